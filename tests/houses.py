"""What tests over all games share: every game at every player count, and games played by bots."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any
from zlib import crc32

import gloaming
from gloaming.bots import think
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.driver import RANDOM
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.seats import SPECTATOR
from gloaming.kernel.sight import view

DEPTH = int(os.environ.get("GLOAMING_DEPTH", "1"))  # `make soak` looks at so many times more games
TABLES = [(game, players) for game in gloaming.games() for players in game.seats]
IDS = [f"{game.id}-{players}" for game, players in TABLES]
# Options that keep games short where only steps matter.
CAPPED: dict[str, dict[str, Any]] = {"haunting-house": {"turns": 3}, "haunted-destinies": {"quick": True, "rounds": 12}}
# Other ways of playing, which a wandering game takes by its seed.
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "haunted": ({}, {"long": True}, {"multilevel": True}),
    "haunted-destinies": (CAPPED["haunted-destinies"], CAPPED["haunted-destinies"], {"rounds": 4}),
}


def seated(match: Match) -> list[int]:
    """The seats that are asked."""
    return [seat for seat in range(len(match.names)) if match.game.asks(match.state, seat)]


def viewers(match: Match) -> list[int]:
    """Everybody who can look at the table."""
    return [*range(len(match.names)), SPECTATOR]


def variant(game: Game, players: int, seed: str) -> dict[str, Any] | None:
    """The options of a wandering game."""
    ways = VARIANTS.get(game.id, (CAPPED.get(game.id),))
    chosen = ways[crc32(seed.encode()) % len(ways)]
    return {} if players == 1 else chosen


def wander(
    game: Game,
    players: int,
    seed: str,
    *,
    bot: int = RANDOM,
    options: dict[str, Any] | None = None,
    most: int = 100_000,
) -> Iterator[Match]:
    """A game between bots, shown before every answer and once more at its end or when it has gone on for long."""
    match = Match(game, players, variant(game, players, seed) if options is None else options, seed)
    minds = Luck(seed_key(seed), 1)
    for _ in range(most):
        yield match
        if match.over:
            return
        seat = seated(match)[0]
        match.answer(seat, think(game, view(match.state, seat, remembering=True), seat, bot, minds))
    yield match
