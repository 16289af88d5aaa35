"""What tests of the search share: questions to think about, styles to think in, and a look into the tree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import gloaming
from gloaming.bots.search import Thought
from gloaming.kernel import search as kernel
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.search import CHILD, NODES, SIBLING
from gloaming.kernel.sight import view
from houses import IDS, TABLES, seated, wander

at_every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)
of_every_game = pytest.mark.parametrize("game", gloaming.games(), ids=lambda game: game.id)
KEY = seed_key("a thought")
A_FEW = {"haunted-destinies": 6}  # iterations in CPython, where a guess takes long


def styled(game: Game, **changes: int) -> tuple[int, ...]:
    """The style of a game with some of it changed: exploration=0, by_instinct=1000."""
    style = list(game.style)
    for name, number in changes.items():
        style[getattr(kernel, name.upper())] = number
    return tuple(style)


STYLES = {
    "own": {},
    "by instinct and cut off": {"by_instinct": 1000, "cut_off": 5, "widening": 2000, "model": 0},
    "half by instinct, others modelled": {"by_instinct": 500, "cut_off": 40, "exploration": 300, "model": 600},
    "at random to the end": {"by_instinct": 0, "cut_off": 1_000_000, "widening": 500, "model": 0},
}
in_every_style = pytest.mark.parametrize("changes", STYLES.values(), ids=STYLES.keys())


def questions(
    game: Game, players: int, seed: str, *, at: tuple[int, ...] = (2, 19), wide: bool = False
) -> Iterator[tuple[Match, int, Any]]:
    """Views at some points of a game, with the seats that are asked there; where they have a choice."""
    last, wanted = max(at), set(at)
    for number, match in enumerate(wander(game, players, seed, most=last + 30)):
        for seat in seated(match)[:2]:
            seen = view(match.state, seat, remembering=True)
            if number >= min(wanted, default=last + 31) and len(game.legal(seen, seat)) > (40 if wide else 1):
                wanted.discard(min(wanted))
                yield match, seat, seen


def refilled(game: Game, seen: Any, seat: int, seed: str) -> tuple[Any, Any]:
    """The same view of another table, which this seat cannot tell from the true one."""
    other = seen.clone()
    game.guess(other, seat, Luck(seed_key(seed), 5))
    return view(other, seat, remembering=True), other


def rows(thought: Thought) -> list[list[int]]:
    """The rows of the tree that are in use, as plain numbers."""
    return [[int(number) for number in row] for row in thought.tree[: int(thought.notes[NODES])]]


def under(tree: list[list[int]], node: int) -> list[int]:
    """The numbers of a node's children."""
    child, found = tree[node][CHILD], []
    while child:
        found.append(child)
        child = tree[child][SIBLING]
    return found
