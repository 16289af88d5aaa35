"""Haunted Destinies, chapter seven: ghosts, haunting and syphoning. HD-70 to HD-74."""

from __future__ import annotations

import pytest

from gloaming.games.haunted_destinies.parts import CEMETERY, Lies
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask
from gloaming.kernel.agenda import ask
from moors import (
    COUNTS,
    asked,
    before,
    bits_of,
    branch,
    cards_of,
    choices,
    deck,
    ghost,
    gloom,
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


def spook(gloom_held: int, tokens: int, players: int = 3) -> State:
    """Ada is a ghost with so much gloom, on a tile with Ben who has so much health; she has rolled."""
    g = moor(players)
    ghost(g, Ada=gloom_held)
    stand(g, Ada=1, Ben=1)
    health(g, Ben=tokens)
    rolled(g)
    return g


def met(gloom_held: int, tokens: int = 5, players: int = 4) -> State:
    """Ada, who lives and has so much health, stands before Ben, a ghost; she has rolled."""
    g = moor(players)
    ghost(g, Ben=gloom_held)
    stand(g, Ada=1, Ben=1)
    health(g, Ada=tokens)
    rolled(g)
    return g


def bound(held: str, items: str = "") -> State:
    """Ada has bound Ben, wrongly; this was his pile, and those cards lay before him."""
    g = moor(4)
    stand(g, Ada=1, Ben=1)
    pile(g, Ada="opener", Ben=held)
    before(g, Ben=items)
    health(g, Ben=0)
    rolled(g)
    play(g, "attack Ben", "6 1", "wound", "binding")
    return g


# HD-70: becoming a ghost


def test_hd_70_checked_by_hand_two_haunting_cards_and_a_search_card_make_two_gloom() -> None:
    g = bound("owner_wound scene both_heal turn_ends")
    assert (bits_of(g, g.ghosts), g.health[1]) == ({"Ben"}, 2)


def test_hd_70_ghost_goals_in_the_pile_count_too_and_are_discarded() -> None:
    g = bound("goal_hoard scene goal_blight")
    assert g.health[1] == 2
    assert (shown(g, Lies.IN_PLAY), shown(g, Lies.DISCARDED)) == ([], ["goal_hoard", "goal_blight"])


def test_hd_70_the_pawn_goes_to_the_cemetery_and_all_cards_are_discarded_items_too() -> None:
    g = bound("scene owner_heals turn_ends", "calm heal_item")
    assert (g.pawn[1], g.size[1], shown(g, "Ben")) == (CEMETERY, 0, [])
    assert shown(g, Lies.DISCARDED) == ["heal_item", "owner_heals", "turn_ends"]


def test_hd_70_psyche_cards_that_leave_play_never_come_back() -> None:
    g = bound("scene tough", "calm")
    assert not {"calm", "tough"} & set(shown(g, Lies.DISCARDED))
    assert {"calm", "tough"} <= set(shown(g, Lies.REMOVED))


def test_hd_70_a_ghost_of_an_empty_pile_has_no_gloom_and_plays_on() -> None:
    g = bound("scene scene")
    assert g.health[1] == 0
    play(g, "end")
    assert asked(g) == "Ben dice"


def test_hd_70_a_ghost_with_no_gloom_cannot_be_bound() -> None:
    g = met(0)
    play(g, "attack Ben", "6 1")
    assert (asked(g), bits_of(g, g.ghosts)) == ("Ada go_on", {"Ben"})


def test_hd_70_gloom_has_no_upper_limit() -> None:
    g = moor()
    ghost(g, Ada=5)
    stand(g, Ada=1)
    gloom(g, t1=9)
    rolled(g)
    play(g, "syphon", "1 6", "take 6")
    assert (g.health[0], g.gloom[1]) == (11, 3)


def test_hd_70_ghosts_move_as_the_living_do() -> None:
    g = moor(3, "17 / 39 18")
    ghost(g, Ada=1)
    stand(g, Ada=39)
    rolled(g, 2)
    assert [text for text in choices(g) if text.startswith("go")] == ["go east"], "X is no way out for a ghost either"
    play(g, "go east")
    assert (g.pawn[0], g.points) == (18, 1)


# HD-71: haunt


def test_hd_71_checked_by_hand_gloom_4_dark_5_health_3_light_2() -> None:
    g = spook(4, 3)
    play(g, "haunt Ben", "2 5")
    assert (asked(g), choices(g)) == ("Ada haunt_prize", ["one card", "one look", "two cards"])


def test_hd_71_below_zero_the_ghost_loses_a_gloom() -> None:
    g = spook(3, 5)
    play(g, "haunt Ben", "2 1")
    assert (healths(g), asked(g)) == ([2, 5, 5], "Ada do")


@pytest.mark.parametrize(
    ("gloom_held", "dice", "offered"),
    [
        (3, "2 3", None),
        (3, "2 4", None),
        (3, "2 5", ["one card", "one look", "two cards"]),
        (4, "2 6", ["one card", "one look", "two cards", "wound", "two looks", "three cards"]),
        (2, "1 6", ["one card", "one look", "two cards", "two looks", "three cards"]),
    ],
)
def test_hd_71_what_the_result_reaches_is_offered_and_the_wound_if_there_are_three_gloom(
    gloom_held: int, dice: str, offered: list[str] | None
) -> None:
    g = spook(gloom_held, 3 if gloom_held > 2 else 1)
    play(g, "haunt Ben", dice)
    if offered is None:
        assert asked(g) == "chance draw_haunting", "one card is all that is reached"
    else:
        assert choices(g) == offered


def test_hd_71_one_two_or_three_cards_into_their_pile() -> None:
    for choice, cards in (("one card", 1), ("two cards", 2), ("three cards", 3)):
        g = spook(6, 3)
        play(g, "haunt Ben", "1 6", choice)
        for _ in range(cards):
            play(g, "draw prober_wound", "Ben: to place 0")
        assert (g.size[1], asked(g), g.health[0]) == (6 + cards, "Ada do", 6), "cards cost nothing"


def test_hd_71_one_look_and_two_looks_cost_nothing() -> None:
    g = spook(6, 3)
    play(g, "haunt Ben", "1 6")
    other = branch(g)
    play(other, "one look", "place 0", "face down", "show Ben")
    assert (asked(other), other.health[0]) == ("Ada do", 6)
    told = play(g, "two looks")
    assert (g.health[0], "Ada spent_gloom" in told) == (6, False)
    play(g, "place 0", "face down", "show Ben")
    assert asked(g) == "Ada look_place"
    play(g, "place 1", "face down", "show Cleo")
    assert asked(g) == "Ada do"


def test_hd_71_a_wound_alone_costs_three_gloom() -> None:
    g = spook(6, 3)
    told = play(g, "haunt Ben", "1 6", "wound")
    assert (healths(g), "Ada spent_gloom" in told) == ([3, 2, 5], True)


@pytest.mark.parametrize("gloom_held", range(1, 5))
def test_hd_71_with_fewer_than_three_gloom_the_wound_is_not_offered_but_all_else_is(gloom_held: int) -> None:
    g = spook(gloom_held, 1)
    play(g, "haunt Ben", "1 6")
    assert {"two looks", "three cards"} <= {*choices(g)}
    assert ("wound" in choices(g)) == (gloom_held >= 3)


def test_hd_71_calm_counts_as_one_more_health_when_haunted() -> None:
    g = moor()
    ghost(g, Ada=3)
    before(g, Ben="calm")
    stand(g, Ada=1, Ben=1)
    health(g, Ben=3)
    rolled(g)
    play(g, "haunt Ben", "2 3")
    assert asked(g) == "Ben dice", "3 + 3 - 3 - 2 - 1 = 0"


def test_hd_71_other_powers_are_no_help_against_a_haunt() -> None:
    g = moor(4)
    ghost(g, Ada=3)
    before(g, Ben="tough sure_attack attack_item")
    stand(g, Ada=1, Ben=1)
    health(g, Ben=3)
    rolled(g)
    play(g, "haunt Ben", "2 3")
    assert asked(g) == "chance draw_haunting", "3 + 3 - 3 - 2 = 1"


def test_hd_12_doubles_come_before_the_result_of_a_haunt() -> None:
    g = spook(4, 3)
    play(g, "haunt Ben", "2 2", "wound")
    assert (asked(g), g.health[0]) == ("Ben dice", 3), "3 + 2 - 3 - 2 = 0; with 4 gloom it would be 1"


def test_hd_71_only_the_living_on_the_tile_are_haunted() -> None:
    g = moor(5)
    ghost(g, Ada=3, Cleo=2)
    stand(g, Ada=1, Ben=1, Cleo=1, Dov=2)
    rolled(g)
    assert [text for text in choices(g) if "haunt" in text] == ["haunt Ben"]


def test_hd_15_a_haunt_offers_no_wound_at_no_health_and_no_look_at_an_empty_pile() -> None:
    g = spook(6, 0)
    play(g, "haunt Ben", "1 6")
    assert choices(g) == ["one card", "one look", "two cards", "two looks", "three cards"]
    g = spook(6, 3)
    pile(g, Ben="")
    play(g, "haunt Ben", "1 6")
    assert choices(g) == ["one card", "two cards", "wound", "three cards"]
    g = spook(6, 3)
    deck(g, "haunting")
    play(g, "haunt Ben", "1 6")
    assert choices(g) == ["one look", "wound", "two looks"]


# HD-72: syphon


def draining(gloom_held: int, lying: int, players: int = 3) -> State:
    """Ada is a ghost with so much gloom on a tile with so much; she has rolled."""
    g = moor(players)
    ghost(g, Ada=gloom_held)
    stand(g, Ada=1)
    gloom(g, t1=lying)
    rolled(g)
    return g


def test_hd_72_checked_by_hand_threes_on_four_gloom_by_a_ghost_with_none() -> None:
    g = draining(0, 4)
    play(g, "syphon", "3 3")
    assert (asked(g), choices(g)) == ("Ada who_draws", ["Ben draws", "Cleo draws"]), "there is no gloom to lose"
    play(g, "Cleo draws", "draw turn_ends", "to place 0")
    assert (g.health[0], g.gloom[1], cards_of(g, "Cleo")[0]) == (4, 0, "turn_ends")
    assert asked(g) == "Ada do", "doubles end no syphon"


def test_hd_72_doubles_take_all_after_their_price() -> None:
    g = draining(2, 9)
    play(g, "syphon", "1 1", "wound")
    assert (g.health[0], g.gloom[1]) == (10, 0)


@pytest.mark.parametrize(("dice", "lying", "most"), [("1 5", 9, 5), ("1 5", 3, 3), ("1 2", 9, 2)])
def test_hd_72_dark_higher_takes_up_to_dark(dice: str, lying: int, most: int) -> None:
    g = draining(1, lying)
    play(g, "syphon", dice)
    assert (asked(g), choices(g)) == ("Ada syphon", [f"take {number}" for number in range(1, most + 1)])
    play(g, f"take {most - 1}")
    assert (g.health[0], g.gloom[1]) == (most, lying - most + 1)


def test_hd_72_light_higher_the_tile_gains_one() -> None:
    g = draining(1, 3)
    play(g, "syphon", "5 4")
    assert (g.health[0], g.gloom[1], asked(g)) == (1, 4, "Ada do")


def test_hd_72_it_needs_gloom_on_the_tile() -> None:
    g = draining(1, 0)
    assert "syphon" not in choices(g)


# HD-73: ghosts that are queried or attacked


def test_hd_73_checked_by_hand_query_of_a_ghost() -> None:
    g = met(5, 3)
    play(g, "query Ben", "4 1")
    assert (healths(g)[:2], asked(g)) == ([3, 4], "Ada do"), "1 gloom, nothing else"


def test_hd_73_a_ghost_queried_that_wins_chooses_a_look_or_a_card() -> None:
    g = met(5, 3)
    play(g, "query Ben", "1 4")
    assert (asked(g), choices(g)) == ("Ben query_prize", ["look", "card"])
    other = branch(g)
    play(other, "card", "draw turn_ends", "Ada: to place 0")
    assert cards_of(other, "Ada")[0] == "turn_ends"
    play(g, "look", "Ben: place 0", "Ben: face up")
    assert (asked(g), choices(g)) == ("Ben reward", ["heal", "Ada draws", "Cleo draws", "Dov draws"])


def test_hd_73_a_ghost_attacked_that_loses_loses_one_gloom_and_it_may_go_on() -> None:
    g = met(5)
    play(g, "attack Ben", "6 1")
    assert (healths(g)[:2], asked(g), g.ghosts) == ([5, 4], "Ada go_on", 2)


@pytest.mark.parametrize("players", COUNTS)
def test_hd_73_even_to_the_opener_it_loses_one(players: int) -> None:
    g = moor(players)
    opener(g, "Ada")
    ghost(g, Ben=5)
    stand(g, Ada=1, Ben=1)
    rolled(g)
    play(g, "attack Ben", "6 1")
    assert (healths(g)[:2], asked(g)) == ([5, 4], "Ada go_on")


def test_hd_73_a_ghost_attacked_that_wins_wounds_the_attacker_or_makes_them_draw() -> None:
    g = met(5)
    before(g, Ada="heal_item")
    play(g, "attack Ben", "1 6")
    assert (asked(g), choices(g)) == ("Ben attack_prize", ["wound", "card"]), "it takes no card"
    other = branch(g)
    play(other, "wound")
    assert (other.health[0], asked(other)) == (4, "Ben go_on")
    play(g, "card", "draw turn_ends", "Ada: to place 0")
    assert (g.size[0], g.health[0], asked(g)) == (7, 5, "Ben go_on")


def test_hd_73_a_zero_against_a_ghost_ends_the_turn() -> None:
    g = met(5, 4)
    play(g, "attack Ben", "3 2")
    assert (asked(g), healths(g)[:2]) == ("Ben dice", [4, 5])


# HD-74


def test_hd_74_with_one_living_player_it_is_no_choice_who_draws() -> None:
    g = moor(3)
    opener(g, "Cleo")
    ghost(g, Ada=0, Ben=0)
    play(g, "both dice", "2 2", "draw turn_ends")
    assert cards_of(g, "Cleo") == ["turn_ends"]


def test_hd_74_any_other_card_that_would_come_to_a_ghost_goes_to_the_next_living_player_on_the_left() -> None:
    g = moor(4)
    ghost(g, Ben=2, Cleo=1)
    pile(g, Ada="scene turn_ends", Dov="scene")
    rolled(g)
    g.target = 1
    ask(g, 1, Ask.TAKE_PLACE, 0, 2)
    play(g, "Ben: place 1", "Dov: to place 0")
    assert (cards_of(g, "Ada"), cards_of(g, "Dov"), g.size[1:3]) == (["scene"], ["turn_ends", "scene"], [0, 0])
