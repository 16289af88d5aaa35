"""A layout, the table as readable JSON, is made of parts, each from a few fields: when a table has changed, only the
parts whose fields have are made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Any

from gloaming.kernel.state import GameState

Json = dict[str, Any]
SPLICE = "~"  # in a way: of the list there, from the next number on so many items are replaced by the value
Way = tuple[str | int, ...]  # names and places from the whole layout to a part
Make = Callable[[Any, Sequence[str]], Any]  # a part from a table, or a view of it, and the names at the seats
MakeOne = Callable[[Any, int, Sequence[str]], Any]  # the same of one seat or room
Made = Mapping[Way, Any]  # parts that were made


class Parts:
    """Parts of a layout, by the way to each; the way to what stands at its top is empty.

    A part that others stand in is an object whose names are always the same.
    """

    def __init__(self, kind: type[GameState], makes: Mapping[Way, Make]) -> None:
        self.makes = makes
        self.reads = {way: fields_read(make, kind) for way, make in makes.items()}
        self.made_from = lru_cache(maxsize=4096)(self._made_from)

    def _made_from(self, fields: frozenset[str]) -> list[tuple[Way, Make]]:
        """The parts that are made from any of these fields."""
        return [(way, make) for way, make in self.makes.items() if not fields.isdisjoint(self.reads[way])]

    def made(self, g: Any, names: Sequence[str]) -> Made:
        """All of them, from a table or a view."""
        return {way: make(g, names) for way, make in self.makes.items()}

    def renewed(self, before: Made, g: Any, names: Sequence[str], changed: frozenset[str]) -> tuple[Made, list[Any]]:
        """The parts after these fields have changed; and what has to be set in a layout of those before: the way to
        each thing, and its value last.
        """
        stale = self.made_from(changed)
        if not stale:
            return before, []
        now, to_set = dict(before), []
        for way, make in stale:
            now[way] = value = make(g, names)
            was = before[way]
            if value is not was and value != was:
                to_set += [[*way, *rest] for rest in differences(was, value)]
        return now, to_set


class Blueprint:
    """What a whole layout is made of. Open parts look the same to everybody: a spectator's eyes are enough for them.
    Veiled ones are made from what only some see.
    """

    def __init__(self, kind: type[GameState], openly: Mapping[Way, Make], veiled: Mapping[Way, Make]) -> None:
        self.open, self.veiled = Parts(kind, openly), Parts(kind, veiled)

    def laid_out(self, g: Any, names: Sequence[str]) -> Json:
        """The whole layout of a table, or of a view."""
        return assembled({**self.open.made(g, names), **self.veiled.made(g, names)})


def of_each(name: str, count: int, make: MakeOne, *inner: str) -> dict[Way, Make]:
    """The same part of so many seats or rooms."""

    def of(number: int) -> Make:
        return lambda g, names: make(g, number, names)

    return {(name, number, *inner): of(number) for number in range(count)}


def assembled(parts: Made) -> Json:
    """One layout out of its parts; these are not changed, for others may have them too."""
    whole: Json = {}
    for way in sorted(parts, key=len):
        value = dict(parts[way]) if type(parts[way]) is dict else parts[way]
        if not way:
            whole = value
            continue
        inside: Any = whole
        for step in way[:-1]:
            inside = inside.setdefault(step, []) if type(inside) is dict else inside[step]
        if type(inside) is dict:
            inside[way[-1]] = value
        else:
            inside.append(value)
    return whole


def differences(old: Any, new: Any) -> list[Any]:
    """What has to be set in an old value to make it the new one: the way to each part, and its value last. Where both
    are not of the same form, that is the whole; of lists with more or fewer items, what comes in the place of some.
    """
    if type(old) is not type(new) or type(new) not in (dict, list):
        return [[new]]
    if type(new) is list and len(old) != len(new):
        return [spliced(old, new)]
    if type(new) is dict and old.keys() != new.keys():
        return [[new]]
    found = []
    for key, after in new.items() if type(new) is dict else enumerate(new):
        before = old[key]
        if before is not after and before != after:
            found += [[key, *way] for way in differences(before, after)]
    return found


def spliced(old: list[Any], new: list[Any]) -> list[Any]:
    """Where a list has become another one: from which place on so many items are cut out, and what is put there."""
    shorter = min(len(old), len(new))
    first = next((at for at in range(shorter) if old[at] != new[at]), shorter)
    last = next((at for at in range(shorter - first) if old[-1 - at] != new[-1 - at]), shorter - first)
    return [SPLICE, first, len(old) - last - first, new[first : len(new) - last]]


# From which fields a part is made


def fields_read(make: Make, kind: type[GameState]) -> frozenset[str]:
    """The fields that a function may read: those that it or any function which it calls has a name for, and with a
    field whose cells some see the one that says who.
    """
    fields, names = kind.fields, names_in(make)
    named = [name for name in fields if name in names]
    return frozenset([*named, *(fields[name].sees.by for name in named)])


def names_in(function: Any) -> set[str]:
    """All names in a function and in those that it calls."""
    found: set[str] = set()
    known, waiting = set(), [function]
    while waiting:
        each = waiting.pop()
        each = getattr(each, "__wrapped__", each)  # what a cache stands before
        if isinstance(each, FunctionType) and each not in known:
            known.add(each)
            waiting += [cell.cell_contents for cell in each.__closure__ or ()]
            for code in codes_in(each.__code__):
                found.update(code.co_names)
                waiting += [each.__globals__.get(name) for name in code.co_names]
    return found


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code of a function and of all that is defined in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes_in(inner)
