"""Don't Go In There, chapter four: what cards do when they are taken. DGIT-29 to DGIT-38, but for dolls."""

from __future__ import annotations

import pytest

from gloaming.games import find
from gloaming.games.dont_go_in_there.vocabulary import Ask, News
from gloaming.kernel.match import Match
from gloaming.kernel.seats import CHANCE
from stories import NAMES, every_answer, play, refused
from test_dont_go_in_there_room import crowded
from test_dont_go_in_there_setup import ID, dispelled, face_up, ghosts, give, house, put, stand

KINDS = {"mirror": 6, "ring": 9, "tome": 10, "twin": 11}  # their places among the twelve types
POWERS = {"basement": ["keep"], "hallway": ["leave"]}


def evening() -> Match:
    """A house for four, where Dov takes what the story does not want."""
    return house("nursery", "hallway", "library", players=4)


def take(match: Match, name: str, text: str, *choices: str, side: str = "", slot: int = 1) -> list[str]:
    """A player takes this card from the top of a room where no ghost shows; return the news from then on.

    What is left there goes to Dov, but only when the story goes on.
    """
    carry_on(match)
    side = side or match.view()["rooms"][1]["side"]
    shown = ["amulet 4"] * 3
    shown[slot - 1] = text
    put(match, side, ", ".join(shown))
    stand(match, side, "- Dov Dov -")
    match.state.turn, match.state.asked = NAMES.index(name), 1 << NAMES.index(name)
    play(match, f"{name}: place {side} 1", "no ghosts", *POWERS.get(side, []))
    return play(match, f"{name}: take {slot}", *choices)


def carry_on(match: Match) -> None:
    """Whatever is open is answered somehow, until a meeple is to be placed."""
    while match.state.question != Ask.PLACE:
        if match.game.asks(match.state, CHANCE):
            match.answer_for_chance(0)
        else:
            play(match, f"{match.asked[0]}: {match.answers(match.asked[0])[0]}")


def after(card: str, holding: str = "", ghosts: int = 0, side: str = "", slot: int = 1) -> Match:
    """Ada, who holds these cards and so many ghosts, has just taken another card."""
    match = evening()
    give(match, "Ada", holding, ghosts)
    take(match, "Ada", card, side=side, slot=slot)
    return match


# DGIT-29: dispelling


def test_dgit_29_a_dispelled_card_stays_face_down_with_its_owner() -> None:
    match = after("ring 4", "ring 1, ring 2, ring 3, cat 3")
    assert face_up(match, "Ada") == "cat 3"
    assert dispelled(match, "Ada") == "ring 1, ring 2, ring 3, ring 4"
    take(match, "Ada", "ring 1")
    assert face_up(match, "Ada") == "cat 3, ring 1"
    assert dispelled(match, "Ada") == "ring 1, ring 2, ring 3, ring 4"


def test_dgit_29_only_face_up_cards_belong_to_a_set() -> None:
    match = after("tome 2", "tome 1, ring 1, ring 2, ring 3")
    assert dispelled(match, "Ada") == "ring 1, ring 2, ring 3"
    take(match, "Ada", "ring 4")
    assert face_up(match, "Ada") == "ring 4, tome 1, tome 2"


def test_dgit_29_flipping_cards_sets_nothing_off() -> None:
    for kind in ("mask", "mirror", "holy water", "clocks", "doll"):
        match = after("tome 2", f"tome 1, {kind} 4, {kind} 3", ghosts=4)
        assert dispelled(match, "Ada") == f"{kind} 3, {kind} 4"
        assert ghosts(match) == [4, 0, 0, 0]
        assert match.state.struck == 0


@pytest.mark.parametrize("kind", ["amulet", "cat", "music box", "portrait"])
def test_dgit_29_the_types_of_the_end_do_nothing_when_taken(kind: str) -> None:
    match = evening()
    give(match, "Ada", f"{kind} 1, {kind} 2, {kind} 3, {kind} 4", ghosts=3)
    assert take(match, "Ada", f"{kind} 4") == [f"Ada took {kind.capitalize()} 4."]
    assert dispelled(match, "Ada") == ""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_29_no_full_set_is_left_face_up_in_any_game(players: int) -> None:
    for game in range(100):
        for g, _, _ in every_answer(find(ID), players, f"full sets {game}"):
            if g.question != Ask.PLACE:
                continue
            for seat in range(players):
                counts = {kind: g.up[seat][place * 4 : place * 4 + 4] for kind, place in KINDS.items()}
                assert sum(counts["mirror"]) < 3
                assert sum(counts["ring"]) < 4
                assert max(counts["twin"]) < 2
                assert sum(g.down[seat][KINDS["tome"] * 4 : KINDS["tome"] * 4 + 4]) == 0
        struck = sum(item.what == News.CLOCKS_STRUCK for item in g.news)
        assert struck == g.struck <= 1


# DGIT-30 to DGIT-32: mirrors, rings, twins


def test_dgit_30_a_mirror_brings_a_ghost_and_the_third_dispels_all_three() -> None:
    match = evening()
    assert take(match, "Ada", "mirror 4") == ["Ada took Mirror 4.", "Ada took 1 ghost."]
    take(match, "Ada", "mirror 1")
    assert (face_up(match, "Ada"), ghosts(match)[0]) == ("mirror 1, mirror 4", 2)
    news = take(match, "Ada", "mirror 1")
    assert news[:2] == ["Ada took Mirror 1.", "Ada took 1 ghost."]
    assert (face_up(match, "Ada"), dispelled(match, "Ada")) == ("", "mirror 1, mirror 1, mirror 4")
    assert ghosts(match)[0] == 3


def test_dgit_30_three_further_mirrors_are_another_set() -> None:
    match = evening()
    for value in (1, 2, 3, 4, 1):
        take(match, "Ada", f"mirror {value}")
    assert face_up(match, "Ada") == "mirror 1, mirror 4"
    take(match, "Ada", "mirror 2")
    assert face_up(match, "Ada") == ""
    assert ghosts(match)[0] == 6


def test_dgit_31_the_fourth_ring_dispels_all_four() -> None:
    match = evening()
    for value in (4, 2, 2):
        take(match, "Ada", f"ring {value}")
    assert face_up(match, "Ada") == "ring 2, ring 2, ring 4"
    news = take(match, "Ada", "ring 1")
    assert news[0] == "Ada took Ring 1."
    assert set(news[1:]) == {"Ada dispelled Ring 4.", "Ada dispelled Ring 2 and Ring 2.", "Ada dispelled Ring 1."}
    assert (face_up(match, "Ada"), dispelled(match, "Ada")) == ("", "ring 1, ring 2, ring 2, ring 4")
    for value in (1, 3, 3):
        take(match, "Ada", f"ring {value}")
    assert face_up(match, "Ada") == "ring 1, ring 3, ring 3"
    take(match, "Ada", "ring 4")
    assert face_up(match, "Ada") == ""


def test_dgit_31_the_rings_of_others_do_not_help() -> None:
    match = evening()
    give(match, "Ben", "ring 1, ring 2, ring 3")
    take(match, "Ada", "ring 4")
    assert face_up(match, "Ada") == "ring 4"
    assert face_up(match, "Ben") == "ring 1, ring 2, ring 3"


def test_dgit_32_two_twins_of_the_same_value_dispel_each_other() -> None:
    match = evening()
    for value in (1, 2, 3, 4):
        take(match, "Ada", f"twin {value}")
    assert face_up(match, "Ada") == "twin 1, twin 2, twin 3, twin 4"
    take(match, "Ada", "twin 3")
    assert (face_up(match, "Ada"), dispelled(match, "Ada")) == ("twin 1, twin 2, twin 4", "twin 3, twin 3")
    take(match, "Ada", "twin 1")
    assert (face_up(match, "Ada"), dispelled(match, "Ada")) == ("twin 2, twin 4", "twin 1, twin 1, twin 3, twin 3")


# DGIT-34: clocks


def test_dgit_34_clocks_that_reach_eight_dispel_the_two_highest() -> None:
    match = evening()
    take(match, "Ada", "clocks 4")
    take(match, "Ada", "clocks 3")
    assert (face_up(match, "Ada"), match.view()["clocks_struck"]) == ("clocks 3, clocks 4", False)
    take(match, "Ada", "clocks 1")
    assert (face_up(match, "Ada"), dispelled(match, "Ada")) == ("clocks 1", "clocks 3, clocks 4")
    assert match.view()["clocks_struck"]


def test_dgit_34_once_in_the_whole_game() -> None:
    match = after("clocks 1", "clocks 4, clocks 3")
    give(match, "Ben", "clocks 4, clocks 2")
    take(match, "Ben", "clocks 3")
    assert (face_up(match, "Ben"), dispelled(match, "Ben")) == ("clocks 2, clocks 3, clocks 4", "")
    for value in (4, 3):
        take(match, "Ada", f"clocks {value}")
    assert face_up(match, "Ada") == "clocks 1, clocks 3, clocks 4"


@pytest.mark.parametrize(
    ("held", "taken", "left"),
    [
        ("clocks 4", 4, ""),
        ("clocks 3, clocks 3", 4, "clocks 3"),
        ("clocks 4, clocks 2, clocks 1", 1, "clocks 1, clocks 1"),
    ],
)
def test_dgit_38_the_highest_clocks_flip_without_asking(held: str, taken: int, left: str) -> None:
    match = after(f"clocks {taken}", held)
    assert match.view()["question"] == "take"
    assert face_up(match, "Ada") == left


# DGIT-35: holy water


@pytest.mark.parametrize(("had", "left"), [(0, 0), (1, 1), (2, 1), (5, 3), (8, 4), (9, 5)])
def test_dgit_35_the_second_holy_water_sends_half_the_ghosts_away_rounded_down(had: int, left: int) -> None:
    match = evening()
    give(match, "Ada", "holy water 3", had)
    assert f"Ada discarded {had - left or 'no'} ghost{'' if had - left == 1 else 's'}." in take(
        match, "Ada", "holy water 1"
    )
    assert ghosts(match)[0] == left
    assert face_up(match, "Ada") == "holy water 1, holy water 3"


def test_dgit_35_every_second_one_works() -> None:
    match = evening()
    give(match, "Ada", ghosts=16)
    counts = []
    for value in (1, 1, 2, 2, 3, 3):
        take(match, "Ada", f"holy water {value}")
        counts.append(ghosts(match)[0])
    assert counts == [16, 8, 8, 4, 4, 2]


@pytest.mark.parametrize(("slot", "left"), [(1, 3), (2, 3), (3, 2)])
def test_dgit_35_in_the_library_the_ghost_of_the_slot_comes_first(slot: int, left: int) -> None:
    assert ghosts(after("holy water 2", "holy water 4", 5, "library", slot))[0] == left


def test_dgit_35_after_a_tome_has_flipped_three_the_next_is_number_one() -> None:
    match = after("tome 2", "tome 1, holy water 1, holy water 2, holy water 3", ghosts=8)
    assert face_up(match, "Ada") == "tome 1, tome 2"
    take(match, "Ada", "holy water 4")
    assert ghosts(match)[0] == 8
    take(match, "Ada", "holy water 4")
    assert ghosts(match)[0] == 4


# DGIT-36: tomes


def test_dgit_36_the_second_tome_dispels_all_cards_of_a_named_type() -> None:
    match = after("tome 4", "tome 1, cat 1, cat 4, cat 4, ring 2, mask 3")
    assert match.asked == ["Ada"]
    assert match.answers("Ada") == ["name cat", "name mask", "name ring"]
    assert "Ada named the cats." in play(match, "Ada: name cat")
    assert face_up(match, "Ada") == "mask 3, ring 2, tome 1, tome 4"
    assert dispelled(match, "Ada") == "cat 1, cat 4, cat 4"


def test_dgit_36_the_first_and_the_third_do_nothing_and_the_fourth_works_again() -> None:
    match = evening()
    give(match, "Ada", "cat 1, ring 2, mask 3")
    take(match, "Ada", "tome 1")
    assert match.view()["question"] == "take"
    take(match, "Ada", "tome 2", "name ring")
    take(match, "Ada", "tome 3")
    assert match.view()["question"] == "take"
    assert face_up(match, "Ada") == "cat 1, mask 3, tome 1, tome 2, tome 3"
    take(match, "Ada", "tome 4", "name mask")
    assert face_up(match, "Ada") == "cat 1, tome 1, tome 2, tome 3, tome 4"


def test_dgit_36_tome_is_never_named_nor_a_type_that_is_not_face_up() -> None:
    match = after("tome 4", "tome 1, cat 1, ring 2")
    assert refused(match, "name tome") == "A tome never names tomes; you can name: cats, rings (DGIT-36)."
    assert refused(match, "name mask") == "Ada has no masks face up; you can name: cats, rings (DGIT-36)."


def test_dgit_36_a_type_that_was_dispelled_cannot_be_named_again() -> None:
    match = after("tome 4", "tome 1, cat 1, ring 2, mask 2")
    play(match, "name cat")
    take(match, "Ada", "tome 2")
    take(match, "Ada", "tome 3")
    assert match.answers("Ada") == ["name mask", "name ring"]


def test_dgit_36_with_nothing_to_name_there_is_no_effect_then_or_later() -> None:
    match = after("tome 4", "tome 1")
    assert match.view()["question"] == "take"
    take(match, "Ada", "ring 1")
    take(match, "Ada", "tome 2")
    assert face_up(match, "Ada") == "ring 1, tome 1, tome 2, tome 4"


# DGIT-37: masks


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_37_a_mask_passes_a_ghost_to_the_player_before_in_turn_order(players: int) -> None:
    for seat, name in enumerate(NAMES[:players]):
        others = [other for other in NAMES[:players] if other != name]
        spaces = f"- {others[0]} {others[-1]} -"
        match = crowded("hallway", "mask 4, amulet 4, cat 4", spaces, 1, players, name)
        give(match, name, ghosts=3)
        assert f"{name} passed 1 ghost to {NAMES[:players][seat - 1]}." in play(match, "no ghosts", "leave", "take 1")
        assert ghosts(match)[seat] == 2
        assert ghosts(match)[seat - 1] == 1


@pytest.mark.parametrize(
    ("held", "had", "passed"),
    [("", 5, 1), ("mask 1", 5, 2), ("mask 1, mask 2, mask 2", 5, 4), ("mask 1, mask 2", 2, 2), ("", 0, 0)],
)
def test_dgit_37_as_many_as_there_are_masks_face_up_and_at_most_what_is_there(held: str, had: int, passed: int) -> None:
    match = evening()
    give(match, "Ada", held, had)
    news = take(match, "Ada", "mask 4")
    assert news[-1] == f"Ada passed {passed or 'no'} ghost{'' if passed == 1 else 's'} to Dov."
    assert ghosts(match) == [had - passed, 0, 0, passed]


def test_dgit_37_after_a_tome_has_flipped_them_masks_count_from_one_again() -> None:
    match = after("tome 2", "tome 1, mask 1, mask 2, mask 3", ghosts=8)
    take(match, "Ada", "mask 4")
    assert ghosts(match) == [7, 0, 0, 1]
    take(match, "Ada", "mask 4")
    assert ghosts(match) == [5, 0, 0, 3]


def test_dgit_37_in_the_library_the_ghost_of_the_slot_comes_first() -> None:
    match = evening()
    news = take(match, "Ada", "mask 2", side="library", slot=1)
    assert news == ["Ada took Mask 2.", "Ada took 1 ghost.", "Ada passed 1 ghost to Dov."]
    assert ghosts(match) == [0, 0, 0, 1]
    match = evening()
    news = take(match, "Ada", "mask 2", side="library", slot=3)
    assert news == ["Ada took Mask 2.", "Ada discarded no ghosts.", "Ada passed no ghosts to Dov."]


def test_dgit_30_in_the_library_slot_1_and_the_third_mirror_are_two_ghosts() -> None:
    match = after("mirror 2", "mirror 1, mirror 4", side="library", slot=1)
    assert ghosts(match)[0] == 2
    assert dispelled(match, "Ada") == "mirror 1, mirror 2, mirror 4"
