"""A game as it went, step by step, as a seat saw it or with all that was hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gloaming.kernel.beats import listening
from gloaming.kernel.glances import Followed, Watch, glance
from gloaming.kernel.layouts import Json, assembled
from gloaming.kernel.match import Entry, Match
from gloaming.kernel.news import Item
from gloaming.kernel.phrases import Description
from gloaming.kernel.seats import CHANCE, SPECTATOR
from gloaming.kernel.speech import asked_of, given_by
from gloaming.server import payloads as p
from gloaming.server.messages import Beat, TableInfo
from gloaming.server.views import moments, passages, table_info
from gloaming.tables import Table


def replay(table: Table, viewer: int | None) -> p.Replay:
    """A whole game; nobody may be given it before its end."""
    shown = step_by_step(table.play, viewer, table_info(table), turns(table.play))
    shown.moments, shown.passages = moments(table), passages(table)
    return shown


def step_by_step(match: Match, viewer: int | None, table: TableInfo, groups: list[list[Entry]]) -> p.Replay:
    """A game whose answers are shown in groups."""
    first, *rest = Playback(match, viewer).steps(groups)
    return p.Replay(
        table=table,
        viewer=viewer,
        layout=first.set[0],
        lines=first.lines[2] if first.lines else [],
        news=[beat.news for beat in first.beats],
        steps=rest,
        result=match.game.words.result(match.state, match.names) if match.over else None,
        moments=[],
        passages=[],
    )


class Playback:
    """A game that is laid out once more, answer by answer. Without a viewer, all is seen."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.match, self.viewer = match, viewer
        self.again = Match(match.game, match.names, match.options, committed=match.commitment)
        self.blueprint = match.game.blueprint(len(match.names))
        followed = Followed(match.game.state, match.game.state.fields)
        self.watch = Watch(followed, self.again.state, viewer)
        self.parts = self.blueprint.made(self.watch.seen, match.names)
        self.beats: list[Beat] = []
        self.lines: list[list[Any]] = []

    def steps(self, groups: list[list[Entry]]) -> Iterator[p.ReplayStep]:
        """What chance did before anybody was asked, as the whole; then what each group of answers did."""
        begun = 0
        for number, group in enumerate(groups):
            seat = group[0].seat if group else CHANCE
            step = p.ReplayStep(begun, seat, *(self.choice(group[0]) if seat != CHANCE else (None, None)))
            self.beats = []
            with listening(self.again, self.hear):
                for entry in group:
                    self.give(entry)
            begun += len(group)
            rest = self.sets(self.watch.look(self.again.state))
            step.beats = self.beats if number else [*self.set_up()]
            step.set = rest if number else [assembled(self.parts)]
            step.lines = self.reword()
            yield step

    def give(self, entry: Entry) -> None:
        """Give an answer again."""
        if entry.seat == CHANCE:
            self.again.answer_for_chance(entry.answer)
        else:
            self.again.answer(entry.seat, entry.answer)

    def choice(self, entry: Entry) -> tuple[p.AskedInfo | None, p.GivenInfo | None]:
        """What was asked and answered; nothing where this viewer does not know it but by the news."""
        if self.viewer not in (None, entry.seat):
            return None, None
        game, names = self.match.game, self.match.names
        seen = glance(self.again.state, entry.seat)
        asked, given = asked_of(game, seen, entry.seat, names), given_by(game, seen, entry.seat, entry.answer, names)
        return p.AskedInfo(*asked), p.GivenInfo(*given)

    def hear(self) -> None:
        """A piece of news, with what it changed."""
        sets = self.sets(self.watch.look_midway(self.again.state))
        self.beats.append(Beat(self.news_of(self.again.heard[-1]), sets))

    def sets(self, lines: int) -> list[Any]:
        """What has to be set in the layout where these lines are others."""
        sets: list[Any] = []
        self.blueprint.renew(self.parts, self.watch.seen, self.match.names, lines & ~self.watch.unseen, sets)
        return sets

    def set_up(self) -> Iterator[Beat]:
        """The news before the first answer, at which nothing is changed."""
        return (Beat(self.news_of(item)) for item in self.again.heard)

    def news_of(self, item: Item) -> Json:
        """A piece of news as the viewer heard it."""
        heard = item if self.viewer is None else item.heard_by(self.viewer)
        return self.match.game.news_data(heard, self.match.names)

    def reword(self) -> tuple[int, int, list[list[Any]]] | None:
        """The lines of the description that are others now; none where all are the same."""
        looking = SPECTATOR if self.viewer is None else self.viewer
        description = self.match.game.words.description(self.watch.seen, looking, self.match.names)
        before, now = self.lines, in_lines(description)
        self.lines = now
        if before == now:
            return None
        first = alike(before, now)
        last = alike(before[first:][::-1], now[first:][::-1])
        return first, len(before) - last, now[first : len(now) - last]


def in_lines(description: Description) -> list[list[Any]]:
    """All lines of a description, with an empty one between paragraphs."""
    lines: list[list[Any]] = []
    for paragraph in description:
        lines += [[]] if lines else []
        lines += [[*line] for line in paragraph]
    return lines


def turns(match: Match) -> list[list[Entry]]:
    """The answers: those of chance before anybody was asked, then each one of a seat with those of chance behind it."""
    found: list[list[Entry]] = [[]]
    for entry in match.log:
        if entry.seat != CHANCE:
            found.append([])
        found[-1].append(entry)
    return found


def alike(one: list[list[Any]], other: list[list[Any]]) -> int:
    """How many lines two descriptions have in common at their beginning."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
