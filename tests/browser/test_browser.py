"""The house in a real Chromium: whole games by clicks and by keys, cuts, company, small screens, and access for all."""

from __future__ import annotations

import re
from itertools import product

import pytest

from browsers import DESKTOP, ENOUGH, PHONE, Guest, needs_browser
from gloaming.client import Mirror, Visitor, at_table_plainly
from servers import company, cut

pytestmark = needs_browser

GAMES = ("dont-go-in-there", "haunting-house", "haunted", "haunted-destinies")


def test_a_game_from_the_lobby_to_the_last_die_by_clicks(come):
    ada = come()
    ada.play_now("dont-go-in-there")
    assert ada.question() == "Where does your meeple go?"
    assert ada.page.get_by_role("heading", name="(you)").count() == 1
    for _ in range(ENOUGH):
        ada.page.wait_for_selector(".sill .choice:not(:disabled), .sill .main")
        if ada.is_over:
            break
        ada.answer()
    ada.page.get_by_role("heading", name=re.compile(r"won .*with \d+ Curses")).wait_for()
    ada.page.get_by_role("button", name="Check the dice").click()
    ada.page.get_by_text("They belong together").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("link", name="Look back").click()
    ada.page.get_by_role("slider").wait_for()
    ada.page.keyboard.press("Home")
    assert ada.page.locator(".ask p").inner_text().startswith("1 of ")
    ada.page.go_back()
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_selector(".hall, .sill .choice")


def test_a_game_by_keyboard_alone(come):
    """Tab to a door, Enter, then digits: a group, then an answer in it."""
    ada = come()
    ada.go()
    ada.page.wait_for_selector(".play")
    for _ in range(20):
        ada.page.keyboard.press("Tab")
        if "Play now: Don't Go In There" in (ada.page.evaluate("document.activeElement.ariaLabel") or ""):
            break
    ada.page.keyboard.press("Enter")
    for _ in range(4 * ENOUGH):
        ada.page.wait_for_selector(".sill .choice:not(:disabled), .sill .main")
        if ada.is_over:
            break
        asked = ada.page.locator("#question").inner_text()
        ada.page.keyboard.press("1")
        if ada.page.evaluate("document.activeElement.matches('.choice')"):
            ada.page.keyboard.press("1")
        ada.until(
            "asked => document.querySelector('#question').innerText != asked || "
            "!document.querySelector('.sill .choice:disabled')",
            asked,
        )
    assert ada.is_over


def test_the_news_is_spoken_and_focus_waits_at_the_question(come):
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
    ada.until("document.activeElement.id === 'question'")


def test_a_line_that_is_cut_comes_back_with_what_was_missed(come, server):
    ada = come()
    ada.play_now("dont-go-in-there")
    ada.answer()
    ada.page.wait_for_selector(".sill .choice:not(:disabled)")
    lines = ada.page.locator(".log li").count()
    cut(server)
    ada.page.get_by_text("It comes back by itself").wait_for()
    ada.page.get_by_text("It comes back by itself").wait_for(state="detached")
    ada.answer()
    ada.until("lines => document.querySelectorAll('.log li').length > lines", lines)
    texts = ada.page.locator(".log li").all_inner_texts()
    assert texts[0] != texts[1]


def test_two_people_meet_by_a_link_talk_and_play(come, server):
    ada, ben = come(), come(PHONE)
    ada.go("/new/haunting-house")
    ada.page.get_by_label("What do they call you?").fill("Ada")
    ada.page.get_by_label("Seat 2").select_option("A person, by link")
    ada.page.get_by_label("Last turn").fill("2")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("The link to this table").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("button", name="Get up").wait_for()
    name = ben.page.evaluate("localStorage.getItem('gloaming.name')")
    ada.page.get_by_text(name, exact=True).wait_for()
    ada.page.get_by_role("button", name="Start the game").click()
    ben.page.get_by_label("Log, chat and rules").click()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("Is somebody there?")
    ben.page.get_by_label("Say something").press("Enter")
    ben.page.get_by_role("button", name="Back to the table").click()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.locator(".side").get_by_text("Is somebody there?").wait_for()
    spoken = ada.page.locator("[role=log].unseen", has_text=f"{name}: Is somebody there?")
    assert spoken.count() == 1
    ben.page.reload()
    ben.page.get_by_label("Log, chat and rules", exact=True).wait_for()  # what was said before is not unread
    for _ in range(ENOUGH):
        if ada.is_over and ben.is_over:
            break
        for guest in (ada, ben):
            if guest.page.locator(".sill .choice:not(:disabled)").count():
                guest.answer()
        ada.page.wait_for_timeout(40)
    assert ada.is_over
    assert ben.is_over


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_on_a_phone(come, game):
    ada = come(PHONE)
    ada.play_now(game)
    for _ in range(12):
        ada.question()
        assert ada.sideways == 0
        assert not ada.too_small()
        if ada.is_over:
            break
        ada.answer()
    assert ada.page.locator("main section, main pre").count() >= 2


def test_many_answers_are_filtered(come):
    ada = come()
    ada.play_now("haunting-house")
    ada.until_asked("Which four cards")
    ada.page.get_by_role("button", name="The table in words").click()
    ada.page.get_by_label("Filter the answers").fill("move 1, move 2, switch places, rotate 90")
    ada.page.get_by_role("button", name="Play move 1, move 2, switch places, rotate 90").click()
    ada.page.get_by_text("laid down four cards").first.wait_for()


def test_many_answers_are_picked_in_steps(come):
    ada = come()
    ada.play_now("haunting-house")
    ada.until_asked("Which four cards")
    ada.page.get_by_role("button", name="The table in words").click()
    for card in ("Move 1", "Move 2", "Rotate 90"):
        ada.page.locator(".sill .choice", has_text=card).first.click()
    assert ada.page.locator(".picked").inner_text().endswith("Play move 1, move 2, rotate 90 …")
    ada.page.locator(".sill .choice").first.click()
    ada.page.get_by_text("laid down four cards").first.wait_for()


def occupied_tile(guest: Guest) -> bool:
    """Write down a tile that cannot be turned, if there is one: as long as all stand at the entrance, there is none."""
    turn = "around" if "around" in guest.question() else "left"
    for row, column in product(range(1, 7), repeat=2):
        guest.page.get_by_label("Filter the answers").fill(f"rotate {row} {column} {turn}")
        if guest.page.get_by_role("button", name="Send it as it is").count():
            return True
    guest.page.get_by_label("Filter the answers").fill("")
    return False


def test_an_illegal_try_says_why_and_opens_the_rulebook_there(come):
    ada = come()
    ada.play_now("haunting-house")
    ada.until_asked("Which tile do you turn")
    while not occupied_tile(ada):
        lines = ada.page.locator(".log li").count()
        while ada.page.locator(".log li").count() == lines:  # a tile is picked in steps
            ada.answer()
            ada.page.wait_for_timeout(100)
        ada.until_asked("Which tile do you turn")
    ada.page.get_by_role("button", name="Send it as it is").click()
    ada.page.get_by_role("button", name=re.compile("Show HH-")).click()
    ada.page.locator(".marked").wait_for()


def test_an_answer_is_taken_back(come, server):
    table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
    with at_table_plainly(people[0], table, Mirror()) as remote:
        first = 0 if remote.seen.question else 1
    ada = come()
    sit(ada, people[first], table)
    ada.question()
    lines = ada.page.locator(".log li").count()
    ada.answer()
    ada.page.get_by_role("button", name="Take back").click()
    ada.until("lines => document.querySelectorAll('.log li').length === lines", lines)
    ada.question()


def test_a_story_is_told_and_a_passage_taken_out(come):
    ada = come()
    ada.play_now("haunted")
    for _ in range(30):
        if ada.page.get_by_role("button", name="Tell it").count():
            break
        ada.answer()
        ada.page.wait_for_selector(".sill .choice:not(:disabled)")
        ada.page.wait_for_timeout(150)
    ada.page.get_by_role("button", name="Tell it").click()
    ada.page.get_by_label("What you tell").fill("A cold draught, and a smell of lamp oil.")
    ada.page.get_by_label("What you tell").press("Tab")
    ada.page.keyboard.press("Enter")
    ada.page.locator("blockquote", has_text="lamp oil").wait_for()
    ada.page.get_by_role("button", name="Take it out").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Take it out").click()
    ada.page.get_by_text("taken out", exact=False).wait_for()
    assert not ada.page.get_by_text("lamp oil").count()


def sit(guest: Guest, visitor: Visitor, table: str) -> None:
    """Let a guest's browser hold the seat of somebody who sat down by a program."""
    name, _, value = visitor.cookie.partition("=")
    guest.context.add_cookies([{"name": name, "value": value, "url": guest.url}])
    guest.go(f"/tables/{table}")


def test_a_hint_against_bots(come):
    ada = come()
    ada.play_now("dont-go-in-there")
    lines = ada.page.locator(".log li").count()
    ada.page.get_by_role("button", name="A hint").click()
    adviser = ada.page.get_by_role("region", name="The adviser")
    adviser.get_by_text("% to win").first.wait_for()
    chances = [int(each.split("%")[0]) for each in adviser.locator(".meter b").all_inner_texts()]
    assert chances == sorted(chances, reverse=True), "the best comes first"
    ada.until("() => document.querySelector('main .twin') && document.querySelector('.sill .twin')")
    board, beside = ada.page.locator(".rooms").bounding_box(), adviser.bounding_box()
    assert board["x"] + board["width"] <= beside["x"], "the board stays in sight"
    ada.page.keyboard.press("Escape")
    assert not adviser.count()
    assert not ada.page.locator("main .twin").count()
    ada.page.get_by_role("button", name="A hint").click()
    adviser.get_by_role("button", name="Give this answer").first.click()
    ada.until("lines => document.querySelectorAll('.log li').length > lines", lines)
    assert not adviser.count()


def test_whoever_leaves_finds_the_seat_kept(come, server):
    table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
    ada = come()
    sit(ada, people[0], table)
    ada.page.get_by_label("More").click()
    ada.page.get_by_role("button", name="Get up and let a bot play on").click()
    ada.page.get_by_role("button", name="Take my seat back").click()
    ada.page.get_by_text("A bot plays for you").wait_for(state="detached")


def test_a_seat_moves_to_another_device(come):
    ada, tablet = come(), come(PHONE)
    ada.play_now("dont-go-in-there")
    ada.page.get_by_label("More").click()
    ada.page.get_by_role("button", name="Move my seat").click()
    secret = ada.page.get_by_label("Move my seat to another device").input_value()
    tablet.page.goto(secret)
    tablet.page.wait_for_selector(".sill .choice:not(:disabled)")
    assert "#" not in tablet.page.url
    ada.page.get_by_text("You look on").wait_for()


def test_the_lobby_shows_whose_turn_it_is(come):
    ada = come()
    ada.play_now("haunted")
    ada.page.get_by_label("Lobby").click()
    ada.page.get_by_role("link", name="Your turn").wait_for()
    ada.page.get_by_role("button", name=re.compile("Tables")).click()
    ada.page.get_by_role("tabpanel").get_by_role("link", name=re.compile("Haunted")).click()
    ada.page.wait_for_selector(".sill .choice:not(:disabled)")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_door_says_what_is_behind_it(come, size, language):
    """A sentence, players, minutes, a game at once, a table with friends; also where a turn waits, all in its bay."""
    ada = come(size, "dark", language)
    ada.play_now("dont-go-in-there")
    ada.go()
    ada.page.wait_for_selector(".bay-of .state")
    for bay in ada.page.locator(".bay-of").all():
        edge = bay.bounding_box()
        for part in (".blurb", ".fact >> nth=0", ".fact >> nth=1", ".play", ".friends"):
            box = bay.locator(part).bounding_box()
            assert box, part
            assert min(box["width"], box["height"]) > 0, part
            assert edge["x"] <= box["x"] <= edge["x"] + edge["width"] - box["width"], part
        assert bay.locator(".friends").bounding_box()["height"] >= 44
    assert ada.sideways == 0
    ada.page.locator(".friends").first.click()
    ada.page.wait_for_url("**/new/dont-go-in-there")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong_on_any_screen(come, server, size, theme):
    ada = come(size, theme)
    found = {}

    def look(screen):
        ada.page.wait_for_timeout(150)
        assert ada.sideways == 0, screen
        found[screen] = ada.violations()

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
    for leaf in ("Chat", "Rules"):
        ada.page.get_by_role("tab", name=leaf).click()
        look(leaf)
    ada.page.get_by_label("More").click()
    look("menu")
    ada.go("/tables/nowhere")
    look("no such table")
    ada.wrong = [each for each in ada.wrong if "404" not in each and "WebSocket" not in each]
    assert sorted({each for wrong in found.values() for each in wrong}) == []


def test_the_end_of_a_game_and_looking_back_have_nothing_wrong_either(come, server):
    ada = come()
    ada.go("/new/haunting-house")
    ada.page.get_by_label("Last turn").fill("1")
    ada.page.get_by_role("button", name="Start the game").click()
    for _ in range(ENOUGH):
        ada.page.wait_for_selector(".sill .choice:not(:disabled), .sill .main")
        if ada.is_over:
            break
        ada.answer()
    assert ada.violations() == []
    ada.page.get_by_role("link", name="Look back").click()
    ada.page.get_by_role("slider").wait_for()
    assert ada.violations() == []
