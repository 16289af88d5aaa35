"""Clocks are computed from the times of events, and a test turns them as it likes."""

import pytest

from gatherings import Evening
from gloaming import Refusal
from gloaming.tables import Clock, due, time_left
from gloaming.tables import wishes as w
from gloaming.tables.apply import BACK_AGAIN
from gloaming.tables.events import DAY


def asked(evening, name="Ada"):
    evening.play_until(name)
    return evening.seat(name)


def answer(evening, name):
    evening.wish(name, w.Answer(evening.match.answers(name)[0]))


def test_without_a_clock_nobody_is_hurried():
    evening = Evening()
    seat = asked(evening)
    evening.pass_seconds(1_000_000)
    assert time_left(evening.table, seat, evening.now) is None
    assert due(evening.table) is None


def test_a_move_takes_so_many_seconds_and_then_a_bot_answers():
    evening = Evening(clock=Clock("move", 30))
    seat = asked(evening)
    evening.pass_seconds(29)
    assert time_left(evening.table, seat, evening.now) == 1000
    with pytest.raises(Refusal, match="time left"):
        evening.house(w.Flag(seat))
    evening.pass_seconds(1)
    assert due(evening.table) == (evening.now, w.Flag(seat))
    evening.house(w.Flag(seat))
    assert evening.table.seats[seat].bot
    evening.let_bots_play()
    evening.wish("Ada", w.Return())
    assert time_left(evening.table, seat, evening.now) == 30_000


def test_each_move_has_its_own_time():
    evening = Evening(clock=Clock("move", 30))
    asked(evening)
    evening.pass_seconds(20)
    answer(evening, "Ada")
    seat = asked(evening)
    assert time_left(evening.table, seat, evening.now) == 30_000


def test_days_are_long():
    evening = Evening(clock=Clock("days", days=3))
    seat = asked(evening)
    assert time_left(evening.table, seat, evening.now) == 3 * DAY * 1000


def test_a_bank_is_spent_while_thinking_and_grows_with_every_answer():
    evening = Evening(clock=Clock("bank", 60, 5))
    seat = asked(evening)
    evening.pass_seconds(20)
    answer(evening, "Ada")
    assert evening.table.seats[seat].left == 45_000
    evening.pass_seconds(7)
    asked(evening, "Ben")
    assert evening.table.seats[seat].left == 45_000 or seat in evening.table.asked


def test_whoever_takes_a_seat_back_with_an_empty_bank_has_some_time():
    evening = Evening(clock=Clock("bank", 60, 5))
    seat = asked(evening)
    evening.pass_seconds(60)
    evening.house(w.Flag(seat))
    assert evening.table.seats[seat].left == 0
    evening.wish("Ada", w.Return())
    assert evening.table.seats[seat].left == BACK_AGAIN


def test_a_pause_takes_no_time():
    evening = Evening(clock=Clock("move", 30))
    seat = asked(evening)
    evening.pass_seconds(10)
    evening.wish("Ada", w.Pause())
    evening.pass_seconds(1000)
    assert due(evening.table) is None
    assert time_left(evening.table, seat, evening.now) == 20_000
    evening.wish("Ada", w.Resume())
    assert time_left(evening.table, seat, evening.now) == 20_000


def test_bots_have_no_clock():
    evening = Evening(clock=Clock("move", 30))
    evening.wish("Ben", w.Leave())
    assert time_left(evening.table, evening.seat("Ben"), evening.now) is None


def test_a_notice_is_due_once_for_a_question():
    evening = Evening()
    seat = asked(evening)
    since = evening.table.asked[seat].since
    assert due(evening.table, 60_000) == (since + 60_000, w.Notice(seat))
    evening.house(w.Notice(seat))
    assert due(evening.table, 60_000) is None
    with pytest.raises(Refusal, match="nothing to tell"):
        evening.house(w.Notice(seat))


def test_time_never_runs_backwards():
    evening = Evening()
    evening.now -= 500_000
    asked(evening)
    assert [event.at for event in evening.events] == sorted(event.at for event in evening.events)
