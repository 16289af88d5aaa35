"""Stories: a game told in words. Whoever tells one answers for chance too, so that nothing in it is left to luck.

    match = lay("dont-go-in-there", 3)
    play(match, "type cat", ..., "attic", "draw cat 4", ..., "first Ada", "place attic 1", "Ben: place attic 3")

`play` gives each text to chance if chance is asked, else to the one seat that is asked. "Ben: ..." names the seat: it
is needed where several are asked, and elsewhere it says whose answer this must be. Arranging what lies on a table, by
writing its cells, is for each game's own tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy, deepcopy
from typing import Any

import pytest

from gloaming.games import find
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.match import Entry, Match
from gloaming.kernel.news import Item
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import CHANCE, CHANCE_NAME, first_asked
from gloaming.kernel.state import cells

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Edith", "Finn")


def lay(game_id: str, players: int, options: Mapping[str, Any] | None = None) -> Match:
    """A table before its first answer; chance waits for the story to answer."""
    return Match(find(game_id), NAMES[:players], options, committed="f" * 64)


def play(match: Match, *answers: str) -> list[str]:
    """Give each answer to whoever is asked; return what everybody heard meanwhile."""
    before = len(match.heard)
    for text in answers:
        name, colon, said = text.partition(": ")
        if colon and name != CHANCE_NAME:
            match.answer(name, said)
        elif colon or match.game.asks(match.state, CHANCE):
            match.answer_for_chance(said if colon else text)
        else:
            assert len(match.asked) == 1, f'"{text}" is for nobody in particular: {match.asked or "nobody"} asked'
            match.answer(match.asked[0], text)
    return match.news(before)


def is_over(match: Match) -> bool:
    """Whether the game is over by now, for stories in which it was not a moment ago."""
    return match.over


def refused(match: Match, answer: str) -> str:
    """The sentence with which an answer is refused; nothing may have changed by it."""
    before = whole(match)
    with pytest.raises(Refusal) as caught:
        play(match, answer)
    assert whole(match) == before, "a refused answer has changed something"
    return str(caught.value)


def whole(match: Match) -> tuple[list[int], list[Entry], list[Item]]:
    """The table, all answers and all that was heard."""
    return cells(match.state), list(match.log), list(match.heard)


def chances(match: Match) -> list[str]:
    """What chance may answer, each text as often as it can come up; nothing if it is not asked."""
    g = match.state
    return [match.game.notation(g, CHANCE, answer, match.names) for answer in match.game.legal(g, CHANCE)]


def branch(match: Match) -> Match:
    """The same match, to try something without changing the story."""
    other = copy(match)
    other.heard, other.log, other.state = deepcopy(match.heard), deepcopy(match.log), match.state.clone()
    other.state.news = other.heard
    return other


def every_answer(
    game: Game, players: int, seed: str, options: Mapping[str, Any] | None = None
) -> Iterator[tuple[Any, int, int]]:
    """Play a random game: the table, a seat and its answer, each before it is carried out. At the end g.over is 1."""
    g = game.lay(players, options, [])
    luck = Luck(seed_key(seed))
    while not g.over:
        seat = first_asked(g)
        free = range(g.width) if seat == CHANCE else game.legal(g, seat)
        answer = free[below(luck, len(free))]
        yield g, seat, answer
        game.moves.apply(g, seat, answer)


def last_state(game: Game, players: int, seed: str, options: Mapping[str, Any] | None = None) -> Any:
    """The state at the end of the same random game."""
    *_, (g, _, _) = every_answer(game, players, seed, options)
    return g
