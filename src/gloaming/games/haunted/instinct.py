"""What instinct thinks of an answer in Haunted: be fit to leave, come to a way out, and keep the others from theirs.

Whoever escapes has won, and that hangs on BODY and FEAR: BODY must not be below FEAR, and must be above it where WILL
is the higher. Instinct knows the cards that its seat may see, and takes every other card to be as likely as the next.
"""

from math import exp

from gloaming.games.haunted.ending import score_of
from gloaming.games.haunted.exits import deciding_stat, leads_out, prisoner
from gloaming.games.haunted.house import is_ace, lies_face_down
from gloaming.games.haunted.parts import (
    ACES,
    CARDS,
    CHANGES,
    CHOICE,
    COLORS,
    DIAMONDS,
    EFFECTS,
    EXITS,
    FREED_FEAR,
    JOKERS,
    MATCHED_STAT,
    MOST_LINKS,
    NOTHING_NOTED,
    REVEAL,
    SECRET_DOORS,
    STATS,
    SUITS,
    ZERO,
    Declared,
    Face,
    Stat,
)
from gloaming.games.haunted.state import State
from gloaming.kernel.search import REWARD
from gloaming.kernel.seats import EMPTY, NOBODY

FITNESS = 10  # what a point between BODY and FEAR is worth
BEST_MARGIN, WORST_MARGIN = 3, -5
LOST = -150
WAY_OUT = 150  # finding an Ace that one can leave by
TRAP = 20
LOOK_IN = 4  # being allowed to reveal a card
KEEPING = 14  # what a Secret Door is worth in hand
FARTHEST = 100

# How good a table is for somebody


def standing(g: State, body: int, will: int, fear: int) -> int:
    """How fit somebody is to leave with these stats; in solo FEAR above all else loses, in multilevel scores count."""
    if g.players == 1 and fear > body and fear > will:
        return LOST
    if g.multilevel == 1:
        return FITNESS * (body + will - fear)
    margin = body - fear
    if will > body:
        margin -= 1
    return FITNESS * max(WORST_MARGIN, min(BEST_MARGIN, margin)) + body + will - fear


def present(g: State, seat: int) -> int:
    """How fit somebody is now."""
    return standing(g, g.stat[seat][Stat.BODY], g.stat[seat][Stat.WILL], g.stat[seat][Stat.FEAR])


def after_change(g: State, seat: int, effect: int) -> int:
    """How fit somebody would be after a change, which may be ignored."""
    body, will, fear = g.stat[seat][Stat.BODY], g.stat[seat][Stat.WILL], g.stat[seat][Stat.FEAR]
    stat, more = effect >> 3, (effect & 7) - ZERO
    if stat == Stat.BODY:
        body = body + more if body + more >= 0 else body
    elif stat == Stat.FEAR:
        fear = fear + more if fear + more >= 0 else fear
    elif will + more >= 0 and (g.locked >> seat) & 1 == 0:
        will += more
    return standing(g, body, will, fear)


def after_effect(g: State, seat: int, effect: int, card: int) -> int:
    """How fit somebody would be after an effect, with the better choice of a Diamond."""
    if effect < CHANGES:
        return after_change(g, seat, effect)
    if effect == CHOICE:
        first, second = DIAMONDS[card // SUITS][0], DIAMONDS[card // SUITS][1]
        return max(after_change(g, seat, first), after_change(g, seat, second))
    return present(g, seat) + (LOOK_IN if effect == REVEAL else 0)


def after_card(g: State, seat: int, declared: int, card: int) -> int:
    """How good it would be for somebody to come into this card's room."""
    if card >= JOKERS:
        return present(g, seat) - TRAP
    if card >= ACES:
        return present(g, seat) + (WAY_OUT if could_leave(g, seat, card) else 0)
    liked = after_effect(g, seat, EFFECTS[declared][card], card)
    if declared == Declared.COLOR and g.where[card ^ COLORS] != EMPTY:
        liked = max(liked, after_change(g, seat, MATCHED_STAT[card & 1] * 8 + ZERO + 1))
    return liked


def could_leave(g: State, seat: int, ace: int) -> bool:
    """Whether this exit would let somebody out now, or in a multilevel game note scores while theirs is best."""
    if g.players == 1 and (g.passed >> (ace & (SUITS - 1))) & 1:
        return False
    if g.multilevel == 1 and g.exits < EXITS:
        return (g.passed >> (ace & (SUITS - 1))) & 1 == 0 and leads(g, seat)
    return leads_out(g, seat, deciding_stat(g, seat, ace))


def leads(g: State, seat: int) -> bool:
    """Whether nobody's score is above somebody's own, and that is worth noting."""
    own = score_of(g, seat)
    for other in range(g.players):
        if score_of(g, other) > own:
            return False
    return own > 0


def may_rest(g: State, seat: int) -> bool:
    """Whether somebody alone would win a multilevel game as it stands; of two who are level neither would."""
    own = score_of(g, seat) + g.noted[seat]
    for other in range(g.players):
        wins_nothing = other == seat or (g.trapped >> other) & 1
        if not wins_nothing and score_of(g, other) + g.noted[other] >= own:
            return False
    return g.multilevel == 1 and own > NOTHING_NOTED


def hope(g: State, viewer: int, seat: int, declared: int) -> int:
    """What the top card would be worth to somebody on average, over all cards that the viewer has not seen."""
    total, count = 0, 0
    for card in range(ACES if g.early > 0 else CARDS):
        if g.where[card] == EMPTY and not holds(g, viewer, card):
            total += after_card(g, seat, declared, card)
            count += 1
    return total // max(1, count)


def holds(g: State, seat: int, card: int) -> bool:
    """Whether a card is one of somebody's own Secret Doors."""
    for which in range(SECRET_DOORS):
        if g.secret[seat][which] == card:
            return True
    return False


def best_hope(g: State, viewer: int, seat: int) -> int:
    """The same with the better of Color and Suit."""
    return max(hope(g, viewer, seat, Declared.COLOR), hope(g, viewer, seat, Declared.SUIT))


# The way to go


def is_goal(g: State, seat: int, spot: int) -> bool:
    """A way out that one can take, or, for who is too afraid, somebody to free; known cards that lie face down too."""
    if (g.seen[spot] >> seat) & 1 == 0 or g.face[spot] == Face.DISCARDED:
        return False
    card = g.card[spot]
    if is_ace(card):
        return could_leave(g, seat, card)
    if card < JOKERS or g.stat[seat][Stat.FEAR] <= FREED_FEAR:
        return False
    return prisoner(g, spot) != NOBODY and g.token[seat] != spot and present(g, seat) < 0


def measure(g: State, seat: int) -> None:
    """Work out how far each card is from the nearest goal, from the goals outwards."""
    first, last = 0, 0
    for spot in range(g.laid):
        g.far[spot] = FARTHEST
        if is_goal(g, seat, spot):
            g.far[spot] = 0
            g.queue[last] = spot
            last += 1
    while first < last:
        spot = g.queue[first]
        first += 1
        for place in range(g.linked[spot]):
            other = g.links[spot][place]
            if g.far[other] == FARTHEST:
                g.far[other] = g.far[spot] + 1
                g.queue[last] = other
                last += 1


NEARNESS = (400, 300, 220, 160, 125)  # a way of so many steps; opening a Door is about 100
OPENING = 100
UNSEEN = 88  # a card that lies face down
WANDERING = 60
RESTING = 50  # opening a Door when there is only something to lose


def nearness(steps: int) -> int:
    """How good it is to be so far from the goal."""
    return NEARNESS[steps] if steps < len(NEARNESS) else WANDERING


def like_room(g: State, seat: int, spot: int) -> int:
    """How good it is to go there."""
    liked = nearness(g.far[spot])
    if lies_face_down(g, spot):
        known = (g.seen[spot] >> seat) & 1 == 1
        liked = max(liked, UNSEEN + (known_room(g, seat, g.card[spot]) if known else 0))
    return max(liked, WANDERING - g.linked[spot])


def known_room(g: State, seat: int, card: int) -> int:
    """What it would be worth to turn up a card that one knows."""
    color, suit = after_card(g, seat, Declared.COLOR, card), after_card(g, seat, Declared.SUIT, card)
    return max(color, suit) - present(g, seat)


# Outlook: fitted to who won 4,000 games between instinct bots, in hundredths of a logit

LOGITS = 300  # the least that is told apart, from here down
MOST_LOGITS = 900
WEIGHTS = tuple(round(100 * exp(logit / 100)) for logit in range(-LOGITS, MOST_LOGITS + 1, 10))
A_POINT = 6  # of margin between BODY and FEAR, or of score where scores decide
FIT, FIT_LATE = 40, 215  # to be able to leave, before and after Aces are in the deck
A_TURN = 26
A_DOOR, LATE_DOOR = 9, -43
CAUGHT = -200
OUT = MOST_LOGITS
NEAR_EXIT = (540, 450, 257, 50, 50)  # by steps; the first is for who is one step away and has the turn
FAIR = 400  # the weight against which a single player is measured


def promise(g: State, seat: int) -> int:
    """How much speaks for somebody's winning."""
    if (g.escaped >> seat) & 1:
        return OUT
    margin = score_of(g, seat) if g.multilevel == 1 else present(g, seat) // FITNESS
    late = g.early == 0
    speaks = A_POINT * margin + (LATE_DOOR if late else A_DOOR) * g.held[seat]
    if margin >= 0:
        speaks += FIT_LATE if late else FIT
    if (g.trapped >> seat) & 1:
        return speaks + CAUGHT
    if g.active == seat:
        speaks += A_TURN
    if g.token[seat] >= 0:
        measure(g, seat)
        steps = g.far[g.token[seat]]
        if steps < len(NEAR_EXIT):
            speaks += NEAR_EXIT[0 if steps == 1 and g.active == seat else steps]
    return speaks


def weight(g: State, seat: int) -> int:
    """The same as a weight among the others'."""
    return WEIGHTS[(max(-LOGITS, min(MOST_LOGITS, promise(g, seat))) + LOGITS) // 10]


def outlook_of(g: State, seat: int) -> int:
    """Somebody's part of the win, at a glance."""
    own = weight(g, seat)
    if g.players == 1:
        return REWARD * own // (own + FAIR)
    together = 0
    for other in range(g.players):
        together += weight(g, other)
    return REWARD * own // together


# Opinions


def like_stronger(g: State, seat: int, subject: int, stat: int) -> int:
    """BODY gets one out."""
    return 1 - stat


def like_act(g: State, seat: int, subject: int, answer: int) -> int:
    """Towards a way out if one is near, through a new Door if not."""
    if answer == MOST_LINKS:
        gain = best_hope(g, seat, seat) - present(g, seat)
        return RESTING if gain < 0 and may_rest(g, seat) else OPENING + min(40, gain)
    if answer > MOST_LINKS:
        return 0
    measure(g, seat)
    return like_room(g, seat, g.links[g.token[seat]][answer])


def like_offer(g: State, seat: int, must: int, answer: int) -> int:
    """One's own turn: the better of deck and Door. Another's: a Door that spoils it, if that is worth one."""
    active = g.active
    if active == seat:
        return like_own_door(g, seat, answer)
    if (g.trapped >> active) & 1 or ((g.escaped >> seat) & 1 and g.long == 0):
        return -answer
    if answer == 0:
        return -best_hope(g, seat, active)
    card = g.secret[seat][answer - 1]
    color, suit = after_card(g, active, Declared.COLOR, card), after_card(g, active, Declared.SUIT, card)
    return -((color + suit) // 2) - KEEPING


def like_own_door(g: State, seat: int, answer: int) -> int:
    """A Secret Door of one's own gives +1 on top; a trapped player gets that alone."""
    bonus = after_change(g, seat, Stat.BODY * 8 + ZERO + 1) - present(g, seat)
    if (g.trapped >> seat) & 1:
        return bonus if answer > 0 else KEEPING
    if answer == 0:
        return best_hope(g, seat, seat)
    return present(g, seat) + known_room(g, seat, g.secret[seat][answer - 1]) + bonus


def like_declare(g: State, seat: int, spot: int, declared: int) -> int:
    """What suits the card if one knows it, or else all cards that it could be."""
    if spot < g.laid and (g.seen[spot] >> seat) & 1:
        return after_card(g, seat, declared, g.card[spot])
    if spot == g.laid and g.hand != EMPTY and (g.hand_seen >> seat) & 1:
        return after_card(g, seat, declared, g.hand)
    return hope(g, seat, seat, declared)


def like_choice(g: State, seat: int, card: int, answer: int) -> int:
    """The better change."""
    return after_change(g, seat, DIAMONDS[card // SUITS][answer])


def like_match(g: State, seat: int, card: int, answer: int) -> int:
    """The effect, or +1 instead."""
    if answer == 0:
        return after_effect(g, seat, EFFECTS[Declared.COLOR][card], card)
    return after_change(g, seat, MATCHED_STAT[card & 1] * 8 + ZERO + 1)


def like_reveal(g: State, seat: int, card: int, answer: int) -> int:
    """A card that bars the way to a goal, since only what lies face up can be linked to."""
    if answer == 0:
        return 1
    measure(g, seat)
    return FARTHEST - g.far[answer - 1]


def like_bonus(g: State, seat: int, subject: int, answer: int) -> int:
    """The stat that makes one fittest; better none than more FEAR."""
    return after_change(g, seat, answer * 8 + ZERO + 1) if answer < STATS else present(g, seat)


def like_link(g: State, seat: int, spot: int, answer: int) -> int:
    """A link that shortens the way to a goal."""
    if answer == 0:
        return 1
    measure(g, seat)
    return FARTHEST - g.far[answer - 1]


def like_lay(g: State, seat: int, subject: int, answer: int) -> int:
    """Face up, towards whoever could come and help; a face-down Ace at the trap, anything else anywhere."""
    if answer < g.laid:
        return 1 if answer == g.token[seat] and is_ace(g.hand) else 0
    return 2 + tokens_near(g, seat, answer - g.laid)


def tokens_near(g: State, seat: int, spot: int) -> int:
    """How many others stand there or next to it."""
    count = 0
    for other in range(g.players):
        if other != seat and g.token[other] >= 0:
            if g.token[other] == spot:
                count += 2
            for place in range(g.linked[spot]):
                if g.links[spot][place] == g.token[other]:
                    count += 1
    return count


def like_escape(g: State, seat: int, ace: int, answer: int) -> int:
    """Out."""
    return 1 - answer


OPINIONS = (
    None,
    None,
    like_stronger,
    like_act,
    like_offer,
    like_declare,
    like_choice,
    like_match,
    like_reveal,
    like_bonus,
    like_link,
    like_lay,
    like_escape,
)
