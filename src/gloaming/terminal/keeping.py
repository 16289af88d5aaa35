"""Beginning a game, keeping it and its story, and going on with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import gloaming
from gloaming.kernel import record, typeset
from gloaming.kernel.catalogue import ENGLISH
from gloaming.kernel.causes import cause
from gloaming.kernel.game import Game
from gloaming.kernel.match import NAMES, Match
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.kernel.seats import CHANCE
from gloaming.kernel.story import story


def begin(game: Game, players: int, names: Sequence[str], options: Mapping[str, str], seed: str | None) -> Match:
    """A new match; whoever has no name is given one that is free."""
    game.check_options(options, players)
    if len(names) > players:
        raise Refusal("names-many", names=len(names), players=players)
    taken = {name.casefold() for name in names}
    free = [name for name in NAMES if name.casefold() not in taken]
    return Match(game, [*names, *free[: players - len(names)]], options, seed)


def load(file: str, game_id: str | None) -> Match:
    """A match that was saved, to be played on."""
    kept = gloaming.read(file)
    if game_id is not None and gloaming.find(game_id).id != kept.game:
        raise Refusal("file-game", file=shortened(file), game=kept.game, wanted=game_id)
    match = gloaming.load(file)
    if match.seed is None and not match.over:
        raise Refusal("file-seed", file=shortened(file))
    return match


def save(match: Match, name: str) -> Path:
    """Write a match to a file, which may hold an earlier stage of it but nothing else."""
    with refusing(name):
        path = Path(name).expanduser()
        if path.exists() and not path.is_dir() and not holds(path, match):  # a folder is refused as one
            raise Refusal("file-other", file=shortened(name))
        gloaming.save(match, path)
    return path


def save_story(match: Match, name: str, kind: str = "", language: str = ENGLISH) -> Path:
    """Write a match as a story: HTML or Markdown, as it is wanted or as the file is called. A record is never lost."""
    with refusing(name):
        path = Path(name).expanduser()
        page = typeset.TYPESETTERS[kind or kind_of(path)](story(match, language))
        if is_record(path):
            raise Refusal("file-record", file=shortened(name))
        path.write_text(page, encoding="utf-8", newline="\n")
    return path


def kind_of(path: Path) -> str:
    """What a story is written as, by the name of its file."""
    return "html" if path.suffix.casefold() in (".html", ".htm") else "markdown"


def is_record(path: Path) -> bool:
    """Whether a file begins as a record does."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(record.FIRST_LINE)) == record.FIRST_LINE.encode()


@contextmanager
def refusing(name: str) -> Iterator[None]:
    """Turn whatever keeps a file from being written into a refusal."""
    try:
        yield
    except Refusal:
        raise
    except (OSError, ValueError, RuntimeError) as error:
        raise Refusal("file-write", file=shortened(name), why=cause(error)) from error


def holds(path: Path, match: Match) -> bool:
    """Whether a file is a record of this very match."""
    try:
        return gloaming.read(path).commitment == match.commitment
    except Refusal:
        return False


def answers_of_seats(match: Match) -> int:
    """How many answers were given, chance's left out."""
    return sum(entry.seat != CHANCE for entry in match.log)
