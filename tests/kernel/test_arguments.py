"""Answers as named arguments: what they mean, and what is refused."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

from gloaming import Refusal, find, games
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.sight import view
from gloaming.kernel.vocabulary import Question
from houses import wander
from stories import branch, lay, play, whole

ROOMS = {
    "attic": ("ring 1", "ring 2", "ring 3"),
    "basement": ("tome 1", "tome 2", "tome 3"),
    "secret passage": ("cat 1", "cat 2", "doll 3"),
}


def evening() -> Match:
    """Three in a house of attic, basement and secret passage; Ada begins."""
    match = lay("dont-go-in-there", 3, {"types": "amulet, cat, doll, mask, ring, tome"})
    for side, cards in ROOMS.items():
        play(match, side, *[f"draw {card}" for card in cards])
    play(match, "first Ada")
    return match


def in_the_passage() -> Match:
    """Ada has the first pick of three cards, all of them turned up."""
    match = evening()
    play(match, "place secret passage 1", "place secret passage 2", "place secret passage 3", "no ghosts")
    return match


def refused(match: Match, given: Any) -> Refusal:
    """Why arguments are refused; nothing may have changed by it."""
    before = whole(match)
    with pytest.raises(Refusal) as caught:
        match.answer(match.asked[0], given)
    assert whole(match) == before
    return caught.value


def told_apart(game: Game, asked: Question) -> set[int]:
    """Which forms the answers to a question have, in games between bots until as many have come up as there are."""
    found: set[int] = set()
    for match in chain.from_iterable(wander(game, game.seats[-1], f"forms {number}") for number in range(400)):
        if match.state.question == asked.number and not match.over:
            seat, g = match.seat(match.asked[0]), match.state
            found.update(asked.by(view(g, seat), seat, g.subject, answer) for answer in range(g.width))
            if len(found) >= len(asked.forms):
                break
    return found


TOLD_APART = [(game, asked) for game in games() for asked in game.questions if asked.by]


@pytest.mark.parametrize(("game", "asked"), TOLD_APART, ids=[asked.where for _, asked in TOLD_APART])
def test_the_forms_that_a_state_tells_apart_are_all_those_of_the_question(game: Game, asked: Question) -> None:
    assert told_apart(game, asked) == asked.numbered.keys()


def test_they_mean_an_answer_in_any_order() -> None:
    by_text, by_arguments = evening(), evening()
    by_text.answer("Ada", "place basement 3")
    by_arguments.answer("Ada", {"space": 3, "room": "basement"})
    assert whole(by_arguments) == whole(by_text)


def test_an_answer_that_is_not_allowed_is_refused_by_the_rule_that_says_no() -> None:
    match = evening()
    match.answer("Ada", {"room": "basement", "space": 3})
    refusal = refused(match, {"room": "basement", "space": 3})
    assert (refusal.code, refusal.rule, refusal.game) == ("space-taken", "DGIT-10", "dont-go-in-there")


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"room": "attic"},
        {"room": "shed", "space": 1},
        {"room": "nursery", "space": 1},
        {"room": "attic", "space": 5},
        {"room": "attic", "space": True},
        {"room": "attic", "space": 1.0},
        {"room": "attic", "space": "1"},
        {"room": ["attic"], "space": {"space": 1}},
        {"room": "attic", "space": 1, "choice": "place"},
        {"room": None, "space": None},
        {1: 2},
        {"room": 10**6000, "space": 1},
        {"room": {1, 2}, "space": 1},
        {f"room {number}": number for number in range(10_000)},
    ],
)
def test_unknown_missing_and_misfitting_ones_are_refused_in_one_sentence(given: dict[Any, Any]) -> None:
    refusal = refused(evening(), given)
    assert refusal.code == "answer-arguments"
    assert str(refusal).endswith('is no answer to "place", which takes room and space.')
    assert len(str(refusal)) < 120


def test_nesting_without_end_is_refused_likewise() -> None:
    given: dict[str, Any] = {"space": 1}
    given["room"] = given
    assert str(refused(evening(), given)).startswith('{…} is no answer to "place"')


def test_the_refusal_speaks_other_languages() -> None:
    refusal = refused(evening(), {"room": "shed"})
    assert refusal.said("de") == '{"room": "shed"} ist keine Antwort auf „place“; verlangt ist room und space.'
    assert refusal.said("fr") == '{"room": "shed"} n’est pas une réponse à « place », qui demande room et space.'


def test_what_does_not_tell_answers_apart_may_be_left_out_and_has_to_be_true() -> None:
    match = in_the_passage()
    doll = {"type": "doll", "value": 3, "dice": 1}
    whole_answer = {"slot": 3, "card": doll, "brings": 0, "alike": False}
    assert str(refused(match, {**whole_answer, "card": {**doll, "value": 4}})).endswith("which takes slot.")
    for given in (whole_answer, {"slot": 3}, {"slot": 3, "card": doll}):
        other = branch(match)
        other.answer("Ada", given)
        assert other.news()[-1] == "Ada took Doll 3."


def test_one_of_several_choices_has_to_be_named() -> None:
    game = find("haunted")
    match = next(match for match in wander(game, 2, "chosen") if game.question(match.state).name == "act")
    for given in ({}, {"room": "kitchen"}, {"choice": ["stay"]}, {"choice": "dance"}):
        assert str(refused(match, given)).endswith("which takes choice, one of go, nowhere, open, stay.")
    assert str(refused(match, {"choice": "go"})).endswith("which takes choice and room.")
    assert str(refused(match, {"choice": "stay", "room": "kitchen"})).endswith("which takes choice.")


def test_chance_is_answered_by_them_too() -> None:
    match = evening()
    play(match, "place secret passage 1", "place secret passage 2", "place secret passage 3")
    match.answer_for_chance({"ghosts": 2})
    assert match.view()["ghosts_rolled"] == 2


def test_they_find_out_nothing_that_is_hidden() -> None:
    """Whatever card lies face down, whoever guesses at it is told the same."""
    match, told = in_the_passage(), set()
    for card in range(8):
        match.state.shown[2][2], match.state.peeked[2][2] = card, 0
        told.add(str(refused(match, {"slot": 3, "card": {"type": "amulet", "value": 4, "dice": 1}})))
    assert told == {'{"slot": 3, "card": {"type": "amulet", … is no answer to "take", which takes slot.'}
