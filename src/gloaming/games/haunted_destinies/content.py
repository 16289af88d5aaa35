"""The content of Haunted Destinies: the name of every card and every tile, as the notation and the data have them.

The published game describes its decks and tiles without listing them: all that stands here is Gloaming's own, but for
the five names that the published rules mention (Dilapidated Cemetery, Roman Ruins, Rocky Fields, Treacherous Gorge,
Covered Bridge). How many copies there are, and the tiles with their edges, stand in parts.py and are balanced as HD-95
wants it; what a card does and its flavour stand in the catalogues of each language.
"""

from gloaming.games.haunted_destinies.parts import (
    CARDS,
    FIRST_GOAL,
    FIRST_SEARCH,
    GOALS,
    ITEMS,
    KIND,
    TILE_EDGES,
    CardKind,
    Direction,
    Ending,
)
from gloaming.kernel.kinds import names_of, numbers_of

BORDERS = ("A", "B", "C", "D", "E")  # the sets of six Psyche cards

# The cards, by kind; what they do when they are drawn or probed is a step, see vocabulary/steps.py

KIND_TITLES = {
    # Psyche.
    CardKind.OPENER: "Opener",
    CardKind.SURE_SEARCH: "Finder's Nose",
    CardKind.SURE_QUERY: "Confessor's Ear",
    CardKind.SURE_ATTACK: "Duellist's Wrist",
    CardKind.TOUGH: "Drummer's Scars",
    CardKind.CALM: "Anchoress's Calm",
    CardKind.SWIFT: "Poacher's Stride",
    CardKind.RESTFUL: "Shepherd's Sleep",
    CardKind.LEAPING: "Smuggler's Leap",
    CardKind.CHARMED: "Seventh Child's Luck",
    # Search.
    CardKind.SEARCH_ITEM: "Brass Spyglass",
    CardKind.MOVE_ITEM: "Hobnailed Boots",
    CardKind.ATTACK_ITEM: "Blackthorn Stick",
    CardKind.HEAL_ITEM: "Silver Flask",
    CardKind.LOOK_ITEM: "Smoked Glass",
    CardKind.HEAL_1: "Banked Fire",
    CardKind.HEAL_2: "Dreamless Hour",
    CardKind.LIFT_GLOOM: "Break in the Cloud",
    CardKind.LOOK_AT_OTHER: "Dropped Diary",
    CardKind.LOOK_AT_OWN: "Familiar Portrait",
    CardKind.OWNER_HEALS: "Cradle Song",
    CardKind.BOTH_HEAL: "Shared Grief",
    CardKind.REMOVE_GOAL: "Last Rites",
    CardKind.MOVE_GLOOM: "Turning Wind",
    # Haunting.
    CardKind.PROBER_WOUND: "Teeth in the Dark",
    CardKind.OWNER_WOUND: "Old Wound",
    CardKind.BOTH_WOUND: "Keening",
    CardKind.GLOOM_FALLS: "Haar",
    CardKind.GHOSTS_GAIN: "Place Laid at Table",
    CardKind.PROBER_DRAWS: "It Follows You Home",
    CardKind.TILE_DRAWS: "Ring of Whispers",
    CardKind.ITEM_LOST: "Jackdaw",
    CardKind.TURN_ENDS: "Stopped Watch",
    CardKind.GOAL_NUMBERS: "Muster of the Dead",
    CardKind.GOAL_HOARD: "Long Night",
    CardKind.GOAL_BLIGHT: "Blighted Ground",
}

# The dream scenes, by card: four in each set

SCENE_TITLES = {
    2: "Bell under the Loch",
    3: "Ferry Unmoored",
    4: "Wet Footprints",
    5: "Frozen Font",
    8: "Walled Garden",
    9: "Swing in the Yew",
    10: "Moss on the Sundial",
    11: "Green Glove",
    14: "Lamp in the Window",
    15: "Letter Never Opened",
    16: "Empty Cradle",
    17: "Mourning Silk",
    20: "Surgeon's Basin",
    21: "Wine on the Tablecloth",
    22: "Hunt in the Snow",
    23: "Broken Seal",
    26: "Beacon on the Ben",
    27: "Harvest Supper",
    28: "Fox on the Doorstep",
    29: "Burning Thatch",
}

# What is worked out from them


def title_of(card: int) -> str:
    """The name on a card, which copies of it share."""
    return SCENE_TITLES[card] if KIND[card] == CardKind.SCENE else KIND_TITLES[KIND[card]]


def code_of(card: int) -> str:
    """The name on a card and, if there are copies, which of them it is: Silver Flask 2."""
    if KIND[card] == CardKind.SCENE or KIND.count(KIND[card]) == 1:
        return title_of(card)
    return f"{title_of(card)} {card - KIND.index(KIND[card]) + 1}"


CARD_CODES = tuple(code_of(card) for card in range(CARDS))
ITEM_CODES = CARD_CODES[FIRST_SEARCH : FIRST_SEARCH + ITEMS]
GOAL_CODES = CARD_CODES[FIRST_GOAL : FIRST_GOAL + GOALS]
KIND_NAMES = tuple(name.lower() for name in numbers_of(CardKind))
ENDING_NAMES = names_of(Ending, not_yet="")
DIRECTION_NAMES = names_of(Direction)
TILE_NAMES = tuple(TILE_EDGES)
