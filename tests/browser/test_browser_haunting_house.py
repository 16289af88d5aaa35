"""The scene of The Haunting House in a real Chromium: whole games on the board by clicks, by keys and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browsers import DESKTOP, ENOUGH, PHONE, Come, Guest, Size, Theme, needs_browser

pytestmark = needs_browser

PROGRAMME = "Which four cards"
OPTION = "[data-option]"


def open_table(guest: Guest, players: int = 2, last_turn: int = 0) -> None:
    """A game against bots."""
    guest.go("/new/haunting-house")
    count = guest.page.locator("output")
    for now in range(int(count.inner_text()), players):
        guest.page.get_by_role("button", name="One more").click()
        expect(count).to_have_text(str(now + 1))
    for now in range(int(count.inner_text()), players, -1):
        guest.page.get_by_role("button", name="One fewer").click()
        expect(count).to_have_text(str(now - 1))
    if last_turn:
        guest.page.get_by_label("Last turn").fill(str(last_turn))
    guest.page.get_by_role("button", name="Start the game").click()
    guest.page.wait_for_selector("[role=grid]")


def answer_by_clicks(guest: Guest, question: str) -> None:
    """Answer on the board: cards in the hand, lit places, and what stands beside a picked tile."""
    with guest.answering():
        press_on_the_board(guest, question)


def press_on_the_board(guest: Guest, question: str) -> None:
    before = guest.number
    if question.startswith(PROGRAMME):
        for name in ("Move 2", "Move 1", "Secret passage", "Rotate 90"):
            guest.page.locator(".hand").get_by_role("button", name=re.compile(f"^{name}")).click()
        guest.page.get_by_role("button", name="Lay them down").click()
    else:
        guest.page.locator(".place.open").first.click()
        if question.startswith("Which tile do you turn by a quarter"):
            guest.page.get_by_role("button", name="Turn it to the right").first.click()
        elif question.startswith("Which two tiles"):
            guest.page.locator(".place.open").first.click()
        elif is_offered_more(guest, before):
            guest.page.locator(OPTION).first.click()


# What came of a pressed place: answers beside it, or, since the last event, an answer that is on its way or was drawn.
OFFERED_OR_ANSWERED = """before => {
    const { ariaBusy, dataset } = document.querySelector("main");
    if (document.querySelector("[data-option]")) return "offered";
    return (ariaBusy === "true" || dataset.number > before) && "answered";
}"""


def is_offered_more(guest: Guest, before: int) -> bool:
    """Whether a place that was pressed has several answers, beside it; else it was one itself."""
    return bool(guest.until(OFFERED_OR_ANSWERED, before) == "offered")


def test_a_whole_game_by_clicks_on_the_board(come: Come) -> None:
    ada = come()
    open_table(ada, last_turn=3)
    seen = set()
    for _ in range(ENOUGH):
        question = ada.asked()
        if not question:
            break
        seen.add(question)
        answer_by_clicks(ada, question)
    assert ada.is_over
    assert any(question.startswith(PROGRAMME) for question in seen)
    ada.page.get_by_text(re.compile("came out of the house|left inside")).first.wait_for()


def answer_by_keys(guest: Guest, question: str) -> None:
    """Answer by keys alone: digits and Enter for the hand; arrows and Enter on the board."""
    with guest.answering():
        press_keys(guest, question)


def press_keys(guest: Guest, question: str) -> None:
    keys, before = guest.page.keyboard, guest.number
    if question.startswith(PROGRAMME):
        guest.page.locator("#question").focus()
        for digit in "2174":
            keys.press(digit)
        keys.press("Enter")
    else:
        guest.page.locator("[role=gridcell][tabindex='0']").focus()
        keys.press("Enter")
        if question.startswith("Which two tiles"):
            walk_to_a_lit_place(guest)
            keys.press("Enter")
        elif is_offered_more(guest, before):
            guest.until("document.activeElement.matches('[data-option]')")
            keys.press("ArrowRight")
            keys.press("Enter")


def walk_to_a_lit_place(guest: Guest) -> None:
    """By arrows, from the tile where the keys are to one beside it that is lit."""
    here, *lit = guest.page.evaluate(
        "[document.activeElement, ...document.querySelectorAll('.place.open')].map(place => place.dataset.place)"
    )
    there = next(place for place in lit if place != here)
    (row, column), (to_row, to_column) = (map(int, place.split()) for place in (here, there))
    for key, steps in (
        ("Down", to_row - row),
        ("Up", row - to_row),
        ("Right", to_column - column),
        ("Left", column - to_column),
    ):
        for _ in range(steps):
            guest.page.keyboard.press(f"Arrow{key}")
    guest.until("there => document.activeElement.dataset.place === there", there)


def test_a_game_by_keys_on_the_board(come: Come) -> None:
    ada = come()
    open_table(ada, last_turn=3)
    for _ in range(ENOUGH):
        question = ada.asked()
        if not question:
            break
        answer_by_keys(ada, question)
    assert ada.is_over


def test_arrows_move_by_row_and_column_and_every_place_says_what_it_is(come: Come) -> None:
    ada = come()
    open_table(ada)
    ada.page.locator("[data-place='3 3']").focus()
    for key, place in (("Right", "3 4"), ("Down", "4 4"), ("Left", "4 3"), ("Up", "3 3")):
        ada.page.keyboard.press(f"Arrow{key}")
        ada.until("place => document.activeElement.dataset.place === place", place)
    names = [cell.get_attribute("aria-label") or "" for cell in ada.page.get_by_role("gridcell").all()]
    assert len(names) >= 38
    assert sum(bool(re.match(r"Row \d, column \d; a [-\w ]+, open ", name)) for name in names) == 36
    assert {"The exit", "The entrance"} <= {name.partition(";")[0] for name in names}


def until_asked(guest: Guest, wanted: str, last: int = ENOUGH) -> str:
    """Play on by clicks until a question begins like that."""
    for _ in range(last):
        question = guest.asked()
        if not question:
            open_table(guest, 3)
        elif question.startswith(wanted):
            return question
        else:
            answer_by_clicks(guest, question)
    raise AssertionError(wanted)


def test_a_programme_is_dragged_reordered_and_changed(come: Come) -> None:
    ada = come()
    open_table(ada)
    until_asked(ada, PROGRAMME)
    card = ada.page.locator(".hand .card")
    slot = ada.page.locator("[data-slot]")
    laid = ada.page.locator(".slots .card b")
    card.nth(2).drag_to(slot.nth(0))
    card.nth(0).drag_to(slot.nth(3))
    expect(laid).to_have_text(["Switch places", "Move 1"])
    slot.nth(1).locator(".card").drag_to(slot.nth(0))
    expect(laid).to_have_text(["Move 1", "Switch places"])
    card.nth(6).drag_to(slot.nth(1))
    expect(laid).to_have_text(["Move 1", "Secret passage"])
    slot.nth(0).locator(".card").click()
    expect(laid).to_have_text(["Secret passage"])
    card.nth(6).click()
    expect(laid).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Choose four cards")).to_be_disabled()
    for digit in "1234":
        ada.page.keyboard.press(digit)
    ada.page.keyboard.press("Backspace")
    ada.page.keyboard.press("5")
    expect(laid).to_have_text(["Move 1", "Move 2", "Switch places", "Rotate 180"])
    ada.page.get_by_role("button", name="Lay them down").click()
    ada.page.locator(".log").get_by_text("laid down four cards").first.wait_for()


def test_the_board_and_the_sill_are_twins(come: Come) -> None:
    ada = come()
    open_table(ada)
    question = until_asked(ada, "Which tile do you turn by a quarter")
    assert question
    ada.page.locator(".place.open").nth(4).click()
    ada.page.locator(".sill").get_by_role("button", name="Turn it to the left").hover()
    ada.page.wait_for_selector("[data-option].twin")
    ada.page.locator("[data-option]").nth(1).hover()
    ada.page.wait_for_selector(".sill .choice.twin >> text=right")
    ada.page.get_by_role("button", name="Another tile").click()
    expect(ada.page.locator(OPTION)).to_have_count(0)
    ada.page.locator(".sill .choice").nth(1).click()
    rows = "[...new Set([...document.querySelectorAll('.place.open')].map((each) => each.dataset.place[0]))]"
    ada.comes_to(lambda: ada.page.evaluate(rows), ["2"], "the rows that are lit")


def test_a_place_that_cannot_be_answered_says_why(come: Come) -> None:
    ada = come()
    open_table(ada)
    taken = ada.page.locator("[role=gridcell]:not(.open)[aria-label^=Row][aria-label*=' here']")
    for _ in range(ENOUGH):
        question = until_asked(ada, "Which t")
        if taken.count():
            break
        answer_by_clicks(ada, question)
    taken.first.click()
    ada.page.get_by_role("button", name=re.compile("Show HH-4[345]")).wait_for()


def test_a_line_of_the_log_is_shown_on_the_board(come: Come) -> None:
    ada = come()
    open_table(ada)
    until_asked(ada, PROGRAMME)
    expect(ada.page.locator(".maze .pointed")).to_have_count(0)
    ada.page.locator(".log li", has_text="turned up").last.hover()
    ada.page.wait_for_selector(".track .pointed, .maze .pointed")


# What is wrong with a house on a small screen: tiles too small to be pressed, or to be seen; parts behind the sill.
CRAMPED = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const wide = box("[data-place='4 4']").width;
    const hidden = box(".maze").bottom - box(".sill").top;
    const least = document.querySelector(".place.open") ? 40 : 32;
    return [wide < least && `a tile is ${wide} wide`, hidden > 1 && `${hidden} are hidden`].filter(Boolean);
}"""


@pytest.mark.parametrize("players", [2, 6])
def test_turns_on_a_phone(come: Come, players: int) -> None:
    ada = come(PHONE)
    open_table(ada, players, last_turn=1)
    for _ in range(ENOUGH):
        question = ada.asked()
        if not question:
            break
        ada.looks_well(question)
        ada.comes_to(lambda: ada.page.evaluate(CRAMPED), [], question)
        answer_by_clicks(ada, question)
    assert ada.is_over


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong_in_the_middle_of_a_game(come: Come, size: Size, theme: Theme) -> None:
    ada = come(size, theme)
    open_table(ada, 3)
    found, seen = list[str](), set[str]()
    while len(seen) < 4:
        question = ada.asked()
        if not question:
            break
        if question not in seen:
            seen.add(question)
            found += ada.violations()
        answer_by_clicks(ada, question)
    assert len(seen) == 4
    assert sorted(set(found)) == []


MOVING = "[data-pawn], [data-tile], [data-cell], [data-exit]"
ASKING = ".place.open, .hand .choice, .sill .choice"
# Since an answer was pressed: whether something has begun to move, or nothing is to move.
MOVES_OR_RESTS = """([moved, number]) => {
    const { ariaBusy, dataset } = document.querySelector("main");
    return window.moved > moved || (ariaBusy === "false" && dataset.number > number);
}"""


def test_the_question_comes_after_what_leads_to_it(come: Come) -> None:
    """With motion, cards turn and pawns walk first; what is asked then, and the track, tell of the same card."""
    ada = come()
    open_table(ada, last_turn=1)
    ada.watch_motion(MOVING, ASKING)
    for _ in range(ENOUGH):
        question = ada.asked()
        if not question:
            break
        answer_by_clicks(ada, question)
    assert ada.is_over
    assert ada.page.evaluate("window.moved") > 0
    assert ada.page.evaluate("window.hasty") == []


def test_nobody_has_to_wait_for_motion(come: Come) -> None:
    """A key ends it: nothing moves any more, and what is asked can be answered."""
    ada = come()
    open_table(ada)
    ada.watch_motion(MOVING, ASKING)
    for _ in range(ENOUGH):
        question = ada.asked()
        if not question:
            break
        before, number = ada.page.evaluate("window.moved"), ada.number
        press_on_the_board(ada, question)
        ada.until(MOVES_OR_RESTS, [before, number])
        ada.page.keyboard.press("Escape")
        ada.page.evaluate("() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
        if ada.page.evaluate("window.moved") > before and ada.page.locator(ASKING).count():
            break  # it was cut short, and something is asked
    assert ada.page.evaluate("window.moved") > 0
    assert ada.page.evaluate("window.hasty") == []


@pytest.mark.parametrize(("size", "way"), [(DESKTOP, "press 1 to 7"), (PHONE, "Tap or drag")], ids=["keys", "fingers"])
def test_nobody_is_told_of_keys_who_has_fingers_alone(come: Come, size: Size, way: str) -> None:
    ada = come(size)
    open_table(ada)
    until_asked(ada, PROGRAMME)
    ada.page.mouse.move(2, 2)
    ada.page.reload()  # no card has been looked at
    ada.question()
    expect(ada.page.locator(".choose .help, .choose .tip").filter(visible=True)).to_contain_text(way)
