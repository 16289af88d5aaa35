"""The last step to the network: what is sent is written together, in its order, and never after a farewell; what
comes is read in its order.
"""

import asyncio
from typing import Any, cast

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
