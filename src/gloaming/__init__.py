"""Gloaming: a home for four haunted-house tabletop games."""

__version__ = "0.1.0"
