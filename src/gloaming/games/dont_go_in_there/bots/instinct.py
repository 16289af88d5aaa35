"""What instinct thinks of an answer in Don't Go In There: the ghosts it brings and the card it leads to.

Opinions are in hundredths of a Curse. They go by what the seat knows and never look ahead.
"""

from gloaming.games.dont_go_in_there.bots.worth import UNSEEN_CARD, burden, ghost_price, knows, worth
from gloaming.games.dont_go_in_there.parts import (
    DOLL_SETS,
    FLASHLIGHTS,
    GHOSTS_OF_SLOT,
    ICONS,
    MEEPLES_TO_RESOLVE,
    SLOTS,
    SPACES,
    VALUES,
    DieTurn,
    Reroll,
    Side,
)
from gloaming.games.dont_go_in_there.rules.turn import meeples
from gloaming.games.dont_go_in_there.state import State
from gloaming.kernel.driver import WORST
from gloaming.kernel.seats import NOBODY

# Hundredths of a ghost that so many dice bring on a space with so many flashlights.
GHOSTS_TO_COME = (
    (0, 0, 0, 0, 0),
    (50, 0, 0, 0, 0),
    (100, 25, 0, 0, 0),
    (150, 62, 12, 0, 0),
    (200, 106, 38, 6, 0),
    (250, 153, 72, 22, 3),
    (300, 202, 112, 47, 12),
)


# Placing


def like_place(g: State, seat: int, subject: int, answer: int) -> int:
    """DGIT-10: a space is as good as the card it may lead to, less the ghosts it may bring."""
    room, space = answer // SPACES, answer % SPACES
    return card_to_come(g, seat, room, space) - ghosts_to_come(g, seat, room, space)


def ghosts_to_come(g: State, seat: int, room: int, space: int) -> int:
    """What the ghosts of a space will cost."""
    last = meeples(g, room) == MEEPLES_TO_RESOLVE - 1
    lights = FLASHLIGHTS[space]
    if last and g.side[room] == Side.HALLWAY:
        lights += 1
    dice = 0
    odd = 0
    for slot in range(SLOTS):
        if knows(g, seat, room, slot):
            dice += ICONS[g.shown[room][slot] % VALUES]
        else:
            dice += 1
            odd = 1
    ghosts = GHOSTS_TO_COME[dice][lights]
    if odd == 1:
        ghosts = (ghosts + GHOSTS_TO_COME[dice + 1][lights]) // 2
    if last and g.side[room] == Side.BASEMENT:
        ghosts = ghosts * 7 // 10
    if g.side[room] == Side.ATTIC and space == 0:
        ghosts += 100
    elif g.side[room] == Side.NURSERY and space == SPACES - 1 and g.ghosts[seat] > 0:
        ghosts -= 100
    return ghosts * ghost_price(g, seat) // 100


def card_worth(g: State, viewer: int, seat: int, room: int, slot: int) -> int:
    """What the card above a room is worth to a player, as far as the viewer knows; the library's ghost included."""
    if not knows(g, viewer, room, slot):
        return UNSEEN_CARD
    value = worth(g, viewer, seat, g.shown[room][slot])
    ghosts = GHOSTS_OF_SLOT[g.side[room]][slot]
    if ghosts > 0 or (ghosts < 0 and g.ghosts[seat] > 0):
        value -= ghosts * ghost_price(g, seat)
    return value


def favourite_slot(g: State, viewer: int, seat: int, room: int, gone: int) -> int:
    """The slot a player would choose of those that are not gone, given as bits."""
    best, chosen = WORST, 0
    for slot in range(SLOTS):
        if (gone >> slot) & 1 == 0:
            value = card_worth(g, viewer, seat, room, slot)
            if value > best:
                best, chosen = value, slot
    return chosen


def card_to_come(g: State, seat: int, room: int, space: int) -> int:
    """What the card is worth that is left when those above have chosen."""
    gone, picked, free_above, free = 0, 0, 0, 0
    for other in range(SPACES):
        owner = g.meeple[room][other]
        if owner == NOBODY and other != space:
            free += 1
            if other < space:
                free_above += 1
        if owner != NOBODY and other < space:
            gone |= 1 << favourite_slot(g, seat, owner, room, gone)
            picked += 1
    first = WORST
    second = WORST
    third = WORST
    for slot in range(SLOTS):
        if (gone >> slot) & 1 == 0:
            value = card_worth(g, seat, seat, room, slot)
            if value > first:
                first, second, third = value, first, second
            elif value > second:
                second, third = value, second
            else:
                third = value
    coming = MEEPLES_TO_RESOLVE - 1 - meeples(g, room)
    ahead = coming * free_above * 100 // free
    if picked == 2:
        return first
    if picked == 1 or ahead <= 100:
        return first - (first - second) * min(ahead, 100) * 6 // 1000
    nearly = first - (first - second) * 6 // 10
    last = (first + 2 * second + 2 * third) // 5
    return nearly - (nearly - last) * (ahead - 100) // 100


# Resolving


def like_reroll(g: State, seat: int, room: int, answer: int) -> int:
    """DGIT-22: the ghosts that lie there, or those that may come."""
    liked = 0
    for space in range(SPACES):
        owner = g.meeple[room][space]
        if owner != NOBODY:
            ghosts = max(0, g.rolled - FLASHLIGHTS[space]) * 100
            if answer == Reroll.REROLL:
                ghosts = GHOSTS_TO_COME[g.dice][FLASHLIGHTS[space]]
            liked -= ghosts * side_taken(g, seat, owner)
    return liked // 100


def like_turn(g: State, seat: int, room: int, answer: int) -> int:
    """DGIT-23: a ghost fewer for oneself, a ghost more for the others."""
    liked = 0
    for space in range(SPACES):
        owner = g.meeple[room][space]
        if owner != NOBODY:
            liked -= max(0, g.rolled + answer - DieTurn.LEAVE - FLASHLIGHTS[space]) * side_taken(g, seat, owner)
    return liked


def side_taken(g: State, seat: int, owner: int) -> int:
    """What a ghost of this owner means to a seat: a cost if it is its own, a gain shared with the others if not."""
    if owner == seat:
        return ghost_price(g, owner)
    return -ghost_price(g, owner) // (g.players - 1)


def like_take(g: State, seat: int, room: int, slot: int) -> int:
    """DGIT-25: a card is worth what it does for oneself, and what the next player would have made of it."""
    liked = card_worth(g, seat, seat, room, slot)
    rival = next_rival(g, seat, room)
    if rival != NOBODY:
        liked += card_worth(g, seat, rival, room, slot) * 2 // (3 * g.players - 3)
    return liked


def next_rival(g: State, seat: int, room: int) -> int:
    """The first other player who chooses in the room, or NOBODY."""
    for space in range(SPACES):
        if g.meeple[room][space] != seat and g.meeple[room][space] != NOBODY:
            return g.meeple[room][space]
    return NOBODY


def like_name(g: State, seat: int, subject: int, kind: int) -> int:
    """DGIT-36: the type that would count most in the end."""
    return burden(g, seat, kind)


def like_dolls(g: State, seat: int, card: int, choice: int) -> int:
    """DGIT-33: every set takes six away; the one of fewest dolls leaves more to make another."""
    count = 0
    for value in range(VALUES):
        count += DOLL_SETS[choice][value]
    return -count
