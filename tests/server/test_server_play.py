"""Playing over real sockets: whole games, coming back, racing, and clients that read too slowly."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from socket import socket
from typing import Any

import pytest

import gloaming
from gloaming.client import Mirror, RemoteTable, Visitor, at_table
from gloaming.kernel import record
from gloaming.kernel.match import Match
from gloaming.kernel.seats import SPECTATOR
from gloaming.server import live_tables, wire
from gloaming.server import messages as m
from programs import PATIENCE, wait_for
from servers import (
    Clock,
    Running,
    answer_somehow,
    answers_of,
    company,
    play_on,
    question_of,
    raw_socket,
    serving,
    table_of,
    tell,
    until,
)


def happened(server: Running, table: str) -> list[Any]:
    """What the store has of a table, as it lies there."""
    with server.house.store.reader.connect() as connection:
        rows = connection.exec_driver_sql("SELECT number, who, body FROM events WHERE table_id = ?", (table,))
        return list(rows)


def heard_by(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """The news of a game as data, as a seat heard it."""
    hearer = SPECTATOR if seat is None else seat
    return [match.game.news_data(item.heard_by(hearer), match.names) for item in match.heard]


Evening = tuple[str, list[Visitor], list[Mirror]]  # a table, who played at it, and what they and a looker saw


def test_every_game_is_played_to_its_end_over_sockets_and_everybody_saw_the_same_as_the_record(server: Running) -> None:
    async def one(game: str) -> Evening:
        table, people = company(server.url, game, ["Ada", "Ben"], bots=1)
        mirrors = [Mirror() for _ in people]
        looker = Mirror()
        plays = [
            play_on(*each, seed=number) for number, each in enumerate(zip(people, [table] * 2, mirrors, strict=True))
        ]
        await asyncio.gather(*plays, play_on(Visitor(server.url), table, looker))
        return table, people, [*mirrors, looker]

    async def all_games() -> list[Evening]:
        return await asyncio.gather(*(one(game.id) for game in gloaming.games()))

    for game, (table, people, mirrors) in zip(gloaming.games(), tell(all_games()), strict=True):
        match = record.replay(record.read(people[0].call("GET", f"/api/tables/{table}/record")), game)
        for seat, mirror in zip([0, 1, None], mirrors, strict=True):
            assert mirror.you == seat
            assert mirror.layout == json.loads(json.dumps(match.view(seat)))
            assert mirror.news == heard_by(match, seat)
            assert table_of(mirror).seed == match.seed


def test_who_was_cut_off_goes_on_with_nothing_missing_and_nothing_doubled(server: Running) -> None:
    async def story() -> tuple[str, Mirror, Mirror]:
        table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
        whole, cut = Mirror(), Mirror()
        watching = asyncio.create_task(play_on(Visitor(server.url), table, Mirror()))
        playing = asyncio.create_task(play_on(people[1], table, whole, seed=1))
        for number in range(50):
            await play_on(people[0], table, cut, seed=number, most=2)
            if cut.over:
                break
        await asyncio.gather(watching, playing)
        return table, cut, whole

    table, cut, whole = tell(story())
    assert len(cut.news) == len(whole.news)
    match = record.replay(
        record.read(Visitor(server.url).call("GET", f"/api/tables/{table}/record")), gloaming.find("dont-go-in-there")
    )
    assert cut.news == heard_by(match, 0)
    assert cut.layout == json.loads(json.dumps(match.view(0)))


def test_who_comes_back_when_nothing_has_happened_is_told_just_that(server: Running) -> None:
    async def story() -> list[m.ToClient]:
        table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
        mirror = Mirror()
        async with at_table(people[0], table, mirror):
            pass
        async with at_table(people[0], table, Mirror()) as other:
            other.seen.number = mirror.number
        first = []

        class Keeping(Mirror):
            def take(self, message: m.ToClient) -> None:
                first.append(message)
                super().take(message)

        again = Keeping()
        again.number = mirror.number
        async with at_table(people[0], table, again, resume=True):
            return first

    assert tell(story()) == [m.UpToDate(4, [0])]


def test_everybody_is_told_who_comes_and_who_goes(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "LINGERS", 0.05)

    async def story() -> None:
        table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
        written = happened(server, table)
        async with at_table(people[0], table) as ada, at_table(Visitor(server.url), table) as looker:
            assert [seat.here for seat in table_of(ada.seen).seats] == [True, False]
            async with at_table(people[1], table) as ben, at_table(people[1], table):
                assert [seat.here for seat in table_of(ben.seen).seats] == [True, True]
                assert (await until(ada, m.Here)).seats == [0, 1]
                assert [seat["here"] for seat in people[0].call("GET", f"/api/tables/{table}")["seats"]] == [True, True]
                await ben.send(type="pause")  # which is not Ben's to do
                await until(ben, m.Refused)
            assert (await until(ada, m.Here)).seats == [0]
            assert [(await until(looker, m.Here)).seats for _ in range(2)] == [[0, 1], [0]]
            assert [seat.here for seat in table_of(looker.seen).seats] == [True, False]
        assert happened(server, table) == written

    tell(story())


def test_a_page_that_is_loaded_anew_is_no_coming_and_going(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "LINGERS", 3600.0)  # nobody is missed before this test says so

    async def story() -> None:
        table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
        tables, heard = server.house.tables, []

        async def listen(remote: RemoteTable) -> None:
            """What was told up to now."""
            await remote.send(type="ping", ref=1)
            while not isinstance(message := await remote.next(), m.Pong):
                heard.append(message)

        async with at_table(people[0], table) as ada:
            for _ in range(3):
                async with at_table(people[1], table):
                    pass
            wait_for(lambda: 1 not in tables.in_memory[table].sockets, "that the server sees him go")
            await listen(ada)
            async with at_table(people[1], table):
                server.do(tables.tell_gone, table, tables.in_memory[table])  # he would be missed now, but is back
                await listen(ada)
            assert heard == [m.Here([0, 1])]
            wait_for(lambda: 1 not in tables.in_memory[table].sockets, "that the server sees him go")
            server.do(tables.tell_gone, table, tables.in_memory[table])
            assert (await until(ada, m.Here)).seats == [0]

    tell(story())


def test_two_sockets_of_one_seat_race_for_a_question_and_one_wins(server: Running) -> None:
    async def story() -> list[type]:
        table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
        first = people[0] if await is_asked(people[0], table) else people[1]
        async with at_table(first, table) as one, at_table(first, table) as other:
            answers = [each[0] for each in answers_of(one.seen)[:2]]
            number = question_of(one.seen).number
            await one.send(type="answer", answer=answers[0], question=number, ref=1)
            await other.send(type="answer", answer=answers[1], question=number, ref=2)
            replies = [await until(each, lambda x: getattr(x, "ref", None) is not None) for each in (one, other)]
            return [type(reply) for reply in replies]

    kinds = tell(story())
    assert sorted(kind.__name__ for kind in kinds) == ["Done", "Refused"]


def test_an_answer_is_sent_as_arguments_and_a_wrong_one_is_refused_by_its_rule(server: Running) -> None:
    async def story() -> tuple[m.Refused, m.Refused, m.Changes]:
        table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
        first, second = people if await is_asked(people[0], table) else people[::-1]
        async with at_table(first, table) as one, at_table(second, table) as other:
            _, _, arguments = answers_of(one.seen)[-1]
            await one.answer({**arguments, "floor": 2})
            strange = await until(one, m.Refused)
            await one.answer(arguments)
            changes = await until(one, m.Changes)
            await until(other, m.Changes)
            await other.answer(arguments)
            return strange, await until(other, m.Refused), changes

    strange, taken, changes = tell(story())
    assert strange.code == "answer-arguments"
    assert strange.refused.endswith('is no answer to "place", which takes room and space.')
    assert (taken.code, taken.rule, taken.game) == ("space-taken", "DGIT-10", "dont-go-in-there")
    assert changes.beats[0].news["what"] == "placed"


@pytest.mark.parametrize(
    "answer",
    [
        {f"{number}": number for number in range(1_000)},
        {"room": {"room": {"room": ["attic"] * 500}}, "space": 1},
        {"cards": ["move 1"] * 1_000},
        {"cards": {"0": "move 1"}},
        {"choice": {}, "": None},
    ],
)
def test_whatever_a_guest_sends_for_arguments_is_refused_in_one_short_sentence(server: Running, answer: Any) -> None:
    async def story() -> m.Refused:
        table, people = company(server.url, "haunting-house", ["Ada"], bots=1)
        async with at_table(people[0], table) as remote:
            while remote.seen.question is None:
                await until(remote, m.Changes)
            await remote.answer(answer)
            return await until(remote, m.Refused)

    refused = tell(story())
    assert refused.code == "answer-arguments"
    assert len(refused.refused) < 200


async def is_asked(person: Visitor, table: str) -> bool:
    async with at_table(person, table) as remote:
        return remote.seen.question is not None


def test_a_very_wide_question_is_asked_without_its_answers(server: Running) -> None:
    async def story() -> tuple[m.QuestionInfo, m.Page, m.Page, str, m.Refused, m.Done]:
        table, people = company(server.url, "haunting-house", ["Ada"], bots=1)
        async with at_table(people[0], table) as remote:
            rng = random.Random(1)
            while remote.seen.question is None or remote.seen.question.answers is not None:
                if remote.seen.question is not None:
                    await answer_somehow(remote, rng)
                await until(remote, m.Changes)
            question = remote.seen.question
            await remote.send(type="answers", start=0, ref=5)
            page = await until(remote, m.Page)
            begin = page.answers[3][1][:12]
            await remote.send(type="answers", prefix=begin.upper())
            part = await until(remote, m.Page)
            await remote.send(type="answers", start=-1)
            refused = await until(remote, m.Refused)
            await remote.send(type="answer", answer=page.answers[7][1], question=question.number, ref=6)
            done = await until(remote, m.Done)
            return question, page, part, begin, refused, done

    question, page, part, begin, refused, done = tell(story())
    assert question.count > 60
    assert (page.count, page.question, page.ref) == (question.count, question.number, 5)
    assert 0 < part.count < page.count
    assert all(notation.startswith(begin) for _, notation, _ in part.answers)
    assert "pages at 0" in refused.refused
    assert done.ref == 6


def is_later(number: int, message: m.ToClient) -> bool:
    return getattr(message, "number", 0) > number


def test_people_talk_tell_undo_and_pause(server: Running) -> None:
    async def story() -> tuple[str, list[Visitor]]:
        table, people = company(server.url, "haunted", ["Ada", "Ben"])
        async with at_table(people[0], table) as ada, at_table(people[1], table) as ben:
            await ada.send(type="say", text="Is somebody there?")
            assert (await until(ben, m.Chat)).text == "Is somebody there?"
            await ben.send(type="pause", ref=1)
            assert "Only the host" in (await until(ben, m.Refused)).refused
            await ada.send(type="pause")
            await until(ben, m.Changes)
            assert table_of(ben.seen).paused
            await ada.send(type="resume")
            await until(ben, m.Changes)
            rng = random.Random(2)
            while not any(moment.seat == 0 for moment in ada.seen.moments):
                for remote in (ada, ben):
                    if remote.seen.question is not None:
                        await answer_somehow(remote, rng)
                        number = remote.seen.number
                        for each in (ada, ben):
                            await until(each, partial(is_later, number))
            await ada.send(type="tell", text="A cold draught.")
            passage = (await until(ben, m.Passage)).passage
            assert (passage.seat, passage.text) == (0, "A cold draught.")
            assert "cold draught" in str(happened(server, table))
            await ben.send(type="takeout", passage=passage.passage)
            await until(ada, lambda x: isinstance(x, m.Passage) and x.passage.text is None)
            await ada.send(type="describe")
            assert (await until(ada, m.Described)).description
            return table, people

    table, people = tell(story())
    assert "cold draught" not in people[0].call("GET", f"/api/tables/{table}/story")
    assert "cold draught" not in str(happened(server, table))  # the words are gone from the store, too


def test_a_table_is_left_and_taken_back_while_a_bot_plays(server: Running) -> None:
    async def story() -> None:
        table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
        async with at_table(people[0], table) as ada:
            await ada.send(type="leave", ref=1)
            await until(ada, m.Done)
            assert table_of(ada.seen).seats[0].away
            await ada.send(type="return", ref=2)
            await until(ada, m.Done)
            assert not table_of(ada.seen).seats[0].away

    tell(story())


def test_who_is_kicked_looks_on_as_a_spectator_from_then_on(server: Running) -> None:
    async def story() -> None:
        table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
        async with at_table(people[1], table) as ben:
            assert ben.seen.you == 1
            people[0].call("DELETE", f"/api/tables/{table}/seats/1")
            view = await until(ben, m.View)
            assert view.you is None
            await ben.send(type="answer", answer=0)
            assert "no seat" in (await until(ben, m.Refused)).refused

    tell(story())


def test_the_company_moves_to_another_table(server: Running) -> None:
    async def story() -> tuple[list[Visitor], str, str | None]:
        table, people = company(server.url, "haunting-house", ["Ada", "Ben"])
        mirrors = Mirror(), Mirror()
        await asyncio.gather(*(play_on(*each) for each in zip(people, [table] * 2, mirrors, strict=True)))
        async with at_table(people[1], table) as ben:
            await ben.send(type="rematch", ref=9)
            done = await until(ben, m.Done)
            assert done.table is not None
            return people, done.table, table_of(ben.seen).next_table

    people, another, announced = tell(story())
    assert another == announced
    seen = people[0].call("GET", f"/api/tables/{another}")
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Ben"]
    assert another in [each["id"] for each in people[1].call("GET", "/api/tables")["mine"]]
    people[0].table(another, "start")


@pytest.fixture
def sluggard(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Visitor, socket]]:
    """A table, Ada, and a socket of Ben's from which nobody reads; queues are short."""
    monkeypatch.setattr(wire, "SYSTEM_QUEUE", 4096)
    monkeypatch.setattr(wire, "LONGEST_QUEUE", 20_000)
    table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
    with raw_socket(server.port, table, people[1].cookie) as idle:
        idle.settimeout(PATIENCE)
        yield table, people[0], idle


async def talk_until_he_is_sent_away(server: Running, table: str, ada: Visitor) -> None:
    """Ada talks, and hears that it was kept, until Ben, who does not read, has been sent away."""
    live = server.house.tables.in_memory[table]
    async with at_table(ada, table) as remote:
        if not table_of(remote.seen).seats[1].here:
            await until(remote, m.Here)  # Ben has come
        for number in range(4000):
            await remote.send(type="say", text="x" * 490, ref=number)
            await until(remote, m.Done)
            if 1 not in live.sockets:
                return
    raise AssertionError("he was not sent away")


def test_a_client_that_does_not_read_is_sent_away_and_nobody_waits_for_it(
    server: Running, sluggard: tuple[str, Visitor, socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "PATIENCE", 3600.0)  # who waited for it, would wait for so long
    table, ada, idle = sluggard
    tell(talk_until_he_is_sent_away(server, table, ada))
    assert closing_code(idle) == m.TOO_SLOW[0]


def test_a_client_that_does_not_even_read_its_farewell_is_cut_off(
    server: Running, sluggard: tuple[str, Visitor, socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "PATIENCE", 0.05)
    table, ada, idle = sluggard
    tell(talk_until_he_is_sent_away(server, table, ada))
    with suppress(ConnectionResetError):
        while idle.recv(65536):
            pass  # there is an end to it


def closing_code(made: socket) -> int:
    """The code of the close frame, which comes after whatever else a socket still reads."""
    frames = made.makefile("rb")
    while frames.readline() != b"\r\n":
        pass  # the handshake
    while True:
        kind, length = frames.read(2)
        if length > 125:
            length = int.from_bytes(frames.read(2 if length == 126 else 8), "big")
        said = frames.read(length)
        if kind == 0x88:
            return int.from_bytes(said[:2], "big")


def test_a_restart_loses_nothing_and_bots_go_on(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with serving(database) as before:
        table, people = company(before.url, "dont-go-in-there", ["Ada"], bots=2)
        mirror = Mirror()
        tell(play_on(people[0], table, mirror, most=3))
    with serving(database) as after:
        again = Visitor(after.url, people[0].cookie)
        tell(play_on(again, table, mirror))
        text = again.call("GET", f"/api/tables/{table}/record")
    match = record.replay(record.read(text), gloaming.find("dont-go-in-there"))
    assert mirror.news == heard_by(match, 0)


def test_idle_tables_are_put_away_and_found_again(tmp_path: Path, clock: Clock) -> None:
    with serving(str(tmp_path / "tables.db"), idle=60.0, cached=3) as running:
        tables = [company(running.url, "dont-go-in-there", ["Ada", "Ben"])[0] for _ in range(8)]
        assert 0 < len(running.house.tables.in_memory) <= 4
        clock.turn(61)
        wait_for(lambda: not running.house.tables.in_memory, "that they are put away")
        assert Visitor(running.url).call("GET", f"/api/tables/{tables[0]}")["stage"] == "playing"


def test_a_clock_runs_out_and_a_bot_answers(tmp_path: Path, clock: Clock) -> None:
    with serving(str(tmp_path / "tables.db")) as running:
        move = {"kind": "move", "seconds": 3600}
        table, people = company(running.url, "dont-go-in-there", ["Ada", "Ben"], clock=move)
        seat = next(iter(running.house.tables.in_memory[table].table.asked))

        async def story() -> None:
            async with at_table(people[seat], table) as remote:
                assert remote.seen.clocks[seat].running
                running.sweep()
                await remote.send(type="ping")
                assert isinstance(await remote.next(), m.Pong)  # there is time yet
                clock.turn(3600)
                await until(remote, lambda x: isinstance(x, m.Changes) and table_of(remote.seen).seats[seat].away)

        tell(story())
