"""Every question that may be answered wrongly says why in words of its own; none is answered for by another."""

from __future__ import annotations

import pytest

from gloaming.games import IDS, find
from gloaming.kernel.match import Match
from gloaming.kernel.vocabulary import ANYTHING
from houses import wander

MOST_REFUSED = 60  # answers to a question


def reason(match: Match, seat: int, answer: int) -> str:
    """The code of a refusal, or what is wrong where there is none."""
    try:
        return match.game.words.why_not(match.state, seat, answer, match.names).code
    except Exception as error:  # a state that nobody can be asked in may be read wrongly
        return str(error)


@pytest.mark.parametrize("game_id", IDS)
def test_a_question_without_a_reason_of_its_own_is_named(game_id: str) -> None:
    game, named = find(game_id), set()
    for match in wander(game, game.seats[1], "refused"):
        asked = game.question(match.state)
        if not match.over and asked.allowed == ANYTHING:
            assert asked.where in reason(match, match.seat(match.asked[0]), 0)
            named.add(asked.where)
    assert named


@pytest.mark.parametrize("game_id", IDS)
def test_every_question_that_does_not_allow_anything_has_reasons_of_its_own(game_id: str) -> None:
    game = find(game_id)
    (*_, match) = wander(game, game.seats[1], "refused")
    for asked in game.questions:
        if asked.allowed != ANYTHING:
            match.state.question, match.state.width = asked.number, asked.widest
            reasons = {reason(match, 0, answer) for answer in range(min(asked.widest, MOST_REFUSED))}
            assert not any(asked.where in each for each in reasons)
