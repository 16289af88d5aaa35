"""Phrases: what is to be said, as data, before it is put into a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.kernel.schemas import Json

Cell = Json | str  # a phrase, or a text that is the same in every language
Line = Sequence[Cell]  # cells of a row; a line that begins with an empty cell belongs to the one above it
Paragraph = Sequence[Line]
Description = Sequence[Paragraph]


def phrase(message: str, **arguments: Any) -> Json:
    """A message of a catalogue with its arguments; it can be an argument of another one."""
    return {"say": message, **arguments}


TITLE = phrase("title")  # what a game is called, where its own voice speaks

LAST_WORD = 20  # ordinals up to this one are words of their own, and whole tens; between them two words
HUNDRED = 100


def ordinal(number: int) -> Json:
    """A number in a row, for a message `nth` that says first, twenty-first or 101st: how it is said, and its parts."""
    tens, ones = divmod(number, 10)
    kind = "digits" if number >= HUNDRED else "word" if number <= LAST_WORD or not ones else "two"
    return {"number": number, "kind": kind, "tens": tens * 10, "ones": ones, "teen": tens % 10 == 1}
