"""What a game asks and tells, declared once: in rules a row is its number, and everything else is derived from it.

A vocabulary stands before the rules, which use its numbers; so a row names the functions that carry it out, and they
are found when the game is put together (assembly). A row that is missing, doubled, not used or does not fit is an error
then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, MutableMapping, Sequence
from itertools import accumulate
from math import prod
from string import Formatter
from typing import Any, NamedTuple, TypeVar, cast

from gloaming.kernel.kinds import SEAT, Kind, Names, names_of, numbers_of
from gloaming.kernel.news import Item
from gloaming.kernel.schemas import Json, record
from gloaming.kernel.shapes import READ, misfit
from gloaming.kernel.uses import ASKED, LAID, NO_CALL, TOLD, WHISPERED, Use

NOT_IN_IDS = re.compile("[^a-z0-9]+")
CHOICE = "choice"  # the argument that says which of several forms an answer has
WHAT = "what"  # where the name of a piece of news stands
ANYTHING = "anything"  # the kernel's own rule, which may allow the answers to any question


def slug(name: str) -> str:
    """A name as it stands in the id of a message: turn-die."""
    return NOT_IN_IDS.sub("-", name.lower()).strip("-")


class BadRow(TypeError):
    """A row of a vocabulary that cannot be; the message names it."""


# Rows and the classes that hold them


class Row:
    """A row of a vocabulary; its class gives it its name and its number."""

    declared_by = ""  # the function that makes such rows
    stands: tuple[tuple[int, int], ...] = ()  # where rules name them: at which place of how many in a call
    name = ""  # as data have it: turn die
    number = -1
    where = ""  # as an error has it: Ask.TURN_DIE

    def problem(self) -> str:
        """What does not fit; nothing if all does."""
        return ""

    def misuse(self, uses: Sequence[Use]) -> str:
        """What rules do with it that does not fit; nothing if all does."""
        for use in uses:
            if use.called_with not in (NO_CALL, *self.stands):
                return f"stands in {use.module.__name__} where no {self.declared_by} can: ({', '.join(use.given)})"
        return "" if uses else "is used by no rule"

    @property
    def slug(self) -> str:
        """Its name as it stands in the ids of messages."""
        return slug(self.name)

    def stand(self, where: str, name: str, number: int) -> None:
        """Take a place among the rows."""
        self.where, self.number = f"{where}.{name}", number
        self.name = self.name or name.lower().replace("_", " ")


class Body(dict[str, Any]):
    """The body of a vocabulary while it is read, in which no row may stand twice."""

    def __setitem__(self, key: str, value: Any) -> None:
        if isinstance(self.get(key), Row):
            raise BadRow(f"{self['__qualname__']}.{key} stands twice.")
        super().__setitem__(key, value)


class Vocabulary(type):
    """Numbers the rows of a class in their order."""

    _rows: tuple[Any, ...]

    @classmethod
    def __prepare__(cls, name: str, bases: tuple[type, ...], /, **given: Any) -> MutableMapping[str, object]:
        return Body()

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Vocabulary:
        rows = {key: value for key, value in body.items() if not key.startswith("__")}
        for key, row in rows.items():
            if not isinstance(row, Row):
                raise BadRow(f"{name}.{key} is no row.")
        for number, (key, row) in enumerate(rows.items()):
            row.stand(name, key, number)
        numbers = {key: row.number for key, row in rows.items()}
        slugs = [row.slug for row in rows.values()]
        for row in rows.values():
            if slugs.count(row.slug) > 1:
                raise BadRow(f'{row.where} is called "{row.name}", and so is another row.')
        return super().__new__(cls, name, bases, {**body, **numbers, "_rows": (*rows.values(),)})


class Questions(metaclass=Vocabulary):
    """What is asked: a row each, made by `question`."""


class Steps(metaclass=Vocabulary):
    """What can lie on the agenda: a row each, made by `step`; `TURN` is carried out by the rule function `turn`."""


class NewsKinds(metaclass=Vocabulary):
    """What is told: a row each, made by `news`."""


class Procedure(Row):
    """A step; the function that carries it out has its name in small letters."""

    declared_by, stands = "step", (LAID,)


def step() -> int:
    """Declare a step."""
    return cast(int, Procedure())


# Questions


class Form:
    """One form that answers can have: how it is written, with the names of arguments in braces, and these arguments.

    Arguments that are not read off the state are digits of the answer's number, the last one counting single ones.
    """

    def __init__(self, says: str, *kinds: Kind) -> None:
        self.says, self.kinds = says, kinds
        digits = [kind for kind in kinds if kind.reads is None and kind.makes is None]
        self.size = prod(kind.size for kind in digits)
        weights = [prod(kind.size for kind in digits[place + 1 :]) for place in range(len(digits))]
        self.weights = dict(zip(digits, weights, strict=True))
        self.digits = [
            (kind.reads or (nothing_yet if kind.makes else None), self.weights.get(kind, 1), kind.size)
            for kind in kinds
        ]
        self.wholly_digits = len(digits) == len(kinds)
        self.writes_digits = not any(f"{{{kind.name}}}" in says for kind in kinds if kind not in digits)
        self.makes = any(kind.makes for kind in kinds)  # whether something hangs on more than numbers
        self.names_seats = any(kind.family == SEAT.family for kind in kinds)  # whether it says players' names
        names = [kind.name for kind in kinds]
        pieces = [(text, name) for text, name, _, _ in Formatter().parse(says)]
        self.pieces = [(text, names.index(name) if name in names else None) for text, name in pieces]
        self.written = [kind.name for kind in kinds if kind.name in {name for _, name in pieces}]

    def numbers(self, g: Any, seat: int, answer: int, own: int) -> tuple[int, ...]:
        """A number for each argument; `own` is the answer's number among those of this form."""
        return tuple(
            [
                reads(g, seat, g.subject, answer) if reads else own // weight % size
                for reads, weight, size in self.digits
            ]
        )

    def numbers_of(self, g: Any, seat: int, answers: Sequence[int]) -> Iterable[tuple[int, ...]]:
        """The same of several answers to a question that has this form alone."""
        subject = g.subject
        columns = [
            [reads(g, seat, subject, answer) for answer in answers]
            if reads
            else [answer // weight % size for answer in answers]
            for reads, weight, size in self.digits
        ]
        return zip(*columns, strict=True) if columns else [()] * len(answers)

    def write(self, numbers: Sequence[int], names: Names) -> str:
        """The notation."""
        kinds, text = self.kinds, ""
        for before, place in self.pieces:
            text += before if place is None else before + kinds[place].notation(numbers[place], names)
        return text

    def data(self, numbers: Sequence[int], names: Names) -> Json:
        """The arguments, but those that are made from the state."""
        given = zip(self.kinds, numbers, strict=True)
        return {kind.name: kind.data(number, names) for kind, number in given if not kind.makes}

    def takes(self, given: Json) -> bool:
        """Whether so many arguments are given that they tell an answer, and none that this form does not have."""
        return {*self.written} <= given.keys() <= {kind.name for kind in self.kinds}

    def schema(self, name: str) -> Json:
        """The JSON Schema of the arguments, where this form is called so."""
        chosen: Json = {CHOICE: {"const": name}} if name else {}
        return record("What an answer means.", {**chosen, **{kind.name: kind.schema for kind in self.kinds}})

    def problem(self) -> str:
        """What does not fit; nothing if all does."""
        known = [kind.name for kind in self.kinds]
        for _, name, _, _ in Formatter().parse(self.says):
            if name is not None and name not in known:
                return f'writes "{name}", which is none of its arguments: {", ".join(known) or "it has none"}'
        for kind in self.weights:
            if not kind.size:
                return f'does not say how many there can be of "{kind.name}", a digit of its answers'
            if self.size > 1 and f"{{{kind.name}}}" not in self.says:
                return f'does not write "{kind.name}", so that its answers look alike'
        if len({*known}) < len(known):
            return "has two arguments of one name"
        for kind in self.kinds:
            if kind.name in self.written and not (kind.size or kind.pattern):
                return f'writes "{kind.name}", and nothing says which texts that can be'
        return next(filter(None, [kind.problem() for kind in self.kinds]), "")


def nothing_yet(g: Any, seat: int, subject: int, answer: int) -> int:
    """The number that stands for what is made from the state."""
    return 0


class Question(Row):
    """A question: which functions allow, carry out and judge an answer, and what its number means."""

    declared_by, stands = "question", (ASKED,)

    def __init__(
        self,
        answered: str,
        allowed: str,
        opinion: str | None,
        widest: int,
        forms: Mapping[str, Form],
        about: tuple[Kind, ...],
        by: Any,
    ) -> None:
        self.answered, self.allowed, self.opinion, self.widest = answered, allowed, opinion, widest
        self.forms, self.about, self.by = dict(forms), about, by
        self.read = [(kind, kind.reads) for kind in about if kind.reads]
        self.made = [kind for kind in about if kind.makes]
        self.ways = tuple(self.forms.items())
        self.only = self.ways[0][1] if len(self.ways) == 1 else None
        ends = accumulate(form.size for form in self.forms.values())
        self.numbered = {end - way[1].size: way for way, end in zip(self.ways, ends, strict=True)}  # as rules do
        # Whether the number of an answer alone says what it means, whatever lies in the state.
        self.is_numbered = by is None and all(form.wholly_digits for form in self.forms.values())

    def form(self, g: Any, seat: int, answer: int) -> tuple[str, Form, tuple[int, ...]]:
        """Which form an answer has, by its name, and the numbers of its arguments."""
        if self.only is not None:
            return "", self.only, self.only.numbers(g, seat, answer, answer)
        own = answer
        if self.by is not None:
            name, form = self.numbered[self.by(g, seat, g.subject, answer)]
            return name, form, form.numbers(g, seat, answer, own)
        for name, form in self.ways[:-1]:
            if own < form.size:
                return name, form, form.numbers(g, seat, answer, own)
            own -= form.size
        name, form = self.ways[-1]
        return name, form, form.numbers(g, seat, answer, own)

    def write(self, g: Any, seat: int, answer: int, names: Names) -> str:
        """An answer in notation, legal or not."""
        _, form, numbers = self.form(g, seat, answer)
        return form.write(numbers, names)

    def arguments(self, g: Any, seat: int, answer: int, names: Names) -> Json:
        """What an answer means, as named arguments."""
        name, form, numbers = self.form(g, seat, answer)
        data = {CHOICE: name, **form.data(numbers, names)} if name else form.data(numbers, names)
        return data | made(form.kinds, g, seat, answer, names)

    def chosen_by(self, given: Json) -> tuple[Form | None, Json]:
        """Which form is meant by named arguments, None if none is; and the arguments but for that choice."""
        if self.only is not None:
            return self.only, given
        name = given.get(CHOICE)
        form = self.forms.get(name) if isinstance(name, str) else None
        return form, {key: value for key, value in given.items() if key != CHOICE}

    def meant_by(self, g: Any, seat: int, given: Json, names: Names) -> int | None:
        """The first answer, legal or not, that has the arguments which its notation writes; None if there is none,
        or if fewer are given than these, or others than it has.
        """
        wanted, given = self.chosen_by(given)
        if wanted is None or not wanted.takes(given):
            return None
        told = [(at, kind, given[kind.name]) for at, kind in enumerate(wanted.kinds) if kind.name in wanted.written]
        for answer in range(g.width):
            _, form, numbers = self.form(g, seat, answer)
            if form is wanted and all(is_same(value, kind.data(numbers[at], names)) for at, kind, value in told):
                return answer
        return None

    def asked(self, g: Any, seat: int, names: Names) -> Json:
        """What the question is about, as named arguments."""
        found = {kind.name: kind.data(reads(g, seat, g.subject, 0), names) for kind, reads in self.read}
        return found | made(self.made, g, seat, 0, names) if self.made else found

    @property
    def schema(self) -> Json:
        """The JSON Schema of the question as data, with what an answer to it means."""
        about = record("What it is about.", {kind.name: kind.schema for kind in self.about})
        forms = [form.schema(name) for name, form in self.ways]
        answer = forms[0] if len(forms) == 1 else {"description": "What an answer means.", "oneOf": forms}
        return record(
            f"The question: {self.name}.", {"ask": {"const": self.name}, "arguments": about, "answer": answer}
        )

    def problem(self) -> str:
        """What does not fit; nothing if all does."""
        if self.widest < 1:
            return "has no answer"
        if any(not kind.reads and not kind.makes for kind in self.about):
            return "is about something that is not read off the state"
        if len({kind.name for kind in self.about}) < len(self.about):
            return "is about two things of one name"
        written = [form.says for form in self.forms.values()]
        if len({*written}) < len(written):
            return "has two choices that are written alike"
        if len(self.forms) > 1 and any(kind.name == CHOICE for form in self.forms.values() for kind in form.kinds):
            return f'has an argument called "{CHOICE}", which is where its choice stands'
        if problem := misfit("tells its forms apart", self.by, READ):
            return problem
        parts: list[Kind | Form] = [*self.about, *self.forms.values()]
        if problem := next(filter(None, [part.problem() for part in parts]), ""):
            return problem
        room = sum(form.size for form in self.forms.values())
        *before, last = [form.writes_digits for form in self.forms.values()]
        is_open = all(before) and not last  # as many answers as the state says, behind all others
        if self.by is None and room != self.widest and not is_open:
            return f"can have {self.widest} answers, and its arguments tell {room} apart"
        return ""

    def misuse(self, uses: Sequence[Use]) -> str:
        """What rules do with it that does not fit; nothing if all does."""
        if misuse := super().misuse(uses):
            return misuse
        asked = [use for use in uses if use.asks]
        to_seats = any(not use.asks_chance for use in asked)
        if asked and to_seats != bool(self.opinion):
            return "is asked of players, and has no opinion" if to_seats else "has an opinion, and only chance is asked"
        widths = [use.width for use in asked]
        most = max([width or 0 for width in widths], default=self.widest)
        if most > self.widest or (most < self.widest and None not in widths):
            return f"is asked with {most} answers, and can have {self.widest}"
        return ""


def is_same(given: Any, meant: Any) -> bool:
    """Whether two pieces of JSON are the same: 1, 1.0 and true are not. What is given may be anything; no more of it is
    looked at than there is of what is meant.
    """
    if type(given) is not type(meant):
        return False
    if isinstance(meant, dict):
        return given.keys() == meant.keys() and all(is_same(given[key], part) for key, part in meant.items())
    if isinstance(meant, list):
        return len(given) == len(meant) and all(map(is_same, given, meant))
    return bool(given == meant)


def made(kinds: Iterable[Kind], g: Any, seat: int, answer: int, names: Names) -> Json:
    """The arguments that are made from the state."""
    return {kind.name: kind.makes(g, seat, g.subject, answer, names) for kind in kinds if kind.makes}


def question(
    answered: str,
    allowed: str = ANYTHING,
    opinion: str | None = None,
    *,
    widest: int,
    answer: Form | Mapping[str, Form],
    about: tuple[Kind, ...] = (),
    by: Any = None,
    called: str = "",
) -> int:
    """Declare a question: what carries an answer out, what allows it, instinct's opinion (none where only chance is
    asked), the most answers there can be, what an answer's number means, and what the question is about.

    `by` says which of several forms an answer has, by the number that rules have for it, where that is more than where
    its answers begin.
    """
    forms = answer if isinstance(answer, Mapping) else {"": answer}
    row = Question(answered, allowed, opinion, widest, forms, about, by)
    row.name = called
    return cast(int, row)


def either(numbers: type, **forms: Form) -> dict[str, Form]:
    """Several forms of answers, each with the name of what is chosen by it, in the order of the numbers that rules have
    for them in a class: the number of each is where its answers begin.
    """
    given = {name.strip("_").replace("_", " "): form for name, form in forms.items()}
    found: dict[str, Form] = {}
    begins = 0
    for name, number in numbers_of(numbers).items():
        called = name.lower().replace("_", " ")
        if called not in given:
            raise BadRow(f"{numbers.__name__}.{name} has no form.")
        if number != begins:
            raise BadRow(f"{numbers.__name__}.{name} is {number}, and its answers begin at {begins}.")
        found[called] = given[called]
        begins += found[called].size
    if unnamed := given.keys() - found.keys():
        raise BadRow(f"{numbers.__name__} has no number for the form of {', '.join(sorted(unnamed))}.")
    return found


def choice(numbers: type, *more: Kind, **called: str) -> dict[str, Form]:
    """A few answers that always mean the same, by the class of numbers that rules have for them, and what is told with
    each.
    """
    return {each: Form(each, *more) for each in names_of(numbers, **called)}


# News


class Particular(NamedTuple):
    """One of the things that a piece of news tells: where in the item its number stands."""

    kind: Kind
    field: int
    weight: int
    below: int  # 0 where all that is left belongs to it

    def number(self, item: Item) -> int:
        """Its own number."""
        whole: int = item[self.field]
        if self.weight == 1 and not self.below:
            return whole
        part = whole // self.weight
        return part % self.below if self.below else part

    def data(self, item: Item, names: Names) -> Any:
        """What it is, in JSON."""
        return self.kind.data(self.number(item), names)


class Implied(NamedTuple):
    """What a hearer can work out from the rest of a piece of news, and sentences want to be told."""

    name: str
    schema: Json
    tells: Callable[[Item], Any]  # from the news as it was heard


class NewsKind(Row):
    """A kind of news: what its seat, its thing and its number tell, and what that implies.

    Quiet is what is laid out or dealt: of many lines in a row nobody reads each.
    """

    declared_by, stands = "news", (TOLD, WHISPERED)

    def __init__(self, *parts: tuple[Kind, ...], implies: tuple[Implied, ...] = (), quiet: bool = False) -> None:
        self.parts, self.implies, self.quiet = parts, implies, quiet
        self.particulars: list[Particular] = []
        for field, kinds in enumerate(parts, 1):
            for place, kind in enumerate(kinds):
                weight = prod(each.size for each in kinds[place + 1 :])
                self.particulars.append(Particular(kind, field, weight, kind.size if place else 0))

    def numbers(self, item: Item) -> dict[str, int]:
        """The number of each particular, by its name."""
        return {each.kind.name: each.number(item) for each in self.particulars}

    def data(self, item: Item, names: Names) -> Json:
        """What happened, as a hearer was told it."""
        told = {each.kind.name: each.data(item, names) for each in self.particulars}
        return {WHAT: self.name, **told, **{each.name: each.tells(item) for each in self.implies}}

    @property
    def schema(self) -> Json:
        """The JSON Schema of its data."""
        parts = {each.kind.name: each.kind.schema for each in self.particulars}
        implied = {each.name: each.schema for each in self.implies}
        return record(f"What is told of: {self.name}.", {WHAT: {"const": self.name}, **parts, **implied})

    def problem(self) -> str:
        """What does not fit; nothing if all does."""
        names = [each.kind.name for each in self.particulars] + [each.name for each in self.implies]
        if len({*names}) < len(names):
            return "has two particulars of one name"
        if WHAT in names:
            return f'has a particular called "{WHAT}", which is where its name stands'
        if any(each.kind.reads or each.kind.makes for each in self.particulars):
            return "has a particular that is read off the state"
        if others := [kind.name for kind in self.parts[0] if kind.family != SEAT.family]:
            return f'has "{others[0]}" where only a seat can stand'
        endless = [kind.name for part in self.parts for kind in part[1:] if not kind.size]
        return f'does not say how many there can be of "{endless[0]}", a digit of its news' if endless else ""

    def misuse(self, uses: Sequence[Use]) -> str:
        """What rules do with it that does not fit; nothing if all does."""
        if misuse := super().misuse(uses):
            return misuse
        told = [told for use in uses if (told := use.told)]
        for field, part in enumerate(Item._fields[1:4]) if told else ():
            is_told = any(each[field] for each in told)
            if is_told and not self.parts[field]:
                return f"is told with a {part}, and does not say what it means"
            if self.parts[field] and not is_told:
                return f"says what its {part} means, and is never told with one"
        is_whispered = any(use.called_with == WHISPERED for use in uses)
        if is_whispered and [kind.is_secret for kind in self.parts[-1]] != [True]:
            return "is whispered, and its number is not one secret thing"
        return ""


SomeKinds = Kind | tuple[Kind, ...]


def news(
    seat: SomeKinds = (),
    thing: SomeKinds = (),
    number: SomeKinds = (),
    *,
    implies: tuple[Implied, ...] = (),
    quiet: bool = False,
    called: str = "",
) -> int:
    """Declare a kind of news: what the seat, the thing and the number mean that rules tell it with.

    Several kinds in one number stand in it like digits, the last one counting single ones. What is laid out or dealt,
    perhaps much of it at once, is quiet.
    """
    parts = [part if isinstance(part, tuple) else (part,) for part in (seat, thing, number)]
    row = NewsKind(*parts, implies=implies, quiet=quiet)
    row.name = called
    return cast(int, row)


# What is derived


R = TypeVar("R", bound=Row)


def rows(vocabulary: type, kind: type[R]) -> tuple[R, ...]:
    """The rows of a vocabulary, in the order of their numbers, each of the kind that it should be."""
    if not isinstance(vocabulary, Vocabulary):
        raise BadRow(f"{vocabulary.__name__} is no vocabulary.")
    for row in vocabulary._rows:
        if not isinstance(row, kind):
            raise BadRow(f"{row.where} is declared by `{row.declared_by}`, not by `{kind.declared_by}`.")
        if problem := row.problem():
            raise BadRow(f"{row.where} {problem}.")
    return vocabulary._rows
