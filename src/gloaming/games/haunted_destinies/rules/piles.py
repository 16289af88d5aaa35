"""The cards of Haunted Destinies: the Destiny piles, the two grey decks, and what is shown."""

from gloaming.games.haunted_destinies.parts import (
    CARDS,
    FIRST_EVENT,
    FIRST_HAUNTING,
    FIRST_SEARCH,
    ITEMS,
    KIND,
    Event,
    Lies,
    What,
)
from gloaming.games.haunted_destinies.rules.players import find_item, is_ghost
from gloaming.games.haunted_destinies.rules.sheet import note_gone, note_new, note_taken
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News, Step
from gloaming.games.haunted_destinies.vocabulary.steps import DRAW_STEP
from gloaming.kernel.agenda import ask, do_next, let_choose
from gloaming.kernel.decks import draw
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import ALL_VIEWERS, CHANCE, EMPTY, NOBODY, NOTHING

# Piles


def start_of(g: State, seat: int) -> int:
    """Where a player's pile begins among all piles."""
    start = 0
    for other in range(seat):
        start += g.size[other]
    return start


def card_at(g: State, seat: int, place: int) -> int:
    """HD-11: the card at a place of a player's pile, which keeps its order."""
    return g.pile[start_of(g, seat) + place]


def put_into_pile(g: State, seat: int, place: int, card: int) -> None:
    """HD-11: a card comes to this place; those from there on move one further."""
    at = start_of(g, seat) + place
    for behind in range(g.face_down, at, -1):
        g.pile[behind] = g.pile[behind - 1]
    g.pile[at] = card
    g.size[seat] += 1
    g.face_down += 1


def take_out_of_pile(g: State, seat: int, place: int) -> int:
    """HD-11: the card at this place leaves the pile; those behind it close up."""
    at = start_of(g, seat) + place
    card = g.pile[at]
    g.face_down -= 1
    g.size[seat] -= 1
    for behind in range(at, g.face_down):
        g.pile[behind] = g.pile[behind + 1]
    g.pile[g.face_down] = EMPTY
    return card


def turn_out(g: State, seat: int, place: int, lies: int) -> int:
    """HD-11: a card leaves a pile before all eyes, and lies there now."""
    card = card_at(g, seat, place)
    note_gone(g, seat, place, card)
    take_out_of_pile(g, seat, place)
    g.lies[card] = lies
    return card


def show(g: State, viewers: int, what: int) -> None:
    """HD-11: somebody is shown something; it is kept until three more were shown, so that it cannot be taken back."""
    g.shown[g.shown_next] = what
    g.shown_seen[g.shown_next] = viewers
    g.shown_next = (g.shown_next + 1) & 3
    g.shown[g.shown_next] = NOTHING
    g.shown_seen[g.shown_next] = 0


# The Haunting deck


def can_draw_haunting(g: State) -> bool:
    """HD-15: not when deck and discards are empty."""
    return g.haunting_left > 0 or count_discards(g, FIRST_HAUNTING, CARDS) > 0


def count_discards(g: State, first: int, end: int) -> int:
    """How many of these cards lie in the discards."""
    count = 0
    for card in range(first, end):
        count += g.lies[card] == Lies.DISCARDED
    return count


def draw_haunting(g: State, seat: int) -> None:
    """HD-74: draw a Haunting card into the pile; a ghost makes a living player of its choice draw it."""
    if not can_draw_haunting(g):
        tell(g, News.NOTHING_TO_DRAW, seat, What.HAUNTING, 0)
    elif not is_ghost(g, seat):
        draw_for(g, seat)
    else:
        let_choose(g, seat, Ask.WHO_DRAWS, 0, g.players)


def may_draw(g: State, seat: int, subject: int, other: int) -> bool:
    """HD-74: a living player."""
    return not is_ghost(g, other)


def let_other_draw(g: State, seat: int, subject: int, other: int) -> None:
    """HD-12, HD-74: the player that the ghost has chosen draws."""
    draw_for(g, other)


def draw_for(g: State, seat: int) -> None:
    """Skull: when the deck is empty the discards are shuffled into a new one; then the card is drawn."""
    if g.haunting_left == 0:
        for card in range(FIRST_HAUNTING, CARDS):
            if g.lies[card] == Lies.DISCARDED:
                g.lies[card] = Lies.OUT_OF_SIGHT
                g.haunting_deck[g.haunting_left] = card
                g.haunting_left += 1
        tell(g, News.RESHUFFLED, NOBODY, What.HAUNTING, g.haunting_left)
    let_choose(g, CHANCE, Ask.DRAW_HAUNTING, seat, g.haunting_left)


def draw_haunting_card(g: State, chance: int, seat: int, index: int) -> None:
    """HD-10, HD-16: nobody looks at it, and it is only placed, never obeyed."""
    g.drawn = draw(g.haunting_deck, g.haunting_left, index)
    g.haunting_left -= 1
    g.haunting_deck[g.haunting_left] = EMPTY
    g.drawn_from = What.HAUNTING
    tell(g, News.DREW_HAUNTING, seat, 0, 0)
    place_new(g, seat)


# The Search deck


def can_draw_search(g: State) -> bool:
    """HD-15: not when deck and discards are empty."""
    return g.search_left > 0 or count_discards(g, FIRST_SEARCH, FIRST_HAUNTING) > 0


def draw_search(g: State, seat: int) -> None:
    """Lantern: when the deck is empty the discards are shuffled into a new one; then the card is drawn."""
    if g.search_left == 0:
        for card in range(FIRST_SEARCH, FIRST_HAUNTING):
            if g.lies[card] == Lies.DISCARDED:
                g.lies[card] = Lies.OUT_OF_SIGHT
                g.search_deck[g.search_left] = card
                g.search_left += 1
        tell(g, News.RESHUFFLED, NOBODY, What.SEARCH, g.search_left)
    let_choose(g, CHANCE, Ask.DRAW_SEARCH, seat, g.search_left)


def draw_search_card(g: State, chance: int, seat: int, index: int) -> None:
    """HD-35: seen by the drawer alone until it is played; an item lies face up, what is for Draw alone is done."""
    card = draw(g.search_deck, g.search_left, index)
    g.search_left -= 1
    g.search_deck[g.search_left] = EMPTY
    g.drawn = card
    g.drawn_from = What.SEARCH
    g.drawn_seen = 1 << seat
    whisper(g, 1 << seat, News.DREW_SEARCH, seat, 0, card)
    if card >= FIRST_EVENT:
        ask(g, seat, Ask.PLAY_OR_KEEP, 0, 2)
        return
    forget_drawn(g)
    if card < FIRST_SEARCH + ITEMS:
        g.lies[card] = seat
        tell(g, News.GOT_ITEM, seat, 0, card)
    else:
        obey_drawn(g, seat, card)


def obey_drawn(g: State, seat: int, card: int) -> None:
    """HD-16, HD-35: do what it says for Draw; only then is it discarded."""
    g.lies[card] = Lies.OBEYED
    tell(g, News.PLAYED, seat, 0, card)
    do_next(g, Step.DISCARD, card)
    do_next(g, DRAW_STEP[KIND[card]], seat)


def may_play(g: State, seat: int, subject: int, answer: int) -> bool:
    """HD-35: a card with both effects is played or kept as one likes, one with Probe alone goes into the pile."""
    return answer == Event.KEEP or DRAW_STEP[KIND[g.drawn]] != NOTHING


def play_or_keep(g: State, seat: int, subject: int, answer: int) -> None:
    """HD-35: into the pile, or done at once."""
    if answer == Event.KEEP:
        place_new(g, seat)
    else:
        card = g.drawn
        forget_drawn(g)
        show(g, ALL_VIEWERS, card)
        obey_drawn(g, seat, card)


def forget_drawn(g: State) -> None:
    """The drawn card has come to its place."""
    g.drawn = NOTHING
    g.drawn_from = NOTHING
    g.drawn_seen = 0


def discard(g: State, card: int) -> None:
    """HD-16: a card that was obeyed is discarded afterwards; a ghost goal stays in play."""
    if g.lies[card] == Lies.OBEYED:
        g.lies[card] = Lies.DISCARDED
        tell(g, News.DISCARDED, NOBODY, 0, card)


def use_up(g: State, seat: int, kind: int) -> None:
    """HD-23: an item is discarded for what it does."""
    card = find_item(g, seat, kind)
    g.lies[card] = Lies.DISCARDED
    tell(g, News.USED_ITEM, seat, 0, card)


# A new card


def place_new(g: State, seat: int) -> None:
    """HD-11: its owner secretly chooses the place, at once; in an empty pile there is no choice."""
    let_choose(g, seat, Ask.PLACE_CARD, g.drawn_from, g.size[seat] + 1)


def place_taken(g: State, seat: int) -> None:
    """HD-46: the new owner of a card that was taken places it secretly."""
    let_choose(g, seat, Ask.PLACE_CARD, What.ANYTHING, g.size[seat] + 1)


def place_card(g: State, seat: int, deck: int, place: int) -> None:
    """HD-11: the card lies in the pile, and others do not learn the place."""
    if deck == What.ANYTHING:
        note_taken(g, g.owner, g.look_place, seat, place)
        put_into_pile(g, seat, place, take_out_of_pile(g, g.owner, g.look_place))
        g.look_place = NOTHING
    else:
        note_new(g, seat, place, deck, g.drawn)
        put_into_pile(g, seat, place, g.drawn)
        forget_drawn(g)
    whisper(g, 1 << seat, News.CARD_PLACED, seat, 0, place)
