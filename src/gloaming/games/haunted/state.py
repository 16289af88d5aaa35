"""The state of Haunted."""

from gloaming.games.haunted.parts import CARDS, MOST_LINKS, MOST_PLAYERS, SECRET_DOORS, STATS
from gloaming.kernel.sight import EVERYONE, HIDDEN, OWNER, SCRATCH, known
from gloaming.kernel.state import GameState, cell, grid, row


class State(GameState):
    """Everything that rules know; each field says who may see it.

    A card that is laid gets the next spot, for good: spot 0 is the Ace of Diamonds, 1 to 4 are the cross, then come
    the starting Rooms. Spots are public, so a card that lies face down is spoken of without saying which it is.
    """

    long = cell(sees=EVERYONE, bits=8)  # the options: the long game,
    multilevel = cell(sees=EVERYONE, bits=8)  # the multilevel one,
    still = cell(sees=EVERYONE, bits=8)  # and how many still rounds end a game

    stat = grid(MOST_PLAYERS, STATS, sees=EVERYONE, bits=8)
    locked = cell(sees=EVERYONE)  # a bit for each seat whose WILL is locked
    questions = row(MOST_PLAYERS, sees=EVERYONE, bits=8)  # a bit for each question that was answered
    noted = row(MOST_PLAYERS, sees=EVERYONE)  # HA-44: NOTHING_NOTED and the scores noted so far
    token = row(MOST_PLAYERS, sees=EVERYONE, bits=8)  # the spot where each player is, or GONE
    begun = cell(sees=EVERYONE)  # a bit for each seat that has had a turn
    trapped = cell(sees=EVERYONE)  # a bit for each seat in a Trap
    escaped = cell(sees=EVERYONE)  # a bit for each seat that is out

    secret = grid(MOST_PLAYERS, SECRET_DOORS, sees=OWNER, bits=8)  # Secret Doors, those still held first
    held = row(MOST_PLAYERS, sees=EVERYONE, bits=8)  # how many Secret Doors each still holds
    choice = row(MOST_PLAYERS, sees=OWNER, bits=8)  # what was answered in secret, until all have

    card = row(CARDS, sees=known("seen"), bits=8)  # the card on each spot, discarded ones too
    seen = row(CARDS, sees=EVERYONE)  # a bit for each seat that knows it
    face = row(CARDS, sees=EVERYONE, bits=8)  # how it lies
    links = grid(CARDS, MOST_LINKS, sees=EVERYONE, bits=8)  # the spots it is linked to, then EMPTY
    linked = row(CARDS, sees=EVERYONE, bits=8)  # how many these are
    where = row(CARDS, sees=EVERYONE, bits=8)  # the spot of each card that lies face up, or EMPTY
    laid = cell(sees=EVERYONE, bits=8)  # spots used so far
    face_down = cell(sees=EVERYONE, bits=8)  # cards of the house that lie face down

    bag = row(CARDS, sees=HIDDEN, bits=8)  # the cards of the deck, in no order
    left = cell(sees=EVERYONE, bits=8)  # how many are in the bag
    early = cell(sees=EVERYONE, bits=8)  # draws until Aces and Jokers come into it
    hand = cell(sees=known("hand_seen"), bits=8)  # a card that was drawn and is not laid yet, or EMPTY
    hand_seen = cell(sees=EVERYONE)
    giver = cell(sees=EVERYONE, bits=8)  # whose Secret Door it is, or NOBODY

    active = cell(sees=EVERYONE, bits=8)  # whose turn it is
    first = cell(sees=EVERYONE, bits=8)  # who began
    round = cell(sees=EVERYONE)
    declared = cell(sees=EVERYONE, bits=8)  # Color or Suit for the room that is being entered, or EMPTY
    exits = cell(sees=EVERYONE, bits=8)  # Aces revealed so far
    passed = cell(sees=EVERYONE, bits=8)  # a bit for each Ace that opened a level
    levels = cell(sees=EVERYONE, bits=8)  # HA-43: how many were opened
    running_out = cell(sees=EVERYONE, bits=8)  # the reason for which few turns are left, or NONE
    owed = cell(sees=EVERYONE)  # a bit for each seat that has one more turn then
    ending = cell(sees=EVERYONE, bits=8)  # the reason for which the game ended, or NONE
    stirred = cell(sees=EVERYONE, bits=8)  # 1 when something was drawn, played or turned up this turn
    quiet = cell(sees=EVERYONE, bits=8)  # whole rounds without that
    unmoved = cell(sees=EVERYONE)  # a bit for each seat whose turn still belongs to this quiet round

    far = row(CARDS, sees=SCRATCH, bits=8)  # instinct: the way from each spot to where it wants to be
    queue = row(CARDS, sees=SCRATCH, bits=8)  # the spots it still has to look at
