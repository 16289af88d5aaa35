"""Haunted, chapter eleven: the multilevel game. HA-44."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.haunted import GAME
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.match import Match
from gloaming.kernel.speech import notation_of
from gloaming.lab.balance import balance
from haunts import (
    ACES,
    BRING,
    FEAR,
    REMEMBER,
    answered,
    awake,
    deck,
    decline,
    discarded,
    go,
    idle,
    last_turns,
    links,
    lying,
    open_door,
    paper,
    put,
    room,
    stand,
    stats,
    trap,
    turn_up,
    write,
)
from stories import play

# HA-44: multilevel


def many(players: int = 3, **arranged: Any) -> Match:
    """A multilevel game; Ada and Ben stand before an exit."""
    match = awake(players, multilevel=True, **arranged)
    put(match, "Ace of Clubs", at=f"{room(match, 'Ada')}, {room(match, 'Ben')}")
    return match


@pytest.mark.parametrize(
    ("line", "questions", "locked"),
    [
        ("5 3 2", {BRING, REMEMBER}, False),
        ("5 3 4", {BRING}, False),
        ("3 5 2", {BRING, REMEMBER}, False),
        ("2 5 3", {REMEMBER}, True),
        ("2 3 5", {FEAR}, False),
    ],
)
def test_ha_44_the_first_entry_counts_questions_and_lock_without_the_escape(
    line: str, questions: set[str], locked: bool
) -> None:
    match = many()
    write(match, Ada=line)
    go(match, "Ace of Clubs")
    assert not match.over
    assert not paper(match, "Ada")["escaped"]
    assert answered(match, "Ada") == questions
    assert paper(match, "Ada")["will_locked"] is locked
    assert stats(match, "Ada") == tuple(map(int, line.split())), "WILL is not set to 0"
    assert room(match, "Ada") == "Ace of Clubs"


def test_ha_44_then_everybodys_score_is_noted() -> None:
    match = many(4)
    trap(match, "Dov", "red Joker")
    write(match, Ada="5 3 2", Ben="4 4 1", Cleo="1 1 9", Dov="5 5 0")
    go(match, "Ace of Clubs")
    assert [paper(match, name)["noted"] for name in match.names] == [5 + 3 - 2 + 2, 7, -7, 10]


def test_ha_44_then_all_face_up_cards_without_a_token_are_discarded() -> None:
    match = many(3, spare="6 of Hearts, 8 of Hearts")
    put(match, "6 of Hearts", at="Ace of Clubs")
    spot = put(match, "8 of Hearts", at=f"{room(match, 'Ben')}, 6 of Hearts", face_down=True)
    trap(match, "Cleo", "red Joker", at=room(match, "Ben"))
    kept = {"Ace of Clubs", room(match, "Ben"), "red Joker"}
    gone = lying(match) - kept
    assert {"Ace of Diamonds", "3 of Diamonds", "6 of Hearts"} <= gone
    go(match, "Ace of Clubs")
    assert lying(match) == kept
    assert discarded(match) == gone
    assert len(lying(match, "down")) == 5
    assert links(match, f"card {spot}") == {room(match, "Ben")}
    assert links(match, room(match, "Ben")) == {"Ace of Clubs", f"card {spot}", "red Joker"}
    assert links(match, "Ace of Clubs") == {room(match, "Ben")}
    assert links(match, "card 1") == set()


def test_ha_44_an_ace_of_diamonds_that_has_lost_its_links_can_be_linked_to() -> None:
    match = awake(2, multilevel=True, spare="6 of Hearts, 8 of Hearts, Queen of Diamonds", cross="4 of Hearts")
    turn_up(match, 1)
    stand(match, Ada="4 of Hearts")
    go(match, "Ace of Diamonds")
    assert lying(match) == {"Ace of Diamonds", room(match, "Ben")}
    assert len(links(match, "Ace of Diamonds")) == 3
    open_door(match, "suit", "6 of Hearts")
    assert "link to Ace of Diamonds" in match.answers("Ben")


def test_ha_44_entering_that_ace_again_answers_questions_only() -> None:
    match = many()
    write(match, Ada="2 3 5")
    go(match, "Ace of Clubs")
    noted = [paper(match, name)["noted"] for name in match.names]
    gone = discarded(match)
    for _ in match.names[1:]:
        idle(match)
    idle(match)
    for _ in match.names[1:]:
        idle(match)
    write(match, Ada="2 5 3")
    go(match, "Ace of Clubs")
    assert answered(match, "Ada") == {FEAR, REMEMBER}
    assert paper(match, "Ada")["will_locked"]
    assert [paper(match, name)["noted"] for name in match.names] == noted
    assert discarded(match) == gone
    assert not match.over


def test_ha_44_the_first_time_is_that_of_anybody() -> None:
    match = many(2)
    write(match, Ada="2 3 5", Ben="5 3 2")
    go(match, "Ace of Clubs")
    noted = [paper(match, name)["noted"] for name in match.names]
    put(match, "8 of Spades", at="Ace of Clubs")
    go(match, "Ace of Clubs")
    assert answered(match, "Ben") == {BRING, REMEMBER}
    assert not match.over
    assert [paper(match, name)["noted"] for name in match.names] == noted
    assert "8 of Spades" in lying(match)


def test_ha_44_each_ace_has_a_first_time_of_its_own() -> None:
    match = many(2)
    write(match, Ada="5 3 2", Ben="5 3 2")
    go(match, "Ace of Clubs")
    put(match, "Ace of Hearts", at=room(match, "Ben"))
    go(match, "Ace of Hearts")
    assert [paper(match, name)["noted"] for name in match.names] == [8 + 8, 6 + 8]


def fourth(how: str, line: str = "5 3 4", other: str = "2 2 2", players: int = 3) -> Match:
    """Ada enters an exit with all four revealed, or reveals the fourth by entering it."""
    match = awake(players, multilevel=True)
    for ace in ACES[1:3]:
        put(match, ace)
    write(match, Ada=line, **dict.fromkeys(match.names[1:], other))
    if how == "walks":
        put(match, "Ace of Spades", at=room(match, "Ada"))
        go(match, "Ace of Spades")
    elif how == "opens":
        open_door(match, "suit", "Ace of Spades")
        decline(match)
    else:
        play(match, f"go to card {put(match, 'Ace of Spades', at=room(match, 'Ada'), face_down=True)}", "suit")
    return match


@pytest.mark.parametrize("how", ["walks", "opens", "turns up"])
def test_ha_44_once_the_fourth_exit_is_revealed_an_escape_ends_the_game_with_nothing_noted(how: str) -> None:
    match = fourth(how)
    assert match.over
    assert paper(match, "Ada")["escaped"]
    assert stats(match, "Ada") == (5, 0, 4), "WILL is lost as ever"
    assert [paper(match, name)["noted"] for name in match.names] == [0, 0, 0]
    assert match.result["scores"] == {"Ada": 2, "Ben": 2, "Cleo": 2}
    assert match.result["winners"] == ["Ada", "Ben", "Cleo"], "escaped or not, ties shared"


def test_ha_44_an_escape_is_possible_at_any_ace_then_also_at_one_that_opened_a_level() -> None:
    match = many(2)
    go(match, "Ace of Clubs")
    for ace in ("Ace of Hearts", "Ace of Spades"):
        put(match, ace)
    put(match, "8 of Spades", at="Ace of Clubs")
    idle(match)
    stand(match, Ada="8 of Spades")
    write(match, Ada="5 3 2")
    noted = paper(match, "Ada")["noted"]
    go(match, "Ace of Clubs")
    assert match.over
    assert match.result["scores"]["Ada"] == noted + 8


@pytest.mark.parametrize(
    ("line", "other", "winners"), [("5 3 2", "9 9 1", ["Ben", "Cleo"]), ("5 0 5", "0 1 9", ["Ada"])]
)
def test_ha_44_the_highest_positive_sum_wins_escaped_or_not(line: str, other: str, winners: list[str]) -> None:
    assert fourth("walks", line, other).result["winners"] == winners


def test_ha_44_the_sum_is_that_of_the_noted_scores_and_the_final_one() -> None:
    match = many(2, still=1)
    write(match, Ada="5 3 2", Ben="6 6 2")
    go(match, "Ace of Clubs")
    put(match, "8 of Spades", at=room(match, "Ben"))
    write(match, Ada="9 3 0", Ben="1 1 9")
    last_turns(match)
    assert match.result["scores"] == {"Ada": 8 + 14, "Ben": 10 - 7}
    assert match.result["winners"] == ["Ada"]


def test_ha_44_a_trapped_player_cannot_win() -> None:
    match = awake(3, multilevel=True, still=1)
    trap(match, "Cleo", "red Joker")
    write(match, Ada="5 3 2", Ben="5 3 3", Cleo="9 9 0")
    deck(match)
    last_turns(match)
    assert match.result["scores"]["Cleo"] == 18
    assert match.result["winners"] == ["Ada"]


def test_ha_44_a_first_entry_that_finds_no_way_out_opens_a_level_though_all_exits_are_revealed() -> None:
    match = fourth("walks", "2 3 5")
    assert not match.over
    assert paper(match, "Ada")["noted"] == 1
    assert "Ace of Hearts" in discarded(match)
    assert match.view()["exits_revealed"] == 4, "HA-40: a discarded exit stays revealed"


# Instinct


def level(**lines: str) -> Match:
    """Two players while no exit can be drawn yet, so that a new Door takes more than it gives."""
    match = awake(2, multilevel=True)
    write(match, **lines)
    return match


def instinct(match: Match) -> str:
    """What the active player would do by instinct."""
    seat = match.seat(match.asked[0])
    return notation_of(
        GAME, match.state, seat, GAME.moves.favourite(match.state, seat, Luck(seed_key("mind"))), match.names
    )


def test_ha_45_of_two_who_are_level_neither_rests() -> None:
    assert instinct(level(Ada="5 4 2", Ben="5 4 2")) == "open"


def test_ha_45_who_is_behind_goes_on_and_who_is_ahead_may_rest() -> None:
    assert instinct(level(Ada="5 3 2", Ben="5 4 2")) == "open"
    assert instinct(level(Ada="5 5 2", Ben="5 4 2")).startswith("go to")


def test_ha_45_noted_scores_count_for_who_is_ahead() -> None:
    match = level(Ada="5 5 2", Ben="5 4 2")
    match.state.noted[1] += 3
    assert instinct(match) == "open"


def test_ha_45_games_of_instinct_hardly_end_by_still_rounds() -> None:
    tallies = balance(GAME, 200, players=(2, 3, 4), options={"multilevel": True})["tallies"]
    for tally in tallies:
        shares = {ending["ending"]: ending["share"] for ending in tally["endings"]}
        assert sum(shares.values()) == pytest.approx(1)
        assert shares["still rounds"] < 0.05
