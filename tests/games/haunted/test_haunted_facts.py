"""What Haunted tells beyond the raw table: odds of what is declared, Ways Out, links where one stands."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gloaming.games.haunted import GAME
from gloaming.games.haunted.facts.odds import ODDS, odds_of_card
from gloaming.games.haunted.parts import ACES, QUESTION_NAMES, SUIT_NAMES
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.match import Match
from gloaming.kernel.sight import view
from haunts import answer_offers, awake, go, haunt, late, lock, paper, put, room, stats, throw_away, trap, write
from houses import wander
from stories import branch, play

REMEMBER, BRING, FEAR = QUESTION_NAMES


def odds(match: Match) -> dict[str, list[dict[str, Any]]]:
    """What Color and Suit could do to the first who is asked, as the question tells it."""
    seat = match.seat(match.asked[0])
    told: dict[str, Any] = GAME.question(match.state).asked(view(match.state, seat), seat, match.names)["odds"]
    return told


def said(outcomes: list[dict[str, Any]]) -> dict[str, tuple[int, int]]:
    """What can come of it in words, with the number of cards and how likely they are."""
    words = [GAME.voice().say(each["effect"]).replace("\N{MINUS SIGN}", "-") for each in outcomes]
    return {effect: (each["cards"], each["percent"]) for effect, each in zip(words, outcomes, strict=True)}


# HA-4, HA-12, HA-15: odds


def test_ha_12_a_secret_door_of_ones_own_does_what_it_does() -> None:
    match = haunt(2, doors={"Ada": "10 of Hearts"})
    answer_offers(match, Ada="play 10 of Hearts")
    told = odds(match)
    assert said(told["color"]) == {"-2 WILL": (1, 100)}
    assert said(told["suit"]) == {"-2 WILL": (1, 100)}


def test_ha_4_before_the_set_aside_cards_are_drawn_nothing_is_a_way_out_or_a_trap() -> None:
    match = haunt(2, doors={"Ada": "10 of Hearts"})
    answer_offers(match)
    assert match.state.early > 0
    for outcomes in odds(match).values():
        assert not {"a Way Out", "a Trap"} & said(outcomes).keys()
        assert 97 <= sum(each["percent"] for each in outcomes) <= 103
        assert len(outcomes) == len({repr((each["effect"], each["match"], each["ignored"])) for each in outcomes})


def test_ha_4_aces_and_jokers_are_as_likely_as_there_are_of_them_in_the_deck() -> None:
    match = awake(2)
    late(match)
    answer_offers(match)
    told = said(odds(match)["suit"])
    assert told["a Way Out"] == (3, round(300 / match.state.left))
    assert told["a Trap"] == (2, round(200 / match.state.left))


@pytest.mark.parametrize("seat", [0, 1])
def test_ha_15_who_knows_a_face_down_card_knows_what_it_does(seat: int) -> None:
    match = awake(2)
    spot = put(match, "10 of Spades", room(match, "Ada") or "", face_down=True, seen_by="Ada")
    assert (len(odds_of_card(view(match.state, seat), spot)) == 1) == (seat == 0)


def test_ha_17_what_would_be_ignored_is_told() -> None:
    match = haunt(2, doors={"Ada": "10 of Hearts"})
    write(match, Ada="5 1 2")
    answer_offers(match, Ada="play 10 of Hearts")
    assert [each["ignored"] for each in odds(match)["suit"]] == [True]
    write(match, Ada="5 2 2")
    assert [each["ignored"] for each in odds(match)["suit"]] == [False]
    lock(match, "Ada")
    assert [each["ignored"] for each in odds(match)["suit"]] == [True]


@pytest.mark.parametrize(
    ("declared", "card"),
    [
        ("color", "7 of Hearts"),
        ("color", "10 of Spades"),
        ("suit", "2 of Hearts"),
        ("suit", "10 of Clubs"),
        ("suit", "King of Hearts"),
        ("suit", "Queen of Hearts"),
        ("suit", "2 of Diamonds"),
        ("suit", "10 of Diamonds"),
        ("suit", "King of Diamonds"),
    ],
)
def test_ha_17_what_is_told_to_be_ignored_is_just_what_changes_nothing(declared: str, card: str) -> None:
    before = haunt(2, doors={"Ada": card})
    answer_offers(before, Ada=f"play {card}")
    for now, locks in product(range(4), ([], ["Ada"])):
        match = branch(before)
        write(match, Ada=f"{now} {now} {now}")
        for name in locks:
            lock(match, name)
        (outcome,) = odds(match)[declared]
        play(match, declared)
        assert outcome["ignored"] == (after_each_choice(match, "Ada") == {(now, now, now)})


def after_each_choice(match: Match, name: str) -> set[tuple[int, int, int]]:
    """BODY, WILL and FEAR after whatever can be chosen, or now where nothing is to be."""
    if match.view()["question"] != "choose":
        return {stats(match, name)}
    ways = [(branch(match), answer) for answer in match.answers(name)]
    for way, answer in ways:
        play(way, answer)
    return {stats(way, name) for way, _ in ways}


def test_ha_13_a_match_is_told_on_color_alone() -> None:
    match = awake(2, spare="8 of Spades", doors={"Ada": "8 of Clubs"})
    put(match, "8 of Spades")
    answer_offers(match, Ada="play 8 of Clubs")
    told = odds(match)
    assert [each["match"] for each in told["color"]] == [True]
    assert [each["match"] for each in told["suit"]] == [False]


def test_ha_12_who_declares_reads_what_may_come_of_it_and_nobody_else_does() -> None:
    match = haunt(2, doors={"Ada": "10 of Hearts"})
    answer_offers(match, Ada="play 10 of Hearts")
    read = [GAME.voice().description(view(match.state, seat), seat, match.names) for seat in (0, 1)]
    assert "  Color: \N{MINUS SIGN}2 WILL\n  Suit: \N{MINUS SIGN}2 WILL" in read[0]
    assert "may do to you" not in read[1]


def test_ha_12_of_very_many_outcomes_the_likeliest_are_named() -> None:
    match = haunt(2)
    answer_offers(match)
    table = GAME.voice().description(view(match.state, 0), 0, match.names)
    (suit,) = [line for line in table.splitlines() if line.startswith("  Suit: ")]
    assert len(suit.split("; ")) == 7
    assert re.search(r"something else \d+%$", suit)


@pytest.mark.parametrize(("players", "seed"), [(1, "mist"), (2, "fog"), (3, "mist"), (6, "haze")])
def test_ha_60_the_odds_are_those_of_all_ways_to_lay_the_unseen_cards(players: int, seed: str) -> None:
    """As often as bots guess a card, so likely it is told to be."""
    luck, looked = Luck(seed_key(seed)), 0
    for match in wander(GAME, players, seed):
        g = match.state
        if g.question != Ask.DECLARE or g.asked != 1 << g.active or g.early or looked == 3:
            continue
        looked += 1
        seen, counted = view(g, g.active), Counter[int]()
        told = odds_of_card(seen, g.subject)
        whole = sum(told.values())
        for _ in range(400):
            guessed = view(g, g.active)
            GAME.guess(guessed, g.active, luck)
            counted[card_turned_up(guessed, luck)] += 1
        assert counted.keys() <= told.keys()
        special = sum(shares for card, shares in told.items() if card >= ACES) / whole
        assert abs(sum(counted[card] for card in counted if card >= ACES) / 400 - special) < 0.1
    assert looked


def card_turned_up(g: State, luck: Luck) -> int:
    """The card that is turned up at a table that was guessed."""
    if g.subject < g.laid:
        return g.card[g.subject]
    return g.hand if g.hand >= 0 else g.bag[below(luck, g.left)]


@pytest.mark.parametrize("players", [1, 2, 5, 8])
def test_odds_are_as_their_schema_says(players: int) -> None:
    check, told = Draft202012Validator(ODDS), 0
    for match in wander(GAME, players, f"schema {players}", bot=INSTINCT):
        if match.state.question == Ask.DECLARE and match.asked:
            check.validate(odds(match))
            told += 1
    assert told > players


# HA-20 to HA-24, HA-43, HA-44: Ways Out


def way_out(match: Match, name: str, suit: str) -> dict[str, Any]:
    """What the Ace of a suit would do to a player, as the layout tells it."""
    (told,) = [each for each in paper(match, name)["ways_out"] if suit in each["suits"]]
    return {key: value for key, value in told.items() if key != "suits"}


def outcome(decides: str, *answers: str, escapes: bool, will: str = "unchanged", opens_level: bool = False) -> Any:
    return {
        "decides": decides,
        "escapes": escapes,
        "answers": [*answers],
        "will": will,
        "opens_level": opens_level,
    }


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("2 3 5", outcome("FEAR", FEAR, escapes=False)),
        ("5 3 2", outcome("BODY", BRING, REMEMBER, escapes=True)),
        ("5 3 3", outcome("BODY", BRING, escapes=True, will="lost")),
        ("2 5 3", outcome("WILL", REMEMBER, escapes=False, will="locked")),
        ("4 5 3", outcome("WILL", REMEMBER, BRING, escapes=True)),
    ],
)
def test_ha_21_ha_22_ha_23_what_a_way_out_would_do_is_told_before_it_is_tried(line: str, said: dict[str, Any]) -> None:
    match = awake(2)
    write(match, Ada=line)
    assert [each["suits"] for each in paper(match, "Ada")["ways_out"]] == [list(SUIT_NAMES)]
    assert way_out(match, "Ada", "Clubs") == said


def test_ha_20_a_tie_is_decided_by_the_colour_of_the_exit() -> None:
    match = awake(2)
    write(match, Ada="4 4 4")
    assert [each["suits"] for each in paper(match, "Ada")["ways_out"]] == [["Diamonds", "Hearts"], ["Clubs", "Spades"]]
    assert way_out(match, "Ada", "Hearts") == outcome("WILL", REMEMBER, escapes=False, will="locked")
    assert way_out(match, "Ada", "Spades") == outcome("BODY", BRING, escapes=True, will="lost")


def test_ha_24_a_question_that_was_answered_is_not_answered_again() -> None:
    match = awake(2)
    write(match, Ada="2 3 5")
    put(match, "Ace of Clubs", at=room(match, "Ada") or "")
    go(match, "Ace of Clubs")
    assert way_out(match, "Ada", "Clubs") == outcome("FEAR", escapes=False)


def test_ha_23_a_locked_will_is_neither_lost_nor_locked_again() -> None:
    match = awake(2)
    lock(match, "Ada")
    for line in ("5 3 3", "2 5 3"):
        write(match, Ada=line)
        assert way_out(match, "Ada", "Clubs")["will"] == "unchanged"


def test_ha_44_an_ace_that_was_discarded_is_no_way_out_any_more() -> None:
    match = awake(2, multilevel=True)
    put(match, "Ace of Clubs")
    throw_away(match, "Ace of Clubs")
    assert "Clubs" not in [suit for each in paper(match, "Ada")["ways_out"] for suit in each["suits"]]


def test_ha_44_only_the_fourth_exit_leads_out() -> None:
    match = awake(2, multilevel=True)
    write(match, Ada="5 3 2")
    assert way_out(match, "Ada", "Hearts") == outcome("BODY", BRING, REMEMBER, escapes=False, opens_level=True)
    for ace in ("Ace of Clubs", "Ace of Spades"):
        put(match, ace)
    assert way_out(match, "Ada", "Clubs")["escapes"] is False
    assert way_out(match, "Ada", "Hearts")["escapes"] is True


def test_ha_43_alone_one_may_go_on_instead() -> None:
    match = awake(1)
    write(match, Ada="5 3 2")
    assert way_out(match, "Ada", "Clubs") == outcome("BODY", BRING, REMEMBER, escapes=True, opens_level=True)


@pytest.mark.parametrize("players", [1, 2, 3, 5, 8])
@pytest.mark.parametrize("bot", [RANDOM, INSTINCT], ids=["random", "instinct"])
def test_ha_20_whatever_is_told_of_a_way_out_is_what_happens_there(players: int, bot: int) -> None:
    tried = 0
    for seed in ("lamp", "soot", "hinge", "moss"):
        before: dict[str, Any] = {}
        heard = 0
        for match in wander(GAME, players, f"{seed} {players}", bot=bot):
            news = [GAME.news_data(item, match.names) for item in match.heard[heard:]]
            heard = len(match.heard)
            found = [item for item in news if item["what"] == "found way out"]
            if found and not {"changed", "ignored", "freed"} & {item["what"] for item in news}:
                tried += 1
                check_way_out(before, found[0], until_the_next_turn(news, found[0]))
            before = {each["name"]: each["ways_out"] for each in match.everything()["players"]}
    assert tried > (1 if players == 1 else 5)


def until_the_next_turn(news: list[dict[str, Any]], found: dict[str, Any]) -> list[dict[str, Any]]:
    """What was told from this piece of news on, in the same turn."""
    rest = news[news.index(found) :]
    turns = [number for number, item in enumerate(rest) if item["what"] == "turn began"]
    return rest[: turns[0]] if turns else rest


def check_way_out(before: Any, found: dict[str, Any], news: list[dict[str, Any]]) -> None:
    """What was told of a Way Out before somebody found it is what came of it."""
    (told,) = [each for each in before[found["seat"]] if found["card"]["suit"] in each["suits"]]
    happened = {item["what"] for item in news}
    assert found["stat"] == told["decides"]
    if told["opens_level"] and told["escapes"]:
        return  # alone one is asked first
    assert ("escaped" in happened) == told["escapes"]
    assert [item["question"] for item in news if item["what"] == "answered"] == told["answers"]
    assert ("lost will" in happened) == (told["will"] == "lost")
    assert ("locked" in happened) == (told["will"] == "locked")
    assert ("level opened" in happened) == told["opens_level"]


# HA-11, HA-14, HA-18: where one stands


def test_ha_11_how_many_links_are_free_where_one_stands_is_told() -> None:
    match = awake(2)
    here = room(match, "Ada") or ""
    free = paper(match, "Ada")["free_links"]
    put(match, "9 of Hearts", at=here)
    assert paper(match, "Ada")["free_links"] == free - 1
    assert paper(match, "Ada")["could_open"]
    while paper(match, "Ada")["free_links"]:
        put(match, next(iter(spare_cards(match))), at=here)
    assert not paper(match, "Ada")["could_open"]


def spare_cards(match: Match) -> list[str]:
    """Cards that can still be drawn."""
    return [each["name"] for each in match.everything()["undrawn"] if each["value"] != "Ace"]


@pytest.mark.parametrize("players", [1, 2, 5])
def test_ha_18_a_door_can_be_opened_just_where_the_rules_allow_it(players: int) -> None:
    seen = Counter[bool]()
    for match in wander(GAME, players, f"doors {players}"):
        g = match.state
        if g.question == Ask.ACT and g.asked == 1 << g.active:
            told = match.everything()["players"][g.active]["could_open"]
            assert told == ("open" in match.answers(match.asked[0]))
            seen[told] += 1
    assert seen[True] > players
    assert seen[False]


def test_ha_31_who_is_trapped_draws_wherever_that_is() -> None:
    match = awake(2)
    late(match)
    trap(match, "Ada", "red Joker", "3 of Diamonds")
    assert paper(match, "Ada")["could_open"]
