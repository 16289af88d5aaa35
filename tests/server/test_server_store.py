"""The store: on SQLite, and on PostgreSQL where its programs are installed; races, restarts, broken disks."""

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import gloaming
from gloaming import Refusal
from gloaming.client import Mirror, Visitor, at_table
from gloaming.kernel import record
from gloaming.server import messages as m
from gloaming.server.database import database_url, engine_for, migrate
from gloaming.server.metrics import ANSWERS, EVENTS
from gloaming.server.schema import metadata, tables
from gloaming.server.serve import check
from gloaming.server.settings import Settings, find_secret, keep_secret
from gloaming.server.store import Header, Store, StoreDown, Write
from gloaming.tables import events as e
from gloaming.tables.events import Event
from programs import Postgres, Redis, wait_for
from servers import (
    Running,
    answer_somehow,
    answers_of,
    company,
    play_on,
    question_of,
    serving,
    tell,
    until,
)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of the test's own."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    postgresql: Postgres = request.getfixturevalue("postgresql")
    return postgresql.database()


Story = Callable[[Store], Awaitable[None]]


def in_store(database: str, story: Story) -> None:
    """Tell a story with an open store."""

    async def told() -> None:
        store = Store(database)
        store.open()
        try:
            await story(store)
        finally:
            await store.close()

    migrate(database_url(database))
    tell(told())


def header(table: str, **given: Any) -> Header:
    fields: dict[str, Any] = {
        "seed": "s",
        "opened": 0,
        "private": False,
        "stage": "waiting",
        "summary": "{}",
        "due": None,
    }
    return Header(table, **{**fields, **given})


def event(number: int, what: e.What | None = None) -> Event:
    return e.Event(number, 0, "ada", what or e.ChatSaid(0, "Hush."))


def test_what_was_written_is_read_again(database: str) -> None:
    async def story(store: Store) -> None:
        assert await store.write(Write("one", [event(1), event(2)], header=header("one"), holders=("ada",)))
        assert await store.events("one") == [event(1), event(2)]
        assert await store.events("one", 1) == [event(2)]
        kept = await store.header("one")
        assert kept is not None
        assert kept.seed == "s"
        assert await store.header("none") is None
        assert [each.id for each in await store.tables_of("ada")] == ["one"]
        assert await store.tables_of("ben") == []
        assert await store.write(Write("one", [event(3)], holders=("ben",), gone=("ada",)))
        assert await store.tables_of("ada") == []
        assert [each.id for each in await store.tables_of("ben")] == ["one"]

    in_store(database, story)


def test_of_many_who_want_a_number_exactly_one_has_it(database: str) -> None:
    async def story(store: Store) -> None:
        await store.write(Write("race", [event(1)], header=header("race")))
        other = Store(database)
        other.open()
        try:
            for number in range(2, 30):
                wishes = [each.write(Write("race", [event(number)])) for each in (store, other) for _ in range(5)]
                assert sorted(await asyncio.gather(*wishes)) == [False] * 9 + [True]
        finally:
            await other.close()
        assert [each.number for each in await store.events("race")] == list(range(1, 30))

    in_store(database, story)


def test_what_is_kept_is_counted_and_what_lost_a_race_is_not(database: str) -> None:
    def counted() -> tuple[float, ...]:
        return tuple(metric.samples[0].value for counter in (EVENTS, ANSWERS) for metric in counter.collect())

    async def story(store: Store) -> None:
        happened, answers = counted()
        await store.write(Write("counted", [event(1), event(2)], header=header("counted")))
        assert counted() == (happened + 2, answers)
        assert await store.write(Write("counted", [event(3, e.Answered(0, 1))]))
        assert not await store.write(Write("counted", [event(3, e.Answered(0, 2))]))
        assert counted() == (happened + 3, answers + 1)

    in_store(database, story)


def test_the_loser_of_a_race_leaves_no_trace(database: str) -> None:
    async def story(store: Store) -> None:
        await store.write(Write("trace", [event(1)], header=header("trace", due=5), holders=("ada",)))
        lobby = {"stage": "over"}
        lost = Write("trace", [event(1)], None, lobby, due=9, due_changed=True, holders=("eve",), gone=("ada",))
        assert not await store.write(lost)
        kept = await store.header("trace")
        assert kept is not None
        assert (kept.stage, kept.due) == ("waiting", 5)
        assert await store.tables_of("eve") == []
        assert [each.id for each in await store.tables_of("ada")] == ["trace"]

    in_store(database, story)


def test_two_writers_of_the_same_tables_never_wait_for_each_other_in_a_ring(database: str) -> None:
    async def story(store: Store) -> None:
        other = Store(database)
        other.open()
        names = [f"ring {number}" for number in range(20)]
        for name in names:
            await store.write(Write(name, [event(1)], header=header(name)))
        try:
            for number in range(2, 8):
                forth = [store.write(Write(name, [event(number)], due=1, due_changed=True)) for name in names]
                back = [other.write(Write(name, [event(number)], due=2, due_changed=True)) for name in reversed(names)]
                assert sum(await asyncio.gather(*forth, *back)) == len(names)
        finally:
            await other.close()

    in_store(database, story)


def test_what_is_due_and_what_is_open_is_found(database: str) -> None:
    async def story(store: Store) -> None:
        now = 10**12
        await store.write(Write("due", [event(1)], header=header("due", due=now - 5, stage="playing")))
        await store.write(Write("late", [event(1)], header=header("late", due=now + 5, stage="playing")))
        await store.write(Write("open", [event(1)], header=header("open", opened=now)))
        await store.write(Write("secret", [event(1)], header=header("secret", opened=now, private=True)))
        await store.write(Write("old", [event(1)], header=header("old", opened=now - 10**9)))
        found = await store.due(now, 1000)
        assert "due" in found
        assert "late" not in found
        listed = [each.id for each in await store.open_tables(now)]
        assert "open" in listed
        assert not {"secret", "old", "due"} & set(listed)
        await store.set_due("due", None)
        assert "due" not in await store.due(now, 1000)

    in_store(database, story)


def test_what_was_told_is_forgotten_when_it_is_taken_out(database: str) -> None:
    async def story(store: Store) -> None:
        told = e.Event(2, 0, "ada", e.PassageTold(0, 1, "The ferry."))
        await store.write(Write("words", [event(1), told], header=header("words")))
        await store.write(Write("words", [e.Event(3, 0, "", e.PassageTakenOut(1, 2))]))
        assert (await store.events("words"))[1].what == e.PassageTold(0, 1, None)

    in_store(database, story)


def test_a_write_that_nobody_can_carry_out_is_refused_and_others_are_written(database: str) -> None:
    async def story(store: Store) -> None:
        await store.write(Write("newer", [event(1), event(2)], header=header("newer")))
        with store.reader.begin() as connection:  # a worker of another version has written what this one cannot read
            connection.exec_driver_sql("UPDATE events SET body = '{\"what\":\"sung\"}' WHERE table_id = 'newer'")
        takes_out = Write("newer", [e.Event(3, 0, "", e.PassageTakenOut(1, 2))])
        with pytest.raises(StoreDown, match="ValidationError") as down:
            await store.write(takes_out)
        assert down.value.sure
        assert await store.write(Write("newer", [event(3)]))

    in_store(database, story)


def test_a_table_that_waited_under_an_older_gloaming_is_still_listed(database: str) -> None:
    older, now = database_url(database), 10**12
    summary = {"id": "older", "stage": "gathering", "options": {"note": "a \u00bb gathering \u00ab"}}
    migrate(older)
    engine = engine_for(older, writes=True)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")  # the same columns, older words
        row = header("older", opened=now, stage="gathering", summary=json.dumps(summary))
        connection.execute(tables.insert().values(row._asdict()))
    engine.dispose()
    migrate(older)

    async def story(store: Store) -> None:
        (found,) = await store.open_tables(now)
        assert (found.id, found.stage) == ("older", "waiting")
        assert json.loads(found.summary) == {**summary, "stage": "waiting"}

    in_store(database, story)


def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    migrate(database_url(database))
    migrate(database_url(database))  # once more changes nothing
    store = Store(database)
    with store.reader.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.reader.dispose()
    store.writer.dispose()
    store.threads.shutdown()


async def write_on(store: Store, table: str, until_number: int) -> None:
    for number in range(2, until_number):
        await store.write(Write(table, [event(number, e.ChatSaid(0, "x" * 400))]))


def test_a_store_that_cannot_be_written_says_so_and_recovers(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    def fill_the_disk(connection: Any, _: object) -> None:
        connection.execute("PRAGMA max_page_count=16")

    async def story(store: Store) -> None:
        sqlalchemy.event.listen(store.writer, "connect", fill_the_disk)
        await store.write(Write("full", [event(1)], header=header("full")))
        with pytest.raises(StoreDown, match="full"):
            await write_on(store, "full", 200)
        sqlalchemy.event.remove(store.writer, "connect", fill_the_disk)
        known = len(await store.events("full"))
        assert await store.write(Write("full", [event(known + 1)]))
        assert len(await store.events("full")) == known + 1

    in_store(database, story)


def test_a_lost_connection_is_made_again(postgresql: Postgres) -> None:
    async def story(store: Store) -> None:
        await store.write(Write("lost", [event(1)], header=header("lost")))
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        with store.reader.connect() as connection:
            connection.exec_driver_sql(end)
            connection.commit()
        results = []
        for number in (2, 2, 2):
            with contextlib.suppress(StoreDown):
                results.append(await store.write(Write("lost", [event(number)])))
        assert True in results
        assert [each.number for each in await store.events("lost")] == [1, 2]

    in_store(postgresql.database(), story)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"database": "mysql://x/y"}, "SQLite or PostgreSQL, not in mysql"),
        ({"database": "sqlite://"}, "SQLite needs a file"),
        ({"database": "a://b://c"}, "is given as sqlite:///FILE"),
        ({"workers": 0}, "1 to 64 workers"),
        ({"workers": 3, "database": "postgresql://x/y"}, "need Redis or Valkey"),
        ({"redis": "cache:6379"}, "is given as redis://HOST:PORT"),
    ],
)
def test_settings_that_cannot_work_are_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(Refusal, match=said):
        check(Settings(**settings))


def test_a_database_that_cannot_be_opened_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be opened"):
        migrate(database_url(str(tmp_path / "no such folder" / "tables.db")))


def test_a_database_of_a_newer_gloaming_is_refused_in_one_sentence(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "tables.db"))
    migrate(url)
    with engine_for(url, writes=True).begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'tomorrow'")
    with pytest.raises(Refusal, match="newer Gloaming"):
        migrate(url)


@pytest.mark.parametrize("kept", [b"", b"short", b"\xff" * 40])
def test_a_damaged_secret_signs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bytes) -> None:
    monkeypatch.delenv("GLOAMING_SECRET", raising=False)
    (tmp_path / "tables.db.secret").write_bytes(kept)
    with pytest.raises(Refusal, match="is damaged"):
        find_secret(str(tmp_path / "tables.db"))


def test_two_servers_that_start_together_keep_one_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db.secret"
    keep_secret(path)
    kept = path.read_text()
    keep_secret(path)
    assert path.read_text() == kept
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_the_secret_is_kept_beside_the_file_for_its_owner_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GLOAMING_SECRET", raising=False)
    database = str(tmp_path / "tables.db")
    secret = find_secret(database)
    assert (len(secret) >= 32, find_secret(database)) == (True, secret)
    assert (tmp_path / "tables.db.secret").stat().st_mode & 0o777 == 0o600
    with pytest.raises(Refusal, match="GLOAMING_SECRET has to be set"):
        find_secret("postgresql://x/y")
    monkeypatch.setenv("GLOAMING_SECRET", "short")
    with pytest.raises(Refusal, match="at least 32"):
        find_secret(database)


# Several workers


def play_through_two(first: Running, second: Running, game: str = "dont-go-in-there") -> None:
    """A game whose two people and spectator are at different workers."""

    async def story() -> tuple[str, tuple[Mirror, ...]]:
        table, people = company(first.url, game, ["Ada", "Ben"], bots=1)
        people[1] = Visitor(second.url, people[1].cookie)
        mirrors = Mirror(), Mirror(), Mirror()
        plays = [play_on(*each, seed=3) for each in zip(people, [table] * 2, mirrors[:2], strict=True)]
        await asyncio.gather(*plays, play_on(Visitor(second.url), table, mirrors[2]))
        return table, mirrors

    table, mirrors = tell(story())
    match = record.replay(
        record.read(Visitor(second.url).call("GET", f"/api/tables/{table}/record")), gloaming.find(game)
    )
    for seat, mirror in zip((0, 1, None), mirrors, strict=True):
        assert [*map(match.game.voice().news_of_data, mirror.news)] == match.news(0, seat)


def race(first: Running, second: Running) -> None:
    """Two sockets of one seat at different workers want to answer the same question; exactly one does."""

    async def story() -> list[list[str]]:
        table, people = company(first.url, "dont-go-in-there", ["Ada", "Ben"])
        elsewhere = [Visitor(second.url, person.cookie) for person in people]
        wins = []
        for _ in range(12):
            for here, there in zip(people, elsewhere, strict=True):
                async with at_table(here, table) as one, at_table(there, table) as other:
                    if one.seen.question is None or one.seen.question != other.seen.question:
                        continue
                    number = question_of(one.seen).number
                    chosen = answers_of(one.seen)
                    await one.send(type="answer", answer=chosen[0][0], question=number, ref=1)
                    await other.send(type="answer", answer=chosen[-1][0], question=number, ref=1)
                    replies = [await until(each, lambda x: getattr(x, "ref", None) == 1) for each in (one, other)]
                    wins.append(sorted(type(reply).__name__ for reply in replies))
        return wins

    wins = tell(story())
    assert wins
    assert all(each == ["Done", "Refused"] for each in wins)


def test_two_workers_on_one_sqlite_file_play_one_game(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with serving(database, workers=2) as first, serving(database, workers=2) as second:
        play_through_two(first, second)
        race(first, second)


def test_two_workers_with_postgresql_and_redis_play_one_game(postgresql: Postgres, redis: Redis) -> None:
    database = postgresql.database()
    with (
        serving(database, workers=2, redis=redis.url) as first,
        serving(database, workers=2, redis=redis.url) as second,
    ):
        wait_for(lambda: first.house.bus.works and second.house.bus.works, "that Redis is heard")
        play_through_two(first, second, "haunted")
        race(first, second)


def test_a_server_that_starts_while_redis_is_away_serves_all_the_same(tmp_path: Path, redis: Redis) -> None:
    database = str(tmp_path / "tables.db")
    with serving(database, workers=2, redis=redis.url) as first:
        table, people = company(first.url, "dont-go-in-there", ["Ada", "Ben"])
    redis.stop()
    with serving(database, workers=2, redis=redis.url) as alone:

        async def story() -> m.Done:
            async with at_table(Visitor(alone.url, people[0].cookie), table) as ada:
                await ada.send(type="say", text="Anybody?", ref=1)
                return await until(ada, m.Done)

        assert tell(story()).number == 5


def test_a_bot_whose_worker_is_gone_is_thought_for_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(tmp_path / "tables.db")
    with serving(database) as first:
        first.house.tables.on_due = lambda live: None  # this worker's bots never answer

        async def begin() -> tuple[str, list[Visitor], int]:
            table, people = company(first.url, "dont-go-in-there", ["Ada"], bots=1)
            async with at_table(people[0], table) as ada:
                if ada.seen.question is not None:
                    await answer_somehow(ada, random.Random(0))
                    await until(ada, m.Changes)
                assert ada.seen.question is None  # it is the bot's turn
                return table, people, ada.seen.number

        table, people, number = tell(begin())
    with serving(database) as second:

        async def go_on() -> None:
            async with at_table(Visitor(second.url, people[0].cookie), table) as ada:
                if ada.seen.question is None:
                    await until(ada, lambda x: ada.seen.question is not None)
                assert ada.seen.number > number

        tell(go_on())
