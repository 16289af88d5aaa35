"""Two people in two browsers and a bot: whole games of both that have a scene, with a cut in the middle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browsers import PHONE, Come, Guest, needs_browser, play_together
from servers import Running, company, cut

pytestmark = needs_browser

SECOND = "[data-option]"  # what is chosen after a place: which way a tile is turned
PLACE = "main [data-lit]:not([aria-disabled]), main .place.open"
CHOICE = ".sill .choice:not(:disabled)"

SitDown = Callable[[str, dict[str, Any]], list[Guest]]


@pytest.fixture
def sit_down(come: Come, house: Running) -> SitDown:
    """Ada at her desk and Ben with his phone, at one table with a bot."""

    def together(game: str, options: dict[str, Any]) -> list[Guest]:
        table, people = company(house.url, game, ["Ada", "Ben"], bots=1, options=options)
        guests = [come(), come(PHONE)]
        for person, guest in zip(people, guests, strict=True):
            guest.take_seat_of(person, table)
        return guests

    return together


def click_on(guest: Guest) -> None:
    """One click towards an answer: what was begun is ended first, then come the board and the sill."""
    lay_down = guest.page.get_by_role("button", name="Lay them down", disabled=False)
    for found in (lay_down, *(guest.page.locator(each) for each in (SECOND, PLACE, CHOICE))):
        if found.count():
            found.first.click()
            guest.at_rest()
            return
    raise AssertionError("nothing can be clicked")


@pytest.mark.parametrize(
    ("game", "options"), [("dont-go-in-there", {}), ("haunting-house", {"turns": 2})], ids=["doors", "maze"]
)
def test_two_browsers_play_a_whole_game_against_each_other_and_a_bot(
    sit_down: SitDown, house: Running, game: str, options: dict[str, Any]
) -> None:
    guests, lost = sit_down(game, options), "It comes back by itself"
    for clicks in play_together(guests, click_on):
        if clicks == 12:
            for guest in guests:
                guest.note_what_is_said()
            cut(house)
            for guest in guests:
                guest.until_said(lost)
                expect(guest.page.get_by_text(lost)).to_have_count(0)
    assert clicks > 12
    ends = [guest.page.locator(".log li").last.text_content() for guest in guests]
    assert ends[0] == ends[1]
