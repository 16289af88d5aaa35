"""How each event changes a table. What comes of an event is never stored: it follows from the event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from gloaming.kernel.match import Match
from gloaming.kernel.record import TAKEN_OUT
from gloaming.kernel.undo import take_back
from gloaming.tables import events as e
from gloaming.tables.table import CLOSED, OVER, PLAYING, Line, OpenQuestion, ReversibleAnswer, Seat, Table, find_game

BACK_AGAIN = 30_000  # milliseconds that whoever ran out of time and takes the seat back has at least in the bank


def replayed(table_id: str, seed: str, events: Iterable[e.Event]) -> Table:
    """The table after all these events."""
    table = Table(table_id, seed)
    for event in events:
        apply(table, event)
    return table


def apply(table: Table, event: e.Event) -> None:
    """Let something happen. Events come in the order of their numbers, without a gap."""
    if event.number != table.number + 1:
        raise ValueError(f"event {event.number} cannot follow event {table.number}")
    APPLY[type(event.what)](table, event, event.what)
    table.number, table.at = event.number, event.at
    table.heard.append(len(table.match.heard) if table.match else 0)


# Before the start


def open_seats(table: Table, event: e.Event, what: e.Opened) -> None:
    """The seats stand open; whoever opened the table is its host."""
    table.game = find_game(what.game, what.rules)
    table.options, table.clock, table.private = what.options, what.clock, what.private
    table.host = event.who
    table.seats = [Seat() for _ in range(what.players)]


def seat_person(table: Table, event: e.Event, what: e.Joined) -> None:
    """A person sits."""
    table.seats[what.seat] = Seat(what.name, event.who, event.number, pronouns=what.pronouns, language=what.language)


def seat_bot(table: Table, event: e.Event, what: e.BotSeated) -> None:
    """A bot sits."""
    table.seats[what.seat] = Seat(what.name, bot=what.bot)


def clear_seat(table: Table, event: e.Event, what: e.Left) -> None:
    """The seat is open again. A table that all people have left is closed; a host who left is followed by the next."""
    table.seats[what.seat] = Seat()
    people = [seat.person for seat in table.seats if seat.person]
    if not people:
        table.stage = CLOSED
    elif table.host not in people:
        table.host = people[0]


def arrange(table: Table, event: e.Event, what: e.Arranged) -> None:
    """Something else is played; seats are added or taken away behind those that are taken."""
    table.options, table.clock, table.private = what.options, what.clock, what.private
    seats = table.seats
    while len(seats) > what.players:
        seats.pop(next(number for number in reversed(range(len(seats))) if seats[number].is_open))
    seats.extend(Seat() for _ in range(what.players - len(seats)))


def start(table: Table, event: e.Event, what: e.Started) -> None:
    """Empty seats are gone, and the first question is asked."""
    table.seats = [seat for seat in table.seats if not seat.is_open]
    for seat in table.seats:
        seat.left = table.clock.bank
    pronouns = {seat.name: seat.pronouns for seat in table.seats}
    table.match = Match(table.played, table.names, table.options, table.seed, pronouns=pronouns)
    table.stage = PLAYING
    settle(table, event)


# Play


def settle(table: Table, event: e.Event) -> None:
    """Note who is asked since when, and whether the game is over."""
    state, asked = table.play.state, table.asked
    bits = state.asked
    for seat in range(len(table.seats)):
        if not bits >> seat & 1:
            asked.pop(seat, None)
        elif seat not in asked:
            asked[seat] = OpenQuestion(event.number, event.at)
    if state.over:
        table.stage = OVER
        asked.clear()


def give_answer(table: Table, event: e.Event, what: e.Answered) -> None:
    """The rules carry the answer out; what was thought is paid for from the bank."""
    question, clock = table.asked.pop(what.seat), table.clock
    seat, match = table.seats[what.seat], table.play
    gained = 0 if seat.bot else 1000 * clock.increment
    if not seat.bot:
        question.thought = event.at - question.since
    if clock.bank:
        seat.left = max(0, seat.left - question.thought) + gained
    match.answer(what.seat, what.answer)
    table.given.append(ReversibleAnswer(what.seat, question, gained))
    if not match.recent:  # chance has answered since
        table.given.clear()
    settle(table, event)


def take_answer_back(table: Table, event: e.Event, what: e.Undone) -> None:
    """The last answer is taken back, with those of bots since; what was told of their news goes with them. Nobody wins
    time by it: clocks of those who are asked again go on where they were, and banks lose what the answers added.
    """
    match, asked = table.play, table.asked
    before, step = match.passages, match.step
    take_back(match, what.seat, table.people)
    if before:
        moments = len(match.moments)
        numbered = zip(table.passage_events, before, strict=True)
        table.passage_events = [number for number, passage in numbered if passage.moment <= moments]
    table.asked = {}
    settle(table, event)
    for seat in asked.keys() & table.asked.keys():
        table.asked[seat] = replace(asked[seat], number=event.number)
    taken = table.given[match.step - step :]
    del table.given[match.step - step :]
    for each in taken:
        place = table.seats[each.seat]
        place.left = max(0, place.left - each.gained)
    again, known = table.asked[what.seat], taken[0].question
    again.noticed |= known.noticed
    if not table.clock.bank:  # from a bank it is paid for already
        again.since -= known.thought


def hand_over(table: Table, event: e.Event, what: e.Handed) -> None:
    """A bot answers for the seat, and the clock of its person stands still."""
    table.seats[what.seat].bot = what.bot
    if question := table.asked.get(what.seat):
        question.thought = (table.paused or event.at) - question.since


def run_out_of_time(table: Table, event: e.Event, what: e.Flagged) -> None:
    """A bot answers for the seat, and nothing is left in its bank."""
    seat = table.seats[what.seat]
    seat.bot, seat.left = what.bot, 0


def send_away(table: Table, event: e.Event, what: e.Kicked) -> None:
    """The person is gone for good: the seat is open, or a bot's."""
    seat = table.seats[what.seat]
    table.barred.add(seat.person)
    if what.bot:
        seat.person, seat.bot, seat.mail = "", what.bot, ""
    else:
        table.seats[what.seat] = Seat()


def come_back(table: Table, event: e.Event, what: e.Returned) -> None:
    """The person answers again; the clock goes on where it was, and whoever had run out of time has some."""
    seat = table.seats[what.seat]
    seat.bot = ""
    if table.clock.bank and not seat.left:
        seat.left = max(1000 * table.clock.increment, BACK_AGAIN)
    if question := table.asked.get(what.seat):
        since = (table.paused or event.at) - question.thought
        table.asked[what.seat] = OpenQuestion(event.number, since, question.noticed)


def pause(table: Table, event: e.Event, what: e.Paused) -> None:
    """Clocks stand still."""
    table.paused = event.at


def resume(table: Table, event: e.Event, what: e.Resumed) -> None:
    """Clocks go on where they were."""
    stood_still = event.at - (table.paused or event.at)
    for question in table.asked.values():
        question.since += stood_still
    table.paused = None


# Words


def tell_passage(table: Table, event: e.Event, what: e.PassageTold) -> None:
    """A passage stands in the story; one that was taken out since stands there without its words."""
    match = table.play
    passage = match.tell(what.seat, TAKEN_OUT if what.text is None else what.text, what.moment)
    if what.text is None:
        match.take_out(what.seat, passage)
    table.passage_events.append(event.number)


def take_passage_out(table: Table, event: e.Event, what: e.PassageTakenOut) -> None:
    """A passage has no words any more."""
    table.play.take_out(0, what.passage)


def say(table: Table, event: e.Event, what: e.ChatSaid) -> None:
    """A line of chat."""
    table.chat.append(Line(event.number, event.at, what.seat, what.text))


# People


def move_seat(table: Table, event: e.Event, what: e.Moved) -> None:
    """The same person, at another device."""
    seat = table.seats[what.seat]
    if table.host == seat.person:
        table.host = what.person
    seat.person, seat.held = what.person, event.number


def prefer(table: Table, event: e.Event, what: e.Preferred) -> None:
    """A person's choice for the own seat."""
    seat = table.seats[what.seat]
    seat.alone, seat.mail, seat.language = what.alone, what.mail, what.language


def note_notice(table: Table, event: e.Event, what: e.Noticed) -> None:
    """No second notice for this question."""
    table.asked[what.seat].noticed = True


def lead_on(table: Table, event: e.Event, what: e.Rematched) -> None:
    """The company has moved on."""
    table.next_table = what.table


APPLY: dict[type, Callable[[Table, e.Event, Any], None]] = {
    e.Opened: open_seats,
    e.Joined: seat_person,
    e.BotSeated: seat_bot,
    e.Left: clear_seat,
    e.Kicked: send_away,
    e.Handed: hand_over,
    e.Returned: come_back,
    e.Moved: move_seat,
    e.Arranged: arrange,
    e.Started: start,
    e.Answered: give_answer,
    e.Undone: take_answer_back,
    e.PassageTold: tell_passage,
    e.PassageTakenOut: take_passage_out,
    e.ChatSaid: say,
    e.Paused: pause,
    e.Resumed: resume,
    e.Flagged: run_out_of_time,
    e.Preferred: prefer,
    e.Noticed: note_notice,
    e.Rematched: lead_on,
}
