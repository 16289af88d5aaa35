"""A layout, the table as readable JSON, is made of parts, each from a few fields: when a table has changed, only the
parts whose fields have are made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from gloaming.kernel.sight import Glance

Json = dict[str, Any]
Way = tuple[str | int, ...]  # names and places from the whole layout to a part
Make = Callable[[Any, Sequence[str]], Any]  # a part from a table, or a view of it, and the names at the seats
MakeOne = Callable[[Any, int, Sequence[str]], Any]  # the same of one seat or room


class Parts(NamedTuple):
    """What a layout is made of, by the way to each part; the way to what stands at its top is empty.

    Open parts look the same to everybody: a spectator's eyes are enough for them. Veiled ones are made from what only
    some see. A part that others stand in is an object whose names are always the same.
    """

    open: Mapping[Way, Make]
    veiled: Mapping[Way, Make]


class Made(NamedTuple):
    """A part, and the fields from which it was made."""

    value: Any
    reads: frozenset[str]


def of_each(name: str, count: int, make: MakeOne, *inner: str) -> dict[Way, Make]:
    """The same part of so many seats or rooms."""

    def of(number: int) -> Make:
        return lambda g, names: make(g, number, names)

    return {(name, number, *inner): of(number) for number in range(count)}


def laid_out(parts: Parts, g: Any, names: Sequence[str]) -> Json:
    """The whole layout of a table, or of a view."""
    return assembled({way: make(g, names) for makes in parts for way, make in makes.items()})


def assembled(values: Mapping[Way, Any]) -> Json:
    """One layout out of its parts; these are not changed, for others may have them too."""
    whole: Json = {}
    for way in sorted(values, key=len):
        value = values[way]
        value = dict(value) if type(value) is dict else value
        if not way:
            whole.update(value)
            continue
        inside: Any = whole
        for step, following in zip(way, way[1:], strict=False):
            if type(inside) is dict:
                inside = inside.setdefault(step, [] if type(following) is int else {})
            else:
                inside = inside[step]
        if type(inside) is dict:
            inside[way[-1]] = value
        else:
            inside.append(value)
    return whole


def made(makes: Mapping[Way, Make], glance: Glance, names: Sequence[str]) -> dict[Way, Made]:
    """All these parts, as they are seen at a glance."""
    return {way: Made(make(glance, names), glance.reads()) for way, make in makes.items()}


def renewed(
    before: Mapping[Way, Made], makes: Mapping[Way, Make], glance: Glance, names: Sequence[str], changed: set[str]
) -> tuple[dict[Way, Made], list[Any]]:
    """The parts after these fields have changed; and what has to be set in the layout that they made: the way to each
    thing, and its value last.
    """
    now, found = dict(before), []
    for way, (value, reads) in before.items():
        if not reads.isdisjoint(changed):
            now[way] = again = Made(makes[way](glance, names), glance.reads())
            if value != again.value:
                found += [[*way, *rest] for rest in differences(value, again.value)]
    return now, found


def differences(old: Any, new: Any) -> list[Any]:
    """What has to be set in an old value to make it the new one: the way to each part, and its value last. Where both
    are not of the same form, that is the whole.
    """
    if type(old) is not type(new) or type(new) not in (dict, list) or len(old) != len(new):
        return [[new]]
    if type(new) is dict and old.keys() != new.keys():
        return [[new]]
    found = []
    for key, after in new.items() if type(new) is dict else enumerate(new):
        before = old[key]
        if before is not after and before != after:
            found += [[key, *way] for way in differences(before, after)]
    return found
