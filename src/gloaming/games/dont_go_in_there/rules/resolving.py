"""Resolving a room of Don't Go In There: roll, haunt, take cards, open another room."""

from gloaming.games.dont_go_in_there.parts import (
    FLASHLIGHTS,
    GHOSTS_OF_SLOT,
    GHOSTS_ROLLED,
    ICONS,
    MOST_DICE,
    OTHER_SIDE,
    SLOTS,
    SPACES,
    VALUES,
    DieTurn,
    Reroll,
    Side,
)
from gloaming.games.dont_go_in_there.rules.cards import act, bring_ghosts
from gloaming.games.dont_go_in_there.rules.setup import deal
from gloaming.games.dont_go_in_there.state import State
from gloaming.games.dont_go_in_there.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, do_next, let_choose
from gloaming.kernel.news import tell
from gloaming.kernel.seats import ALL_VIEWERS, CHANCE, EMPTY, GONE, NOBODY, NOTHING


def resolve(g: State, room: int) -> None:
    """DGIT-20: the secret passage's card is turned up; then roll, haunt, take cards, open a new room."""
    g.resolving = room
    if g.side[room] == Side.SECRET_PASSAGE:
        g.peeked[room][SLOTS - 1] = ALL_VIEWERS
        tell(g, News.TURNED_UP, NOBODY, Side.SECRET_PASSAGE * SLOTS + SLOTS - 1, g.shown[room][SLOTS - 1])
    do_next(g, Step.NEW_ROOM, room)
    do_next(g, Step.TAKE_LAST_CARD, room)
    do_next(g, Step.TAKE_CARD, room)
    do_next(g, Step.TAKE_CARD, room)
    do_next(g, Step.HAUNT, room)
    do_next(g, Step.USE_POWER, room)
    do_next(g, Step.ROLL, room)


def roll(g: State, room: int) -> None:
    """DGIT-21: a die for each icon on the three cards; every die falls either way, so a roll is a set of dice."""
    g.dice = 0
    for card in g.shown[room]:
        g.dice += ICONS[card % VALUES]
    ask(g, CHANCE, Ask.ROLL, room, 1 << g.dice)


def roll_dice(g: State, seat: int, room: int, answer: int) -> None:
    """DGIT-21: each bit of the answer is a die; a 1 is a ghost."""
    g.rolled = GHOSTS_ROLLED[answer]
    tell(g, News.ROLLED, g.resolver, dice_in(g, room), g.rolled)


def use_power(g: State, room: int) -> None:
    """DGIT-22, DGIT-23: basement and hallway give the resolver a choice before anyone takes ghosts."""
    if g.side[room] == Side.BASEMENT:
        ask(g, g.resolver, Ask.REROLL, room, 2)
    elif g.side[room] == Side.HALLWAY:
        ask(g, g.resolver, Ask.TURN_DIE, room, 3)


def reroll(g: State, seat: int, room: int, answer: int) -> None:
    """DGIT-22: all dice once more, or not; the second roll stands."""
    tell(g, News.REROLLED, seat, 0, answer)
    if answer == Reroll.REROLL:
        do_next(g, Step.ROLL, room)


def may_turn_die(g: State, seat: int, room: int, answer: int) -> bool:
    """DGIT-23: one ghost fewer needs a ghost, one more needs a blank."""
    return 0 <= g.rolled + answer - DieTurn.LEAVE <= g.dice


def turn_die(g: State, seat: int, room: int, answer: int) -> None:
    """DGIT-23: one ghost fewer, as it is, or one more."""
    g.rolled += answer - DieTurn.LEAVE
    tell(g, News.TURNED_DIE, seat, dice_in(g, room) * (MOST_DICE + 1) + g.rolled, answer - DieTurn.LEAVE)


def dice_in(g: State, room: int) -> int:
    """A room and the dice that were rolled in it, as one number of the news."""
    return g.side[room] * (MOST_DICE + 1) + g.dice


def haunt(g: State, room: int) -> None:
    """DGIT-24: from the top meeple down, each owner takes the ghosts that the flashlights miss."""
    for space in range(SPACES):
        seat = g.meeple[room][space]
        if seat != NOBODY:
            ghosts = max(0, g.rolled - FLASHLIGHTS[space])
            g.ghosts[seat] += ghosts
            tell(g, News.HAUNTED, seat, g.side[room] * SPACES + space, ghosts)


def take_card(g: State, room: int) -> None:
    """DGIT-25: the top meeple's owner takes one of the cards left."""
    ask(g, g.meeple[room][topmost(g, room)], Ask.TAKE, room, SLOTS)


def take_last_card(g: State, room: int) -> None:
    """DGIT-25, DGIT-39: the bottom meeple's owner takes the card that is left, which is no choice."""
    let_choose(g, g.meeple[room][topmost(g, room)], Ask.TAKE, room, SLOTS)


def topmost(g: State, room: int) -> int:
    """The space of the top meeple in the room."""
    space = 0
    while g.meeple[room][space] == NOBODY:
        space += 1
    return space


def may_take(g: State, seat: int, room: int, slot: int) -> bool:
    """DGIT-25: any card that is still there."""
    return g.shown[room][slot] != EMPTY


def take(g: State, seat: int, room: int, slot: int) -> None:
    """DGIT-25, DGIT-26: the card is taken face up and the meeple goes back; the slot's ghost comes before it acts."""
    card = g.shown[room][slot]
    g.shown[room][slot] = EMPTY
    g.peeked[room][slot] = ALL_VIEWERS
    g.meeple[room][topmost(g, room)] = NOBODY
    g.up[seat][card] += 1
    side = g.side[room]
    tell(g, News.TOOK_CARD, seat, side * SLOTS + slot, card)
    bring_ghosts(g, seat, GHOSTS_OF_SLOT[side][slot])
    act(g, seat, card)


def new_room(g: State, room: int) -> None:
    """DGIT-28: flip the board and deal again, or take it away when the deck is empty."""
    g.resolving = NOTHING
    g.dice = 0
    g.rolled = 0
    side = g.side[room]
    if g.deck == 0:
        g.side[room] = GONE
        tell(g, News.ROOM_CLOSED, NOBODY, side, 0)
    else:
        g.side[room] = OTHER_SIDE[side]
        tell(g, News.ROOM_OPENED, NOBODY, g.side[room], 0)
        deal(g, room)
