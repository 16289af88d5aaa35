"""People and bots round one game, as the replay of what happened there."""

from __future__ import annotations

from array import array
from collections import deque
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from gloaming.games import find
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.phrases import TITLE
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.undo import who_may_undo
from gloaming.tables.events import Clock

CHAT_KEPT = 200  # lines of chat that a table remembers
WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"  # the stages of a table
STAND_IN = "lantern"  # the bot that plays for whoever left or ran out of time


@dataclass(slots=True)
class Seat:
    """A place at the table."""

    name: str = ""  # nobody's while it is open
    person: str = ""  # who holds it, if a person does
    held: int = 0  # the number of the event by which that person came to hold it
    bot: str = ""  # the bot that answers for it now
    alone: bool = False  # whether the only answer is given by itself
    mail: str = ""
    left: int = 0  # milliseconds in the bank
    pronouns: str = ""  # for the story; none if the name is to be used always
    language: str = ""  # of notices to the person

    @property
    def is_open(self) -> bool:
        """Whether nobody has taken it."""
        return not self.name


@dataclass(slots=True)
class OpenQuestion:
    """A question to a seat: the event that brought it, since when the clock runs, and whether a notice was sent."""

    number: int
    since: int
    noticed: bool = False
    thought: int = 0  # milliseconds that its person had thought when a bot took over, or when it was answered


class ReversibleAnswer(NamedTuple):
    """An answer that may still be taken back: whose, to which question, and what it added to the bank."""

    seat: int
    question: OpenQuestion
    gained: int  # milliseconds


@dataclass(slots=True)
class Line:
    """A line of chat."""

    number: int
    at: int
    seat: int
    text: str


@dataclass(slots=True)
class Table:
    """A table of people and bots. Only `apply` changes it."""

    id: str
    seed: str  # a secret until the end
    number: int = 0  # of the last event
    at: int = 0  # when it happened
    game: Game | None = None
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    private: bool = False
    host: str = ""
    seats: list[Seat] = field(default_factory=list)
    barred: set[str] = field(default_factory=set)  # who was kicked
    stage: str = WAITING
    paused: int | None = None  # since when
    match: Match | None = None
    asked: dict[int, OpenQuestion] = field(default_factory=dict)  # by seat
    given: list[ReversibleAnswer] = field(default_factory=list)  # since chance answered last, after which answers stand
    passage_events: list[int] = field(default_factory=list)  # the events that told the passages
    chat: deque[Line] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    heard: array[int] = field(default_factory=lambda: array("L", [0]))  # how much news there was after each event
    next_table: str = ""  # where the same people play again

    @property
    def play(self) -> Match:
        """The match, at a table that has started."""
        if self.match is None:
            raise Refusal("not-started")
        return self.match

    @property
    def played(self) -> Game:
        """The game that is played here."""
        if self.game is None:
            raise Refusal("not-opened")
        return self.game

    @property
    def names(self) -> list[str]:
        """The names at the seats, in order; empty for open ones."""
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """The seats at which a person answers."""
        return [*filter(self.is_person, range(len(self.seats)))]

    def is_person(self, seat: int) -> bool:
        """Whether a person answers at a seat."""
        place = self.seats[seat]
        return bool(place.person) and not place.bot

    @property
    def holders(self) -> set[str]:
        """Everybody who holds a seat, also while a bot plays for it."""
        return {seat.person for seat in self.seats if seat.person}

    @property
    def acting_host(self) -> str:
        """Who is host now: while a bot plays for the host, the first person who is there."""
        people = self.people
        return self.seats[people[0]].person if people and self.seat_of(self.host) not in people else self.host

    @property
    def undoer(self) -> int | None:
        """The one seat whose person may take the last answer back now, if there is one."""
        if self.stage != PLAYING or self.paused is not None:
            return None
        return who_may_undo(self.play, self.is_person)

    @property
    def needs_every_seat(self) -> bool:
        """Whether the options let no fewer play than there are seats."""
        return not any(self.stands_for(players) for players in range(1, len(self.seats)))

    def stands_for(self, players: int) -> bool:
        """Whether so many could play with these options."""
        try:
            self.played.check_options(self.options, players)
        except Refusal:
            return False
        return True

    def seat_of(self, person: str) -> int | None:
        """The seat that somebody holds, also while a bot plays for it."""
        if person:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def least_heard(self, since: int) -> int:
        """How much news is still as it was when event `since` had happened: undone answers take theirs back."""
        return min(self.heard[max(since, 0) :], default=0)


def find_game(game_id: str, rules: int) -> Game:
    """The game by the version of its rules that a table began with, or a refusal."""
    game = find(game_id)
    if game.rules != rules:
        raise game.refusing(Refusal("table-rules", then=rules, game=TITLE, now=game.rules))
    return game
