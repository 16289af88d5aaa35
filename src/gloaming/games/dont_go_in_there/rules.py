"""The rules of Don't Go In There, in the order of rulebook.md; what the cards do when taken is in cards.py."""

from gloaming.games.dont_go_in_there.cards import (
    act,
    completes,
    curses,
    discard_ghosts,
    dispel,
    dispel_dolls,
    dispel_highest,
    held,
    may_name,
    name,
    take_ghosts,
)
from gloaming.games.dont_go_in_there.parts import (
    COPIES,
    FLASHLIGHTS,
    GHOSTS_A_CAT_BEARS,
    GHOSTS_ROLLED,
    ICONS,
    MEEPLES_TO_RESOLVE,
    MUSIC_BOXES_DISPELLED,
    OTHER_SIDE,
    PER_TYPE,
    REMOVED,
    ROOMS,
    SLOTS,
    SPACES,
    TYPES,
    TYPES_IN_PLAY,
    VALUES,
    Side,
    Type,
)
from gloaming.games.dont_go_in_there.state import Ask, News, State, Step
from gloaming.kernel.agenda import anything, ask, do_next, finish
from gloaming.kernel.decks import draw
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import ALL_EYES, CHANCE, EMPTY, GONE, NOBODY, NOTHING, left_of

# Set-up


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
            g.peeked[room][slot] = ALL_EYES
    for seat in range(g.players):
        g.screen[seat] = 1 << seat
    do_next(g, Step.PICK_FIRST_PLAYER, 0)
    do_next(g, Step.PICK_SIDES, 0)
    do_next(g, Step.PICK_TYPES, 0)


def pick_types(g: State, picked: int) -> None:
    """DGIT-1: five to eight types are in play, the named ones or random ones."""
    if picked == TYPES_IN_PLAY[g.players]:
        return
    do_next(g, Step.PICK_TYPES, picked + 1)
    if g.named == 0:
        ask(g, CHANCE, Ask.TYPE, 0, g.unpicked)
        return
    if picked == 0:
        tell_named_types(g)
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


def type_picked(g: State, seat: int, subject: int, answer: int) -> None:
    """DGIT-1: chance has picked a type."""
    tell(g, News.TYPE_PICKED, NOBODY, g.types[answer], 0)
    shuffle_in(g, answer)


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


def side_picked(g: State, seat: int, room: int, answer: int) -> None:
    """DGIT-3: three cards are dealt to the room."""
    g.side[room] = room * 2 + answer
    tell(g, News.SIDE_SHOWN, NOBODY, g.side[room], 0)
    deal(g, room)


def pick_first_player(g: State, about: int) -> None:
    """DGIT-3: the first player is random."""
    ask(g, CHANCE, Ask.FIRST_PLAYER, 0, g.players)


def first_player_picked(g: State, seat: int, subject: int, answer: int) -> None:
    """DGIT-3: that player takes the first turn."""
    tell(g, News.WENT_FIRST, answer, 0, 0)
    do_next(g, Step.TURN, answer)


def deal(g: State, room: int) -> None:
    """DGIT-3: three cards are drawn for the room, into its slots from the first on."""
    ask(g, CHANCE, Ask.DRAW, room * SLOTS, g.left)


def drawn(g: State, seat: int, place: int, answer: int) -> None:
    """DGIT-3, DGIT-27: a card goes above the room; the third of the secret passage lies face down."""
    room, slot = place // SLOTS, place % SLOTS
    card = draw(g.undrawn, g.left, answer)
    g.left -= 1
    g.deck -= 1
    g.shown[room][slot] = card
    side, last = g.side[room], slot == SLOTS - 1
    eyes = 0 if last and side == Side.SECRET_PASSAGE else ALL_EYES
    g.peeked[room][slot] = eyes
    whisper(g, eyes, News.DEALT, NOBODY, side * SLOTS + slot, card)
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


# A turn


def turn(g: State, seat: int) -> None:
    """DGIT-10, DGIT-40: place a meeple; with no room left the game ends."""
    g.turn = seat
    for side in g.side:
        if side != GONE:
            ask(g, seat, Ask.PLACE, 0, ROOMS * SPACES)
            return
    end(g)


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
    if side == Side.ATTIC and space == 0:
        take_ghosts(g, seat, 1)
    elif side == Side.NURSERY and space == SPACES - 1:
        discard_ghosts(g, seat, 1)
    elif side == Side.SECRET_PASSAGE:
        g.peeked[room][SLOTS - 1] |= 1 << seat
        whisper(g, g.peeked[room][SLOTS - 1], News.PEEKED, seat, side, g.shown[room][SLOTS - 1])


def meeples(g: State, room: int) -> int:
    """How many meeples stand in the room."""
    count = 0
    for seat in g.meeple[room]:
        if seat != NOBODY:
            count += 1
    return count


# Resolving a room


def resolve(g: State, room: int) -> None:
    """DGIT-20: the secret passage's card is turned up; then roll, haunt, take cards, open a new room."""
    g.resolving = room
    if g.side[room] == Side.SECRET_PASSAGE:
        g.peeked[room][SLOTS - 1] = ALL_EYES
        tell(g, News.TURNED_UP, NOBODY, Side.SECRET_PASSAGE, g.shown[room][SLOTS - 1])
    do_next(g, Step.NEW_ROOM, room)
    do_next(g, Step.TAKE_LAST_CARD, room)
    do_next(g, Step.TAKE_CARD, room)
    do_next(g, Step.TAKE_CARD, room)
    do_next(g, Step.HAUNT, room)
    do_next(g, Step.POWER, room)
    do_next(g, Step.ROLL, room)


def roll(g: State, room: int) -> None:
    """DGIT-21: a die for each icon on the three cards; every die falls either way, so a roll is a set of dice."""
    g.dice = 0
    for card in g.shown[room]:
        g.dice += ICONS[card % VALUES]
    ask(g, CHANCE, Ask.ROLL, room, 1 << g.dice)


def rolled(g: State, seat: int, room: int, answer: int) -> None:
    """DGIT-21: each bit of the answer is a die; a 1 is a ghost."""
    g.rolled = GHOSTS_ROLLED[answer]
    tell(g, News.ROLLED, g.resolver, g.dice, g.rolled)


def use_power(g: State, room: int) -> None:
    """DGIT-22, DGIT-23: basement and hallway give the resolver a choice before anyone takes ghosts."""
    if g.side[room] == Side.BASEMENT:
        ask(g, g.resolver, Ask.REROLL, room, 2)
    elif g.side[room] == Side.HALLWAY:
        ask(g, g.resolver, Ask.TURN_DIE, room, 3)


def reroll(g: State, seat: int, room: int, answer: int) -> None:
    """DGIT-22: all dice once more, or not; the second roll stands."""
    tell(g, News.REROLLED, seat, 0, answer)
    if answer == 1:
        do_next(g, Step.ROLL, room)


def may_turn_die(g: State, seat: int, room: int, answer: int) -> bool:
    """DGIT-23: one ghost fewer needs a ghost, one more needs a blank."""
    return 0 <= g.rolled + answer - 1 <= g.dice


def turn_die(g: State, seat: int, room: int, answer: int) -> None:
    """DGIT-23: one ghost fewer (0), as it is (1), or one more (2)."""
    g.rolled += answer - 1
    tell(g, News.TURNED_DIE, seat, 0, answer - 1)


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
    slot = 0
    while g.shown[room][slot] == EMPTY:
        slot += 1
    take(g, g.meeple[room][topmost(g, room)], room, slot)


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
    """DGIT-25: the card is taken face up and the meeple goes back; the library's ghost comes before the card acts."""
    card = g.shown[room][slot]
    g.shown[room][slot] = EMPTY
    g.peeked[room][slot] = ALL_EYES
    g.meeple[room][topmost(g, room)] = NOBODY
    g.up[seat][card] += 1
    side = g.side[room]
    tell(g, News.TOOK_CARD, seat, side * SLOTS + slot, card)
    if side == Side.LIBRARY:
        read_in_library(g, seat, slot)
    act(g, seat, card)


def read_in_library(g: State, seat: int, slot: int) -> None:
    """DGIT-26: slot 1 as dealt brings a ghost, slot 3 sends one away."""
    if slot == 0:
        take_ghosts(g, seat, 1)
    elif slot == SLOTS - 1:
        discard_ghosts(g, seat, 1)


def new_room(g: State, room: int) -> None:
    """DGIT-28: flip the board and deal again, or take it away when the deck is empty."""
    g.resolving = NOTHING
    g.dice = 0
    g.rolled = 0
    if g.deck == 0:
        tell(g, News.ROOM_CLOSED, NOBODY, g.side[room], 0)
        g.side[room] = GONE
    else:
        g.side[room] = OTHER_SIDE[g.side[room]]
        tell(g, News.ROOM_OPENED, NOBODY, g.side[room], 0)
        deal(g, room)


# The end


def end(g: State) -> None:
    """DGIT-40, DGIT-45: the last cards work, the ghosts are revealed, the Curses are added up."""
    lay_cards_to_rest(g)
    for seat in range(g.players):
        g.screen[seat] = ALL_EYES
        tell(g, News.GHOSTS_REVEALED, seat, 0, g.ghosts[seat])
    scores(g)
    finish(g)


def lay_cards_to_rest(g: State) -> None:
    """DGIT-40: amulets, cats, music boxes and portraits work for every player."""
    loudest = 1
    for seat in range(g.players):
        loudest = max(loudest, curses(g, seat, Type.MUSIC_BOX))
    for seat in range(g.players):
        end_amulets(g, seat)
        end_cats(g, seat)
        end_music_boxes(g, seat, loudest)
        end_portraits(g, seat)


def end_amulets(g: State, seat: int) -> None:
    """DGIT-41: each amulet dispels one that is higher by one, all at once: so from the highest down."""
    for value in range(VALUES - 1, 0, -1):
        card = Type.AMULET * VALUES + value
        count = min(g.up[seat][card - 1], g.up[seat][card])
        if count > 0:
            dispel(g, seat, card, count)


def end_cats(g: State, seat: int) -> None:
    """DGIT-42: with nine ghosts or fewer all cats but one of the lowest are dispelled."""
    if g.ghosts[seat] <= GHOSTS_A_CAT_BEARS:
        dispel_highest(g, seat, Type.CAT, held(g, seat, Type.CAT) - 1)


def end_music_boxes(g: State, seat: int, loudest: int) -> None:
    """DGIT-43: whoever has the most Curses on music boxes dispels the two highest."""
    if curses(g, seat, Type.MUSIC_BOX) == loudest:
        dispel_highest(g, seat, Type.MUSIC_BOX, MUSIC_BOXES_DISPELLED)


def end_portraits(g: State, seat: int) -> None:
    """DGIT-44: half the portraits, rounded down, are dispelled."""
    dispel_highest(g, seat, Type.PORTRAIT, held(g, seat, Type.PORTRAIT) // 2)


def scores(g: State) -> None:
    """DGIT-45, DGIT-46: Curses face up and half the ghosts of who has most; fewest Curses, then fewest ghosts, win."""
    most = 0
    for seat in range(g.players):
        most = max(most, g.ghosts[seat])
    for seat in range(g.players):
        penalty = g.ghosts[seat] // 2 if g.ghosts[seat] == most else 0
        g.score[seat] = penalty
        for kind in range(TYPES):
            g.score[seat] += curses(g, seat, kind)
        tell(g, News.SCORED, seat, penalty, g.score[seat])
    for seat in range(g.players):
        g.place[seat] = 1
        for other in range(g.players):
            if beats(g, other, seat):
                g.place[seat] += 1


def beats(g: State, seat: int, other: int) -> bool:
    """DGIT-46: fewer Curses, or as many and fewer ghosts."""
    if g.score[seat] != g.score[other]:
        return g.score[seat] < g.score[other]
    return g.ghosts[seat] < g.ghosts[other]


STEPS = (
    pick_types,
    pick_sides,
    pick_first_player,
    turn,
    resolve,
    roll,
    use_power,
    haunt,
    take_card,
    take_last_card,
    new_room,
)
ANSWERED = (
    type_picked,
    side_picked,
    first_player_picked,
    drawn,
    rolled,
    place,
    reroll,
    turn_die,
    take,
    name,
    dispel_dolls,
)
ALLOWED = (
    anything,
    anything,
    anything,
    anything,
    anything,
    may_place,
    anything,
    may_turn_die,
    may_take,
    may_name,
    completes,
)
# The most answers to each question: 12 types, 2 sides, 5 players, 64 cards, six dice, 12 spaces and so on.
WIDEST = (12, 2, 5, 64, 64, 12, 2, 3, 3, 12, 5)
