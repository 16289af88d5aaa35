"""The moor of Haunted Destinies: which tile lies where, and where one can walk; nothing is asked or told here."""

from gloaming.games.haunted_destinies.parts import (
    CEMETERY,
    COLUMN_OF,
    DIRECTIONS,
    EDGES,
    FIRST_OTHER,
    HAND,
    LEAP_COST,
    NEIGHBOURS,
    NOWHERE,
    OPPOSITE,
    PERIOD,
    POWER_CARD,
    ROW_OF,
    SEARCHABLE_IN_HAND,
    SPOTS,
    TILES,
    CardKind,
    X,
)
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import NOTHING

# Hands


def tiles_held(g: State, seat: int) -> int:
    """HD-4: how many tiles a player still has to lay."""
    held = 0
    for slot in range(HAND):
        held += (g.holding[seat] >> slot) & 1
    return held


def nth_held(g: State, seat: int, index: int) -> int:
    """The slot of the n-th tile still in a hand."""
    slot = 0
    while (g.holding[seat] >> slot) & 1 == 0 or index > 0:
        index -= (g.holding[seat] >> slot) & 1
        slot += 1
    return slot


# Spots


def edge_of(g: State, tile: int, direction: int) -> int:
    """HD-21: the number on a tile's edge on that side, X for none; tiles keep their rotation."""
    return EDGES[tile][(direction - g.turned[tile]) & (DIRECTIONS - 1)]


def tile_at(g: State, spot: int) -> int:
    """The tile on a spot, NOTHING if there is none or the spot is too far away."""
    return NOTHING if spot == NOWHERE else g.board[spot]


def first_way_in(g: State, spot: int) -> int:
    """HD-4: the first side on which a laid tile touches a spot with an edge that is not X; DIRECTIONS if none does."""
    direction = 0
    while direction < DIRECTIONS:
        tile = tile_at(g, NEIGHBOURS[spot][direction])
        if tile != NOTHING and edge_of(g, tile, OPPOSITE[direction]) != X:
            return direction
        direction += 1
    return direction


def leads_out(g: State, tile: int, spot: int, quarters: int) -> bool:
    """HD-4: at least one of its own edges that touches a laid tile is not X."""
    out = False
    for direction in range(DIRECTIONS):
        if tile_at(g, NEIGHBOURS[spot][direction]) != NOTHING:
            out = out or EDGES[tile][(direction - quarters) & (DIRECTIONS - 1)] != X
    return out


def count_turns(g: State, tile: int, spot: int) -> int:
    """HD-4: in how many ways the tile can be turned there."""
    count = 0
    for quarters in range(PERIOD[tile]):
        count += leads_out(g, tile, spot, quarters)
    return count


def nth_turn(g: State, tile: int, spot: int, index: int) -> int:
    """HD-7: the n-th way to turn a tile there."""
    quarters = 0
    while index > 0 or not leads_out(g, tile, spot, quarters):
        index -= leads_out(g, tile, spot, quarters)
        quarters += 1
    return quarters


# Tiles


def next_tile(g: State, tile: int, direction: int) -> int:
    """HD-21: the laid tile on that side, or NOTHING."""
    return tile_at(g, NEIGHBOURS[g.spot[tile]][direction])


def distance(g: State, tile: int, other: int) -> int:
    """Rows plus columns apart."""
    spot, far = g.spot[tile], g.spot[other]
    return abs(ROW_OF[spot] - ROW_OF[far]) + abs(COLUMN_OF[spot] - COLUMN_OF[far])


def nearest_distance(g: State, tile: int) -> int:
    """How far the nearest searchable tile is; 0 if the tile is one itself."""
    least = SPOTS
    for other in range(1, FIRST_OTHER):
        if g.spot[other] != NOTHING:
            least = min(least, distance(g, tile, other))
    return least


def on_moor(g: State, tile: int) -> bool:
    """A searchable tile that was laid; these are never removed."""
    return tile >= 1 and tile < FIRST_OTHER and g.spot[tile] != NOTHING


def count_searchable(g: State) -> int:
    """How many searchable tiles the moor has."""
    return g.players * SEARCHABLE_IN_HAND


def nth_searchable(g: State, index: int) -> int:
    """The n-th searchable tile of the moor."""
    tile = 1
    while index > 0 or g.spot[tile] == NOTHING:
        index -= g.spot[tile] != NOTHING
        tile += 1
    return tile


# Ways


def may_leap(g: State, seat: int) -> bool:
    """LEAPING: once a turn one may leave over an X edge."""
    return (g.lies[POWER_CARD[CardKind.LEAPING]] == seat) & (g.leapt == 0)


def may_walk(g: State, seat: int, direction: int) -> bool:
    """HD-21: to a laid tile, for the number on the own edge on that side; X cannot be left over, but may be entered."""
    tile = g.pawn[seat]
    cost = edge_of(g, tile, direction)
    leaps = (cost == X) & (g.points >= LEAP_COST) & may_leap(g, seat)
    walks = (cost != X) & (cost <= g.points)
    return (walks | leaps) & (next_tile(g, tile, direction) != NOTHING)


def moor_bits(g: State) -> int:
    """A bit for each tile that lies on the moor."""
    bits = 0
    for tile in range(TILES):
        if g.spot[tile] != NOTHING:
            bits |= 1 << tile
    return bits


def walkable(g: State, tiles: int, backwards: int) -> int:
    """HD-65: which of these tiles one can walk to from the Cemetery; or backwards, from which one can walk to it."""
    reached, count, done = 1, 1, 0
    g.queue[0] = CEMETERY
    while done < count:
        tile = g.queue[done]
        done += 1
        for direction in range(DIRECTIONS):
            other = next_tile(g, tile, direction)
            if other != NOTHING and (tiles >> other) & 1 and (reached >> other) & 1 == 0:
                way = edge_of(g, other, OPPOSITE[direction]) if backwards else edge_of(g, tile, direction)
                if way != X:
                    reached |= 1 << other
                    g.queue[count] = other
                    count += 1
    return reached
