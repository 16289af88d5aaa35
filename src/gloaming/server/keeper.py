"""The keeper of the house: bots think, clocks run out, notices go out, idle tables are put away.

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
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.sight import view
from gloaming.server.aside import Aside
from gloaming.server.metrics import BOT_SECONDS, FAULTS
from gloaming.server.notices import Notices
from gloaming.server.room import Room
from gloaming.server.rooms import Rooms, milliseconds
from gloaming.server.store import StoreDown
from gloaming.tables import HOUSE, Gathering, due
from gloaming.tables import wishes as w
from gloaming.tables.clocks import NOW, Think

THINKERS = 2  # bots that think at a time
SWEPT = 0.25  # seconds between two looks for what is due
AT_ONCE = 200  # tables that are seen to in one go
TIDIED = 5.0  # seconds between two looks for idle tables
INSTINCT = "instinct"  # the bot that answers when another cannot
RETRY = 1.0  # seconds until a bot is tried again when the store was down

log = logging.getLogger("gloaming.keeper")


class Keeper:
    """Does what nobody at a table does."""

    def __init__(self, rooms: Rooms, notices: Notices, aside: Aside) -> None:
        self.rooms, self.notices, self.aside = rooms, notices, aside
        self.threads = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")
        self.tasks: set[asyncio.Task[Any]] = set()
        rooms.on_due, rooms.on_bot = self.at_once, self.expect

    def start(self) -> None:
        """Begin to sweep; whatever was due while nobody was there is seen to at once."""
        self.keep(self.sweep())
        self.keep(self.tidy())

    async def stop(self) -> None:
        """Stop; what was not finished is still due, for whoever comes next."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    def keep(self, doing: Any) -> asyncio.Task[Any]:
        """Run something beside everything else."""
        task = asyncio.get_running_loop().create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Bots

    def expect(self, gathering: Gathering, bot: str) -> None:
        """A bot takes a seat: if it is one that thinks, have its search ready before it is asked."""
        self.keep(self.prepare(bot, gathering.played))

    async def prepare(self, bot: str, game: Game) -> None:
        """Have a bot's search compiled, unless it is or there is none."""
        if await asyncio.get_running_loop().run_in_executor(self.threads, lacks_search, find_bot(bot), game):
            self.aside.compile(game)

    def at_once(self, room: Room) -> None:
        """A bot is asked, or somebody who has one answer: see to it unless somebody does already."""
        if room.thinking is None:
            room.thinking = self.keep(self.go_on(room))

    async def go_on(self, room: Room) -> None:
        """Answer for bots for as long as they are asked."""
        try:
            while await self.answered_once(room.id):
                pass
        except StoreDown:
            await asyncio.sleep(RETRY)  # the sweeper tries again
        except Exception:
            FAULTS.inc()
            log.exception("a bot failed", extra={"table": room.id[:6]})
        finally:
            room.thinking = None

    async def answered_once(self, table: str) -> bool:
        """Answer the next question to a bot; say whether there may be another."""
        async with self.rooms.at(table) as room:
            gathering = await self.rooms.loaded(room)
            next_one = due(gathering, self.rooms.settings.notices)
            if next_one is None or next_one.at != NOW:
                return False
            what = next_one.what
            thought = thinking_of(gathering, what) if isinstance(what, Think) else None
        if isinstance(what, Think) and thought is not None:
            answer, by_instinct = await asyncio.get_running_loop().run_in_executor(self.threads, think, thought)
            if by_instinct:
                self.aside.compile(thought.game)
            wish: w.AnyWish = w.BotAnswer(what.seat, answer, what.question)
        elif not isinstance(what, Think):
            wish = what
        with suppress(Refusal):  # somebody came back, or another worker was quicker
            await self.rooms.wish(table, HOUSE, wish)
        return True

    # What is due at a time

    async def sweep(self) -> None:
        """Look for tables at which something is due, again and again."""
        first = True
        while True:
            try:
                before = milliseconds() + (60_000 if first else 0)  # after a restart bots need not wait for anybody
                for table in await self.rooms.store.due(before, AT_ONCE):
                    await self.see_to(table)
                first = False
            except StoreDown:
                log.warning("the store is down; the keeper waits")
            except Exception:
                FAULTS.inc()
                log.exception("the keeper failed")
            await asyncio.sleep(SWEPT)

    async def see_to(self, table: str) -> None:
        """Do what is due at a table."""
        try:
            async with self.rooms.at(table) as room:
                gathering = await self.rooms.loaded(room)
                next_one = due(gathering, self.rooms.settings.notices)
            if next_one is None:
                await self.rooms.set_due(room, None)
            elif next_one.at == NOW:
                self.at_once(room)
            elif next_one.at <= milliseconds() and not isinstance(next_one.what, Think):
                await self.rooms.wish(table, HOUSE, next_one.what)
                if isinstance(next_one.what, w.Notice):
                    self.keep(self.notices.send(gathering, next_one.what.seat))
            elif next_one.at > milliseconds() + 60_000:
                await self.rooms.set_due(room, next_one.at)
        except Refusal as refusal:  # somebody else was quicker; or the rules of this table are another version's
            if room.gathering is None:
                log.warning("a table cannot be driven", extra={"table": table[:6], "why": str(refusal)})
                await self.rooms.set_due(room, None)

    async def tidy(self) -> None:
        """Put away tables that nobody looks at."""
        while True:
            await asyncio.sleep(min(TIDIED, self.rooms.settings.idle))
            self.rooms.put_away(idle=self.rooms.settings.idle)


class Thought(NamedTuple):
    """What a bot needs for an answer."""

    bot: str
    game: Game
    seat: int
    seed: str  # all the chance that it may use
    seen: Any  # what its seat sees and remembers


def thinking_of(gathering: Gathering, question: Think) -> Thought:
    """What the bot that is asked needs, so that it can think while the table is left alone."""
    match, seat = gathering.play, question.seat
    seed = f"{seed_for_bots(gathering.seed)} {question.question}"
    seen = view(match.state, seat, remembering=True)
    return Thought(gathering.seats[seat].bot, match.game, seat, seed, seen)


def think(thought: Thought) -> tuple[int, bool]:
    """What a bot answers, and whether it was by instinct for want of a compiled search: thinking in plain Python would
    hold everybody up. Called in a thread, since it may take a second.
    """
    started = time.perf_counter()
    bot = find_bot(thought.bot)
    by_instinct = lacks_search(bot, thought.game)
    try:
        answer = answer_by(find_bot(INSTINCT) if by_instinct else bot, thought)
    except Exception:  # a bot of another package may do anything; the game goes on
        log.exception("a bot cannot answer", extra={"bot": thought.bot})
        answer = answer_by(find_bot(INSTINCT), thought)
    BOT_SECONDS.observe(time.perf_counter() - started)
    return answer, by_instinct


def answer_by(bot: Bot, thought: Thought) -> int:
    """What this bot answers, if that is allowed."""
    _, game, seat, seed, seen = thought
    bot.sit(game, seat, seed)
    answer = answer_of(bot, seen)
    if not 0 <= answer < seen.width or not game.moves.allows(seen, seat, answer):
        raise Refusal(f"{answer} is no answer here.")
    return answer


def lacks_search(bot: Bot, game: Game) -> bool:
    """Whether a bot would think in plain Python."""
    return isinstance(bot, Search) and not compiled_is_ready(game)
