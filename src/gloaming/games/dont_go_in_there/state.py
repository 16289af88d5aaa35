"""The table of Don't Go In There, what is asked at it and what is told."""

from gloaming.games.dont_go_in_there.parts import CARDS, MOST_PLAYERS, MOST_UNDRAWN, ROOMS, SLOTS, SPACES, TYPES
from gloaming.kernel.sight import EVERYONE, HIDDEN, announced, known
from gloaming.kernel.state import GameState, cell, grid, row


class State(GameState):
    """Everything on the table; each field says who may see it."""

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


class Ask:
    """What is asked: of chance, then of the players."""

    TYPE, SIDE, FIRST_PLAYER, DRAW, ROLL, PLACE, REROLL, TURN_DIE, TAKE, NAME, DOLLS = range(11)


class Step:
    """What can lie on the agenda."""

    (
        PICK_TYPES,
        PICK_SIDES,
        PICK_FIRST_PLAYER,
        TURN,
        RESOLVE,
        ROLL,
        POWER,
        HAUNT,
        TAKE_CARD,
        TAKE_LAST_CARD,
        NEW_ROOM,
    ) = range(11)


class News:
    """What is told, with what its seat, thing and number are."""

    TYPE_PICKED = 0  # thing: type
    SIDE_SHOWN = 1  # thing: side
    WENT_FIRST = 2  # seat
    DEALT = 3  # thing: side and slot, number: card (secret if it lies face down)
    ARRANGED = 4  # thing: side, always the library
    PLACED = 5  # seat, thing: side and space
    TOOK_GHOSTS = 6  # seat, number: ghosts
    DISCARDED_GHOSTS = 7  # seat, number: ghosts
    PEEKED = 8  # seat, thing: side, number: card (secret)
    TURNED_UP = 9  # thing: side, number: card
    ROLLED = 10  # seat: resolver, thing: dice, number: ghosts
    REROLLED = 11  # seat, number: 1, or 0 if the resolver kept the roll
    TURNED_DIE = 12  # seat, number: -1, 0 or 1 ghosts more
    HAUNTED = 13  # seat, thing: side and space, number: ghosts
    TOOK_CARD = 14  # seat, thing: side and slot, number: card
    DISPELLED = 15  # seat, thing: card, number: how many
    NAMED = 16  # seat, thing: type
    STRUCK = 17  # seat
    PASSED = 18  # seat, thing: seat on the right, number: ghosts
    ROOM_OPENED = 19  # thing: side
    ROOM_CLOSED = 20  # thing: side
    GHOSTS_REVEALED = 21  # seat, number: ghosts
    SCORED = 22  # seat, thing: curses for ghosts, number: curses in all
