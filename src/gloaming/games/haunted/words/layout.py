"""The state of Haunted as JSON, and its schema."""

from collections.abc import Sequence
from functools import cache, lru_cache

from gloaming.games.haunted.facts.charts import CHARTS, charts_json
from gloaming.games.haunted.facts.ways_out import WAYS_OUT, could_open, free_links, questions_answered, ways_out
from gloaming.games.haunted.parts import (
    CARDS,
    DECLARED_NAMES,
    EXITS,
    JOKERS,
    MOST_LINKS,
    MOST_PLAYERS,
    NOTHING_NOTED,
    QUESTION_NAMES,
    REASON_NAMES,
    Face,
    Reason,
    Stat,
)
from gloaming.games.haunted.rules.house import deck_size
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import A_CARD, A_SCORE, A_SPOT, Ask, card_json
from gloaming.kernel.layouts import Blueprint, asked_json, at_top, name_of, of_each, question_of
from gloaming.kernel.schemas import DRAFT, Json, many, number, one_of, perhaps, record, text, truth
from gloaming.kernel.seats import EMPTY, NOBODY, UNKNOWN
from gloaming.kernel.vocabulary import Question, rows

QUESTIONS = rows(Ask, Question)
FACES = ("down", "up", "discarded")
ENDINGS = REASON_NAMES[Reason.ESCAPE :]
RUNNING_OUT = (REASON_NAMES[Reason.EXITS], REASON_NAMES[Reason.DECK])

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
                    "over": lambda g, names: bool(g.over),
                    "asked": asked_json,
                    "question": question_of(QUESTIONS),
                    "round": lambda g, names: g.round,
                    "active": lambda g, names: name_of(NOBODY if g.over else g.active, names),
                    "house_player": house_player_json,
                    "declared": lambda g, names: None if g.declared == EMPTY else DECLARED_NAMES[g.declared],
                    "deck": lambda g, names: deck_size(g),
                    "exits_revealed": lambda g, names: g.exits,
                    "levels_opened": lambda g, names: g.levels,
                    "still_rounds": lambda g, names: g.quiet,
                    "most_still_rounds": lambda g, names: g.still,
                    "running_out": lambda g, names: REASON_NAMES[g.running_out] or None,
                    "last_turns": lambda g, names: [name for seat, name in enumerate(names) if g.owed >> seat & 1],
                    "ending": lambda g, names: REASON_NAMES[g.ending] or None,
                }
            ),
            ("charts",): charts_json,
            ("undrawn",): undrawn_json,
            **of_each("players", players, player_json),
            **of_each("players", players, could_open_json, "could_open"),
            **of_each("players", players, ways_out_json, "ways_out"),
            ("drawn",): drawn_json,
            ("house",): house_json,
            ("discarded",): discarded_json,
            **of_each("players", players, secret_doors_json, "secret_doors"),
        },
    )


@cache
def card_of(card: int) -> Json | None:
    """A card, None if it is unknown; kept, since a card is always the same."""
    return None if card == UNKNOWN else card_json(card)


def drawn_json(g: State, names: Sequence[str]) -> Json | None:
    """A card that was drawn and is not laid yet, and whose Secret Door it is."""
    return None if g.hand == EMPTY else {"card": card_of(g.hand), "secret_door_of": name_of(g.giver, names)}


def undrawn_json(g: State, names: Sequence[str]) -> list[Json | None] | None:
    """HA-60: the cards of the deck, in no order; no viewer may know them."""
    if UNKNOWN in g.bag:
        return None
    waiting = [card for card in range(JOKERS - EXITS + 1, CARDS if g.players > 1 else JOKERS) if g.early]
    return [card_of(card) for card in sorted([*g.bag[: g.left], *waiting])]


def house_json(g: State, names: Sequence[str]) -> list[Json]:
    """The cards of the house, without those that were discarded."""
    everybody, there = tuple(names), dict[int, tuple[str, ...]]()
    for name, spot in zip(names, g.token[: g.players], strict=True):
        there[spot] = (*there.get(spot, ()), name)
    cells = zip(range(g.laid), g.card, g.face, g.seen, g.links)  # noqa: B905  # there is room for more cards
    return [
        spot_laid(spot, card, face in DOWN, seen, tuple(links), there.get(spot, ()), everybody)
        for spot, card, face, seen, links in cells
        if face != Face.DISCARDED
    ]


DOWN = (Face.DOWN, Face.DOWN_ROOM)


@lru_cache(maxsize=8192)
def spot_laid(
    spot: int,
    card: int,
    down: bool,
    seen: int,
    links: tuple[int, ...],
    tokens: tuple[str, ...],
    names: tuple[str, ...],
) -> Json:
    """A card of the house: what it is, how it lies, who knows it, its links, and who is there; kept, since most stay as
    they are and look the same to almost everybody.
    """
    return {
        "spot": spot,
        "card": card_of(card),
        "face": FACES[0] if down else FACES[1],
        "known_to": [name for seat, name in enumerate(names) if down and seen >> seat & 1],
        "links": [other for other in links if other != EMPTY],
        "tokens": list(tokens),
    }


def discarded_json(g: State, names: Sequence[str]) -> list[Json | None]:
    """The cards that were discarded."""
    return [card_of(card) for card, face in zip(g.card, g.face[: g.laid]) if face == Face.DISCARDED]  # noqa: B905


def house_player_json(g: State, names: Sequence[str]) -> str | None:
    """Who plays the house, nobody before and after the game."""
    return name_of(NOBODY if g.over or g.active == NOBODY else (g.active + 1) % g.players, names)


def player_json(g: State, seat: int, names: Sequence[str]) -> Json:
    """A player: stats, where they are, questions, scores."""
    return {
        "name": names[seat],
        "body": g.stat[seat][Stat.BODY],
        "will": g.stat[seat][Stat.WILL],
        "fear": g.stat[seat][Stat.FEAR],
        "will_locked": bool(g.locked >> seat & 1),
        "spot": None if g.token[seat] < 0 else g.token[seat],
        "free_links": free_links(g, seat),
        "trapped": bool(g.trapped >> seat & 1),
        "escaped": bool(g.escaped >> seat & 1),
        "answered": questions_answered(g, seat),
        "noted": g.noted[seat] - NOTHING_NOTED,
        "score": g.score[seat] if g.place[seat] else None,
        "place": g.place[seat] or None,
    }


def could_open_json(g: State, seat: int, names: Sequence[str]) -> bool:
    """Whether a player could open a Door where they stand."""
    return could_open(g, seat)


def ways_out_json(g: State, seat: int, names: Sequence[str]) -> list[Json]:
    """What entering each Ace would do to a player."""
    return ways_out(g, seat)


def secret_doors_json(g: State, seat: int, names: Sequence[str]) -> list[Json | None]:
    """The Secret Doors that a player still holds."""
    return [card_of(card) for card in g.secret[seat][: g.held[seat]]]


# The schema


CARD = A_CARD.schema
MAYBE_CARD = perhaps("The card, null if the viewer may not know it.", CARD)
SPOT = A_SPOT.schema
SCORE = A_SCORE.schema
STAT = number("A stat.", 0)
HOUSE_CARD = record(
    "A card of the house.",
    {
        "spot": SPOT,
        "card": MAYBE_CARD,
        "face": one_of("How it lies.", FACES[:2]),
        "known_to": many("Who knows it while it lies face down.", text("A player.")),
        "links": many("The spots it is linked to.", SPOT, 0, MOST_LINKS),
        "tokens": many("Who is there.", text("A player.")),
    },
)
PLAYER = record(
    "A player.",
    {
        "name": text("The player's name."),
        "body": STAT,
        "will": STAT,
        "fear": STAT,
        "will_locked": truth("Whether WILL can change no more."),
        "spot": perhaps("Where the token stands, null before the deal and after an escape.", SPOT),
        "free_links": perhaps(
            "How many links the card where the token stands can still get, null without a token.",
            number("Links.", 0, MOST_LINKS),
        ),
        "could_open": truth("Whether the player could open a Door there, or in a Trap draw a card."),
        "ways_out": WAYS_OUT,
        "trapped": truth("Whether the player is in a Trap."),
        "escaped": truth("Whether the player is out."),
        "secret_doors": many(
            "The Secret Doors still held; null for each that the viewer may not know.", MAYBE_CARD, 0, 2
        ),
        "answered": many("The questions answered so far.", one_of("A question.", QUESTION_NAMES), 0, 3),
        "noted": SCORE,
        "score": perhaps("The score at the end, null before.", SCORE),
        "place": perhaps("At the end 1 for who has won and 2 for the others, null before.", number("Place.", 1, 2)),
    },
)
LAYOUT: Json = {
    "$schema": DRAFT,
    "title": "The layout of Haunted",
    **record(
        "The whole state, or what one viewer sees of it.",
        {
            "over": truth("Whether the game has ended."),
            "asked": many("Who owes an answer; chance is one of them while cards are drawn.", text("A name.")),
            "question": perhaps(
                "What is asked, null when nobody is asked.", one_of("A question.", [each.name for each in QUESTIONS])
            ),
            "round": number("The round, 0 before the first."),
            "active": perhaps("Whose turn it is, null before the first turn and at the end.", text("A player.")),
            "house_player": perhaps("Who describes the room, null when nobody does.", text("A player.")),
            "declared": perhaps(
                "What was declared for the room being entered, null if none is.", one_of("One of two.", DECLARED_NAMES)
            ),
            "deck": number("Cards in the deck; before the deal, all that are not laid.", 0, CARDS),
            "exits_revealed": number("Aces revealed so far.", 1, EXITS),
            "levels_opened": number("In solo: levels opened so far.", 0, EXITS),
            "still_rounds": number("Whole rounds in which nothing was drawn, played or turned up."),
            "most_still_rounds": number("After how many of these the game ends.", 1),
            "running_out": perhaps(
                "Why few turns are left, null before and once the game has ended.", one_of("Why.", RUNNING_OUT)
            ),
            "last_turns": many("Who has one more turn then; nobody once the game has ended.", text("A player.")),
            "ending": perhaps("Why the game ended, null before.", one_of("Why.", ENDINGS)),
            "drawn": perhaps(
                "A card that was drawn and is not laid yet, null if there is none.",
                record(
                    "A drawn card.",
                    {
                        "card": MAYBE_CARD,
                        "secret_door_of": perhaps("Whose Secret Door it is, null if nobody's.", text("A player.")),
                    },
                ),
            ),
            "house": many("The cards of the house.", HOUSE_CARD),
            "discarded": many("The cards discarded so far.", CARD),
            "undrawn": perhaps("The cards of the deck, in no order; null in a view.", many("Cards.", CARD)),
            "players": many("The players in turn order.", PLAYER, 1, MOST_PLAYERS),
            "charts": CHARTS,
        },
    ),
}
