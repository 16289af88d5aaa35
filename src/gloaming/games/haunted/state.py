"""The table of Haunted, what is asked at it and what is told."""

from gloaming.games.haunted.parts import CARDS, MOST_LINKS, MOST_PLAYERS, SECRET_DOORS, STATS
from gloaming.kernel.sight import EVERYONE, HIDDEN, OWNER, SCRATCH, known
from gloaming.kernel.state import GameState, cell, grid, row


class State(GameState):
    """Everything on the table; each field says who may see it.

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


class Ask:
    """What is asked: of chance, then of the players."""

    DEAL, DRAW, STRONGER, ACT, OFFER, DECLARE, CHOOSE, MATCH, REVEAL, BONUS, LINK, LAY, ESCAPE = range(13)


class Step:
    """What can lie on the agenda."""

    DEAL, FIRST_PLAYER, TURN, ACT, SETTLE_OFFERS, BONUS, LINK, ENTER, LAY, END_TURN = range(10)


class News:
    """What is told, with what its seat, thing and number are; a change is as in parts.py."""

    STRONGER = 0  # seat, thing: stat
    CROSS_LAID = 1  # thing: spot, number: card (secret from all)
    DEALT_DOOR = 2  # seat, thing: which, number: card (secret)
    WOKE = 3  # seat, thing: spot, number: card
    WENT_FIRST = 4  # seat, number: card
    TURN_BEGAN = 5  # seat, thing: round, number: card where they stand
    FIRST_ROOM = 6  # seat, thing: spot, number: card
    MOVED = 7  # seat, thing: spot, number: card
    APPROACHED = 8  # seat, thing: spot of a card that lies face down
    OPENED = 9  # seat, thing: spot of the card they stand on
    PLAYED_DOOR = 10  # seat: whose, thing: on whom
    DECLARED = 11  # seat, thing: Color or Suit
    TURNED_UP = 12  # seat, thing: twice the spot and what was declared, number: card
    CHANGED = 13  # seat, thing: change, number: the stat now
    IGNORED = 14  # seat, thing: change, number: the stat still
    MATCHED = 15  # seat, thing: spot of the match, number: its card
    REVEALED = 16  # seat, thing: spot, number: card
    LEFT_HIDDEN = 17  # seat
    LINKED = 18  # seat, thing: spot, number: card linked to
    ENTERED = 19  # seat, thing: twice the spot and what was declared, number: card
    FOUND_WAY_OUT = 20  # seat, thing: the stat that decides, number: Ace
    ANSWERED = 21  # seat, thing: question, number: Ace
    LOST_WILL = 22  # seat, number: Ace
    LOCKED = 23  # seat, number: WILL
    ESCAPED = 24  # seat, number: Ace
    WENT_ON = 25  # seat, thing: levels opened so far, number: Ace
    NOTED = 26  # seat, thing: score, number: sum so far
    LEVEL_OPENED = 27  # seat, thing: cards discarded, number: Ace
    TRAPPED = 28  # seat, thing: spot, number: Joker
    LOOKED = 29  # seat, number: card (secret)
    LAID_DOWN = 30  # seat, thing: 64 times the spot and where it was laid, number: card (secret)
    LAID_UP = 31  # seat, thing: spot, number: 64 times the card and the card it was linked to
    FREED = 32  # seat, thing: who was freed, number: Joker
    STAYED = 33  # seat
    RUNNING_OUT = 34  # thing: reason
    ENDED = 35  # thing: reason, number: still rounds
    SCORED = 36  # seat, thing: 0 in the house, 1 trapped, 2 escaped, number: score
