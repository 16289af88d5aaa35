"""Looking at a state, once or again and again, and which of its lines have changed since the last look."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache, cached_property
from itertools import compress
from operator import attrgetter, ne
from typing import Any, NamedTuple, TypeVar, cast

from gloaming.kernel.sight import EVERYONE, HIDDEN, SCRATCH, copied, masked, masked_line
from gloaming.kernel.state import Field, GameState

G = TypeVar("G", bound=GameState)
# Who is asked what, and what is still to be done: no part of what a piece of news tells of.
ASKING = ("asked", "question", "subject", "width", "pending", "step", "about")


class Glance:
    """The same as `view`, sharing lists with the state: to be read at once, and never changed. What only some see is
    masked when it is read; without a viewer, all is seen.
    """

    __slots__ = ("__dict__", "_of", "_viewer")

    def __init__(self, g: GameState, viewer: int | None, seen_by_all: dict[str, Any]) -> None:
        self._of, self._viewer = g, viewer
        self.__dict__ = seen_by_all

    def by_another(self, viewer: int) -> Glance:
        """Another viewer's glance at the same state."""
        seen = self.__dict__.copy()
        for name in Lines.of(type(self._of)).veiled:
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
    veiled = {name: Veiled(name, field) for name, field in kind.fields.items() if field.sees is not EVERYONE}
    return type("Glance", (Glance,), {"__slots__": (), **veiled})


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
        self.seen_by_all: Callable[[GameState], tuple[Any, ...]] = attrgetter(*self.open)

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


class FollowedField(NamedTuple):
    """A field that is compared with how it was."""

    place: int
    name: str
    first: int  # its first line, as a bit
    lines: int  # how many it has
    depth: int
    is_open: bool
    masks: list[str]  # what is masked otherwise when it has changed


class Followed:
    """Fields of a kind of state that are followed: all cells that somebody sees, since a glance holds their values, and
    of rows and grids, whose lists it shares, those that are wanted.
    """

    def __init__(self, kind: type[GameState], wanted: Collection[str]) -> None:
        lines = Lines.of(kind)
        seen = [name for name, field in lines.fields.items() if not field.shape and field.sees is not HIDDEN]
        lying = [name for name in lines.fields if name not in ASKING and (name in wanted or name in seen)]
        names = (*lying, *(name for name in ASKING if name in wanted or name in seen))
        self.midway: Callable[[GameState], tuple[Any, ...]] = attrgetter(*lying)
        self.all: Callable[[GameState], tuple[Any, ...]] = attrgetter(*names)
        self.each = [self.field(lines, place, name) for place, name in enumerate(names)]

    @staticmethod
    def field(lines: Lines, place: int, name: str) -> FollowedField:
        """One of them."""
        field, masks = lines.fields[name], lines.masked_by(name)
        first = lines.bit(name, 0)
        return FollowedField(place, name, first, lines.counts[name], len(field.shape), field.sees is EVERYONE, masks)

    def known(self, g: GameState) -> list[Any]:
        """What is known of a state as it is now, sharing no list with it."""
        return [copied(value, field.depth) for value, field in zip(self.all(g), self.each, strict=True)]


class Watch:
    """A state that is looked at again and again by one viewer, or by who sees all: what is seen now, and what has
    changed since.
    """

    __slots__ = ("followed", "g", "known", "seen", "viewer")

    def __init__(self, followed: Followed, g: GameState, viewer: int | None) -> None:
        self.followed, self.viewer = followed, viewer
        self.known = followed.known(g)
        self.g: GameState = g
        self.seen: Any = glance(g, viewer)

    def look(self, g: GameState, *, midway: bool = False) -> int:
        """Look again; say which lines are others, as bits. `Midway`, at a piece of news, whoever was asked something
        still is.
        """
        followed, known = self.followed, self.known
        if g is not self.g:  # as when an answer was taken back
            self.g, self.seen = g, glance(g, self.viewer)
        now, seen, lines = followed.midway(g) if midway else followed.all(g), self.seen.__dict__, 0
        for place, name, first, count, depth, is_open, masks in compress(followed.each, map(ne, now, known)):
            value = now[place]
            if not depth:
                known[place] = value
                lines |= first
                if is_open:
                    seen[name] = value
            elif count == 1:
                known[place] = copied(value, depth)
                lines |= first
            else:
                was = known[place]
                for number in compress(range(count), map(ne, value, was)):
                    was[number] = value[number] if depth == 1 else value[number][:]
                    lines |= first << number
                    for other in masks:
                        if other in seen:
                            seen[other][number] = self.masked_line(other, number)
                continue
            for other in masks:
                seen.pop(other, None)
        return lines

    def masked_line(self, name: str, number: int) -> Any:
        """One line of a field as the viewer sees it."""
        value = getattr(self.g, name)
        if self.viewer is None:
            return value[number]
        return masked_line(self.g, value, type(self.g).fields[name], self.viewer, number)
