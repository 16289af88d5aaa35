"""How a story speaks of people: by name, or by the pronouns they chose where it is clear who is meant.

A narrator is given marks for names. What it says of somebody in another case, or with a verb that changes with `they`,
it makes of the mark; only when the words stand in their paragraph is it decided what each mark is read as.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gloaming.kernel.refusal import Refusal, shortened


class Forms(NamedTuple):
    """Pronouns in the cases of a mark."""

    subject: str
    object: str
    possessive: str


PRONOUNS = {
    "she": Forms("she", "her", "her"),
    "he": Forms("he", "him", "his"),
    "they": Forms("they", "them", "their"),
}
NONE = "none"  # how somebody says that the name is to be used always
PLURALS = {"was": "were", "is": "are", "has": "have"}

# A mark is a letter that no name can have, the seat, and what is wanted; marks of verbs agree with the last subject.
OPEN, SUBJECT, OBJECT, POSSESSIVE, NAME, VERB = "\ue000", "\ue001", "\ue002", "\ue003", "\ue004", "\ue005"
FIRST_SEAT = 0xE100
MARK = re.compile(f"{OPEN}([\ue100-\ue1ff])([{SUBJECT}{OBJECT}{POSSESSIVE}{NAME}]|{VERB}([a-z]+){VERB})")
SENTENCE = re.compile(r"(?<=[.?!]) ")
SOMEBODY = re.compile(
    r"\b(he|she|they|him|her|his|hers|them|their|somebody|someone|whoever|who|whose|"
    r"child|brother|sister|mother|father|man|woman|boy|girl)\b",
    re.IGNORECASE,
)
SEVERAL = re.compile(r"\b(they|them|their)\b", re.IGNORECASE)  # in a sentence, others than who is `they` there
LONGEST_GAP = 2  # sentences of nobody after which `she` and `he` are still clear


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


def mark(seat: int) -> str:
    """What stands for somebody as the subject of a sentence."""
    return f"{OPEN}{chr(FIRST_SEAT + seat)}{SUBJECT}"


def is_mark(name: str) -> bool:
    """Whether this is a mark and not a name."""
    return name.startswith(OPEN)


def cases(name: str) -> dict[str, str]:
    """The words of which a line about somebody is made: name, them, their, was, is, has, and who, always the name."""
    if not is_mark(name):
        return {"name": name, "them": name, "their": f"{name}'s", "who": name, **{verb: verb for verb in PLURALS}}
    stem = name[:-1]
    verbs = {verb: f"{stem}{VERB}{verb}{VERB}" for verb in PLURALS}
    return {"name": name, "them": stem + OBJECT, "their": stem + POSSESSIVE, "who": stem + NAME, **verbs}


# What they are read as


class Mentions:
    """Reads marks, paragraph by paragraph, and knows of whom the last sentences spoke."""

    def __init__(self, names: Sequence[str], chosen: Sequence[str]) -> None:
        self.names, self.chosen = names, chosen
        self.said: set[str] = set()
        self.before: set[int] = set()  # whom the last sentence that spoke of anybody named
        self.gap = 0  # sentences since
        self.here: set[int] = set()  # whom this one has named so far
        self.plural: set[int] = set()  # who is `they` in it
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
            self.gap += LONGEST_GAP + 1 if SOMEBODY.search(words) else 1
        return words

    def worded(self, sentence: str, *, by_name: bool = False) -> str:
        """One sentence with the pronouns that are clear in it, or with everybody's name first. It begins with a capital
        letter, unless it begins with a name: that stands as it is written.
        """
        self.here, self.plural, self.has_others = set(), set(), SEVERAL.search(MARK.sub("", sentence)) is not None
        words = MARK.sub(lambda found: self.word(found, by_name), sentence)
        if is_mark(sentence) and words.startswith(self.names[ord(sentence[1]) - FIRST_SEAT]):
            return words
        return words[:1].upper() + words[1:]

    def word(self, found: re.Match[str], by_name: bool) -> str:
        """What one mark is read as."""
        seat, case, verb = ord(found[1]) - FIRST_SEAT, found[2], found[3]
        if verb:
            return PLURALS[verb] if seat in self.plural else verb
        may_be = case != NAME and (seat in self.here or not by_name)
        forms = PRONOUNS.get(self.chosen[seat]) if may_be and self.is_clear(seat) else None
        self.here.add(seat)
        if case == SUBJECT:
            (self.plural.add if forms and self.chosen[seat] == "they" else self.plural.discard)(seat)
        if forms is None:
            return self.names[seat] + ("'s" if case == POSSESSIVE else "")
        return forms[(SUBJECT, OBJECT, POSSESSIVE).index(case)]

    def is_clear(self, seat: int) -> bool:
        """Whether a pronoun could mean nobody else: they were spoken of just now, and nobody else that it fits."""
        own, is_here = self.chosen[seat], seat in self.here
        others = (self.here | (self.before if self.gap == 0 or not is_here else set())) - {seat}
        if own == "they":
            is_alone = not others and not self.has_others
            return is_alone and (is_here or (seat in self.before and self.gap == 0))
        is_near = is_here or (seat in self.before and self.gap <= LONGEST_GAP)
        return is_near and not any(self.chosen[other] in ("", own) for other in others)
