"""The house in a real Chromium: whole games by clicks and by keys, cuts, company, small screens, and access for all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browsers import (
    DESKTOP,
    ENOUGH,
    PHONE,
    THINKING,
    Come,
    Guest,
    Size,
    Theme,
    box_of,
    first_asked,
    needs_browser,
    occupied_tile,
    play_together,
)
from servers import Running, company, cut

pytestmark = needs_browser

GAMES = ("dont-go-in-there", "haunting-house", "haunted", "haunted-destinies")


def test_a_game_from_the_lobby_to_the_last_die_by_clicks(come: Come) -> None:
    ada = come()
    ada.play_now("dont-go-in-there")
    assert ada.question() == "Where does your meeple go?"
    expect(ada.page.get_by_role("heading", name="(you)")).to_have_count(1)
    ada.play_to_the_end()
    ada.page.get_by_role("heading", name=re.compile(r"won .*with \d+ Curses")).wait_for()
    ada.page.get_by_role("button", name="Was it fair?").click()
    ada.page.get_by_text("They belong together").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("link", name="Look back").click()
    ada.page.get_by_role("slider").wait_for()
    ada.page.keyboard.press("Home")
    expect(ada.page.locator(".ask p")).to_have_text(re.compile("^Step 1 of "))
    ada.page.go_back()
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_selector(".hall, .sill .choice")


def tab_to(guest: Guest, name: str) -> None:
    for _ in range(20):
        guest.page.keyboard.press("Tab")
        if name in (guest.page.evaluate("document.activeElement.ariaLabel") or ""):
            return
    raise AssertionError(f"Tab does not come to {name}")


def answer_by_digits(guest: Guest) -> None:
    """A group, then an answer in it; where there is one group, or the focus is in it, the answer at once."""
    before = guest.number
    for _ in range(2):
        guest.page.keyboard.press("1")
        guest.at_rest()
        if guest.number > before:
            return
    raise AssertionError("two digits do not answer")


def test_a_game_by_keyboard_alone(come: Come) -> None:
    """Tab to a door, Enter, then digits."""
    ada = come()
    ada.go()
    ada.page.wait_for_selector(".play")
    tab_to(ada, "Play now: Don't Go In There")
    ada.page.keyboard.press("Enter")
    for _ in range(ENOUGH):
        if not ada.asked():
            break
        answer_by_digits(ada)
    assert ada.is_over


def test_the_news_is_spoken_and_focus_waits_at_the_question(come: Come) -> None:
    ada = come()
    ada.play_now("dont-go-in-there")
    ada.page.evaluate(
        """() => {
            const region = document.querySelector('[role=log].unseen');
            window.spoken = '';
            new MutationObserver(() => (window.spoken += region.innerText))
                .observe(region, { childList: true, characterData: true, subtree: true });
        }"""
    )
    ada.answer()
    ada.until("window.spoken.includes('placed a meeple')")
    expect(ada.page.locator("#question")).to_be_focused()


def test_a_line_that_is_cut_comes_back_with_what_was_missed(come: Come, house: Running) -> None:
    ada = come()
    ada.play_now("dont-go-in-there")
    ada.answer()
    ada.question()
    lines = ada.page.locator(".log li").count()
    ada.note_what_is_said()
    cut(house)
    ada.until_said("It comes back by itself")
    expect(ada.page.get_by_text("It comes back by itself")).to_have_count(0)
    with ada.answering():
        ada.answer()
    ada.until("lines => document.querySelectorAll('.log li').length > lines", lines)
    texts = ada.page.locator(".log li").all_inner_texts()
    assert texts[0] != texts[1]


def test_two_people_meet_by_a_link_talk_and_play(come: Come) -> None:
    ada, ben = come(), come(PHONE)
    ada.go("/new/haunting-house")
    ada.page.get_by_label("What do they call you?").fill("Ada")
    ada.page.get_by_label("Seat 2").select_option("A person, by link")
    ada.page.get_by_label("Last turn").fill("2")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("The link to this table").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("button", name="Leave the table").wait_for()
    name = ben.page.evaluate("localStorage.getItem('gloaming.name')")
    ada.page.get_by_text(name, exact=True).first.wait_for()
    ada.page.get_by_role("button", name="Start the game").click()
    ben.page.get_by_label("Log, chat and rules").click()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("Is somebody there?")
    ben.page.get_by_label("Say something").press("Enter")
    ben.page.get_by_role("button", name="Back to the table").click()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.locator(".side").get_by_text("Is somebody there?").wait_for()
    spoken = ada.page.locator("[role=log].unseen", has_text=f"{name}: Is somebody there?")
    expect(spoken).to_have_count(1)
    ben.page.reload()
    ben.page.get_by_label("Log, chat and rules", exact=True).wait_for()  # what was said before is not unread
    assert list(play_together([ada, ben]))
    assert ada.is_over
    assert ben.is_over


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_on_a_phone(come: Come, game: str) -> None:
    ada = come(PHONE)
    ada.play_now(game)
    parts = ada.page.locator("main section, main pre")
    for _ in range(12):
        asked = ada.asked()
        ada.looks_well(asked)
        ada.eventually(parts.count, lambda count: count >= 2, "parts of the table")
        if not asked:
            break
        ada.answer()


def test_many_answers_are_filtered(come: Come) -> None:
    ada = come()
    ada.play_now("haunting-house")
    ada.until_asked("Which four cards")
    ada.page.get_by_role("button", name="The table in words").click()
    ada.page.get_by_label("Find an answer").fill("move 1, move 2, switch places, rotate 90")
    ada.page.get_by_role("button", name="Play move 1, move 2, switch places, rotate 90").click()
    ada.page.get_by_text("laid down four cards").first.wait_for()


def test_many_answers_are_picked_in_steps(come: Come) -> None:
    ada = come()
    ada.play_now("haunting-house")
    ada.until_asked("Which four cards")
    ada.page.get_by_role("button", name="The table in words").click()
    for card in ("Move 1", "Move 2", "Rotate 90"):
        ada.page.locator(".sill .choice", has_text=card).first.click()
    expect(ada.page.locator(".picked")).to_contain_text("Move 1, Move 2, Rotate 90 …")
    ada.page.locator(".sill .choice").first.click()
    ada.page.get_by_text("laid down four cards").first.wait_for()


def test_an_illegal_try_says_why_and_opens_the_rulebook_there(come: Come) -> None:
    ada = come()
    ada.play_now("haunting-house")
    ada.until_asked("Which tile do you turn")
    while not occupied_tile(ada):
        ada.answer_whole()
        ada.until_asked("Which tile do you turn")
    turn = "around" if "around" in ada.question() else "left"
    ada.page.get_by_label("Find an answer").fill(f"rotate {occupied_tile(ada)} {turn}")
    ada.page.get_by_role("button", name="Send it as typed").click()
    ada.page.get_by_role("button", name=re.compile("Show HH-")).click()
    ada.page.locator(".marked").wait_for()


def test_an_answer_is_taken_back(come: Come, house: Running) -> None:
    table, people = company(house.url, "dont-go-in-there", ["Ada", "Ben"])
    ada = come()
    ada.take_seat_of(first_asked(people), table)
    ada.question()
    lines = ada.page.locator(".log li").count()
    ada.answer()
    expect(ada.page.locator(".log li")).not_to_have_count(lines)
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.page.locator(".log li")).to_have_count(lines)
    ada.question()


def test_a_story_is_told_and_a_passage_taken_out(come: Come) -> None:
    ada = come()
    ada.play_now("haunted")
    tell = ada.page.get_by_role("button", name="Tell it")
    for _ in range(30):
        ada.question()
        if tell.count():
            break
        ada.answer()
    tell.click()
    ada.page.get_by_label("What you tell").fill("A cold draught, and a smell of lamp oil.")
    ada.page.get_by_label("What you tell").press("Tab")
    ada.page.keyboard.press("Enter")
    ada.page.locator("blockquote", has_text="lamp oil").wait_for()
    ada.page.get_by_role("button", name="Take it out").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Take it out").click()
    ada.page.get_by_text("taken out", exact=False).wait_for()
    expect(ada.page.get_by_text("lamp oil")).to_have_count(0)


def test_a_hint_against_bots(come: Come) -> None:
    ada = come()
    ada.play_now("dont-go-in-there")
    ada.page.get_by_role("button", name="A hint").click()
    adviser = ada.page.get_by_role("region", name="The adviser")
    adviser.get_by_text("% to win").first.wait_for(timeout=THINKING)
    chances = [int(each.split("%")[0]) for each in adviser.locator(".meter b").all_inner_texts()]
    assert chances == sorted(chances, reverse=True), "the best comes first"
    ada.until("() => document.querySelector('main .twin') && document.querySelector('.sill .twin')")
    ada.until_still()
    board, beside = box_of(ada.page.locator(".rooms")), box_of(adviser)
    assert board["x"] + board["width"] <= beside["x"], "the board stays in sight"
    ada.page.keyboard.press("Escape")
    expect(adviser).to_have_count(0)
    expect(ada.page.locator("main .twin")).to_have_count(0)
    ada.page.get_by_role("button", name="A hint").click()
    with ada.answering():
        adviser.get_by_role("button", name="Give this answer").first.click(timeout=THINKING)
    expect(adviser).to_have_count(0)


def test_whoever_leaves_finds_the_seat_kept(come: Come, house: Running) -> None:
    table, people = company(house.url, "dont-go-in-there", ["Ada", "Ben"])
    ada = come()
    ada.take_seat_of(people[0], table)
    ada.page.get_by_label("More").click()
    ada.page.get_by_role("button", name="Leave the table; a bot plays on").click()
    ada.page.get_by_role("button", name="Take my seat back").click()
    expect(ada.page.get_by_text("A bot plays for you")).to_have_count(0)


def test_a_seat_moves_to_another_device(come: Come) -> None:
    ada, tablet = come(), come(PHONE)
    ada.play_now("dont-go-in-there")
    ada.page.get_by_label("More").click()
    ada.page.get_by_role("button", name="Move my seat").click()
    secret = ada.page.get_by_label("Move my seat to another device").input_value()
    tablet.page.goto(secret)
    tablet.question()
    assert "#" not in tablet.page.url
    ada.page.get_by_text("You are looking on").wait_for()


def test_the_lobby_shows_whose_turn_it_is(come: Come) -> None:
    ada = come()
    ada.play_now("haunted")
    ada.page.get_by_label("Lobby").click()
    ada.page.get_by_role("link", name="Your turn").wait_for()
    ada.page.get_by_role("button", name=re.compile("Tables")).click()
    ada.page.get_by_role("tabpanel").get_by_role("link", name=re.compile("Haunted")).click()
    ada.question()


# Of every bay, what is missing in it, not seen, beyond its edges, or too low to be pressed.
BAYS = """() => [...document.querySelectorAll(".bay-of")].map((bay) => {
    const edge = bay.getBoundingClientRect();
    const find = (part, at = 0) => bay.querySelectorAll(part)[at]?.getBoundingClientRect();
    const parts = {
        blurb: find(".blurb"), players: find(".fact"), minutes: find(".fact", 1), play: find(".play"),
        friends: find(".friends"),
    };
    const isRight = (name, box) => box && Math.min(box.width, box.height) > 0 && edge.left <= box.left
        && box.right <= edge.right && (name !== "friends" || box.height >= 44);
    return Object.entries(parts).filter(([name, box]) => !isRight(name, box)).map(([name]) => name);
})"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_door_says_what_is_behind_it(come: Come, size: Size, language: str) -> None:
    """A sentence, players, minutes, a game at once, a table with friends; also where a turn waits, all in its bay."""
    ada = come(size, "dark", language)
    ada.play_now("dont-go-in-there")
    ada.go()
    ada.page.wait_for_selector(".bay-of .state")
    ada.until_still()
    assert ada.page.evaluate(BAYS) == [[]] * len(GAMES)
    assert ada.sideways == 0
    ada.page.locator(".friends").first.click()
    ada.page.wait_for_url("**/new/dont-go-in-there")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong_on_any_screen(come: Come, size: Size, theme: Theme) -> None:
    ada = come(size, theme)
    found = {}

    def look(screen: str) -> None:
        found[screen] = ada.violations()
        assert ada.sideways == 0, screen

    ada.go()
    ada.page.wait_for_selector(".plate")
    look("lobby")
    ada.page.get_by_role("button", name=re.compile("Tables")).click()
    look("tables")
    ada.go("/new/dont-go-in-there")
    ada.page.wait_for_selector("form")
    look("arrange")
    ada.go("/parts")
    ada.page.wait_for_selector("h2")
    look("parts")
    ada.go("/new/haunted")
    ada.page.get_by_label("Seat 2").select_option("")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_selector(".hall")
    look("hall")
    for game in GAMES:
        ada.play_now(game)
        ada.page.wait_for_selector("main section")
        look(game)
    if size == PHONE:
        ada.page.get_by_label("Log, chat and rules").click()
    for leaf, part in (("Chat", ".side .entry"), ("Rules", ".book .title")):
        ada.page.get_by_role("tab", name=leaf).click()
        ada.page.locator(part).first.wait_for()
        look(leaf)
    ada.page.get_by_label("More").click()
    ada.page.get_by_role("dialog").wait_for()
    look("menu")
    ada.expect_wrong("404", "WebSocket")
    ada.go("/tables/nowhere")
    ada.page.locator(".gone").wait_for()
    look("no such table")
    assert sorted({each for wrong in found.values() for each in wrong}) == []


def test_the_end_of_a_game_and_looking_back_have_nothing_wrong_either(come: Come) -> None:
    ada = come()
    ada.go("/new/haunting-house")
    ada.page.get_by_label("Last turn").fill("1")
    ada.page.get_by_role("button", name="Start the game").click()
    ada.play_to_the_end()
    assert ada.violations() == []
    ada.page.get_by_role("link", name="Look back").click()
    ada.page.get_by_role("slider").wait_for()
    assert ada.violations() == []
