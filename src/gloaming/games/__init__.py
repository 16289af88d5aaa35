"""The games of the house, each found by its id and imported only when wanted."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from gloaming.kernel.game import Game
from gloaming.kernel.refusal import Refusal, shortened

IDS = ("dont-go-in-there", "haunting-house", "haunted", "haunted-destinies")


@cache
def find(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in IDS:
        raise Refusal("game", game=shortened(str(game_id)), known=[*IDS])
    game: Game = import_module(f"gloaming.games.{game_id.replace('-', '_')}").GAME
    return game
