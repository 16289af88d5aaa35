"""What a seat cannot see in Haunted Destinies, filled in at random.

A seat's check sheet has a claim for each face-down card. A guess deals the places of the piles to the claims, then
cards to the claims, so that every claim is true; what is left over is in the decks. Then the other sheets are
written anew, as everybody's sheet and the guessed cards have it.
"""

from gloaming.games.haunted_destinies.parts import (
    CARDS,
    CEMETERY,
    CEMETERY_SLOT,
    FIRST_EVENT,
    FIRST_HAUNTING,
    FIRST_OTHER,
    FIRST_SEARCH,
    HAND,
    HAUNTING_CARDS,
    MOST_FACE_DOWN,
    MOST_PLAYERS,
    SEARCH_CARDS,
    SEARCHABLE,
    SEARCHABLE_IN_HAND,
    SHEET,
    TILES,
    Column,
    Lies,
    What,
)
from gloaming.games.haunted_destinies.rules.piles import card_at
from gloaming.games.haunted_destinies.rules.sheet import border_of, both, can_lie, implies, put_claim
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask
from gloaming.kernel.chance import Luck, below
from gloaming.kernel.decks import draw
from gloaming.kernel.seats import EMPTY, NOTHING, UNKNOWN

SWAPS = 8  # tries to change places, for each face-down card
ATTEMPTS = 12  # guesses until one agrees with what everybody knows


class Desk:
    """Columns of working space, on a sheet that the viewer cannot see and that is written anew in the end."""

    CARD_OF = 0  # the card of a claim; before it is dealt, the kind of card
    CLAIM_AT = 74  # the claim on a place, or NOTHING
    CAME_FROM = 148  # the claim that asks for this place, or NOTHING
    QUEUE = 222  # claims whose places are still to be looked at
    PLACE_OF = 296  # the place of a claim, or NOTHING


def guess(g: State, seat: int, luck: Luck) -> None:
    """HD-99: hidden are both decks, undealt tiles and others' tiles, face-down cards, and what others have seen."""
    guess_tiles(g, luck)
    desk = 1 if seat == 0 else 0
    drawn, agreed, attempts = g.drawn, False, 0
    while not agreed and attempts < ATTEMPTS:
        g.drawn = drawn
        if seat < g.players:
            guess_cards(g, g.sheet[seat], g.sheet[desk], luck)
        else:
            guess_cards(g, g.public_sheet, g.sheet[desk], luck)
        agreed = match_places(g, g.public_sheet, g.sheet[desk], 1)
        attempts += 1
    guess_looks(g)
    guess_sheets(g, seat, desk, agreed)


# Tiles


def guess_tiles(g: State, luck: Luck) -> None:
    """HD-3: others' tiles are any of those not in sight; when all tiles are laid the box is empty."""
    for place in range(TILES - 1):
        g.box[place] = EMPTY
    searchable = fill_box(g, 0, 1, FIRST_OTHER)
    others = fill_box(g, SEARCHABLE, FIRST_OTHER, TILES)
    for owner in range(MOST_PLAYERS):
        for slot in range(HAND):
            if g.hand[owner][slot] == UNKNOWN:
                g.hand[owner][slot] = EMPTY
                if (g.holding[owner] >> slot) & 1:
                    if slot == CEMETERY_SLOT:
                        g.hand[owner][slot] = CEMETERY
                    elif slot < SEARCHABLE_IN_HAND:
                        g.hand[owner][slot] = take_tile(g, 0, searchable, luck)
                        searchable -= 1
                    else:
                        g.hand[owner][slot] = take_tile(g, SEARCHABLE, others, luck)
                        others -= 1
    if g.pawn[0] != NOTHING and g.laid > g.players * (HAND - 1):
        for place in range(TILES - 1):
            g.box[place] = EMPTY


def fill_box(g: State, start: int, first: int, end: int) -> int:
    """HD-3: put these tiles into the box, but those on the moor and those in a hand that the viewer sees."""
    count = 0
    for tile in range(first, end):
        if g.spot[tile] == NOTHING and g.laying != tile and not in_hand(g, tile):
            g.box[start + count] = tile
            count += 1
    return count


def in_hand(g: State, tile: int) -> bool:
    """HD-3: whether the viewer holds this tile."""
    held = False
    for owner in range(g.players):
        for slot in range(HAND):
            held = held or g.hand[owner][slot] == tile
    return held


def take_tile(g: State, start: int, count: int, luck: Luck) -> int:
    """HD-3: any of these tiles in the box; the last one fills its place."""
    index = start + below(luck, count)
    tile = g.box[index]
    g.box[index] = g.box[start + count - 1]
    g.box[start + count - 1] = EMPTY
    return tile


# Cards


def guess_cards(g: State, sheet: list[int], desk: list[int], luck: Luck) -> None:
    """HD-11: places and cards for all claims."""
    match_places(g, sheet, desk, 0)
    mix_places(g, sheet, desk, luck)
    deal_claims(g, sheet, desk, luck)
    for claim in range(g.face_down):
        g.pile[desk[Desk.PLACE_OF + claim]] = desk[Desk.CARD_OF + claim]
    for place in range(g.face_down, MOST_FACE_DOWN):
        g.pile[place] = EMPTY


def owner_at(g: State, index: int) -> int:
    """In whose pile the n-th of all face-down cards lies."""
    owner = 0
    while index >= g.size[owner]:
        index -= g.size[owner]
        owner += 1
    return owner


def place_at(g: State, index: int) -> int:
    """At which place of its pile the n-th of all face-down cards lies."""
    owner = 0
    while index >= g.size[owner]:
        index -= g.size[owner]
        owner += 1
    return index


def fits_claim(g: State, sheet: list[int], claim: int, index: int, check_card: int) -> bool:
    """Whether the n-th of all face-down cards can be a claim's, by its place and, if wanted, by the card there."""
    if check_card == 1 and not implies(g.pile[index], sheet[Column.WHAT + claim]):
        return False
    return can_lie(sheet, claim, owner_at(g, index), place_at(g, index))


def match_places(g: State, sheet: list[int], desk: list[int], check_card: int) -> bool:
    """Give each claim a place of its own; False if that cannot be done."""
    for index in range(g.face_down):
        desk[Desk.CLAIM_AT + index] = NOTHING
        desk[Desk.PLACE_OF + index] = NOTHING
    done = True
    for claim in range(g.face_down):
        done = done and find_place(g, sheet, desk, claim, check_card)
    return done


def find_place(g: State, sheet: list[int], desk: list[int], claim: int, check_card: int) -> bool:
    """A free place for a claim, or one whose claim can move on, and so forth."""
    for index in range(g.face_down):
        desk[Desk.CAME_FROM + index] = NOTHING
    desk[Desk.QUEUE] = claim
    count, done = 1, 0
    while done < count:
        asking = desk[Desk.QUEUE + done]
        done += 1
        for index in range(g.face_down):
            if desk[Desk.CAME_FROM + index] == NOTHING and fits_claim(g, sheet, asking, index, check_card):
                desk[Desk.CAME_FROM + index] = asking
                if desk[Desk.CLAIM_AT + index] == NOTHING:
                    move_along(desk, index)
                    return True
                desk[Desk.QUEUE + count] = desk[Desk.CLAIM_AT + index]
                count += 1
    return False


def move_along(desk: list[int], index: int) -> None:
    """Each claim takes the place that it asked for, the last one first."""
    while index != NOTHING:
        claim = desk[Desk.CAME_FROM + index]
        left = desk[Desk.PLACE_OF + claim]
        desk[Desk.PLACE_OF + claim] = index
        desk[Desk.CLAIM_AT + index] = claim
        index = left


def mix_places(g: State, sheet: list[int], desk: list[int], luck: Luck) -> None:
    """Two claims change places, over and over, where both allow it: in the end any order is about equally likely."""
    for _ in range(SWAPS * g.face_down):
        claim, other = below(luck, g.face_down), below(luck, g.face_down)
        here, there = desk[Desk.PLACE_OF + claim], desk[Desk.PLACE_OF + other]
        if fits_claim(g, sheet, claim, there, 0) and fits_claim(g, sheet, other, here, 0):
            desk[Desk.PLACE_OF + claim] = there
            desk[Desk.PLACE_OF + other] = here


def deal_claims(g: State, sheet: list[int], desk: list[int], luck: Luck) -> None:
    """A card for each claim: what the claims leave is in the decks. Until the end `pile` holds the Psyche cards."""
    for claim in range(g.face_down):
        desk[Desk.CARD_OF + claim] = sheet[Column.WHAT + claim]
    psyche = gather(g, g.pile, desk, 0, FIRST_SEARCH)
    search = gather(g, g.search_deck, desk, FIRST_SEARCH, FIRST_HAUNTING)
    haunting = gather(g, g.haunting_deck, desk, FIRST_HAUNTING, CARDS)
    drawn = g.drawn_from if g.drawn == UNKNOWN else NOTHING
    tell_apart(g, desk, psyche, haunting - g.haunting_left - (drawn == What.HAUNTING), luck)
    for claim in range(g.face_down):
        what = desk[Desk.CARD_OF + claim]
        if what >= What.SET_A and what < What.PSYCHE:
            desk[Desk.CARD_OF + claim] = draw_of_set(g, psyche, what, luck)
            psyche -= 1
    for claim in range(g.face_down):
        what = desk[Desk.CARD_OF + claim]
        if what == What.PSYCHE:
            desk[Desk.CARD_OF + claim] = draw(g.pile, psyche, below(luck, psyche))
            psyche -= 1
        elif what == What.HAUNTING:
            desk[Desk.CARD_OF + claim] = draw(g.haunting_deck, haunting, below(luck, haunting))
            haunting -= 1
        elif what == What.SEARCH:
            desk[Desk.CARD_OF + claim] = draw_event(g, search, luck)
            search -= 1
    if g.drawn == UNKNOWN:
        g.drawn = guess_drawn(g, haunting, search, luck)
    close_deck(g.search_deck, g.search_left, SEARCH_CARDS)
    close_deck(g.haunting_deck, g.haunting_left, HAUNTING_CARDS)


def gather(g: State, pool: list[int], desk: list[int], first: int, end: int) -> int:
    """Lay all these cards that are out of sight into a pool, but those that a claim names; say how many there are."""
    count = 0
    for card in range(first, end):
        if g.lies[card] == Lies.OUT_OF_SIGHT and g.drawn != card and not named(g, desk, card):
            pool[count] = card
            count += 1
    return count


def named(g: State, desk: list[int], card: int) -> bool:
    """Whether a claim is about this very card."""
    found = False
    for claim in range(g.face_down):
        found = found or desk[Desk.CARD_OF + claim] == card
    return found


def tell_apart(g: State, desk: list[int], psyche: int, haunting: int, luck: Luck) -> None:
    """Decide of claims that may be about several kinds of cards which kind it is, as many of each as there must be."""
    vague, grey = 0, 0
    for claim in range(g.face_down):
        what = desk[Desk.CARD_OF + claim]
        psyche -= what >= What.SET_A and what <= What.PSYCHE
        haunting -= what == What.HAUNTING
        vague += what == What.ANYTHING
        grey += what == What.GREY
    for claim in range(g.face_down):
        if desk[Desk.CARD_OF + claim] == What.ANYTHING:
            is_psyche = below(luck, vague) < psyche
            desk[Desk.CARD_OF + claim] = What.PSYCHE if is_psyche else What.GREY
            vague -= 1
            psyche -= is_psyche
            grey += not is_psyche
    for claim in range(g.face_down):
        if desk[Desk.CARD_OF + claim] == What.GREY:
            is_haunting = below(luck, grey) < haunting
            desk[Desk.CARD_OF + claim] = What.HAUNTING if is_haunting else What.SEARCH
            grey -= 1
            haunting -= is_haunting


def draw_of_set(g: State, count: int, group: int, luck: Luck) -> int:
    """Any card of a set among the first cards of the pool."""
    many = 0
    for index in range(count):
        many += border_of(g.pile[index]) == group
    chosen = below(luck, many)
    for index in range(count):
        if border_of(g.pile[index]) == group:
            if chosen == 0:
                return draw(g.pile, count, index)
            chosen -= 1
    return NOTHING


def draw_event(g: State, count: int, luck: Luck) -> int:
    """Any of the Events, which are the last cards of the pool."""
    first = 0
    while g.search_deck[first] < FIRST_EVENT:
        first += 1
    return draw(g.search_deck, count, first + below(luck, count - first))


def guess_drawn(g: State, haunting: int, search: int, luck: Luck) -> int:
    """HD-35: a drawn card that has no place yet: any Haunting card, or any Event."""
    if g.drawn_from == What.HAUNTING:
        return draw(g.haunting_deck, haunting, below(luck, haunting))
    return draw_event(g, search, luck) if g.drawn_from == What.SEARCH else NOTHING


def close_deck(deck: list[int], left: int, most: int) -> None:
    """What is left in the deck; behind it there is nothing."""
    for index in range(left, most):
        deck[index] = EMPTY


# What others see and have seen


def guess_looks(g: State) -> None:
    """HD-11: who is looking at a card sees the one that was guessed; what was shown before is not asked for again."""
    for seat in range(MOST_PLAYERS):
        if g.looking[seat] == UNKNOWN:
            looks = seat == g.prober and g.look_place != NOTHING and g.question != Ask.PLACE_CARD
            g.looking[seat] = card_at(g, g.owner, g.look_place) if looks else NOTHING
    for slot in range(len(g.shown)):
        if g.shown[slot] == UNKNOWN:
            g.shown[slot] = NOTHING


def guess_sheets(g: State, viewer: int, desk: int, agreed: bool) -> None:
    """HD-11: the others know what everybody knows, the places in their own piles, and what they were shown.

    A sheet that had to choose between claims may now and then not agree with everybody's: then only places are known.
    """
    for claim in range(g.face_down):
        if not agreed:
            g.sheet[desk][Desk.PLACE_OF + claim] = claim
    for step in range(1, MOST_PLAYERS + 1):
        seat = (desk + step) % MOST_PLAYERS  # the desk itself comes last
        if seat != viewer:
            write_sheet(g, seat, desk, agreed)


def write_sheet(g: State, seat: int, desk: int, agreed: bool) -> None:
    """HD-11: a claim for each face-down card; of an empty seat the sheet is empty."""
    sheet = g.sheet[seat]
    for claim in range(g.face_down if seat < g.players else 0):
        index = g.sheet[desk][Desk.PLACE_OF + claim]
        write_claim(g, seat, claim, index, agreed)
    for claim in range(g.face_down if seat < g.players else 0, MOST_FACE_DOWN):
        column = 0
        while column < SHEET:
            sheet[column + claim] = 0
            column += MOST_FACE_DOWN


def write_claim(g: State, seat: int, claim: int, index: int, agreed: bool) -> None:
    """HD-11: where the guessed card can be for this player, and what the player knows it to be."""
    sheet, public, card = g.sheet[seat], g.public_sheet, g.pile[index]
    owner, place = owner_at(g, index), place_at(g, index)
    if owner == seat or not agreed:
        put_claim(sheet, claim, owner, place, place)
    else:
        put_claim(sheet, claim, public[Column.HOME + claim], public[Column.LOW + claim], public[Column.HIGH + claim])
        sheet[Column.STRAY + claim] = public[Column.STRAY + claim]
    if not agreed:
        sheet[Column.WHAT + claim] = group_of(card)
    elif (public[Column.SEEN + claim] >> seat) & 1:
        sheet[Column.WHAT + claim] = card
    elif (public[Column.BORDER + claim] >> seat) & 1:
        sheet[Column.WHAT + claim] = both(public[Column.WHAT + claim], border_of(card))
    else:
        sheet[Column.WHAT + claim] = public[Column.WHAT + claim]


def group_of(card: int) -> int:
    """What everybody would know of a card who saw it come into a pile."""
    if card < FIRST_SEARCH:
        return What.PSYCHE
    return What.SEARCH if card < FIRST_HAUNTING else What.HAUNTING
