"""Haunted, chapter twelve: who knows what, and what is told. HA-60, HA-12, HA-50."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gloaming.games.haunted import GAME
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.match import NAMES, Match
from gloaming.kernel.numbers import observation
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import CHANCE, SPECTATOR, UNKNOWN
from gloaming.kernel.sight import view
from gloaming.kernel.state import cells
from gloaming.lab.schema import news
from gloaming.terminal import display
from haunts import (
    BRING,
    EVERY_CARD,
    FEAR,
    PLAYERS,
    REMEMBER,
    ROOMS,
    answer_offers,
    awake,
    decline,
    draw_trapped,
    go,
    haunt,
    idle,
    links,
    lock,
    looking,
    open_door,
    put,
    room,
    throw_away,
    told,
    trap,
    write,
)
from stories import branch, every_answer, play

HANDS = {
    "Ada": "10 of Hearts, 4 of Clubs",
    "Ben": "King of Spades, 8 of Hearts",
    "Cleo": "Queen of Clubs, 8 of Spades",
    "Dov": "6 of Hearts, 6 of Spades",
}
OFFERS = ["keep", "first", "second"]


def sent(match: Match, name: str | None, seat: int) -> bytes:
    """All that reaches somebody who looks at the table, to the byte."""
    seen = {
        "view": match.view(name),
        "news": match.news(seat=name),
        "told": told(match, viewer=name),
        "screen": display.description(match, seat),
        "cells": list(cells(view(match.state, seat))),
        "remembered": list(cells(view(match.state, seat, remembering=True))),
        "moments": repr(match.moments),
    }
    if name is not None:
        seen |= {"question": match.question(name), "answers": match.answers(name)}
        seen["observation"] = list(observation(match.game, match.state, seat))
    return json.dumps(seen).encode()


def offer_of(name: str, which: str) -> str:
    """An offer as this player says it."""
    return "keep" if which == "keep" else f"play {HANDS[name].split(', ')[OFFERS.index(which) - 1]}"


def cards_seen(match: Match, viewer: str | None) -> dict[int, Any]:
    """The names of all cards of the house as a viewer knows them, by spot."""
    return {card["spot"]: card["card"] and card["card"]["name"] for card in match.view(viewer)["house"]}


# HA-12: secret offers


@pytest.mark.parametrize("asked", ["Ada", "Ben", "Cleo", "Dov"])
def test_ha_12_while_others_still_think_nobody_else_learns_an_offer(asked: str) -> None:
    match = haunt(4, doors=HANDS)
    got = []
    for which in OFFERS:
        story = branch(match)
        story.answer(asked, offer_of(asked, which))
        got.append([sent(story, name, seat) for name, seat in looking(story) if name != asked])
    assert got[0] == got[1] == got[2]


def test_ha_12_an_offer_that_came_too_late_is_never_learned() -> None:
    match = haunt(4, doors=HANDS)
    for player, others in (("Ada", ("Ben", "Cleo", "Dov")), ("Ben", ("Cleo", "Dov")), ("Cleo", ("Dov",))):
        got = set()
        for offers in product(OFFERS, repeat=len(others)):
            story = branch(match)
            said = {name: offer_of(name, which) for name, which in zip(others, offers, strict=True)}
            answer_offers(story, **{player: offer_of(player, "first")}, **said)
            got.add(tuple(sent(story, name, seat) for name, seat in looking(story)))
            play(story, "suit")
            decline(story)
        assert len(got) == 1, "whatever they offered, nobody gets another byte, not even they themselves"


def test_ha_12_nor_later_in_the_turn() -> None:
    match = haunt(4, doors=HANDS)
    got = set()
    for offers in product(OFFERS, repeat=2):
        story = branch(match)
        said = {name: offer_of(name, which) for name, which in zip(("Cleo", "Dov"), offers, strict=True)}
        open_door(story, "suit", "", Ben="play 8 of Hearts", **said)
        decline(story)
        got.add(tuple(sent(story, name, seat) for name, seat in looking(story)))
    assert len(got) == 1


def test_ha_12_which_door_is_played_is_its_owners_secret_until_it_is_turned_up() -> None:
    match = haunt(3, doors=HANDS)
    got = []
    for which in ("first", "second"):
        story = branch(match)
        answer_offers(story, Cleo=offer_of("Cleo", which))
        got.append([sent(story, name, seat) for name, seat in looking(story) if name != "Cleo"])
        assert "Cleo played door Ada" in told(story), "that she played one is known"
        drawn = offer_of("Cleo", which).removeprefix("play ")
        assert story.view("Cleo")["drawn"]["card"]["name"] == drawn
        play(story, "suit")
        assert drawn in cards_seen(story, "Ben").values()
    assert got[0] == got[1]


# HA-60: hidden and public


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_60_the_cross_and_the_deck_are_hidden_from_all(players: int) -> None:
    match = awake(players)
    for name, seat in looking(match):
        seen = match.view(name)
        assert [cards_seen(match, name)[spot] for spot in (1, 2, 3, 4)] == [None] * 4
        assert seen["undrawn"] is None
        assert seen["deck"] == match.everything()["deck"]
        assert set(view(match.state, seat, remembering=True).bag) == {UNKNOWN}


def test_ha_60_what_lies_in_the_cross_changes_nothing_that_anybody_gets() -> None:
    got = []
    for cross in ("King of Hearts, 4 of Spades, 4 of Hearts, 6 of Clubs", "4 of Hearts, 6 of Clubs, King of Hearts"):
        match = haunt(
            3, cross=cross, doors={"Cleo": HANDS["Cleo"]}, spare="King of Hearts, 4 of Spades, 4 of Hearts, 6 of Clubs"
        )
        got.append([sent(match, name, seat) for name, seat in looking(match)])
    assert got[0] == got[1]


def test_ha_60_secret_doors_are_hidden_from_all_but_their_owner_and_their_number_is_public() -> None:
    match = haunt(3, doors=HANDS)
    open_door(match, "suit", "", Ben="play 8 of Hearts")
    decline(match)
    for name, _ in looking(match):
        held = [[card and card["name"] for card in player["secret_doors"]] for player in match.view(name)["players"]]
        assert [len(doors) for doors in held] == [2, 1, 2]
        for owner, doors in zip(match.names, held, strict=True):
            if owner == name:
                assert set(doors) == set(HANDS[owner].split(", ")) - {"8 of Hearts"}
            else:
                assert set(doors) == {None}


def test_ha_60_a_secret_door_changes_nothing_that_others_get() -> None:
    got = []
    for doors in (HANDS["Ben"], "8 of Hearts, King of Spades", "King of Spades, 2 of Spades"):
        match = haunt(3, doors={**HANDS, "Ben": doors}, spare="8 of Hearts, 2 of Spades")
        got.append([sent(match, name, seat) for name, seat in looking(match) if name != "Ben"])
    assert got[0] == got[1] == got[2]


def laid_down(*, door_of: str | None = None, drawn: str = "4 of Spades") -> tuple[Match, set[str | None]]:
    """Ben, trapped, has laid a card face down: out of the deck, or somebody's Secret Door."""
    match = awake(4, doors=HANDS, spare="4 of Spades, 4 of Hearts, Jack of Clubs")
    trap(match, "Ben", "red Joker", at=room(match, "Cleo"))
    go(match, "3 of Diamonds")
    draw_trapped(match, drawn, **({door_of: offer_of(door_of, "first")} if door_of else {}))
    looked = {name: (match.view(name)["drawn"] or {}).get("card") for name, _ in looking(match)}
    decline(match)
    play(match, "face down at red Joker")
    return match, {name for name, card in looked.items() if card}


@pytest.mark.parametrize("door_of", [None, "Ada", "Ben", "Cleo", "Dov"])
def test_ha_60_a_card_laid_face_down_is_known_to_who_saw_it_and_to_the_one_whose_secret_door_it_was(
    door_of: str | None,
) -> None:
    match, looked = laid_down(door_of=door_of)
    knowing = {"Ben", door_of} - {None}
    assert looked == knowing
    card = HANDS[door_of].split(", ")[0] if door_of else "4 of Spades"
    spot = match.state.laid - 1
    for name, seat in looking(match):
        assert cards_seen(match, name)[spot] == (card if name in knowing else None)
        heard = " ".join([*match.news(seat=name), display.description(match, seat)])
        assert (card in heard) is (name in knowing)


def test_ha_60_what_it_is_changes_nothing_that_the_others_get() -> None:
    got = []
    for drawn in ("4 of Spades", "4 of Hearts", "Ace of Hearts", "black Joker"):
        match, _ = laid_down(drawn=drawn)
        got.append([sent(match, name, seat) for name, seat in looking(match) if name != "Ben"])
    assert all(other == got[0] for other in got)


def test_ha_60_while_it_is_looked_at_others_get_nothing_of_it_either() -> None:
    got = []
    for drawn in ("4 of Spades", "Ace of Hearts", "black Joker"):
        match = awake(3, spare="4 of Spades")
        trap(match, "Ben", "red Joker", at=room(match, "Cleo"))
        go(match, "3 of Diamonds")
        draw_trapped(match, drawn)
        assert match.view()["question"] == "lay"
        got.append([sent(match, name, seat) for name, seat in looking(match) if name != "Ben"])
    assert all(other == got[0] for other in got)


def test_ha_60_once_it_is_turned_up_all_know_it() -> None:
    match, _ = laid_down()
    spot = match.state.laid - 1
    open_door(match, "suit", "Jack of Clubs")
    play(match, f"reveal card {spot}")
    assert {cards_seen(match, name)[spot] for name, _ in looking(match)} == {"4 of Spades"}


def test_ha_60_all_else_is_public() -> None:
    match = awake(3, spare="6 of Hearts")
    put(match, "6 of Hearts")
    throw_away(match, "6 of Hearts")
    lock(match, "Cleo")
    write(match, Ada="2 3 5", Ben="1 7 3")
    put(match, "Ace of Clubs", at=room(match, "Ada"))
    go(match, "Ace of Clubs")
    whole = match.everything()
    for name, _ in looking(match):
        seen = match.view(name)
        for key in seen.keys() - {"players", "house", "undrawn", "drawn"}:
            assert seen[key] == whole[key], key
        for shown, true in zip(seen["players"], whole["players"], strict=True):
            assert {**shown, "secret_doors": 0} == {**true, "secret_doors": 0}
            assert len(shown["secret_doors"]) == len(true["secret_doors"])
        for shown, true in zip(seen["house"], whole["house"], strict=True):
            assert shown == (true if true["face"] == "up" else {**true, "card": None})
    assert [card["name"] for card in match.view()["discarded"]] == ["6 of Hearts"]
    assert match.view()["players"][0]["answered"] == [FEAR]
    assert match.view()["players"][2]["will_locked"]


@pytest.mark.parametrize("players", [1, 2, 5, 8])
def test_ha_60_every_view_and_all_news_are_what_their_schemas_say(players: int) -> None:
    table, told_news = (Draft202012Validator(schema) for schema in (GAME.words.LAYOUT, news(GAME)))
    names = NAMES[:players]
    for number, (g, _, _) in enumerate(every_answer(GAME, players, f"schemas {players}")):
        if number % 40 == 0:
            for seat in (0, players - 1, SPECTATOR):
                table.validate(GAME.words.layout(view(g, seat), names))
    for seat in (0, SPECTATOR):
        for item in {item.what: item for item in g.news}.values():
            told_news.validate(GAME.news_data(item.heard_by(seat), names))


@pytest.mark.parametrize("players", [1, 2, 4, 8])
def test_ha_60_a_guess_deals_every_card_once_and_keeps_to_what_is_known(players: int) -> None:
    luck = Luck(seed_key("guess"))
    for number, (g, seat, _) in enumerate(every_answer(GAME, players, f"guesses {players}")):
        if seat == CHANCE or number % 3:
            continue
        for viewer in (0, players - 1, SPECTATOR):
            guessed = view(g, viewer, remembering=True)
            GAME.guess(guessed, viewer, luck)
            whole = GAME.words.layout(guessed, NAMES[:players])
            house = [
                card["card"]["name"] for card in [*whole["house"], *({"card": card} for card in whole["discarded"])]
            ]
            doors = [card["name"] for player in whole["players"] for card in player["secret_doors"]]
            drawn = [whole["drawn"]["card"]["name"]] if whole["drawn"] else []
            every = [*house, *doors, *drawn, *(card["name"] for card in whole["undrawn"])]
            assert sorted(every) == sorted(EVERY_CARD if players > 1 else EVERY_CARD[:-2])
            assert set(doors) <= set(ROOMS), "HA-4: a Secret Door is neither an Ace nor a Joker"


# HA-50: the moments


def kinds(match: Match, since: int = 0) -> list[tuple[str, str]]:
    """The moments of a match since one: kind and who may tell."""
    return [(opening.moment.kind, match.names[opening.moment.seat]) for opening in match.moments[since:]]


@pytest.mark.parametrize("players", PLAYERS)
def test_ha_50_the_house_player_describes_the_room_and_the_active_player_reacts(players: int) -> None:
    match = awake(players, spare="6 of Clubs")
    before = len(match.moments)
    open_door(match, "suit", "6 of Clubs")
    decline(match)
    assert kinds(match, before)[:2] == [("room", NAMES[1 % players]), ("reaction", "Ada")]


def test_ha_50_so_they_do_for_a_starting_room_and_for_one_turned_up_on_foot() -> None:
    match = haunt(3)
    assert [kind for kind in kinds(match) if kind[0] != "memory"] == [("room", "Ben"), ("reaction", "Ada")]
    match = awake(3, spare="6 of Clubs")
    spot, before = put(match, "6 of Clubs", at=room(match, "Ada"), face_down=True), len(match.moments)
    play(match, f"go to card {spot}", "suit")
    assert kinds(match, before)[:2] == [("room", "Ben"), ("reaction", "Ada")]


@pytest.mark.parametrize(
    ("line", "questions"), [("2 3 5", [FEAR]), ("5 3 2", [BRING, REMEMBER]), ("5 3 3", [BRING]), ("2 5 3", [REMEMBER])]
)
def test_ha_50_each_question_is_answered_in_words(line: str, questions: list[str]) -> None:
    match = awake(2)
    write(match, Ada=line)
    put(match, "Ace of Clubs", at=room(match, "Ada"))
    before = len(match.moments)
    go(match, "Ace of Clubs")
    answers = [opening.moment for opening in match.moments[before:] if opening.moment.kind == "answer"]
    assert [moment.seat for moment in answers] == [0] * len(questions)
    assert sorted(moment.prompt["question"] for moment in answers) == sorted(questions)
    sentences = {REMEMBER: "What do I remember?", BRING: "What do I bring with me?", FEAR: "What do I fear?"}
    for moment in answers:
        assert GAME.voice().say(moment.prompt) == sentences[moment.prompt["question"]]


def test_ha_50_every_moment_takes_free_text_of_at_most_2000_characters_and_changes_no_state() -> None:
    match = awake(3)
    before = match.state.clone()
    for opening in match.moments:
        match.tell(opening.moment.seat, "x" * 2000, opening.number)
        with pytest.raises(Refusal, match=r"2,000"):
            match.tell(opening.moment.seat, "x" * 2001, opening.number)
    assert match.state == before
    assert all(opening.told for opening in match.moments)
    assert len(match.passages) == len(match.moments)


def tried(
    line: str, *, ace: str = "Ace of Clubs", players: int = 2, **options: Any
) -> tuple[Match, list[tuple[str, str]]]:
    """Ada goes to a Way Out with these stats; the match, and what she may tell of it."""
    match = awake(players, **options)
    write(match, Ada=line)
    put(match, ace, at=room(match, "Ada"))
    before = len(match.moments)
    go(match, ace)
    return match, kinds(match, before)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("2 3 5", ["kept", "answer"]),
        ("5 3 2", ["answer", "answer", "escape"]),
        ("5 3 3", ["answer", "escape"]),
        ("2 5 3", ["haunted", "answer"]),
        ("4 5 3", ["haunted", "answer", "answer", "escape"]),
    ],
)
def test_ha_50_at_a_way_out_one_tells_what_keeps_or_haunts_one_and_how_one_gets_out(line: str, told: list[str]) -> None:
    _, moments = tried(line)
    assert moments == [("reaction", "Ada"), *((kind, "Ada") for kind in told)]


@pytest.mark.parametrize(("line", "kind"), [("2 3 5", "kept"), ("2 5 3", "haunted")])
def test_ha_50_so_it_is_each_time_a_way_out_is_tried(line: str, kind: str) -> None:
    match, first = tried(line)
    before = len(match.moments)
    (back,) = links(match, "Ace of Clubs")
    for way in (back, "Ace of Clubs"):
        idle(match)
        go(match, way)
    again = [each for each in kinds(match, before) if each[1] == "Ada" and each[0] != "room"]
    assert (kind, "Ada") in first
    assert again == [("reaction", "Ada"), ("reaction", "Ada"), (kind, "Ada")], "and no question is answered twice"


def test_ha_50_alone_there_is_how_one_gets_out_only_if_one_does() -> None:
    for answer, after in (("escape", ["answer", "answer", "escape"]), ("go on", [])):
        match, before = tried("5 3 2", players=1)
        assert before == [("reaction", "Ada")]
        count = len(match.moments)
        play(match, answer)
        assert [kind for kind, _ in kinds(match, count)] == after


def test_ha_50_a_known_room_entered_again_is_a_moment() -> None:
    match = awake(3)
    before = len(match.moments)
    go(match, "3 of Diamonds")
    assert kinds(match, before) == [("reaction", "Ada")]
    assert "which is known by now" in GAME.voice().say(match.moments[-1].moment.prompt)
