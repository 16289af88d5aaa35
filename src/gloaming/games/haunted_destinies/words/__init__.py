"""Haunted Destinies as people and programs read it; what is said stands in the catalogues of each language.

What players say to each other is theirs (HD-14).
"""

from gloaming.games.haunted_destinies.words.description import description
from gloaming.games.haunted_destinies.words.layout import LAYOUT, blueprint, layout
from gloaming.games.haunted_destinies.words.refusals import REASONS
from gloaming.games.haunted_destinies.words.result import result

__all__ = ["LAYOUT", "REASONS", "blueprint", "description", "layout", "result"]
