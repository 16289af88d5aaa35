"""How fit somebody in Haunted is to leave, what a room would make of that, and how far it is to where they want to be.

Whoever escapes has won, and that hangs on BODY and FEAR: BODY must not be below FEAR, and must be above it where WILL
is the higher. Only cards that the seat may see are known, and every other card is as likely as the next.
"""

from gloaming.games.haunted.parts import (
    ACES,
    AMOUNTS,
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
    NOTHING_NOTED,
    ONE_MORE,
    REVEAL,
    SECRET_DOORS,
    SUITS,
    ZERO,
    Declared,
    Face,
    Stat,
)
from gloaming.games.haunted.rules.end import score_of
from gloaming.games.haunted.rules.house import is_ace, lies_face_down
from gloaming.games.haunted.rules.ways_out import deciding_stat, leads_out, prisoner
from gloaming.games.haunted.state import State
from gloaming.kernel.seats import EMPTY, NOBODY

FITNESS = 10  # what a point between BODY and FEAR is worth
BEST_MARGIN, WORST_MARGIN = 3, -5
LOST = -150
WAY_OUT = 150  # finding an Ace that one can leave by
TRAP = 20
LOOK_IN = 4  # being allowed to reveal a card
FARTHEST = 100

# How good a state is for somebody


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
    stat, more = effect // AMOUNTS, effect % AMOUNTS - ZERO
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
        liked = max(liked, after_change(g, seat, ONE_MORE[MATCHED_STAT[card & 1]]))
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
UNSEEN = 88  # a card that lies face down
WANDERING = 60


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
