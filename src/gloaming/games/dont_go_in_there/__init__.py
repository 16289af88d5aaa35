"""Don't Go In There: two to five players in a haunted house, the fewest Curses win."""

from typing import Any

from gloaming.games.dont_go_in_there import words
from gloaming.games.dont_go_in_there.bots import guess, instinct, worth
from gloaming.games.dont_go_in_there.parts import MOST_PLAYERS, TYPE_NAMES, TYPES_IN_PLAY
from gloaming.games.dont_go_in_there.rules import cards, end, resolving, setup, turn
from gloaming.games.dont_go_in_there.state import State
from gloaming.games.dont_go_in_there.vocabulary import Ask, News, Step
from gloaming.kernel.game import Game, Option
from gloaming.kernel.refusal import Refusal, shortened

__all__ = ["GAME"]


def read_types(value: Any, players: int) -> list[str] | None:
    """DGIT-1: the types in play as a list or as text with commas, None for random ones; anything else is refused."""
    if value is None or value in ("", "random"):
        return None
    wanted = TYPES_IN_PLAY[players]
    if isinstance(value, str):
        value = value.split(",")
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise Refusal("types-list", "DGIT-1", wanted=wanted, players=players)
    if len(value) != wanted:
        raise Refusal("types-count", "DGIT-1", wanted=wanted, players=players, given=len(value))
    kinds = [" ".join(name.casefold().split()) for name in value]
    for kind in kinds:
        if kind not in TYPE_NAMES:
            raise Refusal("such-type", "DGIT-1", type=shortened(kind), types=list(TYPE_NAMES))
        if kinds.count(kind) > 1:
            raise Refusal("type-twice", "DGIT-1", type=kind, wanted=wanted)
    return sorted(kinds)


def put_types(g: State, kinds: list[str] | None) -> None:
    """DGIT-1: a bit for each type that is named."""
    g.named = sum(1 << TYPE_NAMES.index(kind) for kind in kinds or ())


GAME = Game(
    id="dont-go-in-there",
    order=0,
    rules=2,
    seats=range(2, MOST_PLAYERS + 1),
    options=(Option("types", None, read_types, put_types, tuple(TYPE_NAMES), of="type"),),
    state=State,
    ask=Ask,
    step=Step,
    news=News,
    setup=setup.setup,
    guess=guess.guess,
    words=words,
    sources=(setup, turn, resolving, cards, end, worth, instinct, guess),
)
