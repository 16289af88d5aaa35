"""The content of Haunted Destinies: every card and every tile with its name, its flavour and what it does.

The published game describes its decks and tiles without listing them: all that stands here is Gloaming's own, but for
the five names that the published rules mention (Dilapidated Cemetery, Roman Ruins, Rocky Fields, Treacherous Gorge,
Covered Bridge). How many copies there are, and the edges of the tiles, stand in parts.py
and are balanced as HD-95 wants it.
"""

from typing import NamedTuple

from gloaming.games.haunted_destinies.parts import (
    BLIGHT,
    CARDS,
    FIRST_GOAL,
    FIRST_SEARCH,
    GOALS,
    HOARD,
    ITEMS,
    KIND,
    Kind,
)


class Card(NamedTuple):
    """A kind of card; what it does when it is drawn or probed is a step, see vocabulary/steps.py."""

    name: str
    flavour: str
    effect: str  # one sentence


class Scene(NamedTuple):
    """A dream scene: no effect, but a name to cross off."""

    name: str
    flavour: str


class Place(NamedTuple):
    """A tile of the moor; its name goes with "the"."""

    name: str
    flavour: str


class Border(NamedTuple):
    """A set of six Psyche cards, told apart by the colour round the face."""

    letter: str
    colour: str
    life: str  # the life that its scenes are taken from


BORDERS = (
    Border("A", "blue", "the one who went down to the water"),
    Border("B", "green", "the one who kept the garden"),
    Border("C", "violet", "the one who waited at the window"),
    Border("D", "maroon", "the one with blood on the cuffs"),
    Border("E", "orange", "the one who carried the fire"),
)

# The cards, by kind

PSYCHE: dict[int, Card] = {
    Kind.OPENER: Card(
        "Opener",
        "There is a door in every one of your dreams, and your hand is always on the latch.",
        "Whoever holds it is the Opener; it has no power until the ritual runs.",
    ),
    Kind.SURE_SEARCH: Card(
        "Finder's Nose",
        "You once dug for other people's silver, by night, and seldom dug twice.",
        "Add 1 to your search results.",
    ),
    Kind.SURE_QUERY: Card(
        "Confessor's Ear",
        "They knelt before you for thirty years. You know what a pause is worth.",
        "Add 1 to your query results.",
    ),
    Kind.SURE_ATTACK: Card(
        "Duellist's Wrist",
        "Nine mornings in wet grass, and you walked home from all nine.",
        "Add 1 to the attack results that you make.",
    ),
    Kind.TOUGH: Card(
        "Drummer's Scars",
        "You were eleven, and stood where the line broke, and went on drumming.",
        "You count as having 1 more health when you are attacked.",
    ),
    Kind.CALM: Card(
        "Anchoress's Calm",
        "They walled you in with a candle. It was the quiet that you had asked for.",
        "You count as having 1 more health when you are haunted.",
    ),
    Kind.SWIFT: Card(
        "Poacher's Stride",
        "Every keeper in the glen knew your back, and none of them your face.",
        "Add 1 movement point to your roll.",
    ),
    Kind.RESTFUL: Card(
        "Shepherd's Sleep",
        "Under a dyke, in sleet, with one eye open: you never slept better.",
        "At the start of your turn heal 1 wound if no other pawn is on your tile.",
    ),
    Kind.LEAPING: Card(
        "Smuggler's Leap",
        "The gap was nine feet and the tide was in. You had a cask on your back.",
        "Once in your turn you may leave over an X edge for 3 movement points.",
    ),
    Kind.CHARMED: Card(
        "Seventh Child's Luck",
        "Born with a caul, at the turn of the tide. Bad pennies rolled the other way.",
        "Doubles cost you nothing; equal dice still end an attack.",
    ),
}

SEARCH: dict[int, Card] = {
    Kind.SEARCH_ITEM: Card(
        "Brass Spyglass",
        "The far hill comes nearer. So does whoever stands on it.",
        "Add 1 to your search results.",
    ),
    Kind.MOVE_ITEM: Card(
        "Hobnailed Boots",
        "A size too large, and still warm.",
        "Add 2 movement points to your roll.",
    ),
    Kind.ATTACK_ITEM: Card(
        "Blackthorn Stick",
        "Cut on a Friday, which one should not do.",
        "Add 1 to the attack results that you make.",
    ),
    Kind.HEAL_ITEM: Card(
        "Silver Flask",
        "It says: to the survivor.",
        "Discard it in your turn to heal 1 wound.",
    ),
    Kind.LOOK_ITEM: Card(
        "Smoked Glass",
        "Hold it up to the last of the light and look at yourself sideways.",
        "Discard it in your turn to look at one of your own cards.",
    ),
    Kind.HEAL_1: Card(
        "Banked Fire",
        "Somebody covered the embers, and meant to come back.",
        "Heal 1 wound.",
    ),
    Kind.HEAL_2: Card(
        "Dreamless Hour",
        "You lie down for a moment. For once nobody else wakes up in you.",
        "Heal 2 wounds.",
    ),
    Kind.LIFT_GLOOM: Card(
        "Break in the Cloud",
        "A single bar of late sun crosses the heather and stops at your feet.",
        "Take up to 2 gloom off your tile.",
    ),
    Kind.LOOK_AT_OTHER: Card(
        "Dropped Diary",
        "It is not your handwriting. You read on all the same.",
        "Look at a card of any other player.",
    ),
    Kind.LOOK_AT_OWN: Card(
        "Familiar Portrait",
        "The paint is two hundred years old. The chin is yours.",
        "Look at one of your own cards.",
    ),
    Kind.OWNER_HEALS: Card(
        "Cradle Song",
        "Whoever hummed it to you, it was not in this life.",
        "The owner heals 1 wound.",
    ),
    Kind.BOTH_HEAL: Card(
        "Shared Grief",
        "You both remember the same funeral, from either side of the grave.",
        "Owner and prober each heal 1 wound.",
    ),
    Kind.REMOVE_GOAL: Card(
        "Last Rites",
        "The words were never finished. It takes only the last three.",
        "The one who drew it, or whose pile it was in, may remove one ghost goal that is in play.",
    ),
    Kind.MOVE_GLOOM: Card(
        "Turning Wind",
        "The smoke leans over, thinks, and leans the other way.",
        "The one who drew it, or whose pile it was in, may move all gloom from one searchable tile to another.",
    ),
}

HAUNTING: dict[int, Card] = {
    Kind.PROBER_WOUND: Card(
        "Teeth in the Dark",
        "You reached in to find out. Something in there wished to find out too.",
        "The prober takes a wound.",
    ),
    Kind.OWNER_WOUND: Card(
        "Old Wound",
        "It opens exactly where the other one was run through.",
        "The owner takes a wound.",
    ),
    Kind.BOTH_WOUND: Card(
        "Keening",
        "It starts beyond the ridge and ends between the two of you.",
        "Owner and prober each take a wound.",
    ),
    Kind.GLOOM_FALLS: Card(
        "Haar",
        "The sea is eleven miles off. The fog has walked all night to get here.",
        "Put 2 gloom on the owner's tile, or on the nearest searchable one; of several the prober chooses.",
    ),
    Kind.GHOSTS_GAIN: Card(
        "Place Laid at Table",
        "One chair more than there are people. Nobody remembers setting it out.",
        "Each ghost gains 1 gloom; if there is no ghost, the owner draws a Haunting card.",
    ),
    Kind.PROBER_DRAWS: Card(
        "It Follows You Home",
        "You put it back. You are quite sure that you put it back.",
        "The prober draws a Haunting card.",
    ),
    Kind.TILE_DRAWS: Card(
        "Ring of Whispers",
        "Each of you hears the voice behind somebody else.",
        "Every living player on the owner's tile draws a Haunting card.",
    ),
    Kind.ITEM_LOST: Card(
        "Jackdaw",
        "It bows, like a butler, and is gone with whatever shone.",
        "The owner discards an item of choice.",
    ),
    Kind.TURN_ENDS: Card(
        "Stopped Watch",
        "Twenty to nine. It was twenty to nine an hour ago.",
        "The prober's turn ends.",
    ),
    Kind.GOAL_NUMBERS: Card(
        "Muster of the Dead",
        "The roll is called by the gate, and more and more voices answer.",
        "Ghost goal: there are at least two ghosts, at least as many as living players, and no ritual runs.",
    ),
    Kind.GOAL_HOARD: Card(
        "Long Night",
        "They have been saving up the dark. There is nearly enough.",
        f"Ghost goal: the ghosts together hold {HOARD} gloom for each player in the game.",
    ),
    Kind.GOAL_BLIGHT: Card(
        "Blighted Ground",
        "No lamp will stay lit in any house between the hills.",
        "Ghost goal: every searchable tile has at least "
        f"{BLIGHT[3]} gloom, {BLIGHT[4]} with four players or more, and there is a ghost.",
    ),
}

BY_KIND = PSYCHE | SEARCH | HAUNTING

# The dream scenes, by card: four in each set

SCENES: dict[int, Scene] = {
    2: Scene("Bell under the Loch", "It rings on the hour, and every hour you are a little deeper."),
    3: Scene("Ferry Unmoored", "You hold the rope. You opened your hand, and you know why."),
    4: Scene("Wet Footprints", "They come up the stair to your door, and none go down."),
    5: Scene("Frozen Font", "The child is waiting to be named. You strike the ice with your ring."),
    8: Scene("Walled Garden", "Nothing grew on the north side but what you had buried there."),
    9: Scene("Swing in the Yew", "It moves when there is no wind, and stops when you come near."),
    10: Scene("Moss on the Sundial", "You scrape and scrape, and there is one hour too many."),
    11: Scene("Green Glove", "You found it in the hedge, buttoned, and quite full."),
    14: Scene("Lamp in the Window", "Forty years you trimmed it, for somebody whose name is gone."),
    15: Scene("Letter Never Opened", "You know every word of it. You wrote it yourself."),
    16: Scene("Empty Cradle", "It rocks under your foot while you sew, and you do not look down."),
    17: Scene("Mourning Silk", "Cut and sewn a week before there was anyone to mourn."),
    20: Scene("Surgeon's Basin", "You wash your hands, and the water only gets redder."),
    21: Scene("Wine on the Tablecloth", "Thirteen guests are laughing. You alone have not drunk."),
    22: Scene("Hunt in the Snow", "The hounds have turned, and it is your trail they are on."),
    23: Scene("Broken Seal", "The order bore your own arms: no quarter, nor for the young."),
    26: Scene("Beacon on the Ben", "You lit it a night too early, and the wrong ships came in."),
    27: Scene("Harvest Supper", "They crown you with barley, and everyone is very kind."),
    28: Scene("Fox on the Doorstep", "It sets down what it carries, and waits to be thanked."),
    29: Scene("Burning Thatch", "You carry them out, one by one, and count, and go back in."),
}

# The tiles, by number: the Cemetery, 14 searchable ones, 28 others

PLACES = (
    Place("Dilapidated Cemetery", "The wall fell outwards, as if somebody had leant on it from within."),
    # Searchable.
    Place("Roman Ruins", "The ninth legion scratched its tally here, and then scratched it out."),
    Place("Shuttered Croft", "The kettle is on its hook, and the shutters are nailed from inside."),
    Place("Roofless Chapel", "Rain has filled the font, and there is something written on the bottom."),
    Place("Drovers' Inn", "The register lies open. The last guest has not signed out."),
    Place("Overturned Carriage", "Its trunks are still strapped on. The horses were cut free in a hurry."),
    Place("Abandoned Manse", "The minister left his sermon half written and his door wide open."),
    Place("Earth House", "A low stone passage under the turf, older than the word for it."),
    Place("Schoolhouse", "A sum on the slate, in a child's hand, comes out to this year."),
    Place("Silent Mine", "The cage is down. Now and then the bell-rope twitches."),
    Place("Chambered Cairn", "Once a year the sun gets all the way in. It is not that day."),
    Place("Meal Mill", "The wheel is dry, yet the stones are warm to the hand."),
    Place("Hunting Lodge", "Forty heads on the wall, and one bare peg, polished."),
    Place("Standing Stones", "Count them, and count them again, and say neither number aloud."),
    Place("Clootie Well", "A hundred rags are tied to the thorn. One of them is from your coat."),
    # Others.
    Place("Rocky Fields", "Somebody once cleared these stones, and somebody put them back."),
    Place("Treacherous Gorge", "The path along it is a foot wide, and the foot was a goat's."),
    Place("Market Cross", "Four roads meet, and all four signs point to the cemetery."),
    Place("Sheep Pasture", "The flock stands in a ring, facing inwards."),
    Place("Kirk Road", "Worn smooth by coffins, six miles from the last house."),
    Place("Heather Brae", "It looks like purple cloth, and trips you like a rug."),
    Place("Bracken Bank", "Shoulder-high, rust-red, and something keeps pace on your left."),
    Place("Birch Wood", "White trunks at dusk: it takes a while to be sure that none is a man."),
    Place("Gorse Thicket", "In flower, as it always is, and not to be hurried through."),
    Place("Windy Gap", "Downhill one way you fly; the other way you lean and swear."),
    Place("Peat Hags", "Black banks like rows of pews, and black water for an aisle."),
    Place("Hungry Mire", "Go round by whichever side you like: it has no sides."),
    Place("Sunken Lane", "So deep between its banks that the stars are out down here already."),
    Place("Scree Slope", "Two steps up, one step down, and a long rattle behind you."),
    # Others with one X.
    Place("Lochside Path", "On one side the water, which has no far shore tonight."),
    Place("Crag Foot", "The rock goes straight up into the mist, and pebbles come down."),
    Place("March Dyke", "Six feet of dry stone between one laird's ghosts and another's."),
    Place("Roaring Linn", "You can hear nothing behind the fall, and nothing can hear you."),
    Place("Hawthorn Hedge", "Planted to keep something in. It has been well looked after."),
    Place("Burn in Spate", "Brown and loud, and taking a gate down to the sea."),
    Place("Landslip", "The road goes on, forty feet lower."),
    Place("Corrie Rim", "A bowl of dark under your boots, with a lid of cloud."),
    Place("Quarry Edge", "There was a fence. There are still the posts."),
    Place("Tarn Shore", "Flat black water that shows you everything but yourself."),
    # Bridges, with two.
    Place("Covered Bridge", "Inside, your footsteps arrive a moment before you do."),
    Place("Packhorse Bridge", "One arch, no parapet, and room for one who does not look down."),
    Place("Rope Bridge", "Three ropes and a prayer, and the prayer is fraying."),
    Place("Rotten Footbridge", "Every other plank has gone on ahead."),
)

# The names of cards and tiles, as the notation and the data have them


def title_of(card: int) -> str:
    """The name on a card, which copies of it share."""
    return SCENES[card].name if KIND[card] == Kind.SCENE else BY_KIND[KIND[card]].name


def code_of(card: int) -> str:
    """The name on a card and, if there are copies, which of them it is: Silver Flask 2."""
    if KIND[card] == Kind.SCENE or KIND.count(KIND[card]) == 1:
        return title_of(card)
    return f"{title_of(card)} {card - KIND.index(KIND[card]) + 1}"


CARD_TITLES = tuple(title_of(card) for card in range(CARDS))
CARD_CODES = tuple(code_of(card) for card in range(CARDS))
ITEM_CODES = CARD_CODES[FIRST_SEARCH : FIRST_SEARCH + ITEMS]
GOAL_CODES = CARD_CODES[FIRST_GOAL : FIRST_GOAL + GOALS]
KIND_NAMES = tuple(name.lower() for name, number in vars(Kind).items() if isinstance(number, int))
TILE_NAMES = tuple(place.name for place in PLACES)
DIRECTION_NAMES = ("north", "east", "south", "west")
