"""The adviser: what to answer, how likely that wins, and what is likely to follow; and where a whole game turned.

It knows what the seat knew at the time, and nothing else: it is given a view, as bots are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from gloaming.bots.search import MANY, Prospect, begin_thought, children, error, searching_for, settled, think_for
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.search import CHANCES, CHILD, MOVE, NODES, REWARD, SEAT_BITS, SIBLING, SPAN, VISITS, WORTH
from gloaming.kernel.seats import CHANCE
from gloaming.kernel.sight import view
from gloaming.kernel.speech import Asked, Given, asked_of, given_by

MOST_ADVICE = 5  # answers that are named
LONGEST_LINE = 5  # answers of likely play
FEWEST_VISITS = 20  # an answer that was tried less often is no likely play
COSTLY = 0.08  # of a win: what an answer must give away to be called costly
SURELY = 3.0  # standard errors by which it must
TURNING = 0.2  # of a win: how much a seat's chances must change between two of its answers
MOST_SECONDS = 600
BY_INSTINCT_ALONE = (0, 1000, 0, 0, 0, 0)  # a style
SEED = "adviser"


class Choice(NamedTuple):
    """An answer, the part of a win that it brings by the adviser's reckoning, and what is likely to follow."""

    answer: Given
    chance: float
    tried: int
    line: list[Given]


class Advice(NamedTuple):
    """What the adviser says of a question: the best answers, the best first."""

    step: int
    seat: str
    question: Asked
    iterations: int
    choices: list[Choice]


class Comment(NamedTuple):
    """What the adviser says of an answer that was given."""

    step: int
    seat: str
    question: Asked
    given: Choice
    best: Choice
    cost: float  # what the answer gave away of the win
    costly: bool
    swing: float  # how the seat's chances had changed since it answered last
    turning: bool


def advise(match: Match, seat: int | str | None = None, *, seconds: float = 1.0, iterations: int = 0) -> Advice:
    """The best answers to what a seat, or the first that is asked, is asked now, by what it sees and remembers."""
    if match.over:
        raise Refusal("advice-over")
    number = match.seat(match.asked[0] if seat is None else seat)
    if not match.game.asks(match.state, number):
        raise Refusal("not-asked", name=match.names[number])
    check_patience(seconds, iterations)
    thought, done = thought_of(match.game, view(match.state, number, remembering=True), number, seconds, iterations)
    prospects = children(thought)
    first = settled(prospects, match.game.style)
    ranked = sorted(prospects, key=lambda each: (each is not first, -each.visits))[:MOST_ADVICE]
    choices = [chosen(match, thought, number, prospect) for prospect in ranked]
    question = asked_of(match.game, view(match.state, number), number, match.names)
    return Advice(match.step, match.names[number], question, done, choices)


def check_patience(seconds: float, iterations: int) -> None:
    """Refuse to think for no time at all, or for ever."""
    if iterations < 0 or iterations > MANY or (not iterations and not 0 < seconds <= MOST_SECONDS):
        raise Refusal("advice-patience", seconds=MOST_SECONDS, iterations=MANY)


def thought_of(
    game: Game, seen: Any, seat: int, seconds: float, iterations: int, given: int | None = None
) -> tuple[Any, int]:
    """A thought about a view, with an eye on the answer that was given, and how long it was."""
    thought = begin_thought(game, seen, seat, SEED)
    thought.ponder(1)
    if given is not None:
        consider(thought, seat, seen.question, given)
    if iterations:
        thought.ponder(iterations - 1)
        return thought, iterations
    return thought, think_for(thought, seconds) + 1


def consider(thought: Any, seat: int, question: int, answer: int) -> None:
    """Have an answer in the tree from the start, as if it had been tried once, with nothing known of it."""
    move = (question * SEAT_BITS + seat) * SPAN + answer
    if all(move != row[MOVE] for _, row in rows(thought, 0)):
        made = thought.notes[NODES]
        thought.notes[NODES] += 1
        row = thought.tree[made]
        row[MOVE], row[CHILD], row[SIBLING] = move, 0, thought.tree[0][CHILD]
        row[VISITS], row[CHANCES], row[WORTH] = 1, 1, REWARD // thought.players
        thought.tree[0][CHILD] = made


def rows(thought: Any, node: int) -> Iterator[tuple[int, Any]]:
    """The children of a node, with their numbers."""
    child = int(thought.tree[node][CHILD])
    while child:
        yield child, thought.tree[child]
        child = int(thought.tree[child][SIBLING])


def chosen(match: Match, thought: Any, seat: int, prospect: Prospect) -> Choice:
    """A prospect, with what is likely to follow."""
    first, *line = likely(match, thought, seat, prospect.answer)
    return Choice(first, prospect.worth, prospect.visits, line)


def likely(match: Match, thought: Any, seat: int, answer: int) -> Iterator[Given]:
    """An answer and what is likely to follow, with the gaps of the view filled in one way out of many."""
    game, names = match.game, match.names
    luck = Luck(seed_key(SEED))
    g = view(match.state, seat, remembering=True)
    yield given_by(game, g, seat, answer, names)
    game.guess(g, seat, luck)
    node = next(number for number, row in rows(thought, 0) if row[MOVE] % SPAN == answer)
    others = searching_for(game).company(g) & ~(1 << seat)
    g.asked |= others
    game.moves.apply(g, seat, answer)
    searching_for(game).answer_together(g, others, BY_INSTINCT_ALONE, luck, [0] * (game.most_answers + 1))
    for _ in range(LONGEST_LINE):
        game.moves.settle(g, luck)
        if g.over:
            return
        node, asked, follows = most_visited(game, g, thought, node)
        if not node:
            return
        yield given_by(game, g, asked, follows, names)
        game.moves.apply(g, asked, follows)


def most_visited(game: Game, g: Any, thought: Any, node: int) -> tuple[int, int, int]:
    """The child that was visited most of those that are possible now, with its seat and answer; 0 if none was often."""
    best, found = FEWEST_VISITS - 1, (0, 0, 0)
    for number, row in rows(thought, node):
        move = int(row[MOVE])
        seat, answer = move // SPAN % SEAT_BITS, move % SPAN
        asked = move // SPAN // SEAT_BITS == g.question and game.asks(g, seat) and answer < g.width
        if row[VISITS] > best and asked and game.moves.allows(g, seat, answer):
            best, found = int(row[VISITS]), (number, seat, answer)
    return found


# A whole game


def review(
    match: Match,
    seat: int | str | None = None,
    *,
    seconds: float = 0.2,
    iterations: int = 0,
    on_progress: Callable[[float], None] = lambda done: None,
) -> list[Comment]:
    """What the adviser says of every answer that was a choice, of one seat or of all."""
    only = None if seat is None else match.seat(seat)
    check_patience(seconds, iterations)
    again = Match(match.game, match.names, match.options, committed=match.commitment)
    comments: list[Comment] = []
    last: dict[int, float] = {}
    for step, entry in enumerate(match.log):
        if entry.seat == CHANCE:
            again.answer_for_chance(entry.answer)
        else:
            if only in (None, entry.seat) and len(match.game.legal(again.state, entry.seat)) > 1:
                comments.append(comment(again, entry.seat, entry.answer, last, seconds, iterations))
            again.answer(entry.seat, entry.answer)
        on_progress((step + 1) / len(match.log))
    return comments


def comment(match: Match, seat: int, given: int, last: dict[int, float], seconds: float, iterations: int) -> Comment:
    """What the adviser says of an answer, before it is given; it notes the seat's chances."""
    seen = view(match.state, seat, remembering=True)
    thought, _ = thought_of(match.game, seen, seat, seconds, iterations, given)
    prospects = children(thought)
    best = settled(prospects, match.game.style)
    mine = next(each for each in prospects if each.answer == given)
    cost = max(0.0, best.worth - mine.worth)
    swing = best.worth - last.get(seat, best.worth)
    last[seat] = mine.worth if mine.visits >= FEWEST_VISITS else best.worth - cost
    return Comment(
        match.step,
        match.names[seat],
        asked_of(match.game, view(match.state, seat), seat, match.names),
        chosen(match, thought, seat, mine),
        chosen(match, thought, seat, best),
        cost,
        cost >= COSTLY and cost > SURELY * error(best, mine),
        swing,
        abs(swing) >= TURNING,
    )
