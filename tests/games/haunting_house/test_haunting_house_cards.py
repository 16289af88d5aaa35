"""The Haunting House, chapter four: the cards that trade, turn and shift. HH-42 to HH-45, HH-47 to HH-49."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from mazes import (
    DOORS,
    LINES,
    SETUPS,
    TILES,
    corner_of,
    corner_tile,
    deal,
    dealt,
    doorway,
    edge_of,
    house_of,
    maze,
    played,
    put,
    stand,
    tile,
    told,
    where,
)
from stories import NAMES, branch, play, refused

INNER = [place for place in TILES if not set(place.split()) & {"1", "6"}]
CORNERS = ["1 1", "1 6", "6 1", "6 6"]
EDGES = [place for place in TILES if place not in INNER and place not in CORNERS]
TO_THE_LEFT = dict(zip("╨╡╥╞║═╚╝╗╔╠╩╣╦╬", "╡╥╞╨═║╝╗╔╚╩╣╦╠╬", strict=True))
TO_THE_RIGHT = {after: before for before, after in TO_THE_LEFT.items()}
ELSEWHERE: dict[str, Any] = {"entrance": "northeast north", "exit": "southwest south"}


def touching(place: str) -> set[str]:
    """The tiles that touch a tile, diagonals included."""
    row, column = (int(number) for number in place.split())
    around = {f"{row + down} {column + right}" for down, right in product((-1, 0, 1), repeat=2)}
    return around & set(TILES) - {place}


# HH-42: switch places


@pytest.mark.parametrize("lines", ["╬", "║", "╡"])
@pytest.mark.parametrize("own", ["3 3", "1 4", "6 6"])
def test_hh_42_with_a_pawn_on_a_tile_that_touches_diagonals_included_walls_or_not(own: str, lines: str) -> None:
    match = maze(" ".join([lines * 6] * 6))
    for place in TILES:
        stand(match, Ada=own, Ben=place)
        story = dealt(match, "switch places")
        traded = place in touching(own)
        assert (where(story, "Ada"), where(story, "Ben")) == ((place, own) if traded else (own, place))
        assert ("Ada skipped switch places" in told(story)) != traded
        assert story.view()["card"] == 2


def test_hh_42_the_player_chooses_one_pawn_even_of_two_on_the_same_tile_and_others_are_refused() -> None:
    match = maze(players=5)
    stand(match, Ada="3 3", Ben="2 2", Cleo="2 2", Dov="3 5", Edith="3 3")
    deal(match, Ada="switch places")
    assert match.answers("Ada") == ["swap with Ben", "swap with Cleo"]
    for name, why in (
        ("Ada", "yourself"),
        ("Dov", "Dov stands on does not touch"),
        ("Edith", "Edith stands on your own"),
    ):
        sentence = refused(match, f"swap with {name}")
        assert why in sentence
        assert "near you: Ben, Cleo" in sentence
        assert sentence.endswith("(HH-42).")
    play(match, "swap with Cleo")
    assert [where(match, name) for name in match.names] == ["2 2", "2 2", "3 3", "3 5", "3 3"]


def test_hh_42_not_while_one_stands_on_the_entrance() -> None:
    match = maze(players=3)
    stand(match, Ben="1 1", Cleo="1 2")
    assert "Ada skipped switch places" in deal(match, Ada="switch places")
    assert [where(match, name) for name in match.names] == ["entrance", "1 1", "1 2"]


def test_hh_42_the_other_pawn_may_stand_on_the_entrance_and_if_it_is_the_only_one_you_must() -> None:
    match = maze()
    stand(match, Ada="1 2")
    deal(match, Ada="switch places")
    assert (where(match, "Ada"), where(match, "Ben")) == ("entrance", "1 2")
    match = maze(players=3)
    stand(match, Ada="1 1", Cleo="2 1")
    deal(match, Ada="switch places")
    assert match.answers("Ada") == ["swap with Ben", "swap with Cleo"]


@pytest.mark.parametrize(
    ("door", "touched"),
    [
        ("northwest north", {"1 1", "1 2"}),
        ("northwest west", {"1 1", "2 1"}),
        ("northeast north", {"1 6", "1 5"}),
        ("northeast east", {"1 6", "2 6"}),
        ("southwest south", {"6 1", "6 2"}),
        ("southwest west", {"6 1", "5 1"}),
        ("southeast south", {"6 6", "6 5"}),
        ("southeast east", {"6 6", "5 6"}),
    ],
)
def test_hh_42_the_entrance_touches_its_corner_tile_and_the_next_one_along_that_side(
    door: str, touched: set[str]
) -> None:
    match = maze(entrance=door, exit=next(other for entrance, other in SETUPS if entrance == door))
    traded = set()
    for place in TILES:
        stand(match, Ada=place, Ben="entrance")
        if where(dealt(match, "switch places"), "Ada") == "entrance":
            traded.add(place)
    assert traded == touched


@pytest.mark.parametrize(("own", "other"), [(False, True), (True, False), (True, True)])
def test_hh_42_onto_a_trap_door_is_allowed(own: bool, other: bool) -> None:
    match = maze(players=3)
    put(match, "3 3", "╬", own)
    put(match, "4 4", "╬", other)
    stand(match, Ada="3 3", Ben="4 4", Cleo="3 4")
    deal(match, Ada="switch places", Cleo="move 1")
    play(match, "swap with Ben")
    assert (where(match, "Ada"), where(match, "Ben")) == ("4 4", "3 3")
    ways = {"move north", "move east", *([] if own else ["move west"]), *([] if other else ["move south"])}
    assert match.asked == ["Cleo"]
    assert set(match.answers("Cleo")) == ways, "one pawn stands on each trap door, before and after"


# HH-43, HH-44: turning a tile


def test_hh_43_with_all_pawns_on_the_entrance_there_are_72_answers() -> None:
    match = maze(players=6)
    deal(match, Ada="rotate 90")
    assert len(match.answers("Ada")) == 72
    assert set(match.answers("Ada")) == {f"rotate {place} {way}" for place in TILES for way in ("left", "right")}


def test_hh_44_with_all_pawns_on_the_entrance_there_are_36_answers() -> None:
    match = maze(players=6)
    deal(match, Ada="rotate 180")
    assert len(match.answers("Ada")) == 36
    assert set(match.answers("Ada")) == {f"rotate {place} around" for place in TILES}


@pytest.mark.parametrize("name", ["Ada", "Ben"])
def test_hh_43_with_one_pawn_in_the_house_there_are_70_wherever_it_stands(name: str) -> None:
    match = maze()
    deal(match, Ada="rotate 90")
    for place in TILES:
        stand(match, **{name: place})
        assert len(match.answers("Ada")) == 70
        for way in ("left", "right"):
            sentence = refused(match, f"rotate {place} {way}")
            assert name in sentence
            assert sentence.endswith("(HH-43).")


@pytest.mark.parametrize("name", ["Ada", "Ben"])
def test_hh_44_with_one_pawn_in_the_house_there_are_35_wherever_it_stands(name: str) -> None:
    match = maze()
    deal(match, Ada="rotate 180")
    for place in TILES:
        stand(match, **{name: place})
        assert len(match.answers("Ada")) == 35
        sentence = refused(match, f"rotate {place} around")
        assert name in sentence
        assert sentence.endswith("(HH-44).")


@pytest.mark.parametrize("trap_door", [False, True])
@pytest.mark.parametrize("line", LINES)
def test_hh_43_a_quarter_to_the_left_or_to_the_right(line: str, trap_door: bool) -> None:
    match = maze()
    put(match, "5 2", line, trap_door)
    deal(match, Ada="rotate 90")
    mark = "#" * trap_door
    assert tile(played(match, "rotate 5 2 left"), "5 2") == LINES[TO_THE_LEFT[line]] + mark
    assert tile(played(match, "rotate 5 2 right"), "5 2") == LINES[TO_THE_RIGHT[line]] + mark


@pytest.mark.parametrize("trap_door", [False, True])
@pytest.mark.parametrize("line", LINES)
def test_hh_44_half_a_turn_even_if_the_tile_looks_the_same_afterwards(line: str, trap_door: bool) -> None:
    match = maze()
    put(match, "5 2", line, trap_door)
    deal(match, Ada="rotate 180")
    before = house_of(match)
    play(match, "rotate 5 2 around")
    assert tile(match, "5 2") == LINES[TO_THE_LEFT[TO_THE_LEFT[line]]] + "#" * trap_door
    put(match, "5 2", line, trap_door)
    assert house_of(match) == before, "no other tile was touched"


# HH-45: trading two tiles


def test_hh_45_with_all_pawns_on_the_entrance_there_are_110_pairs() -> None:
    match = maze(players=6)
    deal(match, Ada="switch 2 tiles")
    wanted = {frozenset((place, other)) for place in TILES for other in touching(place)}
    offered = [frozenset(text.removeprefix("switch ").split(" with ")) for text in match.answers("Ada")]
    assert len(offered) == len(wanted) == 110
    assert set(offered) == wanted


@pytest.mark.parametrize("name", ["Ada", "Ben"])
@pytest.mark.parametrize(("places", "pairs"), [(INNER, 102), (EDGES, 105), (CORNERS, 107)])
def test_hh_45_a_pawn_takes_its_tile_out_of_every_pair(places: list[str], pairs: int, name: str) -> None:
    assert (len(INNER), len(EDGES), len(CORNERS)) == (16, 16, 4)
    match = maze()
    deal(match, Ada="switch 2 tiles")
    for place in places:
        stand(match, **{name: place})
        assert len(match.answers("Ada")) == pairs
        assert not any(place in text.removeprefix("switch ").split(" with ") for text in match.answers("Ada"))


def test_hh_45_an_occupied_tile_and_one_outside_are_refused() -> None:
    match = maze()
    stand(match, Ada="3 3", Ben="4 4")
    deal(match, Ada="switch 2 tiles")
    for text, why in [
        ("3 3 with 3 4", "Ada stands on the tile at row 3, column 3"),
        ("3 4 with 4 4", "Ben stands on the tile at row 4, column 4"),
        ("3 3 with 4 4", "Ada stands on the tile at row 3, column 3"),
        ("1 6 with 1 7", "Row 1, column 7 lies outside the house"),
    ]:
        sentence = refused(match, f"switch {text}")
        assert why in sentence
        assert sentence.endswith("(HH-45).")


@pytest.mark.parametrize("other", ["4 3", "3 4", "4 2", "4 4"])
def test_hh_45_both_keep_their_orientation_and_their_trap_doors(other: str) -> None:
    match = maze()
    put(match, "3 3", "╩", trap_door=True)
    put(match, other, "╔")
    deal(match, Ada="switch 2 tiles")
    play(match, f"switch 3 3 with {other}")
    assert (tile(match, "3 3"), tile(match, other)) == ("ES", "NEW#")
    assert all(tile(match, place) == "NESW" for place in TILES if place not in ("3 3", other))


def test_hh_45_two_that_look_alike_may_be_traded() -> None:
    match = maze()
    deal(match, Ada="switch 2 tiles")
    before = house_of(match)
    play(match, "switch 2 2 with 2 3")
    assert house_of(match) == before
    assert match.view()["card"] == 2


# HH-47: move exit


def test_hh_47_with_the_entrance_north_west_and_the_exit_south_east_there_are_four_places() -> None:
    match = maze(entrance="northwest north", exit="southeast east")
    deal(match, Ada="move exit")
    wanted = {"northeast north", "northeast east", "southwest south", "southwest west"}
    assert set(match.answers("Ada")) == {f"exit {door}" for door in wanted}
    for text in ("exit southeast south", "exit southeast east", "exit northwest north", "exit northwest west"):
        sentence = refused(match, text)
        assert f"at the {text.split()[1]} corner" in sentence
        assert "northeast, southwest" in sentence
        assert sentence.endswith("(HH-47).")


@pytest.mark.parametrize(("entrance", "exit_"), SETUPS)
def test_hh_47_there_are_always_four_places_wherever_the_exit_has_come_to(entrance: str, exit_: str) -> None:
    match = maze(players=3, entrance=entrance, exit=exit_)
    deal(match, Ada="move exit", Ben="move exit", Cleo="move exit")
    stories = [match]
    for _ in range(3):
        for story in stories:
            taken = {corner_of(entrance), corner_of(doorway(story, "exit"))}
            wanted = {f"exit {door}" for door in DOORS if corner_of(door) not in taken}
            assert len(wanted) == 4
            assert set(story.answers(story.asked[0])) == wanted
        stories = [played(story, answer) for story in stories for answer in story.answers(story.asked[0])]
    assert {doorway(story, "exit") for story in stories} == {d for d in DOORS if corner_of(d) != corner_of(entrance)}


@pytest.mark.parametrize("door", ["northeast north", "northeast east", "southwest south", "southwest west"])
def test_hh_47_a_pawn_next_to_the_new_place_does_not_win_by_that(door: str) -> None:
    match = maze(entrance="northwest west", exit="southeast south")
    stand(match, Ada=corner_tile(door), Ben=corner_tile(door))
    deal(match, Ada="move exit, move 1", Ben="rotate 180")
    play(match, f"Ada: exit {door}")
    assert not match.over
    play(match, "Ben: rotate 3 3 around")
    assert match.asked == ["Ada"]
    play(match, f"Ada: move {edge_of(door)}")
    assert match.result["winners"] == ["Ada"]


def test_hh_47_where_the_exit_was_there_is_nothing() -> None:
    match = maze()
    stand(match, Ada="6 6")
    deal(match, Ada="move exit, move 1", Ben="rotate 180")
    play(match, "Ada: exit northeast east", "Ben: rotate 3 3 around")
    assert set(match.answers("Ada")) == {"move north", "move west"}
    assert refused(match, "move south").endswith("(HH-30).")


# HH-48: the trap door


@pytest.mark.parametrize(("door", "away"), [("2 3", 4), ("1 5", 5)])
def test_hh_48_from_the_entrance_a_trap_door_that_cannot_be_walked_to_is_so_far_away(door: str, away: int) -> None:
    match = maze("╥╬╬╬╬╬", trap_doors=door)
    assert where(dealt(match, "trap door"), "Ada") == door
    for place in TILES[1:]:
        row, column = (int(number) for number in place.split())
        story = branch(match)
        put(story, place, "╬", trap_door=True)
        deal(story, Ada="trap door")
        far = row + (column - 1)  # the entrance lies in row 0, column 1
        if far == away and place != door:
            assert set(story.answers("Ada")) == {f"drop {door}", f"drop {place}"}
        else:
            assert where(story, "Ada") == (place if far < away else door)


def test_hh_48_the_nearest_by_rows_plus_columns_is_taken_and_ties_are_chosen() -> None:
    match = maze("╥╬╬╬╬╬", trap_doors="2 3, 1 5")
    assert where(dealt(match, "trap door"), "Ada") == "2 3"
    match = maze("╥╬╬╬╬╬", trap_doors="1 5, 2 4, 6 1, 5 1, 3 4")
    deal(match, Ada="trap door")
    assert match.answers("Ada") == ["drop 1 5", "drop 2 4", "drop 5 1"]
    for text in ("drop 6 1", "drop 3 4", "drop 3 3"):
        sentence = refused(match, text)
        assert "row 1, column 5, row 2, column 4 and row 5, column 1" in sentence
        assert sentence.endswith("(HH-48).")
    assert {where(played(match, answer), "Ada") for answer in match.answers("Ada")} == {"1 5", "2 4", "5 1"}


def test_hh_48_the_nearest_on_foot_is_the_one_with_the_fewest_steps_not_the_nearest_on_the_map() -> None:
    drawing = "╔╗╥╬╬╬ ║╚╝╬╬╬ ╠╬╬╬╬╬"
    match = maze(drawing, trap_doors="1 3, 3 2", **ELSEWHERE)
    stand(match, Ada="1 1")
    deal(match, Ada="trap door")
    assert where(match, "Ada") == "3 2", "three steps; the other is two columns away, and four steps"


def test_hh_48_on_foot_ties_are_the_players_choice() -> None:
    match = maze(trap_doors="3 1, 3 5, 1 3, 6 3")
    stand(match, Ada="3 3", Ben="1 3")
    deal(match, Ada="trap door")
    assert match.answers("Ada") == ["drop 3 1", "drop 3 5"]
    assert "Ben" in refused(match, "drop 1 3")
    assert refused(match, "drop 6 3").endswith("(HH-48).")
    play(match, "drop 3 5")
    assert where(match, "Ada") == "3 5"


def test_hh_48_one_that_can_be_walked_to_comes_before_a_nearer_one_that_cannot() -> None:
    match = maze("║╞║╬╬╬ ╬═╬╬╬╬", trap_doors="1 2, 6 6", **ELSEWHERE)
    stand(match, Ada="1 1")
    deal(match, Ada="trap door")
    assert where(match, "Ada") == "6 6"


def test_hh_48_nobody_walks_through_a_trap_door_that_another_pawn_stands_on() -> None:
    match = maze("╞══╡╬╬ ╔╬╬╬╬╬", trap_doors="1 2, 1 4, 2 1", **ELSEWHERE)
    stand(match, Ada="1 1", Ben="1 2")
    assert where(dealt(match, "trap door"), "Ada") == "2 1", "none can be walked to: one row beats three columns"
    stand(match, Ben="3 3")
    assert where(dealt(match, "trap door"), "Ada") == "1 2"
    match = maze("╞══╡╬╬ ╔╬╬╬╬╬", trap_doors="1 2, 1 4, 2 1", players=2, **ELSEWHERE)
    stand(match, Ada="1 2", Ben="3 3")
    assert where(dealt(match, "trap door"), "Ada") == "1 4", "one's own is no obstacle and no goal"


def test_hh_48_with_our_mix_none_is_free_only_when_six_players_stand_on_all_six() -> None:
    doors = ["1 2", "2 4", "3 6", "4 1", "5 3", "6 5"]
    match = maze(trap_doors=", ".join(doors), players=6)
    stand(match, **dict(zip(NAMES, doors, strict=True)))
    before = house_of(match)
    assert "Ada skipped trap door" in told(dealt(match, "trap door"))
    assert house_of(dealt(match, "trap door")) == before
    for name in NAMES[1:]:
        story = branch(match)
        stand(story, **{name: "entrance"})
        assert where(dealt(story, "trap door"), "Ada") == doors[NAMES.index(name)]


# HH-49: the hall of mirrors


def test_hh_49_nothing_happens() -> None:
    match = maze(players=4, trap_doors="2 2")
    stand(match, Ada="3 3", Ben="2 2", Cleo="1 1")
    before = house_of(match)
    news = deal(match)
    assert news[-8:-4] == [f"{name} mirrored" for name in match.names]
    assert house_of(match) == before
    assert (match.view()["card"], match.asked) == (2, ["Ada"])
