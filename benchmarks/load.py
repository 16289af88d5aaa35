"""A server under load, on this machine: `make load`. Numbers in brackets are the bars that Gloaming has set itself.

Tables are written to the store before the server starts, as if their people had come and started; then a crowd in a
process of its own connects to all of them and answers. The server runs as `gloaming serve` does, with SQLite.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import gloaming
from benchmarks.boardgame import boardgame_moves
from benchmarks.lines import line
from gloaming.kernel.chance import new_seed
from gloaming.kernel.game import Game
from gloaming.server.database import database_url, migrate
from gloaming.server.identity import Identity, new_person, new_table_id
from gloaming.server.live_tables import milliseconds, summary
from gloaming.server.store import Header, Store, Write
from gloaming.tables import Clock, Event, Table, What, apply, decide, opening
from gloaming.tables import events as e
from gloaming.tables import wishes as w

PEOPLE = 4
STEADY = 1500.0  # answers a second, at which delays are measured
IDLE = 1000  # tables that nobody looks at
LATE = 60  # answers after which a game of Don't Go In There is nearly over
OPTIONS: dict[str, dict[str, Any]] = {"haunted-destinies": {"quick": True}}
PATIENT = {  # settings of a server that does not mind a crowd from one address
    "SOCKETS": 10**5,
    "HTTP_RATE": 10**6,
    "HTTP_BURST": 10**6,
    "SEAT_RATE": 10**6,
    "CACHED": 10**4,
    "IDLE": 10**4,
}

Sitting = tuple[str, list[str]]  # a table's id, and the cookies of its people


# Tables


def play_table(game: Game, answers: int) -> tuple[Table, list[Event]]:
    """A table with four people after so many answers, given at random; and what happened there."""
    table, happened = Table(new_table_id(), new_seed()), []

    def happen(who: str, what: What) -> None:
        happened.append(Event(table.number + 1, milliseconds(), who, what))
        apply(table, happened[-1])

    people = [new_person() for _ in range(PEOPLE)]
    happen(people[0], opening(game, PEOPLE, OPTIONS.get(game.id), Clock()))
    for seat, person in enumerate(people):
        happen(person, e.Joined(seat, f"Guest {seat + 1}"))
    happen(people[0], decide(table, people[0], w.Start(), milliseconds()).what)
    for _ in range(answers):
        if table.asked:
            seat = next(iter(table.asked))
            happen(people[seat], e.Answered(seat, random.choice(game.legal(table.play.state, seat))))
    return table, happened


async def write_tables(database: Path, secret: str, tables: list[tuple[Table, list[Event]]]) -> list[Sitting]:
    """Write tables to a store; say who may sit there."""
    store, identity = Store(str(database)), Identity(secret)
    store.open()
    writes = []
    for table, happened in tables:
        said = summary(table).decode()
        header = Header(table.id, table.seed, milliseconds(), False, table.stage, said, None)
        writes.append(store.write(Write(table.id, happened, header=header)))
    await asyncio.gather(*writes)
    await store.close()
    return [(table.id, [identity.cookie(seat.person).partition(";")[0] for seat in table.seats]) for table, _ in tables]


# Processes


def cpu_of(process: int) -> float:
    """Seconds that a process has computed so far, in the system's calls too."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process, self.port = process, port

    def cpu(self) -> float:
        """Seconds that it has computed so far."""
        return cpu_of(self.process.pid)

    def memory(self) -> int:
        """Bytes that it holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def get(self, paths: list[str]) -> None:
        """Ask it for some pages."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        for path in paths:
            connection.request("GET", path)
            if connection.getresponse().read()[:9] == b'{"refused':
                raise SystemExit(f"The server refuses {path}.")
        connection.close()


@contextmanager
def serve(database: Path, secret: str) -> Iterator[Server]:
    """A server that has begun to listen; it is ended afterwards."""
    port = free_port()
    patient = {f"GLOAMING_{key}": str(value) for key, value in PATIENT.items()}
    command = [sys.executable, "-m", "gloaming", "serve", "--port", str(port), "--database", str(database)]
    environment = {**os.environ, **patient, "GLOAMING_SECRET": secret}
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        while process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield Server(process, port)
    finally:
        process.terminate()
        process.wait()


class Crowd:
    """People at tables, in a process of their own; see crowd.py."""

    def __init__(self, port: int, seats: list[Sitting]) -> None:
        command = [sys.executable, "-m", "benchmarks.crowd", str(port)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.ask(seats)

    def ask(self, what: Any) -> Any:
        """Have something done, and wait for the report."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(what), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline() or "null") or sys.exit("The crowd has gone.")

    def close(self) -> None:
        """Let everybody go."""
        self.process.terminate()
        self.process.wait()


# What is measured


def bench_answers(game: Game, tables: int, seconds: float) -> tuple[float, float]:
    """Answers a second, how long people wait for theirs, and what one costs; returns the first and the last."""
    with tempfile.TemporaryDirectory(prefix="gloaming-load-") as folder:
        database, secret = Path(folder, "load.db"), secrets.token_hex(32)
        migrate(database_url(str(database)))
        seats = asyncio.run(write_tables(database, secret, [play_table(game, 0) for _ in range(tables)]))
        with serve(database, secret) as server:
            crowd = Crowd(server.port, seats)
            crowd.ask((2.0, STEADY))  # whatever is slow the first time is past
            steady, cost = measure(server, crowd, seconds, STEADY)
            full, cost_in_full = measure(server, crowd, seconds, 0.0)
            crowd.close()
    rate, waits = len(full["waits"]) / full["seconds"], sorted(steady["waits"])
    print(f"{game.title}: {tables} tables, {PEOPLE * tables:,} people connected, SQLite, one worker")
    line("  acknowledged answers, as many as can be", rate, "answers/s", STEADY)
    line("  the server's time for one", 1e6 * cost_in_full, "microseconds")
    line("  acknowledged answers, at a steady rate", len(waits) / steady["seconds"], "answers/s")
    line("  the server's time for one", 1e6 * cost, "microseconds")
    line("  half of these are acknowledged within", 1000 * waits[len(waits) // 2], "ms", 10, below=True)
    line("  99 of 100 within", 1000 * waits[len(waits) * 99 // 100], "ms", 100, below=True)
    if full["refused"] or steady["refused"] or full["over"] > PEOPLE * tables // 2:
        print(f"  of no use: {full['refused'] + steady['refused']} refused, {full['over']} of the people at the end")
    return rate, cost_in_full


def measure(server: Server, crowd: Crowd, seconds: float, rate: float) -> tuple[Any, float]:
    """What a crowd reports, and the seconds that the server computed for each answer."""
    before = server.cpu()
    report = crowd.ask((seconds, rate))
    return report, (server.cpu() - before) / max(len(report["waits"]), 1)


def bench_memory(game: Game) -> None:
    """What a table that nobody looks at takes in memory: by how much the server grows while it loads many."""
    with tempfile.TemporaryDirectory(prefix="gloaming-load-") as folder:
        database, secret = Path(folder, "load.db"), secrets.token_hex(32)
        migrate(database_url(str(database)))
        for answers, when in ((0, "right after the start"), (LATE, "late in the game")):
            tables = [play_table(game, answers) for _ in range(2 * IDLE)]
            seats = asyncio.run(write_tables(database, secret, tables))
            pages = [f"/api/tables/{table}" for table, _ in seats]
            with serve(database, secret) as server:
                server.get(pages[IDLE:])  # whatever is loaded only once is there, and the store's caches are full
                before = server.memory()
                server.get(pages[:IDLE])
                grown = (server.memory() - before) / IDLE
            line(f"memory of an idle table, {when}", grown / 1000, "kB", 25, below=True)


def bench_ratio(rate: float, cost: float, tables: int, seconds: float) -> None:
    """The same machine under boardgame.io's server, which keeps nothing on disk and tells two people of each move."""
    found = boardgame_moves(free_port(), tables, seconds, cpu_of)
    if found is not None:
        moves, cost_of_move = found
        print(f"boardgame.io: {tables} tables of tic-tac-toe, {2 * tables:,} people connected, in memory")
        line("  moves, as many as can be", moves, "moves/s")
        line("  its server's time for one", 1e6 * cost_of_move, "microseconds")
        line("  ratio to boardgame.io", rate / moves, "", 1)
        line("  ratio by the servers' time", cost_of_move / cost, "")


def main() -> None:
    """Measure what the command line says."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--game", default="dont-go-in-there", choices=[game.id for game in gloaming.games()])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each of two measurements")
    parser.add_argument("--only", choices=("answers", "memory", "ratio"), help="one part of it")
    wanted = parser.parse_args()
    game = gloaming.find(wanted.game)
    if wanted.only != "memory":
        rate, cost = bench_answers(game, wanted.tables, wanted.seconds)
    if wanted.only in (None, "memory"):
        bench_memory(game)
    if wanted.only in (None, "ratio"):
        bench_ratio(rate, cost, wanted.tables, wanted.seconds)


if __name__ == "__main__":
    main()
