"""A table that is being played at, as one worker holds it in memory: its state, and who looks at it."""

from __future__ import annotations

import asyncio
from typing import Protocol

from gloaming.kernel.beats import listening
from gloaming.kernel.news import Item
from gloaming.kernel.seats import SPECTATOR
from gloaming.server import views
from gloaming.server.messages import Here, encode, frame
from gloaming.tables import Event, Table, apply

Messages = dict[int, bytes]  # by viewer


class Socket(Protocol):
    """Somebody who looks at a table."""

    person: str
    viewer: int  # a seat, or the spectator

    def push(self, framed: bytes) -> None:
        """Send something, now or never: whoever reads too slowly is sent away."""


class LiveTable:
    """A table in memory. Whoever changes it or looks at it holds the lock; so nobody sees what is not yet kept."""

    __slots__ = (
        "due",
        "elsewhere",
        "here",
        "id",
        "lock",
        "shown",
        "sockets",
        "summary",
        "table",
        "thinking",
        "told",
        "used",
    )

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.table: Table | None = None  # None until it is loaded, and after something went wrong
        self.lock = asyncio.Lock()
        self.sockets: dict[int, list[Socket]] = {}  # by viewer
        self.shown = views.Shown()
        self.due: int | None = None  # as the store has it
        self.thinking: asyncio.Task[None] | None = None
        self.told = 0  # the last event that everybody who looks was told of
        self.used = 0.0
        self.summary: bytes = b""  # as the store has it
        self.here = views.NOBODY  # the seats whose people are connected, as everybody who looks was told
        self.elsewhere: dict[str, frozenset[int]] | None = None  # those who are connected to other workers, by worker

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at it and nothing is going on."""
        return not self.sockets and not self.lock.locked() and self.thinking is None

    # Who looks at it

    def enter(self, socket: Socket) -> None:
        """Somebody looks at the table from now on."""
        self.sockets.setdefault(socket.viewer, []).append(socket)

    def leave(self, socket: Socket) -> None:
        """Somebody looks away."""
        there = self.sockets.get(socket.viewer, [])
        if socket in there:
            there.remove(socket)
        if not there:
            self.sockets.pop(socket.viewer, None)
            self.shown.forget(socket.viewer)

    # Who is connected

    @property
    def seated(self) -> frozenset[int]:
        """The seats whose people are connected to this worker."""
        return frozenset(viewer for viewer in self.sockets if viewer != SPECTATOR)

    def note_here(self) -> bool:
        """Note who is connected, to this worker or to another; say whether that is new."""
        if not self.sockets:
            self.elsewhere = None  # nobody looks, so nobody is told
        before, self.here = self.here, self.seated.union(*(self.elsewhere or {}).values())
        return self.here != before

    def tell_here(self, newcomer: Socket | None = None) -> None:
        """Tell everybody but a newcomer, who is shown the whole table, that somebody has come or gone."""
        if self.note_here():
            framed = frame(encode(Here(sorted(self.here))))
            for socket in [socket for there in self.sockets.values() for socket in there if socket is not newcomer]:
                socket.push(framed)

    def hear_of(self, worker: str, seats: frozenset[int]) -> None:
        """Another worker says who is connected to it."""
        if not self.sockets or (self.elsewhere or {}).get(worker, views.NOBODY) == seats:
            return
        self.elsewhere = {**(self.elsewhere or {}), worker: seats}
        if not seats:
            del self.elsewhere[worker]
        self.tell_here()

    # What they are shown

    def show_all(self, socket: Socket, now: int, since: int = 0) -> None:
        """Send somebody the whole table, and what else has happened since an event."""
        assert self.table is not None
        view = views.whole_view(self.table, socket.viewer, self.shown, now, since, self.here)
        socket.push(frame(encode(view)))

    def apply(self, table: Table, event: Event) -> Messages:
        """Let something happen at the table; where somebody looks on, it is looked at with every piece of news. Return
        what everybody is to be told of it, once it is kept.
        """
        match, showing, stage = table.match, self.shown.showing, table.stage
        news: list[Item] = []
        if showing is None or match is None:
            apply(table, event)
        else:
            with listening(match, showing.look_midway) as news:
                apply(table, event)
        if type(event.what) in views.RESEATED:
            return {}  # everybody is shown the whole table
        return views.changes(table, event, news, self.shown, stage, self.here)

    def tell(self, event: Event, messages: Messages, now: int) -> None:
        """Send everybody what has just happened."""
        self.told = event.number
        if type(event.what) in views.RESEATED:
            self.show_everybody(now, event.number - 1)
            return
        framed: dict[int, bytes] = {}  # what is the same for several is framed once
        for viewer, message in messages.items():
            whole = framed.get(id(message)) or framed.setdefault(id(message), frame(message))
            for socket in self.sockets.get(viewer, ()):
                socket.push(whole)

    def show_everybody(self, now: int, since: int) -> None:
        """Send everybody the whole table, as the seat sees it that is theirs now, and what else has happened
        since an event.
        """
        assert self.table is not None
        everybody = [socket for there in self.sockets.values() for socket in there]
        self.sockets, self.shown = {}, views.Shown()
        for socket in everybody:
            socket.viewer = views.seat_or_spectator(self.table, socket.person)
            self.enter(socket)
        self.note_here()
        for socket in everybody:
            self.show_all(socket, now, since)
