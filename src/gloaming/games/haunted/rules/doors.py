"""Doors of Haunted: opening one, Secret Doors, Color or Suit, and links."""

from gloaming.games.haunted.parts import (
    MOST_LINKS,
    PLACED,
    SECRET_DOORS,
    WAYS_TO_DECLARE,
    Declared,
    Face,
    Linking,
    Offering,
)
from gloaming.games.haunted.rules.effects import apply_effect
from gloaming.games.haunted.rules.house import (
    count_exits,
    deck_size,
    draw_from_deck,
    lies_face_down,
    link,
    openly_placed,
    put_card,
    turn_over,
)
from gloaming.games.haunted.rules.traps import look
from gloaming.games.haunted.rules.ways_out import enter
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, ask_together, do_next, let_choose
from gloaming.kernel.news import tell
from gloaming.kernel.seats import ALL_VIEWERS, CHANCE, EMPTY, NOBODY, everybody, left_of

# Secret Doors


def open_door(g: State, seat: int) -> None:
    """HA-12, HA-18: everyone who holds a Secret Door says in secret what to do; with no deck only the active player."""
    do_next(g, Step.SETTLE_OFFERS, seat)
    if deck_size(g) > 0:
        if holders(g) != 0:
            ask_together(g, holders(g), Ask.OFFER, 0, SECRET_DOORS + 1)
    else:
        let_choose(g, seat, Ask.OFFER, 1, SECRET_DOORS + 1)


def holders(g: State) -> int:
    """HA-12: everyone who holds a Secret Door, as bits."""
    bits = 0
    for seat in range(g.players):
        if g.held[seat] > 0:
            bits |= 1 << seat
    return bits


def company_of(g: State) -> int:
    """HA-3, HA-12: who is asked in secret together, also those who have answered; alone where there is no deck."""
    if g.question == Ask.STRONGER:
        return everybody(g)
    if g.question == Ask.OFFER and g.subject == 0:
        return holders(g)
    return g.asked & everybody(g)


def may_offer(g: State, seat: int, must: int, answer: int) -> bool:
    """HA-12, HA-18: keep (0), unless there is no deck, or one of the Secret Doors still held."""
    return must <= answer <= g.held[seat]


def offer(g: State, seat: int, must: int, answer: int) -> None:
    """HA-12: nobody learns it until all have answered, and then only of the one who plays."""
    g.choice[seat] = answer


def settle_offers(g: State, active: int) -> None:
    """HA-12, HA-31: the first to offer, from the active player to the left, plays; then declare, or look if trapped."""
    owner, which, seat = NOBODY, 0, active
    for _ in range(g.players):
        if owner == NOBODY and g.choice[seat] >= Offering.PLAY:
            owner, which = seat, g.choice[seat] - Offering.PLAY
        g.choice[seat] = Offering.KEEP
        seat = left_of(g, seat)
    trapped = (g.trapped >> active) & 1
    if owner != NOBODY:
        play_secret_door(g, owner, which, active)
    if trapped == 0:
        ask(g, active, Ask.DECLARE, g.laid, 2)
    elif owner == NOBODY:
        ask(g, CHANCE, Ask.DRAW, 0, g.left)
    else:
        look(g, active)


def play_secret_door(g: State, owner: int, which: int, active: int) -> None:
    """HA-12, HA-60: a Secret Door is played instead of the top card; so far only its owner knows it."""
    g.hand = g.secret[owner][which]
    g.hand_seen = 1 << owner
    g.giver = owner
    g.held[owner] -= 1
    g.secret[owner][which] = g.secret[owner][g.held[owner]]
    g.secret[owner][g.held[owner]] = EMPTY
    g.stirred = 1
    tell(g, News.PLAYED_DOOR, owner, active, 0)


# A new room


def declare(g: State, seat: int, spot: int, declared: int) -> None:
    """HA-12, HA-15: Color (0) or Suit (1); then a card of the house, a Secret Door or the top card is turned up."""
    g.declared = declared
    tell(g, News.DECLARED, seat, declared, 0)
    if spot < g.laid:
        turn_over(g, spot)
        tell(g, News.TURNED_UP, seat, spot * WAYS_TO_DECLARE + declared, g.card[spot])
        count_exits(g)
        do_next(g, Step.ENTER_ROOM, spot)
        apply_effect(g, seat, declared, g.card[spot])
    elif g.hand != EMPTY:
        card = g.hand
        g.hand = EMPTY
        g.hand_seen = ALL_VIEWERS
        open_room(g, seat, card)
    else:
        ask(g, CHANCE, Ask.DRAW, 0, g.left)


def draw_card(g: State, seat: int, subject: int, index: int) -> None:
    """HA-12, HA-31: the top card is turned up; a trapped player looks at it instead."""
    card = draw_from_deck(g, index)
    active = int(g.active)
    if (g.trapped >> active) & 1:
        g.hand = card
        g.hand_seen = 0
        look(g, active)
    else:
        open_room(g, active, card)


def open_room(g: State, seat: int, card: int) -> None:
    """HA-12: the effect comes first, then +1 for a Secret Door of one's own, then links, then the token goes there."""
    spot = put_card(g, card, Face.UP, ALL_VIEWERS)
    tell(g, News.TURNED_UP, seat, spot * WAYS_TO_DECLARE + g.declared, card)
    count_exits(g)
    do_next(g, Step.ENTER_ROOM, spot)
    do_next(g, Step.LINK_ROOM, spot)
    if g.giver == seat:
        do_next(g, Step.ASK_BONUS, seat)
    g.giver = NOBODY
    apply_effect(g, seat, g.declared, card)


def link_room(g: State, spot: int) -> None:
    """HA-14: the new card is linked to the current one; then it may be linked to one other of its colour."""
    here = g.token[g.active]
    link(g, here, spot)
    tell(g, News.LAID, g.active, spot * PLACED + openly_placed(g, here), g.card[spot])
    let_choose(g, g.active, Ask.LINK, spot, spot + 1)


def may_link(g: State, seat: int, spot: int, answer: int) -> bool:
    """HA-7, HA-14, HA-19: no link, or another face-up card of the same colour with fewer than four links."""
    other = answer - Linking.LINK
    if answer == Linking.NO_LINK:
        return True
    if g.face[other] != Face.UP or g.linked[other] == MOST_LINKS:
        return False
    return (g.card[other] ^ g.card[spot]) & 1 == 0 and other != g.token[seat]


def link_to(g: State, seat: int, spot: int, answer: int) -> None:
    """HA-14: the card is linked to the one chosen."""
    if answer != Linking.NO_LINK:
        other = answer - Linking.LINK
        link(g, spot, other)
        tell(g, News.LINKED, seat, other, g.card[other])


def enter_room(g: State, spot: int) -> None:
    """HA-14, HA-15: the token moves onto the card that was turned up."""
    declared = int(g.declared)
    g.declared = EMPTY
    g.token[g.active] = spot
    tell(g, News.ENTERED, g.active, spot * WAYS_TO_DECLARE + declared, g.card[spot])
    enter(g, g.active, spot, True)


# Moving


def move_to(g: State, seat: int, spot: int) -> None:
    """HA-15: onto a face-up card without effect; a face-down one is a new room, and Color or Suit comes first."""
    if lies_face_down(g, spot):
        tell(g, News.APPROACHED, seat, spot, 0)
        ask(g, seat, Ask.DECLARE, spot, 2)
    else:
        g.token[seat] = spot
        tell(g, News.MOVED, seat, spot, g.card[spot])
        enter(g, seat, spot, False)


def first_room(g: State, seat: int) -> None:
    """HA-10: on a player's first turn the starting Room's Suit effect is applied."""
    spot = g.token[seat]
    tell(g, News.FIRST_ROOM, seat, spot, g.card[spot])
    apply_effect(g, seat, Declared.SUIT, g.card[spot])
