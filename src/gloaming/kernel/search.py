"""Thinking ahead: information-set Monte Carlo tree search, for every game alike, in CPython and compiled.

What a seat sees has gaps. Every iteration fills them anew with the game's `guess`, walks down a tree of answers, adds
one answer to it, plays on until the game is over or long enough, and notes on the way back what came of it. Chance is
drawn anew every time. An answer stands in the tree under the answers before it, whatever chance said and whatever the
gaps were filled with; where it was not possible it is passed over, and `CHANCES` counts how often it was.

A node is a row of the tree, the root row 0. Its children hang in a chain: `CHILD`, then `SIBLING` after `SIBLING`.
"""

from __future__ import annotations

from math import log, sqrt
from types import FunctionType
from typing import TYPE_CHECKING, Any

from gloaming.kernel.chance import Luck, below, restart
from gloaming.kernel.driver import Opinion, apply, at_random, bound, favourite, legal, settle
from gloaming.kernel.seats import EVERY_SEAT, FIRST_SEAT, first_asked
from gloaming.kernel.state import GameState

if TYPE_CHECKING:
    from gloaming.kernel.game import Game

MOVE, CHILD, SIBLING, VISITS, CHANCES, WORTH = range(6)  # the columns of the tree
COLUMNS = 6
NODES, STAMP, TRIED = range(3)  # the notes: rows used, the last mark given, children that were possible
NOTES = 3
EXPLORATION, BY_INSTINCT, CUT_OFF, WIDENING, MODEL, SURENESS = range(6)  # the style: what a search goes by

REWARD = 840  # for a win; it can be shared by any number of seats
THOUSAND = 1000
MOST_DEPTH = 120
SPAN = 1 << 16  # a move is its question, its seat and its answer in one number
SEAT_BITS = 16
WEIGHED = 32  # so many answers are weighed by instinct one by one; of more only a few that are
DRAWN = 12  # drawn at random
UNLIKED = -(1 << 30)

OPINIONS: tuple[Opinion | None, ...] = ()  # these stand for a game's own
GUESS: Any = None
COMPANY: Any = None


def iterate(
    g: GameState,
    viewer: int,
    tree: list[list[int]],
    notes: list[int],
    path: list[int],
    marks: list[int],
    out: list[int],
    style: list[int],
    chance: Luck,
    minds: Luck,
) -> None:
    """Walk down the tree from what the viewer sees, grow it by one answer, play on, and note what came of it.

    The n-th visit to each of the viewer's answers has the same luck, so that they can be told apart sooner.
    """
    nodes = notes[NODES]
    node = next_node(g, viewer, 0, tree, notes, marks, out, style, minds)
    growing = notes[NODES] == nodes
    others = company(g) & ~(1 << viewer)
    restart(chance, 2 * tree[node][VISITS])
    restart(minds, 2 * tree[node][VISITS] + 1)
    fill_gaps(g, viewer, minds)
    g.asked |= others  # who has answered the same question in secret answers anew, as the viewer expects it
    apply(g, viewer, tree[node][MOVE] % SPAN)
    answer_together(g, others, style, minds, out)
    settle(g, chance)
    depth = 1
    path[depth] = node
    while growing and g.over == 0 and depth < MOST_DEPTH:
        seat = viewer if (g.asked >> viewer) & 1 else first_asked(g)
        others = g.asked & EVERY_SEAT & ~(1 << seat)
        if others == 0 or seat == viewer:
            nodes = notes[NODES]
            if seat != viewer and below(minds, THOUSAND) < style[MODEL]:
                node = expected_node(g, seat, node, tree, notes, out, style, minds)
            else:
                node = next_node(g, seat, node, tree, notes, marks, out, style, minds)
            growing = notes[NODES] == nodes and node > 0
            if node == 0:
                break
            depth += 1
            path[depth] = node
            apply(g, seat, tree[node][MOVE] % SPAN)
        else:
            others |= 1 << seat
        answer_together(g, others, style, minds, out)
        settle(g, chance)
    play_on(g, style, chance, minds, out)
    note_result(g, tree, path, depth)


def next_node(
    g: GameState,
    seat: int,
    node: int,
    tree: list[list[int]],
    notes: list[int],
    marks: list[int],
    out: list[int],
    style: list[int],
    minds: Luck,
) -> int:
    """The child to go to: a new one while there are few for so many visits, otherwise the most promising; 0 if none."""
    count = legal(g, seat, out)
    kind = (g.question * SEAT_BITS + seat) * SPAN
    notes[STAMP] += 2
    for i in range(count):
        marks[out[i]] = notes[STAMP]
    child = most_promising(tree, node, kind, notes, marks, style)
    tried = notes[TRIED]
    wide = tried * tried * THOUSAND > style[WIDENING] * tree[node][VISITS]
    if tried < count and not wide and notes[NODES] < len(tree):
        if node == 0 and tried == 0:
            answer = favourite(g, seat, minds)
        else:
            answer = untried(g, seat, count, notes, marks, out, minds)
        if answer >= 0:
            return new_child(tree, node, kind + answer, notes)
    return child


def expected_node(
    g: GameState,
    seat: int,
    node: int,
    tree: list[list[int]],
    notes: list[int],
    out: list[int],
    style: list[int],
    minds: Luck,
) -> int:
    """The child for what another seat answers out of habit, a new one if it has none; 0 if the tree is full."""
    move = (g.question * SEAT_BITS + seat) * SPAN + by_habit(g, seat, style, minds, out)
    child = tree[node][CHILD]
    while child != 0 and tree[child][MOVE] != move:
        child = tree[child][SIBLING]
    if child == 0 and notes[NODES] < len(tree):
        child = new_child(tree, node, move, notes)
    return child


def most_promising(
    tree: list[list[int]], node: int, kind: int, notes: list[int], marks: list[int], style: list[int]
) -> int:
    """Of the children that are possible now, the one with the best upper bound; 0 if there is none."""
    best, chosen, tried, stamp = -1.0, 0, 0, notes[STAMP]
    child = tree[node][CHILD]
    while child != 0:
        answer = tree[child][MOVE] - kind
        if 0 <= answer < SPAN and marks[answer] == stamp:
            marks[answer] = stamp + 1
            tried += 1
            tree[child][CHANCES] += 1
            visits = tree[child][VISITS]
            margin = style[EXPLORATION] * sqrt(log(tree[child][CHANCES]) / visits) / THOUSAND
            bound = tree[child][WORTH] / (REWARD * visits) + margin
            if bound > best:
                best, chosen = bound, child
        child = tree[child][SIBLING]
    notes[TRIED] = tried
    return chosen


def untried(
    g: GameState, seat: int, count: int, notes: list[int], marks: list[int], out: list[int], minds: Luck
) -> int:
    """The possible answer that instinct likes best of those that have no node; of many, only a few are weighed."""
    best, chosen, equals, stamp = UNLIKED, -1, 0, notes[STAMP]
    for i in range(min(count, WEIGHED)):
        if count > WEIGHED and i == DRAWN:
            break
        answer = out[i] if count <= WEIGHED else out[below(minds, count)]
        if marks[answer] == stamp:
            liked = likes(g, seat, answer)
            equals = 1 if liked > best else equals + 1
            if liked > best or (liked == best and below(minds, equals) == 0):
                best, chosen = liked, answer
    return chosen


def new_child(tree: list[list[int]], node: int, move: int, notes: list[int]) -> int:
    """A node for an answer that has none yet."""
    made = notes[NODES]
    notes[NODES] += 1
    tree[made][MOVE] = move
    tree[made][CHILD] = 0
    tree[made][SIBLING] = tree[node][CHILD]
    tree[made][VISITS] = 0
    tree[made][CHANCES] = 1
    tree[made][WORTH] = 0
    tree[node][CHILD] = made
    return made


def answer_together(g: GameState, seats: int, style: list[int], minds: Luck, out: list[int]) -> None:
    """Let those answer who are asked at the same time: out of habit, since they do not know what others answer."""
    while seats & g.asked:
        seat = FIRST_SEAT[seats & g.asked]
        seats &= ~(1 << seat)
        apply(g, seat, by_habit(g, seat, style, minds, out))


def by_habit(g: GameState, seat: int, style: list[int], minds: Luck, out: list[int]) -> int:
    """An answer that takes no thought: by instinct as often as the style says, otherwise at random."""
    if style[BY_INSTINCT] == 0 or below(minds, THOUSAND) >= style[BY_INSTINCT]:
        return at_random(g, seat, minds, out)
    if g.width <= WEIGHED:
        return favourite(g, seat, minds)
    best, chosen = UNLIKED, 0
    for _ in range(DRAWN):
        answer = at_random(g, seat, minds, out)
        liked = likes(g, seat, answer)
        if liked > best:
            best, chosen = liked, answer
    return chosen


def play_on(g: GameState, style: list[int], chance: Luck, minds: Luck, out: list[int]) -> None:
    """Play to the end out of habit, or until the style says that it is enough."""
    answers = 0
    while g.over == 0 and answers < style[CUT_OFF]:
        seat = first_asked(g)
        apply(g, seat, by_habit(g, seat, style, minds, out))
        settle(g, chance)
        answers += 1


def note_result(g: GameState, tree: list[list[int]], path: list[int], depth: int) -> None:
    """Note in every node of the path what came of it for the seat that answered there."""
    winners = 0
    for seat in range(g.players):
        winners += g.place[seat] == 1
    tree[0][VISITS] += 1
    for i in range(1, depth + 1):
        node = path[i]
        seat = tree[node][MOVE] // SPAN % SEAT_BITS
        tree[node][VISITS] += 1
        if g.over == 0:
            tree[node][WORTH] += prospects(g, seat)
        elif g.place[seat] == 1:
            tree[node][WORTH] += REWARD // winners


# What a game thinks of it


def likes(g: GameState, seat: int, answer: int) -> int:
    """What instinct thinks of an answer."""
    return OPINIONS[g.question](g, seat, g.subject, answer)  # type: ignore[misc]  # every question to a seat has one


def fill_gaps(g: GameState, seat: int, minds: Luck) -> None:
    """Make a full state of what a seat sees, one that it cannot tell from the true one."""
    GUESS(g, seat, minds)


def those_asked(g: GameState) -> int:
    """The seats that are asked, as bits."""
    return g.asked & EVERY_SEAT


def company(g: GameState) -> int:
    """The seats that are asked the present question, and those that have answered it already, as bits."""
    return COMPANY(g)  # type: ignore[no-any-return]


def even(g: GameState, seat: int) -> int:
    """The prospects of a seat of which nothing is known: all have the same."""
    return REWARD // g.players


OUTLOOK = even


def prospects(g: GameState, seat: int) -> int:
    """A seat's part of the reward, judged at a glance before the game is over."""
    return OUTLOOK(g, seat)


SEARCH: tuple[FunctionType, ...] = tuple(
    part
    for part in (
        iterate,
        next_node,
        expected_node,
        most_promising,
        untried,
        new_child,
        answer_together,
        by_habit,
        play_on,
        note_result,
        likes,
        fill_gaps,
        company,
        prospects,
    )
    if isinstance(part, FunctionType)
)


def searching(game: Game) -> Any:
    """The functions of this module, bound to a game."""
    own = {
        "OPINIONS": game.opinions,
        "GUESS": game.guess,
        "COMPANY": game.company or those_asked,
        "OUTLOOK": game.outlook or even,
    }
    return bound(SEARCH, {**globals(), **vars(game.moves), **own})
