"""The scene of Don't Go In There in a real Chromium: whole games on the board, by clicks, by keys and on a phone."""

from __future__ import annotations

import re

import pytest

from browsers import DESKTOP, ENOUGH, PHONE, Guest, needs_browser
from servers import company

pytestmark = needs_browser

GAME = "dont-go-in-there"
ASKING = ("cat", "doll", "holy water", "mirror", "tome")
TAKEN = "main .place[aria-disabled]:not(.lit)"
LIT = "main [data-lit]:not([aria-disabled])"


@pytest.fixture
def sit(browser, server):
    """Somebody at a table with bots, in a browser; when they leave, nothing may have been wrong in their page."""
    guests = []

    def down(size=DESKTOP, theme="dark", bots=1, types=None):
        options = {"types": list(types)} if types else {}
        table, (ada,) = company(server.url, GAME, ["Ada"], bots=bots, options=options)
        guest = Guest(browser, server.url, size, theme)
        guests.append(guest)
        name, _, value = ada.cookie.partition("=")
        guest.context.add_cookies([{"name": name, "value": value, "url": guest.url}])
        guest.go(f"/tables/{table}")
        guest.page.wait_for_selector("main .room")
        return guest

    yield down
    for guest in guests:
        guest.leave()


def asked(guest: Guest) -> bool:
    """Wait for a question, or for the end; whether it is a question."""
    guest.page.wait_for_selector(f"{LIT}, .sill .main")
    return not guest.is_over


def answer_on_board(guest: Guest, place: int = 0) -> None:
    """Click a lit place; later places come round again."""
    lit = guest.page.locator(LIT)
    before = guest.page.locator(".log li").count()
    lit.nth(place % lit.count()).click()
    guest.until("before => document.querySelectorAll('.log li').length > before", before)


def until_asked(guest: Guest, wanted: str) -> bool:
    """Play on until a question has these words in it; whether it ever did."""
    for turn in range(ENOUGH):
        if not asked(guest):
            return False
        if re.search(wanted, guest.page.locator("#question").inner_text()):
            return True
        answer_on_board(guest, turn)
    raise AssertionError(wanted)


def test_a_whole_game_by_clicks_on_the_board(sit):
    ada = sit(types=ASKING)
    assert ada.page.get_by_role("heading", name="(you)").count() == 1
    for turn in range(ENOUGH):
        if not asked(ada):
            break
        names, answers = ada.page.evaluate(  # at one moment
            """lit => [
                [...document.querySelectorAll(lit + ' > .unseen')].map((name) => name.textContent),
                document.querySelectorAll('.sill .choice').length,
            ]""",
            LIT,
        )
        assert len(set(names)) == answers
        answer_on_board(ada, turn)
    ada.page.get_by_role("heading", name=re.compile(r"won .*with \d+ Curses")).wait_for()
    assert ada.page.locator(".reckoning li").count() == 2


def test_a_whole_game_by_arrow_keys_and_enter(sit):
    ada = sit(types=ASKING)
    for turn in range(ENOUGH):
        if not asked(ada):
            break
        for key in ("ArrowDown", *("ArrowRight", "ArrowDown")[: turn % 3]):
            ada.page.keyboard.press(key)
            assert ada.page.evaluate("document.activeElement.matches('[data-lit]')")
        before = ada.page.locator(".log li").count()
        ada.page.keyboard.press("Enter")
        ada.until("before => document.querySelectorAll('.log li').length > before", before)
    assert ada.is_over


def test_a_whole_game_on_a_phone_without_scrolling_sideways(sit):
    ada = sit(PHONE, types=ASKING)
    for turn in range(ENOUGH):
        more = asked(ada)
        assert ada.sideways == 0
        assert not ada.too_small()
        if not more:
            break
        answer_on_board(ada, turn)
    assert ada.is_over


@pytest.mark.parametrize(
    ("bots", "types"),
    [
        (4, ("amulet", "cat", "clocks", "doll", "holy water", "mask", "mirror", "music box")),
        (3, ("portrait", "ring", "tome", "twin", "mask", "mirror", "clocks")),
    ],
)
def test_every_type_and_a_full_table_are_shown(sit, bots, types):
    ada = sit(bots=bots, types=types)
    for turn in range(9):
        assert asked(ada)
        answer_on_board(ada, turn)
    assert until_asked(ada, "Where does your meeple go")
    assert ada.page.locator(".shelf").count() == bots
    assert ada.page.locator(".mine [data-stack]").count() == len(types)
    ada.page.locator(".mine button.cards").click()
    ada.page.get_by_role("dialog", name="Ada").get_by_text("Curses").first.wait_for()
    ada.page.keyboard.press("Escape")
    assert ada.page.get_by_role("dialog").count() == 0


def test_a_place_and_its_answer_on_the_sill_are_lit_together(sit):
    ada = sit()
    assert asked(ada)
    ada.page.locator(".sill .choice").last.hover()
    ada.page.locator("main .lit.twin").wait_for()
    ada.page.locator(LIT).first.hover()
    ada.page.locator(".sill .choice.twin").wait_for()
    assert ada.page.locator("main .lit.twin").count() == 1


def test_a_card_is_taken_by_its_name(sit):
    ada = sit()
    while not until_asked(ada, "Which card do you take"):
        ada = sit()
    assert ada.question() == "Which card do you take?"
    cards = [str(lit.locator(".unseen").first.text_content()).split(".")[0] for lit in ada.page.locator(LIT).all()]
    names = ada.page.locator(".sill .choice").all_inner_texts()
    assert cards == [f"Take the {name}" for name in names]
    assert all(re.fullmatch(r"[A-Z][a-z ]+ [1-4](, .+)?", name) for name in names)


@pytest.mark.parametrize("size", [PHONE, (768, 1024)], ids=["phone", "tablet"])
def test_every_answer_is_on_the_sill_and_grouped_by_its_room(sit, size):
    ada = sit(size)
    assert asked(ada)
    boxes = [each.bounding_box() for each in ada.page.locator(".sill .choice").all()]
    assert len(boxes) > 9
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= size[0] for box in boxes)
    assert all(box["y"] + box["height"] <= size[1] for box in boxes)
    tops = {group.bounding_box()["y"] for group in ada.page.locator(".sill .group").all()}
    assert len(tops) == 1, "rooms stand side by side"


def test_a_taken_space_says_why_it_cannot_be_entered(sit):
    ada = sit(bots=2)
    for turn in range(3):
        assert asked(ada)
        if ada.page.locator(TAKEN).count():
            break
        answer_on_board(ada, turn)
    ada.page.locator(TAKEN).first.click(force=True)
    ada.page.get_by_role("button", name=re.compile("Show DGIT-10")).wait_for()


def test_a_line_of_the_log_shows_where_it_happened(sit):
    ada = sit(bots=2)
    assert asked(ada)
    answer_on_board(ada)
    assert asked(ada)
    ada.page.locator(".log li", has_text="placed a meeple").last.hover()
    ada.page.locator("main .space.pointed").wait_for()
    ada.page.locator("#question").hover()
    ada.page.locator("main .space.pointed").wait_for(state="detached")


def test_a_card_is_read_by_hovering_and_by_a_click(sit):
    ada = sit()
    assert asked(ada)
    first = ada.page.locator("main .room .slot").first
    first.hover()
    ada.page.get_by_role("tooltip").get_by_text("DGIT-").wait_for()
    first.click()
    ada.page.get_by_role("dialog").get_by_text("DGIT-").wait_for()


def test_pieces_fly_and_nobody_waits_for_them(sit):
    ada = sit(bots=2)
    ada.page.emulate_media(reduced_motion="no-preference")
    assert asked(ada)
    ada.page.evaluate(
        """() => new MutationObserver(() => (window.flew = true))
            .observe(document.querySelector('.sky'), { childList: true })"""
    )
    for turn in range(6):
        assert asked(ada)
        answer_on_board(ada, turn)
    assert ada.page.evaluate("window.flew")
    ada.until("document.querySelectorAll('.sky > *').length === 0")


def test_the_question_comes_after_what_leads_to_it(sit):
    """Meeples walk, dice fall and ghosts rise before anything is asked about them."""
    ada = sit(bots=2)
    assert asked(ada)
    ada.watch_motion("[data-die], .flown:not(:has(> b))", LIT)
    for turn in range(12):
        if not asked(ada):
            break
        answer_on_board(ada, turn)
    assert ada.page.evaluate("window.moved") > 0
    assert ada.page.evaluate("window.hasty") == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_focus_is_seen_on_a_print(sit, theme):
    """Rooms are dark in both themes: the ring is bone there."""
    ada = sit(theme=theme)
    assert asked(ada)
    ada.page.locator("#question").focus()
    ada.page.keyboard.press("Tab")
    ada.page.locator(LIT).first.focus()
    ring = ada.page.evaluate("getComputedStyle(document.activeElement).outlineColor")
    assert ring == "rgb(242, 232, 213)"


def test_what_a_room_does_is_read_whole(sit):
    """Neither the power of a room nor a name that resolves it is cut off."""
    ada = sit()
    assert asked(ada)
    cut = "[...document.querySelectorAll('.power')].filter((each) => each.scrollHeight > each.clientHeight + 1).length"
    for text in ("The resolver may turn a die", "Ada Lovelace von Byr resolves"):
        ada.page.evaluate(
            "text => document.querySelectorAll('.power').forEach((each) => (each.innerText = text))", text
        )
        assert ada.page.evaluate(cut) == 0
        wide = "[...document.querySelectorAll('.power')].every((each) => each.scrollWidth <= each.clientWidth)"
        assert ada.page.evaluate(wide)


def test_whoever_wants_no_motion_sees_none(sit):
    ada = sit()
    ada.page.evaluate(
        """() => new MutationObserver(() => (window.flew = true))
            .observe(document.querySelector('.sky'), { childList: true })"""
    )
    for turn in range(4):
        assert asked(ada)
        answer_on_board(ada, turn)
    assert not ada.page.evaluate("window.flew")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong_in_the_middle_of_a_game(sit, size, theme):
    ada = sit(size, theme, bots=2)
    for turn in range(5):
        assert asked(ada)
        answer_on_board(ada, turn)
    assert until_asked(ada, "Where does your meeple go")
    found = ada.violations()
    assert until_asked(ada, "take|dice")
    found += ada.violations()
    ada.page.locator("main button[data-tableau]").first.click()
    ada.page.get_by_role("dialog").wait_for()
    found += ada.violations()
    assert sorted(set(found)) == []
