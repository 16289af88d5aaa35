"""Haunted as a story: the moments at which players tell, and a narrator who speaks where they are silent (HA-50)."""

from gloaming.games.haunted.telling.moments import moments
from gloaming.games.haunted.telling.narrator import narrator

__all__ = ["moments", "narrator"]
