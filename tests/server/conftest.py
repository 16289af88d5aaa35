"""What tests of the server are given: servers, PostgreSQL, Redis, and a clock that they turn themselves."""

from collections.abc import Iterator

import pytest

from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.speech import given_by
from gloaming.server import live_tables, routes, scheduler
from gloaming.server.jobs import Jobs
from gloaming.server.payloads import GivenInfo, Hinted
from programs import POSTGRES, REDIS, Postgres, Redis
from servers import Clock, Running, same_games, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(str(tmp_path_factory.mktemp("store") / "tables.db")) as running:
        yield running


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest) -> Iterator[None]:
    with same_games(request.node.name):
        yield


# PostgreSQL and Redis, one of each for all tests of a process
@pytest.fixture(scope="session")
def one_postgresql() -> Iterator[Postgres]:
    if not POSTGRES:
        pytest.skip("PostgreSQL is not installed (Debian: postgresql)")
    with Postgres() as server:
        yield server


@pytest.fixture
def postgresql(one_postgresql: Postgres) -> Postgres:
    one_postgresql.start()  # a test that failed may have left it stopped
    return one_postgresql


@pytest.fixture(scope="session")
def one_redis() -> Iterator[Redis]:
    if not REDIS:
        pytest.skip("neither Valkey nor Redis is installed (Debian: redis-server)")
    with Redis() as server:
        yield server


@pytest.fixture
def redis(one_redis: Redis) -> Redis:
    one_redis.start()
    return one_redis


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of all servers here; their schedulers look at it often."""
    clock = Clock()
    monkeypatch.setattr(live_tables, "time", clock)
    monkeypatch.setattr(scheduler, "SWEPT", 0.02)
    monkeypatch.setattr(scheduler, "TIDIED", 0.02)
    return clock


@pytest.fixture
def quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser who says something at once, and nobody who compiles."""

    async def hint(self: Jobs, match: Match, seat: int, seconds: float) -> list[Hinted]:
        g, legal = match.state, match.game.legal(match.state, seat)
        given = [given_by(match.game, g, seat, answer, match.names) for answer in legal[:3]]
        return [Hinted(GivenInfo(*each), 0.5, []) for each in given]

    async def compiled(self: Jobs, game: Game) -> None:
        pass

    monkeypatch.setattr(Jobs, "hint", hint)
    monkeypatch.setattr(Jobs, "run_compile", compiled)
    monkeypatch.setattr(routes, "compiled_is_ready", lambda game: False)
