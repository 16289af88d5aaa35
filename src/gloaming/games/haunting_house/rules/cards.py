"""The cards of The Haunting House: what each does when it is carried out."""

from gloaming.games.haunting_house.parts import (
    ACROSS,
    DIRECTIONS,
    DOORWAYS,
    EDGES,
    NEIGHBOURS,
    NO_TILE,
    PAIR_OFFSETS,
    PAIRINGS,
    PLACES,
    QUARTER_TURNS,
    QUARTERS_OF,
    SPOT_NUMBERS,
    SPOTS,
    TILE_PLACES,
    TILES,
    TRAP_DOOR,
    Rotation,
)
from gloaming.games.haunting_house.rules.end import win
from gloaming.games.haunting_house.rules.house import (
    pawns_barring,
    rotated,
    spot,
    touching,
    walls_between,
)
from gloaming.games.haunting_house.rules.setup import put_exit
from gloaming.games.haunting_house.state import State
from gloaming.games.haunting_house.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import do_next, let_choose
from gloaming.kernel.news import tell

# Any card


def choose_or_skip(g: State, seat: int, question: int, subject: int, width: int) -> None:
    """HH-22, HH-25: the only thing to do is no choice, and a card that has no legal answer is skipped."""
    if let_choose(g, seat, question, subject, width) == 0:
        tell(g, News.SKIPPED, seat, 0, g.programme[seat][g.slot])


def put_pawn(g: State, seat: int, place: int) -> int:
    """The pawn stands elsewhere now; say where it was, as it is told."""
    start = g.pawn[seat]
    g.crowd[start] -= 1
    g.crowd[place] += 1
    g.pawn[seat] = place
    return spot(g, start)


def win_on_exit(g: State, seat: int) -> None:
    """HH-32: a pawn that has come onto the exit has won at once."""
    if g.pawn[seat] == DOORWAYS[g.exit]:
        win(g, seat)


# The cards, one by one


def may_step(g: State, seat: int, steps: int, direction: int) -> bool:
    """HH-30, HH-31: onto a connected tile, unless another pawn bars its trap door."""
    place = g.pawn[seat]
    return walls_between(g, place, direction) + pawns_barring(g, NEIGHBOURS[place][direction]) == 0


def take_step(g: State, seat: int, steps: int, direction: int) -> None:
    """HH-40, HH-41: one step; the first of two is followed by another, unless it has won."""
    place = NEIGHBOURS[g.pawn[seat]][direction]
    start = put_pawn(g, seat, place)
    tell(g, News.WALKED, seat, start, spot(g, place) * DIRECTIONS + direction)
    if steps == 2:
        do_next(g, Step.SECOND_STEP, seat)
    win_on_exit(g, seat)


def second_step(g: State, seat: int) -> None:
    """HH-41: the second step of move 2; the way back is always open."""
    choose_or_skip(g, seat, Ask.MOVE, 1, DIRECTIONS)


def may_switch_places(g: State, seat: int, subject: int, other: int) -> bool:
    """HH-42: the other pawn's tile touches one's own, which is not the entrance."""
    return touching(g.pawn[seat], g.pawn[other]) and g.pawn[seat] != DOORWAYS[g.entrance]


def trade_places(g: State, seat: int, subject: int, other: int) -> None:
    """HH-42: both pawns change places; as many stand on each tile as before."""
    place = g.pawn[other]
    g.pawn[other] = g.pawn[seat]
    g.pawn[seat] = place
    tell(g, News.SWITCHED_PLACES, seat, other, SPOTS[place] * SPOT_NUMBERS + SPOTS[g.pawn[other]])


def may_rotate_90(g: State, seat: int, subject: int, answer: int) -> bool:
    """HH-43: any house tile on which nobody stands, either way."""
    return g.crowd[TILE_PLACES[answer // QUARTER_TURNS]] == 0


def rotate_90(g: State, seat: int, subject: int, answer: int) -> None:
    """HH-43: the tile is turned a quarter, to the left or to the right."""
    rotate(g, seat, answer // QUARTER_TURNS, answer % QUARTER_TURNS)


def may_rotate_180(g: State, seat: int, subject: int, tile: int) -> bool:
    """HH-44: any house tile on which nobody stands."""
    return g.crowd[TILE_PLACES[tile]] == 0


def rotate_180(g: State, seat: int, subject: int, tile: int) -> None:
    """HH-44: the tile is turned around."""
    rotate(g, seat, tile, Rotation.AROUND)


def rotate(g: State, seat: int, tile: int, way: int) -> None:
    """HH-43, HH-44: a quarter to the left, a quarter to the right, or around."""
    place = TILE_PLACES[tile]
    g.board[place] = rotated(g.board[place], QUARTERS_OF[way])
    tell(g, News.ROTATED, seat, tile, way)


def may_switch_tiles(g: State, seat: int, subject: int, answer: int) -> bool:
    """HH-45: two house tiles that touch, with nobody on either."""
    place = TILE_PLACES[answer // PAIRINGS]
    other = place + PAIR_OFFSETS[answer % PAIRINGS]
    return SPOTS[other] < TILES and g.crowd[place] == 0 and g.crowd[other] == 0


def switch_tiles(g: State, seat: int, subject: int, answer: int) -> None:
    """HH-45: both tiles keep their orientation and their trap doors."""
    place = TILE_PLACES[answer // PAIRINGS]
    other = place + PAIR_OFFSETS[answer % PAIRINGS]
    tile = g.board[place]
    g.board[place] = g.board[other]
    g.board[other] = tile
    tell(g, News.SWITCHED_TILES, seat, SPOTS[place], SPOTS[other])


def may_pass(g: State, seat: int, subject: int, direction: int) -> bool:
    """HH-46: to a neighbour with exactly one wall between, but not onto a trap door that another pawn bars."""
    place = g.pawn[seat]
    other = NEIGHBOURS[place][direction]
    one_wall = walls_between(g, place, direction) == 1
    return one_wall and g.board[other] != NO_TILE and pawns_barring(g, other) == 0


def pass_wall(g: State, seat: int, subject: int, direction: int) -> None:
    """HH-46: the pawn comes out on the other side of the wall."""
    place = NEIGHBOURS[g.pawn[seat]][direction]
    start = put_pawn(g, seat, place)
    tell(g, News.PASSED_WALL, seat, start, spot(g, place))
    win_on_exit(g, seat)


def may_move_exit(g: State, seat: int, subject: int, doorway: int) -> bool:
    """HH-47: to a corner that is neither the exit's own nor the entrance's, against either edge."""
    elsewhere = doorway // EDGES != g.exit // EDGES
    return elsewhere and doorway // EDGES != g.entrance // EDGES


def move_exit(g: State, seat: int, subject: int, doorway: int) -> None:
    """HH-47: the exit lies elsewhere now; a pawn beside it has not come onto it."""
    before = g.exit
    g.board[DOORWAYS[before]] = NO_TILE
    put_exit(g, doorway)
    tell(g, News.MOVED_EXIT, seat, before, doorway)


def use_trap_door(g: State, seat: int) -> None:
    """HH-25, HH-48: to the nearest free trap door; with none nothing happens."""
    nearest = nearest_on_foot(g, seat)
    if nearest == 0:
        nearest = nearest_through_walls(g, seat)
    for tile in range(TILES):
        g.nearest[tile] = (nearest >> TILE_PLACES[tile]) & 1
    choose_or_skip(g, seat, Ask.TRAP_DOOR, 0, TILES)


def free_trap_door(g: State, place: int) -> bool:
    """HH-48: a trap-door tile on which nobody stands, oneself included."""
    return g.board[place] >= TRAP_DOOR and g.crowd[place] == 0


def nearest_on_foot(g: State, seat: int) -> int:
    """HH-48: the free trap doors that take the fewest steps to walk to, as a set of places; none if none can be.

    A set of places is a number with a bit for each. First come those from which one can walk north and so on, then
    those that are reached with every step more.
    """
    start = g.pawn[seat]
    north, east, south, west, doors = 0, 0, 0, 0, 0
    for place in range(PLACES):
        tile, crowd = g.board[place], g.crowd[place]
        edges = tile if tile < TRAP_DOOR or crowd == 0 or place == start else 0
        north |= (edges & 1) << place
        east |= ((edges >> 1) & 1) << place
        south |= ((edges >> 2) & 1) << place
        west |= ((edges >> 3) & 1) << place
        doors |= (tile >= TRAP_DOOR and crowd == 0) << place
    reached, before = 1 << start, 0
    while reached != before and reached & doors == 0:
        before = reached
        reached |= ((before & north) >> ACROSS) & south
        reached |= ((before & south) << ACROSS) & north
        reached |= ((before & east) << 1) & west
        reached |= ((before & west) >> 1) & east
    return reached & doors


def nearest_through_walls(g: State, seat: int) -> int:
    """HH-48: the free trap doors with the fewest rows plus columns between; none if none is free."""
    nearest, least = 0, PLACES
    for tile in range(TILES):
        place = TILE_PLACES[tile]
        rows = abs(place // ACROSS - g.pawn[seat] // ACROSS)
        columns = abs(place % ACROSS - g.pawn[seat] % ACROSS)
        if free_trap_door(g, place) and rows + columns <= least:
            if rows + columns < least:
                nearest = 0
            nearest |= 1 << place
            least = rows + columns
    return nearest


def may_fall(g: State, seat: int, subject: int, tile: int) -> bool:
    """HH-48: one of the trap doors that are equally near."""
    return g.nearest[tile] == 1


def fall(g: State, seat: int, subject: int, tile: int) -> None:
    """HH-31, HH-48: the pawn comes out on that trap door, where it stands alone."""
    for other in range(TILES):
        g.nearest[other] = 0
    start = put_pawn(g, seat, TILE_PLACES[tile])
    tell(g, News.FELL, seat, start, tile)


def look_into_mirrors(g: State, seat: int) -> None:
    """HH-49: nothing happens."""
    tell(g, News.MIRRORED, seat, 0, 0)
