"""Beats: each piece of news comes with the table as it was when it was told."""

import pytest

from gloaming.games import IDS, find
from gloaming.kernel.beats import listening
from gloaming.kernel.glances import Still, glance, snapshot
from gloaming.kernel.match import Match
from gloaming.kernel.seats import SPECTATOR
from gloaming.kernel.sight import view


def some_games(game_id: str) -> list[Match]:
    """Matches of a game with few and with many players."""
    game = find(game_id)
    return [Match(game, players, seed=f"beats {players}") for players in (game.seats[0], game.seats[-1])]


@pytest.mark.parametrize("game_id", IDS)
def test_there_is_a_frame_for_each_piece_of_news_and_the_news_is_written_as_always(game_id: str) -> None:
    for match in some_games(game_id):
        other = Match(match.game, match.names, match.options, match.seed)
        for number in range(60):
            if match.over:
                break
            seat = match.seat(match.asked[0])
            answer = match.game.legal(match.state, seat)[number % 2 * -1]
            told, table = len(match.heard), snapshot(match.state)
            with listening(match, table) as frames:
                match.answer(seat, answer)
            other.answer(seat, answer)
            assert len(frames) == len(match.heard) - told
            assert match.heard == other.heard
            assert match.state == other.state


@pytest.mark.parametrize("game_id", IDS)
def test_a_table_as_it_was_is_seen_by_everybody_as_it_was_seen_then(game_id: str) -> None:
    for match in some_games(game_id):
        for viewer in (0, 1 % len(match.names), SPECTATOR):
            still, seen = Still(type(match.state), snapshot(match.state)), view(match.state, viewer)
            looked = glance(still, viewer)
            assert all(getattr(looked, name) == getattr(seen, name) for name in seen.fields)
