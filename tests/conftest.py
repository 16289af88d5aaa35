"""What tests of several files are given: a server, a browser, and guests who come with one."""

import pytest
from hypothesis import HealthCheck, settings

from browsers import DESKTOP, Guest, chromium
from gloaming.server import doors, keeper, rooms
from gloaming.server.aside import Aside
from gloaming.server.offers import Hinted
from programs import POSTGRES, REDIS, Postgres, Redis, end_with_parent
from servers import Clock, serving

end_with_parent()

# No example is too slow for a busy machine; `make soak` has the last word: --hypothesis-profile=deep
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("deep", settings.get_profile("patient"), max_examples=1000)
settings.load_profile("patient")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(str(tmp_path_factory.mktemp("store") / "tables.db")) as running:
        yield running


@pytest.fixture(scope="module")
def browser():
    with chromium() as found:
        yield found


@pytest.fixture
def tongue():
    """The language of guests' browsers, unless they say otherwise."""
    return "en"


@pytest.fixture
def come(browser, server, tongue):
    """Guests with a browser each; when they leave, nothing may have been wrong in any of their pages."""
    guests = []

    def another(size=DESKTOP, theme="dark", language=tongue):
        guests.append(Guest(browser, server.url, size, theme, language))
        return guests[-1]

    yield another
    for guest in guests:
        guest.leave()


# PostgreSQL and Redis, one of each for all tests of a process


@pytest.fixture(scope="session")
def one_postgresql():
    if not POSTGRES:
        pytest.skip("PostgreSQL is not installed (Debian: postgresql)")
    with Postgres() as server:
        yield server


@pytest.fixture
def postgresql(one_postgresql):
    one_postgresql.start()  # a test that failed may have left it stopped
    return one_postgresql


@pytest.fixture(scope="session")
def one_redis():
    if not REDIS:
        pytest.skip("neither Valkey nor Redis is installed (Debian: redis-server)")
    with Redis() as server:
        yield server


@pytest.fixture
def redis(one_redis):
    one_redis.start()
    return one_redis


@pytest.fixture
def clock(monkeypatch):
    """The clock of all servers here; their keepers look at it often."""
    clock = Clock()
    monkeypatch.setattr(rooms, "time", clock)
    monkeypatch.setattr(keeper, "SWEPT", 0.02)
    monkeypatch.setattr(keeper, "TIDIED", 0.02)
    return clock


@pytest.fixture
def quick_adviser(monkeypatch):
    """An adviser who says something at once, and nobody who compiles."""

    async def hint(self, match, seat, seconds):
        return [Hinted(answer, 0.5, []) for answer in match.answers(seat)[:3]]

    async def compiled(self, game):
        pass

    monkeypatch.setattr(Aside, "hint", hint)
    monkeypatch.setattr(Aside, "compiled", compiled)
    monkeypatch.setattr(doors, "compiled_is_ready", lambda game: False)
