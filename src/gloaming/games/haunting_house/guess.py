"""What a seat cannot see in The Haunting House, filled in at random."""

from gloaming.games.haunting_house.parts import CARDS, CHOOSABLE, SLOTS, Round
from gloaming.games.haunting_house.rules import unused_card, used_cards
from gloaming.games.haunting_house.state import State
from gloaming.kernel.chance import Luck, below
from gloaming.kernel.seats import UNKNOWN


def guess(g: State, seat: int, luck: Luck) -> None:
    """HH-70: face-down cards are any that were not turned up before them: of all ten, or of the seven if chosen.

    Cards are turned up from the first on, so whatever is unknown comes after all that is known of a programme.
    """
    pool = CARDS if g.round == Round.RANDOM else CHOOSABLE
    for owner in range(g.players):
        for slot in range(SLOTS):
            if g.programme[owner][slot] == UNKNOWN:
                index = below(luck, pool - slot)
                g.programme[owner][slot] = unused_card(used_cards(g, owner, slot), index)
