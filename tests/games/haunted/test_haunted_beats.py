"""Haunted's beats: in the frame of each piece of news the table shows what it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from gloaming.games.haunted import GAME
from gloaming.kernel.beats import listening
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.match import Match

Shown = dict[str, Any]


def beats(match: Match, luck: Luck) -> list[tuple[Shown, Shown]]:
    """What the next answer, any of those that are allowed, makes happen: each piece of news with the table then."""
    seat = match.seat(match.asked[below(luck, len(match.asked))])
    legal, told = GAME.legal(match.state, seat), len(match.heard)
    tables: list[Shown] = []
    with listening(match, lambda: tables.append(match.everything())):
        match.answer(seat, legal[below(luck, len(legal))])
    news = [GAME.news_data(item, match.names) for item in match.heard[told:]]
    return list(zip(news, tables, strict=True))


def player(table: Shown, name: str) -> Shown:
    return next(each for each in table["players"] if each["name"] == name)


def spot(table: Shown, number: int) -> Shown:
    return next(each for each in table["house"] if each["spot"] == number)


def stat(table: Shown, news: Shown) -> int:
    return int(player(table, news["seat"])[news["stat"].lower()])


def shows_card(news: Shown, table: Shown, face: str = "up") -> bool:
    there = spot(table, news["spot"])
    return bool(there["card"] == news["card"] and there["face"] == face)


def shows_token(news: Shown, table: Shown) -> bool:
    return news["seat"] in spot(table, news["spot"])["tokens"] and player(table, news["seat"])["spot"] == news["spot"]


SHOWN: dict[str, Callable[[Shown, Shown], bool]] = {
    "stronger": lambda news, table: stat(table, news) == 5,
    "cross laid": lambda news, table: shows_card(news, table, "down") and spot(table, news["spot"])["links"] == [0],
    "dealt door": lambda news, table: player(table, news["seat"])["secret_doors"][-1] == news["card"],
    "woke": lambda news, table: shows_card(news, table) and shows_token(news, table),
    "turn began": lambda news, table: table["active"] == news["seat"] and table["round"] == news["round"],
    "moved": shows_token,
    "played door": lambda news, table: table["drawn"]["secret_door_of"] == news["seat"],
    "declared": lambda news, table: table["declared"] == news["declared"],
    "turned up": shows_card,
    "revealed": shows_card,
    "changed": lambda news, table: stat(table, news) == news["now"],
    "ignored": lambda news, table: stat(table, news) == news["now"],
    "laid": lambda news, table: (
        shows_card(news, table)
        and news["beside"]["spot"] in spot(table, news["spot"])["links"]
        and news["spot"] in spot(table, news["beside"]["spot"])["links"]
    ),
    "linked": lambda news, table: table["house"][-1]["spot"] in spot(table, news["spot"])["links"],
    "entered": lambda news, table: shows_card(news, table) and shows_token(news, table),
    "found way out": lambda news, table: news["seat"] in standing_on(table, news["card"]),
    "answered": lambda news, table: news["question"] in player(table, news["seat"])["answered"],
    "lost will": lambda news, table: player(table, news["seat"])["will"] == 0,
    "locked": lambda news, table: player(table, news["seat"])["will_locked"],
    "escaped": lambda news, table: player(table, news["seat"])["escaped"],
    "went on": lambda news, table: table["levels_opened"] == news["levels"],
    "noted": lambda news, table: player(table, news["seat"])["noted"] == news["sum"],
    "level opened": lambda news, table: len(table["discarded"]) >= news["discarded"],
    "trapped": lambda news, table: shows_token(news, table) and player(table, news["seat"])["trapped"],
    "looked": lambda news, table: table["drawn"]["card"] == news["card"],
    "laid down": lambda news, table: (
        shows_card(news, table, "down") and news["beside"]["spot"] in spot(table, news["spot"])["links"]
    ),
    "laid up": lambda news, table: shows_card(news, table) and len(spot(table, news["spot"])["links"]) == 2,
    "freed": lambda news, table: (
        not player(table, news["other"])["trapped"] and player(table, news["seat"])["fear"] == 2
    ),
    "running out": lambda news, table: table["running_out"] == news["reason"],
    "ended": lambda news, table: table["ending"] == news["reason"],
    "scored": lambda news, table: (
        player(table, news["seat"])["score"] == news["score"]
        and player(table, news["seat"])["place"] is not None
        and not table["over"]
    ),
}
# Of these nothing is to be seen but that they happened.
UNSHOWN = {"went first", "first room", "approached", "opened", "matched", "left hidden", "stayed"}


def standing_on(table: Shown, card: Shown) -> list[str]:
    return [name for each in table["house"] if each["card"] == card for name in each["tokens"]]


WAYS_TO_PLAY = [(1, {}), (2, {}), (5, {}), (2, {"long": True}), (5, {"long": True}), (2, {"multilevel": True})]


@pytest.mark.parametrize(("players", "options"), WAYS_TO_PLAY, ids=str)
def test_in_the_frame_of_a_piece_of_news_the_table_shows_it(players: int, options: dict[str, bool]) -> None:
    seen, luck = Counter[str](), Luck(seed_key("beats"))
    for number in range(8):
        match = Match(GAME, players, options, f"beats {number}")
        while not match.over:
            for news, table in beats(match, luck):
                seen[news["what"]] += 1
                assert news["what"] in UNSHOWN or SHOWN[news["what"]](news, table), news
    assert len(seen) > (20 if players == 1 else 28)


def test_ha_41_each_score_and_place_comes_with_its_own_news_after_that_of_the_end() -> None:
    match, luck, told = Match(GAME, 5, seed="scores"), Luck(seed_key("scores")), list[tuple[Shown, Shown]]()
    while not match.over:
        told += beats(match, luck)
    places = [[each["place"] for each in table["players"]].count(None) for _, table in told]
    assert [news["what"] for news, _ in told[-6:]] == ["ended", *["scored"] * 5]
    assert places[-6:] == [5, 4, 3, 2, 1, 0]


def test_every_piece_of_news_is_looked_at() -> None:
    assert {row.name for row in GAME.news_kinds} == SHOWN.keys() | UNSHOWN
