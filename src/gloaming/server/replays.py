"""A game as it went, step by step, through one seat's eyes or with all that was hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gloaming.kernel.layouts import Json, differences
from gloaming.kernel.match import Entry, Match
from gloaming.kernel.seats import CHANCE, SPECTATOR
from gloaming.kernel.sight import glance
from gloaming.kernel.speech import say
from gloaming.server import payloads as p
from gloaming.server.messages import TableInfo
from gloaming.server.views import moments, passages, table_info, told
from gloaming.tables import Table


def replay(table: Table, viewer: int | None) -> p.Replay:
    """A whole game; nobody may be given it before its end."""
    shown = step_by_step(table.play, viewer, table_info(table), turns(table.play))
    shown.moments, shown.passages = moments(table), passages(table)
    return shown


def step_by_step(match: Match, viewer: int | None, table: TableInfo, groups: list[list[Entry]]) -> p.Replay:
    """A game whose answers are shown in groups."""
    first, *rest = Showing(match, viewer).steps(groups)
    return p.Replay(
        table=table,
        viewer=viewer,
        layout=first.set[0][-1],
        lines=first.lines[2] if first.lines else [],
        news=first.news,
        steps=rest,
        result=match.game.voice().result(match.state, match.names) if match.over else "",
        moments=[],
        passages=[],
    )


class Showing:
    """A game that is laid out once more, answer by answer. Without a viewer, all is seen."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.match, self.viewer = match, viewer
        self.state: Any = match.game.lay(len(match.names), match.options)
        self.layout: Json = {}
        self.lines: list[str] = []

    def steps(self, groups: list[list[Entry]]) -> Iterator[p.ReplayStep]:
        """What chance did before anybody was asked, as a change of nothing; then what each group of answers did."""
        begun = 0
        for group in groups:
            seat = group[0].seat if group else CHANCE
            asked, given = self.choice(group[0]) if seat != CHANCE else ("", "")
            for entry in group:
                self.match.game.moves.apply(self.state, entry.seat, entry.answer)
            news_at = group[0].told if begun else 0
            step = p.ReplayStep(begun, seat, asked, given)
            begun += len(group)
            step.set, step.news, step.lines = self.changed(), self.heard(news_at, begun), self.reworded()
            yield step

    def choice(self, entry: Entry) -> tuple[str, str]:
        """What was asked and answered; nothing where this viewer does not know it but by the news."""
        if self.viewer not in (None, entry.seat):
            return "", ""
        game, names = self.match.game, self.match.names
        seen = glance(self.state, entry.seat)
        return game.voice().question(seen, entry.seat, names), say(game, self.state, entry.seat, entry.answer, names)

    def seen(self) -> Any:
        """The table as the viewer sees it."""
        return self.state if self.viewer is None else glance(self.state, self.viewer)

    def changed(self) -> list[Any]:
        """What has to be set in the layout as it was."""
        before, self.layout = self.layout, self.match.game.words.layout(self.seen(), self.match.names)
        return differences(before, self.layout)

    def heard(self, since: int, steps: int) -> list[Json]:
        """The news from a place on to the next answer."""
        match = self.match
        until = match.log[steps].told if steps < len(match.log) else len(match.heard)
        heard = match.heard[since:until]
        return [
            told(match.game, item if self.viewer is None else item.heard_by(self.viewer), match.names) for item in heard
        ]

    def reworded(self) -> tuple[int, int, list[str]] | None:
        """The lines of the table in words that are others now; none where all are the same."""
        looking = SPECTATOR if self.viewer is None else self.viewer
        before, now = self.lines, self.match.game.voice().table(self.seen(), looking, self.match.names).split("\n")
        self.lines = now
        if before == now:
            return None
        first = alike(before, now)
        last = alike(before[first:][::-1], now[first:][::-1])
        return first, len(before) - last, now[first : len(now) - last]


def turns(match: Match) -> list[list[Entry]]:
    """The answers: those of chance before anybody was asked, then each one of a seat with those of chance behind it."""
    found: list[list[Entry]] = [[]]
    for entry in match.log:
        if entry.seat != CHANCE:
            found.append([])
        found[-1].append(entry)
    return found


def alike(one: list[str], other: list[str]) -> int:
    """How many lines two texts have in common at their beginning."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
