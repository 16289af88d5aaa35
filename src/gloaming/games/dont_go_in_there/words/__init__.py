"""Don't Go In There as people and programs read it."""

from gloaming.games.dont_go_in_there.words.description import table
from gloaming.games.dont_go_in_there.words.layout import LAYOUT, halves, layout
from gloaming.games.dont_go_in_there.words.sentences import news, question, result, why_not

__all__ = ["LAYOUT", "halves", "layout", "news", "question", "result", "table", "why_not"]
