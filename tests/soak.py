"""Misfortunes: servers that are killed at any moment, disks that are full, cables that are cut, while people play.

Run as a program it plays hundreds of games (`make soak`); `test_soak.py` plays a few. Everybody remembers what they
answered and what the server acknowledged; afterwards the store and the record have to say the same.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import gloaming
from gloaming.client import LARGEST, Mirror, RemoteTable, Visitor
from gloaming.kernel import record
from gloaming.server import messages as m
from gloaming.server.store import Store, events_of
from gloaming.tables import Table, apply
from gloaming.tables.events import Answered
from programs import PATIENCE, POSTGRES, REDIS, Postgres, Redis, Worker
from servers import company, raw_socket, some_answer

FEW = [f"GLOAMING_{each}" for each in
       ("HTTP_RATE", "HTTP_BURST", "SEAT_RATE", "SEAT_BURST", "SOCKETS", "TABLES_AN_HOUR")]  # fmt: skip
LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)
IN_DOUBT = ("nothing was changed", "will be seen when it is back")  # refusals after which one tries again
LONG = 30.0  # seconds
A_GAME = 5 * PATIENCE  # seconds that games may take, with all their misfortunes
FIRST = 2  # answers that everybody gives before the first misfortune, so that no game is over before it
GAMES = [game.id for game in gloaming.games()]


def worker(database: str, *options: str) -> Worker:
    """A server process that nobody can ask too much of."""
    return Worker(database, *options, **dict.fromkeys(FEW, "1000000"))


def fill_the_disk(worker: Worker, full: bool) -> None:
    """Let every write of a server process to a file fail, or no longer."""
    assert worker.process is not None
    _, most = resource.prlimit(worker.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(worker.process.pid, resource.RLIMIT_FSIZE, (0 if full else most, most))


@dataclass
class Evening:
    """One game, and what befell it."""

    game: str
    table_id: str
    players: list[Player]
    watcher: Player
    killed: int = 0  # how often a server was killed while it went on

    @property
    def over(self) -> bool:
        return all(player.mirror.over for player in (*self.players, self.watcher))


@dataclass
class Player:
    """Somebody who plays one seat whatever happens, and remembers every answer; or who has none, and looks on."""

    visitor: Visitor
    table_id: str
    workers: list[Worker]
    rng: random.Random
    racing: bool = False  # somebody else answers for the same seat
    long_cut: float = 0.0  # seconds for which the cable is cut the first time
    mirror: Mirror = field(default_factory=Mirror)
    meant: dict[int, int] = field(default_factory=dict)  # by question: what was answered
    kept: dict[int, int] = field(default_factory=dict)  # by question: the event that the server acknowledged
    waits: list[float] = field(default_factory=list)  # seconds from an answer to its acknowledgement
    returns: list[float] = field(default_factory=list)  # seconds from coming back to being shown the table
    long_returns: list[float] = field(default_factory=list)  # the same after a long cut
    refusals: int = 0
    repeated: set[int] = field(default_factory=set)  # questions that were answered more than once, with the same
    abandoned: list[ClientConnection] = field(default_factory=list)
    struck: asyncio.Event = field(default_factory=asyncio.Event)  # the first misfortune has happened

    async def play(self, often: float = 0.03) -> None:
        """Play to the end, coming back after everything; `often` is how often a cable is cut."""
        away = 0.0
        while not self.mirror.over:
            try:
                remote = await self.come_back(away)
                away = await self.play_on(remote, often)
            except LOST:
                await asyncio.sleep(0.05 + 0.1 * self.rng.random())
                away = 0.0
        for connection in self.abandoned:
            connection.transport.abort()

    async def come_back(self, away: float) -> RemoteTable:
        """Sit down where one was, at any worker that is there, after so many seconds without a cable."""
        started = time.perf_counter()
        there = self.rng.choice(self.workers)
        if not there.url:
            raise ConnectionError("nobody is there now")
        where = Visitor(there.url, self.visitor.cookie)
        address = where.socket_url(self.table_id, self.mirror.number or None)
        connection = await connect(
            address, additional_headers=where.headers, max_size=LARGEST, compression=None, close_timeout=1
        )
        remote = RemoteTable(connection, self.mirror)
        await remote.next()
        if away:
            returns = self.long_returns if away >= LONG else self.returns
            returns.append(time.perf_counter() - started)
        return remote

    async def play_on(self, remote: RemoteTable, often: float) -> float:
        """Answer until the game is over, or until the cable is cut; say for how many seconds it was."""
        sent = 0
        while not self.mirror.over:
            question = self.mirror.question
            if question is not None and question.number != sent:
                sent = question.number
                assert sent not in self.kept, "an acknowledged answer is asked for again"
                if len(self.kept) >= FIRST:
                    await self.struck.wait()
                if sent in self.meant:
                    self.repeated.add(sent)
                elif (chosen := await some_answer(remote, self.rng)) is not None:
                    self.meant[sent] = chosen
                else:  # somebody else was quicker, or the store is down
                    sent = 0
                    await asyncio.sleep(0.1)
                    continue
                self.started = time.perf_counter()
                await remote.send(type="answer", answer=self.meant[sent], question=sent, ref=sent)
            if self.long_cut or self.rng.random() < often:
                return await self.lose(remote)
            if await self.heard(await remote.next()):
                sent = 0
        await remote.connection.close()
        return 0.0

    async def heard(self, message: m.ToClient) -> bool:
        """Note what the server says to an answer; say whether it has to be given again."""
        if isinstance(message, m.Done):
            self.kept[message.ref] = message.number
            self.waits.append(time.perf_counter() - self.started)
        elif isinstance(message, m.Refused):
            self.refusals += 1
            if message.refused.endswith(IN_DOUBT[1] + ".") or IN_DOUBT[0] in message.refused:
                await asyncio.sleep(0.2)
                return True
            # An answer that is given again since nobody said that it was kept is refused if it was.
            assert self.racing or message.ref in self.repeated, message.refused
        return False

    async def lose(self, remote: RemoteTable) -> float:
        """The cable is cut without a word, for a time that is returned; half of the time the server does not notice."""
        if self.rng.random() < 0.5:
            remote.connection.transport.abort()
        else:
            self.abandoned.append(remote.connection)
        away, self.long_cut = self.long_cut or self.rng.choice((0.01, 0.1, 0.5)), 0.0
        await asyncio.sleep(away)
        return away


# What must be true afterwards


class Reader(Store):
    """The store, for somebody who only looks into it."""

    def close(self) -> None:  # type: ignore[override]
        self.threads.shutdown()
        self.reader.dispose()
        self.writer.dispose()


def answers_in(store: Store, table_id: str) -> dict[int, dict[int, tuple[int, int]]]:
    """What people answered, as the store has it: by seat and question, the event and the answer."""
    header_seed = store.ask(
        lambda connection: connection.exec_driver_sql(f"SELECT seed FROM tables WHERE id = '{table_id}'").scalar()
    )
    table = Table(table_id, str(header_seed))
    found: dict[int, dict[int, tuple[int, int]]] = {}
    for event in store.ask(lambda connection: events_of(connection, table_id, 0)):
        if isinstance(event.what, Answered) and event.what.by == "person":
            question = table.asked[event.what.seat].number
            answers = found.setdefault(event.what.seat, {})
            assert question not in answers, f"question {question} was answered twice"
            answers[question] = event.number, event.what.answer
        apply(table, event)
    return found


def check(store: Store, url: str, evening: Evening) -> None:
    """Nothing that was acknowledged is lost, nothing counted twice, and everybody saw what the record says."""
    there = answers_in(store, evening.table_id)
    seats: dict[int, list[Player]] = {}
    for player in evening.players:
        assert player.mirror.you is not None
        seats.setdefault(player.mirror.you, []).append(player)
    for seat, players in seats.items():
        stored = there.get(seat, {})
        for player in players:
            for question, number in player.kept.items():
                assert stored.get(question) == (number, player.meant[question]), "an acknowledged answer is lost"
        acknowledged = [question for player in players for question in player.kept]
        assert len(acknowledged) == len({*acknowledged}), "two answers to one question were acknowledged"
        for question, (_, answer) in stored.items():
            assert answer in [player.meant.get(question) for player in players], "an answer was made up"
        if len(players) == 1:
            assert stored.keys() == players[0].meant.keys(), "an answer was lost, or applied twice"
    match = record.replay(
        record.read(Visitor(url).call("GET", f"/api/tables/{evening.table_id}/record")), gloaming.find(evening.game)
    )
    for player in (*evening.players, evening.watcher):
        heard = [*map(match.game.voice().news_of_data, player.mirror.news)]
        assert heard == match.news(0, player.mirror.you), "news was missed"
        assert player.mirror.layout == json.loads(json.dumps(match.view(player.mirror.you)))


# Evenings


def begin(workers: list[Worker], game: str, seed: str, *, racing: bool = False) -> Evening:
    """A table with two people, a bot and somebody who looks on; with `racing`, each seat is played twice."""
    table_id, people = company(workers[0].url, game, ["Ada", "Ben"], bots=1)
    rng = random.Random(seed)
    players = [
        Player(person, table_id, workers, random.Random(rng.random()), racing)
        for person in people
        for _ in range(1 + racing)
    ]
    return Evening(
        game, table_id, players, Player(Visitor(workers[0].url), table_id, workers, random.Random(rng.random()))
    )


async def play(
    evenings: list[Evening], misfortune: Callable[[bool], Awaitable[bool]], rng: random.Random, most: int
) -> int:
    """Play all games, while one misfortune follows the other; return how many there were. The first is a server that is
    killed, so that no game is spared that; of the others `misfortune` says whether they were.
    """
    loop, happened = asyncio.get_running_loop(), 0
    tasks = [loop.create_task(player.play()) for each in evenings for player in (*each.players, each.watcher)]

    def answered() -> int:
        return sum(len(player.kept) for each in evenings for player in each.players)

    async def go_on() -> None:
        nonlocal happened
        while happened < most and not all(task.done() for task in tasks):
            most_now = (12 if happened else FIRST) * len(evenings)  # as many as there surely will be
            until, patience = answered() + rng.randint(2, most_now), time.monotonic() + 4
            while answered() < until and time.monotonic() < patience:
                await asyncio.sleep(0.002)
            await asyncio.sleep(0.02 * rng.random())
            struck = [each for each in evenings if not each.over]
            was_killed = await misfortune(happened == 0)
            happened += 1
            for each in struck:
                each.killed += was_killed
            for each in evenings:
                for player in (*each.players, each.watcher):
                    player.struck.set()

    async with asyncio.timeout(A_GAME):
        await asyncio.gather(go_on(), *tasks)
    return happened


@asynccontextmanager
async def sluggards(workers: list[Worker], evenings: list[Evening]) -> AsyncIterator[None]:
    """Somebody at every table who never reads a word."""
    sockets = [raw_socket(workers[0].port, each.table_id, "") for each in evenings]
    try:
        yield
    finally:
        for each in sockets:
            each.close()


class Tally:
    """What was seen in all games."""

    def __init__(self) -> None:
        self.games = self.misfortunes = self.answers = self.refusals = self.killed = self.kills = 0
        self.waits: list[float] = []
        self.returns: list[float] = []
        self.long_returns: list[float] = []

    def add(self, evenings: list[Evening], misfortunes: int) -> None:
        players = [player for each in evenings for player in each.players]
        self.games += len(evenings)
        self.misfortunes += misfortunes
        self.killed += sum(each.killed > 0 for each in evenings)
        self.kills += max(each.killed for each in evenings)
        self.answers += sum(len(player.kept) for player in players)
        self.refusals += sum(player.refusals for player in players)
        self.waits += [wait for player in players for wait in player.waits]
        self.returns += [wait for player in players for wait in player.returns]
        self.long_returns += [wait for player in players for wait in player.long_returns]

    def __str__(self) -> str:
        return (
            f"{self.games} games, in {self.killed} of them a server was killed; {self.kills} kills seen in "
            f"{self.misfortunes} misfortunes; {self.answers} "
            f"answers acknowledged, none lost or doubled; {self.refusals} refused (races, or given again); "
            f"acknowledged after {middle(self.waits, 0.5):.0f} ms (p50), {middle(self.waits, 0.99):.0f} ms (p99); "
            f"after a cut back in {middle(self.returns, 0.5):.0f} ms (p50), {middle(self.returns, 0.99):.0f} ms (p99)"
            f"; {len(self.long_returns)} times after {LONG:.0f} s, at most {middle(self.long_returns, 1.0):.0f} ms"
        )


def middle(found: list[float], share: float) -> float:
    """A quantile, in milliseconds."""
    return 1000 * sorted(found)[int(share * (len(found) - 1))] if found else 0.0


async def soak_alone(home: Path, games: int, seed: str, *, at_once: int = 10, most: int = 3) -> Tally:
    """Games on one worker with SQLite, which is killed, or whose disk is full, again and again."""
    database, tally, rng = str(home / "tables.db"), Tally(), random.Random(seed)
    with worker(database) as alone, closing(Reader(database)) as store:

        async def strike(kill: bool) -> bool:
            if kill or rng.random() < 0.7:
                await asyncio.to_thread(alone.stop)
                await asyncio.to_thread(alone.start)
                return True
            fill_the_disk(alone, True)
            await asyncio.sleep(0.5)
            fill_the_disk(alone, False)
            return False

        for first in range(0, games, at_once):
            wanted = [GAMES[number % len(GAMES)] for number in range(first, min(first + at_once, games))]
            evenings = [begin([alone], game, f"{seed} {first} {number}") for number, game in enumerate(wanted)]
            if games > at_once and first % (4 * at_once) == 0:
                evenings[0].players[0].long_cut = LONG
            async with sluggards([alone], evenings):
                happened = await play(evenings, strike, rng, most)
            for evening in evenings:
                check(store, alone.url, evening)
            tally.add(evenings, happened)
            if games > at_once:
                print(f"one worker, SQLite: {tally}", flush=True)
        alone.stop(signal.SIGTERM)
    return tally


async def soak_together(
    database: Postgres, bus: Redis, games: int, seed: str, *, at_once: int = 6, most: int = 3
) -> Tally:
    """Games at three workers with PostgreSQL and Redis, each of which is lost now and then; two clients a seat."""
    tally, rng, url = Tally(), random.Random(seed), database.database()
    with ExitStack() as stack:
        workers = [stack.enter_context(worker(url, "--redis", bus.url)) for _ in range(3)]
        store = stack.enter_context(closing(Reader(url)))

        async def strike(kill: bool) -> bool:
            lot = 0.0 if kill else rng.random()
            lost: Any = rng.choice(workers) if lot < 0.6 else bus if lot < 0.8 else database
            await asyncio.to_thread(lost.stop)
            await asyncio.sleep(rng.random())
            await asyncio.to_thread(lost.start)
            return isinstance(lost, Worker)

        for first in range(0, games, at_once):
            wanted = [GAMES[number % len(GAMES)] for number in range(first, min(first + at_once, games))]
            evenings = [
                begin(workers, game, f"{seed} {first} {number}", racing=number % 2 == 0)
                for number, game in enumerate(wanted)
            ]
            if games > at_once and first % (4 * at_once) == 0:
                evenings[0].players[0].long_cut = LONG
            happened = await play(evenings, strike, rng, most)
            for evening in evenings:
                check(store, rng.choice(workers).url, evening)
            tally.add(evenings, happened)
            if games > at_once:
                print(f"three workers, PostgreSQL and Redis: {tally}", flush=True)
        for each in workers:
            each.stop(signal.SIGTERM)
    return tally


def main() -> None:
    """Soak for long."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=200, help="games on one worker with SQLite")
    asked.add_argument("--together", type=int, default=60, help="games at three workers with PostgreSQL and Redis")
    asked.add_argument("--seed", default=str(time.time_ns()))
    given = asked.parse_args()
    print(f"seed {given.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="gloaming-soak-") as home:
        print(f"One worker, SQLite: {asyncio.run(soak_alone(Path(home), given.games, given.seed, most=4))}.")
    if not POSTGRES or not REDIS:
        print("PostgreSQL or Redis is not installed, so three workers were not tried.")
        return
    with Postgres() as database, Redis() as bus:
        print(
            f"Three workers, PostgreSQL and Redis: "
            f"{asyncio.run(soak_together(database, bus, given.together, given.seed, most=4))}."
        )


if __name__ == "__main__":
    main()
