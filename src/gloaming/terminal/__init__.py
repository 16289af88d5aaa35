"""The terminal client: plain lines of text, over ssh and for a screen reader as well."""

from gloaming.terminal.client import Company, play
from gloaming.terminal.screen import Quit, Screen

__all__ = ["Company", "Quit", "Screen", "play"]
