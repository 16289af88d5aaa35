"""Haunted Destinies in words: the catalogues and the rulebooks say the same, and every answer is told apart."""

from __future__ import annotations

import pytest

from gloaming.games.haunted_destinies import GAME
from gloaming.games.haunted_destinies.content import CARD_CODES, KIND_NAMES, TILE_NAMES
from gloaming.games.haunted_destinies.parts import (
    CARDS,
    CEMETERY,
    EDGES,
    KIND,
    KINDS,
    NEIGHBOURS,
    TILES,
    CardKind,
    What,
    X,
)
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News
from gloaming.games.haunted_destinies.words.description import turn_phrase
from gloaming.games.haunted_destinies.words.sheets import Claim, where_phrase
from gloaming.kernel.news import Item
from gloaming.kernel.seats import CHANCE, SPECTATOR
from gloaming.kernel.sight import view
from gloaming.kernel.vocabulary import slug
from moors import COUNTS, NAMES, before, moor, news_of, pile, play, rolled, stand, wander

in_every_language = pytest.mark.parametrize("language", ["en", "de"])


def rows(language: str) -> dict[str, list[str]]:
    """The rows of a rulebook's tables, by what stands first in them."""
    lines = [line for line in GAME.rulebook(language).splitlines() if line.startswith("|")]
    split = [[part.strip() for part in line.strip("|").split("|")] for line in lines]
    return {row[0]: row[1:] for row in split}


def test_hd_95_every_tile_and_every_kind_of_card_has_one_name() -> None:
    assert len(EDGES) == len({*TILE_NAMES}) == TILES
    assert (len({*KIND_NAMES}), len(KIND), len({*CARD_CODES})) == (KINDS, CARDS, CARDS)


@in_every_language
def test_hd_95_a_rulebook_has_every_card_as_the_catalogue_has_it(language: str) -> None:
    found, say = rows(language), GAME.catalogue(language).say
    for card, kind in enumerate(KIND):
        code, own = slug(CARD_CODES[card]), slug(KIND_NAMES[kind])
        number, *_, flavour = row = found[say(f"card-{code}")]
        assert number == ("ABCDE"[card // 6] if card < 30 else str(KIND.count(kind)))
        assert flavour == f"*{say(f'flavour-{code if kind == CardKind.SCENE else own}')}*"
        if kind < CardKind.GOAL_NUMBERS and kind != CardKind.SCENE:
            assert row[-2].lower().endswith(say(f"kind-{own}.does").lower() + ".")


@in_every_language
def test_hd_95_a_rulebook_has_every_tile_as_the_catalogue_has_it(language: str) -> None:
    found, say = rows(language), GAME.catalogue(language).say
    for name, edges in [*zip(TILE_NAMES, EDGES, strict=True)][1:]:
        marks = ["X" if edge == X else str(edge) for edge in edges]
        assert found[say(f"tile-{slug(name)}")] == [*marks, f"*{say(f'tile-{slug(name)}.flavour')}*"]


@in_every_language
@pytest.mark.parametrize("players", COUNTS)
def test_everything_can_be_said_in_every_language(players: int, language: str) -> None:
    voice, told = GAME.voice(language), 0
    for number, (g, seat, _) in enumerate(wander(players, f"said {language}", quick=players % 2, cap=12)):
        for item in news_of(g)[told:]:
            assert {voice.news(item.heard_by(viewer), NAMES) for viewer in (0, SPECTATOR)}
        told = len(news_of(g))
        if g.over:
            assert voice.result(g, NAMES)
        elif seat != CHANCE:
            seen = view(g, seat)
            labels = [voice.answer(seen, seat, each, NAMES) for each in GAME.legal(g, seat)]
            assert voice.question(seen, seat, NAMES)
            assert len({*labels}) == len(labels), f"answers to {voice.question(seen, seat, NAMES)} are told apart"
        if number % 40 == 0:
            assert all(voice.description(view(g, viewer), viewer, NAMES) for viewer in (0, SPECTATOR))


@in_every_language
@pytest.mark.parametrize("players", COUNTS)
def test_every_refusal_can_be_said_in_every_language(players: int, language: str) -> None:
    said = set()
    for g, seat, _ in wander(players, f"refused {language}", quick=players % 2, cap=12):
        if g.over or seat == CHANCE:
            continue
        legal = {*GAME.legal(g, seat)}
        refused = [GAME.why_not(g, seat, each, NAMES) for each in range(g.width) if each not in legal]
        assert all(refusal.said(language).endswith(f" ({refusal.rule}).") for refusal in refused)
        said |= {refusal.code for refusal in refused}
    assert len(said) > 15


@pytest.mark.parametrize(
    ("language", "laid", "turned"),
    [
        (
            "en",
            "That tile is laid already (HD-4).",
            "Turned so, the Roman Ruins would lie just as printed: choose that (HD-4).",
        ),
        (
            "de",
            "Dieses Feld liegt schon (HD-4).",
            "Für die Römerruine ist das dasselbe wie „Wie aufgedruckt“: Wähl das (HD-4).",
        ),
    ],
)
def test_hd_4_what_cannot_be_laid_is_refused_by_its_name(language: str, laid: str, turned: str) -> None:
    g = moor(3)
    g.laying = TILE_NAMES.index("Roman Ruins")
    g.question = Ask.LAY_TILE
    assert GAME.why_not(g, 0, 6, NAMES).said(language) == laid
    g.question = Ask.LAY_TURN
    assert GAME.why_not(g, 0, 1, NAMES).said(language) == turned


# What sentences have to know


def said(g: State, *, brief: bool = False) -> list[str]:
    """The answers of whoever is asked, in English."""
    seat = next(seat for seat in range(g.players) if g.asked >> seat & 1)
    return [GAME.voice().answer(g, seat, each, NAMES, "brief" if brief else "") for each in GAME.legal(g, seat)]


def test_hd_23_items_that_are_alike_are_told_apart() -> None:
    g = moor(3)
    stand(g, Ada=1, Ben=1)
    before(g, Ada="heal_item heal_item look_item")
    rolled(g)
    play(g, "trade Ben")
    assert said(g) == ["Give the Silver Flask (1)", "Give the Silver Flask (2)", "Give the Smoked Glass"]


def test_hd_50_a_prober_may_draw_the_haunting_card() -> None:
    g = moor(3)
    stand(g, Ada=1, Ben=1)
    pile(g, Ben="scene")
    rolled(g)
    play(g, "query Ben", "6 1", "look", "face up")
    assert said(g) == ["Draw a Haunting card yourself", "Ben draws a Haunting card", "Cleo draws a Haunting card"]


def test_hd_21_a_step_says_where_it_leads_and_what_it_costs() -> None:
    g = moor(3, "39 16")
    stand(g, Ada=39)
    rolled(g)
    assert said(g)[0] == "Walk east to the Treacherous Gorge, 1 point"
    assert said(g, brief=True)[0] == "East to the Treacherous Gorge, 1 point"


@in_every_language
@pytest.mark.parametrize("news", [News.PLAYED, News.REVEALED])
def test_hd_95_what_stands_on_a_card_in_small_print_is_read_when_it_is_obeyed(language: str, news: int) -> None:
    """Cards that are obeyed at once lie before nobody: this is the only time that they are seen."""
    voice, say = GAME.voice(language), GAME.catalogue(language).say
    for card in range(KIND.index(CardKind.HEAL_1), len(KIND)):
        flavour = say(f"flavour-{slug(KIND_NAMES[KIND[card]])}")
        assert voice.news(Item(news, 0, 1, card), NAMES).endswith(f" {flavour}")


@pytest.mark.parametrize(
    ("language", "where"),
    [("en", "North of the Dilapidated Cemetery"), ("de", "Nördlich vom Verfallenen Friedhof")],
)
def test_hd_4_a_spot_is_called_by_the_tile_beside_it(language: str, where: str) -> None:
    g, seat, _ = next(each for each in wander(3, "spots", quick=0) if each[0].question == Ask.LAY_SPOT)
    seen, voice, spot = view(g, seat), GAME.voice(language), int(NEIGHBOURS[g.spot[CEMETERY]][0])
    assert voice.answer(seen, seat, spot, NAMES).lower().endswith(f", {where.lower()}")
    assert voice.answer(seen, seat, spot, NAMES, "brief") == where
    corner = voice.answer(seen, seat, 0, NAMES)
    assert corner in ("Row 1, column 1", "Reihe 1, Spalte 1"), "no tile lies near"


@pytest.mark.parametrize(
    ("language", "neighbours", "more"),
    [
        ("en", "among cards 3 and 4", "among cards 3 to 5"),
        ("de", "auf den Plätzen 3 und 4", "auf den Plätzen 3 bis 5"),
    ],
)
def test_hd_11_two_neighbouring_places_are_both_named(language: str, neighbours: str, more: str) -> None:
    g, voice = moor(3), GAME.voice(language)
    where = [voice.say(where_phrase(g, Claim(1, 2, high, 0, What.PSYCHE), 0, NAMES)) for high in (3, 4)]
    assert where == [neighbours, more]


def test_hd_20_without_points_and_actions_that_is_what_is_left() -> None:
    g = rolled(moor(3))
    g.points = g.acts = 0
    said = GAME.voice("de").say(turn_phrase(g, NAMES))
    assert said.endswith("Am Zug ist Ada; übrig: keine Bewegungspunkte und keine Aktion.")


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("news-discarded", "Discarded: the Hobnailed Boots."),
        ("no-in-proposal", "Your proposal has the Hobnailed Boots in it already (HD-25)."),
        ("no-not-your-item", "You do not have the Hobnailed Boots (HD-25)."),
        ("no-not-face-up", "Ada does not have the Hobnailed Boots face up (HD-25)."),
    ],
)
def test_a_sentence_fits_things_with_an_article_one_and_several_alike(message: str, said: str) -> None:
    given = {"card": "hobnailed boots 1", "other": "Ada", "rule": "HD-25"}
    assert GAME.catalogue().say(message, given) == said
    flask = {**given, "card": "silver flask 1"}
    assert GAME.catalogue().say(message, flask) == said.replace("Hobnailed Boots", "Silver Flask")
