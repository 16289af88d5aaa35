"""Haunted as people and programs read it."""

from gloaming.games.haunted.words.description import table
from gloaming.games.haunted.words.layout import LAYOUT, blueprint, layout
from gloaming.games.haunted.words.refusals import why_not
from gloaming.games.haunted.words.sentences import news, question, result

__all__ = ["LAYOUT", "blueprint", "layout", "news", "question", "result", "table", "why_not"]
