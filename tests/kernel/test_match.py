"""A match: names, answers, news, taking back, bad input."""

from collections.abc import Callable
from typing import Any

import pytest

import gloaming
from gloaming import Refusal, find, games
from gloaming.kernel.chance import commitment
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.seats import CHANCE
from gloaming.kernel.state import cells
from houses import wander

GAME = "dont-go-in-there"


def start(**more: Any) -> Match:
    return gloaming.start(GAME, ["Ada", "Ben", "Cleo"], **{"seed": "match", **more})


def refusal(function: Callable[..., object], *args: object, **more: object) -> str:
    with pytest.raises(Refusal) as refused:
        function(*args, **more)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    assert cells(start().state) == cells(start().state)
    assert cells(start().state) != cells(start(seed="other").state)
    assert start(seed=7).seed == "7"


def test_without_a_seed_one_is_made_and_committed_to() -> None:
    match = gloaming.start(GAME, 2)
    assert match.commitment == commitment(str(match.seed))
    assert match.seed != gloaming.start(GAME, 2).seed


def test_a_seat_is_named_by_number_or_name() -> None:
    match = start()
    asked = match.asked[0]
    assert match.answers(asked) == match.answers(match.names.index(asked))
    assert "Nobody here" in refusal(match.answers, "Zoe")
    assert "no seat 3" in refusal(match.answers, 3)
    assert "no seat -1" in refusal(match.answers, -1)


@pytest.mark.parametrize(
    "names",
    [
        ["Ada", "ada"],
        ["Ada", "chance"],
        ["Ada", ""],
        ["Ada", " Ben"],
        ["Ada", "B\nen"],
        ["Ada", "x" * 25],
        ["Ada", "B:n"],
        ["Ada", "Ada #1"],
        ["Ada", "A  B"],
    ],
)
def test_names_that_cannot_be_told_apart_or_written_down_are_refused(names: list[str]) -> None:
    refusal(gloaming.start, GAME, names)


@pytest.mark.parametrize("players", [0, 1, 6, 9, -1])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    assert "2 to 5 players" in refusal(gloaming.start, GAME, players)


def test_unknown_games_and_options_are_refused() -> None:
    assert "no game" in refusal(gloaming.start, "chess", 2)
    assert 'no option "ghosts"' in refusal(gloaming.start, GAME, 2, {"ghosts": 3})


def test_an_answer_for_another_step_is_stale() -> None:
    match = start()
    asked, answer = match.asked[0], match.answers(match.asked[0])[0]
    before = cells(match.state)
    assert "meant for step" in refusal(match.answer, asked, answer, at=match.step - 1)
    assert cells(match.state) == before
    match.answer(asked, answer, at=match.step)


def test_a_text_that_is_no_answer_or_several_is_refused() -> None:
    match = start()
    asked, before = match.asked[0], cells(match.state)
    assert "is no answer here" in refusal(match.answer, asked, "dance")
    assert "is no answer here" in refusal(match.answer, asked, "")
    assert "say which" in refusal(match.answer, asked, "place")
    assert "…" in refusal(match.answer, asked, "place " * 1000)
    assert cells(match.state) == before


@pytest.mark.parametrize("answer", [None, 2.5, True, ["place attic 1"]])
def test_what_is_neither_a_text_nor_a_number_nor_arguments_is_refused(answer: Any) -> None:
    match = start()
    before = cells(match.state)
    assert "is no answer" in refusal(match.answer, match.asked[0], answer)
    assert cells(match.state) == before


def test_capitals_and_spaces_do_not_matter() -> None:
    match = start()
    asked = match.asked[0]
    match.answer(asked, "  " + match.answers(asked)[0].upper().replace(" ", "   "))
    assert next(entry.seat for entry in match.log[::-1] if entry.seat != CHANCE) == match.seat(asked)


def test_a_unique_beginning_is_enough() -> None:
    for match in wander(gloaming.find(GAME), 2, "beginnings"):
        answers = match.answers(match.asked[0])
        if "re-roll" in answers:
            match.answer(match.asked[0], "re")
            assert any("again" in sentence or "re-rolled" in sentence for sentence in match.news()[-12:])
            return
    pytest.fail("nobody resolved the basement")


def test_news_since_a_point_are_what_happened_since() -> None:
    match = start()
    told = len(match.news())
    match.answer(match.asked[0], match.answers(match.asked[0])[0])
    assert match.news(told)
    assert match.news()[told:] == match.news(told)


def test_a_spectator_and_everything_differ_by_what_is_hidden() -> None:
    match = start()
    assert match.view() != match.everything()
    assert match.view("Ada") != match.everything()


def test_an_answer_is_taken_back_while_nothing_has_come_of_it() -> None:
    match = start()
    asked, before, told = match.asked[0], cells(match.state), match.news()
    plain = next(text for text in match.answers(asked) if "passage" not in text)
    match.answer(asked, plain)
    match.undo(asked)
    assert cells(match.state) == before
    assert match.news() == told
    assert "no answer yet" in refusal(match.undo, asked)


def test_an_answer_stands_once_somebody_else_has_answered() -> None:
    match = start()
    first = match.asked[0]
    plain = [text for text in match.answers(first) if "passage" not in text]
    match.answer(first, plain[0])
    second = match.asked[0]
    match.answer(second, plain[1])
    assert f"{second} has answered since" in refusal(match.undo, first)
    match.undo(second)
    match.undo(first)
    assert match.asked == [first]


def test_an_answer_that_showed_a_hidden_card_stands() -> None:
    for seed in range(20):
        match = start(seed=seed)
        asked = match.asked[0]
        looks = [text for text in match.answers(asked) if "passage" in text]
        if looks:
            match.answer(asked, looks[0])
            assert "hidden" in refusal(match.undo, asked)
            return
    pytest.fail("no seed dealt a secret passage")


@pytest.mark.parametrize("seed", ["\ud800", "x" * 1001])
def test_a_seed_that_cannot_be_written_down_is_refused(seed: str) -> None:
    assert "seed" in refusal(start, seed=seed)


def test_chance_answers_by_itself_from_a_seed_and_by_hand_without() -> None:
    assert "by itself" in refusal(start().answer_for_chance, 0)
    match = gloaming.Match(gloaming.find(GAME), 2, committed="f" * 64)
    assert match.asked == []
    match.answer_for_chance("type ring")
    assert "no answer here" in refusal(match.answer_for_chance, "type ring")
    assert match.seed is None


@pytest.mark.parametrize(
    "call",
    [
        lambda: gloaming.start(None, 2),  # type: ignore[arg-type]
        lambda: gloaming.start(GAME, None),  # type: ignore[arg-type]
        lambda: gloaming.start(GAME, 2.0),  # type: ignore[arg-type]
        lambda: gloaming.start(GAME, "abc"),
        lambda: gloaming.start(GAME, ["Ada", 3]),  # type: ignore[list-item]
        lambda: gloaming.start(GAME, ["\u00e9", "e\u0301"]),
        lambda: gloaming.start(GAME, 2, [1]),  # type: ignore[arg-type]
        lambda: start().answer(None, 0),  # type: ignore[arg-type]
        lambda: start().answer(1.0, 0),  # type: ignore[arg-type]
        lambda: start().answer(start().asked[0], 10**5000),
        lambda: gloaming.load("nul\0"),
        lambda: gloaming.save(start(), "nul\0"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(call: Callable[[], object]) -> None:
    refusal(call)


def test_an_answer_that_closed_a_question_to_several_stands() -> None:
    match = gloaming.start("haunted", 2, seed="2")
    for name in list(match.asked):
        match.answer(name, "body")
    while len(match.asked) < 2:
        name = match.asked[0]
        match.answer(name, "open" if "open" in match.answers(name) else match.answers(name)[0])
    first, last = match.asked
    match.answer(first, "keep")
    assert match.why_no_undo(first) is None
    match.answer(last, "keep")
    assert str(match.why_no_undo(last)) == "Everybody has answered that question; the answers stand."


def test_a_tile_that_everybody_saw_cannot_be_taken_back_into_the_hand() -> None:
    match = gloaming.start("haunted-destinies", 3, seed="1")
    name = match.asked[0]
    assert match.question(name)
    match.answer(name, match.answers(name)[0])
    assert match.view()["laying"]
    assert "something hidden" in str(match.why_no_undo(name))


def test_a_game_is_declared_with_all_its_parts_and_no_others() -> None:
    game = find("dont-go-in-there")
    parts = {name: part for name, part in vars(game).items() if name in Game.__annotations__}
    assert Game(**parts).title == "Don't Go In There"
    with pytest.raises(TypeError, match="guess"):
        Game(**{name: part for name, part in parts.items() if name != "guess"})
    with pytest.raises(TypeError, match="colour"):
        Game(**parts, colour="grey")  # type: ignore[call-arg]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_game_has_no_text_of_its_own(game: Game) -> None:
    """What people read stands in its catalogues: nothing that is declared is a sentence, or a title."""
    declared = [part for name, part in vars(game).items() if name in Game.__annotations__]
    texts = [part for part in declared if isinstance(part, str)]
    texts += [text for option in game.options for text in option if isinstance(text, str)]
    assert [text for text in texts if text != text.casefold() or len(text.split()) > 1] == []
    for message in game.messages:
        assert game.catalogue().has(message)
