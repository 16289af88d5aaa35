"""People and bots round one game, without a network: events, clocks, and one pair of functions.

`decide` turns a wish into an event or refuses it; `apply` lets an event happen. A table is the replay of its events.
"""

from gloaming.tables.apply import apply, replayed
from gloaming.tables.clocks import due, time_left
from gloaming.tables.decide import NotYours, decide, opening, own_seat, rematch_events
from gloaming.tables.events import HOUSE, Clock, Event, What
from gloaming.tables.table import CLOSED, OVER, PLAYING, WAITING, Table

__all__ = [
    "CLOSED",
    "HOUSE",
    "OVER",
    "PLAYING",
    "WAITING",
    "Clock",
    "Event",
    "NotYours",
    "Table",
    "What",
    "apply",
    "decide",
    "due",
    "opening",
    "own_seat",
    "rematch_events",
    "replayed",
    "time_left",
]
