"""The Haunting House, chapter six: who sees which card, and who hears of it. HH-24, HH-70, HH-20, HH-21."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gloaming.games import find
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.match import Match
from gloaming.kernel.numbers import observation
from gloaming.kernel.seats import CHANCE, SPECTATOR, UNKNOWN
from gloaming.kernel.sight import view
from gloaming.lab.schema import news
from gloaming.terminal import display
from houses import wander
from mazes import (
    CARDS,
    ID,
    RANDOM_ONLY,
    choose,
    deal,
    looking,
    maze,
    mirrors,
    programmes,
    stand,
    told,
)
from stories import every_answer, play

HIDDEN = [None] * 4


def sent(match: Match, name: str | None, seat: int) -> dict[str, Any]:
    """All that reaches somebody who looks at the table, whatever they look with."""
    seen = {
        "view": match.view(name),
        "news": match.news(seat=name),
        "heard": told(match, viewer=name),
        "table": display.description(match, seat),
        "cells": view(match.state, seat),
        "remembered": view(match.state, seat, remembering=True),
    }
    if name is not None:
        seen |= {"question": match.question(name), "answers": match.answers(name)}
        seen["observation"] = observation(match.game, match.state, seat)
    return seen


def table(match: Match, seat: int) -> str:
    """The terminal's table, in small letters as cards are typed."""
    return display.description(match, seat).lower()


def screen(match: Match, seat: int) -> str:
    """The terminal's table on one line, and all news, in small letters as cards are typed."""
    return " ".join([*display.description(match, seat).split(), *display.sentences(match, seat)]).lower()


# HH-20, HH-70: random cards


def test_hh_20_nobody_sees_a_random_card_while_the_cards_are_drawn() -> None:
    match = maze(players=3)
    for number, cards in enumerate(
        ["move 1, trap door, move exit, rotate 90", "move 2, trap door, move 1, move exit"], 1
    ):
        match.answer_for_chance(f"draw {cards}")
        for name, seat in looking(match):
            lying = [card for hand in programmes(match, name).values() for card in hand]
            assert lying == [None] * 4 * number
            assert set(told(match, viewer=name)[-4 * number :]) <= {"Ada card drawn", "Ben card drawn"}
            for card in cards.split(", "):
                assert card not in table(match, seat).replace("a trap door", "")


def test_hh_70_a_face_down_random_card_is_hidden_from_everyone_its_owner_included() -> None:
    match = maze(players=3)
    deal(match, Ada="rotate 90, trap door, move 2, secret passage", Ben="rotate 180", Cleo="move exit")
    for name, _ in looking(match):
        assert programmes(match, name) == {
            "Ada": ["rotate 90", None, None, None],
            "Ben": ["rotate 180", None, None, None],
            "Cleo": ["move exit", None, None, None],
        }
        flags = [[card["shown"] for card in player["programme"]] for player in match.view(name)["players"]]
        assert flags == [[True, False, False, False]] * 3
    assert [card["card"] for card in match.everything()["players"][0]["programme"]][1:] == [
        "trap door",
        "move 2",
        "secret passage",
    ]


def test_hh_70_a_card_turned_up_is_public_and_stays_so_to_the_end_of_the_round() -> None:
    match = maze()
    deal(match, Ada="rotate 90, move exit", Ben="rotate 180, rotate 90")
    play(match, "Ada: rotate 1 1 left", "Ben: rotate 1 1 around")
    for name, _ in looking(match):
        assert programmes(match, name) == {
            "Ada": ["rotate 90", "move exit", None, None],
            "Ben": ["rotate 180", "rotate 90", None, None],
        }


def test_hh_70_what_lies_face_down_in_the_random_round_changes_nothing_that_anybody_gets() -> None:
    stories = []
    for hidden in ("rotate 180, move 1, trap door", "secret passage, move 2, switch places", "hall of mirrors, move 1"):
        match = maze(players=3)
        stand(match, Ada="3 3", Ben="3 4")
        deal(match, Ada=f"switch 2 tiles, {hidden}", Ben=f"rotate 90, {hidden}", Cleo=f"move exit, {hidden}")
        assert (match.asked, match.view()["card"]) == (["Ada"], 1)
        stories.append([sent(match, name, seat) for name, seat in looking(match)])
    assert stories[0] == stories[1] == stories[2]


def test_hh_70_not_even_a_bot_with_a_memory_knows_them() -> None:
    match = maze()
    deal(match, Ada="rotate 90, trap door, move 2, secret passage")
    for _, seat in looking(match):
        assert view(match.state, seat, remembering=True).programme[0][1:] == [UNKNOWN] * 3


def test_hh_20_that_cards_were_drawn_is_told_but_not_which() -> None:
    match = maze()
    deal(match, Ada="rotate 90, trap door, move 2, secret passage")
    for name, _ in looking(match):
        drawn = [item for item in told(match, viewer=name) if "drawn" in item]
        assert drawn == ["Ada card drawn"] * 4 + ["Ben card drawn"] * 4


# HH-21, HH-70: chosen cards


CHOSEN = ["rotate 90", "secret passage", "move 2", "switch places"]


def chosen(match: Match) -> None:
    """Ada has chosen, Ben and Cleo have not."""
    mirrors(match)
    choose(match, Ada=", ".join(CHOSEN))


def test_hh_21_others_know_who_has_chosen_but_not_what() -> None:
    match = maze(players=3)
    chosen(match)
    for name in ("Ben", "Cleo", None):
        assert programmes(match, name) == {"Ada": HIDDEN, "Ben": [], "Cleo": []}
        assert told(match, viewer=name)[-1] == "Ada chose"
    assert match.view()["asked"] == ["Ben", "Cleo"]


def test_hh_70_a_face_down_chosen_card_is_in_its_owners_view_and_in_no_other() -> None:
    match = maze(players=3)
    chosen(match)
    assert programmes(match, "Ada")["Ada"] == CHOSEN
    choose(match, Cleo="rotate 180", Ben="rotate 180")
    assert match.view()["card"] == 1
    assert programmes(match, "Ada")["Ada"] == CHOSEN
    for name in ("Ben", "Cleo", None):
        assert programmes(match, name)["Ada"] == ["rotate 90", None, None, None]
    flags = [card["shown"] for card in match.view("Ada")["players"][0]["programme"]]
    assert flags == [True, False, False, False], "a screen can tell that it must not show them"


def test_hh_70_the_owners_bot_may_use_it_and_no_other_bot() -> None:
    match = maze()
    mirrors(match)
    choose(match, Ada="secret passage, move 1, move 2, rotate 90")
    assert UNKNOWN not in view(match.state, 0, remembering=True).programme[0]
    for seat in (1, SPECTATOR):
        assert view(match.state, seat, remembering=True).programme[0] == [UNKNOWN] * 4


def test_hh_70_what_others_chose_changes_nothing_that_anybody_else_gets() -> None:
    stories = []
    for hidden in (
        "secret passage, move 2, switch places",
        "move 1, move 2, rotate 180",
        "switch places, move 1, move 2",
    ):
        match = maze(players=3)
        mirrors(match)
        choose(match, Ben="rotate 180", Ada=f"rotate 90, {hidden}")
        choosing = [sent(match, name, seat) for name, seat in looking(match) if name != "Ada"]
        choose(match, Cleo="rotate 180")
        assert (match.asked, match.view()["card"]) == (["Ada"], 1)
        stories.append([choosing, [sent(match, name, seat) for name, seat in looking(match) if name != "Ada"]])
    assert stories[0] == stories[1] == stories[2]


def test_hh_70_chosen_cards_are_public_once_they_are_turned_up() -> None:
    match = maze()
    mirrors(match)
    choose(match, Ada=", ".join(["rotate 90", "rotate 180", "move 1", "move 2"]), Ben="rotate 90")
    play(match, "Ada: rotate 3 3 left", "Ben: rotate 3 3 left")
    for name in ("Ben", None):
        assert programmes(match, name)["Ada"] == ["rotate 90", "rotate 180", None, None]


# HH-24: no screen shows them once the round has started


def test_hh_24_the_table_in_words_shows_nobodys_face_down_cards_once_the_round_has_started() -> None:
    match = maze(players=3)
    chosen(match)
    choose(match, Cleo="rotate 180, move 1", Ben="rotate 180, switch 2 tiles")
    assert match.view()["card"] == 1
    for _, seat in looking(match):
        shown = table(match, seat)
        assert "rotate 90" in shown
        for card in ("secret passage", "move 1", "move 2", "switch places", "switch 2 tiles"):
            assert card not in shown


def test_hh_24_the_owners_table_is_the_same_whatever_they_chose_for_later() -> None:
    tables = set()
    for hidden in (
        "secret passage, move 2, switch places",
        "move 1, move 2, rotate 180",
        "switch places, move 1, move 2",
    ):
        match = maze()
        mirrors(match)
        choose(match, Ada=f"rotate 90, {hidden}", Ben="rotate 180")
        tables.add(screen(match, 0).replace(match.commitment, ""))
    assert len(tables) == 1


def test_hh_24_card_by_card_only_what_was_turned_up_is_on_the_screen() -> None:
    match = maze()
    mirrors(match)
    own = ["rotate 90", "switch 2 tiles", "rotate 180", "secret passage"]
    choose(match, Ada=", ".join(own), Ben="rotate 90, switch 2 tiles, rotate 180, secret passage")
    for turned in (1, 2, 3):
        for seat in (0, 1, SPECTATOR):
            shown = table(match, seat)
            assert [card in shown for card in own] == [True] * turned + [False] * (4 - turned)
        for name in ("Ada", "Ben"):
            play(match, f"{name}: {match.answers(name)[0]}")


def test_hh_24_while_others_still_choose_only_the_owner_can_read_them() -> None:
    match = maze(players=3)
    chosen(match)
    for seat in (1, 2, SPECTATOR):
        assert not any(card in table(match, seat) for card in CHOSEN)


def test_hh_24_random_cards_are_on_no_screen_either() -> None:
    match = maze()
    deal(match, Ada="rotate 90, secret passage, move 2, switch places")
    for _, seat in looking(match):
        assert not any(card in screen(match, seat) for card in ("secret passage", "move 2", "switch places"))


def test_hh_24_a_win_in_the_middle_of_a_round_turns_nothing_up() -> None:
    match = maze()
    stand(match, Ada="6 6")
    mirrors(match)
    choose(match, Ada="move 1, secret passage, move 2, switch places", Ben="rotate 90, secret passage, move 2")
    play(match, "Ada: move south")
    assert match.over
    assert programmes(match)["Ben"] == ["rotate 90", None, None, None]
    assert programmes(match, "Ada")["Ben"] == ["rotate 90", None, None, None]
    for _, seat in looking(match):
        assert not any(card in screen(match, seat) for card in ("secret passage", "move 2", "switch places"))


# HH-70: what is public, and what a guess may put in the place of a hidden card


def test_hh_70_board_marker_pawns_and_questions_are_the_same_for_everybody() -> None:
    match = maze(players=4, trap_doors="2 2, 3 3", first="Dov")
    stand(match, Ada="2 2", Cleo="5 5")
    deal(match)
    for name, _ in looking(match):
        seen = match.view(name)
        for key in seen.keys() - {"players"}:
            assert seen[key] == match.everything()[key]
        assert [player["pawn"] for player in seen["players"]] == [
            player["pawn"] for player in match.everything()["players"]
        ]


def test_hh_70_every_view_and_all_news_are_what_their_schemas_say() -> None:
    game = find(ID)
    table, told_news = (Draft202012Validator(schema) for schema in (game.words.LAYOUT, news(game)))
    for match in wander(game, 3, "schemas", options={"turns": 1}):
        for name, _ in looking(match):
            table.validate(match.view(name))
    for _, seat in looking(match):
        for item in match.heard:
            told_news.validate(game.news_data(item.heard_by(seat), match.names))


@pytest.mark.parametrize("players", [2, 6])
def test_hh_70_a_guess_deals_four_different_cards_and_no_random_only_one_in_the_chosen_round(players: int) -> None:
    luck, names = Luck(seed_key("guess")), [*CARDS, *RANDOM_ONLY]
    rounds = set()
    for g, seat, _ in every_answer(find(ID), players, "guess", {"turns": 2}):
        if seat == CHANCE:
            continue
        for viewer in (0, players - 1, SPECTATOR):
            guessed = view(g, viewer, remembering=True)
            find(ID).guess(guessed, viewer, luck)
            for hand in (hand for hand in guessed.programme[:players] if hand[0] >= 0):
                assert len(set(hand)) == 4
                assert g.round == 0 or not {names[card] for card in hand} & set(RANDOM_ONLY)
                rounds.add(g.round)
    assert rounds == {0, 1}
