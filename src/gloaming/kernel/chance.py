"""Chance: ChaCha with eight rounds, a counter-based generator that nobody can foretell from what they see.

Word k of a stream depends on the key, the stream and k alone, so any draw of a game can be checked by itself.
`block` is the obvious form, and the one that is compiled; `blocks` makes many at once for CPython, a row of all
these blocks in one long number.
"""

from __future__ import annotations

import hashlib
import os
import struct
from functools import lru_cache

WORD = 0xFFFFFFFF
ROUNDS = 8
WORDS = 16  # in a block
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
LANES = 7  # blocks made at once: 112 words, as many as a short game needs
LANE = 64  # bits kept for each word, so that sums and turns do not run into the next
COLUMN = LANE * LANES  # bits of one word of every lane
ONES = sum(1 << (LANE * lane) for lane in range(LANES))
LOW = sum(WORD << (LANE * lane) for lane in range(4 * LANES))
COUNT = sum(lane << (LANE * lane) for lane in range(LANES))

Quad = tuple[int, int, int, int]


def quarter(a: int, b: int, c: int, d: int) -> Quad:
    """The quarter round of ChaCha."""
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) & WORD) | (d >> 16)
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) & WORD) | (b >> 20)
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) & WORD) | (d >> 24)
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) & WORD) | (b >> 25)
    return a, b, c, d


def block(start: list[int], out: list[int], rounds: int) -> None:
    """One block: 16 words of state in, 16 random words out."""
    x0, x1, x2, x3 = start[0], start[1], start[2], start[3]
    x4, x5, x6, x7 = start[4], start[5], start[6], start[7]
    x8, x9, x10, x11 = start[8], start[9], start[10], start[11]
    x12, x13, x14, x15 = start[12], start[13], start[14], start[15]
    for _ in range(rounds // 2):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    out[0], out[1], out[2], out[3] = x0, x1, x2, x3
    out[4], out[5], out[6], out[7] = x4, x5, x6, x7
    out[8], out[9], out[10], out[11] = x8, x9, x10, x11
    out[12], out[13], out[14], out[15] = x12, x13, x14, x15
    for i in range(WORDS):
        out[i] = (out[i] + start[i]) & WORD


def rows_round(a: int, b: int, c: int, d: int) -> Quad:
    """A quarter round on all four columns of every lane."""
    a = (a + b) & LOW
    d ^= a
    d = (d << 16 | d >> 16) & LOW
    c = (c + d) & LOW
    b ^= c
    b = (b << 12 | b >> 20) & LOW
    a = (a + b) & LOW
    d ^= a
    d = (d << 8 | d >> 24) & LOW
    c = (c + d) & LOW
    b ^= c
    b = (b << 7 | b >> 25) & LOW
    return a, b, c, d


def turned(line: int, words: int) -> int:
    """A row with its words moved round, so that diagonals stand in columns."""
    return (line >> (COLUMN * words) | line << (COLUMN * (4 - words))) & LOW


def in_row(words: tuple[int, ...]) -> int:
    """Four words, each copied into every lane of its column."""
    return sum(word * ONES << (COLUMN * column) for column, word in enumerate(words))


@lru_cache(maxsize=256)
def rows_of(key: tuple[int, ...]) -> tuple[int, int, int]:
    """The rows that are the same in all blocks of a key."""
    return in_row(CONSTANTS), in_row(key[:4]), in_row(key[4:])


def blocks(key: tuple[int, ...], stream: int, first: int, rounds: int = ROUNDS) -> list[int]:
    """The words of LANES blocks from block number `first` on."""
    start = *rows_of(key), in_row((first, 0, stream & WORD, stream >> 32)) + COUNT
    a, b, c, d = start
    for _ in range(rounds // 2):
        a, b, c, d = rows_round(a, b, c, d)
        b, c, d = turned(b, 1), turned(c, 2), turned(d, 3)
        a, b, c, d = rows_round(a, b, c, d)
        b, c, d = turned(b, 3), turned(c, 2), turned(d, 1)
    raw = b"".join(((x + y) & LOW).to_bytes(COLUMN // 2, "little") for x, y in zip((a, b, c, d), start, strict=True))
    words = struct.unpack(f"<{WORDS * LANES}Q", raw)
    return [word for lane in range(LANES) for word in words[lane::LANES]]


class Luck:
    """A stream of random words, and how many were drawn from it."""

    __slots__ = ("key", "made", "stream", "words")

    def __init__(self, key: tuple[int, ...], stream: int = 0, drawn: int = 0) -> None:
        self.key = key
        self.stream = stream
        self.made = drawn
        self.words: list[int] = []  # made and not yet drawn, the next one last

    @property
    def drawn(self) -> int:
        """How many words were drawn."""
        return self.made - len(self.words)


def refill(luck: Luck) -> None:
    """Make the next words of the stream."""
    words = blocks(luck.key, luck.stream, luck.made // WORDS)
    luck.words = words[luck.made % WORDS :][::-1]
    luck.made += len(luck.words)


def below(luck: Luck, width: int) -> int:
    """The next number below the width; each comes up equally often, to within `width` in 2**32."""
    try:
        return luck.words.pop() * width >> 32
    except IndexError:
        refill(luck)
        return below(luck, width)


def restart(luck: Luck, stream: int) -> None:
    """Go to the beginning of another stream of the same key."""
    luck.stream, luck.made, luck.words = stream, 0, []


def new_seed() -> str:
    """A seed that nobody can guess."""
    return os.urandom(16).hex()


def seed_key(seed: str) -> tuple[int, ...]:
    """The generator's key: SHA-256 of the seed's text."""
    return struct.unpack("<8I", hashlib.sha256(b"gloaming key " + seed.encode()).digest())


def commitment(seed: str) -> str:
    """What is shown before play: it fixes the seed and does not tell it."""
    return hashlib.sha256(b"gloaming commitment " + seed.encode()).hexdigest()
