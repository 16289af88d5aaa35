"""Why the rules of The Haunting House do not allow an answer, in words."""

from collections.abc import Sequence

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
from gloaming.games.haunting_house.vocabulary import Ask, spot_code
from gloaming.games.haunting_house.words.phrases import listed, standing_on
from gloaming.kernel.vocabulary import Question, rows

QUESTIONS = rows(Ask, Question)


def why_not(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """Why the rules do not allow this answer, and what they allow instead."""
    said = f'"{QUESTIONS[g.question].write(g, seat, answer, names)}"'
    match g.question:
        case Ask.MOVE:
            return f"{said} {why_no_step(g, seat, answer, names)}."
        case Ask.SECRET_PASSAGE:
            return f"{said} {why_no_passage(g, seat, answer, names)}."
        case Ask.SWITCH_PLACES:
            return f"{said} {why_no_switch(g, seat, answer, names)} (HH-42)."
        case Ask.ROTATE_90:
            return f"{said} turns a tile that {standers(g, TILE_PLACES[answer // QUARTER_TURNS], names)} (HH-43)."
        case Ask.ROTATE_180:
            return f"{said} turns a tile that {standers(g, TILE_PLACES[answer], names)} (HH-44)."
        case Ask.SWITCH_2_TILES:
            return f"{said} {why_no_tiles(g, answer, names)} (HH-45)."
        case Ask.MOVE_EXIT:
            whose = "the entrance's" if answer // EDGES == g.entrance // EDGES else "the exit's own"
            free = [CORNER_NAMES[corner] for corner in range(CORNERS) if may_move_exit(g, seat, 0, corner * EDGES)]
            return f"{said} is {whose} corner; free: {', '.join(free)} (HH-47)."
        case _:
            return f"{said} {why_no_fall(g, seat, answer, names)} (HH-48)."


def standers(g: State, place: int, names: Sequence[str]) -> str:
    """Who stands on a place, with the verb: Ada and Ben stand on."""
    standing = standing_on(g, place, names)
    return f"{listed(standing)} {'stands' if len(standing) == 1 else 'stand'} on"


def why_no_step(g: State, seat: int, direction: int, names: Sequence[str]) -> str:
    """HH-30, HH-31: nothing lies there, a wall is between, or somebody stands on the trap door."""
    place = NEIGHBOURS[g.pawn[seat]][direction]
    free = "; open: " + ", ".join(DIRECTION_NAMES[way] for way in range(DIRECTIONS) if may_step(g, seat, 0, way))
    if g.board[place] == NO_TILE:
        return f"leads out of the house{free} (HH-30)"
    if walls_between(g, g.pawn[seat], direction) > 0:
        return f"runs into a wall{free} (HH-30)"
    return f"leads onto a trap door that {standers(g, place, names)}{free} (HH-31)"


def why_no_passage(g: State, seat: int, direction: int, names: Sequence[str]) -> str:
    """HH-46: nothing lies there, there is no wall, there are two, or somebody stands on the trap door."""
    place = NEIGHBOURS[g.pawn[seat]][direction]
    free = "; one wall: " + ", ".join(DIRECTION_NAMES[way] for way in range(DIRECTIONS) if may_pass(g, seat, 0, way))
    if g.board[place] == NO_TILE:
        return f"leads out of the house{free} (HH-46)"
    walls = walls_between(g, g.pawn[seat], direction)
    if walls == 1 and pawns_barring(g, place):
        return f"leads onto a trap door that {standers(g, place, names)}{free} (HH-31)"
    return f"meets {'two walls' if walls else 'no wall'}{free} (HH-46)"


def why_no_switch(g: State, seat: int, other: int, names: Sequence[str]) -> str:
    """HH-42: oneself, somebody on the same tile, or somebody too far away."""
    near = [names[each] for each in range(g.players) if may_switch_places(g, seat, 0, each)]
    free = f"; near: {', '.join(near)}"
    if other == seat:
        return f"names yourself{free}"
    where = "is your own" if g.pawn[other] == g.pawn[seat] else "does not touch yours"
    return f"is out of reach, for the tile that {names[other]} stands on {where}{free}"


def why_no_tiles(g: State, answer: int, names: Sequence[str]) -> str:
    """HH-45: one of the two is no house tile, or somebody stands on it."""
    place = TILE_PLACES[answer // PAIRINGS]
    other = place + PAIR_OFFSETS[answer % PAIRINGS]
    if SPOTS[other] >= TILES:
        return f"reaches out of the house, which has rows 1 to {SIDE} and columns 1 to {SIDE}"
    return f"moves a tile that {standers(g, place if g.crowd[place] else other, names)}"


def why_no_fall(g: State, seat: int, tile: int, names: Sequence[str]) -> str:
    """HH-48: no trap door, one that somebody stands on, or one that is farther than another."""
    place = TILE_PLACES[tile]
    free = "; nearest: " + ", ".join(spot_code(each) for each in range(TILES) if may_fall(g, seat, 0, each))
    if g.board[place] < TRAP_DOOR:
        return f"is no trap door{free}"
    return ("is not the nearest" if free_trap_door(g, place) else f"is one that {standers(g, place, names)}") + free
