"""What the active player of Haunted Destinies can do after the roll: the numbers of the answers to Ask.DO.

Alone on a tile only what `Do` has; with others on it, from FIRST_DEED on, also what `Deed` has, a seat after the other.
"""

from bisect import bisect

from gloaming.games.haunted_destinies.parts import MOST_PLAYERS
from gloaming.kernel.kinds import numbers_of
from gloaming.kernel.seats import NOTHING


class Do:
    """What can be done by oneself."""

    WALK = 0  # + direction; over an X edge it is the leap
    SEARCH = 4
    SYPHON = 5
    HEAL_ITEM = 6  # discard a healing item
    LOOK_ITEM = 7  # discard a looking item
    END = 8


class Deed:
    """What the active player can do with another one on the tile."""

    QUERY, ATTACK, HAUNT, EXCHANGE, TRADE = range(5)


BEGINNINGS = (*numbers_of(Do).values(),)  # where the answers of each begin that is done by oneself
DEEDS = len(numbers_of(Deed))
FIRST_DEED = Do.END + 1  # + seat * DEEDS + one of Deed
MOST_DOINGS = FIRST_DEED + MOST_PLAYERS * DEEDS
# The seat and the deed in an answer from FIRST_DEED on; before that there is none.
DO_WITH = tuple((answer - FIRST_DEED) // DEEDS for answer in range(MOST_DOINGS))
DEED = tuple((answer - FIRST_DEED) % DEEDS if answer >= FIRST_DEED else NOTHING for answer in range(MOST_DOINGS))
# Which of all that can be done an answer means, those of Do first, then those of Deed.
DOING = tuple(
    len(BEGINNINGS) + DEED[answer] if answer >= FIRST_DEED else bisect(BEGINNINGS, answer) - 1
    for answer in range(MOST_DOINGS)
)
