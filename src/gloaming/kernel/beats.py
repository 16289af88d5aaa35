"""What happens, beat by beat: somebody looks at the state whenever a piece of news is told."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.kernel.match import Match
from gloaming.kernel.news import Item


class listening:  # noqa: N801 - it is said like a verb: `with listening(match, look)`
    """While something happens in a match, write news down where it is always written, look at each piece, and give all
    of it out: `with listening(match, look) as news`.
    """

    __slots__ = ("look", "match", "news", "write")

    def __init__(self, match: Match, look: Callable[[], None]) -> None:
        self.match, self.look = match, look
        self.news: list[Item] = []
        self.write = match.heard.append

    def __enter__(self) -> list[Item]:
        self.match.state.news = self
        return self.news

    def __exit__(self, *fault: object) -> None:
        self.match.state.news = self.match.heard

    def append(self, item: Item) -> None:
        """Hear a piece of news."""
        self.write(item)
        self.news.append(item)
        self.look()
