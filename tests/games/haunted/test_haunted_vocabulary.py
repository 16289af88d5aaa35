"""Haunted's vocabulary: what answers and questions mean as data. HA-11, HA-12, HA-13, HA-14, HA-31, HA-60."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gloaming.games.haunted import GAME
from gloaming.kernel.match import NAMES, Match
from gloaming.kernel.sight import view
from haunts import answer_offers, awake, haunt, put, trap
from stories import every_answer, play


def meant(match: Match, answer: str, viewer: str = "") -> dict[str, Any]:
    """What an answer of the first who is asked means, as somebody sees it who may be another."""
    seat = match.seat(match.asked[0])
    seen = view(match.state, match.seat(viewer) if viewer else seat)
    row = GAME.question(seen)
    number = next(number for number in range(seen.width) if row.write(match.state, seat, number, match.names) == answer)
    return row.arguments(seen, seat, number, match.names)


def asked(match: Match) -> dict[str, Any]:
    """What the question is about to the first who is asked."""
    seat = match.seat(match.asked[0])
    return GAME.question(match.state).asked(view(match.state, seat), seat, match.names)


def spoken(room: dict[str, Any]) -> tuple[int, str | None]:
    """A card of the house or a Secret Door in short."""
    place, card = room.values()
    return place, card and card["name"]


def test_ha_11_a_way_is_told_by_the_card_it_leads_to_and_its_name_only_if_it_lies_face_up() -> None:
    match = awake(2)
    here = str(match.view()["house"][match.view()["players"][0]["spot"]]["card"]["name"])
    up = put(match, "9 of Hearts", here)
    down = put(match, "9 of Spades", here, face_down=True, seen_by="Ada")
    assert spoken(meant(match, "go to 9 of Hearts")["room"]) == (up, "9 of Hearts")
    assert spoken(meant(match, f"go to card {down}")["room"]) == (down, None)
    assert meant(match, "open") == {"choice": "open"}
    assert spoken(asked(match)["here"])[1] == here


def test_ha_11_a_link_that_is_not_there_has_a_number() -> None:
    match = awake(2)
    assert meant(match, "go by link 4") == {"choice": "nowhere", "link": 4}


def test_ha_12_only_its_owner_learns_which_secret_door_an_answer_plays() -> None:
    match = haunt(2, doors={"Ada": "10 of Hearts", "Ben": "10 of Clubs"})
    assert match.asked == ["Ada", "Ben"]
    assert spoken(meant(match, "play 10 of Hearts")["door"]) == (1, "10 of Hearts")
    assert spoken(meant(match, "play 10 of Hearts", "Ben")["door"]) == (1, None)
    assert asked(match) == {"active": "Ada", "own": True, "trapped": False, "must": False}


def test_ha_12_who_declares_is_told_whose_door_it_is() -> None:
    match = haunt(2, doors={"Ben": "10 of Clubs"})
    answer_offers(match, Ben="play 10 of Clubs")
    about = asked(match)
    assert about.pop("odds")
    assert about == {"spot": None, "giver": "Ben", "own": False}


def test_ha_13_a_match_is_told_with_both_cards_and_what_each_answer_does() -> None:
    match = awake(2, spare="8 of Clubs, 8 of Spades")
    put(match, "8 of Spades")
    answer_offers(match)
    play(match, "color", "draw 8 of Clubs")
    about = asked(match)
    assert (about["card"]["name"], about["match"]["name"]) == ("8 of Clubs", "8 of Spades")
    assert (about["stat"], about["more"]) == ("BODY", -2)
    assert meant(match, "effect") == {"choice": "effect", "stat": "BODY", "more": -2}
    assert meant(match, "match") == {"choice": "match", "stat": "BODY", "more": 1}


def test_ha_13_a_reveal_changes_no_stat() -> None:
    match = awake(2, spare="Queen of Clubs, Queen of Spades")
    put(match, "Queen of Spades")
    answer_offers(match)
    play(match, "color", "draw Queen of Clubs")
    assert meant(match, "effect") == {"choice": "effect", "stat": "BODY", "more": None}


def test_ha_31_a_card_is_laid_at_a_room_face_down_or_face_up() -> None:
    match = awake(2, spare="9 of Hearts, 4 of Hearts")
    up = put(match, "9 of Hearts")
    trap(match, "Ada", "red Joker", "9 of Hearts")
    answer_offers(match)
    play(match, "draw 4 of Hearts")
    assert asked(match)["card"]["name"] == "4 of Hearts"
    down, linked = meant(match, "face down at 9 of Hearts"), meant(match, "face up with link to 9 of Hearts")
    assert (down["choice"], spoken(down["room"])) == ("face down", (up, "9 of Hearts"))
    assert (linked["choice"], spoken(linked["room"])) == ("face up", (up, "9 of Hearts"))


@pytest.mark.parametrize("players", [1, 2, 5, 8])
def test_ha_60_whatever_answers_and_questions_mean_is_as_their_kinds_say(players: int) -> None:
    names, met = NAMES[:players], set()
    for number in range(6):
        for g, seat, _ in every_answer(GAME, players, f"meaning {number}"):
            if seat < players:
                row, seen = GAME.question(g), view(g, seat)
                about = row.asked(seen, seat, names)
                check(row.about, about)
                for answer in GAME.legal(g, seat):
                    name, form, _ = row.form(seen, seat, answer)
                    data = row.arguments(seen, seat, answer, names)
                    assert data.pop("choice", "") == name
                    check(form.kinds, data)
                    met.add((row.name, name))
    assert len(met) > (16 if players > 1 else 12)


def check(kinds: Any, data: dict[str, Any]) -> None:
    """Arguments have the names of their kinds, and each is what its schema says."""
    assert list(data) == [kind.name for kind in kinds]
    for kind in kinds:
        Draft202012Validator(kind.schema).validate(data[kind.name])
