"""What a scene of The Haunting House is told beyond the raw table, by the rules that it follows from."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.sight import view
from mazes import (
    CARDS,
    DOORS,
    LINES,
    SETUPS,
    choose,
    deal,
    door_of,
    looking,
    maze,
    mirrors,
    put,
    stand,
    walls,
)
from mazes import house_of as seen_house
from stories import NAMES, play


def about(match: Match, name: str) -> dict[str, Any]:
    """What the question is about that somebody is asked."""
    seat = match.seat(name)
    return match.game.question(match.state).asked(view(match.state, seat), seat, match.names)


def ways(match: Match, name: str = "Ada") -> dict[str, dict[str, Any]]:
    """Where each direction leads from somebody's pawn."""
    return {way["direction"]: way for way in about(match, name)["ways"]}


def barred(match: Match, name: str = "Ada") -> dict[tuple[int, int], list[str]]:
    """Who bars which tiles from being turned and traded."""
    return {(each["row"], each["column"]): each["by"] for each in about(match, name)["barred"]}


# HH-11: where the doorways lie


@pytest.mark.parametrize(("entrance", "exit_"), SETUPS)
def test_hh_11_the_doorways_and_the_pawns_on_them_lie_just_outside_the_house(entrance: str, exit_: str) -> None:
    match = maze(entrance=entrance, exit=exit_)
    for which, text in (("entrance", entrance), ("exit", exit_)):
        place = match.view()[which]
        assert (place["row"], place["column"]) == door_of(text)[0]
    (row, column), _ = door_of(entrance)
    assert [player["stands"] for player in match.view()["players"]] == [{"row": row, "column": column}] * 2


def test_hh_12_a_pawn_in_the_house_stands_on_its_tile() -> None:
    match = maze()
    stand(match, Ada="3 5")
    ada = match.view()["players"][0]
    assert ada["stands"] == {"row": 3, "column": 5}
    assert ada["pawn"] == {"at": "house", "row": 3, "column": 5}


def test_hh_47_every_place_for_the_exit_is_told_with_where_it_lies() -> None:
    match = maze()
    deal(match, Ada="move exit")
    row, seat = match.game.question(match.state), match.seat("Ada")
    for answer, door in enumerate(DOORS):
        told = row.arguments(view(match.state, seat), seat, answer, match.names)["doorway"]
        assert (told["row"], told["column"]) == door_of(door)[0]


# HH-30, HH-31, HH-46: where each direction leads


@pytest.mark.parametrize("card", ["move 1", "secret passage"])
def test_hh_30_hh_46_each_way_is_told_with_the_walls_between(card: str) -> None:
    match = maze("╬╬╬╬╬╬ ╬╬╬╬╬╬ ╬╬╦║╬╬ ╬╬╬╬╬╬")
    stand(match, Ada="3 3")
    deal(match, Ada=card)
    assert {way: told["walls"] for way, told in ways(match).items()} == {"north": 1, "east": 1, "south": 0, "west": 0}
    assert ways(match)["east"]["to"] == {"at": "house", "row": 3, "column": 4}
    for line, other in product(LINES, repeat=2):
        put(match, "3 3", line)
        put(match, "3 4", other)
        assert ways(match)["east"]["walls"] == walls(seen_house(match), (3, 3), "east")


def test_hh_30_a_way_out_of_the_house_is_none_but_onto_the_entrance_and_the_exit() -> None:
    match = maze(exit="southeast east")
    stand(match, Ada="6 6", Ben="1 1")
    deal(match, Ada="move 1", Ben="move 1")
    assert [*ways(match)] == ["north", "east", "west"]
    assert ways(match)["east"]["to"] == {"at": "exit", "row": 6, "column": 7}
    play(match, "move north")
    assert [*ways(match, "Ben")] == ["north", "east", "south"]
    assert ways(match, "Ben")["north"]["to"] == {"at": "entrance", "row": 0, "column": 1}


def test_hh_31_a_trap_door_is_barred_by_who_stands_there_and_no_other_tile_is() -> None:
    match = maze(trap_doors="2 2", players=3)
    stand(match, Ada="2 1", Ben="2 2", Cleo="3 1")
    deal(match, Ada="move 1")
    assert {way: told["barred_by"] for way, told in ways(match).items()} == {"north": [], "east": ["Ben"], "south": []}


def test_hh_31_the_ways_that_are_told_as_open_are_the_answers() -> None:
    match = maze("╬╬╬╬╬╬ ╬╬═╬╬╬", trap_doors="1 2, 2 1")
    stand(match, Ada="2 2", Ben="1 2")
    deal(match, Ada="move 1")
    free = [way for way, told in ways(match).items() if told["walls"] == 0 and not told["barred_by"]]
    assert match.answers("Ada") == [f"move {way}" for way in free]


# HH-43, HH-44, HH-45: which tiles stay


@pytest.mark.parametrize("card", ["rotate 90", "rotate 180", "switch 2 tiles"])
def test_hh_43_hh_44_hh_45_the_tiles_on_which_somebody_stands_are_told_with_who_does(card: str) -> None:
    match = maze(players=4)
    stand(match, Ada="3 3", Ben="3 3", Cleo="5 1")
    deal(match, Ada=card)
    assert barred(match) == {(3, 3): ["Ada", "Ben"], (5, 1): ["Cleo"]}, "Dov is on the entrance, which never moves"
    row, seat = match.game.question(match.state), match.seat("Ada")
    picked = [row.arguments(match.state, seat, each, match.names) for each in match.game.legal(match.state, seat)]
    tiles = {(tile["row"], tile["column"]) for each in picked for tile in (each["tile"], each.get("other")) if tile}
    assert len(tiles) == 34
    assert not tiles & barred(match).keys()


@pytest.mark.parametrize("card", ["rotate 90", "rotate 180", "switch 2 tiles"])
def test_hh_43_hh_44_hh_45_whoever_tries_to_move_one_of_them_is_told_who_stands_there(card: str) -> None:
    for row, column in product(range(1, 7), repeat=2):
        match = maze()
        stand(match, Ada=f"{row} {column}")
        deal(match, Ada=card)
        (told,) = about(match, "Ada")["barred"]
        with pytest.raises(Refusal) as refused:
            match.answer("Ada", told["tried"])
        assert refused.value.code == "tile-taken"
        assert refused.value.arguments["tile"] == {"row": row, "column": column}


# HH-21, HH-22, HH-24: cards


def test_hh_21_the_table_tells_how_many_cards_a_programme_has() -> None:
    match = maze()
    mirrors(match)
    answer = match.game.question(match.state).arguments(match.state, 0, 0, match.names)
    assert match.view()["slots"] == len(answer["cards"]) == 4


def test_hh_21_a_programme_is_chosen_from_the_seven_cards_that_are_not_random_only() -> None:
    match = maze()
    mirrors(match)
    assert about(match, "Ada") == {"hand": CARDS}
    assert about(match, "Ben") == {"hand": CARDS}


@pytest.mark.parametrize("first", NAMES[:4])
def test_hh_22_cards_are_carried_out_from_the_starting_player_to_the_left(first: str) -> None:
    match = maze(players=4, first=first)
    at = NAMES.index(first)
    assert match.view()["order"] == [*NAMES[at:4], *NAMES[:at]]


def shown(match: Match, name: str | None) -> dict[str, list[str | None]]:
    """The programmes as a screen shows them."""
    return {
        player["name"]: [each["card"] if each["shown"] else None for each in player["programme"]]
        for player in match.view(name)["players"]
    }


def test_hh_24_ones_own_choice_is_shown_until_the_round_starts_and_what_is_turned_up_always() -> None:
    match = maze()
    mirrors(match)
    own = ["rotate 90", "secret passage", "move 2", "rotate 180"]
    choose(match, Ada=", ".join(own))
    assert shown(match, "Ada") == {"Ada": own, "Ben": []}
    assert shown(match, "Ben") == shown(match, None) == {"Ada": [None] * 4, "Ben": []}
    choose(match, Ben="rotate 180")
    for name, _ in looking(match):
        assert shown(match, name) == {"Ada": ["rotate 90", None, None, None], "Ben": ["rotate 180", None, None, None]}


def test_hh_24_a_random_card_is_on_no_screen_before_it_is_turned_up() -> None:
    match = maze()
    match.answer_for_chance("draw move 1, trap door, move exit, rotate 90")
    for name, _ in looking(match):
        assert shown(match, name) == {"Ada": [None] * 4, "Ben": []}


def test_hh_24_nobody_is_sent_that_a_card_is_shown_which_they_do_not_know() -> None:
    match = maze()
    mirrors(match)
    choose(match, Ada="rotate 90, secret passage, move 2, rotate 180")
    flags = {name: [each["shown"] for each in match.view(name)["players"][0]["programme"]] for name in ("Ada", "Ben")}
    assert flags == {"Ada": [True] * 4, "Ben": [False] * 4}


def test_hh_21_the_table_tells_how_many_have_chosen_until_the_last_has() -> None:
    match = maze(players=3)
    assert match.view()["ready"] is None, "the random round comes first"
    mirrors(match)
    assert match.view()["ready"] == 0
    choose(match, Cleo="rotate 180")
    choose(match, Ada="rotate 90")
    assert [match.view(name)["ready"] for name, _ in looking(match)] == [2] * len(looking(match))
    choose(match, Ben="rotate 180")
    assert match.view()["ready"] is None
