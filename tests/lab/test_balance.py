"""The balance of a game: counted right, the same by whatever means, and readable."""

import pytest

import gloaming
from gloaming import Refusal
from gloaming.lab.balance import as_lines, balance, counted

GAME = gloaming.find("dont-go-in-there")
ENDINGS = ("", "by day", "by night")  # nobody is asked how a game ended that has not


def test_endings_and_shared_wins_are_counted() -> None:
    games = [(10, [1, 2, 2], [1, 0, 0], 1), (20, [1, 1, 2], [1, 1, 0], 2), (30, [2, 2, 2], [0, 0, 0], 2)]
    seen: list[int] = []
    tally = counted(GAME.but(endings=ENDINGS), 3, iter(games), seen.append)
    assert [(ending["ending"], ending["games"]) for ending in tally["endings"]] == [("by day", 1), ("by night", 2)]
    assert [seat["wins"] for seat in tally["seats"]] == [1.5, 0.5, 0]
    assert tally["seats"][0]["fair"] == pytest.approx(2 / 9)
    assert (tally["nobody_won"], tally["answers_mean"], sum(seen)) == (1, 20, 3)


def test_a_game_with_one_way_to_end_has_seats_alone() -> None:
    data = balance(GAME, 20, seed="seats", interpreted=True)
    assert [tally["players"] for tally in data["tallies"]] == [*GAME.seats]
    assert all(tally["endings"] == [] and tally["unfinished"] == 0 for tally in data["tallies"])
    assert all(sum(seat["share"] for seat in tally["seats"]) == pytest.approx(1) for tally in data["tallies"])


def test_compiled_and_interpreted_games_have_the_same_balance() -> None:
    plain = balance(GAME, 20, seed="both", players=[3], interpreted=True)
    assert balance(GAME, 20, seed="both", players=[3]) == plain


def test_there_is_a_column_for_each_number_of_players() -> None:
    data = balance(GAME, 10, seed="words", players=[2, 4], interpreted=True)
    lines = as_lines(GAME.title, data).splitlines()
    assert lines[0] == "Don't Go In There, 10 games between instinct bots at each table"
    assert lines[2].split() == ["players", "2", "4"]
    assert [line.split("  ")[0] for line in lines[3:7]] == ["seat 1", "seat 2", "seat 3", "seat 4"]
    assert "(" in lines[3]


def test_no_games_are_refused() -> None:
    with pytest.raises(Refusal, match="at least one"):
        balance(GAME, 0)
