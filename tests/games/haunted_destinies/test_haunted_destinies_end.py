"""Haunted Destinies, the last chapter: how a game ends, its options and its content. HD-66, HD-90 to HD-95."""

from __future__ import annotations

from pathlib import Path

import pytest

import gloaming
from gloaming import Refusal
from gloaming.games import haunted_destinies
from gloaming.games.haunted_destinies import GAME, content
from gloaming.games.haunted_destinies.parts import (
    BLIGHT,
    COPIES,
    EDGES,
    HOARD,
    KIND,
    OPENER_ACTS,
    OPENER_ATTACK,
    OPENER_HEALS,
    OPENER_WOUNDS,
    USUAL_CAP,
    Ending,
    X,
)
from gloaming.games.haunted_destinies.state import State
from moors import (
    COUNTS,
    ENDINGS,
    NAMES,
    asked,
    before,
    deck,
    ended,
    ghost,
    gloom,
    health,
    moor,
    opener,
    pile,
    play,
    rolled,
    stand,
    wander,
    winners,
)

RULEBOOK = Path(haunted_destinies.__file__).parent / "words" / "en" / "rulebook.md"
at_every_count = pytest.mark.parametrize("players", COUNTS)


def end_turn(g: State) -> None:
    """The active player rolls a die and ends the turn."""
    rolled(g)
    play(g, "end")


# HD-90: the ghosts


@pytest.mark.parametrize(
    ("players", "ghosts", "met"),
    [
        (3, 1, False),
        (3, 2, True),
        (4, 1, False),
        (4, 2, True),
        (5, 2, False),
        (5, 3, True),
        (6, 2, False),
        (6, 3, True),
    ],
)
def test_hd_90_the_goal_of_numbers_at_least_two_ghosts_and_as_many_as_living(
    players: int, ghosts: int, met: bool
) -> None:
    g = moor(players)
    for name in NAMES[1 : 1 + ghosts]:
        ghost(g, **{name: 0})
    before(g, goals="goal_numbers")
    end_turn(g)
    assert ended(g) == (" ".join(["ghosts", *NAMES[1 : 1 + ghosts]]) if met else "not yet")


def test_hd_90_the_goal_of_numbers_is_not_met_while_a_ritual_runs() -> None:
    g = moor(4)
    opener(g, "Ada")
    ghost(g, Ben=1, Cleo=1)
    before(g, goals="goal_numbers")
    end_turn(g)
    assert ended(g) == "not yet"


@at_every_count
def test_hd_90_the_goal_of_the_hoard_three_gloom_for_each_player_in_the_game(players: int) -> None:
    for short in (0, 1):
        g = moor(players)
        ghost(g, Ben=3 * players - 2 - short)
        if players > 3:
            ghost(g, Cleo=2)
        else:
            health(g, Ben=3 * players - short)
        before(g, goals="goal_hoard")
        end_turn(g)
        winning = "ghosts Ben Cleo" if players > 3 else "ghosts Ben"
        assert ended(g) == ("not yet" if short else winning)


@at_every_count
def test_hd_90_the_goal_of_blight_four_gloom_on_every_searchable_tile_five_with_four_or_more_players(
    players: int,
) -> None:
    needed = 4 if players == 3 else 5
    for low, met in ((needed, True), (needed - 1, False)):
        g = moor(players)
        ghost(g, Ben=0)
        gloom(g, **{f"t{tile}": needed for tile in range(1, 2 * players + 1)})
        gloom(g, t3=low)
        before(g, goals="goal_blight")
        end_turn(g)
        assert ended(g) == ("ghosts Ben" if met else "not yet")


def test_hd_90_blight_needs_a_ghost() -> None:
    g = moor(3)
    gloom(g, **{f"t{tile}": 9 for tile in range(1, 7)})
    before(g, goals="goal_blight")
    end_turn(g)
    assert ended(g) == "not yet"


@pytest.mark.parametrize("goal", ["goal_hoard", "goal_blight"])
def test_hd_90_the_other_goals_can_be_met_while_a_ritual_runs(goal: str) -> None:
    g = moor(4)
    opener(g, "Ada")
    ghost(g, Ben=12, Cleo=0)
    gloom(g, **{f"t{tile}": 5 for tile in range(1, 9)})
    before(g, goals=goal)
    end_turn(g)
    assert ended(g) == "ghosts Ben Cleo", "all ghosts together"


@pytest.mark.parametrize("goal", ["goal_numbers", "goal_hoard", "goal_blight"])
def test_hd_90_a_goal_that_is_not_in_play_counts_for_nothing(goal: str) -> None:
    g = moor(4)
    ghost(g, Ben=12, Cleo=0)
    gloom(g, **{f"t{tile}": 5 for tile in range(1, 9)})
    pile(g, Ada=f"scene {goal}")
    end_turn(g)
    assert ended(g) == "not yet"


# HD-90: the others; more of them in the chapter of fate


def test_hd_90_binding_is_won_by_one_the_ritual_by_one_or_by_all_living_others() -> None:
    g = moor(4)
    stand(g, Ada=1, Ben=1)
    pile(g, Ben="opener scene")
    health(g, Ben=0)
    rolled(g)
    play(g, "attack Ben", "6 1", "wound", "binding")
    assert winners(g) == ["Ada"]
    g = moor(5)
    opener(g, "Ben")
    health(g, Ben=1)
    ghost(g, Edith=3)
    stand(g, Ada=1, Ben=1)
    rolled(g)
    play(g, "attack Ben", "6 1")
    assert ended(g) == "living Ada Cleo Dov"
    assert [g.score[seat] for seat in range(5)] == [1, 0, 1, 1, 0]


# HD-91: the cap


@pytest.mark.parametrize("cap", [1, 2, 3])
def test_hd_91_after_the_last_round_the_moor_keeps_its_secret_and_nobody_wins(cap: int) -> None:
    g = moor(3, cap=cap)
    for number in range(3 * cap):
        assert (ended(g), g.round) == ("not yet", 1 + number // 3)
        end_turn(g)
    assert (ended(g), winners(g)) == ("cap", [])
    assert all(g.place[seat] > 1 for seat in range(3))


@at_every_count
def test_hd_91_a_game_always_ends(players: int) -> None:
    for seed in range(3):
        *_, (g, _, _) = wander(players, f"end {seed}", cap=4)
        assert g.over
        assert ENDINGS[g.ending] != "not_yet"
        assert g.round <= 4
        assert bool(winners(g)) == (ENDINGS[g.ending] != "cap")


def test_hd_91_the_cap_is_an_option_of_60_rounds_unless_it_is_said() -> None:
    assert GAME.check_options(None, 3)["rounds"] == USUAL_CAP == 60
    for given in (7, "7", " 7 "):
        assert GAME.lay(3, {"rounds": given}).cap == 7
    for wrong in ("0", -1, "many", 1.5, [3]):
        with pytest.raises(Refusal, match="HD-91"):
            GAME.check_options({"rounds": wrong}, 3)


@pytest.mark.parametrize(("given", "quick"), [(None, 0), ("yes", 1), ("no", 0), (True, 1), (False, 0)])
def test_hd_7_quick_is_an_option(given: bool | str | None, quick: int) -> None:
    assert GAME.lay(3, {"quick": given} if given is not None else None).quick == quick


def test_hd_7_quick_is_yes_or_no() -> None:
    with pytest.raises(Refusal, match='"perhaps"'):
        GAME.check_options({"quick": "perhaps"}, 3)


def test_hd_1_three_to_six_players() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6]
    assert gloaming.find("haunted-destinies") is GAME


# HD-92: when it is looked at


def test_hd_92_goals_are_looked_at_when_an_action_is_over_and_not_before() -> None:
    g = moor(3)
    ghost(g, Ada=8)
    stand(g, Ada=1)
    gloom(g, t1=3)
    before(g, goals="goal_hoard")
    rolled(g)
    play(g, "syphon", "1 6")
    assert ended(g) == "not yet"
    play(g, "take 1")
    assert ended(g) == "ghosts Ada"


def test_hd_92_goals_are_looked_at_when_an_exchange_of_looks_is_over() -> None:
    g = moor(4)
    ghost(g, Dov=11)
    stand(g, Ada=1, Ben=1)
    before(g, goals="goal_hoard")
    pile(g, Ada="ghosts_gain", Ben="scene")
    rolled(g)
    play(g, "exchange Ben")
    assert (ended(g), g.health[3]) == ("not yet", 12), "the second look comes first"
    play(g, "Ada: face down", "Ada: show Dov")
    assert ended(g) == "ghosts Dov"


def test_hd_92_a_goal_met_outside_an_action_waits_for_the_end_of_the_turn() -> None:
    g = moor(4)
    ghost(g, Dov=11)
    before(g, goals="goal_hoard", Ada="look_item")
    pile(g, Ada="ghosts_gain")
    rolled(g)
    play(g, "look item", "show Ben", "probed by Ben")
    assert (g.health[3], ended(g), asked(g)) == (12, "not yet", "Ada do")
    play(g, "end")
    assert ended(g) == "ghosts Dov"


def test_hd_92_a_goal_that_is_no_longer_met_by_then_is_not_met() -> None:
    g = moor(4)
    ghost(g, Dov=11)
    before(g, goals="goal_hoard", Ada="look_item sure_attack attack_item attack_item")
    pile(g, Ada="ghosts_gain")
    stand(g, Ada=1, Dov=1)
    rolled(g)
    play(g, "look item", "show Ben", "probed by Ben")
    assert g.health[3] == 12
    play(g, "attack Dov", "6 1", "stop")
    assert (g.health[3], ended(g)) == (11, "not yet")


def test_hd_92_goals_also_count_when_a_rule_ends_the_turn() -> None:
    g = moor(4)
    ghost(g, Dov=11)
    stand(g, Ada=1, Ben=1)
    before(g, goals="goal_hoard")
    deck(g, "search", "look_at_other")
    pile(g, Ben="turn_ends scene")
    health(g, Dov=12)
    rolled(g)
    play(g, "search", "6 1", "search card", "at Ben", "place 0")
    assert ended(g) == "ghosts Dov"


def test_hd_92_ghost_goals_come_before_the_last_one_alive() -> None:
    g = moor(3)
    ghost(g, Ben=9, Cleo=0)
    before(g, goals="goal_hoard")
    end_turn(g)
    assert ended(g) == "ghosts Ben Cleo"


def test_hd_92_the_ritual_ends_the_game_in_the_middle_of_anything() -> None:
    g = moor(4)
    opener(g, "Ben")
    health(g, Ben=1)
    stand(g, Ada=1, Ben=1)
    before(g, Ben="heal_item")
    rolled(g)
    play(g, "attack Ben", "6 1", "wound")
    assert ended(g) == "living Ada Cleo Dov", "no binding, no further round"


@at_every_count
def test_hd_92_what_the_openers_card_heals_for_a_ghost_comes_first(players: int) -> None:
    g = moor(players)
    stand(g, Ada=1, Ben=1)
    pile(g, Ada="opener")
    health(g, Ada=0, Ben=0)
    rolled(g)
    play(g, "attack Ben", "6 1", "wound", "ritual")
    if players == 3:
        assert ended(g) == "living Cleo", "with three players it heals nothing"
    else:
        assert (ended(g), g.health[0]) == ("not yet", {4: 1, 5: 1, 6: 5}[players])


def test_hd_92_an_opener_with_no_health_and_no_living_others_left_wins() -> None:
    g = moor(3)
    stand(g, Ada=1, Ben=1)
    pile(g, Ada="opener")
    ghost(g, Cleo=1)
    health(g, Ada=0, Ben=0)
    rolled(g)
    play(g, "attack Ben", "6 1", "wound", "ritual")
    assert (ended(g), g.health[0]) == ("opener Ada", 0)


# HD-95: the content that was balanced


def test_hd_95_every_way_of_ending_has_a_name_and_the_levers_stand_in_tables() -> None:
    assert set(ENDINGS.values()) == {"not_yet", "bound", "opener", "living", "ghosts", "last_alive", "cap"}
    assert Ending.NOT_YET == 0
    assert (HOARD, BLIGHT[3:]) == (3, (4, 5, 5, 5))
    assert sum(copies for _, copies in COPIES) == 72


def rows() -> dict[str, list[str]]:
    """The rows of the rulebook's tables, by what stands first in them."""
    lines = [line for line in RULEBOOK.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    split = [[part.strip() for part in line.strip("|").split("|")] for line in lines]
    return {row[0]: row[1:] for row in split}


def test_hd_95_the_rulebook_has_every_card_with_its_set_or_its_copies() -> None:
    found = rows()
    for card, kind in enumerate(KIND):
        assert found[content.title_of(card)][0] == ("ABCDE"[card // 6] if card < 30 else str(KIND.count(kind)))


def test_hd_95_the_rulebook_has_every_tile_with_its_edges() -> None:
    found = rows()
    for name, edges in list(zip(content.TILE_NAMES, EDGES, strict=True))[1:]:
        assert found[name][:4] == ["X" if edge == X else str(edge) for edge in edges]


@at_every_count
def test_hd_95_the_rulebook_has_the_openers_table(players: int) -> None:
    bonus, wounds, ghosts = rows()[str(players)][:3]
    assert (int(bonus), int(wounds)) == (OPENER_ATTACK[players], OPENER_WOUNDS[players])
    heals = f"heals {OPENER_HEALS[players]}" if OPENER_HEALS[players] else "nothing"
    assert ghosts == heals + " and may act once more this turn" * OPENER_ACTS[players]
