"""What tests of several files are given: a server, a browser, and guests who come with one."""

import pytest

from browsers import DESKTOP, Guest, chromium
from servers import serving


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


# Tests of one game alone


def pytest_addoption(parser):
    parser.addoption("--game", help="leave out the tests of all other games")


def pytest_collection_modifyitems(config, items):
    """Of tests that run over games, keep the wanted one's."""
    wanted = config.getoption("--game")
    if wanted:
        config.hook.pytest_deselected(items=[item for item in items if game_of(item) not in (None, wanted)])
        items[:] = [item for item in items if game_of(item) in (None, wanted)]


def game_of(item):
    """The id of the game that a test is given, None if it is given none."""
    given = getattr(item, "callspec", None)
    game = given.params.get("game") if given else None
    return getattr(game, "id", game)
