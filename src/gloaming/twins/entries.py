"""What Python calls of a compiled game. These are written into the generated file: Numba keeps its work beside it.

What they name is bound there to the compiled twins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.kernel.driver import apply, legal, playout, settle
from gloaming.kernel.search import iterate
from gloaming.kernel.seats import first_asked

begin: Any = None  # begins a new stream of random words
desk_at: Any = None  # reads an address as the record of one game's desk


def play_many(
    game: Any, fresh: Any, lucks: Any, key: Any, first: int, bots: Any, out: Any, most: int, answers: Any, ends: Any
) -> None:
    """Play whole games between bots; note how many answers each took, and each seat's place and score."""
    g = game[0]
    for number in range(answers.shape[0]):
        game[0] = fresh[0]
        begin(lucks[0], key, 2 * (first + number))
        begin(lucks[1], key, 2 * (first + number) + 1)
        answers[number] = playout(g, lucks[0], lucks[1], bots, out, most)
        for seat in range(g.players):
            ends[number, seat, 0] = g.place[seat]
            ends[number, seat, 1] = g.score[seat]


def step(address: Any, answer: Any) -> Any:
    """Give an answer (none if it is below 0), let chance answer, list the next legal answers, say how many."""
    desk = desk_at(address)
    if answer >= 0:
        apply(desk.state, first_asked(desk.state), answer)
    settle(desk.state, desk.chance)
    desk.count = 0 if desk.state.over else legal(desk.state, first_asked(desk.state), desk.legal)
    return desk.count


def ponder(
    game: Any,
    seen: Any,
    seat: int,
    tree: Any,
    notes: Any,
    path: Any,
    marks: Any,
    out: Any,
    style: Any,
    lucks: Any,
    iterations: int,
) -> None:
    """Think so many iterations further about what a seat sees."""
    g = game[0]
    for _ in range(iterations):
        game[0] = seen[0]
        iterate(g, seat, tree, notes, path, marks, out, style, lucks[0], lucks[1])


def start(lucks: Any, key: Any, stream: int) -> None:
    """Begin two streams of random words: for chance, and for minds."""
    begin(lucks[0], key, stream)
    begin(lucks[1], key, stream + 1)


ENTRIES: dict[str, tuple[Callable[..., Any], ...]] = {"play": (play_many, step), "think": (ponder, start)}
