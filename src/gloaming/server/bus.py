"""How workers tell each other that something has happened at a table: by Redis, or by looking into a shared SQLite.

Nothing is kept there. Whoever misses a message finds out from the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress

import redis.asyncio
from redis.exceptions import RedisError

from gloaming.server.rooms import Rooms
from gloaming.server.store import StoreDown

CHANNEL = "gloaming"
AGAIN = 1.0  # seconds between attempts to reach Redis
LOOK = 0.1  # seconds between two looks into the store
MOST_WAITING = 10_000  # messages that wait to be sent

log = logging.getLogger("gloaming.bus")


class Bus:
    """Tells other workers of events by Redis, and hears of theirs."""

    def __init__(self, url: str, rooms: Rooms) -> None:
        self.rooms = rooms
        self.redis = redis.asyncio.from_url(url, socket_timeout=5, socket_connect_timeout=5, health_check_interval=15)
        self.me = secrets.token_hex(4)
        self.waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.tasks: list[asyncio.Task[None]] = []
        self.works = False
        rooms.on_event = self.tell

    def start(self) -> None:
        """Begin to tell and to listen."""
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self.send_on()), loop.create_task(self.listen_on())]

    async def stop(self) -> None:
        """Fall silent."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self.redis.aclose()

    def tell(self, table: str, number: int) -> None:
        """Tell the others that an event has happened; they look it up in the store."""
        with suppress(asyncio.QueueFull):  # they find out later, from the store
            self.waiting.put_nowait(f"{self.me} {table} {number}")

    async def send_on(self) -> None:
        """Send what is waiting, as many together as there are."""
        while True:
            batch = [await self.waiting.get()]
            while not self.waiting.empty() and len(batch) < 100:
                batch.append(self.waiting.get_nowait())
            try:
                await self.redis.publish(CHANNEL, "\n".join(batch))
            except (RedisError, OSError) as error:
                log.warning("Redis cannot be reached", extra={"why": type(error).__name__})
                await asyncio.sleep(AGAIN)

    async def listen_on(self) -> None:
        """Listen; after every time that Redis was away, see what was missed."""
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as heard:
                    await heard.subscribe(CHANNEL)
                    self.works = True
                    await self.see_what_was_missed()
                    while True:
                        message = await heard.get_message(timeout=30)
                        if message is not None:
                            await self.take(message["data"].decode())
            except (RedisError, OSError, StoreDown) as error:
                log.warning("Redis cannot be heard", extra={"why": type(error).__name__})
            self.works = False
            await asyncio.sleep(AGAIN)

    async def take(self, batch: str) -> None:
        """Follow up what others told."""
        for line in batch.split("\n"):
            sender, table, number = line.split(" ")
            if sender != self.me:
                await self.follow(table, int(number))

    async def follow(self, table: str, number: int) -> None:
        """Catch up with a table, if it is looked at here."""
        try:
            await self.rooms.heard(table, number)
        except StoreDown:
            log.warning("a table could not be caught up with", extra={"table": table[:6]})

    async def see_what_was_missed(self) -> None:
        """Catch up with every table in memory."""
        for table in list(self.rooms.rooms):
            await self.follow(table, 1 << 31)


class SharedFile:
    """Without Redis, several workers on one SQLite file look into it often: it is close at hand."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.works = True
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self.task = asyncio.get_running_loop().create_task(self.look_on())

    async def stop(self) -> None:
        """Stop looking."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def look_on(self) -> None:
        """Look for events that other workers have written."""
        seen = None
        while True:
            with suppress(StoreDown):
                seen = await self.rooms.store.last_seq() if seen is None else await self.look(seen)
            await asyncio.sleep(LOOK)

    async def look(self, seen: int) -> int:
        """Follow up what was written after a point; return the new one."""
        newest: dict[str, int] = {}
        for point, table, number in await self.rooms.store.since(seen):
            seen = point
            newest[table] = max(number, newest.get(table, 0))
        for table, number in newest.items():
            await self.rooms.heard(table, number)
        return seen
