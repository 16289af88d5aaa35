"""What ghosts do in Haunted Destinies: haunt and syphon."""

from gloaming.games.haunted_destinies.parts import HAUNT_DRAWS, HAUNT_LOOKS, HAUNT_NEEDS, CardKind, HauntPrize
from gloaming.games.haunted_destinies.rules.cards import tell_gloom
from gloaming.games.haunted_destinies.rules.dice import roll_both
from gloaming.games.haunted_destinies.rules.end import end_turn_now, heal, wound
from gloaming.games.haunted_destinies.rules.looks import pair
from gloaming.games.haunted_destinies.rules.piles import can_draw_haunting
from gloaming.games.haunted_destinies.rules.players import has_power
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import do_next, let_choose
from gloaming.kernel.news import tell

COST = 3  # gloom for the wound


def haunt(g: State, seat: int, other: int) -> None:
    """HD-71: both dice."""
    g.target = other
    do_next(g, Step.SETTLE_HAUNTING, seat)
    roll_both(g, seat)


def settle_haunting(g: State, seat: int) -> None:
    """HD-25, HD-71: below 0 lose 1 gloom, at 0 the turn ends, above 0 choose one that is reached."""
    other = g.target
    result = g.health[seat] + g.dark - g.health[other] - g.light - has_power(g, other, CardKind.CALM)
    g.result = max(result, 0)
    tell(g, News.HAUNTED, seat, other, result)
    if result < 0:
        wound(g, seat, 1)
    elif result == 0:
        end_turn_now(g)
    else:
        let_choose(g, seat, Ask.HAUNT_PRIZE, g.result, len(HAUNT_NEEDS))


def may_take_haunt(g: State, seat: int, result: int, answer: int) -> bool:
    """HD-15, HD-71: what is reached and changes something; the wound only if one has 3 gloom to spend."""
    if result < HAUNT_NEEDS[answer] or (answer == HauntPrize.WOUND and g.health[seat] < COST):
        return False
    if HAUNT_LOOKS[answer] > 0:
        return g.size[g.target] > 0
    return g.health[g.target] > 0 if answer == HauntPrize.WOUND else can_draw_haunting(g)


def take_haunt(g: State, seat: int, result: int, answer: int) -> None:
    """HD-71: one, two or three cards, one or two looks, or a wound for 3 gloom."""
    if answer == HauntPrize.WOUND:
        g.health[seat] -= COST
        tell(g, News.SPENT_GLOOM, seat, COST, g.health[seat])
        wound(g, g.target, 1)
    for _ in range(HAUNT_LOOKS[answer]):
        do_next(g, Step.LOOK, pair(seat, g.target))
    for _ in range(HAUNT_DRAWS[answer]):
        do_next(g, Step.DRAW_HAUNTING, g.target)


def syphon(g: State, seat: int) -> None:
    """HD-72: both dice."""
    do_next(g, Step.SETTLE_SYPHONING, seat)
    roll_both(g, seat)


def settle_syphoning(g: State, seat: int) -> None:
    """HD-72: dark higher: take up to dark in gloom from the tile; doubles: all; light higher: the tile gains 1."""
    tile = g.pawn[seat]
    if g.light > g.dark:
        g.gloom[tile] += 1
        tell(g, News.SYPHONED, seat, tile, -1)
        tell_gloom(g, seat, tile)
    elif g.light == g.dark:
        take_gloom(g, seat, g.gloom[tile], g.gloom[tile] - 1)
    else:
        most = min(g.dark, g.gloom[tile])
        let_choose(g, seat, Ask.SYPHON, most, most)


def take_gloom(g: State, seat: int, most: int, answer: int) -> None:
    """HD-72: from the tile to the ghost."""
    tile = g.pawn[seat]
    g.gloom[tile] -= answer + 1
    tell(g, News.SYPHONED, seat, tile, answer + 1)
    tell_gloom(g, seat, tile)
    heal(g, seat, answer + 1)
