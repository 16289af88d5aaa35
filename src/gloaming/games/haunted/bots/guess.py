"""What a seat cannot see in Haunted, filled in at random."""

from gloaming.games.haunted.parts import ACES, CARDS, JOKERS, MOST_PLAYERS, ROOMS, SECRET_DOORS, Face
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask
from gloaming.kernel.chance import Luck, below
from gloaming.kernel.seats import EMPTY, NOBODY, UNKNOWN


def guess(g: State, seat: int, luck: Luck) -> None:
    """HA-60: every way to lay the unseen cards is equally likely, so long as it is one that can be.

    Cross cards and Secret Doors, wherever they came to lie, are neither Aces nor Jokers: they are drawn first, from
    the front of the bag, where the other 48 cards are. What is left is the deck.
    """
    rooms = fill_bag(g)
    unseen = rooms + fill_specials(g, rooms)
    for owner in range(MOST_PLAYERS):
        for which in range(SECRET_DOORS):
            if g.secret[owner][which] == UNKNOWN:
                g.secret[owner][which] = EMPTY
                if which < g.held[owner]:
                    g.secret[owner][which] = take_unseen(g, below(luck, rooms), rooms, unseen)
                    rooms -= 1
                    unseen -= 1
    for spot in range(g.laid):
        if g.card[spot] == UNKNOWN and g.face[spot] == Face.DOWN_ROOM:
            g.card[spot] = take_unseen(g, below(luck, rooms), rooms, unseen)
            rooms -= 1
            unseen -= 1
    if g.hand == UNKNOWN and g.giver != NOBODY:
        g.hand = take_unseen(g, below(luck, rooms), rooms, unseen)
        rooms -= 1
        unseen -= 1
    guess_rest(g, unseen, luck)
    guess_choices(g, luck)


def guess_rest(g: State, unseen: int, luck: Luck) -> None:
    """HA-31, HA-60: what trapped players drew from the deck and laid face down can be any card."""
    for spot in range(g.laid):
        if g.card[spot] == UNKNOWN:
            g.card[spot] = take_unseen(g, below(luck, unseen), unseen, unseen)
            unseen -= 1
    if g.hand == UNKNOWN:
        g.hand = take_unseen(g, below(luck, unseen), unseen, unseen)
        unseen -= 1
    for place in range(unseen, CARDS):
        g.bag[place] = EMPTY


def take_unseen(g: State, index: int, rooms: int, unseen: int) -> int:
    """Take one of the first `rooms` cards of the bag; the last of these and the last of all fill the gaps."""
    card = g.bag[index]
    g.bag[index] = g.bag[rooms - 1]
    g.bag[rooms - 1] = g.bag[unseen - 1]
    return card


def fill_bag(g: State) -> int:
    """HA-4: lay into the bag all cards that are neither in sight nor Aces nor Jokers; say how many these are."""
    for card in range(CARDS):
        g.bag[card] = 0
    for owner in range(MOST_PLAYERS):
        for which in range(SECRET_DOORS):
            mark_seen(g, g.secret[owner][which])
    for spot in range(g.laid):
        mark_seen(g, g.card[spot])
    mark_seen(g, g.hand)
    rooms = 0
    for card in range(ROOMS):
        if g.bag[card] == 0:
            g.bag[rooms] = card
            rooms += 1
    return rooms


def mark_seen(g: State, card: int) -> None:
    """A card that is in sight is not in the bag."""
    if card >= 0:
        g.bag[card] = 1


def fill_specials(g: State, rooms: int) -> int:
    """HA-4, HA-43: Aces and Jokers not in sight come behind them, once they were shuffled in; say how many."""
    count = 0
    if g.early == 0:
        for card in range(ACES, CARDS if g.players > 1 else JOKERS):
            if g.bag[card] == 0:
                g.bag[rooms + count] = card
                count += 1
    return count


def guess_choices(g: State, luck: Luck) -> None:
    """HA-1, HA-12: whoever has answered in secret may have answered anything; the others have not."""
    for owner in range(MOST_PLAYERS):
        if g.choice[owner] == UNKNOWN:
            g.choice[owner] = 0
            answered = owner < g.players and (g.asked >> owner) & 1 == 0 and g.asked != 0
            if answered and g.question == Ask.STRONGER:
                g.choice[owner] = below(luck, 2)
            elif answered and g.question == Ask.OFFER and g.subject == 0:
                g.choice[owner] = below(luck, g.held[owner] + 1)
