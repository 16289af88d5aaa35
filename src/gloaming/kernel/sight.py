"""Who may see what: every field of a table names its audience, and views are made from that alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from gloaming.kernel.seats import UNKNOWN

if TYPE_CHECKING:
    from gloaming.kernel.table import Field, Table

G = TypeVar("G", bound="Table")


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


def glances(g: G, viewers: Iterable[int]) -> Iterator[G]:
    """The same as `view` for one viewer after the other, made faster by sharing lists with the table and one object
    among all: each is to be read before the next one is asked for, and never changed.
    """
    seen = object.__new__(type(g))
    shared, hidden, nothing = split(type(g))
    for name in shared:
        setattr(seen, name, getattr(g, name))
    for name, value in nothing:
        setattr(seen, name, value)
    seen.news = None
    for viewer in viewers:
        for name, field in hidden:
            setattr(seen, name, masked(g, getattr(g, name), field, viewer))
        yield seen


def glance(g: G, seat: int) -> G:
    """The same as `view`, sharing lists with the table: to be read at once, and never changed."""
    return next(glances(g, (seat,)))


Split = tuple[tuple[str, ...], tuple[tuple[str, "Field"], ...], tuple[tuple[str, Any], ...]]


@cache
def split(kind: type[Table]) -> Split:
    """The fields that everyone sees, those that some see, and those of which nobody sees anything, with that."""
    fresh, by_name = kind(), {name: field.sees.name for name, field in kind.fields.items()}
    some = tuple((name, field) for name, field in kind.fields.items() if by_name[name] in ("owner", "known"))
    none = tuple(name for name, sees in by_name.items() if sees in ("hidden", "scratch"))
    everyone = tuple(name for name, sees in by_name.items() if sees == "everyone")
    return everyone, some, tuple((name, masked(fresh, getattr(fresh, name), kind.fields[name], 0)) for name in none)


def masked(g: Table, value: Any, field: Field, seat: int) -> Any:
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
