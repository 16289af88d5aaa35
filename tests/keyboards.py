"""What tests of the terminal share: somebody at a keyboard, and all that they read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import gloaming
from gloaming.kernel.match import Match
from gloaming.terminal import Company, Screen, play

GAMES = gloaming.games()
at_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
DONT_GO_IN, MAZE, MOOR = "dont-go-in-there", "haunting-house", "haunted-destinies"

Typed = str | Callable[[Screen], str]  # a line, or what is said to the screen as it is then
Fits = Callable[[Match], bool]


class Evening:
    """Somebody who types lines, and all that they read; when they have nothing more to type, they leave."""

    def __init__(self, capsys: pytest.CaptureFixture[str], match: Match, people: int = 1, language: str = "en") -> None:
        self.capsys, self.language = capsys, language
        self.match = match
        self.people = people
        self.read = ""

    def types(self, *lines: Typed) -> list[str]:
        """Type these lines, and say what was printed after each."""
        left = list(lines)
        heard: list[str] = []

        def read(prompt: str) -> str:
            heard.append(self.capsys.readouterr().out)
            if not left:
                raise EOFError
            line = left.pop(0)
            return line(screen) if callable(line) else line

        screen = Screen(read, is_terminal=False, language=self.language)
        play(self.match, Company(range(self.people), "instinct"), screen)
        heard.append(self.capsys.readouterr().out)
        self.read = "".join(heard)
        return heard[1:]


Begin = Callable[..., Evening]


def some_match(game_id: str, players: int, fits: Fits) -> Match:
    """The first of many matches that fits, before anybody has answered."""
    matches = (gloaming.start(game_id, players, seed=f"some {number}") for number in range(500))
    return next(match for match in matches if fits(match))


def go_on_until(match: Match, fits: Fits) -> None:
    """Let everyone give their first answer until the match fits."""
    while not fits(match):
        match.answer(match.asked[0], match.answers(match.asked[0])[0])
