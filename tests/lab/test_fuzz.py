"""Fuzzing finds what is broken, and keeps a record of it that replays."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import gloaming
from gloaming import Refusal
from gloaming.games.dont_go_in_there.vocabulary import Ask
from gloaming.kernel import record
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.game import Game
from gloaming.lab import fuzz as fuzzing
from gloaming.lab.fuzz import Failure, fuzz
from houses import DEPTH

GAME = gloaming.find("dont-go-in-there")
PLACE, TAKE = Ask.PLACE, Ask.TAKE


def with_voice(**changed: Callable[..., object]) -> Game:
    """The game with some of what it says changed."""
    voice = GAME.voice()
    spoken = {name: getattr(voice, name) for name in ("question", "news", "description", "result", "answer")}
    return GAME.but(voice=lambda language="en": SimpleNamespace(**{**spoken, **changed}))


def swapped(functions: Iterable[object], question: int, function: object) -> tuple[object, ...]:
    return tuple(function if number == question else each for number, each in enumerate(functions))


def failure(game: Game, games: int = 4, **how: Any) -> Failure:
    found = fuzz(game, games, **how)
    assert found.failure is not None, "fuzzing has found nothing"
    return found.failure


@pytest.mark.parametrize("game", gloaming.games(), ids=lambda game: game.id)
@pytest.mark.parametrize("most", [min, max])
def test_no_law_is_broken_in_a_game_of_few_or_many(
    game: Game, most: Callable[[range], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    short = {"haunting-house": {"turns": 2 * DEPTH}, "haunted-destinies": {"rounds": 2 * DEPTH}}.get(game.id)
    monkeypatch.setattr(fuzzing, "some_options", lambda game, players, luck: game.check_options(short, players))
    found = fuzz(game, 1, players=most(game.seats), seed="few")
    assert found.failure is None
    assert found.games == 1
    assert found.answers > 0


def test_every_number_of_players_has_its_turn() -> None:
    found = fuzz(GAME, 4, seed="turns")
    assert found.failure is None
    assert found.games == 4
    assert {"place", "take"} <= set(found.questions.values())


def test_options_are_tried_and_only_those_that_the_game_takes() -> None:
    game = gloaming.find("haunting-house")
    tried = [fuzzing.some_options(game, 4, Luck(seed_key(f"{n}"), 1)) for n in range(40)]
    assert len({options["turns"] for options in tried}) > 3
    assert all(game.check_options(options, 4) == options for options in tried)


def test_a_crash_is_found_and_the_record_stops_before_it() -> None:
    def crash(g: Any, seat: int, subject: int, answer: int) -> None:
        raise IndexError("off the table")

    broken = failure(GAME.but(answered=swapped(GAME.answered, TAKE, crash)))
    assert broken.what == "IndexError: off the table"
    kept = record.read(broken.record)
    again = record.replay(kept, GAME)
    assert again.step == broken.step
    assert again.state.question == TAKE


def test_a_dead_end_is_found() -> None:
    def never(g: Any, seat: int, subject: int, answer: int) -> bool:
        return False

    assert "has no answer" in failure(GAME.but(allowed=swapped(GAME.allowed, TAKE, never))).what


def test_an_endless_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "ENDLESS", 10)
    assert "has not ended after 10 answers" in failure(GAME).what


def test_a_guess_that_looks_different_is_found() -> None:
    def careless(g: Any, seat: int, luck: Luck) -> None:
        GAME.guess(g, seat, luck)
        g.turn += 1

    assert "looks different" in failure(GAME.but(guess=careless)).what


def test_a_guess_with_gaps_is_found() -> None:
    assert "leaves something unknown" in failure(GAME.but(guess=lambda g, seat, luck: None)).what


def test_answers_that_hang_on_something_hidden_are_found() -> None:
    def peeking(g: Any, seat: int, subject: int, answer: int) -> bool:
        return GAME.allowed[PLACE](g, seat, subject, answer) and g.undrawn[0] >= 0

    game = GAME.but(allowed=swapped(GAME.allowed, PLACE, peeking))
    assert "cannot tell their answers" in failure(game).what


def test_answers_that_read_the_same_are_found() -> None:
    def mumble(g: Any, seat: int, answer: int, names: Sequence[str]) -> str:
        return "take one" if g.question == TAKE else GAME.notation(g, seat, answer, names)

    assert "does not stand for answer" in failure(GAME.but(notation=mumble)).what


def test_news_without_words_is_found() -> None:
    assert "no words" in failure(with_voice(news=lambda item, names: "")).what


def test_words_that_fail_are_found() -> None:
    def fail(g: Any, seat: int, names: Sequence[str]) -> None:
        raise KeyError("question")

    assert failure(with_voice(question=fail)).what == "KeyError: 'question'"


def test_a_question_that_is_too_wide_is_found() -> None:
    assert "wide" in failure(GAME.but(widest=(1,) * len(GAME.widest))).what


def test_the_same_seed_finds_the_same() -> None:
    def crash(g: Any, seat: int, subject: int, answer: int) -> None:
        raise IndexError("off the table")

    game = GAME.but(answered=swapped(GAME.answered, TAKE, crash))
    assert failure(game, seed="again") == failure(game, seed="again")


def test_the_record_is_saved_under_a_name_that_any_system_takes(tmp_path: Path) -> None:
    broken = fuzzing.Failure("dont-go-in-there", 3, 2, {}, "a/b: c 3", 9, "broken", "a record\n")
    path = fuzzing.save(broken, tmp_path)
    assert path == tmp_path / "fuzz-dont-go-in-there-a-b--c-3.txt"
    assert path.read_text(encoding="utf-8") == "a record\n"
    assert fuzzing.save(replace(broken, record=""), tmp_path) is None
    with pytest.raises(Refusal, match="cannot be written"):
        fuzzing.save(broken, tmp_path / "nowhere")


def test_findings_are_json() -> None:
    found = fuzz(GAME, 1)
    told = fuzzing.summary(GAME, found, "0", None)
    assert json.loads(json.dumps(told)) == told
    assert told["broken"] is None


def test_what_cannot_be_fuzzed_is_refused() -> None:
    with pytest.raises(Refusal, match="at least one game"):
        fuzz(GAME, 0)
    with pytest.raises(Refusal, match="not for 6"):
        fuzz(GAME, 1, players=6)
