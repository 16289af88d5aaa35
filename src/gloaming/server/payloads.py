"""What the HTTP side takes and gives: the types of requests and replies, from which its OpenAPI document is made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gloaming.kernel.match import LONGEST_NAME
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import MOST_SEATS
from gloaming.server.messages import Beat, MomentInfo, PassageInfo, Sentence, TableInfo
from gloaming.tables.events import Clock

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, description="A player's name.")]
Players = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS, description="How many seats there are.")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS, description="A seat, from 0.")]
PronounsChosen = Annotated[
    str, msgspec.Meta(max_length=16, description="By which a story speaks of the player: she, he, they; or none.")
]
LanguageChosen = Annotated[
    str, msgspec.Meta(max_length=16, description="In which notices are written, as de; by Accept-Language if left out.")
]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=64, description="A bot's level, such as lantern.")]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=1000, description="The secret of a link.")]


class Asking(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a request says."""


class OpenTable(Asking):
    """Open a table, and take its first seat."""

    game: Annotated[str, msgspec.Meta(max_length=64, description="The id of a game.")]
    name: Name
    players: Players
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    private: bool = False
    pronouns: PronounsChosen = ""
    language: LanguageChosen = ""


class TakeSeat(Asking):
    """Take an open seat."""

    name: Name
    seat: SeatNumber | None = None
    pronouns: PronounsChosen = ""
    language: LanguageChosen = ""


class AddBot(Asking):
    """Give an open seat to a bot."""

    bot: BotName
    seat: SeatNumber | None = None
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""


class ArrangeTable(Asking):
    """Change what is played; what is left out stays as it is."""

    players: Players | None = None
    options: dict[str, Any] | None = None
    clock: Clock | None = None
    private: bool | None = None


class Preferences(Asking):
    """How the own seat is treated; what is left out stays as it is."""

    alone: bool | None = None
    mail: Annotated[str, msgspec.Meta(max_length=254)] | None = None
    language: LanguageChosen | None = None


class MoveSeat(Asking):
    """Hold a seat from this device from now on."""

    token: Token


class Nothing(Asking):
    """There is nothing to say."""


# Replies


class Refused(msgspec.Struct, omit_defaults=True):
    """Why something cannot be done: as data, and in plain English for programs."""

    refused: Sentence
    code: str = ""  # the message `no-<code>` of a catalogue: of this game, or else the house's
    rule: str = ""
    arguments: dict[str, Any] = {}
    game: str = ""


def refused(refusal: Refusal) -> Refused:
    """A refusal as a reply."""
    return Refused(str(refusal), refusal.code, refusal.rule, refusal.arguments, refusal.game)


class ChoiceInfo(msgspec.Struct):
    """One of the names that an option can be given, and what it is called."""

    name: str
    label: Sentence


class OptionInfo(msgspec.Struct):
    """Something that can be chosen before a game."""

    key: str
    label: Sentence
    help: Sentence
    default: Any
    kind: Literal["switch", "number", "names", "text"]
    choices: list[ChoiceInfo]  # of which several are chosen


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    id: str
    title: Sentence
    credit: Sentence
    blurb: Sentence
    door: Sentence  # what stands on its door: shorter than the blurb
    minutes: Sentence
    rules: int
    least_players: int
    most_players: int
    told: bool  # whether players tell what happens
    quiet: list[str]  # news by its names that is laid out or dealt: a log may fold much of it into one line
    options: list[OptionInfo]


class BotInfo(msgspec.Struct):
    """A bot that can be given a seat."""

    name: str
    label: Sentence
    sentence: Sentence


class Lobby(msgspec.Struct):
    """Public tables at which a seat may be free, and those at which the guest sits."""

    open: list[TableInfo]
    mine: list[TableInfo]
    asked: list[str]  # those of mine at which it is the guest's turn


class TableOpened(msgspec.Struct):
    """A table that was opened, and how others find it."""

    table: TableInfo
    link: str


class SecretLink(msgspec.Struct):
    """What moves a seat to another device: once, and within the hour."""

    link: str
    token: str


class SeatMoved(msgspec.Struct):
    """The table and the seat that is held from this device now."""

    table: TableInfo
    seat: int


class Seed(msgspec.Struct):
    """What chance was bound to."""

    commitment: str
    seed: str


class AskedInfo(msgspec.Struct):
    """A question: its name and what it is about."""

    ask: str
    arguments: dict[str, Any]


class GivenInfo(msgspec.Struct):
    """An answer: who gave it, to which question, its notation and what it means."""

    seat: str
    ask: str
    notation: str
    arguments: dict[str, Any]


class Reviewed(msgspec.Struct):
    """What the adviser says of an answer that was a choice."""

    step: int
    seat: str
    question: AskedInfo
    given: GivenInfo
    given_chance: float  # the part of a win that it brought, by the adviser's reckoning
    best: GivenInfo
    best_chance: float
    swing: float  # how the seat's chances had changed since it answered last
    costly: bool
    turning: bool
    hasty: bool = False  # thought over too briefly to be trusted: the server is still compiling the adviser's search


class ReplayStep(msgspec.Struct, omit_defaults=True):
    """An answer, and what it changed together with all that chance did then; what is left out is as it was."""

    step: int  # how many answers had been given, chance's included: the `step` of a review
    seat: int
    asked: AskedInfo | None = None  # what was asked and what was answered, where the viewer may know it
    given: GivenInfo | None = None
    beats: list[Beat] = []  # as in the changes of a table
    set: list[Any] = []
    lines: tuple[int, int, list[list[Any]]] | None = None  # of the description: from here to there they are these now


class Replay(msgspec.Struct):
    """A game that is over, step by step, as a seat saw it or with all that was hidden."""

    table: TableInfo
    viewer: int | None  # the seat that looks; null for all that was hidden
    layout: dict[str, Any]  # before the first answer
    lines: list[list[Any]]  # its description: lines of cells, an empty one between paragraphs
    news: list[Any]
    steps: list[ReplayStep]
    result: dict[str, Any] | None  # a phrase
    moments: list[MomentInfo]
    passages: list[PassageInfo]


class Hinted(msgspec.Struct):
    """An answer that the adviser thinks of."""

    answer: GivenInfo
    chance: float  # the part of a win that it brings, by the adviser's reckoning
    line: list[GivenInfo]  # what is likely to follow


class Health(msgspec.Struct):
    """How the server is."""

    status: str
    version: str
