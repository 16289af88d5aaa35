"""The messages of one language, put into words by Fluent; web/src/words/bundle.ts does the same in the browser.

Only `catalogue` imports this, when something is to be said: Fluent takes as long to import as all the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from numbers import Integral
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, resolver
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber, FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from gloaming.kernel.catalogue import entries, is_strict
from gloaming.kernel.vocabulary import slug

LOCALES = {"en": "en-GB"}  # British lists: "Ada, Ben and Cleo"
NONE, SOME, YES, NO = "none", "some", "yes", "no"
SAY = "say"  # what makes an object a phrase: the id of its message
COUNT = "-count"
HYPHEN, MINUS = "-", "−"
STYLES = {"and": "standard", "or": "or"}
# The styles of lists without a word before the last item, and what they have where a language has no list-<style>
PLAIN = {"comma": ", ", "semicolon": "; ", "plus": " + ", "slash": "/", "dot": " · "}
PARSER = FluentParser(with_spans=False)

# Fluent's limit guards against catalogues of strangers; ours are our own, and some of our lists are long.
resolver.MAX_PART_LENGTH = 100_000


class Unsaid(LookupError):
    """A message that is there and cannot be said with these arguments."""


class Thing(str):
    """An object as an argument: "some" where it is selected on, with its parts for NAME."""

    parts: Mapping[str, Any]


class Numeral(FluentNumber):
    """A number as people write it: with a minus, where Fluent has a hyphen."""

    def format(self, locale: Any) -> str:
        """It in figures."""
        return super().format(locale).replace(HYPHEN, MINUS)


class Whole(Numeral, FluentInt):
    """A whole number."""


class Fraction(Numeral, FluentFloat):
    """Any other number."""


def numeral(value: float, **options: Any) -> Numeral:
    """A number as people write it; NUMBER gives it options."""
    return Whole(value, **options) if isinstance(value, int) else Fraction(value, **options)


class Items(FluentType):
    """A list as an argument, for LIST alone."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = values

    def format(self, locale: object) -> str:
        """A list cannot be shown but by LIST."""
        raise Unsaid("A list is shown by LIST.")


def chained(texts: Sequence[tuple[str, str]]) -> Bundle:
    """The messages of the first language, behind them those of the next."""
    bundle = None
    by_language = [(language, [*group]) for language, group in groupby(texts, key=lambda each: each[0])]
    for language, group in reversed(by_language):
        found: dict[str, str] = {}
        for _, text in group:
            found = {**entries(text), **found}
        bundle = Bundle(language, found, bundle)
    if bundle is None:
        raise ValueError("A catalogue has at least one text.")
    return bundle


def plain(value: Any) -> str:
    """A value as text."""
    if value is None or isinstance(value, bool):
        return NONE if value is None else YES if value else NO
    if isinstance(value, str):
        return str(value)
    written = str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
    return written.replace(HYPHEN, MINUS)


class Bundle(FluentBundle):
    """The messages of one language; each is parsed when it is first said."""

    def __init__(self, language: str, sources: Mapping[str, str], other: Bundle | None = None) -> None:
        functions: Any = {"NAME": self.named, "LIST": self.listed, "NUMBER": numeral}
        super().__init__([LOCALES.get(language, language)], functions, use_isolating=False)
        self.sources, self.other = sources, other
        self.names: dict[tuple[str, str], str] = {}

    def say(self, message: str, arguments: Mapping[str, Any]) -> str | None:
        """A message with its arguments, from the first language that has it and can say it."""
        name, _, form = message.partition(".")
        pattern = self.pattern(name, form)
        if pattern is not None:
            try:
                return self.formatted(pattern, self.ready(arguments))
            except Unsaid:
                if is_strict():
                    raise
        return self.other.say(message, arguments) if self.other else None

    def has(self, message: str) -> bool:
        """Whether some language has a message or attribute."""
        name, _, form = message.partition(".")
        return self.pattern(name, form) is not None or (self.other is not None and self.other.has(message))

    def attributes(self, name: str) -> tuple[str, ...]:
        """The attributes of a message, in the first language that has it."""
        if name in self.sources:
            return tuple(self.get_message(name).attributes)
        return self.other.attributes(name) if self.other else ()

    def pattern(self, name: str, form: str = "") -> Any:
        """What a message says, or one of its attributes; None if this language has no such thing."""
        try:
            message = self.get_message(name)
        except LookupError:
            return None
        return message.attributes.get(form) if form else message.value

    def formatted(self, pattern: Any, ready: Mapping[str, Any]) -> str:
        """A pattern in words."""
        errors: list[Exception] = []
        given = resolver.CurrentEnvironment(args=dict(ready))  # format_pattern would make Fluent's numbers of ours
        said = str(pattern(resolver.ResolverEnvironment(self, errors, given)))
        if errors:
            raise Unsaid("; ".join(str(error) for error in errors))
        return said

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """An entry as Fluent needs it, parsed when it is first wanted."""
        key = f"-{entry_id}" if term else entry_id
        if key not in self._compiled:
            entry = PARSER.parse_entry(self.sources[key])
            if isinstance(entry, Junk):
                raise LookupError(f"{key} cannot be read")
            self._compiled[key] = self._compiler(entry)  # type: ignore[arg-type]
        return self._compiled[key]

    # Arguments

    def ready(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments as Fluent takes them."""
        found: dict[str, Any] = {}
        for name, value in arguments.items():
            self.make_ready(found, name, value)
        return found

    def make_ready(self, found: dict[str, Any], name: str, value: Any) -> None:
        """Put an argument under its name, and its parts under names of their own."""
        if isinstance(value, Mapping):
            if SAY in value:
                found[name] = self.phrase(value)
                return
            found[name] = Thing(SOME)
            found[name].parts = value
            for part, inner in value.items():
                self.make_ready(found, f"{name}-{part}", inner)
        elif isinstance(value, list | tuple):
            found[name], found[name + COUNT] = Items(value), numeral(len(value))
        elif isinstance(value, bool | float):
            found[name] = plain(value) if isinstance(value, bool) else numeral(value)
        else:  # NumPy's numbers are some too
            found[name] = numeral(int(value)) if isinstance(value, Integral) else plain(value)

    def phrase(self, value: Mapping[str, Any]) -> str:
        """A phrase: an object that names its message and has its arguments."""
        arguments = {name: each for name, each in value.items() if name != SAY}
        said = self.say(value[SAY], arguments)
        if said is None:
            raise Unsaid(f"There is no phrase {value[SAY]}.")
        return said

    # Functions of the catalogues

    def named(self, kind: str, value: Any, form: str = "") -> str:
        """NAME: what a value of a kind is called, in a form; an object by the message of its kind. A number that has no
        message is written in figures.
        """
        if isinstance(value, Thing):
            return self.thing(kind, value.parts, form)
        text = plain(value)
        name = f"{kind}-{slug(text)}"
        return text if isinstance(value, Numeral) and not self.has(name) else self.worded(name, form, text)

    def listed(self, items: Any, of: str = "", form: str = "", style: str = "and") -> str:
        """LIST: what values are called, joined as the language does; what is said of none if there are none."""
        values = items.values if isinstance(items, Items) else []
        if not isinstance(items, Items) and items != NONE:
            raise TypeError("LIST takes a list.")
        said = [self.item(value, of, form) for value in values]
        if not said:
            return (of and self.say(f"{of}-{NONE}", {})) or ""
        if style in PLAIN:
            return (self.say(f"list-{style}", {}) or PLAIN[style]).join(said)
        return format_list(said, STYLES[style], self._babel_locale)  # type: ignore[arg-type]

    def item(self, value: Any, of: str, form: str) -> str:
        """One value of a list."""
        if isinstance(value, Mapping):
            return self.phrase(value) if SAY in value else self.thing(of, value, form)
        return self.named(of, value, form) if of else plain(value)

    def thing(self, kind: str, parts: Mapping[str, Any], form: str) -> str:
        """An object, said by the message of its kind."""
        said = self.say(f"{kind}.{form}" if form else kind, {kind: parts})
        if said is None:
            raise Unsaid(f"There is no message {kind}.")
        return said

    def worded(self, name: str, form: str, text: str) -> str:
        """The message of a value in a form; the value itself if there is none, which is an error in tests."""
        if (name, form) not in self.names:
            said = self.say(f"{name}.{form}" if form else name, {})
            if said is None and is_strict():
                raise Unsaid(f"There is no {name}{'.' if form else ''}{form}.")
            if said is None:
                return self.worded(name, "", text) if form else text
            self.names[name, form] = said
        return self.names[name, form]
