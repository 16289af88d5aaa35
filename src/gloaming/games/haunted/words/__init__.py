"""Haunted as people and programs read it; what is said stands in the catalogues of each language."""

from gloaming.games.haunted.words.description import description
from gloaming.games.haunted.words.layout import LAYOUT, blueprint, layout
from gloaming.games.haunted.words.refusals import REASONS
from gloaming.games.haunted.words.result import result

__all__ = ["LAYOUT", "REASONS", "blueprint", "description", "layout", "result"]
