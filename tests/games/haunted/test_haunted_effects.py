"""Haunted, chapter two: what rooms do to those who enter them. HA-10, HA-13, HA-16 and the charts of HA-12."""

from __future__ import annotations

import pytest

from gloaming.games.haunted import GAME
from gloaming.kernel.match import Match
from haunts import (
    ACES,
    ROOMS,
    awake,
    color_of,
    decline,
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
    throw_away,
    told,
    turn_up,
    twin,
    write,
)
from stories import branch, play, refused

SUIT_CHART = """
2     | -1 WILL | -1 BODY | +1 WILL or -1 FEAR | +1 FEAR
3     | none    | none    | none               | none
4     | +1 WILL | +1 BODY | -1 WILL or +1 FEAR | +1 FEAR
5     | none    | none    | -1 BODY or +1 FEAR | none
6     | -1 WILL | -1 BODY | +1 BODY or -1 FEAR | +1 FEAR
7     | none    | none    | +2 WILL or -2 FEAR | none
8     | +1 WILL | +1 BODY | -2 WILL or +2 FEAR | +1 FEAR
9     | none    | none    | +1 BODY or +1 WILL | none
10    | -2 WILL | -2 BODY | -1 BODY or -1 WILL | +1 FEAR
Jack  | reveal  | reveal  | reveal             | reveal
Queen | +2 WILL | +2 BODY | -2 BODY or +2 FEAR | +2 FEAR
King  | -3 WILL | -3 BODY | +2 BODY or -2 FEAR | +3 FEAR
"""
COLOR_CHART = """
2 3 4 5 6 7     | -1 WILL | -1 BODY
8 9 10          | -2 WILL | -2 BODY
Jack Queen King | reveal  | reveal
"""


def lines(chart: str) -> list[list[str]]:
    """The cells of a chart, line by line."""
    return [[part.strip() for part in line.split("|")] for line in chart.strip().splitlines()]


BY_SUIT = {
    f"{value} of {suit}": effect
    for value, *effects in lines(SUIT_CHART)
    for suit, effect in zip(("Hearts", "Clubs", "Diamonds", "Spades"), effects, strict=True)
}
BY_COLOR = {
    f"{value} of {suit}": effect
    for values, red, black in lines(COLOR_CHART)
    for value in values.split()
    for suit, effect in {"Hearts": red, "Diamonds": red, "Clubs": black, "Spades": black}.items()
}
SOME = ["10 of Hearts", "4 of Clubs", "7 of Diamonds", "Queen of Spades", "Jack of Clubs", "3 of Hearts"]


def changed(before: tuple[int, ...], effect: str) -> tuple[int, ...]:
    """BODY, WILL and FEAR after a change; below 0 it is ignored whole (HA-17)."""
    more, stat = effect.split()
    after = list(before)
    after[["BODY", "WILL", "FEAR"].index(stat)] += int(more)
    return tuple(after) if min(after) >= 0 else before


def check_effect(match: Match, effect: str, before: tuple[int, ...]) -> None:
    """Ada has just met a card: its effect is that of the chart."""
    if effect == "reveal":
        assert match.view()["question"] == "reveal"
        assert set(match.answers("Ada")) == {"reveal nothing", *(f"reveal {card}" for card in lying(match, "down"))}
    elif " or " in effect:
        assert match.view()["question"] == "choose"
        assert match.answers("Ada") == effect.split(" or ")
        for choice in effect.split(" or "):
            story = branch(match)
            play(story, choice)
            assert stats(story, "Ada") == changed(before, choice)
    else:
        assert match.view()["question"] not in ("choose", "reveal", "match")
        assert stats(match, "Ada") == (before if effect == "none" else changed(before, effect))


def meet(card: str, how: str, declared: str, *, twin_lies: bool = False) -> Match:
    """Ada, with 6 of everything, opens a Door to a card or walks onto it; or wakes in it."""
    if how == "wakes":
        return haunt(1, rooms=card)
    match = awake(spare=f"{card}, {twin(card)}")
    write(match, Ada="6 6 6")
    if twin_lies:
        put(match, twin(card))
    if how == "opens":
        open_door(match, declared, card)
    else:
        spot = put(match, card, at=room(match, "Ada"), face_down=True)
        play(match, f"go to card {spot}", declared)
    return match


def test_ha_12_the_charts_here_have_every_card_once() -> None:
    assert sorted(BY_SUIT) == sorted(BY_COLOR) == sorted(ROOMS)


def test_ha_12_everybody_can_read_the_charts() -> None:
    table, say = awake(2).view("Ada"), {"effect-none": "none", "effect-reveal": "reveal"}
    values = [line[0] for line in lines(SUIT_CHART)]
    for declared, chart in {"suit": BY_SUIT, "color": BY_COLOR}.items():
        for card, effect in chart.items():
            value, suit = card.split(" of ")
            color = "red" if suit in ("Hearts", "Diamonds") else "black"
            told = table["charts"][declared][suit if declared == "suit" else color][values.index(value)]
            assert (say.get(told["say"]) or GAME.voice().say(told)) == effect.replace("-", "\N{MINUS SIGN}")


@pytest.mark.parametrize("how", ["opens", "walks"])
@pytest.mark.parametrize("card", ROOMS)
def test_ha_12_on_suit_the_card_does_what_the_suit_chart_says(card: str, how: str) -> None:
    check_effect(meet(card, how, "suit"), BY_SUIT[card], (6, 6, 6))


@pytest.mark.parametrize("how", ["opens", "walks"])
@pytest.mark.parametrize("card", ROOMS)
def test_ha_12_on_color_the_card_does_what_the_color_chart_says(card: str, how: str) -> None:
    check_effect(meet(card, how, "color"), BY_COLOR[card], (6, 6, 6))


@pytest.mark.parametrize("declared", ["color", "suit"])
def test_ha_12_an_effect_is_the_active_players_alone(declared: str) -> None:
    for card in SOME:
        match = awake(3, spare=f"{card}, {twin(card)}")
        open_door(match, declared, card)
        if match.view()["question"] == "choose":
            play(match, "+2 WILL")
        decline(match)
        assert stats(match, "Ben") == stats(match, "Cleo") == (5, 3, 3)


# HA-10: the starting Room


@pytest.mark.parametrize("card", ROOMS)
def test_ha_10_the_first_turn_begins_with_the_suit_effect_of_the_starting_room(card: str) -> None:
    check_effect(meet(card, "wakes", "suit"), BY_SUIT[card], (5, 3, 2))


def test_ha_10_it_is_applied_on_each_players_own_first_turn_and_not_before() -> None:
    match = haunt(3, rooms="4 of Clubs, 6 of Hearts, King of Spades")
    assert [stats(match, name) for name in match.names] == [(6, 3, 3), (5, 3, 3), (5, 3, 3)]
    idle(match)
    assert [stats(match, name) for name in match.names] == [(6, 3, 3), (5, 2, 3), (5, 3, 3)]
    idle(match)
    assert [stats(match, name) for name in match.names] == [(6, 3, 3), (5, 2, 3), (5, 3, 6)]


def test_ha_10_it_is_not_applied_again() -> None:
    match = haunt(2, rooms="4 of Clubs, 6 of Hearts")
    for _ in range(2):
        idle(match)
    play(match, "go to 4 of Clubs", "go to 6 of Hearts")
    idle(match)
    assert [stats(match, name) for name in match.names] == [(6, 3, 2), (5, 2, 2)]


def test_ha_10_the_effect_comes_before_anything_else_of_the_turn() -> None:
    match = haunt(2, rooms="Jack of Hearts, King of Spades")
    assert match.view()["question"] == "reveal"
    play(match, "reveal card 2")
    assert match.view()["question"] == "offer"
    news = told(match)
    assert news.index("Ada first room Jack of Hearts") < news.index("Ada opened")


def test_ha_10_color_is_never_declared_for_it_and_so_it_has_no_match() -> None:
    match = haunt(2, rooms="9 of Diamonds, 9 of Hearts")
    assert match.view()["question"] == "choose"
    assert match.answers("Ada") == ["+1 BODY", "+1 WILL"]


# HA-13: a match


@pytest.mark.parametrize("how", ["opens", "walks"])
@pytest.mark.parametrize("card", ROOMS)
def test_ha_13_with_a_match_face_up_the_player_may_take_one_more_instead_of_the_effect(card: str, how: str) -> None:
    match = meet(card, how, "color", twin_lies=True)
    assert match.view()["question"] == "match"
    assert set(match.answers("Ada")) == {"match", "effect"}
    taken = branch(match)
    play(taken, "match")
    assert stats(taken, "Ada") == ((6, 7, 6) if color_of(card) == "red" else (7, 6, 6))
    assert taken.view()["question"] != "reveal", "instead of a reveal too"
    play(match, "effect")
    check_effect(match, BY_COLOR[card], (6, 6, 6))


@pytest.mark.parametrize("card", SOME)
def test_ha_13_never_on_suit(card: str) -> None:
    check_effect(meet(card, "opens", "suit", twin_lies=True), BY_SUIT[card], (6, 6, 6))


def test_ha_13_the_nines_as_checked_by_hand() -> None:
    match = awake(spare="9 of Hearts, 9 of Diamonds")
    write(match, Ada="5 5 2")
    put(match, "9 of Diamonds")
    open_door(match, "color", "9 of Hearts")
    for answer, will in (("effect", 3), ("match", 6)):
        story = branch(match)
        play(story, answer)
        assert stats(story, "Ada") == (5, will, 2)
    match = awake(spare="9 of Hearts, 9 of Diamonds, 9 of Clubs")
    write(match, Ada="5 5 2")
    put(match, "9 of Clubs")
    open_door(match, "color", "9 of Hearts")
    assert stats(match, "Ada") == (5, 3, 2)


@pytest.mark.parametrize("where", ["starting room", "current room", "another's room", "revealed"])
def test_ha_13_the_match_may_lie_anywhere_on_the_table(where: str) -> None:
    match = awake(rooms="9 of Clubs, 9 of Hearts", spare="6 of Hearts", cross="6 of Diamonds")
    card = "9 of Spades"
    if where == "revealed":
        card = "6 of Hearts"
        turn_up(match, 1)
    elif where == "current room":
        stand(match, Ada="9 of Clubs")
    elif where == "another's room":
        stand(match, Ben="9 of Clubs")
    open_door(match, "color", card)
    assert match.view()["question"] == "match"


@pytest.mark.parametrize("where", ["face down", "discarded", "Secret Door of one's own", "Secret Door of another"])
def test_ha_13_a_card_that_does_not_lie_face_up_is_no_match(where: str) -> None:
    doors = {"Secret Door of one's own": {"Ada": "9 of Diamonds"}, "Secret Door of another": {"Ben": "9 of Diamonds"}}
    match = awake(spare="9 of Hearts" if where in doors else "9 of Hearts, 9 of Diamonds", doors=doors.get(where))
    write(match, Ada="6 6 6")
    if where not in doors:
        put(match, "9 of Diamonds", face_down=where == "face down")
    if where == "discarded":
        throw_away(match, "9 of Diamonds")
    open_door(match, "color", "9 of Hearts")
    assert match.view()["question"] != "match"
    assert stats(match, "Ada") == (6, 4, 6)


@pytest.mark.parametrize("ace", ACES[1:])
def test_ha_13_aces_have_no_match_though_another_of_the_colour_lies_there(ace: str) -> None:
    match = awake()
    for other in ACES[1:]:
        if other != ace:
            put(match, other)
    news = open_door(match, "color", ace)
    assert not [item for item in news if "matched" in item or "changed" in item]
    assert match.view()["question"] != "match"


def test_ha_13_jokers_have_no_match() -> None:
    match = awake()
    put(match, "red Joker")
    before = stats(match, "Ada")
    open_door(match, "color", "black Joker")
    assert match.view()["question"] != "match"
    assert stats(match, "Ada") == before


# HA-16: reveals


def test_ha_16_it_turns_up_one_card_of_the_house_that_lies_face_down_and_no_other() -> None:
    match = awake(spare="Jack of Clubs, 8 of Hearts", cross="King of Hearts, King of Spades, King of Clubs")
    spot = put(match, "8 of Hearts", at=room(match, "Ben"), face_down=True)
    open_door(match, "suit", "Jack of Clubs")
    down = {f"reveal card {number}" for number in (1, 2, 3, 4, spot)}
    assert set(match.answers("Ada")) == {"reveal nothing", *down}
    assert "HA-16" in refused(match, f"reveal {room(match, 'Ben')}")
    before = lying(match)
    play(match, "reveal card 3")
    assert lying(match) == {*before, "King of Clubs"}
    assert len(lying(match, "down")) == 4


def test_ha_16_it_may_be_declined() -> None:
    match = awake(spare="Jack of Clubs")
    open_door(match, "suit", "Jack of Clubs")
    before = lying(match)
    play(match, "reveal nothing")
    assert (lying(match), len(lying(match, "down"))) == (before, 4)


@pytest.mark.parametrize("card", ["King of Hearts", "King of Spades", "9 of Diamonds", "Jack of Hearts"])
def test_ha_16_the_card_has_no_effect_on_anyone(card: str) -> None:
    match = awake(3, spare="Jack of Clubs", cross=card)
    before = [stats(match, name) for name in match.names]
    open_door(match, "color", "Jack of Clubs")
    play(match, "reveal card 1")
    assert match.view()["question"] not in ("choose", "reveal", "match")
    assert [stats(match, name) for name in match.names] == before


@pytest.mark.parametrize("card", ["Ace of Clubs", "red Joker"])
def test_ha_16_a_revealed_ace_lets_nobody_out_and_a_revealed_joker_traps_nobody(card: str) -> None:
    match = awake(spare="Jack of Clubs")
    spot = put(match, card, at=room(match, "Ada"), face_down=True)
    open_door(match, "suit", "Jack of Clubs")
    exits = match.view()["exits_revealed"]
    play(match, f"reveal card {spot}")
    decline(match)
    assert match.view()["exits_revealed"] == exits + card.startswith("Ace")
    assert not match.over
    assert not any(paper(match, name)["trapped"] or paper(match, name)["answered"] for name in match.names)
    assert match.view()["active"] == "Ben"


def test_ha_16_a_revealed_card_gets_no_link() -> None:
    match = awake(spare="Jack of Clubs", cross="4 of Clubs")
    open_door(match, "suit", "Jack of Clubs")
    play(match, "reveal card 1")
    decline(match)
    assert links(match, "4 of Clubs") == {"Ace of Diamonds"}


def test_ha_16_with_no_card_face_down_nothing_is_asked() -> None:
    match = awake(spare="Jack of Clubs")
    turn_up(match, 1, 2, 3, 4)
    open_door(match, "suit", "Jack of Clubs")
    assert match.view()["question"] != "reveal"
