"""How workers hear of each other, whatever Redis does and however slow they are: told line by line."""

import asyncio
from contextlib import asynccontextmanager, suppress

import pytest
from redis.exceptions import ConnectionError as Unreachable

from gloaming.server import bus, presence
from gloaming.server.bus import NEWEST, Bus, SharedFile
from gloaming.server.live_table import LiveTable
from gloaming.server.presence import ASKED, BEAT, HERE, NO_TABLE
from servers import tell

LISTENS = {"type": "subscribe", "data": 1}


class Tables:
    """Tables in memory, of which is noted when somebody catches up with them; and a store in which nothing is new."""

    def __init__(self, *names):
        self.in_memory = {name: LiveTable(name) for name in names}
        self.followed = asyncio.Queue()
        self.store = self

    async def hear_of(self, table_id, number):
        await self.followed.put((table_id, number))

    async def last_seq(self):
        return 7

    async def since(self, seq):
        return []


class Wire:
    """Redis as the test would have it: what it says, and what it is told."""

    def __init__(self):
        self.says, self.told = asyncio.Queue(), asyncio.Queue()
        self.listened = asyncio.Event()  # somebody waits for what it says
        self.faults = []

    @asynccontextmanager
    async def pubsub(self):
        yield self

    async def subscribe(self, channel):
        pass

    async def get_message(self, timeout):
        self.listened.set()
        return await self.says.get()

    async def publish(self, channel, batch):
        if self.faults:
            raise self.faults.pop()
        await self.told.put(batch)


@asynccontextmanager
async def meanwhile(doing):
    task = asyncio.create_task(doing)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def with_redis(*names):
    tables, wire = Tables(*names), Wire()
    worker = Bus("redis://nowhere", tables)
    worker.redis = wire
    return tables, wire, worker


def test_a_worker_catches_up_when_redis_says_that_it_listens_and_not_before():
    async def story():
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


def test_what_could_not_be_told_is_told_when_redis_is_back(monkeypatch):
    monkeypatch.setattr(bus, "AGAIN", 0.0)

    async def story():
        _, wire, worker = with_redis()
        wire.faults = [Unreachable(), OSError()]
        async with meanwhile(worker.send_on()):
            worker.tell("attic", 5)
            assert await wire.told.get() == f"{worker.me} attic 5"
            worker.tell("attic", 6)
            assert await wire.told.get() == f"{worker.me} attic 6"

    tell(story())


def test_a_worker_falls_silent_though_redis_does_not_heed_it():
    async def story():
        _, wire, worker = with_redis()
        sending = asyncio.Event()

        async def publish(channel, batch):
            sending.set()
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()

        wire.publish = publish
        worker.tasks = [asyncio.create_task(worker.send_on())]
        worker.tell("attic", 5)
        await sending.wait()
        await worker.silence()
        assert worker.tasks[0].cancelled()

    tell(story())


def test_a_table_that_was_loaded_before_the_first_look_into_a_shared_file_is_caught_up_with():
    async def story():
        tables = Tables("attic")
        async with meanwhile(SharedFile(tables).look_on()):
            assert await tables.followed.get() == ("attic", NEWEST)

    tell(story())


class Looker:
    person, viewer = "ada", 0

    def push(self, framed):
        pass


@pytest.fixture
def clock(monkeypatch):
    """A clock that stands still until the test turns it."""

    class Standing:
        now = 0.0

        def monotonic(self):
            return self.now

    clock = Standing()
    monkeypatch.setattr(presence, "time", clock)
    return clock


def test_a_worker_that_was_only_held_up_is_asked_again_who_is_there(clock):
    said, tables = [], Tables("attic")
    live = tables.in_memory["attic"]
    live.enter(Looker())
    here = presence.Presence(tables, "here", said.append)
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
