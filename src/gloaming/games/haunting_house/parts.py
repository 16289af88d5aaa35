"""What is in the box of The Haunting House, and the geography of the house."""

from itertools import permutations
from typing import NamedTuple

from gloaming.kernel.kinds import in_order, names_of

MOST_PLAYERS = 6
SIDE = 6  # the house is six tiles by six
TILES = SIDE * SIDE
QUARTERS = 4  # ways to lay a tile
QUARTER_TURNS = 2  # HH-43: ways to turn a tile by a quarter
DIRECTIONS = 4
CARDS = 10
CHOOSABLE = 7  # HH-21: the cards that are not random-only come first
SLOTS = 4  # cards in a programme
CORNERS = 4
EDGES = 2  # of a corner
MOST_TURNS = 32_000  # the highest cap, and as far as turns are counted

# HH-20, HH-21: four different cards in order, out of all ten or out of seven; an answer is a place in this list.
DRAWS = tuple(permutations(range(CARDS), SLOTS))
PROGRAMMES = tuple(permutations(range(CHOOSABLE), SLOTS))


class Card:
    """HH-2: the ten action cards; the last three are random-only."""

    (
        MOVE_1,
        MOVE_2,
        SWITCH_PLACES,
        ROTATE_90,
        ROTATE_180,
        SWITCH_TILES,
        SECRET_PASSAGE,
        MOVE_EXIT,
        TRAP_DOOR,
        HALL_OF_MIRRORS,
    ) = range(10)


class Direction:
    """Ways to go, clockwise; a tile is open that way if it has the bit 1 << direction."""

    NORTH, EAST, SOUTH, WEST = range(4)


class Round:
    """The two rounds of a turn."""

    RANDOM, CHOSEN = range(2)


class Rotation:
    """Ways to turn a tile, first those by a quarter."""

    LEFT, RIGHT, AROUND = range(3)


class Corner:
    """The corners of the house; the numbers of two opposite ones add up to the last."""

    NORTHWEST, NORTHEAST, SOUTHWEST, SOUTHEAST = range(4)


CARD_NAMES = names_of(Card, switch_tiles="switch 2 tiles")
DIRECTION_NAMES = names_of(Direction)
ROUND_NAMES = names_of(Round)
ROTATION_NAMES = names_of(Rotation)
CORNER_NAMES = names_of(Corner)
POOL = in_order(Round, {Round.RANDOM: CARDS, Round.CHOSEN: CHOOSABLE})
QUARTERS_OF = in_order(Rotation, {Rotation.LEFT: 3, Rotation.RIGHT: 1, Rotation.AROUND: 2})  # to the right

# HH-1: a tile is the bits of its open edges, and one more bit if it has a trap door.
ANY_EDGE = 15
TRAP_DOOR_BIT = 4
TRAP_DOOR = 1 << TRAP_DOOR_BIT
OPPOSITE = (2, 3, 0, 1)


class Shape(NamedTuple):
    """HH-1: a shape of tiles; how many there are is our mix, since the published one is not known."""

    name: str
    key: str  # in the option that says how many there are
    edges: int  # that are open as it comes out of the bag
    tiles: int
    trap_doors: int  # how many of these tiles have one


SHAPES = (
    Shape("dead end", "dead_ends", 1, 4, 0),
    Shape("straight", "straights", 5, 8, 2),
    Shape("curve", "curves", 3, 8, 2),
    Shape("t-crossing", "t_crossings", 7, 10, 2),
    Shape("crossing", "crossings", 15, 6, 0),
)
OPENINGS = tuple(shape.edges for shape in SHAPES)

# Every place has a number: the house lies in the middle of a field of eight by eight, so that row r and column c are
# place 8r + c, and the entrance and the exit lie in the margin. Where nothing lies the board is NO_TILE.
ACROSS = SIDE + 2
PLACES = ACROSS * ACROSS
NO_TILE = 0
NOWHERE = 0  # the margin's corner, where nothing can ever lie
TILE_PLACES = tuple((tile // SIDE + 1) * ACROSS + tile % SIDE + 1 for tile in range(TILES))

# A place as it is told: the number of a tile, the entrance or the exit. In the margin it is the entrance unless it is
# the exit, which moves about.
ENTRANCE_SPOT = TILES
EXIT_SPOT = TILES + 1
SPOT_NUMBERS = TILES + 2
SPOTS = tuple(TILE_PLACES.index(place) if place in TILE_PLACES else ENTRANCE_SPOT for place in range(PLACES))

# HH-45: a tile is switched with the next one to the east, southwest, south or southeast: each pair comes up once.
PAIRINGS = 4
PAIR_OFFSETS = (1, ACROSS - 1, ACROSS, ACROSS + 1)

LONGEST_WALK = 120  # longer than any way through the house


def beside(place: int, direction: int) -> int:
    """The place next to another, NOWHERE if that lies off the field."""
    row = place // ACROSS + (-1, 0, 1, 0)[direction]
    column = place % ACROSS + (0, 1, 0, -1)[direction]
    return row * ACROSS + column if 0 <= row < ACROSS and 0 <= column < ACROSS else NOWHERE


NEIGHBOURS = tuple(tuple(beside(place, direction) for direction in range(DIRECTIONS)) for place in range(PLACES))

# HH-11: the tile of each corner and its outer edges.
CORNER_EDGES = {
    Corner.NORTHWEST: (TILE_PLACES[0], (Direction.NORTH, Direction.WEST)),
    Corner.NORTHEAST: (TILE_PLACES[SIDE - 1], (Direction.NORTH, Direction.EAST)),
    Corner.SOUTHWEST: (TILE_PLACES[-SIDE], (Direction.SOUTH, Direction.WEST)),
    Corner.SOUTHEAST: (TILE_PLACES[-1], (Direction.SOUTH, Direction.EAST)),
}
# The same for rules, corner after corner: on which edge a doorway is, the place against it, and the way it opens.
DOORWAY_EDGES = tuple(edge for _, edges in in_order(Corner, CORNER_EDGES) for edge in edges)
DOORWAYS = tuple(beside(place, edge) for place, edges in in_order(Corner, CORNER_EDGES) for edge in edges)
FACES = tuple(OPPOSITE[edge] for edge in DOORWAY_EDGES)
