"""Bots: each is given what its seat sees and remembers, never a table."""

from __future__ import annotations

from typing import Any

from gloaming.kernel.chance import Luck
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.kernel.sight import view

BOTS = {"random": RANDOM, "instinct": INSTINCT}


def find_bot(name: str) -> int:
    """The bot with this name."""
    if name not in BOTS:
        raise Refusal(f'There is no bot "{shortened(name)}"; there are: {", ".join(BOTS)}.')
    return BOTS[name]


def think(game: Game, seen: Any, seat: int, bot: int, minds: Luck) -> int:
    """What a bot answers, by what its seat sees."""
    answer: int = game.moves.choose(seen, seat, bot, minds, [0] * (seen.width + 1))
    return answer


def play_for(match: Match, seat: int, bot: int, minds: Luck) -> int:
    """Let a bot answer for a seat; say what it answered."""
    answer = think(match.game, view(match.table, seat, remembering=True), seat, bot, minds)
    match.answer(seat, answer)
    return answer
