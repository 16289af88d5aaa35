"""What instinct thinks of an answer in Haunted Destinies: search, look and remember; strike when sure enough.

Opinions go by what the seat sees and by its own check sheet (`suspicion.py`), in thousandths of a won game where
something is at stake (`worth.py`). Equal opinions are decided by chance: so cards are placed where nobody can guess.
"""

from gloaming.games.haunted_destinies.bots.bargains import GOOD_SWAP, best_swap, own_item_worth
from gloaming.games.haunted_destinies.bots.suspicion import NEVER, has_safe_card, haunting_in, opener_known
from gloaming.games.haunted_destinies.bots.worth import (
    attack_worth,
    binding_worth,
    card_worth,
    goal_in_play,
    goals_in_play,
    goals_of,
    haunt_worth,
    lead_over,
    look_worth,
    own_look_worth,
    query_worth,
    ritual_worth,
    search_worth,
    stay_worth,
    syphon_worth,
    walk_worth,
    way_to_go,
)
from gloaming.games.haunted_destinies.parts import (
    BLIGHT,
    COLUMN_OF,
    DIRECTIONS,
    EDGES,
    FIRST_OTHER,
    FIRST_SEARCH,
    GOALS,
    HAUNT_DRAWS,
    HAUNT_LOOKS,
    KIND,
    MIDDLE,
    NEIGHBOURS,
    NOWHERE,
    PAWN_TILE,
    ROW_OF,
    SEARCHABLE_IN_HAND,
    Attack,
    CardKind,
    Dice,
    Event,
    Fate,
    Find,
    GoalRemoval,
    HauntPrize,
    Removal,
    TileOrNone,
    X,
)
from gloaming.games.haunted_destinies.rules.moor import distance, next_tile
from gloaming.games.haunted_destinies.rules.players import has_power, is_ghost
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary.doings import DEED, DO_WITH, Do
from gloaming.kernel.seats import NOTHING

AT_ONCE = 5000  # what costs nothing and helps is done first
ANOTHER_TURN = 4  # how much one would rather act than wait

# The set-up


def like_tile(g: State, seat: int, laid: int, slot: int) -> int:
    """HD-4, HD-5: the pawn shall start on a searchable tile."""
    starts = laid >= g.players * (PAWN_TILE - 1) and laid < g.players * PAWN_TILE
    searchable = slot < SEARCHABLE_IN_HAND
    return 1 if searchable == starts else 0


def like_spot(g: State, seat: int, tile: int, spot: int) -> int:
    """HD-4: a moor of short ways."""
    return -abs(ROW_OF[spot] - ROW_OF[MIDDLE]) - abs(COLUMN_OF[spot] - COLUMN_OF[MIDDLE])


def like_turn(g: State, seat: int, spot: int, quarters: int) -> int:
    """HD-4: the cheap edges towards the other tiles."""
    liked = 0
    for direction in range(DIRECTIONS):
        beyond = NEIGHBOURS[spot][direction]
        if beyond != NOWHERE and g.board[beyond] != NOTHING:
            edge = EDGES[g.laying][(direction - quarters) & (DIRECTIONS - 1)]
            liked -= 4 if edge == X else edge
    return liked


def like_gloom_on(g: State, seat: int, subject: int, tile: int) -> int:
    """HD-6: far from one's own pawn."""
    return distance(g, g.pawn[seat], tile)


def like_more_gloom(g: State, seat: int, subject: int, tile: int) -> int:
    """HD-6: the same; a second one next to oneself is none too many."""
    return 0 if tile == TileOrNone.NONE else distance(g, g.pawn[seat], tile) - 1


# A turn


def like_dice(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-20: both dice where the way is long, or where doubles do no harm."""
    if answer == Dice.ONE_DIE:
        return 0
    return 1 if is_ghost(g, seat) or has_power(g, seat, CardKind.CHARMED) or way_to_go(g, seat) > 1 else -1


def like_removal(g: State, seat: int, subject: int, tile: int) -> int:
    """HD-65: when there is nowhere to walk to, a tile next to one's own, so that nobody gets away."""
    if tile == Removal.NONE:
        return 0
    if way_to_go(g, seat) > 0:
        return -1
    liked = 1
    for direction in range(DIRECTIONS):
        liked += next_tile(g, g.pawn[seat], direction) == tile
    return liked


def like_to_do(g: State, seat: int, points: int, answer: int) -> int:
    """HD-20 to HD-24: the best action here, or the way to a better one."""
    if answer < DIRECTIONS:
        return walk_worth(g, seat, answer)
    if answer == Do.SEARCH:
        return search_worth(g, seat, g.pawn[seat]) + ANOTHER_TURN
    if answer == Do.SYPHON:
        return syphon_worth(g, seat, g.pawn[seat]) + ANOTHER_TURN
    if answer == Do.HEAL_ITEM:
        return AT_ONCE
    if answer == Do.LOOK_ITEM:
        return NEVER if opener_known(g, seat) else AT_ONCE
    if answer == Do.END:
        return stay_worth(g, seat, g.pawn[seat], 0, goals_of(g))
    return like_company(g, seat, DO_WITH[answer], DEED[answer])


def like_company(g: State, seat: int, other: int, deed: int) -> int:
    """HD-22 to HD-24: what can be done with another player on the tile."""
    if deed == Do.QUERY:
        return query_worth(g, seat, other) + ANOTHER_TURN
    if deed == Do.ATTACK:
        return attack_worth(g, seat, other) + ANOTHER_TURN
    if deed == Do.HAUNT:
        return haunt_worth(g, seat, other) + ANOTHER_TURN
    if deed == Do.EXCHANGE:
        return like_exchange(g, seat)
    return AT_ONCE if best_swap(g, seat, other) > GOOD_SWAP else NEVER


def like_exchange(g: State, seat: int) -> int:
    """HD-22: a look for a look, if one has a card to show that tells nothing."""
    return AT_ONCE if has_safe_card(g, seat) and not opener_known(g, seat) else NEVER


# Whoever must


def like_who_draws(g: State, seat: int, subject: int, other: int) -> int:
    """HD-74: the weakest is the next ghost, and brings the gloom."""
    return -g.health[other]


def like_place(g: State, seat: int, subject: int, place: int) -> int:
    """HD-11: anywhere."""
    return 0


def like_playing(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-35: an Event that helps at once is played."""
    if answer == Event.KEEP:
        return 0
    if KIND[g.drawn] == CardKind.REMOVE_GOAL:
        return 1 if goals_in_play(g) > 0 else -1
    here = g.pawn[seat]
    return 1 if here > 0 and here < FIRST_OTHER and g.gloom[here] > 1 else -1


# Actions


def like_find(g: State, seat: int, result: int, answer: int) -> int:
    """HD-30: a card for the wounded, looks for the curious."""
    if answer == Find.DRAW:
        return card_worth(g, seat)
    return look_worth(g, seat) if answer == Find.LOOK else own_look_worth(g, seat)


def like_going_on(g: State, seat: int, other: int, answer: int) -> int:
    """HD-45: the attacker while the attack is worth it, the defender while the attacker is the weaker."""
    if answer == Attack.STOP:
        return 0
    return attack_worth(g, seat, other) if g.active == seat else -1 - lead_over(g, other, seat)


def like_declaring(g: State, seat: int, other: int, answer: int) -> int:
    """HD-60: what promises more."""
    return binding_worth(g, seat, other) if answer == Fate.BIND else ritual_worth(g, seat)


# Ghosts


def like_haunting(g: State, seat: int, result: int, answer: int) -> int:
    """HD-71: looks where ghost goals may lie, cards where none do, a wound for the last ghost that is needed."""
    if answer == HauntPrize.WOUND:
        thrifty = goal_in_play(g, 1) or g.health[seat] < 5
        return 60 if goal_in_play(g, 0) and g.health[g.target] < 3 and not thrifty else 0
    looks = 14 + 6 * min(3, haunting_in(g, seat, g.target))
    return 10 * HAUNT_DRAWS[answer] + looks * HAUNT_LOOKS[answer]


def like_syphoning(g: State, seat: int, most: int, answer: int) -> int:
    """HD-72: all of it, unless the moor shall be blighted."""
    return -answer if goal_in_play(g, 2) and not goal_in_play(g, 1) else answer


# Cards


def like_gloom_to_fall(g: State, seat: int, owner: int, tile: int) -> int:
    """GLOOM_FALLS: far from oneself."""
    return like_gloom_on(g, seat, owner, tile)


def like_losing(g: State, seat: int, prober: int, item: int) -> int:
    """ITEM_LOST: the least item."""
    return -own_item_worth(g, seat, KIND[FIRST_SEARCH + item])


def like_goal_gone(g: State, seat: int, subject: int, goal: int) -> int:
    """REMOVE_GOAL: the living like no ghost goal, and the numbers least."""
    return 0 if goal == GoalRemoval.NONE else GOALS - goal


def like_gloom_from(g: State, seat: int, subject: int, tile: int) -> int:
    """MOVE_GLOOM: from one's own tile, or from where it lies thick and near."""
    return 0 if tile == TileOrNone.NONE else 2 * g.gloom[tile] - distance(g, g.pawn[seat], tile)


def like_gloom_to(g: State, seat: int, source: int, tile: int) -> int:
    """MOVE_GLOOM: to where there is gloom already, far away."""
    return distance(g, g.pawn[seat], tile) + min(g.gloom[tile], BLIGHT[g.players])


def like_lifting(g: State, seat: int, tile: int, answer: int) -> int:
    """LIFT_GLOOM: as much as one may."""
    return answer
