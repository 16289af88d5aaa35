"""The protocol: every message that goes over a table's WebSocket, both ways. docs/protocol.md tells it in words."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec

from gloaming.kernel.refusal import Refusal
from gloaming.server.malformed import MALFORMED
from gloaming.tables import wishes as w
from gloaming.tables.events import Clock

PROTOCOL = 2
Sentence = Annotated[
    str, msgspec.Meta(extra_json_schema={"format": "sentence"})
]  # it is shown, and read by people alone
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")  # a table's name

# How a socket is closed: with which number, and the code of the refusal that says why.
UNKNOWN_TABLE = 4404, "unknown-table"
TOO_SLOW = 4408, "too-slow"
NOT_SHOWN = 4409, "not-shown"
TOO_MANY = 4429, "too-much"
NOT_UNDERSTOOD = 4400, "no-message"
STORE_IS_DOWN = 4503, "table-unreachable"
FAREWELLS = dict((UNKNOWN_TABLE, TOO_SLOW, NOT_SHOWN, TOO_MANY, NOT_UNDERSTOOD, STORE_IS_DOWN))


class SeatInfo(msgspec.Struct):
    """A seat as everybody sees it."""

    name: str  # empty while the seat is open
    kind: Literal["open", "person", "bot"]
    bot: str = ""  # the bot that plays for it
    away: bool = False  # its person left or ran out of time, and may take it back
    here: bool = False  # its person is connected; lists of tables do not say so


class TableInfo(msgspec.Struct):
    """A table as everybody sees it, without the game itself."""

    id: str
    game: str
    title: Sentence
    rules: int
    stage: Literal["waiting", "playing", "over", "closed"]
    players: int
    options: dict[str, Any]
    clock: Clock
    private: bool
    paused: bool
    host: int | None  # the seat of whoever is host now
    seats: list[SeatInfo]
    commitment: str | None  # from the start on
    seed: str | None  # when the game is over
    next_table: str | None  # where the same people play again
    needs_every_seat: bool | msgspec.UnsetType = msgspec.UNSET  # before the start: it cannot begin while one is open


class ClockInfo(msgspec.Struct):
    """A seat's clock at the time of the message."""

    seat: int
    left: int  # milliseconds
    running: bool


Answer = tuple[int, str, dict[str, Any]]  # its number, its notation, and what it means


class QuestionInfo(msgspec.Struct):
    """What a seat is asked. Where there are very many answers they are left out: ask for them, or send notation."""

    number: int
    ask: str  # the name of the question
    arguments: dict[str, Any]  # what it is about
    width: int  # answers are numbers below this
    count: int  # how many of them are allowed
    answers: list[Answer] | None


class Beat(msgspec.Struct, array_like=True, omit_defaults=True):
    """A piece of news, and the parts of the layout that had changed when it was told."""

    news: dict[str, Any]
    set: list[Any] = []


class MomentInfo(msgspec.Struct):
    """A moment at which a player may tell something; `news` is the place of the news that brought it."""

    moment: int
    news: int
    seat: int
    kind: str
    prompt: dict[str, Any]  # a phrase of the game's catalogue: what the player is asked for


class PassageInfo(msgspec.Struct):
    """What was told at a moment; the text is null if it was taken out."""

    passage: int
    moment: int
    seat: int
    text: str | None


class ChatInfo(msgspec.Struct):
    """A line of chat."""

    number: int
    at: int
    seat: int
    text: str


# From the server


class Message(msgspec.Struct, tag_field="type", tag=str.lower):
    """What the server sends."""


class View(Message):
    """Everything that a viewer sees: the first message, and whenever changes would say too little."""

    protocol: int
    number: int  # of the last event; come back with ?from=NUMBER
    at: int  # the server's time in milliseconds
    you: int | None  # the viewer's seat
    table: TableInfo
    layout: dict[str, Any] | None  # before the start there is none
    question: QuestionInfo | None
    undo: bool  # whether the viewer may take the last answer back now
    clocks: list[ClockInfo]
    news_at: int  # the place of the first piece of news here among all; later ones that are known are void
    news: list[Any]
    chat: list[ChatInfo]
    moments: list[MomentInfo]
    passages: list[PassageInfo]


class Changes(Message, omit_defaults=True):
    """What an event changed for a viewer. What is left out is as it was."""

    number: int
    at: int
    by: int | None = None  # the seat that did it
    news_at: int | None = None  # where there is news, or known news is void: the place of the first piece
    beats: list[Beat] = []  # what happened, one after the other
    set: list[Any] = []  # parts of the layout after that: the way to a part, and its new value last
    question: QuestionInfo | msgspec.UnsetType | None = msgspec.UNSET
    undo: bool | msgspec.UnsetType = msgspec.UNSET
    table: TableInfo | msgspec.UnsetType = msgspec.UNSET
    clocks: list[ClockInfo] | msgspec.UnsetType = msgspec.UNSET
    moments: list[MomentInfo] = []


class Chat(Message):
    """Somebody said something."""

    number: int
    at: int
    seat: int
    text: str


class Passage(Message):
    """A passage was told, or taken out."""

    number: int
    passage: PassageInfo


class Here(Message):
    """Somebody came or went: the seats whose people are connected now. No event has happened."""

    seats: list[int]


class Done(Message):
    """A wish with a `ref` was granted, and is kept: its event has this number."""

    ref: int
    number: int
    table: str | None = None  # where a rematch is played


class Refused(Message, omit_defaults=True):
    """A wish was refused; nothing has changed. The sentence is in plain English, for programs."""

    refused: Sentence
    code: str = ""  # the message `no-<code>` of a catalogue: of this game, or else the house's
    rule: str = ""
    arguments: dict[str, Any] = {}
    game: str = ""
    ref: int | None = None


class Page(Message):
    """Some of the answers to a question, from a place among all that were asked for."""

    question: int
    start: int
    count: int  # how many there are in all
    answers: list[Answer]
    ref: int | None = None


class UpToDate(Message, tag="resumed"):
    """Nothing has happened since the number that the viewer came back with; and who is connected."""

    number: int
    here: list[int] = []


class Pong(Message, omit_defaults=True):
    """The answer to a ping."""

    at: int
    ref: int | None = None


class Described(Message, omit_defaults=True):
    """The table as phrases for the viewer's language, as the viewer sees it; and how the game ended, if it has."""

    number: int
    description: list[list[list[Any]]]  # paragraphs of lines of cells: phrases, or texts
    result: dict[str, Any] | None = None
    ref: int | None = None


ToClient = View | Changes | Chat | Passage | Here | Done | Refused | Page | UpToDate | Pong | Described

# From the client: wishes, and questions to the server itself.


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""

    ref: int | None = None


class Answers(msgspec.Struct, tag_field="type", tag="answers", forbid_unknown_fields=True):
    """Ask for the answers that begin like that, page by page; or for those that the rules refuse."""

    prefix: str = ""
    start: int = 0
    refused: bool = False
    ref: int | None = None


class Describe(msgspec.Struct, tag_field="type", tag="describe", forbid_unknown_fields=True):
    """Ask for the table in words."""

    ref: int | None = None


class Quoted(msgspec.Struct):
    """Of a message that cannot be understood, what its reply quotes."""

    ref: int | None = None


FromClient = w.ByPerson | Ping | Answers | Describe

encode = msgspec.json.Encoder().encode
decode: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
decode_reply: msgspec.json.Decoder[ToClient] = msgspec.json.Decoder(ToClient)


def ref_of(text: str | bytes) -> int | None:
    """The `ref` of a message that cannot be understood, if it has one all the same."""
    try:
        return msgspec.json.decode(text, type=Quoted).ref
    except MALFORMED:
        return None


def refused(refusal: Refusal, ref: int | None = None) -> Refused:
    """A refusal as a message."""
    return Refused(str(refusal), refusal.code, refusal.rule, refusal.arguments, refusal.game, ref)


def frame(payload: bytes) -> bytes:
    """A text message as it goes over the wire, whole and unmasked (RFC 6455, 5.2)."""
    length = len(payload)
    if length < 126:
        head = bytes((0x81, length))
    elif length < 1 << 16:
        head = b"\x81\x7e" + length.to_bytes(2, "big")
    else:
        head = b"\x81\x7f" + length.to_bytes(8, "big")
    return head + payload
