"""What the active player of Haunted Destinies can do after the roll: the numbers of the answers to Ask.DO."""

from gloaming.games.haunted_destinies.parts import MOST_PLAYERS
from gloaming.kernel.seats import NOTHING


class Do:
    """What can be done. Alone on a tile, only those before WITH."""

    WALK = 0  # + direction (0 north, 1 east, 2 south, 3 west); over an X edge it is the leap
    SEARCH = 4
    SYPHON = 5
    HEAL_ITEM = 6  # discard a healing item
    LOOK_ITEM = 7  # discard a looking item
    END = 8
    WITH = 9  # + seat * DEEDS + one of Deed


class Deed:
    """What the active player can do with another one on the tile."""

    QUERY, ATTACK, HAUNT, EXCHANGE, TRADE = range(5)


DEEDS = 5
MOST_DOINGS = Do.WITH + MOST_PLAYERS * DEEDS
# The seat and the deed in an answer from Do.WITH on; before that there is none
DO_WITH = tuple((answer - Do.WITH) // DEEDS for answer in range(MOST_DOINGS))
DEED = tuple((answer - Do.WITH) % DEEDS if answer >= Do.WITH else NOTHING for answer in range(MOST_DOINGS))
