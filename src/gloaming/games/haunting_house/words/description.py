"""The state of The Haunting House in words and as a map, for a terminal, a page and a screen reader."""

from collections.abc import Sequence

from gloaming.games.haunting_house.facts import is_shown, place_json, standing_on, ways
from gloaming.games.haunting_house.parts import (
    ACROSS,
    ANY_EDGE,
    CARD_NAMES,
    DOORWAYS,
    NO_TILE,
    ROUND_NAMES,
    SIDE,
    SLOTS,
    TRAP_DOOR,
    Direction,
)
from gloaming.games.haunting_house.state import State
from gloaming.games.haunting_house.vocabulary import doorway_json, tile_json
from gloaming.kernel.phrases import Description, Line, Paragraph, phrase
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import EMPTY, NOBODY, NOTHING

MARGIN = 9  # characters beside the house, for a doorway and its pawns
ARM = 3  # characters from the middle of a tile to its edge
WIDE = 2 * ARM + 1

# The middle of a tile with these open edges: north 1, east 2, south 4, west 8.
MIDDLES = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
TRAP_DOOR_MARK = "#"
ENTRANCE_MARK, EXIT_MARK = ">", "*"


def description(g: State, seat: int, names: Sequence[str]) -> Description:
    """HH-24, HH-70: the state as a seat sees it, without what lies face down once the round has started."""
    parts = [state_lines(g, seat, names), card_lines(g, seat, names), key_lines(g, names), house_map(g, names)]
    return [lines for lines in parts if lines]


# The map


def house_map(g: State, names: Sequence[str]) -> Paragraph:
    """The maze: corridors as double lines, the rest as marks, so that it is the same in every language."""
    marks = marks_of(names)
    head = " " * (MARGIN + ARM) + "".join(f"{column:<{WIDE}}" for column in range(1, SIDE + 1))
    lines = [head, *outer_lines(g, 0, marks)]
    for row in range(1, SIDE + 1):
        lines += row_lines(g, row, marks)
    return [[line.rstrip() or " "] for line in [*lines, *reversed(outer_lines(g, ACROSS - 1, marks))]]


def marks_of(names: Sequence[str]) -> list[str]:
    """A letter for each player: the first of the name if nobody else has it, or else the number of the seat."""
    firsts = [name[0].upper() for name in names]
    plain = all(first.isascii() and first.isalpha() for first in firsts) and len(set(firsts)) == len(firsts)
    return firsts if plain else [str(seat + 1) for seat in range(len(names))]


def pawns_on(g: State, place: int, marks: Sequence[str]) -> str:
    """The marks of the pawns on a place."""
    return "".join(standing_on(g, place, marks))


def doorway_at(g: State, place: int) -> str:
    """The mark of the entrance or the exit, or nothing."""
    if g.board[place] == NO_TILE:
        return ""
    return EXIT_MARK if g.exit >= 0 and place == DOORWAYS[g.exit] else ENTRANCE_MARK


def outer_lines(g: State, row: int, marks: Sequence[str]) -> list[str]:
    """The margin north or south of the house, from the outside in: at most one doorway at each end."""
    outer, inner = "", ""
    for column in (1, SIDE):
        place = row * ACROSS + column
        mark = doorway_at(g, place)
        if mark:
            start = MARGIN + (column - 1) * WIDE + ARM
            outer = outer.ljust(start) + f"{mark} {pawns_on(g, place, marks)}"
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


def key_lines(g: State, names: Sequence[str]) -> Paragraph:
    """What the marks mean, and the map once more in letters, for who cannot see it."""
    pawns = [{"mark": mark, "name": name} for mark, name in zip(marks_of(names), names, strict=True)]
    rows = [[phrase("table-row", row=row, tiles=row_json(g, row))] for row in range(1, SIDE + 1)]
    return [[phrase("table-marks", pawns=pawns)], [phrase("table-edges", last=SIDE)], *rows]


def row_json(g: State, row: int) -> list[Json | None]:
    """A row of tiles, None where none lies yet."""
    tiles = [g.board[row * ACROSS + column] for column in range(1, SIDE + 1)]
    return [None if tile == NO_TILE else tile_json(tile) for tile in tiles]


# In words


def state_lines(g: State, seat: int, names: Sequence[str]) -> Paragraph:
    """Turn, marker, exit, and where everybody is; oneself first, with the ways from there."""
    lines: list[Line] = [turn_line(g, names)] if g.turn else []
    if g.exit != NOTHING:
        lines.append([phrase("table-doorways", exit=doorway_json(g.exit), entrance=doorway_json(g.entrance))])
        if seat < g.players:
            lines.append(own_line(g, seat, names))
        others = [other for other in range(g.players) if other != seat]
        lines += [[phrase("table-pawn", seat=names[other], **standing(g, other))] for other in others]
    return lines


def turn_line(g: State, names: Sequence[str]) -> Line:
    """How far the game has come, and who is the starting player."""
    busy = g.acting != NOBODY and not g.over
    return [
        phrase(
            "table-turn",
            turn=g.turn,
            last=g.cap or None,
            round=ROUND_NAMES[g.round],
            card=None if g.slot == NOTHING else g.slot + 1,
            cards=SLOTS,
            marker=names[g.marker],
            acting=names[g.acting] if busy else None,
            doing=CARD_NAMES[g.programme[g.acting][g.slot]] if busy else None,
        )
    ]


def standing(g: State, seat: int) -> Json:
    """Where a pawn stands, and whether that is a trap door."""
    place = g.pawn[seat]
    return {"spot": place_json(g, place), "trap_door": bool(g.board[place] & TRAP_DOOR)}


def own_line(g: State, seat: int, names: Sequence[str]) -> Line:
    """HH-30, HH-46: where one stands, with whom, which ways are open and where one wall is between."""
    company = [name for name in standing_on(g, g.pawn[seat], names) if name != names[seat]]
    by_walls: list[list[Json]] = [[], [], []]
    for way in ways(g, seat, names):
        reached = {"direction": way["direction"], "to": way["to"], "barred": bool(way["barred_by"])}
        by_walls[way["walls"]].append(reached)
    open_, one, two = by_walls
    return [phrase("table-own", **standing(g, seat), company=company, open=open_, one=one, two=two)]


def card_lines(g: State, seat: int, names: Sequence[str]) -> Paragraph:
    """HH-24: the programmes of this round, one line a player."""
    owners = [owner for owner in range(g.players) if g.programme[owner][0] != EMPTY]
    return [
        [
            phrase(
                "table-programme",
                seat=names[owner],
                cards=[card_shown(g, owner, slot) for slot in range(SLOTS)],
            )
        ]
        for owner in owners
    ]


def card_shown(g: State, owner: int, slot: int) -> str | None:
    """HH-24: a card as a screen shows it; None for one that lies face down."""
    return CARD_NAMES[g.programme[owner][slot]] if is_shown(g, owner, slot) else None
