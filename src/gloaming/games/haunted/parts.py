"""What is in the box of Haunted: 54 cards, three stats and two charts."""

from gloaming.kernel.kinds import in_order, names_of

MOST_PLAYERS = 8
SUITS = 4
COLORS = 2
STATS = 3
WAYS_TO_DECLARE = 2
MOST_LINKS = 4
SECRET_DOORS = 2  # dealt to each player
CROSS = 4  # face-down cards around the Ace of Diamonds
SET_ASIDE = 2  # cards a player that go on top of the deck
DEALT = 3  # cards a player gets: two Secret Doors and a Room

# HA-5: a card is four times its value (0 for 2, 11 for a King) and its suit, so lower cards have lower numbers.
ROOMS = 48
ACES = 48  # the first of the four
JOKERS = 52  # the first of the two: red, then black
CARDS = 54
EXITS = 4
UNNAMED = CARDS  # stands for a card that may not be named, where a place and its card are one number
CARDS_OR_NONE = CARDS + 1
PLACED = CARDS * CARDS_OR_NONE  # how many such numbers there are: a place of the house, and one of all cards or none

STRONGER = 5
WEAKER = 3
SOLO_FEAR = 2
FREED_FEAR = 2

NOTHING_NOTED = 100  # HA-44: noted scores are kept so much higher, since -2 in a cell says UNKNOWN

STILL_ROUNDS = 10
MOST_STILL_ROUNDS = 100


class Suit:
    """The suits in the order in which they break ties; even ones are red, odd ones black."""

    DIAMONDS, CLUBS, HEARTS, SPADES = range(4)


class Color:
    """The colours in the order of the suits."""

    RED, BLACK = range(2)


class Stat:
    """What a player has on paper."""

    BODY, WILL, FEAR = range(3)


class WayOutQuestion:
    """HA-21, HA-22, HA-23: the three questions."""

    REMEMBER, BRING, FEAR = range(3)


class Declared:
    """What is called before a card is turned up."""

    COLOR, SUIT = range(2)


class Face:
    """How a card of the house lies; one that lies DOWN_ROOM is known to be neither an Ace nor a Joker."""

    UNLAID, DOWN, DOWN_ROOM, UP, DISCARDED = range(5)


class Fate:
    """HA-41: how it ended for a player."""

    IN_THE_HOUSE, TRAPPED, ESCAPED = range(3)


class Reason:
    """HA-40, HA-43, HA-45: why a game ends; NONE while it goes on."""

    NONE, ESCAPE, EXITS, DECK, STILL, FEAR = range(6)


# What is chosen: the numbers of answers; where more is chosen with it, a Secret Door or a spot, that of the first.


class Stronger:
    """HA-1: which stat is the stronger one."""

    BODY = Stat.BODY
    WILL = Stat.WILL


class Acting:
    """HA-11: what somebody does in a turn."""

    MOVE = 0  # + which link
    OPEN = MOST_LINKS
    STAY = MOST_LINKS + 1


class Way:
    """HA-11: what that comes to: a link may not be there."""

    GO, NOWHERE, OPEN, STAY = range(4)


class Laying:
    """HA-31: how a card is laid; an answer is one of these times the cards of the house, and the card beside it."""

    FACE_DOWN, FACE_UP = range(2)


class Offering:
    """HA-12: whether a Secret Door is to be played, and which."""

    KEEP = 0
    PLAY = 1  # + which


class Matching:
    """HA-13: what is taken where a match lies on the table: the effect, or +1 instead of it."""

    EFFECT, MATCH = range(2)


class Revealing:
    """HA-16: which card of the house is turned up, if any."""

    NOTHING = 0
    CARD = 1  # + spot


class Bonus:
    """HA-12: to which stat one's own Secret Door gives +1, if to any."""

    ADD = 0  # + stat
    DECLINE = STATS


class Linking:
    """HA-14: to which other card the new one is linked, if to any."""

    NO_LINK = 0
    LINK = 1  # + spot


class Leaving:
    """HA-43: what somebody does who is alone and could escape."""

    ESCAPE, GO_ON = range(2)


ANSWERS = Acting.STAY + 1

# The charts. A change is a number: a stat, and one of the amounts that can be added to it, ZERO of which is none.
AMOUNTS = 8
ZERO = 4
CHANGES = STATS * AMOUNTS
NO_EFFECT, REVEAL, CHOICE = CHANGES, CHANGES + 1, CHANGES + 2


def change(stat: int, more: int) -> int:
    """A change of a stat as a number."""
    return stat * AMOUNTS + ZERO + more


ONE_MORE = tuple(change(stat, 1) for stat in range(STATS))

HEARTS_AND_CLUBS = (-1, 0, 1, 0, -1, 0, 1, 0, -2, 0, 2, -3)  # from 2 to King
SPADES = (1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 3)
COLORS_CHART = (-1, -1, -1, -1, -1, -1, -2, -2, -2, 0, 0, 0)
JACK, QUEEN, KING = 9, 10, 11

# HA-10: by value, the first and the second choice of a Diamond; 3 has none, a Jack reveals.
DIAMONDS = (
    (change(Stat.WILL, 1), change(Stat.FEAR, -1)),
    (NO_EFFECT, NO_EFFECT),
    (change(Stat.WILL, -1), change(Stat.FEAR, 1)),
    (change(Stat.BODY, -1), change(Stat.FEAR, 1)),
    (change(Stat.BODY, 1), change(Stat.FEAR, -1)),
    (change(Stat.WILL, 2), change(Stat.FEAR, -2)),
    (change(Stat.WILL, -2), change(Stat.FEAR, 2)),
    (change(Stat.BODY, 1), change(Stat.WILL, 1)),
    (change(Stat.BODY, -1), change(Stat.WILL, -1)),
    (NO_EFFECT, NO_EFFECT),
    (change(Stat.BODY, -2), change(Stat.FEAR, 2)),
    (change(Stat.BODY, 2), change(Stat.FEAR, -2)),
)


SUIT_STATS = {Suit.CLUBS: Stat.BODY, Suit.HEARTS: Stat.WILL, Suit.SPADES: Stat.FEAR}


def by_suit(card: int) -> int:
    """What a card does when Suit was declared."""
    value, suit = divmod(card, SUITS)
    if value == JACK:
        return REVEAL
    if suit == Suit.DIAMONDS:
        return NO_EFFECT if DIAMONDS[value][0] == NO_EFFECT else CHOICE
    more = SPADES[value] if suit == Suit.SPADES else HEARTS_AND_CLUBS[value]
    return change(SUIT_STATS[suit], more) if more else NO_EFFECT


def by_color(card: int) -> int:
    """What a card does when Color was declared."""
    more = COLORS_CHART[card // SUITS]
    return change(MATCHED_STAT[card % COLORS], more) if more else REVEAL


CHARTS = {Declared.COLOR: by_color, Declared.SUIT: by_suit}
MATCHED_STAT = in_order(Color, {Color.RED: Stat.WILL, Color.BLACK: Stat.BODY})  # HA-13: the mind and the body
EFFECTS = tuple(tuple(map(chart, range(ROOMS))) for chart in in_order(Declared, CHARTS))
ANSWERED_COUNT = (0, 1, 1, 2, 1, 2, 2, 3)  # how many questions, by their bits

STAT_NAMES = tuple(map(str.upper, names_of(Stat)))
COLOR_NAMES = names_of(Color)
DECLARED_NAMES = names_of(Declared)
SUIT_NAMES = tuple(map(str.title, names_of(Suit)))
VALUE_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King", "Ace")
QUESTION_NAMES = names_of(WayOutQuestion)
FATE_NAMES = names_of(Fate)
REASON_NAMES = names_of(Reason, none="", still="still rounds")
# The room of each card: by value from 2 to Ace, Diamonds, Clubs, Hearts, Spades; at the end those of the two Jokers.
ROOM_NAMES = (
    "breakfast room",
    "boot room",
    "sewing room",
    "wash house",
    "cloakroom",
    "pantry",
    "box room",
    "corridor",
    "schoolroom",
    "tool shed",
    "long gallery",
    "stairwell",
    "study",
    "coal cellar",
    "spare room",
    "gun room",
    "conservatory",
    "loft",
    "ballroom",
    "powder room",
    "nursery",
    "scullery",
    "music room",
    "dining room",
    "chapel",
    "larder",
    "morning room",
    "wine cellar",
    "library",
    "kitchen",
    "sitting room",
    "trophy room",
    "dressing room",
    "ice house",
    "playroom",
    "upper hall",
    "observatory",
    "servants' hall",
    "boudoir",
    "clock room",
    "sickroom",
    "stable",
    "winter garden",
    "mourning room",
    "strong room",
    "boiler room",
    "master bedroom",
    "room at the end",
    "front hall",
    "garden room",
    "rose walk",
    "crypt",
    "red cabinet",
    "oubliette",
)
if len(ROOM_NAMES) != CARDS:
    raise ValueError(f"There are {CARDS} cards, and {len(ROOM_NAMES)} of them have a room.")
