"""What nobody at a table does: bots think, clocks run out, notices go out, idle tables are put away.

All of it follows from the store, so that it goes on after a restart, and at whichever worker is there. Two workers may
both do it; the store lets only one event of a number happen.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple

from gloaming.bots import Bot, answer_of, find_bot, seed_for_bots
from gloaming.bots.search import Search, compiled_is_ready
from gloaming.kernel.game import Game
from gloaming.kernel.refusal import Refusal, as_number
from gloaming.kernel.sight import view
from gloaming.server.jobs import Jobs
from gloaming.server.live_table import LiveTable
from gloaming.server.live_tables import LiveTables, milliseconds
from gloaming.server.metrics import BOT_SECONDS, FAULTS
from gloaming.server.notices import Notices
from gloaming.server.store import StoreDown
from gloaming.tables import HOUSE, Table, due
from gloaming.tables import wishes as w
from gloaming.tables.clocks import NOW, Think

THINKERS = 2  # bots that think at a time
SWEPT = 0.25  # seconds between two looks for what is due
AT_ONCE = 200  # tables that are seen to in one go
TIDIED = 5.0  # seconds between two looks for idle tables
INSTINCT = "instinct"  # the bot that answers when another cannot
RETRY = 1.0  # seconds until a bot is tried again when the store was down

log = logging.getLogger("gloaming.scheduler")


class Scheduler:
    """Does what is due at the tables of a worker, at once or when it is time."""

    def __init__(self, tables: LiveTables, notices: Notices, jobs: Jobs) -> None:
        self.tables, self.notices, self.jobs = tables, notices, jobs
        self.threads = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")
        self.tasks: set[asyncio.Task[Any]] = set()
        tables.on_due, tables.on_bot = self.answer_at_once, self.expect

    def start(self) -> None:
        """Begin to sweep; whatever was due while nobody was there is seen to at once."""
        self.run_beside(self.sweep())
        self.run_beside(self.tidy())

    async def stop(self) -> None:
        """Stop; what was not finished is still due, for whoever comes next."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    def run_beside(self, doing: Any) -> asyncio.Task[Any]:
        """Run something beside everything else."""
        task = asyncio.get_running_loop().create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Bots

    def expect(self, table: Table, bot: str) -> None:
        """A bot takes a seat: if it is one that thinks, have its search ready before it is asked."""
        self.run_beside(self.prepare(bot, table.played))

    async def prepare(self, bot: str, game: Game) -> None:
        """Have a bot's search compiled, unless it is or there is none."""
        if await asyncio.get_running_loop().run_in_executor(self.threads, lacks_search, find_bot(bot), game):
            self.jobs.compile(game)

    def answer_at_once(self, live: LiveTable) -> None:
        """A bot is asked, or somebody who has one answer: see to it unless somebody does already."""
        if live.thinking is None:
            live.thinking = self.run_beside(self.answer_for_bots(live))

    async def answer_for_bots(self, live: LiveTable) -> None:
        """Answer for bots for as long as they are asked."""
        try:
            while await self.answer_once(live.id):
                pass
        except StoreDown:
            await asyncio.sleep(RETRY)  # the sweeper tries again
        except Exception:
            FAULTS.inc()
            log.exception("a bot failed", extra={"table": live.id[:6]})
        finally:
            live.thinking = None

    async def answer_once(self, table_id: str) -> bool:
        """Answer the next question to a bot; say whether there may be another."""
        async with self.tables.at(table_id) as live:
            table = await self.tables.load(live)
            next_one = due(table, self.tables.settings.notices)
            if next_one is None or next_one.at != NOW:
                return False
            what = next_one.what
            needed = input_for(table, what) if isinstance(what, Think) else None
        if isinstance(what, Think) and needed is not None:
            answer, by_instinct = await asyncio.get_running_loop().run_in_executor(self.threads, think, needed)
            if by_instinct:
                self.jobs.compile(needed.game)
            wish: w.AnyWish = w.BotAnswer(what.seat, answer, what.question)
        elif not isinstance(what, Think):
            wish = what
        with suppress(Refusal):  # somebody came back, or another worker was quicker
            await self.tables.wish(table_id, HOUSE, wish)
        return True

    # What is due at a time

    async def sweep(self) -> None:
        """Look for tables at which something is due, again and again."""
        first = True
        while True:
            try:
                before = milliseconds() + (60_000 if first else 0)  # after a restart bots need not wait for anybody
                for table_id in await self.tables.store.due(before, AT_ONCE):
                    await self.do_what_is_due(table_id)
                first = False
            except StoreDown:
                log.warning("the store is down; the scheduler waits")
            except Exception:
                FAULTS.inc()
                log.exception("the scheduler failed")
            await asyncio.sleep(SWEPT)

    async def do_what_is_due(self, table_id: str) -> None:
        """Do what is due at a table."""
        try:
            async with self.tables.at(table_id) as live:
                table = await self.tables.load(live)
                next_one = due(table, self.tables.settings.notices)
            if next_one is None:
                await self.tables.set_due(live, None)
            elif next_one.at == NOW:
                self.answer_at_once(live)
            elif next_one.at <= milliseconds() and not isinstance(next_one.what, Think):
                await self.tables.wish(table_id, HOUSE, next_one.what)
                if isinstance(next_one.what, w.Notice):
                    self.run_beside(self.notices.send(table, next_one.what.seat))
            elif next_one.at > milliseconds() + 60_000:
                await self.tables.set_due(live, next_one.at)
        except Refusal as refusal:  # somebody else was quicker; or the rules of this table are another version's
            if live.table is None:
                log.warning("a table cannot be driven", extra={"table": table_id[:6], "why": str(refusal)})
                await self.tables.set_due(live, None)

    async def tidy(self) -> None:
        """Put away tables that nobody looks at."""
        while True:
            await asyncio.sleep(min(TIDIED, self.tables.settings.idle))
            self.tables.put_away(idle=self.tables.settings.idle)


class BotInput(NamedTuple):
    """What a bot needs for an answer."""

    bot: str
    game: Game
    seat: int
    seed: str  # all the chance that it may use
    seen: Any  # what its seat sees and remembers


def input_for(table: Table, question: Think) -> BotInput:
    """What the bot that is asked needs, so that it can think while the table is left alone."""
    match, seat = table.play, question.seat
    seed = f"{seed_for_bots(table.seed)} {question.question}"
    seen = view(match.state, seat, remembering=True)
    return BotInput(table.seats[seat].bot, match.game, seat, seed, seen)


def think(needed: BotInput) -> tuple[int, bool]:
    """What a bot answers, and whether it was by instinct for want of a compiled search: thinking in plain Python would
    hold everybody up. Called in a thread, since it may take a second.
    """
    started = time.perf_counter()
    bot = find_bot(needed.bot)
    by_instinct = lacks_search(bot, needed.game)
    try:
        answer = answer_by(find_bot(INSTINCT) if by_instinct else bot, needed)
    except Exception:  # a bot of another package may do anything; the game goes on
        log.exception("a bot cannot answer", extra={"bot": needed.bot})
        answer = answer_by(find_bot(INSTINCT), needed)
    BOT_SECONDS.observe(time.perf_counter() - started)
    return answer, by_instinct


def answer_by(bot: Bot, needed: BotInput) -> int:
    """What this bot answers, if that is allowed."""
    _, game, seat, seed, seen = needed
    bot.sit(game, seat, seed)
    answer = answer_of(bot, seen)
    if not 0 <= answer < seen.width or not game.moves.allows(seen, seat, answer):
        raise Refusal("flat-answer", answer=as_number(answer))
    return answer


def lacks_search(bot: Bot, game: Game) -> bool:
    """Whether a bot would think in plain Python."""
    return isinstance(bot, Search) and not compiled_is_ready(game)
