"""The Haunting House as people and programs read it."""

from gloaming.games.haunting_house.words.description import table
from gloaming.games.haunting_house.words.layout import LAYOUT, blueprint, layout
from gloaming.games.haunting_house.words.refusals import why_not
from gloaming.games.haunting_house.words.sentences import news, question, result

__all__ = ["LAYOUT", "blueprint", "layout", "news", "question", "result", "table", "why_not"]
