"""Who is connected, as far as one worker knows: its own sockets, and what the other workers say of theirs.

None of it is kept. Workers send each other lines of three words: who says it, of which table, and what. A worker that
watches a table asks the others who is there; one that falls silent is forgotten with all its people, and asked again
when it is heard again.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from gloaming.server.room import Room
from gloaming.server.rooms import Rooms

ASKED, BEAT, BYE, HERE = "?", "beat", "bye", "h"  # what a worker says beside the numbers of events
NO_TABLE = "-"
EVERY = 5.0  # seconds between two beats
SILENT = 3 * EVERY  # after which a worker is gone


class Presence:
    """Tells other workers who is connected here, and hears of those who are connected there."""

    def __init__(self, rooms: Rooms, me: str, send: Callable[[str], None]) -> None:
        self.rooms, self.me, self.send = rooms, me, send
        self.alive: dict[str, float] = {}  # when each worker was heard last
        self.silent: set[str] = set()  # workers that were forgotten without a farewell
        rooms.on_here = self.changed

    def changed(self, room: Room, first: bool) -> None:
        """Somebody came to a table here, or went; whoever comes first wants to know who else is there."""
        self.say(room.id, HERE + ",".join(map(str, sorted(room.seated))))
        if first:
            self.say(room.id, ASKED)

    def say(self, table: str, what: str) -> None:
        """Tell the others something."""
        self.send(f"{self.me} {table} {what}")

    def announce(self) -> None:
        """Begin anew: say who is here, and ask who is elsewhere."""
        for room in self.rooms.rooms.values():
            if room.sockets:
                self.changed(room, True)

    def take(self, sender: str, table: str, what: str) -> None:
        """Hear what another worker says."""
        self.alive[sender] = time.monotonic()
        if sender in self.silent:  # it was only held up
            self.silent.remove(sender)
            self.announce()
        room = self.rooms.rooms.get(table)
        if what == BYE:
            self.forget(sender)
        elif room is None or not room.sockets:
            return  # nobody watches it here
        elif what == ASKED:
            if room.seated:
                self.changed(room, False)
        elif what.startswith(HERE):
            room.hear_of(sender, frozenset(int(seat) for seat in what.removeprefix(HERE).split(",") if seat.isdigit()))

    def beat(self) -> None:
        """Say that this worker lives, and forget those who do not."""
        self.say(NO_TABLE, BEAT)
        before = time.monotonic() - SILENT
        for worker in [worker for worker, heard in self.alive.items() if heard < before]:
            self.silent.add(worker)
            self.forget(worker)

    def forget(self, worker: str) -> None:
        """A worker has gone, and everybody who was connected to it."""
        self.alive.pop(worker, None)
        for room in self.rooms.rooms.values():
            room.hear_of(worker, frozenset())
