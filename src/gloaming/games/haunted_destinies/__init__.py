"""Haunted Destinies: three to six players on a Scottish moor; one of them is the Opener, and nobody knows who."""

from typing import Any

from gloaming.games.haunted_destinies import words
from gloaming.games.haunted_destinies.bots import (
    bargains,
    guess,
    instinct,
    outlook,
    prizes,
    suspicion,
    worth,
)
from gloaming.games.haunted_destinies.content import ENDING_NAMES
from gloaming.games.haunted_destinies.parts import FEWEST_PLAYERS, MOST_PLAYERS, MOST_ROUNDS, USUAL_CAP
from gloaming.games.haunted_destinies.rules import (
    actions,
    cards,
    dice,
    end,
    fate,
    ghosts,
    laying,
    looks,
    moor,
    piles,
    players,
    setup,
    sheet,
    trade,
    turn,
)
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News, Step
from gloaming.kernel.game import Game, Option
from gloaming.kernel.options import read_count, read_switch
from gloaming.kernel.phrases import phrase

__all__ = ["GAME"]


def read_quick(value: Any, players: int) -> bool:
    """HD-7: whether the game makes the choices of the set-up."""
    return read_switch(phrase("what-quick"), "HD-7", value)


def put_quick(g: State, value: bool) -> None:
    """HD-7: the choice stands in the state."""
    g.quick = int(value)


def read_rounds(value: Any, players: int) -> int:
    """HD-91: after how many rounds the game ends anyway."""
    return read_count(phrase("what-rounds"), "HD-91", value, USUAL_CAP, MOST_ROUNDS)


def put_rounds(g: State, value: int) -> None:
    """HD-91: the cap stands in the state."""
    g.cap = value


GAME = Game(
    id="haunted-destinies",
    order=3,
    rules=3,
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    options=(
        Option("quick", False, read_quick, put_quick),
        Option("rounds", USUAL_CAP, read_rounds, put_rounds),
    ),
    state=State,
    ask=Ask,
    step=Step,
    news=News,
    setup=setup.setup,
    guess=guess.guess,
    outlook=outlook.outlook_of,
    style=(700, 1000, 12, 1000, 1000, 1000),
    words=words,
    sources=(
        moor,
        players,
        setup,
        laying,
        piles,
        dice,
        sheet,
        turn,
        trade,
        actions,
        looks,
        cards,
        fate,
        ghosts,
        end,
        suspicion,
        worth,
        bargains,
        prizes,
        instinct,
        outlook,
        guess,
    ),
    endings=ENDING_NAMES,
)
