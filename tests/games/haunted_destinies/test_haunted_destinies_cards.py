"""Haunted Destinies: every card of the Haunting deck. HD-50, and for each what else it touches."""

from __future__ import annotations

import pytest

from gloaming.games.haunted_destinies.parts import Lies
from gloaming.games.haunted_destinies.state import State
from moors import (
    COUNTS,
    NAMES,
    asked,
    before,
    cards_of,
    choices,
    deck,
    ended,
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


def holding(kind: str, players: int = 4, drawing: str = "", tile: int = 1) -> State:
    """Ben has a card of this kind at place 1; Ada stands with him on the tile and has rolled."""
    g = moor(players, drawing)
    stand(g, Ada=tile, Ben=tile)
    pile(g, Ben=f"scene {kind}")
    rolled(g)
    return g


def probe(g: State) -> None:
    """Ada queries Ben, wins and looks at that card."""
    play(g, "query Ben", "6 1", "look", "place 1")


def haunting(kind: str, gloom_held: int = 4) -> State:
    """The same, but Ada is a ghost who may look at the card."""
    g = holding(kind)
    ghost(g, Ada=gloom_held)
    stand(g, Ada=1)
    health(g, Ben=2)
    play(g, "end")
    for _ in range(3):
        rolled(g)
        play(g, "end")
    rolled(g)
    return g


def test_hd_50_the_prober_takes_a_wound() -> None:
    g = holding("prober_wound")
    probe(g)
    assert (healths(g), shown(g, Lies.DISCARDED), asked(g)) == ([4, 5, 5, 5], ["prober_wound"], "Ada do")


def test_hd_50_the_owner_takes_a_wound() -> None:
    g = holding("owner_wound")
    probe(g)
    assert (healths(g), shown(g, Lies.DISCARDED), asked(g)) == ([5, 4, 5, 5], ["owner_wound"], "Ada do")


def test_hd_50_both_take_a_wound() -> None:
    g = holding("both_wound")
    probe(g)
    assert (healths(g), shown(g, Lies.DISCARDED), asked(g)) == ([4, 4, 5, 5], ["both_wound"], "Ada do")


def test_hd_70_a_wound_costs_a_probing_ghost_a_gloom() -> None:
    for kind, after in (("prober_wound", [3, 2]), ("both_wound", [3, 1])):
        g = haunting(kind)
        play(g, "haunt Ben", "2 4", "one look", "place 1")
        assert healths(g)[:2] == after


def test_hd_92_a_wound_of_such_a_card_ends_the_game_if_the_opener_has_no_health_then() -> None:
    g = moor(4)
    opener(g, "Ada")
    health(g, Ada=1)
    stand(g, Ada=1, Ben=1)
    pile(g, Ben="both_wound")
    rolled(g)
    play(g, "query Ben", "6 1", "look")
    assert ended(g) == "living Ben Cleo Dov"
    assert healths(g) == [0, 5, 5, 5], "at once, before Ben's wound"


def test_hd_50_two_gloom_fall_on_the_owners_tile() -> None:
    g = holding("gloom_falls")
    gloom(g, t1=1)
    probe(g)
    assert (g.gloom[1], sum(g.gloom), shown(g, Lies.DISCARDED)) == (3, 3, ["gloom_falls"])


def test_hd_50_or_on_the_nearest_searchable_tile_by_rows_and_columns() -> None:
    g = holding("gloom_falls", 3, "17 18 1 / 19 2 20", 17)
    probe(g)
    assert (asked(g), choices(g)) == ("Ada gloom_tile", ["tile 1", "tile 2"]), "two columns, or a row and a column"
    play(g, "tile 2")
    assert (g.gloom[1], g.gloom[2]) == (0, 2)


def test_hd_50_the_nearest_tile_is_no_choice_if_it_is_the_only_one() -> None:
    g = holding("gloom_falls", 3, "17 1 . / . 2 . / 18 . .", 17)
    probe(g)
    assert (g.gloom[1], g.gloom[2], asked(g)) == (2, 0, "Ada do")


def test_hd_50_it_is_the_owners_tile_that_counts_and_the_probers_choice() -> None:
    g = moor(3, "1 17 2 18 3")
    stand(g, Ada=3, Ben=3, Cleo=17)
    pile(g, Ada="scene gloom_falls")
    stand(g, Ada=18)
    before(g, Ada="look_item")
    rolled(g)
    play(g, "look item", "own place 1", "show Ben", "probed by Cleo")
    assert (asked(g), choices(g)) == ("Cleo gloom_tile", ["tile 2", "tile 3"])
    play(g, "tile 3")
    assert g.gloom[1:4] == [0, 0, 2]


@pytest.mark.parametrize("players", COUNTS)
def test_hd_50_each_ghost_gains_a_gloom(players: int) -> None:
    g = holding("ghosts_gain", players)
    for name in NAMES[2:players]:
        ghost(g, **{name: 3})
    probe(g)
    assert healths(g) == [5, 5, *[4] * (players - 2)]
    assert (cards_of(g, "Ben"), shown(g, Lies.DISCARDED)) == (["scene"], ["ghosts_gain"])


def test_hd_50_with_no_ghost_the_owner_draws_instead() -> None:
    g = holding("ghosts_gain")
    probe(g)
    play(g, "draw turn_ends", "Ben: to place 1")
    assert (cards_of(g, "Ben"), asked(g)) == (["scene", "turn_ends"], "Ada do")


def test_hd_50_the_prober_draws_a_haunting_card() -> None:
    g = holding("prober_draws")
    probe(g)
    play(g, "draw turn_ends", "Ada: to place 0")
    assert (cards_of(g, "Ada")[0], asked(g)) == ("turn_ends", "Ada do")


def test_hd_74_a_ghost_that_has_to_draw_makes_a_living_player_draw() -> None:
    g = haunting("prober_draws")
    play(g, "haunt Ben", "2 4", "one look", "place 1")
    assert (asked(g), choices(g)) == ("Ada who_draws", ["Ben draws", "Cleo draws", "Dov draws"])
    play(g, "Dov draws", "draw turn_ends", "Dov: to place 0")
    assert cards_of(g, "Dov")[0] == "turn_ends"


def test_hd_50_every_living_player_on_the_owners_tile_draws() -> None:
    g = holding("tile_draws", 5)
    ghost(g, Cleo=1)
    stand(g, Cleo=1, Dov=2, Edith=1)
    probe(g)
    for name in ("Ada", "Ben", "Edith"):
        play(g, "draw prober_wound", f"{name}: to place 0")
    assert [name for name in NAMES[:5] if "prober_wound" in cards_of(g, name)] == ["Ada", "Ben", "Edith"]
    assert g.size[:5] == [7, 2, 0, 6, 7]


def test_hd_50_it_is_the_owners_tile_not_the_probers() -> None:
    g = moor(4)
    stand(g, Ada=2, Ben=1, Cleo=1, Dov=2)
    pile(g, Ben="scene tile_draws")
    deck(g, "search", "look_at_other")
    rolled(g)
    play(g, "search", "6 1", "search card", "at Ben", "place 1")
    for name in ("Ben", "Cleo"):
        play(g, "draw prober_wound", f"{name}: to place 0")
    assert (g.size[:4], asked(g)) == ([6, 2, 7, 6], "Ada do")


def test_hd_50_the_owner_discards_an_item_of_choice() -> None:
    g = holding("item_lost")
    before(g, Ada="look_item", Ben="heal_item move_item")
    probe(g)
    assert asked(g) == "Ben lose_item"
    assert [text.split()[0] for text in choices(g)] == ["move_item", "heal_item"]
    play(g, choices(g)[0])
    assert (shown(g, "Ben"), shown(g, "Ada")) == (["heal_item"], ["look_item"])
    assert shown(g, Lies.DISCARDED) == ["move_item", "item_lost"]


@pytest.mark.parametrize(("items", "left"), [("", []), ("heal_item", [])])
def test_hd_15_the_only_item_is_no_choice_and_without_one_nothing_happens(items: str, left: list[str]) -> None:
    g = holding("item_lost")
    before(g, Ben=f"{items} tough")
    probe(g)
    assert (shown(g, "Ben"), asked(g)) == (["tough", *left], "Ada do"), "Psyche cards are no items"


def test_hd_50_the_probers_turn_ends() -> None:
    g = holding("turn_ends")
    probe(g)
    assert (asked(g), shown(g, Lies.DISCARDED)) == ("Ben dice", ["turn_ends"])


@pytest.mark.parametrize("goal", ["goal_numbers", "goal_hoard", "goal_blight"])
def test_hd_50_a_ghost_goal_stays_in_play_face_up_nobodys(goal: str) -> None:
    g = holding(goal)
    probe(g)
    assert (shown(g, Lies.IN_PLAY), shown(g, Lies.DISCARDED), asked(g)) == ([goal], [], "Ada do")
    assert cards_of(g, "Ben") == ["scene"]
    assert goal not in shown(g, "Ada") + shown(g, "Ben")


def test_hd_50_a_goal_in_play_is_in_no_shuffle() -> None:
    g = holding("goal_hoard")
    deck(g, "haunting")
    play(g, "query Ben", "6 1", "place 1", "end", "both dice", "2 2")
    assert (g.health[1], g.haunting_left, shown(g, Lies.IN_PLAY)) == (4, 0, ["goal_hoard"]), "there is nothing to draw"


def test_hd_55_a_goal_may_be_triggered_out_of_ones_own_pile() -> None:
    g = moor(4)
    pile(g, Ada="scene goal_blight")
    before(g, Ada="look_item")
    rolled(g)
    play(g, "look item", "own place 1", "show Cleo", "probed by Ben")
    assert shown(g, Lies.IN_PLAY) == ["goal_blight"]


def test_hd_16_the_effect_of_a_card_is_the_same_in_an_exchange() -> None:
    g = holding("prober_draws")
    pile(g, Ada="prober_draws")
    play(g, "exchange Ben", "draw turn_ends", "Ben: to place 0")
    assert asked(g) == "Ben show_place", "Ben probed Ada's card and drew; then he shows one of his"
