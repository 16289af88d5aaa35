"""Many games: counted right, and the same by whatever means they are played."""

from typing import Any

import pytest

import gloaming
from gloaming import Refusal
from gloaming.bots import HABITS, find_habit
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.lab.simulate import Tally, interval, simulate

GAME = gloaming.find("dont-go-in-there")


def test_a_shared_win_counts_in_equal_parts() -> None:
    tally = Tally(3)
    tally.add(60, [1, 1, 3], [10, 10, 12])
    tally.add(64, [2, 1, 3], [11, 9, 12])
    tally.add(62, [2, 2, 2], [5, 5, 5])
    assert tally.wins == [0.5, 1.5, 0]
    assert tally.nobody == 1
    assert (tally.shortest, tally.longest, tally.answers) == (60, 64, 186)


def test_tallies_add_up() -> None:
    whole, one, other = Tally(2), Tally(2), Tally(2)
    games = [(30, [1, 2], [3, 4]), (40, [2, 1], [9, 1]), (50, [1, 1], [2, 2])]
    for game in games:
        whole.add(*game)
    one.add(*games[0])
    for game in games[1:]:
        other.add(*game)
    one.merge(other)
    assert one == whole


def test_wilsons_interval_is_the_published_one() -> None:
    low, high = interval(10, 20)
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)
    low, high = interval(0, 10)
    assert low == 0
    assert round(high, 3) == 0.278


def test_every_game_has_a_winner_or_shared_ones_and_the_shares_add_up_to_one() -> None:
    summary = simulate(GAME, 4, 200, [RANDOM] * 4, seed="shares", interpreted=True).summary()
    assert sum(seat["share"] for seat in summary["seats"]) == pytest.approx(1)
    assert summary["unfinished"] == summary["nobody_won"] == 0
    assert all(seat["share_95"][0] <= seat["share"] <= seat["share_95"][1] for seat in summary["seats"])


def test_seats_are_equally_good_for_random_players() -> None:
    for seat in simulate(GAME, 3, 1500, [RANDOM] * 3, seed="fair").summary()["seats"]:
        assert seat["share_95"][0] - 0.02 < 1 / 3 < seat["share_95"][1] + 0.02


def test_progress_tells_of_every_game() -> None:
    seen: list[int] = []
    simulate(GAME, 2, 30, [RANDOM] * 2, interpreted=True, on_progress=seen.append)
    assert sum(seen) == 30


@pytest.mark.parametrize("more", [{"games": 0}, {"games": 5, "threads": 0}])
def test_no_games_or_threads_are_refused(more: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        simulate(GAME, 2, bots=[RANDOM] * 2, **more)


def test_bots_are_found_by_name() -> None:
    assert find_habit("instinct") == INSTINCT
    assert set(HABITS) == {"random", "instinct"}
    with pytest.raises(Refusal, match="random, instinct"):
        find_habit("medium")


@pytest.mark.parametrize("bots", [[], [RANDOM], [RANDOM] * 3, [99, RANDOM]])
def test_bots_that_do_not_fit_the_seats_are_refused(bots: list[int]) -> None:
    with pytest.raises(Refusal, match="bot for each player"):
        simulate(GAME, 2, 10, bots)
