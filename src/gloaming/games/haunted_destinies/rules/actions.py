"""What the living do in Haunted Destinies: search, query, attack."""

from gloaming.games.haunted_destinies.parts import (
    FACE_UP_CARDS,
    FIND_NEEDS,
    OPENER_ATTACK,
    OPENER_CARD,
    PLACE_BITS,
    Attack,
    AttackPrize,
    CardKind,
    Find,
    QueryPrize,
)
from gloaming.games.haunted_destinies.rules.cards import change_gloom
from gloaming.games.haunted_destinies.rules.dice import roll_both
from gloaming.games.haunted_destinies.rules.end import end_turn_now, wound
from gloaming.games.haunted_destinies.rules.fate import meet_fate
from gloaming.games.haunted_destinies.rules.looks import can_look_at_other, pair
from gloaming.games.haunted_destinies.rules.piles import can_draw_haunting, can_draw_search, place_taken
from gloaming.games.haunted_destinies.rules.players import (
    count_items,
    has_power,
    is_ghost,
    next_living,
    wounds_dealt_by,
)
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, do_next, let_choose
from gloaming.kernel.news import tell
from gloaming.kernel.seats import NOBODY

# Search


def search_tile(g: State, seat: int) -> None:
    """HD-30: both dice."""
    do_next(g, Step.FIND, seat)
    roll_both(g, seat)


def find(g: State, seat: int) -> None:
    """HD-25, HD-30: below 0 a Haunting card, at 0 the turn ends, above 0 the tile gains a gloom and one may choose."""
    tile = g.pawn[seat]
    bonus = has_power(g, seat, CardKind.SURE_SEARCH) + count_items(g, seat, CardKind.SEARCH_ITEM)
    result = g.health[seat] + g.light - g.gloom[tile] - g.dark + bonus
    g.result = max(result, 0)
    tell(g, News.SEARCHED, seat, tile, result)
    if result < 0:
        do_next(g, Step.DRAW_HAUNTING, seat)
    elif result == 0:
        end_turn_now(g)
    else:
        change_gloom(g, seat, tile, 1)
        let_choose(g, seat, Ask.FIND, g.result, 3)


def may_find(g: State, seat: int, result: int, answer: int) -> bool:
    """HD-15, HD-30: 1 a Search card, 3 a look at another's card, 5 a look at one's own."""
    if result < FIND_NEEDS[answer]:
        return False
    if answer == Find.DRAW:
        return can_draw_search(g)
    return can_look_at_other(g, seat) if answer == Find.LOOK else g.size[seat] > 0


def take_find(g: State, seat: int, result: int, answer: int) -> None:
    """HD-30: what was chosen."""
    if answer == Find.DRAW:
        do_next(g, Step.DRAW_SEARCH, seat)
    elif answer == Find.LOOK:
        do_next(g, Step.LOOK_AT_OTHER, seat)
    else:
        do_next(g, Step.LOOK_AT_OWN, seat)


# Query


def query(g: State, seat: int, other: int) -> None:
    """HD-40: both dice."""
    g.target = other
    do_next(g, Step.ANSWER_QUERY, seat)
    roll_both(g, seat)


def answer_query(g: State, seat: int) -> None:
    """HD-25, HD-40, HD-73: below 0 the other chooses, above 0 you do; a ghost that loses loses 1 gloom."""
    other = g.target
    result = g.health[seat] + g.light - g.health[other] - g.dark + has_power(g, seat, CardKind.SURE_QUERY)
    g.result = max(result, 0)
    tell(g, News.QUERIED, seat, other, result)
    if result == 0:
        end_turn_now(g)
    elif result < 0:
        let_choose(g, other, Ask.QUERY_PRIZE, seat, 2)
    elif is_ghost(g, other):
        wound(g, other, 1)
    else:
        let_choose(g, seat, Ask.QUERY_PRIZE, other, 2)


def may_ask_for(g: State, winner: int, loser: int, answer: int) -> bool:
    """HD-15: no look at an empty pile, no draw when deck and discards are empty."""
    return g.size[loser] > 0 if answer == QueryPrize.LOOK else can_draw_haunting(g)


def take_answer(g: State, winner: int, loser: int, answer: int) -> None:
    """HD-40: the winner has chosen."""
    if answer == QueryPrize.LOOK:
        do_next(g, Step.LOOK, pair(winner, loser))
    else:
        do_next(g, Step.DRAW_HAUNTING, loser)


# Attack


def attack(g: State, seat: int) -> None:
    """HD-45: a round of an attack begins with both dice."""
    do_next(g, Step.STRIKE, seat)
    roll_both(g, seat)


def attack_bonus(g: State, seat: int, other: int) -> int:
    """HD-45: the attacker's power and items, the Opener's once the ritual runs, less the defender's power."""
    bonus = has_power(g, seat, CardKind.SURE_ATTACK) + count_items(g, seat, CardKind.ATTACK_ITEM)
    if g.ritual == seat:
        bonus += OPENER_ATTACK[g.players]
    return bonus - has_power(g, other, CardKind.TOUGH)


def strike(g: State, seat: int) -> None:
    """HD-25, HD-45, HD-73: at 0 the turn ends, otherwise the winner of the round chooses; then it goes on or ends."""
    other = g.target
    result = g.health[seat] + g.light - g.health[other] - g.dark + attack_bonus(g, seat, other)
    g.result = max(result, 0)
    tell(g, News.ATTACKED, seat, other, result)
    if result == 0:
        end_turn_now(g)
        return
    do_next(g, Step.AFTER_ROUND, seat)
    if result < 0:
        let_choose(g, other, Ask.ATTACK_PRIZE, seat, 4)
    elif is_ghost(g, other):
        wound(g, other, 1)
    else:
        let_choose(g, seat, Ask.ATTACK_PRIZE, other, 4)


def may_strike(g: State, winner: int, loser: int, answer: int) -> bool:
    """HD-45, HD-73: a wound, or a card of the loser's; a ghost that was attacked has the attacker draw instead."""
    if answer == AttackPrize.WOUND:
        return True
    if is_ghost(g, winner):
        return answer == AttackPrize.THEY_DRAW and can_draw_haunting(g)
    if answer == AttackPrize.FACE_DOWN:
        return g.size[loser] > 0
    return answer == AttackPrize.FACE_UP and has_face_up(g, loser)


def has_face_up(g: State, seat: int) -> bool:
    """HD-46: whether a player has a face-up card that can be taken."""
    found = False
    for card in range(FACE_UP_CARDS):
        found = found or may_take_face_up(g, seat, seat, card)
    return found


def take_blow(g: State, winner: int, loser: int, answer: int) -> None:
    """HD-45: what the winner has chosen."""
    if answer == AttackPrize.WOUND:
        wound(g, loser, wounds_dealt_by(g, winner))
    elif answer == AttackPrize.FACE_DOWN:
        let_choose(g, winner, Ask.TAKE_PLACE, loser, g.size[loser])
    elif answer == AttackPrize.FACE_UP:
        let_choose(g, winner, Ask.TAKE_FACE_UP, loser, FACE_UP_CARDS)
    else:
        do_next(g, Step.DRAW_HAUNTING, loser)


def take_place(g: State, winner: int, loser: int, place: int) -> None:
    """HD-46, HD-74: a face-down card changes hands unseen; its new owner places it secretly."""
    g.owner = loser
    g.look_place = place
    g.prober = next_living(g, winner)
    tell(g, News.TOOK_FACE_DOWN, g.prober, loser << PLACE_BITS | place, 0)
    place_taken(g, g.prober)


def may_take_face_up(g: State, winner: int, loser: int, card: int) -> bool:
    """HD-46: once the ritual runs the Opener card cannot be taken."""
    return g.lies[card] == loser and (card != OPENER_CARD or g.ritual == NOBODY)


def take_face_up(g: State, winner: int, loser: int, card: int) -> None:
    """HD-46: it stays face up and serves its new owner."""
    g.lies[card] = winner
    tell(g, News.TOOK_FACE_UP, winner, loser, card)


def after_round(g: State, seat: int) -> None:
    """HD-45: a living defender without health meets fate; else equal dice end the turn, and the higher die decides."""
    other = g.target
    if g.result > 0 and not is_ghost(g, other) and g.health[other] == 0:
        meet_fate(g, seat, other)
    elif g.light == g.dark:
        end_turn_now(g)
    elif g.health[seat] == 0:
        tell(g, News.ATTACK_ENDED, seat, other, 0)
    elif g.light > g.dark:
        ask(g, seat, Ask.GO_ON, other, 2)
    else:
        ask(g, other, Ask.GO_ON, seat, 2)


def go_on(g: State, seat: int, other: int, answer: int) -> None:
    """HD-45: another round, or the attack is over."""
    if answer == Attack.GO_ON:
        do_next(g, Step.ATTACK, g.active)
    else:
        tell(g, News.ATTACK_ENDED, g.active, g.target, 0)
