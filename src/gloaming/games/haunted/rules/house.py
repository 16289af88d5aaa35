"""The house of Haunted: cards on their spots and the links between them, and the deck."""

from gloaming.games.haunted.parts import ACES, CARDS, CARDS_OR_NONE, EXITS, JOKERS, MOST_LINKS, UNNAMED, Face, Reason
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import News
from gloaming.kernel.decks import draw
from gloaming.kernel.news import tell
from gloaming.kernel.seats import ALL_VIEWERS, EMPTY, NOBODY, everybody

# Spots and links


def put_card(g: State, card: int, face: int, viewers: int) -> int:
    """HA-14: a card gets the next spot; say which."""
    spot = g.laid
    g.laid += 1
    g.card[spot] = card
    g.seen[spot] = viewers
    g.face[spot] = face
    if face == Face.UP:
        g.where[card] = spot
        g.exits += is_ace(card)
    else:
        g.face_down += 1
    return spot


def lies_face_down(g: State, spot: int) -> bool:
    """HA-15: whether a card of the house lies there face down."""
    return (g.face[spot] == Face.DOWN) | (g.face[spot] == Face.DOWN_ROOM)


def turn_over(g: State, spot: int) -> None:
    """HA-15, HA-16, HA-45: a card of the house is turned up, and everybody sees it."""
    g.face[spot] = Face.UP
    g.seen[spot] = ALL_VIEWERS
    g.face_down -= 1
    g.stirred = 1
    g.where[g.card[spot]] = spot
    g.exits += is_ace(g.card[spot])


def count_exits(g: State) -> None:
    """HA-40: with the fourth exit revealed the game begins to run out; an Ace that lies face down is not revealed."""
    if g.exits == EXITS:
        run_out(g, Reason.EXITS)


def run_out(g: State, reason: int) -> None:
    """HA-40: the first of the two counts to start is the first to run out; the turn under way does not belong to it."""
    if g.running_out == Reason.NONE:
        g.running_out = reason
        tell(g, News.RUNNING_OUT, NOBODY, reason, 0)


def is_ace(card: int) -> bool:
    """HA-20: whether a card is a Way Out."""
    return (card >= ACES) & (card < JOKERS)


def link(g: State, spot: int, other: int) -> None:
    """HA-14: two cards are linked, both ways."""
    g.links[spot][g.linked[spot]] = other
    g.linked[spot] += 1
    g.links[other][g.linked[other]] = spot
    g.linked[other] += 1


def unlink(g: State, spot: int, other: int) -> None:
    """HA-44: one end of a link is gone; the links that are left close up."""
    kept = 0
    for place in range(g.linked[spot]):
        to = g.links[spot][place]
        if to != other:
            g.links[spot][kept] = to
            kept += 1
    g.links[spot][kept] = EMPTY
    g.linked[spot] = kept


def discard(g: State, spot: int) -> None:
    """HA-43, HA-44: the card leaves the house, with all links to it; it stays known to all."""
    g.face[spot] = Face.DISCARDED
    g.where[g.card[spot]] = EMPTY
    for place in range(g.linked[spot]):
        unlink(g, g.links[spot][place], spot)
    for place in range(MOST_LINKS):
        g.links[spot][place] = EMPTY
    g.linked[spot] = 0


def discard_unoccupied(g: State) -> int:
    """HA-43, HA-44: all face-up cards without a token are discarded, face-down ones stay; say how many."""
    count = 0
    for spot in range(g.laid):
        if g.face[spot] == Face.UP and not occupied(g, spot):
            discard(g, spot)
            count += 1
    return count


def occupied(g: State, spot: int) -> bool:
    """HA-44: whether a token stands on a card."""
    for seat in range(g.players):
        if g.token[seat] == spot:
            return True
    return False


def openly_placed(g: State, spot: int) -> int:
    """HA-60: a spot and the card that everybody sees there, as one number."""
    return spot * CARDS_OR_NONE + (g.card[spot] if g.face[spot] == Face.UP else UNNAMED)


def in_house(g: State) -> int:
    """HA-24: a bit for each player who has not escaped."""
    return everybody(g) & ~g.escaped


# The deck


def specials(g: State) -> int:
    """HA-4, HA-43: three Aces and two Jokers are shuffled into the deck, in solo the Aces alone."""
    return CARDS - ACES - 1 if g.players > 1 else JOKERS - ACES - 1


def deck_size(g: State) -> int:
    """HA-4: the cards of the deck; until the set-aside ones are drawn, Aces and Jokers wait below them."""
    return g.left + specials(g) if g.early > 0 else int(g.left)


def take_from_bag(g: State, index: int) -> int:
    """HA-4: any card of the bag is as likely as any other."""
    card = draw(g.bag, g.left, index)
    g.left -= 1
    return card


def draw_from_deck(g: State, index: int) -> int:
    """HA-4, HA-40: the top card; after the set-aside ones Aces and Jokers can come, after the last one few turns."""
    card = take_from_bag(g, index)
    g.stirred = 1
    if g.early > 0:
        g.early -= 1
        if g.early == 0:
            shuffle_in(g)
    if g.left == 0:
        run_out(g, Reason.DECK)
    return card


def shuffle_in(g: State) -> None:
    """HA-4: from now on Aces and Jokers can be drawn."""
    for place in range(specials(g)):
        g.bag[g.left] = ACES + 1 + place
        g.left += 1
