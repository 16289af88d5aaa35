"""Don't Go In There as people and programs read it; what is said stands in the catalogues of each language."""

from gloaming.games.dont_go_in_there.words.description import description
from gloaming.games.dont_go_in_there.words.layout import LAYOUT, blueprint, layout
from gloaming.games.dont_go_in_there.words.refusals import REASONS
from gloaming.games.dont_go_in_there.words.result import result

__all__ = ["LAYOUT", "REASONS", "blueprint", "description", "layout", "result"]
