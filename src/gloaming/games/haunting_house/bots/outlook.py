"""A seat's chances in The Haunting House, at a glance, for searches that do not play to the end."""

from gloaming.games.haunting_house.bots.instinct import look
from gloaming.games.haunting_house.parts import LONGEST_WALK
from gloaming.games.haunting_house.state import State
from gloaming.kernel.search import REWARD

# What it is worth to be so far away.
NEARNESS = tuple(max(1, round(1000 * 0.8**far)) for far in range(LONGEST_WALK + 1))


def outlook_of(g: State, seat: int) -> int:
    """A seat's part of the win, at a glance: everybody has a part in it by how near the exit is."""
    look(g)
    near = 0
    for other in range(g.players):
        near += NEARNESS[g.far[g.pawn[other]]]
    return REWARD * NEARNESS[g.far[g.pawn[seat]]] // near
