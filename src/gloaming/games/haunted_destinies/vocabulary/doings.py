"""What the active player of Haunted Destinies can do after the roll: the numbers of the answers to Ask.DO.

Alone on a tile only what comes before FIRST_DEED; with others on it also the deeds, a seat after the other.
"""

from bisect import bisect

from gloaming.games.haunted_destinies.parts import MOST_PLAYERS
from gloaming.kernel.kinds import numbers_of
from gloaming.kernel.seats import NOTHING


class Do:
    """What can be done: by oneself, and, from QUERY on, with another one on the tile."""

    WALK = 0  # + direction; over an X edge it is the leap
    SEARCH = 4
    SYPHON = 5
    HEAL_ITEM = 6  # discard a healing item
    LOOK_ITEM = 7  # discard a looking item
    END = 8
    QUERY, ATTACK, HAUNT, EXCHANGE, TRADE = range(9, 14)  # + seat * DEEDS


BEGINNINGS = (*numbers_of(Do).values(),)  # where the answers of each begin
FIRST_DEED = Do.QUERY
DEEDS = Do.TRADE + 1 - FIRST_DEED
MOST_DOINGS = FIRST_DEED + MOST_PLAYERS * DEEDS
# The seat and the deed in an answer from FIRST_DEED on; before that there is none.
DO_WITH = tuple((answer - FIRST_DEED) // DEEDS for answer in range(MOST_DOINGS))
DEED = tuple(
    FIRST_DEED + (answer - FIRST_DEED) % DEEDS if answer >= FIRST_DEED else NOTHING for answer in range(MOST_DOINGS)
)
# Which of all that can be done an answer means.
DOING = tuple(
    BEGINNINGS[bisect(BEGINNINGS, answer) - 1] if deed == NOTHING else deed for answer, deed in enumerate(DEED)
)
