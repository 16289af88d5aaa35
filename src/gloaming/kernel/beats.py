"""What happens, beat by beat: each piece of news with the table as it was when it was told."""

from __future__ import annotations

from typing import NamedTuple

from gloaming.kernel.glances import Changed, Snapshot, followed
from gloaming.kernel.match import Match
from gloaming.kernel.news import Item


class Frame(NamedTuple):
    """The table when a piece of news was told, and what had changed since the one before. Who is asked what is as it
    was before all of it.
    """

    table: Snapshot
    changed: Changed


class listening:  # noqa: N801 - it is said like a verb: `with listening(match, table) as frames`
    """While something happens at a table that was like this, write news down where it is always written, and collect a
    frame for each piece.
    """

    __slots__ = ("frames", "match", "table")

    def __init__(self, match: Match, table: Snapshot) -> None:
        self.match, self.table = match, table
        self.frames: list[Frame] = []

    def __enter__(self) -> list[Frame]:
        self.match.state.news = self
        return self.frames

    def __exit__(self, *fault: object) -> None:
        self.match.state.news = self.match.heard

    def append(self, item: Item) -> None:
        """Hear a piece of news."""
        self.match.heard.append(item)
        self.table, changed = followed(self.table, self.match.state, told=True)
        self.frames.append(Frame(self.table, changed))
