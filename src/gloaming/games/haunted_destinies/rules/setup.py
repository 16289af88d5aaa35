"""The set-up of Haunted Destinies: piles and decks, the deal of cards and tiles, and who gets the Cemetery."""

from gloaming.games.haunted_destinies.parts import (
    CARDS,
    CEMETERY,
    CEMETERY_SLOT,
    FACES,
    FIRST_HAUNTING,
    FIRST_SEARCH,
    GLOOM_EACH,
    HAND,
    HAUNTING_CARDS,
    HEALTH,
    MOST_FACE_DOWN,
    MOST_PLAYERS,
    OTHERS,
    OTHERS_IN_HAND,
    PILE,
    PSYCHE_CARDS,
    PSYCHE_IN_PLAY,
    SEARCH_CARDS,
    SEARCHABLE,
    SEARCHABLE_IN_HAND,
    SPOTS,
    TILES,
    Lies,
)
from gloaming.games.haunted_destinies.rules.piles import forget_drawn
from gloaming.games.haunted_destinies.rules.sheet import write_deal
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, do_next
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import CHANCE, EMPTY, NOBODY, NOTHING, everybody


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


# The deal


def deal_cards(g: State, dealt: int) -> None:
    """HD-1: the Psyche deck is dealt out; the last card is no choice."""
    if dealt < g.face_down - 1:
        ask(g, CHANCE, Ask.DEAL_CARD, dealt, g.face_down - dealt)
    else:
        whisper_deal(g, dealt)


def deal_card(g: State, chance: int, dealt: int, index: int) -> None:
    """HD-1: nobody looks at the card."""
    card = g.pile[dealt + index]
    g.pile[dealt + index] = g.pile[dealt]
    g.pile[dealt] = card
    whisper_deal(g, dealt)
    do_next(g, Step.DEAL_CARDS, dealt + 1)


def whisper_deal(g: State, dealt: int) -> None:
    """HD-10: the card lies face down."""
    whisper(g, 0, News.CARD_DEALT, dealt // PILE[g.players], dealt % PILE[g.players], g.pile[dealt])


def deal_tiles(g: State, about: int) -> None:
    """HD-3: two searchable and four other tiles to each player, one after the other."""
    if about < g.players * HAND:
        slot = about % HAND
        if slot == CEMETERY_SLOT:
            do_next(g, Step.DEAL_TILES, about + 1)
        else:
            ask(g, CHANCE, Ask.DEAL_TILE, about, tiles_left(g, about))


def tiles_left(g: State, about: int) -> int:
    """HD-3: how many tiles of the kind wanted are still in the box."""
    seat, slot = about // HAND, about % HAND
    if slot < SEARCHABLE_IN_HAND:
        return SEARCHABLE - seat * SEARCHABLE_IN_HAND - slot
    return OTHERS - seat * OTHERS_IN_HAND - (slot - SEARCHABLE_IN_HAND)


def deal_tile(g: State, chance: int, about: int, index: int) -> None:
    """HD-3: its owner alone may look at the tile; what stays in the box is out, unseen."""
    seat, slot = about // HAND, about % HAND
    start = 0 if slot < SEARCHABLE_IN_HAND else SEARCHABLE
    last = start + tiles_left(g, about) - 1
    tile = g.box[start + index]
    g.box[start + index] = g.box[last]
    g.box[last] = EMPTY
    g.hand[seat][slot] = tile
    g.holding[seat] |= 1 << slot
    whisper(g, 1 << seat, News.TILE_DEALT, seat, 0, tile)
    do_next(g, Step.DEAL_TILES, about + 1)


# Who goes first


def roll_for_cemetery(g: State, seat: int) -> None:
    """HD-3: each rolls one die; ties roll again among themselves."""
    while seat < g.players and (g.contenders >> seat) & 1 == 0:
        seat += 1
    if seat < g.players:
        ask(g, CHANCE, Ask.FIRST_ROLL, seat, FACES)
        return
    best, winner, winners = 0, 0, 0
    for other in range(g.players):
        if (g.contenders >> other) & 1 and g.rolls[other] >= best:
            winners = winners | 1 << other if g.rolls[other] == best else 1 << other
            best, winner = g.rolls[other], other
    g.contenders = winners
    if winners == 1 << winner:
        get_cemetery(g, winner)
    else:
        do_next(g, Step.ROLL_FOR_CEMETERY, 0)


def roll_cemetery_die(g: State, chance: int, seat: int, answer: int) -> None:
    """HD-3: one die."""
    g.rolls[seat] = answer + 1
    tell(g, News.ROLLED_FOR_CEMETERY, seat, 0, answer + 1)
    do_next(g, Step.ROLL_FOR_CEMETERY, seat + 1)


def get_cemetery(g: State, seat: int) -> None:
    """HD-3, HD-4: the highest also gets the Cemetery, and the laying begins with it."""
    g.first = seat
    g.contenders = 0
    g.hand[seat][CEMETERY_SLOT] = CEMETERY
    g.holding[seat] |= 1 << CEMETERY_SLOT
    tell(g, News.GOT_CEMETERY, seat, 0, 0)
    do_next(g, Step.LAY_TILES, 0)
