"""The phrases of Don't Go In There, of which its sentences are made."""

from collections.abc import Sequence

from gloaming.games.dont_go_in_there.parts import DOLL_SETS, SIDE_NAMES, SPACES, TYPE_NAMES, VALUES
from gloaming.games.dont_go_in_there.state import State
from gloaming.kernel.seats import GONE

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
DIE_TURNS = ("one fewer", "leave", "one more")


def card_name(card: int) -> str:
    """A card as it stands in a sentence: Ring 3."""
    return f"{TYPE_NAMES[card // VALUES].capitalize()} {card % VALUES + 1}"


def counted(count: int, thing: str) -> str:
    """So many things, zero included: 1 ghost, 0 ghosts."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Parts as they stand in a sentence: one, two and three."""
    return f" {last} ".join((", ".join(parts[:-1]), parts[-1])) if len(parts) > 1 else "".join(parts)


def doll_set(choice: int) -> str:
    """The values of a set of dolls, the highest first: 4 1 1."""
    values = [value + 1 for value in range(VALUES) for _ in range(DOLL_SETS[choice][value])]
    return " ".join(str(value) for value in reversed(values))


def space_name(g: State, place: int) -> str:
    """A space: attic 1 is the top one. Where a board has left the game, both its sides are named."""
    room, space = divmod(place, SPACES)
    side = g.side[room]
    name = "/".join(SIDE_NAMES[room * 2 : room * 2 + 2]) if side == GONE else SIDE_NAMES[side]
    return f"{name} {space + 1}"
