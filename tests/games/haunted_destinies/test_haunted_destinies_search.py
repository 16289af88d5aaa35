"""Haunted Destinies, chapter four: searching, and every card of the Search deck. HD-30, HD-35."""

from __future__ import annotations

import pytest

from gloaming.games.haunted_destinies.parts import KIND, Lies
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import UNKNOWN
from gloaming.kernel.sight import view
from moors import (
    KINDS,
    TOLD,
    asked,
    before,
    branch,
    cards_of,
    choices,
    deck,
    ghost,
    gloom,
    health,
    healths,
    moor,
    news_of,
    pile,
    play,
    rolled,
    shown,
    stand,
    viewers,
)

LUCKY = "6 1"  # enough for anything


def searching(card: str) -> State:
    """Ada has rolled, on tile 1; this is the one card of the Search deck."""
    g = moor()
    deck(g, "search", card)
    rolled(g)
    return g


def find(g: State) -> None:
    """Ada searches and takes the one card of the deck."""
    play(g, "search", LUCKY, "search card")


# HD-30: the result


def test_hd_30_checked_by_hand_health_5_light_4_gloom_2_dark_3() -> None:
    g = moor()
    gloom(g, t1=2)
    rolled(g)
    play(g, "search", "4 3")
    assert g.gloom[1] == 3
    assert (asked(g), choices(g)) == ("Ada find", ["search card", "look at another"])


def test_hd_30_checked_by_hand_health_2_light_3_gloom_4_dark_1() -> None:
    g = moor()
    health(g, Ada=2)
    gloom(g, t1=4)
    rolled(g)
    play(g, "search", "3 1")
    assert (asked(g), g.gloom[1], g.size[0]) == ("Ben dice", 4, 6)


def test_hd_30_below_zero_a_haunting_card_comes_into_the_pile() -> None:
    g = moor()
    gloom(g, t1=5)
    rolled(g)
    play(g, "search", "1 2", "draw owner_wound", "to place 3")
    assert (cards_of(g, "Ada")[3], g.gloom[1], g.health[0]) == ("owner_wound", 5, 5)
    assert asked(g) == "Ada do"


@pytest.mark.parametrize(
    ("dice", "offered"),
    [
        ("1 5", []),
        ("1 4", []),
        ("1 3", ["search card", "look at another"]),
        ("1 2", ["search card", "look at another"]),
        ("2 1", ["search card", "look at another", "look at own"]),
        ("6 1", ["search card", "look at another", "look at own"]),
    ],
)
def test_hd_30_one_for_a_card_three_for_a_look_at_another_five_for_an_own(dice: str, offered: list[str]) -> None:
    g = moor()
    health(g, Ada=5)
    rolled(g)
    play(g, "search", dice)
    result = 5 + int(dice[0]) - int(dice[2])
    assert g.gloom[1] == 1
    if result < 3:
        assert asked(g) == "chance draw_search", "a Search card is all that is reached"
    else:
        assert choices(g) == offered


def test_hd_30_a_look_at_a_card_of_another_player_anywhere() -> None:
    g = moor()
    rolled(g)
    play(g, "search", "2 1", "look at another")
    assert (asked(g), choices(g)) == ("Ada look_at", ["at Ben", "at Cleo"])
    play(g, "at Cleo", "place 5")
    assert asked(g) == "Ada return"


def test_hd_30_a_look_at_an_own_card() -> None:
    g = moor()
    rolled(g)
    play(g, "search", "2 1", "look at own")
    assert (asked(g), len(choices(g))) == ("Ada own_place", 6)


@pytest.mark.parametrize(
    ("cards", "dice"), [("sure_search", "1 2"), ("search_item", "1 2"), ("search_item search_item sure_search", "1 4")]
)
def test_hd_30_plus_one_for_the_power_and_for_each_item(cards: str, dice: str) -> None:
    g = moor()
    before(g, Ada=cards)
    gloom(g, t1=5)
    rolled(g)
    play(g, "search", dice)
    assert asked(g) == "Ben dice", "5 + 1 - 5 - 2 + 1 = 0, and 5 + 1 - 5 - 4 + 3 = 0"


def test_hd_30_face_down_powers_and_the_cards_of_others_add_nothing() -> None:
    g = moor()
    pile(g, Ada="sure_search scene")
    before(g, Ben="search_item")
    gloom(g, t1=5)
    rolled(g)
    play(g, "search", "1 2")
    assert asked(g) == "chance draw_haunting", "5 + 1 - 5 - 2 = -1"


def test_hd_30_other_bonuses_add_nothing_to_a_search() -> None:
    g = moor(5)
    before(g, Ada="sure_query sure_attack tough calm attack_item")
    gloom(g, t1=5)
    rolled(g)
    play(g, "search", "1 2")
    assert asked(g) == "chance draw_haunting"


# HD-35: seen by the drawer alone, then played, kept or laid down


def test_hd_35_the_drawer_alone_sees_the_card_until_it_is_played() -> None:
    g = searching("move_gloom")
    find(g)
    assert asked(g) == "Ada play_or_keep"
    for viewer in viewers(g):
        seen = view(g, viewer)
        assert (seen.drawn == g.drawn) == (viewer == 0)
        assert seen.drawn in (g.drawn, UNKNOWN)
        heard = [item.heard_by(viewer).number for item in news_of(g) if TOLD[item.what] == "drew_search"]
        assert (heard[-1] == g.drawn) == (viewer == 0)


@pytest.mark.parametrize("kind", ["search_item", "move_item", "attack_item", "heal_item", "look_item"])
def test_hd_35_an_item_lies_face_up_before_its_owner(kind: str) -> None:
    g = searching(kind)
    find(g)
    assert (shown(g, "Ada"), asked(g), g.size[0]) == ([kind], "Ada do", 6)


@pytest.mark.parametrize("kind", ["owner_heals", "both_heal"])
def test_hd_35_a_card_for_probe_alone_goes_into_the_pile(kind: str) -> None:
    g = searching(kind)
    find(g)
    assert (asked(g), choices(g)) == ("Ada play_or_keep", ["keep"])
    play(g, "keep")
    play(g, "to place 2")
    assert (cards_of(g, "Ada")[2], healths(g)) == (kind, [5, 5, 5])


@pytest.mark.parametrize("kind", ["remove_goal", "move_gloom"])
def test_hd_35_a_card_with_both_effects_is_played_or_kept(kind: str) -> None:
    g = searching(kind)
    find(g)
    assert choices(g) == ["keep", "play"]
    play(g, "keep", "to place 6")
    assert cards_of(g, "Ada")[6] == kind


# Items at work


def test_hd_20_the_moving_item_adds_two_points_from_the_next_roll_on() -> None:
    g = searching("move_item")
    find(g)
    assert g.points == 6
    play(g, "end")
    for _ in range(2):
        rolled(g)
        play(g, "end")
    rolled(g)
    assert g.points == 8


# Boons: Draw


@pytest.mark.parametrize(("kind", "healed"), [("heal_1", 3), ("heal_2", 4)])
def test_hd_35_a_boon_heals_the_drawer_and_is_discarded(kind: str, healed: int) -> None:
    g = searching(kind)
    health(g, Ada=2, Ben=2)
    find(g)
    assert (healths(g), shown(g, Lies.DISCARDED)) == ([healed, 2, 5], [kind])


@pytest.mark.parametrize(("lying", "asks"), [(0, False), (2, True), (4, True)])
def test_hd_35_a_boon_takes_up_to_two_gloom_off_the_drawers_tile(lying: int, asks: bool) -> None:
    g = searching("lift_gloom")
    gloom(g, t1=lying, t2=3)
    find(g)
    assert (asked(g) == "Ada lift") == asks, "the search itself has added one"
    if asks:
        assert choices(g) == ["take 1", "take 2"]
        other = branch(g)
        play(other, "take 1")
        assert (other.gloom[1], other.gloom[2]) == (lying, 3)
        play(g, "take 2")
    assert (g.gloom[1], g.gloom[2]) == (max(0, lying - 1), 3)
    assert shown(g, Lies.DISCARDED) == ["lift_gloom"]


# Clues: Draw


def test_hd_35_a_clue_looks_at_a_card_of_any_other_player() -> None:
    g = searching("look_at_other")
    find(g)
    assert (asked(g), choices(g)) == ("Ada look_at", ["at Ben", "at Cleo"])
    play(g, "at Ben", "place 1", "face down", "show Ben")
    assert shown(g, Lies.DISCARDED) == ["look_at_other"]


def test_hd_35_a_clue_looks_at_one_of_the_drawers_own_cards() -> None:
    g = searching("look_at_own")
    find(g)
    play(g, "own place 3", "show Cleo", "back")
    assert shown(g, Lies.DISCARDED) == ["look_at_own"]
    assert [KINDS[KIND[card]] for card in g.pile[:6]] == cards_of(g, "Ada")


# Events: Probe, or Draw or Probe. Ada probes a card of Ben's pile.


def probing(kind: str, **setting: int) -> State:
    """Ada has won a query, and looks at the card of this kind in Ben's pile."""
    g = moor(4)
    stand(g, Ada=1, Ben=1)
    pile(g, Ben=f"scene {kind}")
    health(g, **setting)
    rolled(g)
    return g


def probe(g: State) -> None:
    """Ada queries Ben, wins and looks at the card at place 1."""
    play(g, "query Ben", "6 1", "look", "place 1")


def test_hd_50_an_event_heals_the_owner() -> None:
    g = probing("owner_heals", Ada=3, Ben=3)
    probe(g)
    assert (healths(g), shown(g, Lies.DISCARDED)) == ([3, 4, 5, 5], ["owner_heals"])


def test_hd_50_an_event_heals_owner_and_prober() -> None:
    g = probing("both_heal", Ada=3, Ben=3, Cleo=3)
    probe(g)
    assert (healths(g), shown(g, Lies.DISCARDED)) == ([4, 4, 3, 5], ["both_heal"])


def test_hd_50_an_event_heals_a_ghost_that_probes_by_a_gloom() -> None:
    g = moor()
    ghost(g, Ada=4)
    pile(g, Ben="both_heal scene")
    health(g, Ben=2)
    stand(g, Ada=1, Ben=1)
    rolled(g)
    play(g, "haunt Ben", "2 4", "one look", "place 0")
    assert healths(g) == [5, 3, 5]


def test_hd_50_a_probed_event_lets_its_owner_remove_a_ghost_goal() -> None:
    g = probing("remove_goal")
    before(g, goals="goal_numbers goal_blight")
    probe(g)
    assert (asked(g), choices(g)) == ("Ben goal", ["goal 1", "goal 3", "no goal"])
    other = branch(g)
    play(other, "no goal")
    assert shown(other, Lies.IN_PLAY) == ["goal_numbers", "goal_blight"]
    play(g, "goal 3")
    assert shown(g, Lies.IN_PLAY) == ["goal_numbers"]
    assert shown(g, Lies.DISCARDED) == ["remove_goal", "goal_blight"]


def test_hd_35_the_same_event_drawn_and_played_is_the_drawers() -> None:
    g = searching("remove_goal")
    before(g, goals="goal_hoard")
    find(g)
    play(g, "play")
    assert (asked(g), choices(g)) == ("Ada goal", ["goal 2", "no goal"])
    play(g, "goal 2")
    assert shown(g, Lies.IN_PLAY) == []


def test_hd_15_without_a_ghost_goal_in_play_it_does_nothing() -> None:
    g = probing("remove_goal")
    probe(g)
    assert (asked(g), shown(g, Lies.DISCARDED)) == ("Ada do", ["remove_goal"])


def test_hd_50_a_probed_event_lets_its_owner_move_all_gloom_of_a_tile() -> None:
    g = probing("move_gloom")
    gloom(g, t2=3, t5=1)
    probe(g)
    assert (asked(g), choices(g)) == ("Ben gloom_from", ["none", "tile 2", "tile 5"])
    other = branch(g)
    play(other, "none")
    assert (other.gloom[2], other.gloom[5]) == (3, 1)
    play(g, "tile 2")
    assert choices(g) == [f"tile {tile}" for tile in (1, 3, 4, 5, 6, 7, 8)], "another searchable tile of the moor"
    play(g, "tile 5")
    assert (g.gloom[2], g.gloom[5], shown(g, Lies.DISCARDED)) == (0, 4, ["move_gloom"])


def test_hd_35_gloom_is_moved_by_the_drawer_who_plays_the_event() -> None:
    g = searching("move_gloom")
    gloom(g, t2=2)
    find(g)
    play(g, "play", "Ada: tile 2", "Ada: tile 1")
    assert (g.gloom[1], g.gloom[2]) == (3, 0)


def test_hd_15_without_gloom_on_the_moor_nothing_is_moved() -> None:
    g = probing("move_gloom")
    probe(g)
    assert (asked(g), shown(g, Lies.DISCARDED)) == ("Ada do", ["move_gloom"])
