"""The doors of the HTTP side: each takes a request, wishes for something at a table, and says what came of it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import gloaming
from gloaming.bots import LEVELS, adviser
from gloaming.bots.search import compiled_is_ready
from gloaming.kernel import record, typeset
from gloaming.kernel.game import Option
from gloaming.kernel.match import check_names
from gloaming.kernel.pronouns import check_pronouns
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.kernel.story import story
from gloaming.server import offers as o
from gloaming.server.aside import hinted, reviewed
from gloaming.server.eyes import table_info
from gloaming.server.identity import new_person
from gloaming.server.messages import TABLE_ID, TableInfo, encode
from gloaming.server.metrics import exposition
from gloaming.server.pages import accepts
from gloaming.server.replays import replay
from gloaming.server.rooms import NoSuchTable
from gloaming.server.store import Header
from gloaming.server.texts import words_of
from gloaming.tables import OVER, PLAYING, Gathering, opening, own_seat
from gloaming.tables import events as e
from gloaming.tables import wishes as w

if TYPE_CHECKING:
    from gloaming.server.app import House

REVIEW_ITERATIONS = 150  # of the adviser, for an answer
HINT_SECONDS = 0.6  # that the adviser thinks for a hint
MOST_LOOKED_AT = 20  # tables of a guest at which the lobby looks whether it is their turn
HASTY = 10.0  # seconds for a whole game, while the adviser's search is not compiled


class TooOften(Refusal):
    """Somebody asks too often."""


class NoSuchGame(Refusal):
    """There is no game with that name, or it has no such words."""


class Call:
    """One request, with what it says."""

    def __init__(self, house: House, request: Request, said: Any) -> None:
        self.house, self.request, self.said = house, request, said
        self.person = house.identity.person(request.headers.get("cookie", ""))
        self.new_person = ""  # somebody who was not known before and is given a cookie

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return self.request.client.host if self.request.client else ""

    @property
    def table(self) -> str:
        """The table that the path names."""
        table = str(self.request.path_params["table"])
        if not TABLE_ID.fullmatch(table):
            raise NoSuchTable("There is no such table.")
        return table

    @property
    def seat(self) -> int:
        """The seat that the path names."""
        return named_seat(self.request.path_params["seat"])

    def somebody(self) -> str:
        """Who asks; a guest who comes for the first time gets a name."""
        if not self.person:
            self.person = self.new_person = new_person()
        return self.person

    async def wish(self, wish: w.AnyWish, *, table: str = "") -> TableInfo:
        """Have a wish granted at the table, and return what everybody sees of it then."""
        await self.house.rooms.wish(table or self.table, self.somebody(), wish)
        return await self.info(table)

    async def look(self, table: str = "") -> Gathering:
        """The table as it is."""
        async with self.house.rooms.at(table or self.table) as room:
            return await self.house.rooms.loaded(room)

    async def info(self, table: str = "") -> TableInfo:
        """The table as everybody sees it."""
        async with self.house.rooms.at(table or self.table) as room:
            return table_info(await self.house.rooms.loaded(room), room.here)

    async def finished(self) -> Gathering:
        """The table, if its game is over: until then its record would tell secrets."""
        gathering = await self.look()
        if gathering.stage != OVER:
            raise Refusal("That can be seen when the game is over.")
        return gathering

    def link(self, table: str) -> str:
        """The address of a table, to be sent to others."""
        base = self.house.settings.public_url or str(self.request.base_url)
        return f"{base.rstrip('/')}/tables/{table}"


# Games, bots, lobby


async def games(call: Call) -> list[o.GameInfo]:
    """The games of the house."""
    return [
        o.GameInfo(
            game.id,
            game.title,
            game.credit,
            game.blurb,
            game.minutes,
            game.rules,
            game.seats.start,
            game.seats.stop - 1,
            game.telling is not None,
            [option_info(option) for option in game.options],
        )
        for game in gloaming.games()
    ]


def option_info(option: Option) -> o.OptionInfo:
    """An option, and how it is asked for."""
    kinds: dict[type, Any] = {bool: "switch", int: "number"}
    kind: Any = "names" if option.choices else kinds.get(type(option.default), "text")
    return o.OptionInfo(option.key, option.help, option.default, kind, list(option.choices))


async def rulebook(call: Call) -> str:
    """A game's rules in our own words, as Markdown; every rule has its id. In English where `language` is not known."""
    try:
        game = gloaming.find(str(call.request.path_params["game"]))
        return game.rulebook(call.request.query_params.get("language", "en"))
    except Refusal as unknown:
        raise NoSuchGame(str(unknown)) from unknown


async def words(call: Call) -> Response:
    """What a game says, as Fluent messages: the parts that are wanted, in the language that content-language names."""
    wanted, parts = call.request.path_params, call.request.query_params.get("parts", "game")
    try:
        found = words_of(gloaming.find(str(wanted["game"])), str(wanted["language"]), parts)
    except Refusal as unknown:
        raise unknown.as_kind(NoSuchGame) from unknown
    return found.as_asked(call.request.headers)


async def bots(call: Call) -> list[o.BotInfo]:
    """The bots that can be given a seat, in order of strength."""
    return [o.BotInfo(level.name, level.sentence) for level in LEVELS]


async def lobby(call: Call) -> o.Lobby:
    """Public tables that have not started, and those at which the guest sits."""
    there = await call.house.store.open_tables(call.house.now())
    mine = [shown(each) for each in await call.house.store.tables_of(call.person)] if call.person else []
    playing = [each.id for each in mine if each.stage == PLAYING][:MOST_LOOKED_AT]
    asked = [table for table in playing if await is_asked(call, table)]
    return o.Lobby([shown(each) for each in there], mine, asked)


async def is_asked(call: Call, table: str) -> bool:
    """Whether the guest is asked something at a table."""
    try:
        gathering = await call.look(table)
    except Refusal:  # it was begun with other rules
        return False
    return gathering.seat_of(call.person) in gathering.asked


def shown(header: Header) -> TableInfo:
    """What the lobby shows of a table."""
    return msgspec.json.decode(header.summary, type=TableInfo)


# Tables


async def open_table(call: Call) -> o.Opened:
    """Open a table; the guest takes the first seat and is the host."""
    said: o.OpenTable = call.said
    if not call.house.openings.allows(call.address):
        raise TooOften("Too many tables were opened from your address; wait a little.")
    game = gloaming.find(said.game)
    opened = opening(game, said.players, said.options, said.clock, private=said.private)
    check_names([said.name])
    sits = e.Joined(0, said.name, check_pronouns(said.pronouns))
    person = call.somebody()
    table = await call.house.rooms.open([(person, opened), (person, sits)])
    return o.Opened(await call.info(table), call.link(table))


async def see_table(call: Call) -> TableInfo:
    """A table as everybody sees it."""
    return await call.info()


async def join(call: Call) -> TableInfo:
    """Take an open seat."""
    return await call.wish(w.Join(name=call.said.name, seat=call.said.seat, pronouns=call.said.pronouns))


async def add_bot(call: Call) -> TableInfo:
    """Give an open seat to a bot (the host)."""
    return await call.wish(w.SeatBot(call.said.bot, call.said.seat, call.said.name))


async def clear_seat(call: Call) -> TableInfo:
    """Send a person away, or take a bot away before the start (the host)."""
    return await call.wish(w.Kick(call.seat))


async def arrange(call: Call) -> TableInfo:
    """Change what is played, before the start (the host)."""
    said: o.ArrangeTable = call.said
    return await call.wish(w.Arrange(said.players, said.options, said.clock, said.private))


async def start(call: Call) -> TableInfo:
    """Begin the game with those who have come (the host)."""
    return await call.wish(w.Start())


async def leave(call: Call) -> TableInfo:
    """Get up: before the start the seat is open again, later a bot plays on for it."""
    return await call.wish(w.Leave())


async def come_back(call: Call) -> TableInfo:
    """Take the own seat back from the bot."""
    return await call.wish(w.Return())


async def pause(call: Call) -> TableInfo:
    """Stop the game and its clocks (the host)."""
    return await call.wish(w.Pause())


async def go_on(call: Call) -> TableInfo:
    """Go on after a pause (the host)."""
    return await call.wish(w.Resume())


async def prefer(call: Call) -> TableInfo:
    """Choose how the own seat is treated."""
    return await call.wish(w.Prefer(call.said.alone, call.said.mail))


async def rematch(call: Call) -> o.Opened:
    """Play again with the same company, at another table."""
    _, another = await call.house.rooms.rematch(call.table, call.person)
    return o.Opened(await call.info(another), call.link(another))


async def hint(call: Call) -> list[o.Hinted]:
    """What the adviser would answer, the best first; for a guest who plays against bots alone."""
    async with call.house.advising, call.house.rooms.at(call.table) as room:  # it stays as it is meanwhile
        gathering = await call.house.rooms.loaded(room)
        seat = own_seat(gathering, call.person)
        if gathering.seats[seat].bot:
            raise Refusal("A bot plays for you; take your seat back first.")
        if gathering.people != [seat]:
            raise Refusal("The adviser helps against bots alone; here other people play too.")
        match = gathering.play
        if seat not in gathering.asked:
            raise Refusal("You are not asked anything now.")
        if not await asyncio.to_thread(compiled_is_ready, match.game):
            call.house.aside.compile(match.game)
            return await call.house.aside.hint(match, seat, HINT_SECONDS)
        return hinted(await asyncio.to_thread(adviser.advise, match, seat, seconds=HINT_SECONDS))


# Moving a seat


async def secret_link(call: Call) -> o.SecretLink:
    """A secret link that moves the own seat to another device, once and within the hour."""
    gathering = await call.look()
    seat = own_seat(gathering, call.person)
    token = call.house.identity.link(call.table, seat, gathering.seats[seat].held)
    # Behind the #, so that neither a log nor a referrer ever has it.
    return o.SecretLink(f"{call.link(call.table)}#move={token}", token)


async def move_seat(call: Call) -> o.Moved:
    """Hold the seat of a secret link from this device from now on."""
    link = call.house.identity.read_link(call.said.token)
    table = await call.wish(w.Move(link.seat, link.held, call.somebody()), table=link.table)
    return o.Moved(table, link.seat)


# After the end


async def seed(call: Call) -> o.Seed:
    """What chance was bound to, when the game is over."""
    gathering = await call.finished()
    return o.Seed(gathering.play.commitment, gathering.seed)


async def written_record(call: Call) -> str:
    """The game as a record, when it is over; `gloaming verify` checks every line of it."""
    gathering = await call.finished()
    return await asyncio.to_thread(record.write, gathering.play)


async def written_story(call: Call) -> str:
    """The game as a story, as a spectator heard it, in Markdown; for games that are told."""
    return typeset.TYPESETTERS["markdown"](story((await call.look()).play))


async def step_by_step(call: Call) -> Response:
    """A game that is over, step by step: as a seat saw it (?eyes=N), with all that was hidden (?eyes=all), or as the
    guest saw it who sat there.
    """
    gathering = await call.finished()
    wanted = call.request.query_params.get("eyes")
    if wanted is None:
        eyes = gathering.seat_of(call.person)
    else:
        eyes = None if wanted == "all" else gathering.play.seat(named_seat(wanted))
    packed = accepts(call.request.headers.get("accept-encoding", ""), "gzip")
    async with call.house.reviewing:
        found = await asyncio.to_thread(written_replay, gathering, eyes, packed)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(found, media_type="application/json", headers=headers)


def written_replay(gathering: Gathering, eyes: int | None, packed: bool) -> bytes:
    """A replay as it is sent; it is long and repeats itself. Called in a thread, since it takes a while."""
    found = encode(replay(gathering, eyes))
    return gzip.compress(found, 6) if packed else found


def named_seat(wanted: str) -> int:
    """The seat that an address names, or a refusal."""
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) == 1):
        raise Refusal(f'"{shortened(wanted)}" is no seat.')
    return int(wanted)


async def review(call: Call) -> list[o.Reviewed]:
    """What the adviser says of every choice in a game that is over, or of one seat's (?seat=N)."""
    gathering = await call.finished()
    wanted = call.request.query_params.get("seat")
    match, house = gathering.play, call.house
    seat = None if wanted is None else match.seat(named_seat(wanted))
    async with house.reviewing:
        if not await asyncio.to_thread(compiled_is_ready, match.game):
            house.aside.compile(match.game)
            return await house.aside.review(match, seat, HASTY)
        comments = await asyncio.to_thread(adviser.review, match, seat, iterations=REVIEW_ITERATIONS)
    return reviewed(comments, hasty=False)


# The server itself


async def health(call: Call) -> o.Health:
    """Whether the server lives."""
    return o.Health("alive", gloaming.__version__)


async def readiness(call: Call) -> o.Health:
    """Whether the server can work: whether its store can be reached."""
    await call.house.store.ready()
    return o.Health("ready", gloaming.__version__)


async def metrics(call: Call) -> Response:
    """What the server counts, for Prometheus."""
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


Opener = Callable[[Call], Awaitable[Any]]


class Door(NamedTuple):
    """A way into the server: how it is called, what it takes and what it gives."""

    method: str
    path: str
    opens: Opener
    takes: type | None
    gives: Any
    status: int = 200


TABLE = "/api/tables/{table}"
DOORS = (
    Door("GET", "/api/games", games, None, list[o.GameInfo]),
    Door("GET", "/api/games/{game}/rulebook", rulebook, None, str),
    Door("GET", "/api/games/{game}/words/{language}", words, None, str),
    Door("GET", "/api/bots", bots, None, list[o.BotInfo]),
    Door("GET", "/api/tables", lobby, None, o.Lobby),
    Door("POST", "/api/tables", open_table, o.OpenTable, o.Opened, 201),
    Door("POST", "/api/move", move_seat, o.MoveSeat, o.Moved),
    Door("GET", TABLE, see_table, None, TableInfo),
    Door("PATCH", TABLE, arrange, o.ArrangeTable, TableInfo),
    Door("POST", f"{TABLE}/join", join, o.TakeSeat, TableInfo),
    Door("POST", f"{TABLE}/bots", add_bot, o.AddBot, TableInfo),
    Door("DELETE", f"{TABLE}/seats/{{seat}}", clear_seat, None, TableInfo),
    Door("POST", f"{TABLE}/start", start, o.Nothing, TableInfo),
    Door("POST", f"{TABLE}/leave", leave, o.Nothing, TableInfo),
    Door("POST", f"{TABLE}/return", come_back, o.Nothing, TableInfo),
    Door("POST", f"{TABLE}/pause", pause, o.Nothing, TableInfo),
    Door("POST", f"{TABLE}/resume", go_on, o.Nothing, TableInfo),
    Door("POST", f"{TABLE}/prefer", prefer, o.Preferences, TableInfo),
    Door("POST", f"{TABLE}/rematch", rematch, o.Nothing, o.Opened, 201),
    Door("GET", f"{TABLE}/hint", hint, None, list[o.Hinted]),
    Door("POST", f"{TABLE}/link", secret_link, o.Nothing, o.SecretLink),
    Door("GET", f"{TABLE}/seed", seed, None, o.Seed),
    Door("GET", f"{TABLE}/record", written_record, None, str),
    Door("GET", f"{TABLE}/story", written_story, None, str),
    Door("GET", f"{TABLE}/replay", step_by_step, None, o.Replay),
    Door("GET", f"{TABLE}/review", review, None, list[o.Reviewed]),
    Door("GET", "/healthz", health, None, o.Health),
    Door("GET", "/readyz", readiness, None, o.Health),
    Door("GET", "/metrics", metrics, None, str),
)
