"""Wide and low screens in a real Chromium (a phone on its side, a page at double size): the board to the left, the sill
to the right, and nothing that is needed for a turn out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browsers import DESKTOP, PHONE, Come, Finished, Guest, Size, box_of, needs_browser

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


def looks_well(guest: Guest, screen: str, *, long_slip: bool = False) -> None:
    """Nothing scrolls but a long lesson's column, nothing of the board is cut off, and every target can be hit."""

    def beyond() -> tuple[bool, bool, bool]:
        page, board, column = guest.page.evaluate(BEYOND)
        return page > 0, board > 1, column > 0 and not long_slip  # a pixel is rounding

    guest.looks_well(screen)
    guest.comes_to(beyond, (False, False, False), f"{screen} holds more than it shows")
    guest.comes_to(lambda: guest.page.evaluate(CUT), [], f"{screen} cut off")
    guest.comes_to(lambda: guest.page.evaluate(HIDDEN), [], f"{screen} hidden")


def answer_on_the_board(guest: Guest) -> None:
    """Click lit places, by the mouse where they are shown; cards in a hand are laid from there."""
    with guest.answering():
        if guest.page.locator(".hand").count():
            for _ in range(4):
                guest.page.locator(".hand .choice").first.click()
            guest.page.locator(".sill .main").click()
        else:
            press_places(guest)
        guest.page.mouse.move(2, 2)


# Where the next lit place is pressed, which ways to turn a tile first; nothing where none is.
NEXT = """() => {
    const lit = document.querySelector("main [data-option]")
        ?? document.querySelector("main [data-lit]:not([aria-disabled]), main .place.open");
    const box = lit?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""


def press_places(guest: Guest) -> None:
    """A tile, then which other, or which way, until something was answered."""
    before = guest.number
    for _ in range(3):
        guest.page.mouse.click(*guest.page.evaluate(NEXT))
        guest.at_rest()
        if guest.number > before:
            return


@pytest.mark.parametrize("size", [ASIDE, NARROW], ids=["780x360", "640x360"])
@pytest.mark.parametrize("game", SCENES)
def test_turns_are_played_on_the_board_without_scrolling_anything(come: Come, game: str, size: Size) -> None:
    ada = come(size)
    ada.play_now(game)
    ada.page.get_by_role("button", name="No, thank you").click()
    seen, answered = set[str](), 0
    while answered < QUESTIONS or not any(game != "haunting-house" or "four cards" in each for each in seen):
        question = ada.asked()
        if not question:
            ada.play_now(game)
            continue
        looks_well(ada, question)
        seen.add(question)
        answer_on_the_board(ada)
        answered += 1
    ada.until_still()
    sill, board = (box_of(ada.page.locator(each)) for each in (".sill", "main"))
    assert sill["x"] >= board["x"] + board["width"]


def test_choosing_four_cards_at_double_size_leaves_house_and_cards_in_sight(come: Come) -> None:
    ada = come(DOUBLE)
    ada.play_now("haunting-house")
    ada.page.get_by_role("button", name="No, thank you").click()
    ada.until_asked("Which four cards")
    looks_well(ada, "no card")
    for _ in range(4):
        ada.page.locator(".hand .choice").first.click()
    looks_well(ada, "four cards")
    tile = box_of(ada.page.locator("main [data-place='1 1']"))
    assert min(tile["width"], tile["height"]) >= 40
    assert ada.violations() == []


@pytest.mark.parametrize("game", [*SCENES, "haunted", "haunted-destinies"])
def test_the_table_in_words_has_its_question_and_answers_beside_it(come: Come, game: str) -> None:
    ada = come(ASIDE)
    ada.play_now(game)
    in_words = ada.page.get_by_role("button", name="The table in words")
    if game in SCENES:
        in_words.click()
    ada.page.locator("main .page").wait_for()
    ada.looks_well(game)
    ada.comes_to(lambda: ada.page.evaluate(BEYOND)[0], 0, "the page")  # the words themselves may be long
    expect(ada.page.locator("#question")).to_be_visible()
    assert box_of(ada.page.locator("main"))["height"] > 300
    assert ada.violations() == []
    ada.answer()


@pytest.mark.parametrize("game", SCENES)
def test_a_tour_shows_the_board_beside_every_lesson(come: Come, game: str) -> None:
    ada = come(NARROW)
    ada.go(f"/tour/{game}")
    title, end = "", ada.page.get_by_role("button", name="Play a real game now")
    while True:
        title = ada.until(
            "before => [document.querySelector('.paper .title')?.innerText].find((title) => title && title !== before)",
            title,
        )
        ada.at_rest()
        looks_well(ada, title, long_slip=True)
        if end.count():
            break
        go_on = ada.page.get_by_role("button", name="Go on")
        if go_on.count():
            go_on.click()
        elif ada.page.locator(".hand").count():
            for card in ("Rotate 90", "Move 2", "Secret passage", "Move 1"):
                ada.page.locator(f".hand [aria-label^='{card}']").click()
            ada.page.locator(".sill .main").click()
        else:
            ada.page.locator(".sill .twin").click()


@pytest.mark.parametrize("size", [ASIDE, DOUBLE, DESKTOP, PHONE], ids=["aside", "double", "desktop", "phone"])
@pytest.mark.parametrize("game", SCENES)
def test_looking_back_cuts_nothing_off(come: Come, finished: Finished, game: str, size: Size) -> None:
    ada = come(size)
    for step in (20, 9999):
        ada.go(f"/replays/{finished(game)[0]}?step={step}&viewer=0")
        ada.page.get_by_role("slider").wait_for()
        ada.page.locator("main .mine, main .maze").first.wait_for()
        looks_well(ada, f"step {step}")


@pytest.mark.parametrize("size", [ASIDE, (1100, 500)], ids=["aside", "wide"])
def test_the_log_lies_over_the_board_and_leaves_the_sill_free(come: Come, size: Size) -> None:
    ada = come(size)
    ada.play_now("haunting-house")
    ada.page.get_by_role("button", name="Log, chat and rules").click()
    ada.until_still()
    sheet, sill = (box_of(ada.page.locator(each)) for each in (".side.sheet", ".sill"))
    assert sheet["x"] + sheet["width"] <= sill["x"]
    expect(ada.page.get_by_role("button", name="Back to the table")).to_be_visible()
    assert ada.violations() == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("button", name="Log, chat and rules")).to_be_focused()
