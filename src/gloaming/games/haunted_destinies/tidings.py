"""The news of Haunted Destinies as readable JSON, and its schema."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gloaming.games.haunted_destinies.content import BORDERS
from gloaming.games.haunted_destinies.happenings import PLACES_IN_NEWS
from gloaming.games.haunted_destinies.parts import ACROSS, MOST_FACE_DOWN, QUARTERS, What
from gloaming.games.haunted_destinies.phrases import CARD_CODES, items_of, tile_name
from gloaming.games.haunted_destinies.readable import CARD_NAME, ENDINGS, GROUP_NAMES, TILE_NAME
from gloaming.kernel.news import Item
from gloaming.kernel.schemas import DRAFT, Json, many, number, one_of, perhaps, record, text, truth
from gloaming.kernel.seats import NOBODY, UNKNOWN

Reader = Callable[[Item, Sequence[str]], Any]


def seat_told(item: Item, names: Sequence[str]) -> str:
    """Who did it, or to whom it happened."""
    return names[item.seat]


def doer_told(item: Item, names: Sequence[str]) -> str | None:
    """By whose doing, None for nobody's."""
    return None if item.seat == NOBODY else names[item.seat]


def other_told(item: Item, names: Sequence[str]) -> str:
    """The other player."""
    return names[item.thing]


def number_told(item: Item, names: Sequence[str]) -> int:
    """The number."""
    return item.number


def thing_told(item: Item, names: Sequence[str]) -> int:
    """The other number."""
    return item.thing


def syphoned_told(item: Item, names: Sequence[str]) -> int:
    """HD-72: the gloom that was taken, 0 if the tile gained one."""
    return max(0, item.number)


def dark_told(item: Item, names: Sequence[str]) -> int | None:
    """HD-20: the dark die, None if one die was rolled."""
    return item.number or None


def spared_told(item: Item, names: Sequence[str]) -> bool:
    """HD-12: whether a power spares the penalty."""
    return item.number == 1


def thing_tile_told(item: Item, names: Sequence[str]) -> str:
    """The tile it is about."""
    return tile_name(item.thing)


def number_tile_told(item: Item, names: Sequence[str]) -> str | None:
    """The other tile, or one that the hearer may not know."""
    return None if item.number == UNKNOWN else tile_name(item.number)


def row_told(item: Item, names: Sequence[str]) -> int:
    """HD-4: the row in which a tile was laid, from 1."""
    return item.number // QUARTERS // ACROSS + 1


def column_told(item: Item, names: Sequence[str]) -> int:
    """HD-4: the column in which a tile was laid, from 1."""
    return item.number // QUARTERS % ACROSS + 1


def quarters_told(item: Item, names: Sequence[str]) -> int:
    """HD-4: how the tile was turned."""
    return item.number % QUARTERS


def card_told(item: Item, names: Sequence[str]) -> str | None:
    """The card, None if the hearer may not know it."""
    return None if item.number == UNKNOWN else CARD_CODES[item.number]


def items_told(item: Item, names: Sequence[str]) -> list[str]:
    """HD-23: the items of a proposal."""
    return [CARD_CODES[card] for card in items_of(item.number)]


def deck_told(item: Item, names: Sequence[str]) -> str:
    """Which deck."""
    return GROUP_NAMES[item.thing]


def place_told(item: Item, names: Sequence[str]) -> int:
    """A place in a pile, from 1."""
    return item.thing + 1


def secret_place_told(item: Item, names: Sequence[str]) -> int | None:
    """HD-11: where a new card was put, None if the hearer may not know it."""
    return None if item.number == UNKNOWN else item.number + 1


def owner_told(item: Item, names: Sequence[str]) -> str:
    """Whose pile."""
    return names[item.thing // PLACES_IN_NEWS]


def pile_place_told(item: Item, names: Sequence[str]) -> int:
    """The place in that pile, from 1."""
    return item.thing % PLACES_IN_NEWS + 1


def border_told(item: Item, names: Sequence[str]) -> str | None:
    """HD-50: the border that was shown, None if the hearer may not know it."""
    if item.number == UNKNOWN:
        return None
    return "grey" if item.number == What.GREY else BORDERS[item.number - What.SET_A].letter


def ending_told(item: Item, names: Sequence[str]) -> str:
    """HD-90: how the game was won."""
    return ENDINGS[item.thing - 1]


SEAT: dict[str, Reader] = {"seat": seat_told}
CARD: dict[str, Reader] = {"card": card_told}
WITH: dict[str, Reader] = SEAT | {"other": other_told}
TILE: dict[str, Reader] = {"tile": thing_tile_told}
RESULT: dict[str, Reader] = {"result": number_told}
JOURNEY: dict[str, Reader] = {"from": thing_tile_told, "to": number_tile_told}
PROPOSAL: dict[str, Reader] = WITH | {"items": items_told}
PILE: dict[str, Reader] = SEAT | {"owner": owner_told, "place": pile_place_told}

# What each kind of news is called and what it tells, in the order of News.
TOLD: tuple[tuple[str, Mapping[str, Reader]], ...] = (
    ("card dealt", SEAT | {"place": place_told} | CARD),
    ("tile dealt", SEAT | {"dealt": number_tile_told}),
    ("rolled for cemetery", SEAT | {"light": number_told}),
    ("got cemetery", SEAT),
    ("tile laid", SEAT | TILE | {"row": row_told, "column": column_told, "quarters": quarters_told}),
    ("pawn placed", SEAT | TILE),
    ("gloom placed", SEAT | TILE | {"gloom": number_told}),
    ("round began", {"round": number_told}),
    ("turn began", SEAT | {"round": number_told}),
    ("rested", SEAT | {"now": number_told}),
    ("rolled", SEAT | {"light": thing_told, "dark": dark_told}),
    ("doubles rolled", SEAT | {"spared": spared_told}),
    ("points", SEAT | {"points": number_told}),
    ("walked", SEAT | JOURNEY),
    ("leapt", SEAT | JOURNEY),
    ("tile removed", SEAT | TILE),
    ("turn ended", SEAT),
    ("used item", SEAT | CARD),
    ("proposed", PROPOSAL),
    ("accepted", PROPOSAL),
    ("refused", PROPOSAL),
    ("searched", SEAT | TILE | RESULT),
    ("queried", WITH | RESULT),
    ("attacked", WITH | RESULT),
    ("haunted", WITH | RESULT),
    ("syphoned", SEAT | TILE | {"gloom": syphoned_told}),
    ("wounded", SEAT | {"wounds": thing_told, "now": number_told}),
    ("healed", SEAT | {"wounds": thing_told, "now": number_told}),
    ("gloom changed", {"by": doer_told} | TILE | {"gloom": number_told}),
    ("spent gloom", SEAT | {"gloom": thing_told, "now": number_told}),
    ("drew haunting", SEAT),
    ("drew search", SEAT | CARD),
    ("nothing to draw", SEAT | {"deck": deck_told}),
    ("reshuffled", {"deck": deck_told, "cards": number_told}),
    ("card placed", SEAT | {"secret_place": secret_place_told}),
    ("got item", SEAT | CARD),
    ("played", SEAT | CARD),
    ("looked", PILE | CARD),
    ("border shown", WITH | {"border": border_told}),
    ("put back", SEAT | {"place": place_told}),
    ("turned up", WITH | CARD),
    ("revealed", WITH | CARD),
    ("discarded", CARD),
    ("goal in play", CARD),
    ("goal removed", SEAT | CARD),
    ("gloom moved", SEAT | JOURNEY),
    ("took face down", PILE),
    ("took face up", WITH | CARD),
    ("attack ended", WITH),
    ("declared binding", WITH),
    ("declared ritual", WITH),
    ("pile revealed", SEAT | {"place": place_told} | CARD),
    ("became ghost", SEAT | {"gloom": number_told}),
    ("ritual began", SEAT),
    ("may act again", SEAT),
    ("exchanged", WITH),
    ("won", SEAT | {"ending": ending_told}),
    ("nobody won", {"round": number_told}),
)


def tidings(item: Item, names: Sequence[str]) -> Json:
    """What happened, as readable JSON."""
    what, particulars = TOLD[item.what]
    return {"what": what, **{key: read(item, names) for key, read in particulars.items()}}


# The schema

DIE = number("A die.", 1, 6)
PLACE = number("A place in a pile, from 1.", 1, MOST_FACE_DOWN)
PARTICULARS: dict[str, Json] = {
    "seat": text("Who did it, or to whom it happened."),
    "by": perhaps("By whose doing, null for nobody's.", text("A player.")),
    "other": text("The other player."),
    "owner": text("Whose pile."),
    "place": PLACE,
    "secret_place": perhaps("Where in the pile, from 1; null if the hearer may not know it.", PLACE),
    "card": perhaps("The card, null if the hearer may not know it.", CARD_NAME),
    "dealt": perhaps("The tile, null if the hearer may not know it.", TILE_NAME),
    "tile": TILE_NAME,
    "from": TILE_NAME,
    "to": TILE_NAME,
    "row": number("A row, 1 in the north.", 1, ACROSS),
    "column": number("A column, 1 in the west.", 1, ACROSS),
    "quarters": number("By how many quarters the tile is turned clockwise.", 0, QUARTERS - 1),
    "light": DIE,
    "dark": perhaps("The dark die, null if one die was rolled.", DIE),
    "spared": truth("Whether a power spared the penalty."),
    "points": number("Movement points."),
    "items": many("The items in the proposal.", CARD_NAME, 1, 12),
    "result": {"description": "The result of the roll.", "type": "integer"},
    "wounds": number("Wounds to be taken, or healed; of a ghost, gloom."),
    "now": number("Health now; of a ghost, gloom."),
    "gloom": number("Gloom: now there, taken, spent or held."),
    "deck": one_of("Which deck.", ("search", "haunting")),
    "cards": number("Cards in the new deck."),
    "border": perhaps(
        "The border that was shown, null if the hearer may not know it.",
        one_of("A set, or grey.", (*(each.letter for each in BORDERS), "grey")),
    ),
    "round": number("A round."),
    "ending": one_of("How the game was won.", ENDINGS),
}
TIDINGS: Json = {
    "$schema": DRAFT,
    "title": "The news of Haunted Destinies",
    "description": "One thing that happened, as one hearer was told it.",
    "oneOf": [
        record(f"What is told of: {what}.", {"what": {"const": what}, **{key: PARTICULARS[key] for key in parts}})
        for what, parts in TOLD
    ],
}
