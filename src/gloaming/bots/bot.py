"""What a bot is, and the two that do not think: random and instinct."""

from __future__ import annotations

import hashlib
from operator import index
from typing import Any, Protocol

from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.kernel.sight import view

HABITS = {"random": RANDOM, "instinct": INSTINCT}


class Bot(Protocol):
    """Somebody who answers for a seat. It is given what the seat sees and remembers, never a state."""

    def sit(self, game: Game, seat: int, seed: str) -> None:
        """A game begins, or goes on, at this seat. The seed is all the chance that the bot may use."""

    def answer(self, seen: Any) -> int:
        """A legal answer to the question that the seat is asked; `game.legal(seen, seat)` lists them."""


class Habitual:
    """A bot that answers without thought."""

    def __init__(self, habit: int) -> None:
        self.habit = habit

    def sit(self, game: Game, seat: int, seed: str) -> None:
        """Begin to play at a seat."""
        self.game, self.seat = game, seat
        self.minds = Luck(seed_key(f"{seed} {seat}"))

    def answer(self, seen: Any) -> int:
        """What it likes best, or anything."""
        return think(self.game, seen, self.seat, self.habit, self.minds)


def find_habit(name: str) -> int:
    """The habit with this name, for play in bulk."""
    if name not in HABITS:
        raise Refusal("bot-in-bulk", bot=shortened(name), known=[*HABITS])
    return HABITS[name]


def think(game: Game, seen: Any, seat: int, habit: int, minds: Luck) -> int:
    """What a bot without thought answers, by what its seat sees."""
    answer: int = game.moves.choose(seen, seat, habit, minds, [0] * (seen.width + 1))
    return answer


def seed_for_bots(seed: str) -> str:
    """What bots are given of a game's seed: nothing that chance's answers could be foretold from."""
    return hashlib.sha256(b"gloaming bots " + seed.encode()).hexdigest()


def play_for(match: Match, seat: int, bot: Bot) -> int:
    """Let a bot answer for a seat; say what it answered."""
    answer = answer_of(bot, view(match.state, seat, remembering=True))
    match.answer(seat, answer)
    return answer


def answer_of(bot: Bot, seen: Any) -> int:
    """What a bot answers, as a plain number: NumPy's numbers will do, anything else is refused."""
    answer = bot.answer(seen)
    if isinstance(answer, bool) or not hasattr(answer, "__index__"):
        raise Refusal("bot-answer", bot=type(bot).__name__, answer=shortened(str(answer)))
    return index(answer)
