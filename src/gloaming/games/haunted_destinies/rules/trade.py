"""Trades in Haunted Destinies: between living players on one tile."""

from gloaming.games.haunted_destinies.parts import FIRST_SEARCH, ITEMS, Bargain
from gloaming.games.haunted_destinies.rules.players import is_ghost
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News
from gloaming.kernel.agenda import ask, let_choose
from gloaming.kernel.news import tell


def may_propose(g: State, seat: int, other: int) -> bool:
    """HD-15, HD-23: between two living players on a tile, one proposal to each a turn, if either has an item."""
    if (g.proposed >> other) & 1 or is_ghost(g, seat) or is_ghost(g, other):
        return False
    return offerable(g, seat, other) > 0


def propose(g: State, seat: int, other: int) -> None:
    """HD-23: what is given and what is asked for, item by item; the only item is no choice."""
    g.proposed |= 1 << other
    g.target = other
    g.offer = 0
    let_choose(g, seat, Ask.OFFER, other, ITEMS + 1)


def offerable(g: State, seat: int, other: int) -> int:
    """HD-23: how many items could still come into the proposal."""
    items = 0
    for item in range(ITEMS):
        items += may_offer(g, seat, other, item)
    return items


def may_offer(g: State, seat: int, other: int, item: int) -> bool:
    """HD-23: an item of either that is not in the proposal yet; enough, when there is something in it."""
    if item == ITEMS:
        return g.offer != 0
    lies = g.lies[FIRST_SEARCH + item]
    mine, theirs = lies == seat, lies == other
    return (mine or theirs) and (g.offer >> item) & 1 == 0


def offer(g: State, seat: int, other: int, item: int) -> None:
    """HD-23: the other accepts or refuses the proposal when it is complete."""
    if item < ITEMS:
        g.offer |= 1 << item
        let_choose(g, seat, Ask.OFFER, other, ITEMS + 1)
    else:
        tell(g, News.PROPOSED, seat, other, g.offer)
        ask(g, other, Ask.ACCEPT, seat, 2)


def accept(g: State, seat: int, proposer: int, answer: int) -> None:
    """HD-23: all items of the proposal change hands, or none."""
    offer = g.offer
    g.offer = 0
    if answer == Bargain.REFUSE:
        g.refusals[proposer] |= 1 << seat
        tell(g, News.REFUSED, seat, proposer, offer)
    else:
        g.refusals[proposer] &= ~(1 << seat)
        for item in range(ITEMS):
            if (offer >> item) & 1:
                card = FIRST_SEARCH + item
                g.lies[card] = proposer if g.lies[card] == seat else seat
        tell(g, News.ACCEPTED, seat, proposer, offer)
