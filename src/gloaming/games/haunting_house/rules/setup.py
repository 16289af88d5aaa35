"""The set-up of The Haunting House."""

from gloaming.games.haunting_house.parts import (
    CORNERS,
    DOORWAYS,
    EDGES,
    FACES,
    MOST_PLAYERS,
    OPENINGS,
    QUARTERS,
    SLOTS,
    TILE_PLACES,
    TILES,
    TRAP_DOOR,
)
from gloaming.games.haunting_house.rules.house import kind_in_bag, rotated
from gloaming.games.haunting_house.state import State
from gloaming.games.haunting_house.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, do_next
from gloaming.kernel.news import tell
from gloaming.kernel.seats import ALL_VIEWERS, CHANCE, EMPTY, NOBODY, NOTHING


def setup(g: State) -> None:
    """HH-10, HH-11, HH-12: the house is laid first, then come entrance, exit and pawns, then the marker."""
    g.entrance = NOTHING
    g.exit = NOTHING
    g.marker = NOBODY
    for seat in range(MOST_PLAYERS):
        g.pawn[seat] = NOTHING
    take_back_cards(g)
    do_next(g, Step.PICK_MARKER, 0)
    do_next(g, Step.PLACE_ENTRANCE, 0)
    lay_tile(g, 0)


def lay_tile(g: State, tile: int) -> None:
    """HH-10: tile after tile is drawn from the bag, row by row from the north, each turned at random."""
    if tile < TILES:
        ask(g, CHANCE, Ask.TILE, tile, (TILES - tile) * QUARTERS)


def lay_drawn_tile(g: State, seat: int, tile: int, answer: int) -> None:
    """HH-1, HH-10: the tile lies there, turned by so many quarters."""
    kind = kind_in_bag(g, answer // QUARTERS)
    g.bag[kind] -= 1
    laid = OPENINGS[kind // 2] + kind % 2 * TRAP_DOOR
    g.board[TILE_PLACES[tile]] = rotated(laid, answer % QUARTERS)
    tell(g, News.TILE_LAID, NOBODY, tile, g.board[TILE_PLACES[tile]])
    lay_tile(g, tile + 1)


def place_entrance(g: State, about: int) -> None:
    """HH-11: the entrance lies against a random edge of a random corner."""
    ask(g, CHANCE, Ask.ENTRANCE, 0, CORNERS * EDGES)


def lay_entrance(g: State, seat: int, subject: int, doorway: int) -> None:
    """HH-11, HH-12: all pawns start there, and the exit goes to the opposite corner."""
    g.entrance = doorway
    g.board[DOORWAYS[doorway]] = 1 << FACES[doorway]
    g.crowd[DOORWAYS[doorway]] = g.players
    for pawn in range(g.players):
        g.pawn[pawn] = DOORWAYS[doorway]
    tell(g, News.ENTRANCE_PLACED, NOBODY, doorway, 0)
    ask(g, CHANCE, Ask.EXIT, CORNERS - 1 - doorway // EDGES, EDGES)


def lay_exit(g: State, seat: int, corner: int, edge: int) -> None:
    """HH-11: the exit lies against a random edge of that corner, its opening towards the corner tile."""
    put_exit(g, corner * EDGES + edge)
    tell(g, News.EXIT_PLACED, NOBODY, g.exit, 0)


def put_exit(g: State, doorway: int) -> None:
    """HH-11: wherever the exit lies, its one opening faces the house."""
    g.exit = doorway
    g.board[DOORWAYS[doorway]] = 1 << FACES[doorway]


def pick_marker(g: State, about: int) -> None:
    """HH-12: the starting player is random."""
    ask(g, CHANCE, Ask.MARKER, 0, g.players)


def give_marker(g: State, seat: int, subject: int, starter: int) -> None:
    """HH-12: that player takes the marker, and the first turn begins."""
    take_marker(g, starter)
    do_next(g, Step.TURN, 0)


def take_marker(g: State, seat: int) -> None:
    """HH-12, HH-23: the marker shows who is the starting player."""
    g.marker = seat
    tell(g, News.TOOK_MARKER, seat, 0, 0)


def take_back_cards(g: State) -> None:
    """HH-23: all ten cards are back in hand for every round."""
    g.slot = NOTHING
    g.acting = NOBODY
    for seat in range(MOST_PLAYERS):
        for slot in range(SLOTS):
            g.programme[seat][slot] = EMPTY
            g.seen[seat][slot] = ALL_VIEWERS
