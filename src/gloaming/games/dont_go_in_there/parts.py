"""What is in the box of Don't Go In There."""

from gloaming.kernel.kinds import names_of

MOST_PLAYERS = 5
ROOMS = 3
SPACES = 4
SLOTS = 3
TYPES = 12
VALUES = 4  # a card of value v is kept as v - 1
CARDS = TYPES * VALUES
COPIES = 2  # of each type and value
PER_TYPE = VALUES * COPIES
MOST_UNDRAWN = 64  # eight types of eight cards
MEEPLES = 5
MEEPLES_TO_RESOLVE = 3
MOST_DICE = 6

FLASHLIGHTS = (0, 1, 2, 3)  # of the spaces, from the top
ICONS = (2, 2, 1, 1)  # dice on cards of value 1, 2, 3, 4
GHOSTS_ROLLED = tuple(dice.bit_count() for dice in range(1 << MOST_DICE))  # by a bit for each die: 1 is a ghost
TYPES_IN_PLAY = (0, 0, 5, 6, 7, 8)  # by the number of players
REMOVED = (0, 0, 16, 12, 8, 4)
OTHER_SIDE = tuple(side ^ 1 for side in range(2 * ROOMS))

MIRRORS_IN_A_SET = 3
RINGS_IN_A_SET = 4
TWINS_IN_A_SET = 2
CLOCKS_STRIKE_AT = 8
CLOCKS_DISPELLED = 2
MUSIC_BOXES_DISPELLED = 2
GHOSTS_A_CAT_BEARS = 9
EVERY_SECOND = 2  # of holy waters and of tomes

# DGIT-33: how many dolls of value 1, 2, 3, 4 add up to six.
DOLL_SETS = ((0, 1, 0, 1), (2, 0, 0, 1), (0, 0, 2, 0), (1, 1, 1, 0), (2, 2, 0, 0))
SETS = 5
DOLLS_ADD_UP_TO = 6


class Type:
    """The twelve types of cursed cards."""

    AMULET, CAT, CLOCKS, DOLL, HOLY_WATER, MASK, MIRROR, MUSIC_BOX, PORTRAIT, RING, TOME, TWIN = range(12)


class Side:
    """The sides of the three boards: board 0 shows side 0 or 1, board 1 side 2 or 3, board 2 side 4 or 5."""

    ATTIC, NURSERY, BASEMENT, HALLWAY, LIBRARY, SECRET_PASSAGE = range(6)


class Reroll:
    """DGIT-22: whether the resolver rolls all dice once more."""

    KEEP, REROLL = range(2)


class DieTurn:
    """DGIT-23: what the resolver does with one of the dice."""

    ONE_FEWER, LEAVE, ONE_MORE = range(3)


# Ghosts that come at once to who does something in a room, -1 for one that goes; elsewhere none comes or goes.
SPACES_WITH_GHOSTS = {Side.ATTIC: (1, 0, 0, 0), Side.NURSERY: (0, 0, 0, -1)}  # DGIT-11: to who enters, by the space
SLOTS_WITH_GHOSTS = {Side.LIBRARY: (1, 0, -1)}  # DGIT-26: to who takes a card
# The same for rules, by the side of the room's board.
GHOSTS_OF_SPACE = tuple(SPACES_WITH_GHOSTS.get(side, (0,) * SPACES) for side in range(2 * ROOMS))
GHOSTS_OF_SLOT = tuple(SLOTS_WITH_GHOSTS.get(side, (0,) * SLOTS) for side in range(2 * ROOMS))

TYPE_NAMES = names_of(Type)
SIDE_NAMES = names_of(Side)
DIE_TURNS = names_of(DieTurn)
