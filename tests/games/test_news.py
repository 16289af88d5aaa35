"""A piece of news comes with what it changes on the table, as a spectator sees it; if it changes nothing, the reason is
here.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from gloaming.games import IDS, find
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.news import Item
from gloaming.kernel.seats import CHANCE, SPECTATOR, first_asked
from gloaming.kernel.sight import view
from houses import DEPTH, TABLES, variant, wander
from houses import IDS as TABLE_IDS

GAMES = 6 * DEPTH
at_every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=TABLE_IDS)

# What is told and never to be seen.
UNSEEN = {
    "dont-go-in-there": {
        "took ghosts": "ghosts are behind a screen",
        "discarded ghosts": "ghosts are behind a screen",
        "passed ghosts": "ghosts are behind two screens",
        "haunted": "ghosts are behind a screen",
        "re-rolled": "the dice lie as they fell until they fall again",
        "named": "what is dispelled for it is told after it",
    },
    "haunting-house": {},
    "haunted": {
        "first room": "what the room does is told after it",
        "opened": "the card behind the door is told after it",
        "approached": "the card is turned up when Color or Suit is declared",
        "found way out": "what the way out does is told after it",
        "matched": "the stat that grows is told after it",
        "ignored": "it tells that a stat stays as it was",
        "left hidden": "it tells that a card stays as it was",
        "stayed": "it tells that a token stays where it was",
    },
    "haunted-destinies": {
        "card dealt": "the piles lie face down from the first",
        "rested": "the healing is told before it",
        "doubles rolled": "the dice are told before it, and what comes of them after it",
        "attack ended": "what is done next is told after it",
        "turn ended": "the next turn is told after it",
        "declared binding": "what comes of it is told after it",
        "declared ritual": "what comes of it is told after it",
        "nothing to draw": "it tells that nothing is drawn",
    },
}
# What is to be seen as a rule, and at times is so already.
AT_TIMES = {
    "dont-go-in-there": {
        "looked": "who looks again has looked before",
        "rolled": "the dice can fall as they lay",
        "turned die": "the die can be left as it lies",
        "arranged": "the cards can lie in order as they were dealt",
    },
    "haunting-house": {
        "rotated": "a tile can look as it did before",
        "switched tiles": "two tiles can look alike",
    },
    "haunted": {},
    "haunted-destinies": {
        "rolled": "the dice can fall as they lay",
        "rolled for cemetery": "the die can fall as it lay",
        "searched": "the result can be that of the roll before",
        "queried": "the same player can be chosen again",
        "attacked": "the same player can be attacked again",
        "haunted": "the same player can be haunted again",
        "proposed": "the items were chosen one by one before it",
        "border shown": "the witness can have seen that border before",
        "gloom changed": "a syphoning is told before it",
        "pile revealed": "the pile of an Opener who is bound stays a pile, since the game is over",
    },
}


class Listener:
    """Writes news down where it is always written, and keeps the table at each piece."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.tables: list[Any] = []

    def append(self, item: Item) -> None:
        """Hear a piece of news."""
        self.match.heard.append(item)
        self.tables.append(self.match.state.clone())


def seen(match: Match, g: Any) -> dict[str, Any]:
    """What a spectator sees of a table, but for who is asked what: that goes with no news."""
    layout = match.game.words.layout(view(g, SPECTATOR), match.names)
    return {name: value for name, value in layout.items() if name not in ("asked", "question")}


def news_of(match: Match, luck: Luck) -> list[tuple[str, bool]]:
    """A whole game at random: each kind of news that comes, and whether there is anything to be seen of it."""
    listener, told, before = Listener(match), [], seen(match, match.state)
    match.state.news = listener
    while not match.over:
        seat, heard = first_asked(match.state), len(match.heard)
        free = range(match.state.width) if seat == CHANCE else match.game.legal(match.state, seat)
        match.game.moves.apply(match.state, seat, free[below(luck, len(free))])
        for item, table in zip(match.heard[heard:], listener.tables, strict=True):
            was, before = before, seen(match, table)
            told.append((match.game.news_kinds[item.what].name, was != before))
        listener.tables.clear()
        before = seen(match, match.state)
    return told


@pytest.mark.parametrize("game_id", IDS)
def test_news_of_a_change_comes_with_the_change(game_id: str) -> None:
    game, told = find(game_id), set[tuple[str, bool]]()
    for number in range(GAMES):
        players, seed = (game.seats[0], 3, game.seats[-1])[number % 3], f"news {number}"
        match = Match(game, players, variant(game, players, seed), committed="f" * 64)
        told |= {*news_of(match, Luck(seed_key(seed)))}
    changing, still = ({kind for kind, change in told if change is wanted} for wanted in (True, False))
    assert still <= UNSEEN[game_id].keys() | AT_TIMES[game_id].keys()
    assert still - UNSEEN[game_id].keys() <= changing


@at_every_table
def test_of_what_is_laid_out_and_dealt_all_that_is_long_is_quiet(game: Game, players: int) -> None:
    """Of whatever else is told then, nobody comes four times in a row."""
    told = next(match for match in wander(game, players, "laid out") if match.heard)
    rows = groupby((game.news_kinds[item.what], item.seat) for item in told.heard)
    long = {kind.name for (kind, _), items in rows if len([*items]) > 3 and not kind.quiet}
    assert not long


@pytest.mark.parametrize("game_id", IDS)
def test_only_kinds_of_news_are_listed_each_once(game_id: str) -> None:
    listed = [*UNSEEN[game_id], *AT_TIMES[game_id]]
    assert len({*listed}) == len(listed)
    assert {*listed} <= {row.name for row in find(game_id).news_kinds}
