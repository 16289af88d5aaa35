"""Gloaming: a home for four haunted-house tabletop games.

>>> import gloaming
>>> match = gloaming.start("dont-go-in-there", ["Ada", "Ben", "Cleo"], seed="a windy night")
>>> match.asked
['Ada']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike, stat
from typing import Any

from gloaming.games import all_games, find
from gloaming.kernel import record
from gloaming.kernel.causes import cause
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal, shortened

__all__ = ["Game", "Match", "Refusal", "find", "games", "load", "read", "save", "start"]
__version__ = "0.1.0"


def games() -> list[Game]:
    """The games of the house, then those of other packages."""
    return all_games()


def start(
    game: str,
    seats: int | Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: str | int | None = None,
    *,
    pronouns: Mapping[str, str] | None = None,
) -> Match:
    """Start a match: so many seats, or one for each name. Without a seed, one is made that nobody can guess.

    A story speaks of everybody by name, or by pronouns: `{"Ada": "she"}`.
    """
    return Match(find(game), seats, options, seed, pronouns=pronouns)


def save(match: Match, path: str | PathLike[str], *, reveal: bool = True) -> None:
    """Write a match as a record; without `reveal` its seed stays a secret."""
    text = record.write(match, reveal=reveal)
    try:
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except (OSError, ValueError) as error:
        raise Refusal("file-write", file=shortened(str(path)), why=cause(error)) from error


def read(path: str | PathLike[str]) -> record.Record:
    """Read a record without playing it; one that was changed or cut off is refused."""
    try:
        if stat(path).st_size > record.LARGEST:
            raise Refusal("file-large", file=shortened(str(path)))
        with open(path, encoding="utf-8", newline="\n") as file:
            text = file.read()
    except UnicodeDecodeError as error:
        raise Refusal("file-text", file=shortened(str(path))) from error
    except (OSError, ValueError) as error:
        raise Refusal("file-read", file=shortened(str(path)), why=cause(error)) from error
    return record.read(text)


def load(path: str | PathLike[str], *, seed: str | int | None = None, steps: int | None = None) -> Match:
    """Play a record again, checking every line, and go on from there; with `steps`, only so many answers."""
    kept = read(path)
    return record.replay(kept, find(kept.game), seed=seed, steps=steps)
