"""Two people in two browsers and a bot: whole games of both that have a scene, with a cut in the middle."""

from __future__ import annotations

import pytest

from browsers import DESKTOP, ENOUGH, PHONE, Guest, chromium, needs_browser
from servers import company, cut

pytestmark = needs_browser

SECOND = "[data-option]"  # what is chosen after a place: which way a tile is turned
PLACE = "main [data-lit]:not([aria-disabled]), main .place.open"
CHOICE = ".sill .choice:not(:disabled)"


def sat_down(browser, server, game, options):
    """Ada at her desk and Ben with his phone, at one table with a bot."""
    table, people = company(server.url, game, ["Ada", "Ben"], bots=1, options=options)
    guests = [Guest(browser, server.url, size) for size in (DESKTOP, PHONE)]
    for person, guest in zip(people, guests, strict=True):
        name, _, value = person.cookie.partition("=")
        guest.context.add_cookies([{"name": name, "value": value, "url": guest.url}])
        guest.go(f"/tables/{table}")
        guest.page.wait_for_selector("#question")
    return guests


def answer_if_asked(guest: Guest) -> bool:
    """One click towards an answer: what was begun is ended first, then come the board and the sill."""
    lay_down = guest.page.get_by_role("button", name="Lay them down", disabled=False)
    for found in (lay_down, *(guest.page.locator(each) for each in (SECOND, PLACE, CHOICE))):
        if found.count():
            found.first.click()
            return True
    return False


@pytest.mark.parametrize(
    ("game", "options"), [("dont-go-in-there", {}), ("haunting-house", {"turns": 2})], ids=["doors", "maze"]
)
def test_two_browsers_play_a_whole_game_against_each_other_and_a_bot(server, game, options):
    with chromium() as browser:
        guests = sat_down(browser, server, game, options)
        clicks, was_cut = 0, False
        for _ in range(4 * ENOUGH):
            if all(guest.is_over for guest in guests):
                break
            clicks += sum([answer_if_asked(guest) for guest in guests])
            if clicks >= 12 and not was_cut:
                was_cut = True
                cut(server)
                guests[0].page.get_by_text("It comes back by itself").wait_for(state="detached")
            guests[0].page.wait_for_timeout(40)
        assert was_cut
        assert all(guest.is_over for guest in guests)
        ends = [guest.page.locator(".log li").last.text_content() for guest in guests]
        assert ends[0] == ends[1]
        for guest in guests:
            guest.leave()
