"""Long lists of small tuples, kept close together: they do what lists do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.kernel.news import Item
from gloaming.kernel.packed import Packed

ITEMS = st.lists(st.builds(Item, *[st.integers(-2, 5000)] * 5), max_size=8)


def packed(items: list[Item]) -> Packed[Item]:
    made = Packed(Item, len(Item._fields))
    for item in items:
        made.append(item)
    return made


@given(items=ITEMS, first=st.integers(-9, 9), last=st.integers(-9, 9))
def test_what_is_packed_reads_as_a_list_does(items: list[Item], first: int, last: int) -> None:
    made = packed(items)
    assert list(made) == items == made
    assert len(made) == len(items)
    assert made[first:last] == items[first:last]
    assert made[::-1] == items[::-1]
    assert all(isinstance(item, Item) for item in made)


@given(items=ITEMS, first=st.integers(-9, 9))
def test_the_end_can_be_cut_off(items: list[Item], first: int) -> None:
    made = packed(items)
    del made[first:]
    assert made == items[: slice(first, None).indices(len(items))[0]]


def test_the_last_one_can_be_taken_and_what_is_not_there_cannot() -> None:
    made = packed([Item(1, 2, 3, 4), Item(5, 6, 7, 8)])
    assert made[-1] == made.pop() == Item(5, 6, 7, 8)
    assert made == packed([Item(1, 2, 3, 4)]) != packed([])
    for place in (1, -2):
        with pytest.raises(IndexError):
            made[place]
