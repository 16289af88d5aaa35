"""What can happen at a table of people and bots. A table is the replay of its events, and nothing else."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

MINUTE = 60
DAY = 24 * 60 * MINUTE

HOUSE = ""  # who does what nobody at the table does: bots, clocks, notices


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long people may think: no limit, seconds a move, a bank of seconds with an increment, or days a move."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: int = 0  # a move, or in the bank at the start
    increment: int = 0  # seconds that an answer adds to the bank
    days: int = 0  # a move

    @property
    def a_move(self) -> int:
        """Milliseconds for one answer; 0 where there is a bank or no limit."""
        return 1000 * (self.seconds if self.kind == "move" else self.days * DAY if self.kind == "days" else 0)

    @property
    def bank(self) -> int:
        """Milliseconds that everybody begins with; 0 where there is no bank."""
        return 1000 * self.seconds if self.kind == "bank" else 0


class EventKind(msgspec.Struct, omit_defaults=True, tag_field="what", tag=str.lower):
    """What an event is: something that changes a table."""


class Opened(EventKind):
    """A table was opened; whoever opened it is its host."""

    game: str
    rules: int
    players: int  # seats round the table; those still empty at the start are taken away
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    private: bool = False


class Joined(EventKind):
    """A person took an open seat."""

    seat: int
    name: str
    pronouns: str = ""  # by which a story speaks of them; none if the name is to be used always
    language: str = ""  # in which notices are written to them; English if none was named


class BotSeated(EventKind):
    """A bot took an open seat."""

    seat: int
    name: str
    bot: str


class Left(EventKind):
    """A seat became open again before the start: its person left, or the host took the bot away."""

    seat: int


class Kicked(EventKind):
    """The host sent a person away, who cannot come back; after the start a bot plays on for that seat."""

    seat: int
    bot: str = ""


class Handed(EventKind):
    """A person left after the start: a bot answers for the seat until the person comes back."""

    seat: int
    bot: str


class Returned(EventKind):
    """A person took the own seat back from a bot."""

    seat: int


class Moved(EventKind):
    """A seat is held from another device now, by another guest's cookie."""

    seat: int
    person: str


class Arranged(EventKind):
    """The host changed what is played, before the start."""

    players: int
    options: dict[str, Any]
    clock: Clock
    private: bool


class Started(EventKind):
    """The game began: empty seats are gone, and chance is bound to a seed."""

    commitment: str


class Answered(EventKind):
    """A seat answered; the number is that of the kernel."""

    seat: int
    answer: int
    by: Literal["person", "bot", "alone"] = "person"  # alone: the only answer, given by itself as the person prefers


class Undone(EventKind):
    """A seat's last answer was taken back, and with it what bots answered since."""

    seat: int


class PassageTold(EventKind, tag="told"):
    """Somebody told something at a moment; the text is None once it was taken out."""

    seat: int
    moment: int
    text: str | None


class PassageTakenOut(EventKind, tag="takenout"):
    """A passage was taken out for good. Nobody keeps who did it; the store forgets its words."""

    passage: int
    told: int  # the number of the event that told it


class ChatSaid(EventKind, tag="said"):
    """Somebody at the table said something in the chat."""

    seat: int
    text: str


class Paused(EventKind):
    """The host stopped all clocks; nobody can answer."""


class Resumed(EventKind):
    """The host let the game go on."""


class Flagged(EventKind):
    """A clock ran out: a bot answers for the seat until its person takes it back."""

    seat: int
    bot: str


class Preferred(EventKind):
    """A person chose how the own seat is treated."""

    seat: int
    alone: bool = False  # answer by itself where only one answer is possible
    mail: str = ""  # where to write when the seat is asked
    language: str = ""  # and in which language


class Noticed(EventKind):
    """A notice to a person who is asked was sent, or is about to be: nobody sends a second one."""

    seat: int


class Rematched(EventKind):
    """The same people play again at another table."""

    table: str


What = (
    Opened
    | Joined
    | BotSeated
    | Left
    | Kicked
    | Handed
    | Returned
    | Moved
    | Arranged
    | Started
    | Answered
    | Undone
    | PassageTold
    | PassageTakenOut
    | ChatSaid
    | Paused
    | Resumed
    | Flagged
    | Preferred
    | Noticed
    | Rematched
)


class Event(msgspec.Struct, frozen=True):
    """One thing that happened at a table: its number from 1, when (milliseconds since 1970), who did it, and what."""

    number: int
    at: int
    who: str  # a person; HOUSE for bots, clocks and for what nobody may keep
    what: What


_writer = msgspec.json.Encoder()
_reader: msgspec.json.Decoder[What] = msgspec.json.Decoder(What)


def written(what: What) -> str:
    """What happened, as it is stored."""
    return _writer.encode(what).decode()


def read(text: str | bytes) -> What:
    """What was stored."""
    return _reader.decode(text)
