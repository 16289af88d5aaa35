"""The search: honest, punctual, and able to see what lies before its eyes."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gloaming
from gloaming.bots import search as bot
from gloaming.bots.search import Prospect, Search, Style, Thought, begin_thought, children, settled, think_for
from gloaming.kernel import search as kernel
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.search import MOVE, NODES, REWARD, SEAT_BITS, SPAN, VISITS, WORTH, searching
from gloaming.kernel.sight import view
from gloaming.kernel.state import cells, digest
from haunts import awake, go, haunt, put, room, write
from houses import CAPPED, seated, wander
from mazes import deal, maze, mirrors
from thoughts import A_FEW, KEY, at_every_table, in_every_style, of_every_game, questions, refilled, rows, styled, under

seeds = st.integers(0, 2**32).map(str)
few = settings(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
HOUSE, HAUNTED = gloaming.find("haunting-house"), gloaming.find("haunted")


@pytest.fixture
def in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled, whatever an earlier run has left."""
    monkeypatch.setattr(bot, "compiled_is_ready", lambda game: False)


def thought_about(
    game: Game,
    seen: Any,
    seat: int,
    iterations: int,
    *,
    style: tuple[int, ...] = (),
    nodes: int = 0,
    key: tuple[int, ...] = KEY,
) -> Thought:
    """A thought in plain Python."""
    thought = Thought(game, seen, seat, style or game.style, key, nodes or iterations + 1)
    thought.ponder(iterations)
    return thought


def said(match: Match, seat: int, answer: int) -> str:
    return match.game.notation(match.state, seat, answer, match.names)


# Honest: what a seat cannot see changes nothing


@at_every_table
@few
@given(seed=seeds)
def test_a_search_hangs_on_nothing_that_its_seat_cannot_see(game: Game, players: int, seed: str) -> None:
    for _, seat, seen in questions(game, players, seed):
        iterations = A_FEW.get(game.id, 12)
        first = thought_about(game, seen, seat, iterations)
        for fill in ("one way", "another way"):
            same, _ = refilled(game, seen, seat, fill)
            other = thought_about(game, same, seat, iterations)
            assert rows(other) == rows(first)
            assert settled(children(other), game.style) == settled(children(first), game.style)


@at_every_table
def test_a_bot_that_searches_answers_alike_in_states_that_its_seat_cannot_tell_apart(
    game: Game, players: int, in_plain_python: None
) -> None:
    for match, seat, seen in questions(game, players, "alike", at=(7,)):
        answers = []
        for fill in ("", "one way", "another way"):
            state = refilled(game, seen, seat, fill)[1] if fill else match.state
            thinker = Search(iterations=A_FEW.get(game.id, 15))
            thinker.sit(game, seat, "the same seed")
            answers.append(thinker.answer(view(state, seat, remembering=True)))
        assert len(set(answers)) == 1


@of_every_game
def test_the_seed_of_a_thought_is_made_of_the_bots_seed_and_of_what_is_seen(game: Game, in_plain_python: None) -> None:
    _, seat, seen = next(questions(game, game.seats[-1], "keys"))
    same, _ = refilled(game, seen, seat, "fill")
    assert digest(same) == digest(seen)
    keys = [begin_thought(game, each, seat, "s", nodes=2).chance.key for each in (seen, same)]
    assert keys[0] == keys[1] != begin_thought(game, seen, seat, "t", nodes=2).chance.key
    assert keys[0] not in (seed_key("s"), seed_key("keys"))


@at_every_table
def test_every_iteration_begins_with_a_guess_of_its_own_at_the_view(
    game: Game, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = []
    _, seat, seen = next(questions(game, players, "guesses"))

    def guess(g: Any, viewer: int, luck: Luck) -> None:
        begun.append((cells(g), viewer))
        game.guess(g, viewer, luck)

    thought_about(game.but(guess=guess), seen, seat, 4)
    assert begun == [(cells(seen), seat)] * 4


# A thought


@at_every_table
@few
@given(seed=seeds)
def test_a_search_leaves_the_view_as_it_was(game: Game, players: int, seed: str) -> None:
    for _, seat, seen in questions(game, players, seed, at=(4,)):
        before = cells(seen)
        thought_about(game, seen, seat, A_FEW.get(game.id, 10))
        assert cells(seen) == before


@at_every_table
@in_every_style
def test_every_iteration_is_counted_once_at_the_root_and_once_on_its_way_down(
    game: Game, players: int, changes: dict[str, int]
) -> None:
    iterations = A_FEW.get(game.id, 16)
    _, seat, seen = next(questions(game, players, "counts", at=(11,)))
    thought = thought_about(game, seen, seat, iterations, style=styled(game, **changes))
    tree = rows(thought)
    assert tree[0][VISITS] == iterations
    assert sum(each.visits for each in children(thought)) == iterations
    for node, row in enumerate(tree):
        moves = [tree[child][MOVE] for child in under(tree, node)]
        assert len(set(moves)) == len(moves)
        assert sum(tree[child][VISITS] for child in under(tree, node)) <= row[VISITS]
        assert 0 <= row[WORTH] <= REWARD * row[VISITS]
    reached = [child for node in range(len(tree)) for child in under(tree, node)]
    assert sorted(reached) == list(range(1, len(tree)))
    assert all(tree[node][VISITS] >= 1 for node in reached)
    for child in under(tree, 0):
        question, mover = divmod(tree[child][MOVE] // SPAN, SEAT_BITS)
        assert (question, mover) == (seen.question, seat)
        assert tree[child][MOVE] % SPAN in game.legal(seen, seat)


@at_every_table
def test_thinking_further_is_thinking_on(game: Game, players: int) -> None:
    _, seat, seen = next(questions(game, players, "on"))
    whole = thought_about(game, seen, seat, 6)
    parts = thought_about(game, seen, seat, 2, nodes=7)
    parts.ponder(1)
    parts.ponder(3)
    assert rows(parts) == rows(whole)


def test_another_seed_is_another_thought() -> None:
    _, seat, seen = next(questions(HOUSE, 3, "other", at=(15,)))
    assert rows(thought_about(HOUSE, seen, seat, 30)) != rows(
        thought_about(HOUSE, seen, seat, 30, key=seed_key("else"))
    )


@at_every_table
def test_every_answer_that_a_search_gives_is_legal(game: Game, players: int, in_plain_python: None) -> None:
    slow = game.id == "haunted-destinies"
    thinkers = [Search(iterations=2 if slow else 4) for _ in range(players)]
    for seat, thinker in enumerate(thinkers):
        thinker.sit(game, seat, "legal")
    match = gloaming.start(game.id, players, {} if players == 1 else CAPPED.get(game.id), seed="legal")
    for _ in range(20 if slow else 40):
        if match.over:
            return
        seat = seated(match)[-1]
        answer = thinkers[seat].answer(view(match.state, seat, remembering=True))
        assert type(answer) is int
        assert answer in game.legal(match.state, seat)
        match.answer(seat, answer)


def test_the_only_answer_is_given_without_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("there was nothing to think about")

    monkeypatch.setattr(bot, "begin_thought", never)
    game, thinker, given = gloaming.find("haunted-destinies"), Search(milliseconds=60_000), 0
    for match in wander(game, 4, "rain", options={"quick": True, "rounds": 30}):
        for seat in seated(match):
            if len(game.legal(match.state, seat)) == 1:
                thinker.sit(game, seat, "only")
                assert thinker.answer(view(match.state, seat, remembering=True)) == game.legal(match.state, seat)[0]
                given += 1
    assert given, "in this game nobody ever had just one answer"


@at_every_table
def test_prospects_at_a_glance_are_parts_of_one_win(game: Game, players: int) -> None:
    prospects = searching(game).prospects
    for match in wander(game, players, "outlook", most=80):
        if not match.over:
            parts = [prospects(match.state.clone(), seat) for seat in range(players)]
            assert all(0 <= part <= REWARD for part in parts)
            assert sum(parts) <= REWARD


@at_every_table
def test_a_glance_changes_nothing_in_the_state(game: Game, players: int) -> None:
    prospects = searching(game).prospects
    for match in wander(game, players, "glance", most=40):
        g = match.state.clone()
        for seat in range(players):
            prospects(g, seat)
        assert cells(g) == cells(match.state)


# A full tree


def visits_after(game: Game, seen: Any, seat: int, nodes: int, *counts: int, style: tuple[int, ...] = ()) -> list[int]:
    """How often the answers at the root were tried, after so many more iterations each."""
    thought = thought_about(game, seen, seat, 0, nodes=nodes, style=style)
    told = []
    for count in counts:
        thought.ponder(count)
        assert thought.notes[NODES] <= nodes
        told.append(sum(each.visits for each in children(thought)))
    return told


@of_every_game
def test_a_full_tree_still_thinks_on_about_the_answers_it_has(game: Game) -> None:
    count = A_FEW.get(game.id, 30)
    _, seat, seen = next(questions(game, game.seats[1], "full", at=(6,)))
    first, second = visits_after(game, seen, seat, 4, count, count, style=styled(game, widening=1000, model=0))
    assert (first, second) == (count, 2 * count)


def test_a_full_tree_still_thinks_on_where_there_are_many_answers_that_it_has_not() -> None:
    _, seat, seen = next(questions(HOUSE, 2, "programmes", at=(1,), wide=True))
    first, second = visits_after(HOUSE, seen, seat, 4, 40, 40)
    assert second >= first + 30, "iterations that find no place for a new answer go to one of those that are there"


@of_every_game
def test_a_tree_with_room_for_one_answer_thinks_about_instincts_favourite(game: Game) -> None:
    count = A_FEW.get(game.id, 10)
    _, seat, seen = next(questions(game, game.seats[0], "narrow"))
    thought = thought_about(game, seen, seat, count, nodes=2)
    (only,) = children(thought)
    assert only.visits == count
    assert only.answer in game.legal(seen, seat)


# Joint questions


def programmes() -> Match:
    """All are asked for four cards in secret."""
    match = maze(players=3, turns=2)
    mirrors(match)
    return match


def secret_doors() -> Match:
    """All are asked whether they play a Secret Door."""
    return haunt(4, doors={"Ada": "10 of Hearts, 4 of Clubs"})


@pytest.fixture(params=[programmes, secret_doors], ids=["programmes", "Secret Doors"])
def match(request: pytest.FixtureRequest) -> Match:
    """A joint question."""
    match: Match = request.param()
    assert len(match.asked) == len(match.names)
    return match


def test_nobody_looks_at_what_the_others_answer_to_a_joint_question(match: Match) -> None:
    game, g = match.game, match.state
    followed = 0
    for seat in range(g.players):
        thought = thought_about(game, view(g, seat, remembering=True), seat, 80)
        tree = rows(thought)
        assert {tree[child][MOVE] // SPAN % SEAT_BITS for child in under(tree, 0)} == {seat}
        for child in under(tree, 0):
            for after in under(tree, child):
                question, mover = divmod(tree[after][MOVE] // SPAN, SEAT_BITS)
                assert question != g.question or mover == seat, "the others' answers are no part of the way down"
                followed += 1
    assert followed > g.players


@pytest.mark.parametrize("habit", [0, 1000], ids=["at random", "by instinct"])
def test_the_others_answer_a_joint_question_without_knowing_what_the_thinker_answered(match: Match, habit: int) -> None:
    game, g, style = match.game, match.state, styled(match.game, by_instinct=habit)
    answer_together = searching(game).answer_together
    others = sum(1 << seat for seat in range(1, g.players))
    given = set()
    for answer in game.legal(g, 0)[::60] if g.width > 60 else game.legal(g, 0):
        state, minds = g.clone(), Luck(seed_key("minds"))
        given.add(tuple(spied(state, 0, answer, others, game, answer_together, style, minds)))
    assert len(given) == 1
    assert [seat for seat, _ in given.pop()] == list(range(1, g.players))


def spied(
    state: Any,
    seat: int,
    answer: int,
    others: int,
    game: Game,
    answer_together: Any,
    style: tuple[int, ...],
    minds: Luck,
) -> list[tuple[int, int]]:
    """What the others answer after the thinker has answered this."""
    heard, space = [], answer_together.__globals__
    true = space["apply"]

    def apply(g: Any, other: int, said: int) -> None:
        heard.append((other, said))
        true(g, other, said)

    space["apply"] = apply
    try:
        game.moves.apply(state, seat, answer)
        answer_together(state, others, style, minds, [0] * (game.most_answers + 1))
    finally:
        space["apply"] = true
    return heard


def test_a_search_at_a_joint_question_does_not_hang_on_answers_that_were_given_in_secret(match: Match) -> None:
    game, thoughts = match.game, []
    for answer in (match.answers("Ben")[0], match.answers("Ben")[-1]):
        state = match.state.clone()
        game.moves.apply(state, 1, match.answers("Ben").index(answer))
        seen = view(state, 0, remembering=True)
        thoughts.append((digest(seen), rows(thought_about(game, seen, 0, 40))))
    assert thoughts[0] == thoughts[1]


# Time


class Clock:
    """A clock that goes on only while somebody thinks, so much for each iteration."""

    def __init__(self, *, first: float | None = None, each: float = 0.001) -> None:
        self.now, self.first, self.each, self.done, self.longest = 0.0, first, each, 0, 0

    def __call__(self) -> float:
        return self.now

    def ponder(self, iterations: int) -> None:
        self.longest = max(self.longest, iterations)
        if self.done == 0 and self.first is not None:
            self.now += self.first
            iterations -= 1
            self.done += 1
        self.now += iterations * self.each
        self.done += iterations


def thinking(monkeypatch: pytest.MonkeyPatch, seconds: float, **clock: float) -> Clock:
    """Think for so long by such a clock; the clock afterwards."""
    told = Clock(**clock)
    monkeypatch.setattr(bot, "perf_counter", told)
    assert think_for(told, seconds) == told.done
    return told


@pytest.mark.parametrize("each", [0.00001, 0.001, 0.03])
@pytest.mark.parametrize("seconds", [0.05, 0.25, 1.0])
def test_a_search_takes_about_as_long_as_asked(monkeypatch: pytest.MonkeyPatch, seconds: float, each: float) -> None:
    clock = thinking(monkeypatch, seconds, each=each)
    assert seconds <= clock.now <= 1.3 * seconds + each


def test_a_search_thinks_at_least_once_however_slow_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert thinking(monkeypatch, 0.05, each=7).done == 1


def test_a_search_on_a_clock_that_stands_still_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    assert thinking(monkeypatch, 1, each=0).done == bot.MANY


def test_a_slow_first_iteration_does_not_end_the_search_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = thinking(monkeypatch, 1, first=0.2, each=0.001)
    assert 1 <= clock.now <= 1.3


def test_a_quick_first_iteration_does_not_make_the_search_late(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = thinking(monkeypatch, 1, first=0.00001, each=0.001)
    assert clock.now <= 1.5, "one game that was over at once says little about the next"


def test_milliseconds_are_thousandths_of_a_second(monkeypatch: pytest.MonkeyPatch, in_plain_python: None) -> None:
    asked = []
    _, seat, seen = next(questions(HAUNTED, 3, "ms"))

    def think_for(thought: Thought, seconds: float) -> None:
        asked.append(seconds)
        thought.ponder(3)

    monkeypatch.setattr(bot, "think_for", think_for)
    thinker = Search(milliseconds=250)
    thinker.sit(HAUNTED, seat, "ms")
    assert thinker.answer(seen) in HAUNTED.legal(seen, seat)
    assert asked == [0.25]


# What a search comes to


def test_a_search_gives_the_answer_that_it_tried_most_if_that_is_surely_better_than_instinct() -> None:
    surely, at_once = (Style(*HOUSE.style)._replace(sureness=sureness) for sureness in (1000, 0))
    few = [Prospect(3, 4, 0.5), Prospect(5, 5, 0.6)]
    for style in (surely, at_once):
        assert settled([Prospect(3, 100, 0.2), Prospect(5, 900, 0.8), Prospect(1, 10, 1.0)], style).answer == 5
        assert settled([Prospect(7, 1, 0.0)], style).answer == 7
    assert settled(few, surely).answer == 3, "after so few tries nothing is sure"
    assert settled(few, at_once).answer == 5


def before_the_exit() -> tuple[Match, str]:
    """Ada stands before the exit and is to step; if she does not go out, Ben does, for his card is there to be seen."""
    match = maze(trap_doors="6 5, 6 6", turns=1)
    deal(match, Ada="trap door, switch places, move 1", Ben="trap door, hall of mirrors, move 2")
    assert match.answers("Ada") == ["move north", "move south"]
    return match, "move south"


def at_a_way_out() -> tuple[Match, str]:
    """Ada is alone in the house and may escape, with hardly a chance ever to do so again."""
    match = awake(1)
    write(match, Ada="4 1 3")
    put(match, "Ace of Clubs", at=room(match, "Ada"))
    go(match, "Ace of Clubs")
    assert match.answers("Ada") == ["escape", "go on"]
    return match, "escape"


def beside_a_way_out() -> tuple[Match, str]:
    """Ada is beside a Way Out that leads out, with a friend in the house who is as near."""
    match = awake(2)
    write(match, Ada="9 5 1", Ben="9 5 1")
    put(match, "Ace of Clubs", at=f"{room(match, 'Ada')}, {room(match, 'Ben')}")
    assert "go to Ace of Clubs" in match.answers("Ada")
    return match, "go to Ace of Clubs"


Arranged = Callable[[], tuple[Match, str]]  # the table, and what wins
OBVIOUS = {"before the exit": before_the_exit, "at a way out": at_a_way_out, "beside a way out": beside_a_way_out}
in_obvious_positions = pytest.mark.parametrize("arranged", OBVIOUS.values(), ids=OBVIOUS.keys())


@in_obvious_positions
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_search_finds_an_obvious_win(arranged: Arranged, seed: str, in_plain_python: None) -> None:
    match, wins = arranged()
    thinker = Search(iterations=60)
    thinker.sit(match.game, 0, seed)
    assert said(match, 0, thinker.answer(view(match.state, 0, remembering=True))) == wins


def no_opinion(g: Any, seat: int, subject: int, answer: int) -> int:
    """Likes every answer as much as the next."""
    return 0


@in_obvious_positions
@in_every_style
def test_a_search_finds_an_obvious_win_without_any_instinct(arranged: Arranged, changes: dict[str, int]) -> None:
    match, wins = arranged()
    blind = match.game.but(opinions=tuple(opinion and no_opinion for opinion in match.game.opinions))
    thought = thought_about(
        blind, view(match.state, 0, remembering=True), 0, 250, style=styled(blind, **changes), key=seed_key("blind")
    )
    best = max(children(thought), key=lambda each: each.visits)
    assert said(match, 0, best.answer) == wins
    assert best.worth == 1


def test_a_search_sees_that_the_other_will_win() -> None:
    match, wins = before_the_exit()
    thought = thought_about(HOUSE, view(match.state, 0, remembering=True), 0, 400, style=styled(HOUSE, widening=4000))
    worth = {said(match, 0, each.answer): each.worth for each in children(thought)}
    assert worth[wins] == 1
    assert worth["move north"] < 0.5


def test_a_shared_win_is_worth_its_part() -> None:
    note, tree = searching(HOUSE).note_result, [[0] * kernel.COLUMNS for _ in range(3)]
    g = maze(players=3).state
    tree[1][MOVE], tree[2][MOVE] = 0 * SPAN, 1 * SPAN  # answers of the first seat and of the second
    g.over, g.place[:3] = 1, [1, 1, 3]
    note(g, tree, [0, 1, 2], 2)
    g.place[:3] = [1, 2, 3]
    note(g, tree, [0, 1, 2], 2)
    g.place[:3] = [2, 2, 2]
    note(g, tree, [0, 1, 2], 2)
    assert [tree[1][WORTH], tree[2][WORTH]] == [REWARD // 2 + REWARD, REWARD // 2]
    assert [row[VISITS] for row in tree] == [3, 3, 3]
