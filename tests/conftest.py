"""What tests of several files are given: a server, a browser, and guests who come with one."""

from functools import cache

import pytest

from browsers import DESKTOP, Guest, Lent, finished_game
from servers import serving

CHROMIUM = Lent()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(str(tmp_path_factory.mktemp("store") / "tables.db")) as running:
        yield running


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """The server to which all guests come: each has a table and a browser of their own."""
    with serving(str(tmp_path_factory.mktemp("house") / "tables.db")) as running:
        yield running


@pytest.fixture(scope="session")
def finished(house):
    """A finished game of a kind, with the people who played it: each is played when it is first wanted."""
    return cache(lambda game: finished_game(house.url, game))


@pytest.fixture
def browser():
    return CHROMIUM.lend()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem):
    try:
        return (yield)
    finally:
        if "browser" not in getattr(nextitem, "fixturenames", ()):
            CHROMIUM.take_back()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish():
    CHROMIUM.take_back()


@pytest.fixture
def tongue():
    """The language of guests' browsers, unless they say otherwise."""
    return "en"


@pytest.fixture
def come(browser, house, tongue):
    """Guests with a browser each; when they leave, nothing may have been wrong in any of their pages."""
    guests = []

    def another(size=DESKTOP, theme="dark", language=tongue):
        guests.append(Guest(browser, house.url, size, theme, language))
        return guests[-1]

    yield another
    for guest in guests:
        guest.leave()
    assert not [each for guest in guests for each in guest.wrong]
