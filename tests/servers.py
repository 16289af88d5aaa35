"""What tests of the server share: servers on free ports, databases of their own, and guests who play."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn

from gloaming.client import Mirror, RemoteTable, Visitor, at_table
from gloaming.server import messages as m
from gloaming.server.app import create
from gloaming.server.database import database_url, migrate
from gloaming.server.serve import options
from gloaming.server.settings import Settings

SECRET = "a secret for tests only, long enough for anybody"
PATIENT: dict[str, Any] = {
    "http_rate": 1e6,
    "http_burst": 10**6,
    "seat_rate": 1e6,
    "seat_burst": 10**6,
    "sockets": 9999,
}
SHORT: dict[str, dict[str, Any]] = {"haunting-house": {"turns": 3}, "haunted-destinies": {"quick": True, "rounds": 4}}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.port = settings, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.guard = create(settings)
        self.house = self.guard.house
        config = uvicorn.Config(self.guard, host="127.0.0.1", port=self.port, **options(settings))
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def start(self) -> Running:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    def guest(self) -> Visitor:
        return Visitor(self.url)


@contextmanager
def serving(database: str, **given: Any) -> Iterator[Running]:
    """A server for as long as the block lasts."""
    settings = Settings(**{"database": database, "secret": SECRET, **PATIENT, "tables_an_hour": 10**6, **given})
    migrate(database_url(database))
    running = Running(settings).start()
    try:
        yield running
    finally:
        running.stop()


def cut(running: Running) -> None:
    """Cut every line between the server and its guests."""
    loop = running.server.servers[0].get_loop()
    for room in running.house.rooms.rooms.values():
        for guest in [each for there in room.sockets.values() for each in there]:
            loop.call_soon_threadsafe(guest.wire.transport.abort)


def company(
    url: str, game: str, names: list[str], *, bots: int = 0, bot: str = "moth", start: bool = True, **given: Any
) -> Any:
    """A table at which everybody named sits, the first being the host: its id, and the visitors."""
    people = [Visitor(url) for _ in names]
    body = {"game": game, "name": names[0], "players": len(names) + bots, "options": SHORT.get(game, {}), **given}
    table = people[0].call("POST", "/api/tables", body)["table"]["id"]
    for person, name in zip(people[1:], names[1:], strict=True):
        person.table(table, "join", {"name": name})
    for _ in range(bots):
        people[0].table(table, "bots", {"bot": bot})
    if start:
        people[0].table(table, "start")
    return table, people


async def until(remote: RemoteTable, wanted: Any, timeout: float = 20.0) -> m.ToClient:
    """The first message that is wanted: of a type, or by a test of one."""
    async with asyncio.timeout(timeout):
        while True:
            message = await remote.next()
            if isinstance(message, wanted) if isinstance(wanted, type) else wanted(message):
                return message


async def some_answer(remote: RemoteTable, rng: random.Random) -> int:
    """One of the answers to what is asked, by its number; from a page of them where there are very many."""
    asked = remote.seen.question
    assert asked is not None
    if asked.answers is not None:
        return rng.choice(asked.answers)[0]
    await remote.send(type="answers", start=rng.randrange(asked.count))
    page = await until(remote, m.Page)
    assert isinstance(page, m.Page)
    return page.answers[0][0]


async def play_on(
    visitor: Visitor, table: str, mirror: Mirror, *, seed: int = 0, most: int = 10**6
) -> list[m.ToClient]:
    """Play one seat to the end, or so many answers; return all messages."""
    rng, heard, given = random.Random(seed), [], 0
    async with at_table(visitor, table, mirror, resume=mirror.number > 0) as remote:
        answered = 0
        while not mirror.over and given < most:
            question = mirror.question
            if question is not None and question.number != answered:
                answered = question.number
                await remote.answer(await some_answer(remote, rng))
                given += 1
            heard.append(await remote.next())
            assert not isinstance(heard[-1], m.Refused), heard[-1]
    return heard


def raw_socket(port: int, table: str, cookie: str) -> socket.socket:
    """A socket after its handshake, with a small buffer, from which nobody reads."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    made.sendall("\r\n".join([*lines, "", ""]).encode())
    return made


# Databases of our own

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if Path("/usr/lib/postgresql").exists() else []
REDIS = shutil.which("valkey-server") or shutil.which("redis-server")


class Postgres:
    """A PostgreSQL server with an empty folder, on a free port; it can be stopped and started again."""

    def __init__(self) -> None:
        self.port, self.home = free_port(), Path(tempfile.mkdtemp(prefix="gloaming-postgres-"))
        self.url = f"postgresql://gloaming@127.0.0.1:{self.port}/postgres"
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if self.as_user:
            shutil.chown(self.home, "postgres")
        self.run("initdb", "-A", "trust", "-U", "gloaming", "--no-sync")

    def run(self, program: str, *given: str, check: bool = True) -> None:
        command = [*self.as_user, POSTGRES[-1] / program, "-D", self.home / "data", *given]
        subprocess.run(command, check=check, capture_output=True, cwd=self.home)

    def start(self) -> None:
        flags = f"-F -k {self.home} -h 127.0.0.1 -p {self.port} -c max_connections=60"
        self.run("pg_ctl", "-w", "-l", str(self.home / "log"), "-o", flags, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-w", "-m", "immediate", "stop", check=False)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL server for as long as the block lasts."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of one that stays."""
    with postgres_server() as server:
        yield server.url


class Redis:
    """A Redis or Valkey server that keeps nothing, on a free port; it can be stopped and started again."""

    def __init__(self) -> None:
        self.port, self.home = free_port(), tempfile.mkdtemp(prefix="gloaming-redis-")
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [str(REDIS), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", self.home]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(500):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)
            self.process = None


@contextmanager
def redis() -> Iterator[Redis]:
    """A Redis or Valkey server for as long as the block lasts."""
    server = Redis()
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.home, ignore_errors=True)


@contextmanager
def redis_server() -> Iterator[str]:
    """The URL of one that stays."""
    with redis() as server:
        yield server.url


class Cable:
    """The way to a server, which can be cut right after a word has gone over it: whatever comes back is lost."""

    def __init__(self, port: int) -> None:
        self.there, self.cut_after = port, b""
        self.cuts = 0
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listening.getsockname()[1])
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            threading.Thread(target=self.join, args=(near,), daemon=True).start()

    def join(self, near: socket.socket) -> None:
        with near, socket.create_connection(("127.0.0.1", self.there)) as far:
            back = threading.Thread(target=self.carry, args=(far, near), daemon=True)
            back.start()
            self.carry(near, far, outward=True)
            back.join()

    def carry(self, one: socket.socket, other: socket.socket, *, outward: bool = False) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if outward and self.cut_after and self.cut_after in data:
                    self.cut_after = b""
                    self.cuts += 1
                    one.shutdown(socket.SHUT_RDWR)  # first: the reply may be quicker than this thread
                other.sendall(data)
        with suppress(OSError):
            other.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self.listening.close()
