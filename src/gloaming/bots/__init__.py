"""Bots: each is given what its seat sees and remembers, never a state."""

from gloaming.bots.bot import HABITS, Bot, answer_of, find_habit, play_for, seed_for_bots, think
from gloaming.bots.levels import LEVELS, Level, bot_label, bot_names, find_bot

__all__ = [
    "HABITS",
    "LEVELS",
    "Bot",
    "Level",
    "answer_of",
    "bot_label",
    "bot_names",
    "find_bot",
    "find_habit",
    "play_for",
    "seed_for_bots",
    "think",
]
