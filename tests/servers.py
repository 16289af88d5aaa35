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
from contextlib import contextmanager
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


def company(url: str, game: str, names: list[str], *, bots: int = 0, start: bool = True, **given: Any) -> Any:
    """A table at which everybody named sits, the first being the host: its id, and the visitors."""
    people = [Visitor(url) for _ in names]
    body = {"game": game, "name": names[0], "players": len(names) + bots, "options": SHORT.get(game, {}), **given}
    table = people[0].call("POST", "/api/tables", body)["table"]["id"]
    for person, name in zip(people[1:], names[1:], strict=True):
        person.table(table, "join", {"name": name})
    for _ in range(bots):
        people[0].table(table, "bots", {"bot": "moth"})
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


# Databases of our own

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if Path("/usr/lib/postgresql").exists() else []
REDIS = shutil.which("valkey-server") or shutil.which("redis-server")


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server with an empty folder, on a free port; its URL."""
    programs, port = POSTGRES[-1], free_port()
    home = Path(tempfile.mkdtemp(prefix="gloaming-postgres-"))
    as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    if as_user:
        shutil.chown(home, "postgres")
    subprocess.run(
        [*as_user, programs / "initdb", "-D", home / "data", "-A", "trust", "-U", "gloaming", "--no-sync"],
        check=True, capture_output=True, cwd=home,
    )  # fmt: skip
    flags = f"-F -k {home} -h 127.0.0.1 -p {port} -c max_connections=60"
    control = [*as_user, programs / "pg_ctl", "-D", home / "data", "-w"]
    try:
        subprocess.run([*control, "-l", home / "log", "-o", flags, "start"], check=True, capture_output=True, cwd=home)
        yield f"postgresql://gloaming@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, capture_output=True, cwd=home)
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def redis_server() -> Iterator[str]:
    """A Redis or Valkey server that keeps nothing, on a free port; its URL."""
    port, home = free_port(), tempfile.mkdtemp(prefix="gloaming-redis-")
    command = [str(REDIS), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", home]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.02)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)
        shutil.rmtree(home, ignore_errors=True)
