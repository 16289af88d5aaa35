"""What tests in a browser are given: Chromium, a server, and guests who come to it."""

from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser

from browsers import DESKTOP, Come, Finished, Guest, Size, Theme, chromium, finished_game
from gloaming.client import Visitor
from servers import Running, same_games, serving


@pytest.fixture(scope="package")  # until the last of these tests: Playwright's loop lets no other run in its thread
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The server to which all guests come: each has a table and a browser of their own."""
    with serving(str(tmp_path_factory.mktemp("house") / "tables.db")) as running:
        yield running


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest) -> Iterator[None]:
    with same_games(request.node.name):
        yield


@pytest.fixture(scope="package")
def finished(house: Running) -> Finished:
    """A finished game of a kind, with the people who played it: each is played when it is first wanted."""

    @cache
    def played(game: str) -> tuple[str, list[Visitor]]:
        with same_games(f"finished {game}"):
            return finished_game(house.url, game)

    return played


@pytest.fixture
def tongue() -> str:
    """The language of guests' browsers, unless they say otherwise."""
    return "en"


@pytest.fixture
def come(browser: Browser, house: Running, tongue: str) -> Iterator[Come]:
    """Guests with a browser each; when they leave, nothing may have been wrong in any of their pages."""
    guests: list[Guest] = []

    def another(size: Size = DESKTOP, theme: Theme = "dark", language: str = tongue) -> Guest:
        guests.append(Guest(browser, house.url, size, theme, language))
        return guests[-1]

    yield another
    for guest in guests:
        guest.leave()
    assert not [each for guest in guests for each in guest.wrong]
