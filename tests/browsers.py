"""What the tests in a real browser share: Chromium, guests with a page each, and what no page may ever do."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TypeVar

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect, sync_playwright

from gloaming.client import Mirror, Visitor
from gloaming.server.pages import BUILT
from servers import company, play_on

# The shell draws the same pages without a browser's own window around them, which nobody sees: a fifth quicker.
SHELLS = ("chromium-headless-shell", "chromium", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, SHELLS)), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
AXE = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP, PHONE = (1280, 800), (360, 640)
ENOUGH = 400  # answers after which a game should have ended
PATIENCE = 60_000  # milliseconds, for a slow machine with much else to do: they are lost only where something is wrong
THINKING = 5 * PATIENCE  # for the adviser, whose processes give way to all others
BLINK = 20  # milliseconds between two looks at what has no event

# At a table at rest: whether the game is over, and how it ended or what is asked; null while nothing can be said.
ASKED = """() => {
    const table = document.querySelector(".table:has(> main[aria-busy=false] > *)");
    const said = table?.querySelector("#question").innerText;
    if (said && table.querySelector(".sill a[href^='/replays/']")) return [true, said];
    return said && table.querySelector(".sill .choice:not(:disabled)") ? [false, said] : null;
}"""
# Whether the page is drawn as it will stay: nothing is under way, no letter is missing, and nothing moves to an end.
STILL = """async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise((then) => requestAnimationFrame(then));
    const ends = ({ playState, effect }) =>
        playState === "running" && effect.getComputedTiming().endTime !== Infinity;
    return !document.querySelector("main[aria-busy=true]") && !document.getAnimations().some(ends);
}"""

needs_browser = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed."),
    pytest.mark.skipif(not (BUILT / "index.html").exists(), reason="The browser client is not built: make web."),
]

Found = TypeVar("Found")
Size = tuple[int, int]  # of a window, in pixels
Theme = Literal["dark", "light"]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE)
        try:
            yield browser
        finally:
            browser.close()


def finished_game(url: str, game: str) -> tuple[str, list[Visitor]]:
    """A game that three people have played to its end: its table, and the people."""
    table, people = company(url, game, ["Ada", "Ben", "Cleo"])

    async def played() -> None:
        await asyncio.gather(*(play_on(person, table, Mirror(), seed=seat) for seat, person in enumerate(people)))

    with ThreadPoolExecutor(1) as aside:  # in this thread Playwright's loop may be running
        aside.submit(lambda: asyncio.run(played())).result()
    return table, people


def box_of(found: Locator) -> FloatRect:
    """Where something lies in the window."""
    box = found.bounding_box()
    assert box is not None, "it is not seen"
    return box


def first_asked(people: list[Visitor]) -> Visitor:
    """Whoever of these is asked first at their only table."""
    return next(person for person in people if person.call("GET", "/api/tables")["asked"])


class Guest:
    """Somebody with a browser of their own. Whatever is wrong in their page is noted."""

    def __init__(
        self, browser: Browser, url: str, size: Size = DESKTOP, theme: Theme = "dark", language: str = "en"
    ) -> None:
        self.url, self.size, self.wrong = url, size, list[str]()
        self.expected = list[str]()
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale=language,
            reduced_motion="reduce",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.page.on("console", lambda said: self.note(said.text) if said.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.note(str(error)))
        self.page.on("request", lambda request: self.heard_of(request.url))

    # What may be wrong

    def expect_wrong(self, *parts: str) -> None:
        """Let the page complain of something that the test does to it."""
        self.expected += parts

    def note(self, what: str) -> None:
        if not any(part in what for part in self.expected):
            self.wrong.append(what)

    def heard_of(self, url: str) -> None:
        if not url.startswith((self.url, "data:", "blob:")):
            self.note(f"a request to {url}")

    def leave(self) -> None:
        self.context.close()

    # Waiting

    def eventually(self, look: Callable[[], Found], fits: Callable[[Found], object] = bool, said: str = "") -> Found:
        """What is seen, as soon as it is as it should be."""
        end = time.monotonic() + PATIENCE / 1000
        while not fits(found := look()):
            assert time.monotonic() < end, f"{said}: it stayed {found!r}"
            self.page.wait_for_timeout(BLINK)
        return found

    def comes_to(self, look: Callable[[], object], wanted: object, said: str = "") -> None:
        """Wait until something is as it should be."""
        self.eventually(look, lambda found: found == wanted, f"{said}: {wanted!r} was wanted")

    def until(self, expression: str, arg: Any = None) -> Any:
        """What is true in the page, as soon as it is. Its policy forbids the usual way, which evaluates text there."""
        return self.eventually(lambda: self.page.evaluate(expression, arg), said=f"{expression} with {arg}")

    def until_still(self) -> None:
        """Wait until the page is drawn as it will stay."""
        self.until(STILL)

    # Coming to a table

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def play_now(self, game: str) -> None:
        """From the lobby into a running game, with one click."""
        self.go()
        self.page.locator(f".bay-of:has(a[href='/new/{game}']) .play").click()
        self.page.wait_for_url("**/tables/*")
        self.question()

    def take_seat_of(self, visitor: Visitor, table: str = "") -> None:
        """Hold the seat of somebody who sat down by a program, in this browser from now on."""
        name, _, value = visitor.cookie.partition("=")
        self.context.add_cookies([{"name": name, "value": value, "url": self.url}])
        if table:
            self.go(f"/tables/{table}")

    # Playing

    def said(self) -> tuple[bool, str]:
        """Whether the game is over, and how it ended or what is asked, as soon as there is either."""
        is_over, said = self.eventually(lambda: self.page.evaluate(ASKED), said="a question")
        return is_over, said

    def asked(self) -> str:
        """What is asked, as soon as something is; nothing when the game is over."""
        is_over, said = self.said()
        return "" if is_over else said

    def question(self) -> str:
        """What is asked, as soon as something is."""
        is_over, said = self.said()
        assert not is_over, said
        return said

    @property
    def is_over(self) -> bool:
        """Whether the game is over, as far as it is seen now."""
        return bool((self.page.evaluate(ASKED) or [False])[0])

    @property
    def is_asked(self) -> bool:
        """Whether something is asked at this moment."""
        return not (self.page.evaluate(ASKED) or [True])[0]

    @property
    def number(self) -> int:
        """The number of the last event that is drawn."""
        return int(self.page.locator("main").get_attribute("data-number") or 0)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Whatever is done here answers: go on when the answer was taken, and the table has been drawn again."""
        before = self.number
        yield
        self.until("before => document.querySelector('main').dataset.number > before", before)
        self.at_rest()

    def at_rest(self) -> None:
        """Wait until no answer is on its way, and all that followed it has been drawn."""
        self.page.locator(".table > main[aria-busy=false]").wait_for()

    def press_answer(self) -> None:
        """Press the first answer, or step of one, that is offered; what is picked to the end is laid down."""
        laid_down = self.page.locator(".sill .main:not(:disabled)")
        (laid_down if laid_down.count() else self.page.locator(".sill .choice:not(:disabled)")).first.click()

    def answer(self) -> None:
        """Give the first answer that is offered, or take a step of it; either has been drawn then."""
        self.question()
        self.press_answer()
        self.at_rest()

    def answer_whole(self) -> None:
        """Give an answer, with all its steps."""
        before = self.number
        for _ in range(ENOUGH):
            self.answer()
            if self.number > before:
                return
        raise AssertionError("nothing is answered")

    def play_to_the_end(self) -> None:
        for _ in range(ENOUGH):
            if not self.asked():
                return
            self.answer()
        raise AssertionError("the game does not end")

    def until_asked(self, wanted: str) -> None:
        """Play The Haunting House on until a question begins like that; another game if somebody comes out before."""
        for _ in range(ENOUGH):
            asked = self.asked()
            if asked.startswith(wanted) and asked:
                return
            if asked:
                self.answer_whole()
            else:
                self.play_now("haunting-house")
        raise AssertionError(wanted)

    # Looking

    def note_what_is_said(self) -> None:
        """Note what the sill says from now on, however soon it says something else."""
        self.page.evaluate(
            """() => {
                window.said = "";
                const listen = () => (window.said += document.querySelector(".sill .ask")?.innerText ?? "");
                new MutationObserver(listen).observe(document.body, {
                    subtree: true, childList: true, characterData: true
                });
            }"""
        )

    def until_said(self, words: str) -> None:
        """Wait until the sill has said something since it is noted."""
        self.until("words => window.said.includes(words)", words)

    def looks_well(self, screen: str) -> None:
        """Nothing is wider than the window, and everything is large enough to be pressed."""
        self.until_still()
        self.comes_to(lambda: self.sideways, 0, f"{screen} sideways")
        self.comes_to(self.too_small, [], f"{screen} too small")

    def violations(self) -> list[str]:
        """What axe finds wrong with the page, by WCAG 2.2 AA and best practice."""
        self.until_still()
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("async () => (await axe.run({ resultTypes: ['violations'] })).violations")
        return [
            f"{each['id']}: {each['help']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for each in found
            for node in each["nodes"]
        ]

    def watch_motion(self, moving: str, asking: str) -> None:
        """With motion, note in every frame whether something moves, and whether something is asked meanwhile."""
        self.page.emulate_media(reduced_motion="no-preference")
        self.page.evaluate(
            """([moving, asking]) => {
                window.moved = 0;
                window.hasty = [];
                const isMoving = ({ playState, effect }) => playState === "running" && effect.target?.matches(moving);
                const look = () => {
                    if (document.getAnimations().some(isMoving)) {
                        window.moved += 1;
                        if (document.querySelector(asking))
                            window.hasty.push(document.querySelector("#question").innerText);
                    }
                    requestAnimationFrame(look);
                };
                look();
            }""",
            [moving, asking],
        )

    @property
    def sideways(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def too_small(self) -> list[str]:
        """Targets of less than 44 by 44 pixels that can be pressed; a place on a board may be 40 high."""
        return list(
            self.page.evaluate(
                """() => [...document.querySelectorAll("button, a[href], input, select, textarea")]
                    .filter((each) => each.checkVisibility() && !each.closest(".unseen, .skip, p, h2"))
                    .map((each) => [
                        each.outerHTML.slice(0, 90),
                        each.getBoundingClientRect(),
                        each.matches("main .place") ? 39.5 : 43.5
                    ])
                    .filter(([, box, high]) => box.width > 0 && (box.width < 43.5 || box.height < high))
                    .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""
            )
        )


Come = Callable[..., Guest]  # somebody comes: with a window of this size, in this theme and language
Finished = Callable[[str], tuple[str, list[Visitor]]]  # of a game: a table where it is over, and who played


def play_together(guests: list[Guest], answer: Callable[[Guest], None] = Guest.answer) -> Iterator[int]:
    """Let guests at one table play to the end, whoever is asked; stop after each answer to say how many were given."""

    def turn() -> Guest | str | None:
        asked = [guest for guest in guests if guest.is_asked]
        return asked[0] if asked else "over" if all(guest.is_over for guest in guests) else None

    for number in range(4 * ENOUGH):
        guest = guests[0].eventually(turn, said="somebody's turn")
        if not isinstance(guest, Guest):
            return
        answer(guest)
        yield number + 1
    raise AssertionError("the game does not end")


def occupied_tile(guest: Guest) -> str:
    """A tile of The Haunting House on which somebody stands, while it is asked which one is turned; nothing as long as
    all stand outside.
    """
    return str(
        guest.page.evaluate(
            """() => [...document.querySelectorAll("[role=gridcell]:not(.open)")]
                .map((cell) => cell.dataset.place).find((place) => /^[1-6] [1-6]$/.test(place)) ?? ''"""
        )
    )
