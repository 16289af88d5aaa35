"""Haunted Destinies, chapter three: roll, walk, trade, act once. HD-20, HD-21, HD-23, HD-24."""

from __future__ import annotations

import pytest

from gloaming.games.haunted_destinies.parts import Lies
from gloaming.games.haunted_destinies.state import State
from moors import (
    COUNTS,
    NAMES,
    asked,
    before,
    branch,
    choices,
    ghost,
    gloom,
    health,
    moor,
    pile,
    play,
    rolled,
    shown,
    stand,
)

EXAMPLE = "39 16 . / . 15 1"  # the rulebook's walk: Covered Bridge, Treacherous Gorge, Rocky Fields, Roman Ruins
at_every_count = pytest.mark.parametrize("players", COUNTS)


def walks(g: State) -> list[str]:
    """The ways that the active player may walk now."""
    return [text for text in choices(g) if text.startswith("go ")]


def next_turn(g: State) -> None:
    """The active player rolls one die, does nothing, and ends the turn."""
    rolled(g)
    if asked(g).endswith(" do"):
        play(g, "end")


# HD-20: the roll


def test_hd_20_a_turn_begins_with_one_die_or_both() -> None:
    g = moor()
    assert (asked(g), choices(g)) == ("Ada dice", ["one die", "both dice"])


@pytest.mark.parametrize(("dice", "points"), [(["one die", "5"], 5), (["both dice", "4 3"], 7)])
def test_hd_20_that_many_movement_points(dice: list[str], points: int) -> None:
    g = moor()
    play(g, *dice)
    assert (g.points, asked(g)) == (points, "Ada do")


def test_hd_20_one_point_more_for_swift_and_two_for_each_moving_item() -> None:
    g = moor(4)
    before(g, Ada="swift move_item move_item", Ben="")
    play(g, "one die", "2")
    assert g.points == 2 + 1 + 2 + 2


def test_hd_20_cards_of_others_and_face_down_ones_give_no_points() -> None:
    g = moor(4)
    before(g, Ben="move_item")
    pile(g, Ada="swift")
    play(g, "one die", "2")
    assert g.points == 2


def test_hd_20_moving_is_not_compulsory_and_unused_points_are_lost() -> None:
    g = moor()
    rolled(g, 6)
    play(g, "end", "one die", "1")
    assert (asked(g).split()[0], g.points) == ("Ben", 1)


def test_hd_20_nothing_can_be_done_before_the_roll() -> None:
    g = moor()
    stand(g, Ada=1, Ben=1)
    before(g, Ada="heal_item")
    health(g, Ada=1)
    assert (asked(g), choices(g)) == ("Ada dice", ["one die", "both dice"])


@at_every_count
def test_hd_20_turns_pass_to_the_left(players: int) -> None:
    g = moor(players)
    turns = []
    for _ in range(players + 1):
        turns.append(asked(g).split()[0])
        next_turn(g)
    assert turns == [*NAMES[:players], "Ada"]


# HD-21: walking


def test_hd_21_the_rulebooks_walk_six_spent_and_one_lost() -> None:
    g = moor(3, EXAMPLE)
    stand(g, Ada=39, Ben=1, Cleo=1)
    play(g, "both dice", "4 3", "go east")
    assert (g.pawn[0], g.points) == (16, 6)
    play(g, "go south")
    assert (g.pawn[0], g.points) == (15, 4)
    play(g, "go east")
    assert (g.pawn[0], g.points) == (1, 1)
    assert walks(g) == [], "leaving the ruins costs 2"


def test_hd_21_leaving_costs_the_own_edge_not_the_others() -> None:
    g = moor(3, "17 16")
    stand(g, Ada=17, Ben=16)
    rolled(g, 3)
    play(g, "go east")
    assert (g.pawn[0], g.points) == (16, 2)
    assert walks(g) == [], "the gorge's own edge costs 3"


def test_hd_21_x_cannot_be_left_over_but_may_be_entered_over() -> None:
    g = moor(3, "17 / 39")
    stand(g, Ada=17, Ben=39)
    play(g, "both dice", "6 5", "go south")
    assert (g.pawn[0], g.points) == (39, 10)
    assert walks(g) == []


def test_hd_21_only_to_a_laid_tile_and_only_orthogonally() -> None:
    g = moor(3, "17 . / . 18 / 2 .")
    stand(g, Ada=17)
    rolled(g, 6)
    assert walks(g) == []


def test_hd_21_a_turned_tile_has_its_edges_elsewhere() -> None:
    g = moor(3, ". 17 . / 20 39 18 / . 19 .")
    g.turned[39] = 1
    stand(g, Ada=39)
    rolled(g, 6)
    assert walks(g) == ["go north", "go south"]


def test_hd_21_nobody_walks_off_the_fifteen_rows() -> None:
    g = moor(3, "17 18")
    g.board[g.spot[17]] = g.board[g.spot[18]] = -1
    g.spot[17], g.spot[18] = 0, 14
    g.board[0], g.board[14], g.board[15] = 17, 18, 19
    g.spot[19] = 15
    stand(g, Ada=18)
    rolled(g, 6)
    assert walks(g) == [], "the spot east of the first row is not the second row"


@at_every_count
def test_hd_21_any_number_of_pawns_may_share_a_tile(players: int) -> None:
    g = moor(players, "17 18")
    g.pawn[:players] = [18] * players
    stand(g, Ada=17)
    rolled(g, 1)
    play(g, "go east")
    assert set(g.pawn[:players]) == {18}


def test_hd_21_leaping_leaves_over_an_x_edge_once_a_turn_for_three_points() -> None:
    g = moor(5, "17 / 39 / 18 / 40")
    before(g, Ada="leaping")
    stand(g, Ada=39)
    play(g, "both dice", "6 5")
    assert walks(g) == ["go north", "go south"]
    play(g, "go south")
    assert (g.pawn[0], g.points) == (18, 8)
    play(g, "go south")
    assert walks(g) == [], "once a turn"


@pytest.mark.parametrize(("points", "ways"), [(2, []), (3, ["go south"])])
def test_hd_21_the_leap_needs_three_points(points: int, ways: list[str]) -> None:
    g = moor(5, "39 / 18")
    before(g, Ada="leaping")
    stand(g, Ada=39)
    rolled(g, points)
    assert walks(g) == ways


def test_hd_21_the_leap_comes_back_every_turn() -> None:
    g = moor(5, "39 / 18")
    before(g, Ben="leaping")
    stand(g, Ada=18, Ben=39, Cleo=18, Dov=18, Edith=18)
    for _ in range(2):
        next_turn(g)
        rolled(g, 3)
        assert walks(g) == ["go south"]
        play(g, "go south", "end")
        for _ in range(3):
            next_turn(g)
        stand(g, Ben=39)


# RESTFUL


@pytest.mark.parametrize(("company", "healed"), [(False, 3), (True, 2)])
def test_hd_20_restful_heals_a_wound_at_the_start_of_a_turn_spent_alone(company: bool, healed: int) -> None:
    g = moor(4)
    before(g, Ben="restful")
    health(g, Ben=2)
    if company:
        stand(g, Dov=g.pawn[1])
    next_turn(g)
    assert asked(g) == "Ben dice"
    assert g.health[1] == healed


def test_hd_20_restful_sees_ghosts_as_pawns_too_and_heals_nobody_above_five() -> None:
    g = moor(4)
    before(g, Ben="restful")
    next_turn(g)
    assert g.health[1] == 5
    g = moor(4)
    before(g, Ben="restful")
    health(g, Ben=2)
    ghost(g, Dov=2)
    stand(g, Dov=g.pawn[1])
    next_turn(g)
    assert g.health[1] == 2


# HD-22 is in the chapter of looks. HD-23: trades and items


def together(players: int = 3) -> State:
    """Ada and Ben on one tile, Ada to do something."""
    g = moor(players)
    stand(g, Ada=1, Ben=1)
    return g


def test_hd_23_items_change_hands_if_the_other_accepts() -> None:
    g = together()
    before(g, Ada="search_item heal_item", Ben="move_item attack_item")
    rolled(g)
    play(g, "trade Ben", "search_item 30", "move_item 32", "that is all")
    assert (asked(g), choices(g)) == ("Ben accept", ["refuse", "accept"])
    other = branch(g)
    play(g, "accept")
    assert (shown(g, "Ada"), shown(g, "Ben")) == (["move_item", "heal_item"], ["search_item", "attack_item"])
    play(other, "refuse")
    assert (shown(other, "Ada"), shown(other, "Ben")) == (["search_item", "heal_item"], ["move_item", "attack_item"])


@pytest.mark.parametrize("asking", [True, False])
def test_hd_23_either_side_may_be_none(asking: bool) -> None:
    g = together()
    before(g, **{"Ben" if asking else "Ada": "heal_item"})
    rolled(g)
    play(g, "trade Ben", "accept")
    assert shown(g, "Ada" if asking else "Ben") == ["heal_item"]


def test_hd_23_one_proposal_to_each_player_a_turn() -> None:
    g = moor(4)
    stand(g, Ada=1, Ben=1, Cleo=1)
    before(g, Ada="heal_item")
    rolled(g)
    assert [text for text in choices(g) if "trade" in text] == ["trade Ben", "trade Cleo"]
    play(g, "trade Ben", "refuse")
    assert [text for text in choices(g) if "trade" in text] == ["trade Cleo"]
    play(g, "trade Cleo", "refuse")
    assert not any("trade" in text for text in choices(g))


def test_hd_23_only_living_players_on_the_same_tile_trade_and_only_items() -> None:
    g = moor(4)
    ghost(g, Cleo=3)
    stand(g, Ada=1, Cleo=1, Ben=2, Dov=1)
    before(g, Ada="heal_item")
    rolled(g)
    assert [text for text in choices(g) if "trade" in text] == ["trade Dov"]
    g = together()
    before(g, Ada="sure_search", Ben="sure_query")
    rolled(g)
    assert not any("trade" in text for text in choices(g))


def test_hd_23_a_healing_item_is_discarded_to_heal_a_wound() -> None:
    g = moor()
    before(g, Ada="heal_item")
    health(g, Ada=3)
    rolled(g)
    play(g, "heal item")
    assert (g.health[0], shown(g, "Ada"), shown(g, Lies.DISCARDED)) == (4, [], ["heal_item"])
    assert "search" in choices(g), "it is no action"


def test_hd_23_a_looking_item_is_discarded_to_look_at_an_own_card() -> None:
    g = moor()
    before(g, Ada="look_item")
    rolled(g)
    play(g, "look item")
    assert asked(g) == "Ada own_place"
    assert (shown(g, "Ada"), shown(g, Lies.DISCARDED)) == ([], ["look_item"])
    play(g, "own place 2", "show Ben", "back")
    assert "search" in choices(g)


def test_hd_23_items_are_used_in_ones_own_turn() -> None:
    g = moor()
    before(g, Ben="heal_item look_item")
    health(g, Ben=3)
    rolled(g)
    assert not any("item" in text for text in choices(g))


# HD-24: one action


def test_hd_24_one_action_a_turn_before_between_or_after_steps() -> None:
    g = moor(3, "1 2 17")
    stand(g, Ada=2, Ben=2, Cleo=1)
    play(g, "both dice", "6 5", "go west", "search", "2 6", "draw heal_1", "go east")
    assert "go east" in choices(g)
    assert not {"search", "query Ben", "attack Ben"} & set(choices(g))
    g = branch(g)
    play(g, "end")
    rolled(g)
    assert {"search", "query Ada", "attack Ada"} <= set(choices(g)), "the next player has an action again"


def test_hd_24_the_living_search_query_and_attack() -> None:
    g = moor(4)
    ghost(g, Cleo=2)
    stand(g, Ada=1, Ben=1, Cleo=1)
    gloom(g, t1=3)
    rolled(g)
    acts = [text for text in choices(g) if text.split()[0] in ("search", "syphon", "query", "attack", "haunt")]
    assert acts == ["search", "query Ben", "attack Ben", "query Cleo", "attack Cleo"]


def test_hd_24_ghosts_haunt_and_syphon() -> None:
    g = moor(4)
    ghost(g, Ada=2, Cleo=2)
    stand(g, Ada=1, Ben=1, Cleo=1)
    gloom(g, t1=3)
    rolled(g)
    acts = [text for text in choices(g) if text.split()[0] in ("search", "syphon", "query", "attack", "haunt")]
    assert acts == ["syphon", "haunt Ben"]


def test_hd_24_query_and_attack_need_another_on_the_tile_and_a_search_a_searchable_one() -> None:
    g = moor(3, "0 1 17")
    for tile, able in ((0, False), (1, True), (17, False)):
        stand(g, Ada=tile, Ben=1 if tile != 1 else 17, Cleo=1 if tile != 1 else 17)
        other = branch(g)
        play(other, "one die", "6")
        assert ("search" in choices(other)) == able
        assert not any(text.startswith(("query", "attack")) for text in choices(other))
