"""Which lines of a state a part of a layout is made from, and which of them have changed for whom."""

from collections.abc import Callable, Sequence
from functools import lru_cache

import pytest

from gloaming.kernel.glances import Followed, Lines, Watch
from gloaming.kernel.layouts import Blueprint, Source
from gloaming.kernel.reads import reads_of
from gloaming.kernel.seats import ALL_VIEWERS, SPECTATOR, UNKNOWN
from gloaming.kernel.sight import EVERYONE, HIDDEN, OWNER, known
from gloaming.kernel.state import GameState, cell, grid, row

SEATS = 3


class Parlour(GameState):
    """A state with something for every audience."""

    lamp = cell(sees=EVERYONE)
    purse = row(SEATS, sees=EVERYONE)
    hand = grid(SEATS, 2, sees=OWNER)
    tile = row(SEATS, sees=known("looked"))
    looked = row(SEATS, sees=EVERYONE)
    deck = row(4, sees=HIDDEN)


def own_purse(g: Parlour, seat: int) -> int:
    return g.purse[seat]


def purse_in_light(g: Parlour, seat: int, names: Sequence[str]) -> int:
    return own_purse(g, seat) if g.lamp else 0


def richest(g: Parlour, seat: int, names: Sequence[str]) -> bool:
    return g.purse[seat] == max(g.purse)


def purse_of_the_next(g: Parlour, seat: int, names: Sequence[str]) -> int:
    return own_purse(g, seat + 1)


def purse_after_all(g: Parlour, seat: int, names: Sequence[str]) -> int:
    seat = 0
    return g.purse[seat]


def every_purse(g: Parlour, seat: int, names: Sequence[str]) -> list[int]:
    return [g.purse[seat] for seat in range(SEATS)]


def purse_by_another_name(g: Parlour, seat: int, names: Sequence[str]) -> int:
    state = g
    return state.purse[seat]


def tile_in_words(g: Parlour, seat: int, names: Sequence[str]) -> str:
    return in_words(g.tile[seat])


@lru_cache
def in_words(tile: int) -> str:
    return str(tile)


def hand(g: Parlour, seat: int, names: Sequence[str]) -> list[int]:
    return g.hand[seat]


LINES = Lines.of(Parlour)
ONE, ALL = LINES.bit("purse", 1), LINES.bits["purse"]


@pytest.mark.parametrize(
    ("make", "lines"),
    [
        (purse_in_light, ONE | LINES.bits["lamp"]),
        (richest, ALL),
        (purse_of_the_next, ALL),
        (purse_after_all, ALL),
        (every_purse, ALL),
        (purse_by_another_name, ALL),
        (tile_in_words, LINES.bit("tile", 1) | LINES.bit("looked", 1)),
        (hand, LINES.bit("hand", 1)),
    ],
)
def test_only_the_line_of_a_seat_is_read_where_that_is_plain_to_see(make: Callable[..., object], lines: int) -> None:
    assert reads_of(make, 1).lines(Parlour) == lines


def test_what_is_made_of_the_whole_reads_all_that_it_names() -> None:
    assert reads_of(lambda g, names: g.lamp + g.purse[0]).lines(Parlour) == LINES.bits["lamp"] | ALL


def test_who_may_see_more_of_it_is_read_with_it() -> None:
    assert reads_of(tile_in_words, 1).veils(Parlour) == (("looked", 1),)
    assert reads_of(hand, 1).owners(Parlour) == 1 << 1
    assert reads_of(hand, 2).owners(Parlour) == 1 << 2
    assert reads_of(richest, 1).veils(Parlour) == ()
    assert reads_of(richest, 1).owners(Parlour) == 0


@pytest.mark.parametrize(
    ("viewers", "insiders"),
    [
        (0, 0),
        (1 << 2, 1 << 2),
        (ALL_VIEWERS, 0),
        (ALL_VIEWERS & ~(1 << 2), 1 << 2),  # a card that all but one have seen is not shown to that one
    ],
)
def test_an_insider_is_who_sees_a_part_otherwise_than_a_spectator(viewers: int, insiders: int) -> None:
    g = Parlour()
    g.looked[1] = viewers
    (part,) = Blueprint(Parlour, {("tile",): Source(tile_in_words, 1)}).parts
    assert part.insiders(g) == insiders


def watch(g: Parlour) -> Watch:
    """A state as a spectator follows it, with all that is hidden."""
    return Watch(Followed(Parlour, Parlour.fields), g, SPECTATOR)


def test_a_look_says_which_lines_are_others_and_the_next_one_only_what_is_new() -> None:
    g = Parlour()
    watched = watch(g)
    g.lamp, g.purse[2], g.hand[1][0], g.tile[0], g.deck[3] = 1, 5, 6, 7, 10
    cells = [LINES.bit("purse", 2), LINES.bit("hand", 1), LINES.bit("tile", 0)]
    assert watched.look(g) == LINES.bits["lamp"] | LINES.bits["deck"] | sum(cells)
    assert watched.look(g) == 0
    g.hand[1][0], g.purse[2] = 0, 5
    assert watched.look(g) == LINES.bit("hand", 1)


def test_what_is_seen_is_seen_as_it_is_at_the_last_look() -> None:
    g = Parlour()
    g.looked = [0, 1 << 2, ALL_VIEWERS]
    watched = watch(g)
    assert watched.seen.tile == [UNKNOWN, UNKNOWN, 0]
    g.lamp, g.tile[1], g.tile[2], g.looked[0] = 1, 8, 9, ALL_VIEWERS
    watched.look(g)
    assert (watched.seen.lamp, watched.seen.tile) == (1, [0, UNKNOWN, 9])
    assert watched.seen.by_another(2).tile == [0, 8, 9]


def test_what_the_viewer_may_not_see_looks_as_before_when_it_has_changed() -> None:
    g = Parlour()
    g.looked = [0, ALL_VIEWERS, ALL_VIEWERS]
    watched = watch(g)
    assert (watched.seen.hand[0], watched.seen.tile) == ([UNKNOWN, UNKNOWN], [UNKNOWN, 0, 0])
    g.hand[0][1], g.tile[0], g.tile[1] = 6, 7, 8
    hidden = LINES.bit("hand", 0) | LINES.bit("tile", 0)
    assert watched.look(g) == hidden | LINES.bit("tile", 1)
    assert watched.unseen == hidden
    g.looked[0] = ALL_VIEWERS
    watched.look(g)
    assert (watched.unseen, watched.seen.tile) == (0, [7, 8, 0])


def test_a_state_that_took_the_place_of_another_is_looked_at() -> None:
    g = Parlour()
    watched, other = watch(g), g.clone()
    other.lamp, other.purse[0] = 3, 4
    assert watched.look(other) == LINES.bits["lamp"] | LINES.bit("purse", 0)
    assert (watched.seen.lamp, watched.seen.purse[0]) == (3, 4)


def test_while_it_is_told_what_happens_whoever_was_asked_still_is() -> None:
    g = Parlour()
    g.asked = 1
    watched = watch(g)
    g.asked, g.lamp = 2, 1
    assert watched.look_midway(g) == LINES.bits["lamp"]
    assert watched.seen.asked == 1
    assert watched.look(g) == LINES.bits["asked"]
    assert watched.seen.asked == 2


def test_of_rows_and_grids_only_those_that_are_wanted_are_followed() -> None:
    g = Parlour()
    watched = Watch(Followed(Parlour, ["purse"]), g, SPECTATOR)
    g.lamp, g.purse[1], g.hand[1][0] = 1, 1, 1
    assert watched.look(g) == LINES.bits["lamp"] | LINES.bit("purse", 1)
