"""Don't Go In There, chapter five: the last cards work, and the Curses are counted. DGIT-40 to DGIT-46."""

from __future__ import annotations

from itertools import product

import pytest

from gloaming.games import find
from gloaming.games.dont_go_in_there.words import result
from gloaming.kernel.catalogue import catalogue, words_of
from gloaming.kernel.match import Match
from stories import NAMES, is_over, last_state, play, refused
from test_dont_go_in_there_setup import ID, close, dispelled, face_up, ghosts, give, house, put, stand

RINGS = "ring 1, ring 1, ring 1"  # what is taken last; one ring does nothing and is one Curse


def last_room(*hands: tuple[str, int], last: str = RINGS) -> Match:
    """The nursery is the last room. Ada takes first and Ben second; the third card is for Cleo, or Ada if they are two.

    A hand is what a player has face up, and how many ghosts.
    """
    match = house("nursery", "basement", "library", players=len(hands), first=NAMES[2 % len(hands)])
    for name, (held, count) in zip(NAMES, hands, strict=False):
        give(match, name, held, count)
    close(match, "basement")
    close(match, "library")
    match.state.deck = 0
    put(match, "nursery", last)
    stand(match, "nursery", "Ada Ben - -")
    play(match, "place nursery 3", "no ghosts")
    return match


def ended(*hands: tuple[str, int], last: str = RINGS) -> Match:
    """The same when the game is over; the cards were taken from the left."""
    match = last_room(*hands, last=last)
    play(match, "Ada: take 1", "Ben: take 2")
    assert match.over
    return match


def kept(*held: str) -> str:
    """What Ada has face up in the end, her last ring apart."""
    match = ended((", ".join(held), 0), ("", 20), ("", 0))
    return face_up(match, "Ada").removesuffix("ring 1").removesuffix(", ")


# DGIT-40: when the game ends


def test_dgit_40_the_game_ends_with_the_last_card() -> None:
    match = last_room(("", 0), ("", 0), ("", 0))
    play(match, "Ada: take 1")
    assert not is_over(match)
    assert match.result == {}
    assert [seat["place"] for seat in match.view()["players"]] == [None, None, None]
    play(match, "Ben: take 2")
    assert is_over(match)
    assert match.asked == []
    assert [board["side"] for board in match.view()["rooms"]] == [None, None, None]
    assert "The game is over" in refused(match, "Ada: place nursery 1")


def test_dgit_40_not_before_the_effect_of_the_last_card_is_done() -> None:
    match = last_room(("", 0), ("", 0), ("tome 1, cat 4, portrait 3", 0), last="ring 1, ring 2, tome 3")
    play(match, "Ada: take 1", "Ben: take 2")
    assert not is_over(match)
    assert match.answers("Cleo") == ["name cat", "name portrait"]
    play(match, "Cleo: name cat")
    assert is_over(match)
    assert face_up(match, "Cleo") == "portrait 3, tome 1, tome 3"


def test_dgit_40_the_last_mask_passes_its_ghosts_before_any_are_counted() -> None:
    match = ended(("", 0), ("cat 2, cat 4", 9), ("", 12), last="ring 1, ring 2, mask 3")
    assert ghosts(match) == [0, 10, 11]
    assert face_up(match, "Ben") == "cat 2, cat 4, ring 2"


def test_dgit_40_cards_that_were_dispelled_before_do_not_work() -> None:
    match = last_room(("amulet 1, amulet 2, tome 1", 0), ("music box 1", 0), ("", 0), last="tome 2, ring 2, ring 3")
    news = play(match, "Ada: take 1")
    assert "Ada named the amulets." in news
    play(match, "Ben: take 2")
    assert dispelled(match, "Ada") == "amulet 1, amulet 2"
    assert match.result["scores"]["Ada"] == 1 + 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_40_every_player_then_has_twelve_cards_and_no_room_has_any(players: int) -> None:
    for game in range(100):
        g = last_state(find(ID), players, f"the end {game}")
        assert all(sum(g.up[seat]) + sum(g.down[seat]) == 12 for seat in range(players))
        assert {number for line in (*g.shown, *g.meeple) for number in line} == {-1}


# DGIT-41 to DGIT-44, and DGIT-38: the cards of the end


def test_dgit_41_amulets_1_2_3_4_leave_the_1() -> None:
    assert kept("amulet 1, amulet 2, amulet 3, amulet 4") == "amulet 1"


def test_dgit_41_amulets_1_1_2_3_3_4_leave_1_1_3() -> None:
    assert kept("amulet 1, amulet 1, amulet 2, amulet 3, amulet 3, amulet 4") == "amulet 1, amulet 1, amulet 3"


def test_dgit_41_an_amulet_dispels_only_the_next_higher_value_and_the_4_none() -> None:
    assert kept("amulet 1, amulet 3") == "amulet 1, amulet 3"
    assert kept("amulet 2, amulet 4") == "amulet 2, amulet 4"
    assert kept("amulet 4, amulet 4") == "amulet 4, amulet 4"
    assert kept("amulet 1, amulet 4") == "amulet 1, amulet 4"


def test_dgit_41_in_every_case_as_many_flip_as_there_are_amulets_one_lower() -> None:
    for counts in product((0, 1, 2), repeat=4):
        left = [counts[0]] + [max(0, counts[value] - counts[value - 1]) for value in (1, 2, 3)]
        held = [f"amulet {value + 1}" for value in range(4) for _ in range(counts[value])]
        assert kept(*held) == ", ".join(f"amulet {value + 1}" for value in range(4) for _ in range(left[value]))


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ("cat 4, cat 2", "cat 2"),
        ("cat 3, cat 3, cat 1", "cat 1"),
        ("cat 1, cat 1, cat 4", "cat 1"),
        ("cat 4", "cat 4"),
        ("cat 3, cat 3", "cat 3"),
    ],
)
def test_dgit_42_with_nine_ghosts_or_fewer_all_cats_but_one_of_the_lowest_flip(held: str, left: str) -> None:
    for count in (0, 9):
        assert face_up(ended((held, count), ("", 20), ("", 0)), "Ada") == f"{left}, ring 1"


def test_dgit_42_with_ten_ghosts_every_cat_stays() -> None:
    match = ended(("cat 4, cat 2, cat 2", 10), ("", 20), ("cat 1, cat 3", 9))
    assert face_up(match, "Ada") == "cat 2, cat 2, cat 4, ring 1"
    assert face_up(match, "Cleo") == "cat 1, ring 1"


def test_dgit_43_the_highest_sum_of_music_boxes_flips_its_two_highest() -> None:
    match = ended(("music box 4, music box 2, music box 1", 0), ("music box 3, music box 3", 0), ("music box 4", 0))
    assert face_up(match, "Ada") == "music box 1, ring 1"
    assert face_up(match, "Ben") == "music box 3, music box 3, ring 1"
    assert face_up(match, "Cleo") == "music box 4, ring 1"


def test_dgit_43_everyone_tied_for_it_does_and_a_single_one_flips_alone() -> None:
    match = ended(("music box 4", 0), ("music box 3, music box 1", 0), ("music box 2, music box 1", 0))
    assert face_up(match, "Ada") == "ring 1"
    assert face_up(match, "Ben") == "ring 1"
    assert face_up(match, "Cleo") == "music box 1, music box 2, ring 1"


def test_dgit_43_a_sum_of_nothing_is_not_the_highest() -> None:
    match = ended(("cat 1", 0), ("cat 2", 0), ("cat 3", 0))
    assert [dispelled(match, name) for name in NAMES[:3]] == ["", "", ""]
    assert not any("dispelled" in sentence for sentence in match.news())
    lowest = ended(("music box 1", 0), ("", 0), ("", 0))
    assert dispelled(lowest, "Ada") == "music box 1"


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ("portrait 4", "portrait 4"),
        ("portrait 4, portrait 2", "portrait 2"),
        ("portrait 4, portrait 3, portrait 1", "portrait 1, portrait 3"),
        ("portrait 1, portrait 1, portrait 4, portrait 4", "portrait 1, portrait 1"),
        ("portrait 1, portrait 2, portrait 3, portrait 4, portrait 4", "portrait 1, portrait 2, portrait 3"),
    ],
)
def test_dgit_44_half_the_portraits_rounded_down_flip_the_highest_first(held: str, left: str) -> None:
    assert kept(held) == left


def test_dgit_38_cats_music_boxes_and_portraits_flip_from_the_highest_and_nobody_is_asked() -> None:
    hand = "cat 1, cat 2, cat 3, music box 1, music box 2, music box 3, portrait 1, portrait 2, portrait 3"
    match = ended((hand, 0), ("", 1), ("", 0))
    assert dispelled(match, "Ada") == "cat 2, cat 3, music box 2, music box 3, portrait 3"


# DGIT-45 and DGIT-46: the score and the places


def test_dgit_45_the_published_example() -> None:
    match = ended(
        ("tome 4, tome 3, twin 4, twin 1", 9),
        ("tome 4, tome 3, twin 4, twin 3, ring 2", 7),
        ("tome 2, twin 4, ring 4", 11),
    )
    assert match.result["scores"] == {"Ada": 13, "Ben": 17, "Cleo": 16}
    assert match.result["places"] == {"Ada": 1, "Ben": 3, "Cleo": 2}
    assert match.result["winners"] == ["Ada"]
    assert match.news()[-3:] == [
        "Ada ended with 13 Curses.",
        "Ben ended with 17 Curses.",
        "Cleo ended with 16 Curses, 5 of them for ghosts.",
    ]


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((0, 0, 0), (0, 0, 0)),
        ((1, 0, 0), (0, 0, 0)),
        ((7, 7, 6), (3, 3, 0)),
        ((8, 8, 8), (4, 4, 4)),
        ((0, 2, 3), (0, 0, 1)),
    ],
)
def test_dgit_45_whoever_has_the_most_ghosts_adds_half_of_them_all_who_are_tied_too(
    counts: tuple[int, int, int], paid: tuple[int, int, int]
) -> None:
    match = ended(*(("twin 4", count) for count in counts))
    assert list(match.result["scores"].values()) == [5 + curses for curses in paid]


def test_dgit_45_dispelled_cards_count_for_nothing() -> None:
    match = ended(("ring 4, ring 4, ring 3, portrait 2, portrait 4", 0), ("", 2), ("", 0))
    assert dispelled(match, "Ada") == "portrait 4, ring 1, ring 3, ring 4, ring 4"
    assert match.result["scores"]["Ada"] == 2


A = "amulet 1, amulet 2, amulet 2, cat 2, music box 3, music box 3, music box 1, portrait 4, portrait 3, portrait 1"
B = "amulet 4, amulet 3, amulet 1, cat 3, cat 3, cat 1, music box 4, music box 2, music box 1, portrait 4, portrait 2"


def test_dgit_46_two_players_share_the_victory_with_sixteen_each() -> None:
    match = ended((A, 9), (B, 9), last="tome 2, tome 4, cat 4")
    assert face_up(match, "Ada") == "amulet 1, amulet 2, cat 2, music box 1, portrait 1, portrait 3, tome 2"
    assert face_up(match, "Ben") == "amulet 1, amulet 3, cat 1, music box 1, portrait 2, tome 4"
    assert match.result["scores"] == {"Ada": 16, "Ben": 16}
    assert match.result["places"] == {"Ada": 1, "Ben": 1}
    assert match.result["winners"] == ["Ada", "Ben"]


def test_dgit_46_with_a_tenth_ghost_the_cat_stays_and_only_its_owner_pays() -> None:
    match = ended((A, 10), (B, 9), last="tome 2, tome 4, cat 4")
    assert face_up(match, "Ada") == "amulet 1, amulet 2, cat 2, cat 4, music box 1, portrait 1, portrait 3, tome 2"
    assert match.result["scores"] == {"Ada": 21, "Ben": 12}
    assert match.result["winners"] == ["Ben"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ada won with no Curses and fewer ghosts; Ben had none, Cleo had 2."),
        ("de", "Ada hat ohne Fluch und mit weniger Geistern gewonnen; Ben hatte keine, Cleo hatte 2."),
        ("fr", "Ada gagne sans malédiction et avec moins de fantômes\u202f; Ben n’en a aucune, Cleo en a 2."),
    ],
)
def test_dgit_46_a_victory_without_curses_is_told_as_one_says_it(language: str, told: str) -> None:
    match = ended(("twin 1", 0), ("twin 2", 1), ("", 3), last="twin 1, twin 2, ring 1")
    assert catalogue(language, *words_of(ID)).say("result", result(match.state, NAMES)) == told


def test_dgit_46_equal_curses_go_by_the_fewest_ghosts() -> None:
    match = ended(("twin 4", 3), ("twin 4", 2), ("twin 1", 8))
    assert match.result["scores"] == {"Ada": 5, "Ben": 5, "Cleo": 6}
    assert match.result["winners"] == ["Ben"]
    assert match.result["places"] == {"Ada": 2, "Ben": 1, "Cleo": 3}


def test_dgit_46_the_other_places_go_by_the_same_measure() -> None:
    match = ended(("twin 4", 3), ("twin 1", 3), ("twin 4", 3), ("twin 4, twin 3", 2), ("twin 4, twin 3", 5))
    assert match.result["scores"] == {"Ada": 5, "Ben": 2, "Cleo": 5, "Dov": 7, "Edith": 9}
    assert match.result["places"] == {"Ada": 2, "Ben": 1, "Cleo": 2, "Dov": 4, "Edith": 5}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_46_in_every_game_the_places_follow_from_curses_and_ghosts(players: int) -> None:
    for game in range(200):
        g = last_state(find(ID), players, f"places {game}")
        marks = []
        for seat in range(players):
            total = sum((number % 4 + 1) * count for number, count in enumerate(g.up[seat]))
            most = g.ghosts[seat] == max(g.ghosts[:players])
            marks.append((total + (g.ghosts[seat] // 2 if most else 0), g.ghosts[seat]))
        assert g.score[:players] == [curses for curses, _ in marks]
        assert g.place[:players] == [1 + sum(other < mark for other in marks) for mark in marks]
