"""What instinct thinks items are worth in Haunted Destinies, and which trades it proposes: those that both sides like.

Worth is in thousandths of a won game.
"""

from gloaming.games.haunted_destinies.bots.suspicion import NEVER, SURE, enemy_of, opener_known
from gloaming.games.haunted_destinies.parts import (
    FIRST_SEARCH,
    HEALTH,
    ITEMS,
    KIND,
    KINDS,
    OPENER_CARD,
    Bargain,
    CardKind,
    Lies,
)
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import NOBODY

HUNTED_WITH = {  # what an item is worth to one who knows who the Opener is; others as much as to anybody
    CardKind.SEARCH_ITEM: 10,
    CardKind.MOVE_ITEM: 26,
    CardKind.ATTACK_ITEM: 60,
    CardKind.LOOK_ITEM: 1,
}
HUNTERS_WORTH = tuple(HUNTED_WITH.get(kind, 0) for kind in range(KINDS))
GOOD_SWAP = 4  # how much more an item must be worth than the one given for it


def item_worth(g: State, seat: int, kind: int) -> int:
    """What an item is worth to a player, as far as everybody can see."""
    if kind == CardKind.HEAL_ITEM:
        return 45 if g.health[seat] < HEALTH else 20
    if kind == CardKind.LOOK_ITEM:
        return 42 if g.size[seat] > 0 and g.lies[OPENER_CARD] == Lies.OUT_OF_SIGHT else 1
    if kind == CardKind.ATTACK_ITEM:
        return 40
    return 22 if kind == CardKind.SEARCH_ITEM else 18


def own_item_worth(g: State, seat: int, kind: int) -> int:
    """What it is worth to oneself: whoever knows where the Opener card lies need not search for it, but hunts."""
    if kind == CardKind.HEAL_ITEM or not opener_known(g, seat):
        return item_worth(g, seat, kind)
    return HUNTERS_WORTH[kind]


# Trades


def offered(g: State, owner: int) -> int:
    """HD-23: how many items of a player are in the proposal."""
    count = 0
    for item in range(ITEMS):
        count += (g.offer >> item) & 1 == 1 and g.lies[FIRST_SEARCH + item] == owner
    return count


def swap_worth(g: State, seat: int, other: int, wanted: int, given: int) -> int:
    """HD-23: what one gains by an item for an item; NEVER if the other would hardly accept that."""
    wanted_kind, given_kind = KIND[FIRST_SEARCH + wanted], KIND[FIRST_SEARCH + given]
    if item_worth(g, other, given_kind) <= item_worth(g, other, wanted_kind):
        return NEVER
    return own_item_worth(g, seat, wanted_kind) - own_item_worth(g, seat, given_kind)


def best_for(g: State, seat: int, other: int, wanted: int) -> int:
    """HD-23: the most that can be gained by asking for an item, with one of one's own for it."""
    best = NEVER
    for given in range(ITEMS):
        if g.lies[FIRST_SEARCH + given] == seat:
            best = max(best, swap_worth(g, seat, other, wanted, given))
    return best


def best_swap(g: State, seat: int, other: int) -> int:
    """HD-23: the most that can be gained by a trade with somebody who is no enemy and has not refused the last one."""
    best = NEVER
    if (g.refusals[seat] >> other) & 1 == 1 or (g.ritual != NOBODY and enemy_of(g, seat, other)):
        return best
    for wanted in range(ITEMS):
        if g.lies[FIRST_SEARCH + wanted] == other:
            best = max(best, best_for(g, seat, other, wanted))
    return best


def asked_for(g: State, other: int) -> int:
    """HD-23: the item of the other's that is in the proposal."""
    item = 0
    while (g.offer >> item) & 1 == 0 or g.lies[FIRST_SEARCH + item] != other:
        item += 1
    return item


def like_offer(g: State, seat: int, other: int, item: int) -> int:
    """HD-23: first the item that one gains most by, then the one that the other gives it for, and no more."""
    if item == ITEMS:
        return SURE if offered(g, seat) > 0 and offered(g, other) > 0 else -2 * SURE + NEVER
    if g.lies[FIRST_SEARCH + item] == other:
        return best_for(g, seat, other, item) + SURE if offered(g, other) == 0 else -2 * SURE + NEVER
    if offered(g, other) == 0:
        return NEVER
    return swap_worth(g, seat, other, asked_for(g, other), item) if offered(g, seat) == 0 else -2 * SURE + NEVER


def like_bargain(g: State, seat: int, proposer: int, answer: int) -> int:
    """HD-23: accept what brings more than it costs, and nothing from an enemy while the ritual runs."""
    if answer == Bargain.REFUSE:
        return 0
    if g.ritual != NOBODY and enemy_of(g, seat, proposer):
        return -1
    gain = 0
    for item in range(ITEMS):
        if (g.offer >> item) & 1:
            worth = own_item_worth(g, seat, KIND[FIRST_SEARCH + item])
            gain += -worth if g.lies[FIRST_SEARCH + item] == seat else worth
    return gain
