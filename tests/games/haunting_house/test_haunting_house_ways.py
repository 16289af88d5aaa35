"""The Haunting House, chapter three: where one may go, on foot and through walls. HH-30 to HH-32, HH-40, 41, 46."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from mazes import (
    DOORS,
    FACING,
    LINES,
    SETUPS,
    beside,
    chosen_round,
    corner_tile,
    deal,
    dealt,
    edge_of,
    house_of,
    maze,
    moved,
    played,
    put,
    stand,
    told,
    where,
)
from stories import NAMES, branch, play, refused

ELSEWHERE: dict[str, Any] = {"entrance": "northeast north", "exit": "southwest south"}  # nothing lies at the north-west
WAYS = list(FACING)


def spot(place: str, way: str) -> str:
    """The place next to another."""
    row, column = beside((int(place[0]), int(place[2])), way)
    return f"{row} {column}"


# HH-30: connected tiles


@pytest.mark.parametrize("way", WAYS)
def test_hh_30_a_step_needs_both_touching_edges_open(way: str) -> None:
    match = maze()
    stand(match, Ada="3 3")
    deal(match, Ada="move 1")
    for line, other in product(LINES, repeat=2):
        put(match, "3 3", line)
        put(match, spot("3 3", way), other)
        both = way[0].upper() in LINES[line] and FACING[way][0].upper() in LINES[other]
        assert (f"move {way}" in match.answers("Ada")) == both


def test_hh_30_never_diagonally() -> None:
    match = maze()
    stand(match, Ada="3 3")
    deal(match, Ada="move 1")
    assert match.answers("Ada") == ["move north", "move east", "move south", "move west"]
    ends = {where(played(match, answer), "Ada") for answer in match.answers("Ada")}
    assert ends == {"2 3", "3 4", "4 3", "3 2"}


@pytest.mark.parametrize(
    ("place", "outside"),
    [("1 3", ["north"]), ("3 6", ["east"]), ("6 4", ["south"]), ("4 1", ["west"]), ("1 1", ["north", "west"])],
)
def test_hh_30_outside_the_house_there_is_nothing_but_entrance_and_exit(place: str, outside: list[str]) -> None:
    match = maze(**ELSEWHERE)
    stand(match, Ada=place)
    deal(match, Ada="move 1")
    assert set(match.answers("Ada")) == {f"move {way}" for way in WAYS if way not in outside}
    for way in outside:
        sentence = refused(match, f"move {way}")
        assert f"Nothing lies {way} of you" in sentence
        assert sentence.endswith("(HH-30).")


def test_hh_30_a_wall_is_refused_with_the_ways_that_are_open() -> None:
    match = maze("╬╬╬╬╬╬ ╬╬║╬╬╬")
    stand(match, Ada="2 2")
    deal(match, Ada="move 1")
    sentence = refused(match, "move east")
    assert "way east" in sentence
    assert "north, south, west" in sentence
    assert sentence.endswith("(HH-30).")


def test_hh_30_the_last_row_and_the_first_of_the_next_do_not_touch() -> None:
    match = maze()
    stand(match, Ada="2 6")
    deal(match, Ada="move 1")
    assert "move east" not in match.answers("Ada")
    stand(match, Ada="3 1")
    assert "move west" not in match.answers("Ada")


# HH-31: one pawn on a trap door


def test_hh_31_nobody_may_stop_on_a_trap_door_that_another_pawn_stands_on() -> None:
    match = maze(trap_doors="2 2")
    stand(match, Ada="2 1", Ben="2 2")
    deal(match, Ada="move 1")
    assert set(match.answers("Ada")) == {"move north", "move south"}
    sentence = refused(match, "move east")
    assert "Ben" in sentence
    assert sentence.endswith("(HH-31).")
    stand(match, Ben="entrance")
    assert set(match.answers("Ada")) == {"move north", "move east", "move south"}


def test_hh_31_nor_pass_through_it() -> None:
    match = maze("╞═╡╬╬╬", trap_doors="1 2", **ELSEWHERE)
    stand(match, Ada="1 1", Ben="1 2")
    assert {"Ada skipped move 1"} <= set(told(dealt(match, "move 1")))
    assert {"Ada skipped move 2"} <= set(told(dealt(match, "move 2")))
    stand(match, Ben="entrance")
    story = dealt(match, "move 2")
    play(story, "Ada: move east")
    assert where(story, "Ada") == "1 3"


def test_hh_31_not_even_with_the_second_of_two_steps() -> None:
    match = maze("╞═╡╬╬╬", trap_doors="1 3", **ELSEWHERE)
    stand(match, Ada="1 1", Ben="1 3")
    news = deal(match, Ada="move 2")
    assert [item for item in news if "walked" in item] == ["Ada walked 1 2", "Ada walked 1 1"], "not even asked"


def test_hh_31_off_ones_own_trap_door_and_back_is_fine() -> None:
    match = maze("╞═╡╬╬╬", trap_doors="1 1", **ELSEWHERE)
    stand(match, Ada="1 1")
    deal(match, Ada="move 2")
    assert where(match, "Ada") == "1 2"
    assert set(match.answers("Ada")) == {"move east", "move west"}
    play(match, "move west")
    assert where(match, "Ada") == "1 1"


@pytest.mark.parametrize("place", ["3 3", "1 1", "entrance"])
def test_hh_31_any_other_tile_holds_any_number_of_pawns(place: str) -> None:
    match = maze("╬╬╬╬╬╬ ║╬╬╬╬╬", players=6)
    near = {"3 3": "3 2", "1 1": "1 2", "entrance": "1 1"}[place]
    way = {"3 3": "east", "1 1": "west", "entrance": "north"}[place]
    stand(match, **{**dict.fromkeys(NAMES, place), "Ada": near})
    deal(match, Ada="move 1")
    play(match, f"Ada: move {way}")
    assert {where(match, name) for name in NAMES} == {place}


def test_hh_31_coming_onto_a_trap_door_does_nothing_by_itself() -> None:
    match = maze("╞╡╬╬╬╬", trap_doors="1 2, 5 5, 3 3", **ELSEWHERE)
    stand(match, Ada="1 1", Ben="4 4")
    before = house_of(match)
    news = deal(match, Ada="move 1")
    assert [item for item in news if "card drawn" not in item and "turned up" not in item] == [
        "Ada walked 1 2",
        "Ben mirrored",
    ]
    assert house_of(match) == moved(before, Ada=(1, 2))


# HH-32: the entrance and the exit


@pytest.mark.parametrize("door", DOORS)
def test_hh_32_going_back_onto_the_entrance_is_allowed(door: str) -> None:
    exit_ = next(other for entrance, other in SETUPS if entrance == door)
    match = maze(entrance=door, exit=exit_)
    stand(match, Ada=corner_tile(door))
    deal(match, Ada="move 1")
    play(match, f"move {edge_of(door)}")
    assert where(match, "Ada") == "entrance"
    assert not match.over


def test_hh_32_whoever_comes_onto_the_exit_wins_at_once() -> None:
    match = maze(players=3, first="Ben")
    stand(match, Ada="6 6", Ben="6 6", Cleo="6 6")
    deal(match, Ada="move 1", Ben="hall of mirrors", Cleo="move 1")
    assert match.asked == ["Cleo"], "Ben is first and Cleo sits to the left of Ben"
    play(match, "Cleo: move south")
    assert match.over
    assert match.result["winners"] == ["Cleo"]
    assert (where(match, "Cleo"), where(match, "Ada")) == ("exit", "6 6")
    assert told(match)[-2:] == ["Cleo walked exit", "Cleo won"]


# HH-40, HH-41: on foot


def test_hh_40_move_1_is_one_step() -> None:
    match = maze()
    stand(match, Ada="3 3")
    deal(match, Ada="move 1")
    play(match, "move south")
    assert where(match, "Ada") == "4 3"
    assert match.view()["card"] == 2


def test_hh_41_move_2_is_two_steps_chosen_one_after_the_other() -> None:
    match = maze()
    stand(match, Ada="3 3")
    deal(match, Ada="move 2")
    ends = set()
    for first in match.answers("Ada"):
        story = played(match, first)
        assert (story.asked, story.view()["card"]) == (["Ada"], 1)
        assert where(story, "Ada") == spot("3 3", first.removeprefix("move "))
        ends |= {where(played(story, second), "Ada") for second in story.answers("Ada")}
    assert ends == {"3 3", "1 3", "2 2", "2 4", "3 1", "3 5", "4 2", "4 4", "5 3"}


def test_hh_41_ending_where_one_started_is_allowed() -> None:
    match = maze()
    stand(match, Ada="3 3")
    deal(match, Ada="move 2")
    play(match, "move east", "move west")
    assert where(match, "Ada") == "3 3"
    assert match.view()["card"] == 2


def test_hh_41_in_a_corridor_both_steps_are_taken_without_asking() -> None:
    match = maze("╞╡╬╬╬╬", **ELSEWHERE)
    stand(match, Ada="1 1")
    news = deal(match, Ada="move 2")
    assert [item for item in news if "walked" in item] == ["Ada walked 1 2", "Ada walked 1 1"]
    assert match.view()["card"] == 2


@pytest.mark.parametrize("start", ["6 6", "5 6"])
def test_hh_41_either_step_onto_the_exit_wins(start: str) -> None:
    match = maze()
    stand(match, Ada=start)
    deal(match, Ada="move 2")
    play(match, "move south")
    if start == "5 6":
        assert not match.over
        play(match, "move south")
    assert match.result["winners"] == ["Ada"]
    assert match.asked == [], "a first step that wins is not followed by another"
    assert match.state.pending == 0


def test_hh_41_move_2_is_possible_whenever_move_1_is() -> None:
    match = maze(trap_doors="3 3, 3 4, 2 3")
    for line, other, ben in product(LINES, LINES, ["3 4", "2 3", "5 5"]):
        put(match, "3 3", line, trap_door=True)
        put(match, "3 4", other, trap_door=True)
        stand(match, Ada="3 3", Ben=ben)
        skipped = [f"Ada skipped {card}" in told(dealt(match, card)) for card in ("move 1", "move 2")]
        assert skipped[0] == skipped[1]


# HH-46: the secret passage


@pytest.mark.parametrize(
    ("own", "other", "allowed"),
    [("╞", "║", True), ("╨", "═", True), ("╞", "═", False), ("╨", "║", False)],
    ids=["open to closed", "closed to open", "open to open", "closed to closed"],
)
def test_hh_46_there_must_be_exactly_one_wall_between(own: str, other: str, allowed: bool) -> None:
    match = maze(f"{own}{other}╬╬╬╬ ═╬╬╬╬╬", **ELSEWHERE)
    stand(match, Ada="1 1")
    news = deal(match, Ada="secret passage")
    assert ("Ada passed wall 1 2" in news) == allowed
    assert ("Ada skipped secret passage" in news) != allowed
    assert where(match, "Ada") == ("1 2" if allowed else "1 1")


@pytest.mark.parametrize("way", WAYS)
def test_hh_46_it_does_not_matter_which_of_the_two_edges_is_closed(way: str) -> None:
    drawing = "╬╬╬╬╬╬ ╬╬═╬╬╬ ╬║╬║╬╬ ╬╬═╬╬╬"
    match = maze(drawing)
    stand(match, Ada="3 3")
    deal(match, Ada="secret passage")
    assert set(match.answers("Ada")) == {f"pass {each}" for each in WAYS}
    for line, other in product(LINES, repeat=2):
        put(match, "3 3", line)
        put(match, spot("3 3", way), other)
        walls = (way[0].upper() not in LINES[line]) + (FACING[way][0].upper() not in LINES[other])
        assert (f"pass {way}" in match.answers("Ada")) == (walls == 1)


def test_hh_46_no_wall_and_two_walls_are_refused() -> None:
    match = maze("╬╬╬╬╬╬ ╬╬╬╬╬╬ ╬╬═║╬╬ ╬╬═╬╬╬")
    stand(match, Ada="3 3")
    deal(match, Ada="secret passage")
    assert match.answers("Ada") == ["pass north", "pass east"]
    for way in ("west", "south"):
        sentence = refused(match, f"pass {way}")
        assert f"in the way {way}" in sentence
        assert "north, east" in sentence
        assert sentence.endswith("(HH-46).")


def test_hh_46_there_is_nothing_to_pass_to_outside_the_house() -> None:
    match = maze("╬═║╬╬╬", **ELSEWHERE)
    stand(match, Ada="1 2")
    deal(match, Ada="secret passage")
    assert match.answers("Ada") == ["pass east", "pass south"]
    assert refused(match, "pass north").endswith("(HH-46).")


def test_hh_46_not_onto_a_trap_door_that_another_pawn_stands_on() -> None:
    match = maze("╞║╬╬╬╬ ═╬╬╬╬╬", trap_doors="1 2", **ELSEWHERE)
    stand(match, Ada="1 1", Ben="1 2")
    assert "Ada skipped secret passage" in told(dealt(match, "secret passage"))
    stand(match, Ben="1 3")
    assert where(dealt(match, "secret passage"), "Ada") == "1 2"


def test_hh_46_the_refusal_says_who_stands_on_the_trap_door() -> None:
    match = maze("╬╬╬╬╬╬ ╬╬╬╬╬╬ ╬╬═║╬╬", trap_doors="3 4")
    stand(match, Ada="3 3", Ben="3 4")
    deal(match, Ada="secret passage")
    assert match.answers("Ada") == ["pass north", "pass south"]
    sentence = refused(match, "pass east")
    assert "Ben" in sentence
    assert sentence.endswith("(HH-31).")


def test_hh_46_in_the_chosen_round_it_works_the_same() -> None:
    match = maze("╞║╬╬╬╬ ═╬╬╬╬╬", **ELSEWHERE)
    stand(match, Ada="1 1")
    chosen_round(match, Ada="secret passage", Ben="rotate 90")
    assert where(match, "Ada") == "1 2"


# Checked by hand: on the entrance


@pytest.mark.parametrize("door", DOORS)
def test_hh_46_on_the_entrance_either_move_1_or_secret_passage_has_the_one_answer(door: str) -> None:
    match = maze(entrance=door, exit=next(other for entrance, other in SETUPS if entrance == door))
    corner = corner_tile(door)
    for line in LINES:
        put(match, corner, line)
        is_open = edge_of(door)[0].upper() in LINES[line]
        on_foot, through = dealt(match, "move 1"), dealt(match, "secret passage")
        assert where(on_foot, "Ada") == (corner if is_open else "entrance")
        assert where(through, "Ada") == ("entrance" if is_open else corner)
        assert ("Ada skipped move 1" in told(on_foot)) != is_open
        assert ("Ada skipped secret passage" in told(through)) == is_open
        assert (on_foot.view()["card"], through.view()["card"]) == (2, 2)


@pytest.mark.parametrize("door", DOORS)
def test_hh_46_on_the_entrance_before_an_occupied_trap_door_only_the_trap_door_card_helps(door: str) -> None:
    match = maze(trap_doors="4 4", entrance=door, exit=next(other for entrance, other in SETUPS if entrance == door))
    corner = corner_tile(door)
    stand(match, Ben=corner)
    for line in LINES:
        put(match, corner, line, trap_door=True)
        for card in ("move 1", "move 2", "secret passage", "switch places"):
            assert f"Ada skipped {card}" in told(dealt(match, card))
        assert where(dealt(match, "trap door"), "Ada") == "4 4"
        left = branch(match)
        stand(left, Ben="3 3")
        assert {where(dealt(left, card), "Ada") for card in ("move 1", "secret passage")} == {"entrance", corner}


@pytest.mark.parametrize("door", DOORS)
def test_hh_46_back_onto_the_entrance_is_allowed(door: str) -> None:
    match = maze(entrance=door, exit=next(other for entrance, other in SETUPS if entrance == door))
    shut = next(line for line in "╨╞╥╡" if LINES[line] == FACING[edge_of(door)][0].upper())
    put(match, corner_tile(door), shut)
    stand(match, Ada=corner_tile(door))
    deal(match, Ada="secret passage")
    play(match, f"Ada: pass {edge_of(door)}")
    assert where(match, "Ada") == "entrance"
    assert not match.over


def test_hh_46_onto_the_exit_wins() -> None:
    match = maze("╬╬╬╬╬╬ ╬╬╬╬╬╬ ╬╬╬╬╬╬ ╬╬╬╬╬╬ ╬╬╬╬╬╬ ╬╬╬╬╬╩")
    stand(match, Ada="6 6")
    assert deal(match, Ada="secret passage")[-2:] == ["Ada passed wall exit", "Ada won"]
    assert match.result["winners"] == ["Ada"]


def test_hh_11_the_map_marks_the_entrance_and_the_exit_alike_in_every_language() -> None:
    match = maze(entrance="southwest south", exit="northeast east")
    stand(match, Ada="1 1", Ben="2 2")
    drawn = match.game.voice().description(match.state, 0, match.names).split("\n\n")[-1]
    assert drawn == match.game.voice("de").description(match.state, 0, match.names).split("\n\n")[-1]
    rows = drawn.splitlines()
    assert next(row for row in rows if row.startswith("1 ")).endswith("══ *")
    assert rows[-1].split() == [">"]
    assert {letter for letter in drawn if letter.isalpha()} == {"A", "B"}
