"""Who may see what: every field of a table names its audience, and views are made from that alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

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
            setattr(seen, name, masked(g, getattr(seen, name), field, seat))
    return seen


class Glance:
    """The same as `view`, made field by field as they are read, and noting which were: what was made from a glance is
    as it was while these fields are. It shares lists with the table: to be read at once, and never changed.
    """

    __slots__ = ("__dict__", "_of", "_seen", "_viewer")  # what was read lies in the dictionary

    news = None

    def __init__(self, g: Table, viewer: int) -> None:
        self._of, self._viewer = g, viewer
        self._seen: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        """A field that has not been read yet."""
        seen = self._seen
        if name not in seen:
            seen[name] = self._look(name)
        self.__dict__[name] = value = seen[name]
        by = companions(type(self._of)).get(name)
        if by:
            getattr(self, by)  # who sees it may change while it does not
        return value

    def _look(self, name: str) -> Any:
        field = type(self._of).fields.get(name)
        if field is None:
            raise AttributeError(name)
        value = getattr(self._of, name)
        return value if field.sees is EVERYONE else masked(self._of, value, field, self._viewer)

    def reads(self) -> frozenset[str]:
        """The fields that were read since this was last asked."""
        read = self.__dict__
        names = frozenset(read)
        read.clear()
        return names


def glance(g: G, seat: int) -> G:
    """A glance, for whoever takes a table."""
    return cast(G, Glance(g, seat))


@cache
def companions(kind: type[Table]) -> dict[str, str]:
    """The fields whose cells only some see, each with the field that says who."""
    return {name: field.sees.by for name, field in kind.fields.items() if field.sees.by}


def changed(before: Table, after: Table) -> set[str]:
    """The fields that are not as they were."""
    return {name for name in type(after).fields if getattr(before, name) != getattr(after, name)}


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
