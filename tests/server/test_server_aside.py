"""What goes on beside the server: searches are compiled and games reviewed without holding anybody up."""

import asyncio
import threading
import time

import pytest

import gloaming
from gloaming.bots import search
from gloaming.client import Mirror, at_table_plainly
from gloaming.server import aside, doors, keeper
from gloaming.server.aside import Aside
from servers import company, play_on, serving

GAME = "dont-go-in-there"


@pytest.fixture(autouse=True)
def nothing_is_compiled(tmp_path, monkeypatch):
    """An empty folder for compiled games, and nobody who really compiles."""
    monkeypatch.setenv("GLOAMING_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(doors, "HASTY", 0.5)


@pytest.fixture
def compiled(monkeypatch):
    """The games that were to be compiled."""
    wanted = []

    async def compiled(self, game):
        wanted.append(game.id)

    monkeypatch.setattr(Aside, "compiled", compiled)
    return wanted


@pytest.fixture
def server(tmp_path):
    with serving(str(tmp_path / "tables.db")) as running:
        yield running


def play_against(server, bot):
    table, (ada,) = company(server.url, GAME, ["Ada"], bots=1, bot=bot)
    asyncio.run(asyncio.wait_for(play_on(ada, table, Mirror()), 60))
    return ada, table


def test_a_bot_that_thinks_answers_by_instinct_until_its_search_is_compiled(server, compiled, monkeypatch):
    def never(*given):
        raise AssertionError("it thought in plain Python")

    monkeypatch.setattr(search, "begin_thought", never)
    play_against(server, "phantom")
    assert compiled == [GAME]  # once, though it was asked often


def test_a_search_is_compiled_as_soon_as_its_bot_has_a_seat(server, compiled):
    table, (ada,) = company(server.url, GAME, ["Ada"], bots=1, start=False)
    assert compiled == []  # a moth does not think
    ada.call("PATCH", f"/api/tables/{table}", {"players": 3})
    ada.table(table, "bots", {"bot": "owl"})
    for _ in range(500):
        if compiled:
            break
        time.sleep(0.02)
    assert compiled == [GAME]


def test_a_review_without_a_compiled_search_is_hasty_and_says_so(server, compiled):
    ada, table = play_against(server, "moth")
    comments = ada.call("GET", f"/api/tables/{table}/review?seat=0")
    assert comments
    assert all(comment["hasty"] and comment["seat"] == "Ada" for comment in comments)
    assert compiled == [GAME]


def test_a_hint_without_a_compiled_search_is_thought_of_beside_the_server(server, compiled, monkeypatch):
    def never(*given, **options):
        raise AssertionError("it thought in plain Python")

    monkeypatch.setattr(aside.adviser, "advise", never)
    table, (ada,) = company(server.url, GAME, ["Ada"], bots=1)
    with at_table_plainly(ada, table, Mirror()) as remote:
        while remote.seen.question is None:
            remote.next(10)
    hints = ada.call("GET", f"/api/tables/{table}/hint")
    assert hints
    assert compiled == [GAME]


def test_who_is_not_asked_gets_no_hint_whether_the_search_is_compiled_or_not(server, compiled, monkeypatch):
    table, (ada,) = company(server.url, GAME, ["Ada"], bots=1, start=False)
    server.house.rooms.on_due = lambda room: None  # the bot never answers
    with pytest.raises(gloaming.Refusal, match="has not started"):
        ada.call("GET", f"/api/tables/{table}/hint")
    ada.table(table, "start")
    with at_table_plainly(ada, table, Mirror()) as remote:
        if remote.seen.question is not None:
            remote.send(type="answer", answer=remote.seen.question.answers[0][0])
            while remote.seen.question is not None:
                remote.next(10)
    for ready in (False, True):
        monkeypatch.setattr(doors, "compiled_is_ready", lambda game, ready=ready: ready)
        with pytest.raises(gloaming.Refusal, match="You are not asked anything now"):
            ada.call("GET", f"/api/tables/{table}/hint")
    ada.table(table, "leave")
    with pytest.raises(gloaming.Refusal, match="A bot plays for you"):
        ada.call("GET", f"/api/tables/{table}/hint")
    assert compiled == []


def test_a_review_that_fails_is_a_fault_of_the_server_and_nothing_else(server, compiled, monkeypatch):
    ada, table = play_against(server, "moth")
    monkeypatch.setattr(aside.sys, "executable", "/bin/false")
    with pytest.raises(gloaming.Refusal, match="went wrong in the server"):
        ada.call("GET", f"/api/tables/{table}/review")
    assert ada.call("GET", f"/api/tables/{table}")["stage"] == "over"


def test_a_bot_of_another_package_that_cannot_answer_is_answered_for(server, monkeypatch):
    class Broken:
        def sit(self, game, seat, seed):
            self.seat = seat

        def answer(self, seen):
            return 10**6

    found = keeper.find_bot
    monkeypatch.setattr(keeper, "find_bot", lambda name: Broken() if name == "moth" else found(name))
    play_against(server, "moth")


def test_one_process_compiles_at_a_time(monkeypatch):
    at_once, most = [], []

    def compile_slowly(game):
        at_once.append(game)
        most.append(len(at_once))
        time.sleep(0.1)
        at_once.pop()

    monkeypatch.setattr(aside, "compile_thoughts", compile_slowly)
    threads = [threading.Thread(target=aside.compile_alone, args=(gloaming.find(GAME),)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1, 1, 1]


def test_a_server_that_stops_ends_the_processes_beside_it(monkeypatch, tmp_path):
    sleeper = tmp_path / "sleeper"
    sleeper.write_text("#!/bin/sh\nexec sleep 60\n", encoding="ascii")
    sleeper.chmod(0o755)

    async def story():
        beside = Aside()
        monkeypatch.setattr(aside.sys, "executable", str(sleeper))
        beside.compile(gloaming.find(GAME))
        while not beside.running:
            await asyncio.sleep(0.01)
        (process,) = beside.running
        await asyncio.wait_for(beside.stop(), 10)
        return process

    assert asyncio.run(story()).returncode == -9


def test_the_process_compiles_what_it_is_told_to(monkeypatch):
    done = []
    monkeypatch.setattr(aside, "compile_thoughts", done.append)
    monkeypatch.setattr(aside.os, "nice", lambda more: None)
    aside.main(["compile", GAME])
    assert [game.id for game in done] == [GAME]
