"""What each viewer is sent: made from that viewer's view alone, and as differences where that is enough."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec

from gloaming.kernel.game import Game
from gloaming.kernel.news import Item
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import ALL_EYES, SPECTATOR
from gloaming.kernel.sight import glance, glances
from gloaming.kernel.speech import say
from gloaming.server import messages as m
from gloaming.tables import Gathering, time_left
from gloaming.tables import events as e
from gloaming.tables.gathering import OVER, PLAYING

FEW = 60  # answers that are sent with their question; of more, only how many there are
PAGE = 500  # answers on a page
MOST_NEWS = 300  # pieces of news in a whole view
LONGEST_PREFIX = 400

Json = dict[str, Any]
T = TypeVar("T")
MISSING = object()
NOBODY: frozenset[int] = frozenset()


class Shown:
    """What a viewer was shown last."""

    __slots__ = ("layout", "question")

    def __init__(self, layout: Json | None, question: int) -> None:
        self.layout = layout
        self.question = question


def seat_or_spectator(gathering: Gathering, person: str) -> int:
    """Through whose eyes somebody looks at a table."""
    seat = gathering.seat_of(person)
    return SPECTATOR if seat is None else seat


# Parts of messages


def table_info(gathering: Gathering, here: frozenset[int] = NOBODY) -> m.TableInfo:
    """A table as everybody sees it; `here` are the seats whose people are connected."""
    game, match = gathering.played, gathering.match
    return m.TableInfo(
        id=gathering.id,
        game=game.id,
        title=game.title,
        rules=game.rules,
        stage=gathering.stage,  # type: ignore[arg-type]
        players=len(gathering.seats),
        options=gathering.options,
        clock=gathering.clock,
        private=gathering.private,
        paused=gathering.paused is not None,
        host=gathering.seat_of(gathering.host),
        seats=[
            seat_info(seat.name, seat.person, seat.bot, number in here) for number, seat in enumerate(gathering.seats)
        ],
        commitment=match.commitment if match else None,
        seed=gathering.seed if gathering.stage == OVER else None,
        next_table=gathering.next_table or None,
    )


def seat_info(name: str, person: str, bot: str, here: bool) -> m.SeatInfo:
    """A seat as everybody sees it."""
    kind: Any = "open" if not name else "person" if person else "bot"
    return m.SeatInfo(name, kind, bot, bool(person and bot), here)


def clocks(gathering: Gathering, now: int) -> list[m.ClockInfo]:
    """Every person's clock; none where nobody is hurried."""
    if gathering.clock.kind == "none" or gathering.stage != PLAYING:
        return []
    found = [(seat, time_left(gathering, seat, now)) for seat in range(len(gathering.seats))]
    going = gathering.paused is None
    return [m.ClockInfo(seat, left, going and seat in gathering.asked) for seat, left in found if left is not None]


def question(gathering: Gathering, viewer: int, seen: Any) -> m.QuestionInfo | None:
    """What a viewer is asked, from its view."""
    asked = gathering.asked.get(viewer)
    if asked is None:
        return None
    game, names = gathering.played, gathering.play.names
    legal = game.legal(seen, viewer)
    few = [(answer, game.words.answer(seen, viewer, answer, names)) for answer in legal] if len(legal) <= FEW else None
    return m.QuestionInfo(asked.number, game.words.question(seen, viewer, names), seen.width, len(legal), few)


def told(game: Game, item: Item, names: list[str]) -> Json:
    """A piece of news as it was heard: its particulars and its sentence."""
    tidings = game.words.tidings(item, names)
    tidings["text"] = game.words.news(item, names)
    return tidings


def passages(gathering: Gathering) -> list[m.PassageInfo]:
    """All that was told."""
    found = enumerate(gathering.match.passages if gathering.match else (), 1)
    return [m.PassageInfo(number, passage.moment, passage.seat, passage.text) for number, passage in found]


def moments(gathering: Gathering, since: int = 0) -> list[m.MomentInfo]:
    """The moments that a piece of news from this place on brought."""
    if gathering.match is None or gathering.played.telling is None:
        return []
    return [
        m.MomentInfo(opening.number, opening.moment.seat, opening.moment.kind, opening.moment.prompt)
        for opening in gathering.match.moments
        if opening.at >= since
    ]


# Whole messages


def whole_view(
    gathering: Gathering, viewer: int, now: int, since: int = 0, here: frozenset[int] = NOBODY
) -> tuple[m.View, Shown]:
    """Everything that a viewer sees, with the news, chat and moments since an event."""
    match, news_at, news = gathering.match, 0, []
    layout = asked = None
    if match is not None:
        seen = glance(match.table, viewer)
        layout, asked = match.game.words.layout(seen, match.names), question(gathering, viewer, seen)
        news_at = max(gathering.least_heard(since), len(match.heard) - MOST_NEWS, 0)
        news = [told(match.game, item.heard_by(viewer), match.names) for item in match.heard[news_at:]]
    view = m.View(
        protocol=m.PROTOCOL,
        number=gathering.number,
        at=now,
        you=None if viewer == SPECTATOR else viewer,
        table=table_info(gathering, here),
        layout=layout,
        question=asked,
        clocks=clocks(gathering, now),
        news_at=news_at,
        news=news,
        chat=[m.ChatInfo(line.number, line.at, line.seat, line.text) for line in gathering.chat if line.number > since],
        moments=moments(gathering),
        passages=passages(gathering),
    )
    return view, Shown(layout, asked.number if asked else 0)


def shown_now(gathering: Gathering, viewer: int) -> Shown:
    """What a viewer has before the eyes who knows the table as it is."""
    match, asked = gathering.match, gathering.asked.get(viewer)
    layout = match.game.words.layout(glance(match.table, viewer), match.names) if match else None
    return Shown(layout, asked.number if asked else 0)


# After these everybody is shown the whole table: who looks through whose eyes may have changed.
RESEATED = (e.Joined, e.BotSeated, e.Left, e.Kicked, e.Moved, e.Arranged, e.Started, e.Opened)


def changes(
    gathering: Gathering,
    event: e.Event,
    shown: dict[int, Shown],
    now: int,
    stage_before: str,
    here: frozenset[int] = NOBODY,
) -> dict[int, bytes]:
    """What an event is to every viewer who was shown something before, encoded."""
    what = event.what
    if isinstance(what, e.Noticed):
        return {}
    if isinstance(what, e.Said):
        same = m.encode(m.Chat(event.number, event.at, what.seat, what.text))
        return dict.fromkeys(shown, same)
    if isinstance(what, e.Told | e.TakenOut):
        number = what.passage if isinstance(what, e.TakenOut) else len(gathering.play.passages)
        return dict.fromkeys(shown, m.encode(m.Told(event.number, passages(gathering)[number - 1])))
    if gathering.match is None:
        told_all = m.Changes(event.number, event.at, table=table_info(gathering, here))
        return dict.fromkeys(shown, m.encode(told_all))
    match, news_at = gathering.match, min(gathering.heard[event.number - 1 :])
    common = common_part(gathering, event, now, stage_before, news_at, here)
    heard = Heard(match.game, match.heard[news_at:], match.names)
    known: Pairs = {}
    before = [last.layout for last in shown.values()]  # kept alive, so that no identity in `known` is used again
    seen = zip(shown, glances(match.table, shown), strict=True)
    parts = {viewer: seen_by(gathering, viewer, eye, shown[viewer], common, heard, known) for viewer, eye in seen}
    del before
    return {viewer: m.encode(part) for viewer, part in parts.items()}


def encoded(part: T) -> T:
    """A part that several messages share, encoded once: it goes into each as it is."""
    return cast(T, msgspec.Raw(m.encode(part)))


def common_part(
    gathering: Gathering, event: e.Event, now: int, stage_before: str, news_at: int, here: frozenset[int]
) -> m.Changes:
    """What is equal for all viewers."""
    known = gathering.heard[event.number - 1]
    part = m.Changes(event.number, event.at, getattr(event.what, "seat", None))
    if news_at < known or news_at < len(gathering.play.heard):
        part.news_at = news_at
        part.moments = moments(gathering, news_at)
    if not isinstance(event.what, e.Answered | e.Undone) or gathering.stage != stage_before:
        part.table = encoded(table_info(gathering, here))
    if gathering.clock.kind != "none":
        part.clocks = encoded(clocks(gathering, now))
    return part


def seen_by(
    gathering: Gathering, viewer: int, seen: Any, last: Shown, common: m.Changes, heard: Heard, known: Pairs
) -> m.Changes:
    """What an event is to one viewer; notes what that viewer has been shown now."""
    match = gathering.play
    layout = match.game.words.layout(seen, match.names)
    part = m.Changes(
        common.number,
        common.at,
        common.by,
        differences(last.layout, layout, known),
        common.news_at,
        heard.by(viewer),
        table=common.table,
        clocks=common.clocks,
        moments=common.moments,
    )
    asked = gathering.asked.get(viewer)
    number = asked.number if asked else 0
    if number != last.question:
        part.question = question(gathering, viewer, seen)
    last.layout, last.question = layout, number
    return part


class Heard:
    """News for several hearers: what all of them hear is put into words once."""

    def __init__(self, game: Game, items: list[Item], names: list[str]) -> None:
        self.game, self.items, self.names = game, items, names
        self.is_open = all(item.hearers == ALL_EYES for item in items)
        self.same = encoded([told(game, item, names) for item in items]) if self.is_open else None

    def by(self, hearer: int) -> list[Any]:
        """The news as one hearer was told it."""
        if self.same is not None:
            return self.same if self.items else []
        return [told(self.game, item.heard_by(hearer), self.names) for item in self.items]


Pairs = dict[tuple[int, int], list[Any]]  # differences of parts that were compared, by the identity of both


def differences(old: Any, new: Any, known: Pairs | None = None) -> list[Any]:
    """What has to be set in the old layout to make it the new one: the way to each part, and its value last.

    Games keep parts that look the same to several viewers; `known` spares comparing these more than once.
    """
    return [[new]] if old is None else differ(old, new, {} if known is None else known)


def differ(old: Any, new: Any, known: Pairs) -> list[Any]:
    """Where two parts differ: in some of their parts if they are of the same form, or as a whole."""
    if type(old) is not type(new) or len(old) != len(new):
        return [[new]]
    found = []
    for key, after in new.items() if type(new) is dict else enumerate(new):
        before = old.get(key, MISSING) if type(old) is dict else old[key]
        if before is after or before == after:
            continue
        if before is MISSING:
            return [[new]]
        if type(after) is not dict and type(after) is not list:
            found.append([key, after])
            continue
        pair = id(before), id(after)
        inner = known.get(pair)
        if inner is None:
            inner = known[pair] = differ(before, after, known)
        found += [[key, *way] for way in inner]
    return found


def page(gathering: Gathering, viewer: int, wanted: m.Answers) -> m.Page:
    """Some of the answers to the question that a viewer is asked."""
    asked = gathering.asked.get(viewer)
    if asked is None:
        raise Refusal("You are not asked anything now.")
    if len(wanted.prefix) > LONGEST_PREFIX or wanted.start < 0:
        raise Refusal(f"Answers begin with at most {LONGEST_PREFIX} characters, and pages at 0.")
    match, begins = gathering.play, " ".join(wanted.prefix.casefold().split())
    seen = glance(match.table, viewer)
    texts = ((answer, say(match.game, seen, viewer, answer, match.names)) for answer in match.game.legal(seen, viewer))
    found = [(answer, text) for answer, text in texts if text.casefold().startswith(begins)]
    part = found[wanted.start : wanted.start + PAGE]
    return m.Page(asked.number, wanted.start, len(found), part, wanted.ref)


def described(gathering: Gathering, viewer: int, ref: int | None) -> m.Described:
    """The table in words, from the viewer's view."""
    match = gathering.play
    seen = glance(match.table, viewer)
    result = match.game.words.result(seen, match.names) if match.over else None
    return m.Described(gathering.number, match.game.words.table(seen, viewer, match.names), result, ref)
