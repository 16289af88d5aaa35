"""The house in German, and what people choose on their device, in a real Chromium."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browsers import DESKTOP, ENOUGH, PHONE, THINKING, Come, Guest, Size, needs_browser, occupied_tile

pytestmark = needs_browser

ENGLISH = re.compile(r"\b(the|took|placed|was|with|rolled|turned|which|your|you|and|of|to)\b", re.IGNORECASE)


@pytest.fixture
def tongue() -> str:
    return "de"


def test_a_game_in_german_to_the_end(come: Come) -> None:
    wenke = come()
    wenke.play_now("dont-go-in-there")
    expect(wenke.page.locator("html")).to_have_attribute("lang", "de")
    assert wenke.question() == "Wohin setzt du deine Figur?"
    wenke.until("document.title.startsWith('Du bist dran: Wohin')")
    for _ in range(ENOUGH):
        if not wenke.asked():
            break
        assert not ENGLISH.search(wenke.page.locator(".sill").inner_text())
        wenke.answer()
    wenke.page.get_by_role("heading", name=re.compile(r"mit \d+ Flüchen")).wait_for()
    lines = wenke.page.locator(".log li").all_inner_texts()
    assert len(lines) > 30
    assert [line for line in lines if ENGLISH.search(line)] == []
    wenke.page.get_by_role("button", name="War es fair?").click()
    wenke.page.get_by_text("Sie gehören zusammen").wait_for()
    wenke.page.keyboard.press("Escape")
    wenke.context.grant_permissions(["clipboard-read", "clipboard-write"])
    wenke.page.get_by_role("button", name="Teilen", exact=True).click()
    wenke.page.get_by_text("Kopiert.").wait_for()
    wenke.until("async () => (await navigator.clipboard.readText()).includes('/replays/')")


def test_the_table_in_words_the_rules_and_the_adviser_speak_german(come: Come) -> None:
    wenke = come()
    wenke.play_now("haunting-house")
    wenke.until_asked("Welche vier Karten")
    wenke.page.get_by_role("tab", name="Regeln").click()
    wenke.page.get_by_text("Du hast gewettet").wait_for()
    wenke.page.get_by_role("button", name="Ein Rat").click()
    advice = wenke.page.get_by_role("region", name="Der Ratgeber").locator("li").first
    expect(advice).to_have_text(re.compile("^Spiele "), timeout=THINKING)
    assert not ENGLISH.search(advice.inner_text())


def try_something_illegal(guest: Guest) -> None:
    """Type in German the turning of a tile that somebody stands on, as soon as there is one."""
    guest.until_asked("Welches Feld drehst du")
    while not occupied_tile(guest):  # all pawns stand outside
        guest.answer_whole()
        guest.until_asked("Welches Feld drehst du")
    row, column = occupied_tile(guest).split()
    turn = "halb herum" if "halb" in guest.question() else "nach links"
    typed = f"Drehe das Feld in Reihe {row}, Spalte {column} {turn}"
    guest.page.get_by_label("Eine Antwort suchen").fill(typed)
    guest.page.get_by_role("button", name="So abschicken").click()


def test_an_illegal_try_says_why_in_german_and_opens_the_german_rule(come: Come) -> None:
    wenke = come()
    wenke.play_now("haunting-house")
    try_something_illegal(wenke)
    wenke.page.locator(".toast", has_text="nur ein Feld, auf dem niemand steht").wait_for()
    wenke.page.get_by_role("button", name=re.compile("HH-4. zeigen")).click()
    expect(wenke.page.locator(".marked")).to_contain_text("Dreh ein Feld")


STARTING = {"en": "Start the game", "de": "Das Spiel beginnen"}
WRONG_OPTIONS = [
    ("en", "dont-go-in-there", "Cat", "need 6 types in play, not 1"),
    ("de", "dont-go-in-there", "Katze", "Zu dritt braucht ihr 6 Arten von Karten, nicht 1"),
    ("en", "haunted", "Still rounds", "The still rounds are a whole number from 1 to"),
    ("de", "haunted", "Stille Runden", "Die stillen Runden: eine ganze Zahl von 1 bis"),
    ("en", "haunted-destinies", "Rounds", "The rounds are a whole number from 1 to"),
    ("de", "haunted-destinies", "Runden", "Die Runden: eine ganze Zahl von 1 bis"),
    ("en", "haunting-house", "Last turn", "The last turn is a whole number from 1 to"),
    ("de", "haunting-house", "Letzter Zug", "Der letzte Zug ist eine ganze Zahl von 1 bis"),
]


@pytest.mark.parametrize("language", ["en", "de"])
def test_options_that_do_not_go_are_refused_in_the_words_of_their_game(come: Come, language: str) -> None:
    wenke = come(language=language)
    wenke.expect_wrong("409")
    for spoken, game, option, said in WRONG_OPTIONS:
        if spoken != language:
            continue
        wenke.go(f"/new/{game}")
        start = wenke.page.get_by_role("button", name=STARTING[language])
        expect(start).to_be_enabled()
        chip = wenke.page.get_by_role("button", name=option, exact=True)
        if game == "dont-go-in-there":
            chip.click()
        else:
            wenke.page.get_by_label(option).fill("0")
        start.click()
        wenke.page.locator(".toast", has_text=said).wait_for()


def test_another_language_is_chosen_at_once_and_kept(come: Come) -> None:
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
    ada.page.locator(".log li", has_text="were shuffled in").first.wait_for()


def test_a_game_that_speaks_no_french_is_played_in_english_in_a_french_house(come: Come) -> None:
    aude = come(PHONE, language="fr")
    aude.play_now("haunted")
    expect(aude.page.locator("html")).to_have_attribute("lang", "fr")
    aude.answer()
    aude.question()
    aude.until_still()
    assert aude.sideways == 0
    for part in ("#question", "main .page", ".leaf"):
        expect(aude.page.locator(part)).to_have_attribute("lang", "en")


def test_sounds_are_silent_until_they_are_wanted_and_the_wish_is_kept(come: Come) -> None:
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
    wenke.answer()
    wenke.until("window.heard === 1")


def test_whoever_looks_elsewhere_is_called_if_they_want_to_be(come: Come) -> None:
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
    assert wenke.until("window.called[0]").startswith("Du bist dran: Don't Go In There: ")


def test_an_answer_waits_to_be_confirmed_for_whoever_wants_that(come: Come) -> None:
    wenke = come()
    wenke.play_now("dont-go-in-there")
    wenke.page.get_by_label("Mehr").click()
    wenke.page.get_by_text("Einstellungen").click()
    wenke.page.get_by_role("button", name="Frag noch einmal").click()
    wenke.page.keyboard.press("Escape")
    lines = wenke.page.locator(".log li").count()
    wenke.answer()
    wenke.page.get_by_role("heading", name=re.compile(r"^\w+, Platz \d\?$")).wait_for()
    wenke.page.get_by_role("button", name="Noch nicht").click()
    expect(wenke.page.locator("#question")).to_have_text("Wohin setzt du deine Figur?")
    expect(wenke.page.locator(".log li")).to_have_count(lines)
    wenke.answer()
    expect(wenke.page.locator(".sill .main")).to_be_focused()
    with wenke.answering():
        wenke.page.keyboard.press("Enter")
    wenke.until("lines => document.querySelectorAll('.log li').length > lines", lines)


def test_a_newcomer_says_a_name_and_is_sent_away_only_after_a_question(come: Come) -> None:
    wenke, tom = come(), come(PHONE)
    wenke.go("/new/dont-go-in-there")
    wenke.page.get_by_label("Platz 2").select_option("")
    wenke.page.get_by_role("button", name="Den Tisch eröffnen").click()
    tom.page.goto(wenke.page.get_by_label("Der Link zu diesem Tisch").input_value())
    tom.page.get_by_label("Wie nennt man dich?").fill("Tom")
    tom.page.get_by_role("button", name="Platz nehmen als Tom").click()
    wenke.page.get_by_role("button", name="Tom wegschicken").click()
    wenke.page.get_by_role("button", name="Doch nicht").click()
    expect(wenke.page.get_by_role("dialog")).to_have_count(0)
    expect(wenke.page.get_by_text("Tom", exact=True)).not_to_have_count(0)
    wenke.page.get_by_role("button", name="Tom wegschicken").click()
    wenke.page.get_by_role("dialog").get_by_role("button", name="Tom wegschicken").click()
    tom.page.get_by_role("heading", name="Du wurdest von diesem Tisch weggeschickt.").wait_for()
    expect(tom.page.get_by_role("button", name="Platz nehmen")).to_have_count(0)


def test_lines_of_the_log_are_walked_through_by_arrows_and_it_opens_at_the_latest(come: Come) -> None:
    wenke, phone = come(), come(PHONE)
    wenke.play_now("dont-go-in-there")
    wenke.page.locator(".log .folded").first.press("Enter")  # a pointer there would point at a line
    log, lines = wenke.page.locator(".log"), wenke.page.locator(".log li")
    at = "[...document.querySelectorAll('.log li')].findIndex(li => li.matches('.pointed'))"

    def pointed() -> int:
        return int(wenke.page.evaluate(at))

    expect(log).to_be_focused()
    unfolded = wenke.eventually(pointed, lambda found: found >= 0, "the line that was unfolded")
    wenke.page.keyboard.press("ArrowDown")
    wenke.comes_to(pointed, unfolded + 1)
    wenke.page.locator("#question").focus()
    wenke.comes_to(pointed, -1)
    log.focus()
    wenke.page.keyboard.press("ArrowUp")
    wenke.page.keyboard.press("ArrowUp")
    wenke.comes_to(pointed, lines.count() - 2)
    phone.play_now("dont-go-in-there")
    for _ in range(8):
        phone.answer()
    phone.page.get_by_label("Verlauf, Gespräch und Regeln").click()
    phone.until("document.querySelector('.log').scrollTop > 0")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_german_fits_and_axe_finds_nothing_wrong(come: Come, size: Size) -> None:
    wenke = come(size)
    found = {}

    def look(screen: str) -> None:
        wenke.looks_well(screen)
        found[screen] = wenke.violations()

    wenke.go()
    wenke.page.wait_for_selector(".plate")
    look("lobby")
    wenke.page.get_by_label("Einstellungen").click()
    wenke.page.get_by_label("Sprache").wait_for()
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
    wenke.page.get_by_label("Sprache").wait_for()
    look("menu")
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
