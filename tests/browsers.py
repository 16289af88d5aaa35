"""What the tests in a real browser share: Chromium, guests with a page each, and what no page may ever do."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gloaming.server.pages import BUILT

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
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

needs_browser = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed."),
    pytest.mark.skipif(not (BUILT / "index.html").exists(), reason="The browser client is not built: make web."),
]


@contextmanager
def chromium() -> Iterator[Any]:
    """A browser without a window."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Guest:
    """Somebody with a browser of their own. Whatever is wrong in their page is noted."""

    def __init__(
        self, browser: Any, url: str, size: tuple[int, int] = DESKTOP, theme: str = "dark", language: str = "en"
    ) -> None:
        self.url, self.size, self.wrong = url, size, list[str]()
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale=language,
            reduced_motion="reduce",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.page.on("console", lambda said: self.note(said.text) if said.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.note(str(error)))
        self.page.on("request", lambda request: self.heard_of(request.url))

    def note(self, what: str) -> None:
        self.wrong.append(what)

    def heard_of(self, url: str) -> None:
        if not url.startswith((self.url, "data:", "blob:")):
            self.note(f"a request to {url}")

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def play_now(self, game: str) -> None:
        """From the lobby into a running game, with one click."""
        self.go()
        self.page.locator(f".bay-of:has(a[href='/new/{game}']) .play").click()
        self.question()

    def question(self) -> str:
        """What is asked, as soon as something is."""
        self.page.wait_for_selector(".sill .choice:not(:disabled), .sill .main")
        return str(self.page.locator("#question").inner_text())

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator("text=/Check the dice|Würfel prüfen/").count())

    def until(self, expression: str, arg: Any = None) -> None:
        """Wait until something is so; the page's own policy forbids the usual way, which evaluates text there."""
        for _ in range(300):
            if self.page.evaluate(expression, arg):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{expression} did not come true with {arg}")

    def answer(self) -> None:
        """Give the first answer that is offered, step by step; what is picked to the end is laid down."""
        laid_down = self.page.locator(".sill .main:not(:disabled)")
        (laid_down if laid_down.count() else self.page.locator(".sill .choice:not(:disabled)")).first.click()

    def until_asked(self, wanted: str) -> None:
        """Play The Haunting House on until a question begins like that; another game if somebody comes out before."""
        for _ in range(ENOUGH):
            if self.question().startswith(wanted):
                return
            if self.is_over:
                self.play_now("haunting-house")
            else:
                self.answer()
            self.page.wait_for_timeout(100)
        raise AssertionError(wanted)

    def violations(self) -> list[str]:
        """What axe finds wrong with the page, by WCAG 2.2 AA and best practice."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("async () => (await axe.run()).violations")
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

    def leave(self) -> None:
        """Close the browser; nothing may have been wrong in it."""
        self.context.close()
        assert not self.wrong
