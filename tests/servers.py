"""What tests of the server share: servers, and guests who play."""

from __future__ import annotations

import asyncio
import itertools
import random
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, overload
from unittest.mock import patch

import uvicorn

from gloaming import client
from gloaming.client import Mirror, RemoteTable, Visitor, at_table
from gloaming.server import live_tables
from gloaming.server import messages as m
from gloaming.server.app import create
from gloaming.server.database import database_url, migrate
from gloaming.server.serve import options
from gloaming.server.settings import Settings
from programs import PATIENCE, SECRET, wait_for

T = TypeVar("T")
client.TIMEOUT = PATIENCE  # visitors wait as long as tests do
PATIENT: dict[str, Any] = {
    "http_rate": 1e6,
    "http_burst": 10**6,
    "seat_rate": 1e6,
    "seat_burst": 10**6,
    "sockets": 9999,
}
SHORT: dict[str, dict[str, Any]] = {"haunting-house": {"turns": 3}, "haunted-destinies": {"quick": True, "rounds": 4}}


@contextmanager
def same_games(name: str) -> Iterator[None]:
    """Tables that are opened here have seeds by this name: whenever and wherever that is, their games are the same."""
    opened = itertools.count()

    def seed() -> str:
        return sha256(f"{name} {next(opened)}".encode()).hexdigest()

    with patch.object(live_tables, "new_seed", seed):
        yield


def tell(story: Coroutine[Any, Any, T]) -> T:
    """Let a story happen from its beginning to its end."""
    return asyncio.run(asyncio.wait_for(story, PATIENCE))


class Running:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.listening = settings, socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listening.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.guard = create(settings)
        self.house = self.guard.house
        self.server = uvicorn.Server(uvicorn.Config(self.guard, **options(settings)))
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],), daemon=True)

    def start(self) -> Running:
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive(), "that the server starts")
        assert self.server.started, "the server did not start"
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def guest(self) -> Visitor:
        return Visitor(self.url)

    def do(self, doing: Callable[..., T], *given: Any) -> T:
        """Do something in the server's own thread, between whatever else it does there, and wait for it."""

        async def done() -> T:
            return doing(*given)

        loop = self.server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(done(), loop).result(PATIENCE)

    def sweep(self) -> None:
        """Wait until the scheduler has looked for what is due by now, and has seen to it."""
        looks, store = [], self.house.store
        true_due = store.due

        async def due(*given: Any) -> Any:
            looks.append(given)
            return await true_due(*given)

        store.due = due
        try:
            wait_for(lambda: len(looks) > 1, "that the scheduler looks again")
        finally:
            store.due = true_due


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

    def cut_all() -> None:
        for live in running.house.tables.in_memory.values():
            for guest in [each for there in live.sockets.values() for each in there]:
                guest.wire.transport.abort()

    running.do(cut_all)


class Clock:
    """The servers' clock, which the test can turn; otherwise it goes as any other."""

    def __init__(self) -> None:
        self.ahead = 0.0  # seconds

    def turn(self, seconds: float) -> None:
        self.ahead += seconds

    def time_ns(self) -> int:
        return time.time_ns() + int(1e9 * self.ahead)

    def monotonic(self) -> float:
        return time.monotonic() + self.ahead

    perf_counter = staticmethod(time.perf_counter)


def company(
    url: str, game: str, names: list[str], *, bots: int = 0, bot: str = "moth", start: bool = True, **given: Any
) -> tuple[str, list[Visitor]]:
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


@overload
async def until(remote: RemoteTable, wanted: type[T]) -> T: ...
@overload
async def until(remote: RemoteTable, wanted: tuple[type, ...] | Callable[[m.ToClient], bool]) -> Any: ...
async def until(remote: RemoteTable, wanted: Any) -> Any:
    """The first message that is wanted: of a type, or of several, or by a test of one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = await remote.next()
            if isinstance(message, wanted) if isinstance(wanted, type | tuple) else wanted(message):
                return message


def table_of(mirror: Mirror) -> m.TableInfo:
    """The table that somebody looks at."""
    assert mirror.table is not None
    return mirror.table


def question_of(mirror: Mirror) -> m.QuestionInfo:
    """What somebody is asked."""
    assert mirror.question is not None
    return mirror.question


def answers_of(mirror: Mirror) -> list[tuple[int, str, dict[str, Any]]]:
    """All answers to what somebody is asked."""
    answers = question_of(mirror).answers
    assert answers is not None
    return answers


async def answer_somehow(remote: RemoteTable, rng: random.Random) -> None:
    """Give one of the answers to what is asked."""
    answer = await some_answer(remote, rng)
    assert answer is not None
    await remote.answer(answer)


async def some_answer(remote: RemoteTable, rng: random.Random) -> int | None:
    """One of the answers to what is asked, by its number; from a page of them where there are very many, unless
    somebody else has answered meanwhile.
    """
    asked = question_of(remote.seen)
    if asked.answers is not None:
        return rng.choice(asked.answers)[0]
    await remote.send(type="answers", start=rng.randrange(asked.count))
    page = await until(remote, (m.Page, m.Refused))
    return page.answers[0][0] if isinstance(page, m.Page) else None


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
                await answer_somehow(remote, rng)
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


class Cable:
    """The way to the socket of a server, which can be cut right after a word has gone over it: whatever comes back is
    lost.
    """

    def __init__(self, there: Path) -> None:
        self.there, self.cut_after = str(there), b""
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
        with near, socket.socket(socket.AF_UNIX) as far:
            far.connect(self.there)
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
