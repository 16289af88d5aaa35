"""One game between bots, told in full for auditors: every answer, all that came of it, and the whole state.

docs/trace.md describes every field. With the same seed and bot it is game 0 of a simulation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any

from gloaming.bots import think
from gloaming.kernel.chance import Luck, below, commitment, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.match import NAMES, check_names, check_seed
from gloaming.kernel.news import Item
from gloaming.kernel.seats import CHANCE, CHANCE_ALONE, first_asked
from gloaming.kernel.sight import view
from gloaming.kernel.speech import notation_of

Json = dict[str, Any]

FORMAT = 2  # of the trace: raised when a field changes its meaning or goes; docs/trace.md says what changed


def trace(
    game: Game,
    seats: int | Sequence[str],
    bot: int,
    *,
    seed: str = "0",
    options: Mapping[str, Any] | None = None,
) -> Iterator[Json]:
    """The head with the state as it was set up, then an object for each answer of a seat; the last has the result.

    What is wrong with seats or options is refused at once, before the first object is asked for.
    """
    players = seats if isinstance(seats, int) else len(seats)
    checked = game.check_options(options, players)
    names = check_names(NAMES[:players] if isinstance(seats, int) else seats)
    head = {
        "trace": FORMAT,
        "game": game.id,
        "rules": game.rules,
        "players": list(names),
        "options": deepcopy(checked),
        "seed": seed,
        "commitment": commitment(seed),
    }
    return play_through(Trace(game, names, checked, check_seed(seed)), head, bot)


class Trace:
    """A game under way, and how much of it was told."""

    def __init__(self, game: Game, names: Sequence[str], options: Mapping[str, Any], seed: str) -> None:
        self.game = game
        self.names = names
        self.heard: list[Item] = []
        self.state: Any = game.lay(len(names), options, self.heard)
        self.luck = Luck(seed_key(seed))
        self.minds = Luck(seed_key(seed), 1)
        self.step = 0

    def apply(self, seat: int, answer: int) -> None:
        """Carry out an answer and count it."""
        self.game.moves.apply(self.state, seat, answer)
        self.step += 1

    def chance(self) -> list[Json]:
        """Let chance answer for as long as it is asked; say what."""
        answers = []
        while self.state.asked == CHANCE_ALONE:
            answer = below(self.luck, self.state.width)
            answers.append(
                {
                    "question": self.game.voice().question(self.state, CHANCE, self.names),
                    "answer": notation_of(self.game, self.state, CHANCE, answer, self.names),
                }
            )
            self.apply(CHANCE, answer)
        return answers

    def answer(self, bot: int) -> Json:
        """Let the first seat that is asked answer; say what it was asked and what it could have answered."""
        game, g, names = self.game, self.state, self.names
        seat = first_asked(g)
        answer = think(game, view(g, seat, remembering=True), seat, bot, self.minds)
        spoken = {
            "step": self.step + 1,
            "asked": [name for other, name in enumerate(names) if game.asks(g, other)],
            "seat": names[seat],
            "question": {"name": game.question(g).name, "text": game.voice().question(g, seat, names)},
            "legal": [notation_of(game, g, seat, each, names) for each in game.legal(g, seat)],
            "answer": notation_of(game, g, seat, answer, names),
        }
        self.apply(seat, answer)
        return spoken

    def since(self, told: int) -> Json:
        """What came of it: chance's answers, the news as whoever knows everything hears it, the true state.

        Copies, since parts of a layout are kept and serve later tables too.
        """
        words = self.game.words
        return {
            "chance": self.chance(),
            "news": [
                {**self.game.news_data(item, self.names), "text": self.game.voice().news(item, self.names)}
                for item in self.heard[told:]
            ],
            "table": deepcopy(words.layout(self.state, self.names)),
        }

    def result(self) -> Json:
        """How the game ended."""
        g = self.state
        return {
            "winners": [name for seat, name in enumerate(self.names) if g.place[seat] == 1],
            "places": {name: g.place[seat] for seat, name in enumerate(self.names)},
            "scores": {name: g.score[seat] for seat, name in enumerate(self.names)},
            "text": self.game.voice().result(g, self.names),
        }


def play_through(tracing: Trace, head: Json, bot: int) -> Iterator[Json]:
    """The head, then answer after answer."""
    setting_up = tracing.since(0)
    yield {**head, "step": tracing.step, **setting_up}
    while not tracing.state.over:
        heard = len(tracing.heard)
        line = {**tracing.answer(bot), **tracing.since(heard)}
        yield {**line, "result": tracing.result()} if tracing.state.over else line
