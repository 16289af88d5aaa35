"""A layout, the table as readable JSON, is made of parts, each from a few lines of the table: when that has changed,
only the parts whose lines have are made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import chain, compress
from operator import ne
from typing import TYPE_CHECKING, Any, NamedTuple

from gloaming.kernel.seats import ALL_VIEWERS, CHANCE, CHANCE_NAME, EVERY_SEAT, NOBODY, SPECTATOR
from gloaming.kernel.state import GameState

if TYPE_CHECKING:
    from gloaming.kernel.reads import Reads
    from gloaming.kernel.vocabulary import Question

Json = dict[str, Any]
SPLICE = "~"  # in a way: of the list there, from the next number on so many items are replaced by the value
Way = tuple[str | int, ...]  # names and places from the whole layout to a part
Make = Callable[[Any, Sequence[str]], Any]  # a part from a table, or a view of it, and the names at the seats
MakeOne = Callable[[Any, int, Sequence[str]], Any]  # the same of one seat or room
Made = Mapping[Way, Any]  # parts that were made


class OfOne(NamedTuple):
    """How a part of one seat or room is made."""

    make: MakeOne
    number: int


class Part:
    """A part of a layout: the way to it, and how it is made."""

    def __init__(self, kind: type[GameState], place: int, way: Way, make: Make | OfOne) -> None:
        self.kind, self.place, self.way, self.source = kind, place, way, make
        if isinstance(make, OfOne):
            of, number = make
            self.make: Make = lambda g, names: of(g, number, names)
        else:
            self.make = make

    @cached_property
    def read(self) -> Reads:
        """What it is made from; found out when somebody looks on as the table changes."""
        from gloaming.kernel.reads import reads_of  # noqa: PLC0415 - whoever only lays tables out does without

        return reads_of(*self.source) if isinstance(self.source, OfOne) else reads_of(self.source)

    @cached_property
    def reads(self) -> int:
        """The lines from which it is made."""
        return self.read.lines(self.kind)

    @cached_property
    def veils(self) -> tuple[tuple[str, int | None], ...]:
        """The fields, or lines of them, that say who sees what it is made from."""
        return self.read.veils(self.kind)

    @cached_property
    def veil_lines(self) -> int:
        """The lines of those fields."""
        return self.read.veil_lines(self.kind)

    @cached_property
    def owners(self) -> int:
        """The seats that own some of what it is made from, as bits."""
        return self.read.owners(self.kind)

    def insiders(self, g: Any) -> int:
        """Who sees what it is made from otherwise than a spectator does, as bits: more of it, or less."""
        found = self.owners
        for name, number in self.veils:
            for viewers in flat(getattr(g, name) if number is None else getattr(g, name)[number]):
                if not viewers >> SPECTATOR & 1:
                    found |= viewers
                elif viewers != ALL_VIEWERS:
                    found |= EVERY_SEAT & ~viewers
        return found


class Blueprint:
    """What a whole layout is made of: parts, by the way to each; the way to what stands at its top is empty.

    A part that others stand in is an object whose names are always the same, and comes before them.
    """

    def __init__(self, kind: type[GameState], makes: Mapping[Way, Make | OfOne]) -> None:
        self.kind, self.makes = kind, makes
        self.made_from = lru_cache(maxsize=4096)(self._made_from)
        self.veiled_from = lru_cache(maxsize=4096)(self._veiled_from)

    @cached_property
    def parts(self) -> list[Part]:
        """All parts."""
        return [Part(self.kind, place, way, make) for place, (way, make) in enumerate(self.makes.items())]

    def _made_from(self, lines: int) -> list[Part]:
        """Those that are made from any of these lines."""
        return [part for part in self.parts if lines & part.reads]

    @cached_property
    def veiled(self) -> list[Part]:
        """Those of which some may see more than others."""
        return [part for part in self.parts if part.veils or part.owners]

    def _veiled_from(self, lines: int) -> list[Part]:
        """Those of them that are made from any of these lines."""
        return [part for part in self.veiled if lines & part.reads]

    def made(self, g: Any, names: Sequence[str]) -> Made:
        """All parts of a layout, from a table or a view."""
        return {part.way: part.make(g, names) for part in self.parts}

    def renewed(self, before: Made, g: Any, names: Sequence[str], lines: int) -> tuple[Made, list[Any]]:
        """The parts after these lines have changed; and what has to be set in a layout of those before: the way to
        each thing, and its value last.
        """
        now, to_set = {**before}, []
        for part in self.made_from(lines):
            now[part.way] = part.make(g, names)
            to_set += differences(before[part.way], now[part.way], part.way)
        return now, to_set

    def laid_out(self, g: Any, names: Sequence[str]) -> Json:
        """The whole layout of a table, or of a view."""
        return assembled(self.made(g, names))


def at_top(makes: Mapping[str, Make]) -> dict[Way, Make]:
    """Parts that stand at the top of a layout, by their names."""
    return {(name,): make for name, make in makes.items()}


def asked_json(g: Any, names: Sequence[str]) -> list[str]:
    """Who owes an answer."""
    asked = [name for seat, name in enumerate(names) if g.asked >> seat & 1]
    return [*asked, CHANCE_NAME] if g.asked >> CHANCE & 1 else asked


def question_of(questions: Sequence[Question]) -> Make:
    """What is asked of whoever owes an answer, by its name."""
    return lambda g, names: questions[g.question].name if g.asked else None


def name_of(seat: int, names: Sequence[str]) -> str | None:
    """The name at a seat, None for nobody."""
    return None if seat == NOBODY else names[seat]


def of_each(name: str, count: int, make: MakeOne, *inner: str) -> dict[Way, OfOne]:
    """The same part of so many seats or rooms."""
    return {(name, number, *inner): OfOne(make, number) for number in range(count)}


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


def differences(old: Any, new: Any, way: Way = ()) -> list[Any]:
    """What has to be set in an old value to make it the new one: the way to each part, and its value last. Where both
    are not of the same form, or nothing is as it was, that is the whole; of lists with more or fewer items, what comes
    in the place of some.
    """
    if old is new or old == new:
        return []
    kind = type(new)
    if kind is not type(old) or (kind is not dict and kind is not list):
        return [[*way, new]]
    found: list[Any] = []
    if kind is list:
        if len(old) != len(new):
            return [[*way, *spliced(old, new)]]
        for place in compress(range(len(new)), map(ne, old, new)):
            find_differences(old[place], new[place], (*way, place), found)
        return found
    if old.keys() != new.keys():
        return [[*way, new]]
    for key, after in new.items():
        before = old[key]
        if before is not after and before != after:
            find_differences(before, after, (*way, key), found)
    if len(found) == len(new) > 1 and not any(type(each) in NESTED for each in new.values()):
        return [[*way, new]]
    return found


def find_differences(old: Any, new: Any, way: Way, found: list[Any]) -> None:
    """Add what has to be set in a value that has become another one."""
    if type(new) in NESTED:
        found += differences(old, new, way)
    else:
        found.append([*way, new])


NESTED = (dict, list)


def spliced(old: list[Any], new: list[Any]) -> list[Any]:
    """Where a list has become another one: from which place on so many items are cut out, and what is put there."""
    shorter = min(len(old), len(new))
    first = next(compress(range(shorter), map(ne, old, new)), shorter)
    rest = shorter - first
    last = next(compress(range(rest), map(ne, reversed(old), reversed(new))), rest)
    return [SPLICE, first, len(old) - last - first, new[first : len(new) - last]]


def flat(value: Any) -> Iterable[int]:
    """The cells of a field, or of a line of one."""
    if type(value) is int:
        return (value,)
    return chain.from_iterable(value) if value and type(value[0]) is list else value
