"""Who is connected, as far as one worker knows: its own sockets, and what the other workers say of theirs.

None of it is kept. Workers send each other lines of three words: who says it, of which table, and what. A worker that
watches a table asks the others who is there; one that falls silent is forgotten with all its people, and asked again
when it is heard again.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from gloaming.server.live_table import LiveTable
from gloaming.server.live_tables import LiveTables

ASKED, BEAT, BYE, HERE = "?", "beat", "bye", "h"  # what a worker says beside the numbers of events
NO_TABLE = "-"
EVERY = 5.0  # seconds between two beats
SILENT = 3 * EVERY  # after which a worker is gone


class Presence:
    """Tells other workers who is connected here, and hears of those who are connected there."""

    def __init__(self, tables: LiveTables, me: str, send: Callable[[str], None]) -> None:
        self.tables, self.me, self.send = tables, me, send
        self.alive: dict[str, float] = {}  # when each worker was heard last
        self.silent: set[str] = set()  # workers that were forgotten without a farewell
        tables.on_here = self.tell_changed

    def tell_changed(self, live: LiveTable, first: bool) -> None:
        """Somebody came to a table here, or went; whoever comes first wants to know who else is there."""
        self.say(live.id, HERE + ",".join(map(str, sorted(live.seated))))
        if first:
            self.say(live.id, ASKED)

    def say(self, table_id: str, what: str) -> None:
        """Tell the others something."""
        self.send(f"{self.me} {table_id} {what}")

    def announce(self) -> None:
        """Begin anew: say who is here, and ask who is elsewhere."""
        for live in self.tables.in_memory.values():
            if live.sockets:
                self.tell_changed(live, True)

    def take(self, sender: str, table_id: str, what: str) -> None:
        """Hear what another worker says."""
        self.alive[sender] = time.monotonic()
        if sender in self.silent:  # it was only held up
            self.silent.remove(sender)
            self.announce()
        live = self.tables.in_memory.get(table_id)
        if what == BYE:
            self.forget(sender)
        elif live is None or not live.sockets:
            return  # nobody watches it here
        elif what == ASKED:
            if live.seated:
                self.tell_changed(live, False)
        elif what.startswith(HERE):
            live.hear_of(sender, frozenset(int(seat) for seat in what.removeprefix(HERE).split(",") if seat.isdigit()))

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
        for live in self.tables.in_memory.values():
            live.hear_of(worker, frozenset())
