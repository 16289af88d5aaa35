"""What the table of Haunted says of a game: what is declared, what is running out, and why it ended."""

from collections.abc import Callable
from typing import Any

import pytest
from test_haunted_traps import caught

from gloaming.games.haunted import GAME
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.match import Match
from haunts import (
    PLAYERS,
    answer_offers,
    awake,
    deck,
    decline,
    go,
    haunt,
    idle,
    last_turns,
    open_door,
    put,
    room,
    write,
)
from houses import wander


def heard(match: Match) -> list[dict[str, Any]]:
    """What was told of all that has happened."""
    return [GAME.news_data(item, match.names) for item in match.heard]


def declared_by_the_news(news: list[dict[str, Any]]) -> str | None:
    """What was declared last, if that room has not been entered since and the game has not ended."""
    last: dict[str, Any] = next(
        (item for item in reversed(news) if item["what"] in ("declared", "entered", "ended")), {}
    )
    return last.get("declared") if last.get("what") == "declared" else None


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("bot", [RANDOM, INSTINCT], ids=["random", "instinct"])
def test_the_table_says_at_every_step_what_the_news_has_told(players: int, bot: int) -> None:
    for seed in ("lamp", "soot", "hinge"):
        for match in wander(GAME, players, f"{seed} {players}", bot=bot):
            table, news = match.everything(), heard(match)
            assert table["declared"] == declared_by_the_news(news)
            (ending, *_) = [item["reason"] for item in news if item["what"] == "ended"] or [None]
            assert table["ending"] == ending
            started = [item["reason"] for item in news if item["what"] == "running out"]
            assert table["running_out"] == (started[0] if started and not match.over else None)
            assert not (table["last_turns"] and (match.over or not started))


# HA-10, HA-12, HA-31


def test_ha_10_nothing_is_declared_for_the_first_room() -> None:
    match = haunt(2, rooms="2 of Diamonds")
    assert match.view()["question"] == "choose"
    assert match.view()["declared"] is None


@pytest.mark.parametrize("said", ["color", "suit"])
def test_ha_12_what_is_declared_stands_until_the_room_is_entered(said: str) -> None:
    match = awake(2, spare="6 of Clubs", doors={"Ada": "8 of Clubs"})
    open_door(match, said, "", Ada="play 8 of Clubs")
    assert match.view()["question"] == "bonus"
    assert match.view()["declared"] == said
    decline(match)
    assert match.view()["declared"] is None


def test_ha_31_a_trapped_player_has_declared_nothing() -> None:
    match = caught(doors={"Ben": "King of Spades, King of Hearts"})
    answer_offers(match, Ben="play King of Hearts")
    assert match.view()["question"] == "bonus"
    assert match.view()["declared"] is None


# HA-40, HA-43, HA-45


def end_by_escape(match: Match) -> None:
    put(match, "Ace of Clubs", at=room(match, "Ada"))
    write(match, Ada="9 5 1")
    go(match, "Ace of Clubs")


def end_by_deck(match: Match) -> None:
    deck(match, "10 of Clubs")
    idle(match)
    assert match.view()["running_out"] == "deck"
    assert match.view()["last_turns"] == ["Ada", "Ben"]
    last_turns(match)


def escape_while_the_deck_runs_out(match: Match) -> None:
    put(match, "Ace of Clubs", at=room(match, "Ben"))
    deck(match, "10 of Clubs")
    idle(match)
    write(match, Ben="9 5 1")
    go(match, "Ace of Clubs")


def end_by_exits(match: Match) -> None:
    for ace in ("Ace of Clubs", "Ace of Hearts", "Ace of Spades"):
        put(match, ace)
    assert match.view()["running_out"] == "exits"
    last_turns(match)


@pytest.mark.parametrize(
    ("end", "reason"),
    [
        (end_by_escape, "escape"),
        (end_by_deck, "deck"),
        (end_by_exits, "exits"),
        (last_turns, "still rounds"),
        (escape_while_the_deck_runs_out, "escape"),
    ],
)
def test_ha_40_the_table_says_why_the_game_ended_and_nobody_has_a_turn_left(
    end: Callable[[Match], None], reason: str
) -> None:
    match = awake(2, spare="10 of Clubs")
    assert match.view()["ending"] is None
    end(match)
    assert match.over
    table = match.view()
    assert (table["ending"], table["running_out"], table["last_turns"]) == (reason, None, [])
    assert [item["reason"] for item in heard(match) if item["what"] == "ended"] == [reason]


def test_ha_43_alone_fear_is_a_reason_too() -> None:
    match = awake(1, spare="King of Spades")
    write(match, Ada="4 4 3")
    open_door(match, "suit", "King of Spades")
    assert match.over
    assert match.view()["ending"] == "fear"
    assert match.view()["declared"] is None
