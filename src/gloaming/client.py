"""A small client of a server's protocol: for programs, for the tests, and for `gloaming join`.

`Visitor` does what goes over HTTP, `RemoteTable` plays at a table, and `Mirror` keeps what a table's messages tell.
"""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection as SyncConnection
from websockets.sync.client import connect as connect_sync

from gloaming.games import find
from gloaming.kernel.catalogue import catalogue
from gloaming.kernel.causes import cause
from gloaming.kernel.layouts import SPLICE
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.server import messages as m
from gloaming.server import payloads as p

TIMEOUT = 30.0  # seconds that a server is waited for
LARGEST = 8 * 1024 * 1024  # bytes of a message from the server

Json = dict[str, Any]
UNHEARD: Json = {"what": "unheard", "text": ""}  # a piece of news from before one came


class Visitor:
    """A guest of a server, known by a cookie."""

    def __init__(self, url: str, cookie: str = "") -> None:
        try:
            parts = urlsplit(url)
            host, _ = parts.hostname, parts.port  # a port that is none is found out when it is read
        except ValueError as error:
            raise Refusal("server-address", address=shortened(url)) from error
        if parts.scheme not in ("http", "https") or not host:
            raise Refusal("server-url")
        self.secure, self.address = parts.scheme == "https", parts.netloc
        self.cookie = cookie  # name=value, as it is sent back

    @property
    def url(self) -> str:
        """The server's address."""
        return f"{'https' if self.secure else 'http'}://{self.address}"

    def socket_url(self, table_id: str, since: int | None = None) -> str:
        """Where a table is played; with the number of the last event that is known, to go on from there."""
        begin = f"{'wss' if self.secure else 'ws'}://{self.address}/api/tables/{table_id}/socket"
        return begin if since is None else f"{begin}?from={since}"

    @property
    def headers(self) -> dict[str, str]:
        """Who asks."""
        return {"Cookie": self.cookie} if self.cookie else {}

    def call(self, method: str, path: str, body: Json | None = None) -> Any:
        """Ask the server for something; what it refuses is raised as a refusal with the same sentence."""
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        connection = kind(self.address, timeout=TIMEOUT)
        try:
            sent = None if body is None else json.dumps(body)
            connection.request(method, path, sent, {"Content-Type": "application/json", **self.headers})
            response = connection.getresponse()
            text, kept = response.read().decode(), response.getheader("set-cookie")
        except (OSError, http.client.HTTPException) as error:
            raise Refusal("server-unreached", server=self.url, why=cause(error)) from error
        finally:
            connection.close()
        if kept:
            self.cookie = kept.split(";", maxsplit=1)[0]
        return understood(response.status, response.getheader("content-type") or "", text)

    def table(self, table_id: str, doing: str = "", body: Json | None = None) -> Any:
        """Do something at a table: join, bots, start, leave and so on."""
        return self.call("POST", f"/api/tables/{table_id}/{doing}", body or {})


def understood(status: int, kind: str, text: str) -> Any:
    """What a server replied."""
    reply: Any = text
    if kind.startswith("application/json"):
        try:
            reply = json.loads(text)
        except ValueError as error:
            raise Refusal("server-reply") from error
    if status >= 400:
        try:
            refused = msgspec.convert(reply, p.Refused)
        except msgspec.ValidationError:
            raise Refusal("server-status", status=str(status)) from None
        raise refusal_from(refused)
    return reply


def refusal_from(refused: p.Refused | m.Refused) -> Refusal:
    """A refusal as the server meant it, to be said in any language; as it said it, where we lack the words."""
    with suppress(Refusal):
        own = find(refused.game).catalogue() if refused.game else catalogue()
        if refused.code and "rule" not in refused.arguments and own.has(f"no-{refused.code}"):
            refusal = Refusal(refused.code, refused.rule, **refused.arguments)
            refusal.game = refused.game
            return refusal
    return Refusal("server-said", said=refused.refused)


class Mirror:
    """What a viewer knows of a table, kept up to date by the messages."""

    def __init__(self) -> None:
        self.number = 0
        self.you: int | None = None
        self.table: m.TableInfo | None = None
        self.layout: Any = None
        self.question: m.QuestionInfo | None = None
        self.undo = False  # whether the last answer may be taken back
        self.clocks: list[m.ClockInfo] = []
        self.news: list[Any] = []
        self.chat: list[m.ChatInfo] = []
        self.moments: list[m.MomentInfo] = []
        self.passages: dict[int, m.PassageInfo] = {}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.stage == "over"

    def take(self, message: m.ToClient) -> None:
        """Follow one message."""
        match message:
            case m.View():
                self.take_view(message)
            case m.Changes():
                self.take_changes(message)
            case m.Chat():
                self.number = message.number
                self.chat.append(m.ChatInfo(message.number, message.at, message.seat, message.text))
            case m.Here():
                self.take_here(message.seats)
            case m.UpToDate():
                self.take_here(message.here)
            case m.Passage():
                self.number = message.number
                self.passages[message.passage.passage] = message.passage

    def take_view(self, view: m.View) -> None:
        """Everything, with the news from a place on; what was known before that place stays."""
        self.number, self.you, self.table = view.number, view.you, view.table
        self.layout, self.question, self.undo, self.clocks = view.layout, view.question, view.undo, view.clocks
        self.take_news(view.news_at, view.news)
        known = {line.number for line in self.chat}
        self.chat += [line for line in view.chat if line.number not in known]
        self.moments = view.moments
        self.passages = {passage.passage: passage for passage in view.passages}

    def take_changes(self, changes: m.Changes) -> None:
        """What an event changed."""
        self.number = changes.number
        for change in [*(change for beat in changes.beats for change in beat.set), *changes.set]:
            self.layout = set_part(self.layout, change)
        if changes.news_at is not None:
            self.take_news(changes.news_at, [beat.news for beat in changes.beats])
            self.moments = [*(each for each in self.moments if each.news < changes.news_at), *changes.moments]
            self.passages = {
                number: passage for number, passage in self.passages.items() if passage.moment <= len(self.moments)
            }
        if changes.question is not msgspec.UNSET:
            self.question = changes.question
        if changes.undo is not msgspec.UNSET:
            self.undo = changes.undo
        if changes.table is not msgspec.UNSET:
            self.table = changes.table
        if changes.clocks is not msgspec.UNSET:
            self.clocks = changes.clocks

    def take_news(self, at: int, news: list[Any]) -> None:
        """What was known up to a place, then what is new; what is older than the server sends was never heard."""
        self.news += [UNHEARD] * (at - len(self.news))
        self.news[at:] = news

    def take_here(self, seats: list[int]) -> None:
        """Who is connected."""
        for number, seat in enumerate(self.table.seats if self.table else ()):
            seat.here = number in seats


def set_part(layout: Any, change: list[Any]) -> Any:
    """A layout with one part of it set: the way to the part, and its new value last."""
    *way, value = change
    if not way:
        return value
    part = layout
    if SPLICE in way:
        *way, _, first, count = way
        for step in way:
            part = part[step]
        part[first : first + count] = value
        return layout
    for step in way[:-1]:
        part = part[step]
    part[way[-1]] = value
    return layout


class RemoteTable:
    """A table far away, for programs that run an event loop."""

    def __init__(self, connection: ClientConnection, mirror: Mirror) -> None:
        self.connection, self.seen = connection, mirror

    async def next(self, timeout: float | None = None) -> m.ToClient:
        """The next message, which is waited for so many seconds; the mirror has followed it."""
        async with asyncio.timeout(TIMEOUT if timeout is None else timeout):
            message = m.decode_reply.decode(await self.connection.recv())
        self.seen.take(message)
        return message

    async def send(self, **wish: Any) -> None:
        """Wish for something: `type` and what belongs to it, as docs/protocol.md says."""
        await self.connection.send(json.dumps(wish))

    async def answer(self, answer: int | str | Json) -> None:
        """Answer what this seat is asked, by number, by notation or by named arguments."""
        asked = self.seen.question
        await self.send(type="answer", answer=answer, question=asked.number if asked else None)


@asynccontextmanager
async def at_table(
    visitor: Visitor, table_id: str, mirror: Mirror | None = None, *, resume: bool = False
) -> AsyncIterator[RemoteTable]:
    """Sit down at a table far away, or look on; with `resume`, go on from where the mirror is."""
    seen = mirror or Mirror()
    where = visitor.socket_url(table_id, seen.number if resume else None)
    async with connect(
        where, additional_headers=visitor.headers, max_size=LARGEST, compression=None, open_timeout=TIMEOUT
    ) as connection:
        remote = RemoteTable(connection, seen)
        await remote.next()
        yield remote


class Lost(ConnectionError):
    """A connection that was lost, or could not be made; the refusal says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class PlainTable:
    """The same for programs that wait."""

    def __init__(self, connection: SyncConnection, mirror: Mirror) -> None:
        self.connection, self.seen = connection, mirror

    def next(self, timeout: float | None = None) -> m.ToClient:
        """The next message; the mirror has followed it."""
        try:
            message = m.decode_reply.decode(self.connection.recv(timeout))
        except ConnectionClosed as closed:
            code = m.FAREWELLS.get(closed.rcvd.code if closed.rcvd else 0, "lost")
            raise Lost(Refusal(code)) from closed
        self.seen.take(message)
        return message

    def send(self, **wish: Any) -> None:
        """Wish for something."""
        try:
            self.connection.send(json.dumps(wish))
        except ConnectionClosed as closed:
            raise Lost(Refusal("lost")) from closed


@contextmanager
def at_table_plainly(visitor: Visitor, table_id: str, mirror: Mirror) -> Iterator[PlainTable]:
    """Sit down at a table far away, and wait for each message; a mirror that knows the table goes on from there."""
    where = visitor.socket_url(table_id, mirror.number or None)
    try:
        connection = connect_sync(
            where, additional_headers=visitor.headers, max_size=LARGEST, compression=None, open_timeout=TIMEOUT
        )
    except (OSError, InvalidHandshake) as error:
        raise Lost(Refusal("server-unreached", server=visitor.url, why=cause(error))) from error
    with connection:
        remote = PlainTable(connection, mirror)
        remote.next(TIMEOUT)
        yield remote
