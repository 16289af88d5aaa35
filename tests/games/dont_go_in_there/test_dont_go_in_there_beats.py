"""Each piece of news of Don't Go In There is told when the table shows it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from gloaming.games import find
from gloaming.kernel.beats import listening
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.match import Match
from gloaming.kernel.seats import CHANCE, first_asked
from stories import NAMES
from test_dont_go_in_there_end import last_room
from test_dont_go_in_there_setup import ID, named_types

Json = dict[str, Any]


def beats(match: Match, give: Callable[[], object]) -> list[tuple[Json, Json]]:
    """The news of what is given, each piece with the layout of the table when it was told."""
    before, names = len(match.heard), match.names
    layouts: list[Json] = []
    with listening(match, lambda: layouts.append(match.everything())):
        give()
    news = [match.game.news_data(item, names) for item in match.heard[before:]]
    return list(zip(news, layouts, strict=True))


def player(table: Json, name: str) -> Json:
    """What a layout has of a player."""
    found: Json = next(each for each in table["players"] if each["name"] == name)
    return found


def room(table: Json, side: str) -> Json:
    """What a layout has of a room."""
    found: Json = next(each for each in table["rooms"] if each["side"] == side)
    return found


def slot(table: Json, news: Json) -> Json | None:
    """What lies in the slot that news tell of, None if nothing does."""
    cards: list[Json] = room(table, news["room"])["cards"]
    return next((each for each in cards if each["slot"] == news["slot"]), None)


def has_more(news: Json, before: Json, table: Json, ghosts: int) -> bool:
    """DGIT-50: somebody has so many ghosts more than before."""
    name = news["seat"]
    return bool(player(table, name)["ghosts"] == player(before, name)["ghosts"] + ghosts)


def is_passed(news: Json, before: Json, table: Json) -> bool:
    """DGIT-37: the ghosts are at the other player's."""
    other = {**news, "seat": news["to"]}
    return has_more(news, before, table, -news["ghosts"]) and has_more(other, before, table, news["ghosts"])


def is_taken(news: Json, before: Json, table: Json) -> bool:
    """DGIT-25: the card is gone from above the room and lies in front of the player, who has the meeple back."""
    name, card = news["seat"], news["card"]
    has = player(table, name)["face_up"].count(card) == player(before, name)["face_up"].count(card) + 1
    stood = [sum(space["meeple"] == name for space in room(each, news["room"])["spaces"]) for each in (before, table)]
    return has and slot(table, news) is None and stood[1] == stood[0] - 1


def is_dispelled(news: Json, before: Json, table: Json) -> bool:
    """DGIT-29: so many cards lie face down that were face up."""
    gone = [player(each, news["seat"])["dispelled"].count(news["card"]) for each in (before, table)]
    left = [player(each, news["seat"])["face_up"].count(news["card"]) for each in (before, table)]
    return bool(gone[1] - gone[0] == left[0] - left[1] == news["count"])


def is_closed(news: Json, before: Json, table: Json) -> bool:
    """DGIT-28: the board was there and is gone, and nothing is resolved."""
    here, gone = ([each["side"] for each in layout["rooms"]] for layout in (before, table))
    return news["room"] in here and news["room"] not in gone and table["resolving"] is None


def is_scored(news: Json, before: Json, table: Json) -> bool:
    """DGIT-45: the player's score is there with the place, neither was before, and the game is not over yet."""
    was, now = player(before, news["seat"]), player(table, news["seat"])
    new = was["score"] is was["place"] is None and now["place"] is not None
    return bool(new and now["score"] == news["curses"] and not table["over"])


SHOWS: dict[str, Callable[[Json, Json, Json], bool]] = {
    "type picked": lambda news, _, table: news["type"] in table["types_in_play"],
    "side shown": lambda news, _, table: bool(room(table, news["room"])),
    "went first": lambda news, _, table: table["turn"] == news["seat"],
    "dealt": lambda news, _, table: (slot(table, news) or {})["card"] == news["card"],
    "arranged": lambda news, _, table: (
        (values := [each["card"]["value"] for each in room(table, news["room"])["cards"]]) == sorted(values)
    ),
    "placed": lambda news, _, table: (
        room(table, news["room"])["spaces"][news["space"] - 1]["meeple"] == news["seat"] == table["turn"]
    ),
    "took ghosts": lambda news, before, table: has_more(news, before, table, news["ghosts"]),
    "discarded ghosts": lambda news, before, table: has_more(news, before, table, -news["ghosts"]),
    "looked": lambda news, _, table: news["seat"] in room(table, news["room"])["cards"][-1]["looked_at_by"],
    "turned up": lambda news, _, table: not room(table, news["room"])["cards"][-1]["face_down"],
    "rolled": lambda news, _, table: (table["dice"], table["ghosts_rolled"]) == (news["dice"], news["ghosts"]),
    "re-rolled": lambda news, _, table: table["resolver"] == news["seat"],
    "turned die": lambda news, before, table: table["ghosts_rolled"] == before["ghosts_rolled"] + news["more"],
    "haunted": lambda news, before, table: has_more(news, before, table, news["ghosts"]),
    "took card": is_taken,
    "dispelled": is_dispelled,
    "named": lambda news, _, table: news["type"] in table["types_in_play"],
    "clocks struck": lambda _, before, table: table["clocks_struck"] and not before["clocks_struck"],
    "passed ghosts": is_passed,
    "room opened": lambda news, _, table: bool(room(table, news["room"])) and table["resolving"] is None,
    "room closed": is_closed,
    "revealed ghosts": lambda news, _, table: player(table, news["seat"])["ghosts"] == news["ghosts"],
    "scored": is_scored,
}


@pytest.mark.parametrize("named", [False, True], ids=["random types", "named types"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_51_in_the_frame_of_each_piece_of_news_the_table_shows_it(players: int, named: bool) -> None:
    options = {"types": named_types(players)} if named else {}
    match, luck = Match(find(ID), NAMES[:players], options, committed="f" * 64), Luck(seed_key(f"beats {players}"))
    before = match.game.words.layout(match.state, match.names)
    while not match.over:
        seat = first_asked(match.state)
        free = range(match.state.width) if seat == CHANCE else match.game.legal(match.state, seat)
        apply = partial(match.game.moves.apply, match.state, seat, free[below(luck, len(free))])
        for news, table in beats(match, apply):
            assert SHOWS[news["what"]](news, before, table), news
            before = table


def test_dgit_45_the_end_is_shown_piece_by_piece_and_the_scores_with_their_places() -> None:
    match = last_room(("cat 1, cat 2", 0), ("music box 4", 12), ("", 3))
    play = partial(match.answer, "Ada", "take 1"), partial(match.answer, "Ben", "take 2")
    told = [beat for give in play for beat in beats(match, give)]
    news = [item["what"] for item, _ in told]
    assert news[-6:] == ["revealed ghosts"] * 3 + ["scored"] * 3
    assert news.index("room closed") < news.index("dispelled") < news.index("revealed ghosts")
    placed = [[each["place"] for each in table["players"]].count(None) for _, table in told]
    assert placed[-4:] == [3, 2, 1, 0]
    assert not any(table["over"] for _, table in told)
    assert match.over


def test_dgit_40_after_the_last_room_the_turn_passes_to_nobody_while_cards_are_laid_to_rest() -> None:
    match = last_room(("cat 1, cat 2", 0), ("music box 4", 12), ("", 3))
    play = partial(match.answer, "Ada", "take 1"), partial(match.answer, "Ben", "take 2")
    turns = {table["turn"] for give in play for _, table in beats(match, give)}
    assert len(turns) == 1
