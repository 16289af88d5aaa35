"""Haunted Destinies, chapter four: queries and attacks among the living. HD-40, HD-45, HD-46."""

from __future__ import annotations

import pytest

from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import SPECTATOR
from gloaming.kernel.sight import view
from gloaming.kernel.state import cells
from moors import (
    asked,
    before,
    branch,
    cards_of,
    choices,
    deck,
    health,
    healths,
    moor,
    opener,
    pile,
    play,
    rolled,
    shown,
    stand,
)


def facing(players: int = 3, **tokens: int) -> State:
    """Ada and Ben on one tile with so much health; Ada has rolled."""
    g = moor(players)
    stand(g, Ada=1, Ben=1)
    health(g, **tokens)
    rolled(g)
    return g


# HD-40: query


def test_hd_40_above_zero_the_asker_chooses_a_look_or_a_card_for_the_other() -> None:
    g = facing()
    play(g, "query Ben", "3 2")
    assert (asked(g), choices(g)) == ("Ada query_prize", ["look", "card"])
    other = branch(g)
    play(other, "look")
    assert (asked(other), len(choices(other))) == ("Ada look_place", 6)
    play(g, "card", "draw turn_ends")
    assert asked(g) == "Ben place_card"
    play(g, "to place 6")
    assert cards_of(g, "Ben")[6] == "turn_ends"


def test_hd_40_below_zero_the_other_chooses_the_same_against_the_asker() -> None:
    g = facing()
    play(g, "query Ben", "2 3")
    assert (asked(g), choices(g)) == ("Ben query_prize", ["look", "card"])
    other = branch(g)
    play(other, "look", "Ben: place 0", "Ben: face down", "Ben: show Cleo")
    assert asked(other) == "Ada do"
    play(g, "card", "draw turn_ends", "Ada: to place 0")
    assert cards_of(g, "Ada")[0] == "turn_ends"


def test_hd_40_nobody_is_wounded_and_nothing_goes_on() -> None:
    g = facing(Ben=0)
    play(g, "query Ben", "6 1", "card", "draw turn_ends", "to place 0")
    assert (healths(g), asked(g)) == ([5, 0, 5], "Ada do")


@pytest.mark.parametrize(
    ("tokens", "dice", "who"),
    [((3, 5), "3 2", "Ben"), ((3, 4), "5 3", "Ada"), ((5, 5), "1 2", "Ben"), ((2, 0), "1 2", "Ada")],
)
def test_hd_40_health_and_light_against_their_health_and_dark(tokens: tuple[int, int], dice: str, who: str) -> None:
    g = facing(Ada=tokens[0], Ben=tokens[1])
    play(g, "query Ben", dice)
    assert asked(g) == f"{who} query_prize"


def test_hd_40_plus_one_for_the_power() -> None:
    g = moor()
    stand(g, Ada=1, Ben=1)
    before(g, Ada="sure_query")
    rolled(g)
    play(g, "query Ben", "1 2")
    assert asked(g) == "Ben dice", "5 + 1 - 5 - 2 + 1 = 0"


def test_hd_40_powers_for_attacks_count_in_no_query() -> None:
    g = moor()
    stand(g, Ada=1, Ben=1)
    before(g, Ada="sure_attack attack_item", Ben="tough")
    rolled(g)
    play(g, "query Ben", "2 2", "wound")
    assert asked(g) == "Ben query_prize", "4 + 2 - 5 - 2 = -1"


# HD-45: attack


def test_hd_45_checked_by_hand_5_on_5_and_then_zero() -> None:
    g = facing()
    play(g, "attack Ben", "6 2")
    assert (asked(g), choices(g)) == ("Ada attack_prize", ["wound", "take face down"])
    play(g, "wound")
    assert healths(g) == [5, 4, 5]
    assert (asked(g), choices(g)) == ("Ada go_on", ["stop", "go on"])
    play(g, "go on", "3 4")
    assert (asked(g), healths(g)) == ("Ben dice", [5, 4, 5])


def test_hd_45_checked_by_hand_3_on_4_with_doubles() -> None:
    for choice, tokens, size in (("wound", 2, 6), ("card", 3, 7)):
        g = facing(Ada=3, Ben=4)
        play(g, "attack Ben", "2 2")
        assert asked(g) == "Ada doubles"
        play(g, choice)
        if choice == "card":
            play(g, "draw turn_ends", "to place 0")
        assert (asked(g), g.health[0], g.size[0]) == ("Ben attack_prize", tokens, size), "lost"
        play(g, "wound")
        assert (g.health[0], asked(g)) == (tokens - 1, "Ben dice"), "equal dice end the turn"


def test_hd_45_checked_by_hand_1_on_0() -> None:
    g = facing(Ada=1, Ben=0)
    play(g, "attack Ben", "3 1", "wound")
    assert asked(g) == "Ada declare", "though no token was left to lose"
    g = facing(Ada=1, Ben=0)
    play(g, "attack Ben", "1 3")
    assert asked(g) == "Ben attack_prize"
    play(g, "take face down", "place 0", "to place 0")
    assert asked(g) == "Ben go_on", "dark is higher, and no declaration"


def test_hd_45_below_zero_the_defender_chooses() -> None:
    g = facing()
    play(g, "attack Ben", "1 6")
    assert (asked(g), choices(g)) == ("Ben attack_prize", ["wound", "take face down"])
    play(g, "wound")
    assert healths(g) == [4, 5, 5]
    assert (asked(g), choices(g)) == ("Ben go_on", ["stop", "go on"])


@pytest.mark.parametrize(
    ("dice", "decides"),
    [("6 1", "Ada"), ("1 6", "Ben"), ("2 3", "Ben"), ("4 3", "Ada")],
)
def test_hd_45_the_higher_die_decides_whether_it_goes_on(dice: str, decides: str) -> None:
    g = facing()
    play(g, "attack Ben", dice, "wound")
    assert asked(g) == f"{decides} go_on"
    other = branch(g)
    play(other, "stop")
    assert asked(other) == "Ada do", "the attack is over, the turn is not"
    assert "attack Ben" not in choices(other)
    play(g, "go on")
    assert asked(g) == "chance roll_both"


def test_hd_45_the_light_die_decides_even_for_the_loser_of_the_round() -> None:
    g = facing(Ada=1, Ben=5)
    play(g, "attack Ben", "3 1")
    assert asked(g) == "Ben attack_prize", "1 + 3 - 5 - 1 = -2"
    play(g, "take face down", "place 0", "to place 0")
    assert asked(g) == "Ada go_on"


def test_hd_45_an_attacker_without_health_left_ends_the_attack() -> None:
    g = facing(Ada=1, Ben=5)
    play(g, "attack Ben", "3 1", "wound")
    assert (g.health[0], asked(g)) == (0, "Ada do")


def test_hd_45_equal_dice_come_before_the_attackers_lost_health() -> None:
    g = facing(Ada=1, Ben=5)
    play(g, "attack Ben", "3 3", "card", "draw turn_ends", "to place 0", "wound")
    assert (g.health[0], asked(g)) == (0, "Ben dice")


def test_hd_45_a_declaration_comes_before_equal_dice() -> None:
    g = facing(Ada=4, Ben=1)
    play(g, "attack Ben", "3 3", "wound", "wound")
    assert asked(g) == "Ada declare"


def test_hd_45_a_defender_without_health_who_wins_is_not_beaten() -> None:
    g = facing(Ada=1, Ben=0)
    play(g, "attack Ben", "1 3", "wound")
    assert (asked(g), g.ghosts) == ("Ada do", 0)


def test_hd_45_the_winner_may_take_a_card_and_a_defender_without_health_is_still_beaten() -> None:
    g = facing(Ada=5, Ben=0)
    play(g, "attack Ben", "6 1", "take face down", "place 0", "to place 0")
    assert asked(g) == "Ada declare"


def test_hd_45_taking_a_card_is_instead_of_the_wound() -> None:
    g = facing()
    play(g, "attack Ben", "6 1", "take face down", "place 0", "to place 0")
    assert (healths(g), g.size[:3], asked(g)) == ([5, 5, 5], [7, 5, 6], "Ada go_on")


@pytest.mark.parametrize(
    ("own", "theirs", "dice"),
    [
        ("sure_attack", "", "1 2"),
        ("attack_item", "", "1 2"),
        ("attack_item attack_item sure_attack", "", "1 4"),
        ("", "tough", "2 1"),
        ("attack_item", "tough", "charmed"),
    ],
)
def test_hd_45_bonuses_of_the_attacker_and_the_defender(own: str, theirs: str, dice: str) -> None:
    g = moor(5)
    stand(g, Ada=1, Ben=1)
    before(g, Ada=own, Ben=theirs)
    if dice == "charmed":
        before(g, Ada="charmed")
    rolled(g)
    play(g, "attack Ben", "4 4" if dice == "charmed" else dice)
    assert asked(g) == "Ben dice", "a result of zero"


def test_hd_45_what_strengthens_an_attack_does_not_help_the_attacked_and_toughness_not_the_attacker() -> None:
    g = moor(4)
    stand(g, Ada=1, Ben=1)
    before(g, Ada="tough", Ben="sure_attack attack_item")
    rolled(g)
    play(g, "attack Ben", "2 1")
    assert asked(g) == "Ada attack_prize", "5 + 2 - 5 - 1 = 1"


def test_hd_45_toughness_counts_in_the_sum_only_and_is_no_token() -> None:
    g = moor()
    stand(g, Ada=1, Ben=1)
    before(g, Ben="tough")
    health(g, Ben=0)
    rolled(g)
    play(g, "attack Ben", "6 1", "wound")
    assert asked(g) == "Ada declare"


# HD-46: cards taken


def test_hd_46_a_face_down_card_is_picked_by_its_place_and_placed_secretly() -> None:
    g = moor()
    stand(g, Ada=1, Ben=1)
    pile(g, Ada="scene calm", Ben="tough turn_ends opener")
    rolled(g)
    play(g, "attack Ben", "6 1", "take face down")
    assert (asked(g), choices(g)) == ("Ada take_place", ["place 0", "place 1", "place 2"])
    play(g, "place 1")
    assert (asked(g), choices(g)) == ("Ada place_card", ["to place 0", "to place 1", "to place 2"])
    play(g, "to place 1")
    assert (cards_of(g, "Ada"), cards_of(g, "Ben")) == (["scene", "turn_ends", "calm"], ["tough", "opener"])
    assert healths(g) == [5, 5, 5], "it changes hands unseen and is not obeyed"


def test_hd_46_nobody_sees_the_card_that_changes_hands() -> None:
    seen = []
    for card in ("opener", "sure_search"):
        g = moor()
        stand(g, Ada=1, Ben=1)
        pile(g, Ada="scene", Ben=f"{card} scene", Cleo="")
        g.lies[:30] = [9] * 30
        rolled(g)
        play(g, "attack Ben", "6 1", "take face down", "place 0", "to place 1")
        seen.append([cells(view(g, viewer)) for viewer in (0, 1, 2, SPECTATOR)])
    assert seen[0] == seen[1]


def test_hd_46_a_defender_who_wins_takes_and_places_the_card() -> None:
    g = moor()
    stand(g, Ada=1, Ben=1)
    pile(g, Ada="tough scene", Ben="calm")
    rolled(g)
    play(g, "attack Ben", "1 6", "Ben: take face down", "Ben: place 0", "Ben: to place 1")
    assert (cards_of(g, "Ada"), cards_of(g, "Ben")) == (["scene"], ["calm", "tough"])


def test_hd_46_a_face_up_card_stays_face_up_and_serves_its_new_owner() -> None:
    g = moor()
    stand(g, Ada=1, Ben=1)
    before(g, Ben="sure_attack move_item")
    rolled(g)
    play(g, "attack Ben", "6 5")
    assert choices(g) == ["wound", "take face down", "take face up"]
    play(g, "take face up", "take sure_attack")
    assert (shown(g, "Ada"), shown(g, "Ben")) == (["sure_attack"], ["move_item"])
    play(g, "go on", "1 2")
    assert asked(g) == "Ben dice", "5 + 1 - 5 - 2 + 1 = 0"


def test_hd_46_the_opener_card_can_be_taken_face_up_before_the_ritual() -> None:
    g = moor()
    stand(g, Ada=1, Ben=1)
    before(g, Ben="opener")
    rolled(g)
    play(g, "attack Ben", "6 1", "take face up")
    assert shown(g, "Ada") == ["opener"]


def test_hd_46_once_the_ritual_runs_it_cannot_be_taken() -> None:
    g = moor(4)
    opener(g, "Ben")
    stand(g, Ada=1, Ben=1)
    rolled(g)
    play(g, "attack Ben", "6 1")
    assert (healths(g)[:2], asked(g)) == ([5, 4], "Ada go_on"), "the wound is all there is to choose"
    g = moor(4)
    opener(g, "Ben")
    before(g, Ben="heal_item calm")
    deck(g, "search")
    stand(g, Ada=1, Ben=1)
    rolled(g)
    play(g, "attack Ben", "6 1", "take face up")
    assert choices(g) == ["take calm", "take heal_item 36"]
