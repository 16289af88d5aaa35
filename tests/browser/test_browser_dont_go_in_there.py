"""The scene of Don't Go In There in a real Chromium: whole games on the board, by clicks, by keys and on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial

import pytest
from playwright.sync_api import expect

from browsers import DESKTOP, ENOUGH, PHONE, Come, Guest, Size, Theme, box_of, first_asked, needs_browser
from servers import Running, company

pytestmark = needs_browser

GAME = "dont-go-in-there"
ASKING = ("cat", "doll", "holy water", "mirror", "tome")
TAKEN = "main .place[aria-disabled]:not(.lit)"
LIT = "main [data-lit]:not([aria-disabled])"


@pytest.fixture
def sit(come: Come, house: Running) -> Come:
    """Somebody at a table with bots."""

    def down(size: Size = DESKTOP, theme: Theme = "dark", bots: int = 1, types: Iterable[str] | None = None) -> Guest:
        options = {"types": list(types)} if types else {}
        table, (ada,) = company(house.url, GAME, ["Ada"], bots=bots, options=options)
        guest = come(size, theme)
        guest.take_seat_of(ada, table)
        return guest

    return down


def answer_on_board(guest: Guest, place: int = 0) -> None:
    """Click a lit place; later places come round again."""
    guest.question()
    lit = guest.page.locator(LIT)
    with guest.answering():
        lit.nth(place % lit.count()).click()


def until_asked(guest: Guest, wanted: str) -> bool:
    """Play on until a question has these words in it; whether it ever did."""
    for turn in range(ENOUGH):
        asked = guest.asked()
        if not asked or re.search(wanted, asked):
            return bool(asked)
        answer_on_board(guest, turn)
    raise AssertionError(wanted)


def test_a_whole_game_by_clicks_on_the_board(sit: Come) -> None:
    ada = sit(types=ASKING)
    expect(ada.page.get_by_role("heading", name="(you)")).to_have_count(1)
    for turn in range(ENOUGH):
        if not ada.asked():
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
    expect(ada.page.locator(".reckoning li")).to_have_count(2)


def test_a_whole_game_by_arrow_keys_and_enter(sit: Come) -> None:
    ada = sit(types=ASKING)
    for turn in range(ENOUGH):
        if not ada.asked():
            break
        for key in ("ArrowDown", *("ArrowRight", "ArrowDown")[: turn % 3]):
            ada.page.keyboard.press(key)
            ada.until("document.activeElement.matches('[data-lit]')")
        with ada.answering():
            ada.page.keyboard.press("Enter")
    assert ada.is_over


def test_a_whole_game_on_a_phone_without_scrolling_sideways(sit: Come) -> None:
    ada = sit(PHONE, types=ASKING)
    for turn in range(ENOUGH):
        asked = ada.asked()
        ada.looks_well(asked)
        if not asked:
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
def test_every_type_and_a_full_table_are_shown(sit: Come, bots: int, types: tuple[str, ...]) -> None:
    ada = sit(bots=bots, types=types)
    for turn in range(9):
        answer_on_board(ada, turn)
    assert until_asked(ada, "Where does your meeple go")
    expect(ada.page.locator(".shelf")).to_have_count(bots)
    expect(ada.page.locator(".mine [data-stack]")).to_have_count(len(types))
    ada.page.locator(".mine button.cards").click()
    ada.page.get_by_role("dialog", name="Ada").get_by_text("Curses").first.wait_for()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_a_place_and_its_answer_on_the_sill_are_lit_together(sit: Come) -> None:
    ada = sit()
    ada.question()
    ada.page.locator(".sill .choice").last.hover()
    ada.page.locator("main .lit.twin").wait_for()
    ada.page.locator(LIT).first.hover()
    ada.page.locator(".sill .choice.twin").wait_for()
    expect(ada.page.locator("main .lit.twin")).to_have_count(1)


def test_a_card_is_taken_by_its_name(sit: Come) -> None:
    ada = sit()
    while not until_asked(ada, "Which card do you take"):
        ada = sit()
    assert ada.question() == "Which card do you take?"
    cards = [str(lit.locator(".unseen").first.text_content()).split(".")[0] for lit in ada.page.locator(LIT).all()]
    names = ada.page.locator(".sill .choice").all_inner_texts()
    assert cards == [f"Take {name}" for name in names]
    assert all(re.fullmatch(r"[A-Z][a-z ]+ [1-4](, .+)?", name) for name in names)


@pytest.mark.parametrize("size", [PHONE, (768, 1024)], ids=["phone", "tablet"])
def test_every_answer_is_on_the_sill_and_grouped_by_its_room(sit: Come, size: Size) -> None:
    ada = sit(size)
    ada.question()
    ada.until_still()
    boxes = [box_of(each) for each in ada.page.locator(".sill .choice").all()]
    assert len(boxes) > 9
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= size[0] for box in boxes)
    assert all(box["y"] + box["height"] <= size[1] for box in boxes)
    tops = {box_of(group)["y"] for group in ada.page.locator(".sill .group").all()}
    assert len(tops) == 1, "rooms stand side by side"


def test_a_taken_space_says_why_it_cannot_be_entered(sit: Come) -> None:
    ada = sit(bots=2)
    for turn in range(ENOUGH):
        assert until_asked(ada, "Where does your meeple go")
        if ada.page.locator(TAKEN).count():
            break
        answer_on_board(ada, turn)
    ada.page.locator(TAKEN).first.click(force=True)
    ada.page.get_by_role("button", name=re.compile("Show DGIT-10")).wait_for()


def test_a_line_of_the_log_shows_where_it_happened(come: Come, house: Running) -> None:
    """One of two has placed a meeple, the other has not yet."""
    table, people = company(house.url, GAME, ["Ada", "Ben"])
    ada = come()
    ada.take_seat_of(first_asked(people), table)
    answer_on_board(ada)
    ada.page.locator(".log li", has_text="placed a meeple").hover()
    ada.page.locator("main .space.pointed").wait_for()
    ada.page.locator("#question").hover()
    expect(ada.page.locator("main .space.pointed")).to_have_count(0)


TIP = "[role=tooltip]"
# The answers that a tip lies over.
UNDER = """() => {
    const tip = document.querySelector("[role=tooltip]").getBoundingClientRect();
    return [...document.querySelectorAll("main [data-lit]")].filter((answer) => {
        const box = answer.getBoundingClientRect();
        return box.left < tip.right && tip.left < box.right && box.top < tip.bottom && tip.top < box.bottom;
    }).length;
}"""


def test_a_card_is_read_by_hovering_and_by_a_click(sit: Come) -> None:
    ada = sit()
    ada.question()
    first = ada.page.locator("main .room .slot").first
    first.hover()
    ada.page.get_by_role("tooltip").get_by_text("DGIT-").wait_for()
    first.click()
    ada.page.get_by_role("dialog").get_by_text("DGIT-").wait_for()


def test_what_is_told_of_a_card_lies_over_no_answer(sit: Come) -> None:
    """Whatever is asked: where a meeple goes, what becomes of the dice, which card is taken."""
    ada, seen = sit(types=ASKING), dict[str, int]()
    for turn in range(ENOUGH):
        asked = ada.asked()
        if not asked:
            ada = sit(types=ASKING)
            continue
        if asked not in seen:
            cards = ada.page.locator("main .slot:has(.whole)").all()
            seen[asked] = len(cards)
            for card in cards:
                card.hover()
                ada.page.locator(TIP).wait_for()
                ada.comes_to(partial(ada.page.evaluate, UNDER), 0, "answers under the tip")
        if len(seen) > 2:
            break
        answer_on_board(ada, turn)
    assert len(seen) > 2
    assert all(seen.values())


def test_what_is_told_of_a_card_stays_under_the_pointer_and_lets_a_press_through(sit: Come) -> None:
    ada = sit(bots=2)
    ada.question()
    ada.page.clock.install()
    tip, card = ada.page.locator(TIP), ada.page.locator("main .room .slot").first
    card.hover()
    tip.wait_for()
    box = box_of(tip)
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.mouse.move(*middle)
    ada.page.clock.fast_forward(1000)
    expect(tip).to_be_visible()
    below = "([x, y]) => !document.elementFromPoint(x, y).closest('[role=tooltip]')"
    assert ada.page.evaluate(below, middle)
    ada.page.mouse.down()
    expect(tip).to_have_count(0)
    ada.page.mouse.up()
    ada.page.keyboard.press("Escape")  # somebody's tableau may have been opened
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    card.hover()
    tip.wait_for()
    ada.page.mouse.move(*middle)
    ada.page.locator("#question").hover()
    expect(tip).to_have_count(0)


def test_pieces_fly_and_nobody_waits_for_them(sit: Come) -> None:
    ada = sit(bots=2)
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.question()
    ada.page.evaluate(
        """() => new MutationObserver(() => (window.flew = true))
            .observe(document.querySelector('.sky'), { childList: true })"""
    )
    for turn in range(2):
        answer_on_board(ada, turn)
    ada.until("window.flew")
    ada.until("document.querySelectorAll('.sky > *').length === 0")


def test_the_question_comes_after_what_leads_to_it(sit: Come) -> None:
    """Meeples walk, dice fall and ghosts rise before anything is asked about them."""
    ada = sit(bots=2)
    ada.question()
    ada.watch_motion("[data-die], .flown:not(:has(> b))", LIT)
    followed = 0
    for turn in range(ENOUGH):
        asked = ada.asked()
        followed += "meeple" not in asked  # from what a room brought
        if not asked or followed > 2:
            break
        answer_on_board(ada, turn)
    assert ada.page.evaluate("window.moved") > 0
    assert ada.page.evaluate("window.hasty") == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_focus_is_seen_on_a_print(sit: Come, theme: Theme) -> None:
    """Rooms are dark in both themes: the ring is bone there."""
    ada = sit(theme=theme)
    ada.question()
    ada.page.locator("#question").focus()
    ada.page.keyboard.press("Tab")
    ada.page.locator(LIT).first.focus()
    ring = ada.page.evaluate("getComputedStyle(document.activeElement).outlineColor")
    assert ring == "rgb(242, 232, 213)"


def test_what_a_room_does_is_read_whole(sit: Come) -> None:
    """Neither the power of a room nor a name that resolves it is cut off."""
    ada = sit()
    ada.question()
    ada.until_still()
    cut = "[...document.querySelectorAll('.power')].filter((each) => each.scrollHeight > each.clientHeight + 1).length"
    for text in ("The resolver may turn a die", "Ada Lovelace von Byr resolves"):
        ada.page.evaluate(
            "text => document.querySelectorAll('.power').forEach((each) => (each.innerText = text))", text
        )
        assert ada.page.evaluate(cut) == 0
        wide = "[...document.querySelectorAll('.power')].every((each) => each.scrollWidth <= each.clientWidth)"
        assert ada.page.evaluate(wide)


def test_whoever_wants_no_motion_sees_none(sit: Come) -> None:
    ada = sit()
    ada.question()
    ada.page.evaluate(
        """() => new MutationObserver(() => (window.flew = true))
            .observe(document.querySelector('.sky'), { childList: true })"""
    )
    for turn in range(4):
        answer_on_board(ada, turn)
    assert not ada.page.evaluate("window.flew")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong_in_the_middle_of_a_game(sit: Come, size: Size, theme: Theme) -> None:
    ada = sit(size, theme, bots=2)
    for turn in range(5):
        answer_on_board(ada, turn)
    assert until_asked(ada, "Where does your meeple go")
    found = ada.violations()
    assert until_asked(ada, "take|dice")
    found += ada.violations()
    ada.page.locator("main button[data-tableau]").first.click()
    ada.page.get_by_role("dialog").wait_for()
    found += ada.violations()
    assert sorted(set(found)) == []
