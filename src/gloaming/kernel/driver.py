"""How any game moves on: the same functions for every game, in CPython and compiled.

STEPS, ANSWERED, ALLOWED and OPINIONS stand for a game's own tuples of functions. `driven` gives a game its own copy
of these functions, bound to its tuples; the compiling module does the same and writes each lookup in a tuple as a
chain of comparisons, since compiled code cannot index functions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType, SimpleNamespace
from typing import Any

from gloaming.kernel.chance import Luck, below
from gloaming.kernel.seats import CHANCE, CHANCE_ALONE, first_asked
from gloaming.kernel.state import GameState

Step = Callable[[Any, int], None]
Answered = Callable[[Any, int, int, int], None]
Allowed = Callable[[Any, int, int, int], bool]
Opinion = Callable[[Any, int, int, int], int]

STEPS: tuple[Step, ...] = ()
ANSWERED: tuple[Answered, ...] = ()
ALLOWED: tuple[Allowed, ...] = ()
OPINIONS: tuple[Opinion | None, ...] = ()

RANDOM, INSTINCT = range(2)  # what a bot in compiled play goes by
FEW = 4  # so few answers are listed at once when one is wanted at random
TRIES = 12  # numbers that are tried first when there may be more
WORST = -32768


def advance(g: GameState) -> None:
    """Carry out what is on the agenda until somebody is asked or the game is over; an only answer comes first."""
    step, about = g.step, g.about
    while g.asked == 0 and g.over == 0:
        if g.alone:
            seat = g.alone - 1
            g.alone = 0
            ANSWERED[g.alone_question](g, seat, g.alone_subject, g.alone_answer)
        else:
            last = g.pending - 1
            g.pending = last
            STEPS[step[last]](g, about[last])


def apply(g: GameState, seat: int, answer: int) -> None:
    """Carry out a legal answer of a seat that was asked."""
    g.asked &= ~(1 << seat)
    ANSWERED[g.question](g, seat, g.subject, answer)
    if g.asked == 0:
        advance(g)


def allows(g: GameState, seat: int, answer: int) -> bool:
    """Whether the rules allow this answer to the question that the seat was asked."""
    return ALLOWED[g.question](g, seat, g.subject, answer)


def legal(g: GameState, seat: int, out: list[int]) -> int:
    """Write the legal answers to the front of `out`, which has a place more than the question is wide; say how many."""
    allowed, subject, count = ALLOWED[g.question], g.subject, 0
    for answer in range(g.width):
        out[count] = answer
        count += allowed(g, seat, subject, answer)
    return count


def favourite(g: GameState, seat: int, minds: Luck) -> int:
    """The legal answer of which instinct thinks best; a random one of these if there are several."""
    allowed, opinion, subject = ALLOWED[g.question], OPINIONS[g.question], g.subject
    best, chosen, equals = WORST, 0, 0
    for answer in range(g.width):
        if allowed(g, seat, subject, answer):
            liked = opinion(g, seat, subject, answer)  # type: ignore[misc]  # every question to a seat has one
            if liked > best:
                best, chosen, equals = liked, answer, 1
            elif liked == best:
                equals += 1
                if below(minds, equals) == 0:
                    chosen = answer
    return chosen


def settle(g: GameState, chance: Luck) -> None:
    """Let chance answer for as long as it is asked."""
    while g.asked == CHANCE_ALONE:
        apply(g, CHANCE, below(chance, g.width))


def at_random(g: GameState, seat: int, minds: Luck, out: list[int]) -> int:
    """A legal answer, all equally likely. Where there are many, a few blind tries spare the listing."""
    width = g.width
    if width > FEW:
        for _ in range(TRIES):
            answer = below(minds, width)
            if allows(g, seat, answer):
                return answer
    return out[below(minds, legal(g, seat, out))]


def choose(g: GameState, seat: int, bot: int, minds: Luck, out: list[int]) -> int:
    """What a bot answers."""
    return favourite(g, seat, minds) if bot == INSTINCT else at_random(g, seat, minds, out)


def playout(g: GameState, chance: Luck, minds: Luck, bots: Sequence[int], out: list[int], most: int) -> int:
    """Play to the end, or until so many answers were given; say how many."""
    answers = 0
    settle(g, chance)
    while g.over == 0 and answers < most:
        seat = first_asked(g)
        apply(g, seat, choose(g, seat, bots[seat], minds, out))
        if g.asked == CHANCE_ALONE:
            settle(g, chance)
        answers += 1
    return answers


DRIVER: tuple[FunctionType, ...] = tuple(
    part
    for part in (advance, apply, allows, legal, favourite, settle, at_random, choose, playout)
    if isinstance(part, FunctionType)
)


def driven(steps: Sequence[Step], answered: Sequence[Any], allowed: Sequence[Any], opinions: Sequence[Any]) -> Any:
    """The functions of this module, bound to one game's tuples of functions."""
    tuples = {"STEPS": tuple(steps), "ANSWERED": answered, "ALLOWED": allowed, "OPINIONS": opinions}
    return bound(DRIVER, {**globals(), **tuples})


def bound(parts: Sequence[FunctionType], space: dict[str, Any]) -> Any:
    """Copies of functions that find in this space what they name, each other included."""
    for part in parts:
        space[part.__name__] = FunctionType(part.__code__, space, part.__name__)
    return SimpleNamespace(**{part.__name__: space[part.__name__] for part in parts})
