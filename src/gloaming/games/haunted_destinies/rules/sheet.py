"""The check sheets of Haunted Destinies (HD-11): what each player, and everybody, knows of the face-down cards.

A sheet has a claim for each face-down card: what the card is, and where it can be. Claims are true together: the
face-down cards can be dealt to the claims so that each satisfies its own. They are made from what the sheet's player
saw and from nothing else, so a sheet cannot tell more than that player knows.

When a card is seen and several claims can be about it, one of them is taken for it, and the others are widened by
what that one said: whichever was the right one, all claims stay true.
"""

from gloaming.games.haunted_destinies.parts import (
    CARDS,
    FIRST_SEARCH,
    GROUPS,
    MOST_FACE_DOWN,
    PILE,
    SET_SIZE,
    SHEET,
    VAGUE,
    WHATS,
    WIDER,
    Column,
    What,
)
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import ALL_VIEWERS, NOTHING

LAST_CARD = CARDS - 1
NOT_ONE = 1 << 24  # above all that find_claim weighs

# A bit for each group, from set A on, that shares a card with a card or a group.
SHARES = tuple(
    GROUPS[what]
    | sum(1 << (wide - CARDS) for wide in range(CARDS, WHATS) if what >= CARDS and GROUPS[wide] >> (what - CARDS) & 1)
    for what in range(WHATS)
)

# Claims that can be about a card are noted as bits, so many at a time.
BLOCK = 32
LONE_BIT = 0x077CB531  # shifted left by n < 32, the upper five of its 32 bits are different for each n
BIT_AT = tuple(next(bit for bit in range(BLOCK) if (LONE_BIT << bit >> 27) & 31 == upper) for upper in range(BLOCK))

# What is known of a card


def border_of(card: int) -> int:
    """The set of a Psyche card; all others are grey."""
    return What.GREY if card >= FIRST_SEARCH else What.SET_A + card // SET_SIZE


def implies(what: int, wide: int) -> bool:
    """Whether a card, or every card of a group, is the other card or belongs to the other group."""
    return what == wide or (wide >= CARDS and (GROUPS[what] >> (wide - CARDS)) & 1 == 1)


def agree(what: int, other: int) -> bool:
    """Whether one card can be both: of two groups that share a card one is always part of the other."""
    if other >= CARDS:
        return (SHARES[what] >> (other - CARDS)) & 1 == 1
    return implies(other, what)


def both(what: int, other: int) -> int:
    """What a card is of which two things are known that agree: the narrower one."""
    return what if implies(what, other) else other


def either(what: int, other: int) -> int:
    """The narrowest group that holds both."""
    while not implies(other, what):
        what = WIDER[what]
    return what


# Where a card can be


def can_lie(sheet: list[int], claim: int, owner: int, place: int) -> bool:
    """Whether the card of a claim can lie at this place of this pile."""
    if sheet[Column.HOME + claim] == owner:
        return sheet[Column.LOW + claim] <= place <= sheet[Column.HIGH + claim]
    return (sheet[Column.STRAY + claim] >> owner) & 1 == 1


def put_claim(sheet: list[int], claim: int, owner: int, low: int, high: int) -> None:
    """The card lies in this pile and in no other, between these places."""
    sheet[Column.HOME + claim] = owner
    sheet[Column.LOW + claim] = low
    sheet[Column.HIGH + claim] = high
    sheet[Column.STRAY + claim] = 0


def mend(g: State, sheet: list[int], count: int) -> None:
    """Cards that can no longer lie in their own pile lie in one of the others."""
    for claim in range(count):
        if sheet[Column.LOW + claim] > sheet[Column.HIGH + claim]:
            strays = sheet[Column.STRAY + claim]
            for seat in range(g.players):
                if (strays >> seat) & 1 and g.size[seat] > 0:
                    put_claim(sheet, claim, seat, 0, g.size[seat] - 1)
            sheet[Column.STRAY + claim] = strays & ~(1 << sheet[Column.HOME + claim])


def widen(g: State, sheet: list[int], claim: int, other: int) -> None:
    """The claim may be about the other claim's card instead."""
    strays = sheet[Column.STRAY + claim] | sheet[Column.STRAY + other]
    home = sheet[Column.HOME + claim]
    if sheet[Column.HOME + other] == home:
        sheet[Column.LOW + claim] = min(sheet[Column.LOW + claim], sheet[Column.LOW + other])
        sheet[Column.HIGH + claim] = max(sheet[Column.HIGH + claim], sheet[Column.HIGH + other])
    else:
        strays |= 1 << sheet[Column.HOME + other]
    if strays != 0:
        if (strays >> home) & 1:
            put_claim(sheet, claim, home, 0, g.size[home] - 1)
        sheet[Column.STRAY + claim] = strays & ~(1 << home)
    if len(sheet) > SHEET:
        sheet[Column.SEEN + claim] &= sheet[Column.SEEN + other]
        sheet[Column.BORDER + claim] &= sheet[Column.BORDER + other]


# Which claim is about a card


def who_can_be(sheet: list[int], first: int, count: int, owner: int, place: int, what: int) -> int:
    """A bit for each of these claims that can be about the card at this place, and for some that name another card.

    This is `can_lie` and, of groups, `agree`, without branches: most of the time on sheets is spent here.
    """
    known, home, stray = Column.WHAT + first, Column.HOME + first, Column.STRAY + first
    low, high = Column.LOW + first, Column.HIGH + first
    shares, astray, bits = SHARES[what] << 1 | 1, 1 << owner, 0
    for n in range(count):
        lies = (sheet[home + n] == owner) & (sheet[low + n] <= place) & (place <= sheet[high + n])
        lies |= sheet[stray + n] & astray != 0
        bits |= (lies & shares >> max(sheet[known + n] - LAST_CARD, 0)) << n
    return bits


def lowest(bits: int) -> int:
    """The number of the lowest bit of up to 32."""
    return BIT_AT[((bits & -bits) * LONE_BIT >> 27) & 31]


def find_claim(g: State, sheet: list[int], owner: int, place: int, what: int) -> int:
    """The claim that is certainly about the card at this place, of which this is known.

    If several can be, they are noted as candidates, and it is -1 - claim for the one that says most, so that the others
    need be widened least.
    """
    least, many = NOT_ONE, 0
    for first in range(0, g.face_down, BLOCK):
        bits = who_can_be(sheet, first, min(g.face_down - first, BLOCK), owner, place, what)
        while bits != 0:
            claim = first + lowest(bits)
            bits &= bits - 1
            known = sheet[Column.WHAT + claim]
            if known >= CARDS or agree(known, what):
                width = sheet[Column.HIGH + claim] - sheet[Column.LOW + claim] + sheet[Column.STRAY + claim]
                if (known < CARDS and known == what) or (width == 0 and sheet[Column.HOME + claim] == owner):
                    return claim
                g.candidate[many] = claim
                many += 1
                least = min(least, (VAGUE[known] << 8 | width) << 7 | claim)
    g.candidates = many
    return least & 127 if many == 1 else -1 - (least & 127)


def known_of(g: State, sheet: list[int], what: int) -> int:
    """What is known of a card whichever of the candidates is about it."""
    known = both(sheet[Column.WHAT + g.candidate[0]], what)
    for n in range(1, g.candidates):
        known = either(known, both(sheet[Column.WHAT + g.candidate[n]], what))
    return known


def take_claim(g: State, sheet: list[int], what: int, chosen: int) -> None:
    """The chosen claim is taken for the card; every other candidate may be about the chosen one's card instead.

    Of the card itself only that is known in which all these claims agree.
    """
    taken = sheet[Column.WHAT + chosen]
    known = both(taken, what)
    seen, border = ALL_VIEWERS, ALL_VIEWERS
    for n in range(g.candidates):
        claim = g.candidate[n]
        if claim != chosen:
            widen(g, sheet, claim, chosen)
            other = sheet[Column.WHAT + claim]
            if other != taken:
                known = either(known, both(other, what))
                sheet[Column.WHAT + claim] = either(other, taken)
            if len(sheet) > SHEET:
                seen &= sheet[Column.SEEN + claim]
                border &= sheet[Column.BORDER + claim]
    sheet[Column.WHAT + chosen] = known
    if len(sheet) > SHEET:
        sheet[Column.SEEN + chosen] &= seen
        sheet[Column.BORDER + chosen] &= border


def pin_down(g: State, sheet: list[int], owner: int, place: int, what: int, found: int) -> int:
    """The claim that was found is, or is taken for, the one about the card: it lies there and nowhere else."""
    claim = found if found >= 0 else -1 - found
    if found >= 0:
        sheet[Column.WHAT + claim] = both(sheet[Column.WHAT + claim], what)
    else:
        take_claim(g, sheet, what, claim)
    put_claim(sheet, claim, owner, place, place)
    return claim


def clear_place(g: State, sheet: list[int], claim: int) -> None:
    """A claim's card lies at one place, so no other does."""
    home, place = sheet[Column.HOME + claim], sheet[Column.LOW + claim]
    sheet[Column.HOME + claim] = NOTHING  # so that it does not make room for itself
    torn = False
    for other in range(g.face_down):
        here = sheet[Column.HOME + other] == home
        sheet[Column.LOW + other] += here & (sheet[Column.LOW + other] == place)
        sheet[Column.HIGH + other] -= here & (sheet[Column.HIGH + other] == place)
        torn |= sheet[Column.LOW + other] > sheet[Column.HIGH + other]
    sheet[Column.HOME + claim] = home
    if torn:
        mend(g, sheet, g.face_down)


def clear_of_others(g: State, sheet: list[int], owner: int, place: int, what: int) -> None:
    """What is no such card does not lie at this place."""
    for claim in range(g.face_down):
        if sheet[Column.HOME + claim] == owner and not agree(sheet[Column.WHAT + claim], what):
            sheet[Column.LOW + claim] += sheet[Column.LOW + claim] == place
            sheet[Column.HIGH + claim] -= sheet[Column.HIGH + claim] == place
    mend(g, sheet, g.face_down)


# What happens to the piles


def write_deal(g: State, sheet: list[int]) -> None:
    """HD-1, HD-11: all that is known of the piles is that they hold Psyche cards."""
    for owner in range(g.players):
        for place in range(PILE[g.players]):
            claim = owner * PILE[g.players] + place
            put_claim(sheet, claim, owner, place, place)
            sheet[Column.WHAT + claim] = What.PSYCHE


def make_room(sheet: list[int], new: int, known: bool) -> None:
    """HD-11: a card was added to a pile: those behind it move on; if the place is not known, each may have to."""
    home, place = sheet[Column.HOME + new], sheet[Column.LOW + new]
    for claim in range(new):
        here = sheet[Column.HOME + claim] == home
        sheet[Column.HIGH + claim] += here & (sheet[Column.HIGH + claim] >= place)
    if known:
        for claim in range(new):
            here = sheet[Column.HOME + claim] == home
            sheet[Column.LOW + claim] += here & (sheet[Column.LOW + claim] >= place)


def write_new(g: State, sheet: list[int], owner: int, place: int, what: int) -> None:
    """HD-11: a new card, of which this is known; called before the card is added."""
    if place == NOTHING:
        put_claim(sheet, g.face_down, owner, 0, g.size[owner])
    else:
        put_claim(sheet, g.face_down, owner, place, place)
    sheet[Column.WHAT + g.face_down] = what
    make_room(sheet, g.face_down, place != NOTHING)


def note_new(g: State, owner: int, place: int, deck: int, card: int) -> None:
    """HD-11, HD-99: all learn from which deck it comes, its owner also the place, and of a Search card the card."""
    for seat in range(g.players):
        if seat == owner:
            write_new(g, g.sheet[seat], owner, place, card if deck == What.SEARCH else deck)
        else:
            write_new(g, g.sheet[seat], owner, NOTHING, deck)
    write_new(g, g.public_sheet, owner, NOTHING, deck)
    g.public_sheet[Column.SEEN + g.face_down] = 1 << owner if deck == What.SEARCH else 0
    g.public_sheet[Column.BORDER + g.face_down] = 0


def strike_out(g: State, sheet: list[int], owner: int, place: int, card: int) -> None:
    """HD-11: a card was turned up; called before it leaves the pile."""
    claim = pin_down(g, sheet, owner, place, card, find_claim(g, sheet, owner, place, card))
    home, gone = sheet[Column.HOME + claim], sheet[Column.LOW + claim]
    last, column = g.face_down - 1, 0
    while column < len(sheet):
        sheet[column + claim] = sheet[column + last]
        sheet[column + last] = 0
        column += MOST_FACE_DOWN
    close_up(g, sheet, last, home, gone)


def close_up(g: State, sheet: list[int], count: int, home: int, gone: int) -> None:
    """HD-11: a card has gone from a pile, and those behind it move up."""
    torn = False
    for claim in range(count):
        here = sheet[Column.HOME + claim] == home
        sheet[Column.LOW + claim] -= here & (sheet[Column.LOW + claim] > gone)
        sheet[Column.HIGH + claim] -= here & (sheet[Column.HIGH + claim] >= gone)
        torn |= sheet[Column.LOW + claim] > sheet[Column.HIGH + claim]
    if torn:
        mend(g, sheet, count)


def note_gone(g: State, owner: int, place: int, card: int) -> None:
    """HD-11: everybody sees which card it was."""
    for seat in range(g.players):
        strike_out(g, g.sheet[seat], owner, place, card)
    strike_out(g, g.public_sheet, owner, place, card)


def hand_over(g: State, sheet: list[int], owner: int, place: int, taker: int, new_place: int) -> None:
    """HD-46: a card changes hands unseen, to a place that this player knows, or that is NOTHING."""
    moved = find_claim(g, sheet, owner, place, What.ANYTHING)
    for claim in range(g.face_down):
        perhaps = moved < 0 and can_lie(sheet, claim, owner, place)
        shift_for_new(sheet, claim, taker, new_place)
        if claim == moved:
            sheet[Column.STRAY + claim] = 0
            change_hands(g, sheet, claim, taker, new_place)
        elif perhaps and only_there(sheet, claim, owner, place):
            change_hands(g, sheet, claim, taker, new_place)
        else:
            shift_for_gone(sheet, claim, owner, place)
            if perhaps:
                may_stray(g, sheet, claim, taker)
    mend(g, sheet, g.face_down)


def shift_for_new(sheet: list[int], claim: int, owner: int, place: int) -> None:
    """HD-11: a card was added to a pile, at a place that this player knows, or that is NOTHING."""
    if sheet[Column.HOME + claim] == owner:
        sheet[Column.LOW + claim] += place != NOTHING and sheet[Column.LOW + claim] >= place
        sheet[Column.HIGH + claim] += place == NOTHING or sheet[Column.HIGH + claim] >= place


def shift_for_gone(sheet: list[int], claim: int, owner: int, place: int) -> None:
    """HD-11: another card of the pile has gone from this place."""
    if sheet[Column.HOME + claim] == owner:
        sheet[Column.LOW + claim] -= sheet[Column.LOW + claim] > place
        sheet[Column.HIGH + claim] -= sheet[Column.HIGH + claim] >= place


def only_there(sheet: list[int], claim: int, owner: int, place: int) -> bool:
    """Whether this is the only place in its own pile where the claim's card can be."""
    exact = sheet[Column.LOW + claim] == place and sheet[Column.HIGH + claim] == place
    return exact and sheet[Column.HOME + claim] == owner


def change_hands(g: State, sheet: list[int], claim: int, taker: int, new_place: int) -> None:
    """HD-46: the claim's card has come to the taker, unless it lies astray."""
    strays = sheet[Column.STRAY + claim] & ~(1 << taker)
    strayed = sheet[Column.STRAY + claim] != strays
    if new_place == NOTHING or strayed:
        put_claim(sheet, claim, taker, 0, g.size[taker] - 1)
    else:
        put_claim(sheet, claim, taker, new_place, new_place)
    sheet[Column.STRAY + claim] = strays


def may_stray(g: State, sheet: list[int], claim: int, seat: int) -> None:
    """The claim's card may also lie anywhere in this player's pile."""
    if sheet[Column.HOME + claim] == seat:
        sheet[Column.LOW + claim] = 0
        sheet[Column.HIGH + claim] = g.size[seat] - 1
    else:
        sheet[Column.STRAY + claim] |= 1 << seat


def note_taken(g: State, owner: int, place: int, taker: int, new_place: int) -> None:
    """HD-11, HD-46: the place it leaves is public, the new one the taker's secret; called before the card moves."""
    g.size[taker] += 1  # the claims are about the piles as they will be
    for seat in range(g.players):
        hand_over(g, g.sheet[seat], owner, place, taker, new_place if seat == taker else NOTHING)
    hand_over(g, g.public_sheet, owner, place, taker, NOTHING)
    g.size[taker] -= 1


# What is shown


def note_card(g: State, seat: int, owner: int, place: int, card: int) -> None:
    """HD-11: a player has looked at a card."""
    found = find_claim(g, g.sheet[seat], owner, place, card)
    clear_place(g, g.sheet[seat], pin_down(g, g.sheet[seat], owner, place, card, found))


def write_group(g: State, sheet: list[int], owner: int, place: int, group: int) -> None:
    """HD-50, HD-55: a card at this place belongs to this group.

    If several claims can be about it, and together they say less than one of them, that one is not blurred: then it is
    only written that no card of another kind lies there.
    """
    found = find_claim(g, sheet, owner, place, group)
    if found < 0 and blurs(g, sheet, group, -1 - found):
        clear_of_others(g, sheet, owner, place, group)
    else:
        clear_place(g, sheet, pin_down(g, sheet, owner, place, group, found))


def blurs(g: State, sheet: list[int], group: int, claim: int) -> bool:
    """Whether this claim, which says most, would say less if it were taken for the card."""
    vague = VAGUE[sheet[Column.WHAT + claim]]
    return vague < VAGUE[group] and vague < VAGUE[known_of(g, sheet, group)]


def note_border(g: State, seat: int, owner: int, place: int, group: int) -> None:
    """HD-50, HD-55: a witness learns the set, or that the card is grey."""
    write_group(g, g.sheet[seat], owner, place, group)
    claim = find_claim(g, g.public_sheet, owner, place, What.ANYTHING)
    if claim >= 0:
        g.public_sheet[Column.BORDER + claim] |= 1 << seat


def note_look(g: State, seat: int, owner: int, place: int) -> None:
    """HD-99: everybody knows who looks at which place."""
    claim = find_claim(g, g.public_sheet, owner, place, What.ANYTHING)
    if claim >= 0:
        g.public_sheet[Column.SEEN + claim] |= 1 << seat


def note_psyche(g: State, seat: int, owner: int, place: int) -> None:
    """HD-50: a card of another's that is looked at and not revealed is a Psyche card, as everybody knows."""
    for other in range(g.players):
        if other != seat:
            write_group(g, g.sheet[other], owner, place, What.PSYCHE)
    write_group(g, g.public_sheet, owner, place, What.PSYCHE)
