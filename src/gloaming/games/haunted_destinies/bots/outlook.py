"""A seat's chances in Haunted Destinies, at a glance, for searches that do not play to the end.

The state is one that a seat imagines: it is looked at whole, the Opener card included. The numbers are hundredths of a
logit, fitted to who won 700 games between instinct bots with a few random answers.
"""

from math import exp

from gloaming.games.haunted_destinies.bots.suspicion import suspicion
from gloaming.games.haunted_destinies.bots.worth import goal_in_play, lead_over
from gloaming.games.haunted_destinies.parts import FIRST_SEARCH, GOALS, ITEMS, OPENER_CARD, Lies
from gloaming.games.haunted_destinies.rules.players import count_living, is_ghost
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.search import REWARD
from gloaming.kernel.seats import NOBODY

LEAST, MOST = -600, 900  # what is told apart
SPREAD = tuple(round(1000 * exp(logit / 100)) for logit in range(LEAST, MOST + 1, 5))
GHOSTLY, RITUAL_GHOST = -172, 22
A_GLOOM, MOST_GLOOM = 11, 6
A_GOAL = 63  # in play, and again for each ghost
A_HEALTH = 9
A_LEAD, MOST_LEAD = 12, 5  # over the one whom one could attack best
IN_THE_KNOW = 148  # to be sure who the Opener is
MISTAKEN = -117  # to be sure of somebody, rightly or not
OPENER, KNOWS_ITSELF, IS_KNOWN = -61, 45, -44
PREY = 18  # somebody else has no health left
AN_ITEM = 17
RITE, RITE_HEALTH, RITE_PREY = -16, 102, -16  # for the Opener while the ritual runs, by the others alive
RITE_LIVING = 96  # for each health of the others then


def holder(g: State) -> int:
    """Who holds the Opener card, in the pile or before them."""
    if g.lies[OPENER_CARD] != Lies.OUT_OF_SIGHT:
        return int(g.lies[OPENER_CARD])
    place = 0
    while g.pile[place] != OPENER_CARD and place < g.face_down:
        place += 1
    seat = 0
    while seat < g.players - 1 and place >= g.size[seat]:
        place -= g.size[seat]
        seat += 1
    return seat


def promise_of_ghost(g: State, seat: int) -> int:
    """How much speaks for a ghost: its gloom, and goals in play."""
    goals = 0
    for goal in range(GOALS):
        goals += goal_in_play(g, goal)
    ghosts = g.players - count_living(g)
    start = GHOSTLY if g.ritual == NOBODY else RITUAL_GHOST
    return start + A_GLOOM * min(MOST_GLOOM, g.health[seat]) + A_GOAL * goals * (1 + ghosts)


def promise_in_ritual(g: State, seat: int) -> int:
    """How much speaks for somebody living while the ritual runs: health."""
    if g.ritual == seat:
        return RITE + RITE_HEALTH * g.health[seat] + RITE_PREY * (count_living(g) - 1)
    return RITE_LIVING * g.health[seat]


def promise_of_living(g: State, seat: int, opener: int) -> int:
    """How much speaks for somebody living: strength, and to know more about the Opener than others do."""
    lead, prey, sure, known = -MOST_LEAD, 0, 0, 0
    for other in range(g.players):
        if other != seat and not is_ghost(g, other):
            lead = max(lead, lead_over(g, seat, other))
            prey |= g.health[other] == 0
            sure = max(sure, suspicion(g, seat, other))
            if opener == seat:
                known = max(known, suspicion(g, other, seat))
    promise = A_HEALTH * g.health[seat] + A_LEAD * min(MOST_LEAD, lead) + PREY * prey
    for item in range(FIRST_SEARCH, FIRST_SEARCH + ITEMS):
        promise += AN_ITEM * (g.lies[item] == seat)
    if opener == seat:
        return promise + OPENER + (KNOWS_ITSELF * suspicion(g, seat, seat) + IS_KNOWN * known) // 1000
    return promise + (IN_THE_KNOW * suspicion(g, seat, opener) + MISTAKEN * sure) // 1000


def chances_of(g: State, seat: int, opener: int) -> int:
    """What speaks for somebody, as a weight among the others'."""
    if is_ghost(g, seat):
        promise = promise_of_ghost(g, seat)
    elif g.ritual != NOBODY:
        promise = promise_in_ritual(g, seat)
    else:
        promise = promise_of_living(g, seat, opener)
    return SPREAD[(max(LEAST, min(MOST, promise)) - LEAST) // 5]


def outlook_of(g: State, seat: int) -> int:
    """Somebody's part of the win."""
    opener, own, total = holder(g), 0, 0
    for other in range(g.players):
        chances = chances_of(g, other, opener)
        total += chances
        if other == seat:
            own = chances
    return REWARD * own // total
