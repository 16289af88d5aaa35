"""Haunted, chapter seven: Traps. HA-30 to HA-33."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloaming.games.haunted import GAME
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask
from gloaming.kernel.match import NAMES, Match
from haunts import (
    JOKERS,
    answer_offers,
    awake,
    cards,
    color_of,
    deck,
    decline,
    draw_trapped,
    go,
    idle,
    late,
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
    write,
)
from stories import branch, chances, every_answer, play, refused


def caught(
    players: int = 3,
    *,
    at: str = "",
    spare: str = "",
    before: Callable[[Match], object] | None = None,
    joker: str = "red Joker",
    **arranged: Any,
) -> Match:
    """Ben is trapped, and it is his turn: Ada has gone back to her starting Room."""
    match = awake(players, spare=spare, **arranged)
    for card in cards(at):
        put(match, card)
    trap(match, "Ben", joker, at)
    if before is not None:
        before(match)
    go(match, "3 of Diamonds")
    assert match.view()["active"] == "Ben"
    return match


def down(*names: str) -> set[str]:
    """Answers that lay a card face down at these."""
    return {f"face down at {name}" for name in names}


def up(*names: str) -> set[str]:
    """Answers that lay a card face up, linked to these."""
    return {f"face up with link to {name}" for name in names}


# HA-30


@pytest.mark.parametrize("declared", ["color", "suit"])
@pytest.mark.parametrize("joker", JOKERS)
def test_ha_30_an_opened_joker_is_laid_and_linked_as_any_room_and_traps(joker: str, declared: str) -> None:
    match = awake(spare="6 of Hearts, 6 of Clubs")
    put(match, "6 of Hearts")
    put(match, "6 of Clubs")
    late(match)
    here, other = room(match, "Ada"), "6 of Hearts" if color_of(joker) == "red" else "6 of Clubs"
    open_door(match, declared, joker)
    assert f"link to {other}" in match.answers("Ada")
    play(match, f"link to {other}")
    assert room(match, "Ada") == joker
    assert paper(match, "Ada")["trapped"]
    assert links(match, joker) == {here, other}
    assert stats(match, "Ada") == (5, 3, 2), "no other effect"
    assert match.view()["active"] == "Ben"


def test_ha_30_only_who_opened_it_is_trapped() -> None:
    match = awake(4)
    put(match, "black Joker")
    open_door(match, "suit", "red Joker")
    decline(match)
    assert [paper(match, name)["trapped"] for name in match.names] == [True, False, False, False]


def test_ha_30_a_joker_turned_up_by_walking_onto_it_traps_and_gets_no_link() -> None:
    match = awake(spare="6 of Hearts")
    put(match, "6 of Hearts")
    here = room(match, "Ada")
    spot = put(match, "red Joker", at=here, face_down=True)
    play(match, f"go to card {spot}", "suit")
    assert paper(match, "Ada")["trapped"]
    assert links(match, "red Joker") == {here}


# HA-31


def test_ha_31_a_trapped_player_neither_moves_nor_declares_but_draws_and_looks() -> None:
    match = caught(at="9 of Clubs", spare="9 of Clubs, 6 of Hearts")
    assert match.view()["question"] == "offer", "drawing is not asked for: there is nothing else to do"
    assert match.asked == ["Ada", "Ben", "Cleo"]
    answer_offers(match)
    assert chances(match), "Color or Suit is not declared"
    play(match, "draw 6 of Hearts")
    assert match.asked == ["Ben"]
    assert match.view()["question"] == "lay"
    assert match.view("Ben")["drawn"]["card"]["name"] == "6 of Hearts"
    play(match, "face down at 9 of Clubs")
    assert room(match, "Ben") == "red Joker"
    assert paper(match, "Ben")["trapped"]
    assert stats(match, "Ben") == (5, 3, 3), "no effect"
    assert match.view()["active"] == "Cleo"


@pytest.mark.parametrize("drawn", ["6 of Hearts", "6 of Clubs", "Ace of Hearts", "Ace of Spades", "black Joker"])
def test_ha_31_where_the_card_may_be_laid(drawn: str) -> None:
    spare = "6 of Hearts, 6 of Clubs, 8 of Clubs, 8 of Hearts, 4 of Hearts, 10 of Hearts, 10 of Spades, 10 of Clubs"

    def arrange(match: Match) -> None:
        put(match, "4 of Hearts")
        for card in ("8 of Clubs", "8 of Hearts", "10 of Spades", "10 of Hearts"):
            put(match, card, at="4 of Hearts")
        put(match, "10 of Clubs", face_down=True)

    match = caught(spare=spare, before=arrange)
    draw_trapped(match, drawn)
    free = {name for name in lying(match) | lying(match, "down") if len(links(match, name)) < 4}
    assert "red Joker" in free
    assert not free & {"4 of Hearts", "Ace of Diamonds"}, "these have four links"
    suit = drawn.rsplit(" of ", maxsplit=1)[-1]
    alike = {name for name in free if name.endswith(f" of {suit}")}
    assert bool(alike) is (drawn != "black Joker")
    assert set(match.answers("Ben")) == down(*free) | up(*alike)
    for text in ("face down at 4 of Hearts", "face up with link to 4 of Hearts", "face up with link to red Joker"):
        assert "HA-31" in refused(match, text)


def test_ha_31_laid_face_up_it_is_linked_to_the_trap_and_to_one_card_of_its_suit() -> None:
    match = caught(
        at="9 of Clubs", spare="9 of Clubs, 6 of Hearts, 8 of Hearts", before=lambda m: put(m, "8 of Hearts")
    )
    draw_trapped(match, "6 of Hearts")
    play(match, "face up with link to 8 of Hearts")
    assert "6 of Hearts" in lying(match)
    assert links(match, "6 of Hearts") == {"red Joker", "8 of Hearts"}
    assert links(match, "red Joker") == {"9 of Clubs", "6 of Hearts"}
    assert stats(match, "Ben") == (5, 3, 3)
    assert room(match, "Ben") == "red Joker"


@pytest.mark.parametrize("where", ["9 of Clubs", "red Joker", "card 1"])
def test_ha_31_laid_face_down_it_is_linked_to_that_card_only(where: str) -> None:
    match = caught(
        at="9 of Clubs", spare="9 of Clubs, 6 of Hearts, 8 of Hearts", before=lambda m: put(m, "8 of Hearts")
    )
    draw_trapped(match, "6 of Hearts")
    before = links(match, where)
    play(match, f"face down at {where}")
    new = (links(match, where) - before).pop()
    assert "6 of Hearts" not in lying(match)
    assert links(match, new) == {where}


def test_ha_31_a_trap_with_four_links_lets_nothing_be_laid_face_up() -> None:
    four = "9 of Clubs, 9 of Hearts, 9 of Spades, 7 of Clubs"
    match = caught(at=four, spare=f"{four}, 6 of Hearts")
    draw_trapped(match, "6 of Hearts")
    assert not [text for text in match.answers("Ben") if "face up" in text]
    assert "face down at red Joker" not in match.answers("Ben")
    assert "HA-31" in refused(match, "face up with link to 9 of Hearts")


def test_ha_31_a_drawn_joker_goes_face_down_and_traps_nobody() -> None:
    match = caught(at="9 of Clubs", spare="9 of Clubs")
    draw_trapped(match, "black Joker")
    assert not [text for text in match.answers("Ben") if "face up" in text]
    play(match, "face down at 9 of Clubs")
    assert "black Joker" not in lying(match)


@pytest.mark.parametrize(("text", "exits"), [("face down at 9 of Hearts", 1), ("face up with link to 9 of Hearts", 2)])
def test_ha_31_a_drawn_ace_lets_nobody_out_and_is_revealed_only_if_it_lies_face_up(text: str, exits: int) -> None:
    match = caught(at="9 of Hearts", spare="9 of Hearts")
    write(match, Ben="9 5 1")
    draw_trapped(match, "Ace of Hearts")
    play(match, text)
    assert not match.over
    assert match.view()["exits_revealed"] == exits
    assert paper(match, "Ben")["answered"] == []


def test_ha_31_a_secret_door_of_another_may_take_the_place_of_the_draw() -> None:
    match = caught(doors={"Ada": "King of Spades", "Cleo": "King of Hearts"})
    size = match.view()["deck"]
    answer_offers(match, Cleo="play King of Hearts", Ada="play King of Spades")
    assert "Cleo played door Ben" in told(match)
    assert match.view("Ben")["drawn"]["card"]["name"] == "King of Hearts"
    assert match.view()["deck"] == size
    assert match.view()["question"] == "lay", "no +1 for what is not one's own"
    play(match, "face down at red Joker")
    assert stats(match, "Ben") == (5, 3, 3)


@pytest.mark.parametrize(
    ("answer", "expected"), [("+1 WILL", (5, 4, 3)), ("+1 FEAR", (5, 3, 4)), ("decline", (5, 3, 3))]
)
def test_ha_31_a_secret_door_of_ones_own_gives_one_more_here_too(answer: str, expected: tuple[int, int, int]) -> None:
    match = caught(doors={"Ben": "King of Spades, King of Hearts"})
    answer_offers(match, Ben="play King of Hearts")
    assert match.view()["question"] == "bonus"
    play(match, answer)
    assert stats(match, "Ben") == expected, "and the card has no effect"
    assert match.view()["question"] == "lay"


def test_ha_31_with_an_empty_deck_only_ones_own_secret_door_can_be_laid_and_it_need_not() -> None:
    match = caught(doors={"Ben": "King of Spades, King of Hearts"}, before=deck)
    assert match.asked == ["Ben"]
    assert set(match.answers("Ben")) == {"open", "stay"}
    story = branch(match)
    play(story, "stay")
    assert story.view()["active"] == "Cleo"
    play(match, "open")
    assert match.asked == ["Ben"]
    play(match, "play King of Hearts", "+1 WILL", "face down at red Joker")
    assert stats(match, "Ben") == (5, 4, 3)
    assert match.view()["active"] == "Cleo"


def test_ha_31_with_nothing_to_draw_the_turn_passes() -> None:
    def arrange(match: Match) -> None:
        deck(match)
        match.state.held[1] = 0
        match.state.secret[1][:] = [-1, -1]

    match = awake(3)
    trap(match, "Ben", "red Joker")
    arrange(match)
    go(match, "3 of Diamonds")
    assert match.view()["active"] == "Cleo"


@pytest.mark.parametrize("players", range(2, 9))
def test_ha_31_in_random_games_a_card_can_always_be_laid_and_just_where_the_rule_says(players: int) -> None:
    asked = 0
    for number in range(8):
        for g, seat, _ in every_answer(GAME, players, f"traps {players} {number}"):
            if g.question == Ask.LAY and g.asked == 1 << seat:
                asked += 1
                check_laying(g, seat, players)
    assert asked > 5


def check_laying(g: State, seat: int, players: int) -> None:
    """What may be answered, compared with the sentence of the rule."""
    seen = GAME.words.layout(g, NAMES[:players])
    drawn, here = seen["drawn"]["card"], seen["players"][seat]["spot"]
    free = [card for card in seen["house"] if len(card["links"]) < 4]
    names = {card["spot"]: card["card"]["name"] if card["face"] == "up" else f"card {card['spot']}" for card in free}
    alike = [card for card in free if card["face"] == "up" and card["card"]["suit"] == drawn["suit"] is not None]
    wanted = down(*names.values())
    if here in names:
        wanted |= up(*(names[card["spot"]] for card in alike))
    assert {GAME.notation(g, seat, answer, NAMES) for answer in GAME.legal(g, seat)} == wanted
    edges = sum(4 - len(card["links"]) for card in seen["house"])
    assert edges >= 12 + 4 * players, "as counted by hand: so many edges are always free"


# HA-32


@pytest.mark.parametrize(("mine", "theirs"), [(1, 6), (6, 1), (0, 0), (2, 2), (9, 3)])
def test_ha_32_entering_frees_the_trapped_one_and_both_have_fear_2(mine: int, theirs: int) -> None:
    match = awake(3)
    trap(match, "Ben", "red Joker", at=room(match, "Ada"))
    write(match, Ada=f"5 3 {mine}", Ben=f"5 3 {theirs}", Cleo="5 3 7")
    go(match, "red Joker")
    assert [paper(match, name)["trapped"] for name in match.names] == [False, False, False]
    assert [stats(match, name) for name in match.names] == [(5, 3, 2), (5, 3, 2), (5, 3, 7)]
    assert room(match, "Ada") == room(match, "Ben") == "red Joker"


def test_ha_32_both_move_normally_on_their_next_turns() -> None:
    match = awake(2)
    here = room(match, "Ada")
    trap(match, "Ben", "red Joker", at=here)
    go(match, "red Joker")
    assert set(match.answers("Ben")) == {f"go to {here}", "open"}
    idle(match)
    assert "open" in match.answers("Ada")
    go(match, here)
    assert room(match, "Ada") == here


def test_ha_32_entering_a_revealed_joker_with_nobody_in_it_does_nothing() -> None:
    match = awake(2)
    put(match, "black Joker", at=room(match, "Ada"))
    go(match, "black Joker")
    assert room(match, "Ada") == "black Joker"
    assert not paper(match, "Ada")["trapped"]
    assert stats(match, "Ada") == (5, 3, 2)


def test_ha_32_a_joker_that_was_left_by_both_does_nothing_any_more() -> None:
    match = awake(2)
    here = room(match, "Ada")
    trap(match, "Ben", "red Joker", at=here)
    go(match, "red Joker")
    go(match, here)
    go(match, here)
    write(match, Ada="5 3 4", Ben="5 3 6")
    go(match, "red Joker")
    assert not paper(match, "Ben")["trapped"]
    assert stats(match, "Ben") == (5, 3, 6)
    go(match, "red Joker")
    assert [stats(match, name)[2] for name in match.names] == [4, 6], "Ben stands there, but is not trapped"


def test_ha_32_a_joker_that_was_turned_up_from_afar_does_not_trap_who_enters_it() -> None:
    match = awake(2, spare="Jack of Clubs")
    here = room(match, "Ada")
    spot = put(match, "red Joker", at=here, face_down=True)
    open_door(match, "suit", "Jack of Clubs")
    play(match, f"reveal card {spot}")
    decline(match)
    idle(match)
    stand(match, Ada=here)
    go(match, "red Joker")
    assert not paper(match, "Ada")["trapped"]


# HA-33


def test_ha_33_two_trapped_players_go_on_until_the_deck_ends_the_game() -> None:
    match = awake(2, doors={"Ada": "3 of Clubs", "Ben": "5 of Clubs"})
    trap(match, "Ben", "red Joker")
    trap(match, "Ada", "black Joker")
    turns, deck_at_first = 0, match.view()["deck"]
    assert deck_at_first == 43 - 2 - 2, "two were drawn, and two are the Jokers in which they sit"
    while not match.over:
        size, name = match.view()["deck"], match.view()["active"]
        if size:
            draw_trapped(match, chances_first(match))
            play(match, next(text for text in match.answers(name) if text.startswith("face down")))
            assert match.view()["deck"] == size - 1
        else:
            play(match, "stay")
        turns += 1
    assert turns == deck_at_first + 2, "one more turn each after the one in which the last card was drawn"
    assert match.result["winners"] == []


def chances_first(match: Match) -> str:
    """The first card that can be drawn."""
    answer_offers(match)
    return chances(match)[0].removeprefix("draw ")


def test_ha_33_with_three_there_is_always_one_who_can_come() -> None:
    match = awake(3)
    trap(match, "Ben", "red Joker", at=room(match, "Cleo"))
    trap(match, "Ada", "black Joker")
    draw_trapped(match, chances_first(match))
    play(match, "face down at black Joker")
    draw_trapped(match, chances_first(match))
    play(match, "face down at red Joker")
    go(match, "red Joker")
    assert not paper(match, "Ben")["trapped"]
    assert paper(match, "Ada")["trapped"]
