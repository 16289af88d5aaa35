"""Beats: the state is looked at whenever a piece of news is told."""

import pytest

from gloaming.games import IDS, find
from gloaming.kernel.beats import listening
from gloaming.kernel.glances import glance
from gloaming.kernel.match import Match
from gloaming.kernel.seats import SPECTATOR
from gloaming.kernel.sight import view


def some_games(game_id: str) -> list[Match]:
    """Matches of a game with few and with many players."""
    game = find(game_id)
    return [Match(game, players, seed=f"beats {players}") for players in (game.seats[0], game.seats[-1])]


def looks_while(match: Match, seat: int, answer: int) -> list[int]:
    """How much news there was at each look while an answer was carried out."""
    looks: list[int] = []
    with listening(match, lambda: looks.append(len(match.heard))):
        match.answer(seat, answer)
    return looks


@pytest.mark.parametrize("game_id", IDS)
def test_somebody_looks_at_each_piece_of_news_and_it_is_written_as_always(game_id: str) -> None:
    for match in some_games(game_id):
        other = Match(match.game, match.names, match.options, match.seed)
        for number in range(60):
            if match.over:
                break
            seat = match.seat(match.asked[0])
            answer = match.game.legal(match.state, seat)[number % 2 * -1]
            told = len(match.heard)
            looks = looks_while(match, seat, answer)
            other.answer(seat, answer)
            assert looks == list(range(told + 1, len(match.heard) + 1))
            assert match.heard == other.heard
            assert match.state == other.state


@pytest.mark.parametrize("game_id", IDS)
def test_a_glance_sees_what_a_view_does(game_id: str) -> None:
    for match in some_games(game_id):
        for viewer in (0, 1 % len(match.names), SPECTATOR):
            looked, seen = glance(match.state, viewer), view(match.state, viewer)
            assert all(getattr(looked, name) == getattr(seen, name) for name in seen.fields)
