"""The phrases of The Haunting House, of which its sentences are made."""

from collections.abc import Sequence

from gloaming.games.haunting_house.parts import (
    ANY_EDGE,
    CORNER_NAMES,
    DIRECTION_NAMES,
    DOORWAYS,
    EDGE_NAMES,
    EDGES,
    ENTRANCE_SPOT,
    EXIT_SPOT,
    SHAPE_NAMES,
    SIDE,
    SPOTS,
    TRAP_DOOR,
)
from gloaming.games.haunting_house.state import State
from gloaming.games.haunting_house.vocabulary import SHAPE_OF

ORDINALS = ("first", "second", "third", "fourth")


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Parts as they stand in a sentence: one, two and three."""
    return f" {last} ".join((", ".join(parts[:-1]), parts[-1])) if len(parts) > 1 else "".join(parts)


def spot_name(spot: int) -> str:
    """A tile, the entrance or the exit, as it stands in a sentence."""
    if spot in (ENTRANCE_SPOT, EXIT_SPOT):
        return "the exit" if spot == EXIT_SPOT else "the entrance"
    return f"row {spot // SIDE + 1}, column {spot % SIDE + 1}"


def spot_at(g: State, place: int) -> int:
    """The tile, entrance or exit at a place."""
    return EXIT_SPOT if g.exit >= 0 and place == DOORWAYS[g.exit] else SPOTS[place]


def doorway_name(doorway: int) -> str:
    """A doorway as it stands in a sentence."""
    corner, edge = divmod(doorway, EDGES)
    return f"the {EDGE_NAMES[corner][edge]} edge of the {CORNER_NAMES[corner]} corner"


def ways_of(tile: int) -> list[str]:
    """The directions in which a tile is open."""
    return [name for direction, name in enumerate(DIRECTION_NAMES) if tile >> direction & 1]


def tile_phrase(tile: int) -> str:
    """A tile as it stands in a sentence."""
    trap = ", with a trap door" if tile & TRAP_DOOR else ""
    return f"a {SHAPE_NAMES[SHAPE_OF[tile & ANY_EDGE]]}, open {listed(ways_of(tile))}{trap}"


def standing_on(g: State, place: int, names: Sequence[str]) -> list[str]:
    """The names of those who stand on a place."""
    return [names[seat] for seat in range(g.players) if g.pawn[seat] == place]
