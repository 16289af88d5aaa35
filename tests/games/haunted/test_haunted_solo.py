"""Haunted, chapter ten: alone in the house, level upon level. HA-43."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.kernel.match import Match
from haunts import (
    ACES,
    BRING,
    JOKERS,
    REMEMBER,
    answered,
    awake,
    deck,
    decline,
    discarded,
    go,
    haunt,
    idle,
    last_turns,
    late,
    links,
    lying,
    open_door,
    paper,
    put,
    room,
    stats,
    told,
    write,
)
from stories import branch, chances, is_over, play

# HA-43: solo


def test_ha_43_there_are_no_secret_doors_and_no_jokers_and_fear_is_2() -> None:
    match = haunt(1)
    assert stats(match, "Ada") == (5, 3, 2)
    assert paper(match, "Ada")["secret_doors"] == []
    assert match.view()["deck"] == 46
    late(match)
    assert match.view()["question"] == "declare", "nobody is asked for a Secret Door"
    play(match, "suit")
    assert len(chances(match)) == 46
    assert not {f"draw {joker}" for joker in JOKERS} & set(chances(match))


def solo(line: str = "5 3 2", ace: str = "Ace of Clubs", **arranged: Any) -> Match:
    """Ada stands before an exit, alone."""
    match = awake(1, **arranged)
    write(match, Ada=line)
    put(match, ace, at=room(match, "Ada"))
    return match


def test_ha_43_escaping_wins() -> None:
    match = solo()
    go(match, "Ace of Clubs")
    assert match.answers("Ada") == ["escape", "go on"]
    play(match, "escape")
    assert match.result["winners"] == ["Ada"]
    assert answered(match, "Ada") == {BRING, REMEMBER}
    assert match.result["scores"]["Ada"] == 5 + 3 - 2 + 2


def test_ha_43_escaping_wins_whatever_the_score() -> None:
    match = solo("2 0 2")
    go(match, "Ace of Clubs")
    play(match, "escape")
    assert match.result["scores"]["Ada"] == 1
    assert match.result["winners"] == ["Ada"]


@pytest.mark.parametrize("how", ["opens", "walks", "chooses"])
def test_ha_43_the_game_is_lost_at_once_when_fear_is_above_both_others_after_an_effect(how: str) -> None:
    card = {"opens": "King of Spades", "walks": "King of Hearts", "chooses": "Queen of Diamonds"}[how]
    match = awake(1, spare=card)
    write(match, Ada={"opens": "5 3 3", "walks": "2 3 3", "chooses": "3 3 2"}[how])
    if how == "walks":
        play(match, f"go to card {put(match, card, at=room(match, 'Ada'), face_down=True)}", "suit")
    else:
        open_door(match, "suit", card)
    if how == "chooses":
        story = branch(match)
        play(story, "-2 BODY")
        assert not story.over, "FEAR 2 is not above WILL 3"
        play(match, "+2 FEAR")
    assert match.over
    assert match.result["winners"] == []


@pytest.mark.parametrize("line", ["5 3 2", "3 5 2"])
def test_ha_43_equal_is_not_above(line: str) -> None:
    match = awake(1, spare="King of Spades")
    write(match, Ada=line)
    open_door(match, "suit", "King of Spades")
    assert stats(match, "Ada")[2] == 5
    assert not match.over


def test_ha_43_it_may_be_lost_in_the_first_room() -> None:
    match = haunt(1, rooms="King of Spades")
    assert stats(match, "Ada") == (5, 3, 5)
    assert not is_over(match)
    open_door(match, "suit", "4 of Spades")
    assert is_over(match)
    assert match.result["winners"] == []


def test_ha_43_with_more_players_fear_loses_nothing_at_once() -> None:
    match = awake(2, spare="King of Spades")
    write(match, Ada="1 1 5")
    open_door(match, "suit", "King of Spades")
    decline(match)
    assert not match.over


@pytest.mark.parametrize("end", ["deck", "exits", "still"])
def test_ha_43_it_is_lost_too_at_the_end_of_the_deck_or_the_exits_or_of_still_rounds(end: str) -> None:
    match = awake(1, spare="4 of Clubs")
    if end == "deck":
        deck(match, "4 of Clubs")
        open_door(match, "suit", "4 of Clubs")
        decline(match)
    elif end == "exits":
        for ace in ACES[1:]:
            put(match, ace)
    last_turns(match)
    assert match.result["scores"]["Ada"] > 0
    assert match.result["winners"] == []


def test_ha_43_without_an_escape_nothing_is_asked_and_will_is_locked_as_ever() -> None:
    match = solo("2 5 2")
    go(match, "Ace of Clubs")
    assert match.view()["question"] == "act"
    assert paper(match, "Ada")["will_locked"]
    assert answered(match, "Ada") == {REMEMBER}
    assert room(match, "Ada") == "Ace of Clubs"


@pytest.mark.parametrize("line", ["5 3 4", "5 3 2", "3 5 2", "4 4 3"])
def test_ha_43_the_player_may_go_on_to_another_level_instead(line: str) -> None:
    match = solo(line, spare="4 of Hearts")
    spot = put(match, "4 of Hearts", at="Ace of Clubs", face_down=True)
    others = lying(match) - {"Ace of Clubs"}
    down = lying(match, "down")
    size = match.view()["deck"]
    go(match, "Ace of Clubs")
    play(match, "go on")
    assert not match.over
    assert stats(match, "Ada") == tuple(map(int, line.split())), "WILL is not changed"
    assert answered(match, "Ada") == set(), "nor questions"
    assert not paper(match, "Ada")["escaped"]
    assert lying(match) == {"Ace of Clubs"}
    assert discarded(match) == others
    assert lying(match, "down") == down
    assert room(match, "Ada") == "Ace of Clubs"
    assert links(match, "Ace of Clubs") == {f"card {spot}"}
    assert all(links(match, card) == set() for card in down - {f"card {spot}"})
    assert match.view()["deck"] == size
    assert match.view()["exits_revealed"] == 2, "a discarded exit stays revealed"
    assert match.view()["levels_opened"] == 1


def test_ha_43_the_next_turn_goes_on_from_that_ace_which_is_an_ordinary_room_now() -> None:
    match = solo()
    go(match, "Ace of Clubs")
    play(match, "go on")
    first = idle(match)
    assert links(match, first) == {"Ace of Clubs"}
    before = len(match.heard)
    go(match, "Ace of Clubs")
    assert match.view()["question"] == "act"
    assert not [item for item in told(match, before) if "way out" in item]
    write(match, Ada="5 3 2")
    put(match, "Ace of Hearts", at="Ace of Clubs")
    go(match, "Ace of Hearts")
    assert match.answers("Ada") == ["escape", "go on"], "another one still lets her out"


def test_ha_43_discarded_cards_can_be_no_match_and_take_no_link() -> None:
    match = solo(spare="9 of Diamonds, 9 of Hearts")
    put(match, "9 of Diamonds")
    go(match, "Ace of Clubs")
    play(match, "go on")
    write(match, Ada="6 6 2")
    open_door(match, "color", "9 of Hearts")
    assert match.view()["question"] == "act", "neither a match nor a link is asked for"
    assert stats(match, "Ada") == (6, 4, 2)


@pytest.mark.parametrize("levels", [0, 1, 2, 3])
def test_ha_43_the_result_says_how_many_levels_were_opened(levels: int) -> None:
    match = awake(1, spare="4 of Spades")
    spots: list[int] = []
    for near, ace in zip((room(match, "Ada"), *ACES[1:]), ACES[1:], strict=False):
        spots.append(put(match, ace, at=f"card {spots[-1]}" if spots else near, face_down=True))
    for spot in spots[:levels]:
        play(match, f"go to card {spot}", "suit", "go on")
    write(match, Ada="1 1 1")
    open_door(match, "suit", "4 of Spades")
    assert match.over
    number = ["no other levels", "one other level", "two other levels", "three other levels"][levels]
    assert number in match.game.voice().result(match.state, match.names)
    assert match.view()["levels_opened"] == levels


def test_ha_43_a_long_game_alone_is_over_with_the_escape_too() -> None:
    match = solo(long=True)
    go(match, "Ace of Clubs")
    play(match, "escape")
    assert match.result["winners"] == ["Ada"]
