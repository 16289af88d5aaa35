"""Clocks are computed from the times of events, and a test turns them as it likes."""

import pytest

from evenings import Evening, due_now
from gloaming import Refusal
from gloaming.kernel.chance import Luck, seed_key
from gloaming.tables import Clock, due, time_left
from gloaming.tables import wishes as w
from gloaming.tables.apply import BACK_AGAIN
from gloaming.tables.events import DAY, Answered


def asked(evening: Evening, name: str = "Ada") -> int:
    evening.play_until(name)
    return evening.seat(name)


def answer(evening: Evening, name: str) -> None:
    evening.wish(name, w.Answer(evening.match.answers(name)[0]))


def test_without_a_clock_nobody_is_hurried() -> None:
    evening = Evening()
    seat = asked(evening)
    evening.pass_seconds(1_000_000)
    assert time_left(evening.table, seat, evening.now) is None
    assert due(evening.table) is None


def test_a_move_takes_so_many_seconds_and_then_a_bot_answers() -> None:
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


def test_each_move_has_its_own_time() -> None:
    evening = Evening(clock=Clock("move", 30))
    asked(evening)
    evening.pass_seconds(20)
    answer(evening, "Ada")
    seat = asked(evening)
    assert time_left(evening.table, seat, evening.now) == 30_000


def test_days_are_long() -> None:
    evening = Evening(clock=Clock("days", days=3))
    seat = asked(evening)
    assert time_left(evening.table, seat, evening.now) == 3 * DAY * 1000


def test_a_bank_is_spent_while_thinking_and_grows_with_every_answer() -> None:
    evening = Evening(clock=Clock("bank", 60, 5))
    seat = asked(evening)
    evening.pass_seconds(20)
    answer(evening, "Ada")
    assert evening.table.seats[seat].left == 45_000
    evening.pass_seconds(7)
    asked(evening, "Ben")
    assert seat not in evening.table.asked
    assert evening.table.seats[seat].left == 45_000


def test_whoever_takes_a_seat_back_with_an_empty_bank_has_some_time() -> None:
    evening = Evening(clock=Clock("bank", 60, 5))
    seat = asked(evening)
    evening.pass_seconds(60)
    evening.house(w.Flag(seat))
    assert evening.table.seats[seat].left == 0
    evening.wish("Ada", w.Return())
    assert evening.table.seats[seat].left == BACK_AGAIN


def test_a_pause_takes_no_time() -> None:
    evening = Evening(clock=Clock("move", 30))
    seat = asked(evening)
    evening.pass_seconds(10)
    evening.wish("Ada", w.Pause())
    evening.pass_seconds(1000)
    assert due(evening.table) is None
    assert time_left(evening.table, seat, evening.now) == 20_000
    evening.wish("Ada", w.Resume())
    assert time_left(evening.table, seat, evening.now) == 20_000


@pytest.mark.parametrize("clock", [Clock("move", 60), Clock("bank", 60), Clock("days", days=1)], ids=lambda c: c.kind)
def test_leaving_and_coming_back_wins_no_time(clock: Clock) -> None:
    evening = Evening(clock=clock)
    seat = asked(evening)
    evening.pass_seconds(50)
    left = time_left(evening.table, seat, evening.now)
    for _ in range(2):
        evening.wish("Ada", w.Leave())
        evening.pass_seconds(7)  # in which the bot has not come to an answer
        evening.wish("Ada", w.Return())
        assert time_left(evening.table, seat, evening.now) == left


def test_what_was_thought_before_leaving_is_paid_for_when_the_bot_answers() -> None:
    evening = Evening(clock=Clock("bank", 60, 5))
    seat = asked(evening)
    evening.pass_seconds(50)
    evening.wish("Ada", w.Leave())
    evening.pass_seconds(100)
    evening.let_bots_play()
    evening.wish("Ada", w.Return())
    assert time_left(evening.table, seat, evening.now) == 10_000


def test_whoever_comes_back_has_all_the_time_for_a_question_that_only_the_bot_was_asked() -> None:
    evening = Evening(clock=Clock("move", 60))
    seat = evening.seat("Ada")
    evening.wish("Ada", w.Leave())
    evening.play_until("Ada")
    evening.pass_seconds(20)
    evening.wish("Ada", w.Return())
    assert time_left(evening.table, seat, evening.now) == 60_000


@pytest.mark.parametrize("clock", [Clock("move", 60), Clock("bank", 60)], ids=lambda c: c.kind)
def test_leaving_and_coming_back_in_a_pause_wins_no_time(clock: Clock) -> None:
    evening = Evening(clock=clock)
    seat = asked(evening)
    evening.pass_seconds(10)
    evening.wish("Ada", w.Pause())
    for wish in (w.Leave(), w.Return()):
        evening.pass_seconds(1000)
        evening.wish("Ada", wish)
    assert time_left(evening.table, seat, evening.now) == 50_000
    evening.pass_seconds(1000)
    evening.wish("Ada", w.Resume())
    assert time_left(evening.table, seat, evening.now) == 50_000


@pytest.mark.parametrize("clock", [Clock("move", 60), Clock("bank", 60, 30)], ids=lambda c: c.kind)
def test_taking_back_wins_no_time(clock: Clock) -> None:
    evening = Evening(clock=clock)
    seat = asked(evening)
    for left in (50_000, 40_000, 30_000):
        evening.pass_seconds(10)
        evening.place("Ada")
        evening.pass_seconds(10)  # which are not Ada's
        evening.wish("Ada", w.Undo())
        assert time_left(evening.table, seat, evening.now) == left


@pytest.mark.parametrize("clock", [Clock("move", 60), Clock("bank", 60, 30)], ids=lambda c: c.kind)
def test_what_was_thought_about_the_next_question_counts_when_the_answer_is_taken_back(clock: Clock) -> None:
    evening = Evening(players=2, people=("Ada",), clock=clock, seed="midnight")
    evening.pass_seconds(10)
    placed = evening.place("Ada").what
    assert isinstance(placed, Answered)
    seat = placed.seat
    evening.let_bots_play()
    assert seat in evening.table.asked
    evening.pass_seconds(10)
    evening.wish("Ada", w.Undo())
    assert time_left(evening.table, seat, evening.now) == 40_000


def test_taking_back_wins_no_time_for_others_who_are_asked_too() -> None:
    evening, luck = Evening("haunting-house", 3, clock=Clock("move", 60)), Luck(seed_key("together"))
    while len(evening.table.asked) < 3:
        evening.answer_somehow(luck)
    evening.pass_seconds(10)
    answer(evening, "Ada")
    evening.pass_seconds(10)
    evening.wish("Ada", w.Undo())
    assert time_left(evening.table, evening.seat("Ben"), evening.now) == 40_000
    assert time_left(evening.table, evening.seat("Ada"), evening.now) == 50_000


def test_bots_have_no_clock() -> None:
    evening = Evening(clock=Clock("move", 30))
    evening.wish("Ben", w.Leave())
    assert time_left(evening.table, evening.seat("Ben"), evening.now) is None


def test_a_notice_is_due_once_for_a_question() -> None:
    evening = Evening()
    seat = asked(evening)
    since = evening.table.asked[seat].since
    assert due(evening.table, 60_000) == (since + 60_000, w.Notice(seat))
    evening.house(w.Notice(seat))
    assert due(evening.table, 60_000) is None
    with pytest.raises(Refusal, match="nothing to tell"):
        evening.house(w.Notice(seat))


@pytest.mark.parametrize("wishes", [(w.Leave(), w.Return()), (w.Undo(),)], ids=["back again", "taken back"])
def test_there_is_no_second_notice_for_a_question_that_is_asked_again(wishes: tuple[w.AnyWish, ...]) -> None:
    evening = Evening(clock=Clock("days", days=1))
    seat = asked(evening)
    evening.pass_seconds(60)
    evening.house(w.Notice(seat))
    if w.Undo() in wishes:
        evening.place("Ada")
    for wish in wishes:
        evening.wish("Ada", wish)
    assert due_now(evening.table, 60_000) == w.Flag(seat)


def test_time_never_runs_backwards() -> None:
    evening = Evening()
    evening.now -= 500_000
    asked(evening)
    assert [event.at for event in evening.events] == sorted(event.at for event in evening.events)
