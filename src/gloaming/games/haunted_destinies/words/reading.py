"""What lies where, read off a state of Haunted Destinies for the layout, the description and the refusals."""

from collections.abc import Sequence

from gloaming.games.haunted_destinies.content import CARD_CODES, KIND_NAMES, TILE_NAMES
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
    Lies,
)
from gloaming.games.haunted_destinies.rules.moor import edge_of
from gloaming.games.haunted_destinies.rules.sheet import border_of
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary.kinds import border_json
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import NOTHING

# Cards


def before(g: State, seat: int, first: int = 0, end: int = FACE_UP_CARDS) -> list[int]:
    """The cards that lie face up before a player: Psyche cards and items."""
    return [card for card in range(first, end) if g.lies[card] == seat]


def lying(g: State, where: int) -> list[int]:
    """All cards that lie there; see Lies."""
    return [card for card in range(CARDS) if g.lies[card] == where]


def goals_in_play(g: State) -> list[int]:
    """The ghost goals that are in play."""
    return [card for card in range(FIRST_GOAL, FIRST_GOAL + GOALS) if g.lies[card] == Lies.IN_PLAY]


def items_of(bits: int) -> list[int]:
    """The items of a proposal."""
    return [FIRST_SEARCH + item for item in range(ITEMS) if bits >> item & 1]


def counted(cards: Sequence[int]) -> list[Json]:
    """Kinds of cards, each with how many there are."""
    kinds = [KIND[card] for card in cards]
    return [{"kind": KIND_NAMES[kind], "count": kinds.count(kind)} for kind in dict.fromkeys(kinds)]


def card_told(card: int) -> Json:
    """A card by its name, with its kind and its border, as arguments of a phrase."""
    return {"card": CARD_CODES[card], "kind": KIND_NAMES[KIND[card]], "border": border_json(border_of(card))}


# The moor


def tile_of(tile: int) -> str | None:
    """The name of a tile, None for nothing."""
    return None if tile == NOTHING else TILE_NAMES[tile]


def searchable(tile: int) -> bool:
    """HD-30: whether a tile can be searched."""
    return 0 < tile < FIRST_OTHER


def at(spot: int) -> Json:
    """A spot, as arguments of a phrase; the Cemetery lies at row 8, column 8."""
    return {"row": spot // ACROSS + 1, "column": spot % ACROSS + 1}


def edges_now(g: State, tile: int) -> list[int]:
    """The edges of a laid tile, from the north."""
    return [edge_of(g, tile, direction) for direction in range(DIRECTIONS)]


# People


def seats_in(bits: int, names: Sequence[str]) -> list[str]:
    """The names of the seats whose bits are set."""
    return [name for seat, name in enumerate(names) if bits >> seat & 1]
