"""What a scene of Don't Go In There is told beyond the raw table, by the rules that it follows from."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from gloaming.games.dont_go_in_there.parts import SIDE_NAMES
from gloaming.games.dont_go_in_there.vocabulary import Ask, News
from gloaming.kernel.match import Match
from stories import play
from test_dont_go_in_there_cards import after
from test_dont_go_in_there_dolls import sixes
from test_dont_go_in_there_end import ended
from test_dont_go_in_there_room import QUIET
from test_dont_go_in_there_setup import dispelled, give, house, put, stand

PAIRS = (SIDE_NAMES[:2], SIDE_NAMES[2:4], SIDE_NAMES[4:])  # the two sides of each board
TYPES = {
    "mirror": ["mirror", "ring", "twin", "doll", "clocks", "holy water"],
    "tome": ["tome", "mask", "amulet", "cat", "music box", "portrait"],
}


def way(kind: str, held: str, ghosts: int = 0, viewer: str | None = "Ada", *, others: str = "") -> dict[str, Any]:
    """How Ada's set of a type stands, in somebody's eyes, when she has these cards and Ben has those others."""
    match = house(types=next(types for types in TYPES.values() if kind in types))
    give(match, "Ada", held, ghosts)
    give(match, "Ben", others)
    found: dict[str, Any] = match.view(viewer)["players"][0]["sets"][kind]
    return found


def hand(kind: str, *values: int) -> str:
    """Cards of a type."""
    return ", ".join(f"{kind} {value}" for value in values)


def hands(kind: str, most: int) -> list[str]:
    """Every hand of a type of up to so many cards, no card more often than it is there."""
    every = [each for size in range(1, most + 1) for each in combinations_with_replacement((1, 2, 3, 4), size)]
    return [hand(kind, *each) for each in every if max(map(each.count, each)) <= 2]


# DGIT-4, DGIT-12, DGIT-13: meeples


def test_dgit_13_a_room_tells_how_many_meeples_more_have_it_resolved() -> None:
    match = house()
    assert match.view()["house"]["meeples_to_resolve"] == 3
    for who, left in (("- - - -", 3), ("Ada - - -", 2), ("Ada - Ben -", 1)):
        stand(match, "attic", who)
        assert match.view()["rooms"][0]["meeples_to_come"] == left


def test_dgit_4_dgit_12_meeples_that_are_left_are_never_fewer_than_none() -> None:
    match = house(players=2)
    stand(match, "attic", "Ada Ada - -")
    stand(match, "basement", "Ada Ada - -")
    assert [player["meeples"] for player in match.view()["players"]] == [1, 5]
    stand(match, "library", "Ada Ada - -")
    assert [player["meeples"] for player in match.view()["players"]] == [0, 5], "the sixth is a substitute"


# DGIT-11, DGIT-26, DGIT-28: rooms


def ghosts_told(match: Match, since: int) -> int:
    """The ghosts that came since a point, less those that went, by the news of rooms and slots."""
    items = [match.game.news_data(item, match.names) for item in match.heard[since:]]
    signs = {"took ghosts": 1, "discarded ghosts": -1}
    return sum(signs.get(item["what"], 0) * item.get("ghosts", 0) for item in items)


@pytest.mark.parametrize(("side", "space"), [*product(SIDE_NAMES, range(4))])
def test_dgit_11_every_space_is_told_with_the_ghost_that_it_brings_or_takes(side: str, space: int) -> None:
    match = house(*[side if side in pair else pair[0] for pair in PAIRS])
    give(match, "Ada", "", 5)
    before = len(match.heard)
    play(match, f"Ada: place {side} {space + 1}")
    told = match.view()["house"]["sides"][side]["spaces"]
    assert told[space] == ghosts_told(match, before)
    assert sum(map(abs, told)) == (side in ("attic", "nursery"))


@pytest.mark.parametrize(("side", "slot"), [*product(SIDE_NAMES, range(3))])
def test_dgit_26_every_slot_is_told_with_the_ghost_that_it_brings_or_takes(side: str, slot: int) -> None:
    match = house(*[side if side in pair else pair[0] for pair in PAIRS])
    put(match, side, QUIET)
    stand(match, side, "Ada - Ben -")
    match.state.turn, match.state.asked = 2, 1 << 2
    play(match, f"Cleo: place {side} 2", "no ghosts")
    if match.state.question != Ask.TAKE:
        play(match, "leave" if side == "hallway" else "keep")
    give(match, "Ada", "", 5)
    before = len(match.heard)
    play(match, f"Ada: take {slot + 1}")
    told = match.view()["house"]["sides"][side]["slots"]
    assert told[slot] == ghosts_told(match, before)
    assert told == ([1, 0, -1] if side == "library" else [0, 0, 0])


def test_dgit_4_the_house_tells_how_many_meeples_everybody_has() -> None:
    match = house(players=5)
    told = match.view()
    assert [player["meeples"] for player in told["players"]] == [told["house"]["meeples"]] * 5 == [5] * 5


def test_dgit_28_the_deck_is_told_with_the_rooms_that_it_will_fill() -> None:
    match = house()
    for deck, rooms in ((27, 9), (26, 8), (24, 8), (3, 1), (2, 0), (0, 0)):
        match.state.deck = deck
        assert match.view()["rooms_to_come"] == rooms, "a card that is being dealt belongs to a room that is open"


# DGIT-20 to DGIT-23: what is told of dice and cards names the room, and the slot


def told_of(match: Match, what: str) -> dict[str, Any]:
    """The last piece of news of a kind, as everybody heard it."""
    items = [match.game.news_data(item, match.names) for item in match.heard]
    return next(item for item in reversed(items) if item["what"] == what)


@pytest.mark.parametrize(("answer", "ghosts", "more"), [("one fewer", 0, -1), ("leave", 1, 0), ("one more", 2, 1)])
def test_dgit_21_dgit_23_dice_are_told_with_their_room_and_what_they_show(answer: str, ghosts: int, more: int) -> None:
    match = house("attic", "hallway", "library")
    put(match, "hallway", QUIET)
    stand(match, "hallway", "Ada - Ben -")
    match.state.turn, match.state.asked = 2, 1 << 2
    play(match, "Cleo: place hallway 4", "one ghost", answer)
    lying = {"seat": "Cleo", "room": "hallway", "dice": 3}
    assert told_of(match, "rolled") == {"what": "rolled", **lying, "ghosts": 1}
    assert told_of(match, "turned die") == {"what": "turned die", **lying, "ghosts": ghosts, "more": more}


def test_dgit_20_the_card_that_is_turned_up_is_told_with_its_slot() -> None:
    match = house("attic", "basement", "secret passage")
    put(match, "secret passage", QUIET)
    stand(match, "secret passage", "Ada - Ben -")
    match.state.turn, match.state.asked = 2, 1 << 2
    play(match, "Cleo: place secret passage 4")
    assert (told_of(match, "turned up")["room"], told_of(match, "turned up")["slot"]) == ("secret passage", 3)


# DGIT-21: dice


@pytest.mark.parametrize(("cards", "dice"), [("cat 1, cat 2, ring 1", 6), (QUIET, 3), ("cat 1, cat 3, ring 2", 5)])
def test_dgit_21_a_room_tells_the_dice_that_it_will_roll(cards: str, dice: int) -> None:
    match = house()
    put(match, "basement", cards)
    assert match.view()["rooms"][1]["dice"] == {"least": dice, "most": dice}


def test_dgit_21_dgit_27_to_who_has_not_seen_the_face_down_card_it_has_one_die_or_two() -> None:
    match = house("attic", "basement", "secret passage")
    put(match, "secret passage", "cat 1, cat 3, ring 2")
    assert match.view("Ada")["rooms"][2]["dice"] == {"least": 4, "most": 5}
    play(match, "Ada: place secret passage 1")
    assert match.view("Ada")["rooms"][2]["dice"] == {"least": 5, "most": 5}
    assert match.view("Ben")["rooms"][2]["dice"] == match.view()["rooms"][2]["dice"] == {"least": 4, "most": 5}


def test_dgit_21_what_was_taken_rolls_no_dice() -> None:
    match = house()
    put(match, "basement", QUIET)
    stand(match, "basement", "Ada Ben - -")
    match.state.turn, match.state.asked = 2, 1 << 2
    play(match, "Cleo: place basement 3", "no ghosts", "keep", "Ada: take 1")
    assert match.view()["rooms"][1]["dice"] == {"least": 2, "most": 2}


# DGIT-30 to DGIT-37: what works when a card is taken


def test_dgit_30_dgit_31_so_many_mirrors_and_rings_act_together() -> None:
    assert way("mirror", "mirror 1, mirror 4") == {"kind": "count", "have": 2, "need": 3}
    assert way("ring", "ring 1, ring 1, ring 2") == {"kind": "count", "have": 3, "need": 4}


def test_dgit_32_a_twin_waits_for_one_of_its_own_value() -> None:
    assert way("twin", "twin 1, twin 4") == {"kind": "pairs", "wants": [1, 4]}
    assert way("twin", "") == {"kind": "pairs", "wants": []}


@pytest.mark.parametrize("held", [(), (1,), (4,), (2, 2, 1), (3, 2), (4, 4, 1), (3, 3, 4, 4)])
def test_dgit_33_the_dolls_that_are_wanted_are_those_that_complete_a_set_of_six(held: tuple[int, ...]) -> None:
    told = way("doll", hand("doll", *held))
    wanted = [value for value in (1, 2, 3, 4) if held.count(value) < 2 and sixes(held, value)]
    assert told == {"kind": "sum", "have": sum(held), "need": 6, "wants": wanted}


def test_dgit_34_clocks_want_eight_in_all_until_they_have_struck_for_anybody() -> None:
    assert way("clocks", "clocks 4, clocks 1") == {"kind": "sum", "have": 5, "need": 8, "wants": [3, 4]}
    assert way("clocks", "clocks 1") == {"kind": "sum", "have": 1, "need": 8, "wants": []}
    match = house(types=TYPES["mirror"])
    match.state.struck = 1
    assert match.view()["players"][0]["sets"]["clocks"] == {"kind": "spent"}


@pytest.mark.parametrize("held", [(), (4,), (3, 1), (4, 1), (2, 2, 1), (3, 2, 1), (4, 2, 1)])
def test_dgit_34_the_clocks_that_are_wanted_are_those_that_strike(held: tuple[int, ...]) -> None:
    strike = [
        value for value in (1, 2, 3, 4) if after(f"clocks {value}", hand("clocks", *held)).view()["clocks_struck"]
    ]
    assert way("clocks", hand("clocks", *held))["wants"] == strike


@pytest.mark.parametrize("kind", ["holy water", "tome"])
def test_dgit_35_dgit_36_every_second_holy_water_and_tome_works(kind: str) -> None:
    told = [way(kind, hand(kind, *[1, 1, 2][:count])) for count in range(4)]
    none, one = ({"kind": "next", "have": have, "need": 2, "works": have == 1} for have in (0, 1))
    assert told == [none, one, none, one]


def test_dgit_37_the_next_mask_passes_a_ghost_for_each_of_them() -> None:
    assert way("mask", "mask 1, mask 3") == {"kind": "grows", "next": 3}


# DGIT-41 to DGIT-44: what waits for the end


def at_the_end(held: str, ghosts: int = 0) -> int:
    """How many cards Ada dispels when the game ends with these in front of her; nobody else has any like them."""
    gone = dispelled(ended((held, ghosts), ("", 30), ("", 0)), "Ada")
    return len(gone.split(", ")) if gone else 0


@pytest.mark.parametrize("held", [*hands("amulet", 3), hand("amulet", 1, 1, 2, 3, 3, 4), hand("amulet", 1, 2, 3, 4)])
def test_dgit_41_amulets_are_told_as_they_will_go(held: str) -> None:
    assert way("amulet", held) == {"kind": "end", "flips": at_the_end(held), "of": held.count("amulet")}


@pytest.mark.parametrize(("ghosts", "count"), [*product([0, 8, 9, 10, 12, 30], [1, 2, 3])])
def test_dgit_42_with_nine_ghosts_or_fewer_all_cats_but_one_go_and_with_more_none(ghosts: int, count: int) -> None:
    held = hand("cat", *[1, 2, 4][:count])
    told = way("cat", held, ghosts)
    assert told == {"kind": "end", "flips": count - 1 if ghosts <= 9 else 0, "of": count}
    assert told["flips"] == at_the_end(held, ghosts)


@pytest.mark.parametrize("viewer", ["Ben", None])
def test_dgit_42_dgit_50_what_hangs_on_hidden_ghosts_is_not_told(viewer: str | None) -> None:
    for ghosts in (0, 9, 10, 30):
        assert way("cat", "cat 1, cat 2", ghosts, viewer) == {"kind": "end", "flips": None, "of": 2}
        assert way("cat", "cat 1", ghosts, viewer) == {"kind": "end", "flips": 0, "of": 1}, "one never goes"


def test_dgit_43_music_boxes_are_told_with_their_sum_and_whether_nobody_has_more() -> None:
    assert way("music box", "music box 3, music box 4", others="music box 4") == {
        "kind": "most",
        "have": 7,
        "leads": True,
    }
    assert way("music box", "music box 4", others="music box 4") == {"kind": "most", "have": 4, "leads": True}
    assert way("music box", "music box 1", others="music box 2") == {"kind": "most", "have": 1, "leads": False}
    assert way("music box", "") == {"kind": "most", "have": 0, "leads": False}, "no music boxes, no sum"


@pytest.mark.parametrize("held", hands("portrait", 4)[::5])
def test_dgit_44_half_of_the_portraits_go(held: str) -> None:
    assert way("portrait", held) == {"kind": "end", "flips": at_the_end(held), "of": held.count("portrait")}


# DGIT-45: Curses


def test_dgit_45_the_curses_of_a_player_are_those_face_up() -> None:
    match = house()
    give(match, "Ada", "cat 3, ring 4", 5, gone="twin 2, twin 2")
    assert match.view()["players"][0]["curses"] == 7


@pytest.mark.parametrize("ghosts", [(11, 7, 9), (9, 9, 0), (0, 0, 0)])
def test_dgit_45_the_curses_for_ghosts_are_told_at_the_end(ghosts: tuple[int, int, int]) -> None:
    hands = ("cat 3", ghosts[0]), ("", ghosts[1]), ("", ghosts[2])
    match = ended(*hands)
    players = match.view()["players"]
    scored = [match.game.news_data(item, match.names) for item in match.heard if item.what == News.SCORED]
    assert [player["for_ghosts"] for player in players] == [item["for_ghosts"] for item in scored]
    most = max(ghosts)
    assert [player["for_ghosts"] for player in players] == [each // 2 if each == most else 0 for each in ghosts]
    assert house().view()["players"][0]["for_ghosts"] is None


def test_dgit_1_a_type_that_is_not_in_play_has_no_set() -> None:
    match = house(types=TYPES["tome"])
    sets = match.view("Ada")["players"][0]["sets"]
    assert {kind for kind, told in sets.items() if told} == {*TYPES["tome"]}


def test_dgit_46_nothing_is_under_way_for_whoever_has_been_given_a_place() -> None:
    match = ended(("cat 3, mask 2", 4), ("ring 4", 0), ("", 0))
    assert [{*player["sets"].values()} for player in match.view("Ada")["players"]] == [{None}] * 3
