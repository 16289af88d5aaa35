"""Haunted, chapter four: moving, laying and linking. HA-11, HA-14, HA-15, HA-19."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.haunted import GAME
from gloaming.games.haunted.vocabulary import Ask, News
from gloaming.kernel.beats import listening
from gloaming.kernel.match import NAMES
from haunts import (
    ACES,
    PLAYERS,
    answer_offers,
    awake,
    color_of,
    decline,
    go,
    haunt,
    idle,
    links,
    lying,
    name_at,
    open_door,
    paper,
    put,
    room,
    stand,
    stats,
    throw_away,
    told,
    turn_up,
    write,
)
from stories import branch, every_answer, play, refused

# HA-11: move or open


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_11_with_no_linked_card_opening_is_compulsory_and_not_asked(players: int) -> None:
    match = haunt(players)
    for _ in range(players):
        active = match.view()["active"]
        assert f"{active} opened" in told(match)
        assert match.view()["question"] == ("declare" if players == 1 else "offer")
        idle(match)


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_11_a_player_moves_to_a_linked_card_or_opens_a_door(players: int) -> None:
    match = awake(players, rooms="3 of Diamonds")
    assert match.asked == ["Ada"]
    assert match.answers("Ada") == ["go to 3 of Diamonds", "open"]
    for text in ("stay", "pass", "go to Ace of Diamonds", "go to card 1"):
        assert refused(match, text)
    assert "HA-11" in refused(match, "stay")


def test_ha_11_a_linked_card_may_be_occupied_or_lie_face_down() -> None:
    match = awake(spare="6 of Clubs, 8 of Clubs")
    spot = put(match, "6 of Clubs", at=room(match, "Ada"), face_down=True)
    put(match, "8 of Clubs", at=room(match, "Ada"))
    stand(match, Ben="8 of Clubs")
    assert set(match.answers("Ada")) == {"go to 3 of Diamonds", f"go to card {spot}", "go to 8 of Clubs", "open"}
    go(match, "8 of Clubs")
    assert room(match, "Ada") == room(match, "Ben") == "8 of Clubs"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_ha_11_opening_needs_fewer_than_four_links_on_the_current_card(count: int) -> None:
    neighbours = ["6 of Clubs", "8 of Clubs", "10 of Clubs"][: count - 1]
    match = awake(spare="6 of Clubs, 8 of Clubs, 10 of Clubs")
    for card in neighbours:
        put(match, card, at=room(match, "Ada"))
    wanted = {"go to 3 of Diamonds", *(f"go to {card}" for card in neighbours)}
    assert set(match.answers("Ada")) == (wanted if count == 4 else {*wanted, "open"})
    if count == 4:
        assert "HA-11" in refused(match, "open")


def test_ha_11_a_card_that_is_not_linked_to_the_current_one_cannot_be_reached() -> None:
    match = awake(3)
    for other in ("Ben", "Cleo"):
        assert refused(match, f"go to {room(match, other)}")


# HA-14: the new card


def test_ha_14_the_card_is_laid_at_the_current_one_and_the_token_moves_onto_it() -> None:
    match = awake(spare="6 of Clubs")
    here = room(match, "Ada")
    open_door(match, "suit", "6 of Clubs")
    decline(match)
    assert room(match, "Ada") == "6 of Clubs"
    assert links(match, "6 of Clubs") == {here}
    assert "6 of Clubs" in links(match, here)


@pytest.mark.parametrize(
    "new", ["6 of Clubs", "6 of Hearts", "Ace of Spades", "Ace of Hearts", "red Joker", "black Joker"]
)
def test_ha_14_it_may_be_linked_to_one_other_face_up_card_of_its_colour_with_fewer_than_four_links(new: str) -> None:
    spare = "6 of Clubs, 6 of Hearts, 8 of Clubs, 8 of Hearts, 10 of Clubs, 10 of Hearts, 4 of Clubs, 4 of Hearts"
    match = awake(3, spare=spare, cross="4 of Spades, 4 of Diamonds, 6 of Diamonds, 6 of Spades")
    full = ["4 of Clubs", "4 of Hearts"]
    for card in full:
        put(match, card)
    for card in ("8 of Clubs", "8 of Hearts", "10 of Clubs", "10 of Hearts"):
        put(match, card, at=", ".join(full))
    for card in (*ACES[1:], "red Joker", "black Joker"):
        if card != new:
            put(match, card)
    turn_up(match, 1, 2)
    throw_away(match, "3 of Diamonds")
    here = room(match, "Ada")
    able = {f"link to {card}" for card in lying(match) - {here, new} if color_of(card) == color_of(new)}
    able -= {f"link to {card}" for card in [*full, "Ace of Diamonds"]}
    assert len(able) > 4
    open_door(match, "suit", new)
    assert match.view()["question"] == "link"
    assert set(match.answers("Ada")) == {*able, "no link"}
    for text in ("link to 4 of Clubs", "link to 4 of Hearts", "link to card 3", f"link to {here}"):
        assert "HA-14" in refused(match, text)
    for text in sorted(able):
        story = branch(match)
        other = text.removeprefix("link to ")
        before = links(story, other)
        play(story, text)
        assert links(story, other) == {*before, new}
        assert links(story, new) == {here, other}


def test_ha_14_it_may_be_left_unlinked_and_where_there_is_nothing_to_link_nothing_is_asked() -> None:
    match = haunt(2, rooms="3 of Clubs, 5 of Clubs", spare="6 of Clubs, 6 of Hearts")
    story = branch(match)
    open_door(story, "suit", "6 of Clubs")
    assert story.answers("Ada") == ["no link", "link to 5 of Clubs"]
    play(story, "no link")
    assert links(story, "6 of Clubs") == {"3 of Clubs"}
    open_door(match, "suit", "6 of Hearts")
    assert match.view()["active"] == "Ben"
    assert room(match, "Ada") == "6 of Hearts"


def test_ha_14_the_link_comes_after_the_effect() -> None:
    match = haunt(2, rooms="3 of Clubs, 5 of Clubs", cross="4 of Hearts", spare="Jack of Hearts")
    open_door(match, "suit", "Jack of Hearts")
    play(match, "reveal card 1")
    assert match.answers("Ada") == ["no link", "link to 4 of Hearts"]
    play(match, "link to 4 of Hearts")
    assert links(match, "4 of Hearts") == {"Ace of Diamonds", "Jack of Hearts"}


def test_ha_14_the_beat_of_the_laid_card_carries_the_link() -> None:
    match = awake(spare="6 of Clubs")
    here = room(match, "Ada")
    since = len(match.heard)
    houses: list[Any] = []
    with listening(match, lambda: houses.append(match.everything()["house"])):
        open_door(match, "suit", "6 of Clubs")
        decline(match)
    kinds = [item.what for item in match.heard[since:]]
    turned_up, laid, entered = (kinds.index(kind) for kind in (News.TURNED_UP, News.LAID, News.ENTERED))
    assert told(match, since)[laid] == "Ada laid 6 of Clubs"
    assert turned_up < laid < entered
    spot = houses[laid][-1]["spot"]
    there = next(each["spot"] for each in houses[laid] if each["card"] and each["card"]["name"] == here)
    assert [house[-1]["links"] for house in (houses[laid - 1], houses[laid])] == [[], [there]]
    assert spot in next(each["links"] for each in houses[laid] if each["spot"] == there)


def test_ha_14_a_new_link_is_a_way_to_go() -> None:
    match = awake(spare="6 of Hearts")
    open_door(match, "suit", "6 of Hearts")
    play(match, "link to 3 of Diamonds")
    idle(match)
    assert "go to 3 of Diamonds" in match.answers("Ada")
    go(match, "3 of Diamonds")
    idle(match)
    assert "go to 6 of Hearts" in match.answers("Ada")


def test_ha_14_the_turn_ends_with_it() -> None:
    match = awake(3, spare="6 of Clubs")
    assert match.view()["active"] == "Ada"
    open_door(match, "suit", "6 of Clubs")
    decline(match)
    assert match.view()["active"] == "Ben"


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_ha_14_those_who_have_escaped_are_left_out(players: int) -> None:
    match = awake(players, long=True)
    for name in match.names:
        write(match, **{name: "9 5 1"})
    put(match, "Ace of Clubs", at=room(match, "Ada"))
    go(match, "Ace of Clubs")
    order = []
    for _ in range(2 * players - 1):
        order.append(match.view()["active"])
        go(match, sorted(links(match, room(match, order[-1])))[0])
    assert order == [*NAMES[1:players], *NAMES[1:players], "Ben"]


# HA-15: moving


@pytest.mark.parametrize(
    "card", ["King of Hearts", "King of Clubs", "King of Spades", "9 of Diamonds", "Jack of Clubs"]
)
def test_ha_15_moving_onto_a_face_up_card_has_no_effect(card: str) -> None:
    match = awake(spare=card)
    put(match, card, at=room(match, "Ada"))
    go(match, card)
    assert room(match, "Ada") == card
    assert stats(match, "Ada") == (5, 3, 2)
    assert match.view()["active"] == "Ben"


def test_ha_15_moving_onto_a_face_down_card_turns_it_up_as_a_new_room() -> None:
    match = awake(spare="King of Spades")
    spot = put(match, "King of Spades", at=room(match, "Ada"), face_down=True)
    play(match, f"go to card {spot}")
    assert match.view()["question"] == "declare"
    assert match.asked == ["Ada"], "it is not a draw: no Secret Door can replace it"
    assert name_at(match, spot) == f"card {spot}", "declared before it is seen"
    play(match, "suit")
    assert stats(match, "Ada") == (5, 3, 5)
    assert room(match, "Ada") == "King of Spades"


def test_ha_15_it_is_not_laid_and_gets_no_link() -> None:
    match = awake(spare="4 of Clubs")
    here = room(match, "Ada")
    spot = put(match, "4 of Clubs", at=here, face_down=True)
    play(match, f"go to card {spot}", "suit")
    assert match.view()["active"] == "Ben", "no link is asked for"
    assert links(match, "4 of Clubs") == {here}


def test_ha_15_it_is_not_a_draw() -> None:
    match = awake(spare="4 of Clubs")
    spot = put(match, "4 of Clubs", at=room(match, "Ada"), face_down=True)
    before = match.view()["deck"]
    play(match, f"go to card {spot}", "color")
    assert match.view()["deck"] == before
    assert [len(paper(match, name)["secret_doors"]) for name in match.names] == [2, 2]


def test_ha_15_an_ace_that_is_turned_up_so_is_a_way_out() -> None:
    match = awake()
    spot = put(match, "Ace of Spades", at=room(match, "Ada"), face_down=True)
    play(match, f"go to card {spot}", "color")
    assert match.result["winners"] == ["Ada"]


def test_ha_15_a_joker_that_is_turned_up_so_is_a_trap() -> None:
    match = awake()
    spot = put(match, "red Joker", at=room(match, "Ada"), face_down=True)
    play(match, f"go to card {spot}", "color")
    assert paper(match, "Ada")["trapped"]
    assert room(match, "Ada") == "red Joker"
    assert stats(match, "Ada") == (5, 3, 2)


def test_ha_15_a_cross_card_is_reached_through_the_ace_of_diamonds() -> None:
    match = awake(cross="10 of Clubs, 10 of Spades, 6 of Hearts, 6 of Diamonds")
    stand(match, Ada="Ace of Diamonds")
    assert set(match.answers("Ada")) == {f"go to card {spot}" for spot in (1, 2, 3, 4)}
    play(match, "go to card 3", "suit")
    assert stats(match, "Ada") == (5, 2, 2)
    assert links(match, "6 of Hearts") == {"Ace of Diamonds"}


# HA-19: the Ace of Diamonds


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_19_nothing_can_be_linked_to_the_ace_of_diamonds_at_first(players: int) -> None:
    match = awake(players, spare="Queen of Hearts")
    open_door(match, "suit", "Queen of Hearts")
    assert match.view()["question"] == "link"
    assert "link to Ace of Diamonds" not in match.answers("Ada")
    assert "HA-14" in refused(match, "link to Ace of Diamonds")
    assert len(links(match, "Ace of Diamonds")) == 4


def test_ha_19_it_is_reached_through_a_cross_card_that_was_turned_up_and_then_linked_to() -> None:
    match = awake(cross="4 of Hearts", spare="Jack of Hearts, Jack of Clubs")
    open_door(match, "suit", "Jack of Hearts")
    play(match, "reveal card 1", "link to 4 of Hearts")
    idle(match)
    go(match, "4 of Hearts")
    idle(match)
    assert "go to Ace of Diamonds" in match.answers("Ada")
    go(match, "Ace of Diamonds")
    assert match.result["winners"] == ["Ada"], "BODY 5 above FEAR 2"


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_19_in_random_games_links_are_offered_as_the_rule_says(players: int) -> None:
    asked = 0
    for number in range(6):
        for g, seat, _ in every_answer(GAME, players, f"links {players} {number}"):
            if g.question == Ask.LINK and g.asked == 1 << seat:
                asked += 1
                seen = GAME.words.layout(g, NAMES[:players])
                new = seen["house"][-1]
                here = seen["players"][seat]["spot"]
                able = {
                    f"link to {card['card']['name']}"
                    for card in seen["house"][:-1]
                    if card["face"] == "up" and len(card["links"]) < 4 and card["spot"] != here
                    if card["card"]["color"] == new["card"]["color"]
                }
                given = {GAME.notation(g, seat, answer, NAMES) for answer in GAME.legal(g, seat)}
                assert given == {*able, "no link"}
                assert len(seen["house"][0]["links"]) == 4 or seen["discarded"]
    assert asked > 5


def test_ha_11_ha_14_what_is_not_asked_now_is_refused() -> None:
    match = awake()
    assert refused(match, "Ben: open") == "Ben is not asked now."
    answer_offers(match)
    assert refused(match, "Ben: suit") == "Ben is not asked now."
