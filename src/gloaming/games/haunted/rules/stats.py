"""The three stats of a player of Haunted: which changes they take, and whether FEAR is the highest."""

from gloaming.games.haunted.parts import AMOUNTS, ZERO, Stat
from gloaming.games.haunted.state import State


def changes_nothing(g: State, seat: int, change: int) -> bool:
    """HA-17: a change that would go below 0 is ignored whole, and so is one of a locked stat."""
    stat = change // AMOUNTS
    if stat == Stat.WILL and (g.locked >> seat) & 1:
        return True
    return g.stat[seat][stat] + change % AMOUNTS - ZERO < 0


def fear_is_highest(g: State, seat: int) -> bool:
    """HA-20, HA-43: FEAR is above both others."""
    fear = g.stat[seat][Stat.FEAR]
    return fear > g.stat[seat][Stat.BODY] and fear > g.stat[seat][Stat.WILL]
