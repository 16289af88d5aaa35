"""A compiled search, from Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gloaming.kernel.game import Game
from gloaming.kernel.search import COLUMNS, MOST_DEPTH, NOTES
from gloaming.kernel.state import pack
from gloaming.twins.compiled import LUCK, record, warm


class CompiledThought:
    """What a seat thinks of the question that it is asked; `tree` grows with every iteration.

    It has the same tree, for the same seed and as many iterations, as a thought in plain Python.
    """

    def __init__(
        self,
        game: Game,
        seen: Any,
        seat: int,
        style: Sequence[int],
        key: Sequence[int],
        nodes: int,
        on_compiling: Callable[[float], None] = lambda done: None,
    ) -> None:
        self.module: Any = warm(game, on_compiling, "think")
        self.seat, self.players = seat, seen.players
        self.seen: Any = np.frombuffer(bytearray(pack(seen)), record(game.state)).view(np.recarray)
        self.game = self.seen.copy()
        self.tree = np.zeros((nodes, COLUMNS), np.int64)
        self.notes = np.zeros(NOTES, np.int64)
        self.notes[0] = 1
        self.path = np.zeros(MOST_DEPTH + 1, np.int64)
        self.marks, self.out = np.zeros(game.most_answers, np.int64), np.zeros(game.most_answers + 1, np.int16)
        self.style = np.array(style, np.int64)
        self.lucks = np.zeros(2, LUCK).view(np.recarray)
        self.module.start(self.lucks, np.array(key, np.int64), 0)

    def ponder(self, iterations: int) -> None:
        """Think so many iterations further; other threads go on meanwhile."""
        self.module.ponder(
            self.game,
            self.seen,
            self.seat,
            self.tree,
            self.notes,
            self.path,
            self.marks,
            self.out,
            self.style,
            self.lucks,
            iterations,
        )
