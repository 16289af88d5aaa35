"""A game as numbers, for programs that learn: flat answers, masks, and what a seat observes."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from gloaming.kernel.game import Game
from gloaming.kernel.refusal import Refusal, as_number
from gloaming.kernel.sight import view
from gloaming.kernel.state import cells, position


def offsets(game: Game) -> list[int]:
    """Where each question's answers begin among the flat answers; questions to chance have none."""
    widths = [width if opinion else 0 for width, opinion in zip(game.widest, game.opinions, strict=True)]
    return [0, *accumulate(widths)]


def flat_answers(game: Game) -> int:
    """How many flat answers the game has."""
    return offsets(game)[-1]


def flatten(game: Game, g: Any, answer: int) -> int:
    """An answer to the present question as a flat answer: one number for each answer of the whole game."""
    return offsets(game)[int(g.question)] + answer


def unflatten(game: Game, g: Any, flat: int) -> int:
    """The answer to the present question that a flat answer stands for."""
    answer = flat - offsets(game)[int(g.question)]
    if not 0 <= answer < g.width:
        raise Refusal("flat-answer", answer=as_number(flat))
    return answer


def mask(game: Game, g: Any, seat: int) -> bytearray:
    """A byte for each flat answer: 1 where the seat may give it now."""
    legal = bytearray(flat_answers(game))
    for answer in game.legal(g, seat):
        legal[flatten(game, g, answer)] = 1
    return legal


def observation_size(game: Game) -> int:
    """The length of every observation of the game."""
    return 1 + sum(field.cells for field in position(game.state).values())


def observation(game: Game, g: Any, seat: int) -> list[int]:
    """What a seat knows, at a fixed length: its number, then every cell, UNKNOWN where it may not look."""
    return [seat, *cells(view(g, seat, remembering=True))]
