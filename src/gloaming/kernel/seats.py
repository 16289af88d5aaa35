"""Seats round a table, and the numbers that stand for nobody and nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gloaming.kernel.state import GameState

MOST_SEATS = 8
CHANCE = 8  # chance's seat: a bit of its own in `asked`
CHANCE_NAME = "chance"
SPECTATOR = 9  # whoever looks on: a bit of its own where bits say who has seen a card
CHANCE_ALONE = 1 << CHANCE
EVERY_SEAT = (1 << MOST_SEATS) - 1
ALL_VIEWERS = EVERY_SEAT | 1 << SPECTATOR
FIRST_SEAT = (CHANCE, *((bits & -bits).bit_length() - 1 for bits in range(1, EVERY_SEAT + 1)))  # by bits of seats

NOBODY = EMPTY = GONE = NOTHING = -1
UNKNOWN = -2  # in views only: there is something here, and this viewer may not know what


def left_of(g: GameState, seat: int) -> int:
    """The next seat in turn order."""
    return seat + 1 if seat + 1 < g.players else 0


def right_of(g: GameState, seat: int) -> int:
    """The seat before this one in turn order."""
    return seat - 1 if seat > 0 else g.players - 1


def everybody(g: GameState) -> int:
    """The bits of all seats of a game."""
    return (1 << g.players) - 1


def first_asked(g: GameState) -> int:
    """The lowest seat that owes an answer, chance last."""
    return FIRST_SEAT[g.asked & EVERY_SEAT]
