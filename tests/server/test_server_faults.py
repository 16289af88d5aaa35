"""What goes wrong: a disk that is full, a database that is lost in the middle of a commit, Redis that goes away."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy

import gloaming
from gloaming import Refusal
from gloaming.client import Mirror, RemoteTable, Visitor, at_table
from gloaming.server import bus, live_tables, presence
from gloaming.server import messages as m
from gloaming.server.app import House
from gloaming.server.database import database_url, migrate
from gloaming.server.settings import Settings
from gloaming.server.store import Header, Store, StoreDown, Write
from gloaming.tables import events as e
from gloaming.tables import opening
from gloaming.tables import wishes as w
from gloaming.tables.events import Event
from programs import SECRET, Postgres, Redis, wait_for
from servers import Cable, Running, company, serving, table_of, tell, until

T = TypeVar("T")
Story = Callable[[Store], Awaitable[None]]


def in_store(database: str, story: Story) -> None:
    async def told() -> None:
        store = Store(database)
        store.open()
        try:
            await story(store)
        finally:
            await store.close()

    migrate(database_url(database))
    tell(told())


def opened(table: str) -> Write:
    header = Header(table, "s", 0, False, "waiting", "{}", None)
    return Write(table, [said(1)], header=header, holders=("ada",))


def said(number: int, text: str = "Hush.") -> Event:
    return e.Event(number, 0, "ada", e.ChatSaid(0, text))


# A commit that is lost on its way


def lose_commits(store: Store, *, after: bool) -> Callable[[], None]:
    """Let the next commits of a store fail, before or after they have happened; return how to stop that."""
    dialect: Any = store.writer.dialect
    true_commit = dialect.do_commit

    def do_commit(connection: Any) -> None:
        if after:
            true_commit(connection)
        raise dialect.dbapi.OperationalError("the connection was lost")

    dialect.do_commit = do_commit
    return lambda: setattr(dialect, "do_commit", true_commit)


def test_a_commit_that_happened_is_found_though_nobody_said_so(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        lose_commits(store, after=True)
        assert await store.write(opened("lost"))
        assert await store.write(Write("lost", [said(2)]))
        assert not await store.write(Write("lost", [said(2, "Boo.")]))  # somebody else has that number
        assert await store.events("lost") == [said(1), said(2)]

    in_store(str(tmp_path / "tables.db"), story)


def test_a_commit_that_did_not_happen_is_refused_and_nothing_is_there(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.write(opened("lost"))
        repair = lose_commits(store, after=False)
        with pytest.raises(StoreDown) as down:
            await store.write(Write("lost", [said(2)]))
        assert down.value.sure
        assert "nothing was changed" in str(down.value.refusal)
        repair()
        assert await store.events("lost") == [said(1)]
        assert await store.write(Write("lost", [said(2)]))

    in_store(str(tmp_path / "tables.db"), story)


def over(cable: Cable, database: str) -> str:
    """The same database, at the other end of a cable."""
    given = database_url(database)
    return f"postgresql://{given.username}@127.0.0.1:{cable.port}/{given.database}"


def test_a_cable_that_is_cut_at_the_commit_loses_and_doubles_nothing(postgresql: Postgres) -> None:
    database, cable = postgresql.database(), Cable(postgresql.socket)

    async def story(store: Store) -> None:
        await store.write(opened("cut"))
        for number in range(2, 12):
            cable.cut_after = b"COMMIT"
            assert await store.write(Write("cut", [said(number)]))
        assert [each.number for each in await store.events("cut")] == list(range(1, 12))

    try:
        in_store(over(cable, database), story)
    finally:
        cable.close()
    assert cable.cuts == 10


def test_a_database_that_is_gone_for_good_leaves_what_was_committing_open(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, cable = postgresql.database(), Cable(postgresql.socket)

    async def story(store: Store) -> None:
        await store.write(opened("gone"))

        def cannot_connect() -> None:
            raise sqlalchemy.exc.OperationalError("", {}, Exception("no way there"))

        cable.cut_after = b"COMMIT"
        monkeypatch.setattr(store.writer, "connect", cannot_connect)
        monkeypatch.setattr(store.reader, "connect", cannot_connect)
        with pytest.raises(StoreDown) as down:
            await store.write(Write("gone", [said(2)]))
        assert not down.value.sure
        assert "will be seen" in str(down.value.refusal)
        with pytest.raises(StoreDown) as down:  # nothing was sent this time
            await store.write(Write("gone", [said(3)]))
        assert down.value.sure
        monkeypatch.undo()
        assert [each.number for each in await store.events("gone")] == [1, 2]

    try:
        in_store(over(cable, database), story)
    finally:
        cable.close()


# At a table


def test_a_full_disk_is_told_and_the_table_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    full: list[int] = []

    def fill_the_disk(connection: Any, _: object) -> None:
        if full:
            connection.execute(f"PRAGMA max_page_count={full[0]}")

    def is_reply(number: int, message: m.ToClient) -> bool:
        return getattr(message, "ref", None) == number

    async def talk_until(remote: RemoteTable, kind: type[T]) -> tuple[int, T]:
        for number in range(500):
            await remote.send(type="say", text="x" * 490, ref=number)
            reply = await until(remote, partial(is_reply, number))
            if isinstance(reply, kind):
                return number, reply
        raise AssertionError("it did not happen")

    def fill_up(person: Visitor, table: str) -> None:
        for _ in range(100):
            person.table(table, "prefer", {"mail": "b" * 200 + "@example.org"})

    async def story(running: Running) -> None:
        table, people = company(running.url, "dont-go-in-there", ["Ada", "Ben"])
        store = running.house.store
        sqlalchemy.event.listen(store.writer, "connect", fill_the_disk)
        async with at_table(people[0], table) as ada, at_table(people[1], table) as ben:
            with store.reader.connect() as connection:
                full.append(connection.exec_driver_sql("PRAGMA page_count").scalar() + 2)
            store._hang_up()
            granted, refused = await talk_until(ada, m.Refused)
            assert "nothing was changed" in refused.refused
            with pytest.raises(Refusal, match="can read and save nothing"):
                fill_up(people[1], table)
            assert people[0].call("GET", f"/api/tables/{table}")["stage"] == "playing"  # it can still be looked at
            full.clear()
            await talk_until(ada, m.Done)
            while len(ben.seen.chat) < granted + 1:
                await ben.next()
            assert len(ben.seen.chat) == granted + 1

    with serving(str(tmp_path / "tables.db")) as running:
        tell(story(running))


def test_a_table_goes_on_when_its_database_has_come_back(postgresql: Postgres) -> None:
    async def story(running: Running) -> None:
        table, people = company(running.url, "dont-go-in-there", ["Ada", "Ben"])
        async with at_table(people[0], table) as ada, at_table(people[1], table) as ben:
            postgresql.stop()
            await ada.send(type="say", text="Anybody?", ref=1)
            assert "nothing was changed" in (await until(ada, m.Refused)).refused
            with pytest.raises(Refusal, match="can read and save nothing"):
                people[0].call("GET", f"/api/tables/{table}")
            with pytest.raises(Refusal, match="can read and save nothing"):
                people[0].call("GET", "/readyz")
            assert people[0].call("GET", "/healthz")["status"] == "alive"
            postgresql.start()
            await ada.send(type="say", text="Here again.", ref=2)
            await until(ada, m.Done)
            assert (await until(ben, m.Chat)).text == "Here again."
            people[0].call("GET", "/readyz")

    with serving(postgresql.database()) as running:
        tell(story(running))


class Looker:
    """Somebody who looks at a table, and keeps what they are sent."""

    def __init__(self, person: str) -> None:
        self.person, self.viewer, self.heard = person, 0, b""

    def push(self, framed: bytes) -> None:
        self.heard += framed

    def send(self, message: m.ToClient) -> None:
        self.push(m.encode(message))


def in_house(tmp_path: Path, story: Callable[[House, str, Any, Any], Awaitable[None]]) -> None:
    """Tell a story in a house whose doors are closed, at a table that is not in memory."""

    async def told(database: str) -> None:
        house = House(Settings(database=database, secret=SECRET))
        house.store.open()
        try:
            opened = opening(gloaming.find("haunted"), 2, {}, e.Clock())
            table = await house.tables.open([("ada", opened), ("ada", e.Joined(0, "Ada"))])
            house.tables.in_memory.clear()
            await story(house, table, Looker("ada"), Looker("ben"))
        finally:
            await house.scheduler.stop()
            await house.store.close()

    database = str(tmp_path / "tables.db")
    migrate(database_url(database))
    tell(told(database))


def test_whoever_waited_while_a_table_could_not_be_loaded_hears_what_happens_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House, table: str, ada: Any, ben: Any) -> None:
        true_header, faults = house.store.header, [StoreDown("away")]

        async def header_or_fault(name: str) -> Header | None:
            if faults:
                await asyncio.sleep(0)  # Ben waits by now
                raise faults.pop()
            return await true_header(name)

        monkeypatch.setattr(house.store, "header", header_or_fault)
        came = [house.sockets.enter(each, table, None) for each in (ada, ben)]
        first, second = await asyncio.gather(*came, return_exceptions=True)
        assert isinstance(first, StoreDown)
        assert not isinstance(second, Exception)
        await house.tables.wish(table, "ada", w.Say("Hush."))
        assert b"Hush." in ben.heard

    in_house(tmp_path, story)


def test_whoever_waited_while_a_table_was_put_away_hears_what_happens_there(tmp_path: Path) -> None:
    async def story(house: House, table: str, ada: Any, ben: Any) -> None:
        live = await house.sockets.enter(ada, table, None)
        async with live.lock:
            coming = asyncio.create_task(house.sockets.enter(ben, table, None))
            await asyncio.sleep(0)  # Ben waits by now
            live.leave(ada)
        house.tables.put_away(idle=-1.0)
        assert not house.tables.in_memory
        await coming
        await house.tables.wish(table, "ada", w.Say("Hush."))
        assert b"Hush." in ben.heard

    in_house(tmp_path, story)


# Several workers


async def here_is(remote: RemoteTable, *seats: int) -> None:
    while [number for number, seat in enumerate(table_of(remote.seen).seats) if seat.here] != [*seats]:
        await until(remote, m.Here)


async def come_and_go(first: Running, second: Running) -> tuple[str, list[Visitor], Visitor]:
    """Ada is at one worker, Ben comes and goes at another."""
    table, people = company(first.url, "dont-go-in-there", ["Ada", "Ben"])
    elsewhere = Visitor(second.url, people[1].cookie)
    async with at_table(people[0], table) as ada:
        await here_is(ada, 0)
        async with at_table(elsewhere, table) as ben:
            await here_is(ada, 0, 1)
            await here_is(ben, 0, 1)
        await here_is(ada, 0)
    return table, people, elsewhere


def works(running: Running) -> None:
    """Wait until a worker hears of the others."""
    wait_for(lambda: running.house.bus.works, "that Redis is heard")


@pytest.fixture
def nowhere() -> Iterator[str]:
    """An address at which nobody takes calls, and nobody else can."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        yield f"redis://127.0.0.1:{held.getsockname()[1]}"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has gone is missed soon."""
    monkeypatch.setattr(live_tables, "LINGERS", 0.05)


def test_workers_on_one_file_tell_each_other_who_is_connected(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, hasty: None
) -> None:
    database, folder = (
        str(tmp_path / "tables.db"),
        tmp_path_factory.mktemp("sockets"),
    )  # a short name: sockets lie there
    (folder / "gone").touch()  # what a worker that was killed left
    with (
        serving(database, workers=2, workers_folder=str(folder)) as first,
        serving(database, workers=2, workers_folder=str(folder)) as second,
    ):
        tell(come_and_go(first, second))
    assert not [*folder.iterdir()]


def test_when_redis_goes_away_workers_look_into_the_store_and_when_it_is_back_nothing_was_missed(
    tmp_path: Path, redis: Redis, hasty: None
) -> None:
    database = str(tmp_path / "tables.db")

    async def story(first: Running, second: Running) -> None:
        table, people, elsewhere = await come_and_go(first, second)
        async with at_table(people[0], table) as ada, at_table(elsewhere, table) as ben:
            redis.stop()
            for text in ("Is it dark there?", "Hello?"):
                await ada.send(type="say", text=text)
            assert [(await until(ben, m.Chat)).text for _ in range(2)] == ["Is it dark there?", "Hello?"]
            await ben.send(type="say", text="Very.", ref=1)  # Ben's worker had not heard of Ada's words by itself
            await until(ben, m.Done)
            assert (await until(ada, lambda x: isinstance(x, m.Chat) and x.seat == 1)).text == "Very."
            redis.start()
            await asyncio.to_thread(works, first)
            await asyncio.to_thread(works, second)
            await ada.send(type="say", text="There you are.", ref=2)
            await until(ada, m.Done)
            assert (await until(ben, lambda x: isinstance(x, m.Chat) and x.number > 7)).text == "There you are."
            assert [line.text for line in ben.seen.chat] == [line.text for line in ada.seen.chat]
        async with at_table(people[0], table) as ada:
            await here_is(ada, 0)

    with (
        serving(database, workers=2, redis=redis.url) as first,
        serving(database, workers=2, redis=redis.url) as second,
    ):
        works(first)
        works(second)
        tell(story(first, second))


def test_a_worker_that_has_not_heard_yet_looks_before_it_shows_or_refuses_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nowhere: str
) -> None:
    monkeypatch.setattr(bus, "AGAIN", 60.0)  # Redis is away, and nobody looks by himself
    database = str(tmp_path / "tables.db")

    async def story(first: Running, second: Running) -> None:
        table, people = company(first.url, "dont-go-in-there", ["Ada", "Ben"], start=False)
        elsewhere = Visitor(second.url, people[0].cookie)
        assert elsewhere.call("GET", f"/api/tables/{table}")["stage"] == "waiting"
        people[0].table(table, "start")
        assert elsewhere.table(table, "pause")["paused"]  # which would be refused before the start
        people[0].table(table, "resume")
        mirror = Mirror()
        async with at_table(people[0], table, mirror) as ada:
            await ada.send(type="say", text="Here.", ref=1)
            await until(ada, m.Done)
        known = mirror.number
        async with at_table(elsewhere, table, mirror, resume=True):
            assert mirror.number == known
            assert [line.text for line in mirror.chat] == ["Here."]

    with (
        serving(database, workers=2, redis=nowhere) as first,
        serving(database, workers=2, redis=nowhere) as second,
    ):
        tell(story(first, second))


def test_a_table_that_cannot_be_followed_makes_no_worker_deaf_to_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "tables.db")

    async def story(first: Running, second: Running) -> None:
        broken, _ = company(first.url, "dont-go-in-there", ["Cleo", "Dora"], start=False, players=3)
        table, (ada, _) = company(first.url, "dont-go-in-there", ["Ada", "Ben"])
        true_hear_of, faults = second.house.tables.hear_of, []

        async def hear_of(name: str, number: int) -> None:
            if name == broken:
                faults.append(number)
                raise ValueError("a fault of our own")
            await true_hear_of(name, number)

        monkeypatch.setattr(second.house.tables, "hear_of", hear_of)
        async with at_table(Visitor(second.url), table) as looker:
            first.guest().table(broken, "join", {"name": "Eve"})
            ada.table(table, "pause")
            await until(looker, m.Changes)
            assert table_of(looker.seen).paused
        assert faults

    with serving(database, workers=2) as first, serving(database, workers=2) as second:
        tell(story(first, second))


def test_whoever_lost_a_race_sees_the_table_through_the_eyes_of_the_seat_that_is_theirs_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nowhere: str
) -> None:
    monkeypatch.setattr(bus, "AGAIN", 60.0)  # Redis is away, and nobody looks by himself
    database = str(tmp_path / "tables.db")

    async def story(first: Running, second: Running) -> None:
        table, (ada, ben) = company(first.url, "dont-go-in-there", ["Ada", "Ben"], start=False)
        elsewhere = [Visitor(second.url, person.cookie) for person in (ada, ben)]
        async with at_table(elsewhere[0], table) as talking, at_table(elsewhere[1], table) as looking:
            for changed, seat in (
                (partial(ben.table, table, "leave"), None),
                (partial(ben.table, table, "join", {"name": "Ben"}), 1),
                (partial(ada.call, "DELETE", f"/api/tables/{table}/seats/1"), None),
            ):
                changed()
                await talking.send(type="say", text="Who is there?", ref=1)  # its number is taken already
                await until(talking, m.Done)
                assert (await until(looking, m.View)).you == seat
                assert [each.here for each in table_of(looking.seen).seats] == [True, seat == 1]

    with (
        serving(database, workers=2, redis=nowhere) as first,
        serving(database, workers=2, redis=nowhere) as second,
    ):
        tell(story(first, second))


class Impatience:
    """A clock that stands still until it is let go; then a minute passes whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now, self.step = 0.0, 0.0

    def monotonic(self) -> float:
        self.now += self.step
        return self.now


def test_a_worker_that_falls_silent_is_forgotten_with_its_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, redis: Redis
) -> None:
    clock = Impatience()
    monkeypatch.setattr(bus, "EVERY", 0.05)
    monkeypatch.setattr(presence, "time", clock)
    database = str(tmp_path / "tables.db")

    async def story(first: Running, second: Running) -> None:
        table, people = company(first.url, "dont-go-in-there", ["Ada", "Ben"])
        async with at_table(people[0], table) as ada, at_table(Visitor(second.url, people[1].cookie), table):
            await here_is(ada, 0, 1)
            second.do(lambda: [task.cancel() for task in second.house.bus.tasks])  # as if it had been killed
            clock.step = 60.0
            await here_is(ada, 0)

    with (
        serving(database, workers=2, redis=redis.url) as first,
        serving(database, workers=2, redis=redis.url) as second,
    ):
        works(first)
        works(second)
        tell(story(first, second))
