"""What happens, beat by beat: each piece of news with the table as it was when it was told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from gloaming.kernel.glances import Changed, Snapshot, followed
from gloaming.kernel.match import Match
from gloaming.kernel.news import Item
from gloaming.kernel.packed import Packed


class Frame(NamedTuple):
    """The table when a piece of news was told, and what had changed since the one before. Who is asked what is as it
    was before all of it.
    """

    table: Snapshot
    changed: Changed


class Listener:
    """Writes news down where it is always written, and keeps how the table was at each piece."""

    __slots__ = ("frames", "g", "heard", "table")

    def __init__(self, g: Any, heard: Packed[Item], table: Snapshot) -> None:
        self.g, self.heard, self.table = g, heard, table
        self.frames: list[Frame] = []

    def append(self, item: Item) -> None:
        """Hear a piece of news."""
        self.heard.append(item)
        self.table, changed = followed(self.table, self.g, told=True)
        self.frames.append(Frame(self.table, changed))


@contextmanager
def listening(match: Match, table: Snapshot) -> Iterator[list[Frame]]:
    """While something happens at a table that was like this, collect a frame for each piece of news."""
    listener = Listener(match.state, match.heard, table)
    match.state.news = listener
    try:
        yield listener.frames
    finally:
        match.state.news = match.heard
