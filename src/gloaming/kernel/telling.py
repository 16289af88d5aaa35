"""Games that are told: moments at which a player may say something in free text, and a narrator for the silent ones.

What is told never changes a state. A game that is told has a `telling` with the two functions of `Telling`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol
from unicodedata import category

from gloaming.kernel.catalogue import Catalogue
from gloaming.kernel.news import Item
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.schemas import Json

ANSWER = "answer"  # the kind of a moment whose prompt is a question that stands in the story with what was told
LONGEST_PASSAGE = 2000  # characters
JOINERS = "\u200c\u200d"
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters that cannot be seen
MOST_AT_A_MOMENT = 5  # passages that stand at one moment
MOST_PASSAGES = 1000  # in one match, those taken out included: a record must stay small enough to be read again


class Moment(NamedTuple):
    """A moment that invites a player to tell something."""

    kind: str  # the game's own word for it, such as "room"; ANSWER has a meaning
    seat: int  # who may tell
    prompt: Json  # what is asked for, as a phrase of the game's catalogue to that player


class Narrator(Protocol):
    """Puts a game into the sentences of a language, in the order in which it happened; it remembers what it has said.

    Sentences flow into paragraphs by themselves; a line break in them begins another. It is given marks for names, and
    makes of them what else it needs (see pronouns.py): which of them is read as a pronoun is decided in the paragraph.
    """

    def begin_chapter(self, item: Item) -> str:
        """The heading of the chapter that this piece of news begins; nothing for most."""

    def tell_news(self, item: Item) -> str:
        """What the story says of this piece of news; nothing where it is worth no sentence."""

    def catch_up(self) -> str:
        """What waited to be told together with more, before somebody else speaks or a chapter ends."""

    def fill_silence(self, item: Item, moment: Moment) -> str:
        """What the story says at a moment of this piece of news where the player was silent."""


class Telling(Protocol):
    """What a game's `telling` has. Items are as a spectator heard them."""

    def moments(self, item: Item, names: Sequence[str]) -> Sequence[Moment]:
        """The moments that a piece of news brings, in the order in which they are told; names are real ones."""

    def narrator(self, names: Sequence[str], words: Catalogue) -> Narrator:
        """A narrator for one story, who speaks with a catalogue; names are marks, in the order of the seats."""


class Opening(NamedTuple):
    """A moment of a match."""

    number: int  # from 1, over all news of the match
    at: int  # the piece of news that brought it, by its place among all
    moment: Moment
    told: bool  # whether words of its teller stand there


class Passage(NamedTuple):
    """What somebody told at a moment."""

    moment: int  # the number of the moment
    seat: int  # who told it
    text: str | None  # None if it was taken out


def check_text(text: str, speech: str = "passage", longest: int = LONGEST_PASSAGE) -> str:
    """A passage as it is kept, or something else that is said, on one line and without spaces round it, or a refusal.

    Spaces of any other width become ordinary ones. What cannot be seen is refused: it could turn the words around it
    about, or hide others. Only joiners may stand between letters or signs, as many scripts and faces need them.
    """
    if not isinstance(text, str):
        raise Refusal("speech", speech=speech)
    plain = "".join(" " if category(letter) == "Zs" else letter for letter in text).strip(" ")
    inside = JOINERS if plain.strip(JOINERS) == plain else ""
    unseen = next(
        (letter for letter in plain if letter in BLANKS or not (letter.isprintable() or letter in inside)), None
    )
    if unseen is not None:
        found = None if unseen in "\r\n" else f"U+{ord(unseen):04X}"
        raise Refusal("speech-unseen", speech=speech, found=found)
    if not 0 < len(plain) <= longest:
        raise Refusal("speech-length", speech=speech, most=longest, count=len(plain))
    return plain
