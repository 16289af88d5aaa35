"""The state of Don't Go In There as JSON, and its schema."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import compress

from gloaming.games.dont_go_in_there.facts import (
    DICE,
    HOUSE,
    UNDER_WAY,
    all_curses,
    cats_under_way,
    curses_for_ghosts,
    dice_to_roll,
    house,
    is_played,
    meeples_left,
    meeples_to_come,
    music_boxes_under_way,
    rooms_to_come,
    set_of,
)
from gloaming.games.dont_go_in_there.parts import (
    CARDS,
    FLASHLIGHTS,
    REMOVED,
    ROOMS,
    SIDE_NAMES,
    SLOTS,
    TYPE_NAMES,
    VALUES,
    Type,
)
from gloaming.games.dont_go_in_there.state import State
from gloaming.games.dont_go_in_there.vocabulary import A_CARD, Ask, card_json
from gloaming.kernel.layouts import EACH, Blueprint, asked_json, at_top, name_of, of_all, of_each, question_of
from gloaming.kernel.schemas import DRAFT, Json, many, number, one_of, perhaps, record, text, truth
from gloaming.kernel.seats import ALL_VIEWERS, EMPTY, GONE, NOBODY, NOTHING, UNKNOWN
from gloaming.kernel.vocabulary import Question, rows

QUESTIONS = rows(Ask, Question)
THE_HOUSE = house()
NOTHING_UNDER_WAY: Json = dict.fromkeys(TYPE_NAMES)  # as it is for whoever has been given a place
CARDS_LAID = tuple(
    card_json(card) for card in range(CARDS)
)  # one for all: what is the same object need not be compared

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
                    "house": lambda g, names: THE_HOUSE,
                    "over": lambda g, names: bool(g.over),
                    "asked": asked_json,
                    "question": question_of(QUESTIONS),
                    "turn": lambda g, names: name_of(g.turn, names),
                    "resolver": lambda g, names: name_of(g.resolver, names),
                    "resolving": resolving_json,
                    "dice": lambda g, names: g.dice,
                    "ghosts_rolled": lambda g, names: g.rolled,
                    "clocks_struck": lambda g, names: bool(g.struck),
                    "types_in_play": types_json,
                    "deck": lambda g, names: g.deck,
                    "rooms_to_come": lambda g, names: rooms_to_come(g),
                    "removed": lambda g, names: REMOVED[g.players],
                    "undrawn": undrawn_json,
                }
            ),
            **of_each("rooms", ROOMS, room_json),
            **of_each("rooms", ROOMS, spaces_json, "spaces"),
            **of_each("rooms", ROOMS, standing_json, "spaces", EACH, "meeple"),
            **of_each("rooms", ROOMS, meeples_to_come_json, "meeples_to_come"),
            **of_each("players", players, player_json),
            **of_all("players", meeples_json, "meeples"),
            **of_each("players", players, curses_json, "curses"),
            **of_each("players", players, score_json, "score"),
            **of_each("players", players, place_json, "place"),
            **of_each("players", players, for_ghosts_json, "for_ghosts"),
            **of_each("players", players, face_up_json, "face_up"),
            **of_each("players", players, dispelled_json, "dispelled"),
            **of_each("players", players, sets_json, "sets"),
            **of_each("rooms", ROOMS, cards_json, "cards"),
            **of_each("rooms", ROOMS, dice_json, "dice"),
            **of_each("players", players, cats_json, "sets", TYPE_NAMES[Type.CAT]),
            **of_all("players", music_boxes_json, "sets", TYPE_NAMES[Type.MUSIC_BOX]),
            **of_each("players", players, ghosts_json, "ghosts"),
        },
    )


def resolving_json(g: State, names: Sequence[str]) -> str | None:
    """The room that is being resolved."""
    return None if g.resolving == NOTHING else SIDE_NAMES[g.side[g.resolving]]


def types_json(g: State, names: Sequence[str]) -> list[str]:
    """The types that were shuffled in."""
    return [TYPE_NAMES[kind] for kind in sorted(g.types[g.unpicked :])]


def undrawn_json(g: State, names: Sequence[str]) -> list[Json | None] | None:
    """The cards that were not drawn yet, None in a view."""
    return None if UNKNOWN in g.undrawn else [card_of(card) for card in sorted(g.undrawn[: g.left])]


def card_of(card: int) -> Json | None:
    """A card, None if it is unknown."""
    return None if card == UNKNOWN else CARDS_LAID[card]


def room_json(g: State, room: int, names: Sequence[str]) -> Json:
    """A room: the side that its board shows."""
    return {"side": None if g.side[room] == GONE else SIDE_NAMES[g.side[room]]}


def spaces_json(g: State, room: int, names: Sequence[str]) -> list[Json]:
    """A room's spaces, from the top."""
    return [{"flashlights": count} for count in FLASHLIGHTS]


def standing_json(g: State, room: int, names: Sequence[str]) -> list[str | None]:
    """Whose meeples stand on a room's spaces."""
    return [None if seat == NOBODY else names[seat] for seat in g.meeple[room]]


def meeples_to_come_json(g: State, room: int, names: Sequence[str]) -> int:
    """How many meeples more have a room resolved."""
    return meeples_to_come(g, room)


def dice_json(g: State, room: int, names: Sequence[str]) -> Json:
    """The dice that a room will roll."""
    return dice_to_roll(g, room)


def cards_json(g: State, room: int, names: Sequence[str]) -> list[Json]:
    """The cards above a room."""
    laid = zip(FACE_UP, g.shown[room], g.peeked[room], strict=True)
    return [
        face_up[card] if viewers == ALL_VIEWERS else face_down_json(card, slot, viewers, tuple(names))
        for slot, (face_up, card, viewers) in enumerate(laid)
        if card != EMPTY
    ]


def laid_json(card: int, slot: int, face_down: bool, lookers: list[str]) -> Json:
    """A card above a room."""
    return {"slot": slot + 1, "card": card_of(card), "face_down": face_down, "looked_at_by": lookers}


# Each card in each slot where it lies face up; what is the same object need not be compared.
FACE_UP = tuple([laid_json(card, slot, False, []) for card in range(CARDS)] for slot in range(SLOTS))


@lru_cache(maxsize=4096)
def face_down_json(card: int, slot: int, viewers: int, names: tuple[str, ...]) -> Json:
    """A card above a room that lies face down, and who has looked at it; kept, since it lies there for long."""
    return laid_json(card, slot, True, [name for seat, name in enumerate(names) if viewers >> seat & 1])


def player_json(g: State, seat: int, names: Sequence[str]) -> Json:
    """A player."""
    return {"name": names[seat]}


def curses_json(g: State, seat: int, names: Sequence[str]) -> int:
    """The Curses on a player's cards."""
    return all_curses(g, seat)


def score_json(g: State, seat: int, names: Sequence[str]) -> int | None:
    """A player's Curses at the end, None before."""
    return g.score[seat] if g.place[seat] else None


def place_json(g: State, seat: int, names: Sequence[str]) -> int | None:
    """A player's place at the end, None before."""
    return g.place[seat] or None


def for_ghosts_json(g: State, seat: int, names: Sequence[str]) -> int | None:
    """The Curses for a player's ghosts at the end, None before."""
    return curses_for_ghosts(g, seat) if g.place[seat] else None


def meeples_json(g: State, names: Sequence[str]) -> list[int]:
    """The meeples that each player has left."""
    return meeples_left(g)


def ghosts_json(g: State, seat: int, names: Sequence[str]) -> int | None:
    """The ghosts behind a player's screen, None if the viewer may not look there."""
    return None if g.ghosts[seat] == UNKNOWN else g.ghosts[seat]


def face_up_json(g: State, seat: int, names: Sequence[str]) -> list[Json | None]:
    """A player's cards that lie face up."""
    return pile_json(bytes(g.up[seat]))


def sets_json(g: State, seat: int, names: Sequence[str]) -> Json:
    """How a player's sets stand, but for those that hang on more than the own cards."""
    if g.place[seat]:
        return NOTHING_UNDER_WAY
    cards, struck = bytes(g.up[seat]), g.struck
    own = {
        name: set_of(kind, cards[first : first + VALUES], struck)
        for kind, name, first in own_sets(bytes(g.types[g.unpicked :]))
    }
    return NOTHING_UNDER_WAY | own


@lru_cache(maxsize=4096)
def own_sets(played: bytes) -> list[tuple[int, str, int]]:
    """Of the types that are played those whose sets hang on the own cards alone: each, its name and its first card."""
    kinds = [kind for kind in sorted(played) if kind not in (Type.CAT, Type.MUSIC_BOX)]
    return [(kind, TYPE_NAMES[kind], kind * VALUES) for kind in kinds]


def cats_json(g: State, seat: int, names: Sequence[str]) -> Json | None:
    """How a player's cats stand, for those who see the ghosts."""
    return cats_under_way(g, seat) if is_played(g, Type.CAT) and not g.place[seat] else None


def music_boxes_json(g: State, names: Sequence[str]) -> list[Json | None]:
    """How each player's music boxes stand among those of all."""
    if not is_played(g, Type.MUSIC_BOX):
        return [None] * len(names)
    return [None if g.place[seat] else each for seat, each in enumerate(music_boxes_under_way(g))]


def dispelled_json(g: State, seat: int, names: Sequence[str]) -> list[Json | None]:
    """A player's cards that were dispelled."""
    return pile_json(bytes(g.down[seat]))


@lru_cache(maxsize=4096)
def pile_json(counts: bytes) -> list[Json | None]:
    """Cards of which there are so many each; kept, since a pile looks the same to everyone and seldom changes."""
    return [CARDS_LAID[card] for card in compress(range(CARDS), counts) for _ in range(counts[card])]


# The schemas


ROOM = record(
    "A room, or a board that has left the game.",
    {
        "side": perhaps("The side the board shows, null when it is not in play.", one_of("A room.", SIDE_NAMES)),
        "spaces": many(
            "The four spaces from the top.",
            record(
                "A space.",
                {
                    "flashlights": number("Ghosts that miss whoever stands here.", 0, 3),
                    "meeple": perhaps("Whose meeple stands here, null if nobody's.", text("A player.")),
                },
            ),
        ),
        "meeples_to_come": number("How many meeples more have the room resolved.", 0, 3),
        "dice": DICE,
        "cards": many(
            "The cards still above the room, from the left.",
            record(
                "A card above the room.",
                {
                    "slot": number("Its slot, from 1 on the left.", 1, SLOTS),
                    "card": perhaps("The card, null if the viewer may not know it.", A_CARD.schema),
                    "face_down": truth("Whether it lies face down."),
                    "looked_at_by": many("Who has looked at it while it lies face down.", text("A player.")),
                },
            ),
        ),
    },
)
PLAYER = record(
    "A player.",
    {
        "name": text("The player's name."),
        "ghosts": perhaps("The ghosts behind the screen, null if the viewer may not look.", number("Ghosts.")),
        "meeples": number("Meeples not on the boards.", 0, 5),
        "curses": number("The Curses on the cards that lie face up."),
        "sets": record(
            "How the sets of each type stand, null for a type that is not in play, and once the place is told.",
            {name: perhaps("A set.", UNDER_WAY) for name in TYPE_NAMES},
        ),
        "face_up": many("Cards whose Curses count.", A_CARD.schema),
        "dispelled": many("Cards that were flipped face down for good; all know them.", A_CARD.schema),
        "score": perhaps("Curses at the end, null before.", number("Curses.")),
        "for_ghosts": perhaps("Curses for having the most ghosts, null before the end.", number("Curses.")),
        "place": perhaps("The place at the end, 1 for who has won, null before.", number("Place.", 1)),
    },
)
LAYOUT: Json = {
    "$schema": DRAFT,
    "title": "The layout of Don't Go In There",
    **record(
        "The whole state, or what one viewer sees of it.",
        {
            "house": HOUSE,
            "over": truth("Whether the game has ended."),
            "asked": many(
                "Who owes an answer; chance is one of them while cards are dealt and dice roll.", text("A name.")
            ),
            "question": perhaps(
                "What is asked, null when nobody is asked.", one_of("A question.", [each.name for each in QUESTIONS])
            ),
            "turn": perhaps("Whose turn it is, null before the first turn.", text("A player.")),
            "resolver": perhaps("Who holds the planchette, null before the first room is resolved.", text("A player.")),
            "resolving": perhaps("The room being resolved, null if none is.", one_of("A room.", SIDE_NAMES)),
            "dice": number("Dice rolled for the room being resolved, 0 if none is.", 0, 6),
            "ghosts_rolled": number("Ghosts showing on them.", 0, 6),
            "clocks_struck": truth("Whether the clocks have worked; they do so once a game."),
            "types_in_play": many("The types shuffled in.", one_of("A type.", TYPE_NAMES)),
            "deck": number("Cards still to be dealt.", 0, 60),
            "rooms_to_come": number("Rooms that the deck will fill.", 0, 20),
            "removed": number("Cards removed unseen.", 4, 16),
            "undrawn": perhaps(
                "The cards of the deck and the removed ones, in no order; null in a view.",
                many("Cards.", A_CARD.schema),
            ),
            "rooms": many("The three boards.", ROOM),
            "players": many("The players in turn order.", PLAYER),
        },
    ),
}
