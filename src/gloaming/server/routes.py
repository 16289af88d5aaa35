"""The routes of the HTTP side: each takes a request, wishes for something at a table, and says what came of it."""

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
from gloaming.kernel.catalogue import ENGLISH, accepted_language, check_language, languages
from gloaming.kernel.game import Game, Option
from gloaming.kernel.match import check_names
from gloaming.kernel.pronouns import check_pronouns
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.kernel.story import story
from gloaming.kernel.voice import Voice
from gloaming.server import payloads as p
from gloaming.server.identity import new_person
from gloaming.server.jobs import hinted, reviewed
from gloaming.server.live_tables import NoSuchTable
from gloaming.server.messages import TABLE_ID, TableInfo, encode
from gloaming.server.metrics import exposition
from gloaming.server.pages import accepts
from gloaming.server.replays import replay
from gloaming.server.store import Header
from gloaming.server.texts import words_of
from gloaming.server.views import table_info
from gloaming.tables import OVER, PLAYING, Table, opening, own_seat
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
    def language(self) -> str:
        """The language that is wanted; English if it is none that anybody speaks here."""
        wanted = self.request.query_params.get("language", ENGLISH)
        return wanted if wanted in languages() else ENGLISH

    @property
    def accepted(self) -> str:
        """The language that the guest's browser likes best; nothing if it names none that there is."""
        return accepted_language(self.request.headers.get("accept-language", ""))

    @property
    def table_id(self) -> str:
        """The table that the path names."""
        table_id = str(self.request.path_params["table"])
        if not TABLE_ID.fullmatch(table_id):
            raise NoSuchTable("unknown-table")
        return table_id

    @property
    def seat(self) -> int:
        """The seat that the path names."""
        return named_seat(self.request.path_params["seat"])

    def somebody(self) -> str:
        """Who asks; a guest who comes for the first time gets a name."""
        if not self.person:
            self.person = self.new_person = new_person()
        return self.person

    async def wish(self, wish: w.AnyWish, *, table_id: str = "") -> TableInfo:
        """Have a wish granted at the table, and return what everybody sees of it then."""
        await self.house.tables.wish(table_id or self.table_id, self.somebody(), wish)
        return await self.info(table_id)

    async def look(self, table_id: str = "") -> Table:
        """The table as it is."""
        async with self.house.tables.at(table_id or self.table_id) as live:
            return await self.house.tables.load(live)

    async def info(self, table_id: str = "") -> TableInfo:
        """The table as everybody sees it."""
        async with self.house.tables.at(table_id or self.table_id) as live:
            return table_info(await self.house.tables.load(live), live.here)

    async def finished(self) -> Table:
        """The table, if its game is over: until then its record would tell secrets."""
        table = await self.look()
        if table.stage != OVER:
            raise Refusal("when-over")
        return table

    def link(self, table_id: str) -> str:
        """The address of a table, to be sent to others."""
        base = self.house.settings.public_url or str(self.request.base_url)
        return f"{base.rstrip('/')}/tables/{table_id}"


# Games, bots, lobby


async def games(call: Call) -> list[p.GameInfo]:
    """The games of the house, then those of other packages, in English where `language` is not known."""
    return [game_info(game, call.language) for game in gloaming.games()]


def game_info(game: Game, language: str) -> p.GameInfo:
    """A game, as it is told of in a language."""
    voice = game.voice(language)
    return p.GameInfo(
        id=game.id,
        title=voice.about("title"),
        credit=voice.about("credit"),
        blurb=voice.about("blurb"),
        door=voice.about("door"),
        minutes=voice.about("minutes"),
        rules=game.rules,
        least_players=game.seats.start,
        most_players=game.seats.stop - 1,
        told=game.telling is not None,
        quiet=[kind.name for kind in game.news_kinds if kind.quiet],
        options=[option_info(option, voice) for option in game.options],
    )


def option_info(option: Option, voice: Voice) -> p.OptionInfo:
    """An option, and how it is asked for."""
    kinds: dict[type, Any] = {bool: "switch", int: "number"}
    kind: Any = "names" if option.choices else kinds.get(type(option.default), "text")
    choices = [p.ChoiceInfo(name, voice.choice(option, name)) for name in option.choices]
    return p.OptionInfo(option.key, *voice.option(option), option.default, kind, choices)


async def rulebook(call: Call) -> str:
    """A game's rules in our own words, as Markdown; every rule has its id. In English where `language` is not known."""
    try:
        game = gloaming.find(str(call.request.path_params["game"]))
    except Refusal as unknown:
        raise unknown.as_kind(NoSuchGame) from unknown
    return game.rulebook(call.request.query_params.get("language", ENGLISH))


async def words(call: Call) -> Response:
    """What a game says, as Fluent messages: the parts that are wanted, in the language that content-language names."""
    wanted, parts = call.request.path_params, call.request.query_params.get("parts", "game")
    try:
        found = words_of(gloaming.find(str(wanted["game"])), str(wanted["language"]), parts)
    except Refusal as unknown:
        raise unknown.as_kind(NoSuchGame) from unknown
    return found.as_asked(call.request.headers)


async def bots(call: Call) -> list[p.BotInfo]:
    """The bots that can be given a seat, in order of strength; in English where `language` is not known."""
    return [p.BotInfo(level.name, level.label(call.language), level.sentence(call.language)) for level in LEVELS]


async def lobby(call: Call) -> p.Lobby:
    """Public tables that have not started, and those at which the guest sits."""
    there = await call.house.store.open_tables(call.house.now())
    mine = [shown(each) for each in await call.house.store.tables_of(call.person)] if call.person else []
    playing = [each.id for each in mine if each.stage == PLAYING][:MOST_LOOKED_AT]
    asked = [table_id for table_id in playing if await is_asked(call, table_id)]
    return p.Lobby([shown(each) for each in there], mine, asked)


async def is_asked(call: Call, table_id: str) -> bool:
    """Whether the guest is asked something at a table."""
    try:
        table = await call.look(table_id)
    except Refusal:  # it was begun with other rules
        return False
    return table.seat_of(call.person) in table.asked


def shown(header: Header) -> TableInfo:
    """What the lobby shows of a table."""
    return msgspec.json.decode(header.summary, type=TableInfo)


# Tables


async def open_table(call: Call) -> p.TableOpened:
    """Open a table; the guest takes the first seat and is the host."""
    said: p.OpenTable = call.said
    if not call.house.openings.allows(call.address):
        raise TooOften("too-many-tables")
    game = gloaming.find(said.game)
    opened = opening(game, said.players, said.options, said.clock, private=said.private)
    check_names([said.name])
    sits = e.Joined(0, said.name, check_pronouns(said.pronouns), check_language(said.language) or call.accepted)
    person = call.somebody()
    table_id = await call.house.tables.open([(person, opened), (person, sits)])
    return p.TableOpened(await call.info(table_id), call.link(table_id))


async def see_table(call: Call) -> TableInfo:
    """A table as everybody sees it."""
    return await call.info()


async def join(call: Call) -> TableInfo:
    """Take an open seat."""
    said: p.TakeSeat = call.said
    language = said.language or call.accepted
    return await call.wish(w.Join(name=said.name, seat=said.seat, pronouns=said.pronouns, language=language))


async def add_bot(call: Call) -> TableInfo:
    """Give an open seat to a bot (the host)."""
    return await call.wish(w.SeatBot(call.said.bot, call.said.seat, call.said.name))


async def clear_seat(call: Call) -> TableInfo:
    """Send a person away, or take a bot away before the start (the host)."""
    return await call.wish(w.Kick(call.seat))


async def arrange(call: Call) -> TableInfo:
    """Change what is played, before the start (the host)."""
    said: p.ArrangeTable = call.said
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
    return await call.wish(w.Prefer(call.said.alone, call.said.mail, call.said.language))


async def rematch(call: Call) -> p.TableOpened:
    """Play again with the same company, at another table."""
    _, another = await call.house.tables.rematch(call.table_id, call.person)
    return p.TableOpened(await call.info(another), call.link(another))


async def hint(call: Call) -> list[p.Hinted]:
    """What the adviser would answer, the best first; for a guest who plays against bots alone."""
    async with call.house.advising, call.house.tables.at(call.table_id) as live:  # it stays as it is meanwhile
        table = await call.house.tables.load(live)
        seat = own_seat(table, call.person)
        if table.seats[seat].bot:
            raise Refusal("bot-plays")
        if table.people != [seat]:
            raise Refusal("advice-company")
        match = table.play
        if seat not in table.asked:
            raise Refusal("not-asked-anything")
        if not await asyncio.to_thread(compiled_is_ready, match.game):
            call.house.jobs.compile(match.game)
            return await call.house.jobs.hint(match, seat, HINT_SECONDS)
        return hinted(await asyncio.to_thread(adviser.advise, match, seat, seconds=HINT_SECONDS))


# Moving a seat


async def secret_link(call: Call) -> p.SecretLink:
    """A secret link that moves the own seat to another device, once and within the hour."""
    table = await call.look()
    seat = own_seat(table, call.person)
    token = call.house.identity.link(call.table_id, seat, table.seats[seat].held)
    # Behind the #, so that neither a log nor a referrer ever has it.
    return p.SecretLink(f"{call.link(call.table_id)}#move={token}", token)


async def move_seat(call: Call) -> p.SeatMoved:
    """Hold the seat of a secret link from this device from now on."""
    link = call.house.identity.read_link(call.said.token)
    table = await call.wish(w.Move(link.seat, link.held, call.somebody()), table_id=link.table_id)
    return p.SeatMoved(table, link.seat)


# After the end


async def seed(call: Call) -> p.Seed:
    """What chance was bound to, when the game is over."""
    table = await call.finished()
    return p.Seed(table.play.commitment, table.seed)


async def written_record(call: Call) -> str:
    """The game as a record, when it is over; `gloaming verify` checks every line of it."""
    table = await call.finished()
    return await asyncio.to_thread(record.write, table.play)


async def written_story(call: Call) -> str:
    """The game as a story, as a spectator heard it, in Markdown; for games that are told. In English where it is not
    told in `language`.
    """
    table, language = await call.look(), call.request.query_params.get("language", ENGLISH)
    return typeset.TYPESETTERS["markdown"](story(table.play, language))


async def step_by_step(call: Call) -> Response:
    """A game that is over, step by step: as a seat saw it (?viewer=N), with all that was hidden (?viewer=all), or as
    the guest saw it who sat there.
    """
    table = await call.finished()
    wanted = call.request.query_params.get("viewer")
    if wanted is None:
        viewer = table.seat_of(call.person)
    else:
        viewer = None if wanted == "all" else table.play.seat(named_seat(wanted))
    packed = accepts(call.request.headers.get("accept-encoding", ""), "gzip")
    async with call.house.reviewing:
        found = await asyncio.to_thread(written_replay, table, viewer, packed)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(found, media_type="application/json", headers=headers)


def written_replay(table: Table, viewer: int | None, packed: bool) -> bytes:
    """A replay as it is sent; it is long and repeats itself. Called in a thread, since it takes a while."""
    found = encode(replay(table, viewer))
    return gzip.compress(found, 6) if packed else found


def named_seat(wanted: str) -> int:
    """The seat that an address names, or a refusal."""
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) == 1):
        raise Refusal("seat-number", seat=shortened(wanted))
    return int(wanted)


async def review(call: Call) -> list[p.Reviewed]:
    """What the adviser says of every choice in a game that is over, or of one seat's (?seat=N)."""
    table = await call.finished()
    wanted = call.request.query_params.get("seat")
    match, house = table.play, call.house
    seat = None if wanted is None else match.seat(named_seat(wanted))
    async with house.reviewing:
        if not await asyncio.to_thread(compiled_is_ready, match.game):
            house.jobs.compile(match.game)
            return await house.jobs.review(match, seat, HASTY)
        comments = await asyncio.to_thread(adviser.review, match, seat, iterations=REVIEW_ITERATIONS)
    return reviewed(comments, hasty=False)


# The server itself


async def health(call: Call) -> p.Health:
    """Whether the server lives."""
    return p.Health("alive", gloaming.__version__)


async def readiness(call: Call) -> p.Health:
    """Whether the server can work: whether its store can be reached."""
    await call.house.store.ready()
    return p.Health("ready", gloaming.__version__)


async def metrics(call: Call) -> Response:
    """What the server counts, for Prometheus."""
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


Handler = Callable[[Call], Awaitable[Any]]


class Route(NamedTuple):
    """One address of the server: how it is called, what it takes and what it gives."""

    method: str
    path: str
    handler: Handler
    takes: type | None
    gives: Any
    status: int = 200


TABLE = "/api/tables/{table}"
ROUTES = (
    Route("GET", "/api/games", games, None, list[p.GameInfo]),
    Route("GET", "/api/games/{game}/rulebook", rulebook, None, str),
    Route("GET", "/api/games/{game}/words/{language}", words, None, str),
    Route("GET", "/api/bots", bots, None, list[p.BotInfo]),
    Route("GET", "/api/tables", lobby, None, p.Lobby),
    Route("POST", "/api/tables", open_table, p.OpenTable, p.TableOpened, 201),
    Route("POST", "/api/move", move_seat, p.MoveSeat, p.SeatMoved),
    Route("GET", TABLE, see_table, None, TableInfo),
    Route("PATCH", TABLE, arrange, p.ArrangeTable, TableInfo),
    Route("POST", f"{TABLE}/join", join, p.TakeSeat, TableInfo),
    Route("POST", f"{TABLE}/bots", add_bot, p.AddBot, TableInfo),
    Route("DELETE", f"{TABLE}/seats/{{seat}}", clear_seat, None, TableInfo),
    Route("POST", f"{TABLE}/start", start, p.Nothing, TableInfo),
    Route("POST", f"{TABLE}/leave", leave, p.Nothing, TableInfo),
    Route("POST", f"{TABLE}/return", come_back, p.Nothing, TableInfo),
    Route("POST", f"{TABLE}/pause", pause, p.Nothing, TableInfo),
    Route("POST", f"{TABLE}/resume", go_on, p.Nothing, TableInfo),
    Route("POST", f"{TABLE}/prefer", prefer, p.Preferences, TableInfo),
    Route("POST", f"{TABLE}/rematch", rematch, p.Nothing, p.TableOpened, 201),
    Route("GET", f"{TABLE}/hint", hint, None, list[p.Hinted]),
    Route("POST", f"{TABLE}/link", secret_link, p.Nothing, p.SecretLink),
    Route("GET", f"{TABLE}/seed", seed, None, p.Seed),
    Route("GET", f"{TABLE}/record", written_record, None, str),
    Route("GET", f"{TABLE}/story", written_story, None, str),
    Route("GET", f"{TABLE}/replay", step_by_step, None, p.Replay),
    Route("GET", f"{TABLE}/review", review, None, list[p.Reviewed]),
    Route("GET", "/healthz", health, None, p.Health),
    Route("GET", "/readyz", readiness, None, p.Health),
    Route("GET", "/metrics", metrics, None, str),
)
