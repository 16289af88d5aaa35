"""Why the rules of The Haunting House do not allow an answer, and what they allow instead."""

from collections.abc import Sequence

from gloaming.games.haunting_house.facts import row_and_column, standing_on
from gloaming.games.haunting_house.parts import (
    CORNER_NAMES,
    CORNERS,
    DIRECTION_NAMES,
    DIRECTIONS,
    EDGES,
    NEIGHBOURS,
    NO_TILE,
    PAIR_OFFSETS,
    PAIRINGS,
    QUARTER_TURNS,
    SIDE,
    SPOTS,
    TILE_PLACES,
    TILES,
    TRAP_DOOR,
)
from gloaming.games.haunting_house.rules.cards import (
    free_trap_door,
    may_fall,
    may_move_exit,
    may_pass,
    may_step,
    may_switch_places,
)
from gloaming.games.haunting_house.rules.house import pawns_barring, walls_between
from gloaming.games.haunting_house.state import State
from gloaming.games.haunting_house.vocabulary import Ask
from gloaming.kernel.refusal import Refusal


def why_no_step(g: State, seat: int, direction: int, names: Sequence[str]) -> Refusal:
    """HH-30, HH-31: nothing lies there, a wall is between, or somebody stands on the trap door."""
    place = NEIGHBOURS[g.pawn[seat]][direction]
    free = [DIRECTION_NAMES[way] for way in range(DIRECTIONS) if may_step(g, seat, 0, way)]
    said = {"direction": DIRECTION_NAMES[direction], "through": 0, "free": free}
    if g.board[place] == NO_TILE:
        return Refusal("out-of-house", "HH-30", **said)
    if walls_between(g, g.pawn[seat], direction) > 0:
        return Refusal("wall", "HH-30", **said)
    return Refusal("way-barred", "HH-31", **said, by=standing_on(g, place, names))


def why_no_passage(g: State, seat: int, direction: int, names: Sequence[str]) -> Refusal:
    """HH-46: nothing lies there, there is no wall, there are two, or somebody stands on the trap door."""
    place = NEIGHBOURS[g.pawn[seat]][direction]
    free = [DIRECTION_NAMES[way] for way in range(DIRECTIONS) if may_pass(g, seat, 0, way)]
    said = {"direction": DIRECTION_NAMES[direction], "through": 1, "free": free}
    if g.board[place] == NO_TILE:
        return Refusal("out-of-house", "HH-46", **said)
    walls = walls_between(g, g.pawn[seat], direction)
    if walls == 1 and pawns_barring(g, place):
        return Refusal("way-barred", "HH-31", **said, by=standing_on(g, place, names))
    return Refusal("not-one-wall", "HH-46", **said, walls=walls)


def why_no_switch(g: State, seat: int, other: int, names: Sequence[str]) -> Refusal:
    """HH-42: oneself, somebody on the same tile, or somebody too far away."""
    near = [names[each] for each in range(g.players) if may_switch_places(g, seat, 0, each)]
    if other == seat:
        return Refusal("switch-with-yourself", "HH-42", near=near)
    code = "switch-on-one-tile" if g.pawn[other] == g.pawn[seat] else "switch-too-far"
    return Refusal(code, "HH-42", other=names[other], near=near)


def why_no_quarter_turn(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HH-43: somebody stands on the tile."""
    return tile_taken(g, "HH-43", TILE_PLACES[answer // QUARTER_TURNS], names)


def why_no_half_turn(g: State, seat: int, tile: int, names: Sequence[str]) -> Refusal:
    """HH-44: somebody stands on the tile."""
    return tile_taken(g, "HH-44", TILE_PLACES[tile], names)


def tile_taken(g: State, rule: str, place: int, names: Sequence[str]) -> Refusal:
    """HH-43, HH-44, HH-45: somebody stands on the tile."""
    return Refusal("tile-taken", rule, tile=row_and_column(place), by=standing_on(g, place, names))


def why_no_tiles(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HH-45: one of the two is no house tile, or somebody stands on it."""
    place = TILE_PLACES[answer // PAIRINGS]
    other = place + PAIR_OFFSETS[answer % PAIRINGS]
    if SPOTS[other] >= TILES:
        return Refusal("tile-outside", "HH-45", tile=row_and_column(other), side=SIDE)
    return tile_taken(g, "HH-45", place if g.crowd[place] else other, names)


def why_no_exit(g: State, seat: int, doorway: int, names: Sequence[str]) -> Refusal:
    """HH-47: the corner of the entrance, or that of the exit itself."""
    whose = "entrance" if doorway // EDGES == g.entrance // EDGES else "exit"
    free = [CORNER_NAMES[corner] for corner in range(CORNERS) if may_move_exit(g, seat, 0, corner * EDGES)]
    return Refusal("exit-corner", "HH-47", corner=CORNER_NAMES[doorway // EDGES], whose=whose, free=free)


def why_no_fall(g: State, seat: int, tile: int, names: Sequence[str]) -> Refusal:
    """HH-48: no trap door, one that somebody stands on, or one that is farther than another."""
    place = TILE_PLACES[tile]
    nearest = [row_and_column(TILE_PLACES[each]) for each in range(TILES) if may_fall(g, seat, 0, each)]
    said = {"tile": row_and_column(place), "nearest": nearest}
    if g.board[place] < TRAP_DOOR:
        return Refusal("no-trap-door", "HH-48", **said)
    if free_trap_door(g, place):
        return Refusal("trap-door-farther", "HH-48", **said)
    return Refusal("trap-door-taken", "HH-48", **said, by=standing_on(g, place, names))


REASONS = {
    Ask.MOVE: why_no_step,
    Ask.SWITCH_PLACES: why_no_switch,
    Ask.ROTATE_90: why_no_quarter_turn,
    Ask.ROTATE_180: why_no_half_turn,
    Ask.SWITCH_2_TILES: why_no_tiles,
    Ask.SECRET_PASSAGE: why_no_passage,
    Ask.MOVE_EXIT: why_no_exit,
    Ask.TRAP_DOOR: why_no_fall,
}
