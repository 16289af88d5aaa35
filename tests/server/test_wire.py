"""The last step to the network: what is sent is written together, in its order, and never after a farewell; what
comes is read in its order, however it is cut.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from gloaming.server.safety import Bucket
from gloaming.server.sockets import Guest
from gloaming.server.wire import TOGETHER, Inbox, Outbox, Wire


class Notebook:
    """A wire that notes what is written to it."""

    def __init__(self) -> None:
        self.written: list[Any] = []

    def push(self, framed: bytes) -> None:
        self.written.append(framed)

    def send_away(self, number: int, code: str) -> None:
        self.written.append(code)


def a_guest(outbox: Outbox) -> tuple[Guest, Notebook]:
    """Somebody at a wire that notes what is written."""
    notebook = Notebook()
    return Guest("ann", "en", cast(Wire, notebook), outbox, Bucket(1, 1)), notebook


def test_frames_wait_until_the_event_loop_has_done_what_it_has_to_do_now() -> None:
    async def story() -> None:
        outbox = Outbox()
        (ann, to_ann), (bob, to_bob) = a_guest(outbox), a_guest(outbox)
        ann.push(b"first")
        bob.push(b"second")
        ann.push(b"third")
        assert not to_ann.written
        assert not to_bob.written
        await asyncio.sleep(0)
        assert to_ann.written == [b"first", b"third"]
        assert to_bob.written == [b"second"]
        bob.push(b"fourth")
        await asyncio.sleep(0)
        assert to_bob.written == [b"second", b"fourth"]

    asyncio.run(story())


def test_so_many_frames_do_not_wait_for_more() -> None:
    async def story() -> None:
        ann, to_ann = a_guest(Outbox())
        frames = [b"%d" % number for number in range(TOGETHER)]
        for frame in frames[:-1]:
            ann.push(frame)
        assert not to_ann.written
        ann.push(frames[-1])
        assert to_ann.written == frames

    asyncio.run(story())


def test_whoever_is_sent_away_has_been_told_all_before() -> None:
    async def story() -> None:
        outbox = Outbox()
        (ann, to_ann), (bob, to_bob) = a_guest(outbox), a_guest(outbox)
        bob.push(b"of ann")
        ann.push(b"why")
        ann.send_away(4400, "no-message")
        assert to_ann.written == [b"why", "no-message"]
        assert to_bob.written == [b"of ann"]
        await asyncio.sleep(0)
        assert to_ann.written == [b"why", "no-message"]

    asyncio.run(story())


def test_what_comes_is_read_in_its_order_by_who_waits_for_it_or_comes_later() -> None:
    async def story() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait("first")
        inbox.put_nowait("second")
        assert await waiting == "first"
        assert (inbox.qsize(), await inbox.get()) == (1, "second")
        assert inbox.empty()

    asyncio.run(story())


def test_nothing_is_lost_when_who_waited_has_gone() -> None:
    async def story() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        waiting.cancel()
        inbox.put_nowait("kept")
        await asyncio.wait([waiting])
        assert waiting.cancelled()
        assert await inbox.get() == "kept"

    asyncio.run(story())


HANDSHAKE = (
    b"GET /api/tables/there/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Cable(asyncio.Transport):
    """A transport that leads nowhere."""

    def write(self, data: Any) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass


class ByTheLibrary(Wire):
    """A wire that leaves all that comes to the library."""

    def data_received(self, data: bytes) -> None:
        WebSocketsSansIOProtocol.data_received(self, data)


async def what_comes(kind: type[Wire], pieces: Sequence[bytes]) -> list[Any]:
    """What a wire hands on when these pieces come one after the other."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})

    config = Config(app, ws_ping_interval=None, ws_max_size=300, log_config=None)
    config.load()
    wire = kind(config, ServerState(), {}, asyncio.get_running_loop())
    wire.connection_made(Cable())
    wire.data_received(HANDSHAKE)
    while not wire.handshake_complete:
        await asyncio.sleep(0)
    for piece in pieces:
        wire.data_received(piece)
    return [*cast(Inbox, wire.queue).messages]


def masked(message: bytes, mask: bytes) -> bytes:
    """A short frame with a mask of our choice."""
    head = bytes([0x81, 0x80 | len(message)]) if len(message) < 126 else b"\x81\xfe" + len(message).to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(message))


def in_two(frame: bytes, at: int) -> list[bytes]:
    """What comes if a frame is cut there."""
    return [frame[:at], frame[at:]]


def like_a_frame(message: bytes) -> bytes:
    """A mask under which a message begins as a whole frame does that is just as long."""
    return bytes([0x81 ^ message[0], (0x80 | len(message) - 6) ^ message[1], 3, 4])


def sent(message: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, message, fin).serialize(mask=mask)


ANSWER, LONG = b'{"type":"answer","answer":3}', b'"' + b"x" * 200 + b'"'
COMES = {
    "a short message": [sent(ANSWER)],
    "an empty one": [sent(b"")],
    "the longest short one": [sent(b"1" * 125)],
    "a longer one": [sent(b"1" * 126)],
    "one behind the other": [sent(ANSWER), sent(LONG), sent(ANSWER)],
    "two at once": [sent(ANSWER) + sent(ANSWER)],
    "cut in its head": [sent(ANSWER)[:1], sent(ANSWER)[1:]],
    "cut in its text": in_two(sent(ANSWER), 20),
    "cut before a mask that looks like a frame": in_two(masked(ANSWER, bytes([0x81, 0x80 | len(ANSWER) - 2, 7, 9])), 2),
    "cut before a text that looks like a frame": in_two(masked(ANSWER, like_a_frame(ANSWER)), 6),
    "a longer one cut before its mask": [*in_two(masked(b"1" * 126, b"\x81\xfcab"), 4), sent(ANSWER)],
    "a longer one cut before its text": [*in_two(masked(b"1" * 126, like_a_frame(b"1" * 126)), 8), sent(ANSWER)],
    "cut so that the rest looks whole": [sent(b"1" * 40 + ANSWER)[:-1], sent(ANSWER)],
    "the end of one and all of the next": [(whole := sent(ANSWER))[:9], whole[9:] + sent(LONG), sent(ANSWER)],
    "all of one and the beginning of the next": [sent(ANSWER) + (whole := sent(ANSWER))[:2], whole[2:], sent(ANSWER)],
    "in two frames": [sent(b'{"type":', fin=False), sent(b'"ping"}', Opcode.CONT)],
    "a message inside another": [sent(b"1", fin=False), sent(ANSWER), sent(b"2", Opcode.CONT)],
    "a ping inside another": [sent(b"1", fin=False), sent(b"?", Opcode.PING), sent(b"2", Opcode.CONT)],
    "bytes": [sent(ANSWER, Opcode.BINARY)],
    "not masked": [sent(ANSWER, mask=False)],
    "with a bit that means nothing": [bytes([0xC1]) + sent(ANSWER)[1:]],
    "too long": [sent(b"1" * 301)],
    "a farewell, and more": [sent(b"\x03\xe8", Opcode.CLOSE), sent(ANSWER)],
}


@pytest.mark.parametrize("pieces", COMES.values(), ids=COMES)
def test_what_comes_is_taken_apart_as_by_the_library(pieces: list[bytes]) -> None:
    async def story() -> None:
        ours, theirs = await what_comes(Wire, pieces), await what_comes(ByTheLibrary, pieces)
        assert ours == theirs
        assert ours

    asyncio.run(story())


def test_a_short_message_is_read_as_it_was_written() -> None:
    assert asyncio.run(what_comes(Wire, [sent(ANSWER)])) == [{"type": "websocket.receive", "bytes": ANSWER}]
