"""What instinct thinks things are worth in Haunted Destinies: searches, attacks, haunts, items, and the way to them.

Worth is in thousandths of a won game.
"""

from gloaming.games.haunted_destinies.bots.odds import BEATEN, CERTAIN, HARM, HURT, LEADS, LONGEST_LEAD, WAYS_OVER
from gloaming.games.haunted_destinies.bots.suspicion import (
    SURE,
    enemy_of,
    haunting_in,
    opener_known,
    place_worth,
    suspicion,
)
from gloaming.games.haunted_destinies.parts import (
    DIRECTIONS,
    FEWEST_GHOSTS,
    FIRST_GOAL,
    GOALS,
    HEALTH,
    HOARD,
    LEAP_COST,
    OPENER_WOUNDS,
    TILES,
    CardKind,
    Lies,
    X,
)
from gloaming.games.haunted_destinies.rules.actions import attack_bonus
from gloaming.games.haunted_destinies.rules.moor import distance, edge_of, next_tile, on_moor
from gloaming.games.haunted_destinies.rules.players import count_items, count_living, has_power, hoarded, is_ghost
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import NOBODY, NOTHING

AFTER_BINDING = (0, 0, 0, 100, 200, 150, 120)  # what is left after a wrong binding, by how many lived before it
AFTER_RITUAL = (0, 0, 0, 700, 550, 600, 600)  # what the ritual promises, by how many lived before it
AS_GHOST = 60  # what is left when one becomes a ghost
OWN_WOUND = 45  # what a wound costs, and what it is worth to give one
THEIR_WOUND = 30
OPENERS_WOUND = 110  # to either side while the ritual runs
SEARCH_CARD = 24
HEALING = 6  # a Search card is worth so much more for each wound
LOOK = 50
OWN_LOOK = 90
USUAL_PLACE = 240  # the worth of a place of which only is known that a Psyche card lies there
PROBED = 12  # the harm of a look at a card of one's own
HAUNTING_CARD = 8  # the harm of one in one's pile
THEIR_CARD = 6  # and what it is worth to give one
A_GLOOM_LESS = 3  # what it is worth that a ghost loses a gloom
HOARDED_GLOOM = 20  # the same while ghosts hoard it
LAST_GLOOM = 80  # and when they nearly have enough
NEARLY = 4
STEP = 1  # what a movement point is worth
LATER = 10  # what can be done only next turn is worth so many sixteenths
FEAR = 4  # how much one minds being near a stronger player, in quarters
FARTHEST = 14  # movement points that are thought ahead
COST_BITS = 6
COST_MASK = 63
BIT_HASH = 67  # no two powers of two leave the same remainder
TILE_OF = tuple(next((tile for tile in range(TILES) if (1 << tile) % BIT_HASH == rest), 0) for rest in range(BIT_HASH))

# Dice


def ways(lead: int) -> int:
    """In how many of 36 rolls the lead and the light die come to more than the dark one."""
    return WAYS_OVER[min(max(lead, -LONGEST_LEAD), LONGEST_LEAD) + LONGEST_LEAD]


# Attacks


def lead_over(g: State, seat: int, other: int) -> int:
    """What an attacker adds to light - dark."""
    return g.health[seat] - g.health[other] + attack_bonus(g, seat, other)


def goal_in_play(g: State, goal: int) -> bool:
    """Whether a ghost goal lies in play."""
    return g.lies[FIRST_GOAL + goal] == Lies.IN_PLAY


def serves_ghosts(g: State) -> bool:
    """Whether one ghost more would let the ghosts win by their numbers."""
    alive = count_living(g)
    ghosts = g.players - alive + 1
    return goal_in_play(g, 0) and ghosts >= FEWEST_GHOSTS and ghosts >= alive - 1


def binding_worth(g: State, seat: int, other: int) -> int:
    """What binding a beaten player promises: the game, or one player less and wounds."""
    alive = count_living(g)
    chance = suspicion(g, seat, other)
    after = SURE if alive == 2 else AFTER_BINDING[alive]
    if serves_ghosts(g):
        after = 0
    return chance + (SURE - chance) * after // SURE


def ritual_worth(g: State, seat: int) -> int:
    """What the ritual promises: the Opener's hunt, or the end of one's life."""
    alive = count_living(g)
    chance = suspicion(g, seat, seat)
    after = SURE if alive == 2 else AFTER_RITUAL[alive]
    return (chance * after + (SURE - chance) * AS_GHOST) // SURE


def prize(g: State, seat: int, other: int) -> int:
    """What is gained by beating a living player."""
    if g.ritual == seat:
        return SURE // max(1, count_living(g) - 1)
    if g.ritual == other:
        return SURE // 2
    if g.ritual != NOBODY:
        return 0
    gained = max(binding_worth(g, seat, other), ritual_worth(g, seat))
    return gained - SURE // count_living(g)


def rounds_needed(g: State, seat: int, other: int) -> int:
    """How many rounds an attacker must win to beat a player."""
    wounds = OPENER_WOUNDS[g.players] if g.ritual == seat else 1
    return min(HEALTH, max(1, (g.health[other] + wounds - 1) // wounds))


def attack_worth(g: State, seat: int, other: int) -> int:
    """What an attack promises: the chance to beat the other, and the wounds on both sides."""
    if not enemy_of(g, seat, other) and not is_ghost(g, other):
        return -OWN_WOUND
    lead = min(max(lead_over(g, seat, other), -LONGEST_LEAD), LONGEST_LEAD)
    at = rounds_needed(g, seat, other) * LEADS + lead + LONGEST_LEAD
    health = g.health[seat]
    own = OPENERS_WOUND if g.ritual == seat else OWN_WOUND
    if is_ghost(g, other):
        return (HARM[health][at] * gloom_dread(g, other) - HURT[health][at] * own) // 100
    theirs = OPENERS_WOUND if g.ritual == other else THEIR_WOUND
    wounds = HARM[health][at] * theirs - HURT[health][at] * own
    return BEATEN[health][at] * prize(g, seat, other) // SURE + wounds // 100


def gloom_dread(g: State, ghost: int) -> int:
    """What it is worth to the living that a ghost loses a gloom: most when the ghosts have nearly hoarded enough."""
    if g.health[ghost] == 0:
        return 0
    if not goal_in_play(g, 1):
        return A_GLOOM_LESS
    return LAST_GLOOM if hoarded(g) + NEARLY >= HOARD * g.players else HOARDED_GLOOM


def query_worth(g: State, seat: int, other: int) -> int:
    """What a query promises: a look at a card of theirs, or one at one's own; a ghost loses a gloom."""
    lead = g.health[seat] - g.health[other] + has_power(g, seat, CardKind.SURE_QUERY)
    won = gloom_dread(g, other) if is_ghost(g, other) else max(THEIR_CARD, glance_worth(g, seat, other))
    return (ways(lead) * won - ways(-lead) * PROBED) // CERTAIN


def glance_worth(g: State, seat: int, other: int) -> int:
    """What a look at the best card of one player's pile promises."""
    best = 0
    for place in range(g.size[other]):
        best = max(best, place_worth(g, seat, other, place))
    return look_worth(g, seat) * best // USUAL_PLACE


# Searches


def look_worth(g: State, seat: int) -> int:
    """What a look at another's card promises: to find the Opener, and a reward."""
    wounds = HEALTH - g.health[seat]
    return (LOOK >> 2 if opener_known(g, seat) else LOOK) + min(2, wounds) * 5


def own_look_worth(g: State, seat: int) -> int:
    """What a look at one's own card promises: to learn that one is the Opener."""
    if g.size[seat] == 0 or opener_known(g, seat):
        return 2
    return OWN_LOOK + suspicion(g, seat, seat) // 20


def search_lead(g: State, seat: int, tile: int) -> int:
    """What a searcher adds to light - dark."""
    bonus = has_power(g, seat, CardKind.SURE_SEARCH) + count_items(g, seat, CardKind.SEARCH_ITEM)
    return g.health[seat] - g.gloom[tile] + bonus


def card_worth(g: State, seat: int) -> int:
    """What a Search card promises: more to the wounded."""
    return SEARCH_CARD + HEALING * (HEALTH - g.health[seat])


def search_worth(g: State, seat: int, tile: int) -> int:
    """What a search promises: the best of what the result may reach, or a Haunting card."""
    lead = search_lead(g, seat, tile)
    card, look, own = card_worth(g, seat), look_worth(g, seat), own_look_worth(g, seat)
    found = ways(lead) * card + ways(lead - 2) * max(0, look - card) + ways(lead - 4) * max(0, own - max(look, card))
    return (found - ways(-lead) * HAUNTING_CARD) // CERTAIN


# Ghosts


def haunt_worth(g: State, seat: int, other: int) -> int:
    """What haunting a living player promises: looks bring ghost goals into play, draws bring more of them."""
    if is_ghost(g, other):
        return 0
    lead = g.health[seat] - g.health[other] - has_power(g, other, CardKind.CALM)
    fruitful = 10 + 4 * min(5, haunting_in(g, seat, other))
    spare = 10 if g.health[seat] >= 3 and not goal_in_play(g, 1) else 0
    return (ways(lead) * 10 + ways(lead - 2) * fruitful + ways(lead - 4) * spare - ways(-lead) * 12) // CERTAIN


def syphon_worth(g: State, seat: int, tile: int) -> int:
    """What syphoning promises: gloom to haunt with, or to hoard; not where the moor shall be blighted."""
    if goal_in_play(g, 2) and not goal_in_play(g, 1):
        return -10
    greed = 14 if goal_in_play(g, 1) else 8 if g.health[seat] < 7 else 3
    return min(g.gloom[tile], 4) * greed * 3 // 4


# The moor


def threat(g: State, seat: int, tile: int) -> int:
    """How much one would mind to be found on a tile by the stronger."""
    harm = 0
    for other in range(g.players):
        if enemy_of(g, seat, other):
            lead = lead_over(g, other, seat)
            apart = distance(g, g.pawn[other], tile)
            if lead > 0 and apart < 5:
                harm += lead * (5 - apart) * (HEALTH + 1 - g.health[seat])
    return harm * FEAR >> 2


def company_worth(g: State, seat: int, other: int) -> int:
    """What somebody living can make of another's company: an attack or a query."""
    return max(attack_worth(g, seat, other), query_worth(g, seat, other))


def tile_worth(g: State, seat: int, tile: int) -> int:
    """What the best action on a tile promises."""
    ghost, best = is_ghost(g, seat), 0
    if on_moor(g, tile):
        best = max(best, syphon_worth(g, seat, tile) if ghost else search_worth(g, seat, tile))
    for other in range(g.players):
        if g.pawn[other] == tile and other != seat:
            best = max(best, haunt_worth(g, seat, other) if ghost else company_worth(g, seat, other))
    return best


def goals_of(g: State) -> int:
    """A bit for each tile on which there may be something to do."""
    tiles = (1 << 15) - 2
    for seat in range(g.players):
        tiles |= 1 << g.pawn[seat]
    return tiles


def stay_worth(g: State, seat: int, tile: int, cost: int, wanted: int) -> int:
    """What it is worth to come to a tile for so many points, this turn or later."""
    worth = tile_worth(g, seat, tile) if (wanted >> tile) & 1 else 0
    at_once = cost <= g.points
    if not at_once or g.acts == 0:
        worth = worth * LATER >> 4
    if at_once and (g.acts == 0 or worth <= 0) and not is_ghost(g, seat):
        worth -= threat(g, seat, tile)
    return worth - STEP * cost


def errand(g: State, seat: int, tile: int, spent: int) -> int:
    """The best that can be reached from a tile: its worth, then in the last COST_BITS how cheap it is.

    Tiles are taken in the order of what it costs to reach them: the bits of `now`, and of those one to three points
    further.
    """
    now, near, next_near, far = 1 << tile, 0, 0, 0
    settled, cost, best = 0, spent, -(1 << 20)
    wanted = goals_of(g)
    while (now | near | next_near | far) != 0 and cost <= FARTHEST:
        while now != 0:
            bit = now & -now
            here = TILE_OF[bit % BIT_HASH]
            now ^= bit
            settled |= bit
            if (wanted & bit) != 0 or cost <= g.points:
                best = max(best, stay_worth(g, seat, here, cost, wanted) << COST_BITS | (COST_MASK - cost))
            for direction in range(DIRECTIONS):
                beyond = next_tile(g, here, direction)
                if beyond != NOTHING and (settled >> beyond) & 1 == 0:
                    edge = edge_of(g, here, direction)
                    near |= (edge == 1) << beyond
                    next_near |= (edge == 2) << beyond
                    far |= (edge == 3) << beyond
        now, near, next_near, far = near & ~settled, next_near, far, 0
        cost += 1
    return best


def walk_worth(g: State, seat: int, direction: int) -> int:
    """What a step in a direction leads to."""
    tile = g.pawn[seat]
    edge = edge_of(g, tile, direction)
    return errand(g, seat, next_tile(g, tile, direction), LEAP_COST if edge == X else edge) >> COST_BITS


def way_to_go(g: State, seat: int) -> int:
    """How many points it takes to come to the best that can be reached."""
    return COST_MASK - (errand(g, seat, g.pawn[seat], 0) & COST_MASK)


def goals_in_play(g: State) -> int:
    """How many ghost goals lie in play."""
    count = 0
    for goal in range(GOALS):
        count += goal_in_play(g, goal)
    return count
