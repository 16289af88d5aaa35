"""Kinds of things that a game speaks of: what a number stands for, in data and in notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any, TypeVar

from gloaming.kernel import schemas
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import NOTHING, UNKNOWN
from gloaming.kernel.shapes import MADE, READ, misfit

T = TypeVar("T")
Names = Sequence[str]  # of the players, by seat
Reader = Callable[[Any, int, int, int], int]  # a number read off the state: (g, seat, subject, answer)
Maker = Callable[[Any, int, int, int, Names], Any]  # data read off the state, where a number would say too little

SYNTAX = re.compile(r"[\\^$.*+?()[\]{}|]")  # of regular expressions
NOT_IN_NAMES = ":#"  # of players: records could not be read


def literally(text: str) -> str:
    """A text as a regular expression, as every dialect of them reads it."""
    return SYNTAX.sub(r"\\\g<0>", text)


class Kind:
    """What a number of this kind is called: its data in JSON with their schema, and its text in the notation.

    As an argument of a question, an answer or a piece of news it stands under its `name`. `family` is how catalogues
    call it: the messages that name its `values` begin with it. In an answer's number it counts below `size`; where that
    does not say what it can be in notation, `pattern` does. News of a secret one can be kept from some hearers; the
    number of an ordinal one is known from the board: slot 3.
    """

    def __init__(
        self,
        name: str,
        schema: Json,
        data: Callable[[int, Names], Any],
        *,
        size: int = 0,
        notation: Callable[[int, Names], str] | None = None,
        family: str = "",
        values: Sequence[str] = (),
        reads: Reader | None = None,
        makes: Maker | None = None,
        is_secret: bool = False,
        is_ordinal: bool = False,
        pattern: str = "",
        missing: int | None = None,
    ) -> None:
        self.name, self.schema, self.data, self.size = name, schema, data, size
        self.notation = notation or (lambda number, names: str(data(number, names)))
        self.family, self.values = family or name, tuple(values)
        self.reads, self.makes, self.is_secret, self.is_ordinal = reads, makes, is_secret, is_ordinal
        self.pattern, self.missing = pattern, missing

    def but(self, **changes: Any) -> Kind:
        """The same kind with some parts changed."""
        return Kind(**{**vars(self), **changes})

    def called(self, name: str, description: str = "") -> Kind:
        """The same kind under another name: who was given something, where something came from."""
        schema = {**self.schema, "description": description} if description else self.schema
        return self.but(name=name, schema=schema)

    def first(self, size: int) -> Kind:
        """The same kind where an answer can mean only the first so many."""
        return self.but(size=size)

    def read(self, reads: Reader) -> Kind:
        """The same kind, its number read off the state by a function of the shape of a rule's."""
        return self.but(reads=reads)

    @property
    def notation_pattern(self) -> str:
        """What its notation matches: as it was given, or each of its texts."""
        numbers = [*([] if self.pattern else range(self.size)), *([] if self.missing is None else [self.missing])]
        texts = dict.fromkeys(literally(self.notation(number, ())) for number in numbers)
        return "|".join(filter(None, [self.pattern, *texts]))

    def problem(self) -> str:
        """What does not fit; nothing if all does."""
        return misfit(f'has its "{self.name}"', self.reads, READ) or misfit(f'has its "{self.name}"', self.makes, MADE)


def secret(kind: Kind) -> Kind:
    """A kind that some hearers may not know: null for them."""
    described = f"{kind.schema['description'].rstrip('.')}; null if the hearer may not know it."
    return optional(kind, UNKNOWN, described).but(is_secret=True)


def or_none(kind: Kind, description: str = "") -> Kind:
    """A kind that may be nothing, or nobody: null then."""
    return optional(kind, NOTHING, description or f"{kind.schema['description'].rstrip('.')}; null if there is none.")


def optional(kind: Kind, missing: int, description: str) -> Kind:
    """A kind one number of which stands for null."""
    inside, written = kind.data, kind.notation
    return kind.but(
        schema=schemas.perhaps(description, kind.schema),
        data=lambda number, names: None if number == missing else inside(number, names),
        notation=lambda number, names: "unseen" if number == missing else written(number, names),
        missing=missing,
    )


def named(name: str, description: str, values: Sequence[str], family: str = "") -> Kind:
    """One of a few things that have names."""
    kept = tuple(values)
    schema = schemas.one_of(description, kept)
    return Kind(name, schema, lambda number, _: kept[number], size=len(kept), family=family, values=kept)


def numbers_of(names: type) -> dict[str, int]:
    """The numbers that rules have names for in a class, by these names, in their order: TURN_DIE, 1."""
    found = [(name, number) for name, number in vars(names).items() if name.isupper() and isinstance(number, int)]
    return dict(sorted(found, key=itemgetter(1)))


def names_of(numbers: type, **called: str) -> tuple[str, ...]:
    """What the numbers of a class are called in data, from 0: TURN_DIE is "turn die", if it is not called otherwise."""
    found = numbers_of(numbers)
    if [*found.values()] != [*range(len(found))] or not called.keys() <= {name.lower() for name in found}:
        raise TypeError(f"{numbers.__name__} has not the numbers from 0 on, or calls what it has not: {[*called]}.")
    return tuple([called.get(name.lower(), name.lower().replace("_", " ")) for name in found])


def in_order(numbers: type, values: Mapping[int, T]) -> tuple[T, ...]:
    """What stands for each of the numbers from 0 on that a class has, in their order."""
    found = numbers_of(numbers)
    if [*found.values()] != [*range(len(found))] or values.keys() != {*found.values()}:
        lacking = [name for name, number in found.items() if number not in values]
        raise TypeError(f"{numbers.__name__} has not the numbers from 0 on, or nothing stands for some: {lacking}.")
    return tuple([values[number] for number in found.values()])


def ordinal(name: str, description: str, size: int, first: int = 1) -> Kind:
    """The first, the second, ...: counted from 1 where the state counts from 0."""
    schema = schemas.number(description, first, size + first - 1)
    return Kind(name, schema, lambda number, _: number + first, size=size, is_ordinal=True)


def amount(name: str, description: str, low: int | None = 0, high: int | None = None) -> Kind:
    """So many of something; with no lowest number, any whole number."""
    whole: Json = {"description": description, "type": "integer"}
    schema = whole if low is None else schemas.number(description, low, high)
    size, pattern = (0, "-?[0-9]+") if high is None else (high + 1, "")
    return Kind(name, schema, lambda number, _: number, size=size, pattern=pattern)


def truth(name: str, description: str) -> Kind:
    """Yes or no."""
    return Kind(name, schemas.truth(description), lambda number, _: number == 1, size=2)


def several(name: str, description: str, kind: Kind, most: int | None = None) -> Kind:
    """Any of a kind's things: a bit for each."""
    schema = schemas.many(description, kind.schema, 0, most)

    def those(bits: int, names: Names) -> list[Any]:
        return [kind.data(number, names) for number in range(bits.bit_length()) if bits >> number & 1]

    return Kind(name, schema, those, size=1 << kind.size, family=kind.family, values=kind.values)


def fact(name: str, schema: Json, makes: Maker) -> Kind:
    """Something worked out from the seat's view, told as data with a question or an answer."""
    return Kind(name, schema, lambda number, _: number, makes=makes)


A_WORD = rf"[^\s{NOT_IN_NAMES}]+"  # of a name
SEAT = Kind(
    "seat",
    schemas.text("A player."),
    lambda number, names: names[number],
    size=8,
    pattern=f"{A_WORD}(?: {A_WORD})*",
)
