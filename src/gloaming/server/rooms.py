"""All tables of one worker: loaded when wanted, changed one wish at a time, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from gloaming.kernel.chance import new_seed
from gloaming.kernel.refusal import Refusal
from gloaming.server import eyes
from gloaming.server.identity import new_table_id
from gloaming.server.messages import encode
from gloaming.server.metrics import ANSWERS, COMMIT_SECONDS, EVENTS, RACES_LOST, ROOMS
from gloaming.server.room import Room, Socket
from gloaming.server.settings import Settings
from gloaming.server.store import Header, Store, Write
from gloaming.tables import PLAYING, Event, Gathering, apply, company, decide, due, replayed
from gloaming.tables import events as e
from gloaming.tables import wishes as w
from gloaming.tables.clocks import NOW, Due
from gloaming.tables.wishes import AnyWish

TRIES = 5  # how often a wish that lost a race is decided anew
TAKEN_OVER = 5_000  # milliseconds after which another worker thinks for a bot whose worker may be gone

LINGERS = 1.0  # seconds that somebody whose last socket closed counts as connected: a page that is loaded anew

log = logging.getLogger("gloaming.tables")


class NoSuchTable(Refusal):
    """There is no table with that name."""


def milliseconds() -> int:
    """The time of day."""
    return time.time_ns() // 1_000_000


class Rooms:
    """The tables that a worker holds in memory, and the way to all others."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.rooms: OrderedDict[str, Room] = OrderedDict()  # the one used last is the last
        self.is_shared = False  # whether other workers change the same tables
        self.on_event: Callable[[str, int], None] = lambda table, number: None  # tells other workers
        self.on_here: Callable[[Room, bool], None] = lambda room, first: None  # tells them who is connected
        self.on_bot: Callable[[Gathering, str], None] = lambda gathering, bot: None  # a bot was given a seat
        self.on_due: Callable[[Room], None] = lambda room: None  # bots and single answers

    # Finding tables

    def room(self, table: str) -> Room:
        """The place of a table in memory; it may be empty yet."""
        room = self.rooms.get(table)
        if room is None:
            room = self.rooms[table] = Room(table)
            ROOMS.set(len(self.rooms))
            if len(self.rooms) > self.settings.cached:
                self.put_away()
        else:
            self.rooms.move_to_end(table)
        room.used = time.monotonic()
        return room

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """The place of a table, where nobody else changes it or looks at it meanwhile."""
        while True:
            room = self.room(table)
            async with room.lock:
                if self.rooms.get(table) is room:  # it may have been put away while others had the lock
                    yield room
                    return

    async def loaded(self, room: Room) -> Gathering:
        """The table in a room, from the store if need be; called with the room's lock held."""
        if room.gathering is None:
            try:
                header = await self.store.table(room.id)
                if header is None:
                    raise NoSuchTable("There is no such table.")
                events = await self.store.happened(room.id)
                room.gathering = replayed(room.id, header.seed, events)
            except BaseException:
                if not room.sockets:
                    self.rooms.pop(room.id, None)
                raise
            room.due, room.summary = header.due, header.summary.encode()
            if room.sockets and room.gathering.number > room.told:  # seats may have changed, too
                room.show_everybody(milliseconds(), room.told)
                self.on_here(room, False)
            room.told = room.gathering.number
            self.drive(room, due(room.gathering, self.settings.notices))
        return room.gathering

    def put_away(self, *, idle: float | None = None) -> None:
        """Forget tables that nobody looks at: the oldest if there are too many, or all that were idle for long."""
        before = time.monotonic() - idle if idle is not None else 0.0
        spare = len(self.rooms) - self.settings.cached
        for room in list(self.rooms.values()):
            if spare <= 0 and room.used > before:
                break
            if room.is_idle and room.gathering is not None:
                del self.rooms[room.id]
                spare -= 1
        ROOMS.set(len(self.rooms))

    # Who is connected

    def enter(self, room: Room, socket: Socket) -> None:
        """Somebody looks at a table from now on."""
        first = not room.sockets
        room.enter(socket)
        room.tell_here(newcomer=socket)
        self.on_here(room, first)

    def leave(self, room: Room, socket: Socket) -> None:
        """Somebody looks away; that a seat's person has gone is told when they do not come back at once."""
        room.leave(socket)
        if not room.sockets.get(socket.viewer):
            asyncio.get_running_loop().call_later(LINGERS, self.gone, room.id, room)

    def gone(self, table: str, room: Room) -> None:
        """Tell who has gone."""
        now = self.rooms.get(table, room)
        now.tell_here()
        self.on_here(now, False)

    # Changing tables

    async def open(self, happenings: list[tuple[str, e.What]]) -> str:
        """Make a new table at which all this has happened; return its id."""
        now, table, seed = milliseconds(), new_table_id(), new_seed()
        events = [Event(number, now, who, what) for number, (who, what) in enumerate(happenings, 1)]
        gathering = replayed(table, seed, events)
        header = Header(table, seed, now, gathering.private, gathering.stage, summary(gathering).decode(), None)
        await self.store.write(Write(table, events, header=header, holders=(*gathering.holders,)))
        room = self.room(table)
        room.gathering, room.summary, room.told = gathering, header.summary.encode(), gathering.number
        return table

    async def wish(self, table: str, who: str, wish: AnyWish) -> Event:
        """Grant a wish: decide, keep the event in the store, and tell everybody; or refuse."""
        async with self.at(table) as room:
            for _ in range(TRIES):
                gathering = await self.loaded(room)
                try:
                    event = decide(gathering, who, wish, milliseconds())
                except Refusal:
                    if self.is_shared and await self.catch_up(room):
                        continue  # what was refused may be granted at the table as it is
                    raise
                if await self.kept(room, gathering, event):
                    return event
                RACES_LOST.inc()
                await self.catch_up(room)
        raise Refusal("Too much is going on at this table; try again.")

    async def kept(self, room: Room, gathering: Gathering, event: Event) -> bool:
        """Let an event happen and keep it; if it cannot be kept, it has not happened, and the table is loaded anew."""
        stage, held = gathering.stage, gathering.holders
        room.gathering = None  # nobody may see what is not yet kept
        apply(gathering, event)
        next_one = due(gathering, self.settings.notices)
        write = self.write_of(room, gathering, event, next_one, held)
        start = time.perf_counter()
        if not await self.store.write(write):
            return False
        COMMIT_SECONDS.observe(time.perf_counter() - start)
        room.gathering = gathering
        room.due = write.due if write.due_changed else room.due
        room.summary = write.lobby["summary"].encode() if write.lobby else room.summary
        self.on_event(room.id, event.number)
        self.happened(room, event, stage, next_one)
        return True

    def write_of(self, room: Room, gathering: Gathering, event: Event, next_one: Due | None, held: set[str]) -> Write:
        """What has to be written so that an event is kept with all that hangs on it; `held` were the holders before."""
        holders = gathering.holders
        write = Write(room.id, (event,), holders=(*(holders - held),), gone=(*(held - holders),))
        if next_one is not None:
            write.due = event.at + TAKEN_OVER if next_one.at == NOW else next_one.at
        write.due_changed = write.due != room.due
        if not isinstance(event.what, e.Answered) or gathering.stage != PLAYING:
            shown = summary(gathering)
            if shown != room.summary:
                write.lobby = {"stage": gathering.stage, "private": gathering.private, "summary": shown.decode()}
        return write

    def happened(self, room: Room, event: Event, stage_before: str, next_one: Due | None) -> None:
        """Tell everybody who looks, and do what the house has to do next."""
        EVENTS.inc()
        if isinstance(event.what, e.Answered):
            ANSWERS.inc()
        room.tell(event, milliseconds(), stage_before)
        if room.sockets and isinstance(event.what, eyes.RESEATED):
            self.on_here(room, False)
        if isinstance(event.what, e.BotSeated) and room.gathering is not None:
            self.on_bot(room.gathering, event.what.bot)
        self.drive(room, next_one)

    async def catch_up(self, room: Room) -> bool:
        """Let happen here what has happened elsewhere, and say whether there was anything; called with the room's lock
        held.
        """
        known = room.gathering
        if known is None:  # what was tried here came to nothing
            await self.loaded(room)
            return True
        news = await self.store.happened(room.id, known.number)
        for event in news:
            stage = known.stage
            apply(known, event)
            self.happened(room, event, stage, due(known, self.settings.notices))
        return bool(news)

    async def heard(self, table: str, number: int) -> None:
        """Another worker says that something has happened at a table."""
        room = self.rooms.get(table)
        if room is None:
            return
        async with room.lock:
            if self.rooms.get(table) is not room:
                return  # whoever wants it again finds in the store what has happened
            if room.gathering is None or room.gathering.number < number:
                await self.catch_up(room)

    def drive(self, room: Room, next_one: Due | None) -> None:
        """See to what the house has to do at once; the sweeper sees to clocks and notices."""
        if next_one is not None and next_one.at == NOW:
            self.on_due(room)

    async def set_due(self, room: Room, at: int | None) -> None:
        """Correct what the store says is due at a table."""
        room.due = at
        await self.store.set_due(room.id, at)

    async def rematch(self, table: str, who: str) -> tuple[Event, str]:
        """Open another table for the same company, and lead it there."""
        async with self.at(table) as room:
            gathering = await self.loaded(room)
            decide(gathering, who, w.Rematch(table="checked first"), milliseconds())
            happenings = company(gathering)
        another = await self.open(happenings)
        try:
            return await self.wish(table, who, w.Rematch(table=another)), another
        except Refusal:  # somebody else was quicker, at another worker
            for person in {by for by, what in happenings if isinstance(what, e.Joined)}:
                await self.wish(another, person, w.Leave())
            raise


def summary(gathering: Gathering) -> bytes:
    """What the lobby shows of a table."""
    return encode(eyes.table_info(gathering))
