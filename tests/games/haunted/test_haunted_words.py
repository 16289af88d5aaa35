"""Haunted in words: everything that can be asked, answered, told, refused or laid out is said in every language."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gloaming.games.haunted import GAME
from gloaming.games.haunted.parts import CARDS
from gloaming.games.haunted.vocabulary import News, card_json
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.match import NAMES, Match
from gloaming.kernel.news import Item
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import SPECTATOR, UNKNOWN
from gloaming.kernel.sight import view
from gloaming.kernel.vocabulary import slug
from haunts import awake
from houses import wander

LANGUAGES = ("en", "de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "bot"), [(1, RANDOM), (2, RANDOM), (2, INSTINCT), (5, RANDOM), (8, INSTINCT)])
def test_whatever_happens_can_be_said(language: str, players: int, bot: int) -> None:
    """Missing messages and arguments are errors in tests."""
    voice, names, heard = GAME.voice(language), NAMES[:players], 0
    for match in wander(GAME, players, f"words {players}", bot=bot):
        for item in match.heard[heard:]:
            for viewer in (0, SPECTATOR):
                assert voice.news(item.heard_by(viewer), names)[-1] in '.?!"“'
        for opening in match.moments_since(heard):
            assert voice.say(opening.moment.prompt)[-1] in ".?!"
        heard = len(match.heard)
        for seat in (seat for seat in range(players) if match.state.asked >> seat & 1):
            seen = view(match.state, seat)
            assert voice.question(seen, seat, names).endswith("?")
            for answer in range(seen.width):
                if answer in GAME.legal(seen, seat):
                    said, brief = (voice.answer(seen, seat, answer, names, form) for form in ("", "brief"))
                    assert len(brief) <= len(said)
                    assert not said.endswith(".")
                else:
                    why = refusal(match, seat, answer).said(language)
                    assert why.endswith(").")
                    assert "(HA-" in why
    assert voice.description(match.state, 0, names)
    assert voice.result(match.state, names).endswith(".")


def refusal(match: Match, seat: int, answer: int) -> Refusal:
    """Why an answer is refused."""
    with pytest.raises(Refusal) as refused:
        GAME.check_answer(match.state, seat, answer, match.names)
    return refused.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_room_and_is_said_with_it(language: str) -> None:
    voice = GAME.voice(language)
    told = [voice.news(Item(News.TURNED_UP, 0, 5, card), NAMES) for card in range(CARDS)]
    assert len({*told}) == CARDS


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["\N{MINUS SIGN}1 WILL", "reveal a card", "+1 WILL or \N{MINUS SIGN}1 FEAR", "no effect", "+3 FEAR"]),
        ("de", ["\N{MINUS SIGN}1 WILLE", "Einblick", "+1 WILLE oder \N{MINUS SIGN}1 FURCHT", "nichts", "+3 FURCHT"]),
    ],
)
def test_ha_12_what_cards_do_is_data_that_the_table_has_once_and_every_language_says(
    language: str, said: list[str]
) -> None:
    table = awake(2).view("Ada")
    color, suit, voice = table["charts"]["color"], table["charts"]["suit"], GAME.voice(language)
    effects = [color["red"][0], color["black"][11], suit["Diamonds"][0], suit["Hearts"][1], suit["Spades"][11]]
    assert [voice.say(effect) for effect in effects] == said
    assert "effect-" not in json.dumps({**table, "charts": {}})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ada played a Secret Door.", "Ada played a Secret Door on Ben."]),
        ("de", ["Ada spielte eine Geheimtür.", "Ada spielte eine Geheimtür, die sich vor Ben öffnete."]),
    ],
)
def test_ha_12_whose_door_it_is_stands_in_the_news(language: str, said: list[str]) -> None:
    items = [Item(News.PLAYED_DOOR, 0, other, 0) for other in (0, 1)]
    assert [GAME.news_data(item, NAMES)["own"] for item in items] == [True, False]
    assert [GAME.voice(language).news(item, NAMES) for item in items] == said


def test_ha_45_how_many_still_rounds_there_were_stands_in_the_news() -> None:
    item = Item(News.ENDED, -1, 4, 10)
    assert GAME.news_data(item, NAMES) == {"what": "ended", "reason": "still rounds", "rounds": 10}
    assert GAME.voice().news(item, NAMES).startswith("Ten rounds had passed")
    assert GAME.voice("de").news(item, NAMES).startswith("Zehn Runden waren vergangen")
    many = Item(News.ENDED, -1, 4, 13)
    assert GAME.voice().news(many, NAMES).startswith("13 rounds had passed")


def test_ha_60_a_card_that_the_hearer_may_not_know_is_not_named() -> None:
    looked = Item(News.LOOKED, 0, 0, UNKNOWN)
    assert GAME.voice().news(looked, NAMES) == "Ada drew a card and looked at it."
    assert GAME.voice("de").news(looked, NAMES) == "Ada zog eine Karte und behielt für sich, was zu sehen war."


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("answer-offer-play", "Als Geheimtür den Karo-Buben spielen"),
        ("answer-offer-play.brief", "den Karo-Buben"),
        ("answer-reveal-card", "Noch einmal den Karo-Buben aufdecken"),
        ("link-to", "dem Karo-Buben"),
        ("question-link", "Du hast den Karo-Buben gelegt: Mit welcher anderen Karte verbindest du die neue?"),
    ],
)
def test_a_card_stands_in_the_case_that_german_asks_for(message: str, said: str) -> None:
    jack = card_json(9 * 4)
    given = {"door": {"card": jack, "which": 1}, "room": {"card": jack, "spot": 3}, "laid": {"card": jack, "spot": 3}}
    assert GAME.catalogue("de").say(message, given) == said


def test_whoever_is_on_a_face_down_card_is_on_it_and_not_in_it() -> None:
    words = GAME.catalogue("en")
    unseen: dict[str, Any] = {"card": None, "spot": 3}
    assert words.say("question-act", {"here": unseen}) == "You are on face-down card 3: what do you do?"
    assert words.say("player-in", {"room": unseen}) == "on face-down card 3"
    assert words.say("player-in", {"room": {"card": card_json(9 * 4), "spot": 3}}) == "in the Jack of Diamonds"


def test_options_are_named_and_explained_in_every_language() -> None:
    for language in LANGUAGES:
        words = GAME.catalogue(language)
        for option in GAME.options:
            assert words.say(f"option-{slug(option.key)}")
            assert words.say(f"option-{slug(option.key)}.help")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"long": "maybe"}, "Das lange Spiel: „yes“ oder „no“, nicht „maybe“ (HA-42)."),
        ({"still": 0}, "Die stillen Runden: eine ganze Zahl von 1 bis 100, nicht 0 (HA-45)."),
        (
            {"long": True, "multilevel": True},
            "Ein Spiel ist lang oder hat mehrere Ebenen, nicht beides: Lass eines davon weg (HA-44).",
        ),
    ],
)
def test_a_bad_option_is_one_sentence_in_the_readers_language(options: dict[str, Any], said: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.check_options(options, 2)
    assert refused.value.said("de") == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_ha_31_a_card_is_picked_by_its_name_where_answers_are_picked_step_by_step(language: str) -> None:
    """What a client calls the steps: the choice, then the card, with nothing of it said twice."""
    words, card = GAME.catalogue(language), card_json(0)
    shown = {"room": {"spot": 7, "card": card}}
    for answer in ("lay-face-down", "lay-face-up", "link-link", "reveal-card"):
        message = f"answer-{answer}"
        assert words.say(f"{message}.choice", shown)
        assert words.say("card", {"card": card}) in words.say(f"{message}.room-spot", shown)
        assert not any(words.say(f"{message}.room-card-{part}", shown) for part in card)
        assert not words.say(f"{message}.room-card", shown)
