"""The table and the news of The Haunting House as readable JSON, and the schemas of both."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from gloaming.games.haunting_house.parts import (
    ACROSS,
    CARD_NAMES,
    CORNER_NAMES,
    DIRECTION_NAMES,
    EDGE_NAMES,
    EDGES,
    ENTRANCE_SPOT,
    EXIT_SPOT,
    MOST_TURNS,
    NO_TILE,
    PLACES,
    ROUND_NAMES,
    SIDE,
    SLOTS,
    TRAP_DOOR,
    TURN_NAMES,
)
from gloaming.games.haunting_house.phrases import letters_of, spot_at
from gloaming.games.haunting_house.state import State
from gloaming.kernel.layouts import Blueprint, of_each
from gloaming.kernel.match import CHANCE_NAME
from gloaming.kernel.news import Item
from gloaming.kernel.schemas import DRAFT, Json, many, number, one_of, perhaps, record, text, truth
from gloaming.kernel.seats import ALL_EYES, CHANCE, EMPTY, NOBODY, NOTHING, UNKNOWN

QUESTIONS = (
    "tile",
    "entrance",
    "exit",
    "marker",
    "card",
    "programme",
    "move",
    "switch places",
    "rotate 90",
    "rotate 180",
    "switch 2 tiles",
    "secret passage",
    "move exit",
    "trap door",
)

# The table


def layout(g: State, names: Sequence[str]) -> Json:
    """The table as readable JSON; `g` may be a view."""
    return blueprint(g.players).laid_out(g, names)


@cache
def blueprint(players: int) -> Blueprint:
    """What the layout is made of."""
    return Blueprint(
        State,
        openly={
            (): state_json,
            **of_each("tiles", SIDE, tiles_json),
            **of_each("players", players, player_json),
        },
        veiled=of_each("players", players, programme_json, "programme"),
    )


def state_json(g: State, names: Sequence[str]) -> Json:
    """How far the game has come, and where the doorways are."""
    asked = [name for seat, name in enumerate(names) if g.asked >> seat & 1]
    return {
        "over": bool(g.over),
        "asked": [*asked, CHANCE_NAME] if g.asked >> CHANCE & 1 else asked,
        "question": QUESTIONS[g.question] if g.asked else None,
        "turn": g.turn,
        "last_turn": g.cap or None,
        "round": ROUND_NAMES[g.round] if g.turn else None,
        "card": None if g.slot == NOTHING else g.slot + 1,
        "acting": name_of(NOBODY if g.over else g.acting, names),
        "marker": name_of(g.marker, names),
        "entrance": doorway_json(g.entrance),
        "exit": doorway_json(g.exit),
    }


def name_of(seat: int, names: Sequence[str]) -> str | None:
    """The name at a seat, None for nobody."""
    return None if seat == NOBODY else names[seat]


def doorway_json(doorway: int) -> Json | None:
    """A doorway, None before the entrance or the exit is placed."""
    if doorway == NOTHING:
        return None
    corner, edge = divmod(doorway, EDGES)
    return {"corner": CORNER_NAMES[corner], "edge": EDGE_NAMES[corner][edge]}


def tile_json(tile: int) -> Json | None:
    """A tile, None before it is laid."""
    return None if tile == NO_TILE else {"open": letters_of(tile), "trap_door": bool(tile & TRAP_DOOR)}


def tiles_json(g: State, row: int, names: Sequence[str]) -> list[Json | None]:
    """A row of tiles."""
    return tiles_laid(tuple(g.board[(row + 1) * ACROSS + 1 : (row + 1) * ACROSS + 1 + SIDE]))


@lru_cache(maxsize=4096)
def tiles_laid(tiles: tuple[int, ...]) -> list[Json | None]:
    """A row of these tiles; kept, since most rows stay as they are."""
    return [tile_json(tile) for tile in tiles]


def spot_json(spot: int) -> Json:
    """A tile of the house, the entrance or the exit."""
    if spot in (ENTRANCE_SPOT, EXIT_SPOT):
        return {"at": "exit" if spot == EXIT_SPOT else "entrance", "row": None, "column": None}
    return {"at": "house", "row": spot // SIDE + 1, "column": spot % SIDE + 1}


def player_json(g: State, seat: int, names: Sequence[str]) -> Json:
    """A player and the pawn."""
    return {
        "name": names[seat],
        "pawn": None if g.pawn[seat] == NOTHING else spot_json(spot_at(g, g.pawn[seat])),
        "score": g.score[seat] if g.over else None,
        "place": g.place[seat] if g.over else None,
    }


def programme_json(g: State, seat: int, names: Sequence[str]) -> list[Json]:
    """A player's cards of this round."""
    cards = zip(g.programme[seat], g.seen[seat], strict=True)
    return [card_json(card, eyes) for card, eyes in cards if card != EMPTY]


def card_json(card: int, eyes: int) -> Json:
    """HH-24: a card of a programme; screens show it only if it is face up."""
    return {"card": None if card == UNKNOWN else CARD_NAMES[card], "face_up": eyes == ALL_EYES}


# The news


def seat_told(item: Item, names: Sequence[str]) -> str:
    """Who did it."""
    return names[item.seat]


def other_told(item: Item, names: Sequence[str]) -> str:
    """With whom."""
    return names[item.thing]


def thing_spot_told(item: Item, names: Sequence[str]) -> Json:
    """The tile it is about, or where the pawn was."""
    return spot_json(item.thing)


def number_spot_told(item: Item, names: Sequence[str]) -> Json:
    """The other tile, or where the pawn is now."""
    return spot_json(item.number)


def own_spot_told(item: Item, names: Sequence[str]) -> Json:
    """Where the player came to stand."""
    return spot_json(item.number // PLACES)


def other_spot_told(item: Item, names: Sequence[str]) -> Json:
    """Where the other came to stand."""
    return spot_json(item.number % PLACES)


def tile_told(item: Item, names: Sequence[str]) -> Json | None:
    """The tile that was laid."""
    return tile_json(item.number)


def doorway_told(item: Item, names: Sequence[str]) -> Json | None:
    """Where the entrance or the exit was laid, or where the exit was."""
    return doorway_json(item.thing)


def new_doorway_told(item: Item, names: Sequence[str]) -> Json | None:
    """Where the exit is now."""
    return doorway_json(item.number)


def round_told(item: Item, names: Sequence[str]) -> str:
    """Which round."""
    return ROUND_NAMES[item.thing]


def number_told(item: Item, names: Sequence[str]) -> int:
    """Which turn."""
    return item.number


def slot_told(item: Item, names: Sequence[str]) -> int:
    """Which card of the programme, from 1."""
    return item.thing + 1


def card_told(item: Item, names: Sequence[str]) -> str | None:
    """The card, None if the hearer may not know it."""
    return None if item.number == UNKNOWN else CARD_NAMES[item.number]


def way_told(item: Item, names: Sequence[str]) -> str:
    """Which way a tile was turned."""
    return TURN_NAMES[item.number]


Reader = Callable[[Item, Sequence[str]], Any]

SEAT: dict[str, Reader] = {"seat": seat_told}
JOURNEY: dict[str, Reader] = {"from": thing_spot_told, "to": number_spot_told}

# What each kind of news is called and what it tells, in the order of News.
TOLD: tuple[tuple[str, Mapping[str, Reader]], ...] = (
    ("tile laid", {"spot": thing_spot_told, "tile": tile_told}),
    ("entrance placed", {"doorway": doorway_told}),
    ("exit placed", {"doorway": doorway_told}),
    ("took marker", SEAT),
    ("round began", {"round": round_told, "turn": number_told}),
    ("card drawn", SEAT | {"slot": slot_told, "card": card_told}),
    ("chose", SEAT),
    ("turned up", SEAT | {"slot": slot_told, "card": card_told}),
    ("skipped", SEAT | {"card": card_told}),
    ("walked", SEAT | JOURNEY),
    ("switched places", SEAT | {"with": other_told, "to": own_spot_told, "other_to": other_spot_told}),
    ("rotated", SEAT | {"spot": thing_spot_told, "way": way_told}),
    ("switched tiles", SEAT | {"spot": thing_spot_told, "other_spot": number_spot_told}),
    ("passed wall", SEAT | JOURNEY),
    ("moved exit", SEAT | {"from_doorway": doorway_told, "doorway": new_doorway_told}),
    ("fell", SEAT | JOURNEY),
    ("mirrored", SEAT),
    ("won", SEAT | {"turn": number_told}),
    ("nobody won", {"turn": number_told}),
)


def tidings(item: Item, names: Sequence[str]) -> Json:
    """What happened, as readable JSON."""
    what, particulars = TOLD[item.what]
    return {"what": what, **{key: read(item, names) for key, read in particulars.items()}}


# The schemas


TILE = record(
    "A house tile.",
    {
        "open": {"description": "Its open edges.", "type": "string", "pattern": "^(?!$)N?E?S?W?$"},
        "trap_door": truth("Whether it has a trap door."),
    },
)
DOORWAY = record(
    "A place against an edge of a corner tile.",
    {"corner": one_of("The corner.", CORNER_NAMES), "edge": one_of("The edge.", DIRECTION_NAMES)},
)
SPOT = record(
    "A tile of the house, the entrance or the exit.",
    {
        "at": one_of("What it is.", ("house", "entrance", "exit")),
        "row": perhaps("Its row, 1 in the north; null outside the house.", number("A row.", 1, SIDE)),
        "column": perhaps("Its column, 1 in the west; null outside the house.", number("A column.", 1, SIDE)),
    },
)
TURN = number("A turn.", 1, MOST_TURNS)
PLAYER = record(
    "A player.",
    {
        "name": text("The player's name."),
        "pawn": perhaps("Where the pawn stands, null before the entrance is placed.", SPOT),
        "programme": many(
            "The cards of this round in order, as many as lie there.",
            record(
                "A card of the programme.",
                {
                    "card": perhaps("The card, null if the viewer may not know it.", one_of("A card.", CARD_NAMES)),
                    "face_up": truth("Whether it was turned up; screens show no other, once the round has started."),
                },
            ),
            0,
            SLOTS,
        ),
        "score": perhaps("At the end 1 for who has won and 0 for the others, null before.", number("Score.", 0, 1)),
        "place": perhaps("At the end 1 for who has won and 2 for the others, null before.", number("Place.", 1, 2)),
    },
)
LAYOUT: Json = {
    "$schema": DRAFT,
    "title": "The table of The Haunting House",
    **record(
        "The whole table, or what one viewer sees of it.",
        {
            "over": truth("Whether the game has ended."),
            "asked": many(
                "Who owes an answer; chance is one of them while tiles and cards are drawn.", text("A name."), 0, 6
            ),
            "question": perhaps("What is asked, null when nobody is asked.", one_of("A question.", QUESTIONS)),
            "turn": number("The turn, 0 before the first.", 0, MOST_TURNS),
            "last_turn": perhaps("The turn after which the game ends anyway, null for none.", TURN),
            "round": perhaps("The round, null before the first turn.", one_of("A round.", ROUND_NAMES)),
            "card": perhaps("Which cards were turned up last, null if none.", number("From 1 to 4.", 1, SLOTS)),
            "acting": perhaps("Whose card is being carried out, null if nobody's.", text("A player.")),
            "marker": perhaps("The starting player, null before the first turn.", text("A player.")),
            "entrance": perhaps("Where the entrance lies, null before it is placed.", DOORWAY),
            "exit": perhaps("Where the exit lies, null before it is placed.", DOORWAY),
            "tiles": many(
                "The six rows from the north.",
                many("The six tiles from the west.", perhaps("A tile, null before it is laid.", TILE), SIDE, SIDE),
                SIDE,
                SIDE,
            ),
            "players": many("The players in turn order.", PLAYER, 2, 6),
        },
    ),
}
PARTICULARS: dict[str, Json] = {
    "seat": text("Who did it."),
    "with": text("Whose pawn changed places with that player's."),
    "spot": SPOT,
    "other_spot": SPOT,
    "from": SPOT,
    "to": SPOT,
    "other_to": SPOT,
    "tile": TILE,
    "doorway": DOORWAY,
    "from_doorway": DOORWAY,
    "round": one_of("The round.", ROUND_NAMES),
    "turn": TURN,
    "slot": number("Which card of the programme, from 1.", 1, SLOTS),
    "card": perhaps("The card, null if the hearer may not know it.", one_of("A card.", CARD_NAMES)),
    "way": one_of("Which way the tile was turned.", TURN_NAMES),
}
TIDINGS: Json = {
    "$schema": DRAFT,
    "title": "The news of The Haunting House",
    "description": "One thing that happened, as one hearer was told it.",
    "oneOf": [
        record(f"What is told of: {what}.", {"what": {"const": what}, **{key: PARTICULARS[key] for key in parts}})
        for what, parts in TOLD
    ],
}
