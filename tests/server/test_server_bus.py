"""How workers hear of each other, whatever Redis does and however slow they are: told line by line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import pytest
from redis.exceptions import ConnectionError as Unreachable

from gloaming.server import bus, presence
from gloaming.server.bus import NEWEST, Bus, SharedFile
from gloaming.server.live_table import LiveTable
from gloaming.server.live_tables import LiveTables
from gloaming.server.presence import ASKED, BEAT, HERE, NO_TABLE
from servers import tell

LISTENS = {"type": "subscribe", "data": 1}


class Tables:
    """Tables in memory, of which is noted when somebody catches up with them; and a store in which nothing is new."""

    def __init__(self, *names: str) -> None:
        self.in_memory = {name: LiveTable(name) for name in names}
        self.followed: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.store = self

    async def hear_of(self, table_id: str, number: int) -> None:
        await self.followed.put((table_id, number))

    async def last_seq(self) -> int:
        return 7

    async def since(self, seq: int) -> list[object]:
        return []


class Wire:
    """Redis as the test would have it: what it says, and what it is told."""

    def __init__(self) -> None:
        self.says: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        self.told: asyncio.Queue[str] = asyncio.Queue()
        self.listened = asyncio.Event()  # somebody waits for what it says
        self.faults: list[Exception] = []

    @asynccontextmanager
    async def pubsub(self) -> AsyncIterator[Wire]:
        yield self

    async def subscribe(self, channel: str) -> None:
        pass

    async def get_message(self, timeout: float) -> dict[str, object]:
        self.listened.set()
        return await self.says.get()

    async def publish(self, channel: str, batch: str) -> None:
        if self.faults:
            raise self.faults.pop()
        await self.told.put(batch)


@asynccontextmanager
async def meanwhile(doing: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    task = asyncio.create_task(doing)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def with_redis(*names: str) -> tuple[Tables, Wire, Bus]:
    tables, wire = Tables(*names), Wire()
    worker = Bus("redis://nowhere", cast(LiveTables, tables))
    worker.redis = cast(Any, wire)
    return tables, wire, worker


def test_a_worker_catches_up_when_redis_says_that_it_listens_and_not_before() -> None:
    async def story() -> None:
        tables, wire, worker = with_redis("attic")
        async with meanwhile(worker.listen_on()):
            await wire.listened.wait()
            assert not worker.works
            assert tables.followed.empty()  # what happens from now on might not be heard yet
            for _ in range(2):  # once more when the connection was lost and made again in silence
                await wire.says.put(LISTENS)
                assert await tables.followed.get() == ("attic", NEWEST)
                assert worker.works
            await wire.says.put({"type": "message", "data": b"another cellar 5"})
            assert await tables.followed.get() == ("cellar", 5)

    tell(story())


def test_what_could_not_be_told_is_told_when_redis_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "AGAIN", 0.0)

    async def story() -> None:
        _, wire, worker = with_redis()
        wire.faults = [Unreachable(), OSError()]
        async with meanwhile(worker.send_on()):
            worker.tell("attic", 5)
            assert await wire.told.get() == f"{worker.me} attic 5"
            worker.tell("attic", 6)
            assert await wire.told.get() == f"{worker.me} attic 6"

    tell(story())


def test_a_worker_falls_silent_though_redis_does_not_heed_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        _, wire, worker = with_redis()
        sending = asyncio.Event()

        async def publish(channel: str, batch: str) -> None:
            sending.set()
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()

        monkeypatch.setattr(wire, "publish", publish)
        worker.tasks = [asyncio.create_task(worker.send_on())]
        worker.tell("attic", 5)
        await sending.wait()
        await worker.silence()
        assert worker.tasks[0].cancelled()

    tell(story())


def test_a_table_that_was_loaded_before_the_first_look_into_a_shared_file_is_caught_up_with() -> None:
    async def story() -> None:
        tables = Tables("attic")
        async with meanwhile(SharedFile(cast(LiveTables, tables)).look_on()):
            assert await tables.followed.get() == ("attic", NEWEST)

    tell(story())


class Looker:
    person, viewer = "ada", 0

    def push(self, framed: bytes) -> None:
        pass


class Standing:
    """A clock that stands still until the test turns it."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Standing:
    clock = Standing()
    monkeypatch.setattr(presence, "time", clock)
    return clock


def test_a_worker_that_was_only_held_up_is_asked_again_who_is_there(clock: Standing) -> None:
    said, tables = list[str](), Tables("attic")
    live = tables.in_memory["attic"]
    live.enter(Looker())
    here = presence.Presence(cast(LiveTables, tables), "here", said.append)
    here.take("there", "attic", f"{HERE}1")
    assert live.here == {0, 1}
    clock.now += presence.SILENT + 1
    here.beat()
    assert live.here == {0}
    said.clear()
    here.take("there", NO_TABLE, BEAT)
    assert said == [f"here attic {HERE}0", f"here attic {ASKED}"]
    here.take("there", NO_TABLE, BEAT)
    assert len(said) == 2  # once is enough
