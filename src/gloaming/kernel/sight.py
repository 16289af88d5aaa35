"""Who may see what: every field of a state names its audience, and views are made from that alone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from gloaming.kernel.seats import ALL_VIEWERS, UNKNOWN

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
    """The state as `seat` sees it, UNKNOWN where it may not look; remembering also what was announced."""
    seen = g.clone()
    for name, field in type(g).fields.items():
        if field.sees is not EVERYONE and not (remembering and field.sees.announced):
            setattr(seen, name, masked(g, getattr(seen, name), field, seat))
    return seen


def copied(value: Any, depth: int) -> Any:
    """The value of a field, sharing no list with it."""
    if depth == 0:
        return value
    return [*value] if depth == 1 else [*map(list, value)]


# Who has seen what

Lookers = list[Any]  # of the fields that only some have seen: whose bits stand in which cell


def lookers(g: GameState) -> Lookers:
    """Who has seen what of a state as it is now."""
    return [copied(getattr(g, name), depth) for name, depth in companions(type(g))]


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


def masked(g: GameState, value: Any, field: Field, seat: int) -> Any:
    """One field's value as a seat sees it."""
    (audience, by, _), depth = field.sees, len(field.shape)
    if audience == "known":
        return filtered(value, getattr(g, by), 1 << seat, depth)
    if audience == "owner":
        return [line if owner == seat else veiled(line, depth - 1) for owner, line in enumerate(value)]
    return veiled(value, depth, 0 if audience == "scratch" else UNKNOWN)


def masked_line(g: GameState, value: Any, field: Field, seat: int, number: int) -> Any:
    """One line of a row or a grid as a seat sees it."""
    (audience, by, _), depth, line = field.sees, len(field.shape) - 1, value[number]
    if audience == "known":
        return filtered(line, getattr(g, by)[number], 1 << seat, depth)
    return line if audience == "owner" and number == seat else veiled(line, depth)


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
        return [cell if viewers & bit else UNKNOWN for cell, viewers in zip(value, seen_by, strict=True)]
    return [
        line if viewers.count(ALL_VIEWERS) == len(line) else filtered(line, viewers, bit, 1)  # most are seen by all
        for line, viewers in zip(value, seen_by, strict=True)
    ]
