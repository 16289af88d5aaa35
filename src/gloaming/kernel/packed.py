"""Long lists of small tuples of whole numbers, kept close together: a server holds thousands of games."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Generic, TypeVar, overload

Row = TypeVar("Row", bound=tuple[int, ...])


class Packed(Sequence[Row], Generic[Row]):
    """A list of rows, all of one kind and so many numbers wide."""

    __slots__ = ("_kind", "_numbers", "_width")

    def __init__(self, kind: type[Row], width: int) -> None:
        self._kind: Callable[[Iterable[int]], Row] = partial(tuple.__new__, kind)  # many rows are made
        self._width = width
        self._numbers = array("i")

    def append(self, row: Row) -> None:
        """Add a row at the end."""
        self._numbers.fromlist([*row])

    def pop(self) -> Row:
        """Take the last row away."""
        last = self[-1]
        del self[len(self) - 1 :]
        return last

    def __len__(self) -> int:
        return len(self._numbers) // self._width

    def __iter__(self) -> Iterator[Row]:
        return self._rows(self._numbers)

    @overload
    def __getitem__(self, place: int) -> Row: ...
    @overload
    def __getitem__(self, place: slice) -> list[Row]: ...
    def __getitem__(self, place: int | slice) -> Row | list[Row]:
        numbers, width = self._numbers, self._width
        if isinstance(place, slice):
            first, last, step = place.indices(len(numbers) // width)
            if step == 1:
                return [*self._rows(numbers[first * width : last * width])]
            return [self[number] for number in range(first, last, step)]
        found = numbers[place * width : (place + 1) * width or None]
        if not found:
            raise IndexError(place)
        return self._kind(found)

    def _rows(self, numbers: Iterable[int]) -> Iterator[Row]:
        columns = [iter(numbers)] * self._width
        return map(self._kind, zip(*columns, strict=True))

    def __delitem__(self, places: slice) -> None:
        """Take away all rows from a place on."""
        del self._numbers[places.indices(len(self))[0] * self._width :]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Packed | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
