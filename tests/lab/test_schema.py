"""The JSON Schema of answers: all that are met in games match it, and what is near them and no answer does not."""

from __future__ import annotations

from functools import cache

import pytest
from jsonschema import Draft202012Validator

from gloaming import Game, find, games
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.sight import view
from gloaming.lab.schema import answers
from houses import DEPTH, seated, wander


@cache
def schema_of(game: Game, question: str) -> Draft202012Validator:
    """The schema of the answers to a question."""
    return Draft202012Validator(answers(game)["properties"][question])


def met(game: Game) -> set[tuple[str, str]]:
    """Every answer to each question that comes up in some games, allowed or not."""
    found = set()
    for number in range(24 * DEPTH):
        players = game.seats[-1 if number % 2 else 0]
        for match in wander(game, players, f"met {number}", bot=INSTINCT if number % 4 > 1 else RANDOM, most=400):
            g = match.state
            for seat in seated(match):
                seen, row = view(g, seat), game.question(g)
                found |= {(row.name, row.write(seen, seat, answer, match.names)) for answer in range(g.width)}
    return found


def near(text: str) -> set[str]:
    """Texts that differ a little from an answer and are none; a name may have any end."""
    return {"", f"x{text}", text[1:], text.swapcase(), text.replace(" ", "  ", 1)} - {text}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_answers_match_and_what_is_near_them_does_not(game: Game) -> None:
    found = met(game)
    assert len({question for question, _ in found}) >= 0.8 * len(answers(game)["properties"])
    for question, text in found:
        schema = schema_of(game, question)
        assert schema.is_valid(text), f"{question}: {text}"
        assert [each for each in near(text) if schema.is_valid(each)] == []


@pytest.mark.parametrize(
    ("game_id", "question", "text"),
    [
        ("dont-go-in-there", "place", "place cellar 1"),
        ("dont-go-in-there", "place", "place attic 5"),
        ("dont-go-in-there", "turn die", "two more"),
        ("dont-go-in-there", "re-roll", "re-roll twice"),
        ("dont-go-in-there", "dolls", "dispel 4 1"),
        ("haunting-house", "programme", "play move 1, move 2, switch places"),
        ("haunting-house", "programme", "play move 1, move 2, switch places, trap door"),
        ("haunting-house", "rotate 90", "rotate 7 1 left"),
        ("haunting-house", "rotate 90", "rotate 1 1 around"),
        ("haunting-house", "move exit", "exit northwest east"),
        ("haunted", "stronger", "fear"),
        ("haunted", "act", "go to 2 of Stars"),
        ("haunted", "act", "go by link 5"),
        ("haunted", "bonus", "1 WILL"),
        ("haunted-destinies", "do", "walk up"),
        ("haunted-destinies", "goal", "remove Haar"),
        ("haunted-destinies", "lift", "lift 3"),
    ],
)
def test_what_is_written_like_an_answer_and_means_nothing_does_not_match(
    game_id: str, question: str, text: str
) -> None:
    assert not schema_of(find(game_id), question).is_valid(text)
