"""A bot that thinks ahead, and its thoughts: `kernel/search.py`, compiled where that is ready, else in plain Python."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.search import (
    CHILD,
    COLUMNS,
    MOST_DEPTH,
    MOVE,
    NOTES,
    REWARD,
    SIBLING,
    SPAN,
    SURENESS,
    THOUSAND,
    VISITS,
    WORTH,
    searching,
)
from gloaming.kernel.state import digest

MOST_NODES = 1 << 18
MOST_PLAIN_NODES = 1 << 13  # in plain Python, where nobody waits for more iterations, unless they are counted
MANY = 1_000_000  # more iterations than anybody waits for
WATCHED = 8  # parts of the time allowed, after each of which the clock is read

searching_for = cache(searching)


class Style(NamedTuple):
    """What a search goes by: `Style(*game.style)` is a game's own, and `_replace` makes another of it."""

    exploration: int  # of the upper bound, in thousandths
    by_instinct: int  # how many of a thousand answers out of habit go by instinct; the others are random
    cut_off: int  # after so many answers out of habit the outlook is asked
    widening: int  # how fast new answers are tried, in thousandths
    model: int  # how many of a thousand answers of other seats in the tree are given out of habit
    sureness: int  # by how much an answer must do better than instinct's favourite, in thousandths of a standard error


class Prospect(NamedTuple):
    """An answer, how often it was tried, and what part of the win it brought on average."""

    answer: int
    visits: int
    worth: float


class Thought:
    """What a seat thinks of the question that it is asked, in plain Python; `tree` grows with every iteration."""

    def __init__(self, game: Game, seen: Any, seat: int, style: Sequence[int], key: Sequence[int], nodes: int) -> None:
        self.game, self.seen, self.seat, self.style = game, seen, seat, style
        self.players = seen.players
        self.tree = [[0] * COLUMNS for _ in range(nodes)]
        self.notes = [1] + [0] * (NOTES - 1)
        self.path, self.marks, self.out = [0] * (MOST_DEPTH + 1), [0] * game.most_answers, [0] * (game.most_answers + 1)
        self.chance, self.minds = Luck(tuple(key), 0), Luck(tuple(key), 1)

    def ponder(self, iterations: int) -> None:
        """Think so many iterations further."""
        iterate = searching_for(self.game).iterate
        for _ in range(iterations):
            g = self.seen.clone()
            iterate(
                g,
                self.seat,
                self.tree,
                self.notes,
                self.path,
                self.marks,
                self.out,
                self.style,
                self.chance,
                self.minds,
            )


def begin_thought(game: Game, seen: Any, seat: int, seed: str, *, style: Sequence[int] = (), nodes: int = 0) -> Any:
    """A thought about what a seat sees and remembers; the same seed and view lead to the same one."""
    key = seed_key(f"{seed} {digest(seen)}")
    given = game, seen, seat, style or game.style, key
    if not compiled_is_ready(game):
        return Thought(*given, room(nodes, MOST_NODES if nodes else MOST_PLAIN_NODES))
    from gloaming.twins.thought import CompiledThought  # noqa: PLC0415

    return CompiledThought(*given, room(nodes, MOST_NODES))


def room(nodes: int, most: int) -> int:
    """How many rows a tree gets: as many as wanted, or as there can be; one for an answer at least."""
    return max(2, min(nodes or most, most))


def compiled_is_ready(game: Game) -> bool:
    """Whether searches of this game are compiled, here or by an earlier run."""
    if find_spec("numba") is None:
        return False
    from gloaming.twins.compiled import is_warm  # noqa: PLC0415

    return is_warm(game, "think")


def compile_thoughts(game: Game, on_progress: Callable[[float], None] = lambda done: None) -> None:
    """Compile searches of this game now, unless they are or Numba is missing."""
    if find_spec("numba") is not None:
        from gloaming.twins.compiled import warm  # noqa: PLC0415

        warm(game, on_progress, "think")


def compiled_home() -> Path:
    """The folder in which compiled searches lie."""
    from gloaming.twins.compiled import cache_home  # noqa: PLC0415

    return cache_home()


def think_for(thought: Any, seconds: float) -> int:
    """Think for so long; say how many iterations that were."""
    started, done, more = perf_counter(), 0, 1
    while True:
        thought.ponder(more)
        done += more
        spent = perf_counter() - started
        if spent >= seconds or done >= MANY:
            return done
        rate = done / max(spent, 1e-6)
        more = max(1, min(done, int(rate * seconds / WATCHED), int(rate * (seconds - spent)), MANY - done))


def children(thought: Any, node: int = 0) -> list[Prospect]:
    """The answers under a node, instinct's favourite first."""
    return [
        Prospect(int(row[MOVE]) % SPAN, int(row[VISITS]), float(row[WORTH]) / REWARD / max(1, int(row[VISITS])))
        for row in chain_of(thought, node)
    ][::-1]


def chain_of(thought: Any, node: int) -> Iterator[Any]:
    """The rows of a node's children, the newest first."""
    child = thought.tree[node][CHILD]
    while child:
        yield thought.tree[child]
        child = thought.tree[child][SIBLING]


def settled(prospects: Sequence[Prospect], style: Sequence[int]) -> Prospect:
    """What a search comes to: the answer tried most often, if it beats instinct's favourite as surely as wanted."""
    favourite, best = prospects[0], max(prospects, key=lambda each: each.visits)
    surely = style[SURENESS] / THOUSAND * error(best, favourite)
    return best if best.worth - favourite.worth >= surely else favourite


def error(*prospects: Prospect) -> float:
    """The standard error of a difference between prospects, as if each had been tried twice more, won and lost."""
    return sqrt(sum(spread((each.worth * each.visits + 1) / (each.visits + 2), each.visits + 2) for each in prospects))


def spread(share: float, count: int) -> float:
    """The variance of a share of so many."""
    return share * (1 - share) / count


class Search:
    """A bot that thinks so many iterations, or for so many milliseconds, about every answer."""

    def __init__(self, iterations: int = 0, milliseconds: int = 0, style: Sequence[int] = ()) -> None:
        self.iterations, self.milliseconds, self.style = iterations, milliseconds, style

    def sit(self, game: Game, seat: int, seed: str) -> None:
        """Begin to play at a seat."""
        self.game, self.seat, self.seed = game, seat, seed

    def answer(self, seen: Any) -> int:
        """The answer that does best in its thoughts."""
        possible = self.game.legal(seen, self.seat)
        if len(possible) == 1:
            return possible[0]
        thought = begin_thought(
            self.game, seen, self.seat, self.seed, style=self.style, nodes=self.iterations + 1 if self.iterations else 0
        )
        if self.iterations:
            thought.ponder(self.iterations)
        else:
            think_for(thought, self.milliseconds / 1000)
        return settled(children(thought), self.style or self.game.style).answer
