"""How rules use a vocabulary: every place where they name a row, read off their text.

To parse the rules would take several times as long as to import them. In the dialect a row is asked, told or put on the
agenda by a call with plain arguments, which can be cut apart as text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.abc import InspectLoader
from types import ModuleType
from typing import NamedTuple

NAME = re.compile(r"[A-Z][A-Z0-9_]*")
MARK = re.compile(r"[][(){},]")
LONGEST = 400  # characters of a call on either side of a row
OPENING, CLOSING = "([{", ")]}"
CONSTANT = re.compile(r"(?:len\([A-Z][A-Z0-9_]*\)|[A-Z][A-Z0-9_]*|[0-9]+|[-+*<() ])+")
STRING = r"{0}(?:{0}{0}(?s:.*?){0}{0}{0}|[^{0}\\\n]*(?:\\.[^{0}\\\n]*)*{0})"  # in quotation marks of one kind
REMARK = re.compile("|".join([STRING.format('"'), STRING.format("'"), "#.*"]))  # what only people read
CHANCE = "CHANCE"  # who is asked, as rules write it
ASKED = (2, 5)  # where a row stands among how many arguments: (g, seat, question, subject, width)
LAID = (1, 3)  # on the agenda: (g, step, about)
TOLD, WHISPERED = (1, 5), (2, 6)  # (g, news, seat, thing, number), to all or, behind g, to some hearers
NO_CALL = (0, 0)
NOTHING_TOLD = {"0", "NOBODY", "NOTHING"}  # what rules tell where a piece of news has nothing to tell


class Use(NamedTuple):
    """A place where rules name a row: as an argument of a call that is given these, or else."""

    module: ModuleType
    row: str  # Ask.PLACE
    is_compared: bool  # with what is asked or lies on the agenda, and no more
    given: tuple[str, ...] = ()
    called_with: tuple[int, int] = NO_CALL  # where the row stands among how many, if a rule function is called with it

    @property
    def asks(self) -> bool:
        """Whether it is a question to somebody."""
        return self.called_with == ASKED

    @property
    def asks_chance(self) -> bool:
        """Whether it is a question to chance."""
        return self.asks and self.given[1] == CHANCE

    @property
    def width(self) -> int | None:
        """How many answers a question has there, if that does not hang on the state."""
        width = self.given[-1] if self.asks else ""
        return int(eval(width, vars(self.module))) if CONSTANT.fullmatch(width) else None

    @property
    def told(self) -> tuple[bool, ...]:
        """Whether news has a seat, a thing and a number there; nothing where it is not told."""
        tells = self.called_with in (TOLD, WHISPERED)
        return tuple([each not in NOTHING_TOLD for each in self.given[-3:]]) if tells else ()


def code_of(module: ModuleType) -> str | None:
    """The text of a module without what only people read; None where it was installed without, or never had one."""
    loader = module.__loader__
    text = loader.get_source(module.__name__) if isinstance(loader, InspectLoader) else None
    return text and REMARK.sub("", text)


def uses(vocabulary: str, texts: Iterable[tuple[ModuleType, str]]) -> Iterator[Use]:
    """Where the texts of modules name a row of a vocabulary."""
    start = f"{vocabulary}."
    for module, text in texts:
        at = text.find(start)
        while at >= 0:
            named = NAME.match(text, at + len(start))
            if named and not text[at - 1].isidentifier():
                yield use_at(module, text, start + named[0], at)
            at = text.find(start, at + 1)


def use_at(module: ModuleType, text: str, row: str, at: int) -> Use:
    """What is made of the row that a text names there."""
    before, end = text[max(0, at - LONGEST) : at].rstrip(), at + len(row)
    if not before.endswith(","):
        return Use(module, row, before.endswith(("==", "!=")))
    first = [each[::-1].strip() for each in reversed(parted(before[::-1], CLOSING, OPENING)[1:])]
    rest = [each.strip() for each in parted(text[end : end + LONGEST], OPENING, CLOSING)[1:]]
    given = tuple(filter(None, (*first, row, *rest)))
    return Use(module, row, False, given, (len(first), len(given)) if given[0] == "g" else NO_CALL)


def parted(text: str, inner: str, outer: str) -> list[str]:
    """What commas part in a text, up to the bracket that ends it; what stands in brackets of its own is not cut."""
    found: list[str] = []
    start = depth = 0
    for mark in MARK.finditer(text):
        if mark[0] in inner:
            depth += 1
        elif mark[0] in outer:
            depth -= 1
            if depth < 0:
                return [*found, text[start : mark.start()]]
        elif depth == 0:
            found.append(text[start : mark.start()])
            start = mark.end()
    return []
