"""What a scene of Don't Go In There shows beyond the bare state, worked out from a view.

How far a set has come, and what it would do at the end as things stand; hidden ghosts may leave that open.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain
from operator import mul

from gloaming.games.dont_go_in_there.parts import (
    CARDS,
    CLOCKS_STRIKE_AT,
    COPIES,
    DOLL_SETS,
    DOLLS_ADD_UP_TO,
    EVERY_SECOND,
    GHOSTS_A_CAT_BEARS,
    GHOSTS_OF_SLOT,
    GHOSTS_OF_SPACE,
    ICONS,
    MEEPLES,
    MEEPLES_TO_RESOLVE,
    MIRRORS_IN_A_SET,
    RINGS_IN_A_SET,
    SETS,
    SIDE_NAMES,
    SLOTS,
    SPACES,
    VALUES,
    Type,
)
from gloaming.games.dont_go_in_there.rules.cards import curses, held
from gloaming.games.dont_go_in_there.state import State
from gloaming.kernel.schemas import Json, many, number, one_of, perhaps, record, truth
from gloaming.kernel.seats import EMPTY, NOBODY, UNKNOWN

CURSES = tuple(card % VALUES + 1 for card in range(CARDS))  # on each card

# The house


def house() -> Json:
    """DGIT-4, DGIT-11, DGIT-13, DGIT-26: what is the same all evening: a player's meeples, how many have a room
    resolved, and what each room does by itself.
    """
    sides = zip(SIDE_NAMES, GHOSTS_OF_SPACE, GHOSTS_OF_SLOT, strict=True)
    return {
        "meeples": MEEPLES,
        "meeples_to_resolve": MEEPLES_TO_RESOLVE,
        "sides": {name: {"spaces": [*spaces], "slots": [*slots]} for name, spaces, slots in sides},
    }


def rooms_to_come(g: State) -> int:
    """DGIT-28: how many rooms more the deck will fill."""
    return g.deck // SLOTS


# Rooms


def meeples_to_come(g: State, room: int) -> int:
    """DGIT-13: how many meeples more have a room resolved."""
    return max(0, MEEPLES_TO_RESOLVE - (SPACES - g.meeple[room].count(NOBODY)))


def dice_to_roll(g: State, room: int) -> Json:
    """DGIT-21: a die for each icon above a room; an unknown card has one or two."""
    cards = g.shown[room]
    least = sum(map(LEAST_ICONS.__getitem__, cards))
    return dice_between(least, least + cards.count(UNKNOWN) * MORE_ICONS)


MORE_ICONS = max(ICONS) - min(ICONS)  # that an unknown card may have
# The fewest icons that lie in a slot: where no card is, on an unknown one, and on each card.
LEAST_ICONS = {EMPTY: 0, UNKNOWN: min(ICONS), **{card: ICONS[card % VALUES] for card in range(CARDS)}}


@cache
def dice_between(least: int, most: int) -> Json:
    """So many dice; kept, since there are few such numbers."""
    return {"least": least, "most": most}


# Players


def is_played(g: State, kind: int) -> bool:
    """DGIT-4: whether a type was shuffled in."""
    return kind in g.types[g.unpicked :]


def meeples_left(g: State) -> list[int]:
    """DGIT-4, DGIT-12: the meeples that each player still has; a substitute piece is none of them."""
    return meeples_left_of((*chain.from_iterable(g.meeple),), g.players)


@lru_cache(maxsize=4096)
def meeples_left_of(standing: tuple[int, ...], players: int) -> list[int]:
    """DGIT-4, DGIT-12: the meeples that so many players have left, while these stand in the rooms; kept, since it is
    asked whenever one comes or goes.
    """
    return [max(0, MEEPLES - standing.count(owner)) for owner in range(players)]


def all_curses(g: State, owner: int) -> int:
    """DGIT-45: the Curses on a player's face-up cards."""
    return sum(map(mul, g.up[owner], CURSES))


def curses_for_ghosts(g: State, owner: int) -> int:
    """DGIT-45: the Curses that a player's ghosts have added at the end."""
    return g.score[owner] - all_curses(g, owner)


def under_way(g: State, owner: int, kind: int) -> Json:
    """DGIT-30 to DGIT-44: how a player's face-up cards of a type stand."""
    match kind:
        case Type.CAT:
            return cats_under_way(g, owner)
        case Type.MUSIC_BOX:
            return music_boxes_under_way(g)[owner]
        case _:
            return set_of(kind, bytes(g.up[owner][kind * VALUES : (kind + 1) * VALUES]), g.struck)


@lru_cache(maxsize=4096)
def set_of(kind: int, cards: bytes, struck: int) -> Json:
    """DGIT-30 to DGIT-41, DGIT-44: how so many cards of each value of a type stand, where the clocks have struck or
    not; kept, since there are few such sets.
    """
    count, total = sum(cards), sum(count * (value + 1) for value, count in enumerate(cards))
    match kind:
        case Type.MIRROR:
            return {"kind": "count", "have": count, "need": MIRRORS_IN_A_SET}
        case Type.RING:
            return {"kind": "count", "have": count, "need": RINGS_IN_A_SET}
        case Type.TWIN:
            return {"kind": "pairs", "wants": [value + 1 for value in range(VALUES) if cards[value]]}
        case Type.DOLL:
            return {"kind": "sum", "have": total, "need": DOLLS_ADD_UP_TO, "wants": dolls_wanted(cards)}
        case Type.CLOCKS if struck:
            return {"kind": "spent"}
        case Type.CLOCKS:
            wants = [value + 1 for value in range(VALUES) if total + value + 1 >= CLOCKS_STRIKE_AT]
            return {"kind": "sum", "have": total, "need": CLOCKS_STRIKE_AT, "wants": wants}
        case Type.HOLY_WATER | Type.TOME:
            have = count % EVERY_SECOND
            return {"kind": "next", "have": have, "need": EVERY_SECOND, "works": have + 1 == EVERY_SECOND}
        case Type.MASK:
            return {"kind": "grows", "next": count + 1}
        case Type.AMULET:
            return {"kind": "end", "flips": amulets_that_go(cards), "of": count}
        case _:
            return {"kind": "end", "flips": count // 2, "of": count}


def dolls_wanted(dolls: Sequence[int]) -> list[int]:
    """DGIT-33: the values of a doll that would complete a set."""
    return [value + 1 for value in range(VALUES) if dolls[value] < COPIES and completes_with(dolls, value)]


def completes_with(dolls: Sequence[int], value: int) -> bool:
    """DGIT-33: whether one more doll of a value makes a set that adds up to six."""
    after = [count + (number == value) for number, count in enumerate(dolls)]
    return any(
        DOLL_SETS[way][value] and all(after[number] >= DOLL_SETS[way][number] for number in range(VALUES))
        for way in range(SETS)
    )


def music_boxes_under_way(g: State) -> list[Json]:
    """DGIT-43: whoever has the loudest music boxes at the end dispels."""
    return music_boxes_of(tuple([curses(g, seat, Type.MUSIC_BOX) for seat in range(g.players)]))


@lru_cache(maxsize=4096)
def music_boxes_of(totals: tuple[int, ...]) -> list[Json]:
    """DGIT-43: music boxes with so many Curses at each seat; kept, since most cards are none of them."""
    most = max(totals)
    return [{"kind": "most", "have": total, "leads": 0 < total == most} for total in totals]


def amulets_that_go(amulets: Sequence[int]) -> int:
    """DGIT-41: each amulet dispels one that is higher by one."""
    return sum(min(amulets[value], amulets[value + 1]) for value in range(VALUES - 1))


def cats_under_way(g: State, owner: int) -> Json:
    """DGIT-42: with nine ghosts or fewer all cats but one go at the end; with more, none."""
    return cats_of(held(g, owner, Type.CAT), g.ghosts[owner])


@cache
def cats_of(count: int, ghosts: int) -> Json:
    """DGIT-42: so many cats beside so many ghosts, which may be unknown; kept, since there are few such sets."""
    if count > 1 and ghosts == UNKNOWN:
        return {"kind": "end", "flips": None, "of": count}
    return {"kind": "end", "flips": max(0, count - 1) if ghosts <= GHOSTS_A_CAT_BEARS else 0, "of": count}


# The schemas

GHOSTS_BROUGHT = number("Ghosts, -1 for one that goes.", -1, 1)
HOUSE = record(
    "What is the same all evening.",
    {
        "meeples": number("Meeples that each player has."),
        "meeples_to_resolve": number("Meeples in a room that have it resolved."),
        "sides": record(
            "What each room does by itself.",
            {
                name: record(
                    "A room.",
                    {
                        "spaces": many("Ghosts that come to who enters, by the space.", GHOSTS_BROUGHT, SPACES, SPACES),
                        "slots": many(
                            "Ghosts that come to who takes a card, by its slot.", GHOSTS_BROUGHT, SLOTS, SLOTS
                        ),
                    },
                )
                for name in SIDE_NAMES
            },
        ),
    },
)
DICE = record(
    "The dice that the room will roll; unknown cards have one or two.",
    {"least": number("At least so many.", 0, 6), "most": number("At most so many.", 0, 6)},
)
VALUES_WANTED = many("The values that would complete it.", number("A value.", 1, VALUES))
UNDER_WAY: Json = {
    "description": "How a player's face-up cards of a type stand.",
    "oneOf": [
        record(
            "So many of them act together.",
            {"kind": one_of("What it goes by.", ["count"]), "have": number("There."), "need": number("Needed.")},
        ),
        record(
            "Their values add up.",
            {
                "kind": one_of("What it goes by.", ["sum"]),
                "have": number("Their sum."),
                "need": number("The sum that works."),
                "wants": VALUES_WANTED,
            },
        ),
        record(
            "Each waits for one of its own value.",
            {"kind": one_of("What it goes by.", ["pairs"]), "wants": VALUES_WANTED},
        ),
        record(
            "Every second one works.",
            {
                "kind": one_of("What it goes by.", ["next"]),
                "have": number("There towards the next one that works."),
                "need": number("How many there are to each that works."),
                "works": truth("Whether the next one does."),
            },
        ),
        record(
            "The next one does more.",
            {"kind": one_of("What it goes by.", ["grows"]), "next": number("So much.")},
        ),
        record(
            "Some go at the end.",
            {
                "kind": one_of("What it goes by.", ["end"]),
                "flips": perhaps("As things stand; null where it hangs on hidden ghosts.", number("So many.")),
                "of": number("Of so many."),
            },
        ),
        record(
            "Who has most at the end dispels.",
            {
                "kind": one_of("What it goes by.", ["most"]),
                "have": number("Their sum."),
                "leads": truth("Whether nobody has more."),
            },
        ),
        record("It has worked, and never will again.", {"kind": one_of("What it goes by.", ["spent"])}),
    ],
}
