"""Haunted: one to eight players in a house of cards, their memories, their fear, and the ways out."""

from collections.abc import Mapping
from typing import Any

from gloaming.games.haunted import telling, words
from gloaming.games.haunted.bots import guess, instinct, outlook, worth
from gloaming.games.haunted.parts import MOST_PLAYERS, MOST_STILL_ROUNDS, REASON_NAMES, STILL_ROUNDS
from gloaming.games.haunted.rules import doors, effects, end, house, setup, stats, traps, turn, ways_out
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask, News, Step
from gloaming.kernel.game import Game, Option, Options
from gloaming.kernel.options import read_count, read_switch
from gloaming.kernel.phrases import phrase
from gloaming.kernel.refusal import Refusal

__all__ = ["GAME"]


def read_long(value: Any, players: int) -> bool:
    """HA-42: whether the game goes on until the last one is out."""
    return read_switch(phrase("what-long"), "HA-42", value)


def put_long(g: State, value: bool) -> None:
    """HA-42: the state knows of a long game."""
    g.long = int(value)


def read_multilevel(value: Any, players: int) -> bool:
    """HA-44: whether exits open other levels first; never in solo."""
    wanted = read_switch(phrase("what-multilevel"), "HA-44", value)
    if wanted and players == 1:
        raise Refusal("multilevel-solo", "HA-44")
    return wanted


def put_multilevel(g: State, value: bool) -> None:
    """HA-44: the state knows of a multilevel game."""
    g.multilevel = int(value)


def read_still(value: Any, players: int) -> int:
    """HA-45: after how many still rounds the game ends."""
    return read_count(phrase("what-still"), "HA-45", value, STILL_ROUNDS, MOST_STILL_ROUNDS)


def put_still(g: State, value: int) -> None:
    """HA-45: the number stands in the state."""
    g.still = value


class HauntedGame(Game):
    """A game of which two options exclude each other."""

    def check_options(self, options: Mapping[str, Any] | None, players: int) -> Options:
        """HA-44: multilevel does not go with the long game."""
        checked = super().check_options(options, players)
        if checked["long"] and checked["multilevel"]:
            raise self.refusing(Refusal("long-multilevel", "HA-44"))
        return checked


GAME = HauntedGame(
    id="haunted",
    order=2,
    rules=2,
    seats=range(1, MOST_PLAYERS + 1),
    options=(
        Option("long", False, read_long, put_long),
        Option("multilevel", False, read_multilevel, put_multilevel),
        Option("still", STILL_ROUNDS, read_still, put_still),
    ),
    state=State,
    ask=Ask,
    step=Step,
    news=News,
    setup=setup.setup,
    guess=guess.guess,
    company=doors.company_of,
    outlook=outlook.outlook_of,
    style=(700, 1000, 12, 1000, 1000, 0),
    words=words,
    endings=REASON_NAMES,
    sources=(setup, turn, doors, effects, ways_out, traps, end, house, stats, worth, outlook, instinct, guess),
    telling=telling,
)
