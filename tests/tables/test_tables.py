"""Tables of people and bots: every wish, every refusal."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloaming
from evenings import Evening, due_now
from gloaming import Refusal
from gloaming.kernel import record
from gloaming.kernel.chance import Luck, commitment, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.match import NAMES
from gloaming.kernel.seats import MOST_SEATS
from gloaming.kernel.speech import given_by
from gloaming.kernel.state import digest
from gloaming.tables import CLOSED, OVER, PLAYING, WAITING, Clock, Event, Table, decide, due, rematch_events, replayed
from gloaming.tables import events as e
from gloaming.tables import wishes as w
from gloaming.tables.clocks import Think


@pytest.fixture
def hall() -> Evening:
    """A table before the start: Ada is host, Ben has come."""
    return Evening(started=False)


@pytest.fixture
def evening() -> Evening:
    """A game of Ada, Ben and a bot."""
    return Evening()


def refused(evening: Evening, name: str, wish: w.AnyWish, said: str) -> None:
    """A wish is refused with this sentence, and nothing changes."""
    before = facts(evening.table)
    with pytest.raises(Refusal, match=said):
        decide(evening.table, name.lower(), wish, evening.now)
    assert facts(evening.table) == before


def facts(table: Table) -> tuple[str, object]:
    """All that makes up a table, for comparing."""
    match = table.match
    told = match and (list(match.log), list(match.heard), list(match.passages))
    played = match and (digest(match.state), told, list(match.names), match.commitment)
    kept = {name: getattr(table, name) for name in Table.__slots__ if name not in ("match", "game")}
    return repr(kept), played


# Before the start


def test_whoever_opens_a_table_is_its_host_and_seats_are_open(hall: Evening) -> None:
    assert hall.table.host == "ada"
    assert hall.table.names == ["Ada", "Ben", ""]
    assert hall.table.stage == WAITING


def test_a_seat_can_be_chosen(hall: Evening) -> None:
    hall.wish("Ben", w.Leave())
    hall.wish("Cleo", w.Join("Cleo", 2))
    assert hall.table.names == ["Ada", "", "Cleo"]


@pytest.mark.parametrize(
    ("name", "wish", "said"),
    [
        ("Ada", w.Join("Ada again"), "You sit at this table already"),
        ("Cleo", w.Join("Ben"), "name of their own"),
        ("Cleo", w.Join("ADA"), "name of their own"),
        ("Cleo", w.Join("chance"), "name of their own"),
        ("Cleo", w.Join(""), "cannot be a name"),
        ("Cleo", w.Join("x" * 25), "1 to 24"),
        ("Cleo", w.Join("a\x07b"), "cannot be a name"),
        ("Cleo", w.Join("Cleo", 0), "Seat 0 is Ada's"),
        ("Cleo", w.Join("Cleo", 7), "There is no seat 7"),
        ("Cleo", w.Join("Cleo", -1), "There is no seat -1"),
        ("Cleo", w.Leave(), "You have no seat"),
        ("Cleo", w.Say("Boo."), "You have no seat"),
        ("Ben", w.Start(), "Only the host"),
        ("Ben", w.SeatBot("random"), "Only the host"),
        ("Ben", w.Kick(0), "Only the host"),
        ("Ben", w.Arrange(players=2), "Only the host"),
        ("Ada", w.SeatBot("no such bot"), "There is no bot"),
        ("Ada", w.SeatBot("no such bot"), "there are: random, instinct, moth"),  # no search, which could not sit here
        ("Ada", w.SeatBot("search:60000ms"), "chosen by level: moth"),
        ("Ada", w.SeatBot("random", name="ben"), "name of their own"),
        ("Ada", w.SeatBot("random", 1), "Seat 1 is Ben's"),
        ("Ada", w.Kick(0), "You cannot send yourself away"),
        ("Ada", w.Kick(2), "Nobody sits on seat 2"),
        ("Ada", w.Kick(9), "There is no seat 9"),
        ("Ada", w.Arrange(players=9), "is for 2 to 5 players"),
        ("Ada", w.Arrange(options={"types": "x"}), "need"),
        ("Ada", w.Arrange(options={"no such": 1}), "has no option"),
        ("Ada", w.Arrange(clock=Clock("move", 1)), "A clock has 5 to"),
        ("Ada", w.Arrange(clock=Clock("bank", 60, -1)), "An answer can add"),
        ("Ada", w.Arrange(clock=Clock("days", days=31)), "1 to 30 days"),
        ("Ada", w.Answer(0), "not started yet"),
        ("Ada", w.Undo(), "not started yet"),
        ("Ada", w.Pause(), "not started yet"),
        ("Ada", w.Resume(), "not started yet"),
        ("Ada", w.Return(), "not started yet"),
        ("Ada", w.Tell("Boo."), "not started yet"),
        ("Ada", w.TakeOut(1), "not started yet"),
        ("Ada", w.Rematch("another"), "not over yet"),
    ],
)
def test_what_cannot_be_before_the_start(hall: Evening, name: str, wish: w.AnyWish, said: str) -> None:
    refused(hall, name, wish, said)


def test_a_full_table_takes_nobody_more(hall: Evening) -> None:
    hall.wish("Ada", w.SeatBot("instinct"))
    refused(hall, "Dov", w.Join("Dov"), "All 3 seats are taken")


def test_there_is_a_name_for_every_bot_at_the_largest_table() -> None:
    assert len(NAMES) == MOST_SEATS
    evening = Evening("haunted", MOST_SEATS, people=("hugo",))
    assert evening.table.names == ["hugo", *NAMES[:-1]]


def test_the_only_seat_of_a_table_is_told_as_one() -> None:
    evening = Evening("haunted", 1, people=("Ada",), started=False)
    refused(evening, "Ben", w.Join("Ben"), "The only seat is taken")
    refused(evening, "Ben", w.Join("Ben", 4), "the only one is seat 0")


def test_there_cannot_be_fewer_seats_than_people(hall: Evening) -> None:
    hall.wish("Cleo", w.Join("Cleo"))
    refused(hall, "Ada", w.Arrange(players=2), "3 seats are taken")


@pytest.mark.parametrize(
    ("players", "options", "needs_all"),
    [
        (3, {}, False),
        (3, {"types": ["cat", "doll", "mask", "ring", "tome", "twin"]}, True),  # so many for three players alone
        (2, {}, True),  # nobody plays it alone
    ],
)
def test_every_seat_is_needed_where_no_fewer_could_play(players: int, options: dict[str, Any], needs_all: bool) -> None:
    hall = Evening(players=players, people=("Ada",), options=options, started=False)
    assert hall.table.needs_every_seat is needs_all


def test_a_bot_takes_a_free_name_and_can_be_taken_away(hall: Evening) -> None:
    hall.wish("Ada", w.SeatBot("random"))
    assert hall.table.names == ["Ada", "Ben", "Cleo"]
    hall.wish("Ada", w.Kick(2))
    assert hall.table.names == ["Ada", "Ben", ""]


def test_the_host_arranges_what_is_played(hall: Evening) -> None:
    hall.wish("Ada", w.Arrange(players=5, clock=Clock("days", days=2, seconds=99), private=True))
    assert (len(hall.table.seats), hall.table.clock, hall.table.private) == (5, Clock("days", days=2), True)
    hall.wish("Ada", w.Arrange(players=2))
    assert hall.table.names == ["Ada", "Ben"]


def test_when_the_host_leaves_the_next_one_is_host(hall: Evening) -> None:
    hall.wish("Ada", w.Leave())
    assert hall.table.host == "ben"


def test_a_table_that_everybody_left_is_closed(hall: Evening) -> None:
    hall.wish("Ada", w.Leave())
    hall.wish("Ben", w.Leave())
    assert hall.table.stage == CLOSED
    refused(hall, "Ada", w.Join("Ada"), "closed")


def test_who_was_kicked_cannot_come_back(hall: Evening) -> None:
    hall.wish("Ada", w.Kick(1))
    refused(hall, "Ben", w.Join("Ben"), "sent you away")


def test_one_alone_cannot_start_a_game_for_two(hall: Evening) -> None:
    hall.wish("Ben", w.Leave())
    refused(hall, "Ada", w.Start(), "is for 2 to 5 players, not for 1")


def test_empty_seats_are_gone_after_the_start_and_the_seed_is_committed_to(hall: Evening) -> None:
    started = hall.wish("Ada", w.Start()).what
    assert isinstance(started, e.Started)
    assert hall.table.names == hall.match.names == ["Ada", "Ben"]
    assert started.commitment == hall.match.commitment == commitment("an evening")
    assert hall.table.stage == PLAYING


# Play


@pytest.mark.parametrize("game", gloaming.games(), ids=lambda game: game.id)
def test_every_game_is_played_to_its_end_with_bots_and_its_record_is_true(game: Game) -> None:
    evening = Evening(game.id, 3)
    evening.play_out()
    assert evening.table.stage == OVER
    assert evening.table.asked == {}
    again = record.replay(record.read(record.write(evening.match)), game)
    assert again.state == evening.match.state


def test_an_answer_is_a_number_a_text_or_arguments(evening: Evening) -> None:
    evening.play_until("Ada")
    text = evening.match.answers("Ada")[0]
    answered = evening.wish("Ada", w.Answer(text)).what
    assert isinstance(answered, e.Answered)
    assert answered.by == "person"
    evening.play_until("Ben")
    evening.wish("Ben", w.Answer(evening.match.game.legal(evening.match.state, evening.seat("Ben"))[-1]))
    evening.play_until("Ada")
    last = evening.match.game.legal(evening.match.state, evening.seat("Ada"))[-1]
    given = given_by(evening.match.game, evening.match.state, evening.seat("Ada"), last, evening.match.names)
    assert evening.wish("Ada", w.Answer(given.arguments)).what == e.Answered(evening.seat("Ada"), last)


def test_an_answer_that_is_not_wanted_is_refused(evening: Evening) -> None:
    evening.play_until("Ada")
    question = evening.table.asked[evening.seat("Ada")].number
    refused(evening, "Ben", w.Answer(0), "Ben is not asked now")
    refused(evening, "Ben", w.Answer("place"), "Ben is not asked now")
    refused(evening, "Cleo", w.Answer(0), "You have no seat")
    refused(evening, "Ada", w.Answer(10_000), "is no answer")
    refused(evening, "Ada", w.Answer("dance"), "is no answer here")
    refused(evening, "Ada", w.Answer("x" * 401), "too long")
    refused(evening, "Ben", w.Answer({"room": "attic"}), "Ben is not asked now")
    refused(evening, "Ada", w.Answer({"dance": 1}), "is no answer to")
    refused(evening, "Ada", w.Answer(0, question - 1), "came too late")
    refused(evening, "Ada", w.Start(), "has started already")
    refused(evening, "Ada", w.Arrange(players=2), "has started already")
    refused(evening, "Eve", w.Join("Eve"), "has started already")
    refused(evening, "Ada", w.SeatBot("random"), "has started already")
    refused(evening, "Ada", w.Return(), "No bot plays for you")
    refused(evening, "Ada", w.Kick(2), "has started already")


def test_people_who_are_asked_together_answer_in_any_order() -> None:
    evening, luck = Evening("haunting-house", 3), Luck(seed_key("together"))
    while len(evening.table.asked) < 3:
        evening.answer_somehow(luck)
    questions = {name: evening.table.asked[evening.seat(name)].number for name in ("Ada", "Ben")}
    evening.wish("Ben", w.Answer(evening.match.answers("Ben")[0], questions["Ben"]))
    assert evening.table.asked[evening.seat("Ada")].number == questions["Ada"]
    evening.wish("Ada", w.Answer(evening.match.answers("Ada")[0], questions["Ada"]))


def test_an_answer_is_taken_back_with_those_of_bots(evening: Evening) -> None:
    evening.place("Ada")
    before = evening.table.number
    evening.wish("Ada", w.Undo())
    assert evening.table.asked[evening.seat("Ada")].number == before + 1
    assert evening.table.least_heard(before) < evening.table.heard[before]


def test_an_answer_that_another_person_answered_stands(evening: Evening) -> None:
    evening.place("Ada")
    evening.place("Ben")
    refused(evening, "Ada", w.Undo(), "Ben has answered since; that answer stands")


def test_who_leaves_is_played_for_by_a_bot_and_gets_the_seat_back(evening: Evening) -> None:
    evening.play_until("Ben")
    seat = evening.seat("Ben")
    evening.wish("Ben", w.Leave())
    refused(evening, "Ben", w.Leave(), "You have left already")
    refused(evening, "Ben", w.Answer(0), "A bot plays for you")
    refused(evening, "Ben", w.Undo(), "A bot plays for you")
    assert due_now(evening.table) == Think(seat, evening.table.asked[seat].number)
    evening.let_bots_play()
    evening.wish("Ben", w.Return())
    evening.play_until("Ben")
    evening.wish("Ben", w.Answer(evening.match.answers("Ben")[0]))


def test_a_bot_s_answer_to_a_question_that_is_gone_is_refused(evening: Evening) -> None:
    evening.play_until("Ben")
    seat = evening.seat("Ben")
    evening.wish("Ben", w.Leave())
    question = evening.table.asked[seat].number
    evening.wish("Ben", w.Return())
    refused(evening, "", w.BotAnswer(seat, 0, question), "not asked that any more")


def test_who_is_kicked_after_the_start_is_followed_by_a_bot_for_good(evening: Evening) -> None:
    evening.wish("Ada", w.Kick(1))
    assert evening.table.seats[1].bot
    refused(evening, "Ben", w.Return(), "You have no seat")


def test_a_pause_stops_everything_until_the_host_goes_on(evening: Evening) -> None:
    evening.play_until("Ada")
    refused(evening, "Ben", w.Pause(), "Only the host")
    refused(evening, "Ada", w.Resume(), "not paused")
    evening.wish("Ada", w.Pause())
    assert due(evening.table) is None
    refused(evening, "Ada", w.Answer(0), "is paused")
    refused(evening, "Ada", w.Pause(), "is paused")
    evening.wish("Ada", w.Say("Tea?"))
    evening.wish("Ada", w.Resume())
    evening.wish("Ada", w.Answer(evening.match.answers("Ada")[0]))


def test_while_a_bot_plays_for_the_host_the_first_person_who_is_there_is_host() -> None:
    evening = Evening(people=("Ada", "Ben", "Cleo"))
    evening.wish("Ada", w.Pause())
    evening.wish("Ada", w.Leave())
    assert evening.table.acting_host == "ben"
    refused(evening, "Cleo", w.Resume(), "Only the host")
    evening.wish("Ben", w.Resume())
    refused(evening, "Ben", w.Kick(0), "The host cannot be sent away")
    evening.wish("Ben", w.Leave())
    assert evening.table.acting_host == "cleo"
    evening.wish("Cleo", w.Leave())
    assert evening.table.acting_host == "ada"
    evening.wish("Ben", w.Return())
    evening.wish("Ada", w.Return())
    refused(evening, "Ben", w.Pause(), "Only the host")
    evening.wish("Ada", w.Pause())


def test_the_only_answer_is_given_by_itself_for_whoever_prefers_that() -> None:
    evening = Evening("haunted-destinies", people=("Ada", "Ben", "Cleo"), options={"rounds": 30}, seed="rain")
    evening.wish("Ada", w.Prefer(alone=True))
    seat, luck, alone = evening.seat("Ada"), Luck(seed_key("alone")), 0
    while evening.table.asked:
        if seat in evening.table.asked and len(evening.match.answers("Ada")) == 1:
            assert due_now(evening.table) == w.AnswerAlone(seat)
            answered = evening.house(w.AnswerAlone(seat)).what
            assert isinstance(answered, e.Answered)
            assert answered.by == "alone"
            alone += 1
        elif seat in evening.table.asked:
            refused(evening, "", w.AnswerAlone(seat), "There is a choice")
            evening.answer_somehow(luck)
        else:
            refused(evening, "", w.AnswerAlone(seat), "Nothing is to be answered by itself")
            evening.answer_somehow(luck)
    assert alone, "in this game she never had just one answer"


# The end


def test_when_the_game_is_over_nothing_more_is_played(evening: Evening) -> None:
    evening.play_out()
    for wish in (w.Answer(0), w.Undo(), w.Leave(), w.Return()):
        refused(evening, "Ada", wish, "is over")
    refused(evening, "Ada", w.Kick(1), "is over")
    evening.wish("Ben", w.Say("Well played."))


def test_the_same_company_plays_again_at_another_table(evening: Evening) -> None:
    evening.play_out()
    refused(evening, "Eve", w.Rematch("another"), "You have no seat")
    refused(evening, "Ben", w.Rematch(), "has no name")
    evening.wish("Ben", w.Rematch("another"))
    refused(evening, "Ada", w.Rematch("a third"), "already")
    deeds = rematch_events(evening.table)
    again = replayed("another", "s", [Event(n, 0, who, what) for n, (who, what) in enumerate(deeds, 1)])
    assert again.names == evening.table.names
    assert (again.host, again.seats[2].bot) == ("ada", "random")


# Words


def test_chat_is_one_line_that_can_be_read(evening: Evening) -> None:
    evening.wish("Ben", w.Say(" Who is there? "))
    assert [(line.seat, line.text) for line in evening.table.chat] == [(1, "Who is there?")]
    refused(evening, "Ben", w.Say("a\nb"), "line break")
    refused(evening, "Ben", w.Say(""), "takes 1 to")
    refused(evening, "Ben", w.Say("x" * 501), "A line of chat takes 1 to 500")
    refused(evening, "Ben", w.Say(" "), "A line of chat takes 1 to 500")


def test_something_is_told_and_taken_out_and_nobody_keeps_by_whom() -> None:
    evening = Evening("haunted", 2)
    evening.play_out()
    told = evening.wish("Ada", w.Tell("The ferry, at night."))
    assert evening.match.passages[-1].text == "The ferry, at night."
    refused(evening, "Eve", w.TakeOut(1), "You have no seat")
    refused(evening, "Ben", w.TakeOut(7), "is no passage")
    taken = evening.wish("Ben", w.TakeOut(1))
    assert (taken.who, taken.what) == ("", e.PassageTakenOut(1, told.number))
    assert evening.match.passages[-1].text is None


def test_a_table_whose_store_forgot_the_words_is_the_same_table() -> None:
    evening = Evening("haunted", 2)
    evening.play_out()
    told = evening.wish("Ada", w.Tell("The ferry, at night."))
    evening.wish("Ben", w.TakeOut(1))
    assert isinstance(told.what, e.PassageTold)
    silent = Event(told.number, told.at, told.who, e.PassageTold(told.what.seat, told.what.moment, None))
    events = [silent if event is told else event for event in evening.events]
    assert facts(replayed("table", "an evening", events)) == facts(evening.table)


def test_in_most_games_nothing_is_told(evening: Evening) -> None:
    refused(evening, "Ada", w.Tell("Boo."), "without telling")


# People


def link(evening: Evening, name: str) -> tuple[int, int]:
    """What the secret link to somebody's seat says, as it is now."""
    seat = evening.seat(name)
    return seat, evening.table.seats[seat].held


def test_a_seat_moves_to_another_device_once(evening: Evening) -> None:
    ada, ben = link(evening, "Ada"), link(evening, "Ben")
    evening.house(w.Move(*ada, "ada's telephone"))
    assert evening.table.host == evening.table.seats[0].person == "ada's telephone"
    refused(evening, "Ada", w.Say("Still here?"), "You have no seat")
    refused(evening, "", w.Move(*ada, "ada's tablet"), "was used already")
    refused(evening, "", w.Move(*ben, "ben"), "This device holds that seat already")
    refused(evening, "", w.Move(*ben, "ada's telephone"), "holds another seat")
    refused(evening, "", w.Move(*link(evening, "Cleo"), "eve"), "was used already")


def test_a_link_that_was_used_is_worth_nothing_when_the_seat_has_moved_back(evening: Evening) -> None:
    first = link(evening, "Ada")
    evening.house(w.Move(*first, "ada's telephone"))
    evening.house(w.Move(*link(evening, "Ada"), "ada"))
    refused(evening, "", w.Move(*first, "whoever found it"), "was used already")
    evening.house(w.Move(*link(evening, "Ada"), "ada's telephone"))


def test_a_link_is_worth_nothing_when_its_seat_was_left_or_taken_away(hall: Evening) -> None:
    left = link(hall, "Ben")
    hall.wish("Ben", w.Leave())
    refused(hall, "", w.Move(*left, "ben's telephone"), "somebody else's")
    hall.wish("Ben", w.Join("Ben"))
    refused(hall, "", w.Move(*left, "ben's telephone"), "somebody else's")
    taken = link(hall, "Ben")
    hall.wish("Ada", w.Start())
    hall.wish("Ada", w.Kick(1))
    refused(hall, "", w.Move(*taken, "ben's telephone"), "somebody else's")


def test_preferences_are_kept_one_by_one(evening: Evening) -> None:
    evening.wish("Ada", w.Prefer(mail="ada@example.org"))
    evening.wish("Ada", w.Prefer(alone=True))
    assert (evening.table.seats[0].mail, evening.table.seats[0].alone) == ("ada@example.org", True)
    for wrong in ("ada", "a@b", "a@[b.c", "a b@example.org", "ada@example.org\nBcc: x@y.z", "x" * 250 + "@y.zz"):
        refused(evening, "Ada", w.Prefer(mail=wrong), "no e-mail address")


def test_rules_of_another_version_are_refused_and_never_played_differently() -> None:
    opened = e.Opened("dont-go-in-there", 99, 2)
    with pytest.raises(Refusal, match="version 99"):
        replayed("table", "s", [Event(1, 0, "ada", opened)])


def test_events_without_a_gap() -> None:
    with pytest.raises(ValueError, match="cannot follow"):
        replayed("table", "s", [Event(2, 0, "ada", e.Opened("haunted", 1, 2))])


# Replay

WISHES = st.sampled_from(
    [
        w.Leave(),
        w.Return(),
        w.Undo(),
        w.Say("Hush."),
        w.Pause(),
        w.Resume(),
        w.Prefer(alone=True),
        w.Tell("A door."),
        w.TakeOut(1),
        w.Kick(1),
        w.Rematch("next"),
    ]
)
DOINGS = st.lists(st.tuples(st.sampled_from(["Ada", "Ben", "Eve"]), st.one_of(st.none(), WISHES), st.integers(0, 90)))


@settings(max_examples=60, deadline=None)
@given(game=st.sampled_from([game.id for game in gloaming.games()]), doings=DOINGS, seed=st.text(max_size=4))
def test_whatever_happens_a_replay_gives_the_same_table(
    game: str, doings: list[tuple[str, w.AnyWish | None, int]], seed: str
) -> None:
    evening = Evening(game, 3, clock=Clock("bank", 60, 5), seed=seed)
    luck = Luck(seed_key(seed))
    for name, wish, seconds in doings:
        evening.pass_seconds(seconds)
        try:
            if wish is None and evening.table.asked:
                evening.answer_somehow(luck)
            elif wish is not None:
                evening.wish(name, wish)
        except Refusal:
            pass
        next_one = due(evening.table)
        if next_one and isinstance(next_one.what, w.Flag) and next_one.at <= evening.now:
            evening.house(next_one.what)
    stored = [Event(event.number, event.at, event.who, e.read(e.written(event.what))) for event in evening.events]
    assert stored == evening.events
    assert facts(replayed("table", seed, stored)) == facts(evening.table)
