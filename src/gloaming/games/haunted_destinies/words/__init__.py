"""Haunted Destinies as people and programs read it; what players say to each other is theirs (HD-14)."""

from gloaming.games.haunted_destinies.words.description import table
from gloaming.games.haunted_destinies.words.layout import LAYOUT, blueprint, layout
from gloaming.games.haunted_destinies.words.news import news
from gloaming.games.haunted_destinies.words.refusals import why_not
from gloaming.games.haunted_destinies.words.sentences import question, result

__all__ = ["LAYOUT", "blueprint", "layout", "news", "question", "result", "table", "why_not"]
