"""A game in a package of its own, in a real Chromium: the client knows nothing of it but what the server says."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, expect

from browsers import DESKTOP, PHONE, Come, Guest, Size, needs_browser
from gloaming.games import IDS
from gloaming.server import app
from gloaming.server.pages import ClientFile, pages
from guide import HOME, moved_in, run, write_scene
from servers import Running, company, serving

pytestmark = needs_browser

GAME = "last-candle"
ASKED = re.compile(r"How many of the \d+ candles do you snuff\?")
BUILT = "src/gloaming/web"  # where the client is built to, seen from a checkout


@pytest.fixture(scope="module")
def house(guide_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where the game of docs/adding-a-game.md is installed."""
    with moved_in(guide_site), serving(str(tmp_path_factory.mktemp("own") / "tables.db")) as running:
        yield running


def expect_news(guest: Guest, what: str) -> None:
    """Wait until the log says what a guest has done."""
    name = guest.page.evaluate("localStorage.getItem('gloaming.name')")
    expect(guest.page.locator(".log li", has_text=f"{name} {what}")).not_to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_its_door_stands_in_the_lobby_after_those_of_the_house(come: Come, size: Size) -> None:
    ada = come(size)
    ada.go()
    expect(ada.page.locator(".bay-of")).to_have_count(len(IDS) + 1)
    bay = ada.page.locator(".bay-of").last
    expect(bay).to_contain_text("Last Candle")
    expect(bay).to_contain_text("Do not be the one to move when the last candle is out.")
    expect(bay.locator("svg.bay .leaf")).to_have_count(1)
    ada.looks_well("lobby")
    assert ada.violations() == []


def test_a_table_for_it_is_arranged(come: Come) -> None:
    ada = come()
    ada.go(f"/new/{GAME}")
    expect(ada.page.get_by_role("heading", name="Last Candle")).to_be_visible()
    expect(ada.page.get_by_text("Written for this page.")).to_be_visible()
    expect(ada.page.locator("legend")).to_have_text(["How many at the table"])  # there are no options to choose
    assert ada.violations() == []
    ada.page.get_by_role("button", name="Start the game").click()
    assert ASKED.fullmatch(ada.question())


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_is_played_in_words_to_its_end(come: Come, size: Size) -> None:
    ada = come(size)
    ada.play_now(GAME)
    assert ASKED.fullmatch(ada.question())
    board = ada.page.locator("main")
    expect(board).to_contain_text(re.compile(r"\d+ candles burn\."))
    expect(board).to_contain_text(re.compile(r"You wish for \d\."))
    ada.looks_well("table")
    assert ada.violations() == []
    with ada.answering():
        ada.page.get_by_role("button", name="Snuff 2 candles").click()
    expect_news(ada, "snuffed 2 candles.")
    ada.play_to_the_end()
    assert ada.said()[1].endswith(" won.")
    ada.page.get_by_role("link", name="Look back").click()
    ada.page.get_by_role("slider").wait_for()
    ada.page.keyboard.press("Home")
    expect(ada.page.locator("main")).to_contain_text("12 candles burn.")


def test_what_is_dealt_before_the_first_turn_is_one_line_of_its_log(come: Come, house: Running) -> None:
    table, (ada,) = company(house.url, GAME, ["Ada"], bots=3)
    guest = come()
    guest.take_seat_of(ada, table)
    expect(guest.page.locator(".log li").first).to_have_text("Laying out and dealing")
    guest.page.get_by_role("button", name="Laying out and dealing").click()
    expect(guest.page.locator(".log li", has_text="made a wish")).to_have_count(3)


def test_its_rulebook_stands_beside_the_table(come: Come) -> None:
    ada = come()
    ada.play_now(GAME)
    ada.page.get_by_role("tab", name="Rules").click()
    expect(ada.page.locator(".side")).to_contain_text("Whoever is to move when no candle is left shivers")
    assert ada.violations() == []


def test_a_reader_of_another_language_has_its_own_words(come: Come) -> None:
    """It speaks English alone; the house round it speaks German."""
    ada = come(language="de")
    ada.play_now(GAME)
    assert ASKED.fullmatch(ada.question())
    expect(ada.page.get_by_role("tab", name="Regeln")).to_be_visible()
    ada.answer()
    expect_news(ada, "snuffed a candle.")


# With a picture


@pytest.fixture(scope="module")
def pictured(tmp_path_factory: pytest.TempPathFactory) -> dict[str, ClientFile]:
    """The client, built with what the page adds to it."""
    checkout = tmp_path_factory.mktemp("checkout")
    shutil.copytree(HOME / "web", checkout / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(HOME / "src" / "gloaming" / "words", checkout / "src" / "gloaming" / "words")
    shutil.copytree(HOME / "scripts", checkout / "scripts")
    (checkout / "web" / "node_modules").symlink_to(HOME / "web" / "node_modules")
    (checkout / ".venv").symlink_to(HOME / ".venv")
    write_scene(checkout)
    ran = run("scripts/client --silent run build -- --logLevel warn", checkout)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return pages(checkout / BUILT)


def test_with_a_folder_in_the_client_its_table_is_a_picture(
    browser: Browser, guide_site: Path, pictured: dict[str, ClientFile], tmp_path: Path
) -> None:
    with (
        moved_in(guide_site),
        patch.object(app, "pages", lambda: pictured),
        serving(str(tmp_path / "tables.db")) as running,
    ):
        ada = Guest(browser, running.url)
        ada.play_now(GAME)
        candles = ada.page.locator("main section .candle")
        (burning,) = map(int, re.findall(r"\d+", ada.question()))
        expect(candles).to_have_count(burning)
        assert ada.violations() == []
        with ada.answering():
            ada.page.locator("main").get_by_role("button", name="Snuff 2 candles").click()
        expect_news(ada, "snuffed 2 candles.")
        ada.play_to_the_end()
        ada.leave()
        assert ada.wrong == []
