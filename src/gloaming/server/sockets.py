"""A table's WebSocket: one for each viewer, from the handshake to the farewell."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING, Any

from gloaming.kernel.catalogue import accepted_language
from gloaming.kernel.refusal import Refusal
from gloaming.server import messages as m
from gloaming.server import payloads as p
from gloaming.server import views
from gloaming.server.live_table import LiveTable
from gloaming.server.live_tables import NoSuchTable, milliseconds
from gloaming.server.malformed import MALFORMED, what_is_wrong
from gloaming.server.metrics import FAULTS, REFUSALS, SOCKETS
from gloaming.server.safety import LARGEST_MESSAGE, Bucket, is_same_origin
from gloaming.server.store import StoreDown
from gloaming.server.wire import EXTENSION, Outbox, Wire
from gloaming.tables import wishes as w

if TYPE_CHECKING:
    from gloaming.server.app import House

QUESTIONS = (m.Answers, m.Describe)  # what is asked of a table that is only looked at
MOST_MISTAKES = 20  # messages that cannot be understood before a socket is closed

log = logging.getLogger("gloaming.sockets")

Scope = dict[str, Any]


class Guest:
    """Somebody who looks at a table, through one socket."""

    __slots__ = ("language", "mistakes", "outbox", "person", "rate", "viewer", "wire")

    def __init__(self, person: str, language: str, wire: Wire, outbox: Outbox, rate: Bucket) -> None:
        self.person, self.language, self.wire, self.outbox, self.rate = person, language, wire, outbox, rate
        self.viewer = 0
        self.mistakes = 0

    def push(self, framed: bytes) -> None:
        """Have a finished frame sent."""
        self.outbox.put(self.wire, framed)

    def send(self, message: Any) -> None:
        """Send one message."""
        self.push(m.frame(m.encode(message)))

    def send_away(self, number: int, code: str) -> None:
        """Close the connection after all that was sent, and say why."""
        self.outbox.flush()
        self.wire.send_away(number, code)


class Sockets:
    """All sockets of a worker."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.by_address: Counter[str] = Counter()
        self.outbox = Outbox()

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """One socket: the handshake, then whatever comes, until it closes."""
        headers = dict(scope["headers"])
        table_id = scope["path_params"]["table"]
        address = scope["client"][0] if scope.get("client") else ""
        refusal = self.refusal(headers, table_id, address)
        await receive()
        if refusal:
            REFUSALS.labels("socket").inc()
            await refuse_handshake(send, *refusal)
            return
        await send({"type": "websocket.accept"})
        person = self.house.identity.person(headers.get(b"cookie", b"").decode("latin-1"))
        settings = self.house.settings
        language = accepted_language(headers.get(b"accept-language", b"").decode("latin-1"))
        rate = Bucket(settings.seat_rate, settings.seat_burst)
        guest = Guest(person, language, scope["extensions"][EXTENSION], self.outbox, rate)
        self.by_address[address] += 1
        SOCKETS.inc()
        try:
            # In a task of its own: a message is dealt with without waking all that stands between here and the server.
            await asyncio.create_task(self.serve(guest, table_id, resume_from(scope["query_string"]), receive))
        finally:
            SOCKETS.dec()
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def refusal(self, headers: dict[bytes, bytes], table_id: str, address: str) -> tuple[int, Refusal] | None:
        """Why a handshake is refused, with the status."""
        if not is_same_origin(headers, self.house.settings.public_url):
            return 403, Refusal("foreign-page")
        if not m.TABLE_ID.fullmatch(table_id):
            return 404, Refusal("unknown-table")
        if self.by_address[address] >= self.house.settings.sockets:
            return 429, Refusal("too-many-sockets")
        if not self.house.requests.allows(address):
            return 429, Refusal("too-often")
        return None

    async def serve(self, guest: Guest, table_id: str, since: int | None, receive: Any) -> None:
        """Show the table, then grant or refuse wishes until the socket closes."""
        try:
            live = await self.enter(guest, table_id, since)
        except NoSuchTable:
            guest.send_away(*m.UNKNOWN_TABLE)
            return
        except Refusal as refusal:
            guest.send(m.refused(refusal))
            guest.send_away(*m.NOT_SHOWN)
            return
        except StoreDown:
            guest.send_away(*m.STORE_IS_DOWN)
            return
        try:
            while (message := await receive())["type"] == "websocket.receive":
                await self.take_message(guest, table_id, message.get("text") or message.get("bytes") or "")
        finally:
            self.house.tables.leave(live, guest)

    async def enter(self, guest: Guest, table_id: str, since: int | None) -> LiveTable:
        """Show somebody the table: all of it, or only that nothing has happened while they were away."""
        async with self.house.tables.at(table_id) as live:
            table = await self.house.tables.load(live)
            if since is not None and since > table.number:  # another worker has told them of more
                await self.house.tables.catch_up(live)
            guest.viewer = views.seat_or_spectator(table, guest.person)
            self.house.tables.enter(live, guest)
            if since == table.number:
                live.shown.note(table, guest.viewer)
                guest.send(m.UpToDate(table.number, sorted(live.here)))
            else:
                known = since if since is not None and 0 <= since < table.number else 0
                live.show_all(guest, milliseconds(), known)
        return live

    async def take_message(self, guest: Guest, table_id: str, text: str | bytes) -> None:
        """Deal with one message; whatever is wrong with it, the table is unharmed."""
        if not guest.rate.allows():
            REFUSALS.labels("rate").inc()
            guest.send_away(*m.TOO_MANY)
            return
        try:
            if len(text) > LARGEST_MESSAGE:
                raise Refusal("message-size", most=LARGEST_MESSAGE)
            message = m.decode.decode(text)
        except (*MALFORMED, Refusal) as error:
            self.refuse_message(guest, error, text)
            return
        ref = message.ref
        try:
            reply = await self.grant(guest, table_id, message)
            if reply is not None:
                guest.send(reply)
        except Refusal as refusal:
            REFUSALS.labels("wish").inc()
            guest.send(m.refused(refusal, ref))
        except StoreDown as down:
            guest.send(m.refused(down.refusal, ref))
        except Exception:
            FAULTS.inc()
            log.exception("a wish failed", extra={"wish": type(message).__name__})
            guest.send(m.refused(Refusal("fault"), ref))

    def refuse_message(self, guest: Guest, error: Exception, text: str | bytes) -> None:
        """Say what is wrong with a message, and send whoever does not stop away."""
        REFUSALS.labels("malformed").inc()
        guest.mistakes += 1
        refusal = error if isinstance(error, Refusal) else Refusal("message", why=what_is_wrong(error))
        guest.send(m.refused(refusal, m.ref_of(text) if len(text) <= LARGEST_MESSAGE else None))
        if guest.mistakes >= MOST_MISTAKES:
            guest.send_away(*m.NOT_UNDERSTOOD)

    async def grant(self, guest: Guest, table_id: str, message: Any) -> Any:
        """Grant what a message wishes; what is to be answered to it, if anything."""
        tables = self.house.tables
        if isinstance(message, m.Ping):
            return m.Pong(milliseconds(), message.ref)
        if isinstance(message, QUESTIONS):
            async with tables.at(table_id) as live:
                table = await tables.load(live)
                if isinstance(message, m.Answers):
                    return views.page(table, guest.viewer, message)
                return views.described(table, guest.viewer, message.ref)
        if isinstance(message, w.Rematch):
            event, another = await tables.rematch(table_id, guest.person)
            return m.Done(message.ref or 0, event.number, another)
        if isinstance(message, w.Join) and not message.language:
            message.language = guest.language
        event = await tables.wish(table_id, guest.person, message)
        return None if message.ref is None else m.Done(message.ref, event.number)


def resume_from(query: bytes) -> int | None:
    """The number after `from=` in a query, if there is one."""
    for part in query.split(b"&"):
        key, _, value = part.partition(b"=")
        if key == b"from" and value.isdigit() and len(value) <= 9:
            return int(value)
    return None


async def refuse_handshake(send: Any, status: int, why: Refusal) -> None:
    """Refuse a handshake with a status, and say why."""
    body = m.encode(p.refused(why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
