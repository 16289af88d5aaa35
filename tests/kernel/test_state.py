"""Declared states: cells, audiences, JSON."""

from collections.abc import Callable
from typing import Any

import pytest

from gloaming import Refusal
from gloaming.kernel.seats import ALL_VIEWERS, SPECTATOR, UNKNOWN
from gloaming.kernel.sight import EVERYONE, HIDDEN, OWNER, SCRATCH, announced, known, view
from gloaming.kernel.state import GameState, cell, cells, digest, from_json, grid, layout, pack, row, to_json, unpack


class Attic(GameState):
    """A small state for these tests."""

    candles = cell(sees=EVERYONE)
    letters = row(3, sees=OWNER)
    chests = grid(2, 2, sees=known("opened"), bits=8)
    opened = grid(2, 2, sees=EVERYONE)
    owls = row(2, sees=announced(known("heard")))
    heard = row(2, sees=EVERYONE)
    dust = cell(sees=HIDDEN)
    chalk = row(4, sees=SCRATCH)


@pytest.fixture
def attic() -> Attic:
    g = Attic()
    g.candles, g.letters, g.dust, g.chalk = 3, [10, 11, 12], 9, [1, 2, 3, 4]
    g.chests, g.opened = [[1, 2], [3, 4]], [[0, 1 << 1], [ALL_VIEWERS, 1 << SPECTATOR]]
    g.owls, g.heard = [5, 6], [1 << 0, 0]
    return g


def test_a_field_without_an_audience_cannot_be_declared() -> None:
    with pytest.raises(TypeError):
        cell()  # type: ignore[call-arg]


def test_everyone_sees_public_cells_and_nobody_hidden_ones(attic: Attic) -> None:
    for seat in (0, 1, 2, SPECTATOR):
        assert view(attic, seat).candles == 3
        assert view(attic, seat).dust == UNKNOWN


def test_an_owner_sees_the_own_cell_alone(attic: Attic) -> None:
    assert view(attic, 1).letters == [UNKNOWN, 11, UNKNOWN]
    assert view(attic, SPECTATOR).letters == [UNKNOWN] * 3


def test_known_cells_are_seen_by_those_whose_bit_stands_there(attic: Attic) -> None:
    assert view(attic, 0).chests == [[UNKNOWN, UNKNOWN], [3, UNKNOWN]]
    assert view(attic, 1).chests == [[UNKNOWN, 2], [3, UNKNOWN]]
    assert view(attic, SPECTATOR).chests == [[UNKNOWN, UNKNOWN], [3, 4]]


def test_what_was_announced_is_remembered_but_not_shown(attic: Attic) -> None:
    assert view(attic, 0).owls == [5, UNKNOWN]
    assert view(attic, 1).owls == [UNKNOWN, UNKNOWN]
    assert view(attic, 1, remembering=True).owls == [5, 6]


def test_scratch_space_is_no_part_of_the_position(attic: Attic) -> None:
    other = attic.clone()
    other.chalk = [0, 0, 0, 0]
    assert other == attic
    assert digest(other) == digest(attic)
    assert "chalk" not in to_json(attic)
    assert view(attic, 0).chalk == [0, 0, 0, 0]


def test_a_view_shares_nothing_with_the_state(attic: Attic) -> None:
    seen = view(attic, 1)
    seen.letters[1] = 99
    seen.opened[0][0] = 99
    assert attic.letters == [10, 11, 12]
    assert attic.opened[0][0] == 0


def test_json_and_bytes_give_the_same_state_back(attic: Attic) -> None:
    assert from_json(Attic, to_json(attic)) == attic
    assert unpack(Attic, pack(attic)) == attic
    assert unpack(Attic, pack(attic)).chalk == attic.chalk
    assert len(cells(attic)) == len(cells(Attic()))


def test_wide_cells_come_first_in_the_record_so_that_all_are_aligned() -> None:
    bits = [field.bits for field in layout(Attic).values()]
    assert bits == sorted(bits, reverse=True)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.pop("candles"),
        lambda data: data.update(bats=1),
        lambda data: data.update(candles="3"),
        lambda data: data.update(candles=True),
        lambda data: data.update(candles=40000),
        lambda data: data.update(letters=[1, 2]),
        lambda data: data.update(chests=[[1, 2], [3, 400]]),
        lambda data: data.update(chests=[[1, 2], None]),
    ],
)
def test_json_that_is_no_state_is_refused(attic: Attic, spoil: Callable[[dict[str, Any]], object]) -> None:
    data = to_json(attic)
    spoil(data)
    with pytest.raises(Refusal):
        from_json(Attic, data)
    with pytest.raises(Refusal):
        from_json(Attic, [data])


def test_states_are_equal_only_if_every_cell_is(attic: Attic) -> None:
    other = attic.clone()
    assert other == attic
    other.chests[1][1] += 1
    assert other != attic
    assert attic != "an attic"


def test_a_field_that_was_renamed_is_known_as_before_to_json_and_digests() -> None:
    class Renamed(GameState):
        lights = cell(sees=EVERYONE, known_as="candles")

    class Old(GameState):
        candles = cell(sees=EVERYONE)

    now, then = Renamed(), Old()
    now.lights = then.candles = 3
    assert (to_json(now), digest(now)) == (to_json(then), digest(then))
    assert from_json(Renamed, to_json(then)) == now
    with pytest.raises(Refusal, match="candles"):
        from_json(Renamed, {**to_json(then), "candles": "three"})
