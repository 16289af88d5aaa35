"""Bags: cards left in no order, where a draw is a uniform pick. There is then no hidden order to leak."""

from __future__ import annotations


def draw(bag: list[int], count: int, index: int) -> int:
    """Take the card at `index` out of the first `count` cards of a bag; the last one fills its place."""
    card = bag[index]
    bag[index] = bag[count - 1]
    bag[count - 1] = card
    return card
