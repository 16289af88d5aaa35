"""The table of Haunted Destinies, what is asked at it and what is told."""

from gloaming.games.haunted_destinies.parts import (
    CARDS,
    HAND,
    HAUNTING_CARDS,
    KINDS,
    MOST_FACE_DOWN,
    MOST_OPEN,
    MOST_PLAYERS,
    PUBLIC_SHEET,
    SEARCH_CARDS,
    SEARCHABLE,
    SHEET,
    SPOTS,
    TILES,
    Kind,
)
from gloaming.kernel.seats import NOTHING
from gloaming.kernel.sight import EVERYONE, HIDDEN, OWNER, SCRATCH, known
from gloaming.kernel.state import GameState, cell, grid, row


class State(GameState):
    """HD-99: everything on the table; each field says who may see it.

    A `spot` is one of the 15 x 15 spots of the moor, counted row by row from the north-west; a `place` is a place in
    a pile, from 0. `pile` holds all piles one after the other, seat 0's first: `card_at` in looks.py finds a card.
    """

    # The options.
    quick = cell(sees=EVERYONE)  # 1: chance makes the choices of the set-up
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
    laid = cell(sees=EVERYONE)  # how many tiles were laid in the set-up
    laying = cell(sees=EVERYONE)  # the tile shown and about to be laid, or NOTHING
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
    drawn = cell(sees=known("drawn_eyes"))  # the card that was drawn and has no place yet, or NOTHING
    drawn_eyes = cell(sees=EVERYONE)  # the bit of the seat that may look at it
    drawn_from = cell(sees=EVERYONE)  # What.SEARCH or What.HAUNTING: the deck it comes from, or NOTHING

    # The check sheets (HD-11): a claim for each face-down card, see Column; of which card a claim is true is not known.
    sheet = grid(MOST_PLAYERS, SHEET, sees=OWNER, bits=8)
    public_sheet = row(PUBLIC_SHEET, sees=EVERYONE, bits=8)  # what everybody knows

    # A look.
    prober = cell(sees=EVERYONE)  # HD-56: of the card last looked at
    owner = cell(sees=EVERYONE)
    look_place = cell(sees=EVERYONE)  # the place in the owner's pile that is being looked at, or NOTHING
    looking = row(MOST_PLAYERS, sees=OWNER, bits=8)  # the card that the seat is looking at, or NOTHING
    shown = row(4, sees=known("shown_eyes"), bits=8)  # the last three things shown (What); so none can be taken back
    shown_eyes = row(4, sees=EVERYONE)  # who was shown them, as bits; 0 for the next to be used
    shown_next = cell(sees=EVERYONE)

    # The turn.
    first = cell(sees=EVERYONE)  # the Cemetery's owner, or NOBODY before that is known
    contenders = cell(sees=EVERYONE)  # HD-3: bits of those who roll for the Cemetery
    rolls = row(MOST_PLAYERS, sees=EVERYONE, bits=8)  # HD-3: what they rolled
    round = cell(sees=EVERYONE)  # from 1
    active = cell(sees=EVERYONE)  # whose turn it is, or NOBODY
    light = cell(sees=EVERYONE)  # the dice as last rolled; dark is 0 when one die was rolled
    dark = cell(sees=EVERYONE)
    points = cell(sees=EVERYONE)  # movement points left
    acts = cell(sees=EVERYONE)  # actions left this turn
    leapt = cell(sees=EVERYONE)  # 1 when the X edge of this turn was left over
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


class Ask:
    """What is asked: of chance, then of the players. For each: who is asked, subject, what answer n means, width."""

    # Chance. The answer is an index among what is possible; `quick` ones are the n-th legal possibility in order.
    DEAL_CARD = 0  # subject: how many are dealt; n: the n-th card not yet dealt; width: those left
    DEAL_TILE = 1  # subject: owner * HAND + slot; n: the n-th tile in the box of that kind; width: those left
    FIRST_ROLL = 2  # subject: the seat that rolls; n: face - 1; width 6
    QUICK_TILE = 3  # subject: the seat that lays; n: its n-th tile in hand; width: tiles in hand
    QUICK_SPOT = 4  # subject: the tile; n: the n-th spot where it can be laid (`open_spot`); width: how many
    QUICK_TURN = (
        5  # subject: the spot; n: the n-th way to turn the tile `laying` (nth_turn in moor.py); width: how many
    )
    QUICK_GLOOM = 6  # subject: the seat that places it; n: the n-th searchable tile of the moor; width: how many
    QUICK_MORE_GLOOM = 7  # the same; 0: no second gloom, n: on the n-th (from 1) searchable tile of the moor
    ROLL_ONE = 8  # subject: the roller; n: light die - 1; width 6
    ROLL_BOTH = 9  # subject: the roller; n: (light - 1) * 6 + (dark - 1); width 36
    DRAW_SEARCH = 10  # subject: the drawer; n: the n-th card of the deck (in no order); width: cards in the deck
    DRAW_HAUNTING = 11  # subject: the drawer; n: as before

    # The set-up.
    LAY_TILE = 12  # who lays next; subject: tiles laid; n: slot of the own hand; width HAND
    LAY_SPOT = 13  # the same; subject: the tile; n: spot; width SPOTS
    LAY_TURN = 14  # the same; subject: the spot; n: quarters clockwise for the tile `laying`; width 4
    PLACE_GLOOM = 15  # who places gloom; subject: gloom that seat has left; n: tile; width 15 (0 is never legal)
    MORE_GLOOM = 16  # the same; n: tile for a second gloom, 0: no second; width 15

    # A turn.
    DICE = 17  # the active player; subject 0; 0: one die, 1: both; width 2
    REMOVE_TILE = 18  # the Opener; subject: health + dice; n: tile; TILES: none; width TILES + 1
    DO = 19  # the active player; subject: points left; see Do; width: up to the last seat whose pawn is on the tile
    OFFER = 20  # who proposes a trade; subject: to whom; n: add item n (card 30 + n); ITEMS: that is all; width 13
    ACCEPT = 21  # who got the proposal; subject: who made it; 0: refuse, 1: accept; width 2

    # Whoever must.
    DOUBLES = 22  # the roller; subject 0; 0: draw a Haunting card (a ghost: a living player draws), 1: wound; width 2
    WHO_DRAWS = 23  # a ghost that has to draw; subject 0; n: the living player who draws instead; width players
    PLACE_CARD = 24  # who gets a face-down card; subject: What.SEARCH, What.HAUNTING, or What.ANYTHING for a card that
    # was taken; n: the place it shall have in the pile; width: size + 1
    PLAY_OR_KEEP = 25  # who drew an Event (asked for every Event, so that the asking tells nothing); subject 0;
    # 0: into the pile, 1: do what it says for Draw and discard it; width 2

    # Actions.
    FIND = 26  # who searched; subject: result; 0: a Search card, 1: look at another's card, 2: at an own one; width 3
    QUERY_PRIZE = 27  # the winner of a query; subject: the loser; 0: look at a card of theirs, 1: they draw; width 2
    ATTACK_PRIZE = 28  # the winner of a round; subject: the loser; 0: a wound, 1: take a face-down card, 2: take a
    # face-up card, 3: the attacker draws a Haunting card (only a ghost that was attacked, instead of 1 and 2); width 4
    TAKE_PLACE = 29  # the winner; subject: the loser; n: place in the loser's pile; width: its size
    TAKE_FACE_UP = 30  # the winner; subject: the loser; n: card (Psyche or item); width FACE_UP_CARDS
    GO_ON = 31  # who decides; subject: the other of the two; 0: the attack ends, 1: it goes on; width 2
    DECLARE = 32  # the attacker; subject: the defender; 0: binding the Opener, 1: the Opening Ritual; width 2
    HAUNT_PRIZE = 33  # the ghost; subject: result; 0: they draw, 1: a look, 2: they draw two, 3: a wound for 3 gloom,
    # 4: two looks, 5: they draw three; width 6
    SYPHON = 34  # the ghost; subject: the most it can take; n: take n + 1 gloom; width: the most

    # Looks.
    LOOK_AT = 35  # who may look at another's card; subject 0; n: whose; width players
    LOOK_PLACE = 36  # the prober; subject: the owner; n: place in the owner's pile; width: its size
    SHOW_PLACE = (
        37  # who shows a card in an exchange; subject: who will look; n: place in the own pile; width: its size
    )
    OWN_PLACE = 38  # who may look at an own card; subject 0; n: place in the own pile; width: its size
    RETURN = 39  # the prober of a Psyche card, `looking`; subject: the owner; 0: face down, 1: face up; width 2
    REWARD = 40  # the prober who returned it face up; subject: the owner; 0: heal 1 wound, 1 + n: seat n draws a
    # Haunting card; width 1 + players
    WITNESS = 41  # who looked; subject: the owner; n: a bit for each seat that is shown the border; width 1 << players
    OWN_CARD = 42  # who looked at the own card `looking`; subject: place; 0: back, 1: in play face up (Psyche),
    # 2 + n: trigger it as if seat n had probed it (Haunting); width 2 + players

    # Cards.
    GLOOM_TILE = 43  # the prober of "gloom falls"; subject: the owner; n: one of the nearest searchable tiles; width 15
    LOSE_ITEM = 44  # the owner of "item lost"; subject: prober; n: item (card 30 + n) to discard; width ITEMS
    GOAL = 45  # who may remove a ghost goal; subject 0; n: the n-th goal; GOALS: none; width 4
    GLOOM_FROM = 46  # who may move gloom; subject 0; n: from which tile; 0: none; width 15
    GLOOM_TO = 47  # the same; subject: from which tile; n: to which tile; width 15
    LIFT = 48  # who may take gloom off the own tile; subject: the tile; n: take n + 1; width 2


class Do:
    """What the active player can do after the roll: the answers to Ask.DO. Alone on a tile, those before WITH."""

    WALK = 0  # + direction (0 north, 1 east, 2 south, 3 west); over an X edge it is the leap
    SEARCH = 4
    SYPHON = 5
    HEAL_ITEM = 6  # discard a healing item
    LOOK_ITEM = 7  # discard a looking item
    END = 8
    WITH = 9  # + seat * DEEDS + one of Deed


class Deed:
    """What the active player can do with another one on the tile."""

    QUERY, ATTACK, HAUNT, EXCHANGE, TRADE = range(5)


DEEDS = 5
MOST_DOINGS = Do.WITH + MOST_PLAYERS * DEEDS
# The seat and the deed in an answer from Do.WITH on; before that there is none
DO_WITH = tuple((answer - Do.WITH) // DEEDS for answer in range(MOST_DOINGS))
DEED = tuple((answer - Do.WITH) % DEEDS if answer >= Do.WITH else NOTHING for answer in range(MOST_DOINGS))


class Step:
    """What can lie on the agenda."""

    (
        DEAL_CARDS,
        DEAL_TILES,
        ROLL_FOR_CEMETERY,
        LAY_TILES,
        PLACE_GLOOM,
        START_TURN,
        MOVE,
        GO_ON,
        END_TURN,
        CHECK_GOALS,
        DOUBLES,
        DRAW_HAUNTING,
        DRAW_SEARCH,
        FIND,
        ANSWER_QUERY,
        ATTACK,
        STRIKE,
        AFTER_ROUND,
        HAUNT,
        SYPHON,
        LOOK_AT_OTHER,
        LOOK,
        SHOW,
        LOOK_AT_OWN,
        DISCARD,
        # Cards: the about of each is who drew it (Draw), or the card (Probe: prober and owner are on the table).
        HEAL_1,
        HEAL_2,
        LIFT_GLOOM,
        DRAW_REMOVE_GOAL,
        DRAW_MOVE_GLOOM,
        OWNER_HEALS,
        BOTH_HEAL,
        PROBE_REMOVE_GOAL,
        PROBE_MOVE_GLOOM,
        PROBER_WOUND,
        OWNER_WOUND,
        BOTH_WOUND,
        GLOOM_FALLS,
        GHOSTS_GAIN,
        PROBER_DRAWS,
        TILE_DRAWS,
        ITEM_LOST,
        TURN_ENDS,
        GOAL_STAYS,
    ) = range(44)


class News:
    """What is told, with what its seat, thing and number are; "secret" says who alone is told the number.

    A result may be -2: in news that is secret from nobody that is a number, and not UNKNOWN.
    """

    CARD_DEALT = 0  # seat: owner, thing: place, number: card (secret from all)
    TILE_DEALT = 1  # seat: owner, thing: slot, number: tile (secret: the owner)
    ROLLED_FOR_CEMETERY = 2  # seat, number: face
    GOT_CEMETERY = 3  # seat
    TILE_LAID = 4  # seat, thing: tile, number: spot * 4 + quarters
    PAWN_PLACED = 5  # seat, thing: tile
    GLOOM_PLACED = 6  # seat, thing: tile, number: gloom now there
    ROUND_BEGAN = 7  # number: round
    TURN_BEGAN = 8  # seat, number: round
    RESTED = 9  # seat: healed by RESTFUL, number: health now
    ROLLED = 10  # seat, thing: light, number: dark; 0: one die only
    DOUBLES_ROLLED = 11  # seat, number: 1 if CHARMED spares the penalty, else 0
    POINTS = 12  # seat, number: movement points
    WALKED = 13  # seat, thing: tile left, number: tile come to
    LEAPT = 14  # seat, thing: tile left over its X edge, number: tile come to
    TILE_REMOVED = 15  # seat, thing: tile
    TURN_ENDED = 16  # seat: whose turn a rule ended (HD-26)
    USED_ITEM = 17  # seat, number: card
    PROPOSED = 18  # seat, thing: to whom, number: the items in the proposal, a bit for each (card - 30)
    ACCEPTED = 19  # seat: who accepted, thing: who had proposed, number: the items, as before
    REFUSED = 20  # seat: who refused, thing: who had proposed, number: the items, as before
    SEARCHED = 21  # seat, thing: tile, number: result
    QUERIED = 22  # seat, thing: the other, number: result
    ATTACKED = 23  # seat, thing: the other, number: result of this round
    HAUNTED = 24  # seat, thing: the other, number: result
    SYPHONED = 25  # seat, thing: tile, number: gloom taken, or -1 if the tile gained one
    WOUNDED = 26  # seat, thing: wounds it was to take, number: health (of a ghost: gloom) now
    HEALED = 27  # seat, thing: wounds healed (a ghost: gloom gained), number: health or gloom now
    GLOOM_CHANGED = 28  # seat: by whose doing, or NOBODY; thing: tile, number: gloom now there
    SPENT_GLOOM = 29  # seat: a ghost, thing: gloom spent, number: gloom now
    DREW_HAUNTING = 30  # seat
    DREW_SEARCH = 31  # seat, number: card (secret: the drawer)
    NOTHING_TO_DRAW = 32  # seat, thing: What.SEARCH or What.HAUNTING
    RESHUFFLED = 33  # thing: What.SEARCH or What.HAUNTING, number: cards in the new deck
    CARD_PLACED = 34  # seat: the owner, number: place (secret: the owner)
    GOT_ITEM = 35  # seat, number: card
    PLAYED = 36  # seat, number: card drawn and obeyed (Draw)
    LOOKED = 37  # seat: prober, thing: owner * 128 + place, number: card (secret: the prober)
    BORDER_SHOWN = 38  # seat: the witness, thing: by whom, number: What: a set or GREY (secret: who
    # showed it, and all who were shown it with this witness); once for each witness
    PUT_BACK = 39  # seat: the owner of the card, thing: place
    TURNED_UP = 40  # seat: the owner, before whom it now lies, thing: who turned it up, number: card
    REVEALED = 41  # seat: the owner, thing: the prober, number: card (grey, obeyed now)
    DISCARDED = 42  # seat: NOBODY, number: card
    GOAL_IN_PLAY = 43  # number: card
    GOAL_REMOVED = 44  # seat: by whom, number: card
    GLOOM_MOVED = 45  # seat: by whom, thing: from tile, number: to tile
    TOOK_FACE_DOWN = 46  # seat: taker, thing: loser * 128 + place
    TOOK_FACE_UP = 47  # seat: taker, thing: loser, number: card
    ATTACK_ENDED = 48  # seat: attacker, thing: defender
    DECLARED_BINDING = 49  # seat: attacker, thing: defender
    DECLARED_RITUAL = 50  # seat: attacker, thing: defender
    PILE_REVEALED = 51  # seat: owner, thing: place, number: card; once for each card of the pile
    BECAME_GHOST = 52  # seat, number: gloom
    RITUAL_BEGAN = 53  # seat: the Opener
    MAY_ACT_AGAIN = 54  # seat: the Opener
    EXCHANGED = 55  # seat, thing: the other; told before the two looks
    WON = 56  # seat: a winner, thing: Ending; once for each winner
    NOBODY_WON = 57  # number: rounds


# What a card does, by kind: the step of its Draw effect and of its Probe effect, or NOTHING.
DRAW_STEP = (
    *(NOTHING,) * Kind.HEAL_1,
    Step.HEAL_1,
    Step.HEAL_2,
    Step.LIFT_GLOOM,
    Step.LOOK_AT_OTHER,
    Step.LOOK_AT_OWN,
    NOTHING,
    NOTHING,
    Step.DRAW_REMOVE_GOAL,
    Step.DRAW_MOVE_GLOOM,
    *(NOTHING,) * (KINDS - Kind.PROBER_WOUND),
)
PROBE_STEP = (
    *(NOTHING,) * Kind.OWNER_HEALS,
    Step.OWNER_HEALS,
    Step.BOTH_HEAL,
    Step.PROBE_REMOVE_GOAL,
    Step.PROBE_MOVE_GLOOM,
    Step.PROBER_WOUND,
    Step.OWNER_WOUND,
    Step.BOTH_WOUND,
    Step.GLOOM_FALLS,
    Step.GHOSTS_GAIN,
    Step.PROBER_DRAWS,
    Step.TILE_DRAWS,
    Step.ITEM_LOST,
    Step.TURN_ENDS,
    Step.GOAL_STAYS,
    Step.GOAL_STAYS,
    Step.GOAL_STAYS,
)
