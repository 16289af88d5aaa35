"""The table of The Haunting House in words and as a map, for a terminal, a page and a screen reader."""

from collections.abc import Sequence

from gloaming.games.haunting_house.parts import (
    ACROSS,
    ANY_EDGE,
    CARD_NAMES,
    DIRECTION_NAMES,
    DIRECTIONS,
    DOORWAYS,
    NEIGHBOURS,
    NO_TILE,
    ROUND_NAMES,
    SIDE,
    SLOTS,
    TILES,
    TRAP_DOOR,
    Direction,
)
from gloaming.games.haunting_house.rules.house import pawns_barring, walls_between
from gloaming.games.haunting_house.state import State
from gloaming.games.haunting_house.vocabulary import letters_of
from gloaming.games.haunting_house.words.phrases import doorway_name, listed, spot_at, spot_name, standing_on
from gloaming.kernel.seats import ALL_EYES, EMPTY, NOBODY, NOTHING

MARGIN = 9  # characters beside the house, for a doorway and its pawns
ARM = 3  # characters from the middle of a tile to its edge
WIDE = 2 * ARM + 1

# The middle of a tile with these open edges: north 1, east 2, south 4, west 8.
MIDDLES = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
TRAP_DOOR_MARK = "#"


def table(g: State, seat: int, names: Sequence[str]) -> str:
    """HH-24, HH-70: the table as a seat sees it, without what lies face down once the round has started."""
    parts = [state_lines(g, seat, names), card_lines(g, seat, names), key_lines(g, names), house_map(g, names)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


# The map


def house_map(g: State, names: Sequence[str]) -> list[str]:
    """The maze: corridors as double lines, trap doors as #, pawns as the marks of their owners."""
    marks = marks_of(names)
    head = " " * (MARGIN + ARM) + "".join(f"{column:<{WIDE}}" for column in range(1, SIDE + 1))
    lines = [head, *outer_lines(g, 0, marks)]
    for row in range(1, SIDE + 1):
        lines += row_lines(g, row, marks)
    return [line.rstrip() for line in [*lines, *reversed(outer_lines(g, ACROSS - 1, marks))]]


def marks_of(names: Sequence[str]) -> list[str]:
    """A letter for each player: the first of the name if nobody else has it, or else the number of the seat."""
    firsts = [name[0].upper() for name in names]
    plain = all(first.isascii() and first.isalpha() for first in firsts) and len(set(firsts)) == len(firsts)
    return firsts if plain else [str(seat + 1) for seat in range(len(names))]


def pawns_on(g: State, place: int, marks: Sequence[str]) -> str:
    """The marks of the pawns on a place."""
    return "".join(standing_on(g, place, marks))


def doorway_at(g: State, place: int) -> str:
    """IN, OUT or nothing."""
    if g.board[place] == NO_TILE:
        return ""
    return "OUT" if g.exit >= 0 and place == DOORWAYS[g.exit] else "IN"


def outer_lines(g: State, row: int, marks: Sequence[str]) -> list[str]:
    """The margin north or south of the house, from the outside in: at most one doorway at each end."""
    outer, inner = "", ""
    for column in (1, SIDE):
        place = row * ACROSS + column
        label = doorway_at(g, place)
        if label:
            start = MARGIN + (column - 1) * WIDE + ARM
            outer = outer.ljust(start - 1) + f"{label} {pawns_on(g, place, marks)}"
            inner = inner.ljust(start) + "║"
    return [outer, inner] if outer else []


def row_lines(g: State, row: int, marks: Sequence[str]) -> list[str]:
    """A row of tiles in three lines, with its number and the doorways at its ends."""
    west, east = row * ACROSS, row * ACROSS + ACROSS - 1
    tiles = [tile_lines(g, place, marks) for place in range(west + 1, east)]
    upper, middle, lower = ("".join(parts) for parts in zip(*tiles, strict=True))
    entry = f"{doorway_at(g, west)} ══" if g.board[west] else ""
    exit_ = f"══ {doorway_at(g, east)}" if g.board[east] else ""
    return [
        f"{pawns_on(g, west, marks):>{MARGIN - 1}} {upper} {pawns_on(g, east, marks)}",
        f"{row} {entry:>{MARGIN - 2}}{middle}{exit_}",
        " " * MARGIN + lower,
    ]


def tile_lines(g: State, place: int, marks: Sequence[str]) -> tuple[str, str, str]:
    """A tile in three lines."""
    tile = g.board[place]
    middle = TRAP_DOOR_MARK if tile & TRAP_DOOR else MIDDLES[tile & ANY_EDGE]
    west, east = (("═" if tile >> way & 1 else " ") * ARM for way in (Direction.WEST, Direction.EAST))
    pawns = pawns_on(g, place, marks)
    left, right = pawns[0::2][::-1], pawns[1::2]
    corridor = west[: ARM - len(left)] + left + middle + right + east[len(right) :]
    upper, lower = ("║" if tile >> way & 1 else " " for way in (Direction.NORTH, Direction.SOUTH))
    return upper.center(WIDE), corridor, lower.center(WIDE)


def key_lines(g: State, names: Sequence[str]) -> list[str]:
    """What the marks mean, and the map once more in letters, for who cannot see it."""
    marks = ", ".join(f"{mark} {name}" for mark, name in zip(marks_of(names), names, strict=True))
    rows = [
        f"Row {row}: {', '.join(in_letters(g.board[row * ACROSS + column]) for column in range(1, SIDE + 1))}."
        for row in range(1, SIDE + 1)
    ]
    return [f"Pawns: {marks}. # is a trap door.", "Open edges from column 1 to column 6:", *rows]


def in_letters(tile: int) -> str:
    """A tile's open edges, and its trap door."""
    return (letters_of(tile) or "nothing yet") + (" #" if tile & TRAP_DOOR else "")


# In words


def state_lines(g: State, seat: int, names: Sequence[str]) -> list[str]:
    """Turn, marker, exit, and where everybody is; oneself first, with the ways from there."""
    lines = [turn_line(g, names)] if g.turn else []
    if g.exit != NOTHING:
        lines.append(f"The exit lies against {doorway_name(g.exit)}, the entrance against {doorway_name(g.entrance)}.")
        if seat < g.players:
            lines.append(own_line(g, seat, names))
        lines += [f"{names[other]} is on {spot_words(g, other)}." for other in range(g.players) if other != seat]
    return lines


def turn_line(g: State, names: Sequence[str]) -> str:
    """How far the game has come, and who is the starting player."""
    last = f" of {g.cap}" if g.cap else ""
    card = "" if g.slot == NOTHING else f", card {g.slot + 1} of {SLOTS}"
    busy = g.acting != NOBODY and not g.over
    acting = f" {names[g.acting]} is carrying out {CARD_NAMES[g.programme[g.acting][g.slot]]}." if busy else ""
    return f"Turn {g.turn}{last}, {ROUND_NAMES[g.round]} round{card}. {names[g.marker]} has the marker.{acting}"


def spot_words(g: State, seat: int) -> str:
    """Where a pawn stands."""
    place = g.pawn[seat]
    return spot_name(spot_at(g, place)) + (", a trap door" if g.board[place] & TRAP_DOOR else "")


def own_line(g: State, seat: int, names: Sequence[str]) -> str:
    """HH-30, HH-46: where one stands, with whom, which ways are open and where one wall is between."""
    here = g.pawn[seat]
    company = [name for name in standing_on(g, here, names) if name != names[seat]]
    ways: list[list[str]] = [[], [], []]
    for direction in range(DIRECTIONS):
        place = NEIGHBOURS[here][direction]
        if g.board[place] != NO_TILE:
            spot = spot_at(g, place)
            to = f" to {spot_name(spot)}" if spot >= TILES else ""
            bar = " (barred)" if pawns_barring(g, place) else ""
            ways[walls_between(g, here, direction)].append(f"{DIRECTION_NAMES[direction]}{to}{bar}")
    return (
        f"You are on {spot_words(g, seat)}{' with ' + listed(company) if company else ''}. "
        f"Open: {', '.join(ways[0]) or 'nothing'}. One wall: {', '.join(ways[1]) or 'nothing'}. "
        f"Two walls: {', '.join(ways[2]) or 'nothing'}."
    )


def card_lines(g: State, seat: int, names: Sequence[str]) -> list[str]:
    """HH-24: the programmes of this round, one line a player."""
    return [
        f"{names[owner]}: {', '.join(card_words(g, owner, slot, seat) for slot in range(SLOTS))}."
        for owner in range(g.players)
        if g.programme[owner][0] != EMPTY
    ]


def card_words(g: State, owner: int, slot: int, seat: int) -> str:
    """HH-24: a card if it is turned up; one's own choice too, as long as others are still choosing."""
    card = g.programme[owner][slot]
    own_choice = owner == seat and g.slot == NOTHING and g.seen[owner][slot] >> seat & 1
    if card == EMPTY:
        return "none yet"
    return CARD_NAMES[card] if g.seen[owner][slot] == ALL_EYES or own_choice else "face down"
