"""What a seat cannot see in Don't Go In There, filled in at random."""

from gloaming.games.dont_go_in_there.parts import COPIES, MOST_UNDRAWN, ROOMS, SLOTS, TYPES, VALUES
from gloaming.games.dont_go_in_there.state import State
from gloaming.kernel.chance import Luck, below
from gloaming.kernel.decks import draw
from gloaming.kernel.seats import UNKNOWN


def guess(g: State, seat: int, luck: Luck) -> None:
    """DGIT-52: the bag holds what lies nowhere in sight, and a face-down card is one of these, all equally likely.

    The bag has no order, so nothing in it is left to luck. Ghost totals were announced (DGIT-50): the view has them.
    """
    unseen = fill_bag(g)
    for room in range(ROOMS):
        for slot in range(SLOTS):
            if g.shown[room][slot] == UNKNOWN:
                g.shown[room][slot] = draw(g.undrawn, unseen, below(luck, unseen))
                unseen -= 1


def fill_bag(g: State) -> int:
    """DGIT-2: lay every card of the types in play that is not in sight into the bag; say how many these are."""
    unseen = 0
    for place in range(g.unpicked, TYPES):
        for value in range(VALUES):
            card = g.types[place] * VALUES + value
            for _ in range(COPIES - in_sight(g, card)):
                g.undrawn[unseen] = card
                unseen += 1
    for place in range(unseen, MOST_UNDRAWN):
        g.undrawn[place] = 0
    return unseen


def in_sight(g: State, card: int) -> int:
    """DGIT-51: how many of a card lie above the rooms, or before the players, dispelled ones included."""
    count = 0
    for seat in range(g.players):
        count += g.up[seat][card] + g.down[seat][card]
    for room in range(ROOMS):
        for slot in range(SLOTS):
            if g.shown[room][slot] == card:
                count += 1
    return count
