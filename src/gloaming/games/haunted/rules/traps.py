"""A trapped player's turn in Haunted: a card is drawn, looked at and laid."""

from gloaming.games.haunted.parts import CARDS, JOKERS, MOST_LINKS, PLACED, SUITS, Face
from gloaming.games.haunted.rules.house import count_exits, link, openly_placed, put_card
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, do_next
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import ALL_VIEWERS, EMPTY, NOBODY


def look(g: State, seat: int) -> None:
    """HA-31, HA-33, HA-60: the trapped player looks at the card, gets +1 for one's own Secret Door, and lays it."""
    g.hand_seen |= 1 << seat
    whisper(g, g.hand_seen, News.LOOKED, seat, 0, g.hand)
    do_next(g, Step.ASK_LAY, seat)
    if g.giver == seat:
        do_next(g, Step.ASK_BONUS, seat)


def ask_lay(g: State, seat: int) -> None:
    """HA-31: face down at any card, or face up at the trap with a link; nobody else learns which of these can be."""
    ask(g, seat, Ask.LAY, 0, 2 * g.laid)


def may_lay(g: State, seat: int, subject: int, answer: int) -> bool:
    """HA-31: the first answers lay face down at a spot, the others face up with a link to a spot."""
    if answer < g.laid:
        return may_lay_down(g, answer)
    return may_lay_up(g, seat, answer - g.laid)


def may_lay_down(g: State, spot: int) -> bool:
    """HA-31: at any card with fewer than four links, face up or face down."""
    return g.face[spot] != Face.DISCARDED and g.linked[spot] < MOST_LINKS


def may_lay_up(g: State, seat: int, spot: int) -> bool:
    """HA-31: linked to a face-up card other than the trap, of the same suit, if both have fewer than four links."""
    trap = g.token[seat]
    if g.face[spot] != Face.UP or spot == trap or g.linked[spot] == MOST_LINKS or g.linked[trap] == MOST_LINKS:
        return False
    return g.hand < JOKERS and g.card[spot] < JOKERS and (g.hand ^ g.card[spot]) & (SUITS - 1) == 0


def lay(g: State, seat: int, subject: int, answer: int) -> None:
    """HA-31, HA-60: no effect, no move; face down it is known to who saw it, face up to all."""
    card, viewers, giver, trap = int(g.hand), int(g.hand_seen), g.giver, g.token[seat]
    laid = int(g.laid)
    g.hand = EMPTY
    g.hand_seen = ALL_VIEWERS
    g.giver = NOBODY
    if answer < laid:
        spot = put_card(g, card, Face.DOWN if giver == NOBODY else Face.DOWN_ROOM, viewers)
        link(g, answer, spot)
        whisper(g, viewers, News.LAID_DOWN, seat, spot * PLACED + openly_placed(g, answer), card)
    else:
        other = answer - laid
        spot = put_card(g, card, Face.UP, ALL_VIEWERS)
        link(g, trap, spot)
        link(g, spot, other)
        g.stirred = 1
        tell(g, News.LAID_UP, seat, spot, card * CARDS + g.card[other])
        count_exits(g)
