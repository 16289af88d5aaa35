"""Looks in Haunted Destinies: at another's card and at one's own, and exchanges of looks."""

from gloaming.games.haunted_destinies.parts import (
    FIRST_HAUNTING,
    FIRST_SEARCH,
    KIND,
    PLACE_BITS,
    Lies,
    OwnCard,
    Returned,
    Reward,
)
from gloaming.games.haunted_destinies.rules.end import heal
from gloaming.games.haunted_destinies.rules.piles import can_draw_haunting, card_at, show, turn_out
from gloaming.games.haunted_destinies.rules.players import can_heal, is_ghost
from gloaming.games.haunted_destinies.rules.sheet import border_of, note_border, note_card, note_look, note_psyche
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News, Step
from gloaming.games.haunted_destinies.vocabulary.steps import PROBE_STEP
from gloaming.kernel.agenda import ask, do_next, let_choose
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import ALL_VIEWERS, NOTHING

OWNERS = 8  # what an owner counts below, behind a prober in one number of the agenda


def pair(prober: int, owner: int) -> int:
    """Who looks at whose card, as one number for the agenda."""
    return prober * OWNERS + owner


# A look at another's card


def look_at_other(g: State, seat: int) -> None:
    """HD-15, HD-50: a card of any other player who has one; the only such player is no choice."""
    let_choose(g, seat, Ask.LOOK_AT, 0, g.players)


def may_look_at(g: State, seat: int, subject: int, other: int) -> bool:
    """HD-15, HD-50: another player with a card in the pile."""
    return other != seat and g.size[other] > 0


def can_look_at_other(g: State, seat: int) -> bool:
    """HD-15: whether there is a card of another player to look at."""
    return g.face_down > g.size[seat]


def look_at(g: State, seat: int, subject: int, other: int) -> None:
    """HD-50: then the prober chooses the place."""
    look(g, pair(seat, other))


def look(g: State, about: int) -> None:
    """HD-50: by place, the prober's choice; the only card is no choice."""
    prober, owner = about // OWNERS, about % OWNERS
    let_choose(g, prober, Ask.LOOK_PLACE, owner, g.size[owner])


def look_at_place(g: State, prober: int, owner: int, place: int) -> None:
    """HD-50: the prober has chosen."""
    probe(g, prober, owner, place)


def show_card(g: State, about: int) -> None:
    """HD-22: in an exchange the owner chooses which card the other looks at, if there still is one."""
    prober, owner = about // OWNERS, about % OWNERS
    let_choose(g, owner, Ask.SHOW_PLACE, prober, g.size[owner])


def show_place(g: State, owner: int, prober: int, place: int) -> None:
    """HD-22: the owner has chosen."""
    probe(g, prober, owner, place)


def probe(g: State, prober: int, owner: int, place: int) -> None:
    """HD-50, HD-56: the prober looks; a grey card is revealed, a Psyche card is returned face up or face down."""
    card = begin_look(g, prober, owner, place)
    if card >= FIRST_SEARCH:
        whisper_look(g, card)
        reveal(g, card)
    else:
        g.looking[prober] = card
        note_psyche(g, prober, owner, place)
        note_card(g, prober, owner, place, card)
        note_look(g, prober, owner, place)
        whisper_look(g, card)
        ask(g, prober, Ask.RETURN, owner, 2)


def begin_look(g: State, prober: int, owner: int, place: int) -> int:
    """HD-11: who looks at which place is public, the card is seen by the looker alone."""
    g.prober = prober
    g.owner = owner
    g.look_place = place
    card = card_at(g, owner, place)
    show(g, 1 << prober, card)
    return card


def whisper_look(g: State, card: int) -> None:
    """HD-11: everybody hears who looks where, the looker alone at what."""
    whisper(g, 1 << g.prober, News.LOOKED, g.prober, g.owner << PLACE_BITS | g.look_place, card)


def reveal(g: State, card: int) -> None:
    """HD-16, HD-50: a grey card is revealed, obeyed and only then discarded."""
    turn_out(g, g.owner, g.look_place, Lies.OBEYED)
    g.look_place = NOTHING
    show(g, ALL_VIEWERS, card)
    tell(g, News.REVEALED, g.owner, g.prober, card)
    do_next(g, Step.DISCARD, card)
    if PROBE_STEP[KIND[card]] != NOTHING:
        do_next(g, PROBE_STEP[KIND[card]], card)


def return_card(g: State, prober: int, owner: int, answer: int) -> None:
    """HD-50: the prober may return a Psyche card face up for a reward; otherwise its border is shown to witnesses."""
    if answer == Returned.FACE_UP:
        turn_up(g, prober)
        reward(g, prober)
    else:
        choose_witnesses(g, prober)


def turn_up(g: State, seat: int) -> None:
    """HD-50, HD-55: the card lies face up before its owner, who may use it from then on."""
    g.looking[seat] = NOTHING
    card = turn_out(g, g.owner, g.look_place, g.owner)
    g.look_place = NOTHING
    show(g, ALL_VIEWERS, card)
    tell(g, News.TURNED_UP, g.owner, seat, card)


def reward(g: State, prober: int) -> None:
    """HD-15, HD-50: the prober heals 1 wound or makes a living player, also themselves, draw a Haunting card."""
    let_choose(g, prober, Ask.REWARD, g.owner, Reward.DRAW + g.players)


def may_reward(g: State, prober: int, owner: int, answer: int) -> bool:
    """HD-15: no healing without a wound, no draw when deck and discards are empty."""
    if answer == Reward.HEAL:
        return can_heal(g, prober)
    return not is_ghost(g, answer - Reward.DRAW) and can_draw_haunting(g)


def take_reward(g: State, prober: int, owner: int, answer: int) -> None:
    """HD-50: one of the two."""
    if answer == Reward.HEAL:
        heal(g, prober, 1)
    else:
        do_next(g, Step.DRAW_HAUNTING, answer - Reward.DRAW)


# Witnesses


def choose_witnesses(g: State, seat: int) -> None:
    """HD-50, HD-55: all who are shown the border are named at once; among three players there is always a choice."""
    ask(g, seat, Ask.WITNESS, g.owner, 1 << g.players)


def may_witness(g: State, seat: int, owner: int, witnesses: int) -> bool:
    """HD-50, HD-55: at least one other player, the owner too; of another's card a ghost among them, if there is one."""
    if witnesses == 0 or (witnesses >> seat) & 1 == 1:
        return False
    ghosts = g.ghosts & ~(1 << seat)
    return seat == owner or ghosts == 0 or witnesses & ghosts != 0


def show_border(g: State, seat: int, owner: int, witnesses: int) -> None:
    """HD-50, HD-55: each witness learns the set, not the card; then another's card goes back."""
    border = border_of(g.looking[seat])
    show(g, witnesses, border)
    for witness in range(g.players):
        if (witnesses >> witness) & 1 == 1:
            note_border(g, witness, owner, g.look_place, border)
            whisper(g, witnesses | 1 << seat, News.BORDER_SHOWN, witness, seat, border)
    if seat == owner:  # asked also where it can only go back: others must not learn which card that is
        ask(g, seat, Ask.OWN_CARD, g.look_place, OwnCard.TRIGGER + g.players)
    else:
        put_back(g, seat)


def put_back(g: State, seat: int) -> None:
    """HD-11: a card looked at goes back where it was."""
    place = g.look_place
    g.looking[seat] = NOTHING
    g.look_place = NOTHING
    tell(g, News.PUT_BACK, g.owner, place, 0)


# A look at one's own card


def look_at_own(g: State, seat: int) -> None:
    """HD-15, HD-55: by place; the only card is no choice."""
    let_choose(g, seat, Ask.OWN_PLACE, 0, g.size[seat])


def see_own(g: State, seat: int, subject: int, place: int) -> None:
    """HD-55: its border is shown first."""
    card = begin_look(g, seat, seat, place)
    g.looking[seat] = card
    note_card(g, seat, seat, place, card)
    note_look(g, seat, seat, place)
    whisper_look(g, card)
    choose_witnesses(g, seat)


def may_use_own(g: State, seat: int, place: int, answer: int) -> bool:
    """HD-55: Psyche may be put in play face up, Haunting triggered by another player, and each may go back."""
    card = g.looking[seat]
    if answer == OwnCard.BACK:
        return True
    if answer == OwnCard.PLAY:
        return card < FIRST_SEARCH
    return card >= FIRST_HAUNTING and answer - OwnCard.TRIGGER != seat


def use_own(g: State, seat: int, place: int, answer: int) -> None:
    """HD-55, HD-56: back, face up, or obeyed as if the player of choice had probed it."""
    if answer == OwnCard.BACK:
        put_back(g, seat)
    elif answer == OwnCard.PLAY:
        turn_up(g, seat)
    else:
        card = g.looking[seat]
        g.looking[seat] = NOTHING
        g.prober = answer - OwnCard.TRIGGER
        reveal(g, card)


# An exchange of looks


def may_exchange(g: State, seat: int, other: int) -> bool:
    """HD-22: with each other player on the tile once a turn, with a card in both piles."""
    fresh = (g.exchanged >> other) & 1 == 0
    return fresh and g.size[seat] > 0 and g.size[other] > 0


def exchange(g: State, seat: int, other: int) -> None:
    """HD-22: the other looks at a card of yours, then you at one of theirs; the other cannot refuse."""
    g.exchanged |= 1 << other
    tell(g, News.EXCHANGED, seat, other, 0)
    do_next(g, Step.CHECK_GOALS, 0)
    do_next(g, Step.SHOW_CARD, pair(seat, other))
    do_next(g, Step.SHOW_CARD, pair(other, seat))
