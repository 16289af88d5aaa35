"""All tables of one worker: loaded when wanted, changed one wish at a time, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from gloaming.kernel.chance import new_seed
from gloaming.kernel.refusal import Refusal
from gloaming.server import views
from gloaming.server.identity import new_table_id
from gloaming.server.live_table import LiveTable, Messages, Socket
from gloaming.server.messages import encode
from gloaming.server.metrics import RACES_LOST, TABLES_IN_MEMORY, count_events
from gloaming.server.settings import Settings
from gloaming.server.store import Header, Store, Write
from gloaming.tables import PLAYING, Event, Table, decide, due, rematch_events, replayed
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


class At:
    """A table in memory while one has its lock."""

    __slots__ = ("live", "table_id", "tables")

    def __init__(self, tables: LiveTables, table_id: str) -> None:
        self.tables, self.table_id = tables, table_id

    async def __aenter__(self) -> LiveTable:
        while True:
            self.live = self.tables.hold(self.table_id)
            await self.live.lock.acquire()
            if self.tables.in_memory.get(self.table_id) is self.live:
                return self.live
            self.live.lock.release()  # it has been put away while others had the lock

    async def __aexit__(self, *fault: object) -> None:
        self.live.lock.release()


class LiveTables:
    """The tables that a worker holds in memory, and the way to all others."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.in_memory: OrderedDict[str, LiveTable] = OrderedDict()  # the one used last is the last
        self.is_shared = False  # whether other workers change the same tables
        self.on_event: Callable[[str, int], None] = lambda table_id, number: None  # tells other workers
        self.on_here: Callable[[LiveTable, bool], None] = lambda live, first: None  # tells them who is connected
        self.on_bot: Callable[[Table, str], None] = lambda table, bot: None  # a bot was given a seat
        self.on_due: Callable[[LiveTable], None] = lambda live: None  # bots and single answers

    # Finding tables

    def hold(self, table_id: str) -> LiveTable:
        """Hold a table in memory, and note that it is used; it may be empty yet."""
        live = self.in_memory.get(table_id)
        if live is None:
            live = self.in_memory[table_id] = LiveTable(table_id)
            TABLES_IN_MEMORY.set(len(self.in_memory))
            if len(self.in_memory) > self.settings.cached:
                self.put_away()
        else:
            self.in_memory.move_to_end(table_id)
        live.used = time.monotonic()
        return live

    def at(self, table_id: str) -> At:
        """A table in memory, which nobody else changes or looks at meanwhile: `async with tables.at(...) as live`."""
        return At(self, table_id)

    async def load(self, live: LiveTable) -> Table:
        """The table as it is, from the store if need be; called with the lock held."""
        if live.table is None:
            try:
                header = await self.store.header(live.id)
                if header is None:
                    raise NoSuchTable("unknown-table")
                events = await self.store.events(live.id)
                live.table = replayed(live.id, header.seed, events)
            except BaseException:
                if not live.sockets:
                    self.in_memory.pop(live.id, None)
                raise
            live.due, live.summary = header.due, header.summary.encode()
            if live.sockets and live.table.number > live.told:  # seats may have changed, too
                live.show_everybody(milliseconds(), live.told)
                self.on_here(live, False)
            else:
                live.shown.look_anew(live.table)
            live.told = live.table.number
            self.drive(live, due(live.table, self.settings.notices))
        return live.table

    def put_away(self, *, idle: float | None = None) -> None:
        """Forget tables that nobody looks at: the oldest if there are too many, or all that were idle for long."""
        before = time.monotonic() - idle if idle is not None else 0.0
        spare = len(self.in_memory) - self.settings.cached
        for live in list(self.in_memory.values()):
            if spare <= 0 and live.used > before:
                break
            if live.is_idle and live.table is not None:
                del self.in_memory[live.id]
                spare -= 1
        TABLES_IN_MEMORY.set(len(self.in_memory))

    # Who is connected

    def enter(self, live: LiveTable, socket: Socket) -> None:
        """Somebody looks at a table from now on."""
        first = not live.sockets
        live.enter(socket)
        live.tell_here(newcomer=socket)
        self.on_here(live, first)

    def leave(self, live: LiveTable, socket: Socket) -> None:
        """Somebody looks away; that a seat's person has gone is told when they do not come back at once."""
        live.leave(socket)
        if not live.sockets.get(socket.viewer):
            asyncio.get_running_loop().call_later(LINGERS, self.tell_gone, live.id, live)

    def tell_gone(self, table_id: str, live: LiveTable) -> None:
        """Tell who has gone."""
        now = self.in_memory.get(table_id, live)
        now.tell_here()
        self.on_here(now, False)

    # Changing tables

    async def open(self, deeds: list[tuple[str, e.What]]) -> str:
        """Make a new table at which these people and bots have done this; return its id."""
        now, table_id, seed = milliseconds(), new_table_id(), new_seed()
        events = [Event(number, now, who, what) for number, (who, what) in enumerate(deeds, 1)]
        table = replayed(table_id, seed, events)
        header = Header(table_id, seed, now, table.private, table.stage, summary(table).decode(), None)
        await self.store.write(Write(table_id, events, header=header, holders=(*table.holders,)))
        live = self.hold(table_id)
        live.table, live.summary, live.told = table, header.summary.encode(), table.number
        return table_id

    async def wish(self, table_id: str, who: str, wish: AnyWish) -> Event:
        """Grant a wish: decide, commit the event, and tell everybody; or refuse."""
        async with self.at(table_id) as live:
            for _ in range(TRIES):
                table = await self.load(live)
                try:
                    event = decide(table, who, wish, milliseconds())
                except Refusal:
                    if self.is_shared and await self.catch_up(live):
                        continue  # what was refused may be granted at the table as it is
                    raise
                if await self.commit_event(live, table, event):
                    return event
                RACES_LOST.inc()
                await self.catch_up(live)
        raise Refusal("busy")

    async def commit_event(self, live: LiveTable, table: Table, event: Event) -> bool:
        """Let an event happen and keep it; if it cannot be kept, it has not happened, and the table is loaded anew."""
        held = None if isinstance(event.what, e.Answered) else table.holders
        live.table = None  # nobody may see what is not yet kept
        messages = live.apply(table, event)
        next_one = due(table, self.settings.notices)
        write = self.write_of(live, table, event, next_one, held)
        if not await self.store.write(write):
            return False
        live.table = table
        live.due = write.due if write.due_changed else live.due
        live.summary = write.lobby["summary"].encode() if write.lobby else live.summary
        self.on_event(live.id, event.number)
        self.announce(live, event, messages, next_one)
        return True

    def write_of(
        self, live: LiveTable, table: Table, event: Event, next_one: Due | None, held: set[str] | None
    ) -> Write:
        """What has to be written so that an event is kept with all that hangs on it; `held` were the holders before,
        None where they cannot be others now.
        """
        write = Write(live.id, (event,))
        if held is not None:
            holders = table.holders
            write.holders, write.gone = (*(holders - held),), (*(held - holders),)
        if next_one is not None:
            write.due = event.at + TAKEN_OVER if next_one.at == NOW else next_one.at
        write.due_changed = write.due != live.due
        if not isinstance(event.what, e.Answered) or table.stage != PLAYING:
            shown = summary(table)
            if shown != live.summary:
                write.lobby = {"stage": table.stage, "private": table.private, "summary": shown.decode()}
        return write

    def announce(self, live: LiveTable, event: Event, messages: Messages, next_one: Due | None) -> None:
        """Tell everybody who looks, and do what the house has to do next."""
        live.tell(event, messages, milliseconds())
        if live.sockets and type(event.what) in views.RESEATED:
            self.on_here(live, False)
        if isinstance(event.what, e.BotSeated) and live.table is not None:
            self.on_bot(live.table, event.what.bot)
        self.drive(live, next_one)

    async def catch_up(self, live: LiveTable) -> bool:
        """Let happen here what has happened elsewhere, and say whether anything has; called with the lock held."""
        known = live.table
        if known is None:  # what was tried here came to nothing
            await self.load(live)
            return True
        news = await self.store.events(live.id, known.number)
        for event in news:
            messages = live.apply(known, event)
            self.announce(live, event, messages, due(known, self.settings.notices))
        count_events(news)
        return bool(news)

    async def hear_of(self, table_id: str, number: int) -> None:
        """Another worker says that something has happened at a table."""
        live = self.in_memory.get(table_id)
        if live is None:
            return
        async with live.lock:
            if self.in_memory.get(table_id) is not live:
                return  # whoever wants it again finds in the store what has happened
            if live.table is None or live.table.number < number:
                await self.catch_up(live)

    def drive(self, live: LiveTable, next_one: Due | None) -> None:
        """See to what the house has to do at once; the sweeper sees to clocks and notices."""
        if next_one is not None and next_one.at == NOW:
            self.on_due(live)

    async def set_due(self, live: LiveTable, at: int | None) -> None:
        """Correct what the store says is due at a table."""
        live.due = at
        await self.store.set_due(live.id, at)

    async def rematch(self, table_id: str, who: str) -> tuple[Event, str]:
        """Open another table for the same company, and lead it there."""
        async with self.at(table_id) as live:
            table = await self.load(live)
            decide(table, who, w.Rematch(table="checked first"), milliseconds())
            deeds = rematch_events(table)
        another = await self.open(deeds)
        try:
            return await self.wish(table_id, who, w.Rematch(table=another)), another
        except Refusal:  # somebody else was quicker, at another worker
            for person in {by for by, what in deeds if isinstance(what, e.Joined)}:
                await self.wish(another, person, w.Leave())
            raise


def summary(table: Table) -> bytes:
    """What the lobby shows of a table."""
    return encode(views.table_info(table))
