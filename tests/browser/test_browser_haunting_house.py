"""The scene of The Haunting House in a real Chromium: whole games on the board by clicks, by keys and on a phone."""

from __future__ import annotations

import re

import pytest

from browsers import DESKTOP, ENOUGH, PHONE, Guest, needs_browser

pytestmark = needs_browser

PROGRAMME = "Which four cards"


def open_table(guest: Guest, players: int = 2, last_turn: int = 0) -> None:
    """A game against bots."""
    guest.go("/new/haunting-house")
    count = guest.page.locator("output")
    count.wait_for()
    while int(count.inner_text()) != players:
        guest.page.get_by_role("button", name="One more" if int(count.inner_text()) < players else "One fewer").click()
    if last_turn:
        guest.page.get_by_label("Last turn").fill(str(last_turn))
    guest.page.get_by_role("button", name="Start the game").click()
    guest.page.wait_for_selector("[role=grid]")


def asked(guest: Guest) -> str:
    """What is asked, when the board or the hand can be answered; nothing when the game is over."""
    guest.page.wait_for_selector(".place.open, .hand .choice, .sill a[href^='/replays/']")
    return "" if guest.is_over else str(guest.page.locator("#question").inner_text())


def settle(guest: Guest, before: str) -> None:
    """Wait until an answer was taken: the log has grown."""
    guest.until("before => document.querySelector('.log').innerText !== before", before)


def log(guest: Guest) -> str:
    return str(guest.page.evaluate("document.querySelector('.log').innerText"))


def answer_by_clicks(guest: Guest, question: str) -> None:
    """Answer on the board: cards in the hand, lit places, and what stands beside a picked tile."""
    before = log(guest)
    if question.startswith(PROGRAMME):
        for name in ("Move 2", "Move 1", "Secret passage", "Rotate 90"):
            guest.page.locator(".hand").get_by_role("button", name=re.compile(f"^{name}")).click()
        guest.page.get_by_role("button", name="Lay them down").click()
    else:
        guest.page.locator(".place.open").first.click()
        if question.startswith("Which tile do you turn a quarter"):
            guest.page.get_by_role("button", name="Turn it to the right").first.click()
        elif question.startswith("Which two tiles"):
            guest.page.locator(".place.open").first.click()
        elif guest.page.locator("[data-option]").count():
            guest.page.locator("[data-option]").first.click()
    settle(guest, before)


def test_a_whole_game_by_clicks_on_the_board(come):
    ada = come()
    open_table(ada, last_turn=3)
    seen = set()
    for _ in range(ENOUGH):
        question = asked(ada)
        if not question:
            break
        seen.add(question)
        answer_by_clicks(ada, question)
    assert ada.is_over
    assert any(question.startswith(PROGRAMME) for question in seen)
    ada.page.get_by_text(re.compile("came out of the house|left inside")).first.wait_for()


def answer_by_keys(guest: Guest, question: str) -> None:
    """Answer by keys alone: digits and Enter for the hand; arrows and Enter on the board."""
    before, keys = log(guest), guest.page.keyboard
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
        elif guest.page.locator("[data-option]").count():
            guest.until("document.activeElement.matches('[data-option]')")
            keys.press("ArrowRight")
            keys.press("Enter")
    settle(guest, before)


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
    assert guest.page.evaluate("document.activeElement.dataset.place") == there


def test_a_game_by_keys_on_the_board(come):
    ada = come()
    open_table(ada, last_turn=3)
    for _ in range(ENOUGH):
        question = asked(ada)
        if not question:
            break
        answer_by_keys(ada, question)
    assert ada.is_over


def test_arrows_move_by_row_and_column_and_every_place_says_what_it_is(come):
    ada = come()
    open_table(ada)
    ada.page.locator("[data-place='3 3']").focus()
    for key, place in (("Right", "3 4"), ("Down", "4 4"), ("Left", "4 3"), ("Up", "3 3")):
        ada.page.keyboard.press(f"Arrow{key}")
        assert ada.page.evaluate("document.activeElement.dataset.place") == place
    names = [cell.get_attribute("aria-label") for cell in ada.page.get_by_role("gridcell").all()]
    assert len(names) >= 38
    assert sum(bool(re.match(r"Row \d, column \d; open ", name)) for name in names) == 36
    assert {"The exit", "The entrance"} <= {name.partition(";")[0] for name in names}


def until_asked(guest: Guest, wanted: str, last: int = ENOUGH) -> str:
    """Play on by clicks until a question begins like that."""
    for _ in range(last):
        question = asked(guest)
        if not question:
            open_table(guest, 3)
        elif question.startswith(wanted):
            return question
        else:
            answer_by_clicks(guest, question)
    raise AssertionError(wanted)


def cards(guest: Guest, where: str) -> list[str]:
    return list(guest.page.locator(f"{where} .card b").all_inner_texts())


def test_a_programme_is_dragged_reordered_and_changed(come):
    ada = come()
    open_table(ada)
    until_asked(ada, PROGRAMME)
    card = ada.page.locator(".hand .card")
    slot = ada.page.locator("[data-slot]")
    card.nth(2).drag_to(slot.nth(0))
    card.nth(0).drag_to(slot.nth(3))
    assert cards(ada, ".slots") == ["Switch places", "Move 1"]
    slot.nth(1).locator(".card").drag_to(slot.nth(0))
    assert cards(ada, ".slots") == ["Move 1", "Switch places"]
    card.nth(6).drag_to(slot.nth(1))
    assert cards(ada, ".slots") == ["Move 1", "Secret passage"]
    slot.nth(0).locator(".card").click()
    assert cards(ada, ".slots") == ["Secret passage"]
    card.nth(6).click()
    assert cards(ada, ".slots") == []
    assert ada.page.get_by_role("button", name="4 more cards").is_disabled()
    for digit in "1234":
        ada.page.keyboard.press(digit)
    ada.page.keyboard.press("Backspace")
    ada.page.keyboard.press("5")
    assert cards(ada, ".slots") == ["Move 1", "Move 2", "Switch places", "Rotate 180"]
    ada.page.get_by_role("button", name="Lay them down").click()
    ada.page.locator(".log").get_by_text("laid down four cards").first.wait_for()


def test_the_board_and_the_sill_are_twins(come):
    ada = come()
    open_table(ada)
    question = until_asked(ada, "Which tile do you turn a quarter")
    assert question
    ada.page.locator(".place.open").nth(4).click()
    ada.page.locator(".sill").get_by_role("button", name="Turn it to the left").hover()
    ada.page.wait_for_selector("[data-option].twin")
    ada.page.locator("[data-option]").nth(1).hover()
    ada.page.wait_for_selector(".sill .choice.twin >> text=right")
    ada.page.get_by_role("button", name="Another tile").click()
    assert not ada.page.locator("[data-option]").count()
    ada.page.locator(".sill .choice").nth(1).click()
    lit = ada.page.eval_on_selector_all(".place.open", "all => all.map((each) => each.dataset.place[0])")
    assert set(lit) == {"2"}


def test_a_place_that_cannot_be_answered_says_why(come):
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


def test_a_line_of_the_log_is_shown_on_the_board(come):
    ada = come()
    open_table(ada)
    until_asked(ada, PROGRAMME)
    assert not ada.page.locator(".maze .pointed").count()
    ada.page.locator(".log li", has_text="turned up").last.hover()
    ada.page.wait_for_selector(".track .pointed, .maze .pointed")


@pytest.mark.parametrize("players", [2, 6])
def test_turns_on_a_phone(come, players):
    ada = come(PHONE)
    open_table(ada, players, last_turn=1)
    for _ in range(ENOUGH):
        question = asked(ada)
        if not question:
            break
        assert ada.sideways == 0
        assert not ada.too_small()
        tile = ada.page.locator("[data-place='4 4']").bounding_box()
        assert tile["width"] >= (40 if ada.page.locator(".place.open").count() else 32)  # to be pressed, or only seen
        bottom = ada.page.evaluate("document.querySelector('.maze').getBoundingClientRect().bottom")
        assert bottom <= ada.page.evaluate("document.querySelector('.sill').getBoundingClientRect().top") + 1
        answer_by_clicks(ada, question)
    assert ada.is_over


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong_in_the_middle_of_a_game(come, size, theme):
    ada = come(size, theme)
    open_table(ada, 3)
    found, seen = [], set()
    while len(seen) < 4:
        question = asked(ada)
        if not question:
            break
        if question not in seen:
            seen.add(question)
            found += ada.violations()
        answer_by_clicks(ada, question)
    assert sorted(set(found)) == []


MOVING = "[data-pawn], [data-tile], [data-cell], [data-exit]"
ASKING = ".place.open, .hand .choice, .sill .choice"


def test_the_question_comes_after_what_leads_to_it(come):
    """With motion, cards turn and pawns walk first; what is asked then, and the track, tell of the same card."""
    ada = come()
    open_table(ada, last_turn=1)
    ada.watch_motion(MOVING, ASKING)
    for _ in range(ENOUGH):
        question = asked(ada)
        if not question:
            break
        answer_by_clicks(ada, question)
    assert ada.is_over
    assert ada.page.evaluate("window.moved") > 0
    assert ada.page.evaluate("window.hasty") == []


def test_nobody_has_to_wait_for_motion(come):
    """A key ends it: nothing moves any more, and what is asked can be answered."""
    ada = come()
    open_table(ada)
    ada.watch_motion(MOVING, ASKING)
    for _ in range(ENOUGH):
        question = asked(ada)
        if not question:
            break
        before = ada.page.evaluate("window.moved")
        answer_by_clicks(ada, question)
        ada.page.keyboard.press("Escape")
        ada.page.evaluate("() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
        if ada.page.evaluate("window.moved") > before and ada.page.locator(ASKING).count():
            break  # it was cut short, and something is asked
    assert ada.page.evaluate("window.moved") > 0
    assert ada.page.evaluate("window.hasty") == []
