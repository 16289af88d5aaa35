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
