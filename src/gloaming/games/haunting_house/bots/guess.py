"""What a seat cannot see in The Haunting House, filled in at random."""

from gloaming.games.haunting_house.parts import CARDS, POOL, SLOTS
from gloaming.games.haunting_house.state import State
from gloaming.kernel.chance import Luck, below
from gloaming.kernel.seats import UNKNOWN


def guess(g: State, seat: int, luck: Luck) -> None:
    """HH-70: face-down cards are any that were not turned up before them: of all ten, or of the seven if chosen.

    Cards are turned up from the first on, so whatever is unknown comes after all that is known of a programme.
    """
    for owner in range(g.players):
        for slot in range(SLOTS):
            if g.programme[owner][slot] == UNKNOWN:
                index = below(luck, POOL[g.round] - slot)
                g.programme[owner][slot] = unused_card(used_cards(g, owner, slot), index)


def used_cards(g: State, seat: int, slots: int) -> int:
    """HH-2: a bit for each card in the first slots of a programme; there is one of each."""
    used = 0
    for slot in range(slots):
        used |= 1 << g.programme[seat][slot]
    return used


def unused_card(used: int, index: int) -> int:
    """HH-2: the cards not used yet, in their order; the one at this place among them."""
    card, unused = 0, 0
    for other in range(CARDS):
        unused += 1 - ((used >> other) & 1)
        if unused <= index:
            card += 1
    return card
