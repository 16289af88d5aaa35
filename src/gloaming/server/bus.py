"""How workers tell each other that something has happened at a table: by Redis, or by looking into a shared SQLite.

Nothing is kept there. Whoever misses a message finds out from the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from gloaming.kernel.refusal import Refusal
from gloaming.server.live_tables import LiveTables
from gloaming.server.metrics import FAULTS
from gloaming.server.presence import BYE, EVERY, NO_TABLE, Presence
from gloaming.server.store import StoreDown

CHANNEL = "gloaming"
AGAIN = 1.0  # seconds between attempts to reach Redis
LOOK = 0.1  # seconds between two looks into the store
ENDED = 0.1  # seconds after which what goes on is told again to end
MOST_WAITING = 10_000  # messages that wait to be sent
AT_ONCE = 100  # lines that are sent together
LARGEST = 64 * 1024  # bytes of what comes together
NEWEST = 1 << 31  # later than every event

log = logging.getLogger("gloaming.bus")


class WorkerChannel:
    """What both ways have in common: lines that wait to be sent, and lines that come."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.me = secrets.token_hex(4)
        self.waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.presence = Presence(tables, self.me, self.put)
        tables.is_shared = True
        self.tasks: list[asyncio.Task[None]] = []
        self.works = False

    def put(self, line: str) -> None:
        """Have a line sent."""
        with suppress(asyncio.QueueFull):  # the others find out later, from the store
            self.waiting.put_nowait(line)

    async def batch(self) -> str:
        """All lines that are waiting, as soon as there is one."""
        lines = [await self.waiting.get()]
        while not self.waiting.empty() and len(lines) < AT_ONCE:
            lines.append(self.waiting.get_nowait())
        return "\n".join(lines)

    async def take(self, batch: str) -> None:
        """Follow up what others told."""
        for line in batch.split("\n"):
            sender, _, rest = line.partition(" ")
            table_id, _, what = rest.partition(" ")
            if sender == self.me or not what:
                continue
            if what.isdigit():
                await self.follow(table_id, int(what))
            else:
                self.presence.take(sender, table_id, what)

    async def follow(self, table_id: str, number: int) -> None:
        """Catch up with a table, if it is in memory here."""
        try:
            await self.tables.hear_of(table_id, number)
        except (StoreDown, Refusal) as error:
            log.warning("a table could not be caught up with", extra={"table": table_id[:6], "why": str(error)})
        except Exception:  # of one table; the others are heard of all the same
            FAULTS.inc()
            log.exception("a table could not be caught up with", extra={"table": table_id[:6]})

    async def see_what_was_missed(self) -> None:
        """Catch up with every table in memory."""
        for table_id in list(self.tables.in_memory):
            await self.follow(table_id, NEWEST)

    async def beat_on(self) -> None:
        """Let the others know that this worker lives."""
        while True:
            self.presence.beat()
            await asyncio.sleep(EVERY)

    async def silence(self) -> None:
        """End all that goes on; again and again, since a message that is just being sent may not heed it."""
        while going_on := [task for task in self.tasks if not task.done()]:
            for task in going_on:
                task.cancel()
            await asyncio.wait(going_on, timeout=ENDED)


class Bus(WorkerChannel):
    """Tells other workers of events by Redis, and hears of theirs."""

    def __init__(self, url: str, tables: LiveTables) -> None:
        super().__init__(tables)
        self.redis = redis.asyncio.from_url(
            url,
            socket_timeout=5,
            socket_connect_timeout=5,
            health_check_interval=15,
            retry=Retry(NoBackoff(), 0),  # trying again is for this module: who is told nothing has to look by himself
        )
        tables.on_event = self.tell

    def start(self) -> None:
        """Begin to tell and to listen."""
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(doing) for doing in (self.send_on(), self.listen_on(), self.beat_on())]

    async def stop(self) -> None:
        """Fall silent."""
        await self.silence()
        with suppress(RedisError, OSError):
            await self.redis.publish(CHANNEL, f"{self.me} {NO_TABLE} {BYE}")
            await self.redis.aclose()

    def tell(self, table_id: str, number: int) -> None:
        """Tell the others that an event has happened; they look it up in the store."""
        self.put(f"{self.me} {table_id} {number}")

    async def send_on(self) -> None:
        """Send what is waiting, as many together as there are; what could not be sent is sent when Redis is back."""
        while True:
            batch = await self.batch()
            while not await self.send(batch):
                await asyncio.sleep(AGAIN)

    async def send(self, batch: str) -> bool:
        """Send something, and say whether that went well."""
        try:
            await self.redis.publish(CHANNEL, batch)
        except (RedisError, OSError) as error:
            log.warning("Redis cannot be reached", extra={"why": type(error).__name__})
            return False
        return True

    async def listen_on(self) -> None:
        """Listen; while Redis is away, and when it is back, see in the store what was missed."""
        while True:
            try:
                async with self.redis.pubsub() as heard:
                    await heard.subscribe(CHANNEL)
                    while True:
                        message = await heard.get_message(timeout=30)
                        if message is not None:
                            await self.hear(message)
            except (RedisError, OSError) as error:
                log.warning("Redis cannot be heard", extra={"why": type(error).__name__})
            except Exception:
                log.exception("what Redis said could not be followed")
            self.works = False
            await self.see_what_was_missed()
            await asyncio.sleep(AGAIN)

    async def hear(self, message: dict[str, Any]) -> None:
        """Take what Redis says. Only when it says that this worker listens, nothing is missed from then on."""
        if message["type"] == "subscribe":
            self.works = True
            await self.see_what_was_missed()
            self.presence.announce()
        elif message["type"] == "message":
            await self.take(message["data"].decode())


class SharedFile(WorkerChannel):
    """Without Redis, several workers on one SQLite file look into it often: it is close at hand.

    Who is connected they tell each other through sockets in a folder, which their parent process made.
    """

    def __init__(self, tables: LiveTables, folder: str = "") -> None:
        super().__init__(tables)
        self.works = True
        self.folder = Path(folder) if folder else None
        self.own_socket: socket.socket | None = None

    def start(self) -> None:
        """Begin to look."""
        loop = asyncio.get_running_loop()
        doing = [self.look_on()]
        if self.folder is not None:
            self.own_socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self.own_socket.setblocking(False)
            self.own_socket.bind(str(self.folder / self.me))
            loop.add_reader(self.own_socket, self.listen, self.own_socket)
            doing += [self.send_on(self.folder, self.own_socket), self.beat_on()]
        self.tasks = [loop.create_task(each) for each in doing]

    async def stop(self) -> None:
        """Stop looking."""
        await self.silence()
        if self.folder is not None and self.own_socket is not None:
            self.shout(self.folder, self.own_socket, f"{self.me} {NO_TABLE} {BYE}")
            asyncio.get_running_loop().remove_reader(self.own_socket)
            self.own_socket.close()
            (self.folder / self.me).unlink(missing_ok=True)

    async def look_on(self) -> None:
        """Look for events that other workers have written; tables that were loaded before the first look may be behind
        it already.
        """
        seen = None
        while True:
            with suppress(StoreDown):
                if seen is None:
                    seen = await self.tables.store.last_seq()
                    await self.see_what_was_missed()
                seen = await self.look(seen)
            await asyncio.sleep(LOOK)

    async def look(self, seen: int) -> int:
        """Follow up what was written after a point; return the new one."""
        newest: dict[str, int] = {}
        for point, table_id, number in await self.tables.store.since(seen):
            seen = point
            newest[table_id] = max(number, newest.get(table_id, 0))
        for table_id, number in newest.items():
            await self.follow(table_id, number)
        return seen

    async def send_on(self, folder: Path, own_socket: socket.socket) -> None:
        """Tell the others what is waiting."""
        while True:
            self.shout(folder, own_socket, await self.batch())

    def shout(self, folder: Path, own_socket: socket.socket, batch: str) -> None:
        """Tell everybody else in the folder; whoever has gone without a word is cleared away."""
        for other in folder.iterdir():
            if other.name != self.me:
                try:
                    own_socket.sendto(batch.encode(), str(other))
                except BlockingIOError:
                    log.warning("another worker does not listen")
                except OSError:
                    other.unlink(missing_ok=True)

    def listen(self, own_socket: socket.socket) -> None:
        """Hear what somebody tells; events are not told here."""
        with suppress(BlockingIOError):
            for line in own_socket.recv(LARGEST).decode().split("\n"):
                sender, table_id, what = line.split(" ")
                self.presence.take(sender, table_id, what)
