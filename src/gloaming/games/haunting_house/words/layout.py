"""The state of The Haunting House as JSON, and its schema."""

from collections.abc import Sequence
from functools import cache, lru_cache

from gloaming.games.haunting_house.facts import FIELD, ORDER, is_shown, order, ready, row_and_column
from gloaming.games.haunting_house.parts import ACROSS, CARD_NAMES, MOST_TURNS, NO_TILE, ROUND_NAMES, SIDE, SLOTS, SPOTS
from gloaming.games.haunting_house.rules.house import spot
from gloaming.games.haunting_house.state import State
from gloaming.games.haunting_house.vocabulary import (
    A_DOORWAY,
    A_SPOT,
    A_TILE,
    A_TURN,
    Ask,
    doorway_json,
    spot_json,
    tile_json,
)
from gloaming.kernel.layouts import Blueprint, asked_json, at_top, name_of, of_each, question_of
from gloaming.kernel.schemas import DRAFT, Json, many, number, one_of, perhaps, record, text, truth
from gloaming.kernel.seats import EMPTY, NOBODY, NOTHING, UNKNOWN
from gloaming.kernel.vocabulary import Question, rows

QUESTIONS = rows(Ask, Question)

# The layout


def layout(g: State, names: Sequence[str]) -> Json:
    """The state as readable JSON; `g` may be a view."""
    return blueprint(g.players).laid_out(g, names)


@cache
def blueprint(players: int) -> Blueprint:
    """What the layout is made of."""
    return Blueprint(
        State,
        {
            **at_top(
                {
                    "slots": lambda g, names: SLOTS,
                    "over": lambda g, names: bool(g.over),
                    "asked": asked_json,
                    "question": question_of(QUESTIONS),
                    "turn": lambda g, names: g.turn,
                    "last_turn": lambda g, names: g.cap or None,
                    "round": lambda g, names: ROUND_NAMES[g.round] if g.turn else None,
                    "card": lambda g, names: None if g.slot == NOTHING else g.slot + 1,
                    "ready": lambda g, names: ready(g),
                    "acting": lambda g, names: name_of(NOBODY if g.over else g.acting, names),
                    "marker": lambda g, names: name_of(g.marker, names),
                    "order": order,
                    "entrance": lambda g, names: door_json(g.entrance),
                    "exit": lambda g, names: door_json(g.exit),
                }
            ),
            **of_each("tiles", SIDE, tiles_json),
            **of_each("players", players, player_json),
            **of_each("players", players, programme_json, "programme"),
        },
    )


def door_json(doorway: int) -> Json | None:
    """Where the entrance or the exit lies, None before it is placed."""
    return None if doorway == NOTHING else doorway_json(doorway)


def tiles_json(g: State, row: int, names: Sequence[str]) -> list[Json | None]:
    """A row of tiles."""
    return tiles_laid(tuple(g.board[(row + 1) * ACROSS + 1 : (row + 1) * ACROSS + 1 + SIDE]))


@lru_cache(maxsize=4096)
def tiles_laid(tiles: tuple[int, ...]) -> list[Json | None]:
    """A row of these tiles; kept, since most rows stay as they are."""
    return [None if tile == NO_TILE else tile_json(tile) for tile in tiles]


def player_json(g: State, seat: int, names: Sequence[str]) -> Json:
    """A player and the pawn."""
    return {
        "name": names[seat],
        "pawn": None if g.pawn[seat] == NOTHING else spot_json(spot_at(g, g.pawn[seat])),
        "stands": None if g.pawn[seat] == NOTHING else row_and_column(g.pawn[seat]),
        "score": g.score[seat] if g.over else None,
        "place": g.place[seat] if g.over else None,
    }


def spot_at(g: State, place: int) -> int:
    """The tile, entrance or exit at a place, also while there is no exit yet."""
    return SPOTS[place] if g.exit == NOTHING else spot(g, place)


def programme_json(g: State, seat: int, names: Sequence[str]) -> list[Json]:
    """A player's cards of this round."""
    return [card_json(g, seat, slot) for slot in range(SLOTS) if g.programme[seat][slot] != EMPTY]


def card_json(g: State, seat: int, slot: int) -> Json:
    """A card of a programme."""
    card = g.programme[seat][slot]
    return {
        "card": None if card == UNKNOWN else CARD_NAMES[card],
        "shown": is_shown(g, seat, slot),
    }


# The schema


PLAYER = record(
    "A player.",
    {
        "name": text("The player's name."),
        "pawn": perhaps("Where the pawn stands, null before the entrance is placed.", A_SPOT.schema),
        "stands": perhaps(
            "Where that is, the entrance and the exit in row or column 0 or 7; null before the entrance is placed.",
            record("A place.", FIELD),
        ),
        "programme": many(
            "The cards of this round in order, as many as lie there.",
            record(
                "A card of the programme.",
                {
                    "card": perhaps("The card, null if the viewer may not know it.", one_of("A card.", CARD_NAMES)),
                    "shown": truth("Whether the viewer's screen shows it: not once it lies face down in a round."),
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
    "title": "The layout of The Haunting House",
    **record(
        "The whole state, or what one viewer sees of it.",
        {
            "slots": number("Cards of a programme: always four.", SLOTS, SLOTS),
            "over": truth("Whether the game has ended."),
            "asked": many(
                "Who owes an answer; chance is one of them while tiles and cards are drawn.", text("A name."), 0, 6
            ),
            "question": perhaps(
                "What is asked, null when nobody is asked.", one_of("A question.", [each.name for each in QUESTIONS])
            ),
            "turn": number("The turn, 0 before the first.", 0, MOST_TURNS),
            "last_turn": perhaps("The turn after which the game ends anyway, null for none.", A_TURN.schema),
            "round": perhaps("The round, null before the first turn.", one_of("A round.", ROUND_NAMES)),
            "card": perhaps("Which cards were turned up last, null if none.", number("From 1 to 4.", 1, SLOTS)),
            "ready": perhaps("How many have chosen their cards, null while nobody chooses.", number("Players.", 0, 6)),
            "acting": perhaps("Whose card is being carried out, null if nobody's.", text("A player.")),
            "marker": perhaps("The starting player, null before the first turn.", text("A player.")),
            "order": ORDER,
            "entrance": perhaps("Where the entrance lies, null before it is placed.", A_DOORWAY.schema),
            "exit": perhaps("Where the exit lies, null before it is placed.", A_DOORWAY.schema),
            "tiles": many(
                "The six rows from the north.",
                many(
                    "The six tiles from the west.",
                    perhaps("A tile, null before it is laid.", A_TILE.schema),
                    SIDE,
                    SIDE,
                ),
                SIDE,
                SIDE,
            ),
            "players": many("The players in turn order.", PLAYER, 2, 6),
        },
    ),
}
