"""How each event changes a table. What comes of an event is never stored: it follows from the event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from gloaming.kernel.match import Match
from gloaming.kernel.record import TAKEN_OUT
from gloaming.kernel.seats import CHANCE
from gloaming.kernel.undo import take_back
from gloaming.tables import events as e
from gloaming.tables.gathering import CLOSED, OVER, PLAYING, Asked, Gathering, Given, Line, Seat, find_game

BACK_AGAIN = 30_000  # milliseconds that whoever ran out of time and takes the seat back has at least in the bank


def replayed(table: str, seed: str, events: Iterable[e.Event]) -> Gathering:
    """The table after all these events."""
    gathering = Gathering(table, seed)
    for event in events:
        apply(gathering, event)
    return gathering


def apply(gathering: Gathering, event: e.Event) -> None:
    """Let something happen. Events come in the order of their numbers, without a gap."""
    if event.number != gathering.number + 1:
        raise ValueError(f"event {event.number} cannot follow event {gathering.number}")
    APPLIED[type(event.what)](gathering, event, event.what)
    gathering.number, gathering.at = event.number, event.at
    gathering.heard.append(len(gathering.match.heard) if gathering.match else 0)


# Before the start


def opened(gathering: Gathering, event: e.Event, what: e.Opened) -> None:
    """The seats stand open; whoever opened the table is its host."""
    gathering.game = find_game(what.game, what.rules)
    gathering.options, gathering.clock, gathering.private = what.options, what.clock, what.private
    gathering.host = event.who
    gathering.seats = [Seat() for _ in range(what.players)]


def joined(gathering: Gathering, event: e.Event, what: e.Joined) -> None:
    """A person sits."""
    gathering.seats[what.seat] = Seat(what.name, event.who, event.number, pronouns=what.pronouns)


def bot_seated(gathering: Gathering, event: e.Event, what: e.BotSeated) -> None:
    """A bot sits."""
    gathering.seats[what.seat] = Seat(what.name, bot=what.bot)


def left(gathering: Gathering, event: e.Event, what: e.Left) -> None:
    """The seat is open again. A table that all people have left is closed; a host who left is followed by the next."""
    gathering.seats[what.seat] = Seat()
    people = [seat.person for seat in gathering.seats if seat.person]
    if not people:
        gathering.stage = CLOSED
    elif gathering.host not in people:
        gathering.host = people[0]


def arranged(gathering: Gathering, event: e.Event, what: e.Arranged) -> None:
    """Something else is played; seats are added or taken away behind those that are taken."""
    gathering.options, gathering.clock, gathering.private = what.options, what.clock, what.private
    seats = gathering.seats
    while len(seats) > what.players:
        seats.pop(next(number for number in reversed(range(len(seats))) if seats[number].is_open))
    seats.extend(Seat() for _ in range(what.players - len(seats)))


def started(gathering: Gathering, event: e.Event, what: e.Started) -> None:
    """Empty seats are gone, and the first question is asked."""
    gathering.seats = [seat for seat in gathering.seats if not seat.is_open]
    for seat in gathering.seats:
        seat.left = gathering.clock.bank
    pronouns = {seat.name: seat.pronouns for seat in gathering.seats}
    gathering.match = Match(gathering.played, gathering.names, gathering.options, gathering.seed, pronouns=pronouns)
    gathering.stage = PLAYING
    settle(gathering, event)


# Play


def settle(gathering: Gathering, event: e.Event) -> None:
    """Note who is asked since when, and whether the game is over."""
    table, asked = gathering.play.state, gathering.asked
    bits = table.asked
    for seat in range(len(gathering.seats)):
        if not bits >> seat & 1:
            asked.pop(seat, None)
        elif seat not in asked:
            asked[seat] = Asked(event.number, event.at)
    if table.over:
        gathering.stage = OVER
        asked.clear()


def answered(gathering: Gathering, event: e.Event, what: e.Answered) -> None:
    """The rules carry the answer out; what was thought is paid for from the bank."""
    question, clock = gathering.asked.pop(what.seat), gathering.clock
    seat, match = gathering.seats[what.seat], gathering.play
    gained = 0 if seat.bot else 1000 * clock.increment
    if not seat.bot:
        question.thought = event.at - question.since
    if clock.bank:
        seat.left = max(0, seat.left - question.thought) + gained
    match.answer(what.seat, what.answer)
    gathering.given.append(Given(what.seat, question, gained))
    if match.log[-1].seat == CHANCE:
        gathering.given.clear()
    settle(gathering, event)


def undone(gathering: Gathering, event: e.Event, what: e.Undone) -> None:
    """The last answer is taken back, with those of bots since; what was told of their news goes with them. Nobody wins
    time by it: clocks of those who are asked again go on where they were, and banks lose what the answers added.
    """
    match, asked = gathering.play, gathering.asked
    before, step = match.passages, match.step
    take_back(match, what.seat, gathering.people)
    if before:
        moments = len(match.moments)
        told = zip(gathering.told, before, strict=True)
        gathering.told = [number for number, passage in told if passage.moment <= moments]
    gathering.asked = {}
    settle(gathering, event)
    for seat in asked.keys() & gathering.asked.keys():
        gathering.asked[seat] = replace(asked[seat], number=event.number)
    taken = gathering.given[match.step - step :]
    del gathering.given[match.step - step :]
    for each in taken:
        place = gathering.seats[each.seat]
        place.left = max(0, place.left - each.gained)
    again, known = gathering.asked[what.seat], taken[0].question
    again.noticed |= known.noticed
    if not gathering.clock.bank:  # from a bank it is paid for already
        again.since -= known.thought


def handed(gathering: Gathering, event: e.Event, what: e.Handed) -> None:
    """A bot answers for the seat, and the clock of its person stands still."""
    gathering.seats[what.seat].bot = what.bot
    if question := gathering.asked.get(what.seat):
        question.thought = (gathering.paused or event.at) - question.since


def flagged(gathering: Gathering, event: e.Event, what: e.Flagged) -> None:
    """A bot answers for the seat, and nothing is left in its bank."""
    seat = gathering.seats[what.seat]
    seat.bot, seat.left = what.bot, 0


def kicked(gathering: Gathering, event: e.Event, what: e.Kicked) -> None:
    """The person is gone for good: the seat is open, or a bot's."""
    seat = gathering.seats[what.seat]
    gathering.barred.add(seat.person)
    if what.bot:
        seat.person, seat.bot, seat.mail = "", what.bot, ""
    else:
        gathering.seats[what.seat] = Seat()


def returned(gathering: Gathering, event: e.Event, what: e.Returned) -> None:
    """The person answers again; the clock goes on where it was, and whoever had run out of time has some."""
    seat = gathering.seats[what.seat]
    seat.bot = ""
    if gathering.clock.bank and not seat.left:
        seat.left = max(1000 * gathering.clock.increment, BACK_AGAIN)
    if question := gathering.asked.get(what.seat):
        since = (gathering.paused or event.at) - question.thought
        gathering.asked[what.seat] = Asked(event.number, since, question.noticed)


def paused(gathering: Gathering, event: e.Event, what: e.Paused) -> None:
    """Clocks stand still."""
    gathering.paused = event.at


def resumed(gathering: Gathering, event: e.Event, what: e.Resumed) -> None:
    """Clocks go on where they were."""
    pause = event.at - (gathering.paused or event.at)
    for question in gathering.asked.values():
        question.since += pause
    gathering.paused = None


# Words


def told(gathering: Gathering, event: e.Event, what: e.Told) -> None:
    """A passage stands in the story; one that was taken out since stands there without its words."""
    match = gathering.play
    passage = match.tell(what.seat, TAKEN_OUT if what.text is None else what.text, what.moment)
    if what.text is None:
        match.take_out(what.seat, passage)
    gathering.told.append(event.number)


def taken_out(gathering: Gathering, event: e.Event, what: e.TakenOut) -> None:
    """A passage has no words any more."""
    gathering.play.take_out(0, what.passage)


def said(gathering: Gathering, event: e.Event, what: e.Said) -> None:
    """A line of chat."""
    gathering.chat.append(Line(event.number, event.at, what.seat, what.text))


# People


def moved(gathering: Gathering, event: e.Event, what: e.Moved) -> None:
    """The same person, at another device."""
    seat = gathering.seats[what.seat]
    if gathering.host == seat.person:
        gathering.host = what.person
    seat.person, seat.held = what.person, event.number


def preferred(gathering: Gathering, event: e.Event, what: e.Preferred) -> None:
    """A person's choice for the own seat."""
    seat = gathering.seats[what.seat]
    seat.alone, seat.mail = what.alone, what.mail


def noticed(gathering: Gathering, event: e.Event, what: e.Noticed) -> None:
    """No second notice for this question."""
    gathering.asked[what.seat].noticed = True


def rematched(gathering: Gathering, event: e.Event, what: e.Rematched) -> None:
    """The company has moved on."""
    gathering.next_table = what.table


APPLIED: dict[type, Callable[[Gathering, e.Event, Any], None]] = {
    e.Opened: opened,
    e.Joined: joined,
    e.BotSeated: bot_seated,
    e.Left: left,
    e.Kicked: kicked,
    e.Handed: handed,
    e.Returned: returned,
    e.Moved: moved,
    e.Arranged: arranged,
    e.Started: started,
    e.Answered: answered,
    e.Undone: undone,
    e.Told: told,
    e.TakenOut: taken_out,
    e.Said: said,
    e.Paused: paused,
    e.Resumed: resumed,
    e.Flagged: flagged,
    e.Preferred: preferred,
    e.Noticed: noticed,
    e.Rematched: rematched,
}
