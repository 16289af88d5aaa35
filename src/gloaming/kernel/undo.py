"""Taking an answer back at a table with bots, which are never in the way."""

from __future__ import annotations

from collections.abc import Collection

from gloaming.kernel.match import Entry, Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import CHANCE


def take_back(match: Match, seat: int, people: Collection[int]) -> list[str]:
    """Take back a seat's last answer, and before it those that bots gave since; or nothing. Say which bots these are.

    Bots take back what they may. What chance or another person did stands.
    """
    undone = taken_back(match, seat, people)
    return list(dict.fromkeys(match.names[entry.seat] for entry in reversed(undone[:-1])))


def check_taking_back(match: Match, seat: int, people: Collection[int]) -> None:
    """Refuse what `take_back` would refuse; otherwise leave everything as it is."""
    told = match.passages
    give_again(match, taken_back(match, seat, people))
    match.passages = told


def taken_back(match: Match, seat: int, people: Collection[int]) -> list[Entry]:
    """Take back a seat's last answer and what bots answered since; return all of it, the last answer first."""
    undone, told = [], match.passages
    try:
        while any(entry.seat == seat for entry in match.log) and match.log[-1].seat not in (*people, CHANCE):
            undone.append(match.log[-1])
            match.undo(undone[-1].seat)
        undone.append(match.log[-1] if match.log else Entry(seat, 0, 0))
        match.undo(seat)
    except Refusal:
        give_again(match, undone[:-1])
        match.passages = told
        raise
    return undone


def give_again(match: Match, undone: list[Entry]) -> None:
    """Give answers again that were taken back, the last one first in the list."""
    for entry in reversed(undone):
        match.answer(entry.seat, entry.answer)
