"""The table shell in a real Chromium: where the focus goes, what is held back, and how a lost line is told."""

from __future__ import annotations

import asyncio

import pytest

from browsers import PHONE, Guest, chromium, needs_browser
from gloaming.client import Mirror
from servers import company, play_on

pytestmark = needs_browser


@pytest.fixture(scope="module")
def finished(server):
    """A finished game."""

    async def played(table, people):
        await asyncio.gather(*(play_on(person, table, Mirror(), seed=seat) for seat, person in enumerate(people)))

    table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
    asyncio.run(played(table, people))
    return table


@pytest.fixture(scope="module")
def browser(finished):
    with chromium() as found:
        yield found


def focused(guest: Guest) -> str:
    """What has the focus, when whatever happens has happened."""
    guest.page.wait_for_timeout(300)
    return str(guest.page.evaluate("document.activeElement.id || document.activeElement.className || 'BODY'"))


def hall(guest: Guest) -> None:
    """A table before its start, with a bot and a free seat."""
    guest.go("/new/dont-go-in-there")
    guest.page.get_by_label("Seat 2").select_option("A person, by link")
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.wait_for_selector(".hall")


def test_a_tile_picked_by_row_and_column_on_the_sill_keeps_the_focus_there(come):
    ada = come()
    ada.play_now("haunting-house")
    ada.page.get_by_role("button", name="No, thank you").click()
    assert focused(ada) == "question"
    ada.until_asked("Which tile do you turn a quarter")
    ada.page.wait_for_timeout(1000)  # the answer before may still bring the focus to the question
    high = ada.page.locator(".sill").bounding_box()["height"]
    for _ in range(2):
        ada.page.locator(".sill .choice").first.click()
        assert "choice" in focused(ada)
        assert ada.page.locator(".sill").bounding_box()["height"] == pytest.approx(high, abs=2)


def test_the_focus_comes_back_from_a_sheet_and_stays_when_what_had_it_is_gone(come, finished):
    ada = come(PHONE)
    ada.play_now("haunting-house")
    book = ada.page.get_by_label("Log, chat and rules")
    book.click()
    ada.page.get_by_role("tab", name="Rules").click()
    ada.page.keyboard.press("Escape")
    ada.until("document.activeElement.ariaLabel === 'Log, chat and rules'")
    ada.go(f"/replays/{finished}")
    ada.page.get_by_role("button", name="What the adviser says").click()
    ada.page.locator(".paper").wait_for(timeout=60_000)
    assert focused(ada) == "question"


def test_the_focus_is_never_lost_in_the_hall(come):
    ada = come()
    hall(ada)
    ada.page.get_by_role("button", name="Add a bot").click()
    ada.page.get_by_role("button", name="Send").first.click()
    ada.page.wait_for_selector(".hall >> text=Free seat")
    assert focused(ada) == "question"
    ada.page.get_by_role("button", name="Add a bot").click()
    ada.page.get_by_role("button", name="Start the game").click()
    ada.page.wait_for_selector(".scene")
    assert focused(ada) != "BODY"


def test_an_answer_that_is_held_back_is_marked_alone_and_escape_lets_go_of_it(come):
    ada = come()
    ada.go()
    ada.page.evaluate("localStorage.setItem('gloaming.confirm', 'yes')")
    ada.play_now("dont-go-in-there")
    lit = ada.page.locator("main [data-lit]")
    many = lit.count()
    assert many > 1
    lit.first.click()
    ada.page.locator("#question", has_text="Place").wait_for()
    assert lit.count() == 1
    assert "twin" in lit.get_attribute("class")
    ada.page.keyboard.press("Escape")
    ada.until("many => document.querySelectorAll('main [data-lit]').length === many", many)
    assert focused(ada) == "question"
    lines = ada.page.locator(".log li").count()
    lit.first.click()
    ada.page.locator(".sill .main").click()
    ada.until("lines => document.querySelectorAll('.log li').length > lines", lines)


def test_a_device_that_loses_its_line_says_so_at_once(come):
    ada = come()
    ada.play_now("dont-go-in-there")
    ada.context.set_offline(True)
    ada.page.get_by_text("It comes back by itself").wait_for(timeout=3000)
    ada.context.set_offline(False)
    ada.page.get_by_text("It comes back by itself").wait_for(state="detached")
    lines = ada.page.locator(".log li").count()
    ada.answer()
    ada.until("lines => document.querySelectorAll('.log li').length > lines", lines)
    ada.wrong = [each for each in ada.wrong if "ERR_INTERNET_DISCONNECTED" not in each]


def test_what_is_said_while_a_dialog_is_open_is_said_in_it(come):
    ada = come()
    hall(ada)
    ada.page.get_by_role("button", name="More", exact=True).click()
    menu = ada.page.get_by_role("dialog")
    menu.get_by_role("button", name="Copy the link").first.click()
    toast = menu.locator(".toast")
    toast.wait_for()
    toast.get_by_label("Close").click()
    toast.wait_for(state="detached")
    assert menu.is_visible()


def test_nothing_glows_while_the_game_is_paused(come):
    ada = come()
    ada.play_now("dont-go-in-there")
    ada.page.locator("[data-lit]").first.wait_for()
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="Pause").click()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("heading", name="The game is paused").wait_for()
    assert ada.page.locator("[data-lit]").count() == 0
    assert ada.page.title() == "Don't Go In There"
    ada.page.get_by_role("button", name="Let it go on").click()
    ada.page.locator("[data-lit]").first.wait_for()


def test_the_focus_is_ringed_in_the_colour_of_the_text(come):
    ada = come()
    ada.go("/new/dont-go-in-there")
    for _ in range(2):
        ada.page.get_by_label("Dusk or first light").click()
        ada.page.keyboard.press("Tab")
        ring, text = ada.page.evaluate(
            "[getComputedStyle(document.activeElement).outlineColor, getComputedStyle(document.body).color]"
        )
        assert ring == text


def test_a_table_is_not_opened_under_a_name_that_cannot_be_one(come):
    ada = come()
    ada.go("/new/dont-go-in-there")
    ada.page.get_by_label("Seat 2").select_option("A person, by link")
    ada.page.get_by_label("What do they call you?").fill("chance")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_role("alert").get_by_text("name").wait_for()
    assert ada.page.url.endswith("/new/dont-go-in-there")
    ada.page.get_by_label("What do they call you?").fill("Mina")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_text("Mina").first.wait_for()


def test_a_rule_is_turned_to_each_time_that_it_is_asked_for(come):
    """Whoever asks has the book in hand; whoever has read something else is not sent back to the rule by it."""
    ada = come()
    ada.go("/tour/dont-go-in-there")
    rule = ada.page.get_by_role("button", name="Open rule").first
    in_sight = """() => {
        const marked = document.querySelector(".book .marked")?.getBoundingClientRect();
        const book = document.querySelector(".side .book")?.getBoundingClientRect();
        return marked && marked.top >= book.top - 1 && marked.top < book.bottom;
    }"""
    rule.click()
    ada.until(in_sight)
    assert focused(ada) == ada.page.locator(".side .book").get_attribute("class")
    ada.page.get_by_label("Look it up").fill("haunted")
    rule.click()
    ada.until(in_sight)
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.get_by_role("tab", name="Rules").click()
    ada.page.locator(".book .title").wait_for()
    assert not ada.page.locator(".book .marked").count()


def test_a_door_that_does_not_open_is_tried_anew_once_and_then_says_so(come):
    """A page that stayed open while the house was built anew asks for what is there no more."""
    ada, missing = come(), list[str]()
    ada.go()

    def gone_at_first(route):
        missing.append(route.request.url)
        if len(missing) > 1:
            route.continue_()
        else:
            route.fulfill(status=404)

    ada.page.route("**/assets/Arrange-*.js", gone_at_first)
    ada.page.locator("a[href='/new/haunting-house']").first.click()
    ada.page.get_by_text("How do you want to play?").wait_for()
    ada.page.unroute("**/assets/Arrange-*.js")
    ada.go()
    ada.page.route("**/assets/Arrange-*.js", lambda route: route.fulfill(status=404))
    ada.page.locator("a[href='/new/haunting-house']").first.click()
    ada.page.get_by_text("The server cannot be reached now").wait_for()
    ada.page.get_by_role("link", name="To the lobby").click()
    ada.page.get_by_text("Which door do you open?").wait_for()
    ada.wrong = [each for each in ada.wrong if "404" not in each]
