"""Who may see what: every field of a table names its audience, and views are made from that alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain, compress
from operator import attrgetter, ne
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from gloaming.kernel.seats import UNKNOWN

if TYPE_CHECKING:
    from gloaming.kernel.state import Field, GameState

G = TypeVar("G", bound="GameState")


class Audience(NamedTuple):
    """Who sees a field; `by` names the companion field whose bits say who has seen each cell."""

    name: str
    by: str = ""
    announced: bool = False


EVERYONE = Audience("everyone")
OWNER = Audience("owner")  # the first index is the seat that sees it
HIDDEN = Audience("hidden")  # nobody
SCRATCH = Audience("scratch")  # working space: no part of the position, of no view and of no digest


def known(by: str) -> Audience:
    """Each cell is seen by the seats whose bit stands in the same cell of the field `by`."""
    return Audience("known", by)


def announced(audience: Audience) -> Audience:
    """Screens show it to this audience, but every change was told to all: whoever listened knows it."""
    return audience._replace(announced=True)


def view(g: G, seat: int, *, remembering: bool = False) -> G:
    """The table as `seat` sees it, UNKNOWN where it may not look; remembering also what was announced."""
    seen = g.clone()
    for name, field in type(g).fields.items():
        if field.sees is not EVERYONE and not (remembering and field.sees.announced):
            setattr(seen, name, masked(g, getattr(seen, name), field, seat))
    return seen


class Glance:
    """The same as `view`, sharing lists with the table: to be read at once, and never changed. What only some see is
    masked when it is read.
    """

    __slots__ = ("__dict__", "_of", "_viewer")

    def __init__(self, g: GameState | Still, viewer: int, seen_by_all: dict[str, Any]) -> None:
        self._of, self._viewer = g, viewer
        self.__dict__.update(seen_by_all)

    def __getattr__(self, name: str) -> Any:
        """A field that not everybody sees, and that has not been read yet."""
        field = self._of.fields.get(name)
        if field is None:
            raise AttributeError(name)
        self.__dict__[name] = value = masked(self._of, getattr(self._of, name), field, self._viewer)
        return value


class Still:
    """A table as it was once, to be looked at like the table itself."""

    __slots__ = ("__dict__", "fields", "kind")

    def __init__(self, kind: type[GameState], table: Snapshot) -> None:
        self.kind, self.fields = kind, kind.fields
        self.__dict__.update(zip(kind.fields, table, strict=True))


def glances(g: Any, viewers: Iterable[int]) -> Iterator[Any]:
    """Glances of several viewers at one table, as it is or as it was."""
    kind: Any = g.kind if type(g) is Still else type(g)
    names, values = seen_by_everyone(kind)
    seen_by_all = {"news": None, **dict(zip(names, values(g), strict=True))}
    return (Glance(g, viewer, seen_by_all) for viewer in viewers)


def glance(g: G, viewer: int) -> G:
    """One viewer's glance."""
    return cast(G, next(glances(g, (viewer,))))


@cache
def seen_by_everyone(kind: type[GameState]) -> tuple[tuple[str, ...], Callable[[GameState], tuple[Any, ...]]]:
    """The names of the fields that everyone sees, and a function that reads them all."""
    names = tuple(name for name, field in kind.fields.items() if field.sees is EVERYONE)
    return names, attrgetter(*names)


Snapshot = tuple[Any, ...]  # the values of all fields, sharing no list with the table


def snapshot(g: GameState) -> Snapshot:
    """A table as it is now."""
    return tuple(copied(getattr(g, name), depth) for name, depth in type(g).depths)


def followed(before: Snapshot, g: GameState) -> tuple[Snapshot, frozenset[str]]:
    """A table as it is now, made from how it was; and the fields that have changed since."""
    depths, values = all_fields(type(g))
    now = values(g)
    changed = [*compress(range(len(now)), map(ne, now, before))]
    after = [*before]
    for place in changed:
        after[place] = copied(now[place], depths[place][1])
    return tuple(after), frozenset([depths[place][0] for place in changed])


def copied(value: Any, depth: int) -> Any:
    """The value of a field, sharing no list with it."""
    if depth == 0:
        return value
    return value[:] if depth == 1 else [line[:] for line in value]


@cache
def all_fields(kind: type[GameState]) -> tuple[tuple[tuple[str, int], ...], Callable[[GameState], Snapshot]]:
    """The names and depths of all fields, and a function that reads them all."""
    return kind.depths, attrgetter(*(name for name, _ in kind.depths))


# Who has seen what

Lookers = tuple[Any, ...]  # of the fields that only some have seen: whose bits stand in which cell


def lookers(g: GameState) -> Lookers:
    """Who has seen what on a table as it is now."""
    return tuple(copied(getattr(g, name), depth) for name, depth in companions(type(g)))


def has_shown(before: Lookers, g: GameState, viewers: int) -> bool:
    """Whether any of these viewers, as bits, sees something now that was hidden from it before."""
    for (name, depth), was in zip(companions(type(g)), before, strict=True):
        now = getattr(g, name)
        if now != was:
            pairs = zip(flat(was, depth), flat(now, depth), strict=True)
            if any(new & ~old & viewers for old, new in pairs):
                return True
    return False


@cache
def companions(kind: type[GameState]) -> tuple[tuple[str, int], ...]:
    """The names and depths of the fields whose bits say who has seen each cell of another; nothing else that is hidden
    from somebody is ever shown to them.
    """
    named = dict.fromkeys(field.sees.by for field in kind.fields.values() if field.sees.by)
    return tuple((name, len(kind.fields[name].shape)) for name in named)


def flat(value: Any, depth: int) -> Iterable[int]:
    """The cells of a field."""
    if depth == 0:
        return (value,)
    return cast(Iterable[int], value if depth == 1 else chain.from_iterable(value))


def masked(g: GameState | Still, value: Any, field: Field, seat: int) -> Any:
    """One field's value as a seat sees it."""
    depth = len(field.shape)
    if field.sees.name == "owner":
        return [line if owner == seat else veiled(line, depth - 1) for owner, line in enumerate(value)]
    if field.sees.name == "known":
        return filtered(value, getattr(g, field.sees.by), 1 << seat, depth)
    return veiled(value, depth, 0 if field.sees.name == "scratch" else UNKNOWN)


def veiled(value: Any, depth: int, by: int = UNKNOWN) -> Any:
    """The same shape with nothing to see."""
    if depth == 0:
        return by
    return [by] * len(value) if depth == 1 else [[by] * len(line) for line in value]


def filtered(value: Any, seen_by: Any, bit: int, depth: int) -> Any:
    """The cells whose companion holds this viewer's bit, the others UNKNOWN."""
    if depth == 0:
        return value if seen_by & bit else UNKNOWN
    if depth == 1:
        return [part if eyes & bit else UNKNOWN for part, eyes in zip(value, seen_by, strict=True)]
    return [filtered(line, eyes, bit, 1) for line, eyes in zip(value, seen_by, strict=True)]
