"""A turn of Haunted Destinies: roll, move, act."""

from gloaming.games.haunted_destinies.parts import DIRECTIONS, LEAP_COST, TILES, CardKind, Dice, X
from gloaming.games.haunted_destinies.rules.actions import attack, query, search_tile
from gloaming.games.haunted_destinies.rules.dice import roll_both, roll_one
from gloaming.games.haunted_destinies.rules.end import heal
from gloaming.games.haunted_destinies.rules.ghosts import haunt, syphon
from gloaming.games.haunted_destinies.rules.looks import exchange, look_at_own, may_exchange
from gloaming.games.haunted_destinies.rules.moor import edge_of, may_walk, next_tile, on_moor
from gloaming.games.haunted_destinies.rules.piles import use_up
from gloaming.games.haunted_destinies.rules.players import (
    can_heal,
    companions,
    count_items,
    find_item,
    has_power,
    is_ghost,
)
from gloaming.games.haunted_destinies.rules.trade import may_propose, propose
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News, Step
from gloaming.games.haunted_destinies.vocabulary.doings import DEED, DEEDS, DO_WITH, FIRST_DEED, Do
from gloaming.kernel.agenda import ask, do_next, let_choose
from gloaming.kernel.news import tell
from gloaming.kernel.seats import NOBODY, NOTHING


def start_turn(g: State, seat: int) -> None:
    """HD-7, HD-20: a turn begins with the roll; a restful player who is alone heals first."""
    if seat == g.first:
        g.round += 1
        tell(g, News.ROUND_BEGAN, NOBODY, 0, g.round)
    g.active = seat
    g.acts = 1
    g.points = 0
    g.leapt = 0
    g.exchanged = 0
    g.proposed = 0
    g.target = NOBODY
    tell(g, News.TURN_BEGAN, seat, 0, g.round)
    if has_power(g, seat, CardKind.RESTFUL) and companions(g, seat) == 0 and can_heal(g, seat):
        heal(g, seat, 1)
        tell(g, News.RESTED, seat, 0, g.health[seat])
    do_next(g, Step.END_TURN, seat)
    do_next(g, Step.CARRY_ON, seat)
    do_next(g, Step.GET_POINTS, seat)
    ask(g, seat, Ask.DICE, 0, 2)


def roll_dice(g: State, seat: int, subject: int, answer: int) -> None:
    """HD-20: roll one die or both; rolling is compulsory."""
    if answer == Dice.ONE_DIE:
        roll_one(g, seat)
    else:
        roll_both(g, seat)


def get_points(g: State, seat: int) -> None:
    """HD-20, HD-65: movement points for the dice and the cards held; the revealed Opener may forgo them for a tile."""
    g.points = g.light + g.dark + has_power(g, seat, CardKind.SWIFT) + 2 * count_items(g, seat, CardKind.MOVE_ITEM)
    tell(g, News.POINTS, seat, 0, g.points)
    if g.ritual == seat:
        let_choose(g, seat, Ask.REMOVE_TILE, g.health[seat] + g.light + g.dark, TILES + 1)


def carry_on(g: State, seat: int) -> None:
    """HD-24: the active player does one thing after the other; when nothing is left the turn is over."""
    let_choose(g, seat, Ask.DO, g.points, FIRST_DEED + companions(g, seat) * DEEDS)


def may_do(g: State, seat: int, points: int, answer: int) -> bool:
    """HD-21 to HD-24: walk, act once, exchange looks, trade, use an item, or end the turn."""
    if answer < DIRECTIONS:
        return points > 0 and may_walk(g, seat, answer)
    if answer < Do.HEAL_ITEM:
        return g.acts > 0 and on_moor(g, g.pawn[seat]) and may_disturb(g, seat, answer)
    if answer == Do.HEAL_ITEM:
        return can_heal(g, seat) and find_item(g, seat, CardKind.HEAL_ITEM) != NOTHING
    if answer == Do.LOOK_ITEM:
        return g.size[seat] > 0 and find_item(g, seat, CardKind.LOOK_ITEM) != NOTHING
    if answer == Do.END:
        return True
    other = DO_WITH[answer]
    return other != seat and g.pawn[other] == g.pawn[seat] and may_do_with(g, seat, other, DEED[answer])


def may_disturb(g: State, seat: int, answer: int) -> bool:
    """HD-24, HD-30, HD-72: the living search a searchable tile, ghosts syphon its gloom."""
    if is_ghost(g, seat):
        return answer == Do.SYPHON and g.gloom[g.pawn[seat]] > 0
    return answer == Do.SEARCH


def may_do_with(g: State, seat: int, other: int, deed: int) -> bool:
    """HD-22 to HD-24: with another player on the tile; the living query and attack, ghosts haunt the living."""
    if deed == Do.TRADE:
        return may_propose(g, seat, other)
    if deed == Do.EXCHANGE:
        return may_exchange(g, seat, other)
    if deed == Do.HAUNT:
        return g.acts > 0 and is_ghost(g, seat) and not is_ghost(g, other)
    return g.acts > 0 and not is_ghost(g, seat)


def do(g: State, seat: int, points: int, answer: int) -> None:
    """HD-20, HD-21, HD-22, HD-23: what the active player has chosen; unused points are lost at the end."""
    if answer == Do.END:
        return
    do_next(g, Step.CARRY_ON, seat)
    if answer < DIRECTIONS:
        walk(g, seat, answer)
    elif answer == Do.HEAL_ITEM:
        use_up(g, seat, CardKind.HEAL_ITEM)
        heal(g, seat, 1)
    elif answer == Do.LOOK_ITEM:
        use_up(g, seat, CardKind.LOOK_ITEM)
        look_at_own(g, seat)
    elif answer < FIRST_DEED:
        disturb(g, seat, answer)
    else:
        do_with(g, seat, DO_WITH[answer], DEED[answer])


def walk(g: State, seat: int, direction: int) -> None:
    """HD-21: the pawn leaves its tile and the points are spent; any number of pawns may share a tile."""
    tile = g.pawn[seat]
    other = next_tile(g, tile, direction)
    cost = edge_of(g, tile, direction)
    g.pawn[seat] = other
    if cost == X:
        g.leapt = 1
        g.points -= LEAP_COST
        tell(g, News.LEAPT, seat, tile, other)
    else:
        g.points -= cost
        tell(g, News.WALKED, seat, tile, other)


def disturb(g: State, seat: int, answer: int) -> None:
    """HD-30, HD-72: the action is a search or the syphoning of gloom."""
    act(g)
    if answer == Do.SEARCH:
        search_tile(g, seat)
    else:
        syphon(g, seat)


def do_with(g: State, seat: int, other: int, deed: int) -> None:
    """HD-22 to HD-24: looks are exchanged and trades proposed besides the action."""
    if deed == Do.TRADE:
        propose(g, seat, other)
    elif deed == Do.EXCHANGE:
        exchange(g, seat, other)
    else:
        act_on(g, seat, other, deed)


def act_on(g: State, seat: int, other: int, deed: int) -> None:
    """HD-40, HD-45, HD-71: the action is a query, an attack or a haunting."""
    act(g)
    if deed == Do.HAUNT:
        haunt(g, seat, other)
    elif deed == Do.ATTACK:
        g.target = other
        attack(g, seat)
    else:
        query(g, seat, other)


def act(g: State) -> None:
    """HD-24, HD-92: an action; when it is over, the ghost goals are looked at."""
    g.acts -= 1
    do_next(g, Step.CHECK_GOALS, 0)
