"""Haunted Destinies, chapter two: what holds throughout, and how a turn ends. HD-10 to HD-16, HD-25, HD-26."""

from __future__ import annotations

import pytest

from gloaming.games.haunted_destinies.parts import KIND, MOST_FACE_DOWN, Lies
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import UNKNOWN
from gloaming.kernel.sight import view
from gloaming.kernel.state import cells
from moors import (
    KINDS,
    NAMES,
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


def together(players: int = 3) -> State:
    """Ada and Ben on one tile, Ada to roll."""
    g = moor(players)
    stand(g, Ada=1, Ben=1)
    return g


# HD-12, HD-13: doubles, wounds


def test_hd_12_doubles_on_the_movement_roll_cost_a_card_or_a_wound() -> None:
    g = moor()
    play(g, "both dice", "3 3")
    assert (asked(g), choices(g)) == ("Ada doubles", ["card", "wound"])
    other = branch(g)
    play(other, "wound")
    assert (healths(other), other.points) == ([4, 5, 5], 6)
    play(g, "card", "draw turn_ends", "to place 6")
    assert (healths(g), cards_of(g, "Ada")[6], g.points) == ([5, 5, 5], "turn_ends", 6)


def test_hd_12_one_die_is_no_doubles_and_different_dice_are_none() -> None:
    g = moor()
    play(g, "one die", "3")
    assert asked(g) == "Ada do"
    g = moor()
    play(g, "both dice", "3 4")
    assert asked(g) == "Ada do"


def test_hd_12_doubles_come_before_the_result_of_a_search() -> None:
    g = moor()
    gloom(g, t1=4)
    rolled(g)
    play(g, "search", "2 2", "wound")
    assert (asked(g), g.health[0]) == ("Ben dice", 4), "4 + 2 - 4 - 2 = 0 ends the turn; with 5 health it would be 1"


@pytest.mark.parametrize("text", ["query Ben", "attack Ben"])
def test_hd_12_doubles_in_a_query_or_an_attack(text: str) -> None:
    g = together()
    rolled(g)
    play(g, text, "5 5")
    assert (asked(g), choices(g)) == ("Ada doubles", ["card", "wound"])


def test_hd_12_the_charmed_pay_nothing_but_equal_dice_still_end_an_attack() -> None:
    g = together(5)
    before(g, Ada="charmed")
    health(g, Ben=3)
    play(g, "both dice", "5 5")
    assert asked(g) == "Ada do"
    play(g, "attack Ben", "2 2", "wound")
    assert healths(g)[:2] == [5, 2]
    assert asked(g) == "Ben dice", "equal dice: the turn ends"


def test_hd_12_a_ghost_makes_a_living_player_draw_or_loses_a_gloom() -> None:
    g = moor(4)
    ghost(g, Ada=2, Dov=1)
    play(g, "both dice", "1 1")
    assert (asked(g), choices(g)) == ("Ada doubles", ["card", "wound"])
    other = branch(g)
    play(other, "wound")
    assert (healths(other), other.points) == ([1, 5, 5, 1], 2)
    play(g, "card")
    assert (asked(g), choices(g)) == ("Ada who_draws", ["Ben draws", "Cleo draws"])
    play(g, "Cleo draws", "draw turn_ends", "Cleo: to place 0")
    assert (g.size[2], g.health[0]) == (7, 2)


def test_hd_13_at_no_health_further_wounds_do_nothing_and_nobody_becomes_a_ghost() -> None:
    g = moor()
    health(g, Ada=0)
    pile(g, Ben="prober_wound scene")
    deck(g, "search", "look_at_other")
    stand(g, Ada=1)
    rolled(g)
    play(g, "search", "5 1", "search card", "at Ben", "place 0")
    assert (healths(g), g.ghosts, g.over) == ([0, 5, 5], 0, 0)


def test_hd_13_healing_never_goes_above_five() -> None:
    g = moor()
    health(g, Ada=4)
    deck(g, "search", "heal_2")
    rolled(g)
    play(g, "search", "5 4", "search card")
    assert g.health[0] == 5


# HD-25, HD-26: how a turn ends


@pytest.mark.parametrize(
    ("setting", "answers"),
    [
        ({"Ada": 2}, ["search", "3 1"]),
        ({"Ada": 3, "Ben": 4}, ["query Ben", "3 2"]),
        ({"Ada": 3, "Ben": 4}, ["attack Ben", "3 2"]),
    ],
)
def test_hd_25_a_result_of_exactly_zero_ends_the_turn_the_rest_of_the_movement_too(
    setting: dict[str, int], answers: list[str]
) -> None:
    g = together()
    health(g, **setting)
    gloom(g, t1=4)
    rolled(g, 6)
    play(g, *answers)
    assert asked(g) == "Ben dice"
    assert (g.gloom[1], g.size[:3]) == (4, [6, 6, 6])


def test_hd_25_so_does_a_haunt() -> None:
    g = moor()
    ghost(g, Ada=3)
    stand(g, Ada=1, Ben=1)
    health(g, Ben=4)
    rolled(g, 6)
    play(g, "haunt Ben", "2 3")
    assert (asked(g), healths(g)) == ("Ben dice", [3, 4, 5])


def test_hd_26_a_wrong_ritual_ends_the_turn_of_the_new_ghost() -> None:
    g = together(4)
    pile(g, Ada="scene", Ben="scene opener")
    health(g, Ben=0)
    rolled(g, 6)
    play(g, "attack Ben", "6 1", "wound", "ritual")
    assert (g.ghosts, asked(g)) == (1, "Ben dice")


def test_hd_26_the_ritual_of_the_opener_does_not_end_the_turn() -> None:
    g = together(4)
    pile(g, Ada="opener scene")
    health(g, Ben=0)
    rolled(g, 6)
    play(g, "attack Ben", "6 1", "wound", "ritual")
    assert (g.ritual, asked(g)) == (0, "Ada do")


# HD-10, HD-11, HD-14: face-down cards and talk


def test_hd_10_nobody_sees_a_face_down_card_not_even_its_owner_and_pile_sizes_are_public() -> None:
    g = moor(4)
    pile(g, Ada="opener prober_wound owner_heals scene", Ben="scene")
    for viewer in viewers(g):
        seen = view(g, viewer, remembering=True)
        assert set(seen.pile) | set(seen.search_deck) | set(seen.haunting_deck) == {UNKNOWN}
        assert seen.size[:4] == [4, 1, 6, 6]


def test_hd_11_a_pile_keeps_its_order_and_a_card_looked_at_goes_back_where_it_was() -> None:
    g = together()
    pile(g, Ben="calm scene tough prober_wound opener")
    rolled(g)
    play(g, "query Ben", "6 1", "look", "place 2", "face down", "show Cleo")
    assert cards_of(g, "Ben") == ["calm", "scene", "tough", "prober_wound", "opener"]


@pytest.mark.parametrize("place", range(4))
def test_hd_11_a_new_card_goes_where_its_owner_chooses_before_play_goes_on(place: int) -> None:
    g = together()
    pile(g, Ada="calm scene tough")
    play(g, "both dice", "2 2", "card", "draw turn_ends")
    assert (asked(g), choices(g)) == ("Ada place_card", [f"to place {number}" for number in range(4)])
    play(g, f"to place {place}")
    old = ["calm", "scene", "tough"]
    assert cards_of(g, "Ada") == [*old[:place], "turn_ends", *old[place:]]
    assert asked(g) == "Ada do"


def test_hd_11_a_card_that_leaves_a_pile_closes_it_up() -> None:
    g = together()
    pile(g, Ben="calm owner_wound tough scene")
    rolled(g)
    play(g, "query Ben", "6 1", "look", "place 1")
    assert cards_of(g, "Ben") == ["calm", "tough", "scene"]


def test_hd_11_all_cards_that_can_lie_in_a_pile_may_lie_in_one() -> None:
    g = moor(5)
    kinds = [KINDS[kind] for kind in [*KIND[:30], *KIND[58:]]]
    assert len(kinds) == MOST_FACE_DOWN == 74
    pile(g, Ada="", Ben=" ".join(kinds[:-1]), Cleo="", Dov="", Edith="")
    deck(g, "haunting", kinds[-1])
    stand(g, Ada=1, Ben=1)
    rolled(g)
    play(g, "query Ben", "6 1", "card", "to place 40")
    assert (g.size[1], cards_of(g, "Ben")[40]) == (74, "goal_blight")


def test_hd_14_the_game_tells_nobody_what_was_seen_so_that_one_may_tell_or_lie() -> None:
    heard = []
    for card in ("opener", "sure_search"):
        g = together(4)
        pile(g, Ada="", Ben=f"scene {card}", Cleo="", Dov="")
        g.lies[:30] = [Lies.REMOVED] * 30
        rolled(g)
        play(g, "query Ben", "6 1", "look", "place 1", "face down", "show Cleo")
        heard.append([(cells(view(g, who)), [item.heard_by(who) for item in news_of(g)[-8:]]) for who in (1, 2, 3, 9)])
    assert heard[0] == heard[1]


# HD-15: of a choice only what would change something


@pytest.mark.parametrize(
    ("tokens", "cards", "after"),
    [(0, "", (0, 6)), (0, "turn_ends", (0, 7)), (3, "", (2, 6))],
)
def test_hd_15_doubles_ask_nothing_where_only_one_thing_or_none_would_change_something(
    tokens: int, cards: str, after: tuple[int, int]
) -> None:
    g = moor()
    health(g, Ada=tokens)
    deck(g, "haunting", cards)
    play(g, "both dice", "4 4")
    if cards:
        play(g, "to place 0")
    assert asked(g) == "Ada do"
    assert (g.health[0], g.size[0]) == after


def test_hd_15_items_that_would_change_nothing_are_not_offered() -> None:
    g = moor()
    before(g, Ada="heal_item look_item")
    pile(g, Ada="")
    rolled(g)
    assert not {"heal item", "look item"} & set(choices(g))


def test_hd_15_a_search_offers_no_look_at_empty_piles_and_no_card_of_an_empty_deck() -> None:
    g = moor()
    rolled(g)
    first = branch(g)
    pile(first, Ben="", Cleo="")
    play(first, "search", "6 1")
    assert choices(first) == ["search card", "look at own"]
    second = branch(g)
    deck(second, "search")
    play(second, "search", "6 1")
    assert choices(second) == ["look at another", "look at own"]
    third = branch(g)
    pile(third, Ada="", Ben="", Cleo="")
    deck(third, "search")
    play(third, "search", "6 1")
    assert (third.gloom[1], asked(third)) == (1, "Ada do"), "nothing is left, nothing happens"


def test_hd_15_discards_count_as_a_deck() -> None:
    g = moor()
    pile(g, Ben="", Cleo="")
    deck(g, "search", "", discards="heal_1")
    rolled(g)
    play(g, "search", "6 1")
    assert choices(g) == ["search card", "look at own"]


@pytest.mark.parametrize(("held", "cards", "after"), [("", "turn_ends", 1), ("owner_wound", "", 0), ("", "", 0)])
def test_hd_15_a_query_offers_no_look_at_an_empty_pile_and_no_draw_from_nothing(
    held: str, cards: str, after: int
) -> None:
    g = together()
    pile(g, Ben=held)
    deck(g, "haunting", cards)
    rolled(g)
    play(g, "query Ben", "6 1")
    assert (asked(g), g.size[1]) == ("Ada do", after)


def test_hd_15_the_winner_of_a_round_may_always_name_the_wound() -> None:
    g = together()
    health(g, Ben=0)
    rolled(g)
    play(g, "attack Ben", "6 1")
    assert "wound" in choices(g)


def test_hd_15_the_choice_between_playing_and_keeping_a_card_is_free() -> None:
    g = moor()
    deck(g, "search", "remove_goal")
    rolled(g)
    play(g, "search", "6 1", "search card")
    assert choices(g) == ["keep", "play"], "though no ghost goal is in play"


def test_hd_15_no_reward_without_a_wound_and_without_a_card_to_draw() -> None:
    g = together()
    deck(g, "haunting")
    rolled(g)
    play(g, "query Ben", "6 1", "place 0", "face up")
    assert (asked(g), healths(g)) == ("Ada do", [5, 5, 5])


# HD-16, HD-26: what comes first, and what is lost


def test_hd_16_a_drawn_haunting_card_is_only_placed_never_obeyed() -> None:
    g = moor()
    deck(g, "haunting", "both_wound")
    play(g, "both dice", "2 2", "card", "to place 0")
    assert (healths(g), cards_of(g, "Ada")[0]) == ([5, 5, 5], "both_wound")


@pytest.mark.parametrize("first", range(4))
def test_hd_16_several_players_draw_from_the_active_player_to_the_left(first: int) -> None:
    g = moor(4)
    for _ in range(first):
        rolled(g)
        play(g, "end")
    g.pawn[:4] = [1] * 4
    owner = (first + 2) % 4
    pile(g, **{NAMES[owner]: "tile_draws"})
    rolled(g)
    play(g, f"query {NAMES[owner]}", "6 1", "look")
    drawing = []
    for _ in range(4):
        play(g, "draw turn_ends" if "draw turn_ends" in choices(g) else "draw item_lost")
        drawing.append(news_of(g)[-1].seat)
        if asked(g).endswith("place_card"):
            play(g, "to place 0")
    assert drawing == [(first + number) % 4 for number in range(4)]


def test_hd_16_what_an_effect_sets_off_is_finished_before_the_effect_goes_on() -> None:
    g = moor()
    pile(g, Ben="owner_wound scene")
    deck(g, "search", "look_at_other")
    rolled(g)
    play(g, "search", "6 1", "search card", "at Ben")
    assert shown(g, Lies.OBEYED) == ["look_at_other"], "it is being obeyed, not discarded"
    play(g, "place 0")
    assert (shown(g, Lies.OBEYED), shown(g, Lies.DISCARDED)) == ([], ["look_at_other", "owner_wound"])
    discards = [KINDS[KIND[item.number]] for item in news_of(g) if TOLD[item.what] == "discarded"]
    assert discards == ["owner_wound", "look_at_other"]


def test_hd_16_a_card_being_obeyed_is_not_in_the_shuffle() -> None:
    g = together()
    pile(g, Ben="prober_draws scene")
    deck(g, "haunting", "", discards="goal_hoard")
    rolled(g)
    play(g, "query Ben", "6 1", "look", "place 0", "to place 0")
    assert cards_of(g, "Ada")[0] == "goal_hoard"
    assert (shown(g, Lies.DISCARDED), g.haunting_left) == (["prober_draws"], 0)


def test_hd_16_with_no_discards_the_draw_yields_nothing() -> None:
    g = together()
    pile(g, Ben="prober_draws scene")
    deck(g, "haunting")
    rolled(g)
    play(g, "query Ben", "6 1", "place 0")
    assert (asked(g), g.size[0], shown(g, Lies.DISCARDED)) == ("Ada do", 6, ["prober_draws"])


@pytest.mark.parametrize("which", ["search", "haunting"])
def test_hd_16_lantern_and_skull_make_a_new_deck_of_the_discards(which: str) -> None:
    g = moor()
    kinds = "heal_1 heal_2" if which == "search" else "turn_ends item_lost"
    deck(g, which, "", discards=kinds)
    health(g, Ada=2)
    rolled(g)
    play(g, "search", *(["6 1", "search card"] if which == "search" else ["1 6"]))
    assert [text.removeprefix("draw ") for text in sorted(choices(g))] == sorted(kinds.split())
    play(g, choices(g)[0])
    assert (g.search_left if which == "search" else g.haunting_left) == 1


def test_hd_26_the_card_that_ends_the_turn_is_discarded_and_all_still_to_come_is_lost() -> None:
    g = moor()
    pile(g, Ben="turn_ends scene")
    deck(g, "search", "look_at_other")
    rolled(g, 6)
    play(g, "search", "6 1", "search card", "at Ben", "place 0")
    assert asked(g) == "Ben dice", "no step, no trade, nothing"
    assert (shown(g, Lies.OBEYED), shown(g, Lies.DISCARDED)) == ([], ["look_at_other", "turn_ends"])


def test_hd_26_a_prober_who_is_not_the_active_player_has_no_turn_to_end() -> None:
    g = together()
    health(g, Ada=1)
    pile(g, Ada="turn_ends scene")
    rolled(g, 1)
    play(g, "query Ben", "1 3", "Ben: look", "Ben: place 0")
    assert asked(g) == "Ada do"
    assert shown(g, Lies.DISCARDED) == ["turn_ends"]


def test_hd_26_in_an_exchange_the_second_look_ends_the_turn_and_the_first_does_not() -> None:
    g = together()
    pile(g, Ada="turn_ends", Ben="turn_ends scene")
    rolled(g, 6)
    play(g, "exchange Ben")
    assert asked(g) == "Ben show_place", "Ben's look at the stopped watch ended nothing"
    play(g, "show place 0")
    assert asked(g) == "Ben dice"


def test_hd_26_a_second_look_of_a_ghost_is_lost() -> None:
    g = moor()
    ghost(g, Ada=6)
    stand(g, Ada=1, Ben=1)
    pile(g, Ben="turn_ends prober_wound")
    rolled(g, 6)
    play(g, "haunt Ben", "1 6", "two looks", "place 0")
    assert asked(g) == "Ben dice"
    assert cards_of(g, "Ben") == ["prober_wound"]
