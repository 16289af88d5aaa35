"""Instinct: honest, and clearly better than random."""

import pytest

from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.game import Game
from gloaming.kernel.sight import view
from gloaming.lab.simulate import simulate
from houses import IDS, TABLES, seated, wander

at_every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)


@at_every_table
@pytest.mark.parametrize("bot", [RANDOM, INSTINCT], ids=["random", "instinct"])
def test_instinct_answers_on_the_state_as_on_what_its_seat_sees(game: Game, players: int, bot: int) -> None:
    for match in wander(game, players, f"honest {bot}", bot=bot, most=150):
        for seat in seated(match):
            seen = view(match.state, seat, remembering=True)
            on_view = game.moves.favourite(seen, seat, Luck(seed_key("mind"), match.step))
            on_table = game.moves.favourite(match.state.clone(), seat, Luck(seed_key("mind"), match.step))
            assert on_view == on_table


@at_every_table
@pytest.mark.parametrize("bot", [RANDOM, INSTINCT], ids=["random", "instinct"])
def test_instinct_does_not_hang_on_what_is_hidden(game: Game, players: int, bot: int) -> None:
    for match in wander(game, players, f"refilled {bot}", bot=bot, most=100):
        for seat in seated(match):
            other = view(match.state, seat, remembering=True)
            game.guess(other, seat, Luck(seed_key("fill"), match.step))
            true = game.moves.favourite(match.state.clone(), seat, Luck(seed_key("mind"), match.step))
            assert game.moves.favourite(other, seat, Luck(seed_key("mind"), match.step)) == true


@at_every_table
def test_one_instinct_among_random_players_wins_far_more_than_its_share(game: Game, players: int) -> None:
    for seat in {0, players - 1}:
        low, _ = share(game, [INSTINCT if other == seat else RANDOM for other in range(players)], seat)
        if players > 1:
            assert low > 1.5 / players
        else:
            assert low > share(game, [RANDOM], seat)[1]


def share(game: Game, bots: list[int], seat: int) -> list[float]:
    """Between what bounds the seat's share of wins lies, surely enough."""
    options = {"quick": True} if any(option.key == "quick" for option in game.options) else None
    found = simulate(game, len(bots), 600, bots, seed="instinct", options=options).summary()["seats"][seat]["share_95"]
    return list(found)


@at_every_table
def test_games_between_instincts_end(game: Game, players: int) -> None:
    assert simulate(game, players, 60, [INSTINCT] * players, seed="end").unfinished == 0
