"""What happened, told once, with what some hearers may not know left out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from gloaming.kernel.seats import ALL_VIEWERS, UNKNOWN
from gloaming.kernel.state import GameState


class Item(NamedTuple):
    """One piece of news. `number` may be a secret: only the seats in the bits `hearers` are told it."""

    what: int
    seat: int
    thing: int
    number: int
    hearers: int = ALL_VIEWERS

    def heard_by(self, seat: int) -> Item:
        """The item as one seat hears it."""
        return self if self.hearers >> seat & 1 else self._replace(number=UNKNOWN)


item: Callable[[tuple[int, ...]], Item] = partial(tuple.__new__, Item)  # a hundred thousand are made a second


def tell(g: GameState, what: int, seat: int, thing: int, number: int) -> None:
    """Tell everyone."""
    if g.news is not None:
        g.news.append(item((what, seat, thing, number, ALL_VIEWERS)))


def whisper(g: GameState, hearers: int, what: int, seat: int, thing: int, number: int) -> None:
    """Tell everyone that it happened, but the number only to the hearers, given as bits."""
    if g.news is not None:
        g.news.append(item((what, seat, thing, number, hearers)))
