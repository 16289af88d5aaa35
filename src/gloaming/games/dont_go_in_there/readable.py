"""The table and the news of Don't Go In There as readable JSON, and the schemas of both."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from gloaming.games.dont_go_in_there.parts import (
    CARDS,
    FLASHLIGHTS,
    ICONS,
    REMOVED,
    ROOMS,
    SIDE_NAMES,
    SLOTS,
    SPACES,
    TYPE_NAMES,
    VALUES,
)
from gloaming.games.dont_go_in_there.printed import meeples_left
from gloaming.games.dont_go_in_there.state import State
from gloaming.kernel.layouts import Blueprint, of_each
from gloaming.kernel.match import CHANCE_NAME
from gloaming.kernel.news import Item
from gloaming.kernel.schemas import DRAFT, Json, many, number, one_of, perhaps, record, text, truth
from gloaming.kernel.seats import ALL_EYES, CHANCE, EMPTY, GONE, NOBODY, NOTHING, UNKNOWN

QUESTIONS = (
    "type",
    "side",
    "first player",
    "draw",
    "roll",
    "place",
    "re-roll",
    "turn die",
    "take",
    "name",
    "dolls",
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
            **of_each("rooms", ROOMS, room_json),
            **of_each("players", players, player_json),
            **of_each("players", players, face_up_json, "face_up"),
            **of_each("players", players, dispelled_json, "dispelled"),
        },
        veiled={
            **of_each("rooms", ROOMS, cards_json, "cards"),
            **of_each("players", players, ghosts_json, "ghosts"),
        },
    )


def state_json(g: State, names: Sequence[str]) -> Json:
    """How far the game has come."""
    asked = [name for seat, name in enumerate(names) if g.asked >> seat & 1]
    return {
        "over": bool(g.over),
        "asked": [*asked, CHANCE_NAME] if g.asked >> CHANCE & 1 else asked,
        "question": QUESTIONS[g.question] if g.asked else None,
        "turn": name_of(g.turn, names),
        "resolver": name_of(g.resolver, names),
        "resolving": None if g.resolving == NOTHING else SIDE_NAMES[g.side[g.resolving]],
        "dice": g.dice,
        "ghosts_rolled": g.rolled,
        "clocks_struck": bool(g.struck),
        "types_in_play": [TYPE_NAMES[kind] for kind in sorted(g.types[g.unpicked :])],
        "deck": g.deck,
        "removed": REMOVED[g.players],
        "undrawn": None if UNKNOWN in g.undrawn else [card_json(card) for card in sorted(g.undrawn[: g.left])],
    }


def name_of(seat: int, names: Sequence[str]) -> str | None:
    """The name at a seat, None for nobody."""
    return None if seat == NOBODY else names[seat]


@cache
def card_json(card: int) -> Json | None:
    """A card, None if it is unknown."""
    if card == UNKNOWN:
        return None
    return {"type": TYPE_NAMES[card // VALUES], "value": card % VALUES + 1, "dice": ICONS[card % VALUES]}


def room_json(g: State, room: int, names: Sequence[str]) -> Json:
    """A room: its side, and its spaces from the top."""
    return room_laid(g.side[room], tuple(g.meeple[room]), tuple(names))


@lru_cache(maxsize=4096)
def room_laid(side: int, meeples: tuple[int, ...], names: tuple[str, ...]) -> Json:
    """A room on which these meeples stand; kept, since most rooms look the same after most answers."""
    return {
        "side": None if side == GONE else SIDE_NAMES[side],
        "spaces": [
            {"flashlights": count, "meeple": name_of(seat, names)}
            for count, seat in zip(FLASHLIGHTS, meeples, strict=True)
        ],
    }


def cards_json(g: State, room: int, names: Sequence[str]) -> list[Json]:
    """The cards above a room."""
    return cards_laid(tuple(g.shown[room]), tuple(g.peeked[room]), tuple(names))


@lru_cache(maxsize=4096)
def cards_laid(shown: tuple[int, ...], peeked: tuple[int, ...], names: tuple[str, ...]) -> list[Json]:
    """These cards above a room; kept, since they look the same to almost everybody."""
    return [shown_json(shown[slot], slot, peeked[slot], names) for slot in range(SLOTS) if shown[slot] != EMPTY]


def shown_json(card: int, slot: int, eyes: int, names: Sequence[str]) -> Json:
    """A card above a room, and who has looked at it if it lies face down."""
    down = eyes != ALL_EYES
    lookers = [name for seat, name in enumerate(names) if down and eyes >> seat & 1]
    return {"slot": slot + 1, "card": card_json(card), "face_down": down, "looked_at_by": lookers}


def player_json(g: State, seat: int, names: Sequence[str]) -> Json:
    """A player."""
    return {
        "name": names[seat],
        "meeples": meeples_left(g, seat),
        "score": g.score[seat] if g.over else None,
        "place": g.place[seat] if g.over else None,
    }


def ghosts_json(g: State, seat: int, names: Sequence[str]) -> int | None:
    """The ghosts behind a player's screen, None if the viewer may not look there."""
    return None if g.ghosts[seat] == UNKNOWN else g.ghosts[seat]


def face_up_json(g: State, seat: int, names: Sequence[str]) -> list[Json | None]:
    """A player's cards that lie face up."""
    return pile_json(bytes(g.up[seat]))


def dispelled_json(g: State, seat: int, names: Sequence[str]) -> list[Json | None]:
    """A player's cards that were dispelled."""
    return pile_json(bytes(g.down[seat]))


@lru_cache(maxsize=4096)
def pile_json(counts: bytes) -> list[Json | None]:
    """Cards of which there are so many each; kept, since a pile looks the same to everyone and seldom changes."""
    return [card_json(card) for card in range(CARDS) for _ in range(counts[card])]


# The news


def seat_told(item: Item, names: Sequence[str]) -> str:
    """Who did it."""
    return names[item.seat]


def receiver_told(item: Item, names: Sequence[str]) -> str:
    """Who was given something."""
    return names[item.thing]


def type_told(item: Item, names: Sequence[str]) -> str:
    """The type it is about."""
    return TYPE_NAMES[item.thing]


def side_told(item: Item, names: Sequence[str]) -> str:
    """The room it is about."""
    return SIDE_NAMES[item.thing]


def slot_side_told(item: Item, names: Sequence[str]) -> str:
    """The room above which the slot lies."""
    return SIDE_NAMES[item.thing // SLOTS]


def slot_told(item: Item, names: Sequence[str]) -> int:
    """The slot, from 1 on the left."""
    return item.thing % SLOTS + 1


def space_side_told(item: Item, names: Sequence[str]) -> str:
    """The room in which the space lies."""
    return SIDE_NAMES[item.thing // SPACES]


def space_told(item: Item, names: Sequence[str]) -> int:
    """The space, from 1 at the top."""
    return item.thing % SPACES + 1


def card_told(item: Item, names: Sequence[str]) -> Json | None:
    """The card, None if the hearer may not know it."""
    return card_json(item.number)


def dispelled_told(item: Item, names: Sequence[str]) -> Json | None:
    """The card that was dispelled."""
    return card_json(item.thing)


def number_told(item: Item, names: Sequence[str]) -> int:
    """How many."""
    return item.number


def thing_told(item: Item, names: Sequence[str]) -> int:
    """How many dice, or Curses for ghosts."""
    return item.thing


def again_told(item: Item, names: Sequence[str]) -> bool:
    """Whether the dice were rolled once more."""
    return item.number == 1


Reader = Callable[[Item, Sequence[str]], Any]

SLOT: dict[str, Reader] = {"room": slot_side_told, "slot": slot_told}
SPACE: dict[str, Reader] = {"room": space_side_told, "space": space_told}
SEAT: dict[str, Reader] = {"seat": seat_told}
GHOSTS: dict[str, Reader] = {"ghosts": number_told}

# What each kind of news is called and what it tells, in the order of News.
TOLD: tuple[tuple[str, Mapping[str, Reader]], ...] = (
    ("type picked", {"type": type_told}),
    ("side shown", {"room": side_told}),
    ("went first", SEAT),
    ("dealt", SLOT | {"card": card_told}),
    ("arranged", {"room": side_told}),
    ("placed", SEAT | SPACE),
    ("took ghosts", SEAT | GHOSTS),
    ("discarded ghosts", SEAT | GHOSTS),
    ("looked", SEAT | {"room": side_told, "card": card_told}),
    ("turned up", {"room": side_told, "card": card_told}),
    ("rolled", SEAT | {"dice": thing_told} | GHOSTS),
    ("re-rolled", SEAT | {"again": again_told}),
    ("turned die", SEAT | {"more": number_told}),
    ("haunted", SEAT | SPACE | GHOSTS),
    ("took card", SEAT | SLOT | {"card": card_told}),
    ("dispelled", SEAT | {"card": dispelled_told, "count": number_told}),
    ("named", SEAT | {"type": type_told}),
    ("clocks struck", SEAT),
    ("passed ghosts", SEAT | {"to": receiver_told} | GHOSTS),
    ("room opened", {"room": side_told}),
    ("room closed", {"room": side_told}),
    ("revealed ghosts", SEAT | GHOSTS),
    ("scored", SEAT | {"for_ghosts": thing_told, "curses": number_told}),
)


def tidings(item: Item, names: Sequence[str]) -> Json:
    """What happened, as readable JSON."""
    what, particulars = TOLD[item.what]
    return {"what": what, **{key: read(item, names) for key, read in particulars.items()}}


# The schemas


CARD = record(
    "A cursed card.",
    {
        "type": one_of("One of the twelve types.", TYPE_NAMES),
        "value": number("Its Curses.", 1, VALUES),
        "dice": number("Its dice icons.", 1, 2),
    },
)
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
        "cards": many(
            "The cards still above the room, from the left.",
            record(
                "A card above the room.",
                {
                    "slot": number("Its slot, from 1 on the left.", 1, SLOTS),
                    "card": perhaps("The card, null if the viewer may not know it.", CARD),
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
        "face_up": many("Cards whose Curses count.", CARD),
        "dispelled": many("Cards that were flipped face down for good; all know them.", CARD),
        "score": perhaps("Curses at the end, null before.", number("Curses.")),
        "place": perhaps("The place at the end, 1 for who has won, null before.", number("Place.", 1)),
    },
)
LAYOUT: Json = {
    "$schema": DRAFT,
    "title": "The table of Don't Go In There",
    **record(
        "The whole table, or what one viewer sees of it.",
        {
            "over": truth("Whether the game has ended."),
            "asked": many(
                "Who owes an answer; chance is one of them while cards are dealt and dice roll.", text("A name.")
            ),
            "question": perhaps("What is asked, null when nobody is asked.", one_of("A question.", QUESTIONS)),
            "turn": perhaps("Whose turn it is, null before the first turn.", text("A player.")),
            "resolver": perhaps("Who holds the planchette, null before the first room is resolved.", text("A player.")),
            "resolving": perhaps("The room being resolved, null if none is.", one_of("A room.", SIDE_NAMES)),
            "dice": number("Dice rolled for the room being resolved, 0 if none is.", 0, 6),
            "ghosts_rolled": number("Ghosts showing on them.", 0, 6),
            "clocks_struck": truth("Whether the clocks have worked; they do so once a game."),
            "types_in_play": many("The types shuffled in.", one_of("A type.", TYPE_NAMES)),
            "deck": number("Cards still to be dealt.", 0, 60),
            "removed": number("Cards removed unseen.", 4, 16),
            "undrawn": perhaps(
                "The cards of the deck and the removed ones, in no order; null in a view.", many("Cards.", CARD)
            ),
            "rooms": many("The three boards.", ROOM),
            "players": many("The players in turn order.", PLAYER),
        },
    ),
}
PARTICULARS: dict[str, Json] = {
    "seat": text("Who did it."),
    "to": text("Who was given the ghosts."),
    "type": one_of("The type.", TYPE_NAMES),
    "room": one_of("The room.", SIDE_NAMES),
    "slot": number("The slot above the room, from 1 on the left.", 1, SLOTS),
    "space": number("The space of the room, from 1 at the top.", 1, SPACES),
    "card": perhaps("The card, null if the hearer may not know it.", CARD),
    "count": number("How many of it.", 1, 2),
    "dice": number("How many dice.", 3, 6),
    "ghosts": number("How many ghosts; 0 is told too."),
    "again": truth("Whether all dice were rolled once more."),
    "more": number("Ghosts more on the dice, -1 for one fewer.", -1, 1),
    "for_ghosts": number("Curses for having the most ghosts."),
    "curses": number("Curses in all."),
}
TIDINGS: Json = {
    "$schema": DRAFT,
    "title": "The news of Don't Go In There",
    "description": "One thing that happened, as one hearer was told it.",
    "oneOf": [
        record(f"What is told of: {what}.", {"what": {"const": what}, **{key: PARTICULARS[key] for key in parts}})
        for what, parts in TOLD
    ],
}
