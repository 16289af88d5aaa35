"""Wounds and healing in Haunted Destinies, how a turn ends and how the game does."""

from gloaming.games.haunted_destinies.parts import (
    BLIGHT,
    FEWEST_GHOSTS,
    FIRST_GOAL,
    FIRST_OTHER,
    HEALTH,
    HOARD,
    Ending,
    Lies,
)
from gloaming.games.haunted_destinies.rules.players import count_living, hoarded, is_ghost, living
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import News, Step
from gloaming.kernel.agenda import do_next, finish
from gloaming.kernel.news import tell
from gloaming.kernel.seats import NOBODY, NOTHING, left_of

# Wounds and healing


def wound(g: State, seat: int, wounds: int) -> None:
    """HD-13, HD-15, HD-70: tokens are flipped, a ghost loses gloom; at 0 further wounds do nothing."""
    if g.health[seat] > 0:
        g.health[seat] = max(0, g.health[seat] - wounds)
        tell(g, News.WOUNDED, seat, wounds, g.health[seat])
        check_ritual(g)


def heal(g: State, seat: int, wounds: int) -> None:
    """HD-13, HD-70: tokens are flipped back, never above five; a ghost gains gloom, with no upper limit."""
    if not is_ghost(g, seat):
        wounds = min(wounds, HEALTH - g.health[seat])
    if wounds > 0:
        g.health[seat] += wounds
        tell(g, News.HEALED, seat, wounds, g.health[seat])


# How a turn ends


def end_turn_now(g: State) -> None:
    """HD-26: what is being obeyed is still discarded; all else that was to come is lost, but the end of the turn."""
    tell(g, News.TURN_ENDED, g.active, 0, 0)
    kept = 1
    for place in range(1, g.pending):
        if g.step[place] == Step.DISCARD:
            g.step[kept] = g.step[place]
            g.about[kept] = g.about[place]
            kept += 1
    g.pending = kept


# How the game ends


def win(g: State, winners: int, ending: int) -> None:
    """HD-90: the winners, given as bits, score 1 and all others nothing."""
    g.ending = ending
    for seat in range(g.players):
        won = (winners >> seat) & 1
        g.score[seat] = won
        g.place[seat] = 2 - won
        if won == 1:
            tell(g, News.WON, seat, ending, 0)
    finish(g)


def end_without_winner(g: State) -> None:
    """HD-91: the moor keeps its secret and nobody wins."""
    g.ending = Ending.CAP
    for seat in range(g.players):
        g.place[seat] = 2
    finish(g)
    tell(g, News.NOBODY_WON, NOBODY, 0, g.round)


def check_ritual(g: State) -> None:
    """HD-62, HD-92: the Opener wins when all others are ghosts, all living others when the Opener has no health."""
    if g.ritual != NOBODY:
        others = living(g) & ~(1 << g.ritual)
        if others == 0:
            win(g, 1 << g.ritual, Ending.OPENER)
        elif g.health[g.ritual] == 0:
            win(g, others, Ending.LIVING)


def check_goals(g: State, about: int) -> None:
    """HD-66, HD-92: when an action, an exchange of looks or a turn is over: ghost goals, then the last one alive."""
    if g.ghosts == 0:
        return
    if goal_met(g):
        win(g, g.ghosts, Ending.GHOSTS)
    elif g.ritual == NOBODY and count_living(g) == 1:
        win(g, living(g), Ending.LAST_ALIVE)


def goal_met(g: State) -> bool:
    """HD-90: a ghost goal that lies in play is met."""
    numbers = g.lies[FIRST_GOAL] == Lies.IN_PLAY and numbers_met(g)
    hoard = g.lies[FIRST_GOAL + 1] == Lies.IN_PLAY and hoard_met(g)
    blight = g.lies[FIRST_GOAL + 2] == Lies.IN_PLAY and blight_met(g)
    return numbers or hoard or blight


def numbers_met(g: State) -> bool:
    """GOAL_NUMBERS: at least two ghosts, at least as many ghosts as living players, and no ritual running."""
    alive = count_living(g)
    ghosts = g.players - alive
    return ghosts >= FEWEST_GHOSTS and ghosts >= alive and g.ritual == NOBODY


def hoard_met(g: State) -> bool:
    """GOAL_HOARD: the ghosts together hold 3 gloom for each player in the game."""
    return hoarded(g) >= HOARD * g.players


def blight_met(g: State) -> bool:
    """GOAL_BLIGHT: every searchable tile has at least 4 gloom, 5 with four or more players, and there is a ghost."""
    met = g.ghosts != 0
    for tile in range(1, FIRST_OTHER):
        met = met and (g.spot[tile] == NOTHING or g.gloom[tile] >= BLIGHT[g.players])
    return met


def end_turn(g: State, seat: int) -> None:
    """HD-91, HD-92: the turn is over; play passes to the left, and after the last round nobody has won."""
    check_goals(g, 0)
    if g.over == 1:
        return
    follower = left_of(g, seat)
    if follower == g.first and g.round >= g.cap:
        end_without_winner(g)
    else:
        do_next(g, Step.START_TURN, follower)
