"""Chance: published vectors, both forms alike, and nothing that can be foretold."""

import struct
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from gloaming.kernel.chance import (
    CONSTANTS,
    LANES,
    ROUNDS,
    WORDS,
    Luck,
    below,
    block,
    blocks,
    commitment,
    new_seed,
    seed_key,
)

words = st.integers(0, 2**32 - 1)
keys = st.tuples(*[words] * 8)


def keystream(key: bytes, tail: tuple[int, ...], rounds: int) -> str:
    """A block as the published vectors print it."""
    out = [0] * WORDS
    block([*CONSTANTS, *struct.unpack("<8I", key), *tail], out, rounds)
    return struct.pack("<16I", *out).hex()


def test_twenty_rounds_match_the_block_of_rfc_8439() -> None:
    assert keystream(bytes(range(32)), (1, 0x09000000, 0x4A000000, 0), 20) == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_eight_rounds_match_the_published_vector_of_the_zero_key() -> None:
    assert keystream(bytes(32), (0, 0, 0, 0), ROUNDS) == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )


@given(key=keys, stream=st.integers(0, 2**64 - 1), first=st.integers(0, 2**31))
def test_many_blocks_at_once_are_those_made_one_by_one(key: tuple[int, ...], stream: int, first: int) -> None:
    made = blocks(key, stream, first)
    out = [0] * WORDS
    for lane in range(LANES):
        block([*CONSTANTS, *key, first + lane, 0, stream & 0xFFFFFFFF, stream >> 32], out, ROUNDS)
        assert made[lane * WORDS : (lane + 1) * WORDS] == out


@given(key=keys, drawn=st.integers(0, 500))
def test_any_draw_can_be_made_by_itself(key: tuple[int, ...], drawn: int) -> None:
    luck = Luck(key)
    line = [below(luck, 2**32) for _ in range(drawn + 1)]
    assert below(Luck(key, drawn=drawn), 2**32) == line[-1]


def test_every_number_below_the_width_comes_up_about_equally_often() -> None:
    luck, width, draws = Luck(seed_key("fair")), 12, 60_000
    seen = Counter(below(luck, width) for _ in range(draws))
    assert set(seen) == set(range(width))
    square = sum((count - draws / width) ** 2 / (draws / width) for count in seen.values())
    assert square < 31.3  # chi-square with 11 degrees of freedom passes this once in a thousand


def test_streams_seeds_and_commitments_differ() -> None:
    key = seed_key("one")
    assert below(Luck(key, 0), 2**32) != below(Luck(key, 1), 2**32)
    assert seed_key("one") != seed_key("two")
    assert commitment("one") != commitment("two")
    assert commitment("one") != struct.pack("<8I", *seed_key("one")).hex()
    assert len({new_seed() for _ in range(100)}) == 100
