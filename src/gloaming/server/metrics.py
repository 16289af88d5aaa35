"""What the server counts, for Prometheus."""

from __future__ import annotations

import os
from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

from gloaming.tables.events import Answered, Event

EVENTS = Counter("gloaming_events_total", "Events that happened at tables here, whoever caused them.")
ANSWERS = Counter("gloaming_answers_total", "Answers that were carried out here.")
REFUSALS = Counter("gloaming_refusals_total", "Wishes and requests that were refused.", ["why"])
RACES_LOST = Counter("gloaming_races_lost_total", "Events that another worker's were quicker than.")
SLOW = Counter("gloaming_slow_clients_total", "Sockets that were closed since they read too slowly.")
FAULTS = Counter("gloaming_faults_total", "Faults of the server itself.")
SOCKETS = Gauge("gloaming_sockets", "Open sockets.", multiprocess_mode="livesum")
TABLES_IN_MEMORY = Gauge("gloaming_tables_in_memory", "Tables held in memory.", multiprocess_mode="livesum")
COMMIT_SECONDS = Histogram(
    "gloaming_commit_seconds",
    "How long commits take, each of all the events that were waiting.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0),
)
BOT_SECONDS = Histogram(
    "gloaming_bot_seconds", "How long bots think.", buckets=(0.001, 0.01, 0.05, 0.25, 1.0, 2.0, 5.0)
)


def count_events(events: Sequence[Event]) -> None:
    """Count what happened at tables, together: every count takes a lock."""
    EVENTS.inc(len(events))
    ANSWERS.inc(sum(isinstance(event.what, Answered) for event in events))


def exposition() -> bytes:
    """All of it as Prometheus reads it; with several workers, of all of them."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest()
