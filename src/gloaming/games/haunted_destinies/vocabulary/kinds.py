"""The kinds of things that Haunted Destinies speaks of: players, tiles, cards, dice and gloom."""

from collections.abc import Sequence

from gloaming.games.haunted_destinies.content import (
    BORDERS,
    CARD_CODES,
    DIRECTION_NAMES,
    ENDING_NAMES,
    GOAL_CODES,
    ITEM_CODES,
    KIND_NAMES,
    TILE_NAMES,
)
from gloaming.games.haunted_destinies.parts import (
    ACROSS,
    CARDS,
    DIRECTIONS,
    EDGES,
    FACES,
    HAND,
    MOST_FACE_DOWN,
    MOST_PLAYERS,
    PLACE_BITS,
    QUARTERS,
    TILES,
    Ending,
    What,
    X,
)
from gloaming.kernel.kinds import SEAT, Kind, amount, named, optional, ordinal, several, truth
from gloaming.kernel.schemas import Json, number, one_of, perhaps, record, text

# Players

A_SEAT = SEAT.first(MOST_PLAYERS)
WHO = SEAT.called("seat", "Who did it, or to whom it happened.")
OTHER = SEAT.called("other", "The other player.")
OWNER = SEAT.called("owner", "Whose pile.")
DOER = SEAT.called("by", "By whose doing.")


def witnesses_code(bits: int, names: Sequence[str]) -> str:
    """HD-50, HD-55: who is shown a border; where a name could be read as a list, colons part them: no name has one."""
    chosen = [name for seat, name in enumerate(names) if bits >> seat & 1] or ["(nobody: at least one)"]
    if any("," in name or "and" in name.casefold().split() for name in names):
        return " : ".join(chosen)
    return " and ".join((", ".join(chosen[:-1]), chosen[-1])) if len(chosen) > 1 else chosen[0]


WITNESSES = several("witnesses", "Who is shown the border.", A_SEAT).but(notation=witnesses_code, pattern=".+")

# The moor

TILE_NAME = text("A tile by its name, as the rulebook lists them.")
A_TILE = Kind("tile", TILE_NAME, lambda tile, _: TILE_NAMES[tile], size=TILES, values=TILE_NAMES)
FROM = A_TILE.called("from")
TO = A_TILE.called("to")
A_ROW = ordinal("row", "A row, 1 in the north.", ACROSS)
A_COLUMN = ordinal("column", "A column, 1 in the west.", ACROSS)
A_TURN = amount("quarters", "By how many quarters the tile is turned clockwise.", 0, QUARTERS - 1)
A_DIRECTION = named("direction", "A direction.", DIRECTION_NAMES)
EDGES_SCHEMA = record(
    "What stands on its edges as it lies.",
    {name: one_of(f"The {name} edge.", ("X", "1", "2", "3")) for name in DIRECTION_NAMES},
)
GLOOM = amount("gloom", "Gloom: now there, taken, spent or held.")
SOME_GLOOM = ordinal("gloom", "How much gloom.", FACES)


def edge_mark(edge: int) -> str:
    """What stands on an edge."""
    return "X" if edge == X else str(edge)


def turned_edges(tile: int, quarters: int) -> list[int]:
    """The edges of a tile that is turned by so many quarters, from the north."""
    return [EDGES[tile][(direction - quarters) % DIRECTIONS] for direction in range(DIRECTIONS)]


def edges_json(tile: int, quarters: int) -> Json:
    """HD-21: the edges of a tile that is turned by so many quarters."""
    marks = [edge_mark(edge) for edge in turned_edges(tile, quarters)]
    return dict(zip(DIRECTION_NAMES, marks, strict=True))


def held_json(held: int, names: object = ()) -> str | None:
    """HD-4: a tile in hand, None if it was laid or cannot be seen."""
    return TILE_NAMES[held] if held < TILES else None


def held_code(held: int, names: object = ()) -> str:
    """HD-4: a tile in hand; one that was laid, or cannot be seen, by its place in the hand: tile 3."""
    return TILE_NAMES[held] if held < TILES else f"tile {held - TILES + 1}"


A_HELD_TILE = Kind(
    "tile",
    perhaps("A tile in hand, null if it was laid or the viewer may not know it.", TILE_NAME),
    held_json,
    size=TILES + HAND,
    notation=held_code,
    values=TILE_NAMES,
)

# Cards

CARD_NAME = text("A card by its name, as the rulebook lists them; copies are numbered.")
BORDER_NAMES = (*BORDERS, "grey")
GROUP_NAMES = {
    **{What.SET_A + letter: f"set {border}" for letter, border in enumerate(BORDERS)},
    What.PSYCHE: "psyche",
    What.GREY: "grey",
    What.SEARCH: "search",
    What.HAUNTING: "haunting",
    What.ANYTHING: "anything",
}
DECK_NAMES = (GROUP_NAMES[What.SEARCH], GROUP_NAMES[What.HAUNTING])


def border_json(border: int, names: object = ()) -> str:
    """HD-50: a border: the letter of a set, or grey."""
    return "grey" if border == What.GREY else BORDERS[border - What.SET_A]


A_CARD = Kind("card", CARD_NAME, lambda card, _: CARD_CODES[card], size=CARDS, values=CARD_CODES)
AN_ITEM = Kind("item", CARD_NAME, lambda item, _: ITEM_CODES[item], size=len(ITEM_CODES), family="card")
A_GOAL = Kind("goal", CARD_NAME, lambda goal, _: GOAL_CODES[goal], size=len(GOAL_CODES), family="card")
A_KIND = named("kind", "What the card does; the rulebook lists the kinds.", KIND_NAMES)
A_BORDER = Kind("border", one_of("A set, or grey.", BORDER_NAMES), border_json, values=BORDER_NAMES)
A_DECK = Kind("deck", one_of("Which deck.", DECK_NAMES), lambda deck, _: GROUP_NAMES[deck], values=DECK_NAMES)
A_SOURCE = Kind(
    "deck",
    one_of("The deck that the card comes from; anything for a card that was taken.", (*DECK_NAMES, "anything")),
    lambda deck, _: GROUP_NAMES[deck],
    family="source",
    values=(*DECK_NAMES, "anything"),
)
A_PLACE = ordinal("place", "A place in a pile, from 1.", MOST_FACE_DOWN)
SECRET_PLACE = A_PLACE.called("secret_place", "Where in the pile, from 1.")
THE_PLACE = A_PLACE.but(size=1 << PLACE_BITS)  # behind an owner in one number of the news
ITEMS_OFFERED = several("items", "The items in the proposal.", AN_ITEM, len(ITEM_CODES))
GIVEN = ITEMS_OFFERED.called("given", "The items that the proposal gives.")
WANTED = ITEMS_OFFERED.called("wanted", "The items that the proposal asks for.")

# Dice and what comes of them

LIGHT = amount("light", "A die.", 1, FACES)
DARK = optional(amount("dark", "A die.", 1, FACES), 0, "The dark die, null if one die was rolled.")
LIGHT_DIE = ordinal("light", "The light die.", FACES)
DARK_DIE = ordinal("dark", "The dark die.", FACES)
RESULT = amount("result", "The result of the roll.", None)
MOVEMENT = amount("points", "Movement points.")
GHOSTLY = truth("ghost", "Whether a ghost is asked.")
YOURSELF = truth("yourself", "Whether it is the one who is asked.")
COPY = amount("copy", "Which of several alike that can be chosen, 0 if it is the only one of its name.")
SPARED = truth("spared", "Whether a power spared the penalty.")
WOUNDS = amount("wounds", "Wounds to be taken, or healed; of a ghost, gloom.")
NOW = amount("now", "Health now; of a ghost, gloom.")
HEALTH_NOW = amount("health", "One's own health; of a ghost, gloom.")
THEIR_HEALTH = amount("theirs", "The other's health; of a ghost, gloom.")
TAKEN = Kind("gloom", number("Gloom taken, 0 if the tile gained one."), lambda gloom, _: max(0, gloom))
CARDS_LEFT = amount("cards", "Cards in the new deck.")
ROUND = amount("round", "A round.")
WAYS_TO_END = ENDING_NAMES[Ending.BOUND :]
AN_ENDING = Kind(
    "ending", one_of("How the game was won.", WAYS_TO_END), lambda ending, _: ENDING_NAMES[ending], values=WAYS_TO_END
)
