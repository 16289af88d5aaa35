"""Tournaments: everybody in every seat, the same deals for all, counted and rated right."""

import json
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from click.testing import CliRunner

import gloaming
from gloaming import Refusal
from gloaming.bots import search
from gloaming.cli import main
from gloaming.kernel.game import Game
from gloaming.kernel.sight import view
from gloaming.kernel.state import digest
from gloaming.lab import tournament as hall
from gloaming.lab.tournament import Outcome, Pairing, Standing, tournament

GAME = gloaming.find("dont-go-in-there")
HOUSE = gloaming.find("haunting-house")
TIMES = ("ms_a_move", "longest_ms")


Standings = dict[str, Any]


def told(*words: str) -> str:
    """What a tournament on the command line prints when all is well."""
    ran = CliRunner().invoke(main, ["tournament", *words])
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def without_times(standings: Standings) -> Standings:
    bots = [{key: value for key, value in bot.items() if key not in TIMES} for bot in standings["bots"]]
    return {**standings, "bots": bots}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Pairing]:
    """Nobody plays: whoever comes first by the alphabet wins. The pairings that there were."""
    pairings: list[Pairing] = []

    def play(pairing: Pairing) -> Outcome:
        pairings.append(pairing)
        ranked = sorted(set(pairing.seats))
        places = tuple(ranked.index(name) + 1 for name in pairing.seats)
        return Outcome(pairing, places, (1,) * len(places), (0.001,) * len(places), (0.001,) * len(places))

    monkeypatch.setattr(hall, "play", play)
    monkeypatch.setattr(hall, "find_bot", lambda name: None)
    return pairings


def by_name(standings: Standings) -> Standings:
    return {bot["bot"]: bot for bot in standings["bots"]}


# Who plays whom, and where


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "abcdefg"])
def test_everybody_sits_everywhere_equally_often(players: int, bots: str, played: list[Pairing]) -> None:
    tournament(GAME, players, list(bots), 1)
    for name in bots:
        seats = Counter(seat for pairing in played for seat, other in enumerate(pairing.seats) if other == name)
        assert sorted(seats) == list(range(players))
        assert len(set(seats.values())) == 1


@pytest.mark.parametrize("games", [1, 7, 24, 25])
def test_at_least_so_many_games_are_played_and_only_whole_deals(games: int, played: list[Pairing]) -> None:
    summary = tournament(GAME, 3, ["a", "b", "c", "d"], games)
    a_deal = 4 * 3  # four choices of three, each in three seats
    assert summary["games"] == len(played) == summary["deals"] * a_deal
    assert games <= len(played) < games + a_deal
    assert Counter(pairing.deal for pairing in played) == dict.fromkeys(range(summary["deals"]), a_deal)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_of_fewer_bots_than_seats_the_last_fills_up(players: int, played: list[Pairing]) -> None:
    tournament(GAME, players, ["a", "b"], 1)
    assert [Counter(pairing.seats) for pairing in played] == [Counter({"a": 1, "b": players - 1})] * players
    played.clear()
    tournament(GAME, players, ["b", "c", "a"], 1)
    assert all(Counter(pairing.seats) == Counter({"b": 1, "c": 1, "a": players - 2}) for pairing in played)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_of_more_bots_than_seats_every_choice_plays(players: int, played: list[Pairing]) -> None:
    bots = list("abcdef")
    tournament(GAME, players, bots, 1)
    choices = Counter(tuple(sorted(pairing.seats)) for pairing in played)
    assert choices == dict.fromkeys(combinations(bots, players), players)


def test_all_line_ups_play_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[list[Any]] = []
    true = hall.play

    def look(g: Any, seat: int, *, remembering: bool) -> Any:
        dealt[-1].append(digest(g))
        return view(g, seat, remembering=remembering)

    def play(pairing: Pairing) -> Outcome:
        dealt.append([pairing.deal])
        return true(pairing)

    monkeypatch.setattr(hall, "view", look)
    monkeypatch.setattr(hall, "play", play)
    tournament(HOUSE, 2, ["random", "instinct", "lantern"], 18, options={"turns": 1})
    first = {deal: {tables[1] for tables in dealt if tables[0] == deal} for deal in range(3)}
    assert len(dealt) == 18
    assert all(len(tables) == 1 for tables in first.values()), "every line-up sees the same table first"
    assert len(set.union(*first.values())) == 3, "and every deal is another"


def test_another_seed_deals_other_games(played: list[Pairing]) -> None:
    tournament(GAME, 2, ["a", "b"], 4, seed="one")
    tournament(GAME, 2, ["a", "b"], 4, seed="two")
    assert [pairing.seed for pairing in played] == ["one"] * 4 + ["two"] * 4


# Counting


def outcome(seats: str | tuple[str, str], places: tuple[int, ...], **more: tuple[float, float]) -> Outcome:
    count = len(seats)
    spent: dict[str, Any] = {"moves": (2,) * count, "seconds": (0.5,) * count, "longest": (0.4,) * count, **more}
    return Outcome(hall.Pairing(GAME.id, {}, "s", 0, tuple(seats)), tuple(places), **spent)


def counted(*outcomes: Outcome) -> dict[str, Standing]:
    standings = {name: hall.Standing(name) for each in outcomes for name in each.pairing.seats}
    for each in outcomes:
        hall.count(standings, each)
    return standings


def test_a_shared_win_counts_in_equal_parts() -> None:
    standings = counted(
        outcome("abc", (1, 1, 3)), outcome("bca", (1, 1, 1)), outcome("cab", (2, 1, 3)), outcome("abc", (2, 2, 2))
    )
    assert {name: each.wins for name, each in standings.items()} == pytest.approx(
        {"a": 1 / 2 + 1 / 3 + 1, "b": 1 / 2 + 1 / 3, "c": 1 / 3}
    )
    assert all(each.games == 4 for each in standings.values())


def test_a_bot_in_several_seats_has_the_wins_of_all_of_them() -> None:
    standings = counted(outcome("abb", (2, 1, 3)), outcome("bab", (1, 3, 1)))
    assert (standings["a"].games, standings["b"].games) == (2, 4)
    assert (standings["a"].wins, standings["b"].wins) == (0, 2)


def test_time_is_counted_by_move_and_by_the_longest() -> None:
    standing = counted(outcome("ab", (1, 2), moves=(4, 1), seconds=(1.0, 0.1), longest=(0.7, 0.1)))["a"].summary()
    assert (standing["ms_a_move"], standing["longest_ms"]) == pytest.approx((250, 700))


def test_a_bot_that_never_had_a_move_took_no_time() -> None:
    assert counted(outcome("ab", (1, 2), moves=(0, 1), seconds=(0, 1)))["a"].summary()["ms_a_move"] == 0


@pytest.mark.parametrize("players", GAME.seats)
def test_wins_and_games_that_nobody_won_add_up(players: int) -> None:
    summary = tournament(GAME, players, ["random", "instinct", "moth"], 12)
    assert sum(bot["wins"] for bot in summary["bots"]) + summary["nobody_won"] == pytest.approx(summary["games"])
    assert sum(bot["games"] for bot in summary["bots"]) == players * summary["games"]
    for bot in summary["bots"]:
        assert bot["share"] == pytest.approx(bot["wins"] / bot["games"])
        assert 0 <= bot["share_95"][0] <= bot["share"] <= bot["share_95"][1] <= 1
    assert summary["fair_share"] == 1 / players


def test_a_game_that_nobody_wins_is_said_to_be_one() -> None:
    summary = tournament(HOUSE, 2, ["random", "moth"], 6, options={"turns": 1})
    assert summary["nobody_won"] > 0
    assert sum(bot["wins"] for bot in summary["bots"]) + summary["nobody_won"] == summary["games"]
    words = ["--players", "2", "--bots", "random,moth", "--games", "6", "--option", "turns=1", "--processes", "1"]
    assert f"Nobody won {summary['nobody_won']} game" in told(HOUSE.id, *words)


# Ratings


def test_whoever_always_wins_has_the_higher_rating(played: list[Pairing]) -> None:
    summary = tournament(GAME, 3, ["c", "a", "b"], 60)
    assert [bot["bot"] for bot in summary["bots"]] == ["a", "b", "c"]
    ratings = [bot["rating"] for bot in summary["bots"]]
    assert ratings == sorted(ratings, reverse=True)
    best, *_, worst = summary["bots"]
    assert best["rating_95"][0] > worst["rating_95"][1], "after so many games there is no doubt"
    assert by_name(summary)["a"]["share"] == 1
    for bot in summary["bots"]:
        assert bot["rating_95"][0] < bot["rating"] < bot["rating_95"][1]


def test_equals_have_ratings_that_cannot_be_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "find_bot", lambda name: None)
    monkeypatch.setattr(hall, "play", lambda pairing: outcome(pairing.seats, (1, 1))._replace(pairing=pairing))
    one, other = tournament(GAME, 2, ["a", "b"], 50)["bots"]
    assert one["rating"] == pytest.approx(other["rating"], abs=0.5)
    assert one["share"] == other["share"] == 0.5


def test_instinct_is_rated_above_random() -> None:
    standings = tournament(GAME, 2, ["random", "instinct"], 40)
    assert [bot["bot"] for bot in standings["bots"]] == ["instinct", "random"]
    assert by_name(standings)["instinct"]["share"] > 0.6


def test_more_games_make_ratings_surer(played: list[Pairing]) -> None:
    def width(games: int) -> float:
        low, high = tournament(GAME, 2, ["a", "b"], games)["bots"][0]["rating_95"]
        return float(high - low)

    assert width(40) < width(4)


# The same again


def test_the_same_seed_gives_the_same_result_but_for_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "compiled_is_ready", lambda game: False)
    one, same, other = (
        tournament(GAME, 2, ["random", "instinct", "search:3"], 12, seed=seed) for seed in ("s", "s", "t")
    )
    assert without_times(one) == without_times(same)
    assert without_times(one)["bots"] != without_times(other)["bots"]


def test_one_process_and_two_give_the_same() -> None:
    one, two = (tournament(GAME, 3, ["random", "instinct"], 12, processes=count) for count in (1, 2))
    assert without_times(one) == without_times(two)


def test_progress_goes_up_to_one(played: list[Pairing]) -> None:
    seen: list[float] = []
    tournament(GAME, 2, ["a", "b"], 10, on_progress=seen.append)
    assert seen == sorted(seen)
    assert len(seen) == 10
    assert seen[-1] == 1


def test_a_long_tournament_begins_without_writing_down_all_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    class Begun(Exception):
        """The first game begins."""

    made, pairing = [0], hall.Pairing

    def counting(*parts: Any) -> Pairing:
        made[0] += 1
        return pairing(*parts)

    def begin(_: object) -> None:
        raise Begun

    monkeypatch.setattr(hall, "Pairing", counting)
    monkeypatch.setattr(hall, "play", begin)
    with pytest.raises(Begun):
        tournament(GAME, 2, ["random", "instinct"], 50_000)
    assert made[0] < 10_000, "a thousand million games are allowed, and there is no room for so many pairings"


# Bad input: one sentence

TWO = ["random", "instinct"]
REFUSED = {
    "one bot": (GAME, 2, ["random"], 4, {}),
    "no bots": (GAME, 2, [], 4, {}),
    "the same bot twice": (GAME, 2, ["random", "random"], 4, {}),
    "too many bots": (GAME, 2, [f"search:{number}" for number in range(1, 14)], 4, {}),
    "an unknown bot": (GAME, 2, ["random", "owlet"], 4, {}),
    "no search": (GAME, 2, ["random", "search:0"], 4, {}),
    "no games": (GAME, 2, TWO, 0, {}),
    "fewer than no games": (GAME, 2, TWO, -5, {}),
    "too many players": (GAME, 6, TWO, 4, {}),
    "too few players": (GAME, 1, TWO, 4, {}),
    "an unknown option": (GAME, 2, TWO, 4, {"options": {"colour": "red"}}),
    "a wrong option": (HOUSE, 2, TWO, 4, {"options": {"turns": "many"}}),
    "an endless seed": (GAME, 2, TWO, 4, {"seed": "x" * 5000}),
    "no processes": (GAME, 2, TWO, 4, {"processes": 0}),
}


@pytest.mark.parametrize(("game", "players", "bots", "games", "more"), REFUSED.values(), ids=REFUSED.keys())
def test_bad_input_is_refused_in_one_sentence(
    game: Game, players: int, bots: list[str], games: int, more: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "play", lambda pairing: pytest.fail("nothing is to be played"))
    with pytest.raises(Refusal) as caught:
        tournament(game, players, bots, games, **more)
    assert str(caught.value).endswith(".")


WRONG = {
    "one bot": ("--bots", "random"),
    "the same bot twice": ("--bots", "random,random"),
    "an unknown bot": ("--bots", "random,owlet"),
    "no bot at all": ("--bots", ""),
    "an empty name": ("--bots", "random,"),
    "a name with a space": ("--bots", "random, instinct"),
    "too many bots": ("--bots", ",".join(f"search:{number}" for number in range(1, 14))),
    "no games": ("--bots", "random,instinct", "--games", "0"),
    "fewer than no games": ("--bots", "random,instinct", "--games", "-1"),
    "more games than can be counted": ("--bots", "random,instinct", "--games", "9" * 30),
    "too many players": ("--bots", "random,instinct", "--players", "6"),
    "no players": ("--bots", "random,instinct", "--players", "0"),
    "no processes": ("--bots", "random,instinct", "--processes", "0"),
    "an unknown option": ("--bots", "random,instinct", "--option", "colour=red"),
    "an option without a value": ("--bots", "random,instinct", "--option", "types"),
    "an endless seed": ("--bots", "random,instinct", "--seed", "x" * 5000),
    "too many players for a search": ("--bots", "search:5,instinct", "--players", "6"),
    "the same search twice": ("--bots", "search:5,search:5"),
    "one search": ("--bots", "search:5"),
    "an unknown option for a search": ("--bots", "search:5,random", "--option", "colour=red"),
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG.keys())
def test_bad_input_on_the_command_line_is_one_sentence_and_nothing_is_played_or_compiled(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("nothing is to be played or compiled")

    monkeypatch.setattr(hall, "play", never)
    monkeypatch.setattr(search, "compile_thoughts", never)
    ran = CliRunner().invoke(main, ["tournament", GAME.id, *words])
    assert ran.exit_code == 1, ran.output
    assert isinstance(ran.exception, SystemExit), repr(ran.exception)
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert ran.stderr.rstrip().endswith(".")


def test_an_unknown_game_is_refused() -> None:
    ran = CliRunner().invoke(main, ["tournament", "monopoly", "--bots", "random,instinct"])
    assert (ran.exit_code, ran.stdout) == (1, "")
    assert 'no game "monopoly"' in ran.stderr


def test_bots_have_to_be_named() -> None:
    assert CliRunner().invoke(main, ["tournament", GAME.id]).exit_code == 2


# What is printed


def test_json_has_what_the_text_has() -> None:
    words = [
        GAME.id,
        "--players",
        "3",
        "--bots",
        "random,instinct",
        "--games",
        "9",
        "--processes",
        "1",
        "--seed",
        "x y",
    ]
    summary = json.loads(told(*words, "--json"))
    text = told(*words)
    assert summary["game"] == GAME.id
    assert summary["rules"] == GAME.rules
    assert (summary["players"], summary["games"], summary["deals"], summary["seed"]) == (3, 9, 3, "x y")
    head, _, _, *lines = text.splitlines()
    for part in (GAME.title, "9 games", "3 players", "3 deals", "seed x y", "33.3%"):
        assert part in head
    for bot, line in zip(summary["bots"], lines, strict=True):
        low, high = bot["share_95"]
        worst, best = bot["rating_95"]
        shown = f"{bot['bot']} {bot['games']} {bot['wins']:.1f} {bot['share']:.1%} {low:.1%} to {high:.1%} "
        shown += f"{bot['rating']:.1f} {worst:.1f} to {best:.1f}"
        assert " ".join(line.split()).startswith(shown)
        assert set(TIMES) <= bot.keys()


def test_the_number_of_players_can_be_left_out() -> None:
    summary = json.loads(told(GAME.id, "--bots", "random,moth", "--games", "1", "--processes", "1", "--json"))
    assert summary["players"] in GAME.seats


def test_the_options_that_were_played_by_are_told() -> None:
    words = ["--players", "2", "--bots", "random,moth", "--games", "2", "--option", "turns=1", "--processes", "1"]
    assert json.loads(told(HOUSE.id, *words, "--json"))["options"]["turns"] == 1


def test_a_search_plays_in_a_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "compiled_is_ready", lambda game: False)
    monkeypatch.setattr(search, "compile_thoughts", lambda *_: None)
    words = ["--players", "2", "--bots", "search:2,random", "--games", "2", "--processes", "1", "--json"]
    search_bot = by_name(json.loads(told(GAME.id, *words)))["search:2"]
    assert search_bot["games"] == 2
    assert 0 < search_bot["ms_a_move"] <= search_bot["longest_ms"]
