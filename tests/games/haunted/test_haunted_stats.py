"""Haunted, chapter three: changes that are ignored, and stats that are locked. HA-17."""

from __future__ import annotations

import pytest

from gloaming.kernel.match import Match
from haunts import answered, awake, decline, idle, lock, open_door, put, room, stats, told, write
from stories import branch, play

FALLS = [
    ("2 of Hearts", "suit", 1, "WILL"),
    ("10 of Hearts", "suit", 2, "WILL"),
    ("King of Hearts", "suit", 3, "WILL"),
    ("2 of Clubs", "suit", 1, "BODY"),
    ("10 of Clubs", "suit", 2, "BODY"),
    ("King of Clubs", "suit", 3, "BODY"),
    ("4 of Diamonds", "color", 1, "WILL"),
    ("8 of Hearts", "color", 2, "WILL"),
    ("5 of Spades", "color", 1, "BODY"),
    ("10 of Spades", "color", 2, "BODY"),
]


def opened(card: str, declared: str, line: str, *, locked: bool = False) -> Match:
    """Ada, with these stats, has opened a Door to a card."""
    match = awake(spare=card)
    write(match, Ada=line)
    if locked:
        lock(match, "Ada")
    open_door(match, declared, card)
    return match


@pytest.mark.parametrize(("card", "declared", "less", "stat"), FALLS)
def test_ha_17_a_change_that_would_go_below_0_is_ignored_whole(card: str, declared: str, less: int, stat: str) -> None:
    for now in range(5):
        line = f"{now} 9 4" if stat == "BODY" else f"9 {now} 4"
        left = now - less if now >= less else now
        expected = (left, 9, 4) if stat == "BODY" else (9, left, 4)
        assert stats(opened(card, declared, line), "Ada") == expected


def test_ha_17_will_1_with_2_less_stays_1() -> None:
    assert stats(opened("10 of Hearts", "suit", "5 1 2"), "Ada") == (5, 1, 2)


def test_ha_17_ones_own_secret_door_after_a_change_that_was_ignored() -> None:
    match = awake(doors={"Ada": "10 of Hearts, 2 of Clubs"})
    write(match, Ada="5 1 2")
    open_door(match, "suit", "", Ada="play 10 of Hearts")
    assert stats(match, "Ada") == (5, 1, 2)
    play(match, "+1 WILL")
    assert stats(match, "Ada") == (5, 2, 2)


@pytest.mark.parametrize(
    ("card", "answer", "line", "expected"),
    [
        ("7 of Diamonds", "-2 FEAR", "5 3 1", (5, 3, 1)),
        ("2 of Diamonds", "-1 FEAR", "5 3 0", (5, 3, 0)),
        ("8 of Diamonds", "-2 WILL", "5 1 2", (5, 1, 2)),
        ("10 of Diamonds", "-1 BODY", "0 3 2", (0, 3, 2)),
        ("Queen of Diamonds", "-2 BODY", "1 3 2", (1, 3, 2)),
        ("King of Diamonds", "-2 FEAR", "5 3 0", (5, 3, 0)),
    ],
)
def test_ha_17_a_diamonds_choice_may_pick_a_change_that_will_be_ignored(
    card: str, answer: str, line: str, expected: tuple[int, int, int]
) -> None:
    match = opened(card, "suit", line)
    assert answer in match.answers("Ada")
    play(match, answer)
    assert stats(match, "Ada") == expected


def test_ha_17_there_is_no_upper_limit() -> None:
    assert stats(opened("Queen of Hearts", "suit", "20 30 40"), "Ada") == (20, 32, 40)
    assert stats(opened("Queen of Clubs", "suit", "20 30 40"), "Ada") == (22, 30, 40)
    assert stats(opened("King of Spades", "suit", "20 30 40"), "Ada") == (20, 30, 43)


@pytest.mark.parametrize(
    ("card", "declared"), [("4 of Hearts", "suit"), ("King of Hearts", "suit"), ("9 of Diamonds", "color")]
)
def test_ha_17_a_locked_stat_never_changes(card: str, declared: str) -> None:
    match = opened(card, declared, "5 4 2", locked=True)
    assert stats(match, "Ada") == (5, 4, 2)


@pytest.mark.parametrize(
    ("card", "declared", "expected"),
    [("Queen of Clubs", "suit", (7, 4, 2)), ("Queen of Spades", "suit", (5, 4, 4)), ("9 of Clubs", "color", (3, 4, 2))],
)
def test_ha_17_a_lock_on_will_leaves_the_other_two_free(
    card: str, declared: str, expected: tuple[int, int, int]
) -> None:
    assert stats(opened(card, declared, "5 4 2", locked=True), "Ada") == expected


def test_ha_17_a_choice_a_match_and_a_bonus_may_pick_a_locked_stat() -> None:
    match = opened("7 of Diamonds", "suit", "5 4 2", locked=True)
    play(match, "+2 WILL")
    assert stats(match, "Ada") == (5, 4, 2)
    match = awake(spare="6 of Hearts, 6 of Diamonds")
    write(match, Ada="5 4 2")
    lock(match, "Ada")
    put(match, "6 of Diamonds")
    open_door(match, "color", "6 of Hearts")
    play(match, "match")
    assert stats(match, "Ada") == (5, 4, 2)
    match = awake(doors={"Ada": "3 of Clubs, 2 of Clubs"})
    write(match, Ada="5 4 2")
    lock(match, "Ada")
    open_door(match, "suit", "", Ada="play 3 of Clubs")
    assert "+1 WILL" in match.answers("Ada")
    play(match, "+1 WILL")
    assert stats(match, "Ada") == (5, 4, 2)


def test_ha_17_a_lock_is_the_players_own() -> None:
    match = awake(spare="Queen of Hearts")
    lock(match, "Ben")
    open_door(match, "suit", "Queen of Hearts")
    assert stats(match, "Ada") == (5, 5, 2)


def test_ha_17_a_will_that_an_exit_has_locked_stays_for_the_rest_of_the_game() -> None:
    match = awake(spare="4 of Hearts, Queen of Hearts")
    write(match, Ada="2 5 5", Ben="1 1 9")
    put(match, "Ace of Hearts", at=room(match, "Ada"))
    play(match, "go to Ace of Hearts")
    assert answered(match, "Ada") == {"remember"}
    for card in ("4 of Hearts", "Queen of Hearts"):
        idle(match, "Queen of Hearts")
        before = len(match.heard)
        open_door(match, "suit", card)
        decline(match)
        assert "Ada ignored WILL" in told(match, before)
        assert stats(match, "Ada") == (2, 5, 5)


@pytest.mark.parametrize("answer", ["+1 BODY", "+1 WILL"])
def test_ha_17_each_change_is_made_once(answer: str) -> None:
    match = opened("9 of Diamonds", "suit", "5 4 2")
    story = branch(match)
    play(story, answer)
    decline(story)
    assert stats(story, "Ada") == ((6, 4, 2) if "BODY" in answer else (5, 5, 2))
