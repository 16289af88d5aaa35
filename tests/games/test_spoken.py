"""What a game asks, answers, tells, refuses and lays out can be said in every language in which it has words.

Tests are strict: a message that is missing, or is not given what it takes, is an error.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from gloaming.games import IDS, find
from gloaming.kernel.catalogue import languages
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.match import Match
from gloaming.kernel.seats import CHANCE, SPECTATOR, first_asked
from gloaming.kernel.sight import view
from gloaming.kernel.voice import Voice, answer_message
from houses import CAPPED

MOST_SAID = 40  # answers to a question, and refusals
SPOKEN = [(game_id, language) for game_id in IDS for language in languages(find(game_id).catalogue_folder)]


def stops(arguments: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The arguments that the browser picks in steps, a list item by item and an object part by part."""
    for name, value in arguments.items():
        if isinstance(value, list):
            yield from ((name, item) for item in value if not isinstance(item, Mapping))
        elif isinstance(value, Mapping):
            yield from stops({f"{name}-{part}": inner for part, inner in value.items()})
        else:
            yield name, value


def say_answers(match: Match, voice: Voice, seat: int) -> None:
    """Say what a seat may answer, as a sentence, as a button has it and step by step, and why nothing else."""
    game, g, names = match.game, match.state, match.names
    seen, row = view(g, seat), game.question(g)
    legal = range(g.width) if seat == CHANCE else game.legal(g, seat)
    for answer in legal[:: 1 + len(legal) // MOST_SAID]:
        arguments = row.arguments(seen, seat, answer, names)
        message = answer_message(row.slug, arguments)
        brief, whole = (voice.answer_of_data(row.name, arguments, form).casefold() for form in ("brief", ""))
        assert brief
        assert brief in whole  # a button shows the one and is called the other
        for form, item in [("under", None), *stops(arguments)]:
            if voice.catalogue.has(f"{message}.{form}"):
                voice.catalogue.say(f"{message}.{form}", {**arguments, "item": item})
    if seat != CHANCE:
        for answer in [*{*range(g.width)}.difference(legal)][:MOST_SAID]:
            assert game.why_not(g, seat, answer, names).said(voice.catalogue.language)
            assert voice.answer(seen, seat, answer, names)


@pytest.mark.parametrize(("game_id", "language"), SPOKEN)
def test_everything_is_said_in_every_language(game_id: str, language: str) -> None:
    game, luck = find(game_id), Luck(seed_key("words"))
    voice = game.voice(language)
    for players in (game.seats[0], game.seats[-1]):
        match = Match(game, players, CAPPED.get(game_id), committed="f" * 64)
        told = 0
        while not match.over:
            g, seat = match.state, first_asked(match.state)
            assert voice.question(view(g, seat), seat, match.names)
            say_answers(match, voice, seat)
            legal = range(g.width) if seat == CHANCE else game.legal(g, seat)
            game.moves.apply(g, seat, legal[below(luck, len(legal))])
            for item in match.heard[told:]:
                for viewer in (0, SPECTATOR):
                    assert voice.news(item.heard_by(viewer), match.names)
            told = len(match.heard)
            for viewer in (0, SPECTATOR):
                assert voice.description(view(g, viewer), viewer, match.names)
        assert voice.result(match.state, match.names)


@pytest.mark.parametrize(("game_id", "language"), SPOKEN)
def test_a_game_says_what_it_is_and_what_can_be_chosen(game_id: str, language: str) -> None:
    said = find(game_id).catalogue(language)
    for message in ("title", "blurb", "credit", "minutes"):
        assert said.say(message)
    for option in find(game_id).options:
        assert said.say(f"option-{option.key}")
        assert said.say(f"option-{option.key}.help")
