"""What each viewer is sent: made from that viewer's view alone, and as differences where that is enough."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, cast

from msgspec import UNSET, Raw

from gloaming.kernel.game import Game
from gloaming.kernel.glances import glance
from gloaming.kernel.layouts import Sets
from gloaming.kernel.news import Item
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import ALL_VIEWERS, MOST_SEATS, SPECTATOR
from gloaming.kernel.showing import Showing
from gloaming.kernel.vocabulary import CHOICE, Form, Question
from gloaming.server import messages as m
from gloaming.tables import Table, time_left
from gloaming.tables import events as e
from gloaming.tables.table import OVER, PLAYING, WAITING

FEW = 60  # answers that are sent with their question; of more, only how many there are
PAGE = 500  # answers on a page
MOST_NEWS = 300  # pieces of news in a whole view
LONGEST_PREFIX = 400

T = TypeVar("T")
NOBODY: frozenset[int] = frozenset()


class Last(NamedTuple):
    """What a viewer was told last: the number of its question, and whether it may take the last answer back."""

    question: int
    undo: bool


class Shown:
    """What everybody who looks at a table was shown last; all of them have seen the same state."""

    __slots__ = ("last", "showing")

    def __init__(self) -> None:
        self.last: dict[int, Last] = {}  # by viewer
        self.showing: Showing | None = None  # from the start of the game on

    def note(self, table: Table, viewer: int) -> None:
        """Somebody knows the table as it is."""
        match, asked = table.match, table.asked.get(viewer)
        self.last[viewer] = Last(asked.number if asked else 0, table.undoer == viewer)
        if match is not None:
            if self.showing is None:
                blueprint = match.game.blueprint(len(match.names))
                self.showing = Showing(blueprint, match.names, match.state)
            self.showing.enter(viewer)

    def look_anew(self, table: Table) -> None:
        """Everybody knows the table as it is; what was tried at it since, and came to nothing, was shown to nobody."""
        self.showing = None
        for viewer in self.last:
            self.note(table, viewer)

    def forget(self, viewer: int) -> None:
        """Somebody looks away."""
        self.last.pop(viewer, None)
        if not self.last:
            self.showing = None
        elif self.showing is not None:
            self.showing.leave(viewer)


def seat_or_spectator(table: Table, person: str) -> int:
    """As whom somebody looks at a table: from a seat, or as a spectator."""
    seat = table.seat_of(person)
    return SPECTATOR if seat is None else seat


# Parts of messages


def table_info(table: Table, here: frozenset[int] = NOBODY) -> m.TableInfo:
    """A table as everybody sees it; `here` are the seats whose people are connected."""
    game, match = table.played, table.match
    return m.TableInfo(
        id=table.id,
        game=game.id,
        title=game.title,
        rules=game.rules,
        stage=table.stage,  # type: ignore[arg-type]
        players=len(table.seats),
        options=table.options,
        clock=table.clock,
        private=table.private,
        paused=table.paused is not None,
        host=table.seat_of(table.acting_host),
        seats=[seat_info(seat.name, seat.person, seat.bot, number in here) for number, seat in enumerate(table.seats)],
        commitment=match.commitment if match else None,
        seed=table.seed if table.stage == OVER else None,
        next_table=table.next_table or None,
        needs_every_seat=table.needs_every_seat if table.stage == WAITING else UNSET,
    )


def seat_info(name: str, person: str, bot: str, here: bool) -> m.SeatInfo:
    """A seat as everybody sees it."""
    kind: Any = "open" if not name else "person" if person else "bot"
    return m.SeatInfo(name, kind, bot, bool(person and bot), here)


def clocks(table: Table, now: int) -> list[m.ClockInfo]:
    """Every person's clock; none where nobody is hurried."""
    if table.clock.kind == "none" or table.stage != PLAYING:
        return []
    found = [(seat, time_left(table, seat, now)) for seat in range(len(table.seats))]
    going = table.paused is None
    return [m.ClockInfo(seat, left, going and seat in table.asked) for seat, left in found if left is not None]


def question(table: Table, viewer: int, seen: Any) -> m.QuestionInfo | None:
    """What a viewer is asked, from its view."""
    asked = table.asked.get(viewer)
    if asked is None:
        return None
    match = table.play
    names, legal, row = match.names, match.game.legal(seen, viewer), match.game.question(seen)
    few = answers_data(row, seen, viewer, legal, tuple(names)) if len(legal) <= FEW else None
    return m.QuestionInfo(asked.number, row.name, row.asked(seen, viewer, names), seen.width, len(legal), few)


def answers_data(row: Question, seen: Any, viewer: int, legal: list[int], names: tuple[str, ...]) -> Any:
    """What several answers are."""
    if row.is_numbered:
        return encoded_numbers(row, tuple(legal), names)
    form = row.only
    if form is not None and not form.makes:
        numbers = form.numbers_of(seen, viewer, legal)
        known = names if form.names_seats else ()
        return [encoded_answer(answer, "", form, own, known) for answer, own in zip(legal, numbers, strict=True)]
    return [answer_data(row, seen, viewer, answer, names) for answer in legal]


def answer_data(row: Question, seen: Any, viewer: int, answer: int, names: tuple[str, ...]) -> m.Answer:
    """An answer: its number, its notation, and what it means."""
    name, form, numbers = row.form(seen, viewer, answer)
    if form.makes:
        return answer, form.write(numbers, names), row.arguments(seen, viewer, answer, names)
    return cast(m.Answer, encoded_answer(answer, name, form, numbers, names if form.names_seats else ()))


@lru_cache(maxsize=4096)
def encoded_numbers(row: Question, answers: tuple[int, ...], names: tuple[str, ...]) -> Any:
    """Answers whose numbers alone say what they mean, encoded; kept, since the same are offered again and again."""
    return Raw(m.encode([answer_data(row, None, 0, answer, names) for answer in answers]))


@lru_cache(maxsize=16_384)
def encoded_answer(answer: int, name: str, form: Form, numbers: tuple[int, ...], names: tuple[str, ...]) -> Any:
    """An answer that hangs on nothing but some numbers, encoded; kept, since most are offered again and again, at many
    tables: the names of these are given only where an answer has one.
    """
    data = form.data(numbers, names)
    return Raw(m.encode((answer, form.write(numbers, names), {CHOICE: name, **data} if name else data)))


def passages(table: Table) -> list[m.PassageInfo]:
    """All that was told."""
    found = enumerate(table.match.passages if table.match else (), 1)
    return [m.PassageInfo(number, passage.moment, passage.seat, passage.text) for number, passage in found]


def moments(table: Table, since: int = 0) -> list[m.MomentInfo]:
    """The moments that a piece of news from this place on brought."""
    if table.match is None or table.played.telling is None:
        return []
    return [
        m.MomentInfo(opening.number, opening.at, opening.moment.seat, opening.moment.kind, opening.moment.prompt)
        for opening in table.match.moments_since(since)
    ]


# Whole messages


def whole_view(
    table: Table, viewer: int, shown: Shown, now: int, since: int = 0, here: frozenset[int] = NOBODY
) -> m.View:
    """Everything that a viewer sees, with the news, chat and moments since an event; notes what it has been shown."""
    match, news_at, news = table.match, 0, []
    layout, asked = None, None
    shown.note(table, viewer)
    if match is not None and shown.showing is not None:
        layout = shown.showing.layout(viewer)
        asked = question(table, viewer, glance(match.state, viewer))
        news_at = max(table.least_heard(since), len(match.heard) - MOST_NEWS, 0)
        names = encoded_names(tuple(match.names))
        news = [encoded_news(match.game, item.heard_by(viewer), names) for item in match.heard[news_at:]]
    return m.View(
        protocol=m.PROTOCOL,
        number=table.number,
        at=now,
        you=None if viewer == SPECTATOR else viewer,
        table=table_info(table, here),
        layout=layout,
        question=asked,
        undo=shown.last[viewer].undo,
        clocks=clocks(table, now),
        news_at=news_at,
        news=news,
        chat=[m.ChatInfo(line.number, line.at, line.seat, line.text) for line in table.chat if line.number > since],
        moments=moments(table),
        passages=passages(table),
    )


# After these everybody is shown the whole table: who sees what may have changed.
RESEATED = frozenset((e.Joined, e.BotSeated, e.Left, e.Kicked, e.Moved, e.Arranged, e.Started, e.Opened))


PLAYED = frozenset((e.Answered, e.Undone))  # what changes the game, and nothing else at a table


def changes(
    table: Table,
    event: e.Event,
    news: Sequence[Item],
    shown: Shown,
    stage_before: str,
    here: frozenset[int] = NOBODY,
) -> dict[int, bytes]:
    """What an event is, with the news that was told of it, to every viewer who was shown something before, encoded."""
    if type(event.what) is not e.Answered:
        if isinstance(event.what, e.Noticed):
            return {}
        same = message_to_all(table, event, here)
        if same is not None:
            return dict.fromkeys(shown.last, m.encode(same))
    if shown.showing is None:
        return {}
    match, showing = table.play, shown.showing
    showing.look(match.state)
    common, beats = common_part(table, event, stage_before, here), Beats(match.game, news, showing)
    sent = seen_by_all(table, shown.last, showing, common, beats)
    showing.begin()
    return sent


def message_to_all(table: Table, event: e.Event, here: frozenset[int]) -> m.Message | None:
    """What an event is to everybody alike; None if it may change what is shown of a game."""
    match event.what:
        case e.ChatSaid(seat, text):
            return m.Chat(event.number, event.at, seat, text)
        case e.PassageTold():
            return m.Passage(event.number, passages(table)[-1])
        case e.PassageTakenOut(passage):
            return m.Passage(event.number, passages(table)[passage - 1])
    return m.Changes(event.number, event.at, table=table_info(table, here)) if table.match is None else None


def encoded(part: T) -> T:
    """A part that several messages share, encoded once: it goes into each as it is."""
    return cast(T, Raw(m.encode(part)))


def common_part(table: Table, event: e.Event, stage_before: str, here: frozenset[int]) -> m.Changes:
    """What is equal for all viewers."""
    known, now = table.heard[event.number - 1 :]
    part = m.Changes(event.number, event.at, getattr(event.what, "seat", None))
    if now != known:
        news_at = min(known, now)
        part.news_at = news_at
        part.moments = moments(table, news_at)
    if type(event.what) not in PLAYED or table.stage != stage_before:
        part.table = encoded(table_info(table, here))
    if table.clock.kind != "none":
        part.clocks = encoded(clocks(table, event.at))
    return part


def seen_by_all(
    table: Table, last: dict[int, Last], showing: Showing, common: m.Changes, beats: Beats
) -> dict[int, bytes]:
    """What an event is to every viewer, beat by beat; notes what each has been told now."""
    sent: dict[int, bytes] = {}
    to_all, undoer, asked = b"", table.undoer, table.asked
    told_otherwise = beats.own_sets if beats.is_open else last  # than a spectator is
    for viewer, before in last.items():
        number, undo = asked[viewer].number if viewer in asked else 0, viewer == undoer
        is_asked_anew, is_common = number != before.question, viewer not in told_otherwise
        if is_common and undo == before.undo and not is_asked_anew:
            if not to_all:
                common.beats, common.set = beats.of_all, beats.rest
                common.question = common.undo = UNSET
                to_all = m.encode(common)
            sent[viewer] = to_all
            continue
        common.beats, common.set = (beats.of_all, beats.rest) if is_common else beats.of(viewer)
        common.question = UNSET
        if is_asked_anew:
            common.question = question(table, viewer, showing.seen_by(viewer)) if viewer in asked else None
        common.undo = undo if undo != before.undo else UNSET
        sent[viewer] = m.encode(common)
        last[viewer] = Last(number, undo)
    return sent


class Beats:
    """News, with what was set at each piece and after all; what is common to several hearers is encoded once."""

    def __init__(self, game: Game, items: Sequence[Item], showing: Showing) -> None:
        self.game, self.names, self.items = game, encoded_names(showing.names), items
        self.is_open = {item.hearers for item in items} <= {ALL_VIEWERS}
        *self.sets, self.rest = showing.sets
        self.own_sets, self.last = showing.own_sets, len(self.sets)
        self.news = self.heard_by(SPECTATOR)
        self.common = [*map(m.Beat, self.news, self.sets)]
        self.of_all = encoded(self.common) if self.common else []

    def heard_by(self, hearer: int) -> list[Any]:
        """The news as somebody hears it."""
        game, names = self.game, self.names
        heard = self.items if self.is_open else [item.heard_by(hearer) for item in self.items]
        return [encoded_news(game, item, names) for item in heard]

    def of(self, hearer: int) -> tuple[list[m.Beat], Sets]:
        """The beats of one hearer, and what is set after them."""
        own, beats = self.own_sets.get(hearer, {}), self.common.copy()
        news = self.news if self.is_open else self.heard_by(hearer)
        for number in own.keys() - {self.last} if self.is_open else range(len(news)):
            beats[number] = m.Beat(news[number], own.get(number, self.sets[number]))
        return beats, own.get(self.last, self.rest)


def encoded_news(game: Game, item: Item, names: dict[bytes, bytes]) -> Any:
    """A piece of news as it was heard, encoded, at a table with these names."""
    return Raw(news_form(game, item, len(names)) % names)


@lru_cache(maxsize=16_384)
def news_form(game: Game, item: Item, count: int) -> bytes:
    """The same at any table of so many, with places for the names; kept, since much of it happens again and again."""
    said = m.encode(game.news_data(item, NAMELESS[:count])).replace(b"%", b"%%")
    for seat, mark in enumerate(NAMELESS[:count]):
        said = said.replace(m.encode(mark), b"%%(%d)b" % seat)
    return said


NAMELESS = tuple(f"\ue000{seat}" for seat in range(MOST_SEATS))  # in place of names: nothing else is written so


@lru_cache(maxsize=4096)
def encoded_names(names: tuple[str, ...]) -> dict[bytes, bytes]:
    """The names at a table, by their seats."""
    return {b"%d" % seat: m.encode(name) for seat, name in enumerate(names)}


def page(table: Table, viewer: int, wanted: m.Answers) -> m.Page:
    """Some of the answers to the question that a viewer is asked."""
    asked = table.asked.get(viewer)
    if asked is None:
        raise Refusal("not-asked-anything")
    if len(wanted.prefix) > LONGEST_PREFIX or wanted.start < 0:
        raise Refusal("page", most=LONGEST_PREFIX)
    match, begins = table.play, " ".join(wanted.prefix.casefold().split())
    seen = glance(match.state, viewer)
    game, names = match.game, match.names
    found = game.legal(seen, viewer)
    if wanted.refused:
        found = sorted({*range(seen.width)}.difference(found))
    if begins:
        found = [each for each in found if game.notation(seen, viewer, each, names).casefold().startswith(begins)]
    part = answers_data(game.question(seen), seen, viewer, found[wanted.start : wanted.start + PAGE], tuple(names))
    return m.Page(asked.number, wanted.start, len(found), part, wanted.ref)


def described(table: Table, viewer: int, ref: int | None) -> m.Described:
    """The table in words, from the viewer's view."""
    match = table.play
    seen = glance(match.state, viewer)
    words, names = match.game.words, match.names
    result = words.result(seen, names) if match.over else None
    return m.Described(table.number, words.description(seen, viewer, names), result, ref)  # type: ignore[arg-type]
