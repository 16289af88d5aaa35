"""The set-up of Don't Go In There."""

from gloaming.games.dont_go_in_there.parts import (
    COPIES,
    PER_TYPE,
    REMOVED,
    ROOMS,
    SLOTS,
    SPACES,
    TYPES,
    TYPES_IN_PLAY,
    VALUES,
    Side,
)
from gloaming.games.dont_go_in_there.state import State
from gloaming.games.dont_go_in_there.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, do_next
from gloaming.kernel.decks import draw
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import ALL_VIEWERS, CHANCE, EMPTY, GONE, NOBODY, NOTHING


def setup(g: State) -> None:
    """DGIT-2, DGIT-4: an empty house; nobody has ghosts or cards; so many cards will be dealt."""
    g.deck = TYPES_IN_PLAY[g.players] * PER_TYPE - REMOVED[g.players]
    g.unpicked = TYPES
    g.turn = NOBODY
    g.resolver = NOBODY
    g.resolving = NOTHING
    for kind in range(TYPES):
        g.types[kind] = kind
    for room in range(ROOMS):
        g.side[room] = GONE
        for space in range(SPACES):
            g.meeple[room][space] = NOBODY
        for slot in range(SLOTS):
            g.shown[room][slot] = EMPTY
            g.peeked[room][slot] = ALL_VIEWERS
    for seat in range(g.players):
        g.screen[seat] = 1 << seat
    do_next(g, Step.PICK_FIRST_PLAYER, 0)
    do_next(g, Step.PICK_SIDES, 0)
    do_next(g, Step.PICK_TYPES, 0)


def pick_types(g: State, picked: int) -> None:
    """DGIT-1: five to eight types are in play, the named ones or random ones."""
    if picked == TYPES_IN_PLAY[g.players]:
        tell_named_types(g)
        return
    do_next(g, Step.PICK_TYPES, picked + 1)
    if g.named == 0:
        ask(g, CHANCE, Ask.TYPE, 0, g.unpicked)
        return
    for place in range(g.unpicked):
        if is_named(g, g.types[place]):
            shuffle_in(g, place)
            return


def is_named(g: State, kind: int) -> bool:
    """DGIT-1: whether an option names the type."""
    return (g.named >> kind) & 1 == 1


def tell_named_types(g: State) -> None:
    """DGIT-1: named types are told by the alphabet, however they are shuffled in."""
    for kind in range(TYPES):
        if is_named(g, kind):
            tell(g, News.TYPE_PICKED, NOBODY, kind, 0)


def pick_type(g: State, seat: int, subject: int, answer: int) -> None:
    """DGIT-1: chance has picked a type."""
    kind = g.types[answer]
    shuffle_in(g, answer)
    tell(g, News.TYPE_PICKED, NOBODY, kind, 0)


def shuffle_in(g: State, place: int) -> None:
    """DGIT-2: all cards of the type are shuffled in."""
    kind = draw(g.types, g.unpicked, place)
    g.unpicked -= 1
    for copy in range(PER_TYPE):
        g.undrawn[g.left + copy] = kind * VALUES + copy // COPIES
    g.left += PER_TYPE


def pick_sides(g: State, room: int) -> None:
    """DGIT-3: each board shows a random side."""
    if room < ROOMS:
        do_next(g, Step.PICK_SIDES, room + 1)
        ask(g, CHANCE, Ask.SIDE, room, 2)


def pick_side(g: State, seat: int, room: int, answer: int) -> None:
    """DGIT-3: three cards are dealt to the room."""
    g.side[room] = room * 2 + answer
    tell(g, News.SIDE_SHOWN, NOBODY, g.side[room], 0)
    deal(g, room)


def pick_first_player(g: State, about: int) -> None:
    """DGIT-3: the first player is random."""
    ask(g, CHANCE, Ask.FIRST_PLAYER, 0, g.players)


def begin_with(g: State, seat: int, subject: int, answer: int) -> None:
    """DGIT-3: that player takes the first turn."""
    g.turn = answer
    tell(g, News.WENT_FIRST, answer, 0, 0)
    do_next(g, Step.TURN, answer)


def deal(g: State, room: int) -> None:
    """DGIT-3: three cards are drawn for the room, into its slots from the first on."""
    ask(g, CHANCE, Ask.DRAW, room * SLOTS, g.left)


def draw_card(g: State, seat: int, place: int, answer: int) -> None:
    """DGIT-3, DGIT-27: a card goes above the room; the third of the secret passage lies face down."""
    room, slot = place // SLOTS, place % SLOTS
    card = draw(g.undrawn, g.left, answer)
    g.left -= 1
    g.deck -= 1
    g.shown[room][slot] = card
    side, last = g.side[room], slot == SLOTS - 1
    viewers = 0 if last and side == Side.SECRET_PASSAGE else ALL_VIEWERS
    g.peeked[room][slot] = viewers
    whisper(g, viewers, News.DEALT, NOBODY, side * SLOTS + slot, card)
    if not last:
        ask(g, CHANCE, Ask.DRAW, place + 1, g.left)
    elif side == Side.LIBRARY:
        arrange(g, room)


def arrange(g: State, room: int) -> None:
    """DGIT-26: the library's cards lie in ascending value, equal ones as drawn."""
    put_in_order(g, room, 0)
    put_in_order(g, room, 1)
    put_in_order(g, room, 0)
    tell(g, News.ARRANGED, NOBODY, Side.LIBRARY, 0)


def put_in_order(g: State, room: int, slot: int) -> None:
    """Two neighbouring cards change places if the left one is higher."""
    card, other = g.shown[room][slot], g.shown[room][slot + 1]
    if card % VALUES > other % VALUES:
        g.shown[room][slot] = other
        g.shown[room][slot + 1] = card
