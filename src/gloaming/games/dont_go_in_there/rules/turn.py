"""A turn of Don't Go In There: a meeple is placed."""

from gloaming.games.dont_go_in_there.parts import (
    GHOSTS_OF_SPACE,
    MEEPLES_TO_RESOLVE,
    ROOMS,
    SLOTS,
    SPACES,
    Side,
)
from gloaming.games.dont_go_in_there.rules.cards import bring_ghosts
from gloaming.games.dont_go_in_there.rules.end import end
from gloaming.games.dont_go_in_there.state import State
from gloaming.games.dont_go_in_there.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, do_next
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import GONE, NOBODY, left_of


def turn(g: State, seat: int) -> None:
    """DGIT-10, DGIT-40: place a meeple; with no room left the game ends."""
    for side in g.side:
        if side != GONE:
            g.turn = seat
            ask(g, seat, Ask.PLACE, 0, ROOMS * SPACES)
            return
    end(g)
    g.turn = seat  # whose it would have been: the digests of finished games have it so


def may_place(g: State, seat: int, subject: int, answer: int) -> bool:
    """DGIT-10, DGIT-12: on any free space of a room still in play; there is always a meeple."""
    room = answer // SPACES
    return (g.side[room] != GONE) & (g.meeple[room][answer % SPACES] == NOBODY)


def place(g: State, seat: int, subject: int, answer: int) -> None:
    """DGIT-10, DGIT-11, DGIT-13: the space works at once; the third meeple has the room resolved."""
    room, space = answer // SPACES, answer % SPACES
    g.meeple[room][space] = seat
    tell(g, News.PLACED, seat, g.side[room] * SPACES + space, 0)
    enter(g, seat, room, space)
    do_next(g, Step.TURN, left_of(g, seat))
    if meeples(g, room) == MEEPLES_TO_RESOLVE:
        g.resolver = seat
        do_next(g, Step.RESOLVE, room)


def enter(g: State, seat: int, room: int, space: int) -> None:
    """DGIT-11: the attic's top, the nursery's bottom and the secret passage work at once."""
    side = g.side[room]
    bring_ghosts(g, seat, GHOSTS_OF_SPACE[side][space])
    if side == Side.SECRET_PASSAGE:
        g.peeked[room][SLOTS - 1] |= 1 << seat
        whisper(g, g.peeked[room][SLOTS - 1], News.LOOKED, seat, side, g.shown[room][SLOTS - 1])


def meeples(g: State, room: int) -> int:
    """How many meeples stand in the room."""
    count = 0
    for seat in g.meeple[room]:
        if seat != NOBODY:
            count += 1
    return count
