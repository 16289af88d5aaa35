"""The games of the house and those of other packages, each found by its id and imported only when wanted."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from os import listdir
from os.path import dirname, isfile, join

from gloaming.kernel.game import Game

HOME = dirname(__file__)
# Of the house's own games, a folder each: by the alphabet, since their order stands in the games themselves.
IDS = tuple(sorted(each.replace("_", "-") for each in listdir(HOME) if isfile(join(HOME, each, "__init__.py"))))


@cache
def find(game_id: str) -> Game:
    """The game with this id."""
    if game_id in IDS:
        game: Game = import_module(f"gloaming.games.{game_id.replace('-', '_')}").GAME
        return game
    from gloaming.games import elsewhere  # noqa: PLC0415  # to look through packages takes longer than all the rest

    return elsewhere.find(game_id)


def all_games() -> list[Game]:
    """Every game that can be played: the house's in their order, then those of other packages.

    The log tells of one that cannot be.
    """
    from gloaming.games import elsewhere  # noqa: PLC0415

    return [*sorted(map(find, IDS), key=lambda game: game.order), *elsewhere.playable()]
