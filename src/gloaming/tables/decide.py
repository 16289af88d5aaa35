"""Whether a wish is granted: the event that it becomes, or one sentence that says why not."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from gloaming.bots import LEVELS, bot_names, find_bot
from gloaming.kernel.catalogue import check_language
from gloaming.kernel.chance import commitment
from gloaming.kernel.match import NAMES, check_names
from gloaming.kernel.pronouns import check_pronouns
from gloaming.kernel.refusal import Refusal, as_number, shortened
from gloaming.kernel.speech import number_of
from gloaming.kernel.telling import check_text
from gloaming.kernel.undo import check_taking_back
from gloaming.tables import events as e
from gloaming.tables import wishes as w
from gloaming.tables.clocks import deadline, has_one_answer
from gloaming.tables.table import CLOSED, OVER, PLAYING, STAND_IN, WAITING, Table

LONGEST_LINE = 500  # characters of a line of chat
LONGEST_ANSWER = 400
LONGEST_MAIL = 254
PART_OF_MAIL = r"[^@\s\x00-\x1f\x7f<>()\[\]\\,;:\"]+"
MAIL = re.compile(rf"{PART_OF_MAIL}@{PART_OF_MAIL}\.{PART_OF_MAIL}")
SHORTEST_MOVE, LONGEST_BANK, LONGEST_INCREMENT, MOST_DAYS = 5, 24 * 60 * e.MINUTE, 60 * e.MINUTE, 30


class NotYours(Refusal):
    """Somebody else may do it, but not whoever wished for it."""


def decide(table: Table, who: str, wish: w.AnyWish, now: int) -> e.Event:
    """The event that a wish becomes; a refusal changes nothing, and neither does this."""
    if table.stage == CLOSED:
        raise Refusal("closed")
    what = GRANTED[type(wish)](table, who, wish, now)
    keeps = not isinstance(what, e.PassageTakenOut)
    return e.Event(table.number + 1, max(now, table.at), who if keeps else e.HOUSE, what)


def opening(
    game: Any, players: int, options: dict[str, Any] | None, clock: e.Clock, *, private: bool = False
) -> e.Opened:
    """What opens a table, checked."""
    checked = game.check_options(options, players)
    return e.Opened(game.id, game.rules, players, checked, check_clock(clock), private)


def rematch_events(table: Table) -> list[tuple[str, e.What]]:
    """Who does what to open a table for the same people and bots again."""
    opened = opening(table.played, len(table.seats), table.options, table.clock, private=table.private)
    host = next(seat.person for seat in table.seats if seat.person)
    sitting: list[tuple[str, e.What]] = [
        (seat.person, e.Joined(number, seat.name, seat.pronouns, seat.language))
        if seat.person
        else (e.HOUSE, e.BotSeated(number, seat.name, seat.bot))
        for number, seat in enumerate(table.seats)
    ]
    return [(table.host if table.seat_of(table.host) is not None else host, opened), *sitting]


# Who may


def own_seat(table: Table, who: str) -> int:
    """The seat of somebody who sits here."""
    seat = table.seat_of(who)
    if seat is None:
        raise NotYours("looking-on")
    return seat


def need_host(table: Table, who: str) -> None:
    """Refuse whoever is not the host."""
    if not who or who != table.acting_host:
        raise NotYours("only-host")


def need_stage(table: Table, *stages: str) -> None:
    """Refuse what belongs to another stage of the table."""
    if table.stage not in stages:
        raise Refusal({WAITING: "not-started", PLAYING: "started", OVER: "game-over"}[table.stage])


def need_going_on(table: Table) -> None:
    """Refuse an answer before the start, after the end and during a pause."""
    need_stage(table, PLAYING)
    if table.paused is not None:
        raise Refusal("paused")


def seat_there(table: Table, seat: int) -> int:
    """A seat that exists."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("seat", seat=shortened(str(seat)), last=len(table.seats) - 1)
    return seat


def open_seat(table: Table, wanted: int | None) -> int:
    """The seat that is wanted, or the first open one."""
    if wanted is None:
        found = next((number for number, seat in enumerate(table.seats) if seat.is_open), None)
        if found is None:
            raise Refusal("seats-taken", count=len(table.seats))
        return found
    if not table.seats[seat_there(table, wanted)].is_open:
        raise Refusal("seat-taken", seat=wanted, name=table.seats[wanted].name)
    return wanted


# Before the start


def join(table: Table, who: str, wish: w.Join, now: int) -> e.What:
    """Anybody may take an open seat, under a name of their own."""
    need_stage(table, WAITING)
    if who in table.barred:
        raise Refusal("sent-away")
    if table.seat_of(who) is not None:
        raise Refusal("seated")
    seat = open_seat(table, wish.seat)
    check_names([*filter(None, table.names), wish.name])
    return e.Joined(seat, wish.name, check_pronouns(wish.pronouns), check_language(wish.language))


def seat_bot(table: Table, who: str, wish: w.SeatBot, now: int) -> e.What:
    """The host gives a seat to a bot, which takes a free name if it was given none."""
    need_stage(table, WAITING)
    need_host(table, who)
    check_bot(wish.bot)
    seat, taken = open_seat(table, wish.seat), [*filter(None, table.names)]
    folded = {name.casefold() for name in taken}
    name = wish.name or next(name for name in NAMES if name.casefold() not in folded)  # there is one for every seat
    check_names([*taken, name])
    return e.BotSeated(seat, name, wish.bot)


def check_bot(name: str) -> None:
    """A bot that may sit at a table: by level or by name, but none that thinks as long as somebody else likes."""
    if name.startswith("search:"):
        raise Refusal("bot-by-level", known=[level.name for level in LEVELS])
    known = [each for each in bot_names() if not each.startswith("search:")]
    if name not in known:
        raise Refusal("bot", bot=shortened(name), known=known)
    find_bot(name)


def arrange(table: Table, who: str, wish: w.Arrange, now: int) -> e.What:
    """The host changes options, seats, clock and privacy before the start."""
    need_stage(table, WAITING)
    need_host(table, who)
    players = len(table.seats) if wish.players is None else wish.players
    taken = sum(not seat.is_open for seat in table.seats)
    options = table.played.check_options(table.options if wish.options is None else wish.options, players)
    if players < taken:
        raise Refusal("seats-fewer", taken=taken, players=players)
    clock = table.clock if wish.clock is None else check_clock(wish.clock)
    return e.Arranged(players, options, clock, table.private if wish.private is None else wish.private)


def check_clock(clock: e.Clock) -> e.Clock:
    """A clock with sensible times, or a refusal; what its kind does not use is left out."""
    if clock.kind == "none":
        return e.Clock()
    if clock.kind == "days":
        if not 1 <= clock.days <= MOST_DAYS:
            raise Refusal("clock-days", most=MOST_DAYS, days=as_number(clock.days))
        return e.Clock("days", days=clock.days)
    if not SHORTEST_MOVE <= clock.seconds <= LONGEST_BANK:
        raise Refusal("clock-seconds", least=SHORTEST_MOVE, most=LONGEST_BANK, seconds=as_number(clock.seconds))
    if clock.kind == "move":
        return e.Clock("move", clock.seconds)
    if not 0 <= clock.increment <= LONGEST_INCREMENT:
        raise Refusal("clock-increment", most=LONGEST_INCREMENT, seconds=as_number(clock.increment))
    return e.Clock("bank", clock.seconds, clock.increment)


def start(table: Table, who: str, wish: w.Start, now: int) -> e.What:
    """The host begins, with as many as have come."""
    need_stage(table, WAITING)
    need_host(table, who)
    table.played.check_options(table.options, sum(not seat.is_open for seat in table.seats))
    return e.Started(commitment(table.seed))


# Coming and going


def leave(table: Table, who: str, wish: w.Leave, now: int) -> e.What:
    """Before the start the seat is open again, later a bot plays on for it."""
    seat = own_seat(table, who)
    if table.stage == WAITING:
        return e.Left(seat)
    need_stage(table, PLAYING)
    if table.seats[seat].bot:
        raise Refusal("left-already")
    return e.Handed(seat, STAND_IN)


def come_back(table: Table, who: str, wish: w.Return, now: int) -> e.What:
    """Whoever left, or ran out of time, may take the seat back."""
    seat = own_seat(table, who)
    need_stage(table, PLAYING)
    if not table.seats[seat].bot:
        raise Refusal("seat-is-yours")
    return e.Returned(seat)


def kick(table: Table, who: str, wish: w.Kick, now: int) -> e.What:
    """The host sends somebody away; after the start a bot plays on."""
    need_host(table, who)
    need_stage(table, WAITING, PLAYING)
    seat = table.seats[seat_there(table, wish.seat)]
    if seat.is_open:
        raise Refusal("seat-empty", seat=wish.seat)
    if seat.person == who:
        raise Refusal("send-yourself")
    if seat.person == table.host:
        raise Refusal("send-host")
    if seat.person:
        return e.Kicked(wish.seat, "" if table.stage == WAITING else STAND_IN)
    need_stage(table, WAITING)
    return e.Left(wish.seat)


def move(table: Table, who: str, wish: w.Move, now: int) -> e.What:
    """A secret link moves a seat once: it is worth nothing when the seat has changed hands since."""
    seat = table.seats[seat_there(table, wish.seat)]
    if not seat.person or seat.held != wish.held:
        raise Refusal("link-used")
    if wish.person == seat.person:
        raise Refusal("link-here")
    if table.seat_of(wish.person) is not None:
        raise Refusal("link-other-seat")
    return e.Moved(wish.seat, wish.person)


# Play


def answer(table: Table, who: str, wish: w.Answer, now: int) -> e.What:
    """Whoever is asked answers with what the rules allow."""
    seat = own_seat(table, who)
    need_going_on(table)
    if table.seats[seat].bot:
        raise Refusal("bot-plays")
    match = table.play
    question = table.asked.get(seat)
    if question is not None and wish.question not in (None, question.number):
        raise Refusal("other-question", meant=as_number(wish.question), question=question.number)
    if isinstance(wish.answer, str) and len(wish.answer) > LONGEST_ANSWER:
        raise Refusal("answer-length", text=shortened(wish.answer))
    chosen = 0 if question is None else number_of(match.game, match.state, seat, wish.answer, match.names)
    match.game.check_answer(match.state, seat, chosen, match.names)
    return e.Answered(seat, chosen)


def bot_answer(table: Table, who: str, wish: w.BotAnswer, now: int) -> e.What:
    """A bot answers the question it thought about, if the seat is still its own."""
    need_going_on(table)
    question, match = table.asked.get(wish.seat), table.play
    if question is None or question.number != wish.question or not table.seats[wish.seat].bot:
        raise Refusal("bot-not-asked")
    match.game.check_answer(match.state, wish.seat, wish.answer, match.names)
    return e.Answered(wish.seat, wish.answer, "bot")


def answer_alone(table: Table, who: str, wish: w.AnswerAlone, now: int) -> e.What:
    """The only answer is given by itself where the person prefers that."""
    need_going_on(table)
    match, seat = table.play, table.seats[wish.seat]
    if wish.seat not in table.asked or seat.bot or not seat.alone:
        raise Refusal("not-alone")
    if not has_one_answer(match.game, match.state, wish.seat):
        raise Refusal("choice")
    return e.Answered(wish.seat, match.game.legal(match.state, wish.seat)[0], "alone")


def undo(table: Table, who: str, wish: w.Undo, now: int) -> e.What:
    """The last answer may be taken back while nothing has come of it."""
    seat = own_seat(table, who)
    need_going_on(table)
    if table.seats[seat].bot:
        raise Refusal("bot-plays")
    check_taking_back(table.play, seat, table.people)
    return e.Undone(seat)


def pause(table: Table, who: str, wish: w.Pause, now: int) -> e.What:
    """The host stops the game for a while."""
    need_host(table, who)
    need_going_on(table)
    return e.Paused()


def resume(table: Table, who: str, wish: w.Resume, now: int) -> e.What:
    """The host lets it go on."""
    need_host(table, who)
    need_stage(table, PLAYING)
    if table.paused is None:
        raise Refusal("not-paused")
    return e.Resumed()


def flag(table: Table, who: str, wish: w.Flag, now: int) -> e.What:
    """A clock that has run out hands the seat to a bot."""
    need_going_on(table)
    end = deadline(table, wish.seat)
    if end is None or end > now:
        raise Refusal("time-left")
    return e.Flagged(wish.seat, STAND_IN)


def notice(table: Table, who: str, wish: w.Notice, now: int) -> e.What:
    """One notice for a question."""
    question = table.asked.get(wish.seat)
    if question is None or question.noticed:
        raise Refusal("nothing-to-tell")
    return e.Noticed(wish.seat)


def rematch(table: Table, who: str, wish: w.Rematch, now: int) -> e.What:
    """Anybody who sat here may ask the company to another game."""
    own_seat(table, who)
    if table.stage != OVER:
        raise Refusal("not-over")
    if table.next_table:
        raise Refusal("rematched")
    if not wish.table:
        raise Refusal("rematch-name")
    return e.Rematched(wish.table)


# Words


def tell(table: Table, who: str, wish: w.Tell, now: int) -> e.What:
    """A player tells something at a moment of their own, also when the game is over."""
    passage = table.play.passage_of(own_seat(table, who), wish.text, wish.moment)
    return e.PassageTold(passage.seat, passage.moment, passage.text)


def take_out(table: Table, who: str, wish: w.TakeOut, now: int) -> e.What:
    """Any player may take any passage out, without a reason."""
    own_seat(table, who)
    table.play.check_passage(wish.passage)
    return e.PassageTakenOut(wish.passage, table.passage_events[wish.passage - 1])


def say(table: Table, who: str, wish: w.Say, now: int) -> e.What:
    """Whoever sits here may chat."""
    return e.ChatSaid(own_seat(table, who), check_text(wish.text, "chat", LONGEST_LINE))


def prefer(table: Table, who: str, wish: w.Prefer, now: int) -> e.What:
    """A person chooses for the own seat."""
    number = own_seat(table, who)
    seat = table.seats[number]
    mail = seat.mail if wish.mail is None else wish.mail
    if mail and (len(mail) > LONGEST_MAIL or not mail.isprintable() or not MAIL.fullmatch(mail)):
        raise Refusal("mail", mail=shortened(mail))
    language = seat.language if wish.language is None else check_language(wish.language)
    return e.Preferred(number, seat.alone if wish.alone is None else wish.alone, mail, language)


GRANTED: dict[type, Callable[[Table, str, Any, int], e.What]] = {
    w.Join: join,
    w.SeatBot: seat_bot,
    w.Leave: leave,
    w.Kick: kick,
    w.Return: come_back,
    w.Arrange: arrange,
    w.Start: start,
    w.Answer: answer,
    w.Undo: undo,
    w.Tell: tell,
    w.TakeOut: take_out,
    w.Say: say,
    w.Pause: pause,
    w.Resume: resume,
    w.Prefer: prefer,
    w.Rematch: rematch,
    w.Move: move,
    w.BotAnswer: bot_answer,
    w.AnswerAlone: answer_alone,
    w.Flag: flag,
    w.Notice: notice,
}
