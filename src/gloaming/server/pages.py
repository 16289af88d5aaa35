"""The browser client: its built files, held in memory, and the one page that stands behind all its addresses."""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

BUILT = Path(__file__).parents[1] / "web"  # where `make web` puts the client
# What the client's page answers for.
ADDRESSES = ("/", "/new/{game}", "/tour/{game}", "/tables/{table}", "/replays/{table}", "/parts")
NOT_BUILT = "The browser client has not been built here: `make web` builds it. The terminal reaches this server too.\n"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with what is in them
NEVER = "no-cache"  # kept only to be asked for again
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))  # as the build has left them beside a file, the smallest first
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}

Handler = Callable[[Request], Awaitable[Response]]


class ClientFile(NamedTuple):
    """A file of the client, with its smaller forms."""

    kind: str
    keep: str
    plain: bytes
    encoded: dict[str, bytes]

    def as_asked(self, accepted: str, status: int = 200) -> Response:
        """The smallest form that a browser takes."""
        headers = {"cache-control": self.keep, "vary": "accept-encoding"}
        for name, body in self.encoded.items():
            if accepts(accepted, name):
                return Response(body, status, media_type=self.kind, headers={**headers, "content-encoding": name})
        return Response(self.plain, status, media_type=self.kind, headers=headers)


def accepts(accepted: str, encoding: str) -> bool:
    """Whether a client takes an encoding, by what it says of those that it accepts: one of weight 0 it does not."""
    said = (part.replace(" ", "").casefold().partition(";q=") for part in accepted.split(","))
    return any(name == encoding and (not weight or weight.strip("0.")) for name, _, weight in said)


def pages(folder: Path = BUILT) -> dict[str, ClientFile]:
    """Every file of the client by its path; none if it has not been built."""
    suffixes = tuple(suffix for _, suffix in ENCODINGS)
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in suffixes]
    return {path.relative_to(folder).as_posix(): read(folder, path) for path in files}


def read(folder: Path, path: Path) -> ClientFile:
    """One file."""
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    keep = FOR_EVER if path.relative_to(folder).parts[0] == "assets" else NEVER
    smaller = ((name, path.with_name(path.name + suffix)) for name, suffix in ENCODINGS)
    return ClientFile(
        kind, keep, path.read_bytes(), {name: each.read_bytes() for name, each in smaller if each.exists()}
    )


def handlers(found: dict[str, ClientFile]) -> dict[str, Handler]:
    """What answers at each address of the client."""
    files = {f"/{path}": handler_of(page) for path, page in found.items() if path != "index.html"}
    index = handler_of(found["index.html"]) if "index.html" in found else not_built
    return {**dict.fromkeys(ADDRESSES, index), **files}


def handler_of(page: ClientFile) -> Handler:
    """Show one file."""

    async def show(request: Request) -> Response:
        return page.as_asked(request.headers.get("accept-encoding", ""))

    return show


def show_lost(found: dict[str, ClientFile], request: Request) -> Response | None:
    """The client's page for a browser that has lost its way, which says that nothing is there; for others none."""
    index, asked = found.get("index.html"), request.headers
    if index is None or request.url.path.split("/")[1] == "api" or "text/html" not in asked.get("accept", ""):
        return None
    return index.as_asked(asked.get("accept-encoding", ""), 404)


async def not_built(request: Request) -> Response:
    """Say that there is no client here."""
    return Response(NOT_BUILT, 503, media_type="text/plain; charset=utf-8", headers={"cache-control": "no-store"})
