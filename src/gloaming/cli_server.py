"""The commands for tables far apart: serve, join."""

from __future__ import annotations

import math
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from threading import Thread
from typing import Any
from urllib.request import urlopen

import click

import gloaming
from gloaming.kernel.causes import cause
from gloaming.kernel.match import NAMES
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.terminal.command_line import language_option, middling, options_option, players_option, read_options, say
from gloaming.terminal.usage import Command

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

MOST_KNOCKS = 300  # tenths of a second that the browser waits for the server


def need_server_parts() -> None:
    """Refuse to go on without the libraries that tables far apart need."""
    if find_spec("msgspec") is None or find_spec("websockets") is None:
        raise Refusal("lacks-server")


def setting(name: str, **given: Any) -> Callable[[Any], Any]:
    """An option that can be set in the environment too: where secrets belong, and in containers all of them."""
    return click.option(name, envvar=f"GLOAMING_{name.strip('-').replace('-', '_').upper()}", **given)


@click.command(cls=Command, short_help="Run a server: tables for people who are far apart.")
@setting("--host", default="127.0.0.1", metavar="HOST", show_default=True, help="The address to listen at.")
@setting(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    metavar="PORT",
    show_default=True,
    help="And port; 0 for any that is free.",
)
@click.option("--open", "opens", is_flag=True, help="Open the browser there.")
@setting(
    "--database", default="gloaming.db", metavar="URL", show_default=True, help="A SQLite file, or postgresql://..."
)
@setting("--redis", default="", metavar="URL", help="Redis or Valkey, through which workers tell each other.")
@setting("--workers", type=int, default=1, metavar="N", show_default=True, help="How many processes.")
@setting("--public-url", default="", metavar="URL", help="How people reach the server, as https://example.org.")
@setting("--webhook", default="", metavar="URL", help="Where to send notices that it is somebody's turn.")
@setting(
    "--trust-proxy", default="127.0.0.1", metavar="IP", show_default=True, help="Whose word for addresses is taken."
)
def serve(
    host: str,
    port: int,
    opens: bool,
    database: str,
    redis: str,
    workers: int,
    public_url: str,
    webhook: str,
    trust_proxy: str,
) -> None:
    """Run a server: tables for people who are far apart, kept in a SQLite file or in PostgreSQL.

    Every option can be set in the environment too: --public-url as GLOAMING_PUBLIC_URL. Cookies are signed with
    GLOAMING_SECRET, or with a secret kept beside the SQLite file. docs/hosting.md has all settings.

    \b
    gloaming serve
    gloaming serve --port 0 --open
    gloaming serve --host 0.0.0.0 --public-url https://gloaming.example
    gloaming serve --workers 4 --database postgresql://gloaming@db/gloaming --redis redis://cache
    """
    need_server_parts()
    from gloaming.server import serve as server  # noqa: PLC0415
    from gloaming.server import settings as s  # noqa: PLC0415

    for url, what in ((public_url, "--public-url"), (webhook, "--webhook")):
        if url and not url.startswith(("http://", "https://")):
            raise Refusal("setting-url", setting=what)
    settings = s.Settings(
        database=database,
        redis=redis,
        workers=workers,
        public_url=public_url.rstrip("/"),
        secure=public_url.startswith("https://"),
        webhook=webhook,
        mail=s.mail_from_environment(),
        trusted_proxies=trust_proxy,
        **numbers_from_environment(),
    )
    settings = server.prepare(settings)
    with listening_at(host, port) as listening:
        address = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"
        click.echo(f"Gloaming listens at {address}", err=True)
        if opens:
            Thread(target=open_browser, args=(address,), daemon=True).start()
        server.serve(settings, listening)


def listening_at(host: str, port: int) -> socket.socket:
    """A socket that takes calls from now on, so that nobody else can have its port; or a refusal."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except (OSError, UnicodeError) as error:
        raise Refusal("listening", host=host, port=str(port), why=cause(error)) from error


def open_browser(address: str) -> None:
    """Open the browser as soon as the server answers, or say that somebody has to."""
    for _ in range(MOST_KNOCKS):
        with suppress(OSError), urlopen(f"{address}/healthz", timeout=1):
            break
        time.sleep(0.1)
    has_screen = sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
    if not has_screen or not webbrowser.open(address):
        click.echo(f"There is no browser here that could be opened; open {address} in one yourself.", err=True)


def numbers_from_environment() -> dict[str, Any]:
    """Settings that are numbers, where the environment has them."""
    found: dict[str, Any] = {}
    for key, kind in NUMBERS.items():
        given = os.environ.get(f"GLOAMING_{key.upper()}")
        if given is None:
            continue
        try:
            found[key] = kind(given)
        except ValueError as error:
            raise Refusal("setting-number", setting=f"GLOAMING_{key.upper()}", given=shortened(given)) from error
        if not 0 < found[key] < math.inf:
            raise Refusal("setting-positive", setting=f"GLOAMING_{key.upper()}", given=shortened(given))
    return found


@click.command(cls=Command, short_help="Play at a table of a server, in the terminal.")
@click.argument("url", metavar="URL")
@click.option("--name", default="", metavar="NAME", help="Your name at the table.")
@click.option("--pronouns", default="", metavar="WORD", help="By which a story speaks of you: she, he, they or none.")
@click.option("--open", "game_id", default="", metavar="GAME", help="Open a table for this game; URL is the server's.")
@players_option
@click.option("--bots", default=0, metavar="K", help="Give so many seats of it to bots; if it is full then, start.")
@click.option("--bot", default="lantern", metavar="LEVEL", show_default=True, help="Their level.")
@click.option("--private", is_flag=True, help="List the new table nowhere; only who has its address can come.")
@options_option
@language_option
def join(
    url: str,
    name: str,
    pronouns: str,
    game_id: str,
    players: int | None,
    bots: int,
    bot: str,
    private: bool,
    options: tuple[str, ...],
    language: str,
) -> None:
    """Play at a table of a server, in the terminal: take a free seat, come back to your own, or look on.

    \b
    gloaming join https://gloaming.example/tables/NAME --name Mina
    gloaming join https://gloaming.example --open haunted --players 3 --bots 2
    """
    need_server_parts()
    from gloaming.terminal import Screen, guests, remote  # noqa: PLC0415

    visitor = guests.visitor_to(url)
    table_id, token = guests.table_in(url)
    if game_id:
        game = gloaming.find(game_id)
        count = max(middling(game), 1 + bots) if players is None else players
        asked = {"game": game.id, "players": count, "private": private, "options": read_options(options)}
        chosen = {"name": name or NAMES[0], "pronouns": pronouns, "language": language}
        opened = visitor.call("POST", "/api/tables", {**asked, **chosen})
        table_id = opened["table"]["id"]
        guests.keep(visitor)
        click.echo(say("afar-others", {"link": opened["link"]}))
        for _ in range(bots):
            visitor.table(table_id, "bots", {"bot": bot})
        if bots and bots + 1 == count:
            visitor.table(table_id, "start")
    elif not table_id:
        raise Refusal("address-table")
    else:
        guests.take_seat(visitor, table_id, name, token, pronouns, language)
        guests.keep(visitor)
    remote.RemoteClient(visitor, table_id, Screen(language=language)).play()
