"""What is read off the state of Haunted Destinies for questions and answers; `g` is a view, and cells may be UNKNOWN.

All have the shape of a rule: (g, seat, subject, answer); those that make data are also given the names of the players.
"""

from gloaming.games.haunted_destinies import facts
from gloaming.games.haunted_destinies.parts import (
    ACROSS,
    DIRECTIONS,
    EDGE_SUM,
    FACE_UP_CARDS,
    FIRST_SEARCH,
    HAND,
    ITEMS,
    KIND,
    LEAP_COST,
    NEIGHBOURS,
    OPPOSITE,
    PILE,
    SEARCHABLE,
    SEARCHABLE_IN_HAND,
    TILES,
    CardKind,
    Offering,
    Reward,
    TileOrNone,
    X,
)
from gloaming.games.haunted_destinies.rules.moor import (
    edge_of,
    first_way_in,
    next_tile,
    nth_held,
    nth_searchable,
    nth_turn,
    tile_at,
)
from gloaming.games.haunted_destinies.rules.players import is_ghost, wounds_dealt_by
from gloaming.games.haunted_destinies.rules.sheet import border_of
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary.doings import DO_WITH, DOING
from gloaming.games.haunted_destinies.vocabulary.kinds import edges_json
from gloaming.kernel.kinds import Names
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import NOTHING, UNKNOWN


def the_subject(g: State, seat: int, subject: int, answer: int) -> int:
    """What the question is about: a player, a tile, a deck, a result or an amount."""
    return subject


def the_answer(g: State, seat: int, subject: int, answer: int) -> int:
    """The number of the answer itself, where only some of the answers mean it."""
    return answer


# The set-up


def tile_beside(g: State, seat: int, subject: int, spot: int) -> int:
    """HD-4: a tile beside which a spot lies, NOTHING if one could not come there."""
    side = first_way_in(g, spot)
    return NOTHING if side == DIRECTIONS else tile_at(g, NEIGHBOURS[spot][side])


def direction_from_tile(g: State, seat: int, subject: int, spot: int) -> int:
    """HD-4: on which side of that tile the spot lies."""
    side = first_way_in(g, spot)
    return NOTHING if side == DIRECTIONS else OPPOSITE[side]


def dealt_to(g: State, seat: int, dealt: int, answer: int) -> int:
    """HD-1: in whose pile the card comes."""
    return dealt // PILE[g.players]


def place_dealt_to(g: State, seat: int, dealt: int, answer: int) -> int:
    """HD-1: at which place."""
    return dealt % PILE[g.players]


def card_to_deal(g: State, seat: int, dealt: int, answer: int) -> int:
    """HD-1: a card that is not dealt yet."""
    return g.pile[dealt + answer]


def tile_dealt_to(g: State, seat: int, about: int, answer: int) -> int:
    """HD-3: into whose hand the tile comes."""
    return about // HAND


def tile_to_deal(g: State, seat: int, about: int, answer: int) -> int:
    """HD-3: a tile of that kind in the box."""
    return g.box[answer if about % HAND < SEARCHABLE_IN_HAND else SEARCHABLE + answer]


def tile_in_hand(g: State, seat: int, laid: int, slot: int) -> int:
    """HD-4: a tile in hand; if it was laid, or cannot be seen, TILES and its place in the hand."""
    return g.hand[seat][slot] if g.hand[seat][slot] >= 0 else TILES + slot


def nth_in_hand(g: State, seat: int, layer: int, index: int) -> int:
    """HD-7: the n-th tile in the hand of the player who lays."""
    return g.hand[layer][nth_held(g, layer, index)]


def tile_laid(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-4: the tile that is shown and about to be laid."""
    return g.laying


def row_of_subject(g: State, seat: int, spot: int, answer: int) -> int:
    """HD-4: the row of the spot where it will lie."""
    return spot // ACROSS


def column_of_subject(g: State, seat: int, spot: int, answer: int) -> int:
    """HD-4: the column of that spot."""
    return spot % ACROSS


def open_row(g: State, seat: int, tile: int, index: int) -> int:
    """HD-7: the row of the n-th spot where a tile can be laid."""
    return g.open_spot[index] // ACROSS


def open_column(g: State, seat: int, tile: int, index: int) -> int:
    """HD-7: the column of that spot."""
    return g.open_spot[index] % ACROSS


def quarters_turned(g: State, seat: int, spot: int, index: int) -> int:
    """HD-7: the n-th way to turn the tile."""
    return nth_turn(g, g.laying, spot, index)


def nth_with_search(g: State, seat: int, subject: int, index: int) -> int:
    """HD-7: the n-th searchable tile of the moor."""
    return nth_searchable(g, index)


def nth_but_none(g: State, seat: int, subject: int, index: int) -> int:
    """HD-7: the same behind none."""
    return nth_searchable(g, index - TileOrNone.TILE)


def edges_printed(g: State, seat: int, subject: int, answer: int, names: Names) -> Json:
    """HD-4: the edges of the tile that is about to be laid, as they are printed."""
    return edges_json(g.laying, 0)


def edges_turned(g: State, seat: int, subject: int, quarters: int, names: Names) -> Json:
    """HD-4: its edges when it is turned so."""
    return edges_json(g.laying, quarters)


def edges_in_hand(g: State, seat: int, subject: int, slot: int, names: Names) -> Json | None:
    """HD-4: the edges of a tile in hand, None if it was laid or cannot be seen."""
    tile = g.hand[seat][slot]
    return edges_json(tile, 0) if tile >= 0 else None


def searchable_in_hand(g: State, seat: int, subject: int, slot: int) -> int:
    """HD-3: the first tiles of a hand can be searched."""
    return int(slot < SEARCHABLE_IN_HAND)


# A turn


def points_left(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-20: movement points."""
    return g.points


def actions_left(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-24: actions."""
    return g.acts


def tile_under(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-21: the tile on which one stands."""
    return g.pawn[seat]


def doing(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-24: which form an answer to Ask.DO has: a step, something by oneself, or a deed with another."""
    return DOING[answer]


def done_with(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-22 to HD-24: with whom something is done."""
    return DO_WITH[answer]


def tile_beyond(g: State, seat: int, subject: int, direction: int) -> int:
    """HD-21: the tile to which a step leads, or NOTHING."""
    return next_tile(g, g.pawn[seat], direction)


def step_cost(g: State, seat: int, subject: int, direction: int) -> int:
    """HD-21: the number on the own edge; a leap over an X edge has its own price."""
    edge = edge_of(g, g.pawn[seat], direction)
    return LEAP_COST if edge == X else edge


def is_leap(g: State, seat: int, subject: int, direction: int) -> int:
    """HD-21: whether the step leads over an X edge."""
    return int(edge_of(g, g.pawn[seat], direction) == X)


def edge_sum(g: State, seat: int, subject: int, tile: int) -> int:
    """HD-65: what the numbers on the tile come to."""
    return EDGE_SUM[tile]


def offered(g: State, holder: int) -> int:
    """HD-23: the items of the proposal that somebody has, a bit for each."""
    return sum(1 << item for item in range(ITEMS) if g.offer >> item & 1 and g.lies[FIRST_SEARCH + item] == holder)


def own_items_offered(g: State, seat: int, other: int, answer: int) -> int:
    """HD-23: those that are one's own."""
    return offered(g, seat)


def their_items_offered(g: State, seat: int, other: int, answer: int) -> int:
    """HD-23: those that are the other's."""
    return offered(g, other)


def offering(g: State, seat: int, other: int, item: int) -> int:
    """HD-23: an item of one's own is given, another's is asked for; or that is all."""
    if item == ITEMS:
        return Offering.DONE
    return Offering.GIVE if g.lies[FIRST_SEARCH + item] == seat else Offering.WANT


def copy_of(g: State, holder: int, card: int) -> int:
    """Which of the holder's cards of its kind a card is, from 1; 0 if there is only that one."""
    alike = [
        other
        for other in range(FACE_UP_CARDS)
        if KIND[other] == KIND[card] != CardKind.SCENE and g.lies[other] == holder
    ]
    return alike.index(card) + 1 if card in alike and len(alike) > 1 else 0


def copy_offered(g: State, seat: int, other: int, item: int) -> int:
    """HD-23: which of several alike an item is that can come into a proposal."""
    return copy_of(g, g.lies[FIRST_SEARCH + item], FIRST_SEARCH + item) if item < ITEMS else 0


def copy_held(g: State, seat: int, other: int, item: int) -> int:
    """HD-50: which of several alike an item of one's own is."""
    return copy_of(g, seat, FIRST_SEARCH + item)


# What a scene shows beyond the bare state


def reach_now(g: State, seat: int, subject: int, answer: int, names: Names) -> list[Json]:
    """HD-21: every tile in reach."""
    return facts.reach(g, seat)


def spots_for(g: State, seat: int, tile: int, answer: int, names: Names) -> list[Json]:
    """HD-4: where the tile fits that is about to be laid."""
    return facts.fits(g, tile)


def search_roll(g: State, seat: int, subject: int, answer: int, names: Names) -> Json:
    """HD-30: what goes into a search."""
    return facts.search_roll(g, seat, names)


def syphon_roll(g: State, seat: int, subject: int, answer: int, names: Names) -> Json:
    """HD-72: what syphoning can bring."""
    return facts.syphon_roll(g, seat)


def query_roll(g: State, seat: int, subject: int, answer: int, names: Names) -> Json:
    """HD-40: what goes into a query."""
    return facts.query_roll(g, seat, DO_WITH[answer], names)


def attack_roll(g: State, seat: int, subject: int, answer: int, names: Names) -> Json:
    """HD-45: what goes into the first round of an attack."""
    return facts.attack_roll(g, seat, DO_WITH[answer], names)


def next_round(g: State, seat: int, other: int, answer: int, names: Names) -> Json:
    """HD-45: what goes into another round."""
    return facts.attack_roll(g, g.active, g.target, names)


def haunt_roll(g: State, seat: int, subject: int, answer: int, names: Names) -> Json:
    """HD-71: what goes into a haunting."""
    return facts.haunt_roll(g, seat, DO_WITH[answer], names)


# Actions


def copy_face_up(g: State, seat: int, loser: int, card: int) -> int:
    """HD-46: which of several alike a face-up card of the loser's is."""
    return copy_of(g, loser, card)


def wounds_dealt(g: State, seat: int, loser: int, answer: int) -> int:
    """HD-45: the wounds that a winner deals."""
    return wounds_dealt_by(g, seat)


def draws_oneself(g: State, seat: int, owner: int, answer: int) -> int:
    """HD-50: whether whoever is rewarded would draw."""
    return int(answer - Reward.DRAW == seat)


def ghostly(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-12: whether a ghost is asked."""
    return int(is_ghost(g, seat))


def own_health(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-45: one's own health; of a ghost, gloom."""
    return g.health[seat]


def their_health(g: State, seat: int, other: int, answer: int) -> int:
    """HD-45: the other's health; of a ghost, gloom."""
    return g.health[other]


def places_open(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-11: how many places a new card can have."""
    return g.width


def target(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-71: who is haunted."""
    return g.target


# Cards


def card_drawn(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-35: the card that was drawn; one that was taken is not known either."""
    return UNKNOWN if g.drawn == NOTHING else g.drawn


def kind_drawn(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-35: what kind of card it is."""
    return KIND[g.drawn] if g.drawn >= 0 else UNKNOWN


def card_in_search_deck(g: State, seat: int, subject: int, index: int) -> int:
    """HD-35: a card of the Search deck."""
    return g.search_deck[index]


def card_in_haunting_deck(g: State, seat: int, subject: int, index: int) -> int:
    """HD-10: a card of the Haunting deck."""
    return g.haunting_deck[index]


def card_seen(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-50, HD-55: the card that one is looking at."""
    return g.looking[seat]


def kind_seen(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-50, HD-55: what kind of card it is."""
    return KIND[g.looking[seat]] if g.looking[seat] >= 0 else UNKNOWN


def border_seen(g: State, seat: int, subject: int, answer: int) -> int:
    """HD-50, HD-55: its border."""
    return border_of(g.looking[seat]) if g.looking[seat] >= 0 else UNKNOWN


def gloom_there(g: State, seat: int, subject: int, tile: int) -> int:
    """HD-6: the gloom on a searchable tile."""
    return facts.gloom_on(g, tile)
