"""The phrases of The Haunting House, of which its sentences are made."""

from collections.abc import Sequence

from gloaming.games.haunting_house.cards import rotated
from gloaming.games.haunting_house.parts import (
    ANY_EDGE,
    CORNER_NAMES,
    DIRECTION_NAMES,
    DIRECTIONS,
    DOORWAYS,
    EDGE_NAMES,
    EDGES,
    ENTRANCE_SPOT,
    EXIT_SPOT,
    OPENINGS,
    QUARTERS,
    SHAPE_NAMES,
    SIDE,
    SPOTS,
    TRAP_DOOR,
)
from gloaming.games.haunting_house.state import State

ORDINALS = ("first", "second", "third", "fourth")
SHAPE_OF = {rotated(edges, turn): shape for shape, edges in enumerate(OPENINGS) for turn in range(QUARTERS)}


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Parts as they stand in a sentence: one, two and three."""
    return f" {last} ".join((", ".join(parts[:-1]), parts[-1])) if len(parts) > 1 else "".join(parts)


def tile_code(tile: int) -> str:
    """A tile as it stands in an answer, its row and its column: 2 5."""
    return f"{tile // SIDE + 1} {tile % SIDE + 1}"


def spot_name(spot: int) -> str:
    """A tile, the entrance or the exit, as it stands in a sentence."""
    if spot in (ENTRANCE_SPOT, EXIT_SPOT):
        return "the exit" if spot == EXIT_SPOT else "the entrance"
    return f"row {spot // SIDE + 1}, column {spot % SIDE + 1}"


def spot_at(g: State, place: int) -> int:
    """The tile, entrance or exit at a place."""
    return EXIT_SPOT if g.exit >= 0 and place == DOORWAYS[g.exit] else SPOTS[place]


def doorway_code(doorway: int) -> str:
    """A doorway as it stands in an answer, its corner and its edge: northeast north."""
    corner, edge = divmod(doorway, EDGES)
    return f"{CORNER_NAMES[corner]} {EDGE_NAMES[corner][edge]}"


def doorway_name(doorway: int) -> str:
    """A doorway as it stands in a sentence."""
    corner, edge = divmod(doorway, EDGES)
    return f"the {EDGE_NAMES[corner][edge]} edge of the {CORNER_NAMES[corner]} corner"


def ways_of(tile: int) -> list[str]:
    """The directions in which a tile is open."""
    return [name for direction, name in enumerate(DIRECTION_NAMES) if tile >> direction & 1]


def letters_of(tile: int) -> str:
    """The open edges of a tile: NES."""
    return "".join("NESW"[direction] for direction in range(DIRECTIONS) if tile >> direction & 1)


def tile_words(tile: int) -> str:
    """A tile as it stands in an answer: its shape, its open edges, its trap door."""
    trap = " with trap door" if tile & TRAP_DOOR else ""
    return f"{SHAPE_NAMES[SHAPE_OF[tile & ANY_EDGE]]} {letters_of(tile).lower()}{trap}"


def tile_phrase(tile: int) -> str:
    """A tile as it stands in a sentence."""
    trap = ", with a trap door" if tile & TRAP_DOOR else ""
    return f"a {SHAPE_NAMES[SHAPE_OF[tile & ANY_EDGE]]}, open {listed(ways_of(tile))}{trap}"


def standing_on(g: State, place: int, names: Sequence[str]) -> list[str]:
    """The names of those who stand on a place."""
    return [names[seat] for seat in range(g.players) if g.pawn[seat] == place]
