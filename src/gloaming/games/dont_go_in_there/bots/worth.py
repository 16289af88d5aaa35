"""What ghosts and cards are worth to a player of Don't Go In There: quick guesses, in hundredths of a Curse.

Everything here is judged from what one seat knows, the viewer's; ghost totals were announced (DGIT-50).
"""

from gloaming.games.dont_go_in_there.parts import (
    CLOCKS_STRIKE_AT,
    DOLL_SETS,
    GHOSTS_A_CAT_BEARS,
    MIRRORS_IN_A_SET,
    PER_TYPE,
    RINGS_IN_A_SET,
    ROOMS,
    SETS,
    SLOTS,
    TWINS_IN_A_SET,
    TYPES,
    VALUES,
    Type,
)
from gloaming.games.dont_go_in_there.rules.cards import curses, held
from gloaming.games.dont_go_in_there.state import State
from gloaming.kernel.seats import EMPTY, right_of

A_CURSE = 100
UNSEEN_CARD = -160  # a card that nobody has told the viewer of
LONGEST = 12  # turns ahead
SHARE = (0, 0, 55, 55, 55, 55)  # of the cards of a type to come, in percent, by the number of players
CLOCKS_SAVE = 350  # once they strike
RINGS_STAY = (100, 90, 75, 45)  # the chance that so many rings are never dispelled, in percent
MIRRORS_STAY = (100, 80, 50)
DOLLS_ADD_UP_TO = 6

# The chance of one, two, three or four cards or more where so many quarters of a card are expected, in percent.
AT_LEAST = (
    (100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100),
    (0, 22, 39, 53, 63, 71, 78, 83, 86, 89, 92, 94, 95),
    (0, 3, 9, 17, 26, 36, 44, 52, 59, 66, 71, 76, 80),
    (0, 0, 1, 4, 8, 13, 19, 26, 32, 39, 46, 52, 58),
    (0, 0, 0, 1, 2, 4, 7, 10, 14, 19, 24, 30, 35),
)
MOST_QUARTERS = 12
# The chance to end above, from eight steps below to eight above, in percent.
ABOVE = (4, 6, 8, 12, 17, 23, 31, 40, 50, 60, 69, 77, 83, 88, 92, 94, 96)
MIDDLE = 8


def chance_above(lead: int, turns: int) -> int:
    """The chance to end above with such a lead and so many turns ahead, in percent."""
    return ABOVE[max(0, min(2 * MIDDLE, MIDDLE + lead * 10 // (turns + 3)))]


def turns_ahead(g: State) -> int:
    """About how many cards each player has still to take."""
    count = g.deck
    for room in range(ROOMS):
        for slot in range(SLOTS):
            if g.shown[room][slot] != EMPTY:
                count += 1
    return min(LONGEST, count // g.players)


# Ghosts


def rival_ghosts(g: State, seat: int) -> int:
    """The most ghosts that any other player has."""
    most = 0
    for other in range(g.players):
        if other != seat:
            most = max(most, g.ghosts[other])
    return most


def dread(g: State, seat: int, ghosts: int, rival: int, turns: int) -> int:
    """DGIT-45, DGIT-42: what so many ghosts will cost a player, if the most haunted rival has so many.

    What one player pays for ghosts the others need not, and that is worth something too.
    """
    cost = (ghosts + turns // 2) * chance_above(ghosts - rival, turns) * g.players // (2 * g.players - 2)
    spared = curses(g, seat, Type.CAT) - lowest_cat(g, seat)
    return cost + spared * chance_above(ghosts - GHOSTS_A_CAT_BEARS + turns // 2, turns)


def ghost_price(g: State, seat: int) -> int:
    """What one ghost more costs a player."""
    ghosts, rival, turns = g.ghosts[seat], rival_ghosts(g, seat), turns_ahead(g)
    return (dread(g, seat, ghosts + 2, rival, turns) - dread(g, seat, ghosts, rival, turns)) // 2


def relief(g: State, seat: int, fewer: int, passed: int) -> int:
    """What it is worth to a player to lose so many ghosts, of which some pass to the right."""
    ghosts, rival, turns = g.ghosts[seat], rival_ghosts(g, seat), turns_ahead(g)
    risen = max(rival, g.ghosts[right_of(g, seat)] + passed)
    return dread(g, seat, ghosts, rival, turns) - dread(g, seat, ghosts - fewer, risen, turns)


# What is to come


def knows(g: State, seat: int, room: int, slot: int) -> bool:
    """DGIT-27: whether a seat knows the card above a room."""
    return (g.peeked[room][slot] >> seat) & 1 == 1


def hoped_for(g: State, viewer: int, kind: int) -> int:
    """How many quarters of a card of the type a player can hope for, besides the one in question."""
    lying, shown = 0, 0
    for seat in range(g.players):
        for card in range(kind * VALUES, kind * VALUES + VALUES):
            lying += g.up[seat][card] + g.down[seat][card]
    for room in range(ROOMS):
        for slot in range(SLOTS):
            if knows(g, viewer, room, slot) and g.shown[room][slot] // VALUES == kind:
                shown += 1
    coming = (shown - 1) * 100 + (PER_TYPE - lying - shown) * 100 * g.deck // max(1, g.left)
    return max(0, min(MOST_QUARTERS, coming * SHARE[g.players] // 2500))


# Cards


def worth(g: State, viewer: int, seat: int, card: int) -> int:
    """What taking a card is worth to a player."""
    kind, value = card // VALUES, card % VALUES + 1
    cost = value * A_CURSE
    if kind == Type.AMULET:
        return amulets_left(g, seat, -1) - amulets_left(g, seat, value - 1)
    if kind == Type.CAT:
        return cat_worth(g, seat, value)
    if kind == Type.MUSIC_BOX:
        return music_box_worth(g, seat, value)
    if kind == Type.MASK:
        passed = min(held(g, seat, Type.MASK) + 1, g.ghosts[seat])
        return relief(g, seat, passed, passed) - cost
    hope = hoped_for(g, viewer, kind)
    if kind == Type.TOME:
        return tome_worth(g, seat, hope) - cost
    if kind == Type.RING:
        return set_worth(g, seat, kind, value, RINGS_IN_A_SET, hope)
    if kind == Type.MIRROR:
        return set_worth(g, seat, kind, value, MIRRORS_IN_A_SET, hope) - ghost_price(g, seat)
    if kind == Type.TWIN:
        return twin_worth(g, seat, card, hope)
    if kind == Type.DOLL:
        return doll_worth(g, seat, card, hope)
    if kind == Type.CLOCKS:
        return clocks_worth(g, seat, value, hope)
    if kind == Type.PORTRAIT:
        return portraits_left(g, seat, -1, hope) - portraits_left(g, seat, value - 1, hope)
    return holy_water_worth(g, seat, hope) - cost


def set_worth(g: State, seat: int, kind: int, value: int, size: int, hope: int) -> int:
    """DGIT-30, DGIT-31: what counts is the chance that the set is completed."""
    wanted, total = size - held(g, seat, kind), curses(g, seat, kind)
    before = total * (100 - AT_LEAST[wanted][hope])
    after = (total + value) * (100 - AT_LEAST[wanted - 1][hope])
    return before - after


def twin_worth(g: State, seat: int, card: int, hope: int) -> int:
    """DGIT-32: a pair is gone; a single twin waits for the only other one."""
    value = card % VALUES + 1
    if g.up[seat][card] == TWINS_IN_A_SET - 1:
        return value * A_CURSE
    for other in range(g.players):
        if g.up[other][card] + g.down[other][card] > 0:
            return -value * A_CURSE
    return -value * (A_CURSE - AT_LEAST[1][hope] * 2 // 5)


def doll_worth(g: State, seat: int, card: int, hope: int) -> int:
    """DGIT-33: a set of six is gone; other dolls wait for one."""
    value = card % VALUES + 1
    for choice in range(SETS):
        if would_complete(g, seat, card, choice):
            return (DOLLS_ADD_UP_TO - value) * A_CURSE
    return -value * (A_CURSE - AT_LEAST[1][hope] * 2 // 3)


def would_complete(g: State, seat: int, card: int, choice: int) -> bool:
    """DGIT-33: whether this doll is all that a set of a player's lacks."""
    for value in range(VALUES):
        wanted = DOLL_SETS[choice][value]
        if Type.DOLL * VALUES + value == card:
            wanted -= 1
            if wanted < 0:
                return False
        if g.up[seat][Type.DOLL * VALUES + value] < wanted:
            return False
    return True


def clocks_worth(g: State, seat: int, value: int, hope: int) -> int:
    """DGIT-34: whoever reaches eight first is rid of the two highest."""
    cost = value * A_CURSE
    if g.struck == 1:
        return -cost
    total = curses(g, seat, Type.CLOCKS)
    if total + value >= CLOCKS_STRIKE_AT:
        return highest_two(g, seat, Type.CLOCKS, value - 1) * A_CURSE - cost
    before = AT_LEAST[(CLOCKS_STRIKE_AT - total + 2) // 3][hope]
    after = AT_LEAST[(CLOCKS_STRIKE_AT - total - value + 2) // 3][hope]
    return (after - before) * CLOCKS_SAVE // 100 - cost


def holy_water_worth(g: State, seat: int, hope: int) -> int:
    """DGIT-35: half the ghosts, now or later."""
    if held(g, seat, Type.HOLY_WATER) % 2 == 1:
        return relief(g, seat, g.ghosts[seat] // 2, 0)
    return AT_LEAST[1][hope] * relief(g, seat, g.ghosts[seat] // 2, 0) // 200


def tome_worth(g: State, seat: int, hope: int) -> int:
    """DGIT-36: the worst burden of all types, unless a later tome would do; the first of two promises too little."""
    if held(g, seat, Type.TOME) % 2 == 0:
        return 0
    worst = 0
    for kind in range(TYPES):
        if kind != Type.TOME:
            worst = max(worst, burden(g, seat, kind))
    return worst * (100 - AT_LEAST[1][hope]) // 100


def burden(g: State, seat: int, kind: int) -> int:
    """What a player's face-up cards of a type will count in the end, if no more are taken of most types."""
    total = curses(g, seat, kind)
    if total == 0:
        return 0
    if kind == Type.AMULET:
        return amulets_left(g, seat, -1)
    if kind == Type.CAT:
        return lowest_cat(g, seat) * 100 + (total - lowest_cat(g, seat)) * too_many_ghosts(g, seat)
    if kind == Type.MUSIC_BOX:
        return total * 100 - highest_two(g, seat, kind, -1) * loudest_chance(g, seat, total)
    if kind == Type.PORTRAIT:
        return portraits_left(g, seat, -1, 0)
    if kind == Type.RING:
        return total * RINGS_STAY[held(g, seat, kind)]
    if kind == Type.MIRROR:
        return total * MIRRORS_STAY[held(g, seat, kind)]
    return total * A_CURSE


# Cards that wait for the end


def amulets_left(g: State, seat: int, taken: int) -> int:
    """DGIT-41: what a player's amulets would leave, with one more of value index `taken`, or -1 for none."""
    cost, below_it = 0, 0
    for value in range(VALUES):
        count = g.up[seat][Type.AMULET * VALUES + value]
        if value == taken:
            count += 1
        cost += (count - min(below_it, count)) * (value + 1)
        below_it = count
    return cost * A_CURSE


def lowest_cat(g: State, seat: int) -> int:
    """The value of a player's lowest cat, 0 if there is none."""
    for value in range(VALUES):
        if g.up[seat][Type.CAT * VALUES + value] > 0:
            return value + 1
    return 0


def too_many_ghosts(g: State, seat: int) -> int:
    """DGIT-42: the chance that a player ends with more ghosts than a cat bears, in percent."""
    turns = turns_ahead(g)
    return chance_above(g.ghosts[seat] - GHOSTS_A_CAT_BEARS + turns // 2, turns)


def cat_worth(g: State, seat: int, value: int) -> int:
    """DGIT-42: one cat counts, or all of them if there are too many ghosts."""
    many, lowest = too_many_ghosts(g, seat), lowest_cat(g, seat)
    counted = value if lowest == 0 else min(value, lowest) - lowest
    return -(value * many + counted * (100 - many))


def highest_two(g: State, seat: int, kind: int, taken: int) -> int:
    """The Curses on a player's two highest cards of a type, with one more of value index `taken`, or -1 for none."""
    total, wanted = 0, 2
    for value in range(VALUES - 1, -1, -1):
        count = g.up[seat][kind * VALUES + value]
        if value == taken:
            count += 1
        count = min(count, wanted)
        total += count * (value + 1)
        wanted -= count
    return total


def loudest_chance(g: State, seat: int, total: int) -> int:
    """DGIT-43: the chance that such a sum of music boxes ends as the highest, in percent."""
    rival = 0
    for other in range(g.players):
        if other != seat:
            rival = max(rival, curses(g, other, Type.MUSIC_BOX))
    return chance_above(total - rival, turns_ahead(g))


def music_box_worth(g: State, seat: int, value: int) -> int:
    """DGIT-43: whoever has the loudest music boxes is rid of two."""
    mine = curses(g, seat, Type.MUSIC_BOX)
    spared = highest_two(g, seat, Type.MUSIC_BOX, value - 1) * loudest_chance(g, seat, mine + value)
    if mine > 0:
        spared -= highest_two(g, seat, Type.MUSIC_BOX, -1) * loudest_chance(g, seat, mine)
    return spared - value * A_CURSE


def portraits_left(g: State, seat: int, taken: int, hope: int) -> int:
    """DGIT-44: what a player's portraits would leave, with one more of value index `taken`, or -1 for none."""
    count = held(g, seat, Type.PORTRAIT)
    if taken >= 0:
        count += 1
    flipped, odd, cost = count // 2, count % 2, 0
    for value in range(VALUES - 1, -1, -1):
        here = g.up[seat][Type.PORTRAIT * VALUES + value]
        if value == taken:
            here += 1
        gone = min(flipped, here)
        flipped -= gone
        here -= gone
        cost += here * (value + 1) * A_CURSE
        if here > 0 and odd == 1:
            odd = 0
            cost -= (value + 1) * AT_LEAST[1][hope] // 2
    return cost
