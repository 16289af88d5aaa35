"""The server's application: everything in its place, and one way in for all requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from gloaming.kernel.refusal import Refusal
from gloaming.server import offers as o
from gloaming.server.aside import Aside
from gloaming.server.bus import Bus, SharedFile
from gloaming.server.doors import DOORS, Call, Door, NoSuchGame, TooOften
from gloaming.server.identity import Identity
from gloaming.server.keeper import Keeper
from gloaming.server.messages import encode
from gloaming.server.metrics import FAULTS, REFUSALS
from gloaming.server.notices import Notices
from gloaming.server.openapi import document
from gloaming.server.pages import lost, openers, pages
from gloaming.server.rooms import NoSuchTable, Rooms, milliseconds
from gloaming.server.safety import HTTPS_ONLY, LARGEST_BODY, SECURITY, Rate, is_same_origin
from gloaming.server.settings import Settings, from_environment
from gloaming.server.sockets import Sockets
from gloaming.server.store import Store, StoreDown
from gloaming.tables import NotYours

JSON = "application/json"
SAFE = ("GET", "HEAD", "OPTIONS")
HOUR = 3600
STATUS: tuple[tuple[type[Exception], int], ...] = (
    (NoSuchTable, 404),
    (NoSuchGame, 404),
    (NotYours, 403),
    (TooOften, 429),
    (Refusal, 409),
    (StoreDown, 503),
)

log = logging.getLogger("gloaming.http")


class BadRequest(Exception):
    """A request that is refused before it is looked at, with its status."""

    def __init__(self, status: int, said: str) -> None:
        super().__init__(said)
        self.status = status


class House:
    """All parts of one worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.rooms = Rooms(self.store, settings)
        self.identity = Identity(settings.secret, secure=settings.secure)
        self.requests = Rate(settings.http_rate, settings.http_burst)
        self.openings = Rate(settings.tables_an_hour / HOUR, settings.tables_an_hour)
        self.reviewing = asyncio.Semaphore(1)
        self.advising = asyncio.Semaphore(1)
        self.aside = Aside()
        self.keeper = Keeper(self.rooms, Notices(settings), self.aside)
        self.bus = self.make_bus()
        self.sockets = Sockets(self)
        self.now = milliseconds

    def make_bus(self) -> Bus | SharedFile | None:
        """How this worker hears of the others, if there are any."""
        if self.settings.redis:
            return Bus(self.settings.redis, self.rooms)
        return SharedFile(self.rooms, self.settings.hall) if self.settings.workers > 1 else None

    @asynccontextmanager
    async def open(self, app: Starlette) -> AsyncIterator[None]:
        """From the first request to the last."""
        self.store.open()
        self.keeper.start()
        if self.bus is not None:
            self.bus.start()
        log.info("open")
        try:
            yield
        finally:
            if self.bus is not None:
                await self.bus.stop()
            await self.keeper.stop()
            await self.aside.stop()
            await self.store.close()
            log.info("closed")


def create(settings: Settings | None = None) -> Any:
    """The application; worker processes find their settings in the environment."""
    house = House(settings or from_environment())
    routes: list[Any] = [Route(door.path, behind(house, door), methods=[door.method]) for door in DOORS]
    described, found = encode(document()), pages()

    async def openapi(request: Request) -> Response:
        return Response(described, media_type=JSON)

    async def nowhere(request: Request, error: Exception) -> Response:
        return lost(found, request) or refused(404, "There is nothing at this address.")

    routes += [Route(path, shown) for path, shown in openers(found).items()]
    routes += [
        Route("/openapi.json", openapi),
        WebSocketRoute("/api/tables/{table}/socket", house.sockets),
    ]
    app = Starlette(routes=routes, lifespan=house.open, exception_handlers={404: nowhere, 405: not_so, 500: broken})
    app.state.house = house
    return Guard(app, house)


def behind(house: House, door: Door) -> Callable[[Request], Awaitable[Response]]:
    """What a request finds behind a door."""
    reader: msgspec.json.Decoder[Any] | None = None if door.takes is None else msgspec.json.Decoder(door.takes)

    async def opened(request: Request) -> Response:
        try:
            call = Call(house, request, await said(request, reader))
            found = await door.opens(call)
        except BadRequest as refusal:
            return refused(refusal.status, str(refusal))
        except tuple(kind for kind, _ in STATUS) as refusal:
            return refused(status_of(refusal), sentence(refusal))
        return reply(found, door.status, house.identity.cookie(call.new_person) if call.new_person else "")

    return opened


async def said(request: Request, reader: msgspec.json.Decoder[Any] | None) -> Any:
    """What a request says, or a refusal."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > LARGEST_BODY:
                raise BadRequest(413, f"A request takes at most {LARGEST_BODY:,} bytes.")
    except ClientDisconnect as gone:
        raise BadRequest(400, "The request was cut off.") from gone
    if reader is None:
        return None
    if body and request.headers.get("content-type", "").split(";")[0].strip().casefold() != JSON:
        raise BadRequest(415, f"Requests are sent as {JSON}.")
    try:
        return reader.decode(body or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        why = str(error).split("\n", maxsplit=1)[0][:200].rstrip(".")
        raise BadRequest(400, f"This request cannot be understood: {why}.") from error


def status_of(refusal: Exception) -> int:
    """The status that a refusal is sent with."""
    return next(status for kind, status in STATUS if isinstance(refusal, kind))


def sentence(refusal: Exception) -> str:
    """What a refusal says."""
    return refusal.sentence if isinstance(refusal, StoreDown) else str(refusal)


def reply(found: Any, status: int, cookie: str) -> Response:
    """What a door found, as a response."""
    if isinstance(found, Response):
        return found
    if isinstance(found, str):
        response = Response(found, status, media_type="text/plain; charset=utf-8")
    else:
        response = Response(encode(found), status, media_type=JSON)
    if cookie:
        response.headers["set-cookie"] = cookie
    response.headers["cache-control"] = "no-store"
    return response


def refused(status: int, said: str) -> Response:
    """A refusal in one sentence."""
    REFUSALS.labels(str(status)).inc()
    return Response(encode(o.Refused(said)), status, media_type=JSON, headers={"cache-control": "no-store"})


async def not_so(request: Request, error: Exception) -> Response:
    """Something is there, but not for this method."""
    response = refused(405, f"This address does not take {request.method[:10]}.")
    response.headers.update(getattr(error, "headers", None) or {})
    return response


async def broken(request: Request, error: Exception) -> Response:
    """A fault that nobody foresaw; its particulars are for the log alone."""
    FAULTS.inc()
    log.error("a request failed", exc_info=error, extra={"method": request.method})
    return refused(500, "Something went wrong in the server.")


class Guard:
    """Stands before everything: origins, rates, and the headers of every reply."""

    def __init__(self, app: Starlette, house: House) -> None:
        self.app, self.house = app, house
        extra = (HTTPS_ONLY,) if house.settings.secure else ()
        self.headers = [*SECURITY, *extra]

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        """Let a request in, or not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sent(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.headers]
            await send(message)

        behind = self.refusal(scope) or self.app
        with suppress(Exception):  # it was logged, and told in one sentence
            await behind(scope, receive, sent)

    def refusal(self, scope: dict[str, Any]) -> Response | None:
        """Why a request is not let in."""
        headers = dict(scope["headers"])
        address = scope["client"][0] if scope.get("client") else ""
        if scope["method"] not in SAFE and not is_same_origin(headers, self.house.settings.public_url):
            return refused(403, "This page is not one of ours.")
        if not scope["path"].endswith(("/healthz", "/readyz")) and not self.house.requests.allows(address):
            return refused(429, "You ask too often; wait a little.")
        return None
