"""The compiled search: the same thoughts as in plain Python, in every cell of the tree."""

from collections.abc import Callable
from typing import Any

import pytest

from gloaming.bots import search as bot
from gloaming.bots.search import Search, Thought, begin_thought, children
from gloaming.kernel.game import Game
from gloaming.kernel.search import REWARD, VISITS, WORTH
from gloaming.kernel.state import cells
from thoughts import A_FEW, KEY, at_every_table, in_every_style, of_every_game, questions, refilled, rows, styled, under


@pytest.fixture(scope="module")
def compiled() -> Callable[..., Thought]:
    """Makes compiled thoughts, of games whose search is compiled."""
    pytest.importorskip("numba")
    from gloaming.twins.thought import CompiledThought  # noqa: PLC0415

    def begin(game: Game, *more: Any) -> Any:
        bot.compile_thoughts(game)
        return CompiledThought(game, *more)

    return begin


def twins(
    compiled: Callable[..., Thought], game: Game, seen: Any, seat: int, style: tuple[int, ...], nodes: int, *counts: int
) -> tuple[Thought, Thought]:
    """The same thought in plain Python and compiled, compared after each part of it."""
    plain = Thought(game, seen, seat, style, KEY, nodes)
    quick = compiled(game, seen, seat, style, KEY, nodes)
    for count in counts:
        plain.ponder(count)
        quick.ponder(count)
        assert rows(quick) == rows(plain)
    assert [int(note) for note in quick.notes[:2]] == plain.notes[:2]
    return plain, quick


@at_every_table
@in_every_style
def test_compiled_and_interpreted_thoughts_have_the_same_tree_in_every_cell(
    game: Game, players: int, changes: dict[str, int], compiled: Callable[..., Thought]
) -> None:
    counts = (1, 2) if game.id == "haunted-destinies" else (1, 9)
    for _, seat, seen in questions(game, players, "twins", at=(30,) if changes else (2, 19)):
        plain, quick = twins(compiled, game, seen, seat, styled(game, **changes), 20, *counts)
        assert children(quick) == children(plain)


@of_every_game
def test_compiled_and_interpreted_thoughts_are_the_same_in_a_full_tree(
    game: Game, compiled: Callable[..., Thought]
) -> None:
    counts = (4, 3) if game.id == "haunted-destinies" else (10, 20)
    _, seat, seen = next(questions(game, game.seats[1], "full twins"))
    twins(compiled, game, seen, seat, game.style, 5, *counts)


@of_every_game
def test_compiled_and_interpreted_bots_give_the_same_answers(
    game: Game, compiled: Callable[..., Thought], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot.compile_thoughts(game)
    for _, seat, seen in questions(game, game.seats[-1], "answers", at=(5,)):
        answers = []
        for ready in (True, False):
            monkeypatch.setattr(bot, "compiled_is_ready", lambda game, ready=ready: ready)
            thinker = Search(iterations=A_FEW.get(game.id, 40))
            thinker.sit(game, seat, "same")
            answers.append(thinker.answer(seen))
            assert type(answers[-1]) is int
        assert answers[0] == answers[1]


@at_every_table
def test_a_compiled_search_hangs_on_nothing_that_its_seat_cannot_see(
    game: Game, players: int, compiled: Callable[..., Thought]
) -> None:
    for _, seat, seen in questions(game, players, "compiled honesty", at=(1, 14, 40)):
        trees = []
        for fill in ("", "one way", "another way"):
            same = refilled(game, seen, seat, fill)[0] if fill else seen
            before = cells(same)
            thought = compiled(game, same, seat, game.style, KEY, 301)
            thought.ponder(300)
            trees.append(rows(thought))
            assert cells(same) == before
        assert trees[0] == trees[1] == trees[2]


@of_every_game
def test_a_long_compiled_search_counts_every_iteration(game: Game, compiled: Callable[..., Thought]) -> None:
    for _, seat, seen in questions(game, game.seats[-1], "long", at=(20,)):
        thought = compiled(game, seen, seat, game.style, KEY, 2001)
        thought.ponder(2000)
        tree = rows(thought)
        assert tree[0][VISITS] == sum(tree[child][VISITS] for child in under(tree, 0)) == 2000
        assert all(0 <= row[WORTH] <= REWARD * row[VISITS] for row in tree)


@of_every_game
def test_without_numba_a_thought_is_plain_python(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "find_spec", lambda name: None)
    bot.compile_thoughts(game)
    _, seat, seen = next(questions(game, game.seats[0], "plain"))
    assert isinstance(begin_thought(game, seen, seat, "s", nodes=2), Thought)
