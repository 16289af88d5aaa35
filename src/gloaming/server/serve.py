"""`gloaming serve`: from settings to running processes."""

from __future__ import annotations

import os
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from redis.connection import parse_url
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from gloaming.kernel.refusal import Refusal, as_number
from gloaming.server import logs
from gloaming.server.database import database_url, migrate
from gloaming.server.safety import LARGEST_MESSAGE
from gloaming.server.settings import Settings, find_secret, to_environment

GRACE = 10  # seconds that requests have to finish when the server is told to stop
HELD_UP = 60  # seconds that a worker may be too busy to say that it lives, before it is replaced
MOST_WORKERS = 64


def prepare(settings: Settings) -> Settings:
    """Refuse what cannot work, find the secret, and bring the store up to date."""
    check(settings)
    whole = msgspec.structs.replace(settings, secret=find_secret(settings.database))
    migrate(database_url(settings.database))
    return whole


def check(settings: Settings) -> None:
    """Refuse what cannot work."""
    url = database_url(settings.database)
    try:
        parse_url(settings.redis or "redis://")  # type: ignore[no-untyped-call]
    except ValueError as error:
        raise Refusal("redis-url") from error
    if not 1 <= settings.workers <= MOST_WORKERS:
        raise Refusal("workers", most=MOST_WORKERS, workers=as_number(settings.workers))
    if settings.workers > 1 and url.drivername != "sqlite" and not settings.redis:
        raise Refusal("workers-redis")


def serve(settings: Settings, listening: socket.socket) -> None:
    """Take calls at a socket until told to stop."""
    logs.set_up()
    with share_folders(settings) as handed_down, suppress(KeyboardInterrupt):
        to_environment(handed_down)
        server = uvicorn.Server(
            uvicorn.Config("gloaming.server.worker:app", workers=settings.workers, **options(settings))
        )
        if settings.workers > 1:
            Multiprocess(server.config, sockets=[listening]).run()
        else:
            server.run(sockets=[listening])
            if not server.started:
                sys.exit(STARTUP_FAILURE)


@contextmanager
def share_folders(settings: Settings) -> Iterator[Settings]:
    """Settings with the folders that several workers share while they run."""
    if settings.workers == 1:
        yield settings
        return
    with tempfile.TemporaryDirectory(prefix="gloaming-", ignore_cleanup_errors=True) as folder:
        metrics, sockets = Path(folder, "metrics"), Path(folder, "sockets")
        metrics.mkdir()
        sockets.mkdir()
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(metrics)
        yield msgspec.structs.replace(settings, workers_folder=str(sockets))


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is run, here and in tests."""
    return {
        "loop": "uvloop",
        "http": "httptools",
        "ws": "gloaming.server.wire:Wire",
        "ws_max_size": 2 * LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 30.0,
        "ws_ping_timeout": 30.0,
        "timeout_graceful_shutdown": GRACE,
        "timeout_worker_healthcheck": HELD_UP,
        "timeout_keep_alive": 20,
        "backlog": 4096,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.trusted_proxies,
    }
