"""The phrases of Haunted Destinies, of which its sentences are made."""

from collections.abc import Sequence

from gloaming.games.haunted_destinies.content import BORDERS, BY_KIND, CARD_TITLES, DIRECTION_NAMES, TILE_NAMES
from gloaming.games.haunted_destinies.parts import (
    ACROSS,
    CARDS,
    DIRECTIONS,
    FACE_UP_CARDS,
    FIRST_GOAL,
    FIRST_OTHER,
    FIRST_SEARCH,
    GOALS,
    ITEMS,
    KIND,
    SET_SIZE,
    Kind,
    Lies,
    What,
)
from gloaming.games.haunted_destinies.rules.moor import edge_of
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary.kinds import edge_mark

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Parts as they stand in a sentence: one, two and three."""
    return f" {last} ".join((", ".join(parts[:-1]), parts[-1])) if len(parts) > 1 else "".join(parts)


def counted(count: int, thing: str) -> str:
    """So many things: 1 card, 3 cards."""
    return f"{count} {thing}{'' if count == 1 else 's'}"


def spelled(count: int, thing: str) -> str:
    """So many things at the start of a sentence or in one: one card, three cards."""
    number = NUMBERS[count] if count < len(NUMBERS) else str(count)
    return f"{number} {thing}{'' if count == 1 else 's'}"


def wounds(count: int) -> str:
    """A wound, or so many."""
    return "a wound" if count == 1 else f"{count} wounds"


def opened(sentence: str) -> str:
    """With a small letter, to stand behind a colon; without the full stop."""
    return sentence[0].lower() + sentence[1:].rstrip(".")


# Cards


def card_phrase(card: int) -> str:
    """A card as it stands in a sentence; only the Opener needs an article."""
    return "the Opener" if KIND[card] == Kind.OPENER else CARD_TITLES[card]


def effect_of(card: int) -> str:
    """What a card does, to stand behind a colon."""
    return "a dream scene" if KIND[card] == Kind.SCENE else opened(BY_KIND[KIND[card]].effect)


def goal_of(card: int) -> str:
    """What has to be the case for a ghost goal, to stand behind "if"."""
    return effect_of(card).removeprefix("ghost goal: ")


def border_words(letter: int) -> str:
    """A set as it stands in a sentence."""
    return f"set {BORDERS[letter].letter}, {BORDERS[letter].colour}"


def border_of_card(card: int) -> str:
    """What the border of a card shows."""
    return "grey" if card >= FIRST_SEARCH else border_words(card // SET_SIZE)


GROUPS_IN_WORDS = {
    **{What.SET_A + number: f"{border.colour} card" for number, border in enumerate(BORDERS)},
    What.PSYCHE: "Psyche card",
    What.GREY: "grey card",
    What.SEARCH: "Search card",
    What.HAUNTING: "Haunting card",
    What.ANYTHING: "card",
}


def what_shown(what: int) -> str:
    """What a border shows to a witness."""
    return "grey" if what == What.GREY else border_words(what - What.SET_A)


def before(g: State, seat: int, first: int = 0, end: int = FACE_UP_CARDS) -> list[int]:
    """The cards that lie face up before a player: Psyche cards and items."""
    return [card for card in range(first, end) if g.lies[card] == seat]


def lying(g: State, where: int) -> list[int]:
    """All cards that lie there; see Lies."""
    return [card for card in range(CARDS) if g.lies[card] == where]


def goals_in_play(g: State) -> list[int]:
    """The ghost goals that are in play."""
    return [card for card in range(FIRST_GOAL, FIRST_GOAL + GOALS) if g.lies[card] == Lies.IN_PLAY]


def titles(cards: Sequence[int]) -> list[str]:
    """The names on some cards, those of copies once with their number: 3 Haar."""
    found = [CARD_TITLES[card] for card in cards]
    return [name if found.count(name) == 1 else f"{found.count(name)} {name}" for name in dict.fromkeys(found)]


def items_of(bits: int) -> list[int]:
    """The items of a proposal."""
    return [FIRST_SEARCH + item for item in range(ITEMS) if bits >> item & 1]


# The moor


def tile_name(tile: int) -> str:
    """A tile as it stands in an answer."""
    return TILE_NAMES[tile]


def the_tile(tile: int) -> str:
    """A tile as it stands in a sentence."""
    return f"the {TILE_NAMES[tile]}"


def searchable(tile: int) -> bool:
    """HD-30: whether a tile can be searched."""
    return 0 < tile < FIRST_OTHER


def spot_name(spot: int) -> str:
    """A spot as it stands in a sentence; the Cemetery lies at row 8, column 8."""
    return f"row {spot // ACROSS + 1}, column {spot % ACROSS + 1}"


def edges_now(g: State, tile: int) -> list[int]:
    """The edges of a laid tile, from the north."""
    return [edge_of(g, tile, direction) for direction in range(DIRECTIONS)]


def edges_words(edges: Sequence[int]) -> str:
    """The edges as they stand in a sentence: north 1, east X, south 1, west X."""
    return ", ".join(f"{name} {edge_mark(edge)}" for name, edge in zip(DIRECTION_NAMES, edges, strict=True))


def quarters_words(quarters: int) -> str:
    """How a tile is turned."""
    return ("as printed", "turned a quarter", "turned half round", "turned three quarters")[quarters]


# People


def seats_in(bits: int, names: Sequence[str]) -> list[str]:
    """The names of the seats whose bits are set."""
    return [name for seat, name in enumerate(names) if bits >> seat & 1]


def people(bits: int, viewer: int, names: Sequence[str]) -> list[str]:
    """The same as somebody reads it: oneself is you, and comes first."""
    others = [name for seat, name in enumerate(names) if bits >> seat & 1 and seat != viewer]
    return ["you", *others] if bits >> viewer & 1 else others


def standing_on(g: State, tile: int, names: Sequence[str]) -> list[str]:
    """The names of those whose pawns stand on a tile."""
    return [names[seat] for seat in range(g.players) if g.pawn[seat] == tile]
