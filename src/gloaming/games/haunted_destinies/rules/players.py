"""What a player of Haunted Destinies is and has; nothing is asked or told here."""

from gloaming.games.haunted_destinies.parts import HEALTH, ITEM_CARDS, OPENER_WOUNDS, POWER_CARD, CardKind
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import NOTHING, everybody, left_of


def is_ghost(g: State, seat: int) -> bool:
    """HD-70: ghosts hold no cards, and gloom stands in for their health."""
    return (g.ghosts >> seat) & 1 == 1


def living(g: State) -> int:
    """The bits of all living players."""
    return everybody(g) & ~g.ghosts


def count_living(g: State) -> int:
    """How many players live."""
    count = 0
    for seat in range(g.players):
        count += not is_ghost(g, seat)
    return count


def next_living(g: State, seat: int) -> int:
    """HD-74: the player, or if that is a ghost the next living one on the left."""
    while is_ghost(g, seat):
        seat = left_of(g, seat)
    return seat


def together(g: State, seat: int, other: int) -> bool:
    """Another player on the same tile."""
    return other < g.players and other != seat and g.pawn[other] == g.pawn[seat]


def companions(g: State, seat: int) -> int:
    """How many seats one has to look through to find all others whose pawns are on the tile; 0: one is alone."""
    seats = 0
    for other in range(g.players):
        here = (g.pawn[other] == g.pawn[seat]) & (other != seat)
        seats = max(seats, here * (other + 1))
    return seats


def has_power(g: State, seat: int, kind: int) -> bool:
    """A power works while its card lies face up before the player."""
    return g.lies[POWER_CARD[kind]] == seat


def count_items(g: State, seat: int, kind: int) -> int:
    """How many items of a kind a player has."""
    count = 0
    for card in range(ITEM_CARDS[kind - CardKind.SEARCH_ITEM], ITEM_CARDS[kind - CardKind.SEARCH_ITEM + 1]):
        count += g.lies[card] == seat
    return count


def find_item(g: State, seat: int, kind: int) -> int:
    """An item of a kind that a player has; they are all alike. NOTHING if there is none."""
    found = NOTHING
    for card in range(ITEM_CARDS[kind - CardKind.SEARCH_ITEM], ITEM_CARDS[kind - CardKind.SEARCH_ITEM + 1]):
        if g.lies[card] == seat:
            found = card
    return found


def wounds_dealt_by(g: State, winner: int) -> int:
    """HD-45, HD-62: the wounds of a round that is won; the Opener deals more as attacker once the ritual runs."""
    return OPENER_WOUNDS[g.players] if g.ritual == winner and g.active == winner else 1


def hoarded(g: State) -> int:
    """HD-70: the gloom that the ghosts hold together."""
    held = 0
    for seat in range(g.players):
        held += g.health[seat] if is_ghost(g, seat) else 0
    return held


def can_heal(g: State, seat: int) -> bool:
    """HD-13, HD-15, HD-70: with a wound; a ghost always."""
    return is_ghost(g, seat) or g.health[seat] < HEALTH
