"""Haunted Destinies, chapter six: binding, the ritual, the Opener. HD-60 to HD-66."""

from __future__ import annotations

import pytest

from gloaming.games.haunted_destinies.parts import CEMETERY, EDGES, Lies
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import NOBODY
from moors import (
    COUNTS,
    NAMES,
    TOLD,
    asked,
    before,
    bits_of,
    branch,
    cards_of,
    choices,
    ended,
    ghost,
    health,
    healths,
    moor,
    news_of,
    opener,
    pile,
    piles,
    play,
    rolled,
    shown,
    stand,
    wander,
)

at_every_count = pytest.mark.parametrize("players", COUNTS)


def duel(players: int = 4, tokens: int = 5, **held: str) -> State:
    """Ada has rolled and stands before Ben, who has no health; these are the piles."""
    g = moor(players)
    stand(g, Ada=1, Ben=1)
    pile(g, **held)
    health(g, Ada=tokens, Ben=0)
    rolled(g)
    return g


def beat(g: State, *then: str) -> None:
    """Ada attacks Ben and wins."""
    play(g, "attack Ben", "6 1")
    if asked(g) == "Ada attack_prize":
        play(g, "wound")
    play(g, *then)


def open_ritual(players: int, *, tokens: int = 5) -> State:
    """Ada, who holds the Opener, has opened the ritual over Ben."""
    g = duel(players, tokens, Ada="scene opener scene")
    beat(g, "ritual")
    return g


# HD-60, HD-61: binding


def test_hd_60_the_attacker_declares_one() -> None:
    g = duel()
    beat(g)
    assert (asked(g), choices(g)) == ("Ada declare", ["binding", "ritual"])


def test_hd_60_the_wound_that_takes_the_last_token_is_enough() -> None:
    g = duel()
    health(g, Ben=1)
    beat(g)
    assert (g.health[1], asked(g)) == (0, "Ada declare")


@pytest.mark.parametrize("face_up", [False, True])
def test_hd_61_if_the_defender_holds_the_opener_the_attacker_alone_wins(face_up: bool) -> None:
    g = duel(Ben="scene opener")
    if face_up:
        before(g, Ben="opener")
    beat(g, "binding")
    assert ended(g) == "bound Ada"
    assert [g.place[seat] for seat in range(4)] == [1, 2, 2, 2]


def test_hd_61_the_whole_pile_is_revealed() -> None:
    g = duel(Ben="scene turn_ends both_heal")
    beat(g, "binding")
    told = [item for item in news_of(g) if TOLD[item.what] == "pile_revealed"]
    assert [item.seat for item in told] == [1, 1, 1]
    assert all(item.heard_by(9).number >= 0 for item in told)


@pytest.mark.parametrize(("tokens", "left"), [(5, 2), (4, 2), (3, 1), (2, 1), (1, 0), (0, 0)])
def test_hd_61_otherwise_the_defender_is_a_ghost_and_the_attacker_takes_half_rounded_up(tokens: int, left: int) -> None:
    g = duel(tokens=tokens, Ben="scene", Cleo="opener")
    beat(g, "binding")
    assert (bits_of(g, g.ghosts), g.health[0], ended(g)) == ({"Ben"}, left, "not yet")
    assert g.ritual == NOBODY


def test_hd_61_a_wrong_binding_ends_the_attack_but_not_the_turn() -> None:
    g = duel(Ben="scene", Cleo="opener")
    beat(g, "binding")
    assert asked(g) == "Ada do"
    assert not any(text.startswith(("attack", "query", "search")) for text in choices(g))


# HD-62: the Opening Ritual


@pytest.mark.parametrize("face_up", [False, True])
def test_hd_62_an_attacker_who_holds_the_opener_makes_the_defender_a_ghost_and_begins_the_ritual(face_up: bool) -> None:
    g = duel(Ada="scene opener")
    if face_up:
        before(g, Ada="opener")
    beat(g, "ritual")
    assert (bits_of(g, g.ghosts), g.ritual, ended(g)) == ({"Ben"}, 0, "not yet")


def test_hd_62_one_who_does_not_becomes_a_ghost_and_the_defender_heals_all_wounds() -> None:
    g = duel(Ada="scene turn_ends", Ben="scene opener")
    beat(g, "ritual")
    assert (bits_of(g, g.ghosts), healths(g), g.ritual) == ({"Ada"}, [1, 5, 5, 5], NOBODY)
    assert asked(g) == "Ben dice"
    assert cards_of(g, "Ben") == ["scene", "opener"], "the defender's pile stays as it is"


def test_hd_62_the_attacker_reveals_the_whole_pile() -> None:
    g = duel(Ada="scene turn_ends", Ben="scene opener")
    beat(g, "ritual")
    assert [item.seat for item in news_of(g) if TOLD[item.what] == "pile_revealed"][:2] == [0, 0]


def test_hd_62_the_opener_wins_when_all_others_are_ghosts() -> None:
    g = duel(3, Ada="opener")
    ghost(g, Cleo=2)
    beat(g, "ritual")
    assert ended(g) == "opener Ada"


@pytest.mark.parametrize("players", [3, 5])
def test_hd_62_all_living_others_win_as_soon_as_the_opener_has_no_health(players: int) -> None:
    g = moor(players)
    opener(g, "Ada")
    health(g, Ada=1)
    ghost(g, Cleo=2)
    play(g, "both dice", "4 4", "wound")
    assert ended(g) == " ".join(["living", *(name for name in NAMES[1:players] if name != "Cleo")])


# The Opener's table


@at_every_count
def test_hd_62_the_first_ghost_of_the_ritual_heals_the_opener_and_lets_it_act_again(players: int) -> None:
    g = open_ritual(players, tokens=1)
    heals, again = {3: (0, False), 4: (1, False), 5: (1, True), 6: (5, True)}[players]
    assert g.health[0] == min(5, 1 + heals)
    assert ("search" in choices(g)) == again


@at_every_count
def test_hd_62_so_does_each_ghost_that_it_makes(players: int) -> None:
    g = moor(players)
    opener(g, "Ada")
    stand(g, Ada=1, Ben=1)
    health(g, Ada=2, Ben=0)
    rolled(g)
    beat(g)
    assert bits_of(g, g.ghosts) == {"Ben"}
    assert g.health[0] == min(5, 2 + {3: 0, 4: 1, 5: 1, 6: 5}[players])
    assert asked(g) == "Ada do"
    assert ("search" in choices(g)) == (players > 4)


@at_every_count
def test_hd_62_the_opener_attacks_with_a_bonus_and_wounds_more(players: int) -> None:
    zero, wounds = {3: ("1 2", 1), 4: ("1 3", 1), 5: ("1 3", 2), 6: ("1 4", 2)}[players]
    g = moor(players)
    opener(g, "Ada")
    pile(g, Ben="")
    stand(g, Ada=1, Ben=1)
    health(g, Ben=4)
    rolled(g)
    other = branch(g)
    play(other, "attack Ben", zero)
    assert asked(other) == "Ben dice", "5 + 1 - 4 - dark and the bonus make zero"
    play(g, "attack Ben", "6 1")
    assert healths(g)[:2] == [5, 4 - wounds]


@pytest.mark.parametrize("players", [5, 6])
def test_hd_62_the_opener_who_is_attacked_wounds_once(players: int) -> None:
    g = moor(players)
    opener(g, "Ben")
    pile(g, Ada="")
    stand(g, Ada=1, Ben=1)
    rolled(g)
    play(g, "attack Ben", "1 6")
    assert healths(g)[:2] == [4, 5]


def test_hd_62_the_opener_card_has_no_power_before_the_ritual() -> None:
    g = moor(6)
    before(g, Ada="opener")
    pile(g, Ben="")
    stand(g, Ada=1, Ben=1)
    play(g, "one die", "6")
    assert asked(g) == "Ada do", "no tile to remove"
    play(g, "attack Ben", "3 2")
    assert healths(g)[:2] == [5, 4], "5 + 3 - 5 - 2 = 1, a single wound"


def test_hd_62_it_loses_no_more_than_its_health_and_heals_no_further_than_five() -> None:
    g = open_ritual(6, tokens=3)
    assert g.health[0] == 5


# HD-63


def test_hd_63_the_opener_is_whoever_holds_the_card() -> None:
    g = duel(Ada="scene", Ben="opener")
    play(g, "attack Ben", "6 1", "take face down", "to place 0", "ritual")
    assert (g.ritual, bits_of(g, g.ghosts)) == (0, {"Ben"})


def test_hd_63_once_the_ritual_runs_a_player_beaten_by_the_opener_becomes_a_ghost_without_a_declaration() -> None:
    g = duel(4)
    opener(g, "Ada")
    beat(g)
    assert (asked(g), bits_of(g, g.ghosts)) == ("Ada do", {"Ben"})


def test_hd_63_a_player_beaten_by_another_must_be_bound() -> None:
    g = duel(4, Ben="scene turn_ends")
    opener(g, "Dov")
    beat(g)
    assert (asked(g), bits_of(g, g.ghosts)) == ("Ada do", {"Ben"})
    assert healths(g) == [2, 1, 5, 5], "half of Ada's health; Ben holds one gloom"


# HD-64


def test_hd_64_the_opener_keeps_items_and_all_psyche_cards_face_up_and_discards_the_rest() -> None:
    g = moor(4)
    stand(g, Ada=1, Ben=1)
    pile(g, Ada="owner_wound scene opener both_heal swift turn_ends", Ben="")
    before(g, Ada="heal_item")
    health(g, Ben=0)
    rolled(g)
    beat(g, "ritual")
    assert (cards_of(g, "Ada"), shown(g, "Ada")) == ([], ["opener", "scene", "swift", "heal_item"])
    assert set(shown(g, Lies.DISCARDED)) == {"owner_wound", "both_heal", "turn_ends"}
    assert g.health[0] == 5, "nothing of it is obeyed"


def test_hd_64_a_card_merely_lying_face_up_is_not_enough() -> None:
    g = moor(4)
    pile(g, Ada="owner_wound scene")
    before(g, Ada="opener")
    rolled(g)
    assert (cards_of(g, "Ada"), g.ritual) == (["owner_wound", "scene"], NOBODY)


# HD-65: removing a tile

LAND = "15 16 17 / 1 0 2 / 18 39 19"  # gorge 10, fields 10, bridge 2; all but the bridge without X


def revealed(drawing: str = LAND, **tokens: int) -> State:
    """Ada is the revealed Opener and is to roll; all stand on the Cemetery."""
    g = moor(3, drawing)
    opener(g, "Ada")
    g.pawn[:3] = [CEMETERY] * 3
    health(g, **tokens)
    return g


def removable(g: State) -> set[str]:
    """The tiles that may be removed."""
    return set(choices(g)) if asked(g) == "Ada remove_tile" else set()


def test_hd_65_after_the_roll_and_before_anything_else_one_tile_may_be_removed() -> None:
    g = revealed()
    play(g, "both dice", "6 5")
    assert asked(g) == "Ada remove_tile"
    assert removable(g) == {"remove none", *(f"remove {tile}" for tile in (15, 16, 17, 18, 39, 19))}
    other = branch(g)
    play(other, "remove none")
    assert (asked(other), other.points) == ("Ada do", 11)
    play(g, "remove 17")
    assert (g.spot[17], 17 in g.board, g.points) == (-1, False, 0), "all movement is forgone"
    assert asked(g) == "Ada do"
    assert "attack Ben" in choices(g), "an action may follow"
    assert not any(text.startswith("go ") for text in choices(g))


@pytest.mark.parametrize(
    ("tokens", "die", "gorge", "bridge"),
    [(4, 6, False, True), (5, 6, True, True), (1, 1, False, False), (2, 1, False, True)],
)
def test_hd_65_the_sum_of_its_numbers_must_be_below_health_and_dice(
    tokens: int, die: int, gorge: bool, bridge: bool
) -> None:
    g = revealed(Ada=tokens)
    assert (sum(EDGES[16]), sum(EDGES[39])) == (10, 2)
    play(g, "one die", str(die))
    assert ("remove 16" in removable(g), "remove 39" in removable(g)) == (gorge, bridge)


def test_hd_65_cards_that_add_movement_points_do_not_count() -> None:
    g = revealed(Ada=4)
    before(g, Ada="move_item")
    play(g, "one die", "6")
    assert g.points == 8
    assert "remove 16" not in removable(g)


def test_hd_65_not_a_searchable_tile_not_the_cemetery_and_nothing_stands_on_it() -> None:
    g = revealed()
    stand(g, Ben=17)
    ghost(g, Cleo=1)
    stand(g, Cleo=19)
    play(g, "both dice", "6 5")
    assert removable(g) == {"remove none", *(f"remove {tile}" for tile in (15, 16, 18, 39))}


def test_hd_65_from_every_tile_left_one_can_still_walk_to_every_other() -> None:
    g = revealed("15 0 17 1")
    play(g, "both dice", "6 5")
    assert removable(g) == {"remove none", "remove 15"}
    g = revealed("17 39 / 0 18")  # the bridge can be entered from the south and left to the west alone
    play(g, "both dice", "6 5")
    assert removable(g) == {"remove none", "remove 18", "remove 39"}, "without 17 the bridge could not be left"


def test_hd_65_the_tile_that_goes_needs_no_way_itself() -> None:
    g = revealed("39 / 17 / 0")
    play(g, "both dice", "6 5")
    assert removable(g) == {"remove none", "remove 39"}, "the bridge could not even be left"


def test_hd_65_only_for_the_opener_whom_the_ritual_revealed() -> None:
    g = moor(3, LAND)
    before(g, Ada="opener")
    play(g, "both dice", "6 5")
    assert asked(g) == "Ada do"
    g = moor(3, LAND)
    opener(g, "Ben")
    play(g, "both dice", "6 5")
    assert asked(g) == "Ada do"


# HD-66


@pytest.mark.parametrize("players", [3, 4])
def test_hd_66_when_one_living_player_is_left_and_no_ritual_runs_that_one_wins(players: int) -> None:
    g = duel(players, Ada="opener", Ben="scene")
    for name in NAMES[2:players]:
        ghost(g, **{name: 1})
    beat(g, "binding")
    assert ended(g) == "last_alive Ada"


def test_hd_66_unless_a_ghost_goal_is_met_at_that_moment() -> None:
    g = duel(3, Ada="opener", Ben="scene")
    ghost(g, Cleo=1)
    before(g, goals="goal_numbers")
    beat(g, "binding")
    assert ended(g) == "ghosts Ben Cleo"


def test_hd_66_also_after_a_wrong_ritual() -> None:
    g = duel(3, Ada="scene", Ben="opener")
    ghost(g, Cleo=1)
    beat(g, "ritual")
    assert ended(g) == "last_alive Ben"


@at_every_count
def test_hd_66_the_holder_of_the_opener_card_never_becomes_a_ghost_so_somebody_always_lives(players: int) -> None:
    ghosts = 0
    for game in range(6):
        for g, _, _ in wander(players, f"holder {game}", cap=25):
            if g.round:
                holder = g.lies[0] if g.lies[0] >= 0 else next(s for s, held in enumerate(piles(g)) if 0 in held)
                assert holder < players
                assert not g.ghosts >> holder & 1
        ghosts += g.ghosts.bit_count()
    assert ghosts > 0
