"""Answers as text, both ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.kernel.game import Game
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.kernel.seats import CHANCE

MOST_SHOWN = 6  # answers that a refusal names
LONGEST_COUNT = 5  # digits behind the # of an answer that reads like others


def say(game: Game, g: Any, seat: int, answer: int, names: Sequence[str]) -> str:
    """An answer as text. Where several read the same (two equal cards in a bag), the later ones are counted."""
    text = game.words.answer(g, seat, answer, names)
    if seat != CHANCE:
        return text
    before = sum(game.words.answer(g, seat, other, names) == text for other in range(answer))
    return f"{text} #{before + 1}" if before else text


def parse(game: Game, g: Any, seat: int, text: str, names: Sequence[str]) -> int:
    """The answer that a text stands for, legal or not. A beginning is enough if only one legal answer has it."""
    wanted = " ".join(text.casefold().split())
    stem, hash_sign, number = wanted.partition(" #")
    said = [game.words.answer(g, seat, answer, names) for answer in range(g.width)]
    exact = [answer for answer, words in enumerate(said) if words.casefold() == stem]
    counted = number.isascii() and number.isdigit() and len(number) <= LONGEST_COUNT
    place = int(number) - 1 if counted else len(exact) if hash_sign else 0
    if 0 <= place < len(exact):
        return exact[place]
    begun = [answer for answer in game.legal(g, seat) if said[answer].casefold().startswith(wanted)]
    if len(begun) == 1 and wanted:
        return begun[0]
    some = [said[answer] for answer in (begun or game.legal(g, seat))]
    shown, more = some[:MOST_SHOWN], len(some[MOST_SHOWN:])
    if len(begun) > 1 and wanted:
        raise Refusal("answer-unclear", text=shortened(text), answers=shown, more=more)
    raise Refusal("answer", text=shortened(text), answers=shown, more=more)
