"""A state: everything that rules know of a game, as whole numbers in declared cells, rows and grids."""

from __future__ import annotations

import hashlib
import json
import struct
from collections.abc import Sequence
from itertools import chain
from typing import Any, ClassVar, NamedTuple, Self, TypeVar, cast

from gloaming.kernel.packed import Packed
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import MOST_SEATS
from gloaming.kernel.sight import EVERYONE, SCRATCH, Audience, copied

AGENDA = 24  # how many suspended steps a state can hold
CODES = {8: "b", 16: "h"}  # how `struct` writes a cell of so many bits


class Field(NamedTuple):
    """One declaration: how many cells, who sees them, how wide each is, by what other name JSON and digests know it."""

    shape: tuple[int, ...]
    sees: Audience
    bits: int
    known_as: str = ""

    @property
    def cells(self) -> int:
        """How many whole numbers the field holds."""
        count = 1
        for length in self.shape:
            count *= length
        return count


def cell(*, sees: Audience, bits: int = 16, known_as: str = "") -> int:
    """Declare one whole number. One that is renamed is known as before: digests of older records hang on it."""
    return cast(int, Field((), sees, bits, known_as))


def row(length: int, *, sees: Audience, bits: int = 16, known_as: str = "") -> list[int]:
    """Declare a row of whole numbers."""
    return cast(list[int], Field((length,), sees, bits, known_as))


def grid(rows: int, length: int, *, sees: Audience, bits: int = 16, known_as: str = "") -> list[list[int]]:
    """Declare rows of whole numbers."""
    return cast(list[list[int]], Field((rows, length), sees, bits, known_as))


class Declared(type):
    """Takes the declared fields out of a class body and makes slots of them, which CPython reads fastest."""

    fields: dict[str, Field]
    depths: tuple[tuple[str, int], ...]  # 0 for a cell, 1 for a row, 2 for a grid

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Declared:
        own = {key: value for key, value in body.items() if isinstance(value, Field)}
        body = {key: value for key, value in body.items() if key not in own}
        body["__slots__"] = (*own,) if bases else (*own, "news")
        made = super().__new__(cls, name, bases, body)
        made.fields = {**(bases[0].fields if bases and isinstance(bases[0], Declared) else {}), **own}
        made.depths = tuple((field_name, len(field.shape)) for field_name, field in made.fields.items())
        return made


class GameState(metaclass=Declared):
    """What every game's state has; a game's own State adds its fields. An instance carries plain lists."""

    fields: ClassVar[dict[str, Field]]
    depths: ClassVar[tuple[tuple[str, int], ...]]
    allowed: ClassVar[Sequence[Any]] = ()  # what allows an answer to each question; the game sets it
    news: list[Any] | Packed[Any] | None  # where `tell` writes; None: nobody listens

    players = cell(sees=EVERYONE)
    over = cell(sees=EVERYONE)  # 1 when the game has ended
    asked = cell(sees=EVERYONE)  # a bit for each seat that owes an answer
    question = cell(sees=EVERYONE)
    subject = cell(sees=EVERYONE)  # what the question is about
    width = cell(sees=EVERYONE)  # answers are the numbers below this
    pending = cell(sees=EVERYONE)  # steps on the agenda
    step = row(AGENDA, sees=EVERYONE)
    about = row(AGENDA, sees=EVERYONE)
    alone = cell(sees=SCRATCH, bits=8)  # one more than the seat that has only one answer, which is then given at once
    alone_question = cell(sees=SCRATCH, bits=8)
    alone_subject = cell(sees=SCRATCH)
    alone_answer = cell(sees=SCRATCH)
    score = row(MOST_SEATS, sees=EVERYONE)  # at the end: in the game's own measure
    place = row(MOST_SEATS, sees=EVERYONE)  # at the end: 1 for whoever has won; 0 before

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, blank(field))
        self.news = None

    def clone(self) -> Self:
        """A copy that shares nothing with this state; nobody listens at it."""
        copy = object.__new__(type(self))
        for name, depth in self.depths:
            value = getattr(self, name)
            if depth == 1:
                value = value[:]
            elif depth == 2:
                value = [line[:] for line in value]
            setattr(copy, name, value)
        copy.news = None
        return copy

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and cells(self) == cells(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{type(self).__module__.rsplit('.', 2)[-2]} state {digest(self)[:8]}>"


G = TypeVar("G", bound=GameState)


def blank(field: Field) -> Any:
    """The field with 0 in every cell."""
    match field.shape:
        case ():
            return 0
        case (length,):
            return [0] * length
        case (rows, length):
            return [[0] * length for _ in range(rows)]


def position(kind: type[GameState]) -> dict[str, Field]:
    """The fields that make up a position: all but scratch space."""
    return {name: field for name, field in kind.fields.items() if field.sees is not SCRATCH}


def numbers(value: Any, depth: int) -> list[int]:
    """The whole numbers of one field, in a line."""
    if depth == 0:
        return [value]
    return list(value) if depth == 1 else list(chain.from_iterable(value))


def cells(g: GameState) -> list[int]:
    """All cells of the position, in a line."""
    return [n for name, field in position(type(g)).items() for n in numbers(getattr(g, name), len(field.shape))]


def to_json(g: GameState) -> dict[str, Any]:
    """The position as JSON: a number, a list or a list of lists for each field."""
    fields = position(type(g)).items()
    return {field.known_as or name: copied(getattr(g, name), len(field.shape)) for name, field in fields}


def from_json(kind: type[G], data: object) -> G:
    """The state that `to_json` wrote; anything else is refused."""
    fields = {field.known_as or name: (name, field) for name, field in position(kind).items()}
    if not isinstance(data, dict) or data.keys() != fields.keys():
        raise Refusal("state-fields")
    g = kind()
    for known_as, (name, field) in fields.items():
        if not fits(data[known_as], field.shape, 1 << (field.bits - 1)):
            raise Refusal("state-field", field=known_as)
        setattr(g, name, copied(data[known_as], len(field.shape)))
    return g


def fits(value: object, shape: tuple[int, ...], limit: int) -> bool:
    """Whether a JSON value has this shape and only whole numbers that a cell can hold."""
    if not shape:
        return type(value) is int and -limit <= value < limit
    return isinstance(value, list) and len(value) == shape[0] and all(fits(part, shape[1:], limit) for part in value)


def digest(g: GameState) -> str:
    """SHA-256 of the position's JSON, without spaces: the same for the same position, everywhere."""
    return hashlib.sha256(json.dumps(to_json(g), separators=(",", ":")).encode()).hexdigest()


def layout(kind: type[GameState]) -> dict[str, Field]:
    """The fields in the order of the compiled record: the wide ones first, so that every cell is aligned."""
    return dict(sorted(kind.fields.items(), key=lambda named: -named[1].bits))


def packing(kind: type[GameState]) -> str:
    """The record as a `struct` format."""
    return "<" + "".join(f"{field.cells}{CODES[field.bits]}" for field in layout(kind).values())


def pack(g: GameState) -> bytes:
    """The state as the bytes of its compiled record, scratch space included."""
    fields = layout(type(g)).items()
    line = chain.from_iterable(numbers(getattr(g, name), len(field.shape)) for name, field in fields)
    return struct.pack(packing(type(g)), *line)


def unpack(kind: type[G], data: bytes | memoryview) -> G:
    """The state in the bytes of a compiled record."""
    line, at = struct.unpack(packing(kind), data), 0
    g = kind()
    for name, field in layout(kind).items():
        part, at = line[at : at + field.cells], at + field.cells
        setattr(g, name, shaped(part, field.shape))
    return g


def shaped(part: tuple[int, ...], shape: tuple[int, ...]) -> Any:
    """Numbers in a line, laid out again as a cell, a row or a grid."""
    match shape:
        case ():
            return part[0]
        case (_,):
            return list(part)
        case (rows, length):
            return [list(part[i * length : (i + 1) * length]) for i in range(rows)]
