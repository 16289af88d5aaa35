"""Don't Go In There, chapter three: a room is resolved. DGIT-20 to DGIT-26 and DGIT-28."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb

import pytest

from gloaming.games import find
from gloaming.games.dont_go_in_there.vocabulary import Ask
from gloaming.kernel.catalogue import catalogue, words_of
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import EMPTY, GONE
from stories import NAMES, branch, chances, every_answer, play, refused
from test_dont_go_in_there_setup import (
    ID,
    above,
    dispelled,
    face_up,
    ghosts,
    give,
    house,
    put,
    room,
    stand,
)

QUIET = "amulet 4, cat 4, portrait 4"  # three dice, and nothing happens when these are taken
OTHER_SIDES = {
    "attic": "nursery",
    "nursery": "attic",
    "basement": "hallway",
    "hallway": "basement",
    "library": "secret passage",
    "secret passage": "library",
}


def crowded(
    side: str, shown: str = QUIET, spaces: str = "Ada Ben - -", last: int = 4, players: int = 3, first: str = "Cleo"
) -> Match:
    """Two meeples stand in a room and a third, on the space `last`, has just had it resolved: the dice are to roll."""
    sides = [side if side in (one, other) else one for one, other in list(OTHER_SIDES.items())[::2]]
    match = house(*sides, players=players, first=first)
    put(match, side, shown)
    stand(match, side, spaces)
    play(match, f"{first}: place {side} {last}")
    return match


# DGIT-20 and DGIT-21: how many dice


def test_dgit_20_the_face_down_card_is_turned_up_for_everyone_before_the_dice_roll() -> None:
    match = crowded("secret passage", "ring 3, cat 3, mask 1")
    assert match.view()["question"] == "roll"
    for viewer in (None, "Ada", "Ben", "Cleo"):
        slot = match.view(viewer)["rooms"][2]["cards"][2]
        assert slot == {
            "slot": 3,
            "card": {"type": "mask", "value": 1, "dice": 2},
            "face_down": False,
            "looked_at_by": [],
        }
        assert match.news(seat=viewer)[-1] == "Mask 1 was turned up in the secret passage."


def test_dgit_20_its_dice_icons_count_and_it_can_be_taken_like_the_others() -> None:
    match = crowded("secret passage", "ring 3, cat 3, mask 1")
    assert match.view()["dice"] == 4
    play(match, "no ghosts")
    assert match.answers("Ada") == ["take 1", "take 2", "take 3"]
    play(match, "Ada: take 3")
    assert face_up(match, "Ada") == "mask 1"


@pytest.mark.parametrize(
    ("shown", "dice"),
    [
        ("ring 3, ring 4, cat 4", 3),
        ("ring 1, ring 4, cat 4", 4),
        ("ring 2, cat 3, cat 3", 4),
        ("ring 1, cat 2, cat 4", 5),
        ("cat 1, cat 1, cat 2", 6),
        ("cat 2, mask 2, ring 2", 6),
    ],
)
def test_dgit_21_a_die_is_rolled_for_each_icon(shown: str, dice: int) -> None:
    match = crowded("attic", shown)
    assert match.view()["dice"] == dice
    assert chances(match)[-1].startswith(("three", "four", "five", "six")[dice - 3])


def test_dgit_21_a_room_rolls_as_many_dice_as_its_values_say() -> None:
    icons = {1: 2, 2: 2, 3: 1, 4: 1}
    match = house("attic", "basement", "library", first="Cleo")
    stand(match, "attic", "Ada Ben - -")
    for values in product((1, 2, 3, 4), repeat=3):
        story = branch(match)
        put(story, "attic", ", ".join(f"ring {value}" for value in values))
        play(story, "place attic 4")
        assert story.view()["dice"] == sum(icons[value] for value in values)


@pytest.mark.parametrize(("shown", "dice"), [(QUIET, 3), ("cat 1, cat 1, cat 2", 6)])
def test_dgit_21_each_die_shows_a_ghost_as_often_as_a_blank(shown: str, dice: int) -> None:
    words = ("no ghosts", "one ghost", "two ghosts", "three ghosts", "four ghosts", "five ghosts", "six ghosts")
    ways = Counter(chances(crowded("attic", shown)))
    assert ways == {words[ghosts]: comb(dice, ghosts) for ghosts in range(dice + 1)}


def test_dgit_21_more_ghosts_than_dice_cannot_be_rolled() -> None:
    assert '"four ghosts" is no answer here' in refused(crowded("attic"), "four ghosts")


# DGIT-22 and DGIT-23: the powers of basement and hallway


def test_dgit_22_in_the_basement_the_resolver_may_roll_all_dice_once_more_and_the_second_roll_stands() -> None:
    match = crowded("basement", "cat 1, cat 2, cat 3")
    play(match, "four ghosts")
    assert match.asked == ["Cleo"]
    assert match.answers("Cleo") == ["keep", "re-roll"]
    assert ghosts(match) == [0, 0, 0]
    play(match, "Cleo: re-roll")
    assert len(chances(match)) == 2**5
    play(match, "five ghosts")
    assert ghosts(match) == [5, 4, 2]
    assert match.asked == ["Ada"]


def test_dgit_22_the_resolver_may_keep_the_roll() -> None:
    match = crowded("basement")
    play(match, "three ghosts", "Cleo: keep")
    assert ghosts(match) == [3, 2, 0]
    assert match.asked == ["Ada"]


@pytest.mark.parametrize("rolled", ["no ghosts", "three ghosts"])
def test_dgit_22_whatever_the_dice_show_they_may_be_rolled_again(rolled: str) -> None:
    match = crowded("basement")
    play(match, rolled)
    assert match.answers("Cleo") == ["keep", "re-roll"]
    play(match, "re-roll", "no ghosts")
    assert ghosts(match) == [0, 0, 0]


@pytest.mark.parametrize("side", ["attic", "nursery", "library", "secret passage"])
def test_dgit_22_no_other_room_lets_anybody_change_the_roll(side: str) -> None:
    match = crowded(side)
    before = ghosts(match)
    play(match, "two ghosts")
    assert match.view()["question"] == "take"
    assert [now - then for now, then in zip(ghosts(match), before, strict=True)] == [2, 1, 0]


def test_dgit_23_in_the_hallway_the_resolver_may_turn_one_die_either_way_or_leave_it() -> None:
    for answer, taken, told in (
        ("one fewer", [1, 0, 0], "Cleo turned a ghost over: one ghost fewer."),
        ("leave", [2, 1, 0], "Cleo let the dice lie."),
        ("one more", [3, 2, 0], "Cleo turned a blank over: one ghost more."),
    ):
        match = crowded("hallway")
        play(match, "two ghosts")
        assert match.asked == ["Cleo"]
        assert match.answers("Cleo") == ["one fewer", "leave", "one more"]
        assert ghosts(match) == [0, 0, 0]
        assert play(match, f"Cleo: {answer}")[0] == told
        assert ghosts(match) == taken
        assert match.asked == ["Ada"]


def test_dgit_23_one_fewer_needs_a_ghost_and_one_more_needs_a_blank() -> None:
    match = crowded("hallway")
    play(match, "no ghosts")
    assert match.answers("Cleo") == ["leave", "one more"]
    assert refused(match, "one fewer") == (
        '"One ghost fewer" needs a ghost, and none of the three dice shows one; '
        "you can still: Let them lie, One ghost more (DGIT-23)."
    )
    match = crowded("hallway")
    play(match, "three ghosts")
    assert match.answers("Cleo") == ["one fewer", "leave"]
    assert refused(match, "one more") == (
        '"One ghost more" needs a blank die, and all three dice show ghosts; '
        "you can still: One ghost fewer, Let them lie (DGIT-23)."
    )


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_dgit_23_a_die_is_refused_in_the_words_of_the_answers(language: str) -> None:
    match = crowded("hallway")
    play(match, "no ghosts")
    with pytest.raises(Refusal) as caught:
        play(match, "one fewer")
    say = catalogue(language, *words_of(ID)).say
    said = caught.value.said(language)
    assert [say(f"answer-turn-die-{turn}") in said for turn in ("one-fewer", "leave", "one-more")] == [True] * 3


# DGIT-24: ghosts


def test_dgit_24_from_the_top_meeple_down_each_takes_the_ghosts_that_the_flashlights_miss() -> None:
    match = crowded("nursery", "cat 1, cat 3, cat 4", "Ben Ada - -", 4)
    news = play(match, "four ghosts")
    assert ghosts(match) == [3, 4, 1]
    assert news[-3:] == [
        "Ben took 4 ghosts in the nursery, space 1.",
        "Ada took 3 ghosts in the nursery, space 2.",
        "Cleo took 1 ghost in the nursery, space 4.",
    ]


def test_dgit_24_four_ghosts_on_spaces_1_2_4_are_4_3_1_and_one_ghost_is_1_0_0() -> None:
    match = crowded("hallway", "cat 1, cat 3, cat 4")
    four, one = branch(match), branch(match)
    play(four, "four ghosts", "leave")
    play(one, "one ghost", "leave")
    assert ghosts(four) == [4, 3, 1]
    assert ghosts(one) == [1, 0, 0]


def test_dgit_24_each_space_has_one_flashlight_more_than_the_one_above() -> None:
    for spaces, last, taken in (
        ("Ada Ben - -", 3, [6, 5, 4]),
        ("- Ada Ben -", 4, [5, 4, 3]),
        ("Ada - Ben -", 4, [6, 4, 3]),
    ):
        match = crowded("basement", "cat 1, cat 1, cat 2", spaces, last)
        play(match, "six ghosts", "keep")
        assert ghosts(match) == taken


def test_dgit_24_a_player_with_several_meeples_pays_for_each() -> None:
    match = crowded("hallway", "cat 1, cat 3, cat 4", "Ada Cleo - -")
    news = play(match, "four ghosts", "leave")
    assert ghosts(match) == [4, 0, 4]
    assert news[-2:] == ["Cleo took 3 ghosts in the hallway, space 2.", "Cleo took 1 ghost in the hallway, space 4."]


def test_dgit_24_ghosts_are_added_to_those_a_player_has() -> None:
    match = crowded("hallway")
    give(match, "Ada", ghosts=7)
    give(match, "Ben", ghosts=1)
    play(match, "three ghosts", "leave")
    assert ghosts(match) == [10, 3, 0]


# DGIT-25: picks


def test_dgit_25_from_the_top_meeple_down_each_takes_a_card_and_gets_the_meeple_back() -> None:
    match = crowded("hallway", "ring 4, cat 4, mask 4", "- Ben Ada -", 1)
    play(match, "no ghosts", "leave")
    assert match.asked == ["Cleo"]
    assert match.answers("Cleo") == ["take 1", "take 2", "take 3"]
    play(match, "Cleo: take 2")
    assert face_up(match, "Cleo") == "cat 4"
    assert match.state.meeple[1] == [-1, 1, 0, -1]
    assert [slot["slot"] for slot in match.view("Ben")["rooms"][1]["cards"]] == [1, 3]
    assert match.asked == ["Ben"]
    assert match.answers("Ben") == ["take 1", "take 3"]
    play(match, "Ben: take 1")
    assert [face_up(match, name) for name in NAMES[:3]] == ["mask 4", "ring 4", "cat 4"]
    assert match.state.meeple[1] == [-1, -1, -1, -1]


def test_dgit_25_a_card_that_has_been_taken_is_refused_with_what_is_left() -> None:
    match = crowded("hallway", "ring 4, cat 4, mask 4")
    play(match, "no ghosts", "leave", "Ada: take 2")
    sentence = refused(match, "Ben: take 2")
    assert sentence == "That card has been taken; left: Ring 4, Mask 4 (DGIT-25)."


def test_dgit_25_one_pick_is_finished_before_the_next_begins() -> None:
    match = crowded("hallway", "tome 4, cat 4, ring 4")
    give(match, "Ada", "tome 3, ring 1, cat 1")
    play(match, "no ghosts", "leave", "Ada: take 1")
    assert match.asked == ["Ada"]
    assert match.view()["question"] == "name"
    assert refused(match, "Ben: take 2") == "Ben is not asked now."
    play(match, "Ada: name cat")
    assert match.asked == ["Ben"]


def test_dgit_25_a_player_with_two_meeples_picks_twice() -> None:
    match = crowded("hallway", "ring 4, cat 4, mask 4", "Cleo Cleo - -", 3, first="Ben")
    play(match, "no ghosts", "leave", "Cleo: take 3", "Cleo: take 1")
    assert face_up(match, "Cleo") == "mask 4, ring 4"
    assert face_up(match, "Ben") == "cat 4"


def test_dgit_25_the_last_card_does_all_that_a_chosen_one_does() -> None:
    match = crowded("library", "cat 3, mirror 4, portrait 4")
    give(match, "Cleo", "mirror 1, mirror 2", ghosts=1)
    news = play(match, "no ghosts", "Ada: take 1", "Ben: take 3")
    assert face_up(match, "Cleo") == ""
    assert dispelled(match, "Cleo") == "mirror 1, mirror 2, mirror 4"
    assert "Cleo took 1 ghost." in news
    assert ghosts(match) == [1, 0, 2]


# DGIT-26: the library


def test_dgit_26_a_library_that_is_flipped_to_is_put_in_order_too() -> None:
    match = crowded("secret passage")
    play(match, "no ghosts", "Ada: take 1", "Ben: take 2", "draw ring 4", "draw ring 3", "draw ring 1")
    assert above(match, "library") == "ring 1, ring 3, ring 4"


def test_dgit_26_slot_1_brings_a_ghost_and_slot_3_sends_one_away() -> None:
    match = crowded("library", "amulet 3, cat 4, portrait 4")
    for name in NAMES[:3]:
        give(match, name, ghosts=5)
    play(match, "no ghosts", "Ada: take 3", "Ben: take 1")
    assert ghosts(match) == [4, 6, 5]


def test_dgit_26_slot_3_discards_nothing_where_there_is_nothing() -> None:
    match = crowded("library", "amulet 3, cat 4, portrait 4")
    news = play(match, "no ghosts", "Ada: take 3")
    assert news[-2:] == ["Ada took Portrait 4.", "Ada discarded no ghosts."]
    assert ghosts(match) == [0, 0, 0]


@pytest.mark.parametrize(
    ("picks", "left"),
    [(("take 1", "take 2"), [6, 5, 4]), (("take 3", "take 2"), [4, 5, 6]), (("take 2", "take 1"), [5, 6, 4])],
)
def test_dgit_26_no_card_becomes_the_first_or_the_last_later(picks: tuple[str, str], left: list[int]) -> None:
    match = crowded("library", "amulet 3, cat 4, portrait 4")
    for name in NAMES[:3]:
        give(match, name, ghosts=5)
    play(match, "no ghosts", *picks)
    assert ghosts(match) == left


def test_dgit_26_no_other_room_has_such_slots() -> None:
    for side in set(OTHER_SIDES) - {"library"}:
        match = crowded(side, "amulet 3, cat 4, portrait 4", "- Ada Ben -", 4)
        for name in NAMES[:3]:
            give(match, name, ghosts=5)
        play(match, "no ghosts", *{"basement": ["keep"], "hallway": ["leave"]}.get(side, []), "take 1", "take 2")
        assert ghosts(match) == [5, 5, 5]


# DGIT-28: the next room


@pytest.mark.parametrize("side", list(OTHER_SIDES))
def test_dgit_28_after_the_third_pick_the_board_is_flipped_and_dealt_to(side: str) -> None:
    match = crowded(side)
    deck = match.view()["deck"]
    play(match, "one ghost", *{"basement": ["keep"], "hallway": ["leave"]}.get(side, []), "take 1", "take 2")
    assert OTHER_SIDES[side] in [board["side"] for board in match.view()["rooms"]]
    play(match, "draw ring 1", "draw ring 2", "draw ring 4")
    assert above(match, OTHER_SIDES[side]) == "ring 1, ring 2, ring 4"
    assert match.state.meeple[room(match, OTHER_SIDES[side])] == [-1, -1, -1, -1]
    seen = match.view()
    assert (seen["deck"], seen["resolving"], seen["dice"], seen["ghosts_rolled"]) == (deck - 3, None, 0, 0)


def test_dgit_28_the_other_rooms_keep_their_meeples_and_cards() -> None:
    match = crowded("attic")
    put(match, "library", "ring 1, mask 2, mask 3")
    stand(match, "library", "- Ben - Ada")
    before = match.view()["rooms"][1:]
    play(match, "no ghosts", "take 1", "take 2", "draw ring 1", "draw ring 2", "draw ring 4")
    assert match.view()["rooms"][1:] == before


@pytest.mark.parametrize(("resolver", "after"), [("Ada", "Ben"), ("Ben", "Cleo"), ("Cleo", "Ada")])
@pytest.mark.parametrize(("spaces", "last"), [("- Ada Ben -", 1), ("Ben - Ada -", 2), ("Ada Ben - -", 4)])
def test_dgit_28_play_goes_on_to_the_left_of_the_resolver_whoever_picked_last(
    resolver: str, after: str, spaces: str, last: int
) -> None:
    match = crowded("nursery", QUIET, spaces, last, first=resolver)
    play(match, "no ghosts", "take 1", "take 2", "draw ring 1", "draw ring 2", "draw ring 4")
    assert match.asked == [after]
    assert match.view()["question"] == "place"
    assert match.view()["resolver"] == resolver


def test_dgit_28_without_a_deck_the_board_leaves_the_game() -> None:
    match = crowded("attic")
    match.state.deck = 0
    news = play(match, "no ghosts", "take 1", "take 2")
    assert news[-1] == "The attic was closed for good."
    assert [board["side"] for board in match.view()["rooms"]] == [None, "basement", "library"]
    assert match.asked == ["Ada"]
    assert len(match.answers("Ada")) == 8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_28_the_deck_always_holds_a_multiple_of_three_when_a_room_is_done(players: int) -> None:
    for game in range(100):
        for g, _, _ in every_answer(find(ID), players, f"threes {game}"):
            if g.question == Ask.PLACE:
                assert g.deck % 3 == 0
                assert all((side == GONE) == (line == [EMPTY] * 3) for side, line in zip(g.side, g.shown, strict=True))
                assert g.deck == 0 or GONE not in g.side
