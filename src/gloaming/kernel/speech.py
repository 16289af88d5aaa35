"""Answers in notation and as data, both ways; questions as data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from gloaming.kernel.game import Game
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import CHANCE
from gloaming.kernel.sight import view
from gloaming.kernel.vocabulary import CHOICE, Question, is_same

Answer = int | str | Json  # its number, its notation, or its named arguments


class Asked(NamedTuple):
    """A question as data: its name and what it is about."""

    ask: str
    arguments: Json


class Given(NamedTuple):
    """An answer as data: who gave it, to which question, its notation and what it means."""

    seat: str
    ask: str
    notation: str
    arguments: Json


def asked_of(game: Game, g: Any, seat: int, names: Sequence[str]) -> Asked:
    """What a seat is asked, as data; `g` is what it sees."""
    row = game.question(g)
    return Asked(row.name, row.asked(g, seat, names))


def given_by(game: Game, g: Any, seat: int, answer: int, names: Sequence[str]) -> Given:
    """An answer as data; `g` is what the seat sees."""
    row = game.question(g)
    return Given(
        names[seat], row.name, notation_of(game, g, seat, answer, names), row.arguments(g, seat, answer, names)
    )


MOST_SHOWN = 6  # answers that a refusal names
LONGEST_COUNT = 5  # digits behind the # of an answer that reads like others


def notation_of(game: Game, g: Any, seat: int, answer: int, names: Sequence[str]) -> str:
    """An answer as text. Where several read the same (two equal cards in a bag), the later ones are counted."""
    text = game.notation(g, seat, answer, names)
    if seat != CHANCE:
        return text
    before = sum(game.notation(g, seat, other, names) == text for other in range(answer))
    return f"{text} #{before + 1}" if before else text


def number_of(game: Game, g: Any, seat: int, answer: Answer, names: Sequence[str]) -> int:
    """The number of an answer, however it is given, legal or not."""
    if isinstance(answer, str):
        return parse(game, g, seat, answer, names)
    return resolve(game, g, seat, answer, names) if isinstance(answer, dict) else answer


def resolve(game: Game, g: Any, seat: int, given: Json, names: Sequence[str]) -> int:
    """The answer that named arguments mean, legal or not; they are compared with what the seat sees alone."""
    row, seen = game.question(g), g if seat == CHANCE else view(g, seat)
    answer = row.meant_by(seen, seat, given, names)
    if answer is None:
        raise not_meant(row, given)
    if game.moves.allows(seen, seat, answer):  # else a rule says no, whatever else was given
        whole = row.arguments(seen, seat, answer, names)
        if not all(is_same(value, whole[name]) for name, value in given.items()):
            raise not_meant(row, given)
    return answer


def not_meant(row: Question, given: Json) -> Refusal:
    """Arguments that mean no answer, and what they should be."""
    form, _ = row.chosen_by(given)
    wanted = [*([] if row.only else [CHOICE]), *(form.written if form else [])]
    choices = [] if form else [*row.forms]
    return Refusal("answer-arguments", given=as_json(given), ask=row.name, wanted=wanted, choices=choices)


def as_json(given: Json) -> str:
    """What was given for an answer, fit to be quoted."""
    try:
        return shortened(json.dumps(given, ensure_ascii=False))
    except (TypeError, ValueError, RecursionError):  # no JSON, a number too large to be written, or far too deep
        return "{…}"


def parse(game: Game, g: Any, seat: int, text: str, names: Sequence[str]) -> int:
    """The answer that a text stands for, legal or not. A beginning is enough if only one legal answer has it."""
    wanted = " ".join(text.casefold().split())
    stem, hash_sign, number = wanted.partition(" #")
    said = [game.notation(g, seat, answer, names) for answer in range(g.width)]
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
