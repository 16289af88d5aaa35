"""Wide and low screens in a real Chromium (a phone on its side, a page at double size): the board to the left, the sill
to the right, and nothing that is needed for a turn out of sight."""

from __future__ import annotations

import asyncio

import pytest

from browsers import Guest, chromium, needs_browser
from gloaming.client import Mirror
from servers import company, play_on

pytestmark = needs_browser

ASIDE, NARROW, DOUBLE = (780, 360), (640, 360), (640, 400)
SCENES = ("dont-go-in-there", "haunting-house")
QUESTIONS = 10  # that are answered before a table counts as playable

# Of the lit places of the board, those of which the middle cannot be clicked where it is shown.
HIDDEN = """() => [...document.querySelectorAll("main [data-lit], main .place.open")].filter((place) => {
    const box = place.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !(there && (place.contains(there) || there.closest("[data-option]")));
}).map((place) => place.outerHTML.slice(0, 120))"""
# By how many pixels the page, the board and the column beside it hold more than they show.
BEYOND = """() => [document.documentElement, document.querySelector("main"), document.querySelector(".asking")]
    .map((each) => each.scrollHeight - each.clientHeight)"""
# What shows one's own things, or the house: whether all of it is on the screen.
CUT = """() => [...document.querySelectorAll("main .mine, main .rooms, main .maze, main .reckoning")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
}).map((each) => each.getAttribute("class"))"""


@pytest.fixture(scope="module")
def finished(server):
    """A finished game of each kind that has a scene."""

    async def played(table, people):
        await asyncio.gather(*(play_on(person, table, Mirror(), seed=seat) for seat, person in enumerate(people)))

    found = {}
    for game in SCENES:
        table, people = company(server.url, game, ["Ada", "Ben", "Cleo"])
        asyncio.run(played(table, people))
        found[game] = table
    return found


@pytest.fixture(scope="module")
def browser(finished):
    with chromium() as found:
        yield found


def looks_well(guest: Guest, screen: str, *, long_slip: bool = False) -> None:
    """Nothing scrolls but a long lesson's column, nothing of the board is cut off, and every target can be hit."""
    page, board, column = guest.page.evaluate(BEYOND)
    assert (page, board > 1, guest.sideways) == (0, False, 0), screen  # a pixel is rounding
    assert long_slip or not column, screen
    assert guest.page.evaluate(CUT) == [], screen
    assert guest.page.evaluate(HIDDEN) == [], screen
    assert guest.too_small() == [], screen


def answer_on_the_board(guest: Guest) -> None:
    """Click lit places, by the mouse where they are shown; cards in a hand are laid from there."""
    page = guest.page
    number = page.evaluate("document.querySelector('.log')?.textContent.length")
    if page.locator(".hand").count():
        for _ in range(4):
            page.locator(".hand .choice").first.click()
        page.locator(".sill .main").click()
    else:
        for _ in range(3):  # a tile, then which other, or which way
            lit = page.locator("main [data-option], main [data-lit], main .place.open")
            options = page.locator("main [data-option]")
            box = (options if options.count() else lit).first.bounding_box()
            if not box:
                break
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(150)
            if page.evaluate("document.querySelector('.log')?.textContent.length") != number:
                break
    page.mouse.move(2, 2)
    guest.until("before => document.querySelector('.log')?.textContent.length !== before", number)


@pytest.mark.parametrize("size", [ASIDE, NARROW], ids=["780x360", "640x360"])
@pytest.mark.parametrize("game", SCENES)
def test_turns_are_played_on_the_board_without_scrolling_anything(come, game, size):
    ada = come(size)
    ada.play_now(game)
    ada.page.get_by_role("button", name="No, thank you").click()
    ada.page.get_by_role("button", name="Log, chat and rules").click()  # the log is there, to be read by the test
    ada.page.keyboard.press("Escape")
    seen, answered = set[str](), 0
    while answered < QUESTIONS or not any(game != "haunting-house" or "four cards" in each for each in seen):
        question = ada.question()
        if ada.is_over:
            ada.play_now(game)
            continue
        ada.page.wait_for_timeout(300)  # what is turned up has come to rest
        looks_well(ada, question)
        seen.add(question)
        answer_on_the_board(ada)
        answered += 1
    sill, board = (ada.page.locator(each).bounding_box() for each in (".sill", "main"))
    assert sill["x"] >= board["x"] + board["width"]


def test_choosing_four_cards_at_double_size_leaves_house_and_cards_in_sight(come):
    ada = come(DOUBLE)
    ada.play_now("haunting-house")
    ada.page.get_by_role("button", name="No, thank you").click()
    ada.until_asked("Which four cards")
    looks_well(ada, "no card")
    for _ in range(4):
        ada.page.locator(".hand .choice").first.click()
    looks_well(ada, "four cards")
    tile = ada.page.locator("main [data-place='1 1']").bounding_box()
    assert min(tile["width"], tile["height"]) >= 40
    assert ada.violations() == []


@pytest.mark.parametrize("game", [*SCENES, "haunted", "haunted-destinies"])
def test_the_table_in_words_has_its_question_and_answers_beside_it(come, game):
    ada = come(ASIDE)
    ada.play_now(game)
    in_words = ada.page.get_by_role("button", name="The table in words")
    if in_words.count():
        in_words.click()
    ada.page.locator("main .page").wait_for()
    page, _, _ = ada.page.evaluate(BEYOND)  # the words themselves may be long
    assert (page, ada.sideways) == (0, 0)
    assert ada.page.locator("#question").is_visible()
    assert ada.page.locator("main").bounding_box()["height"] > 300
    assert ada.too_small() == []
    assert ada.violations() == []
    ada.answer()


@pytest.mark.parametrize("game", SCENES)
def test_a_tour_shows_the_board_beside_every_lesson(come, game):
    ada = come(NARROW)
    ada.go(f"/tour/{game}")
    while not ada.page.get_by_role("button", name="Play a real game now").count():
        ada.page.locator(".paper .title").wait_for()
        ada.page.wait_for_timeout(200)
        looks_well(ada, ada.page.locator(".paper .title").inner_text(), long_slip=True)
        title = ada.page.locator(".paper .title").inner_text()
        if ada.page.get_by_role("button", name="Go on").count():
            ada.page.get_by_role("button", name="Go on").click()
        elif ada.page.locator(".hand").count():
            for card in ("Rotate 90", "Move 2", "Secret passage", "Move 1"):
                ada.page.locator(f".hand [aria-label^='{card}']").click()
            ada.page.locator(".sill .main").click()
        else:
            ada.page.locator(".sill .twin").click()
        ada.until("before => document.querySelector('.paper .title')?.innerText !== before", title)
    looks_well(ada, "the end", long_slip=True)


@pytest.mark.parametrize("size", [ASIDE, DOUBLE, (1280, 800), (360, 640)], ids=["aside", "double", "desktop", "phone"])
@pytest.mark.parametrize("game", SCENES)
def test_looking_back_cuts_nothing_off(come, finished, game, size):
    ada = come(size)
    for moment in (20, 9999):
        ada.go(f"/replays/{finished[game]}?step={moment}&eyes=0")
        ada.page.get_by_role("slider").wait_for()
        ada.page.locator("main .mine, main .maze").first.wait_for()
        ada.page.wait_for_timeout(300)
        looks_well(ada, f"moment {moment}")


@pytest.mark.parametrize("size", [ASIDE, (1100, 500)], ids=["aside", "wide"])
def test_the_log_lies_over_the_board_and_leaves_the_sill_free(come, size):
    ada = come(size)
    ada.play_now("haunting-house")
    ada.page.get_by_role("button", name="Log, chat and rules").click()
    sheet, sill = (ada.page.locator(each).bounding_box() for each in (".side.sheet", ".sill"))
    assert sheet["x"] + sheet["width"] <= sill["x"]
    assert ada.page.get_by_role("button", name="Back to the table").is_visible()
    assert ada.violations() == []
    ada.page.keyboard.press("Escape")
    assert ada.page.evaluate("document.activeElement.ariaLabel") == "Log, chat and rules"
