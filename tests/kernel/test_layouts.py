"""Layouts: what has to be set in an old one to make it the new one."""

import random
from copy import deepcopy
from typing import Any

import pytest

from gloaming.client import set_part
from gloaming.kernel.layouts import differences


def changed(old: Any, new: Any) -> Any:
    """The old value with all that has to be set."""
    value = deepcopy(old)
    for change in differences(old, new):
        value = set_part(value, deepcopy(change))
    return value


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [["b", 3]]),
        ({"a": 1}, {"b": 1}, [[{"b": 1}]]),
        ([1, 2, 3], [1, 5, 3], [[1, 5]]),
        ([1, 2], [1, 2, 3], [["~", 2, 0, [3]]]),
        ([1, 2, 3], [1, 3], [["~", 1, 1, []]]),
        ({"cards": ["x", "y"]}, {"cards": ["z", "x", "y"]}, [["cards", "~", 0, 0, ["z"]]]),
        ([7, 7], [7], [[[7]]]),  # one plain thing is shorter whole
        ([], [1], [[[1]]]),
        (None, [1], [[[1]]]),
    ],
)
def test_only_what_is_different_is_set(old: Any, new: Any, wanted: list[list[Any]]) -> None:
    assert differences(old, new) == wanted
    assert changed(old, new) == new


def test_any_value_is_made_of_any_other() -> None:
    chance = random.Random(5)

    def some(depth: int) -> Any:
        if depth == 0 or chance.random() < 0.3:
            return chance.choice([0, 1, "x", None])
        if chance.random() < 0.5:
            return [some(depth - 1) for _ in range(chance.randrange(4))]
        return {key: some(depth - 1) for key in chance.sample("abcd", chance.randrange(4))}

    for _ in range(2000):
        old, new = some(3), some(3)
        assert changed(old, new) == new
