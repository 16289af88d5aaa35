"""What a scene of The Haunting House shows beyond the bare state, worked out from a view.

A place is told by its row and its column: 1 to 6 in the house, and 0 or 7 where the entrance and the exit can lie.
"""

from collections.abc import Sequence

from gloaming.games.haunting_house.parts import (
    ACROSS,
    CARD_NAMES,
    CHOOSABLE,
    DIRECTION_NAMES,
    DIRECTIONS,
    DOORWAYS,
    NEIGHBOURS,
    NO_TILE,
    PAIRINGS,
    SIDE,
    SPOTS,
    TILE_PLACES,
    TILES,
    Round,
)
from gloaming.games.haunting_house.rules.house import pawns_barring, walls_between
from gloaming.games.haunting_house.state import State
from gloaming.kernel.schemas import Json, many, number, one_of, record, text
from gloaming.kernel.seats import ALL_VIEWERS, EMPTY, NOBODY, NOTHING, UNKNOWN

# Places


def row_and_column(place: int) -> Json:
    """HH-10, HH-11: where a place lies."""
    return {"row": place // ACROSS, "column": place % ACROSS}


def place_json(g: State, place: int) -> Json:
    """HH-11: a place: a tile of the house, the entrance or the exit, and where it lies."""
    if SPOTS[place] < TILES:
        return {"at": "house", **row_and_column(place)}
    is_exit = g.exit != NOTHING and place == DOORWAYS[g.exit]
    return {"at": "exit" if is_exit else "entrance", **row_and_column(place)}


def place_beside(g: State, seat: int, direction: int) -> Json | None:
    """HH-30, HH-46: what lies in a direction from a player's pawn, None if nothing does."""
    place = NEIGHBOURS[g.pawn[seat]][direction]
    return None if g.board[place] == NO_TILE else place_json(g, place)


def standing_on(g: State, place: int, names: Sequence[str]) -> list[str]:
    """The names of those who stand on a place."""
    return [names[seat] for seat in range(g.players) if g.pawn[seat] == place]


# Where one may go, and what may be moved


def ways(g: State, seat: int, names: Sequence[str]) -> list[Json]:
    """HH-30, HH-31, HH-46: where each direction leads from a player's pawn, but those that lead nowhere."""
    place = g.pawn[seat]
    found = [direction for direction in range(DIRECTIONS) if g.board[NEIGHBOURS[place][direction]] != NO_TILE]
    return [way_json(g, place, direction, names) for direction in found]


def way_json(g: State, place: int, direction: int, names: Sequence[str]) -> Json:
    """HH-30, HH-31: where a direction leads, how many walls are between, and who bars a trap door there."""
    other = NEIGHBOURS[place][direction]
    return {
        "direction": DIRECTION_NAMES[direction],
        "to": place_json(g, other),
        "walls": walls_between(g, place, direction),
        "barred_by": standing_on(g, other, names) if pawns_barring(g, other) else [],
    }


def tiles_barred(g: State, names: Sequence[str]) -> list[Json]:
    """HH-43, HH-44, HH-45: the tiles that can be neither turned nor traded, and who stands on each."""
    return [{**row_and_column(place), "by": standing_on(g, place, names)} for place in TILE_PLACES if g.crowd[place]]


# Cards


def cards_to_choose() -> list[str]:
    """HH-21: the cards of which a programme is put together, each at most once."""
    return [*CARD_NAMES[:CHOOSABLE]]


def order(g: State, names: Sequence[str]) -> list[str]:
    """HH-22: in which order the players carry out their cards; nobody before the marker is taken."""
    first = 0 if g.marker == NOBODY else g.marker
    return [] if g.marker == NOBODY else [names[(first + seat) % g.players] for seat in range(g.players)]


def is_shown(g: State, owner: int, slot: int) -> bool:
    """HH-24: whether the screen of whoever looks shows a card: what is turned up, and one's own choice until the round
    starts; never what they do not know.
    """
    viewers = g.seen[owner][slot]
    own = viewers >> owner & 1 == 1 and g.slot == NOTHING
    return (viewers == ALL_VIEWERS or own) and g.programme[owner][slot] not in (UNKNOWN, EMPTY)


def ready(g: State) -> int | None:
    """HH-21: how many have chosen their cards, which only they know; None while nobody chooses."""
    if g.round != Round.CHOSEN or g.slot != NOTHING or g.over:
        return None
    return sum(g.seen[seat][0] == 1 << seat for seat in range(g.players))


# The schemas

OUTSIDE = SIDE + 1
FIELD = {"row": number("Its row, 1 in the north.", 0, OUTSIDE), "column": number("Its column.", 0, OUTSIDE)}
PLACE = record(
    "A tile of the house, the entrance or the exit; these lie in a row or column 0 or 7.",
    {"at": one_of("What it is.", ("house", "entrance", "exit")), **FIELD},
)
WAYS = many(
    "Where each direction leads, but those that lead nowhere.",
    record(
        "A direction.",
        {
            "direction": one_of("The direction.", DIRECTION_NAMES),
            "to": PLACE,
            "walls": number("How many of the two edges that touch are closed.", 0, 2),
            "barred_by": many("Who stands on the trap door there, which bars it.", text("A player.")),
        },
    ),
    0,
    DIRECTIONS,
)
BARRED = many(
    "The tiles that can be neither turned nor traded.",
    record(
        "A tile.",
        {
            **FIELD,
            "by": many("Who stands on it.", text("A player.")),
            "tried": number("The first answer that would move it, to be told why not.", 0, TILES * PAIRINGS),
        },
    ),
)
HAND = many("The cards to choose from, each at most once.", one_of("A card.", CARD_NAMES[:CHOOSABLE]))
ORDER = many("In which order the players carry out their cards.", text("A player."))
