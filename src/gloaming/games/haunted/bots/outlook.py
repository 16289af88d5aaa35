"""Somebody's part of the win in Haunted, at a glance: fitted to who won 4,000 games between instinct bots."""

from math import exp

from gloaming.games.haunted.bots.worth import FITNESS, measure, present
from gloaming.games.haunted.rules.end import score_of
from gloaming.games.haunted.state import State
from gloaming.kernel.search import REWARD

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
