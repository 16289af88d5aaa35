"""Haunted, chapter eight: how a game ends, and who has won. HA-40, HA-41."""

from __future__ import annotations

import pytest

from gloaming.kernel.match import NAMES, Match
from haunts import (
    ACES,
    JOKERS,
    PLAIN,
    PLAYERS,
    ROOMS,
    awake,
    deck,
    decline,
    draw_trapped,
    go,
    haunt,
    idle,
    last_turns,
    open_door,
    paper,
    put,
    room,
    stats,
    told,
    trap,
    undrawn,
    walk,
    write,
)
from stories import play


def answer(match: Match, name: str, count: int) -> None:
    """A player has answered so many questions."""
    match.state.questions[match.seat(name)] = (0, 1, 3, 7)[count]


def end_by_deck(match: Match) -> None:
    """The last card is drawn, and everybody walks until the game is over."""
    lines = {name: " ".join(map(str, stats(match, name))) for name in match.names}
    deck(match, undrawn(match)[0])
    idle(match)
    write(match, **lines)
    last_turns(match)


# HA-40


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_40_the_game_ends_at_once_when_someone_escapes(players: int) -> None:
    match = awake(players)
    put(match, "Ace of Clubs", at=room(match, "Ada"))
    write(match, Ada="9 5 1")
    go(match, "Ace of Clubs")
    if players == 1:
        play(match, "escape")
    assert match.over
    assert match.asked == []
    assert match.result["winners"] == ["Ada"]


@pytest.mark.parametrize("drawer", range(4))
def test_ha_40_after_the_last_card_of_the_deck_everybody_has_one_more_turn(drawer: int) -> None:
    match = awake(4)
    for _ in range(drawer):
        idle(match)
    deck(match, "10 of Clubs")
    open_door(match, "suit", "10 of Clubs")
    decline(match)
    assert last_turns(match) == [NAMES[(drawer + place) % 4] for place in (1, 2, 3, 4)]


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_40_so_it_is_with_any_number_of_players(players: int) -> None:
    match = awake(players)
    deck(match, "10 of Clubs")
    before = len(match.heard)
    open_door(match, "suit", "10 of Clubs")
    decline(match)
    last_turns(match)
    began = [item.split()[0] for item in told(match, before) if "turn began" in item]
    assert began == [*NAMES[1:players], "Ada"]


def test_ha_40_secret_doors_do_not_count_as_cards_of_the_deck() -> None:
    match = awake(2, doors={"Ada": "6 of Clubs"})
    deck(match, "10 of Clubs")
    open_door(match, "suit", "", Ada="play 6 of Clubs")
    decline(match)
    assert match.view()["running_out"] is None
    open_door(match, "suit", "10 of Clubs")
    decline(match)
    assert last_turns(match) == ["Ada", "Ben"]


@pytest.mark.parametrize("how", ["opened", "turned up on foot", "revealed from afar"])
def test_ha_40_the_same_after_the_turn_in_which_the_fourth_exit_was_revealed(how: str) -> None:
    match = awake(3, spare="Jack of Clubs")
    write(match, Ada="1 2 9")
    for ace in ACES[1:3]:
        put(match, ace)
    here = room(match, "Ada")
    if how == "opened":
        open_door(match, "suit", "Ace of Spades")
    elif how == "turned up on foot":
        play(match, f"go to card {put(match, 'Ace of Spades', at=here, face_down=True)}", "suit")
    else:
        spot = put(match, "Ace of Spades", face_down=True)
        open_door(match, "suit", "Jack of Clubs")
        play(match, f"reveal card {spot}")
    decline(match)
    assert match.view()["exits_revealed"] == 4
    assert last_turns(match) == ["Ben", "Cleo", "Ada"]


def test_ha_40_the_ace_of_diamonds_is_revealed_from_the_start() -> None:
    assert haunt(3).view()["exits_revealed"] == 1


def test_ha_40_an_ace_that_lies_face_down_is_not_revealed() -> None:
    match = awake(3)
    for ace in ACES[1:]:
        put(match, ace, face_down=ace == "Ace of Spades")
    assert match.view()["exits_revealed"] == 3
    for _ in range(4):
        walk(match)
    assert match.view()["running_out"] is None
    assert not match.over


def test_ha_40_trapped_players_have_their_last_turn_too() -> None:
    match = awake(3)
    trap(match, "Cleo", "red Joker")
    deck(match, "10 of Clubs")
    open_door(match, "suit", "10 of Clubs")
    decline(match)
    assert last_turns(match) == ["Ben", "Cleo", "Ada"]


def test_ha_40_the_last_card_may_be_drawn_by_a_trapped_player() -> None:
    match = awake(3)
    trap(match, "Ben", "red Joker")
    deck(match, "10 of Clubs")
    walk(match)
    draw_trapped(match, "10 of Clubs")
    play(match, "face down at red Joker")
    assert last_turns(match) == ["Cleo", "Ada", "Ben"]


@pytest.mark.parametrize("first", ["deck", "exits"])
def test_ha_40_if_both_counts_run_the_first_to_run_out_ends_it(first: str) -> None:
    match = awake(4, spare="10 of Clubs, 10 of Spades")
    for ace in ACES[1:3]:
        put(match, ace)
    spot = put(match, "Ace of Spades", at=room(match, "Ben" if first == "deck" else "Ada"), face_down=True)
    write(match, Ada="1 2 9", Ben="1 2 9")
    deck(match, "10 of Clubs")
    for kind in (first, "exits" if first == "deck" else "deck"):
        if kind == "deck":
            open_door(match, "suit", "10 of Clubs")
            decline(match)
        else:
            play(match, f"go to card {spot}", "suit")
    assert last_turns(match) == ["Cleo", "Dov", "Ada"], "Ben's first turn after Ada's was one of the last"


def test_ha_40_the_end_of_the_deck_may_still_bring_an_escape() -> None:
    match = awake(2)
    put(match, "Ace of Clubs", at=room(match, "Ben"))
    write(match, Ben="9 5 1")
    deck(match, "10 of Hearts")
    open_door(match, "suit", "10 of Hearts")
    decline(match)
    go(match, "Ace of Clubs")
    assert match.result["winners"] == ["Ben"]


def test_ha_40_a_whole_game_to_the_last_card() -> None:
    match = haunt(2)
    for left in range(43, 0, -1):
        assert match.view()["deck"] == left
        name = match.view()["active"]
        card = min(undrawn(match), key=[*PLAIN, *ROOMS, *JOKERS, *ACES].index)
        if paper(match, name)["trapped"]:
            draw_trapped(match, card)
            play(match, "face down at " + str(room(match, name)) if left % 2 else "face down at card 1")
        else:
            open_door(match, "suit", card)
            if match.view()["question"] == "choose":
                play(match, match.answers(name)[0])
            decline(match)
    assert (match.view()["deck"], match.view()["exits_revealed"]) == (0, 1)
    assert last_turns(match) == ["Ben", "Ada"]


# HA-41


def test_ha_41_will_3_body_5_fear_3_and_two_answers_score_7() -> None:
    match = awake(2)
    write(match, Ada="5 3 3")
    answer(match, "Ada", 2)
    end_by_deck(match)
    assert match.result["scores"]["Ada"] == 7


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_ha_41_each_answered_question_is_one_more_and_a_score_may_be_negative(count: int) -> None:
    match = awake(2)
    write(match, Ada="1 2 9", Ben="0 0 12")
    answer(match, "Ada", count)
    end_by_deck(match)
    assert match.result["scores"] == {"Ada": -6 + count, "Ben": -12}
    assert match.result["winners"] == []


def test_ha_41_the_one_who_escaped_wins_whatever_the_score() -> None:
    match = awake(3)
    put(match, "Ace of Clubs", at=room(match, "Ada"))
    write(match, Ada="4 0 4", Ben="20 20 0", Cleo="9 9 0")
    go(match, "Ace of Clubs")
    assert match.result["scores"] == {"Ada": 1, "Ben": 40, "Cleo": 18}
    assert match.result["winners"] == ["Ada"]


@pytest.mark.parametrize(
    ("lines", "winners"),
    [
        (("5 3 3", "5 3 2", "5 3 4"), ["Ben"]),
        (("5 3 3", "5 3 3", "5 3 4"), ["Ada", "Ben"]),
        (("2 2 3", "3 1 3", "1 3 3"), ["Ada", "Ben", "Cleo"]),
        (("1 1 2", "1 1 3", "0 0 0"), []),
        (("1 1 1", "0 0 3", "0 0 3"), ["Ada"]),
    ],
)
def test_ha_41_failing_that_the_highest_positive_score_wins_ties_shared_or_nobody(
    lines: tuple[str, str, str], winners: list[str]
) -> None:
    match = awake(3)
    write(match, **dict(zip(match.names, lines, strict=True)))
    end_by_deck(match)
    assert match.result["winners"] == winners
    assert sorted(match.result["places"].values())[: len(winners)] == [1] * len(winners)


@pytest.mark.parametrize(("free", "winners"), [("3 3 3", ["Ada"]), ("1 1 3", [])])
def test_ha_41_a_trapped_player_cannot_win_and_is_left_out(free: str, winners: list[str]) -> None:
    match = awake(3)
    trap(match, "Cleo", "red Joker")
    write(match, Ada=free, Ben="1 1 3", Cleo="9 9 0")
    end_by_deck(match)
    assert match.result["scores"]["Cleo"] == 18
    assert match.result["winners"] == winners
