"""Haunted Destinies: three to six players on a Scottish moor; one of them is the Opener, and nobody knows who."""

from typing import Any

from gloaming.games.haunted_destinies import (
    actions,
    cards,
    ends,
    fate,
    ghosts,
    guess,
    instinct,
    looks,
    moor,
    piles,
    rules,
    sheet,
    suspicion,
    trade,
    words,
    worth,
)
from gloaming.games.haunted_destinies.parts import FEWEST_PLAYERS, MOST_PLAYERS, MOST_ROUNDS, USUAL_CAP
from gloaming.games.haunted_destinies.state import Ask, State
from gloaming.kernel.game import Game, Option
from gloaming.kernel.refusal import Refusal, shortened

__all__ = ["GAME"]

YES = ("yes", "on", "true", "1")
NO = ("no", "off", "false", "0", "")
MOST_DIGITS = 5  # of a number given as text
MOST_QUOTED = 10**MOST_DIGITS  # numbers below this are quoted


def quoted(value: Any) -> str:
    """What somebody gave, if it is short enough to be quoted."""
    if type(value) is int and abs(value) < MOST_QUOTED:
        return f"{value}"
    return f'"{shortened(value)}"' if isinstance(value, str) else "something else"


def read_quick(value: Any, players: int) -> bool:
    """HD-7: whether the game makes the choices of the set-up; anything but yes or no is refused."""
    said = value.strip().casefold() if isinstance(value, str) else value
    if value is None or said is False or (isinstance(said, str) and said in NO):
        return False
    if said is True or (isinstance(said, str) and said in YES):
        return True
    raise Refusal(f"A quick set-up is yes or no, not {quoted(value)} (HD-7).")


def put_quick(g: State, value: bool) -> None:
    """HD-7: the choice lies on the table."""
    g.quick = int(value)


def read_rounds(value: Any, players: int) -> int:
    """HD-91: after how many rounds the game ends anyway; anything but a whole number is refused."""
    said = value.strip() if isinstance(value, str) else value
    if isinstance(said, str) and said.isascii() and said.isdigit() and len(said) <= MOST_DIGITS:
        said = int(said)
    if said is None or said == "":
        return USUAL_CAP
    if type(said) is not int or not 1 <= said <= MOST_ROUNDS:
        raise Refusal(f"The rounds are a whole number from 1 to {MOST_ROUNDS}, not {quoted(value)} (HD-91).")
    return said


def put_rounds(g: State, value: int) -> None:
    """HD-91: the cap lies on the table."""
    g.cap = value


GAME = Game(
    id="haunted-destinies",
    title="Haunted Destinies",
    credit="Design by Jonathan Leistiko and Sharon Cichelli, 2008.",
    blurb="Strangers on a moor at dusk, each with another life face down before them. One of you will open the door.",
    minutes="60 to 120",
    rules=1,
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    options=(
        Option(
            "quick",
            "A quick set-up: yes or no. The game lays the moor and places the gloom at random.",
            False,
            read_quick,
            put_quick,
        ),
        Option(
            "rounds",
            f"After how many rounds the moor keeps its secret and nobody wins, as {USUAL_CAP}.",
            USUAL_CAP,
            read_rounds,
            put_rounds,
        ),
    ),
    state=State,
    ask=Ask,
    setup=rules.setup,
    steps=rules.STEPS,
    answered=rules.ANSWERED,
    allowed=rules.ALLOWED,
    opinions=instinct.OPINIONS,
    widest=rules.WIDEST,
    guess=guess.guess,
    words=words,
    sources=(
        rules,
        actions,
        cards,
        ends,
        fate,
        ghosts,
        looks,
        moor,
        piles,
        sheet,
        trade,
        suspicion,
        worth,
        instinct,
        guess,
    ),
    endings=("", "binding", "the Opener", "the living", "the ghosts", "last alive", "cap"),
)
