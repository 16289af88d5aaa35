"""Haunted Destinies: who knows what, and that nobody learns more. HD-10, HD-11, HD-99."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games.haunted_destinies.parts import CARDS, FIRST_HAUNTING, FIRST_SEARCH, SHEET, Lies, What
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.seats import CHANCE, NOTHING, SPECTATOR, UNKNOWN
from gloaming.kernel.sight import view
from gloaming.kernel.state import cells
from moors import COUNTS, MOVES, TOLD, asked, branch, legal, moor, news_of, piles, play, rolled, set_up, viewers, wander

DULL = (Ask.DO, Ask.DICE, Ask.ROLL_ONE, Ask.ROLL_BOTH)  # nothing hidden comes of most answers to these
at_every_count = pytest.mark.parametrize("players", COUNTS)


# HD-99: what is hidden, what is public


@at_every_count
def test_hd_99_the_board_gloom_health_items_discards_and_pile_sizes_are_public(players: int) -> None:
    public = "board spot turned gloom pawn health ghosts ritual lies size search_left haunting_left round active"
    for number, (g, _, _) in enumerate(wander(players, "public", cap=3)):
        if number % 20 == 0:
            for viewer in viewers(g):
                seen = view(g, viewer)
                assert all(getattr(seen, name) == getattr(g, name) for name in public.split())


@at_every_count
def test_hd_99_decks_piles_undealt_tiles_and_others_sheets_are_hidden(players: int) -> None:
    for number, (g, _, _) in enumerate(wander(players, "hidden", quick=0, cap=3)):
        if number % 20 == 0:
            for viewer in viewers(g):
                seen = view(g, viewer, remembering=True)
                for name in ("pile", "search_deck", "haunting_deck", "box"):
                    assert set(getattr(seen, name)) == {UNKNOWN}
                for seat in range(players):
                    own = seat == viewer
                    assert seen.sheet[seat] == (g.sheet[seat] if own else [UNKNOWN] * SHEET)
                    assert seen.hand[seat] == (g.hand[seat] if own else [UNKNOWN] * len(g.hand[seat]))
                    assert seen.looking[seat] == (g.looking[seat] if own else UNKNOWN)


def test_hd_99_a_drawn_haunting_card_is_seen_by_nobody() -> None:
    g = moor(3)
    play(g, "both dice", "2 2", "card", "draw turn_ends")
    assert asked(g) == "Ada place_card"
    assert all(view(g, viewer, remembering=True).drawn == UNKNOWN for viewer in viewers(g))


def test_hd_99_who_draws_from_which_deck_is_public() -> None:
    g = moor(3)
    rolled(g)
    told = play(g, "search", "2 6", "draw owner_heals")
    assert "Ada drew_search" in told
    told = play(g, "keep", "to place 0", "end", "both dice", "2 2", "card", "draw turn_ends", "to place 0")
    assert "Ben drew_haunting" in told


# HD-11: a secret place


def after(g: State, seat: int, answer: int) -> tuple[State, list[list[object]]]:
    """The table after an answer, and what everybody else sees and hears then."""
    other = branch(g)
    MOVES.apply(other, seat, answer)
    return other, [
        [cells(view(other, viewer)), [item.heard_by(viewer) for item in news_of(other)]]
        for viewer in viewers(g)
        if viewer != seat
    ]


@at_every_count
def test_hd_11_nobody_else_can_tell_two_places_of_a_new_card_apart(players: int) -> None:
    subjects: Counter[int] = Counter()
    for game in range(6):
        for g, seat, _ in wander(players, f"places {game}", cap=15):
            if not g.over and g.question == Ask.PLACE_CARD and subjects[g.subject] < 25:
                places = legal(g)
                (one, first), (two, second) = after(g, seat, places[0]), after(g, seat, places[-1])
                assert first == second
                assert piles(one)[seat] != piles(two)[seat] or len(set(piles(one)[seat])) < 2
                subjects[g.subject] += 1
    assert subjects[What.HAUNTING] > 10
    assert subjects[What.ANYTHING] > 0, "a card that was taken"
    assert subjects[What.SEARCH] > 0


# HD-11, HD-99: a sheet is made of what its player saw, and of nothing else


def refilled(g: State, viewer: int, luck: Luck) -> State:
    """Another table that the viewer cannot tell from this one: all face-down cards are mixed up, and both decks."""
    other = branch(g)
    start = sum(g.size[: g.owner]) if g.look_place != NOTHING else 0
    fixed = start + g.look_place if g.look_place != NOTHING else NOTHING
    shuffle(other.pile, [index for index in range(g.face_down) if index != fixed], luck)
    shuffle(other.search_deck, list(range(g.search_left)), luck)
    shuffle(other.haunting_deck, list(range(g.haunting_left)), luck)
    looker = next((seat for seat in range(g.players) if g.looking[seat] != NOTHING), NOTHING)
    if looker not in (NOTHING, viewer):
        alike = [index for index in range(g.face_down) if kin(other.pile[index]) == kin(other.pile[fixed])]
        chosen = alike[below(luck, len(alike))]
        other.pile[fixed], other.pile[chosen] = other.pile[chosen], other.pile[fixed]
        other.looking[looker] = other.pile[fixed]
    return other


def kin(card: int) -> int:
    """Psyche, Search or Haunting."""
    return (card >= FIRST_SEARCH) + (card >= FIRST_HAUNTING)


def shuffle(line: list[int], places: list[int], luck: Luck) -> None:
    """Mix up the numbers at these places."""
    for last in range(len(places) - 1, 0, -1):
        one, two = places[last], places[below(luck, last + 1)]
        line[one], line[two] = line[two], line[one]


@at_every_count
def test_hd_99_what_a_player_cannot_see_changes_nothing_on_the_sheet_unless_it_is_told(players: int) -> None:
    luck, compared = Luck(seed_key("refill")), Counter[str]()
    for game in range(4):
        for g, seat, answer in wander(players, f"refill {game}", cap=10):
            if g.over or not g.round or (g.question in DULL and below(luck, 16)):
                continue
            viewer = viewers(g)[below(luck, players + 1)]
            one, two = branch(g), refilled(g, viewer, luck)
            assert cells(view(one, viewer)) == cells(view(two, viewer))
            if seat != CHANCE and not MOVES.allows(two, seat, answer):
                continue
            for table in (one, two):
                MOVES.apply(table, seat, answer)
            if heard(one, viewer) == heard(two, viewer):
                compared[asked(g).split()[1]] += 1
                assert cells(view(one, viewer)) == cells(view(two, viewer)), f"{viewer} learns of {asked(g)}"
    assert {"place_card", "show_place", "look_place", "own_place", "witness", "take_place", "return"} <= compared.keys()
    assert compared["place_card"] > 20


def heard(g: State, viewer: int) -> list[object]:
    """The news as somebody heard it."""
    return [item.heard_by(viewer) for item in news_of(g)]


def test_hd_10_the_owner_of_a_card_knows_no_more_of_it_than_others() -> None:
    g = set_up(3)
    for viewer in (0, 1, 2, SPECTATOR):
        assert all(item.heard_by(viewer).number == UNKNOWN for item in news_of(g) if TOLD[item.what] == "card_dealt")
    assert g.sheet[0] == g.sheet[1] == g.sheet[2] == g.public_sheet[:SHEET]


@at_every_count
def test_hd_11_every_card_lies_in_exactly_one_place_whatever_happens(players: int) -> None:
    for g, _, _ in wander(players, "places", cap=25):
        if g.round:
            hidden = [card for held in piles(g) for card in held] + g.search_deck[: g.search_left]
            hidden += g.haunting_deck[: g.haunting_left] + ([g.drawn] if g.drawn != NOTHING else [])
            assert len(set(hidden)) == len(hidden)
            assert sorted(hidden) == [card for card in range(CARDS) if g.lies[card] == Lies.OUT_OF_SIGHT]
            assert not any(g.lies[card] == Lies.DISCARDED for card in range(FIRST_SEARCH))
            assert all(g.size[seat] == 0 for seat in range(players) if g.ghosts >> seat & 1), "ghosts hold no cards"
