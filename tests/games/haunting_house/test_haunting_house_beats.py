"""Each piece of news of The Haunting House is told when the table shows it."""

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
from mazes import ID, deal, maze, stand, told
from stories import NAMES, play

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


def tile(table: Json, spot: Json) -> Json:
    """The tile on a spot of the house."""
    found: Json = table["tiles"][spot["row"] - 1][spot["column"] - 1]
    return found


def stands(news: Json, table: Json) -> bool:
    """HH-30, HH-46, HH-48: the pawn stands there, and its owner carries out the card."""
    return bool(player(table, news["seat"])["pawn"] == news["to"] and table["acting"] == news["seat"])


def lies(table: Json, which: str, doorway: Json) -> bool:
    """HH-11, HH-47: the entrance or the exit lies against that edge."""
    return {key: table[which][key] for key in doorway} == doorway


def is_turned_up(news: Json, table: Json) -> bool:
    """HH-22: the card lies face up, and nobody carries out a card yet."""
    card = player(table, news["seat"])["programme"][news["slot"] - 1]
    return (card["card"], card["shown"], table["card"], table["acting"]) == (news["card"], True, news["slot"], None)


SHOWS: dict[str, Callable[[Json, Json], bool]] = {
    "tile laid": lambda news, table: tile(table, news["spot"]) == news["tile"],
    "entrance placed": lambda news, table: lies(table, "entrance", news["doorway"]),
    "exit placed": lambda news, table: lies(table, "exit", news["doorway"]),
    "took marker": lambda news, table: table["marker"] == table["order"][0] == news["seat"],
    "round began": lambda news, table: (
        (table["turn"], table["round"], table["card"], table["acting"]) == (news["turn"], news["round"], None, None)
        and not any(each["programme"] for each in table["players"])
    ),
    "card drawn": lambda news, table: len(player(table, news["seat"])["programme"]) == news["slot"],
    "chose": lambda news, table: len(player(table, news["seat"])["programme"]) == 4,
    "turned up": is_turned_up,
    "skipped": lambda news, table: table["acting"] == news["seat"],
    "mirrored": lambda news, table: table["acting"] == news["seat"],
    "walked": stands,
    "passed wall": stands,
    "fell": stands,
    "switched places": lambda news, table: (
        stands(news, table) and player(table, news["with"])["pawn"] == news["other_to"]
    ),
    "rotated": lambda news, table: table["acting"] == news["seat"],
    "switched tiles": lambda news, table: table["acting"] == news["seat"],
    "moved exit": lambda news, table: lies(table, "exit", news["doorway"]) and table["acting"] == news["seat"],
    "won": lambda news, table: table["over"] and player(table, news["seat"])["place"] == 1,
    "nobody won": lambda news, table: table["over"] and all(each["place"] == 2 for each in table["players"]),
}


@pytest.mark.parametrize(("players", "turns"), [(2, 12), (4, 8), (6, 2)])
def test_hh_22_in_the_frame_of_each_piece_of_news_the_table_shows_it(players: int, turns: int) -> None:
    match, luck, met = (
        Match(find(ID), NAMES[:players], {"turns": turns}, committed="f" * 64),
        Luck(seed_key("b")),
        set(),
    )
    before = match.game.words.layout(match.state, match.names)
    while not match.over:
        seat = first_asked(match.state)
        free = range(match.state.width) if seat == CHANCE else match.game.legal(match.state, seat)
        apply = partial(match.game.moves.apply, match.state, seat, free[below(luck, len(free))])
        for news, table in beats(match, apply):
            assert SHOWS[news["what"]](news, table), news
            assert_moved(news, before, table)
            met.add(news["what"])
            before = table
    assert met >= SHOWS.keys() - {"won", "nobody won", "switched places", "fell"}


def assert_moved(news: Json, before: Json, table: Json) -> None:
    """HH-43 to HH-45: a tile that was turned or traded lies there as it should."""
    if news["what"] == "switched tiles":
        one, other = news["spot"], news["other_spot"]
        assert (tile(table, one), tile(table, other)) == (tile(before, other), tile(before, one))
    if news["what"] == "rotated":
        quarters = {"right": 1, "around": 2, "left": 3}[news["way"]]
        turned = {"NESW"[("NESW".index(edge) + quarters) % 4] for edge in tile(before, news["spot"])["open"]}
        assert {*tile(table, news["spot"])["open"]} == turned


@pytest.mark.parametrize(
    ("corner", "card", "answer", "way"),
    [("╬", "move 1", "move south", "walked"), ("╩", "secret passage", "pass south", "passed wall")],
)
def test_hh_32_a_winning_step_is_shown_before_the_victory(corner: str, card: str, answer: str, way: str) -> None:
    match = maze(f"╬╬╬╬╬╬ ╬╬╬╬╬╬ ╬╬╬╬╬╬ ╬╬╬╬╬╬ ╬╬╬╬╬╬ ╬╬╬╬║{corner}")
    stand(match, Ada="6 6")
    deal(match, Ada=card)
    (news, table), (won, end) = beats(match, lambda: play(match, answer))
    assert (news["what"], won["what"]) == (way, "won")
    assert (table["over"], player(table, "Ada")["pawn"]["at"], end["over"]) == (False, "exit", True)


def test_hh_42_hh_47_hh_48_rare_cards_are_shown_when_they_are_told() -> None:
    match = maze(trap_doors="2 1, 2 3", players=3)
    stand(match, Ada="2 2", Ben="3 3", Cleo="1 1")
    deal(match, Ada="switch places", Ben="trap door", Cleo="move exit")
    for answer in ("swap with Ben", "drop 2 3", "exit northeast north"):
        for news, table in beats(match, partial(play, match, answer)):
            assert SHOWS[news["what"]](news, table), news
    assert {"Ada switched places Ben 3 3 2 2", "Ben fell 2 3"} <= {*told(match)}
