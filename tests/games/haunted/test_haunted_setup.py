"""Haunted, chapter one: what everybody begins with. HA-1 to HA-7, and the options."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import Any

import pytest

from gloaming.games.haunted import GAME
from gloaming.kernel.match import NAMES, Match
from gloaming.kernel.refusal import Refusal
from haunts import (
    ACES,
    JOKERS,
    PLAYERS,
    ROOMS,
    answer_offers,
    awake,
    haunt,
    idle,
    lay,
    links,
    looking,
    lying,
    paper,
    put,
    room,
    stats,
    told,
    undrawn,
)
from stories import branch, chances, play, refused

# HA-1: the stronger of two


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_1_all_are_asked_at_the_same_time_before_any_card_is_dealt(players: int) -> None:
    match = lay(players)
    for place in range(players):
        assert match.asked == list(NAMES[place:players])
        assert match.answers(match.asked[0]) == ["body", "will"]
        assert chances(match) == [], "no card is dealt before all have chosen"
        match.answer(match.asked[0], "will" if place % 2 else "body")
    assert match.asked == []
    assert len(chances(match)) == 48


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_1_five_for_the_stronger_three_for_the_other_and_fear_for_the_number_of_players(players: int) -> None:
    wills = dict.fromkeys(NAMES[1:players:2], "will")
    match = haunt(players, stronger=wills)
    fear = 2 if players == 1 else players
    for name in match.names:
        assert stats(match, name) == ((3, 5, fear) if name in wills else (5, 3, fear))


def test_ha_1_nobody_learns_a_choice_before_all_have_made_theirs() -> None:
    shown = []
    for choice in ("body", "will"):
        match = lay(3)
        match.answer("Ben", choice)
        shown.append([(match.view(name), match.news(seat=name)) for name in ("Ada", "Cleo", None)])
    assert shown[0] == shown[1]


def test_ha_1_the_order_of_choosing_makes_no_difference() -> None:
    tables = []
    for order in permutations(("Ada", "Ben", "Cleo")):
        match = lay(3)
        for name in order:
            match.answer(name, "will" if name == "Ben" else "body")
        tables.append(match.state)
    assert all(table == tables[0] for table in tables)


def test_ha_1_the_three_numbers_are_public() -> None:
    match = haunt(3, stronger={"Cleo": "will"})
    for name, _ in looking(match):
        papers = [(line["body"], line["will"], line["fear"]) for line in match.view(name)["players"]]
        assert papers == [(5, 3, 3), (5, 3, 3), (3, 5, 3)]


# HA-2: the cross


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_2_the_four_cards_of_the_cross_come_from_48_without_aces_and_jokers(players: int) -> None:
    match = lay(players)
    for name in match.names:
        match.answer(name, "body")
    drawn: list[str] = []
    for _ in range(4):
        assert sorted(chances(match)) == sorted(f"draw {card}" for card in ROOMS if card not in drawn)
        drawn.append(ROOMS[7 * len(drawn)])
        play(match, f"draw {drawn[-1]}")
    assert {card["card"]["name"] for card in match.everything()["house"]} == {*drawn, "Ace of Diamonds"}


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_2_they_lie_face_down_round_the_ace_of_diamonds_each_linked_to_it(players: int) -> None:
    match = haunt(players)
    assert "Ace of Diamonds" in lying(match)
    down = lying(match, "down")
    assert len(down) == 4
    assert links(match, "Ace of Diamonds") == down
    assert all(links(match, card) == {"Ace of Diamonds"} for card in down)


# HA-3: Secret Doors and Rooms


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_3_each_player_has_two_secret_doors_and_a_room_linked_to_nothing(players: int) -> None:
    match = haunt(players, rooms=", ".join(ROOMS[5 : 5 + players]))
    for name, card in zip(match.names, ROOMS[5:], strict=False):
        assert len(paper(match, name)["secret_doors"]) == (0 if players == 1 else 2), "HA-43: none in solo"
        assert room(match, name) == card
        assert card in lying(match)
        assert links(match, card) == set()
    assert len(lying(match)) == 1 + players


def test_ha_3_the_owner_may_look_at_the_secret_doors_and_nobody_else() -> None:
    doors = {
        "Ada": "2 of Hearts, 9 of Spades",
        "Ben": "King of Clubs, 4 of Diamonds",
        "Cleo": "8 of Clubs, 6 of Hearts",
    }
    match = haunt(3, doors=doors)
    for name, _ in looking(match):
        for player in match.view(name)["players"]:
            seen = [card and card["name"] for card in player["secret_doors"]]
            assert seen == (doors[player["name"]].split(", ") if player["name"] == name else [None, None])


# HA-4: the deck


def test_ha_4_the_deck_has_as_many_cards_as_were_counted_by_hand() -> None:
    assert [haunt(players).view()["deck"] for players in PLAYERS] == [46, 43, 40, 37, 34, 31, 28, 25]


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_4_the_first_two_cards_a_player_are_never_aces_or_jokers_and_then_all_of_them_can_come(players: int) -> None:
    match = haunt(players)
    used = [card["card"]["name"] for card in match.everything()["house"]]
    used += [card["name"] for player in match.everything()["players"] for card in player["secret_doors"]]
    for count in range(2 * players):
        answer_offers(match)
        play(match, "suit")
        rest = [card for card in ROOMS if card not in used]
        assert sorted(chances(match)) == sorted(f"draw {card}" for card in rest), f"draw {count + 1}"
        used.append(idle(match))
    answer_offers(match)
    play(match, "suit")
    rest = [card for card in ROOMS if card not in used]
    late = [*ACES[1:], *(JOKERS if players > 1 else [])]
    assert sorted(chances(match)) == sorted(f"draw {card}" for card in [*rest, *late])
    assert match.view()["deck"] == len(rest) + len(late)


def test_ha_4_secret_doors_that_were_played_are_no_draws() -> None:
    match = haunt(2, doors={"Ada": "5 of Clubs, 7 of Clubs", "Ben": "5 of Hearts, 7 of Hearts"})
    for name, door in (("Ada", "5 of Clubs"), ("Ben", "5 of Hearts"), ("Ada", "7 of Clubs"), ("Ben", "7 of Hearts")):
        answer_offers(match, **{name: f"play {door}"})
        play(match, "suit", "decline")
        if match.view()["question"] == "link":
            play(match, "no link")
    for _ in range(4):
        answer_offers(match)
        play(match, "suit")
        assert not {f"draw {card}" for card in [*ACES, *JOKERS]} & set(chances(match))
        idle(match)
    answer_offers(match)
    play(match, "suit")
    assert "draw red Joker" in chances(match)


@pytest.mark.parametrize("players", [0, 9, 10])
def test_ha_4_nine_players_cannot_set_two_cards_aside_each(players: int) -> None:
    names = [f"Guest {number}" for number in range(players)]
    with pytest.raises(Refusal, match=r"1 to 8 players"):
        Match(GAME, names)


# HA-5: who starts


@pytest.mark.parametrize(("lower", "higher"), [*pairwise(ROOMS)])
def test_ha_5_of_two_rooms_the_lower_starts_diamonds_before_clubs_before_hearts_before_spades(
    lower: str, higher: str
) -> None:
    for rooms, first in ((f"{lower}, {higher}", "Ada"), (f"{higher}, {lower}", "Ben")):
        match = haunt(2, rooms=rooms)
        assert f"{first} went first {lower}" in told(match)
        assert match.view()["active"] == first


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_5_the_lowest_of_all_starts_wherever_it_lies(players: int) -> None:
    for lowest in range(players):
        others = ROOMS[-players:]
        rooms = [*others[:lowest], "2 of Spades", *others[lowest + 1 :]]
        match = haunt(players, rooms=", ".join(rooms))
        assert match.view()["active"] == NAMES[lowest]
        assert match.view()["house_player"] == NAMES[(lowest + 1) % players]


def test_ha_5_jack_queen_and_king_count_more_than_ten() -> None:
    match = haunt(4, rooms="King of Diamonds, Queen of Diamonds, Jack of Diamonds, 10 of Spades")
    assert match.view()["active"] == "Dov"


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_5_turns_go_to_the_left_and_the_next_player_is_always_the_house_player(players: int) -> None:
    match = haunt(players)
    for turn in range(2 * players + 1):
        assert match.view()["active"] == NAMES[turn % players]
        assert match.view()["house_player"] == NAMES[(turn + 1) % players]
        idle(match)


# HA-6: memories


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_6_before_play_each_player_may_write_the_last_thing_they_remember(players: int) -> None:
    match = haunt(players)
    memories = [opening for opening in match.moments if opening.moment.kind == "memory"]
    assert sorted(opening.moment.seat for opening in memories) == list(range(players))
    assert max(opening.at for opening in memories) < told(match).index("Ada turn began 3 of Diamonds")
    before = match.state.clone()
    for opening in memories:
        match.tell(opening.moment.seat, f"Somebody called {NAMES[opening.moment.seat]}.", opening.number)
    assert match.state == before


# HA-7: Jokers


def test_ha_7_one_joker_is_red_and_the_other_black_and_neither_has_a_suit() -> None:
    match = awake()
    for joker, color in zip(JOKERS, ("red", "black"), strict=True):
        spot = put(match, joker)
        shown = next(card["card"] for card in match.view()["house"] if card["spot"] == spot)
        assert (shown["name"], shown["color"], shown["suit"]) == (joker, color, None)


@pytest.mark.parametrize(
    ("joker", "red", "black"), [("red Joker", True, False), ("black Joker", False, True)], ids=["red", "black"]
)
def test_ha_7_its_colour_says_which_new_cards_may_be_linked_to_it(joker: str, red: bool, black: bool) -> None:
    match = awake(spare="6 of Hearts, 6 of Clubs")
    put(match, joker)
    for card, may in (("6 of Hearts", red), ("6 of Clubs", black)):
        story = branch(match)
        answer_offers(story)
        play(story, "suit", f"draw {card}")
        assert (f"link to {joker}" in story.answers("Ada")) is may


# The options


def test_ha_42_ha_44_ha_45_the_options_have_defaults() -> None:
    match = lay(2)
    assert match.options == {"long": False, "multilevel": False, "still": 10}
    assert match.view()["most_still_rounds"] == 10


@pytest.mark.parametrize(
    ("players", "options", "rule"),
    [
        (2, {"long": True, "multilevel": True}, "HA-44"),
        (8, {"long": "yes", "multilevel": "yes"}, "HA-44"),
        (1, {"multilevel": True}, "HA-44"),
        (2, {"multilevel": "perhaps"}, "HA-44"),
        (2, {"long": 3}, "HA-42"),
        (2, {"long": ["yes"]}, "HA-42"),
        (2, {"still": 0}, "HA-45"),
        (2, {"still": -1}, "HA-45"),
        (2, {"still": "many"}, "HA-45"),
        (2, {"still": 1.5}, "HA-45"),
        (2, {"still": True}, "HA-45"),
        (2, {"still": 10**30}, "HA-45"),
    ],
)
def test_ha_44_options_that_do_not_go_together_and_bad_values_are_refused(
    players: int, options: dict[str, Any], rule: str
) -> None:
    with pytest.raises(Refusal) as caught:
        lay(players, **options)
    assert rule in str(caught.value)
    assert str(caught.value).endswith(".")


def test_ha_1_only_body_or_will_can_be_the_stronger() -> None:
    match = lay(2)
    assert '"fear"' in refused(match, "Ada: fear")
    assert match.asked == ["Ada", "Ben"]
    assert len(undrawn(match)) == 48
