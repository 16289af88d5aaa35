"""The rules of Haunted Destinies: the moor, how it is laid, and how one walks on it."""

from gloaming.games.haunted_destinies.parts import (
    CEMETERY,
    CEMETERY_SLOT,
    COLUMN_OF,
    DIRECTIONS,
    EDGE_SUM,
    EDGES,
    FACES,
    FIRST_OTHER,
    HAND,
    LEAP_COST,
    MIDDLE,
    NEIGHBOURS,
    NOWHERE,
    OPPOSITE,
    OTHERS,
    OTHERS_IN_HAND,
    PAWN_TILE,
    PERIOD,
    POWER_CARD,
    QUARTERS,
    ROW_OF,
    SEARCHABLE,
    SEARCHABLE_IN_HAND,
    SPOTS,
    TILES,
    Kind,
    X,
)
from gloaming.games.haunted_destinies.piles import show
from gloaming.games.haunted_destinies.state import Ask, News, State, Step
from gloaming.kernel.agenda import ask, do_next
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import ALL_EYES, CHANCE, EMPTY, NOTHING, left_of

# The tiles are dealt


def deal_tiles(g: State, about: int) -> None:
    """HD-3: two searchable and four other tiles to each player, one after the other."""
    if about < g.players * HAND:
        slot = about % HAND
        if slot == CEMETERY_SLOT:
            do_next(g, Step.DEAL_TILES, about + 1)
        else:
            ask(g, CHANCE, Ask.DEAL_TILE, about, tiles_left(g, about))


def tiles_left(g: State, about: int) -> int:
    """HD-3: how many tiles of the kind wanted are still in the box."""
    seat, slot = about // HAND, about % HAND
    if slot < SEARCHABLE_IN_HAND:
        return SEARCHABLE - seat * SEARCHABLE_IN_HAND - slot
    return OTHERS - seat * OTHERS_IN_HAND - (slot - SEARCHABLE_IN_HAND)


def tile_dealt(g: State, chance: int, about: int, index: int) -> None:
    """HD-3: its owner alone may look at the tile; what stays in the box is out, unseen."""
    seat, slot = about // HAND, about % HAND
    start = 0 if slot < SEARCHABLE_IN_HAND else SEARCHABLE
    last = start + tiles_left(g, about) - 1
    tile = g.box[start + index]
    g.box[start + index] = g.box[last]
    g.box[last] = EMPTY
    g.hand[seat][slot] = tile
    g.holding[seat] |= 1 << slot
    whisper(g, 1 << seat, News.TILE_DEALT, seat, slot, tile)
    do_next(g, Step.DEAL_TILES, about + 1)


def roll_for_cemetery(g: State, seat: int) -> None:
    """HD-3: each rolls one die; ties roll again among themselves."""
    while seat < g.players and (g.contenders >> seat) & 1 == 0:
        seat += 1
    if seat < g.players:
        ask(g, CHANCE, Ask.FIRST_ROLL, seat, FACES)
        return
    best, winner, winners = 0, 0, 0
    for other in range(g.players):
        if (g.contenders >> other) & 1 and g.rolls[other] >= best:
            winners = winners | 1 << other if g.rolls[other] == best else 1 << other
            best, winner = g.rolls[other], other
    g.contenders = winners
    if winners == 1 << winner:
        get_cemetery(g, winner)
    else:
        do_next(g, Step.ROLL_FOR_CEMETERY, 0)


def rolled_for_cemetery(g: State, chance: int, seat: int, answer: int) -> None:
    """HD-3: one die."""
    g.rolls[seat] = answer + 1
    tell(g, News.ROLLED_FOR_CEMETERY, seat, 0, answer + 1)
    do_next(g, Step.ROLL_FOR_CEMETERY, seat + 1)


def get_cemetery(g: State, seat: int) -> None:
    """HD-3, HD-4: the highest also gets the Cemetery, and the laying begins with it."""
    g.first = seat
    g.contenders = 0
    g.hand[seat][CEMETERY_SLOT] = CEMETERY
    g.holding[seat] |= 1 << CEMETERY_SLOT
    tell(g, News.GOT_CEMETERY, seat, 0, 0)
    do_next(g, Step.LAY_TILES, 0)


# The tiles are laid


def layer(g: State) -> int:
    """HD-4: whose tile is next: from the Cemetery's owner to the left, who also lays the very last."""
    return (g.first + g.laid) % g.players


def lay_tiles(g: State, about: int) -> None:
    """HD-4, HD-7: one tile of choice at a time, the Cemetery first, in the middle."""
    if g.laid == 0:
        g.laying = CEMETERY
        lay(g, g.first, MIDDLE, 0)
    elif g.laid < g.players * (HAND - 1) + 1:
        choose_tile(g, layer(g))
    else:
        begin_gloom(g)


def choose_tile(g: State, seat: int) -> None:
    """HD-4, HD-7: which tile of the hand; the last one is no choice."""
    held = tiles_held(g, seat)
    if held == 1:
        tile_chosen(g, seat, nth_held(g, seat, 0))
    elif g.quick == 1:
        ask(g, CHANCE, Ask.QUICK_TILE, seat, held)
    else:
        ask(g, seat, Ask.LAY_TILE, g.laid, HAND)


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


def may_lay_tile(g: State, seat: int, subject: int, slot: int) -> bool:
    """HD-4: one of the tiles in hand; every tile can always be laid."""
    return (g.holding[seat] >> slot) & 1 == 1


def lay_chosen_tile(g: State, seat: int, subject: int, slot: int) -> None:
    """HD-4: the player has chosen a tile."""
    tile_chosen(g, seat, slot)


def quick_tile(g: State, chance: int, seat: int, index: int) -> None:
    """HD-7: any tile of the hand."""
    tile_chosen(g, seat, nth_held(g, seat, index))


def tile_chosen(g: State, seat: int, slot: int) -> None:
    """HD-4, HD-7: the tile is shown; then it is chosen where it lies; the only spot is no choice."""
    g.laying = g.hand[seat][slot]
    show(g, ALL_EYES, g.laying)
    g.hand[seat][slot] = EMPTY
    g.holding[seat] &= ~(1 << slot)
    if g.open == 1:
        spot_chosen(g, seat, g.laying, g.open_spot[0])
    elif g.quick == 1:
        ask(g, CHANCE, Ask.QUICK_SPOT, g.laying, g.open)
    else:
        ask(g, seat, Ask.LAY_SPOT, g.laying, SPOTS)


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


def may_lay_at(g: State, seat: int, tile: int, spot: int) -> bool:
    """HD-4: next to a laid tile from which it can be entered; some rotation then lets it be left."""
    return g.board[spot] == NOTHING and first_way_in(g, spot) < DIRECTIONS


def open_spots(g: State, tile: int) -> None:
    """HD-4: where a tile was laid none can be laid, but on its sides, unless its edge is an X or they were open."""
    close_spot(g, g.spot[tile])
    for direction in range(DIRECTIONS):
        spot = NEIGHBOURS[g.spot[tile]][direction]
        if edge_of(g, tile, direction) != X and spot != NOWHERE and g.board[spot] == NOTHING:
            close_spot(g, spot)
            g.open_spot[g.open] = spot
            g.open += 1


def close_spot(g: State, spot: int) -> None:
    """The spot is no longer among the open ones."""
    kept = 0
    for place in range(g.open):
        g.open_spot[kept] = g.open_spot[place]
        kept += g.open_spot[place] != spot
    g.open = kept


def quick_spot(g: State, chance: int, tile: int, index: int) -> None:
    """HD-7: any spot."""
    spot_chosen(g, layer(g), tile, g.open_spot[index])


def spot_chosen(g: State, seat: int, tile: int, spot: int) -> None:
    """HD-4, HD-7: then it is chosen how the tile is turned; the only way is no choice."""
    turns = count_turns(g, tile, spot)
    if turns == 1:
        lay(g, seat, spot, nth_turn(g, tile, spot, 0))
    elif g.quick == 1:
        ask(g, CHANCE, Ask.QUICK_TURN, spot, turns)
    else:
        ask(g, seat, Ask.LAY_TURN, spot, QUARTERS)


def may_turn(g: State, seat: int, spot: int, quarters: int) -> bool:
    """HD-4: the tile can be left over an edge that touches the board; what looks the same is offered once."""
    return quarters < PERIOD[g.laying] and leads_out(g, g.laying, spot, quarters)


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


def quick_turn(g: State, chance: int, spot: int, index: int) -> None:
    """HD-7: any rotation."""
    lay(g, layer(g), spot, nth_turn(g, g.laying, spot, index))


def turn_chosen(g: State, seat: int, spot: int, quarters: int) -> None:
    """HD-4: the tile lies as it was turned."""
    lay(g, seat, spot, quarters)


def lay(g: State, seat: int, spot: int, quarters: int) -> None:
    """HD-4, HD-5: the tile lies there for good; on the fourth of each player goes the pawn."""
    tile = g.laying
    g.laying = NOTHING
    if tile == CEMETERY:
        g.hand[seat][CEMETERY_SLOT] = EMPTY
        g.holding[seat] &= ~(1 << CEMETERY_SLOT)
    g.board[spot] = tile
    g.spot[tile] = spot
    g.turned[tile] = quarters
    open_spots(g, tile)
    tell(g, News.TILE_LAID, seat, tile, spot * QUARTERS + quarters)
    g.laid += 1
    if g.laid > g.players * (PAWN_TILE - 1) and g.laid <= g.players * PAWN_TILE:
        g.pawn[seat] = tile
        tell(g, News.PAWN_PLACED, seat, tile, 0)
    do_next(g, Step.LAY_TILES, 0)


# Gloom


def begin_gloom(g: State) -> None:
    """HD-4, HD-6: what was not dealt is out; the Cemetery's owner places gloom first."""
    for place in range(TILES - 1):
        g.box[place] = EMPTY
    do_next(g, Step.PLACE_GLOOM, g.first)


def place_gloom(g: State, seat: int) -> None:
    """HD-6, HD-7: place 1 or 2; when all have placed theirs, the Cemetery's owner takes the first turn."""
    if g.supply[seat] > 0:
        if g.quick == 1:
            ask(g, CHANCE, Ask.QUICK_GLOOM, seat, count_searchable(g))
        else:
            ask(g, seat, Ask.PLACE_GLOOM, g.supply[seat], SEARCHABLE + 1)
        return
    waiting = 0
    for other in range(g.players):
        waiting += g.supply[other]
    if waiting > 0:
        do_next(g, Step.PLACE_GLOOM, left_of(g, seat))
    else:
        do_next(g, Step.START_TURN, g.first)


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


def on_moor(g: State, tile: int) -> bool:
    """A searchable tile that was laid; these are never removed."""
    return tile >= 1 and tile < FIRST_OTHER and g.spot[tile] != NOTHING


def may_place_gloom(g: State, seat: int, subject: int, tile: int) -> bool:
    """HD-6: on a searchable tile."""
    return on_moor(g, tile)


def may_place_more(g: State, seat: int, subject: int, tile: int) -> bool:
    """HD-6: on a searchable tile, or no second one."""
    return tile == 0 or on_moor(g, tile)


def quick_gloom(g: State, chance: int, seat: int, index: int) -> None:
    """HD-7: on any searchable tile."""
    first_gloom(g, seat, 0, nth_searchable(g, index))


def first_gloom(g: State, seat: int, subject: int, tile: int) -> None:
    """HD-6: one gloom; a second may follow, together with it or apart."""
    add_gloom(g, seat, tile)
    if g.supply[seat] == 0:
        do_next(g, Step.PLACE_GLOOM, left_of(g, seat))
    elif g.quick == 1:
        ask(g, CHANCE, Ask.QUICK_MORE_GLOOM, seat, count_searchable(g) + 1)
    else:
        ask(g, seat, Ask.MORE_GLOOM, g.supply[seat], SEARCHABLE + 1)


def quick_more_gloom(g: State, chance: int, seat: int, index: int) -> None:
    """HD-7: none, or on any searchable tile."""
    second_gloom(g, seat, 0, 0 if index == 0 else nth_searchable(g, index - 1))


def second_gloom(g: State, seat: int, subject: int, tile: int) -> None:
    """HD-6: then the next player places gloom; who has none left is passed over."""
    if tile > 0:
        add_gloom(g, seat, tile)
    do_next(g, Step.PLACE_GLOOM, left_of(g, seat))


def add_gloom(g: State, seat: int, tile: int) -> None:
    """HD-6: one of the player's own gloom."""
    g.supply[seat] -= 1
    g.gloom[tile] += 1
    tell(g, News.GLOOM_PLACED, seat, tile, g.gloom[tile])


# Walking


def next_tile(g: State, tile: int, direction: int) -> int:
    """HD-21: the laid tile on that side, or NOTHING."""
    return tile_at(g, NEIGHBOURS[g.spot[tile]][direction])


def may_leap(g: State, seat: int) -> bool:
    """LEAPING: once a turn one may leave over an X edge."""
    return (g.lies[POWER_CARD[Kind.LEAPING - 1]] == seat) & (g.leapt == 0)


def may_walk(g: State, seat: int, direction: int) -> bool:
    """HD-21: to a laid tile, for the number on the own edge on that side; X cannot be left over, but may be entered."""
    tile = g.pawn[seat]
    cost = edge_of(g, tile, direction)
    leaps = (cost == X) & (g.points >= LEAP_COST) & may_leap(g, seat)
    walks = (cost != X) & (cost <= g.points)
    return (walks | leaps) & (next_tile(g, tile, direction) != NOTHING)


def walk(g: State, seat: int, direction: int) -> None:
    """HD-21: the pawn leaves its tile and the points are spent; any number of pawns may share a tile."""
    tile = g.pawn[seat]
    other = next_tile(g, tile, direction)
    cost = edge_of(g, tile, direction)
    if cost == X:
        g.leapt = 1
        g.points -= LEAP_COST
        tell(g, News.LEAPT, seat, tile, other)
    else:
        g.points -= cost
        tell(g, News.WALKED, seat, tile, other)
    g.pawn[seat] = other


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


# Removing a tile


def may_remove(g: State, tile: int) -> bool:
    """HD-65: not searchable, not the Cemetery, nothing on it, weak enough, and all that is left hangs together."""
    if tile < FIRST_OTHER or g.spot[tile] == NOTHING or EDGE_SUM[tile] >= g.health[g.active] + g.light + g.dark:
        return False
    for seat in range(g.players):
        if g.pawn[seat] == tile:
            return False
    whole = moor_bits(g) & ~(1 << tile)
    return walkable(g, whole, 0) == whole and walkable(g, whole, 1) == whole


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


def can_remove(g: State) -> bool:
    """HD-65: whether there is a tile to remove."""
    tile = 0
    while tile < TILES and not may_remove(g, tile):
        tile += 1
    return tile < TILES


def may_remove_tile(g: State, seat: int, subject: int, tile: int) -> bool:
    """HD-65: such a tile, or none."""
    return tile == TILES or may_remove(g, tile)


def choose_removal(g: State, seat: int, subject: int, tile: int) -> None:
    """HD-65: an action may follow."""
    if tile < TILES:
        remove_tile(g, seat, tile)


def remove_tile(g: State, seat: int, tile: int) -> None:
    """HD-65: the tile is gone, and so is all movement of this turn."""
    g.board[g.spot[tile]] = NOTHING
    g.spot[tile] = NOTHING
    g.points = 0
    tell(g, News.TILE_REMOVED, seat, tile, 0)
