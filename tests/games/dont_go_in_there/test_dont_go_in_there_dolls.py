"""Don't Go In There: dolls, whose sets can leave a choice, and questions that need no asking. DGIT-33, DGIT-39."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

import pytest

from gloaming.games import find
from gloaming.games.dont_go_in_there.vocabulary import Ask
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import CHANCE
from stories import every_answer, play, refused
from test_dont_go_in_there_cards import after, evening, take
from test_dont_go_in_there_room import crowded
from test_dont_go_in_there_setup import ID, dispelled, face_up, give

# DGIT-33: dolls

Dolls = tuple[int, ...]  # the values of some


def dolls(values: Iterable[int]) -> str:
    """Dolls of these values, from the lowest."""
    return ", ".join(f"doll {value}" for value in sorted(values))


def sixes(held: Iterable[int], taken: int | None = None) -> set[Dolls]:
    """The sets of dolls that add up to six, the doll just taken among them; each from the highest."""
    rest = sorted(held, reverse=True)
    fixed: Dolls = () if taken is None else (taken,)
    sets = {fixed + some for size in range(len(rest) + 1) for some in combinations(rest, size)}
    return {tuple(sorted(one, reverse=True)) for one in sets if sum(one) == 6}


def without(held: Dolls, gone: Dolls) -> Dolls:
    """What is left of some dolls."""
    rest = list(held)
    for value in gone:
        rest.remove(value)
    return tuple(sorted(rest))


def holdings() -> Iterator[tuple[Dolls, int]]:
    """Every way in which a doll can be taken in some game: the dolls held face up, and the one taken."""
    told, seen = set[tuple[Dolls, int]](), set[tuple[Dolls, Dolls]]()
    open_ways: list[tuple[Dolls, Dolls]] = [((), ())]
    while open_ways:
        up, down = open_ways.pop()
        for taken in (1, 2, 3, 4):
            if (up + down).count(taken) == 2:
                continue
            if (up, taken) not in told:
                told.add((up, taken))
                yield up, taken
            for gone in sixes(up, taken) or {()}:
                way = without((*up, taken), gone), tuple(sorted((*down, *gone)))
                if way not in seen:
                    seen.add(way)
                    open_ways.append(way)


def test_dgit_33_in_every_case_the_sets_of_six_are_offered_and_no_others() -> None:
    choices = {}
    for held, taken in holdings():
        match = after(f"doll {taken}", dolls(held))
        sets = sixes(held, taken)
        if len(sets) > 1:
            choices[held, taken] = sets
            assert match.asked == ["Ada"]
            assert set(match.answers("Ada")) == {f"dispel {' '.join(map(str, one))}" for one in sets}
        else:
            assert match.view()["question"] == "take"
            gone = next(iter(sets), ())
            assert face_up(match, "Ada") == dolls(without((*held, taken), gone))
            assert dispelled(match, "Ada") == dolls(gone)
    assert choices == {
        ((1, 1, 2), 4): {(4, 2), (4, 1, 1)},
        ((1, 3, 4), 2): {(4, 2), (3, 2, 1)},
        ((1, 3, 4, 4), 2): {(4, 2), (3, 2, 1)},
    }


@pytest.mark.parametrize(
    ("held", "taken", "chosen", "left"),
    [
        ((2, 1, 1), 4, "4 2", (1, 1)),
        ((2, 1, 1), 4, "4 1 1", (2,)),
        ((4, 3, 1), 2, "4 2", (3, 1)),
        ((4, 3, 1), 2, "3 2 1", (4,)),
        ((4, 4, 3, 1), 2, "4 2", (4, 3, 1)),
        ((4, 4, 3, 1), 2, "3 2 1", (4, 4)),
    ],
)
def test_dgit_33_the_player_chooses_between_two_sets(
    held: tuple[int, ...], taken: int, chosen: str, left: tuple[int, ...]
) -> None:
    match = after(f"doll {taken}", dolls(held))
    play(match, f"Ada: dispel {chosen}")
    assert face_up(match, "Ada") == dolls(left)
    assert dispelled(match, "Ada") == dolls(map(int, chosen.split()))


@pytest.mark.parametrize(
    ("held", "taken", "left"),
    [
        ((2, 2, 1), 1, ()),
        ((4, 4), 2, (4,)),
        ((3,), 3, ()),
        ((4,), 1, (1, 4)),
        ((4, 1), 4, (1, 4, 4)),
        ((3, 4), 3, (4,)),
    ],
)
def test_dgit_33_a_single_set_goes_by_itself_and_the_rest_stays(
    held: tuple[int, ...], taken: int, left: tuple[int, ...]
) -> None:
    assert face_up(after(f"doll {taken}", dolls(held)), "Ada") == dolls(left)


def test_dgit_33_none_may_not_be_chosen_and_another_set_is_refused() -> None:
    match = after("doll 4", dolls((2, 1, 1)))
    assert refused(match, "dispel") == '"dispel" could be dispel 4 2, dispel 4 1 1: say which.'
    assert '"dispel none" is no answer here' in refused(match, "dispel none")
    assert refused(match, "dispel 3 3") == (
        "Doll 4 does not complete 3 + 3; you can dispel 4 + 2 or 4 + 1 + 1 (DGIT-33)."
    )


def test_dgit_33_the_sets_that_can_be_dispelled_instead_are_told_as_values() -> None:
    match = after("doll 4", dolls((2, 1, 1)))
    with pytest.raises(Refusal) as caught:
        play(match, "dispel 3 3")
    assert caught.value.arguments["dolls"] == [3, 3]
    assert caught.value.arguments["sets"] == [{"dolls": [4, 2]}, {"dolls": [4, 1, 1]}]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_33_what_is_left_never_adds_up_to_six(players: int) -> None:
    types = ["amulet", "cat", "doll", "mask", "ring", "tome", "twin", "mirror"][: players + 3]
    for game in range(100):
        for g, _, _ in every_answer(find(ID), players, f"dolls {game}", {"types": types}):
            if g.question == Ask.PLACE:
                for tableau in g.up[:players]:
                    assert not sixes([value for value in (1, 2, 3, 4) for _ in range(tableau[3 * 4 + value - 1])])


# DGIT-39: a single answer is no question


def test_dgit_39_the_only_set_of_dolls_is_dispelled_without_asking() -> None:
    match = evening()
    give(match, "Ada", "doll 4, doll 3")
    took, *rest = take(match, "Ada", "doll 2")
    assert took == "Ada took Doll 2."
    assert sorted(rest) == ["Ada dispelled Doll 2.", "Ada dispelled Doll 4."]
    assert match.view()["question"] == "take"
    assert face_up(match, "Ada") == "doll 3"


def test_dgit_39_the_only_type_that_a_tome_can_name_is_dispelled_without_asking() -> None:
    match = evening()
    give(match, "Ada", "tome 1, cat 2, cat 3")
    assert "Ada named the cats." in take(match, "Ada", "tome 3")
    assert match.view()["question"] == "take"
    assert face_up(match, "Ada") == "tome 1, tome 3"


def test_dgit_39_the_last_card_of_a_room_is_taken_without_asking() -> None:
    match = crowded("hallway", "ring 4, cat 4, mask 4")
    news = play(match, "no ghosts", "leave", "Ada: take 2", "Ben: take 3")
    assert "Cleo took Ring 4." in news
    assert match.view()["question"] == "draw"


def test_dgit_39_the_last_card_can_still_leave_a_choice_of_its_own() -> None:
    match = crowded("hallway", "amulet 4, cat 4, doll 4")
    give(match, "Cleo", "doll 2, doll 1, doll 1")
    play(match, "no ghosts", "leave", "Ada: take 1", "Ben: take 2")
    assert match.asked == ["Cleo"]
    assert match.answers("Cleo") == ["dispel 4 2", "dispel 4 1 1"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_39_whoever_is_asked_has_two_answers_or_more(players: int) -> None:
    for game in range(300):
        for g, seat, _ in every_answer(find(ID), players, f"no single answers {game}"):
            assert seat == CHANCE or len(find(ID).legal(g, seat)) >= 2
