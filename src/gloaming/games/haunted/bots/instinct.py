"""What instinct thinks of an answer in Haunted: be fit to leave, come to a way out, and keep the others from theirs."""

from gloaming.games.haunted.bots.worth import (
    FARTHEST,
    after_card,
    after_change,
    after_effect,
    best_hope,
    hope,
    known_room,
    like_room,
    may_rest,
    measure,
    present,
)
from gloaming.games.haunted.parts import (
    DIAMONDS,
    EFFECTS,
    MATCHED_STAT,
    ONE_MORE,
    SUITS,
    Acting,
    Bonus,
    Declared,
    Leaving,
    Linking,
    Matching,
    Offering,
    Revealing,
    Stat,
)
from gloaming.games.haunted.rules.house import is_ace
from gloaming.games.haunted.state import State
from gloaming.kernel.seats import EMPTY

OPENING = 100  # a new Door, about as much as a way of five steps
RESTING = 50  # the same when there is only something to lose
KEEPING = 14  # what a Secret Door is worth in hand


def like_stronger(g: State, seat: int, subject: int, stat: int) -> int:
    """BODY gets one out."""
    return 1 if stat == Stat.BODY else 0


def like_act(g: State, seat: int, subject: int, answer: int) -> int:
    """Towards a way out if one is near, through a new Door if not."""
    if answer == Acting.OPEN:
        gain = best_hope(g, seat, seat) - present(g, seat)
        return RESTING if gain < 0 and may_rest(g, seat) else OPENING + min(40, gain)
    if answer == Acting.STAY:
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
    if answer == Offering.KEEP:
        return -best_hope(g, seat, active)
    card = g.secret[seat][answer - Offering.PLAY]
    color, suit = after_card(g, active, Declared.COLOR, card), after_card(g, active, Declared.SUIT, card)
    return -((color + suit) // 2) - KEEPING


def like_own_door(g: State, seat: int, answer: int) -> int:
    """A Secret Door of one's own gives +1 on top; a trapped player gets that alone."""
    bonus = after_change(g, seat, ONE_MORE[Stat.BODY]) - present(g, seat)
    if (g.trapped >> seat) & 1:
        return bonus if answer >= Offering.PLAY else KEEPING
    if answer == Offering.KEEP:
        return best_hope(g, seat, seat)
    return present(g, seat) + known_room(g, seat, g.secret[seat][answer - Offering.PLAY]) + bonus


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
    if answer == Matching.EFFECT:
        return after_effect(g, seat, EFFECTS[Declared.COLOR][card], card)
    return after_change(g, seat, ONE_MORE[MATCHED_STAT[card & 1]])


def like_reveal(g: State, seat: int, card: int, answer: int) -> int:
    """A card that bars the way to a goal, since only what lies face up can be linked to."""
    if answer == Revealing.NOTHING:
        return 1
    measure(g, seat)
    return FARTHEST - g.far[answer - Revealing.CARD]


def like_bonus(g: State, seat: int, subject: int, answer: int) -> int:
    """The stat that makes one fittest; better none than more FEAR."""
    if answer == Bonus.DECLINE:
        return present(g, seat)
    return after_change(g, seat, ONE_MORE[answer - Bonus.ADD])


def like_link(g: State, seat: int, spot: int, answer: int) -> int:
    """A link that shortens the way to a goal."""
    if answer == Linking.NO_LINK:
        return 1
    measure(g, seat)
    return FARTHEST - g.far[answer - Linking.LINK]


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
    return 1 if answer == Leaving.ESCAPE else 0
