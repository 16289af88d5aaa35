"""The Haunting House, chapter five: who wins, when nobody does, and whole games worked out by hand. HH-60, HH-32."""

from __future__ import annotations

from itertools import product
from math import sqrt
from statistics import mean, stdev

import pytest

from gloaming.games import find
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.driver import RANDOM
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import CHANCE, MOST_SEATS
from mazes import (
    ID,
    LINES,
    SETUPS,
    TILES,
    House,
    choose,
    chosen_round,
    corner_tile,
    deal,
    dealt,
    edge_of,
    house_of,
    maze,
    mirrors,
    outcomes,
    played,
    put,
    stand,
    tile,
    told,
    where,
)
from stories import lay, play, refused

PLAYERS = [2, 3, 4, 5, 6]
IDLE = "rotate 180, rotate 90, switch 2 tiles, switch places"

# HH-32, HH-60: the first pawn on the exit wins alone


def test_hh_60_the_first_to_move_onto_the_exit_wins_alone() -> None:
    match = maze(players=4, first="Cleo")
    stand(match, Ada="6 6", Ben="6 6", Cleo="6 6", Dov="6 6")
    deal(match, Ada="move 1", Ben="move 1", Cleo="rotate 180", Dov="move 1")
    play(match, "Cleo: rotate 1 1 around", "Dov: move south")
    assert match.result == {
        "winners": ["Dov"],
        "places": {"Ada": 2, "Ben": 2, "Cleo": 2, "Dov": 1},
        "scores": {"Ada": 0, "Ben": 0, "Cleo": 0, "Dov": 1},
    }


def test_hh_32_cards_not_yet_carried_out_lapse() -> None:
    match = maze(players=3, first="Ben", trap_doors="3 3")
    stand(match, Ada="2 2", Ben="6 6", Cleo="6 5")
    deal(match, Ada="rotate 180, trap door", Ben="rotate 180, move 1", Cleo="rotate 180, switch places")
    play(match, "Ben: rotate 1 1 around", "Cleo: rotate 1 1 around", "Ada: rotate 1 1 around")
    before = len(match.heard)
    play(match, "Ben: move south")
    assert told(match, before) == ["Ben walked exit", "Ben won"]
    assert (match.asked, match.view()["question"]) == ([], None)
    assert (where(match, "Ada"), where(match, "Cleo")) == ("2 2", "6 5")
    assert refused(match, "Cleo: swap with Ben") == "The game is over; nobody is asked any more."
    assert match.view()["turn"] == 1


def test_hh_32_a_pawn_can_win_in_the_chosen_round_before_the_last_card() -> None:
    match = maze(players=3)
    stand(match, Ada="5 6", Ben="6 6", Cleo="6 6")
    chosen_round(match, Ada="rotate 180, move 2", Ben="rotate 180, move 2", Cleo="rotate 180, move 1")
    for name in match.names:
        play(match, f"{name}: rotate 1 1 around")
    play(match, "Ada: move south")
    assert match.asked == ["Ada"]
    play(match, "Ada: move south")
    assert match.result["winners"] == ["Ada"]
    assert match.view()["card"] == 2


def can_win(match: Match, name: str) -> bool:
    """Whether some answers to the card that is being carried out win."""
    if match.over:
        return bool(match.result["winners"] == [name])
    if match.asked != [name] or match.view()["card"] != 1:
        return False
    return any(can_win(played(match, answer), name) for answer in match.answers(name))


@pytest.mark.parametrize(("entrance", "exit_"), SETUPS)
def test_hh_32_on_the_exits_corner_tile_one_of_three_cards_always_wins(entrance: str, exit_: str) -> None:
    match = maze(entrance=entrance, exit=exit_)
    stand(match, Ada=corner_tile(exit_))
    for line, trap_door in product(LINES, (False, True)):
        put(match, corner_tile(exit_), line, trap_door)
        is_open = edge_of(exit_)[0].upper() in LINES[line]
        wins = {card: can_win(dealt(match, card), "Ada") for card in ("move 1", "move 2", "secret passage")}
        assert wins == {"move 1": is_open, "move 2": is_open, "secret passage": not is_open}


# Checked by hand: nobody is stuck for good


def test_hh_46_a_pawn_on_a_shut_dead_end_is_not_stuck_for_good() -> None:
    match = maze("╨╔╬╬╬╬ ╔╬╬╬╬╬", trap_doors="6 6", entrance="northeast north", exit="southwest south")
    stand(match, Ada="1 1", Ben="5 5")
    for card in ("move 1", "move 2", "secret passage", "switch places"):
        assert f"Ada skipped {card}" in told(dealt(match, card))
    assert where(dealt(match, "trap door"), "Ada") == "6 6", "the trap door works from anywhere"
    deal(match, Ada="rotate 90, secret passage", Ben="rotate 180")
    play(match, "Ada: rotate 1 2 right", "Ben: rotate 4 4 around")
    assert tile(match, "1 2") == "SW"
    assert where(match, "Ada") == "1 2", "an empty neighbour was turned to open towards the pawn"


@pytest.mark.parametrize("neighbour", ["1 2", "2 1", "2 2"])
def test_hh_42_past_an_occupied_neighbour_switch_places_works(neighbour: str) -> None:
    match = maze("╨╔╬╬╬╬ ╔╬╬╬╬╬", entrance="northeast north", exit="southwest south")
    stand(match, Ada="1 1", Ben=neighbour)
    deal(match, Ada="switch places")
    assert (where(match, "Ada"), where(match, "Ben")) == (neighbour, "1 1")


# HH-60: there is no other end, but for the option


def idle_turn(match: Match) -> None:
    """A turn in which nobody moves and everything is asked."""
    mirrors(match)
    choose(match, **dict.fromkeys(match.names, IDLE))
    while match.asked:
        match.answer(match.asked[0], match.answers(match.asked[0])[0])


def test_hh_60_who_shuns_the_exit_can_play_on_for_ever() -> None:
    match = maze()
    assert match.options["turns"] is None
    for turn in range(1, 41):
        assert match.view()["turn"] == turn
        assert match.view()["last_turn"] is None
        idle_turn(match)
        assert not match.over


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("cap", [1, 2, 5])
def test_hh_60_with_a_cap_the_game_ends_without_a_winner_after_both_rounds_of_that_turn(players: int, cap: int) -> None:
    match = maze(players=players, turns=cap)
    for turn in range(1, cap + 1):
        assert (match.view()["turn"], match.view()["last_turn"], match.over) == (turn, cap, False)
        mirrors(match)
        assert not match.over, "not after the random round"
        choose(match, **dict.fromkeys(match.names, IDLE))
        while match.asked:
            assert not match.over
            match.answer(match.asked[0], match.answers(match.asked[0])[0])
    assert match.over
    assert match.result["winners"] == []
    assert len(set(match.result["places"].values())) == 1
    assert set(match.result["scores"].values()) == {0}
    assert match.asked == []
    assert not match.game.asks(match.state, CHANCE)
    assert "nobody won" in told(match)[-1]
    assert match.view()["card"] is None, "both rounds are over"
    assert all(player["programme"] == [] for player in match.view()["players"]), "all cards are back in hand"


def test_hh_60_whoever_comes_out_with_the_last_card_of_the_last_turn_has_won() -> None:
    match = maze(turns=1)
    stand(match, Ada="3 3", Ben="6 6")
    chosen_round(match, **dict.fromkeys(match.names, "rotate 180, rotate 90, switch 2 tiles, move 1"))
    while match.view()["card"] < 4 or match.asked == ["Ada"]:
        match.answer(match.asked[0], match.answers(match.asked[0])[0])
    play(match, "Ben: move south")
    assert match.result["winners"] == ["Ben"]


@pytest.mark.parametrize(
    ("named", "turns"),
    [(1, 1), (3, 3), (32_000, 32_000), ("7", 7), (" 12 ", 12), (None, None), ("off", None), ("", None)],
)
def test_hh_60_the_cap_is_a_whole_number_from_1_to_32000_or_off(named: int | str | None, turns: int | None) -> None:
    assert lay(ID, 2, {"turns": named}).options["turns"] == turns
    assert lay(ID, 2).options["turns"] is None


@pytest.mark.parametrize(
    "named",
    [0, -1, 1.5, 2.0, True, False, "0", "-3", "1.5", "three", "²", "9" * 5000, 32_001, 10**30, [3], {"turns": 3}],
)
def test_hh_60_anything_else_is_refused(named: object) -> None:
    with pytest.raises(Refusal) as caught:
        lay(ID, 2, {"turns": named})
    sentence = str(caught.value)
    assert "whole number from 1 to 32,000" in sentence
    assert sentence.endswith("(HH-60).")
    assert len(sentence) < 200


def test_hh_60_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal, match=r'no option "rounds"; it has: mix, turns\.'):
        lay(ID, 2, {"rounds": 3})


# Checked by hand: how long random play takes

AVERAGE_TURNS = {2: 38, 3: 26, 4: 18, 5: 15, 6: 12}  # rounded, over 3,000 games each
SIGMAS = 4


def near(average: float, turns: list[int]) -> bool:
    """Whether two averages differ by no more than chance and rounding explain."""
    error = stdev(turns) * sqrt(1 / len(turns) + 1 / 3000)
    return abs(mean(turns) - average) <= 0.5 + SIGMAS * error


def random_game(players: int, number: int) -> int:
    """In which turn a random game ended."""
    game, key = find(ID), seed_key("random play")
    g, out = game.lay(players), [0] * (max(game.widest) + 1)
    game.moves.playout(g, Luck(key, 2 * number), Luck(key, 2 * number + 1), [RANDOM] * MOST_SEATS, out, 1_000_000)
    assert (g.over, g.place[:players].count(1)) == (1, 1)
    return int(g.turn)


@pytest.mark.parametrize("players", PLAYERS)
def test_hh_60_random_play_always_ends_and_takes_so_many_turns_on_average(players: int) -> None:
    assert near(AVERAGE_TURNS[players], [random_game(players, number) for number in range(200)])


def test_hh_60_so_it_does_in_3000_compiled_games_of_each_count() -> None:
    pytest.importorskip("numba")
    from gloaming.lab.bulk import Bulk  # noqa: PLC0415

    for players in PLAYERS:
        bulk = Bulk(find(ID), find(ID).lay(players), [RANDOM] * MOST_SEATS, "compiled random play")
        turns = []
        for number in range(3000):
            _, ends, table = bulk.play_and_keep(number, 1, 1_000_000)
            assert sorted(ends[0, :players, 0].tolist()) == [1] + [2] * (players - 1)
            turns.append(int(table["turn"][0]))
        assert near(AVERAGE_TURNS[players], turns)


# Whole games, beside the house worked out the slow way

GAMES = 8  # at each player count, from pawns scattered over the house
TURNS = 4
RULES = {
    "move": "30|31",
    "switch places": "42",
    "rotate 90": "43",
    "rotate 180": "44",
    "switch 2 tiles": "45",
    "secret passage": "31|46",
    "move exit": "47",
    "trap door": "48",
}


def scattered(players: int, luck: Luck) -> Match:
    """A house laid by chance, with the pawns anywhere in it."""
    match = lay(ID, players)
    while match.view()["question"] != "card":
        match.answer_for_chance(below(luck, match.state.width))
    for name in match.names:
        taken = {where(match, other) for other in match.names}
        free = [place for place in TILES if place not in taken or "#" not in tile(match, place)]
        stand(match, **{name: free[below(luck, len(free))]})
    return match


def carried_out(match: Match, house: House, name: str, card: str, luck: Luck, skipped: list[str]) -> House:
    """The house after a card, which the match must have asked about just where there is a choice."""
    for _ in range(2 if card == "move 2" else 1):
        ways = outcomes(house, name, card)
        if len(ways) > 1:
            assert (house_of(match), match.asked) == (house, [name])
            assert sorted(match.answers(name)) == sorted(ways)
            every_other_answer_is_refused(match, name)
            answer = sorted(ways)[below(luck, len(ways))]
            play(match, f"{name}: {answer}")
            house = ways[answer]
        elif ways:
            (house,) = ways.values()
        elif card != "hall of mirrors":
            skipped.append(f"{name} skipped {card}")
        if house.winner or not ways:
            break
    return house


def every_other_answer_is_refused(match: Match, name: str) -> None:
    """Whatever the rules do not allow is refused with the id of the rule that says no."""
    legal, seat = match.game.legal(match.state, match.seat(name)), match.seat(name)
    for answer in set(range(match.state.width)) - set(legal):
        with pytest.raises(Refusal, match=rf"\(HH-({RULES[match.view()['question']]})\)\.$"):
            match.game.check_answer(match.state, seat, answer, match.names)


def a_round(match: Match, house: House, luck: Luck) -> House:
    """One round, from the drawing or choosing of cards to the last of them."""
    starter, heard, skipped = match.seat(match.view()["marker"]), len(match.heard), list[str]()
    while match.game.asks(match.state, CHANCE):
        match.answer_for_chance(below(luck, match.state.width))
    while len(match.asked) > 1 or match.view()["question"] == "programme":
        if " turned up " in "".join(told(match, heard)):
            break
        match.answer(match.asked[-1], below(luck, match.state.width))
    for slot, turn in product(range(4), range(len(match.names))):
        turned = [item for item in told(match, heard) if " turned up " in item][slot * len(match.names) :]
        name = match.names[(starter + turn) % len(match.names)]
        card = turned[match.seat(name)].partition(" turned up ")[2]
        house = carried_out(match, house, name, card, luck, skipped)
        if house.winner:
            break
    assert house_of(match) == house
    assert [item for item in told(match, heard) if " skipped " in item] == skipped
    return house


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("game", range(GAMES))
def test_hh_22_every_card_of_a_random_game_does_what_the_rules_say(players: int, game: int) -> None:
    luck = Luck(seed_key(f"beside {players} {game}"))
    match = scattered(players, luck)
    house = house_of(match)
    for _ in range(2 * TURNS):
        house = a_round(match, house, luck)
        assert match.over == (house.winner is not None)
        if house.winner:
            assert match.result["winners"] == [house.winner]
            break


BOARDS = 60


@pytest.mark.parametrize("card", ["move 1", "switch places", "secret passage", "trap door"])
def test_hh_25_on_any_board_a_card_is_asked_carried_out_or_skipped_as_the_rules_say(card: str) -> None:
    counts = set()
    for board in range(BOARDS):
        match = scattered(6, Luck(seed_key(f"board {board}")))
        house = house_of(match)
        ways, story = outcomes(house, "Ada", card), dealt(match, card)
        assert (f"Ada skipped {card}" in told(story)) == (not ways)
        if len(ways) > 1:
            assert (story.asked, story.view()["card"]) == (["Ada"], 1)
            assert sorted(story.answers("Ada")) == sorted(ways)
        else:
            assert story.over or story.view()["card"] == 2
            assert house_of(story) == next(iter(ways.values()), house)
        counts.add(min(len(ways), 2))
    assert counts == ({1, 2} if card == "trap door" else {0, 1, 2}), "the boards have shown every case"
