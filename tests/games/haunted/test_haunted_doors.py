"""Haunted, chapter five: opening Doors, and Secret Doors. HA-12, HA-18."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from gloaming.kernel.match import NAMES, Match
from haunts import (
    answer_offers,
    awake,
    deck,
    decline,
    go,
    haunt,
    idle,
    links,
    lying,
    open_door,
    paper,
    put,
    room,
    stand,
    stats,
    told,
    trap,
    undrawn,
    write,
)
from stories import branch, chances, play, refused

HANDS = {
    "Ada": "10 of Hearts, 4 of Clubs",
    "Ben": "King of Spades, 8 of Hearts",
    "Cleo": "Queen of Clubs, 2 of Spades",
    "Dov": "6 of Hearts, 6 of Spades",
}


def doors_of(match: Match, name: str) -> set[str]:
    """The Secret Doors that a player holds."""
    return {card["name"] for card in match.view(name)["players"][match.seat(name)]["secret_doors"]}


def empty_handed(match: Match, *names: str) -> None:
    """These players have no Secret Door left."""
    for name in names:
        match.state.held[match.seat(name)] = 0
        match.state.secret[match.seat(name)][:] = [-1, -1]


# HA-12 (1): who plays a Secret Door


@pytest.mark.parametrize("players", range(2, 9))
def test_ha_12_everyone_who_holds_a_secret_door_is_asked_at_the_same_time(players: int) -> None:
    match = haunt(players)
    assert match.asked == list(NAMES[:players])
    for name in match.names:
        held = [card["name"] for card in match.view(name)["players"][match.seat(name)]["secret_doors"]]
        assert match.answers(name) == ["keep", *(f"play {card}" for card in held)]


def test_ha_12_whoever_holds_none_is_not_asked_and_if_nobody_does_nobody_is() -> None:
    match = awake(3)
    empty_handed(match, "Ada", "Cleo")
    play(match, "open")
    assert match.asked == ["Ben"]
    match = awake(3)
    empty_handed(match, *match.names)
    play(match, "open")
    assert match.view()["question"] == "declare"


def test_ha_12_trapped_and_escaped_players_are_asked_too() -> None:
    match = awake(4, long=True, doors=HANDS)
    trap(match, "Ben", "red Joker")
    write(match, Ada="9 5 1")
    put(match, "Ace of Clubs", at=room(match, "Ada"))
    go(match, "Ace of Clubs")
    assert paper(match, "Ada")["escaped"]
    assert match.asked == list(NAMES[:4]), "Ben, who is trapped, draws; Ada, who is out, is asked too"
    answer_offers(match, Ada="play 10 of Hearts")
    play(match, match.answers("Ben")[0])
    play(match, "open")
    assert match.asked == list(NAMES[:4])
    answer_offers(match, Ben="play King of Spades")
    assert "Ben played door Cleo" in told(match)


@pytest.mark.parametrize("active", range(4))
def test_ha_12_the_first_who_offers_from_the_active_player_to_the_left_plays(active: int) -> None:
    match = awake(4, doors=HANDS)
    for _ in range(active):
        idle(match)
    play(match, "open")
    left = [NAMES[(active + place) % 4] for place in range(4)]
    for offering in product((False, True), repeat=4):
        story = branch(match)
        offers = {
            name: f"play {HANDS[name].split(', ')[1]}" for name, does in zip(NAMES, offering, strict=False) if does
        }
        answer_offers(story, **offers)
        first = next((name for name in left if name in offers), None)
        for name in story.names:
            held = set(HANDS[name].split(", "))
            assert doors_of(story, name) == (held - {HANDS[name].split(", ")[1]} if name == first else held)
        play(story, "suit")
        if first is None:
            assert chances(story), "the top card is drawn"
        else:
            assert HANDS[first].split(", ")[1] in lying(story)


def test_ha_12_the_order_of_answering_makes_no_difference() -> None:
    match = haunt(4, doors=HANDS)
    offers = {"Ada": "keep", "Ben": "play 8 of Hearts", "Cleo": "play 2 of Spades", "Dov": "keep"}
    tables = []
    for order in permutations(match.names):
        story = branch(match)
        for name in order:
            story.answer(name, offers[name])
        tables.append(story.state)
    assert len(tables) == 24
    assert all(table == tables[0] for table in tables)


def test_ha_12_nobody_answers_twice_or_plays_what_they_do_not_hold() -> None:
    match = haunt(3, doors=HANDS)
    match.answer("Ben", "keep")
    assert refused(match, "Ben: play 8 of Hearts") == "Ben is not asked now."
    assert refused(match, "Ada: play 8 of Hearts")
    assert refused(match, "Cleo: play 9 of Hearts")


def test_ha_12_a_secret_door_can_be_played_once() -> None:
    match = haunt(2, doors=HANDS)
    open_door(match, "suit", "", Ben="play 8 of Hearts")
    decline(match)
    assert match.view()["question"] == "offer"
    assert match.answers("Ben") == ["keep", "play King of Spades"]
    assert "HA-12" in refused(match, "Ben: play door 2")


def test_ha_12_the_deck_stays_as_it_is_when_a_secret_door_is_played() -> None:
    match = haunt(2, doors=HANDS)
    before, size = sorted(undrawn(match)), match.view()["deck"]
    open_door(match, "suit", "", Ben="play 8 of Hearts")
    assert (sorted(undrawn(match)), match.view()["deck"]) == (before, size)
    decline(match)
    open_door(match, "suit", "4 of Hearts")
    assert match.view()["deck"] == size - 1


# HA-12 (2) and (3): declared and turned up


def test_ha_12_color_or_suit_is_declared_by_the_active_player_before_the_card_is_turned_up() -> None:
    match = haunt(3, doors=HANDS)
    answer_offers(match, Cleo="play Queen of Clubs")
    assert match.asked == ["Ada"]
    assert match.answers("Ada") == ["color", "suit"]
    assert "Queen of Clubs" not in lying(match)
    play(match, "suit")
    assert "Queen of Clubs" in lying(match)
    assert stats(match, "Ada") == (7, 3, 3), "the effect is the active player's"
    assert stats(match, "Cleo") == (5, 3, 3)


def test_ha_12_with_no_secret_door_the_top_card_is_drawn_after_the_declaration() -> None:
    match = haunt(3)
    answer_offers(match)
    assert chances(match) == []
    assert match.asked == ["Ada"]
    play(match, "color")
    assert len(chances(match)) == match.view()["deck"] - 5, "two cards a player come before Aces and Jokers"


@pytest.mark.parametrize(("declared", "body"), [("color", 4), ("suit", 3)])
def test_ha_12_the_effect_is_that_of_the_declaration(declared: str, body: int) -> None:
    match = haunt(2, spare="10 of Clubs, 2 of Clubs, 2 of Spades")
    card = "2 of Clubs" if declared == "color" else "10 of Clubs"
    open_door(match, declared, card)
    assert stats(match, "Ada")[0] == body


# HA-12 (4): one's own


@pytest.mark.parametrize(
    ("answer", "expected"),
    [("+1 BODY", (7, 3, 2)), ("+1 WILL", (6, 4, 2)), ("+1 FEAR", (6, 3, 3)), ("decline", (6, 3, 2))],
)
def test_ha_12_a_secret_door_of_the_active_players_own_gives_one_more_of_choice(
    answer: str, expected: tuple[int, int, int]
) -> None:
    match = haunt(2, doors=HANDS)
    open_door(match, "suit", "", Ada="play 4 of Clubs")
    assert stats(match, "Ada") == (6, 3, 2), "the effect comes first"
    assert match.view()["question"] == "bonus"
    assert set(match.answers("Ada")) == {"+1 BODY", "+1 WILL", "+1 FEAR", "decline"}
    play(match, answer)
    assert stats(match, "Ada") == expected
    assert stats(match, "Ben") == (5, 3, 2)


def test_ha_12_that_of_another_gives_nothing_to_anybody() -> None:
    match = haunt(2, doors=HANDS)
    open_door(match, "suit", "", Ben="play 8 of Hearts")
    assert match.view()["question"] != "bonus"
    decline(match)
    assert [stats(match, name) for name in match.names] == [(5, 4, 2), (5, 3, 2)]


def test_ha_12_the_bonus_comes_before_the_link_and_after_a_choice_or_a_reveal() -> None:
    match = haunt(2, rooms="3 of Clubs, 5 of Hearts", doors={"Ada": "9 of Diamonds, Jack of Hearts"})
    story = branch(match)
    open_door(story, "suit", "", Ada="play 9 of Diamonds")
    asked = []
    for answer in ("+1 BODY", "+1 WILL", "no link"):
        asked.append(story.view()["question"])
        play(story, answer)
    assert asked == ["choose", "bonus", "link"]
    assert stats(story, "Ada") == (6, 4, 2)
    open_door(match, "color", "", Ada="play Jack of Hearts")
    asked = []
    for answer in ("reveal nothing", "decline", "no link"):
        asked.append(match.view()["question"])
        play(match, answer)
    assert asked == ["reveal", "bonus", "link"]


def test_ha_12_a_played_secret_door_is_laid_and_linked_as_any_card() -> None:
    match = haunt(2, rooms="3 of Clubs, 5 of Hearts", doors=HANDS)
    open_door(match, "suit", "", Ben="play 8 of Hearts")
    play(match, "link to 5 of Hearts")
    assert room(match, "Ada") == "8 of Hearts"
    assert links(match, "8 of Hearts") == {"3 of Clubs", "5 of Hearts"}


# HA-18: an empty deck


def out_of_cards(players: int = 3, **arranged: Any) -> Match:
    """The deck is empty, as it is at the end; Ada is asked, and stands in a room with a link."""
    match = awake(players, doors=HANDS, **arranged)
    deck(match)
    assert match.view()["deck"] == 0
    return match


def test_ha_18_a_door_can_be_opened_only_with_a_secret_door_of_the_active_players_own() -> None:
    match = out_of_cards()
    assert set(match.answers("Ada")) == {"go to 3 of Diamonds", "open"}
    play(match, "open")
    assert match.asked == ["Ada"], "the others are not asked"
    assert set(match.answers("Ada")) == {"play 10 of Hearts", "play 4 of Clubs"}
    assert "HA-18" in refused(match, "keep")
    play(match, "play 4 of Clubs", "suit")
    assert stats(match, "Ada") == (6, 3, 3)
    assert match.view()["question"] == "bonus"


def test_ha_18_with_one_secret_door_left_it_is_that_one() -> None:
    match = awake(3, doors=HANDS)
    open_door(match, "suit", "", Ada="play 10 of Hearts")
    decline(match)
    idle(match)
    idle(match)
    deck(match)
    play(match, "open")
    assert match.view()["question"] == "declare"
    play(match, "suit")
    assert "4 of Clubs" in lying(match)


def test_ha_18_that_is_never_compulsory() -> None:
    match = out_of_cards()
    go(match, "3 of Diamonds")
    assert match.view()["active"] == "Ben"
    assert doors_of(match, "Ada") == {"10 of Hearts", "4 of Clubs"}


def test_ha_18_without_a_secret_door_one_moves() -> None:
    match = out_of_cards(spare="6 of Hearts")
    empty_handed(match, "Ada")
    deck(match, "6 of Hearts")
    put(match, "6 of Hearts", at=room(match, "Ada"))
    assert set(match.answers("Ada")) == {"go to 3 of Diamonds", "go to 6 of Hearts"}
    assert "HA-18" in refused(match, "open")


def test_ha_18_with_no_linked_card_one_opens_so_or_stays() -> None:
    match = out_of_cards(spare="6 of Hearts")
    deck(match, "6 of Hearts")
    put(match, "6 of Hearts")
    stand(match, Ada="6 of Hearts")
    assert set(match.answers("Ada")) == {"open", "stay"}
    play(match, "stay")
    assert room(match, "Ada") == "6 of Hearts"
    assert match.view()["active"] == "Ben"


def test_ha_18_with_a_linked_card_there_is_no_staying() -> None:
    match = out_of_cards()
    assert "HA-18" in refused(match, "stay")


def test_ha_18_with_no_link_and_no_secret_door_one_stays_and_is_not_asked() -> None:
    match = out_of_cards(2, spare="6 of Hearts")
    deck(match, "6 of Hearts")
    put(match, "6 of Hearts")
    stand(match, Ben="6 of Hearts")
    empty_handed(match, "Ben")
    go(match, "3 of Diamonds")
    assert "Ben stayed" in told(match)
    assert match.view()["active"] == "Ada"


def test_ha_18_four_links_leave_nothing_to_open_for_a_secret_door_either() -> None:
    match = awake(2, doors=HANDS, spare="6 of Hearts, 8 of Clubs, 6 of Clubs")
    for card in ("6 of Hearts", "8 of Clubs", "6 of Clubs"):
        put(match, card, at=room(match, "Ada"))
    deck(match)
    assert len(match.answers("Ada")) == 4
    assert "open" not in match.answers("Ada")


def test_ha_18_the_last_card_can_still_be_drawn_and_replaced() -> None:
    match = awake(2, doors=HANDS, spare="6 of Clubs")
    deck(match, "6 of Clubs")
    play(match, "open")
    assert match.asked == ["Ada", "Ben"]
    story = branch(match)
    open_door(story, "suit", "6 of Clubs")
    assert story.view()["deck"] == 0
    open_door(match, "suit", "", Ben="play 8 of Hearts")
    assert match.view()["deck"] == 1
