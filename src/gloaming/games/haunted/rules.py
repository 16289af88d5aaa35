"""The rules of Haunted: set-up and turns; rooms, doors, traps, ways out and the end are in files of their own."""

from gloaming.games.haunted.doors import (
    card_drawn,
    declare,
    enter_room,
    first_room,
    link_room,
    link_to,
    may_link,
    may_offer,
    move_to,
    offer,
    open_door,
    settle_offers,
)
from gloaming.games.haunted.effects import ask_bonus, make_choice, match, may_reveal, reveal, take_bonus
from gloaming.games.haunted.ending import count_down, count_quiet, end
from gloaming.games.haunted.exits import escape_or_go_on
from gloaming.games.haunted.house import deck_size, in_house, link, put_card, take_from_bag
from gloaming.games.haunted.parts import (
    ACES,
    ANSWERS,
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
    STATS,
    STRONGER,
    WEAKER,
    Face,
    Reason,
    Stat,
    Suit,
)
from gloaming.games.haunted.state import Ask, News, State, Step
from gloaming.games.haunted.traps import ask_lay, lay, may_lay
from gloaming.kernel.agenda import anything, ask, ask_together, do_next
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import ALL_EYES, CHANCE, EMPTY, GONE, NOBODY, everybody, left_of

# Set-up


def setup(g: State) -> None:
    """HA-1, HA-2: all choose what is stronger; the Ace of Diamonds lies in the middle, and the deal is to come."""
    g.hand = EMPTY
    g.hand_seen = ALL_EYES
    g.giver = NOBODY
    g.active = NOBODY
    g.first = NOBODY
    g.declared = EMPTY
    g.unmoved = everybody(g)
    g.early = SET_ASIDE * g.players
    clear_table(g)
    put_card(g, ACES + Suit.DIAMONDS, Face.UP, ALL_EYES)
    do_next(g, Step.FIRST_PLAYER, 0)
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
        g.seen[spot] = ALL_EYES
        g.where[spot] = EMPTY
        g.bag[spot] = spot if spot < ROOMS else EMPTY
        for place in range(MOST_LINKS):
            g.links[spot][place] = EMPTY
    g.left = ROOMS


def choose_stronger(g: State, seat: int, subject: int, stat: int) -> None:
    """HA-1: BODY (0) or WILL (1), known to nobody else until all have chosen."""
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
        g.stat[seat][Stat.WILL - stronger] = WEAKER
        g.stat[seat][Stat.FEAR] = g.players if g.players > 1 else SOLO_FEAR
        tell(g, News.STRONGER, seat, stronger, 0)


def dealt(g: State, seat: int, place: int, index: int) -> None:
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
        g.token[owner] = put_card(g, card, Face.UP, ALL_EYES)
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


# A turn


def turn(g: State, seat: int) -> None:
    """HA-10, HA-11: the starting Room first, on the first turn; then move or open a Door."""
    g.active = seat
    tell(g, News.TURN_BEGAN, seat, g.round, g.card[g.token[seat]])
    do_next(g, Step.END_TURN, seat)
    do_next(g, Step.ACT, seat)
    if (g.begun >> seat) & 1 == 0:
        g.begun |= 1 << seat
        first_room(g, seat)


def act_step(g: State, seat: int) -> None:
    """HA-11, HA-18, HA-31: what can be done; the only thing is no choice."""
    ways, way = 0, 0
    if g.linked[g.token[seat]] > 0 and g.left > 0 and (g.trapped >> seat) & 1 == 0:
        ask(g, seat, Ask.ACT, 0, ANSWERS)  # there is always a choice, and this is the usual case
        return
    for answer in range(ANSWERS):
        if may_act(g, seat, 0, answer):
            ways += 1
            way = answer
    if ways == 1:
        act(g, seat, 0, way)
    else:
        ask(g, seat, Ask.ACT, 0, ANSWERS)


def may_act(g: State, seat: int, subject: int, answer: int) -> bool:
    """HA-11, HA-18, HA-31: move along a link unless trapped, open a Door, or stay where nothing else must be done."""
    here, trapped = g.token[seat], (g.trapped >> seat) & 1 == 1
    if answer < MOST_LINKS:
        return not trapped and g.links[here][answer] != EMPTY
    if answer == MOST_LINKS:
        free = trapped or g.linked[here] < MOST_LINKS
        return free and (deck_size(g) > 0 or g.held[seat] > 0)
    return deck_size(g) == 0 and (trapped or g.linked[here] == 0)


def act(g: State, seat: int, subject: int, answer: int) -> None:
    """HA-11: along one of four links, or through a new Door, or nowhere."""
    if answer < MOST_LINKS:
        move_to(g, seat, g.links[g.token[seat]][answer])
    elif answer == MOST_LINKS:
        if (g.trapped >> seat) & 1 == 0:
            tell(g, News.OPENED, seat, g.token[seat], 0)
        open_door(g, seat)
    else:
        tell(g, News.STAYED, seat, 0, 0)


def end_turn(g: State, seat: int) -> None:
    """HA-14, HA-40, HA-45: the next player to the left who has not escaped is active, unless the game is over."""
    runs_out, is_quiet = count_down(g, seat), count_quiet(g, seat)
    if runs_out:
        end(g, g.running_out)
    elif is_quiet:
        end(g, Reason.STILL)
    else:
        pass_turn(g, seat)


def pass_turn(g: State, seat: int) -> None:
    """HA-14, HA-24: to the left, past those who have escaped; past who began, a new round starts."""
    inside, following, walking = in_house(g), seat, True
    while walking:
        following = left_of(g, following)
        if following == g.first:
            g.round += 1
        walking = (inside >> following) & 1 == 0
    do_next(g, Step.TURN, following)


STEPS = (
    deal,
    pick_first_player,
    turn,
    act_step,
    settle_offers,
    ask_bonus,
    link_room,
    enter_room,
    ask_lay,
    end_turn,
)
ANSWERED = (
    dealt,
    card_drawn,
    choose_stronger,
    act,
    offer,
    declare,
    make_choice,
    match,
    reveal,
    take_bonus,
    link_to,
    lay,
    escape_or_go_on,
)
ALLOWED = (
    anything,
    anything,
    anything,
    may_act,
    may_offer,
    anything,
    anything,
    anything,
    may_reveal,
    anything,
    may_link,
    may_lay,
    anything,
)
# The most answers to each question; a deck and a house can have 54 cards.
WIDEST = (ROOMS, CARDS, 2, ANSWERS, SECRET_DOORS + 1, 2, 2, 2, CARDS + 1, STATS + 1, CARDS + 1, 2 * CARDS, 2)
