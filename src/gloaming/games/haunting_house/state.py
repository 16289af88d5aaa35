"""The table of The Haunting House, what is asked at it and what is told."""

from gloaming.games.haunting_house.parts import MOST_PLAYERS, PLACES, SHAPES, SLOTS, TILES
from gloaming.kernel.sight import EVERYONE, SCRATCH, known
from gloaming.kernel.state import GameState, cell, grid, row


class State(GameState):
    """HH-70: everything on the table; each field says who may see it."""

    cap = cell(sees=EVERYONE)  # the option: after so many turns the game ends; 0: never
    bag = row(2 * SHAPES, sees=EVERYONE, bits=8)  # tiles still to be laid: of each shape without and with a trap door
    board = row(PLACES, sees=EVERYONE, bits=8)  # the tile on each place, entrance and exit included, or NO_TILE
    entrance = cell(sees=EVERYONE)  # its doorway, or NOTHING before it is placed
    exit = cell(sees=EVERYONE)  # likewise
    pawn = row(MOST_PLAYERS, sees=EVERYONE, bits=8)  # the place each pawn stands on
    crowd = row(PLACES, sees=EVERYONE, bits=8)  # how many pawns stand on each place
    marker = cell(sees=EVERYONE)  # the starting player
    turn = cell(sees=EVERYONE)  # from 1
    round = cell(sees=EVERYONE)
    slot = cell(sees=EVERYONE)  # which card of the programmes was turned up last, or NOTHING
    acting = cell(sees=EVERYONE)  # whose card is being carried out, or NOBODY
    programme = grid(MOST_PLAYERS, SLOTS, sees=known("seen"), bits=8)  # the cards of this round, or EMPTY
    seen = grid(MOST_PLAYERS, SLOTS, sees=EVERYONE)  # a bit for each seat that knows the card
    nearest = row(TILES, sees=EVERYONE, bits=8)  # 1 for each trap door that the acting player may go to
    imagined = row(PLACES, sees=SCRATCH, bits=8)  # the board that instinct thinks of
    queue = row(PLACES, sees=SCRATCH, bits=8)  # the places it still has to look at
    far = row(PLACES, sees=SCRATCH, bits=8)  # the way from each of its places to the exit


class Ask:
    """What is asked: of chance, then of the players."""

    (
        TILE,
        ENTRANCE,
        EXIT,
        MARKER,
        CARDS,
        PROGRAMME,
        MOVE,
        SWITCH_PLACES,
        ROTATE_90,
        ROTATE_180,
        SWITCH_TILES,
        SECRET_PASSAGE,
        MOVE_EXIT,
        TRAP_DOOR,
    ) = range(14)


class Step:
    """What can lie on the agenda."""

    (
        PLACE_ENTRANCE,
        PICK_MARKER,
        TURN,
        RANDOM_ROUND,
        CHOSEN_ROUND,
        TURN_UP,
        CARRY_OUT,
        SECOND_STEP,
        END_TURN,
    ) = range(9)


class News:
    """What is told, with what its seat, thing and number are; a spot is a tile's number, ENTRANCE_SPOT or EXIT_SPOT."""

    TILE_LAID = 0  # thing: tile, number: its openings and trap door
    ENTRANCE_PLACED = 1  # thing: doorway
    EXIT_PLACED = 2  # thing: doorway
    TOOK_MARKER = 3  # seat
    ROUND_BEGAN = 4  # thing: round, number: turn
    CARD_DRAWN = 5  # seat, thing: slot, number: card (secret from all)
    CHOSE = 6  # seat
    TURNED_UP = 7  # seat, thing: slot, number: card
    SKIPPED = 8  # seat, number: card
    WALKED = 9  # seat, thing: spot left, number: spot come to
    SWITCHED_PLACES = 10  # seat, thing: the other seat, number: the seat's new spot and the other's
    ROTATED = 11  # seat, thing: tile, number: 0 left, 1 right, 2 around
    SWITCHED_TILES = 12  # seat, thing: tile, number: tile
    PASSED_WALL = 13  # seat, thing: spot left, number: spot come to
    MOVED_EXIT = 14  # seat, thing: doorway left, number: doorway come to
    FELL = 15  # seat, thing: spot left, number: spot come to
    MIRRORED = 16  # seat
    WON = 17  # seat, number: turn
    NOBODY_WON = 18  # number: turns
