"""The set-up of Haunted."""

from gloaming.games.haunted.parts import (
    ACES,
    CARDS,
    CROSS,
    DEALT,
    MOST_LINKS,
    MOST_PLAYERS,
    NOTHING_NOTED,
    ROOMS,
    SECRET_DOORS,
    SET_ASIDE,
    SOLO_FEAR,
    STRONGER,
    WEAKER,
    Face,
    Stat,
    Suit,
)
from gloaming.games.haunted.rules.house import link, put_card, take_from_bag
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, ask_together, do_next
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import ALL_VIEWERS, CHANCE, EMPTY, GONE, NOBODY, everybody


def setup(g: State) -> None:
    """HA-1, HA-2: all choose what is stronger; the Ace of Diamonds lies in the middle, and the deal is to come."""
    g.hand = EMPTY
    g.hand_seen = ALL_VIEWERS
    g.giver = NOBODY
    g.active = NOBODY
    g.first = NOBODY
    g.declared = EMPTY
    g.unmoved = everybody(g)
    g.early = SET_ASIDE * g.players
    clear_table(g)
    put_card(g, ACES + Suit.DIAMONDS, Face.UP, ALL_VIEWERS)
    do_next(g, Step.PICK_FIRST_PLAYER, 0)
    do_next(g, Step.DEAL, 0)
    ask_together(g, everybody(g), Ask.STRONGER, 0, 2)


def clear_table(g: State) -> None:
    """HA-2: nothing is laid or dealt yet; the 48 cards without Aces and Jokers are shuffled."""
    for seat in range(MOST_PLAYERS):
        g.token[seat] = GONE
        g.noted[seat] = NOTHING_NOTED
        for which in range(SECRET_DOORS):
            g.secret[seat][which] = EMPTY
    for spot in range(CARDS):
        g.card[spot] = EMPTY
        g.seen[spot] = ALL_VIEWERS
        g.where[spot] = EMPTY
        g.bag[spot] = spot if spot < ROOMS else EMPTY
        for place in range(MOST_LINKS):
            g.links[spot][place] = EMPTY
    g.left = ROOMS


def choose_stronger(g: State, seat: int, subject: int, stat: int) -> None:
    """HA-1: BODY or WILL, known to nobody else until all have chosen."""
    g.choice[seat] = stat


def deal(g: State, dealt: int) -> None:
    """HA-1, HA-2, HA-3: the stats are written down; then come the cross and everybody's cards, one after the other."""
    if dealt == 0:
        write_down_stats(g)
    if dealt < CROSS + DEALT * g.players:
        do_next(g, Step.DEAL, dealt + 1)
        if g.players > 1 or dealt < CROSS or dealt == CROSS + DEALT - 1:
            ask(g, CHANCE, Ask.DEAL, dealt, g.left)


def write_down_stats(g: State) -> None:
    """HA-1: 5 for the stronger, 3 for the other, FEAR as many as there are players, 2 in solo; all of it public."""
    for seat in range(g.players):
        stronger = int(g.choice[seat])
        g.choice[seat] = 0
        g.stat[seat][stronger] = STRONGER
        g.stat[seat][Stat.BODY + Stat.WILL - stronger] = WEAKER
        g.stat[seat][Stat.FEAR] = g.players if g.players > 1 else SOLO_FEAR
        tell(g, News.STRONGER, seat, stronger, 0)


def deal_card(g: State, seat: int, place: int, index: int) -> None:
    """HA-2, HA-3: first the cross, then for each player two Secret Doors and a Room."""
    card = take_from_bag(g, index)
    owner, which = (place - CROSS) // DEALT, (place - CROSS) % DEALT
    if place < CROSS:
        spot = put_card(g, card, Face.DOWN_ROOM, 0)
        link(g, 0, spot)
        whisper(g, 0, News.CROSS_LAID, NOBODY, spot, card)
    elif which < SECRET_DOORS:
        g.secret[owner][which] = card
        g.held[owner] += 1
        whisper(g, 1 << owner, News.DEALT_DOOR, owner, which, card)
    else:
        g.token[owner] = put_card(g, card, Face.UP, ALL_VIEWERS)
        tell(g, News.WOKE, owner, g.token[owner], card)


def pick_first_player(g: State, about: int) -> None:
    """HA-5: the lowest Room starts; a card's number has its value first and then its suit."""
    lowest = 0
    for seat in range(1, g.players):
        if g.card[g.token[seat]] < g.card[g.token[lowest]]:
            lowest = seat
    g.first = lowest
    g.round = 1
    tell(g, News.WENT_FIRST, lowest, 0, g.card[g.token[lowest]])
    do_next(g, Step.TURN, lowest)
