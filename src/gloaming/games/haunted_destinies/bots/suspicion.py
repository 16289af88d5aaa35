"""What instinct makes of its check sheet in Haunted Destinies: who may be the Opener, and which card is worth a look.

Everything is read from the seat's own sheet and from what lies in sight. Chances are in thousandths.
"""

from gloaming.games.haunted_destinies.parts import (
    CARDS,
    FIRST_EVENT,
    FIRST_HAUNTING,
    FIRST_SEARCH,
    HEALTH,
    KIND,
    KINDS,
    MOST_PLAYERS,
    OPENER_CARD,
    PSYCHE_CARDS,
    SET_SIZE,
    CardKind,
    Column,
    Lies,
    OwnCard,
    Returned,
    Reward,
    What,
)
from gloaming.games.haunted_destinies.rules.players import is_ghost
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import NOBODY, NOTHING

SURE = 1000
NEVER = -5000  # the opinion on what must not be
PSYCHE_WEIGHT = 12  # of a claim that is about some Psyche card
VAGUE_WEIGHT = 6  # of a claim that may be about a grey card too
BIT_COUNT = tuple(bits.bit_count() for bits in range(1 << MOST_PLAYERS))
# How an owner likes it that another probes a card, by kind: what it does to the prober, less what it does to the owner.
LIKED_PROBED = {
    CardKind.OPENER: -100,
    **dict.fromkeys(range(CardKind.SURE_SEARCH, CardKind.SCENE), -4),  # the prober may heal, the owner gets the power
    CardKind.SCENE: 4,  # tells that it is not the Opener
    CardKind.OWNER_HEALS: 25,
    CardKind.BOTH_HEAL: 5,
    CardKind.REMOVE_GOAL: 4,
    CardKind.MOVE_GLOOM: 4,
    CardKind.PROBER_WOUND: 25,
    CardKind.OWNER_WOUND: -25,
    CardKind.GLOOM_FALLS: 2,
    CardKind.GHOSTS_GAIN: -6,
    CardKind.PROBER_DRAWS: 8,
    CardKind.ITEM_LOST: -10,
    CardKind.TURN_ENDS: 10,
    **dict.fromkeys((CardKind.GOAL_NUMBERS, CardKind.GOAL_HOARD, CardKind.GOAL_BLIGHT), -15),
}
LIKES_PROBED = tuple(LIKED_PROBED.get(kind, 0) for kind in range(KINDS))  # the same for rules

# Who may be the Opener


def suspicion(g: State, seat: int, other: int) -> int:
    """How likely a player is the Opener, by what the seat knows."""
    if g.lies[OPENER_CARD] != Lies.OUT_OF_SIGHT:
        return SURE if g.lies[OPENER_CARD] == other else 0
    if is_ghost(g, other):
        return 0
    unseen, marked, theirs, vague, their_vague = hidden_of_set_a(g), 0, 0, 0, 0
    for claim in range(g.face_down):
        what = g.sheet[seat][Column.WHAT + claim]
        if what == OPENER_CARD:
            return SURE * share(g, seat, claim, other, PSYCHE_WEIGHT) // PSYCHE_WEIGHT
        if what < SET_SIZE:
            unseen -= 1
        elif what == What.SET_A:
            marked += PSYCHE_WEIGHT
            theirs += share(g, seat, claim, other, PSYCHE_WEIGHT)
        elif vagueness(what) > 0:
            weight = vagueness(what)
            vague += weight
            their_vague += share(g, seat, claim, other, weight)
    return chance_of(max(1, unseen) * PSYCHE_WEIGHT, marked, theirs, vague, their_vague)


def vagueness(what: int) -> int:
    """How much a claim counts of which no set is known; 0 for one that cannot be about the Opener."""
    if what == What.PSYCHE:
        return PSYCHE_WEIGHT
    return VAGUE_WEIGHT if what == What.ANYTHING else 0


def chance_of(unseen: int, marked: int, theirs: int, vague: int, their_vague: int) -> int:
    """Each unseen card of set A is as likely the Opener; those without a mark lie among the vague claims."""
    unmarked = max(0, unseen - marked)
    if vague == 0:
        return SURE * theirs // max(1, marked)
    return min(SURE, SURE * (theirs * vague + unmarked * their_vague) // (max(unseen, marked) * vague))


def hidden_of_set_a(g: State) -> int:
    """How many cards of set A lie in the piles, the Opener among them."""
    hidden = 0
    for card in range(SET_SIZE):
        hidden += g.lies[card] == Lies.OUT_OF_SIGHT
    return hidden


def share(g: State, seat: int, claim: int, other: int, weight: int) -> int:
    """The part of a claim that falls to a player: all of it, unless the card may lie astray."""
    strays = g.sheet[seat][Column.STRAY + claim]
    if strays == 0:
        return weight if g.sheet[seat][Column.HOME + claim] == other else 0
    if g.sheet[seat][Column.HOME + claim] == other or (strays >> other) & 1 == 1:
        return weight // (1 + BIT_COUNT[strays])
    return 0


def opener_known(g: State, seat: int) -> bool:
    """Whether the seat has seen the Opener card, and so need not look for it."""
    if g.lies[OPENER_CARD] != Lies.OUT_OF_SIGHT:
        return True
    known = False
    for claim in range(g.face_down):
        known = known or g.sheet[seat][Column.WHAT + claim] == OPENER_CARD
    return known


# Which card to look at, and which to show


def may_lie_at(g: State, seat: int, claim: int, owner: int, place: int) -> bool:
    """Whether the seat thinks that a claim is about the card at this place; what lies astray is left out."""
    if g.sheet[seat][Column.HOME + claim] != owner:
        return False
    return g.sheet[seat][Column.LOW + claim] <= place <= g.sheet[seat][Column.HIGH + claim]


def claim_part(g: State, seat: int, claim: int, worth: int) -> int:
    """What a claim counts at each of the places where its card may lie, in twelfths."""
    spread = 1 + g.sheet[seat][Column.HIGH + claim] - g.sheet[seat][Column.LOW + claim]
    return 12 * worth // spread


def place_worth(g: State, seat: int, owner: int, place: int) -> int:
    """How much a look at a place promises: each claim that may be about it counts by how many places it has."""
    worth = 0
    for claim in range(g.face_down):
        if may_lie_at(g, seat, claim, owner, place):
            worth += claim_part(g, seat, claim, look_worth_of(g, seat, g.sheet[seat][Column.WHAT + claim]))
    return worth


def look_worth_of(g: State, seat: int, what: int) -> int:
    """How much a look at such a card promises: the Opener may be it, a scene can be turned up for a reward."""
    if is_ghost(g, seat):
        return 20 if what == What.HAUNTING or (what >= FIRST_HAUNTING and what < CARDS) else 8
    hurt = g.health[seat] < HEALTH
    if what == What.SET_A:
        return 40
    if what == What.PSYCHE:
        return 20
    if what == What.ANYTHING:
        return 10
    if (what > OPENER_CARD and what < PSYCHE_CARDS) or (what > What.SET_A and what < What.PSYCHE):
        return 8 if hurt else 0
    return -12 if what == What.HAUNTING else -2


def own_place_worth(g: State, seat: int, place: int) -> int:
    """How much a look at one's own card promises: only what is unknown; a Haunting card may hit somebody else."""
    worth = 0
    for claim in range(g.face_down):
        if may_lie_at(g, seat, claim, seat, place):
            what = g.sheet[seat][Column.WHAT + claim]
            liked = 40 if what == What.SET_A else 20 if what == What.PSYCHE else 10 if what >= What.ANYTHING else 0
            worth += claim_part(g, seat, claim, 6 if what == What.HAUNTING else liked)
    return worth


def show_worth(g: State, seat: int, place: int) -> int:
    """How gladly one shows the card at a place of one's own pile to another."""
    worth = 0
    for claim in range(g.face_down):
        if may_lie_at(g, seat, claim, seat, place):
            what = g.sheet[seat][Column.WHAT + claim]
            worth += claim_part(g, seat, claim, likes_shown(g, seat, what))
    return worth


def likes_shown(g: State, seat: int, what: int) -> int:
    """How gladly one shows such a card: rather a grey one than one that may be the Opener."""
    if what >= FIRST_EVENT and what < CARDS and KIND[what] == CardKind.OWNER_HEALS and g.health[seat] == HEALTH:
        return 0
    if what < CARDS:
        return LIKES_PROBED[KIND[what]]
    if what == What.SET_A:
        return -30
    return -10 if vagueness(what) > 0 else 2


def has_safe_card(g: State, seat: int) -> bool:
    """Whether one knows a card of one's own that tells another nothing that matters."""
    safe = False
    for claim in range(g.face_down):
        what = g.sheet[seat][Column.WHAT + claim]
        own = g.sheet[seat][Column.HOME + claim] == seat and g.sheet[seat][Column.STRAY + claim] == 0
        safe = safe or (own and (what == What.HAUNTING or (what < CARDS and LIKES_PROBED[KIND[what]] > 0)))
    return safe


# What is known of a pile


def haunting_in(g: State, seat: int, owner: int) -> int:
    """How many cards of a pile are known to be Haunting cards."""
    count = 0
    for claim in range(g.face_down):
        what = g.sheet[seat][Column.WHAT + claim]
        haunting = what == What.HAUNTING or (what >= FIRST_HAUNTING and what < CARDS)
        count += haunting and g.sheet[seat][Column.HOME + claim] == owner
    return count


def looked_at(g: State, seat: int) -> int:
    """The card that the seat is looking at; its own eyes, so it is known. FIRST_SEARCH stands for none."""
    return FIRST_SEARCH if g.looking[seat] == NOTHING else g.looking[seat]


def enemy_of(g: State, seat: int, other: int) -> bool:
    """Whether hurting a living player helps: anybody before the ritual; after it the two sides."""
    if is_ghost(g, other) or other == seat:
        return False
    opener = g.ritual
    return opener == NOBODY or (opener == seat) != (opener == other)


# Opinions on looks


def like_looking_at(g: State, seat: int, subject: int, other: int) -> int:
    """HD-50: at whom one suspects most, but is not sure of."""
    if is_ghost(g, seat):
        return haunting_in(g, seat, other)
    chance = suspicion(g, seat, other)
    return chance * (SURE - chance) // SURE


def like_place_to_look(g: State, seat: int, owner: int, place: int) -> int:
    """HD-50: where the Opener may be."""
    return place_worth(g, seat, owner, place)


def like_place_to_show(g: State, seat: int, prober: int, place: int) -> int:
    """HD-22: what tells nothing, or bites."""
    return show_worth(g, seat, place)


def like_own_place(g: State, seat: int, subject: int, place: int) -> int:
    """HD-55: what is not known yet."""
    return own_place_worth(g, seat, place)


def like_return(g: State, seat: int, owner: int, answer: int) -> int:
    """HD-50: face up for a reward when one is wounded; never the Opener, and powers only in need."""
    card = looked_at(g, seat)
    if answer == Returned.FACE_DOWN:
        return 0
    if card == OPENER_CARD:
        return -1
    if is_ghost(g, seat):
        return 1
    return HEALTH - g.health[seat] - (3 if KIND[card] < CardKind.SCENE else 0) - (card >= SET_SIZE)


def like_reward(g: State, seat: int, owner: int, answer: int) -> int:
    """HD-50: healing, or a Haunting card for a rival."""
    if answer == Reward.HEAL:
        return SURE
    other = answer - Reward.DRAW
    return -SURE if other == seat else g.health[other]


def like_witness(g: State, seat: int, owner: int, witnesses: int) -> int:
    """HD-50, HD-55: nobody learns more than must be, but for what leads them astray."""
    liked = 0
    for other in range(g.players):
        if (witnesses >> other) & 1 == 1:
            liked += like_showing(g, seat, owner, other)
    return liked


def like_showing(g: State, seat: int, owner: int, other: int) -> int:
    """HD-50, HD-55: a border to whoever can do least with it: a ghost, the owner, the weakest.

    A card of set A that is not the Opener puts its owner under suspicion: that all the other living may see.
    """
    if is_ghost(g, other):
        return -1
    card = looked_at(g, seat)
    misleading = seat != owner and card > OPENER_CARD and card < SET_SIZE
    if misleading and other != owner:
        return HEALTH + g.health[other]
    return -2 * HEALTH - g.health[other] + (3 if other == owner and card >= SET_SIZE else 0)


def like_own_card(g: State, seat: int, place: int, answer: int) -> int:
    """HD-55: powers and what clears one's name in play; Haunting cards at somebody whom they hurt."""
    card = looked_at(g, seat)
    if answer == OwnCard.BACK:
        return 0
    if answer == OwnCard.PLAY:
        return NEVER if card == OPENER_CARD else 10 if KIND[card] < CardKind.SCENE else 1
    return like_trigger(g, seat, KIND[card], answer - OwnCard.TRIGGER)


def like_trigger(g: State, seat: int, kind: int, prober: int) -> int:
    """HD-55, HD-56: what wounds or burdens the chosen one, and not oneself."""
    if kind == CardKind.PROBER_WOUND and enemy_of(g, seat, prober):
        return 40 - g.health[prober]
    if kind == CardKind.PROBER_DRAWS and not is_ghost(g, prober):
        return 5
    return 1 if kind == CardKind.TURN_ENDS else -1
