"""A layout, a state as readable JSON, is made of parts, each from a few lines of the state: when that has changed, only
the parts whose lines have are made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache, reduce
from itertools import chain
from operator import or_
from typing import TYPE_CHECKING, Any, NamedTuple

from gloaming.kernel.glances import Followed, Lines
from gloaming.kernel.seats import ALL_VIEWERS, CHANCE, CHANCE_NAME, EVERY_SEAT, NOBODY, SPECTATOR
from gloaming.kernel.sight import HIDDEN
from gloaming.kernel.state import GameState

if TYPE_CHECKING:
    from gloaming.kernel.reads import Reads
    from gloaming.kernel.vocabulary import Question

Json = dict[str, Any]
Sets = list[Any]  # what has to be set in a layout: the way to each thing, and its value last
EACH = "*"  # in a way: every thing of a list
SPLICE = "~"  # in a way: of the list there, from the next number on so many items are replaced by the value
Way = tuple[str | int, ...]  # names and places from the whole layout to a part
Make = Callable[[Any, Sequence[str]], Any]  # a part from a state, or a view of it, and the names at the seats
MakeOne = Callable[[Any, int, Sequence[str]], Any]  # the same of one seat or room


class Source(NamedTuple):
    """How a part is made: from the whole state, or that of one seat or room; or the same part of several things at
    once, a list, with the way to it from each of them.
    """

    make: Make | MakeOne
    number: int | None = None
    inner: Way | None = None


class Part:
    """A part of a layout: the way to it, and how it is made."""

    def __init__(self, kind: type[GameState], place: int, way: Way, source: Make | Source) -> None:
        self.kind, self.place = kind, place
        made = source if isinstance(source, Source) else Source(source)
        self.source: Callable[..., Any] = made.make
        self.number, self.inner = made.number, made.inner
        self.way = way if self.inner is None else way[: way.index(EACH)]

    def make(self, g: Any, names: Sequence[str]) -> Any:
        """Make it, from a state or a view."""
        return self.source(g, names) if self.number is None else self.source(g, self.number, names)

    def made(self, value: Any) -> dict[Way, Any]:
        """What it is, by the ways to it."""
        if self.inner is None:
            return {self.way: value}
        return {(*self.way, number, *self.inner): each for number, each in enumerate(value)}

    def find_differences(self, was: Any, value: Any, found: Sets) -> None:
        """Add what has to be set in a layout where it has become another."""
        kind, way, inner = type(value), self.way, self.inner
        if kind not in NESTED or kind is not type(was):
            found.append([*way, value])
        elif inner is not None:
            for number, each in enumerate(value):
                if each != was[number]:
                    found.append([*way, number, *inner, each])
        elif kind is dict:
            find_in_object(was, value, way, found)
        else:
            find_in_list(was, value, way, found)

    @cached_property
    def read(self) -> Reads:
        """What it is made from; found out when somebody looks on as the state changes."""
        from gloaming.kernel.reads import reads_of  # noqa: PLC0415 - whoever only lays states out does without

        return reads_of(self.source, self.number)

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


# Parts that have become others: what each was, and from where to where stands what has to be set in a layout.
Renewed = dict[Part, tuple[Any, int, int]]


class Blueprint:
    """What a whole layout is made of: parts, by the way to each; the way to what stands at its top is empty.

    A part that others stand in is an object whose names are always the same, and comes before them.
    """

    def __init__(self, kind: type[GameState], makes: Mapping[Way, Make | Source]) -> None:
        self.kind, self.makes = kind, makes
        self.made_from = lru_cache(maxsize=4096)(self._made_from)
        self.veiled_from = lru_cache(maxsize=4096)(self._veiled_from)

    @cached_property
    def followed(self) -> Followed:
        """What is to be followed of a state so that it can be shown to people: of what they see, all that is read."""
        fields = Lines.of(self.kind).fields
        read = {name for part in self.parts for name, _ in part.read.fields(self.kind)}
        seen = [name for name in read if fields[name].sees is not HIDDEN]
        return Followed(self.kind, {*seen, *(fields[name].sees.by for name in seen)})

    @cached_property
    def parts(self) -> list[Part]:
        """All parts."""
        return [Part(self.kind, place, way, make) for place, (way, make) in enumerate(self.makes.items())]

    def _made_from(self, lines: int) -> list[tuple[Part, Callable[..., Any], int | None]]:
        """Those that are made from any of these lines, and how each is made."""
        return [(part, part.source, part.number) for part in self.parts if lines & part.reads]

    @cached_property
    def veiled(self) -> list[Part]:
        """Those of which some may see more than others."""
        return [part for part in self.parts if part.veils or part.owners]

    @cached_property
    def veiled_lines(self) -> int:
        """The lines from which these are made."""
        return reduce(or_, (part.reads for part in self.veiled), 0)

    def _veiled_from(self, lines: int) -> list[Part]:
        """Those of them that are made from any of these lines."""
        return [part for part in self.veiled if lines & part.reads]

    def made(self, g: Any, names: Sequence[str]) -> dict[Part, Any]:
        """All parts of a layout, from a state or a view."""
        return {part: part.make(g, names) for part in self.parts}

    def renew(self, parts: dict[Part, Any], g: Any, names: Sequence[str], lines: int, sets: Sets) -> Renewed:
        """Make those parts anew that are made from these lines; say which have become others, and add what to set."""
        found: Renewed = {}
        for part, source, number in self.made_from(lines):
            was, value = parts[part], source(g, names) if number is None else source(g, number, names)
            if value is not was and value != was:
                parts[part] = value
                before = len(sets)
                part.find_differences(was, value, sets)
                found[part] = was, before, len(sets)
        return found

    def laid_out(self, g: Any, names: Sequence[str]) -> Json:
        """The whole layout of a state, or of a view."""
        return assembled(self.made(g, names))


def at_top(makes: Mapping[str, Make]) -> dict[Way, Make]:
    """Parts that stand at the top of a layout, by their names."""
    return {(name,): make for name, make in makes.items()}


def asked_json(g: Any, names: Sequence[str]) -> list[str]:
    """Who owes an answer."""
    return asked_names(g.asked, tuple(names))


@lru_cache(maxsize=4096)
def asked_names(asked: int, names: tuple[str, ...]) -> list[str]:
    """Those whose bits are set; kept, since it is as often another one as there are answers."""
    found = [name for seat, name in enumerate(names) if asked >> seat & 1]
    return [*found, CHANCE_NAME] if asked >> CHANCE & 1 else found


def question_of(questions: Sequence[Question]) -> Make:
    """What is asked of whoever owes an answer, by its name."""
    return lambda g, names: questions[g.question].name if g.asked else None


def name_of(seat: int, names: Sequence[str]) -> str | None:
    """The name at a seat, None for nobody."""
    return None if seat == NOBODY else names[seat]


def of_each(name: str, count: int, make: MakeOne, *inner: str) -> dict[Way, Source]:
    """The same part of so many seats or rooms. Where the way leads on through `EACH`, one of several things in each of
    them, all of these are made at once.
    """
    behind = inner[inner.index(EACH) + 1 :] if EACH in inner else None
    return {(name, number, *inner): Source(make, number, behind) for number in range(count)}


def of_all(name: str, make: Make, *inner: str) -> dict[Way, Source]:
    """The same part of all seats or rooms, made at once."""
    return {(name, EACH, *inner): Source(make, inner=inner)}


def assembled(parts: Mapping[Part, Any]) -> Json:
    """One layout out of its parts; these are not changed, for others may have them too."""
    whole: Json = {}
    ways = {way: value for part, value in parts.items() for way, value in part.made(value).items()}
    for way in sorted(ways, key=len):
        value = dict(ways[way]) if type(ways[way]) is dict else ways[way]
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
    found: Sets = []
    if old != new:
        find_differences(old, new, way, found)
    return found


def find_differences(old: Any, new: Any, way: Way, found: Sets) -> None:
    """Add the same of two values that are not equal."""
    kind = type(new)
    if kind not in NESTED or kind is not type(old):
        found.append([*way, new])
    elif kind is dict:
        find_in_object(old, new, way, found)
    else:
        find_in_list(old, new, way, found)


def find_in_list(old: list[Any], new: list[Any], way: Way, found: Sets) -> None:
    """Add the same of two lists; one with more or fewer items is spliced, and one plain item is as short whole."""
    if len(old) == len(new):
        for place, after in enumerate(new):
            before = old[place]
            if before is not after and before != after:
                find_differences(before, after, (*way, place), found)
    elif len(new) < 2 and NESTED.isdisjoint(map(type, new)):
        found.append([*way, new])
    else:
        found.append([*way, *spliced(old, new)])


def find_in_object(old: Json, new: Json, way: Way, found: Sets) -> None:
    """Add the same of two objects; one of plain values that are all others is set whole."""
    if old.keys() != new.keys():
        found.append([*way, new])
        return
    others = [key for key, after in new.items() if (before := old[key]) is not after and before != after]
    if len(others) == len(new) > 1 and NESTED.isdisjoint(map(type, new.values())):
        found.append([*way, new])
        return
    for key in others:
        find_differences(old[key], new[key], (*way, key), found)


NESTED = frozenset((dict, list))


def spliced(old: list[Any], new: list[Any]) -> list[Any]:
    """Where a list has become another one: from which place on so many items are cut out, and what is put there."""
    shorter, first, last = min(len(old), len(new)), 0, 0
    while first < shorter and ((before := old[first]) is (after := new[first]) or before == after):
        first += 1
    while last < shorter - first and ((before := old[-1 - last]) is (after := new[-1 - last]) or before == after):
        last += 1
    return [SPLICE, first, len(old) - last - first, new[first : len(new) - last]]


def flat(value: Any) -> Iterable[int]:
    """The cells of a field, or of a line of one."""
    if type(value) is int:
        return (value,)
    return chain.from_iterable(value) if value and type(value[0]) is list else value
