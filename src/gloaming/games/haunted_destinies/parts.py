"""What is in the box of Haunted Destinies: the cards, the tiles and the moor they lie on."""

from gloaming.kernel.kinds import in_order

MOST_PLAYERS = 6
FEWEST_PLAYERS = 3
HEALTH = 5  # HD-2
FACES = 6
BOTH_DICE = FACES * FACES
USUAL_CAP = 60  # HD-91: rounds
MOST_ROUNDS = 1000  # the highest cap

# The cards, numbered through: 30 Psyche, 36 Search, 36 Haunting.
PSYCHE_CARDS = 30
SET_SIZE = 6
SETS = 5
FIRST_SEARCH = 30
SEARCH_CARDS = 36
FIRST_HAUNTING = 66
HAUNTING_CARDS = 36
CARDS = 102
ITEMS = 12  # the first Search cards
FIRST_EVENT = 58
MOST_FACE_DOWN = 74  # HD-11: 30 Psyche, 36 Haunting, 8 Events, in all piles together
PLACE_BITS = 7  # of a place in a pile, behind its owner in one number of the news
MOST_LIFTED = 2  # gloom that one card lifts off a tile
PSYCHE_IN_PLAY = (0, 0, 0, 18, 24, 30, 30)  # HD-1, by the number of players
PILE = (0, 0, 0, 6, 6, 6, 5)  # HD-1: cards in each pile at the start
FACE_UP_CARDS = FIRST_SEARCH + ITEMS  # Psyche cards and items: what can lie face up before a player

OPENER_CARD = 0


class CardKind:
    """What a card is: KIND[card]. Cards of a kind are alike but for their number (and, of scenes, their words)."""

    OPENER = 0
    # The nine powers, in the order of the rules.
    SURE_SEARCH = 1  # +1 to search results
    SURE_QUERY = 2  # +1 to query results
    SURE_ATTACK = 3  # +1 to attack results one makes
    TOUGH = 4  # +1 health when attacked
    CALM = 5  # +1 health when haunted
    SWIFT = 6  # +1 movement point
    RESTFUL = 7  # heals 1 wound at the start of one's turn, alone on the tile
    LEAPING = 8  # once a turn over an X edge for 3 points
    CHARMED = 9  # no penalty for doubles
    SCENE = 10
    # Items.
    SEARCH_ITEM = 11  # +1 to search results
    MOVE_ITEM = 12  # +2 movement points
    ATTACK_ITEM = 13  # +1 to attack results
    HEAL_ITEM = 14  # discard it: heal 1 wound
    LOOK_ITEM = 15  # discard it: look at one of your own cards
    # Boons and clues: Draw.
    HEAL_1 = 16
    HEAL_2 = 17
    LIFT_GLOOM = 18  # up to 2 gloom off one's tile
    LOOK_AT_OTHER = 19
    LOOK_AT_OWN = 20
    # Events: Probe; the last two Draw or Probe.
    OWNER_HEALS = 21
    BOTH_HEAL = 22
    REMOVE_GOAL = 23
    MOVE_GLOOM = 24
    # Haunting cards: Probe.
    PROBER_WOUND = 25
    OWNER_WOUND = 26
    BOTH_WOUND = 27
    GLOOM_FALLS = 28  # 2 gloom on the owner's tile or the nearest searchable one
    GHOSTS_GAIN = 29
    PROBER_DRAWS = 30
    TILE_DRAWS = 31  # all living players on the owner's tile draw
    ITEM_LOST = 32
    TURN_ENDS = 33
    # Ghost goals.
    GOAL_NUMBERS = 34  # at least two ghosts, and as many as living players, and no ritual
    GOAL_HOARD = 35  # the ghosts hold 3 gloom for each player
    GOAL_BLIGHT = 36  # gloom on every searchable tile


KINDS = 37
PSYCHE_KINDS = {  # by card; the others are scenes
    OPENER_CARD: CardKind.OPENER,
    1: CardKind.SURE_SEARCH,
    6: CardKind.SURE_QUERY,
    7: CardKind.SURE_ATTACK,
    12: CardKind.TOUGH,
    13: CardKind.CALM,
    18: CardKind.SWIFT,
    19: CardKind.RESTFUL,
    24: CardKind.LEAPING,
    25: CardKind.CHARMED,
}
FIRST_GOAL = 99  # the cards of the three ghost goals
GOALS = 3
COPIES = (  # of the cards from the first Search card on, by kind
    (CardKind.SEARCH_ITEM, 2),
    (CardKind.MOVE_ITEM, 2),
    (CardKind.ATTACK_ITEM, 2),
    (CardKind.HEAL_ITEM, 2),
    (CardKind.LOOK_ITEM, 4),
    (CardKind.HEAL_1, 4),
    (CardKind.HEAL_2, 2),
    (CardKind.LIFT_GLOOM, 2),
    (CardKind.LOOK_AT_OTHER, 2),
    (CardKind.LOOK_AT_OWN, 6),
    (CardKind.OWNER_HEALS, 3),
    (CardKind.BOTH_HEAL, 1),
    (CardKind.REMOVE_GOAL, 2),
    (CardKind.MOVE_GLOOM, 2),
    (CardKind.PROBER_WOUND, 5),
    (CardKind.OWNER_WOUND, 5),
    (CardKind.BOTH_WOUND, 3),
    (CardKind.GLOOM_FALLS, 4),
    (CardKind.GHOSTS_GAIN, 4),
    (CardKind.PROBER_DRAWS, 4),
    (CardKind.TILE_DRAWS, 2),
    (CardKind.ITEM_LOST, 3),
    (CardKind.TURN_ENDS, 3),
    (CardKind.GOAL_NUMBERS, 1),
    (CardKind.GOAL_HOARD, 1),
    (CardKind.GOAL_BLIGHT, 1),
)
KIND = (
    *(PSYCHE_KINDS.get(card, CardKind.SCENE) for card in range(PSYCHE_CARDS)),
    *(kind for kind, copies in COPIES for _ in range(copies)),
)
POWER_CARD = tuple(KIND.index(kind) for kind in range(CardKind.SCENE))  # of each power, by its kind
# The first card of each kind of item, from SEARCH_ITEM on, and the end.
ITEM_CARDS = tuple(KIND.index(kind) for kind in range(CardKind.SEARCH_ITEM, CardKind.HEAL_1 + 1))


# The Opener's table, by the number of players at the start; it counts once the ritual runs.
OPENER_ATTACK = (0, 0, 0, 0, 1, 1, 2)  # on attack results it makes
OPENER_WOUNDS = (0, 0, 0, 1, 1, 2, 2)  # when it wins a round as attacker
OPENER_HEALS = (0, 0, 0, 0, 1, 1, 5)  # for each ghost it makes
OPENER_ACTS = (0, 0, 0, 0, 0, 1, 1)  # 1: may act once more this turn for each ghost it makes

# Ghost goals.
FEWEST_GHOSTS = 2
HOARD = 3  # gloom for each player
BLIGHT = (0, 0, 0, 4, 5, 5, 5)  # gloom on every searchable tile, by the number of players


class Lies:
    """Where a card lies as everybody can see; below MOST_PLAYERS: face up before that seat."""

    OUT_OF_SIGHT = -1  # in a pile, in a deck, or drawn and not yet shown
    DISCARDED = 6
    IN_PLAY = 7  # a ghost goal
    OBEYED = 8  # revealed and being obeyed
    REMOVED = 9  # not in this game, or a Psyche card that has left it


class What:
    """What somebody knows a card to be: below CARDS that very card, otherwise one of a group."""

    SET_A = 102  # and so on: SET_A + set
    PSYCHE = 107
    GREY = 108  # Search or Haunting
    SEARCH = 109  # a Search card in a pile: one of the Events
    HAUNTING = 110
    ANYTHING = 111


WHATS = 112


def wider(what: int) -> int:
    """The next wider group that a card or a group belongs to."""
    if what < PSYCHE_CARDS:
        return What.SET_A + what // SET_SIZE
    if what < CARDS:
        return What.SEARCH if what < FIRST_HAUNTING else What.HAUNTING
    if what < What.PSYCHE:
        return What.PSYCHE
    return What.GREY if what in (What.SEARCH, What.HAUNTING) else What.ANYTHING


def groups(what: int) -> int:
    """A bit for each group, from set A on, that a card or a group belongs to."""
    bits = 0
    while what != What.ANYTHING:
        bits |= 1 << (what - CARDS) if what >= CARDS else 0
        what = wider(what)
    return bits | 1 << (What.ANYTHING - CARDS)


WIDER = tuple(wider(what) for what in range(WHATS))
GROUPS = tuple(groups(what) for what in range(WHATS))
# How little is known: 0 the card, 1 a set or a grey deck, 2 psyche or grey, 3 nothing.
VAGUE_GROUPS = {What.PSYCHE: 2, What.GREY: 2, What.ANYTHING: 3}
VAGUE = (0,) * CARDS + tuple(VAGUE_GROUPS.get(what, 1) for what in range(CARDS, WHATS))


class Column:
    """The columns of a check sheet: what is known of claim k stands in sheet[column + k]."""

    WHAT = 0  # a card or a group, see What
    HOME = 74  # the seat in whose pile it lies
    LOW = 148  # the first place in that pile where it can be
    HIGH = 222  # the last one
    STRAY = 296  # a bit for each other seat in whose pile, at whatever place, it may lie instead
    # Only on the public sheet:
    SEEN = 370  # a bit for each seat that has looked at it
    BORDER = 444  # a bit for each seat that was shown its border


SHEET = 370  # the numbers on a player's sheet
PUBLIC_SHEET = 518

# The moor.
TILES = 43
CEMETERY = 0
SEARCHABLE = 14  # tiles 1 to 14
FIRST_OTHER = 15
OTHERS = 28
ACROSS = 15
SPOTS = ACROSS * ACROSS
MIDDLE = SPOTS // 2
DIRECTIONS = 4
QUARTERS = 4
OPPOSITE = (2, 3, 0, 1)
X = 0  # an edge that cannot be left over
LEAP_COST = 3
HAND = 7  # two searchable tiles, four others, the Cemetery
SEARCHABLE_IN_HAND = 2
OTHERS_IN_HAND = 4
CEMETERY_SLOT = 6
MOST_OPEN = 76  # spots beside a moor of 37 tiles: two for each tile, and two more
PAWN_TILE = 4  # HD-5: the pawn goes on the fourth tile
GLOOM_EACH = 4  # HD-6
NOWHERE = -1


class Direction:
    """Ways to go, clockwise."""

    NORTH, EAST, SOUTH, WEST = range(4)


TILE_EDGES = {  # of each tile, in the order of their numbers: to the north, east, south and west
    "Dilapidated Cemetery": (1, 1, 1, 1),
    # Searchable.
    "Roman Ruins": (2, 2, 2, 2),
    "Shuttered Croft": (1, 2, 1, 2),
    "Roofless Chapel": (1, 1, 2, 2),
    "Drovers' Inn": (2, 1, 3, 1),
    "Overturned Carriage": (1, 3, 1, 1),
    "Abandoned Manse": (2, 2, 1, 1),
    "Earth House": (3, 1, 2, 1),
    "Schoolhouse": (1, 1, 1, 2),
    "Silent Mine": (2, 3, 1, 2),
    "Chambered Cairn": (1, 2, 2, 3),
    "Meal Mill": (2, 1, 2, 2),
    "Hunting Lodge": (3, 2, 1, 2),
    "Standing Stones": (1, 1, 3, 2),
    "Clootie Well": (2, 2, 3, 1),
    # Others.
    "Rocky Fields": (2, 3, 2, 3),
    "Treacherous Gorge": (2, 3, 2, 3),
    "Market Cross": (1, 1, 1, 1),
    "Sheep Pasture": (1, 2, 1, 1),
    "Kirk Road": (1, 1, 2, 1),
    "Heather Brae": (2, 1, 2, 1),
    "Bracken Bank": (1, 2, 2, 1),
    "Birch Wood": (2, 2, 2, 1),
    "Gorse Thicket": (1, 3, 2, 2),
    "Windy Gap": (3, 1, 1, 2),
    "Peat Hags": (2, 2, 3, 3),
    "Hungry Mire": (3, 3, 3, 3),
    "Sunken Lane": (1, 2, 3, 2),
    "Scree Slope": (3, 2, 3, 1),
    # Others with one X.
    "Lochside Path": (X, 1, 1, 1),
    "Crag Foot": (X, 2, 1, 2),
    "March Dyke": (1, X, 2, 1),
    "Roaring Linn": (2, 1, X, 3),
    "Hawthorn Hedge": (1, 2, 2, X),
    "Burn in Spate": (X, 1, 2, 3),
    "Landslip": (3, X, 2, 2),
    "Corrie Rim": (2, 2, X, 2),
    "Quarry Edge": (1, 3, 1, X),
    "Tarn Shore": (X, 2, 3, 1),
    # Bridges, with two.
    "Covered Bridge": (X, 1, X, 1),
    "Packhorse Bridge": (X, 2, X, 2),
    "Rope Bridge": (1, X, 2, X),
    "Rotten Footbridge": (2, X, 3, X),
}
EDGES = tuple(TILE_EDGES.values())
# After so many quarters a tile looks as before.
PERIOD = tuple(1 if len({*e}) == 1 else 2 if e[:2] == e[2:] else 4 for e in EDGES)
EDGE_SUM = tuple(sum(edges) for edges in EDGES)  # HD-65: X is 0


def beside(spot: int, direction: int) -> int:
    """The spot next to another, NOWHERE if that is too far from the Cemetery."""
    row = spot // ACROSS + (-1, 0, 1, 0)[direction]
    column = spot % ACROSS + (0, 1, 0, -1)[direction]
    return row * ACROSS + column if 0 <= row < ACROSS and 0 <= column < ACROSS else NOWHERE


NEIGHBOURS = tuple(tuple(beside(spot, direction) for direction in range(DIRECTIONS)) for spot in range(SPOTS))
ROW_OF = tuple(spot // ACROSS for spot in range(SPOTS))
COLUMN_OF = tuple(spot % ACROSS for spot in range(SPOTS))


class Ending:
    """How a game ended."""

    NOT_YET, BOUND, OPENER, LIVING, GHOSTS, LAST_ALIVE, CAP = range(7)


# What is chosen: the numbers of answers; where more is chosen with it, a seat or a tile, that at which these begin.


class TileOrNone:
    """HD-6, MOVE_GLOOM: a searchable tile, or none."""

    NONE = 0
    TILE = 1  # the first of them


class Removal:
    """HD-65: which tile is removed."""

    TILE = 0  # + tile
    NONE = TILES


class GoalRemoval:
    """REMOVE_GOAL: which ghost goal is removed."""

    GOAL = 0  # + goal
    NONE = GOALS


class Dice:
    """HD-20: what is rolled for movement."""

    ONE_DIE, BOTH_DICE = range(2)


class Bargain:
    """HD-23: what becomes of a proposal."""

    REFUSE, ACCEPT = range(2)


class Offering:
    """HD-23: how an item comes into a proposal, or that it is complete."""

    GIVE, WANT, DONE = range(3)


class Penalty:
    """HD-12: what doubles cost."""

    CARD, WOUND = range(2)


class Event:
    """HD-35: what becomes of an Event that was drawn."""

    KEEP, PLAY = range(2)


class Find:
    """HD-30: what a search brings."""

    DRAW, LOOK, OWN = range(3)


class QueryPrize:
    """HD-40: what the winner of a query gets."""

    LOOK, THEY_DRAW = range(2)


class AttackPrize:
    """HD-45: what the winner of a round does to the loser."""

    WOUND, FACE_DOWN, FACE_UP, THEY_DRAW = range(4)


class Attack:
    """HD-45: whether an attack goes on."""

    STOP, GO_ON = range(2)


class Fate:
    """HD-60: what is declared."""

    BIND, RITUAL = range(2)


class HauntPrize:
    """HD-71: what a haunting brings."""

    THEY_DRAW, LOOK, THEY_DRAW_TWO, WOUND, TWO_LOOKS, THEY_DRAW_THREE = range(6)


class Returned:
    """HD-50: how a Psyche card goes back."""

    FACE_DOWN, FACE_UP = range(2)


class Reward:
    """HD-50: what the prober gets who returns a Psyche card face up."""

    HEAL = 0
    DRAW = 1  # + seat


class OwnCard:
    """HD-55: what becomes of a card of one's own."""

    BACK = 0
    PLAY = 1
    TRIGGER = 2  # + seat


FINDS = {Find.DRAW: 1, Find.LOOK: 3, Find.OWN: 5}  # HD-30: the result that each needs
HAUNT_PRIZES = {  # HD-71: the result that each needs, the Haunting cards that they draw, the looks at theirs
    HauntPrize.THEY_DRAW: (1, 1, 0),
    HauntPrize.LOOK: (3, 0, 1),
    HauntPrize.THEY_DRAW_TWO: (3, 2, 0),
    HauntPrize.WOUND: (5, 0, 0),
    HauntPrize.TWO_LOOKS: (5, 0, 2),
    HauntPrize.THEY_DRAW_THREE: (5, 3, 0),
}
# The same for rules, by the number of what is chosen.
FIND_NEEDS = in_order(Find, FINDS)
HAUNT_NEEDS = tuple(needs for needs, _, _ in in_order(HauntPrize, HAUNT_PRIZES))
HAUNT_DRAWS = tuple(draws for _, draws, _ in in_order(HauntPrize, HAUNT_PRIZES))
HAUNT_LOOKS = tuple(looks for _, _, looks in in_order(HauntPrize, HAUNT_PRIZES))
