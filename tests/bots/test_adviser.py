"""The adviser: honest, in words that can be answered, and right about what is obvious."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

import gloaming
from gloaming import Refusal
from gloaming.bots import adviser, search
from gloaming.bots.adviser import advise, review
from gloaming.bots.search import Prospect, Thought
from gloaming.cli import main
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.record import answer_lines
from gloaming.kernel.seats import CHANCE
from gloaming.kernel.sight import view
from gloaming.kernel.speech import Given, given_by, parse
from gloaming.terminal import advice as words_of
from gloaming.terminal.command_line import Progress
from gloaming.terminal.screen import COLUMNS
from haunts import awake, go, haunt, put, room, write
from houses import IDS, TABLES, seated, wander
from mazes import deal, maze, mirrors
from stories import branch, play, whole

GAME = gloaming.find("dont-go-in-there")
at_every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)
A_FEW = {"haunted-destinies": 6}  # iterations in CPython, where a guess takes long


@pytest.fixture(autouse=True)
def in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled, and trees are small."""
    monkeypatch.setattr(search, "compiled_is_ready", lambda game: False)
    monkeypatch.setattr(search, "compile_thoughts", lambda *_: None)
    monkeypatch.setattr(search, "MOST_NODES", 1500)


def at_a_choice(game: Game, players: int, seed: str, after: int = 5) -> Match:
    """A game at a point where somebody has a choice."""
    for number, match in enumerate(wander(game, players, seed, most=after + 60)):
        if number >= after and not match.over and len(game.legal(match.state, seated(match)[0])) > 1:
            return match
    raise AssertionError("nobody had a choice")


# Advice


@at_every_table
def test_advice_names_legal_answers_with_chances_the_best_first(game: Game, players: int) -> None:
    match = at_a_choice(game, players, "advised")
    iterations = A_FEW.get(game.id, 30)
    told = advise(match, iterations=iterations)
    name = match.asked[0]
    assert (told.step, told.seat) == (match.step, name)
    assert match.game.voice().question_of_data(*told.question) == match.question(name)
    assert told.iterations == iterations
    assert 1 <= len(told.choices) <= adviser.MOST_ADVICE
    answers = [choice.answer.notation for choice in told.choices]
    assert set(answers) <= set(match.answers(name))
    assert len(set(answers)) == len(answers)
    assert all(0 <= choice.chance <= 1 for choice in told.choices)
    tried = [choice.tried for choice in told.choices]
    assert tried[1:] == sorted(tried[1:], reverse=True), "what a bot would answer, then by how often it was tried"
    assert sum(tried) <= iterations


@at_every_table
def test_everything_that_the_adviser_says_can_be_answered(
    game: Game, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Given] = []

    def listening(of: Game, g: Any, seat: int, answer: int, names: Sequence[str]) -> Given:
        given = given_by(of, g, seat, answer, names)
        assert parse(of, g, seat, given.notation, names) == answer
        assert answer in of.legal(g, seat)
        heard.append(given)
        return given

    monkeypatch.setattr(adviser, "given_by", listening)
    monkeypatch.setattr(adviser, "FEWEST_VISITS", 2)
    match = at_a_choice(game, players, "words", after=9)
    told = advise(match, iterations=2 * A_FEW.get(game.id, 40))
    lines = [choice.line for choice in told.choices]
    assert len(heard) == len(told.choices) + sum(len(line) for line in lines)
    assert all(len(line) <= adviser.LONGEST_LINE for line in lines)
    for line in lines:
        assert all(given.seat in match.names for given in line)


def test_a_line_of_likely_play_follows_the_best_answer() -> None:
    *_, match = wander(GAME, 2, "a line", most=12)
    best = advise(match, iterations=500).choices[0]
    assert best.line
    assert all(given.seat in ("Ada", "Ben") and given.notation for given in best.line)


def test_a_line_of_likely_play_follows_an_answer_to_a_joint_question_too() -> None:
    match = haunt(2)
    assert match.asked == ["Ada", "Ben"]
    best = advise(match, iterations=400).choices[0]
    assert best.tried >= 5 * adviser.FEWEST_VISITS
    assert best.line, "what the others are likely to answer, or what comes when they have, is worth telling"


@at_every_table
def test_the_adviser_sees_only_what_the_seat_sees(game: Game, players: int) -> None:
    match = at_a_choice(game, players, "honest", after=14)
    seat = seated(match)[0]
    true = advise(match, iterations=A_FEW.get(game.id, 40))
    for fill in ("one way", "another way"):
        other = branch(match)
        other.state = view(match.state, seat, remembering=True)
        game.guess(other.state, seat, Luck(seed_key(fill), 5))
        assert advise(other, iterations=A_FEW.get(game.id, 40)) == true


@at_every_table
@pytest.mark.parametrize("after", [3, 12])
def test_the_same_question_gets_the_same_advice_and_nothing_changes(game: Game, players: int, after: int) -> None:
    match = at_a_choice(game, players, "anew", after)
    before = whole(match)
    assert advise(match, iterations=8) == advise(match, iterations=8)
    assert whole(match) == before


def test_any_seat_that_is_asked_can_be_advised_by_name_or_number() -> None:
    match = maze(players=3, turns=1)
    mirrors(match)
    assert advise(match, iterations=5).seat == "Ada"
    assert advise(match, "Cleo", iterations=5).seat == "Cleo"
    assert advise(match, 1, iterations=5).seat == "Ben"


def test_whoever_is_not_asked_is_not_advised() -> None:
    match = before_the_exit()
    for who, why in (("Ben", "Ben is not asked"), ("Zoe", 'Nobody here is called "Zoe"'), (7, "no seat 7")):
        with pytest.raises(Refusal, match=why):
            advise(match, who, iterations=5)


def test_nobody_is_advised_when_the_game_is_over() -> None:
    *_, match = wander(GAME, 2, "over")
    with pytest.raises(Refusal, match="over"):
        advise(match)


@pytest.mark.parametrize(
    "how", [{"iterations": -3}, {"seconds": -1}, {"seconds": float("nan")}, {"seconds": float("inf")}]
)
def test_thinking_for_no_time_that_there_is_is_refused(how: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MANY", 50)
    with pytest.raises(Refusal):
        advise(before_the_exit(), **how)


# What is obvious


def before_the_exit() -> Match:
    """Ada stands before the exit and is to step; if she does not go out, Ben does, for his card is there to be seen."""
    match = maze(trap_doors="6 5, 6 6", turns=1)
    deal(match, Ada="trap door, switch places, move 1", Ben="trap door, hall of mirrors, move 2")
    assert match.answers("Ada") == ["move north", "move south"]
    return match


def beside_a_way_out() -> Match:
    """Ada may go out, alone in the house."""
    match = awake(1)
    write(match, Ada="4 1 3")
    put(match, "Ace of Clubs", at=room(match, "Ada"))
    go(match, "Ace of Clubs")
    assert match.answers("Ada") == ["escape", "go on"]
    return match


def test_a_win_at_hand_is_the_best_advice() -> None:
    for match, best in ((before_the_exit(), "move south"), (beside_a_way_out(), "escape")):
        first = advise(match, iterations=120).choices[0]
        assert (first.answer.notation, first.chance, first.line) == (best, 1, [])


def blundered() -> Match:
    """Ada did not go out, and Ben did."""
    match = before_the_exit()
    play(match, "move north", "Ben: move east", "Ben: move south")
    assert match.result["winners"] == ["Ben"]
    return match


def test_a_blunder_is_marked_and_the_better_answer_named() -> None:
    match = blundered()
    comments = review(match, iterations=200)
    blunder, *later = comments
    named = blunder.seat, blunder.given.answer.notation, blunder.best.answer.notation
    assert named == ("Ada", "move north", "move south")
    assert blunder.costly
    assert blunder.cost == blunder.best.chance - blunder.given.chance > 0.3
    assert blunder.best.chance == 1
    assert not any(comment.costly for comment in later), "Ben did well"
    text = words_of.review(match, comments)
    assert f"Step {blunder.step}, Ada" in text
    said = " ".join(text.split())
    assert 'Costly: "Walk north to row 5, column 6"' in said
    assert '"Walk south onto the exit" 100%' in said
    assert max(map(len, text.splitlines())) <= COLUMNS
    assert "Ada: 1 choice, none as the adviser would, 1 costly" in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "costly ({lost} wins given away)."),
        ("de", "teuer (zusammen {lost} Siege verschenkt)."),
        ("fr", "3 trop chers ({lost} victoire perdue)."),
    ],
)
def test_what_costly_answers_gave_away_is_counted_in_wins(language: str, said: str) -> None:
    blunder = review(blundered(), iterations=200)[0]
    own = [blunder._replace(cost=0.644), blunder._replace(cost=0.644), blunder._replace(cost=0.644)]
    standing = words_of.standing(GAME.voice(language).catalogue, "Ada", own)
    assert standing.endswith(said.format(lost="1.9" if language == "en" else "1,9"))


def test_a_good_answer_is_not_called_costly() -> None:
    match = before_the_exit()
    play(match, "move south")
    (comment,) = review(match, iterations=150)
    assert comment.given == comment.best
    assert (comment.cost, comment.costly) == (0, False)
    assert "No answer was costly" in words_of.review(match, [comment])


def test_an_answer_that_was_tried_once_or_twice_is_not_called_costly(monkeypatch: pytest.MonkeyPatch) -> None:
    match = before_the_exit()
    north, south = match.game.legal(match.state, 0)
    for tries in (1, 2):
        told = [Prospect(south, 60, 0.6), Prospect(north, tries, 0.0)]
        monkeypatch.setattr(adviser, "children", lambda thought, told=told: told)
        assert not adviser.comment(match, 0, north, {}, 0, 30).costly


def test_a_turning_point_is_where_the_chances_changed_much() -> None:
    *_, match = wander(GAME, 3, "reviewed")
    comments = review(match, iterations=30)
    firsts = {comment.seat: comment for comment in reversed(comments)}
    assert [first.swing for first in firsts.values()] == [0, 0, 0], "the first answer of a seat turns nothing"
    assert [each.turning for each in comments] == [abs(each.swing) >= adviser.TURNING for each in comments]
    assert {each.turning for each in comments} == {True, False}


# A whole game


def choices_of(match: Match) -> Iterator[tuple[int, str, str]]:
    """Every answer that was a choice: its step, whose it was, and what was said."""
    g, lines = match.game.lay(len(match.names), match.options), list(answer_lines(match))
    for step, (seat, answer, _) in enumerate(match.log):
        if seat != CHANCE and len(match.game.legal(g, seat)) > 1:
            yield step, match.names[seat], lines[step].partition(": ")[2]
        match.game.moves.apply(g, seat, answer)


@pytest.mark.parametrize(
    ("game_id", "players", "most"), [(GAME.id, 3, 999), ("haunting-house", 2, 40), ("haunted", 3, 60)]
)
def test_a_review_is_of_every_choice_once(game_id: str, players: int, most: int) -> None:
    *_, match = wander(gloaming.find(game_id), players, "reviewed", most=most)
    before = whole(match)
    comments = review(match, iterations=3)
    assert [(each.step, each.seat, each.given.answer.notation) for each in comments] == list(choices_of(match))
    assert whole(match) == before
    for each in comments:
        assert match.game.voice().question_of_data(*each.question).endswith("?")
        assert 0 <= each.given.chance <= 1
        assert 0 <= each.best.chance <= 1
        assert each.cost == max(0, each.best.chance - each.given.chance)
        assert not each.costly or each.given.answer != each.best.answer


def test_a_review_of_one_seat_is_of_its_choices_alone() -> None:
    *_, match = wander(GAME, 3, "one of them")
    everybody = review(match, iterations=2)
    for who in ("Ben", 1):
        assert review(match, who, iterations=2) == [each for each in everybody if each.seat == "Ben"]
    with pytest.raises(Refusal, match="Zoe"):
        review(match, "Zoe", iterations=2)


def test_a_review_does_not_hang_on_what_came_later() -> None:
    *_, match = wander(GAME, 2, "later", most=20)
    first = review(match, iterations=6)
    match.answer(match.asked[0], match.answers(match.asked[0])[-1])
    assert review(match, iterations=6)[: len(first)] == first


def test_a_review_tells_how_far_it_is() -> None:
    *_, match = wander(GAME, 2, "progress", most=9)
    seen: list[float] = []
    review(match, iterations=2, on_progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 1


def test_a_game_in_which_nobody_has_answered_has_an_empty_review() -> None:
    match = gloaming.start(GAME.id, 2, seed="nothing yet")
    assert review(match, iterations=2) == []
    assert "No answer was costly" in words_of.review(match, [])


# The command line


@pytest.fixture
def saved(tmp_path: Path) -> str:
    """A short game with a blunder in it."""
    gloaming.save(blundered(), tmp_path / "night.txt")
    return str(tmp_path / "night.txt")


@pytest.fixture
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinks the same few iterations however long it may."""
    monkeypatch.setattr(adviser, "think_for", lambda thought, seconds: (thought.ponder(80), 80)[1])


def told(*words: str) -> str:
    ran = CliRunner().invoke(main, ["advise", *words])
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def refused(*words: str) -> str:
    ran = CliRunner().invoke(main, ["advise", *words])
    assert ran.exit_code == 1, ran.output
    assert isinstance(ran.exception, SystemExit), repr(ran.exception)
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert ran.stderr.rstrip().endswith(".")
    return ran.stderr


def blunders_step(saved: str) -> int:
    return next(step for step, *_ in choices_of(gloaming.load(saved)))


def test_advice_is_printed_in_words_and_as_json(saved: str, briefly: None) -> None:
    step = blunders_step(saved)
    text = told(saved, "--at", str(step))
    assert text.startswith(f"Step {step}. Ada is asked: ")
    assert "\n1. Walk south onto the exit  100% to win (tried " in text
    assert "from what Ada could know." in text
    said = json.loads(told(saved, "--at", str(step), "--json"))
    assert (said["step"], said["seat"], said["choices"][0]["answer"]["notation"]) == (step, "Ada", "move south")
    assert set(said["choices"][0]) == {"answer", "chance", "tried", "line"}
    assert f"Thought over {said['iterations']:,} times" in text


def test_a_review_is_printed_in_words_and_as_json(saved: str, briefly: None) -> None:
    text = told(saved)
    assert text.startswith("The Haunting House: Ada, Ben\n")
    assert 'Costly: "Walk north to row 5, column 6"' in text
    said = json.loads(told(saved, "--json"))
    assert said[0]["costly"]
    assert said[0]["best"]["answer"]["notation"] == "move south"
    only = json.loads(told(saved, "--as", "Ben", "--json"))
    assert only == [each for each in said if each["seat"] == "Ben"]


def test_a_comment_stands_at_the_step_where_advice_is_asked_for(saved: str, briefly: None) -> None:
    for each in json.loads(told(saved, "--json")):
        said = json.loads(told(saved, "--at", str(each["step"]), "--as", each["seat"], "--json"))
        assert (said["step"], said["question"]) == (each["step"], each["question"])


def test_between_two_questions_the_next_one_is_meant(saved: str, briefly: None) -> None:
    first = blunders_step(saved)
    for step in (0, first - 1, first):
        assert json.loads(told(saved, "--at", str(step), "--json"))["step"] == first


def test_thinking_time_is_what_was_asked_for(saved: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def think_for(thought: Thought, seconds: float) -> int:
        asked.append(seconds)
        thought.ponder(9)
        return 9

    monkeypatch.setattr(adviser, "think_for", think_for)
    told(saved, "--at", "0", "--seconds", "2.5")
    told(saved, "--at", "0")
    assert asked == [2.5, 1.0]
    asked.clear()
    told(saved)
    assert set(asked) == {0.2}


WRONG = {
    "a step before the first": (("--at", "-1"), "no step -1"),
    "a step beyond the end": (("--at", "9999"), "no step 9999"),
    "a step of many digits": (("--at", "9" * 40), "no step"),
    "somebody who is not there": (("--as", "Zoe"), "Zoe"),
    "somebody who is not there at a step": (("--at", "0", "--as", "Zoe"), "Zoe"),
    "no time": (("--seconds", "0"), "more than 0"),
    "less than no time": (("--at", "0", "--seconds", "-1"), "more than 0"),
    "a million seconds": (("--seconds", "1000000"), "at most"),
    "no number of seconds": (("--seconds", "nan"), "at most"),
    "endless seconds": (("--seconds", "inf"), "at most"),
}


@pytest.mark.parametrize(("words", "why"), WRONG.values(), ids=WRONG.keys())
def test_bad_input_is_one_sentence_and_nothing_is_compiled_or_thought(
    saved: str, words: tuple[str, ...], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("there is nothing to compile and nothing to think about")

    monkeypatch.setattr(search, "compile_thoughts", never)
    monkeypatch.setattr(adviser, "begin_thought", never)
    assert why in refused(saved, *words)


def test_there_is_no_advice_at_the_end_of_a_finished_game(saved: str) -> None:
    steps = gloaming.load(saved).step
    assert "Nobody is asked anything" in refused(saved, "--at", str(steps))
    assert str(steps) in refused(saved, "--at", str(steps + 1))


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "poem.txt").write_text("A poem.\n")
    assert "no record" in refused(str(tmp_path / "poem.txt"))
    assert "cannot be read" in refused(str(tmp_path / "nowhere.txt"), "--at", "3")


def test_a_record_that_stops_where_chance_is_asked_can_be_reviewed_and_is_not_said_to_be_over(
    tmp_path: Path, briefly: None
) -> None:
    match = maze(turns=1)
    gloaming.save(match, tmp_path / "early.txt", reveal=False)
    assert "No answer was costly" in told(str(tmp_path / "early.txt"))
    assert match.asked == []
    why = refused(str(tmp_path / "early.txt"), "--at", str(match.step))
    assert "ends" not in why, "the game does not end there: chance is asked"


@pytest.mark.parametrize("words", [(), ("--at", "0")], ids=["review", "advice"])
def test_progress_is_gone_before_anything_is_printed(
    saved: str, words: tuple[str, ...], briefly: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave = Progress.__exit__

    def gone(self: Progress, *what: Any) -> None:
        leave(self, *what)
        click.echo("<gone>")

    monkeypatch.setattr(Progress, "__exit__", gone)
    assert told(saved, *words).startswith("<gone>"), "otherwise the bar and the first line share a line of the terminal"


def test_a_review_of_a_haunted_game_ends_in_how_well_everybody_answered(tmp_path: Path, briefly: None) -> None:
    *_, match = wander(gloaming.find("haunted"), 2, "well", most=12)
    gloaming.save(match, tmp_path / "h.txt")
    text = told(str(tmp_path / "h.txt"))
    for name in match.names:
        assert re.search(
            rf"^{name}: \d+ choices, (none|\d+) as the adviser would, (none|\d+) costly", text, re.MULTILINE
        )
