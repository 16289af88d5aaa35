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
from starlette.routing import Route as HttpRoute
from starlette.routing import WebSocketRoute

from gloaming.kernel.refusal import Refusal
from gloaming.server import payloads as p
from gloaming.server.bus import Bus, SharedFile
from gloaming.server.identity import Identity
from gloaming.server.jobs import Jobs
from gloaming.server.live_tables import LiveTables, NoSuchTable, milliseconds
from gloaming.server.malformed import MALFORMED, what_is_wrong
from gloaming.server.messages import encode
from gloaming.server.metrics import FAULTS, REFUSALS
from gloaming.server.notices import Notices
from gloaming.server.openapi import document
from gloaming.server.pages import handlers, pages, show_lost
from gloaming.server.routes import ROUTES, Call, NoSuchGame, Route, TooOften
from gloaming.server.safety import HTTPS_ONLY, LARGEST_BODY, SECURITY, Rate, is_same_origin
from gloaming.server.scheduler import Scheduler
from gloaming.server.settings import Settings, from_environment
from gloaming.server.sockets import Sockets
from gloaming.server.store import Store, StoreDown
from gloaming.tables import NotYours

JSON = "application/json"
SAFE = ("GET", "HEAD", "OPTIONS")
HOUR = 3600
log = logging.getLogger("gloaming.http")


class BadRequest(Refusal):
    """A request that is refused before it is looked at."""


class TooLarge(BadRequest):
    """It is too long to be looked at."""


class WrongType(BadRequest):
    """It is something else than JSON."""


# The status that each kind of refusal is sent with.
STATUS: dict[type[Refusal], int] = {
    BadRequest: 400,
    TooLarge: 413,
    WrongType: 415,
    NoSuchTable: 404,
    NoSuchGame: 404,
    NotYours: 403,
    TooOften: 429,
    Refusal: 409,
}


class House:
    """All parts of one worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.tables = LiveTables(self.store, settings)
        self.identity = Identity(settings.secret, secure=settings.secure)
        self.requests = Rate(settings.http_rate, settings.http_burst)
        self.openings = Rate(settings.tables_an_hour / HOUR, settings.tables_an_hour)
        self.reviewing = asyncio.Semaphore(1)
        self.advising = asyncio.Semaphore(1)
        self.jobs = Jobs()
        self.scheduler = Scheduler(self.tables, Notices(settings), self.jobs)
        self.bus = self.make_bus()
        self.sockets = Sockets(self)
        self.now = milliseconds

    def make_bus(self) -> Bus | SharedFile | None:
        """How this worker hears of the others, if there are any."""
        if self.settings.redis:
            return Bus(self.settings.redis, self.tables)
        return SharedFile(self.tables, self.settings.workers_folder) if self.settings.workers > 1 else None

    @asynccontextmanager
    async def open(self, app: Starlette) -> AsyncIterator[None]:
        """From the first request to the last."""
        self.store.open()
        self.scheduler.start()
        if self.bus is not None:
            self.bus.start()
        log.info("open")
        try:
            yield
        finally:
            if self.bus is not None:
                await self.bus.stop()
            await self.scheduler.stop()
            await self.jobs.stop()
            await self.store.close()
            log.info("closed")


def create(settings: Settings | None = None) -> Any:
    """The application; worker processes find their settings in the environment."""
    house = House(settings or from_environment())
    routes: list[Any] = [HttpRoute(route.path, handler_of(house, route), methods=[route.method]) for route in ROUTES]
    described, found = encode(document()), pages()

    async def openapi(request: Request) -> Response:
        return Response(described, media_type=JSON)

    async def not_found(request: Request, error: Exception) -> Response:
        return show_lost(found, request) or refuse(404, Refusal("nowhere"))

    routes += [HttpRoute(path, handler) for path, handler in handlers(found).items()]
    routes += [
        HttpRoute("/openapi.json", openapi),
        WebSocketRoute("/api/tables/{table}/socket", house.sockets),
    ]
    handled = {404: not_found, 405: method_not_allowed, 500: server_error}
    app = Starlette(routes=routes, lifespan=house.open, exception_handlers=handled)
    app.state.house = house
    return Guard(app, house)


def handler_of(house: House, route: Route) -> Callable[[Request], Awaitable[Response]]:
    """How a request at a route is answered."""
    reader: msgspec.json.Decoder[Any] | None = None if route.takes is None else msgspec.json.Decoder(route.takes)

    async def handle(request: Request) -> Response:
        try:
            call = Call(house, request, await read_body(request, reader))
            found = await route.handler(call)
        except Refusal as refusal:
            return refuse(status_of(refusal), refusal)
        except StoreDown as down:
            return refuse(503, down.refusal)
        return reply(found, route.status, house.identity.cookie(call.new_person) if call.new_person else "")

    return handle


async def read_body(request: Request, reader: msgspec.json.Decoder[Any] | None) -> Any:
    """What a request says, or a refusal."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > LARGEST_BODY:
                raise TooLarge("request-size", most=LARGEST_BODY)
    except ClientDisconnect as gone:
        raise BadRequest("request-cut") from gone
    if reader is None:
        return None
    if body and request.headers.get("content-type", "").split(";")[0].strip().casefold() != JSON:
        raise WrongType("request-type", type=JSON)
    try:
        return reader.decode(body or b"{}")
    except MALFORMED as error:
        raise BadRequest("request", why=what_is_wrong(error)) from error


def status_of(refusal: Refusal) -> int:
    """The status that a refusal is sent with."""
    return next(STATUS[kind] for kind in type(refusal).__mro__ if kind in STATUS)


def reply(found: Any, status: int, cookie: str) -> Response:
    """What a route found, as a response."""
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


def refuse(status: int, why: Refusal) -> Response:
    """Refuse a request: as data, and in one sentence."""
    REFUSALS.labels(str(status)).inc()
    return Response(encode(p.refused(why)), status, media_type=JSON, headers={"cache-control": "no-store"})


async def method_not_allowed(request: Request, error: Exception) -> Response:
    """Something is there, but not for this method."""
    response = refuse(405, Refusal("method", method=request.method[:10]))
    response.headers.update(getattr(error, "headers", None) or {})
    return response


async def server_error(request: Request, error: Exception) -> Response:
    """A fault that nobody foresaw; its particulars are for the log alone."""
    FAULTS.inc()
    log.error("a request failed", exc_info=error, extra={"method": request.method})
    return refuse(500, Refusal("fault"))


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

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.headers]
            await send(message)

        inside = self.refusal(scope) or self.app
        with suppress(Exception):  # it was logged, and told in one sentence
            await inside(scope, receive, send_with_headers)

    def refusal(self, scope: dict[str, Any]) -> Response | None:
        """Why a request is not let in."""
        headers = dict(scope["headers"])
        address = scope["client"][0] if scope.get("client") else ""
        if scope["method"] not in SAFE and not is_same_origin(headers, self.house.settings.public_url):
            return refuse(403, Refusal("foreign-page"))
        if not scope["path"].endswith(("/healthz", "/readyz")) and not self.house.requests.allows(address):
            return refuse(429, Refusal("too-often"))
        return None
