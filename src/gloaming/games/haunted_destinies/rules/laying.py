"""The laying of the moor in Haunted Destinies: the tiles, and the gloom on them."""

from gloaming.games.haunted_destinies.parts import (
    CEMETERY,
    CEMETERY_SLOT,
    DIRECTIONS,
    HAND,
    MIDDLE,
    NEIGHBOURS,
    NOWHERE,
    PAWN_TILE,
    PERIOD,
    QUARTERS,
    SEARCHABLE,
    SPOTS,
    TILES,
    TileOrNone,
    X,
)
from gloaming.games.haunted_destinies.rules.moor import (
    count_searchable,
    count_turns,
    edge_of,
    first_way_in,
    leads_out,
    nth_held,
    nth_searchable,
    nth_turn,
    on_moor,
    tiles_held,
)
from gloaming.games.haunted_destinies.rules.piles import show
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, do_next, let_choose
from gloaming.kernel.news import tell
from gloaming.kernel.seats import ALL_VIEWERS, CHANCE, EMPTY, NOTHING, left_of

# Tiles


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
    if g.quick == 1:
        let_choose(g, CHANCE, Ask.QUICK_TILE, seat, tiles_held(g, seat))
    else:
        let_choose(g, seat, Ask.LAY_TILE, g.laid, HAND)


def may_lay_tile(g: State, seat: int, subject: int, slot: int) -> bool:
    """HD-4: one of the tiles in hand; every tile can always be laid."""
    return (g.holding[seat] >> slot) & 1 == 1


def lay_chosen_tile(g: State, seat: int, subject: int, slot: int) -> None:
    """HD-4: the player has chosen a tile."""
    show_tile(g, seat, slot)


def pick_any_tile(g: State, chance: int, seat: int, index: int) -> None:
    """HD-7: any tile of the hand."""
    show_tile(g, seat, nth_held(g, seat, index))


def show_tile(g: State, seat: int, slot: int) -> None:
    """HD-4, HD-7: the tile is shown; then it is chosen where it lies; the only spot is no choice."""
    g.laying = g.hand[seat][slot]
    show(g, ALL_VIEWERS, g.laying)
    g.hand[seat][slot] = EMPTY
    g.holding[seat] &= ~(1 << slot)
    if g.quick == 1:
        let_choose(g, CHANCE, Ask.QUICK_SPOT, g.laying, g.open)
    elif g.open > 1:
        ask(g, seat, Ask.LAY_SPOT, g.laying, SPOTS)  # a choice, as nearly always: no need to look through 225 spots
    else:
        let_choose(g, seat, Ask.LAY_SPOT, g.laying, SPOTS)


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


def pick_any_spot(g: State, chance: int, tile: int, index: int) -> None:
    """HD-7: any spot."""
    choose_spot(g, layer(g), tile, g.open_spot[index])


def choose_spot(g: State, seat: int, tile: int, spot: int) -> None:
    """HD-4, HD-7: then it is chosen how the tile is turned; the only way is no choice."""
    if g.quick == 1:
        let_choose(g, CHANCE, Ask.QUICK_TURN, spot, count_turns(g, tile, spot))
    else:
        let_choose(g, seat, Ask.LAY_TURN, spot, QUARTERS)


def may_turn(g: State, seat: int, spot: int, quarters: int) -> bool:
    """HD-4: the tile can be left over an edge that touches the board; what looks the same is offered once."""
    return quarters < PERIOD[g.laying] and leads_out(g, g.laying, spot, quarters)


def turn_any_way(g: State, chance: int, spot: int, index: int) -> None:
    """HD-7: any rotation."""
    lay(g, layer(g), spot, nth_turn(g, g.laying, spot, index))


def choose_turn(g: State, seat: int, spot: int, quarters: int) -> None:
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
    g.laid += 1
    tell(g, News.TILE_LAID, seat, tile, spot * QUARTERS + quarters)
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


def may_place_gloom(g: State, seat: int, subject: int, tile: int) -> bool:
    """HD-6: on a searchable tile."""
    return on_moor(g, tile)


def may_place_more(g: State, seat: int, subject: int, tile: int) -> bool:
    """HD-6: on a searchable tile, or no second one."""
    return tile == TileOrNone.NONE or on_moor(g, tile)


def place_gloom_anywhere(g: State, chance: int, seat: int, index: int) -> None:
    """HD-7: on any searchable tile."""
    place_first_gloom(g, seat, 0, nth_searchable(g, index))


def place_first_gloom(g: State, seat: int, subject: int, tile: int) -> None:
    """HD-6: one gloom; a second may follow, together with it or apart."""
    add_gloom(g, seat, tile)
    if g.supply[seat] == 0:
        do_next(g, Step.PLACE_GLOOM, left_of(g, seat))
    elif g.quick == 1:
        ask(g, CHANCE, Ask.QUICK_MORE_GLOOM, seat, count_searchable(g) + 1)
    else:
        ask(g, seat, Ask.MORE_GLOOM, g.supply[seat], SEARCHABLE + 1)


def place_more_gloom_anywhere(g: State, chance: int, seat: int, index: int) -> None:
    """HD-7: none, or on any searchable tile."""
    tile = index if index == TileOrNone.NONE else nth_searchable(g, index - TileOrNone.TILE)
    place_second_gloom(g, seat, 0, tile)


def place_second_gloom(g: State, seat: int, subject: int, tile: int) -> None:
    """HD-6: then the next player places gloom; who has none left is passed over."""
    if tile != TileOrNone.NONE:
        add_gloom(g, seat, tile)
    do_next(g, Step.PLACE_GLOOM, left_of(g, seat))


def add_gloom(g: State, seat: int, tile: int) -> None:
    """HD-6: one of the player's own gloom."""
    g.supply[seat] -= 1
    g.gloom[tile] += 1
    tell(g, News.GLOOM_PLACED, seat, tile, g.gloom[tile])
