"""What somebody can wish for at a table. A wish becomes one event, or is refused with one sentence."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.tables.events import Clock


class Wish(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """What a person, or the house, wants to happen. Whoever gives a `ref` is told under it what came of the wish."""

    ref: int | None = None


class Join(Wish):
    """Take an open seat, the first one if none is named."""

    name: str
    seat: int | None = None
    pronouns: str = ""
    language: str = ""


class SeatBot(Wish, tag="bot"):
    """Give an open seat to a bot."""

    bot: str
    seat: int | None = None
    name: str = ""


class Leave(Wish):
    """Get up: before the start the seat is open again, later a bot answers until the person returns."""


class Kick(Wish):
    """Send a person away, or before the start take a bot away."""

    seat: int


class Return(Wish):
    """Take the own seat back from the bot that plays for it."""


class Arrange(Wish):
    """Change what is played; what is left out stays as it is."""

    players: int | None = None
    options: dict[str, Any] | None = None
    clock: Clock | None = None
    private: bool | None = None


class Start(Wish):
    """Begin the game."""


class Answer(Wish):
    """Answer, as number, notation or named arguments. With `question`, only to the question of that number."""

    answer: int | str | dict[str, Any]
    question: int | None = None


class Undo(Wish):
    """Take the last answer back."""


class Tell(Wish):
    """Tell something at a moment of one's own, the latest if none is named."""

    text: str
    moment: int | None = None


class TakeOut(Wish):
    """Take a passage out for good."""

    passage: int


class Say(Wish):
    """Chat."""

    text: str


class Pause(Wish):
    """Stop the clocks and the game."""


class Resume(Wish):
    """Go on after a pause."""


class Prefer(Wish):
    """Choose how the own seat is treated; what is left out stays as it is."""

    alone: bool | None = None
    mail: str | None = None
    language: str | None = None


class Rematch(Wish):
    """Play again with the same people; the house names the new table."""

    table: str = ""


# What only the house can wish for.


class Move(Wish):
    """Let the seat of the person who made a secret link be held by somebody else: the same person, elsewhere."""

    seat: int
    held: int  # since which event the seat was held when the link was made
    person: str


class BotAnswer(Wish):
    """A bot's answer, to the question of that number."""

    seat: int
    answer: int
    question: int


class AnswerAlone(Wish):
    """The only answer of a seat that prefers this."""

    seat: int


class Flag(Wish):
    """A clock ran out."""

    seat: int


class Notice(Wish):
    """A person who is asked is told so elsewhere."""

    seat: int


ByPerson = (
    Join
    | SeatBot
    | Leave
    | Kick
    | Return
    | Arrange
    | Start
    | Answer
    | Undo
    | Tell
    | TakeOut
    | Say
    | Pause
    | Resume
    | Prefer
    | Rematch
)
ByHouse = Move | BotAnswer | AnswerAlone | Flag | Notice
AnyWish = ByPerson | ByHouse
