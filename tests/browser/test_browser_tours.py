"""Tours and looking back in a real Chromium: by clicks, by keys, on a phone, and for everybody."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browsers import DESKTOP, PHONE, THINKING, Come, Finished, Guest, Size, Theme, needs_browser
from servers import Running, company

pytestmark = needs_browser

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
TOURS = ("dont-go-in-there", "haunting-house")


def lessons(game: str) -> Any:
    return json.loads((GAMES / game / "tour.json").read_text(encoding="utf-8"))["lessons"]


def arrive(guest: Guest, place: int, of: int) -> None:
    """Wait until a lesson is given."""
    if place < of:
        expect(guest.page.locator(".sill .ask p")).to_have_text(f"{place} of {of}")
    else:
        guest.page.get_by_role("button", name="Play a real game now").wait_for()
    guest.at_rest()


def give(guest: Guest, wanted: str) -> None:
    """Give an answer on the sill: at once, out of many, or as cards in the hand."""
    page = guest.page
    page.wait_for_selector(".sill .choice")
    if page.locator(".sill .hand").count():
        for card in wanted.removeprefix("play ").split(", "):
            page.locator(f".sill .hand button.choice[aria-label^='{card.capitalize()}']").click()
        page.locator(".sill .main").click()
        return
    page.wait_for_selector(".sill .twin")
    if not page.locator(".sill .answers.steps").count():
        page.locator(".sill .choice.twin").click()
        return
    if guest.size == PHONE:  # where there is no filter beside a picture
        in_words(guest)
    page.get_by_label("Find an answer").fill(wanted)
    page.locator(".sill ul .choice").click()
    if guest.size == PHONE:
        page.get_by_role("button", name="The table as a picture").click()


def in_words(guest: Guest) -> None:
    """See the table in words instead of as a picture."""
    guest.page.get_by_role("button", name="The table in words").click()


def follow(guest: Guest, game: str) -> None:
    """Take a tour from where it is to its end."""
    all_of_them = lessons(game)
    for place, lesson in enumerate(all_of_them, 1):
        arrive(guest, place, len(all_of_them))
        guest.comes_to(lambda: guest.sideways, 0)
        if place == len(all_of_them):
            return
        if wanted := lesson.get("wanted"):
            give(guest, wanted)
        else:
            guest.page.get_by_role("button", name="Go on").click()


def test_the_tour_of_dont_go_in_there_leads_by_clicks_from_its_door_into_a_real_game(come: Come) -> None:
    ada = come()
    ada.go()
    ada.page.get_by_role("link", name="First time? A tour of Don't Go In There").click()
    follow(ada, "dont-go-in-there")
    ada.page.locator(".sill", has_text="Wren won with 14 Curses").wait_for()
    ada.page.get_by_role("button", name="Play a real game now").click()
    ada.page.wait_for_url("**/tables/*")
    ada.question()
    expect(ada.page.get_by_text("A tour takes four minutes")).to_have_count(0)


def test_the_tour_of_the_haunting_house_leads_out_of_it_on_a_phone(come: Come) -> None:
    ada = come(PHONE)
    ada.go()
    ada.page.get_by_role("link", name="First time? A tour of The Haunting House").click()
    ada.page.wait_for_selector(".paper")
    ada.looks_well("the first lesson")
    follow(ada, "haunting-house")
    ada.page.locator(".sill", has_text="Wren came out of the house").wait_for()


def test_a_tour_by_keyboard_alone(come: Come) -> None:
    """Enter goes on; Tab reaches an answer."""
    ada, all_of_them = come(), lessons("dont-go-in-there")
    ada.go("/tour/dont-go-in-there")
    for place, lesson in enumerate(all_of_them, 1):
        arrive(ada, place, len(all_of_them))
        if place == len(all_of_them):
            break
        lit = ada.page.locator(".sill .choice.twin")
        name = str(lit.get_attribute("aria-label")) if "wanted" in lesson else "Go on"
        for _ in range(40):
            if named(ada).casefold() == name.casefold():
                break
            ada.page.keyboard.press("Tab")
        ada.page.keyboard.press("Enter")
    ada.until("document.activeElement.innerText === 'Play a real game now'")


def named(guest: Guest) -> str:
    """What the focused thing is called."""
    return str(guest.page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText"))


def test_another_answer_is_refused_kindly_and_a_rule_opens_where_it_is_named(come: Come) -> None:
    ada = come()
    ada.go("/tour/dont-go-in-there")
    for _ in range(2):
        ada.page.get_by_role("button", name="Go on").click()
    give(ada, "place basement 3")
    arrive(ada, 4, 25)
    expect(ada.page.locator("main [data-lit]")).to_have_count(1)
    ada.page.locator("main .space", has_text="Odile").get_by_role("button").dispatch_event("click")
    ada.page.locator(".paper", has_text="Another time, gladly").wait_for()
    expect(ada.page.locator(".toast")).to_have_count(0)
    expect(ada.page.locator(".sill .twin")).to_have_attribute("aria-label", "Basement, space 4")
    ada.page.get_by_role("button", name="Open rule DGIT-13").click()
    ada.page.locator(".marked", has_text="DGIT-13").wait_for()


def test_a_tour_goes_a_lesson_back_and_is_taken_up_where_it_was_left(come: Come) -> None:
    ada = come()
    ada.go("/tour/dont-go-in-there")
    for _ in range(2):
        ada.page.get_by_role("button", name="Go on").click()
    give(ada, "place basement 3")
    arrive(ada, 4, 25)
    ada.page.get_by_role("button", name="One lesson back").click()
    arrive(ada, 3, 25)
    expect(ada.page.get_by_text("Wren placed a meeple")).to_have_count(0)
    give(ada, "place basement 3")
    arrive(ada, 4, 25)
    ada.page.get_by_label("Lobby").click()
    ada.page.get_by_role("link", name="First time? A tour of Don't Go In There").click()
    arrive(ada, 4, 25)


def test_before_the_first_game_of_a_kind_the_tour_is_offered_once(come: Come) -> None:
    ada = come(PHONE)
    ada.play_now("haunting-house")
    ada.page.get_by_text("A tour takes four minutes").wait_for()
    ada.looks_well("the offer")
    assert ada.violations() == []
    ada.page.get_by_role("link", name="Show me").click()
    ada.page.wait_for_selector(".paper >> text=In at one corner")
    for game in ("haunting-house", "haunted"):
        ada.play_now(game)
        expect(ada.page.get_by_text("A tour takes four minutes")).to_have_count(0)


# Looking back


def at_step(guest: Guest, wanted: int) -> None:
    """Wait until a step is shown, by the sill and by the address alike."""
    expect(guest.page.locator(".sill .ask p")).to_have_text(re.compile(rf"^Step {wanted} of \d+"))
    expect(guest.page).to_have_url(re.compile(rf"step={wanted}&"))
    guest.at_rest()


def test_a_game_is_looked_back_at_by_keys_by_slider_and_by_itself(come: Come, finished: Finished) -> None:
    ada = come()
    ada.go(f"/replays/{finished('dont-go-in-there')[0]}")
    slider = ada.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    at_step(ada, 1)
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")
    at_step(ada, 3)
    expect(ada.page.locator("#question")).to_contain_text("placed a meeple")
    ada.page.keyboard.press("ArrowLeft")
    at_step(ada, 2)
    ada.page.keyboard.press("End")
    at_step(ada, last)
    expect(ada.page.locator("#question")).to_contain_text("won")
    ada.page.keyboard.press("Home")
    at_step(ada, 1)
    lines = ada.page.locator(".log li").count()
    slider.fill(str(last // 2))
    at_step(ada, last // 2)
    ada.until("lines => document.querySelectorAll('.log li').length > lines", lines)
    slider.press("ArrowRight")
    at_step(ada, last // 2 + 1)
    ada.page.keyboard.press("Home")
    ada.page.keyboard.press("Space")
    ada.page.get_by_role("button", name="Stop").wait_for()
    expect(ada.page).to_have_url(re.compile(r"\?step=(?!1&)"))
    ada.page.keyboard.press("Space")
    ada.page.get_by_role("button", name="Play").wait_for()


def test_other_eyes_see_other_things_and_a_link_leads_to_the_same_step(come: Come, finished: Finished) -> None:
    ada = come()
    ada.go(f"/replays/{finished('dont-go-in-there')[0]}?step=9&viewer=0")
    ada.page.get_by_role("slider").wait_for()
    in_words(ada)
    ada.page.get_by_role("heading", name="Ada (you)").wait_for()
    expect(ada.page.get_by_text("ghosts hidden")).to_have_count(2)
    ada.page.get_by_label("Seen by").select_option("Ben")
    ada.page.get_by_role("heading", name="Ben (you)").wait_for()
    ada.page.get_by_label("Seen by").select_option("Everybody at once")
    expect(ada.page.get_by_text("ghosts hidden")).to_have_count(0)
    at_step(ada, 9)
    ada.page.get_by_label("More").click()
    link = ada.page.get_by_label("A link to this step").input_value()
    ben = come(PHONE)
    ben.page.goto(link)
    ben.page.get_by_role("slider").wait_for()
    at_step(ben, 9)
    expect(ben.page.get_by_label("Seen by")).to_have_value("all")


def test_the_adviser_marks_the_slider_and_comments_in_words(
    come: Come, finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.server.routes.HASTY", 2.0)
    ada = come()
    ada.go(f"/replays/{finished('dont-go-in-there')[0]}")
    ada.page.get_by_role("button", name="What the adviser says").click()
    ada.page.locator(".paper", has_text=re.compile("turning point")).wait_for(timeout=THINKING)
    expect(ada.page.locator(".track path")).not_to_have_count(0)
    ada.page.get_by_role("button", name="Next remark").click()
    ada.page.locator(".paper", has_text=re.compile("Here the game had turned|was costly")).wait_for()
    expect(ada.page).not_to_have_url(re.compile(r"step=1&"))
    at_step(ada, ada.number)
    assert ada.violations() == []


def test_whoever_played_sees_it_with_their_own_eyes_and_keeps_the_record_and_the_story(
    come: Come, finished: Finished
) -> None:
    _, people = finished("haunted")
    ben = come()
    ben.take_seat_of(people[1])
    ben.go()
    ben.page.get_by_role("button", name=re.compile("Tables")).click()
    ben.page.get_by_role("tab", name="Finished").click()
    ben.page.get_by_role("tabpanel").get_by_role("link", name=re.compile("Haunted")).click()
    ben.page.get_by_role("slider").wait_for()
    expect(ben.page.get_by_label("Seen by")).to_have_value("1")
    ben.page.get_by_role("tab", name="Story").click()
    ben.page.get_by_label("More").click()
    with ben.page.expect_download() as kept:
        ben.page.get_by_role("button", name="Save the record").click()
    assert kept.value.suggested_filename == "haunted.txt"
    with ben.page.expect_download() as kept:
        ben.page.get_by_role("button", name="Save the story").click()
    assert Path(kept.value.path()).read_text(encoding="utf-8").startswith("# ")


def test_a_story_is_kept_in_the_language_that_is_spoken(come: Come, finished: Finished) -> None:
    wenke = come(language="de")
    wenke.go(f"/replays/{finished('haunted')[0]}")
    wenke.page.get_by_role("slider").wait_for()
    wenke.page.get_by_label("Mehr").click()
    with wenke.page.expect_download() as kept:
        wenke.page.get_by_role("button", name="Geschichte speichern").click()
    story = Path(kept.value.path()).read_text(encoding="utf-8")
    assert "*Die Geschichte von Ada, Ben und Cleo*" in story


def test_a_game_under_way_is_not_looked_back_at(come: Come, house: Running) -> None:
    table, _ = company(house.url, "dont-go-in-there", ["Ada", "Ben"])
    ada = come()
    ada.expect_wrong("409")
    ada.go(f"/replays/{table}")
    ada.page.get_by_text("That can be seen when the game is over.").wait_for()


@pytest.mark.parametrize(
    ("size", "theme", "games"),
    [(DESKTOP, "dark", ("dont-go-in-there", "haunted")), (PHONE, "light", ("haunting-house", "haunted-destinies"))],
    ids=["desktop", "phone"],
)
def test_axe_finds_nothing_wrong_with_tours_and_looking_back(
    come: Come, finished: Finished, size: Size, theme: Theme, games: tuple[str, str]
) -> None:
    ada, found = come(size, theme), {}

    def look(screen: str) -> None:
        ada.looks_well(screen)
        found[screen] = ada.violations()

    for game in games:
        ada.go(f"/replays/{finished(game)[0]}?step=20&viewer=1")
        ada.page.get_by_role("slider").wait_for()
        look(f"looking back at {game}")
    ada.page.get_by_label("More").click()
    ada.page.get_by_role("dialog").wait_for()
    look("the menu of looking back")
    for game in TOURS:
        ada.go(f"/tour/{game}")
        ada.page.get_by_role("button", name="Go on").click()
        arrive(ada, 2, len(lessons(game)))
        look(f"the tour of {game}")
    ada.page.get_by_label("More").click()
    ada.page.get_by_role("dialog").wait_for()
    look("the menu of a tour")
    ada.go("/tour/chess")
    ada.page.locator("main h1").wait_for()
    look("no tour")
    assert sorted({each for wrong in found.values() for each in wrong}) == []
