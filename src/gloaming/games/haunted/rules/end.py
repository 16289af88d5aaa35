"""How a game of Haunted ends: the turns that are left, the scores and the winners."""

from gloaming.games.haunted.parts import ANSWERED_COUNT, NOTHING_NOTED, Fate, Reason, Stat
from gloaming.games.haunted.rules.house import in_house
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import News
from gloaming.kernel.agenda import finish
from gloaming.kernel.news import tell
from gloaming.kernel.seats import EMPTY, NOBODY, everybody


def score_of(g: State, seat: int) -> int:
    """HA-41: WILL and BODY less FEAR, and one for each answered question; it may be negative."""
    stats = g.stat[seat][Stat.WILL] + g.stat[seat][Stat.BODY] - g.stat[seat][Stat.FEAR]
    return stats + ANSWERED_COUNT[g.questions[seat]]


def count_down(g: State, seat: int) -> bool:
    """HA-40: after the turn that started the count everybody still in the house has one more; say if that was all."""
    if g.running_out == Reason.NONE:
        return False
    g.owed = in_house(g) if g.owed == 0 else g.owed & in_house(g) & ~(1 << seat)
    return g.owed == 0


def count_quiet(g: State, seat: int) -> bool:
    """HA-45: whether so many whole rounds have passed in which nothing was drawn, played or turned up."""
    if g.stirred == 1:
        g.stirred = 0
        g.quiet = 0
        g.unmoved = in_house(g)
        return False
    g.unmoved &= in_house(g) & ~(1 << seat)
    if g.unmoved == 0:
        g.quiet += 1
        g.unmoved = in_house(g)
    return g.quiet == g.still


def end(g: State, reason: int) -> None:
    """HA-40, HA-41, HA-42, HA-43, HA-44: everybody's score is counted and the winners are found."""
    close(g, reason)
    for seat in range(g.players):
        g.score[seat] = score_of(g, seat) + g.noted[seat] - NOTHING_NOTED
    tell(g, News.ENDED, NOBODY, reason, g.still if reason == Reason.STILL else 0)
    won = winners(g)
    for seat in range(g.players):
        g.place[seat] = 2 - ((won >> seat) & 1)
        tell(g, News.SCORED, seat, fate_of(g, seat), g.score[seat])
    finish(g)


def fate_of(g: State, seat: int) -> int:
    """HA-24, HA-31: out of the house, in a Trap, or neither."""
    if (g.escaped >> seat) & 1:
        return Fate.ESCAPED
    return Fate.TRAPPED if (g.trapped >> seat) & 1 else Fate.IN_THE_HOUSE


def close(g: State, reason: int) -> None:
    """HA-40: why the game ended is known; nobody has a turn left, and no room is being entered."""
    g.ending = reason
    g.running_out = Reason.NONE
    g.owed = 0
    g.declared = EMPTY


def winners(g: State) -> int:
    """HA-41, HA-43: a bit for each winner: who escaped, whatever the score, in solo nobody else; or else the best."""
    if g.players == 1 or (g.escaped != 0 and g.long == 0 and g.multilevel == 0):
        return int(g.escaped)
    return best_of(g, contenders(g))


def contenders(g: State) -> int:
    """HA-41, HA-42, HA-44: in a long game those who escaped, if any; otherwise all who are not trapped."""
    if g.long == 1 and g.escaped != 0:
        return int(g.escaped)
    return everybody(g) & ~g.trapped


def best_of(g: State, seats: int) -> int:
    """HA-41, HA-42, HA-44: of these seats the highest positive score wins, ties shared; failing that nobody."""
    best, bits = 0, 0
    for seat in range(g.players):
        if (seats >> seat) & 1:
            best = max(best, g.score[seat])
    for seat in range(g.players):
        if best > 0 and (seats >> seat) & 1 and g.score[seat] == best:
            bits |= 1 << seat
    return bits
