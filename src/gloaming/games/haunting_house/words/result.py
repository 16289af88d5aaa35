"""How a game of The Haunting House ended, as a phrase."""

from collections.abc import Sequence

from gloaming.games.haunting_house.state import State
from gloaming.kernel.phrases import phrase
from gloaming.kernel.schemas import Json


def result(g: State, names: Sequence[str]) -> Json:
    """HH-60: who came out of the house and who was left inside, or that nobody came out."""
    winners = [names[seat] for seat in range(g.players) if g.place[seat] == 1]
    if not winners:
        return phrase("result-nobody", turns=g.turn)
    inside = [names[seat] for seat in range(g.players) if g.place[seat] > 1]
    return phrase("result-won", seat=winners[0], turns=g.turn, inside=inside)
