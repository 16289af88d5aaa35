"""Haunted, chapter six: Ways Out. HA-20 to HA-25."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from gloaming.kernel.match import Match
from haunts import (
    ACES,
    BRING,
    FEAR,
    REMEMBER,
    answer_offers,
    answered,
    awake,
    color_of,
    decline,
    go,
    idle,
    links,
    lock,
    open_door,
    paper,
    put,
    room,
    stand,
    stats,
    told,
    turn_up,
    write,
)
from stories import branch, play, refused

HOW = ["goes", "opens", "turns up"]


def facing(ace: str, how: str = "goes", players: int = 2, **options: Any) -> Match:
    """Ada is one answer away from this exit."""
    match = awake(players, **options)
    if ace == "Ace of Diamonds":
        turn_up(match, 1)
        stand(match, Ada=room_at(match, 1))
    elif how != "opens":
        put(match, ace, at=room(match, "Ada"), face_down=how == "turns up")
    else:
        put(match, "red Joker")
    return match


def room_at(match: Match, spot: int) -> str:
    """The name of the card on a spot."""
    return str(match.everything()["house"][spot]["card"]["name"])


def enter(match: Match, ace: str, how: str = "goes") -> None:
    """Ada takes the last step."""
    if how == "opens":
        open_door(match, "suit", ace)
        decline(match)
    elif how == "turns up":
        play(match, f"go to card {match.state.laid - 1}", "color")
    else:
        go(match, ace)


def at(ace: str, line: str, *, locked: bool = False, how: str = "goes") -> Match:
    """Ada, with these stats, has come to an exit."""
    match = facing(ace, how)
    write(match, Ada=line)
    if locked:
        lock(match, "Ada")
    enter(match, ace, how)
    return match


def fate(body: int, will: int, fear: int, ace: str, locked: bool = False) -> tuple[bool, set[str], int, bool]:
    """HA-20 to HA-23, worked out: does she escape, which questions, WILL afterwards, is WILL locked."""
    if fear > max(body, will):
        return False, {FEAR}, will, locked
    strongest = "BODY" if body > will else "WILL"
    if body == will:
        strongest = "WILL" if color_of(ace) == "red" else "BODY"
    if strongest == "BODY":
        if fear >= will:
            return True, {BRING}, will if locked else 0, locked
        return True, {BRING, REMEMBER}, will, locked
    if fear >= body:
        return False, {REMEMBER}, will, True
    return True, {REMEMBER, BRING}, will, locked


def found(match: Match) -> tuple[bool, set[str], int, bool]:
    """The same, as it happened to Ada."""
    shown = paper(match, "Ada")
    return shown["escaped"], answered(match, "Ada"), shown["will"], shown["will_locked"]


@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.parametrize("ace", ACES)
def test_ha_20_every_way_in_which_the_stats_can_stand_decides_as_the_rules_say(ace: str, locked: bool) -> None:
    before = facing(ace)
    if locked:
        lock(before, "Ada")
    for body, will, fear in product(range(5), repeat=3):
        match = branch(before)
        write(match, Ada=f"{body} {will} {fear}")
        enter(match, ace)
        assert found(match) == fate(body, will, fear, ace, locked), (body, will, fear)
        assert (paper(match, "Ada")["body"], paper(match, "Ada")["fear"]) == (body, fear)
        assert match.over is found(match)[0]


@pytest.mark.parametrize("how", ["opens", "turns up"])
@pytest.mark.parametrize("ace", ACES[1:])
@pytest.mark.parametrize("line", ["5 3 3", "4 4 3", "4 4 4", "2 5 5", "2 3 5", "4 2 4", "3 5 2"])
def test_ha_20_it_is_the_same_however_the_ace_is_entered(line: str, ace: str, how: str) -> None:
    body, will, fear = map(int, line.split())
    assert found(at(ace, line, how=how)) == fate(body, will, fear, ace)


# As checked by hand


@pytest.mark.parametrize("ace", ["Ace of Clubs", "Ace of Spades"])
def test_ha_22_body_5_will_3_fear_3_at_a_black_exit(ace: str) -> None:
    match = at(ace, "5 3 3")
    assert match.result["winners"] == ["Ada"]
    assert stats(match, "Ada") == (5, 0, 3)


@pytest.mark.parametrize("ace", ACES)
def test_ha_20_body_4_will_4_fear_3_escapes_at_any_exit_with_both_questions(ace: str) -> None:
    match = at(ace, "4 4 3")
    assert match.result["winners"] == ["Ada"]
    assert answered(match, "Ada") == {REMEMBER, BRING}
    assert stats(match, "Ada") == (4, 4, 3)


@pytest.mark.parametrize("ace", ACES)
def test_ha_20_fear_may_equal_the_higher_of_the_others(ace: str) -> None:
    match = at(ace, "4 2 4")
    assert match.result["winners"] == ["Ada"]
    assert stats(match, "Ada") == (4, 0, 4)
    match = at(ace, "2 5 5")
    assert not match.over
    assert paper(match, "Ada")["will_locked"]


@pytest.mark.parametrize("ace", ACES)
def test_ha_20_with_all_three_at_4_the_colour_of_the_exit_decides(ace: str) -> None:
    match = at(ace, "4 4 4")
    if color_of(ace) == "red":
        assert not match.over
        assert found(match) == (False, {REMEMBER}, 4, True)
    else:
        assert match.result["winners"] == ["Ada"]
        assert found(match) == (True, {BRING}, 0, False)


# HA-21


@pytest.mark.parametrize("ace", ACES)
def test_ha_21_with_fear_highest_there_is_no_escape_and_that_question_is_answered(ace: str) -> None:
    match = at(ace, "3 4 5")
    assert not match.over
    assert room(match, "Ada") == ace
    assert answered(match, "Ada") == {FEAR}
    assert stats(match, "Ada") == (3, 4, 5)
    assert not paper(match, "Ada")["will_locked"]


# HA-22


@pytest.mark.parametrize(("line", "questions", "will"), [("5 3 2", {BRING, REMEMBER}, 3), ("5 3 3", {BRING}, 0)])
def test_ha_22_with_body_highest_the_player_escapes_with_or_without_will(
    line: str, questions: set[str], will: int
) -> None:
    match = at("Ace of Hearts", line)
    assert match.over
    assert answered(match, "Ada") == questions
    assert stats(match, "Ada")[1] == will


def test_ha_22_a_locked_will_does_not_become_0() -> None:
    match = at("Ace of Clubs", "5 3 4", locked=True)
    assert match.result["winners"] == ["Ada"]
    assert stats(match, "Ada") == (5, 3, 4)
    assert answered(match, "Ada") == {BRING}


# HA-23


def test_ha_23_with_will_highest_and_fear_below_body_the_player_escapes_with_both_answers() -> None:
    match = at("Ace of Clubs", "3 5 2")
    assert match.result["winners"] == ["Ada"]
    assert answered(match, "Ada") == {REMEMBER, BRING}
    assert stats(match, "Ada") == (3, 5, 2)


@pytest.mark.parametrize("line", ["3 5 3", "2 5 4", "0 5 0"])
def test_ha_23_with_fear_at_least_body_will_is_locked_and_there_is_no_escape(line: str) -> None:
    match = at("Ace of Spades", line)
    assert not match.over
    assert room(match, "Ada") == "Ace of Spades"
    assert answered(match, "Ada") == {REMEMBER}
    assert paper(match, "Ada")["will_locked"]
    assert stats(match, "Ada") == tuple(map(int, line.split()))


# HA-24


def come_back(match: Match, ace: str) -> None:
    """Ada leaves the exit and comes back to it; Ben walks to and fro meanwhile."""
    for name in ("Ben", "Ada", "Ben", "Ada"):
        to = ace if name == "Ada" and room(match, "Ada") != ace else sorted(links(match, room(match, name)))[0]
        play(match, f"{name}: go to {to}")
    assert room(match, "Ada") in (ace, None)


def test_ha_24_each_question_counts_once() -> None:
    match = at("Ace of Clubs", "2 3 5")
    come_back(match, "Ace of Clubs")
    assert paper(match, "Ada")["answered"] == [FEAR]
    assert told(match).count(f"Ada answered {FEAR} Ace of Clubs") == 1
    write(match, Ada="2 5 3")
    come_back(match, "Ace of Clubs")
    come_back(match, "Ace of Clubs")
    assert sorted(paper(match, "Ada")["answered"]) == sorted([FEAR, REMEMBER])
    write(match, Ada="6 5 3", Ben="0 0 0")
    come_back_or_out(match)
    assert sorted(paper(match, "Ada")["answered"]) == sorted([FEAR, REMEMBER, BRING])
    assert match.result["scores"] == {"Ada": 6 + 5 - 3 + 3, "Ben": 0}


def come_back_or_out(match: Match) -> None:
    """Ada leaves the exit and comes back to it, which ends the game."""
    for name in ("Ben", "Ada", "Ben"):
        play(match, f"{name}: go to {sorted(links(match, room(match, name)))[0]}")
    play(match, "Ada: go to Ace of Clubs")
    assert match.over


def test_ha_24_questions_are_each_players_own() -> None:
    match = at("Ace of Clubs", "2 3 5")
    write(match, Ben="2 3 5")
    stand(match, Ben="3 of Hearts")
    assert room(match, "Ada") == "Ace of Clubs"
    play(match, "go to Ace of Clubs")
    assert answered(match, "Ben") == answered(match, "Ada") == {FEAR}


def test_ha_24_escaped_players_take_no_more_turns_but_serve_as_house_player() -> None:
    match = facing("Ace of Clubs", players=3, long=True)
    write(match, Ada="9 5 1")
    enter(match, "Ace of Clubs")
    seen = []
    for _ in range(4):
        active = match.view()["active"]
        seen.append((active, match.view()["house_player"]))
        go(match, sorted(links(match, room(match, active)))[0])
    assert seen == [("Ben", "Cleo"), ("Cleo", "Ada"), ("Ben", "Cleo"), ("Cleo", "Ada")]


def test_ha_24_they_may_still_play_their_secret_doors_on_others() -> None:
    match = facing("Ace of Clubs", players=3, long=True, doors={"Ada": "King of Spades, King of Hearts"})
    write(match, Ada="9 5 1")
    enter(match, "Ace of Clubs")
    open_door(match, "suit", "", Ada="play King of Spades")
    assert stats(match, "Ben") == (5, 3, 6)
    assert match.view()["question"] != "bonus", "it is not Ben's own"
    decline(match)
    play(match, "open")
    assert match.answers("Ada") == ["keep", "play King of Hearts"]


def test_ha_24_they_come_after_the_active_player_in_turn_order_as_before() -> None:
    doors = {"Ada": "King of Spades", "Ben": "Queen of Clubs", "Cleo": "Queen of Spades"}
    match = facing("Ace of Clubs", players=3, long=True, doors=doors)
    write(match, Ada="9 5 1")
    enter(match, "Ace of Clubs")
    idle(match)
    play(match, "open")
    answer_offers(match, Ada="play King of Spades", Ben="play Queen of Clubs")
    assert told(match)[-1] == "Ada played door Cleo"


# HA-25


def test_ha_25_an_escape_cannot_be_declined_and_the_token_leaves_the_table() -> None:
    match = facing("Ace of Clubs", long=True)
    write(match, Ada="9 5 1")
    enter(match, "Ace of Clubs")
    assert paper(match, "Ada")["escaped"], "nobody was asked"
    assert room(match, "Ada") == ""
    assert all("Ada" not in card["tokens"] for card in match.view()["house"])


def test_ha_25_who_does_not_escape_stays_and_has_to_leave_and_come_back_to_try_again() -> None:
    match = at("Ace of Clubs", "2 3 5")
    assert room(match, "Ada") == "Ace of Clubs"
    write(match, Ada="9 5 1")
    idle(match)
    assert match.view()["active"] == "Ada"
    assert not match.over, "no second try without leaving"
    assert "go to Ace of Clubs" not in match.answers("Ada")
    assert refused(match, "stay")
    go(match, sorted(links(match, "Ace of Clubs"))[0])
    idle(match)
    go(match, "Ace of Clubs")
    assert match.result["winners"] == ["Ada"]


def test_ha_25_from_an_exit_doors_can_be_opened_as_from_any_room() -> None:
    match = at("Ace of Clubs", "2 3 5")
    idle(match)
    card = idle(match)
    assert links(match, card) == {"Ace of Clubs"}
    assert room(match, "Ada") == card
