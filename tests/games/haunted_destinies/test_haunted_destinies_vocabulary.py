"""Haunted Destinies' vocabulary: what questions and answers mean as data. HD-4, HD-21, HD-23, HD-35, HD-50, HD-99."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gloaming.games.haunted_destinies import GAME, facts
from gloaming.games.haunted_destinies.parts import FIRST_HAUNTING, FIRST_SEARCH, ITEMS, KIND
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary.steps import DRAW_STEP, PROBE_STEP
from gloaming.kernel.seats import NOTHING, first_asked
from gloaming.kernel.sight import view
from moors import (
    COUNTS,
    NAMES,
    asked,
    before,
    box,
    event,
    health,
    moor,
    pile,
    play,
    rolled,
    seat_of,
    stand,
    viewers,
    wander,
)


def about(g: State, viewer: str = "") -> dict[str, Any]:
    """What the question is about, as whoever is asked or somebody else sees it."""
    seat = first_asked(g)
    return GAME.question(g).asked(view(g, seat_of(viewer) if viewer else seat), seat, NAMES[: g.players])


def meant(g: State, answer: str, viewer: str = "") -> dict[str, Any]:
    """What an answer in notation means, as whoever is asked or somebody else sees it."""
    seat, names = first_asked(g), NAMES[: g.players]
    number = next(each for each in range(g.width) if GAME.notation(g, seat, each, names) == answer)
    return GAME.question(g).arguments(view(g, seat_of(viewer) if viewer else seat), seat, number, names)


def laying() -> State:
    """The first choice of a tile in a slow set-up, after a roll that Ada wins."""
    g = box(3, quick=0)
    while not asked(g).endswith(" lay_tile"):
        GAME.moves.apply(g, first_asked(g), 5 if asked(g).endswith("first_roll") and g.subject == 0 else 0)
    return g


def test_hd_4_a_tile_in_hand_has_its_edges_for_its_owner_alone() -> None:
    g = laying()
    seat, names = first_asked(g), NAMES[:3]
    first = GAME.notation(g, seat, 0, names)
    mine = meant(g, first)
    assert (f"lay {mine['tile']}", mine["searchable"], {*mine["edges"]}) == (
        first,
        True,
        {"north", "east", "south", "west"},
    )
    other = NAMES[(seat + 1) % 3]
    assert meant(g, first, other) == {"tile": None, "searchable": True, "edges": None}


def test_hd_4_a_tile_that_was_laid_is_told_by_its_place_in_the_hand() -> None:
    g = laying()
    seat = first_asked(g)
    g.hand[seat][2], g.holding[seat] = NOTHING, g.holding[seat] & ~4
    assert meant(g, "lay tile 3") == {"tile": None, "searchable": False, "edges": None}


def test_hd_21_a_step_tells_where_it_leads_and_what_it_costs() -> None:
    g = moor(3, "39 16 . / . 15 1")
    stand(g, Ada=39)
    rolled(g, 4)
    assert meant(g, "walk east") == {
        "choice": "walk",
        "direction": "east",
        "tile": "Treacherous Gorge",
        "cost": 1,
        "leap": False,
    }
    assert meant(g, "walk west")["tile"] is None
    assert meant(g, "walk north") == {"choice": "walk", "direction": "north", "tile": None, "cost": 3, "leap": True}
    assert about(g) == {"points": 4, "actions": 1, "tile": "Covered Bridge", "reach": facts.reach(g, 0)}


def test_hd_22_what_is_done_with_another_names_the_other() -> None:
    g = moor()
    stand(g, Ada=1, Cleo=1)
    rolled(g)
    roll = facts.query_roll(g, 0, 2, NAMES)
    assert meant(g, "query Cleo") == {"choice": "query", "other": "Cleo", "roll": roll}
    assert meant(g, "exchange looks with Cleo") == {"choice": "exchange", "other": "Cleo"}
    assert meant(g, "end turn") == {"choice": "end"}


def test_hd_23_a_proposal_tells_what_is_given_and_what_is_wanted() -> None:
    g = moor()
    stand(g, Ada=1, Ben=1)
    before(g, Ada="search_item", Ben="move_item heal_item")
    rolled(g)
    play(g, "trade Ben")
    assert meant(g, "give Brass Spyglass 1") == {"choice": "give", "item": "Brass Spyglass 1", "copy": 0}
    assert meant(g, "ask for Silver Flask 1") == {"choice": "want", "item": "Silver Flask 1", "copy": 0}
    play(g, "search_item 30", "heal_item 36")
    offered = {"given": ["Brass Spyglass 1"], "wanted": ["Silver Flask 1"]}
    assert about(g) == {"other": "Ben", **offered}
    play(g, "that is all")
    assert about(g) == {"other": "Ada", **offered}


def test_hd_45_whether_an_attack_goes_on_is_asked_with_the_health_of_both() -> None:
    g = moor()
    stand(g, Ada=1, Ben=1)
    health(g, Ada=4, Ben=3)
    rolled(g)
    play(g, "attack Ben", "6 3", "wound")
    roll = facts.attack_roll(g, 0, 1, NAMES)
    assert (asked(g), about(g)) == ("Ada go_on", {"other": "Ben", "health": 4, "theirs": 2, "roll": roll})


def test_hd_50_the_card_that_is_seen_is_told_to_the_prober_alone() -> None:
    g = moor()
    stand(g, Ada=1, Ben=1)
    pile(g, Ben="opener scene")
    rolled(g)
    play(g, "query Ben", "6 1", "look", "place 0")
    assert about(g) == {"other": "Ben", "card": "Opener", "kind": "opener", "border": "A"}
    for other in ("Ben", "Cleo"):
        assert about(g, other) == {"other": "Ben", "card": None, "kind": None, "border": None}
    play(g, "face down")
    assert meant(g, "show it to Ben and Cleo") == {"witnesses": ["Ben", "Cleo"]}


@pytest.mark.parametrize("card", range(FIRST_SEARCH + ITEMS, len(KIND)))
def test_hd_35_every_card_but_an_item_does_something_when_it_is_drawn_or_probed(card: int) -> None:
    kind, haunting = KIND[card], card >= FIRST_HAUNTING
    assert (DRAW_STEP[kind] != NOTHING) or (PROBE_STEP[kind] != NOTHING)
    assert (PROBE_STEP[kind] != NOTHING) == (haunting or event(card))


def test_hd_35_psyche_cards_and_items_do_nothing_by_themselves() -> None:
    for card in range(FIRST_SEARCH + ITEMS):
        assert (DRAW_STEP[KIND[card]], PROBE_STEP[KIND[card]]) == (NOTHING, NOTHING)


@pytest.mark.parametrize("quick", [0, 1])
@pytest.mark.parametrize("players", COUNTS)
def test_hd_99_whatever_questions_and_answers_mean_is_as_their_kinds_say_for_every_viewer(
    players: int, quick: int
) -> None:
    names, met = NAMES[:players], set()
    for g, seat, answer in wander(players, f"meaning {players}", quick=quick, cap=6):
        if not g.over:
            row = GAME.question(g)
            met.add(row.name)
            for viewer in viewers(g):
                seen = view(g, viewer)
                name, form, _ = row.form(seen, seat, answer)
                data = row.arguments(seen, seat, answer, names)
                assert data.pop("choice", "") == name
                check(form.kinds, data)
                check(row.about, row.asked(seen, seat, names))
    assert len(met) > 20


def check(kinds: Any, data: dict[str, Any]) -> None:
    """Arguments have the names of their kinds, and each is what its schema says."""
    assert sorted(data) == sorted(kind.name for kind in kinds)
    for kind in kinds:
        assert validator(kind).is_valid(data[kind.name]), (kind.name, data[kind.name])


@cache
def validator(kind: Any) -> Draft202012Validator:
    """What says whether data are of a kind."""
    return Draft202012Validator(kind.schema)
