"""Looking at a state, once or again and again, and which of its lines have changed since the last look."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache, cached_property, lru_cache, reduce
from itertools import compress
from operator import ne, or_
from typing import Any, NamedTuple, TypeVar, cast

from gloaming.kernel.sight import EVERYONE, HIDDEN, SCRATCH, masked, masked_line
from gloaming.kernel.state import Field, GameState

G = TypeVar("G", bound=GameState)
# Who is asked what, and what is still to be done: no part of what a piece of news tells of.
ASKING = ("asked", "question", "subject", "width", "pending", "step", "about")


class Glance:
    """The same as `view`, sharing lists with the state: to be read at once, and never changed. What only some see is
    masked when it is read; without a viewer, all is seen.
    """

    __slots__ = ("__dict__", "_of", "_viewer")
    veiled: tuple[str, ...] = ()  # the fields that not everybody sees

    def __init__(self, g: GameState, viewer: int | None, seen_by_all: dict[str, Any]) -> None:
        self._of, self._viewer = g, viewer
        self.__dict__ = seen_by_all

    def by_another(self, viewer: int) -> Glance:
        """Another viewer's glance at the same state."""
        seen = self.__dict__.copy()
        for name in self.veiled:
            seen.pop(name, None)
        return type(self)(self._of, viewer, seen)


class Veiled:
    """A field of a glance that not everybody sees, and that has not been read yet."""

    def __init__(self, name: str, field: Field) -> None:
        self.name, self.field = name, field

    def __get__(self, glance: Glance, kind: type[Glance]) -> Any:
        value = getattr(glance._of, self.name)
        if glance._viewer is not None:
            value = masked(glance._of, value, self.field, glance._viewer)
        glance.__dict__[self.name] = value
        return value


@cache
def glances_at(kind: type[GameState]) -> type[Glance]:
    """The glances at a kind of state: what everybody sees is found there without asking who looks."""
    fields = {name: Veiled(name, field) for name, field in kind.fields.items() if field.sees is not EVERYONE}
    return type("Glance", (Glance,), {"__slots__": (), "veiled": (*Lines.of(kind).veiled,), **fields})


def glance(g: G, viewer: int | None) -> G:
    """One viewer's glance at a state, or at all of it."""
    lines = Lines.of(type(g))
    seen = dict(zip(lines.open, lines.seen_by_all(g), strict=True))
    seen["news"] = None
    return cast(G, glances_at(type(g))(g, viewer, seen))


# What has changed


class Lines:
    """The lines of a kind of state, each with a bit of its own: a cell, a cell of a row, a row of a grid. What nobody
    sees and what is asked is one line a field.
    """

    def __init__(self, kind: type[GameState]) -> None:
        self.fields = {name: field for name, field in kind.fields.items() if field.sees is not SCRATCH}
        self.counts = {name: 1 if self.is_one(name) else field.shape[0] for name, field in self.fields.items()}
        self.open = [name for name, field in self.fields.items() if field.sees is EVERYONE]
        self.veiled = [name for name in self.fields if name not in self.open]
        self.seen_by_all = values_of(self.open)

    @staticmethod
    @cache
    def of(kind: type[GameState]) -> Lines:
        """Those of a kind of state."""
        return Lines(kind)

    def is_one(self, name: str) -> bool:
        """Whether a field is one line."""
        return not self.fields[name].shape or self.fields[name].sees is HIDDEN or name in ASKING

    @cached_property
    def bits(self) -> dict[str, int]:
        """All lines of each field."""
        found, first = {}, 0
        for name, count in self.counts.items():
            found[name] = ((1 << count) - 1) << first
            first += count
        return found

    def bit(self, name: str, number: int) -> int:
        """One line of a field; of a field that is one line, that one."""
        first = self.bits[name] & -self.bits[name]
        return first << number if self.counts[name] > 1 else first

    def masked_by(self, name: str) -> list[str]:
        """What is masked otherwise when a field has changed."""
        sees = {other: self.fields[other].sees for other in self.veiled}
        return [other for other, audience in sees.items() if name in (other, audience.by) and audience is not HIDDEN]


def values_of(names: Collection[str]) -> Callable[[GameState], tuple[Any, ...]]:
    """What reads these fields of a state. Spelt out: an `attrgetter` looks for each as if it had never done so before,
    and takes twice as long.
    """
    return cast(Callable[[GameState], tuple[Any, ...]], eval(f"lambda g: ({''.join(f'g.{name}, ' for name in names)})"))


class Notes:
    """What a watch is told by the rows and grids of the state that it follows."""

    __slots__ = ("is_lost", "lines")

    def __init__(self) -> None:
        self.lines = 0  # those that were written to since the last look, as bits
        self.is_lost = False  # whether the state tells another watch since


class NotedRow(list[int]):
    """A row of a state that notes which of its cells become others; rules do nothing to a row but set its cells."""

    __slots__ = ("first", "notes")

    def __init__(self, cells: Iterable[int], first: int, notes: Notes) -> None:
        super().__init__(cells)
        self.first, self.notes = first, notes

    def __setitem__(self, place: Any, value: Any) -> None:
        if self[place] != value:
            SET(self, place, value)
            self.notes.lines |= self.first << place


class NotedLine(NotedRow):
    """A line of a grid, or all of a row, that notes that it becomes another."""

    __slots__ = ()

    def __setitem__(self, place: Any, value: Any) -> None:
        if self[place] != value:
            SET(self, place, value)
            self.notes.lines |= self.first


SET = list.__setitem__


class FollowedCell(NamedTuple):
    """A single cell that is compared with how it was."""

    place: int
    name: str
    bit: int
    is_open: bool
    masks: list[str]  # what is masked otherwise when it has changed


class FollowedCells:
    """Single cells that are compared together: mostly none of them has become another."""

    def __init__(self, lines: Lines, names: list[str]) -> None:
        self.values = values_of(names)
        self.cells = [
            FollowedCell(place, name, lines.bit(name, 0), lines.fields[name].sees is EVERYONE, lines.masked_by(name))
            for place, name in enumerate(names)
        ]

    def note(self, was: tuple[int, ...], now: tuple[int, ...], seen: dict[str, Any]) -> int:
        """Have those that are others seen as they are now; say which lines these are."""
        lines = 0
        for place, name, bit, is_open, masks in compress(self.cells, map(ne, was, now)):
            lines |= bit
            if is_open:
                seen[name] = now[place]
            for other in masks:
                seen.pop(other, None)
        return lines


class FollowedRow(NamedTuple):
    """A row or a grid that notes what changes in it."""

    name: str
    first: int  # its first line, as a bit
    lines: int  # how many it has
    depth: int
    masks: list[str]

    def noting(self, value: list[Any], notes: Notes) -> list[Any]:
        """The same, noting what changes in it from now on."""
        old = value if self.depth == 1 or not value else value[0]
        if isinstance(old, NotedRow):
            old.notes.is_lost = True
        if self.depth == 1:
            return (NotedRow if self.lines > 1 else NotedLine)(value, self.first, notes)
        firsts = [self.first << number if self.lines > 1 else self.first for number in range(len(value))]
        return [NotedLine(line, first, notes) for line, first in zip(value, firsts, strict=True)]

    def others(self, old: list[Any], new: list[Any]) -> int:
        """Which lines are others in another state."""
        if self.lines == 1:
            return self.first if old != new else 0
        return sum(self.first << number for number in compress(range(self.lines), map(ne, old, new)))


class Followed:
    """Fields of a kind of state that are followed: all cells that somebody sees, since a glance holds their values, and
    of rows and grids, whose lists it shares, those that are wanted.
    """

    def __init__(self, kind: type[GameState], wanted: Collection[str]) -> None:
        self.kind, lines = kind, Lines.of(kind)
        single = [name for name, field in lines.fields.items() if not field.shape]
        seen = [name for name in single if name in wanted or lines.fields[name].sees is not HIDDEN]
        self.lying = FollowedCells(lines, [name for name in seen if name not in ASKING])
        self.asking = FollowedCells(lines, [name for name in ASKING if name in seen])
        self.rows = [
            FollowedRow(name, lines.bit(name, 0), lines.counts[name], len(field.shape), lines.masked_by(name))
            for name, field in lines.fields.items()
            if field.shape and name in wanted
        ]
        self.asking_lines = reduce(or_, (lines.bits[name] for name in ASKING), 0)
        self.masking_lines = reduce(or_, (lines.bits[row.name] for row in self.rows if row.masks), 0)
        self.masked_by = lru_cache(maxsize=1024)(self._masked_by)

    def note_changes(self, g: GameState) -> Notes:
        """Have a state note what changes in its rows and grids from now on."""
        notes = Notes()
        for row in self.rows:
            setattr(g, row.name, row.noting(getattr(g, row.name), notes))
        return notes

    def others(self, old: GameState, new: GameState) -> int:
        """The lines of rows and grids that are others in another state."""
        return reduce(or_, (row.others(getattr(old, row.name), getattr(new, row.name)) for row in self.rows), 0)

    @cached_property
    def every_line(self) -> int:
        """All that is followed."""
        bits = Lines.of(self.kind).bits
        names = [*(cell.name for cell in self.lying.cells + self.asking.cells), *(row.name for row in self.rows)]
        return reduce(or_, (bits[name] for name in names), 0)

    def _masked_by(self, lines: int) -> list[tuple[str, int | None, int]]:
        """What is masked otherwise when these lines have changed: fields, or single lines of them, with their bits."""
        found = dict[tuple[str, int | None, int], None]()
        bit = Lines.of(self.kind).bit
        for row in self.rows:
            for number in range(row.lines):
                if lines & row.first << number:
                    each = number if row.lines > 1 else None
                    found |= dict.fromkeys((other, each, bit(other, number)) for other in row.masks)
        return [*found]


class Watch:
    """A state that is looked at again and again by one viewer, or by who sees all: what is seen now, and what has
    changed since.
    """

    __slots__ = ("asking", "followed", "g", "lying", "notes", "seen", "unseen", "viewer")

    def __init__(self, followed: Followed, g: GameState, viewer: int | None) -> None:
        self.followed, self.viewer = followed, viewer
        self.lying, self.asking = followed.lying.values(g), followed.asking.values(g)  # as they were at the last look
        self.unseen = 0  # the lines that were others then, and look to the viewer as before
        self.begin(g)

    def begin(self, g: GameState) -> None:
        """Follow this state from now on."""
        self.g, self.notes = g, self.followed.note_changes(g)
        self.seen: Any = glance(g, self.viewer)

    def look(self, g: GameState) -> int:
        """Look again; say which lines are others, as bits. What is asked veils nothing."""
        lines, asking = self.look_midway(g) | self.notes.lines, self.followed.asking
        self.notes.lines = 0
        was, now = self.asking, asking.values(g)
        if was != now:
            lines |= asking.note(was, now, self.seen.__dict__)
            self.asking = now
        return lines

    def look_midway(self, g: GameState) -> int:
        """The same at a piece of news: whoever was asked something still is."""
        followed = self.followed
        if g is not self.g or self.notes.is_lost:
            self.look_anew(g)
        lines, seen, self.unseen = self.notes.lines & ~followed.asking_lines, self.seen.__dict__, 0
        if lines:
            self.notes.lines ^= lines
            if lines & followed.masking_lines:
                self.unseen = self.mask_again(seen, lines & followed.masking_lines)
        was, now = self.lying, followed.lying.values(g)
        if was != now:
            lines |= followed.lying.note(was, now, seen)
            self.lying = now
        return lines

    def look_anew(self, g: GameState) -> None:
        """Follow a state that took the place of another, as when an answer was taken back."""
        was, notes = self.g, self.notes
        lines = self.followed.every_line if notes.is_lost else notes.lines | self.followed.others(was, g)
        self.begin(g)
        self.notes.lines = lines
        asking = self.followed.asking.cells  # looked at when all news of it has been told
        self.seen.__dict__.update((each.name, self.asking[each.place]) for each in asking if each.is_open)

    def mask_again(self, seen: dict[str, Any], lines: int) -> int:
        """Mask again what hangs on these lines; say which look to the viewer as before."""
        same = 0
        for name, number, bit in self.followed.masked_by(lines):
            if number is None:
                seen.pop(name, None)
            elif name in seen and self.viewer is not None:
                value, field = getattr(self.g, name), self.followed.kind.fields[name]
                before, line = seen[name][number], masked_line(self.g, value, field, self.viewer, number)
                if before == line and before is not value[number]:  # what is shared with the state has changed with it
                    same |= bit
                seen[name][number] = line
        return same
