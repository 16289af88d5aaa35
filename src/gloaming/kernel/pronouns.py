"""How a story speaks of people: by name, or by the pronouns they chose where it is clear who is meant.

A narrator is given marks for names. What it says of somebody in another case, or with a verb that changes with `they`,
it makes of the mark; only when the words stand in their paragraph is it decided what each mark is read as. The forms of
names and pronouns, and how far a pronoun reaches, stand in the catalogue of each language (`person-...`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from gloaming.kernel.catalogue import ENGLISH, Catalogue, catalogue
from gloaming.kernel.refusal import Refusal, shortened

PRONOUNS = ("she", "he", "they")
NONE = "none"  # how somebody says that the name is to be used always
NAME = "name"  # how the catalogues call the forms of who is called by name
SUBJECT = "subject"  # how catalogues call the form that a person has as the subject of a sentence

# A mark is a letter that no name can have, the seat, and the form that is wanted.
OPEN = "\ue000"
FIRST_SEAT, FIRST_FORM = 0xE100, 0xE200
MARK = re.compile(f"{OPEN}([\ue100-\ue1ff])([\ue200-\ue2ff])")
SENTENCE = re.compile(r"(?<=[.?!]) ")  # between two of them


def is_chosen(wanted: object) -> bool:
    """Whether these are pronouns that somebody can have."""
    return isinstance(wanted, str) and wanted in PRONOUNS


def check_pronouns(wanted: str) -> str:
    """Pronouns as they are kept, nothing for none, or a refusal."""
    if wanted in ("", NONE):
        return ""
    if not is_chosen(wanted):
        raise Refusal("pronouns", pronouns=shortened(str(wanted)), known=[*PRONOUNS, NONE])
    return wanted


def chosen_by(names: Sequence[str], wanted: Mapping[str, str]) -> list[str]:
    """What everybody chose, in the order of the seats, or a refusal."""
    if not isinstance(wanted, Mapping):
        raise Refusal("pronouns-by-name")
    for name in wanted:
        if name not in names:
            raise Refusal("nobody-called", name=shortened(str(name)), names=[*names])
    return [check_pronouns(wanted.get(name, "")) for name in names]


# Marks


def mark(seat: int, form: int = 0) -> str:
    """What stands for somebody in a form; the first is that of the subject of a sentence."""
    return f"{OPEN}{chr(FIRST_SEAT + seat)}{chr(FIRST_FORM + form)}"


def is_mark(name: str) -> bool:
    """Whether this is a mark and not a name."""
    return name.startswith(OPEN)


class Grammar:
    """The forms that a language has for people, from its catalogue.

    A form is an attribute of `person-name` and of `person-she` and the others; the message itself is the subject of a
    sentence. One that says nothing of the name agrees with the last subject, as `was` and `were` do.
    """

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        self.hissing = tuple(words.say("person-hissing").casefold().split())  # ends of names with another genitive
        self.forms = (SUBJECT, *words.attributes(f"person-{NAME}"))
        self.agreeing = {form for form in self.forms if OPEN not in self.said(NAME, form, OPEN)}
        self.reach = int(words.say("person-reach"))  # sentences of nobody after which a pronoun is still clear
        self.strangers = any_of(words.say("person-strangers"))  # words that speak of somebody who is nobody here
        self.several = any_of(words.say("person-several"))  # words that could mean whoever is `they`, and do not

    def said(self, kind: str, form: str, name: str) -> str:
        """A form of a name, or of the pronoun of this kind."""
        message = f"person-{kind}" if form == SUBJECT else f"person-{kind}.{form}"
        return self.words.say(message, {"name": name, "hisses": name.casefold().endswith(self.hissing)})

    def cases(self, name: str) -> dict[str, str]:
        """Somebody as an argument of messages: in every form, each a mark if the name is one."""
        if not is_mark(name):
            return {form: self.said(NAME, form, name) for form in self.forms}
        seat = ord(name[1]) - FIRST_SEAT
        return {form: mark(seat, number) for number, form in enumerate(self.forms)}


def any_of(words: str) -> re.Pattern[str]:
    """What finds any of some words."""
    return re.compile(rf"\b({'|'.join(map(re.escape, words.split()))})\b", re.IGNORECASE)


@cache
def grammar_of(language: str) -> Grammar:
    """How a language speaks of people."""
    return Grammar(catalogue(language))


# What they are read as


class Mentions:
    """Reads marks, paragraph by paragraph, and knows of whom the last sentences spoke."""

    def __init__(self, names: Sequence[str], chosen: Sequence[str], language: str = ENGLISH) -> None:
        self.names, self.chosen, self.grammar = names, chosen, grammar_of(language)
        self.said: set[str] = set()
        self.before: set[int] = set()  # whom the last sentence that spoke of anybody named
        self.gap = 0  # sentences since
        self.here: set[int] = set()  # whom this one has named so far
        self.replaced: set[int] = set()  # who was a pronoun when last the subject in it
        self.has_others = False  # whether it speaks of several who are nobody here

    def begin_paragraph(self) -> None:
        """Everybody is called by name again."""
        self.before, self.gap = set(), 0

    def read(self, text: str) -> str:
        """A text in words; a sentence that would come twice with a pronoun has the name."""
        return " ".join(map(self.read_sentence, SENTENCE.split(text)))

    def read_sentence(self, sentence: str) -> str:
        """One sentence."""
        words = self.worded(sentence)
        if words in self.said:
            words = self.worded(sentence, by_name=True)
        self.said.add(words)
        if self.here:
            self.before, self.gap = self.here, 0
        else:
            self.gap += self.grammar.reach + 1 if self.grammar.strangers.search(words) else 1
        return words

    def worded(self, sentence: str, *, by_name: bool = False) -> str:
        """One sentence with the pronouns that are clear in it, or with everybody's name first. It begins with a capital
        letter, unless it begins with a name: that stands as it is written.
        """
        self.here, self.replaced = set(), set()
        self.has_others = self.grammar.several.search(MARK.sub("", sentence)) is not None
        words = MARK.sub(lambda found: self.word(found, by_name), sentence)
        if is_mark(sentence) and words.startswith(self.names[ord(sentence[1]) - FIRST_SEAT]):
            return words
        return words[:1].upper() + words[1:]

    def word(self, found: re.Match[str], by_name: bool) -> str:
        """What one mark is read as."""
        seat, form = ord(found[1]) - FIRST_SEAT, self.grammar.forms[ord(found[2]) - FIRST_FORM]
        if form in self.grammar.agreeing:
            is_pronoun = seat in self.replaced
        else:
            may_be = bool(self.chosen[seat]) and (seat in self.here or not by_name)
            is_pronoun = may_be and self.is_clear(seat)
            self.here.add(seat)
        if form == SUBJECT:
            (self.replaced.add if is_pronoun else self.replaced.discard)(seat)
        return self.grammar.said(self.chosen[seat] if is_pronoun else NAME, form, self.names[seat])

    def is_clear(self, seat: int) -> bool:
        """Whether a pronoun could mean nobody else: they were spoken of just now, and nobody else that it fits."""
        own, is_here = self.chosen[seat], seat in self.here
        others = (self.here | (self.before if self.gap == 0 or not is_here else set())) - {seat}
        if own == "they":
            is_alone = not others and not self.has_others
            return is_alone and (is_here or (seat in self.before and self.gap == 0))
        is_near = is_here or (seat in self.before and self.gap <= self.grammar.reach)
        return is_near and not any(self.chosen[other] in ("", own) for other in others)
