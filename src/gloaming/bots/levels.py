"""Bots by name: without thought, searches of any length, levels to choose from, and bots of other packages."""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from typing import NamedTuple

from gloaming.bots.bot import HABITS, Bot, Habitual
from gloaming.bots.search import MANY, Search
from gloaming.kernel.catalogue import ENGLISH, catalogue
from gloaming.kernel.phrases import phrase
from gloaming.kernel.refusal import Refusal, shortened

GROUP = "gloaming.bots"  # entry points of other packages: a name, and what makes a bot when called
LONGEST = 60_000  # milliseconds
SEARCH = re.compile(r"search:([0-9]{1,9})(ms)?")


class Level(NamedTuple):
    """A strength to choose, and the bot that has it."""

    name: str
    bot: str

    def label(self, language: str = ENGLISH) -> str:
        """What it is called."""
        return catalogue(language).say(f"level-{self.name}")

    def sentence(self, language: str = ENGLISH) -> str:
        """What it is like, in one honest sentence."""
        return catalogue(language).say(f"level-{self.name}.sentence")


LEVELS = (
    Level("moth", "random"),
    Level("lantern", "instinct"),
    Level("owl", "search:50ms"),
    Level("medium", "search:250ms"),
    Level("phantom", "search:1000ms"),
)


def find_bot(name: str) -> Bot:
    """A new bot with this name."""
    name = next((level.bot for level in LEVELS if level.name == name), name)
    if name in HABITS:
        return Habitual(HABITS[name])
    if name.startswith("search:"):
        return find_search(name)
    found = [each for each in entry_points(group=GROUP) if each.name == name]
    if not found:
        raise Refusal("bot", bot=shortened(name), known=bot_names())
    try:
        bot: Bot = found[0].load()()
    except Exception as error:
        raise Refusal(
            "bot-made", bot=name, package=found[0].value, why=phrase("given-text", text=str(error))
        ) from error
    return bot


def bot_label(name: str, language: str = ENGLISH) -> str:
    """What a bot is called: a level as its language names it, another bot as it is typed."""
    return next((level.label(language) for level in LEVELS if name in (level.name, level.bot)), name)


def find_search(name: str) -> Search:
    """A search of so many iterations or milliseconds."""
    asked = SEARCH.fullmatch(name)
    number = int(asked[1]) if asked else 0
    most = LONGEST if asked and asked[2] else MANY
    if not asked or not 0 < number <= most:
        raise Refusal("search", search=shortened(name), iterations=MANY, milliseconds=LONGEST)
    return Search(milliseconds=number) if asked[2] else Search(iterations=number)


def bot_names() -> list[str]:
    """What can be asked for."""
    own = [*HABITS, "search:2000", "search:500ms", *(level.name for level in LEVELS)]
    return [*own, *sorted({each.name for each in entry_points(group=GROUP)} - {*own})]
