"""The house in German, and what people choose on their device, in a real Chromium."""

from __future__ import annotations

import re

import pytest

from browsers import DESKTOP, ENOUGH, PHONE, Guest, needs_browser

pytestmark = needs_browser

ENGLISH = re.compile(r"\b(the|took|placed|was|with|rolled|turned|which|your|you|and|of|to)\b", re.IGNORECASE)


@pytest.fixture
def tongue():
    return "de"


def test_a_game_in_german_to_the_end(come):
    wenke = come()
    wenke.play_now("dont-go-in-there")
    assert wenke.page.locator("html").get_attribute("lang") == "de"
    assert wenke.question() == "Wohin setzt du deine Figur?"
    wenke.until("document.title.startsWith('Du bist dran: Wohin')")
    for _ in range(ENOUGH):
        wenke.page.wait_for_selector(".sill .choice:not(:disabled), .sill .main")
        if wenke.is_over:
            break
        assert not ENGLISH.search(wenke.page.locator(".sill").inner_text())
        wenke.answer()
    wenke.page.get_by_role("heading", name=re.compile(r"mit \d+ Flüchen")).wait_for()
    lines = wenke.page.locator(".log li").all_inner_texts()
    assert len(lines) > 30
    assert [line for line in lines if ENGLISH.search(line)] == []
    wenke.page.get_by_role("button", name="Würfel prüfen").click()
    wenke.page.get_by_text("Sie gehören zusammen").wait_for()
    wenke.page.keyboard.press("Escape")
    wenke.context.grant_permissions(["clipboard-read", "clipboard-write"])
    wenke.page.get_by_role("button", name="Teilen", exact=True).click()
    wenke.page.get_by_text("Kopiert.").wait_for()
    assert "/replays/" in wenke.page.evaluate("navigator.clipboard.readText()")


def test_the_table_in_words_the_rules_and_the_adviser_speak_german(come):
    wenke = come()
    wenke.play_now("haunting-house")
    wenke.until_asked("Welche vier Karten")
    wenke.page.get_by_role("tab", name="Regeln").click()
    wenke.page.get_by_text("Du hast gewettet").wait_for()
    wenke.page.get_by_role("button", name="Ein Rat").click()
    advice = wenke.page.get_by_role("region", name="Der Ratgeber").locator("li").first
    advice.wait_for()
    assert advice.inner_text().startswith("Spiele ")
    assert not ENGLISH.search(advice.inner_text())


def try_something_illegal(guest: Guest) -> None:
    """Type the turning of a tile that somebody stands on, as soon as there is one."""
    for _ in range(20):
        guest.until_asked("Welches Feld drehst du")
        turn = "around" if "halb" in guest.question() else "left"
        for tile in (f"{row} {column}" for row in range(1, 7) for column in range(1, 7)):
            guest.page.get_by_label("Antworten suchen").fill(f"rotate {tile} {turn}")
            guest.page.wait_for_timeout(30)
            if guest.page.get_by_role("button", name="So abschicken").count():
                guest.page.get_by_role("button", name="So abschicken").click()
                return
        guest.answer()  # all pawns stand outside
        guest.page.wait_for_timeout(200)


def test_an_illegal_try_says_why_in_german_and_opens_the_german_rule(come):
    wenke = come()
    wenke.play_now("haunting-house")
    try_something_illegal(wenke)
    wenke.page.locator(".toast", has_text="bewegt ein Feld, auf dem").wait_for()
    wenke.page.get_by_role("button", name=re.compile("HH-4. zeigen")).click()
    assert "Dreh ein Feld" in wenke.page.locator(".marked").inner_text()


def test_another_language_is_chosen_at_once_and_kept(come):
    ada = come(language="en")
    ada.go()
    ada.page.get_by_role("heading", name="Which door do you open?").wait_for()
    ada.page.get_by_label("Settings").click()
    ada.page.get_by_label("Language").select_option("de")
    ada.page.get_by_role("heading", name="Welche Tür öffnest du?").wait_for()
    ada.page.reload()
    ada.page.get_by_role("heading", name="Welche Tür öffnest du?").wait_for()
    ada.play_now("dont-go-in-there")
    ada.page.get_by_label("Mehr").click()
    ada.page.get_by_text("Einstellungen").click()
    ada.page.get_by_label("Sprache").select_option("en")
    ada.page.get_by_role("heading", name="Where does your meeple go?").wait_for()
    ada.page.locator(".log .folded").first.click()
    ada.page.locator(".log li", has_text="cards were shuffled in").first.wait_for()


def test_a_game_that_speaks_english_alone_is_played_in_a_german_house(come):
    wenke = come(PHONE)
    wenke.play_now("haunted")
    wenke.page.get_by_label("Verlauf, Gespräch und Regeln").wait_for()
    wenke.answer()
    wenke.question()
    assert wenke.sideways == 0
    for part in ("#question", "main .page", ".leaf"):
        assert wenke.page.locator(part).get_attribute("lang") == "en"


def test_sounds_are_silent_until_they_are_wanted_and_the_wish_is_kept(come):
    wenke = come()
    wenke.page.add_init_script(
        "window.heard = 0; const Ears = window.AudioContext;"
        "window.AudioContext = class extends Ears { constructor() { super(); window.heard += 1; } };"
    )
    wenke.play_now("dont-go-in-there")
    wenke.answer()
    wenke.question()
    assert wenke.page.evaluate("window.heard") == 0
    wenke.page.get_by_label("Mehr").click()
    wenke.page.get_by_text("Einstellungen").click()
    wenke.page.get_by_role("button", name="Klänge").click()
    wenke.until("window.heard === 1")
    wenke.page.reload()
    wenke.question()
    wenke.answer()
    wenke.until("window.heard === 1")


def test_whoever_looks_elsewhere_is_called_if_they_want_to_be(come):
    wenke = come()
    wenke.page.add_init_script(
        "window.called = []; window.Notification = class {"
        "constructor(title, given) { if (!given.silent) window.called.push(title + ': ' + given.body); } close() {}"
        "static requestPermission() { return Promise.resolve('granted'); } };"
    )
    wenke.play_now("dont-go-in-there")
    wenke.page.get_by_label("Mehr").click()
    wenke.page.get_by_text("Einstellungen").click()
    wenke.page.get_by_role("button", name="Ruf mich").click()
    wenke.page.locator("button[aria-pressed=true]", has_text="Ruf mich").wait_for()
    wenke.page.keyboard.press("Escape")
    wenke.answer()
    wenke.question()
    assert wenke.page.evaluate("window.called") == []
    wenke.page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    wenke.answer()
    wenke.until("window.called.length > 0")
    assert wenke.page.evaluate("window.called[0]").startswith("Du bist dran: Don't Go In There: ")


def test_an_answer_waits_to_be_confirmed_for_whoever_wants_that(come):
    wenke = come()
    wenke.play_now("dont-go-in-there")
    wenke.page.get_by_label("Mehr").click()
    wenke.page.get_by_text("Einstellungen").click()
    wenke.page.get_by_role("button", name="Frag noch einmal").click()
    wenke.page.keyboard.press("Escape")
    lines = wenke.page.locator(".log li").count()
    wenke.answer()
    wenke.page.get_by_role("heading", name=re.compile(r"^Setze auf .*\?$")).wait_for()
    wenke.page.get_by_role("button", name="Noch nicht").click()
    assert wenke.question() == "Wohin setzt du deine Figur?"
    assert wenke.page.locator(".log li").count() == lines
    wenke.answer()
    wenke.page.keyboard.press("Enter")
    wenke.until("lines => document.querySelectorAll('.log li').length > lines", lines)


def test_a_newcomer_says_a_name_and_is_sent_away_only_after_a_question(come):
    wenke, tom = come(), come(PHONE)
    wenke.go("/new/dont-go-in-there")
    wenke.page.get_by_label("Platz 2").select_option("")
    wenke.page.get_by_role("button", name="Den Tisch eröffnen").click()
    tom.page.goto(wenke.page.get_by_label("Der Link zu diesem Tisch").input_value())
    tom.page.get_by_label("Wie nennt man dich?").fill("Tom")
    tom.page.get_by_role("button", name="Platz nehmen als Tom").click()
    wenke.page.get_by_role("button", name="Tom wegschicken").click()
    wenke.page.get_by_role("button", name="Doch nicht").click()
    assert wenke.page.get_by_text("Tom", exact=True).count()
    wenke.page.get_by_role("button", name="Tom wegschicken").click()
    wenke.page.get_by_role("dialog").get_by_role("button", name="Tom wegschicken").click()
    tom.page.get_by_role("heading", name="Du wurdest von diesem Tisch weggeschickt.").wait_for()
    assert not tom.page.get_by_role("button", name="Platz nehmen").count()


def test_lines_of_the_log_are_walked_through_by_arrows_and_it_opens_at_the_latest(come):
    wenke, phone = come(), come(PHONE)
    wenke.play_now("dont-go-in-there")
    wenke.page.locator(".log .folded").first.press("Enter")  # a pointer there would point at a line
    pointed = "[...document.querySelectorAll('.log li')].findIndex(li => li.matches('.pointed'))"
    wenke.until("document.activeElement.matches('.log')")
    unfolded = wenke.page.evaluate(pointed)
    wenke.page.keyboard.press("ArrowDown")
    assert wenke.page.evaluate(pointed) == unfolded + 1 > 0
    wenke.page.locator("#question").focus()
    wenke.page.locator(".log").focus()
    wenke.page.keyboard.press("ArrowUp")
    wenke.page.keyboard.press("ArrowUp")
    assert wenke.page.evaluate(pointed) == wenke.page.locator(".log li").count() - 2
    phone.play_now("dont-go-in-there")
    for _ in range(8):
        phone.answer()
        phone.question()
    phone.page.get_by_label("Verlauf, Gespräch und Regeln").click()
    phone.until("document.querySelector('.log').scrollTop > 0")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_german_fits_and_axe_finds_nothing_wrong(come, size):
    wenke = come(size)
    found = {}

    def look(screen):
        wenke.page.wait_for_timeout(400)
        assert wenke.sideways == 0, screen
        assert wenke.too_small() == [], screen
        found[screen] = wenke.violations()

    wenke.go()
    wenke.page.wait_for_selector(".plate")
    look("lobby")
    wenke.page.get_by_label("Einstellungen").click()
    look("settings")
    wenke.go("/new/haunting-house")
    wenke.page.wait_for_selector("form")
    look("arrange")
    for game in ("dont-go-in-there", "haunting-house"):
        wenke.play_now(game)
        wenke.page.wait_for_selector("main section, main svg")
        look(game)
    wenke.page.get_by_label("Mehr").click()
    wenke.page.get_by_text("Einstellungen").click()
    look("menu")
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
