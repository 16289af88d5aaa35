"""What instinct chooses in Haunted Destinies when it has won a query or a round, or has rolled doubles.

Worth is in thousandths of a won game.
"""

from gloaming.games.haunted_destinies.bots.bargains import own_item_worth
from gloaming.games.haunted_destinies.bots.suspicion import (
    NEVER,
    SURE,
    claim_part,
    haunting_in,
    may_lie_at,
    suspicion,
    vagueness,
)
from gloaming.games.haunted_destinies.bots.worth import (
    HAUNTING_CARD,
    OPENERS_WOUND,
    OWN_WOUND,
    THEIR_CARD,
    THEIR_WOUND,
    glance_worth,
)
from gloaming.games.haunted_destinies.parts import (
    CARDS,
    FACE_UP_CARDS,
    FIRST_SEARCH,
    KIND,
    OPENER_CARD,
    PSYCHE_CARDS,
    AttackPrize,
    CardKind,
    Column,
    Penalty,
    QueryPrize,
    What,
)
from gloaming.games.haunted_destinies.rules.actions import may_take_face_up
from gloaming.games.haunted_destinies.rules.players import companions, has_power, is_ghost
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import NOBODY

BURDEN = 4  # a Haunting card is so much the worse for each that lies in one's pile already
POWER = 28  # a power that lies face up
HIDDEN_POWER = 20  # one that has to be found again
PERHAPS_POWER = 6
SCENE = 1
TO_BE_PLACED = 6  # how little one wants a Haunting card
PERHAPS_OPENER = 12

# Doubles


def like_doubles(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-12: rather a card than a wound, unless the wound heals by itself; a ghost rather lets others draw."""
    if is_ghost(g, seat):
        return 0 if answer == Penalty.CARD else -1
    return -wound_harm(g, seat) if answer == Penalty.WOUND else -HAUNTING_CARD - BURDEN * haunting_in(g, seat, seat)


def wound_harm(g: State, seat: int) -> int:
    """What a wound costs: little where one will sleep it off."""
    harm = OPENERS_WOUND if g.ritual == seat else OWN_WOUND
    return harm >> 2 if sleeps_it_off(g, seat) else harm


def sleeps_it_off(g: State, seat: int) -> bool:
    """Whether a restful player who is alone has rolled for movement: no sum is at stake, and the next turn heals."""
    return g.acts > 0 and has_power(g, seat, CardKind.RESTFUL) and companions(g, seat) == 0


# Query


def like_query_prize(g: State, seat: int, loser: int, answer: int) -> int:
    """HD-40: a look, while it can tell something; else a Haunting card for them."""
    return THEIR_CARD if answer == QueryPrize.THEY_DRAW else glance_worth(g, seat, loser)


# Attack


def like_blow(g: State, seat: int, loser: int, answer: int) -> int:
    """HD-45, HD-73: a wound, or a card that is worth more; from one who has no health left whatever is of use."""
    if answer == AttackPrize.WOUND:
        return blow_worth(g, seat, loser)
    if answer == AttackPrize.FACE_DOWN:
        return best_taking(g, seat, loser)
    return best_face_up(g, seat, loser) if answer == AttackPrize.FACE_UP else THEIR_CARD


def blow_worth(g: State, seat: int, loser: int) -> int:
    """What a wound is worth to the winner of a round: twice as much to the attacker, who may bring the other down."""
    if g.health[loser] == 0:
        return 0
    if g.ritual != NOBODY:
        return OPENERS_WOUND
    return 2 * THEIR_WOUND if g.active == seat else THEIR_WOUND


def best_taking(g: State, seat: int, loser: int) -> int:
    """HD-46: the best that can be hoped of a face-down card."""
    best = NEVER
    for place in range(g.size[loser]):
        best = max(best, like_taking(g, seat, loser, place))
    return best


def like_taking(g: State, seat: int, loser: int, place: int) -> int:
    """HD-46: a power, or what may be one; what may be the Opener stays where it can be bound."""
    worth = 0
    for claim in range(g.face_down):
        if may_lie_at(g, seat, claim, loser, place):
            worth += claim_part(g, seat, claim, taking_worth(g, seat, g.sheet[seat][Column.WHAT + claim]))
    return worth // 12


def taking_worth(g: State, seat: int, what: int) -> int:
    """HD-46, HD-64: such a card in one's own pile; whoever is sure to be the Opener will turn all of them up."""
    if what == OPENER_CARD:
        return -SURE
    if what < PSYCHE_CARDS:
        return HIDDEN_POWER if KIND[what] < CardKind.SCENE else SCENE
    if what < CARDS or (what >= What.GREY and vagueness(what) == 0):
        return -TO_BE_PLACED
    if (what == What.SET_A or vagueness(what) > 0) and suspicion(g, seat, seat) < SURE:
        return -PERHAPS_OPENER
    return PERHAPS_POWER


def best_face_up(g: State, seat: int, loser: int) -> int:
    """HD-46: the best of the loser's face-up cards."""
    best = NEVER
    for card in range(FACE_UP_CARDS):
        if may_take_face_up(g, seat, loser, card):
            best = max(best, like_face_up(g, seat, loser, card))
    return best


def like_face_up(g: State, seat: int, loser: int, card: int) -> int:
    """HD-46: items by their worth, powers, and scenes last; never the Opener."""
    if card >= FIRST_SEARCH:
        return own_item_worth(g, seat, KIND[card])
    return NEVER if card == OPENER_CARD else POWER if KIND[card] < CardKind.SCENE else SCENE
