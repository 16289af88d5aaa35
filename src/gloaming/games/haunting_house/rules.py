"""The rules of The Haunting House, in the order of rulebook.md; where one may go and the cards are in cards.py."""

from gloaming.games.haunting_house.cards import (
    fall,
    look_into_mirrors,
    may_fall,
    may_move_exit,
    may_pass,
    may_rotate_90,
    may_rotate_180,
    may_step,
    may_switch_places,
    may_switch_tiles,
    move_exit,
    pass_wall,
    put_exit,
    rotate_90,
    rotate_180,
    rotated,
    second_step,
    switch_places,
    switch_tiles,
    take_step,
    trade_places,
    use_secret_passage,
    use_trap_door,
    walk,
)
from gloaming.games.haunting_house.parts import (
    CORNERS,
    DOORWAYS,
    DRAWS,
    EDGES,
    FACES,
    MOST_PLAYERS,
    MOST_TURNS,
    OPENINGS,
    PAIRINGS,
    PROGRAMMES,
    QUARTERS,
    SLOTS,
    TILE_PLACES,
    TILES,
    TRAP_DOOR,
    Card,
    Round,
)
from gloaming.games.haunting_house.state import Ask, News, State, Step
from gloaming.kernel.agenda import anything, ask, ask_together, do_next, finish
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import ALL_EYES, CHANCE, EMPTY, NOBODY, NOTHING, everybody, left_of

# Set-up


def setup(g: State) -> None:
    """HH-10, HH-11, HH-12: the house is laid first, then come entrance, exit and pawns, then the marker."""
    g.entrance = NOTHING
    g.exit = NOTHING
    g.marker = NOBODY
    for seat in range(MOST_PLAYERS):
        g.pawn[seat] = NOTHING
    take_back_cards(g)
    do_next(g, Step.PICK_MARKER, 0)
    do_next(g, Step.PLACE_ENTRANCE, 0)
    lay_tile(g, 0)


def lay_tile(g: State, tile: int) -> None:
    """HH-10: tile after tile is drawn from the bag, row by row from the north, each turned at random."""
    if tile < TILES:
        ask(g, CHANCE, Ask.TILE, tile, (TILES - tile) * QUARTERS)


def tile_drawn(g: State, seat: int, tile: int, answer: int) -> None:
    """HH-1, HH-10: the tile lies there, turned by so many quarters."""
    kind = kind_in_bag(g, answer // QUARTERS)
    g.bag[kind] -= 1
    laid = OPENINGS[kind // 2] + kind % 2 * TRAP_DOOR
    g.board[TILE_PLACES[tile]] = rotated(laid, answer % QUARTERS)
    tell(g, News.TILE_LAID, NOBODY, tile, g.board[TILE_PLACES[tile]])
    lay_tile(g, tile + 1)


def kind_in_bag(g: State, index: int) -> int:
    """HH-1: what the tile at this place in the bag is: twice its shape, and one more with a trap door."""
    kind = 0
    while index >= g.bag[kind]:
        index -= g.bag[kind]
        kind += 1
    return kind


def place_entrance(g: State, about: int) -> None:
    """HH-11: the entrance lies against a random edge of a random corner."""
    ask(g, CHANCE, Ask.ENTRANCE, 0, CORNERS * EDGES)


def entrance_placed(g: State, seat: int, subject: int, doorway: int) -> None:
    """HH-11, HH-12: all pawns start there, and the exit goes to the opposite corner."""
    g.entrance = doorway
    g.board[DOORWAYS[doorway]] = 1 << FACES[doorway]
    g.crowd[DOORWAYS[doorway]] = g.players
    for pawn in range(g.players):
        g.pawn[pawn] = DOORWAYS[doorway]
    tell(g, News.ENTRANCE_PLACED, NOBODY, doorway, 0)
    ask(g, CHANCE, Ask.EXIT, CORNERS - 1 - doorway // EDGES, EDGES)


def exit_placed(g: State, seat: int, corner: int, edge: int) -> None:
    """HH-11: the exit lies against a random edge of that corner, its opening towards the corner tile."""
    put_exit(g, corner * EDGES + edge)
    tell(g, News.EXIT_PLACED, NOBODY, g.exit, 0)


def pick_marker(g: State, about: int) -> None:
    """HH-12: the starting player is random."""
    ask(g, CHANCE, Ask.MARKER, 0, g.players)


def marker_picked(g: State, seat: int, subject: int, starter: int) -> None:
    """HH-12: that player takes the marker, and the first turn begins."""
    take_marker(g, starter)
    do_next(g, Step.TURN, 0)


def take_marker(g: State, seat: int) -> None:
    """HH-12, HH-23: the marker shows who is the starting player."""
    g.marker = seat
    tell(g, News.TOOK_MARKER, seat, 0, 0)


# A turn


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
        ask(g, CHANCE, Ask.CARDS, seat, len(DRAWS))


def cards_drawn(g: State, seat: int, owner: int, answer: int) -> None:
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
    for seat in range(g.players):
        g.seen[seat][slot] = ALL_EYES
        tell(g, News.TURNED_UP, seat, slot, g.programme[seat][slot])
    do_next(g, Step.TURN_UP, slot + 1)
    do_next(g, Step.CARRY_OUT, 0)


def take_back_cards(g: State) -> None:
    """HH-23: all ten cards are back in hand for every round."""
    g.slot = NOTHING
    g.acting = NOBODY
    for seat in range(MOST_PLAYERS):
        for slot in range(SLOTS):
            g.programme[seat][slot] = EMPTY
            g.seen[seat][slot] = ALL_EYES


def carry_out(g: State, done: int) -> None:
    """HH-22: from the starting player to the left, each carries out the card that was turned up."""
    seat = g.marker if done == 0 else left_of(g, g.acting)
    g.acting = seat
    if done + 1 < g.players:
        do_next(g, Step.CARRY_OUT, done + 1)
    card = g.programme[seat][g.slot]
    if card == Card.MOVE_1:
        walk(g, seat, 1)
    elif card == Card.MOVE_2:
        walk(g, seat, 2)
    elif card == Card.SWITCH_PLACES:
        switch_places(g, seat)
    elif card == Card.ROTATE_90:
        ask(g, seat, Ask.ROTATE_90, 0, TILES * 2)
    elif card == Card.ROTATE_180:
        ask(g, seat, Ask.ROTATE_180, 0, TILES)
    elif card == Card.SWITCH_TILES:
        ask(g, seat, Ask.SWITCH_TILES, 0, TILES * PAIRINGS)
    elif card == Card.SECRET_PASSAGE:
        use_secret_passage(g, seat)
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


# The end


def end_without_winner(g: State) -> None:
    """HH-60: the last turn is over and nobody has come out."""
    for seat in range(g.players):
        g.place[seat] = 2
    tell(g, News.NOBODY_WON, NOBODY, 0, g.turn)
    finish(g)


STEPS = (
    place_entrance,
    pick_marker,
    turn,
    random_round,
    chosen_round,
    turn_up,
    carry_out,
    second_step,
    end_turn,
)
ANSWERED = (
    tile_drawn,
    entrance_placed,
    exit_placed,
    marker_picked,
    cards_drawn,
    choose_programme,
    take_step,
    trade_places,
    rotate_90,
    rotate_180,
    switch_tiles,
    pass_wall,
    move_exit,
    fall,
)
ALLOWED = (
    anything,
    anything,
    anything,
    anything,
    anything,
    anything,
    may_step,
    may_switch_places,
    may_rotate_90,
    may_rotate_180,
    may_switch_tiles,
    may_pass,
    may_move_exit,
    may_fall,
)
# The most answers to each question: 36 tiles four ways, 8 doorways, 2 edges, 6 players, 5040 draws and so on.
WIDEST = (144, 8, 2, 6, 5040, 840, 4, 6, 72, 36, 144, 4, 8, 36)
