"""Haunted, chapter nine: the long game, and games in which nothing stirs. HA-42, HA-45."""

from __future__ import annotations

import pytest

from gloaming.kernel.match import NAMES, Match
from haunts import (
    PLAYERS,
    awake,
    deck,
    decline,
    go,
    idle,
    last_turns,
    open_door,
    paper,
    put,
    room,
    stand,
    told,
    trap,
    walk,
    write,
)
from stories import branch, is_over, play

# HA-42: the long game


def out(match: Match, name: str, line: str) -> None:
    """It is this player's turn, next to an exit: out, with these stats."""
    stand(match, **{name: "4 of Hearts"})
    write(match, **{name: line})
    go(match, "Ace of Clubs")
    assert paper(match, name)["escaped"]


def long_game(players: int, **options: int) -> Match:
    """A long game with an exit beside the 4 of Hearts; Ada is to move."""
    match = awake(players, long=True, spare="4 of Hearts", **options)
    put(match, "Ace of Clubs")
    put(match, "4 of Hearts", at="Ace of Clubs")
    return match


def test_ha_42_an_escape_ends_nothing_until_the_last_one_is_out() -> None:
    match = long_game(3)
    out(match, "Ada", "9 5 1")
    assert not is_over(match)
    out(match, "Ben", "9 6 1")
    assert not is_over(match)
    out(match, "Cleo", "9 4 1")
    assert is_over(match)
    assert match.result["scores"] == {"Ada": 15, "Ben": 16, "Cleo": 14}
    assert match.result["winners"] == ["Ben"]


@pytest.mark.parametrize(
    ("lines", "winners"),
    [
        (("5 3 1", "3 5 1"), ["Ada", "Ben"]),
        (("9 5 1", "5 3 1"), ["Ada"]),
        (("1 1 1", "0 0 0"), ["Ada", "Ben"]),
    ],
)
def test_ha_42_of_those_who_escaped_the_highest_positive_score_wins_ties_shared(
    lines: tuple[str, str], winners: list[str]
) -> None:
    match = long_game(2)
    out(match, "Ada", lines[0])
    out(match, "Ben", lines[1])
    assert match.result["winners"] == winners


def test_ha_42_the_deck_still_ends_it_and_who_stayed_cannot_win_then() -> None:
    match = long_game(3)
    out(match, "Ada", "5 3 2")
    write(match, Ben="20 20 0", Cleo="20 20 0")
    deck(match, "10 of Hearts")
    lines = {"Ben": "20 20 0"}
    open_door(match, "suit", "10 of Hearts")
    decline(match)
    write(match, **lines)
    assert last_turns(match) == ["Cleo", "Ben"], "who is out has no turn"
    assert match.result["winners"] == ["Ada"]


def test_ha_42_if_nobody_escaped_it_ends_as_a_short_game() -> None:
    match = long_game(3)
    trap(match, "Cleo", "red Joker")
    write(match, Ada="5 3 2", Ben="5 3 4", Cleo="9 9 0")
    deck(match, "10 of Clubs")
    open_door(match, "color", "10 of Clubs")
    decline(match)
    write(match, Ada="5 3 2")
    last_turns(match)
    assert match.result["winners"] == ["Ada"]


def test_ha_42_the_fourth_exit_still_ends_it() -> None:
    match = long_game(3)
    out(match, "Ada", "5 3 2")
    put(match, "Ace of Hearts")
    write(match, Ben="1 2 9")
    spot = put(match, "Ace of Spades", at=room(match, "Ben"), face_down=True)
    play(match, f"go to card {spot}", "suit")
    assert last_turns(match) == ["Cleo", "Ben"]
    assert match.result["winners"] == ["Ada"]


def test_ha_42_if_none_of_those_who_escaped_is_positive_nobody_wins() -> None:
    match = long_game(3)
    out(match, "Ada", "1 1 1")
    match.state.stat[0][:] = [0, 0, 9]
    write(match, Ben="20 20 0", Cleo="20 20 0")
    deck(match, "10 of Hearts")
    open_door(match, "suit", "10 of Hearts")
    decline(match)
    last_turns(match)
    assert match.result["scores"]["Ada"] < 0
    assert match.result["winners"] == []


# HA-45: still rounds


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rounds", [1, 3, 10])
def test_ha_45_after_so_many_whole_rounds_in_which_nothing_stirs_the_game_ends(players: int, rounds: int) -> None:
    match = awake(players, still=rounds)
    names = last_turns(match)
    assert names == [*NAMES[:players]] * rounds
    assert match.result["scores"] == dict.fromkeys(match.names, 8 - (players if players > 1 else 2))


def test_ha_45_ten_rounds_unless_another_number_was_chosen() -> None:
    assert len(last_turns(awake(2))) == 20


@pytest.mark.parametrize("stirring", ["a draw", "a Secret Door", "a card turned up"])
def test_ha_45_a_draw_a_secret_door_or_a_card_turned_up_starts_the_count_anew(stirring: str) -> None:
    match = awake(2, still=3, doors={"Ben": "6 of Clubs"}, spare="8 of Clubs")
    for _ in range(5):
        walk(match)
    story = branch(match)
    walk(story)
    assert story.over
    if stirring == "a draw":
        idle(match, "8 of Clubs")
    elif stirring == "a Secret Door":
        open_door(match, "suit", "", Ben="play 6 of Clubs")
        decline(match)
    else:
        play(match, f"go to card {put(match, '8 of Clubs', at=room(match, 'Ben'), face_down=True)}", "suit")
    assert last_turns(match) == ["Ada", "Ben"] * 3


def test_ha_45_it_ends_as_the_deck_would_end_it() -> None:
    match = awake(3, still=2)
    write(match, Ada="5 3 4", Ben="5 3 1", Cleo="5 3 1")
    last_turns(match)
    assert match.result["winners"] == ["Ben", "Cleo"]
    assert "ended" in told(match)


def test_ha_45_who_has_escaped_is_not_waited_for() -> None:
    match = long_game(3, still=2)
    out(match, "Ada", "9 5 1")
    assert last_turns(match) == ["Ben", "Cleo"] * 2
    assert match.result["winners"] == ["Ada"]
