"""The state of Haunted Destinies as readable JSON, and its schema."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from gloaming.games.haunted_destinies.content import CARD_CODES, ENDING_NAMES, KIND_NAMES, TILE_NAMES
from gloaming.games.haunted_destinies.facts import NEEDS, PROGRESS, needs, progress
from gloaming.games.haunted_destinies.parts import (
    ACROSS,
    CARDS,
    FIRST_HAUNTING,
    FIRST_SEARCH,
    HAND,
    KIND,
    MOST_FACE_DOWN,
    MOST_ROUNDS,
    TILES,
    Column,
    Lies,
)
from gloaming.games.haunted_destinies.rules.piles import start_of
from gloaming.games.haunted_destinies.rules.players import is_ghost
from gloaming.games.haunted_destinies.rules.sheet import border_of
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask
from gloaming.games.haunted_destinies.vocabulary.kinds import (
    BORDER_NAMES,
    CARD_NAME,
    DECK_NAMES,
    EDGES_SCHEMA,
    GROUP_NAMES,
    TILE_NAME,
    WAYS_TO_END,
    border_json,
    edges_json,
)
from gloaming.games.haunted_destinies.words.reading import (
    before,
    goals_in_play,
    items_of,
    lying,
    searchable,
    seats_in,
    tile_of,
)
from gloaming.games.haunted_destinies.words.sheets import Claim, claims_on
from gloaming.kernel.layouts import Blueprint, asked_json, at_top, name_of, of_each, question_of
from gloaming.kernel.schemas import DRAFT, Json, many, number, one_of, perhaps, record, text, truth
from gloaming.kernel.seats import EMPTY, NOBODY, NOTHING, UNKNOWN
from gloaming.kernel.vocabulary import Question, rows

QUESTIONS = rows(Ask, Question)


def layout(g: State, names: Sequence[str]) -> Json:
    """The state as readable JSON; `g` may be a view."""
    return blueprint(g.players).laid_out(g, names[: g.players])


@cache
def blueprint(players: int) -> Blueprint:
    """What the layout is made of."""
    return Blueprint(
        State,
        {
            **at_top(
                {
                    "over": lambda g, names: bool(g.over),
                    "ending": lambda g, names: ENDING_NAMES[g.ending] or None,
                    "asked": asked_json,
                    "question": question_of(QUESTIONS),
                    "quick": lambda g, names: bool(g.quick),
                    "last_round": lambda g, names: g.cap,
                    "round": lambda g, names: g.round,
                    "first": lambda g, names: name_of(g.first, names),
                    "turn": turn_json,
                    "ritual": lambda g, names: name_of(g.ritual, names),
                    "laying": lambda g, names: tile_of(g.laying),
                    "look": look_json,
                }
            ),
            ("needs",): needs_json,
            ("goals",): goals_json,
            ("moor",): moor_json,
            ("undealt",): undealt_json,
            ("decks", 0): search_json,
            ("decks", 1): haunting_json,
            ("obeyed",): obeyed_json,
            ("removed",): removed_json,
            **of_each("players", players, player_json),
            **of_each("players", players, face_up_json, "face_up"),
            **of_each("players", players, items_json, "items"),
            **of_each("players", players, pile_json, "pile"),
            ("known_to_all",): known_to_all_json,
            ("drawn",): drawn_json,
            **of_each("players", players, looking_json, "looking"),
            **of_each("players", players, sheet_json, "sheet"),
            **of_each("players", players, tiles_json, "tiles"),
        },
    )


@cache
def card_json(card: int) -> Json | None:
    """A card, None if the viewer may not know it."""
    if card == UNKNOWN:
        return None
    return {"name": CARD_CODES[card], "kind": KIND_NAMES[KIND[card]], "border": border_json(border_of(card))}


def turn_json(g: State, names: Sequence[str]) -> Json | None:
    """The turn, None before the first."""
    if g.active == NOBODY:
        return None
    return {
        "player": names[g.active],
        "light": g.light or None,
        "dark": g.dark or None,
        "points": g.points,
        "actions": g.acts,
        "leapt": bool(g.leapt),
        "exchanged": seats_in(g.exchanged, names),
        "proposed": seats_in(g.proposed, names),
        "offer": [CARD_CODES[card] for card in items_of(g.offer)],
        "target": name_of(g.target, names),
        "result": g.result,
    }


def needs_json(g: State, names: Sequence[str]) -> Json | None:
    """What the deeds of the active player still need, None before the first turn."""
    return None if g.active == NOBODY else needs(g, g.active)


# The moor and the cards


def moor_json(g: State, names: Sequence[str]) -> list[Json]:
    """The tiles that lie on the moor."""
    glooms = (*g.gloom, *(0,) * (TILES - len(g.gloom)))  # only searchable tiles have any
    tiles = zip(range(TILES), g.spot, g.turned, glooms, strict=True)
    return [tile_laid(tile, spot, quarters, gloom) for tile, spot, quarters, gloom in tiles if spot != NOTHING]


@lru_cache(maxsize=8192)
def tile_laid(tile: int, spot: int, quarters: int, gloom: int) -> Json:
    """A tile on the moor; kept, since they stay where they are."""
    return {
        "tile": TILE_NAMES[tile],
        "row": spot // ACROSS + 1,
        "column": spot % ACROSS + 1,
        "quarters": quarters,
        "edges": edges_json(tile, quarters),
        "searchable": searchable(tile),
        "gloom": gloom if searchable(tile) else 0,
    }


def undealt_json(g: State, names: Sequence[str]) -> list[str] | None:
    """The tiles in the box; no viewer may know them."""
    return None if UNKNOWN in g.box else [TILE_NAMES[tile] for tile in sorted(g.box) if tile != EMPTY]


def goals_json(g: State, names: Sequence[str]) -> list[Json]:
    """The ghost goals in play, and how far they are."""
    return [{**(card_json(card) or {}), "progress": progress(g, card)} for card in goals_in_play(g)]


def search_json(g: State, names: Sequence[str]) -> Json:
    """The Search deck."""
    return deck_json(g, "search", g.search_left, g.search_deck, FIRST_SEARCH, FIRST_HAUNTING)


def haunting_json(g: State, names: Sequence[str]) -> Json:
    """The Haunting deck."""
    return deck_json(g, "haunting", g.haunting_left, g.haunting_deck, FIRST_HAUNTING, CARDS)


def deck_json(g: State, name: str, left: int, deck: Sequence[int], first: int, end: int) -> Json:
    """A deck: how many cards, which in no order, and its discards."""
    return {
        "deck": name,
        "left": left,
        "cards": None if UNKNOWN in deck else [card_json(card) for card in sorted(deck[:left])],
        "discards": [card_json(card) for card in range(first, end) if g.lies[card] == Lies.DISCARDED],
    }


def obeyed_json(g: State, names: Sequence[str]) -> list[Json | None]:
    """The cards that are revealed and being obeyed."""
    return [card_json(card) for card in lying(g, Lies.OBEYED)]


def removed_json(g: State, names: Sequence[str]) -> list[Json | None]:
    """The cards that are not in this game, or have left it."""
    return [card_json(card) for card in lying(g, Lies.REMOVED)]


def drawn_json(g: State, names: Sequence[str]) -> Json | None:
    """HD-35: a card that was drawn and has no place yet."""
    if g.drawn_from == NOTHING:
        return None
    return {"deck": GROUP_NAMES[g.drawn_from], "card": card_json(g.drawn)}


def look_json(g: State, names: Sequence[str]) -> Json | None:
    """HD-11: who looks at which place of whose pile; in an attack, which card is being taken."""
    if g.look_place == NOTHING:
        return None
    return {"prober": names[g.prober], "owner": names[g.owner], "place": g.look_place + 1}


# The players


def player_json(g: State, seat: int, names: Sequence[str]) -> Json:
    """A player."""
    ghost = is_ghost(g, seat)
    return {
        "name": names[seat],
        "ghost": ghost,
        "health": None if ghost else g.health[seat],
        "gloom": g.health[seat] if ghost else None,
        "pawn": tile_of(g.pawn[seat]),
        "tiles_held": g.holding[seat].bit_count(),
        "gloom_to_place": g.supply[seat],
        "roll": g.rolls[seat] or None,
        "score": g.score[seat] if g.place[seat] else None,
        "place": g.place[seat] or None,
    }


def face_up_json(g: State, seat: int, names: Sequence[str]) -> list[Json | None]:
    """The Psyche cards that lie face up before a player."""
    return [card_json(card) for card in before(g, seat, 0, FIRST_SEARCH)]


def items_json(g: State, seat: int, names: Sequence[str]) -> list[Json | None]:
    """A player's items."""
    return [card_json(card) for card in before(g, seat, FIRST_SEARCH)]


def pile_json(g: State, seat: int, names: Sequence[str]) -> list[Json | None]:
    """A player's Destiny pile, place 1 first; no viewer may know the cards."""
    start = start_of(g, seat)
    return [card_json(card) for card in g.pile[start : start + g.size[seat]]]


def looking_json(g: State, seat: int, names: Sequence[str]) -> Json | None:
    """The card that a player is looking at."""
    return None if g.looking[seat] in (NOTHING, UNKNOWN) else card_json(g.looking[seat])


def tiles_json(g: State, seat: int, names: Sequence[str]) -> list[str] | None:
    """The tiles that a player still has to lay."""
    return None if UNKNOWN in g.hand[seat] else [TILE_NAMES[tile] for tile in g.hand[seat] if tile != EMPTY]


def sheet_json(g: State, seat: int, names: Sequence[str]) -> list[Json] | None:
    """HD-11: a player's check sheet."""
    sheet, everybody = g.sheet[seat], tuple(names)
    return None if UNKNOWN in sheet else [claim_json(claim, everybody) for claim in claims_on(g, sheet)]


@lru_cache(maxsize=8192)
def claim_json(claim: Claim, names: tuple[str, ...]) -> Json:
    """What is known of one face-down card, and where it can lie."""
    return {
        "what": CARD_CODES[claim.what] if claim.what < CARDS else GROUP_NAMES[claim.what],
        "owner": names[claim.home],
        "from_place": claim.low + 1,
        "to_place": claim.high + 1,
        "or_with": seats_in(claim.strays, names),
    }


def known_to_all_json(g: State, names: Sequence[str]) -> list[Json]:
    """The public sheet."""
    sheet, everybody = g.public_sheet, tuple(names)
    return [
        public_claim_json(claim, sheet[Column.SEEN + n], sheet[Column.BORDER + n], everybody)
        for n, claim in enumerate(claims_on(g, sheet))
    ]


@lru_cache(maxsize=8192)
def public_claim_json(claim: Claim, seen: int, border: int, names: tuple[str, ...]) -> Json:
    """A claim of the public sheet, with who has seen the card."""
    return {
        **claim_json(claim, names),
        "seen_by": seats_in(seen, names),
        "border_shown_to": seats_in(border, names),
    }


# The schema

PLAYER_NAME = text("A player.")
PLACE = number("A place in a pile, from 1.", 1, MOST_FACE_DOWN)
GLOOM = number("Gloom.")
CARD = record(
    "A card.",
    {
        "name": CARD_NAME,
        "kind": one_of("What it does; the table of content in the rulebook lists the kinds.", KIND_NAMES),
        "border": one_of("Its border: a set of Psyche cards, or grey.", BORDER_NAMES),
    },
)
GOAL = record("A ghost goal in play.", {**CARD["properties"], "progress": PROGRESS})
CLAIM: dict[str, Any] = {
    "what": text("The card, or as much as is known of it: set A to set E, psyche, grey, search, haunting, anything."),
    "owner": text("In whose pile it lies."),
    "from_place": number("The first place in that pile where it can be, from 1.", 1, MOST_FACE_DOWN),
    "to_place": number("The last place in that pile where it can be.", 1, MOST_FACE_DOWN),
    "or_with": many("The others in whose piles it may lie instead.", PLAYER_NAME, 0, 6),
}
TURN = record(
    "The turn.",
    {
        "player": text("Whose turn it is."),
        "light": perhaps("The light die as last rolled, null before the first roll.", number("A die.", 1, 6)),
        "dark": perhaps("The dark die as last rolled, null if one die was rolled.", number("A die.", 1, 6)),
        "points": number("Movement points left."),
        "actions": number("Actions left."),
        "leapt": truth("Whether an X edge was left over this turn."),
        "exchanged": many("With whom looks were exchanged this turn.", PLAYER_NAME, 0, 5),
        "proposed": many("To whom a trade was proposed this turn.", PLAYER_NAME, 0, 5),
        "offer": many("The items in the proposal that is being made.", CARD_NAME, 0, 12),
        "target": perhaps("Who was last queried, attacked, haunted or offered a trade.", PLAYER_NAME),
        "result": number("The result of the last roll in an action, 0 if it was below."),
    },
)
TILE = record(
    "A tile on the moor.",
    {
        "tile": TILE_NAME,
        "row": number("Its row, 1 in the north; the Cemetery lies in row 8.", 1, ACROSS),
        "column": number("Its column, 1 in the west; the Cemetery lies in column 8.", 1, ACROSS),
        "quarters": number("By how many quarters it is turned clockwise.", 0, 3),
        "edges": EDGES_SCHEMA,
        "searchable": truth("Whether it can be searched."),
        "gloom": GLOOM,
    },
)
DECK = record(
    "One of the two grey decks.",
    {
        "deck": one_of("Which.", DECK_NAMES),
        "left": number("Cards left in it."),
        "cards": perhaps("Which they are, in no order; null in a view, where nobody may know.", many("Cards.", CARD)),
        "discards": many("Its discards.", CARD),
    },
)
PLAYER = record(
    "A player.",
    {
        "name": text("The player's name."),
        "ghost": truth("Whether the player is a ghost."),
        "health": perhaps("Tokens on the health side; null for a ghost.", number("Health.", 0, 5)),
        "gloom": perhaps("The gloom of a ghost; null for the living.", GLOOM),
        "pawn": perhaps("The tile on which the pawn stands, null before it is placed.", TILE_NAME),
        "face_up": many("The Psyche cards that lie face up before the player.", CARD, 0, 30),
        "items": many("The items.", CARD, 0, 12),
        "pile": many("The Destiny pile, place 1 first.", perhaps("A card, null in a view.", CARD), 0, MOST_FACE_DOWN),
        "looking": perhaps("The card that the player is looking at; null if none, or if hidden.", CARD),
        "sheet": perhaps(
            "The check sheet: a claim for each face-down card; null if hidden.",
            many("Claims, true together.", record("A claim.", CLAIM), 0, MOST_FACE_DOWN),
        ),
        "tiles_held": number("Tiles still to be laid.", 0, HAND),
        "tiles": perhaps("Which they are, null if hidden.", many("Tiles.", TILE_NAME, 0, HAND)),
        "gloom_to_place": number("Gloom still to be placed in the set-up.", 0, 4),
        "roll": perhaps("The roll for the Cemetery, null before it.", number("A die.", 1, 6)),
        "score": perhaps("At the end 1 for who has won and 0 for the others, null before.", number("Score.", 0, 1)),
        "place": perhaps("At the end 1 for who has won and 2 for the others, null before.", number("Place.", 1, 2)),
    },
)
LAYOUT: Json = {
    "$schema": DRAFT,
    "title": "The layout of Haunted Destinies",
    **record(
        "The whole state, or what one viewer sees of it.",
        {
            "over": truth("Whether the game has ended."),
            "ending": perhaps("How it ended, null before.", one_of("An ending.", WAYS_TO_END)),
            "asked": many("Who owes an answer; chance is one of them.", text("A name."), 0, 6),
            "question": perhaps(
                "What is asked, null when nobody is asked.", one_of("A question.", [each.name for each in QUESTIONS])
            ),
            "quick": truth("Whether chance made the choices of the set-up."),
            "last_round": number("The round after which the game ends anyway.", 1, MOST_ROUNDS),
            "round": number("The round, 0 during the set-up.", 0, MOST_ROUNDS),
            "first": perhaps("The Cemetery's owner, who goes first; null before that is known.", PLAYER_NAME),
            "turn": perhaps("The turn, null during the set-up.", TURN),
            "needs": perhaps("What the deeds of the active player still need, null during the set-up.", NEEDS),
            "ritual": perhaps("The Opener, once the ritual runs; null before.", PLAYER_NAME),
            "goals": many("The ghost goals in play.", GOAL, 0, 3),
            "moor": many("The tiles that lie on the moor.", TILE, 0, TILES),
            "laying": perhaps("The tile that is shown and about to be laid, null if none.", TILE_NAME),
            "undealt": perhaps(
                "The tiles in the box; null in a view, where nobody may know.", many("Tiles.", TILE_NAME)
            ),
            "decks": many("The Search deck and the Haunting deck.", DECK, 2, 2),
            "drawn": perhaps(
                "A card that was drawn and has no place yet, null if there is none.",
                record(
                    "The card.",
                    {
                        "deck": one_of("The deck that it comes from.", DECK_NAMES),
                        "card": perhaps("Which it is, null if the viewer may not know it.", CARD),
                    },
                ),
            ),
            "obeyed": many("Cards that are revealed and being obeyed.", CARD),
            "removed": many("Psyche cards that are not in this game, or have left it.", CARD, 0, 30),
            "look": perhaps(
                "The look that is under way, null if none is.",
                record("A look.", {"prober": PLAYER_NAME, "owner": PLAYER_NAME, "place": PLACE}),
            ),
            "players": many("The players in turn order.", PLAYER, 3, 6),
            "known_to_all": many(
                "What everybody knows: a claim for each face-down card, and who has seen it.",
                record(
                    "A claim.",
                    {
                        **CLAIM,
                        "seen_by": many("Who has looked at it.", PLAYER_NAME, 0, 6),
                        "border_shown_to": many("Who was shown its border.", PLAYER_NAME, 0, 6),
                    },
                ),
                0,
                MOST_FACE_DOWN,
            ),
        },
    ),
}
