"""The cursed cards of Don't Go In There: what each type does when it is taken."""

from gloaming.games.dont_go_in_there.parts import (
    CLOCKS_DISPELLED,
    CLOCKS_STRIKE_AT,
    DOLL_SETS,
    EVERY_SECOND,
    MIRRORS_IN_A_SET,
    PER_TYPE,
    RINGS_IN_A_SET,
    SETS,
    TWINS_IN_A_SET,
    TYPES,
    VALUES,
    Type,
)
from gloaming.games.dont_go_in_there.state import State
from gloaming.games.dont_go_in_there.vocabulary import Ask, News
from gloaming.kernel.agenda import let_choose
from gloaming.kernel.news import tell
from gloaming.kernel.seats import right_of

# Ghosts


def take_ghosts(g: State, seat: int, count: int) -> None:
    """DGIT-50: ghosts go behind the screen, announced with their number."""
    g.ghosts[seat] += count
    tell(g, News.TOOK_GHOSTS, seat, 0, count)


def discard_ghosts(g: State, seat: int, count: int) -> None:
    """DGIT-50: so many ghosts go back, or as many as there are, announced with their number."""
    count = min(count, g.ghosts[seat])
    g.ghosts[seat] -= count
    tell(g, News.DISCARDED_GHOSTS, seat, 0, count)


def bring_ghosts(g: State, seat: int, count: int) -> None:
    """DGIT-11, DGIT-26: what a space or a slot brings, or sends away if it is less than none."""
    if count > 0:
        take_ghosts(g, seat, count)
    elif count < 0:
        discard_ghosts(g, seat, -count)


# Cards, when taken


def held(g: State, seat: int, kind: int) -> int:
    """How many face-up cards of a type a player has."""
    cards, first = g.up[seat], kind * VALUES
    return cards[first] + cards[first + 1] + cards[first + 2] + cards[first + 3]


def curses(g: State, seat: int, kind: int) -> int:
    """The Curses on a player's face-up cards of a type."""
    cards, first = g.up[seat], kind * VALUES
    return cards[first] + cards[first + 1] * 2 + cards[first + 2] * 3 + cards[first + 3] * 4


def dispel(g: State, seat: int, card: int, count: int) -> None:
    """DGIT-29: flip so many cards of one type and value face down, for good."""
    g.up[seat][card] -= count
    g.down[seat][card] += count
    tell(g, News.DISPELLED, seat, card, count)


def dispel_highest(g: State, seat: int, kind: int, count: int) -> None:
    """DGIT-38: flip so many cards of a type, the highest first."""
    for value in range(VALUES - 1, -1, -1):
        card = kind * VALUES + value
        flipped = min(count, g.up[seat][card])
        if flipped > 0:
            dispel(g, seat, card, flipped)
            count -= flipped


def act(g: State, seat: int, card: int) -> None:
    """DGIT-29: a type acts only when a card of it is taken."""
    kind = card // VALUES
    if kind == Type.MIRROR:
        take_mirror(g, seat)
    elif kind == Type.RING:
        take_ring(g, seat)
    elif kind == Type.TWIN:
        take_twin(g, seat, card)
    elif kind == Type.DOLL:
        take_doll(g, seat, card)
    elif kind == Type.CLOCKS:
        take_clocks(g, seat)
    elif kind == Type.HOLY_WATER:
        take_holy_water(g, seat)
    elif kind == Type.TOME:
        take_tome(g, seat)
    elif kind == Type.MASK:
        take_mask(g, seat)


def take_mirror(g: State, seat: int) -> None:
    """DGIT-30: take a ghost; three face-up mirrors are dispelled."""
    take_ghosts(g, seat, 1)
    if held(g, seat, Type.MIRROR) == MIRRORS_IN_A_SET:
        dispel_highest(g, seat, Type.MIRROR, MIRRORS_IN_A_SET)


def take_ring(g: State, seat: int) -> None:
    """DGIT-31: four face-up rings are dispelled."""
    if held(g, seat, Type.RING) == RINGS_IN_A_SET:
        dispel_highest(g, seat, Type.RING, RINGS_IN_A_SET)


def take_twin(g: State, seat: int, card: int) -> None:
    """DGIT-32: two twins of the same value dispel each other."""
    if g.up[seat][card] == TWINS_IN_A_SET:
        dispel(g, seat, card, TWINS_IN_A_SET)


def take_doll(g: State, seat: int, card: int) -> None:
    """DGIT-33, DGIT-39: dolls that add up to six are dispelled; with two such sets the player chooses."""
    let_choose(g, seat, Ask.DOLLS, card, SETS)


def completes(g: State, seat: int, card: int, choice: int) -> bool:
    """DGIT-33: the doll just taken belongs to the set, and the player has all of it face up."""
    if DOLL_SETS[choice][card % VALUES] == 0:
        return False
    for value in range(VALUES):
        if g.up[seat][Type.DOLL * VALUES + value] < DOLL_SETS[choice][value]:
            return False
    return True


def dispel_dolls(g: State, seat: int, card: int, choice: int) -> None:
    """DGIT-33: the dolls of the set are dispelled, the rest stay."""
    for value in range(VALUES):
        if DOLL_SETS[choice][value] > 0:
            dispel(g, seat, Type.DOLL * VALUES + value, DOLL_SETS[choice][value])


def take_clocks(g: State, seat: int) -> None:
    """DGIT-34: the first clocks in the game to reach eight dispel the two highest of them."""
    if g.struck == 0 and curses(g, seat, Type.CLOCKS) >= CLOCKS_STRIKE_AT:
        g.struck = 1
        tell(g, News.CLOCKS_STRUCK, seat, 0, 0)
        dispel_highest(g, seat, Type.CLOCKS, CLOCKS_DISPELLED)


def take_holy_water(g: State, seat: int) -> None:
    """DGIT-35: every second holy water sends half the ghosts away, rounded down."""
    if held(g, seat, Type.HOLY_WATER) % EVERY_SECOND == 0:
        discard_ghosts(g, seat, g.ghosts[seat] // 2)


def take_tome(g: State, seat: int) -> None:
    """DGIT-36, DGIT-39: every second tome dispels a type of the player's choice."""
    if held(g, seat, Type.TOME) % EVERY_SECOND == 0:
        let_choose(g, seat, Ask.NAME, 0, TYPES)


def may_name(g: State, seat: int, subject: int, kind: int) -> bool:
    """DGIT-36: any type but tome that the player has face up."""
    return kind != Type.TOME and held(g, seat, kind) > 0


def name(g: State, seat: int, subject: int, kind: int) -> None:
    """DGIT-36: all face-up cards of the named type are dispelled."""
    tell(g, News.NAMED, seat, kind, 0)
    dispel_highest(g, seat, kind, PER_TYPE)


def take_mask(g: State, seat: int) -> None:
    """DGIT-37: pass a ghost for each face-up mask to the player on the right."""
    receiver = right_of(g, seat)
    passed = min(held(g, seat, Type.MASK), g.ghosts[seat])
    g.ghosts[seat] -= passed
    g.ghosts[receiver] += passed
    tell(g, News.PASSED_GHOSTS, seat, receiver, passed)
