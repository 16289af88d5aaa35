"""The last step to the network: uvicorn's WebSocket protocol with a direct, bounded way out.

ASGI has a message awaited for every send; at a table, four people are sent something for every answer. So a table
writes finished frames to the transport, which queues them; whoever lets that queue grow too long is sent away.

And frames are written together: each write can wake another process, and takes the processor from what is being
worked out, which costs more than the write itself.
"""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from gloaming.kernel.refusal import Refusal
from gloaming.server.messages import TOO_SLOW
from gloaming.server.metrics import SLOW

SYSTEM_QUEUE = 64 * 1024  # bytes that the system may hold for a client
LONGEST_QUEUE = 256 * 1024  # bytes that may wait for a client
READ_AHEAD = 32  # messages of a client that may wait to be dealt with
PATIENCE = 5.0  # seconds that a client who is sent away has to read the rest
TOGETHER = 32  # frames that are written at once at the most, so that nobody waits long for theirs
EXTENSION = "gloaming.wire"
# A frame of a client (RFC 6455, 5.2): text and whole, masked and short, so that its length and its mask come next.
WHOLE_TEXT, MASKED, LONGEST_SHORT, MASK = 0x81, 0x80, 125, slice(2, 6)


class Inbox:
    """What has come through a connection and was not read yet. It has one reader: asyncio's own queue serves many, asks
    the system for that at every message, and costs several times as much.
    """

    __slots__ = ("loop", "messages", "reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None  # who waits for the next one

    def put_nowait(self, message: Any) -> None:
        """Add a message, and wake who waits for it."""
        self.messages.append(message)
        reader, self.reader = self.reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        """The next message, when there is one."""
        while not self.messages:
            self.reader = self.loop.create_future()
            await self.reader
        return self.messages.popleft()

    def qsize(self) -> int:
        """How many are waiting."""
        return len(self.messages)

    def empty(self) -> bool:
        """Whether none is waiting."""
        return not self.messages


class Wire(WebSocketsSansIOProtocol):
    """One client's connection."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self.is_between_frames = False  # whether the library has read all that came to the end of a frame

    def connection_made(self, transport: Any) -> None:
        """Keep the system's own queue short, so that ours shows who reads too slowly."""
        super().connection_made(transport)
        plug = transport.get_extra_info("socket")
        if plug is not None:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_QUEUE)

    def handle_connect(self, event: Any) -> None:
        """Let the application find this connection in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Take what has come. Nearly always that is one short message in one frame, which is taken apart here: the
        library, which takes all else, reads it bit by bit and needs several times as long.
        """
        conn, length = self.conn, len(data) - MASK.stop
        if (
            self.is_between_frames
            and 0 <= length <= LONGEST_SHORT
            and data[0] == WHOLE_TEXT
            and data[1] == MASKED | length
            and conn.state is OPEN
            and conn.current_size is None  # no longer message is under way
        ):
            self.frames = [apply_mask(data[MASK.stop :], data[MASK])]
            self.send_receive_event_to_app()
        else:
            super().data_received(data)
            self.is_between_frames = waits_for_a_frame(conn.parser)

    def push(self, framed: bytes) -> None:
        """Write a finished frame, unless the client has gone or reads too slowly."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        if transport.get_write_buffer_size() > LONGEST_QUEUE:
            SLOW.inc()
            self.send_away(*TOO_SLOW)
            return
        transport.write(framed)

    def send_away(self, number: int, code: str) -> None:
        """Close the connection, say why, and cut it if the client does not read on."""
        if self.close_sent or self.transport.is_closing():
            return
        reason = str(Refusal(code))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": number, "reason": reason})
        self.conn.send_close(number, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on as it came: whoever reads it sees whether it is text. Reading stops only while many are
        waiting.
        """
        came, self.frames = self.frames, []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": came[0] if len(came) == 1 else b"".join(came)})
        if not self.read_paused and self.queue.qsize() > READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()


def waits_for_a_frame(parser: Any) -> bool:
    """Whether the library's parser stands between two frames: only there does it ask whether that was all."""
    while (inner := getattr(parser, "gi_yieldfrom", None)) is not None:
        parser = inner
    return getattr(parser, "gi_code", None) is StreamReader.at_eof.__code__


class Outbox:
    """Frames of a worker that are on their way out: written when so many have come together, or when all is done that
    the event loop has to do at the moment.
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[Wire, bytes]] = []

    def put(self, wire: Wire, framed: bytes) -> None:
        """Have a finished frame sent."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.append((wire, framed))
        if len(self.waiting) >= TOGETHER:
            self.flush()

    def flush(self) -> None:
        """Write all that is waiting."""
        waiting, self.waiting = self.waiting, []
        for wire, framed in waiting:
            wire.push(framed)
