"""The state of Haunted Destinies."""

from gloaming.games.haunted_destinies.parts import (
    CARDS,
    HAND,
    HAUNTING_CARDS,
    MOST_FACE_DOWN,
    MOST_OPEN,
    MOST_PLAYERS,
    PUBLIC_SHEET,
    SEARCH_CARDS,
    SEARCHABLE,
    SHEET,
    SPOTS,
    TILES,
)
from gloaming.kernel.sight import EVERYONE, HIDDEN, OWNER, SCRATCH, known
from gloaming.kernel.state import GameState, cell, grid, row


class State(GameState):
    """HD-99: everything that rules know; each field says who may see it.

    A `spot` is one of the 15 x 15 spots of the moor, counted row by row from the north-west; a `place` is a place in
    a pile, from 0. `pile` holds all piles one after the other, seat 0's first: `card_at` in looks.py finds a card.
    """

    # The options.
    quick = cell(sees=EVERYONE, bits=8)  # 1: chance makes the choices of the set-up
    cap = cell(sees=EVERYONE)  # after so many rounds the game ends

    # The moor.
    box = row(TILES - 1, sees=HIDDEN, bits=8)  # tiles not dealt: searchable ones first, then from 14 on the others
    hand = grid(MOST_PLAYERS, HAND, sees=OWNER, bits=8)  # 2 searchable tiles, 4 others, the Cemetery; EMPTY when laid
    holding = row(MOST_PLAYERS, sees=EVERYONE, bits=8)  # a bit for each slot of the hand that still holds a tile
    board = row(SPOTS, sees=EVERYONE, bits=8)  # the tile on each spot, or NOTHING
    spot = row(TILES, sees=EVERYONE)  # the spot of each tile, or NOTHING; a tile removed by HD-65 has NOTHING again
    turned = row(TILES, sees=EVERYONE, bits=8)  # quarters clockwise; edge_of in moor.py reads the edges
    open = cell(sees=EVERYONE, bits=8)  # how many spots there are where a tile can be laid
    open_spot = row(MOST_OPEN, sees=EVERYONE)  # which they are, in no order
    laid = cell(sees=EVERYONE, bits=8)  # how many tiles were laid in the set-up
    laying = cell(sees=EVERYONE, bits=8)  # the tile shown and about to be laid, or NOTHING
    gloom = row(SEARCHABLE + 1, sees=EVERYONE)  # on each searchable tile (1 to 14)
    supply = row(MOST_PLAYERS, sees=EVERYONE, bits=8)  # HD-6: gloom still to be placed by each player

    # The players.
    pawn = row(MOST_PLAYERS, sees=EVERYONE, bits=8)  # the tile each pawn stands on, or NOTHING
    health = row(MOST_PLAYERS, sees=EVERYONE)  # tokens on the health side; of a ghost its gloom
    ghosts = cell(sees=EVERYONE)  # a bit for each seat that is a ghost
    ritual = cell(sees=EVERYONE)  # the Opener, once the ritual runs; before that NOBODY

    # The cards.
    lies = row(CARDS, sees=EVERYONE, bits=8)  # where each card lies in sight: a seat before whom, or see Lies
    size = row(MOST_PLAYERS, sees=EVERYONE, bits=8)  # cards in each pile
    face_down = cell(sees=EVERYONE)  # cards in all piles together, and claims on each sheet
    pile = row(MOST_FACE_DOWN, sees=HIDDEN, bits=8)  # all piles, one after the other; EMPTY behind the last card
    search_left = cell(sees=EVERYONE)  # cards in the Search deck
    search_deck = row(SEARCH_CARDS, sees=HIDDEN, bits=8)  # which they are, in no order; EMPTY behind the last
    haunting_left = cell(sees=EVERYONE)
    haunting_deck = row(HAUNTING_CARDS, sees=HIDDEN, bits=8)
    drawn = cell(sees=known("drawn_seen"))  # the card that was drawn and has no place yet, or NOTHING
    drawn_seen = cell(sees=EVERYONE, known_as="drawn_eyes")  # the bit of the seat that may look at it
    drawn_from = cell(sees=EVERYONE)  # What.SEARCH or What.HAUNTING: the deck it comes from, or NOTHING

    # The check sheets (HD-11): a claim for each face-down card, see Column; of which card a claim is true is not known.
    sheet = grid(MOST_PLAYERS, SHEET, sees=OWNER, bits=8)
    public_sheet = row(PUBLIC_SHEET, sees=EVERYONE, bits=8)  # what everybody knows

    # A look.
    prober = cell(sees=EVERYONE)  # HD-56: of the card last looked at
    owner = cell(sees=EVERYONE)
    look_place = cell(sees=EVERYONE)  # the place in the owner's pile that is being looked at, or NOTHING
    looking = row(MOST_PLAYERS, sees=OWNER, bits=8)  # the card that the seat is looking at, or NOTHING
    shown = row(4, sees=known("shown_seen"), bits=8)  # the last three things shown (What); so none can be taken back
    shown_seen = row(4, sees=EVERYONE, known_as="shown_eyes")  # who was shown them, as bits; 0 for the next to be used
    shown_next = cell(sees=EVERYONE, bits=8)

    # The turn.
    first = cell(sees=EVERYONE)  # the Cemetery's owner, or NOBODY before that is known
    contenders = cell(sees=EVERYONE)  # HD-3: bits of those who roll for the Cemetery
    rolls = row(MOST_PLAYERS, sees=EVERYONE, bits=8)  # HD-3: what they rolled
    round = cell(sees=EVERYONE)  # from 1
    active = cell(sees=EVERYONE)  # whose turn it is, or NOBODY
    light = cell(sees=EVERYONE, bits=8)  # the dice as last rolled; dark is 0 when one die was rolled
    dark = cell(sees=EVERYONE, bits=8)
    points = cell(sees=EVERYONE)  # movement points left
    acts = cell(sees=EVERYONE)  # actions left this turn
    leapt = cell(sees=EVERYONE, bits=8)  # 1 when the X edge of this turn was left over
    exchanged = cell(sees=EVERYONE)  # bits of those with whom looks were exchanged this turn
    proposed = cell(sees=EVERYONE)  # bits of those to whom a trade was proposed this turn
    refusals = row(MOST_PLAYERS, sees=EVERYONE, bits=8)  # HD-23: bits of those who last refused a player's proposal
    offer = cell(sees=EVERYONE)  # HD-23: a bit for each item (card - 30) in the proposal
    target = cell(sees=EVERYONE)  # who is queried, attacked, haunted or offered a trade, or NOBODY
    result = cell(sees=EVERYONE)  # of the last roll in an action; 0 if it was below
    ending = cell(sees=EVERYONE)  # how the game ended, see Ending
    queue = row(TILES, sees=SCRATCH, bits=8)  # tiles still to be walked from
    candidates = cell(sees=SCRATCH, bits=8)  # how many claims can be about a card
    candidate = row(MOST_FACE_DOWN, sees=SCRATCH, bits=8)  # which they are
