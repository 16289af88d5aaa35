"""The store: what happened at every table, in the order in which it happened. It is only ever added to.

Whoever inserts (table, number) first has made that event happen; everybody else has lost the race. One thread writes,
and commits together all that is waiting; whoever waits is told after the commit.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, bindparam, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from gloaming.kernel.refusal import Refusal
from gloaming.server.database import database_url, engine_for, migrate, told_briefly
from gloaming.server.metrics import COMMIT_SECONDS, FAULTS, count_events
from gloaming.server.schema import events, holders, tables
from gloaming.tables.events import Event, PassageTakenOut, PassageTold, read, written
from gloaming.tables.table import CLOSED, WAITING

MOST_AT_ONCE = 500  # writes in one commit
TRIES = 2  # attempts to commit
GATHERED = 0.010  # seconds between two commits, in which writes gather: an idle store commits at once
LISTED = 100  # tables that a list shows
A_DAY = 24 * 60 * 60 * 1000  # milliseconds: open tables that are older are not listed

log = logging.getLogger("gloaming.store")
T = TypeVar("T")
Row = tuple[str, int, int, str, str]  # of an event


class StoreDown(Exception):
    """The store cannot be reached or written now. `sure`: nothing of what was to be written is there; if not, the
    connection was lost in the middle of a commit and the store could not be asked since.
    """

    def __init__(self, why: str, *, sure: bool = True) -> None:
        super().__init__(why)
        self.sure = sure

    @property
    def refusal(self) -> Refusal:
        """What people are told."""
        return Refusal("store-down" if self.sure else "store-lost")


class Raced(Exception):
    """Another worker was quicker with some of what is being written; which, is asked for when it is written again."""


class Header(NamedTuple):
    """The row of a table."""

    id: str
    seed: str
    opened: int
    private: bool
    stage: str
    summary: str
    due: int | None


@dataclass(slots=True, eq=False)
class Write:
    """What is to be written together, and who waits for it. True is sent if it is there, False if a race was lost."""

    table_id: str
    events: Sequence[Event]
    header: Header | None = None  # of a table that is new
    lobby: dict[str, Any] | None = None  # what the lobby shows from now on
    due: int | None = None
    due_changed: bool = False
    holders: Sequence[str] = ()  # who sits there from now on
    gone: Sequence[str] = ()  # who sat there until now
    done: asyncio.Future[bool] = field(init=False)


class Store:
    """The store of one process."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.writer = engine_for(self.url, writes=True)
        self.reader = engine_for(self.url)
        self.waiting: SimpleQueue[Write | None] = SimpleQueue()
        self.threads = ThreadPoolExecutor(4, thread_name_prefix="store")
        self.thread: Thread | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        insert = sqlite.insert if self.url.drivername == "sqlite" else postgresql.insert
        self.add_holders = insert(holders).on_conflict_do_nothing()
        self.add_tables = insert(tables).on_conflict_do_nothing()
        self.marks = "(?, ?, ?, ?, ?)" if self.url.drivername == "sqlite" else "(%s, %s, %s, %s, %s)"
        self.connection: Connection | None = None  # the one that writes, of the writer's thread

    def open(self) -> None:
        """Begin to write; called on the event loop."""
        self.loop = asyncio.get_running_loop()
        self.thread = Thread(target=self._write_on, name="writer", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        """Write what is waiting, and end."""
        self.waiting.put(None)
        if self.thread is not None:
            await asyncio.to_thread(self.thread.join)
        self.threads.shutdown()
        self.writer.dispose()
        self.reader.dispose()

    # Writing

    async def write(self, write: Write) -> bool:
        """Have something written with whatever else is waiting; say, after the commit, whether it is there."""
        assert self.loop is not None
        write.done = self.loop.create_future()
        self.waiting.put(write)
        return await write.done

    def _write_on(self) -> None:
        """The writer's thread: take all that is waiting, commit it, tell whoever waits."""
        begun = 0.0
        while (first := self.waiting.get()) is not None:
            time.sleep(max(0.0, GATHERED - (time.monotonic() - begun)))
            begun = time.monotonic()
            batch, last = [first], False
            with suppress(Empty):
                while len(batch) < MOST_AT_ONCE and not last:
                    more = self.waiting.get_nowait()
                    last = more is None
                    batch += [more] if more is not None else []
            with COMMIT_SECONDS.time():
                results = self._commit(batch)
            self._tell(batch, results)
            if last:
                break
        self._hang_up()

    def _commit(self, batch: list[Write]) -> list[bool | StoreDown]:
        """Commit a batch; say of each write whether it is there, or why that cannot be said.

        What fails is tried once more on a new connection: one that the database has closed since is not the fault of
        whoever writes next. A commit that was lost on its way may have happened; then the second attempt finds its
        events there, and waits for a database that is still at it, since both insert the same numbers.
        """
        doubtful, raced, failed, why = False, False, 0, ""
        while failed < TRIES:
            try:
                if self.connection is None:
                    self.connection = self.writer.connect()
                with self.connection.begin() as transaction:
                    results = self._put(self.connection, batch, kept_before=doubtful, raced=raced)
                    doubtful = True
                    transaction.commit()
                return results
            except Raced:
                raced = True
                continue
            except SQLAlchemyError as error:
                why = told_briefly(error)
                log.error("the store cannot be written", extra={"why": why, "writes": len(batch)})
            except Exception as error:  # a fault of our own; whoever writes next shall not wait for ever
                FAULTS.inc()
                why = told_briefly(error)
                log.exception("a write failed", extra={"writes": len(batch)})
            failed += 1
            self._hang_up()  # a broken connection is not used again
        return self._find(batch, why) if doubtful else [StoreDown(why)] * len(batch)

    def _find(self, batch: list[Write], why: str) -> list[bool | StoreDown]:
        """Which writes of a commit that came to no clear end are there, if the store can be read at least. A database
        elsewhere may be at it still, so that what is not there now is not yet sure to be lost.
        """
        missing = StoreDown(why, sure=self.url.drivername == "sqlite")
        try:
            with self.reader.connect() as connection:
                found = [whose(connection, write) for write in batch]
                return [missing if each is None else each for each in found]
        except Exception:
            return [StoreDown(why, sure=False)] * len(batch)

    def _hang_up(self) -> None:
        """Let the connection that writes go."""
        with suppress(SQLAlchemyError):
            if self.connection is not None:
                self.connection.close()
        self.connection = None
        self.writer.dispose()

    def _put(
        self, connection: Connection, batch: list[Write], *, kept_before: bool, raced: bool
    ) -> list[bool | StoreDown]:
        """Write a batch; only what has won its number is followed by the rest that belongs to it.

        If it may have been `kept_before`, events that are there as they were to be written are this batch's own. It is
        taken for granted that all numbers are free; where that was wrong, this is done again as `raced`.
        """
        new = [write.header._asdict() for write in batch if write.header]
        if new:
            connection.execute(self.add_tables, new)
        # In the order of tables: two workers that write the same tables never wait for each other in a ring.
        rows = sorted(
            (write.table_id, event.number, event.at, event.who, written(event.what))
            for write in batch
            for event in write.events
        )
        there = self._insert(connection, rows, raced=raced) if rows else set()
        results: list[bool | StoreDown] = []
        for write in batch:
            number = write.table_id, write.events[0].number if write.events else 0
            results.append(number in there or not write.events)
            there.discard(number)  # of two that wanted it in one batch, the first has it
        won = [write for write, result in zip(batch, results, strict=True) if result is True]
        self._put_rest(connection, won)
        if kept_before:
            return [result or bool(whose(connection, write)) for write, result in zip(batch, results, strict=True)]
        return results

    def _insert(self, connection: Connection, rows: list[Row], *, raced: bool) -> set[tuple[str, int]]:
        """Insert events whose numbers are free, and say which these were. Spelt out, since it is done for every answer
        and building the statement anew took longer than carrying it out.
        """
        values = ", ".join([self.marks] * len(rows))
        cells = tuple(chain.from_iterable(rows))
        statement = f"INSERT INTO events (table_id, number, at, who, body) VALUES {values} ON CONFLICT DO NOTHING"
        if raced:
            done = connection.exec_driver_sql(f"{statement} RETURNING table_id, number", cells)
            return {(row[0], row[1]) for row in done}
        if connection.exec_driver_sql(statement, cells).rowcount < len(rows):
            raise Raced
        return {(row[0], row[1]) for row in rows}

    def _put_rest(self, connection: Connection, won: list[Write]) -> None:
        """What belongs to events that happened: the lobby, what is due, who sits where, words that are forgotten."""
        due = [{"table": write.table_id, "due": write.due} for write in won if write.due_changed]
        if due:
            connection.execute(SET_DUE, sorted(due, key=lambda row: str(row["table"])))
        for write in won:
            if write.lobby:
                connection.execute(update(tables).where(tables.c.id == write.table_id).values(**write.lobby))
        sitting = sorted((person, write.table_id) for write in won for person in write.holders)
        if sitting:
            connection.execute(
                self.add_holders, [{"person": person, "table_id": table_id} for person, table_id in sitting]
            )
        gone = sorted((person, write.table_id) for write in won for person in write.gone)
        if gone:
            connection.execute(TAKE_HOLDER, [{"who": person, "table": table_id} for person, table_id in gone])
        for write in won:
            for event in write.events:
                if isinstance(event.what, PassageTakenOut):
                    forget(connection, write.table_id, event.what.told)

    def _tell(self, batch: list[Write], results: list[bool | StoreDown]) -> None:
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(settle, batch, results)

    # Reading

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the store something, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, question)

    def ask(self, question: Callable[[Connection], T]) -> T:
        """Ask the store something, here and now."""
        try:
            with self.reader.connect() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            raise StoreDown(told_briefly(error)) from error

    async def header(self, table_id: str) -> Header | None:
        """The row of a table."""
        return await self.read(lambda connection: header_of(connection, table_id))

    async def events(self, table_id: str, after: int = 0) -> list[Event]:
        """What happened at a table after an event."""
        return await self.read(lambda connection: events_of(connection, table_id, after))

    async def open_tables(self, now: int) -> list[Header]:
        """Public tables with a game that has not started, the newest first."""
        wanted = (
            select(tables)
            .where(tables.c.stage == WAITING, tables.c.private.is_(False), tables.c.opened > now - A_DAY)
            .order_by(tables.c.opened.desc())
            .limit(LISTED)
        )
        return await self.read(lambda connection: [Header(*row) for row in connection.execute(wanted)])

    async def tables_of(self, person: str) -> list[Header]:
        """The tables at which somebody holds a seat, the newest first, but for those that were closed."""
        wanted = (
            select(tables)
            .join(holders, holders.c.table_id == tables.c.id)
            .where(holders.c.person == person, tables.c.stage != CLOSED)
            .order_by(tables.c.opened.desc())
            .limit(LISTED)
        )
        return await self.read(lambda connection: [Header(*row) for row in connection.execute(wanted)])

    async def due(self, before: int, most: int) -> list[str]:
        """Tables at which the house has something to do, the most urgent first."""
        wanted = select(tables.c.id).where(tables.c.due <= before).order_by(tables.c.due).limit(most)
        return await self.read(lambda connection: [*connection.execute(wanted).scalars()])

    async def since(self, seq: int) -> list[tuple[int, str, int]]:
        """Events written after a point of the whole store: (the new point, table, number)."""
        wanted = (
            select(events.c.seq, events.c.table_id, events.c.number).where(events.c.seq > seq).order_by(events.c.seq)
        )
        return await self.read(lambda connection: [(row[0], row[1], row[2]) for row in connection.execute(wanted)])

    async def last_seq(self) -> int:
        """The point of the whole store up to which all is known."""
        newest = select(func.max(events.c.seq))
        return await self.read(lambda connection: connection.execute(newest).scalar() or 0)

    async def set_due(self, table_id: str, due: int | None) -> None:
        """Correct what the store says is due at a table."""
        await self.write(Write(table_id, (), due=due, due_changed=True))

    async def ready(self) -> None:
        """Whether the store can be read; if not, this says so."""
        await self.read(lambda connection: connection.execute(select(tables.c.id).limit(1)).first())


TAKE_HOLDER = delete(holders).where(holders.c.person == bindparam("who"), holders.c.table_id == bindparam("table"))
SET_DUE = update(tables).where(tables.c.id == bindparam("table")).values(due=bindparam("due"))


def header_of(connection: Connection, table_id: str) -> Header | None:
    """The row of a table."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).first()
    return None if row is None else Header(*row)


def events_of(connection: Connection, table_id: str, after: int) -> list[Event]:
    """What happened at a table after an event, in order."""
    wanted = (
        select(events.c.number, events.c.at, events.c.who, events.c.body)
        .where(events.c.table_id == table_id, events.c.number > after)
        .order_by(events.c.number)
    )
    return [Event(number, at, who, read(body)) for number, at, who, body in connection.execute(wanted)]


def whose(connection: Connection, write: Write) -> bool | None:
    """Whether what has the numbers of a write is that write itself; None if nothing has them."""
    if not write.events:
        return None
    first = write.events[0].number
    kept = {event.number: event for event in events_of(connection, write.table_id, first - 1)}
    return all(kept.get(event.number) == event for event in write.events) if first in kept else None


def forget(connection: Connection, table_id: str, number: int) -> None:
    """Take the words out of an event in which something was told; the only thing that is ever changed."""
    there = (events.c.table_id == table_id) & (events.c.number == number)
    body = connection.execute(select(events.c.body).where(there)).scalar()
    told = read(body) if body else None
    if isinstance(told, PassageTold):
        silent = written(PassageTold(told.seat, told.moment, None))
        connection.execute(update(events).where(there).values(body=silent))


def settle(batch: Sequence[Write], results: Sequence[bool | StoreDown]) -> None:
    """Tell whoever waits; called on the event loop."""
    count_events(
        [event for write, result in zip(batch, results, strict=True) if result is True for event in write.events]
    )
    for write, result in zip(batch, results, strict=True):
        if write.done.done():
            continue
        if isinstance(result, StoreDown):
            write.done.set_exception(result)
        else:
            write.done.set_result(result)


__all__ = ["Header", "Store", "StoreDown", "Write", "migrate"]
