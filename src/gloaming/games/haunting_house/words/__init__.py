"""The Haunting House as people and programs read it; what is said stands in the catalogues of each language."""

from gloaming.games.haunting_house.words.description import description
from gloaming.games.haunting_house.words.layout import LAYOUT, blueprint, layout
from gloaming.games.haunting_house.words.refusals import REASONS
from gloaming.games.haunting_house.words.result import result

__all__ = ["LAYOUT", "REASONS", "blueprint", "description", "layout", "result"]
