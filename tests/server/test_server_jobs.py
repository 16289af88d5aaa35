"""What goes on beside the server: searches are compiled and games reviewed without holding anybody up."""

import asyncio
import fcntl
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.bots import adviser, search
from gloaming.bots.levels import find_bot
from gloaming.bots.search import compiled_home
from gloaming.client import Mirror, Visitor, at_table_plainly
from gloaming.kernel.game import Game
from gloaming.server import jobs, routes, scheduler
from gloaming.server.jobs import Jobs
from programs import PATIENCE, wait_for
from servers import Running, answers_of, company, play_on, serving, tell

GAME = "dont-go-in-there"


@pytest.fixture(autouse=True)
def nothing_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder for compiled games, and nobody who really compiles."""
    monkeypatch.setenv("GLOAMING_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(routes, "HASTY", 0.5)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that were to be compiled."""
    wanted = []

    async def compiled(self: Jobs, game: Game) -> None:
        wanted.append(game.id)

    monkeypatch.setattr(Jobs, "run_compile", compiled)
    return wanted


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with serving(str(tmp_path / "tables.db")) as running:
        yield running


def play_against(server: Running, bot: str) -> tuple[Visitor, str]:
    table, (ada,) = company(server.url, GAME, ["Ada"], bots=1, bot=bot)
    tell(play_on(ada, table, Mirror()))
    return ada, table


def test_a_bot_that_thinks_answers_by_instinct_until_its_search_is_compiled(
    server: Running, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*given: object) -> None:
        raise AssertionError("it thought in plain Python")

    monkeypatch.setattr(search, "begin_thought", never)
    play_against(server, "phantom")
    assert compiled == [GAME]  # once, though it was asked often


def test_a_search_is_compiled_as_soon_as_its_bot_has_a_seat(server: Running, compiled: list[str]) -> None:
    scheduler, always = server.house.scheduler, len(server.house.scheduler.tasks)
    table, (ada,) = company(server.url, GAME, ["Ada"], bots=1, start=False)
    wait_for(lambda: len(scheduler.tasks) == always, "that the bot is seen to")
    assert compiled == []  # a moth does not think
    ada.call("PATCH", f"/api/tables/{table}", {"players": 3})
    ada.table(table, "bots", {"bot": "owl"})
    wait_for(lambda: compiled, "that its search is compiled")
    assert compiled == [GAME]


def test_a_review_without_a_compiled_search_is_hasty_and_says_so(server: Running, compiled: list[str]) -> None:
    ada, table = play_against(server, "moth")
    comments = ada.call("GET", f"/api/tables/{table}/review?seat=0")
    assert comments
    assert all(comment["hasty"] and comment["seat"] == "Ada" for comment in comments)
    assert compiled == [GAME]


def test_a_hint_without_a_compiled_search_is_thought_of_beside_the_server(
    server: Running, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*given: object, **options: object) -> None:
        raise AssertionError("it thought in plain Python")

    monkeypatch.setattr(adviser, "advise", never)
    table, (ada,) = company(server.url, GAME, ["Ada"], bots=1)
    with at_table_plainly(ada, table, Mirror()) as remote:
        while remote.seen.question is None:
            remote.next(PATIENCE)
    hints = ada.call("GET", f"/api/tables/{table}/hint")
    assert hints
    assert compiled == [GAME]


def test_who_is_not_asked_gets_no_hint_whether_the_search_is_compiled_or_not(
    server: Running, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ada,) = company(server.url, GAME, ["Ada"], bots=1, start=False)
    server.house.tables.on_due = lambda live: None  # the bot never answers
    with pytest.raises(gloaming.Refusal, match="has not started"):
        ada.call("GET", f"/api/tables/{table}/hint")
    ada.table(table, "start")
    with at_table_plainly(ada, table, Mirror()) as remote:
        if remote.seen.question is not None:
            remote.send(type="answer", answer=answers_of(remote.seen)[0][0])
            while remote.seen.question is not None:
                remote.next(PATIENCE)
    for ready in (False, True):
        monkeypatch.setattr(routes, "compiled_is_ready", lambda game, ready=ready: ready)
        with pytest.raises(gloaming.Refusal, match="You are not asked anything now"):
            ada.call("GET", f"/api/tables/{table}/hint")
    ada.table(table, "leave")
    with pytest.raises(gloaming.Refusal, match="A bot plays for you"):
        ada.call("GET", f"/api/tables/{table}/hint")
    assert compiled == []


def test_a_review_that_fails_is_a_fault_of_the_server_and_nothing_else(
    server: Running, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, table = play_against(server, "moth")
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(gloaming.Refusal, match="went wrong on the server"):
        ada.call("GET", f"/api/tables/{table}/review")
    assert ada.call("GET", f"/api/tables/{table}")["stage"] == "over"


def test_a_bot_of_another_package_that_cannot_answer_is_answered_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def sit(self, game: Game, seat: int, seed: str) -> None:
            self.seat = seat

        def answer(self, seen: Any) -> int:
            return 10**6

    monkeypatch.setattr(scheduler, "find_bot", lambda name: Broken() if name == "moth" else find_bot(name))
    play_against(server, "moth")


def test_one_process_compiles_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = []

    def compile_alone(game: Game) -> None:
        with (compiled_home() / "compiling").open("w") as another, pytest.raises(BlockingIOError):
            fcntl.flock(another, fcntl.LOCK_EX | fcntl.LOCK_NB)
        alone.append(game.id)

    monkeypatch.setattr(jobs, "compile_thoughts", compile_alone)
    threads = [threading.Thread(target=jobs.compile_alone, args=(gloaming.find(GAME),)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert alone == [GAME] * 3


@pytest.fixture
def sleeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process beside the server that would take very long."""
    program = tmp_path / "sleeper"
    program.write_text("#!/bin/sh\nexec sleep 3600\n", encoding="ascii")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))


def test_a_server_that_stops_ends_the_processes_beside_it(sleeper: None) -> None:
    async def story() -> subprocess.Popen[bytes]:
        beside = Jobs()
        beside.compile(gloaming.find(GAME))
        while not beside.running:
            await asyncio.sleep(0.01)
        (process,) = beside.running
        await beside.stop()
        return process

    assert tell(story()).returncode == -9


def test_a_process_whose_server_was_killed_ends_by_itself() -> None:
    ours, theirs = os.pipe()
    command = [sys.executable, "-m", "gloaming.server.jobs", str(ours), "review", "60"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=(ours,)) as process:  # it waits for a record
        os.close(ours)
        os.close(theirs)
        assert process.wait(PATIENCE) == 1


@pytest.fixture
def lifeline(monkeypatch: pytest.MonkeyPatch) -> str:
    """A lifeline that nobody lets go, not even at the end."""
    monkeypatch.setattr(jobs, "end_with", lambda lifeline: None)
    return "0"


def test_the_process_compiles_what_it_is_told_to(monkeypatch: pytest.MonkeyPatch, lifeline: str) -> None:
    done: list[Game] = []
    monkeypatch.setattr(jobs, "compile_thoughts", done.append)
    monkeypatch.setattr(os, "nice", lambda more: None)
    jobs.main([lifeline, "compile", GAME])
    assert [game.id for game in done] == [GAME]
