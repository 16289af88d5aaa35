"""People at tables of a server, many of them in one process that costs little: raw frames, and of a message only what
is needed for the next answer. `python -m benchmarks.crowd PORT` reads who sits where, then what to do, from its input.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
import time
from collections import deque
from typing import Any

import uvloop

TICK = 0.001  # seconds
QUESTION = re.compile(rb'"question":\{"number":(\d+)')
ANSWER = re.compile(rb'\[(\d+),"')
OVER = b'"stage":"over"'
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Crowd:
    """Everybody, and what they did since the last report."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.ready: deque[tuple[Guest, bytes]] = deque()  # who is asked and has not answered yet, with the answer
        self.eager = False  # whether everybody answers at once
        self.waits: list[float] = []  # seconds from an answer to its acknowledgement
        self.over = self.refused = 0

    async def come(self, table: str, cookie: str, seat: int) -> None:
        """Somebody sits down at a table, and is shown it."""
        loop = asyncio.get_running_loop()
        _, guest = await loop.create_connection(lambda: Guest(self, table, cookie, seat), "127.0.0.1", self.port)
        await guest.shown

    def note_answer(self, guest: Guest, answer: bytes) -> None:
        """Somebody knows what to answer."""
        if self.eager:
            guest.answer(answer)
        else:
            self.ready.append((guest, answer))

    async def play(self, seconds: float, rate: float) -> dict[str, Any]:
        """Answer for so long, so many times a second in all, or without a pause; report what came of it."""
        self.waits, self.over, self.refused = [], 0, 0
        self.eager = not rate
        start = time.perf_counter()
        sent, most = 0, len(self.ready) if self.eager else 0
        while (spent := time.perf_counter() - start) < seconds:
            due = most if self.eager else int(spent * rate)
            while sent < due and self.ready:
                guest, answer = self.ready.popleft()
                guest.answer(answer)
                sent += 1
            sent = max(sent, due)  # what could not be asked in time is not made up for
            await asyncio.sleep(0.05 if self.eager else TICK)
        self.eager = False
        report = {"seconds": spent, "waits": self.waits, "over": self.over, "refused": self.refused}
        await asyncio.sleep(1.0)  # what is under way is no part of the next report
        return report


class Guest(asyncio.Protocol):
    """One socket. Messages from a server come whole and unmasked; there is no need to understand more than that."""

    def __init__(self, crowd: Crowd, table: str, cookie: str, seat: int) -> None:
        self.crowd, self.table, self.cookie = crowd, table, cookie
        self.own = b'"by":%d,' % seat
        self.waiting = b""
        self.open = False
        self.shown = asyncio.get_running_loop().create_future()  # done when the first message has come
        self.sent = 0.0  # when the answer that is under way was sent
        self.chance = random.Random(f"{table} {seat}")

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        lines = (
            f"GET /api/tables/{self.table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{self.crowd.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self.cookie}",
        )
        transport.write("\r\n".join((*lines, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        """Take frame after frame out of what has come."""
        data = self.waiting + data if self.waiting else data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.waiting = head
                return
            if b" 101 " not in head[:20]:
                raise SystemExit(f"The server does not let us in: {head[:200]!r}")
            self.open = True
        at, end = 0, len(data)
        while end - at >= 2:
            length, body = data[at + 1], at + 2
            if length >= 126:
                body += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : body], "big") if body <= end else end
            if body + length > end:
                break
            self.frame(data[at] & 15, data[body : body + length])
            at = body + length
        self.waiting = data[at:]

    def frame(self, kind: int, message: bytes) -> None:
        """A message, or what keeps a connection alive."""
        if kind == TEXT:
            self.message(message)
        elif kind == PING:
            self.send(message, PONG)
        elif kind == CLOSE:
            raise SystemExit(f"The server closed a socket: {message!r}")

    def message(self, message: bytes) -> None:
        """Note that the own answer is kept, and see whether another is wanted."""
        if not self.shown.done():
            self.shown.set_result(None)
        if self.sent and self.own in message[:90]:
            self.crowd.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        question = QUESTION.search(message)
        if question:
            self.number = question[1]
            answers = ANSWER.findall(message, question.end())
            if answers:
                self.choose(answers)
            else:
                self.send(b'{"type":"answers"}')  # there are too many to be sent with the question
        elif message.startswith(b'{"type":"page"'):
            self.choose(ANSWER.findall(message))
        elif message.startswith(b'{"type":"refused"'):
            self.crowd.refused += 1
        elif OVER in message:
            self.crowd.over += 1

    def choose(self, answers: list[bytes]) -> None:
        """Decide on an answer."""
        answer = answers[int(self.chance.random() * len(answers))]
        self.crowd.note_answer(self, b'{"type":"answer","answer":%b,"question":%b}' % (answer, self.number))

    def answer(self, answer: bytes) -> None:
        """Send an answer."""
        self.sent = time.perf_counter()
        self.send(answer)

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a short message, masked with zeros."""
        self.transport.write(bytes((0x80 | kind, 0x80 | len(message), 0, 0, 0, 0)) + message)


async def attend(port: int) -> None:
    """Sit down where the first line of the input says, then play as each further line says."""
    loop = asyncio.get_running_loop()
    crowd, seats = Crowd(port), json.loads(sys.stdin.readline())
    for table, cookies in seats:
        for seat, cookie in enumerate(cookies):
            await crowd.come(table, cookie, seat)
    print(json.dumps({"came": sum(len(cookies) for _, cookies in seats)}), flush=True)
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        print(json.dumps(await crowd.play(*json.loads(line))), flush=True)


if __name__ == "__main__":
    uvloop.run(attend(int(sys.argv[1])))
