"""The house of The Haunting House: its tiles, and what lies between them. Nothing is asked or told here."""

from gloaming.games.haunting_house.parts import (
    ACROSS,
    ANY_EDGE,
    DOORWAYS,
    EXIT_SPOT,
    NEIGHBOURS,
    OPPOSITE,
    QUARTERS,
    SPOTS,
    TRAP_DOOR,
    TRAP_DOOR_BIT,
)
from gloaming.games.haunting_house.state import State

# What there is


def kind_in_bag(g: State, index: int) -> int:
    """HH-1: what the tile at this place in the bag is: twice its shape, and one more with a trap door."""
    kind = 0
    while index >= g.bag[kind]:
        index -= g.bag[kind]
        kind += 1
    return kind


def rotated(tile: int, quarters: int) -> int:
    """HH-43, HH-44: a tile turned to the right by so many quarters; its trap door stays."""
    edges = (tile & ANY_EDGE) << quarters
    return (tile & TRAP_DOOR) | (edges & ANY_EDGE) | (edges >> QUARTERS)


def spot(g: State, place: int) -> int:
    """HH-11: a place as it is told: a tile, the entrance or the exit."""
    return EXIT_SPOT if place == DOORWAYS[g.exit] else SPOTS[place]


# Where one may go


def walls_between(g: State, place: int, direction: int) -> int:
    """HH-30, HH-46: how many of the two touching edges are closed."""
    own = (g.board[place] >> direction) & 1
    other = (g.board[NEIGHBOURS[place][direction]] >> OPPOSITE[direction]) & 1
    return 2 - own - other


def pawns_barring(g: State, place: int) -> int:
    """HH-31: on a trap-door tile whoever stands there bars it for all others; any other tile is never barred."""
    return (g.board[place] >> TRAP_DOOR_BIT) * g.crowd[place]


def touching(place: int, other: int) -> bool:
    """HH-42: two different places touch along an edge or at a corner."""
    rows = abs(place // ACROSS - other // ACROSS)
    columns = abs(place % ACROSS - other % ACROSS)
    return max(rows, columns) == 1
