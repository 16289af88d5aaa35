"""How a game of Haunted Destinies ended, as a phrase."""

from collections.abc import Sequence

from gloaming.games.haunted_destinies.content import ENDING_NAMES
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.phrases import phrase
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import NOBODY


def result(g: State, names: Sequence[str]) -> Json:
    """HD-90, HD-91: how the game ended, who has won, and in which round."""
    return phrase(
        f"result-{ENDING_NAMES[g.ending].replace(' ', '-')}",
        winners=[names[seat] for seat in range(g.players) if g.place[seat] == 1],
        round=g.round,
        opener=None if g.ritual == NOBODY else names[g.ritual],
    )
