"""Structured logs: one JSON object a line, and never a secret in it."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
LONGEST = 2000  # characters of one value


class JsonLines(logging.Formatter):
    """A record as one line of JSON: time, level, who logs, what, and its particulars."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        entry: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{record.msecs:03.0f}",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        entry |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps({key: shortened(value) for key, value in entry.items()}, ensure_ascii=False)


def shortened(value: Any) -> Any:
    """A value fit for a line."""
    return value if isinstance(value, int | float | bool) or value is None else str(value)[:LONGEST]


def set_up(level: str = "INFO") -> None:
    """Send all logs to standard error, as lines of JSON. What uvicorn says of single requests is left out: it would
    tell the addresses of private tables.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
