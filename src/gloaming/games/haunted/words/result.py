"""How a game of Haunted ended, as a phrase."""

from collections.abc import Sequence

from gloaming.games.haunted.state import State
from gloaming.kernel.phrases import phrase
from gloaming.kernel.schemas import Json


def result(g: State, names: Sequence[str]) -> Json:
    """HA-41, HA-42, HA-43, HA-44: who escaped and who has won; alone, also how many levels were opened."""
    winners = [names[seat] for seat in range(g.players) if g.place[seat] == 1]
    if g.players == 1:
        return phrase("result-solo", seat=names[0], won=bool(winners), levels=g.levels)
    out = [names[seat] for seat in range(g.players) if g.escaped >> seat & 1]
    return phrase("result", out=out, winners=winners, same=winners == out)
