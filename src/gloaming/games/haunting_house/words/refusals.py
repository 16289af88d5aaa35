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
from gloaming.kernel.vocabulary import unexplained


def why_not(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """Why the rules do not allow this answer, and what they allow instead."""
    match g.question:
        case Ask.MOVE:
            return why_no_step(g, seat, answer, names)
        case Ask.SECRET_PASSAGE:
            return why_no_passage(g, seat, answer, names)
        case Ask.SWITCH_PLACES:
            return why_no_switch(g, seat, answer, names)
        case Ask.ROTATE_90:
            return tile_taken(g, "HH-43", TILE_PLACES[answer // QUARTER_TURNS], names)
        case Ask.ROTATE_180:
            return tile_taken(g, "HH-44", TILE_PLACES[answer], names)
        case Ask.SWITCH_2_TILES:
            return why_no_tiles(g, answer, names)
        case Ask.MOVE_EXIT:
            whose = "entrance" if answer // EDGES == g.entrance // EDGES else "exit"
            free = [CORNER_NAMES[corner] for corner in range(CORNERS) if may_move_exit(g, seat, 0, corner * EDGES)]
            return Refusal("exit-corner", "HH-47", corner=CORNER_NAMES[answer // EDGES], whose=whose, free=free)
        case Ask.TRAP_DOOR:
            return why_no_fall(g, seat, answer, names)
        case _:
            raise unexplained(Ask, g.question)


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


def tile_taken(g: State, rule: str, place: int, names: Sequence[str]) -> Refusal:
    """HH-43, HH-44, HH-45: somebody stands on the tile."""
    return Refusal("tile-taken", rule, tile=row_and_column(place), by=standing_on(g, place, names))


def why_no_tiles(g: State, answer: int, names: Sequence[str]) -> Refusal:
    """HH-45: one of the two is no house tile, or somebody stands on it."""
    place = TILE_PLACES[answer // PAIRINGS]
    other = place + PAIR_OFFSETS[answer % PAIRINGS]
    if SPOTS[other] >= TILES:
        return Refusal("tile-outside", "HH-45", tile=row_and_column(other), side=SIDE)
    return tile_taken(g, "HH-45", place if g.crowd[place] else other, names)


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
