"""The table of Haunted Destinies in words and as a map, for a terminal, a page and a screen reader."""

from collections.abc import Sequence

from gloaming.games.haunted_destinies.content import BY_KIND, CARD_TITLES, DIRECTION_NAMES
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
    Kind,
    Lies,
    X,
)
from gloaming.games.haunted_destinies.rules.moor import edge_of, next_tile
from gloaming.games.haunted_destinies.rules.players import is_ghost
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary.kinds import edge_mark, turned_edges
from gloaming.games.haunted_destinies.words.notes import sheet_lines, unplaced_lines, witness_lines
from gloaming.games.haunted_destinies.words.phrases import (
    before,
    border_of_card,
    card_phrase,
    counted,
    edges_now,
    edges_words,
    goal_of,
    goals_in_play,
    listed,
    lying,
    searchable,
    seats_in,
    spot_name,
    standing_on,
    the_tile,
    tile_name,
    titles,
)
from gloaming.kernel.seats import NOBODY, NOTHING

COLUMNS = 80
MARGIN = 3  # characters west of the map, for the numbers of the rows
WIDE = 5  # characters of a tile on the map
ROOMY = (COLUMNS - MARGIN) // (WIDE + 1)  # so many columns can stand with a gap between them


def table(g: State, seat: int, names: Sequence[str]) -> str:
    """HD-99: the table as a seat sees it, or a spectator."""
    names = names[: g.players]
    parts = [
        state_lines(g, names),
        own_lines(g, seat, names),
        player_lines(g, seat, names),
        deck_lines(g),
        glossary_lines(g),
        knowledge_lines(g, seat, names),
        moor_lines(g, names),
        moor_map(g, names),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


# The game so far


def state_lines(g: State, names: Sequence[str]) -> list[str]:
    """Set-up or round, whose turn it is, the dice, the ritual, the ghost goals."""
    lines = [set_up_line(g, names) if g.round == 0 else turn_line(g, names)]
    if g.round and g.light:
        lines.append(dice_line(g, names))
    if g.ritual != NOBODY:
        lines.append(f"The ritual runs: {names[g.ritual]} is the Opener.")
    lines += [f"{card_phrase(card)} is in play: the ghosts win if {goal_of(card)}." for card in goals_in_play(g)]
    return lines


def set_up_line(g: State, names: Sequence[str]) -> str:
    """HD-3 to HD-6: how far the set-up has come."""
    if g.first == NOBODY:
        return "The set-up: nobody has the Cemetery yet."
    whole = g.players * (HAND - 1) + 1
    laying = "" if g.laying == NOTHING else f" The next tile is {tile_name(g.laying)}."
    gloom = [f"{name} {g.supply[seat]}" for seat, name in enumerate(names) if g.laid == whole and g.supply[seat]]
    left = f" Gloom still to be placed: {', '.join(gloom)}." if gloom else ""
    return f"The set-up: {g.laid} of {whole} tiles laid; {names[g.first]} got the Cemetery.{laying}{left}"


def turn_line(g: State, names: Sequence[str]) -> str:
    """HD-20, HD-24: whose turn it is, and what is left of it."""
    round_ = f"Round {g.round} of at most {g.cap}."
    if g.over or g.active == NOBODY:
        return f"{round_} The game is over." if g.over else round_
    left = f"{counted(g.points, 'movement point')} and {counted(g.acts, 'action')} left"
    return f"{round_} It is {names[g.active]}'s turn, with {left}."


def dice_line(g: State, names: Sequence[str]) -> str:
    """The dice as last rolled, and with whom looks were exchanged and trades proposed."""
    dice = f"light {g.light}, dark {g.dark}" if g.dark else f"{g.light} with one die"
    looks, trades = seats_in(g.exchanged, names), seats_in(g.proposed, names)
    met = f" Looks exchanged this turn: {listed(looks)}." if looks else ""
    return f"Last roll: {dice}.{met}{f' Trades proposed this turn: {listed(trades)}.' if trades else ''}"


# Oneself


def own_lines(g: State, seat: int, names: Sequence[str]) -> list[str]:
    """Where one stands and which ways lead on; in the set-up the tiles in hand."""
    if seat >= g.players:
        return []
    lines = [f"Your tiles: {'; '.join(tile_in_hand(tile) for tile in g.hand[seat] if tile >= 0)}."]
    lines = lines if g.holding[seat] else []
    if g.pawn[seat] == NOTHING:
        return lines
    tile = g.pawn[seat]
    company = [name for name in standing_on(g, tile, names) if name != names[seat]]
    here = f"{the_tile(tile)} ({spot_name(g.spot[tile])}){' with ' + listed(company) if company else ''}"
    return [*lines, f"You stand on {here}. {' '.join(ways(g, tile))}"]


def tile_in_hand(tile: int) -> str:
    """HD-3: a tile as it is printed."""
    return f"{tile_name(tile)} ({'searchable, ' if searchable(tile) else ''}{edges_words(turned_edges(tile, 0))})"


def ways(g: State, tile: int) -> list[str]:
    """HD-21: what lies on each side, and what it costs to go there."""
    said = []
    for direction in range(DIRECTIONS):
        other, edge = next_tile(g, tile, direction), edge_of(g, tile, direction)
        side = DIRECTION_NAMES[direction].capitalize()
        cost = "no way out" if edge == X else f"for {edge}"
        said.append(f"{side}: nothing." if other == NOTHING else f"{side}: {the_tile(other)}, {cost}.")
    return said


# Everybody


def player_lines(g: State, seat: int, names: Sequence[str]) -> list[str]:
    """HD-99: everybody's health, pawn, pile, face-up cards and items; oneself first."""
    seats = sorted(range(g.players), key=lambda each: each != seat)
    return [player_line(g, each, f"{names[each]} (you)" if each == seat else names[each]) for each in seats]


def player_line(g: State, seat: int, name: str) -> str:
    """One player."""
    where = "" if g.pawn[seat] == NOTHING else f", on {the_tile(g.pawn[seat])}"
    if is_ghost(g, seat):
        return f"{name}: a ghost with {g.health[seat]} gloom{where}."
    face_up = [f"{CARD_TITLES[card]} ({border_of_card(card)})" for card in before(g, seat, 0, FIRST_SEARCH)]
    items = titles(before(g, seat, FIRST_SEARCH))
    more = f"; face up: {', '.join(face_up)}" if face_up else ""
    more += f"; items: {', '.join(items)}" if items else ""
    return f"{name}: {g.health[seat]} of {HEALTH} health{where}; {counted(g.size[seat], 'card')} in the pile{more}."


def deck_lines(g: State) -> list[str]:
    """HD-99: the decks and the discards, and what has left the game."""
    lines = [
        deck_line(g, "Search", g.search_left, FIRST_SEARCH, FIRST_HAUNTING),
        deck_line(g, "Haunting", g.haunting_left, FIRST_HAUNTING, CARDS),
    ]
    obeyed = [CARD_TITLES[card] for card in lying(g, Lies.OBEYED)]
    gone = [CARD_TITLES[card] for card in lying(g, Lies.REMOVED)]
    lines += [f"Being obeyed: {', '.join(obeyed)}."] if obeyed else []
    return [*lines, f"Psyche cards out of the game: {', '.join(gone)}."] if gone else lines


def deck_line(g: State, name: str, left: int, first: int, end: int) -> str:
    """A deck and its discards."""
    discards = [card for card in range(first, end) if g.lies[card] == Lies.DISCARDED]
    return f"{name} deck: {counted(left, 'card')}; discards: {', '.join(titles(discards)) or 'none'}."


def glossary_lines(g: State) -> list[str]:
    """What the powers and items in sight do."""
    kinds = dict.fromkeys(KIND[card] for seat in range(g.players) for card in before(g, seat))
    return [f"{BY_KIND[kind].name}: {BY_KIND[kind].effect}" for kind in kinds if kind != Kind.SCENE]


def knowledge_lines(g: State, seat: int, names: Sequence[str]) -> list[str]:
    """HD-11: one's own check sheet, or for a spectator what everybody knows; and who has seen which cards."""
    own = seat < g.players
    sheet = g.sheet[seat] if own else g.public_sheet
    head = "Your check sheet" if own else "What everybody knows of the piles"
    seen = witness_lines(g, seat, names)
    return [
        f"{head}, each card named once:",
        *sheet_lines(g, seat, sheet, names),
        *unplaced_lines(g, sheet),
        *(["As everybody knows:", *seen] if seen else []),
    ]


# The moor


def moor_lines(g: State, names: Sequence[str]) -> list[str]:
    """The moor row by row, in words."""
    lines = []
    for row in range(ACROSS):
        tiles = [g.board[row * ACROSS + column] for column in range(ACROSS)]
        said = [tile_words(g, tile, names) for tile in tiles if tile != NOTHING]
        if said:
            lines.append(f"Row {row + 1}: {'; '.join(said)}.")
    return lines


def tile_words(g: State, tile: int, names: Sequence[str]) -> str:
    """A laid tile: its column, its gloom, its edges and who stands there."""
    gloom = f", {g.gloom[tile]} gloom" if searchable(tile) else ""
    standing = standing_on(g, tile, names)
    who = f", with {listed(standing)}" if standing else ""
    return f"column {g.spot[tile] % ACROSS + 1} {tile_name(tile)}{gloom} ({edges_words(edges_now(g, tile))}){who}"


def moor_map(g: State, names: Sequence[str]) -> list[str]:
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
    key = ", ".join(f"{mark} {name}" for mark, name in zip(marks, names, strict=True))
    return [f"Map. Pawns: {key}. (2) is a searchable tile with 2 gloom, + the Cemetery.", *map(str.rstrip, lines)]


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
