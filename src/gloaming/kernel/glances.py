"""Looking at a table, as it is or as it was when a piece of news was told, and what of it has changed since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property, reduce
from itertools import compress
from operator import attrgetter, ne, or_
from typing import Any, NamedTuple, TypeVar, cast

from gloaming.kernel.sight import EVERYONE, HIDDEN, SCRATCH, copied, masked
from gloaming.kernel.state import Field, GameState, blank

G = TypeVar("G", bound="GameState | Still")
Snapshot = tuple[Any, ...]  # the values of all fields that make up a position, sharing no list with the table
EVERY_LINE = -1  # all bits: whatever lies on the table may have changed
# Who is asked what, and what is still to be done: no part of what a piece of news tells of.
ASKING = ("asked", "question", "subject", "width", "pending", "step", "about")


class Glance:
    """The same as `view`, sharing lists with the state: to be read at once, and never changed. What only some see is
    masked when it is read.
    """

    __slots__ = ("__dict__", "_of", "_viewer")

    def __init__(self, g: GameState | Still, viewer: int, seen_by_all: dict[str, Any]) -> None:
        self._of, self._viewer = g, viewer
        self.__dict__ = seen_by_all

    def __getattr__(self, name: str) -> Any:
        """A field that not everybody sees, and that has not been read yet."""
        field = self._of.fields.get(name)
        if field is None:
            raise AttributeError(name)
        self.__dict__[name] = value = masked(self._of, getattr(self._of, name), field, self._viewer)
        return value

    def by_another(self, viewer: int) -> Glance:
        """Another viewer's glance at the same `Still`."""
        seen = self.__dict__.copy()
        for name in cast(Still, self._of).lines.veiled:
            seen.pop(name, None)
        return Glance(self._of, viewer, seen)

    def follow(self, state: Snapshot, fields: Sequence[str]) -> None:
        """See, at a `Still` that has followed a state, which fields have changed."""
        seen, lines = self.__dict__, cast(Still, self._of).lines
        for name in fields:
            if lines.is_open[name]:
                seen[name] = state[lines.places[name]]
            for other in lines.masked_by[name]:
                seen.pop(other, None)


class Still:
    """A state as it was once, to be looked at like the state itself."""

    __slots__ = ("__dict__", "fields", "lines")

    def __init__(self, kind: type[GameState], state: Snapshot) -> None:
        self.fields, self.lines = kind.fields, Lines.of(kind)
        self.__dict__ = dict(zip(self.lines.names, state, strict=True))

    def __getattr__(self, name: str) -> Any:
        """Working space is blank."""
        field = self.fields.get(name)
        if field is None:
            raise AttributeError(name)
        return blank(field)

    def follow(self, state: Snapshot, fields: Sequence[str]) -> None:
        """Become the state in which these fields have changed."""
        places = self.lines.places
        for name in fields:
            self.__dict__[name] = state[places[name]]


def glance(g: G, viewer: int) -> G:
    """One viewer's glance at a state, as it is or as it was."""
    if isinstance(g, Still):
        return cast(G, Glance(g, viewer, g.lines.seen_by_all(g.lines.all(g))))
    state = cast(GameState, g)
    lines = Lines.of(type(state))
    return cast(G, Glance(state, viewer, lines.seen_by_all(lines.all(state))))


# What has changed


class Changed(NamedTuple):
    """What has changed on a table: the lines, as bits; the names of their fields; and of those lines that not everybody
    sees, the bits of whoever does.
    """

    lines: int
    fields: Sequence[str]
    veiled: Sequence[tuple[int, int]] = ()

    def seen_by(self, viewer: int) -> int:
        """The lines of which a viewer may see that they have changed."""
        lines = self.lines
        for line, seers in self.veiled:
            if not seers >> viewer & 1:
                lines &= ~line
        return lines


class Lines:
    """The lines of a kind of table, each with a bit of its own: a cell, a cell of a row, a row of a grid. What nobody
    sees and what is asked is one line a field.
    """

    def __init__(self, kind: type[GameState]) -> None:
        lying = {name: field for name, field in kind.fields.items() if field.sees is not SCRATCH}
        told = sorted((name for name in lying if name not in ASKING), key=lambda name: lying[name].sees is not EVERYONE)
        self.names = (*told, *ASKING)  # first what everybody sees
        self.fields = [lying[name] for name in self.names]
        self.places = {name: place for place, name in enumerate(self.names)}
        self.open = sum(field.sees is EVERYONE for field in self.fields) - len(ASKING)  # how many everybody sees
        self.counts = [1 if self.is_one(place) else self.fields[place].shape[0] for place in range(len(self.names))]
        self.first = [sum(self.counts[:place]) for place in range(len(self.names))]  # the place of each first line
        self.each = [
            (place, name, self.first[place], self.counts[place], len(field.shape), field.sees is EVERYONE)
            for place, (name, field) in enumerate(zip(self.names, self.fields, strict=True))
        ]
        self.is_open = {name: field.sees is EVERYONE for name, field in lying.items()}
        self.veiled = [name for name, is_open in self.is_open.items() if not is_open]
        self.masked_by = {  # for each field, those that are masked otherwise when it has changed
            name: [
                other
                for other in self.veiled
                if lying[other].sees is not HIDDEN and name in (other, lying[other].sees.by)
            ]
            for name in lying
        }
        self.all: Callable[[Any], Snapshot] = attrgetter(*self.names)
        self.told: Callable[[GameState], Snapshot] = attrgetter(*told)

    @staticmethod
    @cache
    def of(kind: type[GameState]) -> Lines:
        """Those of a kind of table."""
        return Lines(kind)

    def is_one(self, place: int) -> bool:
        """Whether a field is one line."""
        field = self.fields[place]
        return not field.shape or field.sees.name == "hidden" or self.names[place] in ASKING

    def seen_by_all(self, values: Snapshot) -> dict[str, Any]:
        """Of the values of all fields, those that everybody sees."""
        seen = dict(zip(self.names, values[: self.open], strict=False))
        seen.update(zip(ASKING, values[-len(ASKING) :], strict=True))
        seen["news"] = None
        return seen

    @cached_property
    def bits(self) -> dict[str, int]:
        """All lines of each field."""
        each = zip(self.names, self.first, self.counts, strict=True)
        return {name: ((1 << count) - 1) << first for name, first, count in each}

    def bit(self, name: str, number: int) -> int:
        """One line of a field; of a field that is one line, that one."""
        place = self.places[name]
        return 1 << self.first[place] + (number if self.counts[place] > 1 else 0)


def snapshot(g: GameState) -> Snapshot:
    """A table as it is now."""
    lines = Lines.of(type(g))
    return tuple(copied(value, len(field.shape)) for value, field in zip(lines.all(g), lines.fields, strict=True))


def followed(before: Snapshot, g: GameState, *, told: bool = False) -> tuple[Snapshot, Changed]:
    """A table as it is now, made from how it was, and what has changed since. While it is `told` what happens, whoever
    was asked something still is.
    """
    lines = Lines.of(type(g))
    now = lines.told(g) if told else lines.all(g)
    after, bits, fields, veiled = [*before], 0, [], []
    for place, name, first, count, depth, everyone in compress(lines.each, map(ne, now, before)):
        value, was = now[place], before[place]
        fields.append(name)
        if count == 1:
            after[place] = copied(value, depth) if depth else value
            bits |= 1 << first
            if not everyone:
                veiled.append((1 << first, seers(g, lines.fields[place], 0)))
            continue
        after[place] = copies = was[:]
        for number in compress(range(count), map(ne, value, was)):
            copies[number] = value[number] if depth == 1 else value[number][:]
            bits |= 1 << first + number
            if not everyone:
                veiled.append((1 << first + number, seers(g, lines.fields[place], number)))
    return tuple(after), Changed(bits, fields, veiled)


def seers(g: GameState, field: Field, number: int) -> int:
    """Who sees any of a line, as bits."""
    if field.sees.name == "hidden":
        return 0
    if not field.sees.by:
        return 1 << number
    viewers: Any = getattr(g, field.sees.by)
    viewers = viewers[number] if field.shape else viewers
    return viewers if type(viewers) is int else reduce(or_, viewers)
