"""Who this keyboard is at servers far away: a cookie for each, kept in a file that only its owner may read."""

from __future__ import annotations

import json
import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from urllib.parse import urlsplit

import click

from gloaming.client import Visitor
from gloaming.kernel.match import NAMES
from gloaming.kernel.refusal import Refusal
from gloaming.server.messages import TABLE_ID


def cookies_file() -> Path:
    """Where the cookies are kept."""
    return Path(os.environ.get("GLOAMING_HOME") or click.get_app_dir("gloaming")) / "guests.json"


def known_cookies() -> dict[str, str]:
    """The cookies that were kept, by server."""
    try:
        kept = json.loads(cookies_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(key): str(value) for key, value in kept.items()} if isinstance(kept, dict) else {}


def visitor_to(url: str) -> Visitor:
    """A visitor of a server, the same as last time."""
    visitor = Visitor(url)
    visitor.cookie = known_cookies().get(visitor.url, "")
    return visitor


def keep(visitor: Visitor) -> None:
    """Keep a visitor's cookie for the next time."""
    path = cookies_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile("w", dir=path.parent, encoding="utf-8", delete=False) as file:
        json.dump({**known_cookies(), visitor.url: visitor.cookie}, file)
    os.replace(file.name, path)


def table_in(url: str) -> tuple[str, str]:
    """The table that an address names, and the secret that moves a seat if it has one; nothing if it names none."""
    parts = urlsplit(url)
    place = parts.path.strip("/").split("/")
    token = parts.fragment.removeprefix("move=") if parts.fragment.startswith("move=") else ""
    if len(place) == 2 and place[0] == "tables" and TABLE_ID.fullmatch(place[1]):
        return place[1], token
    if place not in ([""], []):
        raise Refusal("address")
    return "", ""


def take_seat(visitor: Visitor, table_id: str, name: str, token: str, pronouns: str = "", language: str = "") -> None:
    """Sit down where a seat is free, move a seat here, or just look on."""
    if token:
        visitor.call("POST", "/api/move", {"token": token})
        return
    seen = visitor.call("GET", f"/api/tables/{table_id}")
    free = any(seat["kind"] == "open" for seat in seen["seats"])
    mine = any(each["id"] == table_id for each in visitor.call("GET", "/api/tables")["mine"])
    if seen["stage"] == "waiting" and free and not mine:
        taken = {seat["name"].casefold() for seat in seen["seats"]}
        free_name = next(each for each in NAMES if each.casefold() not in taken)
        visitor.table(table_id, "join", {"name": name or free_name, "pronouns": pronouns, "language": language})
