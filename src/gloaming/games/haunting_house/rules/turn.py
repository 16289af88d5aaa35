"""A turn of The Haunting House: a random round and a chosen one."""

from gloaming.games.haunting_house.parts import (
    CORNERS,
    DIRECTIONS,
    DRAWS,
    EDGES,
    MOST_TURNS,
    PAIRINGS,
    PROGRAMMES,
    QUARTER_TURNS,
    SLOTS,
    TILES,
    Card,
    Round,
)
from gloaming.games.haunting_house.rules.cards import choose_or_skip, look_into_mirrors, use_trap_door
from gloaming.games.haunting_house.rules.end import end_without_winner
from gloaming.games.haunting_house.rules.setup import take_back_cards, take_marker
from gloaming.games.haunting_house.state import State
from gloaming.games.haunting_house.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, ask_together, do_next
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import ALL_VIEWERS, CHANCE, NOBODY, everybody, left_of


def turn(g: State, about: int) -> None:
    """HH-20, HH-21: a random round, then a chosen one."""
    g.turn = min(g.turn + 1, MOST_TURNS)
    do_next(g, Step.END_TURN, 0)
    do_next(g, Step.CHOSEN_ROUND, 0)
    do_next(g, Step.RANDOM_ROUND, 0)


def random_round(g: State, about: int) -> None:
    """HH-20: every player's cards are drawn before the first is turned up."""
    g.round = Round.RANDOM
    tell(g, News.ROUND_BEGAN, NOBODY, Round.RANDOM, g.turn)
    do_next(g, Step.TURN_UP, 0)
    draw_cards(g, 0)


def draw_cards(g: State, seat: int) -> None:
    """HH-20: four cards out of ten, in order, for one player after the other."""
    if seat < g.players:
        ask(g, CHANCE, Ask.CARD, seat, len(DRAWS))


def lay_drawn_cards(g: State, seat: int, owner: int, answer: int) -> None:
    """HH-20, HH-70: the cards lie face down, and nobody may look at them, their owner included."""
    for slot in range(SLOTS):
        g.programme[owner][slot] = DRAWS[answer][slot]
        g.seen[owner][slot] = 0
        whisper(g, 0, News.CARD_DRAWN, owner, slot, g.programme[owner][slot])
    draw_cards(g, owner + 1)


def chosen_round(g: State, about: int) -> None:
    """HH-21: all choose at the same time, and the round starts when the last has."""
    g.round = Round.CHOSEN
    tell(g, News.ROUND_BEGAN, NOBODY, Round.CHOSEN, g.turn)
    do_next(g, Step.TURN_UP, 0)
    ask_together(g, everybody(g), Ask.PROGRAMME, 0, len(PROGRAMMES))


def company_of(g: State) -> int:
    """HH-21: all choose their programmes at the same time."""
    return everybody(g) if g.question == Ask.PROGRAMME else g.asked & everybody(g)


def choose_programme(g: State, seat: int, subject: int, answer: int) -> None:
    """HH-21, HH-70: four different cards of the seven lie face down in order; only their owner knows them."""
    for slot in range(SLOTS):
        g.programme[seat][slot] = PROGRAMMES[answer][slot]
        g.seen[seat][slot] = 1 << seat
    tell(g, News.CHOSE, seat, 0, 0)


def turn_up(g: State, slot: int) -> None:
    """HH-22, HH-24: the next card of every programme is turned up; after the fourth all cards are taken back."""
    if slot == SLOTS:
        take_back_cards(g)
        return
    g.slot = slot
    g.acting = NOBODY
    for seat in range(g.players):
        g.seen[seat][slot] = ALL_VIEWERS
        tell(g, News.TURNED_UP, seat, slot, g.programme[seat][slot])
    do_next(g, Step.TURN_UP, slot + 1)
    do_next(g, Step.CARRY_OUT_CARD, 0)


def carry_out_card(g: State, done: int) -> None:
    """HH-22: from the starting player to the left, each carries out the card that was turned up."""
    seat = g.marker if done == 0 else left_of(g, g.acting)
    g.acting = seat
    if done + 1 < g.players:
        do_next(g, Step.CARRY_OUT_CARD, done + 1)
    card = g.programme[seat][g.slot]
    if card == Card.MOVE_1:
        choose_or_skip(g, seat, Ask.MOVE, 1, DIRECTIONS)
    elif card == Card.MOVE_2:
        choose_or_skip(g, seat, Ask.MOVE, 2, DIRECTIONS)
    elif card == Card.SWITCH_PLACES:
        choose_or_skip(g, seat, Ask.SWITCH_PLACES, 0, g.players)
    elif card == Card.ROTATE_90:
        ask(g, seat, Ask.ROTATE_90, 0, TILES * QUARTER_TURNS)
    elif card == Card.ROTATE_180:
        ask(g, seat, Ask.ROTATE_180, 0, TILES)
    elif card == Card.SWITCH_TILES:
        ask(g, seat, Ask.SWITCH_2_TILES, 0, TILES * PAIRINGS)
    elif card == Card.SECRET_PASSAGE:
        choose_or_skip(g, seat, Ask.SECRET_PASSAGE, 0, DIRECTIONS)
    elif card == Card.MOVE_EXIT:
        ask(g, seat, Ask.MOVE_EXIT, 0, CORNERS * EDGES)
    elif card == Card.TRAP_DOOR:
        use_trap_door(g, seat)
    else:
        look_into_mirrors(g, seat)


def end_turn(g: State, about: int) -> None:
    """HH-23, HH-60: after both rounds the marker goes to the left, unless this was the last turn."""
    if g.turn == g.cap:
        end_without_winner(g)
    else:
        take_marker(g, left_of(g, g.marker))
        do_next(g, Step.TURN, 0)
