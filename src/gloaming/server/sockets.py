"""A table's WebSocket: one for each viewer, from the handshake to the farewell."""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from gloaming.kernel.refusal import Refusal
from gloaming.server import eyes
from gloaming.server import messages as m
from gloaming.server.metrics import FAULTS, REFUSALS, SOCKETS
from gloaming.server.room import Room
from gloaming.server.rooms import NoSuchTable, milliseconds
from gloaming.server.safety import LARGEST_MESSAGE, Bucket, is_same_origin
from gloaming.server.store import StoreDown
from gloaming.server.wire import EXTENSION, Wire
from gloaming.tables import Gathering, decide
from gloaming.tables import wishes as w

if TYPE_CHECKING:
    from gloaming.server.app import House

MOST_MISTAKES = 20  # messages that cannot be understood before a socket is closed

log = logging.getLogger("gloaming.sockets")

Scope = dict[str, Any]


class Guest:
    """Somebody who looks at a table, through one socket."""

    __slots__ = ("mistakes", "person", "push", "rate", "viewer", "wire")

    def __init__(self, person: str, wire: Wire, rate: Bucket) -> None:
        self.person, self.wire, self.rate = person, wire, rate
        self.viewer = 0
        self.mistakes = 0
        self.push = wire.push

    def send(self, message: Any) -> None:
        """Send one message."""
        self.push(m.frame(m.encode(message)))


class Sockets:
    """All sockets of a worker."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.by_address: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """One socket: the handshake, then whatever comes, until it closes."""
        headers = dict(scope["headers"])
        table = scope["path_params"]["table"]
        address = scope["client"][0] if scope.get("client") else ""
        refusal = self.refusal(headers, table, address)
        await receive()
        if refusal:
            REFUSALS.labels("socket").inc()
            await refuse(send, *refusal)
            return
        await send({"type": "websocket.accept"})
        person = self.house.identity.person(headers.get(b"cookie", b"").decode("latin-1"))
        settings = self.house.settings
        guest = Guest(person, scope["extensions"][EXTENSION], Bucket(settings.seat_rate, settings.seat_burst))
        self.by_address[address] += 1
        SOCKETS.inc()
        try:
            await self.serve(guest, table, resume_from(scope["query_string"]), receive)
        finally:
            SOCKETS.dec()
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def refusal(self, headers: dict[bytes, bytes], table: str, address: str) -> tuple[int, str] | None:
        """Why a handshake is refused, with the status."""
        if not is_same_origin(headers, self.house.settings.public_url):
            return 403, "This page is not one of ours."
        if not m.TABLE_ID.fullmatch(table):
            return 404, "There is no such table."
        if self.by_address[address] >= self.house.settings.sockets:
            return 429, "There are too many connections from your address."
        if not self.house.requests.allows(address):
            return 429, "You ask too often; wait a little."
        return None

    async def serve(self, guest: Guest, table: str, since: int | None, receive: Any) -> None:
        """Show the table, then grant or refuse wishes until the socket closes."""
        try:
            room = await self.enter(guest, table, since)
        except NoSuchTable:
            guest.wire.send_away(*m.UNKNOWN_TABLE)
            return
        except Refusal as refusal:
            guest.send(m.Refused(str(refusal)))
            guest.wire.send_away(*m.NOT_SHOWN)
            return
        except StoreDown:
            guest.wire.send_away(*m.STORE_IS_DOWN)
            return
        try:
            while (message := await receive())["type"] == "websocket.receive":
                await self.heard(guest, table, message.get("text") or message.get("bytes") or "")
        finally:
            self.house.rooms.leave(room, guest)

    async def enter(self, guest: Guest, table: str, since: int | None) -> Room:
        """Show somebody the table: all of it, or only that nothing has happened while they were away."""
        async with self.house.rooms.at(table) as room:
            gathering = await self.house.rooms.loaded(room)
            if since is not None and since > gathering.number:  # another worker has told them of more
                await self.house.rooms.catch_up(room)
            guest.viewer = eyes.seat_or_spectator(gathering, guest.person)
            self.house.rooms.enter(room, guest)
            if since == gathering.number:
                room.shown.setdefault(guest.viewer, eyes.shown_now(gathering, guest.viewer))
                guest.send(m.Resumed(gathering.number, sorted(room.here)))
            else:
                known = since if since is not None and 0 <= since < gathering.number else 0
                room.show_all(guest, milliseconds(), known)
        return room

    async def heard(self, guest: Guest, table: str, text: str | bytes) -> None:
        """Deal with one message; whatever is wrong with it, the table is unharmed."""
        if not guest.rate.allows():
            REFUSALS.labels("rate").inc()
            guest.wire.send_away(*m.TOO_MANY)
            return
        try:
            if len(text) > LARGEST_MESSAGE:
                raise Refusal(f"A message takes at most {LARGEST_MESSAGE:,} bytes.")
            message = m.decode.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Refusal) as error:
            self.not_understood(guest, error)
            return
        ref = message.ref
        try:
            done = await self.done(guest, table, message)
            if done is not None:
                guest.send(done)
        except Refusal as refusal:
            REFUSALS.labels("wish").inc()
            guest.send(m.Refused(str(refusal), ref))
        except StoreDown as down:
            guest.send(m.Refused(down.sentence, ref))
        except Exception:
            FAULTS.inc()
            log.exception("a wish failed", extra={"wish": type(message).__name__})
            guest.send(m.Refused("Something went wrong in the server.", ref))

    def not_understood(self, guest: Guest, error: Exception) -> None:
        """Say what is wrong with a message, and send whoever does not stop away."""
        REFUSALS.labels("malformed").inc()
        guest.mistakes += 1
        said = str(error) if isinstance(error, Refusal) else f"This message cannot be understood: {brief(error)}."
        guest.send(m.Refused(said))
        if guest.mistakes >= MOST_MISTAKES:
            guest.wire.send_away(*m.NOT_UNDERSTOOD)

    async def done(self, guest: Guest, table: str, message: Any) -> Any:
        """Grant what a message wishes; what is to be answered to it, if anything."""
        rooms = self.house.rooms
        if isinstance(message, m.Ping):
            return m.Pong(milliseconds(), message.ref)
        if isinstance(message, m.Answers | m.Describe | m.AskUndoable):
            async with rooms.at(table) as room:
                gathering = await rooms.loaded(room)
                if isinstance(message, m.Answers):
                    return eyes.page(gathering, guest.viewer, message)
                if isinstance(message, m.AskUndoable):
                    return undoable(gathering, guest.person, message.ref)
                return eyes.described(gathering, guest.viewer, message.ref)
        if isinstance(message, w.Rematch):
            event, another = await rooms.rematch(table, guest.person)
            return m.Done(message.ref or 0, event.number, another)
        event = await rooms.wish(table, guest.person, message)
        return None if message.ref is None else m.Done(message.ref, event.number)


def undoable(gathering: Gathering, person: str, ref: int | None) -> m.Undoable:
    """Whether somebody's last answer may be taken back."""
    try:
        decide(gathering, person, w.Undo(), milliseconds())
    except Refusal as refusal:
        return m.Undoable(gathering.number, False, str(refusal), ref)
    return m.Undoable(gathering.number, True, "", ref)


def brief(error: Exception) -> str:
    """What is wrong with a message, on one line, without repeating it."""
    return str(error).split("\n", maxsplit=1)[0][:200].rstrip(".")


def resume_from(query: bytes) -> int | None:
    """The number after `from=` in a query, if there is one."""
    for part in query.split(b"&"):
        key, _, value = part.partition(b"=")
        if key == b"from" and value.isdigit() and len(value) <= 9:
            return int(value)
    return None


async def refuse(send: Any, status: int, said: str) -> None:
    """Refuse a handshake with a status and a sentence."""
    body = m.encode({"refused": said})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
