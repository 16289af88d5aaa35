"""The state of Don't Go In There."""

from gloaming.games.dont_go_in_there.parts import CARDS, MOST_PLAYERS, MOST_UNDRAWN, ROOMS, SLOTS, SPACES, TYPES
from gloaming.kernel.sight import EVERYONE, HIDDEN, announced, known
from gloaming.kernel.state import GameState, cell, grid, row


class State(GameState):
    """Everything that rules know; each field says who may see it."""

    named = cell(sees=EVERYONE)  # the option: a bit for each type asked for; 0: chance picks
    types = row(TYPES, sees=EVERYONE, bits=8)  # all types; those in play are the ones from `unpicked` on
    unpicked = cell(sees=EVERYONE)
    turn = cell(sees=EVERYONE)  # whose turn it is
    resolver = cell(sees=EVERYONE)  # holds the planchette
    resolving = cell(sees=EVERYONE)  # the room that is being resolved, or NOTHING
    dice = cell(sees=EVERYONE)  # rolled for that room
    rolled = cell(sees=EVERYONE)  # ghosts showing on them
    struck = cell(sees=EVERYONE)  # 1 when the clocks have worked
    side = row(ROOMS, sees=EVERYONE)  # the side each board shows, or GONE
    meeple = grid(ROOMS, SPACES, sees=EVERYONE)  # the seat on each space, top first
    shown = grid(ROOMS, SLOTS, sees=known("peeked"))  # the cards above each room
    peeked = grid(ROOMS, SLOTS, sees=EVERYONE)  # a bit for each seat that has seen the card
    ghosts = row(MOST_PLAYERS, sees=announced(known("screen")))  # behind the screens
    screen = row(MOST_PLAYERS, sees=EVERYONE)  # a bit for each seat that may look behind it
    up = grid(MOST_PLAYERS, CARDS, sees=EVERYONE, bits=8)  # face-up cards of each type and value
    down = grid(MOST_PLAYERS, CARDS, sees=EVERYONE, bits=8)  # dispelled ones
    deck = cell(sees=EVERYONE)  # cards still to be dealt
    left = cell(sees=EVERYONE)  # cards not drawn yet: the deck's and those that were removed
    undrawn = row(MOST_UNDRAWN, sees=HIDDEN, bits=8)  # which they are, in no order
