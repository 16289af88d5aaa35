"""The dice of Haunted Destinies, and what doubles cost."""

from gloaming.games.haunted_destinies.parts import BOTH_DICE, FACES, CardKind, Penalty
from gloaming.games.haunted_destinies.rules.end import wound
from gloaming.games.haunted_destinies.rules.piles import can_draw_haunting
from gloaming.games.haunted_destinies.rules.players import has_power
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, do_next, let_choose
from gloaming.kernel.news import tell
from gloaming.kernel.seats import CHANCE


def roll_one(g: State, seat: int) -> None:
    """HD-20: one die."""
    ask(g, CHANCE, Ask.ROLL_ONE, seat, FACES)


def roll_both(g: State, seat: int) -> None:
    """HD-2: the light die and the dark one."""
    ask(g, CHANCE, Ask.ROLL_BOTH, seat, BOTH_DICE)


def roll_one_die(g: State, chance: int, seat: int, answer: int) -> None:
    """HD-20: what it shows."""
    g.light = answer + 1
    g.dark = 0
    tell(g, News.ROLLED, seat, g.light, 0)


def roll_both_dice(g: State, chance: int, seat: int, answer: int) -> None:
    """HD-12: doubles come at once, before the result is worked out."""
    g.light = answer // FACES + 1
    g.dark = answer % FACES + 1
    tell(g, News.ROLLED, seat, g.light, g.dark)
    if g.light == g.dark:
        charmed = has_power(g, seat, CardKind.CHARMED)
        tell(g, News.DOUBLES_ROLLED, seat, 0, 1 if charmed else 0)
        if not charmed:
            do_next(g, Step.DOUBLES, seat)


def doubles(g: State, seat: int) -> None:
    """HD-12, HD-15: the roller draws a Haunting card or takes a wound; a ghost has a card drawn or loses 1 gloom."""
    let_choose(g, seat, Ask.DOUBLES, 0, 2)


def may_suffer(g: State, seat: int, subject: int, answer: int) -> bool:
    """HD-15: no draw when deck and discards are empty, no wound at 0."""
    return can_draw_haunting(g) if answer == Penalty.CARD else g.health[seat] > 0


def suffer(g: State, seat: int, subject: int, answer: int) -> None:
    """HD-12: the card or the wound."""
    if answer == Penalty.CARD:
        do_next(g, Step.DRAW_HAUNTING, seat)
    else:
        wound(g, seat, 1)
