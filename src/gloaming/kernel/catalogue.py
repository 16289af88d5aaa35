"""What people read, by the ids of messages: a catalogue is folders of Fluent files, one folder a language.

`say` takes arguments as they are on the wire, and says the same as the browser client does with the same files
(web/src/words/catalogue.ts). What a language lacks is said in English, message by message.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from os.path import dirname, isdir, join
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from gloaming.kernel.bundle import Bundle

ENGLISH = "en"
MOST_CATALOGUES = 100  # that are held in memory
MOST_SAID = 10_000  # sentences that a catalogue remembers
HOUSE = join(dirname(dirname(__file__)), "words")
SUFFIX = ".ftl"
LANGUAGE = re.compile("[a-z]{2,3}(-[A-Z]{2})?")
# As in Fluent's own parser for browsers: nothing inside of an entry can look like this.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the environment, the strongest first
STRICT = "GLOAMING_STRICT_WORDS"  # in the environment of tests: what cannot be said is an error

GAMES: dict[str, Callable[[], str]] = {}  # where the words of each game lie that was made so far


class Catalogue:
    """All that can be said in a language, and in English what it lacks."""

    def __init__(self, texts: Sequence[tuple[str, str]]) -> None:
        """Take texts with their languages; the wanted one comes first, and of two messages with one id the first."""
        self.texts = texts
        self._said: dict[tuple[str, str], str] = {}  # what was said already: Fluent takes its time

    def say(self, message: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A message, or an attribute of it (`answer-place.brief`), as people read it.

        One that is missing or broken is shown by its id and what it was to say, and is an error in tests.
        """
        given = arguments or {}
        key = message, repr(given)
        if key not in self._said:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._first.say(message, given)
            self._said[key] = legible(message, given) if said is None else said
        return self._said[key]

    def has(self, message: str) -> bool:
        """Whether there is such a message or attribute."""
        return self._first.has(message)

    def attributes(self, message: str) -> tuple[str, ...]:
        """The attributes of a message, in the first language that has it."""
        return self._first.attributes(message)

    def numbered(self, family: str) -> tuple[str, ...]:
        """The ids of messages that are one as good as the other: `family-1`, `family-2` and so on."""
        known, found = self._ids, list[str]()
        while f"{family}-{len(found) + 1}" in known:
            found.append(f"{family}-{len(found) + 1}")
        return (*found,)

    @cached_property
    def _ids(self) -> frozenset[str]:
        """The ids of all messages."""
        return frozenset(name for _, text in self.texts for name in entries(text))

    @property
    def language(self) -> str:
        """The language that is spoken where it has the words."""
        return self.texts[0][0]

    @property
    def _first(self) -> Bundle:
        """The messages of the wanted language; made when something is said, since Fluent takes a while to import."""
        if "_made" not in vars(self):
            from gloaming.kernel.bundle import chained  # noqa: PLC0415

            self._made = chained(self.texts)
        return self._made


def legible(message: str, arguments: Mapping[str, Any]) -> str:
    """What is shown instead of a message that cannot be said; an error where the environment is strict."""
    shown = ", ".join(f"{name}: {value}" for name, value in arguments.items())
    said = f"{message} ({shown})" if shown else message
    if is_strict():
        raise LookupError(f"This cannot be said: {said}.")
    return said


def is_strict() -> bool:
    """Whether what cannot be said is an error."""
    return bool(os.environ.get(STRICT))


def entries(text: str) -> dict[str, str]:
    """The messages of a catalogue's text by their ids, not parsed yet; of two with one id the first."""
    found: dict[str, str] = {}
    end = len(text)
    for start in reversed([*ENTRY.finditer(text)]):
        found[start[1]] = text[start.start() : end]
        end = start.start()
    return found


# Where catalogues lie


@lru_cache(MOST_CATALOGUES)
def catalogue(language: str = ENGLISH, *folders: str) -> Catalogue:
    """What the folders say in a language, the first of them first, and what the house says."""
    texts = [
        (each, read_part(folder, each, part))
        for each in dict.fromkeys((language, ENGLISH))
        for folder in (*folders, HOUSE)
        for part in parts_of(folder, each)
    ]
    return Catalogue(texts or [(language, "")])


def words_of(game: str) -> tuple[str, ...]:
    """Where a game's words lie, if it has some, for `catalogue`."""
    return (GAMES[game](),) if game in GAMES else ()


def parts_of(folder: str, language: str) -> list[str]:
    """The parts of a catalogue that there are in a language."""
    place = join(folder, language)
    names = os.listdir(place) if LANGUAGE.fullmatch(language) and isdir(place) else []
    return sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))


def read_part(folder: str, language: str, part: str) -> str:
    """One file of a catalogue."""
    with open(join(folder, language, part + SUFFIX), encoding="utf-8") as file:
        return file.read()


def whole_text(folder: str, language: str, parts: Sequence[str]) -> tuple[str, str]:
    """The language of some parts of a catalogue, English where they have no other, and these parts as one text.

    What the language lacks of them stands there in English.
    """
    said = [read_part(folder, language, part) for part in parts_of(folder, language) if part in parts]
    if language == ENGLISH or not said:
        return ENGLISH, "\n".join(
            read_part(folder, ENGLISH, part) for part in parts_of(folder, ENGLISH) if part in parts
        )
    known = {name for text in said for name in entries(text)}
    english = entries(whole_text(folder, ENGLISH, parts)[1])
    return language, "\n".join([*said, *(source for name, source in english.items() if name not in known)])


def languages(folder: str = HOUSE) -> list[str]:
    """The languages that a catalogue is written in, English first."""
    found = [name for name in os.listdir(folder) if parts_of(folder, name)] if isdir(folder) else []
    return sorted(found, key=lambda language: (language != ENGLISH, language))


def spoken_language(wanted: str = "", environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the wanted one, which must be there, else the one that the locale names, else English."""
    known = languages()
    if wanted:
        return wanted if wanted in known else refuse_language(wanted, known)
    named = next((environment[name] for name in LOCALES if environment.get(name)), "")
    locale = re.split("[.@]", named)[0].replace("_", "-")
    return next((each for each in (locale, locale.partition("-")[0]) if each in known), ENGLISH)


def check_language(wanted: str) -> str:
    """A language as somebody chose it, nothing for none, or a refusal."""
    return spoken_language(wanted) if wanted else ""


def accepted_language(said: str) -> str:
    """The language that a browser likes best of those that there are, by its Accept-Language; nothing for none."""
    known, liked = languages(), []
    for part in said.split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        own = next((each for each in (name, name.partition("-")[0]) if each in known), "")
        if own and re.fullmatch(r"(0(\.\d{1,3})?|1(\.0{1,3})?)?", weight):
            liked.append((float(weight or 1), own))
    best = max(liked, key=lambda each: each[0], default=(0.0, ""))
    return best[1] if best[0] else ""


def refuse_language(wanted: str, known: Sequence[str]) -> NoReturn:
    """Say which languages there are instead."""
    from gloaming.kernel.refusal import Refusal, shortened  # noqa: PLC0415  # a refusal is said by a catalogue

    raise Refusal("language", wanted=shortened(wanted), known=[*known])
