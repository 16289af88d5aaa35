"""The games of the house and those of other packages, each found by its id and imported only when wanted."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from gloaming.kernel.game import Game

IDS = ("dont-go-in-there", "haunting-house", "haunted", "haunted-destinies")  # the house's own


@cache
def find(game_id: str) -> Game:
    """The game with this id."""
    if game_id in IDS:
        game: Game = import_module(f"gloaming.games.{game_id.replace('-', '_')}").GAME
        return game
    from gloaming.games import elsewhere  # noqa: PLC0415  # to look through packages takes longer than all the rest

    return elsewhere.find(game_id)


def all_games() -> list[Game]:
    """Every game that can be played: the house's, then those of other packages. The log tells of one that cannot be."""
    from gloaming.games import elsewhere  # noqa: PLC0415

    return [*map(find, IDS), *elsewhere.playable()]
