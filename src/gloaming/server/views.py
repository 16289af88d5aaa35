"""What each viewer is sent: made from that viewer's view alone, and as differences where that is enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from gloaming.kernel.beats import Frame
from gloaming.kernel.game import Game
from gloaming.kernel.layouts import Made, Parts, assembled
from gloaming.kernel.match import Match
from gloaming.kernel.news import Item
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import ALL_EYES, SPECTATOR
from gloaming.kernel.sight import Snapshot, Still, followed, glance, glances, snapshot
from gloaming.kernel.vocabulary import CHOICE, Form
from gloaming.server import messages as m
from gloaming.tables import Table, time_left
from gloaming.tables import events as e
from gloaming.tables.table import OVER, PLAYING

FEW = 60  # answers that are sent with their question; of more, only how many there are
PAGE = 500  # answers on a page
MOST_NEWS = 300  # pieces of news in a whole view
LONGEST_PREFIX = 400

T = TypeVar("T")
NOBODY: frozenset[int] = frozenset()


class Shown(NamedTuple):
    """What a viewer was shown last: of which state, the parts of its layout, the number of the question, and whether
    the last answer may be taken back.
    """

    state: Snapshot = ()
    open: Made = {}
    veiled: Made = {}
    question: int = 0
    undo: bool = False


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
    game, names = table.played, table.play.names
    legal = game.legal(seen, viewer)
    row, few = game.question(seen), None
    if len(legal) <= FEW:
        few = [answer_data(game, seen, viewer, answer, names) for answer in legal]
    return m.QuestionInfo(asked.number, row.name, row.asked(seen, viewer, names), seen.width, len(legal), few)


def answer_data(game: Game, seen: Any, viewer: int, answer: int, names: Sequence[str]) -> m.Answer:
    """An answer: its number, its notation, and what it means."""
    row = game.question(seen)
    name, form, numbers = row.form(seen, viewer, answer)
    if form.makes:
        return answer, form.write(numbers, names), row.arguments(seen, viewer, answer, names)
    return cast(m.Answer, encoded_answer(answer, name, form, numbers, tuple(names)))


@lru_cache(maxsize=16_384)
def encoded_answer(answer: int, name: str, form: Form, numbers: tuple[int, ...], names: tuple[str, ...]) -> Any:
    """An answer that hangs on nothing but some numbers, encoded; kept, since most are offered again and again."""
    data = form.data(numbers, names)
    return msgspec.Raw(m.encode((answer, form.write(numbers, names), {CHOICE: name, **data} if name else data)))


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
    table: Table, viewer: int, now: int, since: int = 0, here: frozenset[int] = NOBODY
) -> tuple[m.View, Shown]:
    """Everything that a viewer sees, with the news, chat and moments since an event."""
    match, news_at, news = table.match, 0, []
    shown, layout, asked = shown_now(table, viewer), None, None
    if match is not None:
        layout = assembled({**shown.open, **shown.veiled})
        asked = question(table, viewer, glance(match.state, viewer))
        news_at = max(table.least_heard(since), len(match.heard) - MOST_NEWS, 0)
        names = tuple(match.names)
        news = [encoded_news(match.game, item.heard_by(viewer), names) for item in match.heard[news_at:]]
    view = m.View(
        protocol=m.PROTOCOL,
        number=table.number,
        at=now,
        you=None if viewer == SPECTATOR else viewer,
        table=table_info(table, here),
        layout=layout,
        question=asked,
        undo=shown.undo,
        clocks=clocks(table, now),
        news_at=news_at,
        news=news,
        chat=[m.ChatInfo(line.number, line.at, line.seat, line.text) for line in table.chat if line.number > since],
        moments=moments(table),
        passages=passages(table),
    )
    return view, shown


def shown_now(table: Table, viewer: int) -> Shown:
    """What a viewer has been shown who knows the table as it is."""
    match, asked = table.match, table.asked.get(viewer)
    if match is None:
        return Shown()
    blueprint, names = match.game.blueprint(len(match.names)), match.names
    everybody, eye = glances(match.state, (SPECTATOR, viewer))
    open_parts, veiled = blueprint.open.made(everybody, names), blueprint.veiled.made(eye, names)
    return Shown(snapshot(match.state), open_parts, veiled, asked.number if asked else 0, table.undoer == viewer)


# After these everybody is shown the whole table: who sees what may have changed.
RESEATED = (e.Joined, e.BotSeated, e.Left, e.Kicked, e.Moved, e.Arranged, e.Started, e.Opened)


def changes(
    table: Table,
    event: e.Event,
    shown: dict[int, Shown],
    now: int,
    stage_before: str,
    here: frozenset[int] = NOBODY,
    frames: Sequence[Frame] = (),
) -> dict[int, bytes]:
    """What an event is to every viewer who was shown something before, encoded; with a frame for each piece of news."""
    what = event.what
    if isinstance(what, e.Noticed):
        return {}
    if isinstance(what, e.ChatSaid):
        same = m.encode(m.Chat(event.number, event.at, what.seat, what.text))
        return dict.fromkeys(shown, same)
    if isinstance(what, e.PassageTold | e.PassageTakenOut):
        number = what.passage if isinstance(what, e.PassageTakenOut) else len(table.play.passages)
        return dict.fromkeys(shown, m.encode(m.Passage(event.number, passages(table)[number - 1])))
    if table.match is None:
        told_all = m.Changes(event.number, event.at, table=table_info(table, here))
        return dict.fromkeys(shown, m.encode(told_all))
    if not shown:
        return {}
    news_at = min(table.heard[event.number - 1 :])
    common = common_part(table, event, now, stage_before, news_at, here)
    heard = Heard(table.play, news_at)
    return seen_by_all(table, shown, common, heard, frames if len(frames) == len(heard.items) else ())


def encoded(part: T) -> T:
    """A part that several messages share, encoded once: it goes into each as it is."""
    return cast(T, msgspec.Raw(m.encode(part)))


def common_part(
    table: Table, event: e.Event, now: int, stage_before: str, news_at: int, here: frozenset[int]
) -> m.Changes:
    """What is equal for all viewers."""
    known = table.heard[event.number - 1]
    part = m.Changes(event.number, event.at, getattr(event.what, "seat", None))
    if news_at < known or news_at < len(table.play.heard):
        part.news_at = news_at
        part.moments = moments(table, news_at)
    if not isinstance(event.what, e.Answered | e.Undone) or table.stage != stage_before:
        part.table = encoded(table_info(table, here))
    if table.clock.kind != "none":
        part.clocks = encoded(clocks(table, now))
    return part


def seen_by_all(
    table: Table, shown: dict[int, Shown], common: m.Changes, heard: Heard, frames: Sequence[Frame]
) -> dict[int, bytes]:
    """What an event is to every viewer, beat by beat; notes what each has been shown now."""
    match, names = table.play, table.play.names
    blueprint, anybody = match.game.blueprint(len(names)), next(iter(shown.values()))  # all have seen the same table
    moments = looked_at(match, frames, anybody.state)
    everybody, *eyes = zip(*[glances(moment.table, (SPECTATOR, *shown)) for moment in moments], strict=True)
    open_parts, open_sets = followed_by(blueprint.open, anybody.open, everybody, moments, names)
    sent, same, undoer = {}, b"", table.undoer
    for (viewer, last), eye in zip((*shown.items(),), eyes, strict=True):
        veiled, own_sets = followed_by(blueprint.veiled, last.veiled, eye, moments, names)
        asked = table.asked.get(viewer)
        number = asked.number if asked else 0
        undo = viewer == undoer
        shown[viewer] = Shown(moments[-1].snapshot, open_parts, veiled, number, undo)
        alike = not any(own_sets) and number == last.question and undo == last.undo and heard.is_open
        if not (alike and same):
            *beats, common.set = [openly + own for openly, own in zip(open_sets, own_sets, strict=True)]
            told: Iterator[tuple[Any, Any]] = zip_longest(heard.by(viewer), beats, fillvalue=[])
            common.beats = [m.Beat(*beat) for beat in told]  # nothing is set in them where nobody listened
            common.question = msgspec.UNSET if number == last.question else question(table, viewer, eye[-1])
            common.undo = msgspec.UNSET if undo == last.undo else undo
            sent[viewer] = m.encode(common)
        if alike:
            same = sent.setdefault(viewer, same)
    return sent


def followed_by(
    parts: Parts, made: Made, eye: Sequence[Any], moments: Sequence[Looked], names: Sequence[str]
) -> tuple[Made, list[list[Any]]]:
    """The parts of a layout after all these moments, as an eye saw each; and what had to be set at each of them."""
    sets = []
    for moment, seen in zip(moments, eye, strict=True):
        made, to_set = parts.renewed(made, seen, names, moment.changed)
        sets.append(to_set)
    return made, sets


class Looked(NamedTuple):
    """The table at a moment, to be looked at; and the fields that had changed since the moment before."""

    table: Any
    changed: frozenset[str]
    snapshot: Snapshot


def looked_at(match: Match, frames: Sequence[Frame], before: Snapshot) -> list[Looked]:
    """The table at each piece of news, and as it is now."""
    kind = type(match.state)
    moments = [Looked(Still(kind, frame.table), frame.changed, frame.table) for frame in frames]
    now, changed = followed(frames[-1].table if frames else before, match.state)
    return [*moments, Looked(match.state, changed, now)]


class Heard:
    """News for several hearers: what all of them hear is encoded once."""

    def __init__(self, match: Match, since: int) -> None:
        self.match, self.items = match, match.heard[since:]
        self.is_open = all(item.hearers == ALL_EYES for item in self.items)
        self.same = [
            encoded_news(match.game, item, tuple(match.names)) if item.hearers == ALL_EYES else None
            for item in self.items
        ]

    def by(self, hearer: int) -> list[Any]:
        """The news as one hearer was told it."""
        game, names = self.match.game, tuple(self.match.names)
        return [
            encoded_news(game, item.heard_by(hearer), names) if same is None else same
            for item, same in zip(self.items, self.same, strict=True)
        ]


@lru_cache(maxsize=16_384)
def encoded_news(game: Game, item: Item, names: tuple[str, ...]) -> Any:
    """A piece of news as it was heard, encoded; kept, since much of it happens again and again."""
    return msgspec.Raw(m.encode(game.tidings(item, names)))


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
    found = [
        answer
        for answer in game.legal(seen, viewer)
        if game.notation(seen, viewer, answer, names).casefold().startswith(begins)
    ]
    part = [answer_data(game, seen, viewer, answer, names) for answer in found[wanted.start : wanted.start + PAGE]]
    return m.Page(asked.number, wanted.start, len(found), part, wanted.ref)


def described(table: Table, viewer: int, ref: int | None) -> m.Described:
    """The table in words, from the viewer's view."""
    match = table.play
    seen = glance(match.state, viewer)
    words, names = match.game.words, match.names
    result = words.result(seen, names) if match.over else None
    return m.Described(table.number, words.description(seen, viewer, names), result, ref)  # type: ignore[arg-type]
