"""The table shell in a real Chromium: where the focus goes, what is held back, and how a lost line is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from browsers import PHONE, THINKING, Come, Finished, Guest, box_of, needs_browser
from servers import Running, company

pytestmark = needs_browser

PULSE = 25_000  # milliseconds after which a line is felt that says nothing


def hall(guest: Guest) -> None:
    """A table before its start, with a bot and a free seat."""
    guest.go("/new/dont-go-in-there")
    guest.page.get_by_label("Seat 2").select_option("A person, by link")
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.wait_for_selector(".hall")


def test_a_tile_picked_by_row_and_column_on_the_sill_keeps_the_focus_there(come: Come) -> None:
    ada = come()
    ada.play_now("haunting-house")
    ada.page.get_by_role("button", name="No, thank you").click()
    expect(ada.page.locator("#question")).to_be_focused()
    ada.until_asked("Which tile do you turn by a quarter")
    ada.until_still()
    high = box_of(ada.page.locator(".sill"))["height"]
    for _ in range(2):
        ada.page.locator(".sill .choice").first.click()
        ada.until("document.activeElement.matches('.sill .choice')")
        ada.until_still()
        assert box_of(ada.page.locator(".sill"))["height"] == pytest.approx(high, abs=2)
    assert ada.page.evaluate("document.activeElement.matches('.sill .choice')")


def test_the_focus_comes_back_from_a_sheet_and_stays_when_what_had_it_is_gone(come: Come, finished: Finished) -> None:
    ada = come(PHONE)
    ada.play_now("haunting-house")
    book = ada.page.get_by_label("Log, chat and rules")
    book.click()
    ada.page.get_by_role("tab", name="Rules").click()
    ada.page.keyboard.press("Escape")
    expect(book).to_be_focused()
    ada.go(f"/replays/{finished('dont-go-in-there')[0]}")
    ada.page.get_by_role("button", name="What the adviser says").click()
    ada.page.locator(".paper").wait_for(timeout=THINKING)
    expect(ada.page.locator("#question")).to_be_focused()


def test_the_focus_is_never_lost_in_the_hall(come: Come) -> None:
    ada = come()
    hall(ada)
    ada.page.get_by_role("button", name="Add a bot").click()
    ada.page.get_by_role("button", name="Send").first.click()
    ada.page.locator(".hall").get_by_text("Free seat").first.wait_for()
    expect(ada.page.locator("#question")).to_be_focused()
    ada.page.get_by_role("button", name="Add a bot").click()
    expect(ada.page.locator(".hall").get_by_text("Free seat")).to_have_count(0)
    ada.page.get_by_role("button", name="Start the game").click()
    ada.page.wait_for_selector(".scene")
    ada.until("document.activeElement !== document.body")


def test_the_host_is_told_where_every_seat_is_needed(come: Come, house: Running) -> None:
    """So many types are for three players alone."""
    types = ["cat", "doll", "mask", "ring", "tome", "twin"]
    for options, said in (({}, "are taken away"), ({"types": types}, "before every seat is taken")):
        table, (host,) = company(house.url, "dont-go-in-there", ["Ada"], players=3, options=options, start=False)
        ada = come()
        ada.take_seat_of(host, table)
        expect(ada.page.locator(".sill")).to_contain_text(said)


def test_an_answer_that_is_held_back_is_marked_alone_and_escape_lets_go_of_it(come: Come) -> None:
    ada = come()
    ada.go()
    ada.page.evaluate("localStorage.setItem('gloaming.confirm', 'yes')")
    ada.play_now("dont-go-in-there")
    lit = ada.page.locator("main [data-lit]")
    many = lit.count()
    assert many > 1
    lit.first.click()
    ada.page.locator("#question", has_text=re.compile(r"^\w.*, space \d\?$")).wait_for()
    expect(lit).to_have_count(1)
    expect(lit).to_have_class(re.compile(r"\btwin\b"))
    ada.page.keyboard.press("Escape")
    expect(lit).to_have_count(many)
    expect(ada.page.locator("#question")).to_be_focused()
    lit.first.click()
    with ada.answering():
        ada.page.locator(".sill .main").click()


def test_a_device_that_loses_its_line_says_so_at_once(come: Come) -> None:
    ada, lost = come(), "It comes back by itself"
    ada.play_now("dont-go-in-there")
    ada.expect_wrong("ERR_INTERNET_DISCONNECTED")
    ada.context.set_offline(True)
    ada.page.get_by_text(lost).wait_for(timeout=PULSE / 2)
    ada.context.set_offline(False)
    expect(ada.page.get_by_text(lost)).to_have_count(0)
    with ada.answering():
        ada.answer()


def test_what_is_said_while_a_dialog_is_open_is_said_in_it(come: Come) -> None:
    ada = come()
    hall(ada)
    ada.page.get_by_role("button", name="More", exact=True).click()
    menu = ada.page.get_by_role("dialog")
    menu.get_by_role("button", name="Copy the link").first.click()
    toast = menu.locator(".toast")
    toast.wait_for()
    toast.get_by_label("Close").click()
    expect(toast).to_have_count(0)
    expect(menu).to_be_visible()


def test_nothing_glows_while_the_game_is_paused(come: Come) -> None:
    ada = come()
    ada.play_now("dont-go-in-there")
    ada.page.locator("[data-lit]").first.wait_for()
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="Pause").click()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("heading", name="The game is paused").wait_for()
    expect(ada.page.locator("[data-lit]")).to_have_count(0)
    expect(ada.page).to_have_title("Don't Go In There")
    ada.page.get_by_role("button", name="Let it go on").click()
    ada.page.locator("[data-lit]").first.wait_for()


def test_the_focus_is_ringed_in_the_colour_of_the_text(come: Come) -> None:
    ada = come()
    ada.go("/new/dont-go-in-there")
    for _ in range(2):
        ada.page.get_by_label("Dusk or first light").click()
        ada.page.keyboard.press("Tab")
        ring, text = ada.page.evaluate(
            "[getComputedStyle(document.activeElement).outlineColor, getComputedStyle(document.body).color]"
        )
        assert ring == text


def test_a_table_is_not_opened_under_a_name_that_cannot_be_one(come: Come) -> None:
    ada = come()
    ada.go("/new/dont-go-in-there")
    ada.page.get_by_label("Seat 2").select_option("A person, by link")
    ada.page.get_by_label("What do they call you?").fill("chance")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_role("alert").get_by_text("name").wait_for()
    expect(ada.page).to_have_url(re.compile("/new/dont-go-in-there$"))
    ada.page.get_by_label("What do they call you?").fill("Mina")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_text("Mina").first.wait_for()


def test_a_rule_is_turned_to_each_time_that_it_is_asked_for(come: Come) -> None:
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
    expect(ada.page.locator(".side .book")).to_be_focused()
    ada.page.get_by_label("Look it up").fill("haunted")
    rule.click()
    ada.until(in_sight)
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.get_by_role("tab", name="Rules").click()
    ada.page.locator(".book .title").wait_for()
    expect(ada.page.locator(".book .marked")).to_have_count(0)


def test_a_door_that_does_not_open_is_tried_anew_once_and_then_says_so(come: Come) -> None:
    """A page that stayed open while the house was built anew asks for what is there no more."""
    ada, missing = come(), list[str]()
    ada.expect_wrong("404")
    ada.go()

    def gone_at_first(route: Route) -> None:
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


def test_a_table_whose_words_cannot_be_fetched_says_so_until_they_are_there(come: Come) -> None:
    ada = come()
    ada.go()
    ada.expect_wrong("503")
    ada.page.route("**/api/games/*/words/**", lambda route: route.fulfill(status=503))
    ada.page.locator(".bay-of:has(a[href='/new/haunted']) .play").click()
    ada.page.locator("main").get_by_text("The server cannot be reached now").wait_for()
    ada.page.unroute("**/api/games/*/words/**")
    assert ada.question()
