"""The state of Haunted Destinies as phrases and as a map, for a terminal, a page and a screen reader."""

from collections.abc import Sequence

from gloaming.games.haunted_destinies.content import CARD_CODES, DIRECTION_NAMES
from gloaming.games.haunted_destinies.facts import progress, standing_on
from gloaming.games.haunted_destinies.parts import (
    ACROSS,
    CARDS,
    CEMETERY,
    DIRECTIONS,
    FIRST_HAUNTING,
    FIRST_SEARCH,
    HAND,
    HEALTH,
    KIND,
    SPOTS,
    CardKind,
    Lies,
    X,
)
from gloaming.games.haunted_destinies.rules.moor import edge_of, next_tile
from gloaming.games.haunted_destinies.rules.players import is_ghost
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask
from gloaming.games.haunted_destinies.vocabulary.kinds import edge_mark, edges_json
from gloaming.games.haunted_destinies.words.reading import (
    at,
    before,
    card_told,
    counted,
    edges_now,
    goals_in_play,
    lying,
    searchable,
    seats_in,
    tile_of,
)
from gloaming.games.haunted_destinies.words.sheets import sheet_lines, uncrossed_lines, witness_lines
from gloaming.kernel.phrases import Description, Line, Paragraph, phrase
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import NOBODY, NOTHING

COLUMNS = 80
MARGIN = 3  # characters west of the map, for the numbers of the rows
WIDE = 5  # characters of a tile on the map
ROOMY = (COLUMNS - MARGIN) // (WIDE + 1)  # so many columns can stand with a gap between them


def description(g: State, seat: int, names: Sequence[str]) -> Description:
    """HD-99: the state as a seat sees it, or a spectator."""
    names = names[: g.players]
    parts = [
        state_lines(g, names),
        own_lines(g, seat, names),
        seen_lines(g, seat),
        player_lines(g, seat, names),
        deck_lines(g),
        glossary_lines(g),
        knowledge_lines(g, seat, names),
        moor_lines(g, names),
        moor_map(g, names),
    ]
    return [lines for lines in parts if lines]


# The game so far


def state_lines(g: State, names: Sequence[str]) -> Paragraph:
    """Set-up or round, whose turn it is, the dice, the ritual, the ghost goals."""
    lines = [[set_up_phrase(g, names) if g.round == 0 else turn_phrase(g, names)]]
    if g.round and g.light:
        lines.append([dice_phrase(g, names)])
    if g.ritual != NOBODY:
        lines.append([phrase("table-ritual", seat=names[g.ritual])])
    return [*lines, *([phrase("table-goal", **card_told(card), **progress(g, card))] for card in goals_in_play(g))]


def set_up_phrase(g: State, names: Sequence[str]) -> Json:
    """HD-3 to HD-6: how far the set-up has come."""
    if g.first == NOBODY:
        return phrase("table-nobody-first")
    whole = g.players * (HAND - 1) + 1
    supply = [{"seat": name, "gloom": g.supply[seat]} for seat, name in enumerate(names) if g.supply[seat]]
    laying = {"laid": g.laid, "whole": whole, "first": names[g.first], "laying": tile_of(g.laying)}
    return phrase("table-set-up", **laying, supplies=supply if g.laid == whole else [])


def turn_phrase(g: State, names: Sequence[str]) -> Json:
    """HD-20, HD-24: whose turn it is, and what is left of it."""
    rounds = {"round": g.round, "last": g.cap}
    if g.over or g.active == NOBODY:
        return phrase("table-round", **rounds, over=bool(g.over))
    points = None if g.question == Ask.DICE else g.points  # nothing is rolled yet
    return phrase("table-turn", **rounds, seat=names[g.active], points=points, actions=g.acts)


def dice_phrase(g: State, names: Sequence[str]) -> Json:
    """The dice as last rolled, and with whom looks were exchanged and trades proposed."""
    met = {"exchanged": seats_in(g.exchanged, names), "proposed": seats_in(g.proposed, names)}
    return phrase("table-dice", light=g.light, dark=g.dark or None, **met)


# Oneself


def own_lines(g: State, seat: int, names: Sequence[str]) -> Paragraph:
    """Where one stands and which ways lead on; in the set-up the tiles in hand."""
    if seat >= g.players:
        return []
    held = [held_json(tile) for tile in g.hand[seat] if tile >= 0]
    hand: list[Line] = [[phrase("table-hand", tiles=held)]] if held else []
    if g.pawn[seat] == NOTHING:
        return hand
    tile = g.pawn[seat]
    company = [name for name in standing_on(g, tile, names) if name != names[seat]]
    here = phrase("table-standing", tile=tile_of(tile), **at(g.spot[tile]), company=company)
    return [*hand, [here], *ways(g, tile)]


def held_json(tile: int) -> Json:
    """HD-3: a tile as it is printed."""
    return {"tile": tile_of(tile), "searchable": searchable(tile), "edges": phrase("edges", edges=edges_json(tile, 0))}


def ways(g: State, tile: int) -> Paragraph:
    """HD-21: what lies on each side, and what it costs to go there."""
    lines: list[Line] = []
    for direction in range(DIRECTIONS):
        other, edge = next_tile(g, tile, direction), edge_of(g, tile, direction)
        side = phrase("table-side", direction=DIRECTION_NAMES[direction])
        cost = None if edge == X else edge
        lines.append(["", side, phrase("table-way", tile=tile_of(other), cost=cost)])
    return lines


def seen_lines(g: State, seat: int) -> Paragraph:
    """HD-35, HD-50, HD-55: the card that one looks at, or has drawn and not placed yet."""
    own = [g.looking[seat], g.drawn] if seat < g.players else []
    return [[phrase("table-card", **flavoured(card))] for card in own if card >= 0]


def flavoured(card: int) -> Json:
    """A card with what its flavour goes by: a scene has its own, of the others all of a kind have the same."""
    described = card_told(card)
    return {**described, "flavour": described["card" if KIND[card] == CardKind.SCENE else "kind"]}


# Everybody


def player_lines(g: State, seat: int, names: Sequence[str]) -> Paragraph:
    """HD-99: everybody's health, pawn, pile, face-up cards and items; oneself first."""
    seats = sorted(range(g.players), key=lambda each: each != seat)
    return [[player_phrase(g, each, {"seat": names[each], "you": each == seat})] for each in seats]


def player_phrase(g: State, seat: int, who: Json) -> Json:
    """One player."""
    tile = tile_of(g.pawn[seat])
    if is_ghost(g, seat):
        return phrase("table-ghost", **who, tile=tile, gloom=g.health[seat])
    return phrase(
        "table-player",
        **who,
        tile=tile,
        health=g.health[seat],
        most=HEALTH,
        cards=g.size[seat],
        face_up=[card_told(card) for card in before(g, seat, 0, FIRST_SEARCH)],
        items=counted(before(g, seat, FIRST_SEARCH)),
    )


def deck_lines(g: State) -> Paragraph:
    """HD-99: the decks and the discards, and what has left the game."""
    lines: list[Line] = [
        [deck_phrase(g, "search", g.search_left, FIRST_SEARCH, FIRST_HAUNTING)],
        [deck_phrase(g, "haunting", g.haunting_left, FIRST_HAUNTING, CARDS)],
    ]
    for message, where in (("table-obeyed", Lies.OBEYED), ("table-removed", Lies.REMOVED)):
        cards = [CARD_CODES[card] for card in lying(g, where)]
        lines += [[phrase(message, cards=cards)]] if cards else []
    return lines


def deck_phrase(g: State, deck: str, left: int, first: int, end: int) -> Json:
    """A deck and its discards."""
    discards = [card for card in range(first, end) if g.lies[card] == Lies.DISCARDED]
    return phrase("table-deck", deck=deck, left=left, discards=counted(discards))


def glossary_lines(g: State) -> Paragraph:
    """What the cards in sight do, and their flavour."""
    cards = {
        (KIND[card], card * (KIND[card] == CardKind.SCENE)): card
        for each in range(g.players)
        for card in before(g, each)
    }
    return [[phrase("table-card-in-sight", **flavoured(card))] for card in cards.values()]


def knowledge_lines(g: State, seat: int, names: Sequence[str]) -> Paragraph:
    """HD-11: one's own check sheet, or for a spectator what everybody knows; and who has seen which cards."""
    own = seat < g.players
    sheet = g.sheet[seat] if own else g.public_sheet
    seen = witness_lines(g, seat, names)
    witnesses: list[Line] = [[phrase("table-witnesses")], *seen] if seen else []
    return [
        [phrase("table-sheet", own=own)],
        *sheet_lines(g, seat, sheet, names),
        *uncrossed_lines(g, sheet),
        *witnesses,
    ]


# The moor


def moor_lines(g: State, names: Sequence[str]) -> Paragraph:
    """The moor row by row, in words."""
    lines: list[Line] = []
    for row in range(ACROSS):
        tiles = [g.board[row * ACROSS + column] for column in range(ACROSS)]
        laid = [laid_json(g, tile, names) for tile in tiles if tile != NOTHING]
        if laid:
            lines.append([phrase("table-row", row=row + 1, tiles=laid)])
    return lines


def laid_json(g: State, tile: int, names: Sequence[str]) -> Json:
    """A laid tile: its column, its gloom, its edges and who stands there."""
    return {
        "tile": tile_of(tile),
        "column": g.spot[tile] % ACROSS + 1,
        "gloom": g.gloom[tile] if searchable(tile) else None,
        "edges": phrase("edges", edges=edges_json(tile, g.turned[tile])),
        "pawns": standing_on(g, tile, names),
    }


def moor_map(g: State, names: Sequence[str]) -> Paragraph:
    """A map: each tile with its four edges, in its middle the gloom of a searchable one, at its corners the pawns."""
    spots = [spot for spot in range(SPOTS) if g.board[spot] != NOTHING]
    if not spots:
        return []
    rows = range(min(spots) // ACROSS, max(spots) // ACROSS + 1)
    columns = range(min(spot % ACROSS for spot in spots), max(spot % ACROSS for spot in spots) + 1)
    gap = " " if len(columns) <= ROOMY else ""
    marks = marks_of(names)
    lines = [" " * MARGIN + gap.join(f"{column + 1:^{WIDE}}" for column in columns)]
    for row in rows:
        tiles = [tile_lines(g, g.board[row * ACROSS + column], marks) for column in columns]
        heads = ("", f"{row + 1}", "")
        for head, parts in zip(heads, zip(*tiles, strict=True), strict=True):
            lines.append(f"{head:<{MARGIN}}{gap.join(parts)}")
    pawns = [f"{mark} {name}" for mark, name in zip(marks, names, strict=True)]
    return [[phrase("table-map", pawns=pawns)], *([line.rstrip()] for line in lines)]


def marks_of(names: Sequence[str]) -> list[str]:
    """A letter for each player: the first of the name if nobody else has it, or else the number of the seat."""
    firsts = [name[0].upper() for name in names]
    plain = all(len(first) == 1 and first.isascii() and first.isalpha() for first in firsts)
    usable = plain and len(set(firsts)) == len(firsts) and "X" not in firsts
    return firsts if usable else [chr(ord("a") + seat) for seat in range(len(names))]


def tile_lines(g: State, tile: int, marks: Sequence[str]) -> tuple[str, str, str]:
    """A tile in three lines of five characters."""
    if tile == NOTHING:
        return " " * WIDE, " " * WIDE, " " * WIDE
    north, east, south, west = (edge_mark(edge) for edge in edges_now(g, tile))
    middle = gloom_mark(g.gloom[tile]) if searchable(tile) else "+" if tile == CEMETERY else "."
    pawns = "".join(marks[seat] for seat in range(len(marks)) if g.pawn[seat] == tile).ljust(8)
    upper = f"{pawns[0:2]}{north}{pawns[2:4]}"
    lower = f"{pawns[4:6]}{south}{pawns[6:8]}"
    return upper, f"{west}{middle:^{WIDE - 2}}{east}", lower


def gloom_mark(gloom: int) -> str:
    """The gloom of a searchable tile, in brackets if there is room for them."""
    return f"({gloom})" if gloom < 10 else f"({gloom}" if gloom < 100 else f"{gloom}"
