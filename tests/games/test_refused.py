"""Every question that may be answered wrongly has a reason of its own why not, and no other has one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from gloaming import Game, games
from gloaming.kernel.vocabulary import ANYTHING, BadRow

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def put_together(game: Game, reasons: Mapping[int, Any]) -> None:
    """The game once more, with these reasons."""
    game.but(words=SimpleNamespace(REASONS=reasons))


@every_game
def test_a_reason_that_is_missing_is_named(game: Game) -> None:
    reasons = game.words.REASONS
    for number in reasons:
        row = game.questions[number]
        with pytest.raises(BadRow, match=re.escape(f"{row.where} names {row.allowed}, and words do not say why not.")):
            put_together(game, {other: reason for other, reason in reasons.items() if other != number})


@every_game
def test_a_reason_that_nobody_can_ever_be_told_is_named(game: Game) -> None:
    idle = next(row for row in game.questions if row.allowed == ANYTHING)
    with pytest.raises(BadRow, match=re.escape(f"{idle.where} names anything, and words say why not.")):
        put_together(game, {**game.words.REASONS, idle.number: None})


@every_game
def test_a_reason_for_no_question_is_named(game: Game) -> None:
    with pytest.raises(BadRow, match=f"of a question {len(game.questions)}, and there is none"):
        put_together(game, {**game.words.REASONS, len(game.questions): None})
