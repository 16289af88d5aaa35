"""Compiled games from Python: whole ones in bulk, or one answer at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gloaming.kernel.chance import CONSTANTS, WORDS, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.seats import MOST_SEATS
from gloaming.kernel.state import pack, unpack
from gloaming.twins.compiled import LUCK, desk_of, record, warm

NO_ANSWER = -1  # given to a fresh game: only chance answers


def quiet(done: float) -> None:
    """Show no progress."""


class Bulk:
    """Whole games between bots, from one fresh state; any number of threads may play at once."""

    def __init__(
        self, game: Game, fresh: Any, bots: Sequence[int], seed: str, on_progress: Callable[[float], None] = quiet
    ) -> None:
        self.game = game
        self.module: Any = warm(game, on_progress)
        self.fresh = as_record(game, fresh)
        self.key = np.array(seed_key(seed), np.int64)
        self.bots = np.array(bots, np.int64)
        self.play(0, 1, 0)  # loads the entry, before any thread needs it

    def play(self, first: int, games: int, most: int) -> tuple[NDArray[np.int64], NDArray[np.int16]]:
        """How many answers each game took, and [place, score] of each seat."""
        return self.play_and_keep(first, games, most)[:2]

    def play_and_keep(
        self, first: int, games: int, most: int
    ) -> tuple[NDArray[np.int64], NDArray[np.int16], NDArray[Any]]:
        """The same, and the last state as it was left."""
        state, lucks = self.fresh.copy(), np.zeros(2, LUCK).view(np.recarray)
        out = np.zeros(self.game.most_answers + 1, np.int16)
        answers, ends = np.zeros(games, np.int64), np.zeros((games, MOST_SEATS, 2), np.int16)
        self.module.play_many(state, self.fresh, lucks, self.key, first, self.bots, out, most, answers, ends)
        return answers, ends, state


def as_record(game: Game, g: Any) -> Any:
    """A state as an array of one compiled record."""
    return np.frombuffer(bytearray(pack(g)), record(game.state)).view(np.recarray)


class Stepper:
    """One compiled game, answered from Python.

    `legal[:count]` are the answers of the seat that is asked first. `step` gives one, which is not checked, lets chance
    answer, and returns the next count, 0 when the game is over: one compiled call and nothing else.
    """

    def __init__(self, game: Game, players: int, options: Any = None, seed: str = "0") -> None:
        self.game = game
        self._desk: Any = np.zeros(1, desk_of(game))
        self._desk["state"] = as_record(game, game.lay(players, options))
        state = self._desk["chance"]["state"][0]
        state[:4], state[4:12] = CONSTANTS, seed_key(seed)
        self._desk["chance"]["used"] = WORDS
        self.step: Callable[[int], int] = partial(warm(game).step, int(self._desk.ctypes.data))
        self.legal: memoryview = self._desk["legal"][0].data
        self.bytes: memoryview = self._desk.data.cast("B")
        self.step(NO_ANSWER)

    @property
    def count(self) -> int:
        """How many legal answers there are now; 0 when the game is over."""
        return int(self._desk["count"][0])

    @property
    def state(self) -> Any:
        """The state as it is now, for CPython."""
        return unpack(self.game.state, self._desk["state"].tobytes())

    def clone(self) -> bytes:
        """The game as it is now, chance included; `restore` goes back to it."""
        return bytes(self.bytes)

    def restore(self, kept: bytes) -> None:
        """Go back to where the game was cloned."""
        self.bytes[:] = kept
