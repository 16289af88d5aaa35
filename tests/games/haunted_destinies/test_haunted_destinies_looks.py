"""Haunted Destinies, chapter five: exchanges of looks, probes, and looks at one's own cards. HD-22, HD-50 to HD-56."""

from __future__ import annotations

from itertools import combinations

import pytest

from gloaming.games.haunted_destinies import GAME
from gloaming.games.haunted_destinies.parts import KIND, Column, Lies, What
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import UNKNOWN
from gloaming.kernel.sight import view
from moors import (
    COUNTS,
    KINDS,
    NAMES,
    TOLD,
    asked,
    bits_of,
    branch,
    cards_of,
    choices,
    ghost,
    health,
    healths,
    moor,
    news_of,
    pile,
    play,
    rolled,
    seat_of,
    shown,
    stand,
    viewers,
)


def together(players: int = 3, **held: str) -> State:
    """Ada and Ben on one tile, with these piles; Ada has rolled."""
    g = moor(players)
    stand(g, Ada=1, Ben=1)
    pile(g, **held)
    rolled(g)
    return g


def probe(g: State, place: int) -> None:
    """Ada queries Ben, wins and looks at a card of his."""
    play(g, "query Ben", "6 1", "look", f"place {place}")


def look_at_own(g: State, place: int) -> None:
    """Ada searches, and looks at a card of her own."""
    play(g, "search", "6 1", "look at own", f"own place {place}")


def number(g: State, what: str, viewer: int) -> int:
    """The number of the last news of a kind, as a viewer heard it."""
    return [item.heard_by(viewer).number for item in news_of(g) if TOLD[item.what] == what][-1]


def known(g: State, name: str, owner: str, place: int) -> set[int]:
    """What a player's sheet says of the card that lies for certain at this place."""
    sheet, seat = g.sheet[seat_of(name)], seat_of(owner)
    return {
        sheet[Column.WHAT + claim]
        for claim in range(g.face_down)
        if (sheet[Column.HOME + claim], sheet[Column.LOW + claim], sheet[Column.HIGH + claim]) == (seat, place, place)
        and not sheet[Column.STRAY + claim]
    }


# HD-22: an exchange of looks


def test_hd_22_first_the_other_looks_at_a_card_of_yours_then_you_at_one_of_theirs() -> None:
    g = together()
    play(g, "exchange Ben")
    assert (asked(g), len(choices(g))) == ("Ada show_place", 6), "one's own card, chosen by its place"
    play(g, "show place 2")
    assert (asked(g), g.looking[:3]) == ("Ben return", [-1, 2, -1])
    play(g, "face down", "show Cleo")
    assert asked(g) == "Ben show_place"
    play(g, "show place 5")
    assert (asked(g), g.looking[:3]) == ("Ada return", [11, -1, -1])
    play(g, "face down", "show Cleo")
    assert asked(g) == "Ada do"


def test_hd_22_both_looks_follow_the_rules_of_a_look() -> None:
    g = together(Ada="owner_wound", Ben="scene")
    play(g, "exchange Ben")
    assert (healths(g), shown(g, Lies.DISCARDED)) == ([4, 5, 5], ["owner_wound"]), "Ben probed, Ada owned"
    play(g, "Ada: face up")
    assert shown(g, "Ben") == ["scene"]
    assert (asked(g), choices(g)) == ("Ada reward", ["heal", "Ada draws", "Ben draws", "Cleo draws"])


def test_hd_22_once_per_other_player_a_turn() -> None:
    g = moor(4)
    stand(g, Ada=1, Ben=1, Cleo=1)
    pile(g, Ada="scene scene scene", Ben="scene scene", Cleo="scene")
    rolled(g)
    assert [text for text in choices(g) if "exchange" in text] == ["exchange Ben", "exchange Cleo"]
    play(g, "exchange Ben", "show place 0", "face down", "show Dov", "show place 0", "face down", "show Dov")
    assert [text for text in choices(g) if "exchange" in text] == ["exchange Cleo"]


def test_hd_22_it_needs_a_card_in_both_piles_and_the_same_tile() -> None:
    for g in (together(Ada=""), together(Ben="")):
        assert "exchange Ben" not in choices(g)
    g = moor()
    rolled(g)
    assert not any("exchange" in text for text in choices(g))


def test_hd_22_the_second_look_falls_away_when_they_have_no_card_left() -> None:
    g = together(Ada="scene", Ben="")
    pile(g, Ben="scene")
    play(g, "exchange Ben")
    pile(g, Ben="")
    play(g, "Ben: face down", "Ben: show Cleo")
    assert asked(g) == "Ada do"


def test_hd_22_it_is_no_action() -> None:
    g = together(Ada="scene", Ben="scene")
    play(g, "exchange Ben", "face down", "show Cleo", "face down", "show Cleo")
    assert "attack Ben" in choices(g)
    play(g, "query Ben", "6 1", "card", "draw turn_ends", "to place 0")
    assert "exchange Ben" not in choices(g)


# HD-50: a look at another's card


def test_hd_50_a_grey_card_is_revealed_obeyed_and_discarded() -> None:
    g = together(Ben="scene owner_wound calm")
    probe(g, 1)
    assert (cards_of(g, "Ben"), shown(g, Lies.DISCARDED), healths(g)) == (["scene", "calm"], ["owner_wound"], [5, 4, 5])
    assert all(KINDS[KIND[number(g, "revealed", viewer)]] == "owner_wound" for viewer in viewers(g))


def test_hd_50_a_grey_card_without_a_probe_effect_is_revealed_and_discarded() -> None:
    g = together(Ben="scene heal_1")
    health(g, Ada=2, Ben=2)
    probe(g, 1)
    assert (shown(g, Lies.DISCARDED), healths(g), asked(g)) == (["heal_1"], [2, 2, 5], "Ada do")


@pytest.mark.parametrize("card", ["scene", "tough", "opener"])
def test_hd_50_a_psyche_card_may_be_returned_face_up_the_opener_too(card: str) -> None:
    g = together(Ben=f"scene {card}")
    probe(g, 1)
    assert (asked(g), choices(g)) == ("Ada return", ["face down", "face up"])
    play(g, "face up")
    assert (shown(g, "Ben"), cards_of(g, "Ben")) == ([card], ["scene"])
    assert g.ritual == -1, "a card merely lying face up begins no ritual"


def test_hd_50_its_owner_may_use_it_from_then_on() -> None:
    g = together(Ben="scene swift")
    probe(g, 1)
    play(g, "face up", "Ada draws", "draw turn_ends", "to place 0", "end", "one die", "3")
    assert g.points == 4


def test_hd_50_then_the_prober_heals_or_makes_a_living_player_draw() -> None:
    g = together(4)
    health(g, Ada=3)
    ghost(g, Dov=2)
    probe(g, 1)
    play(g, "face up")
    assert (asked(g), choices(g)) == ("Ada reward", ["heal", "Ada draws", "Ben draws", "Cleo draws"])
    for choice, after in (("heal", [4, 5, 5, 2]), ("Cleo draws", [3, 5, 5, 2])):
        other = branch(g)
        play(other, choice)
        if choice != "heal":
            play(other, "draw turn_ends", "Cleo: to place 0")
            assert cards_of(other, "Cleo")[0] == "turn_ends"
        assert (healths(other), asked(other)) == (after, "Ada do")


def test_hd_50_a_ghost_that_probes_gains_a_gloom_or_makes_the_living_draw() -> None:
    g = moor()
    ghost(g, Ada=4)
    stand(g, Ada=1, Ben=1)
    health(g, Ben=2)
    rolled(g)
    play(g, "haunt Ben", "2 4", "one look", "place 0", "face up")
    assert choices(g) == ["heal", "Ben draws", "Cleo draws"]
    play(g, "heal")
    assert g.health[0] == 5


@pytest.mark.parametrize("players", COUNTS)
def test_hd_50_otherwise_it_goes_back_unseen_and_a_witness_of_choice_sees_the_border(players: int) -> None:
    g = together(players)
    probe(g, 1)
    play(g, "face down")
    assert {f"show {name}" for name in NAMES[1:players]} <= {*choices(g)}, "the owner too"
    play(g, f"Ada: show {NAMES[players - 1]}")
    for viewer in viewers(g):
        told = number(g, "border_shown", viewer)
        assert told == (What.SET_A + g.pile[g.size[0] + 1] // 6 if viewer in (0, players - 1) else UNKNOWN)
        assert (number(g, "looked", viewer) != UNKNOWN) == (viewer == 0)
    assert asked(g) == "Ada do"


def test_hd_50_the_witness_learns_the_set_and_not_the_card() -> None:
    g = together(Ben="scene calm", Cleo="scene")
    probe(g, 1)
    play(g, "face down", "show Cleo")
    assert known(g, "Ada", "Ben", 1) == {KIND.index(5)}
    assert known(g, "Cleo", "Ben", 1) == {What.SET_A + 2}
    assert known(g, "Ben", "Ben", 1) == {What.PSYCHE}, "its owner learns no more than that it is no grey card"


@pytest.mark.parametrize("players", COUNTS)
def test_hd_50_the_witnesses_may_be_any_of_the_others_but_at_least_one(players: int) -> None:
    g = together(players)
    probe(g, 1)
    play(g, "face down")
    others = NAMES[1:players]
    sets = [chosen for size in range(1, players) for chosen in combinations(others, size)]
    assert sorted(choices(g)) == sorted(f"show {' and '.join(chosen)}" for chosen in sets)


def test_hd_50_each_witness_learns_the_set_and_nobody_else_does() -> None:
    g = together(5, Ben="scene calm", Cleo="scene")
    probe(g, 1)
    told = play(g, "face down", "show Ben and Dov")
    assert [text for text in told if text.endswith("border_shown")] == ["Ben border_shown", "Dov border_shown"]
    for name in ("Ben", "Dov"):
        assert known(g, name, "Ben", 1) == {What.SET_A + 2}
    for name in ("Cleo", "Edith"):
        assert known(g, name, "Ben", 1) == {What.PSYCHE}
    for viewer in viewers(g):
        knows = viewer in (seat_of("Ada"), seat_of("Ben"), seat_of("Dov"))
        assert number(g, "border_shown", viewer) == (What.SET_A + 2 if knows else UNKNOWN)


def test_hd_99_who_the_witnesses_are_is_public() -> None:
    g = together(5, Ben="scene calm", Cleo="scene")
    probe(g, 1)
    play(g, "face down", "show Cleo and Edith")
    claims = [claim for claim in range(g.face_down) if g.public_sheet[Column.BORDER + claim]]
    assert [bits_of(g, g.public_sheet[Column.BORDER + claim]) for claim in claims] == [{"Cleo", "Edith"}]


@pytest.mark.parametrize(
    "names", [NAMES[:5], ("Ben", "Ann", "Ben and Ann", "and", "Ann, Ben"), ("A", "A and", "and B", "B", "AND c")]
)
def test_hd_50_no_two_sets_of_witnesses_read_the_same_whatever_the_names_are(names: tuple[str, ...]) -> None:
    g = together(5)
    probe(g, 1)
    play(g, "face down")
    said = [GAME.notation(g, 0, answer, names).casefold() for answer in range(g.width)]
    assert len({*said}) == g.width


def test_hd_50_witnesses_who_cannot_be_are_refused_in_words() -> None:
    g = together(4)
    ghost(g, Dov=1)
    probe(g, 1)
    play(g, "face down")
    refusals = [str(GAME.why_not(g, 0, answer, NAMES)) for answer in (0b0000, 0b1001, 0b0110)]
    assert ["at least one other" in refusals[0], "you have seen it" in refusals[1]] == [True, True]
    assert "ghost must be among" in refusals[2]


def test_hd_50_a_ghost_is_among_the_witnesses_if_another_player_is_one() -> None:
    g = together(5)
    ghost(g, Dov=1, Edith=2)
    probe(g, 0)
    play(g, "face down")
    assert {"show Dov", "show Edith", "show Dov and Edith", "show Ben and Dov"} <= {*choices(g)}
    assert all("Dov" in text or "Edith" in text for text in choices(g))
    assert len(choices(g)) == 12, "of fifteen sets of the others three have no ghost"


def test_hd_50_the_only_ghost_may_see_it_alone_or_with_others_and_a_probing_ghost_does_not_count() -> None:
    g = together(3)
    ghost(g, Cleo=1)
    probe(g, 0)
    play(g, "face down")
    assert choices(g) == ["show Cleo", "show Ben and Cleo"]
    play(g, "show Cleo")
    assert number(g, "border_shown", seat_of("Cleo")) != UNKNOWN
    g = moor()
    ghost(g, Ada=4)
    stand(g, Ada=1, Ben=1)
    health(g, Ben=2)
    rolled(g)
    play(g, "haunt Ben", "2 4", "one look", "place 0", "face down")
    assert choices(g) == ["show Ben", "show Cleo", "show Ben and Cleo"]


def test_hd_50_the_place_is_the_probers_choice() -> None:
    g = together()
    play(g, "query Ben", "6 1", "look")
    assert (asked(g), choices(g)) == ("Ada look_place", [f"place {place}" for place in range(6)])


# HD-55: a look at one's own card


def test_hd_55_the_border_is_shown_to_any_other_player_first() -> None:
    g = together(4, Ada="scene calm")
    ghost(g, Dov=2)
    look_at_own(g, 1)
    assert asked(g) == "Ada witness"
    assert {"show Ben", "show Cleo", "show Dov", "show Ben and Cleo"} <= {*choices(g)}, "a ghost need not be among them"
    assert len(choices(g)) == 7
    assert g.looking[0] == KIND.index(5)
    play(g, "show Ben")
    for viewer in viewers(g):
        assert number(g, "border_shown", viewer) == (What.SET_A + 2 if viewer in (0, 1) else UNKNOWN)


def test_hd_55_several_may_be_shown_the_border_of_an_own_card() -> None:
    g = together(4, Ada="scene calm")
    look_at_own(g, 1)
    play(g, "show Ben and Cleo and Dov")
    assert asked(g) == "Ada own_card"
    for name in ("Ben", "Cleo", "Dov"):
        assert known(g, name, "Ada", 1) == {What.SET_A + 2}


@pytest.mark.parametrize("card", ["owner_wound", "owner_heals"])
def test_hd_55_of_search_and_haunting_cards_the_witness_learns_grey(card: str) -> None:
    g = together(Ada=f"scene {card}")
    look_at_own(g, 1)
    play(g, "show Ben")
    assert number(g, "border_shown", 1) == What.GREY


@pytest.mark.parametrize("card", ["scene", "opener", "restful"])
def test_hd_55_a_psyche_card_may_be_put_in_play_face_up_or_back(card: str) -> None:
    g = together(4, Ada=f"scene {card} scene")
    look_at_own(g, 1)
    play(g, "show Ben")
    assert (asked(g), choices(g)) == ("Ada own_card", ["back", "face up"])
    other = branch(g)
    play(other, "back")
    assert (cards_of(other, "Ada"), shown(other, "Ada")) == (["scene", card, "scene"], [])
    play(g, "face up")
    assert (cards_of(g, "Ada"), shown(g, "Ada"), asked(g)) == (["scene", "scene"], [card], "Ada do")


def test_hd_55_a_haunting_card_may_be_triggered_as_if_another_had_probed_it_or_go_back() -> None:
    g = together(4, Ada="scene prober_wound")
    look_at_own(g, 1)
    play(g, "show Ben")
    assert choices(g) == ["back", "probed by Ben", "probed by Cleo", "probed by Dov"]
    other = branch(g)
    play(other, "back")
    assert (cards_of(other, "Ada"), healths(other)) == (["scene", "prober_wound"], [5, 5, 5, 5])
    play(g, "probed by Dov")
    assert (healths(g), shown(g, Lies.DISCARDED), cards_of(g, "Ada")) == ([5, 5, 5, 4], ["prober_wound"], ["scene"])


def test_hd_55_a_search_card_goes_back() -> None:
    g = together(Ada="scene both_heal")
    health(g, Ada=4, Ben=3)
    look_at_own(g, 1)
    play(g, "show Ben")
    assert (asked(g), choices(g)) == ("Ada own_card", ["back"])
    play(g, "back")
    assert (cards_of(g, "Ada"), healths(g)) == (["scene", "both_heal"], [4, 3, 5])


def test_hd_55_turning_an_own_card_up_earns_nothing() -> None:
    g = together(Ada="scene scene")
    health(g, Ada=3)
    look_at_own(g, 0)
    play(g, "show Ben", "face up")
    assert (asked(g), healths(g)) == ("Ada do", [3, 5, 5])


# HD-56: prober and owner


def test_hd_56_the_prober_looks_and_the_owner_is_whose_pile_it_was_in() -> None:
    for card, after in (("prober_wound", [4, 5, 5]), ("owner_wound", [5, 4, 5])):
        g = together(Ben=f"scene {card}")
        probe(g, 1)
        assert healths(g) == after


@pytest.mark.parametrize(("card", "after"), [("prober_wound", [5, 5, 4]), ("owner_wound", [4, 5, 5])])
def test_hd_56_of_an_own_card_the_looker_is_the_owner_and_the_chosen_player_the_prober(
    card: str, after: list[int]
) -> None:
    g = together(Ada=f"scene {card}")
    stand(g, Cleo=0)
    look_at_own(g, 1)
    play(g, "show Ben", "probed by Cleo")
    assert healths(g) == after, "wherever they stand"


def test_hd_56_a_ghost_may_be_the_chosen_prober() -> None:
    g = together(4, Ada="scene prober_wound")
    ghost(g, Dov=2)
    look_at_own(g, 1)
    play(g, "show Ben", "probed by Dov")
    assert healths(g) == [5, 5, 5, 1]


def test_hd_56_the_turn_of_the_chosen_prober_cannot_end() -> None:
    g = together(Ada="scene turn_ends")
    look_at_own(g, 1)
    play(g, "show Ben", "probed by Cleo")
    assert (asked(g), shown(g, Lies.DISCARDED)) == ("Ada do", ["turn_ends"])


# HD-99: who looks where is public


def test_hd_99_who_looks_at_which_place_is_public_and_who_is_the_witness() -> None:
    g = together(4)
    probe(g, 3)
    play(g, "face down", "show Dov")
    for viewer in viewers(g):
        looked = next(item.heard_by(viewer) for item in news_of(g) if TOLD[item.what] == "looked")
        witnessed = next(item.heard_by(viewer) for item in news_of(g) if TOLD[item.what] == "border_shown")
        assert (looked.seat, looked.thing) == (0, 128 + 3)
        assert (witnessed.seat, witnessed.thing) == (3, 0)


def test_hd_99_the_looker_alone_sees_the_card() -> None:
    g = together(4)
    probe(g, 3)
    for viewer in viewers(g):
        assert view(g, viewer).looking[0] == (g.pile[9] if viewer == 0 else UNKNOWN)
