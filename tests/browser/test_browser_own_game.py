"""A game in a package of its own, opened in a real Chromium: the client knows of it what the server says, no more."""

import re

import pytest
from playwright.sync_api import expect

from browsers import DESKTOP, PHONE, needs_browser
from gloaming.games import IDS
from guide import moved_in
from servers import serving

pytestmark = needs_browser

GAME = "last-candle"
SNUFFED = re.compile(r"snuffed (a candle|\d candles)\.")


@pytest.fixture(scope="module")
def house(guide_site, tmp_path_factory):
    """A server where the game of docs/adding-a-game.md is installed."""
    with moved_in(guide_site), serving(str(tmp_path_factory.mktemp("own") / "tables.db")) as running:
        yield running


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_its_door_stands_in_the_lobby_after_those_of_the_house(come, size):
    ada = come(size)
    ada.go()
    expect(ada.page.locator(".bay-of")).to_have_count(len(IDS) + 1)
    bay = ada.page.locator(".bay-of").last
    expect(bay).to_contain_text("Last Candle")
    expect(bay).to_contain_text("Do not be the one to move when the last candle is out.")
    expect(bay.locator("svg.bay .leaf")).to_have_count(1)
    ada.looks_well("lobby")
    assert ada.violations() == []


def test_a_table_for_it_is_arranged(come):
    ada = come()
    ada.go(f"/new/{GAME}")
    expect(ada.page.get_by_role("heading", name="Last Candle")).to_be_visible()
    expect(ada.page.get_by_text("Written for this page.")).to_be_visible()
    expect(ada.page.locator("form fieldset legend")).to_have_text(["How many play?"])
    assert ada.violations() == []
    ada.page.get_by_role("button", name="Begin").click()
    ada.question()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_is_played_in_words_to_its_end(come, size):
    ada = come(size)
    ada.play_now(GAME)
    assert re.fullmatch(r"How many of the \d+ candles do you snuff\?", ada.question())
    board = ada.page.locator("main")
    expect(board).to_contain_text(re.compile(r"\d+ candles burn\."))
    expect(board).to_contain_text(re.compile(r"You wish for \d\."))
    ada.looks_well("table")
    assert ada.violations() == []
    with ada.answering():
        ada.page.get_by_role("button", name="Snuff 2 candles").click()
    expect(ada.page.locator(".log li", has_text="snuffed 2 candles.")).not_to_have_count(0)
    ada.play_to_the_end()
    assert ada.said()[1].endswith(" won.")
