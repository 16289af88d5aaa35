"""The state of The Haunting House."""

from gloaming.games.haunting_house.parts import MOST_PLAYERS, PLACES, SHAPES, SLOTS, TILES
from gloaming.kernel.sight import EVERYONE, SCRATCH, known
from gloaming.kernel.state import GameState, cell, grid, row


class State(GameState):
    """HH-70: everything that rules know; each field says who may see it."""

    cap = cell(sees=EVERYONE)  # the option: after so many turns the game ends; 0: never
    bag = row(2 * len(SHAPES), sees=EVERYONE, bits=8)  # tiles to be laid: of each shape without and with a trap door
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
