"""The commands for tables far apart: serve, join."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Any

import click

from gloaming.kernel.refusal import Refusal

NUMBERS = {  # settings that only few servers need, from the environment: GLOAMING_SOCKETS and so on
    "cached": int,
    "idle": float,
    "notice_after": float,
    "http_rate": float,
    "http_burst": int,
    "seat_rate": float,
    "seat_burst": int,
    "sockets": int,
    "tables_an_hour": int,
}


def need_server_parts() -> None:
    """Refuse to go on without the libraries that tables far apart need."""
    if find_spec("msgspec") is None or find_spec("websockets") is None:
        raise Refusal('Tables far apart need more libraries; "pip install gloaming[server]" brings them.')


@click.command(short_help="Run a server: tables for people who are far apart.")
@click.option("--host", default="127.0.0.1", metavar="HOST", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, metavar="PORT", show_default=True, help="The port.")
@click.option(
    "--database", default="gloaming.db", metavar="URL", show_default=True, help="A SQLite file, or postgresql://..."
)
@click.option("--redis", default="", metavar="URL", help="Redis or Valkey, through which workers tell each other.")
@click.option("--workers", type=int, default=1, metavar="N", show_default=True, help="How many processes.")
@click.option("--public-url", default="", metavar="URL", help="How people reach the server, as https://example.org.")
@click.option("--webhook", default="", metavar="URL", help="Where to send notices that it is somebody's turn.")
@click.option("--trust-proxy", default="127.0.0.1", metavar="IP", show_default=True, help="Whose word for addresses is taken.")
def serve(
    host: str, port: int, database: str, redis: str, workers: int, public_url: str, webhook: str, trust_proxy: str
) -> None:
    """Run a server: tables for people who are far apart, kept in a SQLite file or in PostgreSQL.

    Cookies are signed with GLOAMING_SECRET, or with a secret kept beside the SQLite file. E-mail notices are sent
    when GLOAMING_SMTP_HOST, _PORT, _USER, _PASSWORD and _FROM are set.

    \b
    gloaming serve
    gloaming serve --host 0.0.0.0 --public-url https://gloaming.example
    gloaming serve --workers 4 --database postgresql://gloaming@db/gloaming --redis redis://cache
    """
    need_server_parts()
    from gloaming.server import settings as s  # noqa: PLC0415
    from gloaming.server.serve import serve as run  # noqa: PLC0415

    for url, what in ((public_url, "--public-url"), (webhook, "--webhook")):
        if url and not url.startswith(("http://", "https://")):
            raise Refusal(f"{what} begins with http:// or https://.")
    settings = s.Settings(
        database=database,
        redis=redis,
        workers=workers,
        secret=s.find_secret(database),
        public_url=public_url.rstrip("/"),
        secure=public_url.startswith("https://"),
        webhook=webhook,
        mail=s.mail_from_environment(),
        trusted_proxies=trust_proxy,
        **numbers_from_environment(),
    )
    click.echo(f"Gloaming listens at http://{host}:{port}", err=True)
    run(settings, host, port)


def numbers_from_environment() -> dict[str, Any]:
    """Settings that are numbers, where the environment has them."""
    found: dict[str, Any] = {}
    for key, kind in NUMBERS.items():
        given = os.environ.get(f"GLOAMING_{key.upper()}")
        try:
            if given is not None:
                found[key] = kind(given)
        except ValueError as error:
            raise Refusal(f'GLOAMING_{key.upper()} is "{given}", which is no number.') from error
    return found
