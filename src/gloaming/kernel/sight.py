"""Who may see what: every field of a table names its audience, and views are made from that alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from gloaming.kernel.seats import UNKNOWN

if TYPE_CHECKING:
    from gloaming.kernel.table import Field, Table

G = TypeVar("G", bound="Table")


@dataclass(frozen=True)
class Audience:
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
    return replace(audience, announced=True)


def view(g: G, seat: int, *, remembering: bool = False) -> G:
    """The table as `seat` sees it, UNKNOWN where it may not look; remembering also what was announced."""
    seen = g.clone()
    for name, field in type(g).fields.items():
        if field.sees is not EVERYONE and not (remembering and field.sees.announced):
            setattr(seen, name, masked(g, name, field, seat))
    return seen


def glance(g: G, seat: int) -> G:
    """The same as `view`, made faster by sharing lists with the table: to be read at once, and never changed."""
    seen = object.__new__(type(g))
    shared, hidden = split(type(g))
    for name in shared:
        setattr(seen, name, getattr(g, name))
    for name, field in hidden:
        setattr(seen, name, masked(g, name, field, seat))
    seen.news = None
    return seen


@cache
def split(kind: type[Table]) -> tuple[tuple[str, ...], tuple[tuple[str, Field], ...]]:
    """The fields that everyone sees, and the others."""
    hidden = tuple((name, field) for name, field in kind.fields.items() if field.sees is not EVERYONE)
    return tuple(name for name, field in kind.fields.items() if field.sees is EVERYONE), hidden


def masked(g: Table, name: str, field: Field, seat: int) -> Any:
    """One field as a seat sees it."""
    value, depth = getattr(g, name), len(field.shape)
    if field.sees.name == "owner":
        return [line if owner == seat else veiled(line, depth - 1) for owner, line in enumerate(value)]
    if field.sees.name == "known":
        return filtered(value, getattr(g, field.sees.by), 1 << seat, depth)
    return veiled(value, depth, 0 if field.sees.name == "scratch" else UNKNOWN)


def veiled(value: Any, depth: int, by: int = UNKNOWN) -> Any:
    """The same shape with nothing to see."""
    return by if depth == 0 else [veiled(part, depth - 1, by) for part in value]


def filtered(value: Any, seen_by: Any, bit: int, depth: int) -> Any:
    """The cells whose companion holds this viewer's bit, the others UNKNOWN."""
    if depth == 0:
        return value if seen_by & bit else UNKNOWN
    return [filtered(part, eyes, bit, depth - 1) for part, eyes in zip(value, seen_by, strict=True)]
