"""Clocks, computed from the times of events: nothing ticks. And what the house has to do next, and when."""

from __future__ import annotations

from typing import NamedTuple

from gloaming.kernel.game import Game
from gloaming.tables.table import PLAYING, Table
from gloaming.tables.wishes import AnswerAlone, Flag, Notice

NOW = 0  # due at once, however early


class Think(NamedTuple):
    """A bot has to answer."""

    seat: int
    question: int


class Due(NamedTuple):
    """What the house has to do at a table, and when."""

    at: int
    what: Think | AnswerAlone | Flag | Notice


def time_left(table: Table, seat: int, now: int) -> int | None:
    """Milliseconds that a seat has for its answer, or in its bank while it is not asked; None without a limit."""
    clock, place, question = table.clock, table.seats[seat], table.asked.get(seat)
    if clock.kind == "none" or place.bot or table.match is None:
        return None
    allowance = place.left if clock.bank else clock.a_move
    if question is None:
        return allowance
    return allowance - ((table.paused or now) - question.since)


def deadline(table: Table, seat: int) -> int | None:
    """When a seat's clock runs out; None if it does not run."""
    question = table.asked.get(seat)
    if question is None or table.paused is not None:
        return None
    left = time_left(table, seat, question.since)
    return None if left is None else question.since + left


def due(table: Table, notice_after: int | None = None) -> Due | None:
    """What the house has to do next: bots and single answers at once, clocks and notices when it is time.

    `notice_after` is how many milliseconds a person is asked before a notice goes out; None where none are sent.
    """
    if table.stage != PLAYING or table.paused is not None:
        return None
    first: Due | None = None
    for seat, question in table.asked.items():
        place = table.seats[seat]
        if place.bot:
            return Due(NOW, Think(seat, question.number))
        if place.alone and has_one_answer(table.played, table.play.state, seat):
            return Due(NOW, AnswerAlone(seat))
        end = deadline(table, seat)
        if end is not None and (first is None or end < first.at):
            first = Due(end, Flag(seat))
        notice = None if notice_after is None or question.noticed else question.since + notice_after
        if notice is not None and (first is None or notice < first.at):
            first = Due(notice, Notice(seat))
    return first


def has_one_answer(game: Game, state: object, seat: int) -> bool:
    """Whether a seat that is asked has no choice."""
    return len(game.legal(state, seat)) == 1
