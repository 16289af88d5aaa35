"""What tests of tables share: a table whose clock the test turns, and people who do things at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gloaming
from gloaming.kernel.beats import listening
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.glances import ASKING
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.state import GameState
from gloaming.tables import Clock, Event, Table, apply, decide, due, opening, replayed
from gloaming.tables import wishes as w
from gloaming.tables.clocks import Think
from gloaming.tables.events import HOUSE
from houses import DEPTH

SHORT: dict[str, dict[str, Any]] = {"haunting-house": {"turns": 3}, "haunted-destinies": {"quick": True, "rounds": 6}}


class Evening:
    """A table, everything that happened at it, and the time, which stands still until the test moves it."""

    def __init__(
        self,
        game: str = "dont-go-in-there",
        players: int = 3,
        *,
        people: tuple[str, ...] = ("Ada", "Ben"),
        clock: Clock | None = None,
        options: dict[str, Any] | None = None,
        seed: str = "an evening",
        started: bool = True,
    ) -> None:
        self.now = 1_000_000
        self.events: list[Event] = []
        self.frames: list[GameState] = []  # the state at each piece of news of the last event
        self.table = Table("table", seed)
        chosen = SHORT.get(game) if options is None else options
        opened = opening(gloaming.find(game), players, chosen, clock or Clock())
        self.happen(Event(1, self.now, people[0].lower(), opened))
        for name in people:
            self.wish(name, w.Join(name))
        if started:
            for _ in range(players - len(people)):
                self.wish(people[0], w.SeatBot("random"))
            self.wish(people[0], w.Start())

    def happen(self, event: Event) -> None:
        self.events.append(event)
        if self.match is None:
            apply(self.table, event)
            return
        self.frames, before = [], self.match.state.clone()
        with listening(self.match, lambda: self.frames.append(self.frame(before))):
            apply(self.table, event)

    def frame(self, before: GameState) -> GameState:
        """The state as it is; whoever was asked something before still is."""
        frame: GameState = self.match.state.clone()
        for name in ASKING:
            setattr(frame, name, getattr(before, name))
        return frame

    def wish(self, name: str, wish: w.AnyWish) -> Event:
        """Somebody, called as their own cookie is, wishes for something."""
        event = decide(self.table, name.lower(), wish, self.now)
        self.happen(event)
        return event

    def house(self, wish: w.AnyWish) -> Event:
        return self.wish(HOUSE, wish)

    def pass_seconds(self, seconds: float) -> None:
        self.now += int(1000 * seconds)

    @property
    def match(self) -> Any:
        return self.table.match

    def seat(self, name: str) -> int:
        return self.table.names.index(name)

    def let_bots_play(self, minds: Luck | None = None) -> None:
        """Bots answer until a person is asked or nobody is."""
        luck = minds or Luck(seed_key("minds"))
        while (next_one := due(self.table)) and isinstance(next_one.what, Think):
            seat, question = next_one.what
            legal = self.match.game.legal(self.match.state, seat)
            self.house(w.BotAnswer(seat, legal[below(luck, len(legal))], question))

    def play_until(self, name: str) -> None:
        """Everybody answers at random until a person is asked."""
        luck = Luck(seed_key(f"until {name}"))
        while self.seat(name) not in self.table.asked:
            self.answer_somehow(luck)

    def place(self, name: str) -> Event:
        """A person puts a meeple where nothing comes of it yet, so that it can be taken back."""
        self.play_until(name)
        for text in self.match.answers(name):
            probe = replayed(self.table.id, self.table.seed, self.events).play
            probe.answer(name, text)
            if not probe.why_no_undo(name):
                return self.wish(name, w.Answer(text))
        raise AssertionError("every answer here has consequences")

    def answer_somehow(self, luck: Luck) -> None:
        seat, question = next(iter(self.table.asked.items()))
        legal = self.match.game.legal(self.match.state, seat)
        chosen = legal[below(luck, len(legal))]
        place = self.table.seats[seat]
        if place.bot:
            self.house(w.BotAnswer(seat, chosen, question.number))
        else:
            self.wish(place.person, w.Answer(chosen, question.number))

    def play_out(self) -> None:
        luck = Luck(seed_key("out"))
        while self.table.asked:
            self.answer_somehow(luck)


def due_now(table: Table, notice_after: int | None = None) -> object:
    """What is due next, whenever that is."""
    found = due(table, notice_after)
    return found and found.what


UNRULY = (*(w.Undo(),) * 6, w.Leave(), *(w.Return(),) * 2, w.Pause(), *(w.Resume(),) * 2)


def unruly_evenings(game: Game, games: int, most: int = 200) -> Iterator[Evening]:
    """Games of two people and two bots, shown after every event: people answer, take back, leave, return and pause."""
    for number in range(games * DEPTH):
        evening = Evening(game.id, 4, seed=f"unruly {number}")
        luck = Luck(seed_key(f"unruly {number}"))
        for _ in range(most):
            if not evening.table.asked:
                break
            try:
                if below(luck, 5) < 3:
                    evening.answer_somehow(luck)
                else:
                    evening.wish(("Ada", "Ben")[below(luck, 2)], UNRULY[below(luck, len(UNRULY))])
            except Refusal:
                continue
            yield evening


def why_no_undo(evening: Evening, person: str) -> str:
    """Why the wish to take an answer back is refused; nothing if it is granted."""
    try:
        decide(evening.table, person, w.Undo(), evening.now)
    except Refusal as refusal:
        return str(refusal)
    return ""
