"""The rules of Haunted Destinies, in the order of rulebook.md: the set-up, the turn, and the tables.

Chapters: moor (laying and walking), piles (piles and decks), sheet (what is known), looks, cards, actions, fate,
ghosts, trade, ends (health, the end of a turn and of the game). Talk is free and no part of the rules (HD-14); what
may be tuned for balance (HD-95) stands in parts.
"""

from gloaming.games.haunted_destinies.actions import (
    after_round,
    answer_query,
    attack,
    both_rolled,
    doubles,
    find,
    go_on,
    may_ask_for,
    may_find,
    may_strike,
    may_take_face_up,
    one_rolled,
    query,
    roll_both,
    roll_one,
    search_tile,
    strike,
    suffer,
    take_answer,
    take_blow,
    take_face_up,
    take_find,
    take_place,
)
from gloaming.games.haunted_destinies.cards import (
    both_heal,
    both_wound,
    draw_move_gloom,
    draw_remove_goal,
    drop_gloom,
    ghosts_gain,
    gloom_falls,
    goal_stays,
    heal_one,
    heal_two,
    is_nearest,
    item_lost,
    lift,
    lift_gloom,
    lose_item,
    may_lose,
    may_move_from,
    may_move_to,
    may_remove_goal,
    move_from,
    move_to,
    owner_heals,
    owner_wound,
    probe_move_gloom,
    probe_remove_goal,
    prober_draws,
    prober_wound,
    remove_goal,
    tile_draws,
    turn_ends,
)
from gloaming.games.haunted_destinies.ends import (
    can_heal,
    check_goals,
    companions,
    count_items,
    end_turn,
    find_item,
    has_power,
    heal,
    is_ghost,
)
from gloaming.games.haunted_destinies.fate import declare
from gloaming.games.haunted_destinies.ghosts import (
    HAUNTS,
    haunt,
    haunted,
    may_take_haunt,
    syphon,
    syphoned,
    take_gloom,
    take_haunt,
)
from gloaming.games.haunted_destinies.looks import (
    exchange,
    look,
    look_at_chosen,
    look_at_other,
    look_at_own,
    look_at_place,
    may_exchange,
    may_look_at,
    may_reward,
    may_use_own,
    may_witness,
    return_card,
    see_own,
    show_border,
    show_card,
    show_place,
    take_reward,
    use_own,
)
from gloaming.games.haunted_destinies.moor import (
    can_remove,
    choose_removal,
    deal_tiles,
    first_gloom,
    lay_chosen_tile,
    lay_tiles,
    may_lay_at,
    may_lay_tile,
    may_place_gloom,
    may_place_more,
    may_remove_tile,
    may_turn,
    may_walk,
    on_moor,
    place_gloom,
    quick_gloom,
    quick_more_gloom,
    quick_spot,
    quick_tile,
    quick_turn,
    roll_for_cemetery,
    rolled_for_cemetery,
    second_gloom,
    spot_chosen,
    tile_dealt,
    turn_chosen,
    walk,
)
from gloaming.games.haunted_destinies.parts import (
    BOTH_DICE,
    CARDS,
    DIRECTIONS,
    FACE_UP_CARDS,
    FACES,
    FIRST_HAUNTING,
    FIRST_SEARCH,
    GLOOM_EACH,
    GOALS,
    HAND,
    HAUNTING_CARDS,
    HEALTH,
    ITEMS,
    MOST_FACE_DOWN,
    MOST_PLAYERS,
    OTHERS,
    PILE,
    PSYCHE_CARDS,
    PSYCHE_IN_PLAY,
    QUARTERS,
    SEARCH_CARDS,
    SEARCHABLE,
    SPOTS,
    TILES,
    Kind,
    Lies,
)
from gloaming.games.haunted_destinies.piles import (
    card_dealt,
    deal_cards,
    discard,
    draw_haunting,
    draw_search,
    forget_drawn,
    haunting_drawn,
    may_draw,
    may_play,
    other_draws,
    place_card,
    play_or_keep,
    search_drawn,
    use_up,
)
from gloaming.games.haunted_destinies.sheet import write_deal
from gloaming.games.haunted_destinies.state import DEED, DEEDS, DO_WITH, MOST_DOINGS, Ask, Deed, Do, News, State, Step
from gloaming.games.haunted_destinies.trade import accept, may_offer, may_propose, offer, propose
from gloaming.kernel.agenda import anything, ask, do_next
from gloaming.kernel.news import tell
from gloaming.kernel.seats import EMPTY, NOBODY, NOTHING, everybody

# Set-up


def setup(g: State) -> None:
    """HD-1, HD-2, HD-3: piles, health, tiles; then the roll for the Cemetery, which begins the laying."""
    clear_moor(g)
    fill_decks(g)
    for seat in range(MOST_PLAYERS):
        g.pawn[seat] = NOTHING
        g.looking[seat] = NOTHING
        if seat < g.players:
            g.health[seat] = HEALTH
            g.supply[seat] = GLOOM_EACH
    g.ritual = NOBODY
    g.first = NOBODY
    g.active = NOBODY
    g.prober = NOBODY
    g.owner = NOBODY
    g.target = NOBODY
    g.look_place = NOTHING
    for slot in range(len(g.shown)):
        g.shown[slot] = NOTHING
    g.contenders = everybody(g)
    do_next(g, Step.ROLL_FOR_CEMETERY, 0)
    do_next(g, Step.DEAL_TILES, 0)
    do_next(g, Step.DEAL_CARDS, 0)


def clear_moor(g: State) -> None:
    """HD-3: all tiles but the Cemetery are in the box."""
    for spot in range(SPOTS):
        g.board[spot] = NOTHING
    for tile in range(TILES):
        g.spot[tile] = NOTHING
    for place in range(SEARCHABLE + OTHERS):
        g.box[place] = place + 1
    for seat in range(MOST_PLAYERS):
        for slot in range(HAND):
            g.hand[seat][slot] = EMPTY
    g.laying = NOTHING


def fill_decks(g: State) -> None:
    """HD-1: with 4 players set E leaves the game, with 3 players D and E; the rest lies in the piles."""
    for card in range(CARDS):
        g.lies[card] = Lies.OUT_OF_SIGHT
    for card in range(PSYCHE_IN_PLAY[g.players], PSYCHE_CARDS):
        g.lies[card] = Lies.REMOVED
    for place in range(MOST_FACE_DOWN):
        g.pile[place] = place if place < PSYCHE_IN_PLAY[g.players] else EMPTY
    for index in range(SEARCH_CARDS):
        g.search_deck[index] = FIRST_SEARCH + index
    for index in range(HAUNTING_CARDS):
        g.haunting_deck[index] = FIRST_HAUNTING + index
    g.search_left = SEARCH_CARDS
    g.haunting_left = HAUNTING_CARDS
    g.face_down = PSYCHE_IN_PLAY[g.players]
    forget_drawn(g)
    for seat in range(g.players):
        g.size[seat] = PILE[g.players]
        write_deal(g, g.sheet[seat])
    write_deal(g, g.public_sheet)


# A turn: roll, move, act


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
    if has_power(g, seat, Kind.RESTFUL) and companions(g, seat) == 0 and can_heal(g, seat):
        heal(g, seat, 1)
        tell(g, News.RESTED, seat, 0, g.health[seat])
    do_next(g, Step.END_TURN, seat)
    do_next(g, Step.GO_ON, seat)
    do_next(g, Step.MOVE, seat)
    ask(g, seat, Ask.DICE, 0, 2)


def roll_dice(g: State, seat: int, subject: int, answer: int) -> None:
    """HD-20: roll one die or both; rolling is compulsory."""
    if answer == 0:
        roll_one(g, seat)
    else:
        roll_both(g, seat)


def get_points(g: State, seat: int) -> None:
    """HD-20, HD-65: movement points for the dice and the cards held; the revealed Opener may forgo them for a tile."""
    g.points = g.light + g.dark + has_power(g, seat, Kind.SWIFT) + 2 * count_items(g, seat, Kind.MOVE_ITEM)
    tell(g, News.POINTS, seat, 0, g.points)
    if g.ritual == seat and can_remove(g):
        ask(g, seat, Ask.REMOVE_TILE, g.health[seat] + g.light + g.dark, TILES + 1)


def carry_on(g: State, seat: int) -> None:
    """HD-24: the active player does one thing after the other; when nothing is left the turn is over."""
    width = Do.WITH + companions(g, seat) * DEEDS
    first = Do.WALK if g.points > 0 else Do.SEARCH if g.acts > 0 else Do.HEAL_ITEM
    for answer in range(first, width):
        if answer != Do.END and may_do(g, seat, g.points, answer):
            ask(g, seat, Ask.DO, g.points, width)
            return


def may_do(g: State, seat: int, points: int, answer: int) -> bool:
    """HD-21 to HD-24: walk, act once, exchange looks, trade, use an item, or end the turn."""
    if answer < DIRECTIONS:
        return may_walk(g, seat, answer)
    if answer < Do.HEAL_ITEM:
        return g.acts > 0 and on_moor(g, g.pawn[seat]) and may_disturb(g, seat, answer)
    if answer == Do.HEAL_ITEM:
        return can_heal(g, seat) and find_item(g, seat, Kind.HEAL_ITEM) != NOTHING
    if answer == Do.LOOK_ITEM:
        return g.size[seat] > 0 and find_item(g, seat, Kind.LOOK_ITEM) != NOTHING
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
    if deed == Deed.TRADE:
        return may_propose(g, seat, other)
    if deed == Deed.EXCHANGE:
        return may_exchange(g, seat, other)
    if deed == Deed.HAUNT:
        return g.acts > 0 and is_ghost(g, seat) and not is_ghost(g, other)
    return g.acts > 0 and not is_ghost(g, seat)


def do(g: State, seat: int, points: int, answer: int) -> None:
    """HD-20, HD-21, HD-22, HD-23: what the active player has chosen; unused points are lost at the end."""
    if answer == Do.END:
        return
    do_next(g, Step.GO_ON, seat)
    if answer < DIRECTIONS:
        walk(g, seat, answer)
    elif answer == Do.HEAL_ITEM:
        use_up(g, seat, Kind.HEAL_ITEM)
        heal(g, seat, 1)
    elif answer == Do.LOOK_ITEM:
        use_up(g, seat, Kind.LOOK_ITEM)
        look_at_own(g, seat)
    elif answer < Do.WITH:
        disturb(g, seat, answer)
    else:
        do_with(g, seat, DO_WITH[answer], DEED[answer])


def disturb(g: State, seat: int, answer: int) -> None:
    """HD-30, HD-72: the action is a search or the syphoning of gloom."""
    act(g)
    if answer == Do.SEARCH:
        search_tile(g, seat)
    else:
        syphon(g, seat)


def do_with(g: State, seat: int, other: int, deed: int) -> None:
    """HD-22 to HD-24: looks are exchanged and trades proposed besides the action."""
    if deed == Deed.TRADE:
        propose(g, seat, other)
    elif deed == Deed.EXCHANGE:
        exchange(g, seat, other)
    else:
        act_on(g, seat, other, deed)


def act_on(g: State, seat: int, other: int, deed: int) -> None:
    """HD-40, HD-45, HD-71: the action is a query, an attack or a haunting."""
    act(g)
    if deed == Deed.HAUNT:
        haunt(g, seat, other)
    elif deed == Deed.ATTACK:
        g.target = other
        attack(g, seat)
    else:
        query(g, seat, other)


def act(g: State) -> None:
    """HD-24, HD-92: an action; when it is over, the ghost goals are looked at."""
    g.acts -= 1
    do_next(g, Step.CHECK_GOALS, 0)


STEPS = (
    deal_cards,
    deal_tiles,
    roll_for_cemetery,
    lay_tiles,
    place_gloom,
    start_turn,
    get_points,
    carry_on,
    end_turn,
    check_goals,
    doubles,
    draw_haunting,
    draw_search,
    find,
    answer_query,
    attack,
    strike,
    after_round,
    haunted,
    syphoned,
    look_at_other,
    look,
    show_card,
    look_at_own,
    discard,
    heal_one,
    heal_two,
    lift_gloom,
    draw_remove_goal,
    draw_move_gloom,
    owner_heals,
    both_heal,
    probe_remove_goal,
    probe_move_gloom,
    prober_wound,
    owner_wound,
    both_wound,
    gloom_falls,
    ghosts_gain,
    prober_draws,
    tile_draws,
    item_lost,
    turn_ends,
    goal_stays,
)
ANSWERED = (
    card_dealt,
    tile_dealt,
    rolled_for_cemetery,
    quick_tile,
    quick_spot,
    quick_turn,
    quick_gloom,
    quick_more_gloom,
    one_rolled,
    both_rolled,
    search_drawn,
    haunting_drawn,
    lay_chosen_tile,
    spot_chosen,
    turn_chosen,
    first_gloom,
    second_gloom,
    roll_dice,
    choose_removal,
    do,
    offer,
    accept,
    suffer,
    other_draws,
    place_card,
    play_or_keep,
    take_find,
    take_answer,
    take_blow,
    take_place,
    take_face_up,
    go_on,
    declare,
    take_haunt,
    take_gloom,
    look_at_chosen,
    look_at_place,
    show_place,
    see_own,
    return_card,
    take_reward,
    show_border,
    use_own,
    drop_gloom,
    lose_item,
    remove_goal,
    move_from,
    move_to,
    lift,
)
ALLOWED = (
    *(anything,) * Ask.LAY_TILE,
    may_lay_tile,
    may_lay_at,
    may_turn,
    may_place_gloom,
    may_place_more,
    anything,
    may_remove_tile,
    may_do,
    may_offer,
    anything,
    anything,
    may_draw,
    anything,
    may_play,
    may_find,
    may_ask_for,
    may_strike,
    anything,
    may_take_face_up,
    anything,
    anything,
    may_take_haunt,
    anything,
    may_look_at,
    anything,
    anything,
    anything,
    anything,
    may_reward,
    may_witness,
    may_use_own,
    is_nearest,
    may_lose,
    may_remove_goal,
    may_move_from,
    may_move_to,
    anything,
)
# The most answers to each question.
WIDEST = (
    PSYCHE_CARDS,
    OTHERS,
    FACES,
    HAND,
    SPOTS,
    QUARTERS,
    SEARCHABLE,
    SEARCHABLE + 1,
    FACES,
    BOTH_DICE,
    SEARCH_CARDS,
    HAUNTING_CARDS,
    HAND,
    SPOTS,
    QUARTERS,
    SEARCHABLE + 1,
    SEARCHABLE + 1,
    2,
    TILES + 1,
    MOST_DOINGS,
    ITEMS + 1,
    2,
    2,
    MOST_PLAYERS,
    MOST_FACE_DOWN,
    2,
    3,
    2,
    4,
    MOST_FACE_DOWN,
    FACE_UP_CARDS,
    2,
    2,
    HAUNTS,
    FACES,
    MOST_PLAYERS,
    MOST_FACE_DOWN,
    MOST_FACE_DOWN,
    MOST_FACE_DOWN,
    2,
    1 + MOST_PLAYERS,
    1 << MOST_PLAYERS,
    2 + MOST_PLAYERS,
    SEARCHABLE + 1,
    ITEMS,
    GOALS + 1,
    SEARCHABLE + 1,
    SEARCHABLE + 1,
    2,
)
