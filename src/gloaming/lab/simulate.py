"""Many games between bots, compiled on all cores or interpreted, and what came of them."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import islice
from math import sqrt
from typing import Any

from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.game import Game
from gloaming.kernel.match import check_seed
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import MOST_SEATS

MOST_ANSWERS = 1_000_000  # a game that goes on for longer is given up as endless
CHUNK = 1000  # games that one thread plays before it reports
NORMAL_95 = 1.959964


@dataclass
class Tally:
    """What came of many games; a shared win counts in equal parts."""

    players: int
    games: int = 0
    unfinished: int = 0
    answers: int = 0
    shortest: int = MOST_ANSWERS
    longest: int = 0
    wins: list[float] = field(default_factory=list)
    nobody: int = 0
    scores: list[float] = field(default_factory=list)  # sums by seat
    squares: list[float] = field(default_factory=list)
    seconds: float = 0.0
    compiled: bool = False

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.players
        self.scores = self.scores or [0.0] * self.players
        self.squares = self.squares or [0.0] * self.players

    def add(self, answers: int, places: Sequence[int], scores: Sequence[int]) -> None:
        """Count one game."""
        self.games += 1
        self.answers += answers
        self.shortest, self.longest = min(self.shortest, answers), max(self.longest, answers)
        winners = sum(place == 1 for place in places)
        self.unfinished += places[0] == 0
        self.nobody += winners == 0
        for seat in range(self.players):
            self.wins[seat] += (places[seat] == 1) / (winners or 1)
            self.scores[seat] += scores[seat]
            self.squares[seat] += scores[seat] ** 2

    def merge(self, other: Tally) -> None:
        """Count all games of another tally."""
        for name in ("games", "unfinished", "answers", "nobody"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.shortest, self.longest = min(self.shortest, other.shortest), max(self.longest, other.longest)
        for mine, theirs in ((self.wins, other.wins), (self.scores, other.scores), (self.squares, other.squares)):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]

    def summary(self) -> dict[str, Any]:
        """The tally as JSON: shares with their 95 % intervals, lengths, scores and speed."""
        return {
            "games": self.games,
            "players": self.players,
            "compiled": self.compiled,
            "seats": [self.seat_summary(seat) for seat in range(self.players)],
            "nobody_won": self.nobody,
            "unfinished": self.unfinished,
            "answers": {"mean": self.answers / self.games, "shortest": self.shortest, "longest": self.longest},
            "seconds": self.seconds,
            "games_per_second": self.games / self.seconds,
            "answers_per_second": self.answers / self.seconds,
        }

    def seat_summary(self, seat: int) -> dict[str, Any]:
        """One seat's share of wins and its scores."""
        mean = self.scores[seat] / self.games
        spread = sqrt(max(0.0, self.squares[seat] / self.games - mean**2))
        low, high = interval(self.wins[seat], self.games)
        return {
            "seat": seat + 1,
            "wins": self.wins[seat],
            "share": self.wins[seat] / self.games,
            "share_95": [low, high],
            "score_mean": mean,
            "score_deviation": spread,
        }


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins."""
    share, z2 = wins / games, NORMAL_95**2
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[int],
    *,
    seed: str = "0",
    threads: int = 1,
    interpreted: bool = False,
    options: Mapping[str, Any] | None = None,
    on_progress: Callable[[int], None] = lambda games: None,
    on_compiling: Callable[[float], None] = lambda done: None,
) -> Tally:
    """Play games between bots, one named for each seat. Game i is the same whatever the threads and the carrier."""
    if games < 1 or threads < 1:
        raise Refusal("one-thread")
    fresh = game.lay(players, options)
    if len(bots) != players or not {*bots} <= {RANDOM, INSTINCT}:
        raise Refusal("bot-each")
    check_seed(seed)
    compiled = not interpreted and find_spec("numba") is not None
    play = compiled_player(game, fresh, bots, seed, on_compiling) if compiled else plain_player(game, fresh, bots, seed)
    total = Tally(players, compiled=compiled)
    start = time.perf_counter()
    for tally in in_threads(play, games, threads if compiled else 1, CHUNK if compiled else 1):
        total.merge(tally)
        on_progress(tally.games)
    total.seconds = time.perf_counter() - start
    return total


Player = Callable[[int, int], Tally]


def in_threads(play: Player, games: int, threads: int, chunk: int) -> Iterator[Tally]:
    """Play all games in chunks, so many at once; the tallies come in order."""
    spans = ((first, min(chunk, games - first)) for first in range(0, games, chunk))
    if threads == 1:
        yield from (play(*span) for span in spans)
        return
    with ThreadPoolExecutor(threads) as pool:
        under_way = deque(pool.submit(play, *span) for span in islice(spans, 2 * threads))
        while under_way:
            yield under_way.popleft().result()
            under_way.extend(pool.submit(play, *span) for span in islice(spans, 1))


def plain_player(game: Game, fresh: Any, bots: Sequence[int], seed: str) -> Player:
    """Plays games in CPython."""
    key, out = seed_key(seed), [0] * (game.most_answers + 1)

    def play(first: int, games: int) -> Tally:
        tally = Tally(fresh.players)
        for number in range(first, first + games):
            g = fresh.clone()
            lucks = Luck(key, 2 * number), Luck(key, 2 * number + 1)
            answers = game.moves.playout(g, *lucks, bots, out, MOST_ANSWERS)
            tally.add(answers, g.place[: g.players], g.score[: g.players])
        return tally

    return play


def compiled_player(
    game: Game, fresh: Any, bots: Sequence[int], seed: str, on_compiling: Callable[[float], None]
) -> Player:
    """Plays games in compiled code, without holding up other threads."""
    import numpy as np  # noqa: PLC0415

    from gloaming.lab.bulk import Bulk  # noqa: PLC0415

    bulk = Bulk(game, fresh, [*bots, *[0] * (MOST_SEATS - len(bots))], seed, on_compiling)

    def play(first: int, games: int) -> Tally:
        answers, ends = bulk.play(first, games, MOST_ANSWERS)
        places, scores = ends[:, : fresh.players, 0], ends[:, : fresh.players, 1].astype(np.int64)
        won = places == 1
        winners = won.sum(axis=1)
        tally = Tally(fresh.players, games=games, answers=int(answers.sum()))
        tally.shortest, tally.longest = int(answers.min()), int(answers.max())
        tally.unfinished, tally.nobody = int((places[:, 0] == 0).sum()), int((winners == 0).sum())
        tally.wins = (won / np.maximum(winners, 1)[:, None]).sum(axis=0).tolist()
        tally.scores = scores.sum(axis=0).astype(float).tolist()
        tally.squares = (scores**2).sum(axis=0).astype(float).tolist()
        return tally

    return play
