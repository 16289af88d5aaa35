"""Lines out and lines in: no colours, no moving about, 80 columns."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from textwrap import fill
from types import ModuleType
from typing import Any

from gloaming.kernel.catalogue import ENGLISH, catalogue
from gloaming.kernel.refusal import Refusal

COLUMNS = 80
LONGEST_LINE = 4096  # bytes that a terminal gives at once
BLANK_LINES = 60  # that push a player's secrets off a screen which cannot be cleared
CLEAR = "\033[2J\033[3J\033[H"  # the screen, and what was scrolled off it


class Quit(Exception):
    """Somebody wants to leave: by a word, or since the input has ended."""


class Screen:
    """Where a player reads and types."""

    def __init__(
        self, read: Callable[[str], str] = input, *, is_terminal: bool | None = None, language: str = ENGLISH
    ) -> None:
        self.read, self.language, self.words = read, language, catalogue(language)
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty() if is_terminal is None else is_terminal
        self.line_editing = line_editor() if self.is_terminal else None
        self.offered: list[str] = []
        if self.line_editing:
            self.line_editing.set_completer(self.completion)

    def show(self, text: str = "") -> None:
        """Print lines as they are."""
        print(text, flush=True)

    def say(self, message: str, arguments: Mapping[str, Any] | None = None, indent: str = "") -> None:
        """Print a message of the house's catalogue in the reader's language, broken into lines."""
        self.tell(self.words.say(message, arguments), indent)

    def refuse(self, refusal: Refusal) -> None:
        """Say why something cannot be done."""
        self.tell(refusal.said(self.language))

    def tell(self, text: str, indent: str = "") -> None:
        """Print a text, broken into lines; those after the first are indented."""
        for paragraph in text.split("\n"):
            self.show(fill(paragraph, COLUMNS, subsequent_indent=indent, break_on_hyphens=False))

    def ask(self, prompt: str, offered: Sequence[str] = ()) -> str:
        """Read a line; Tab completes what is offered."""
        self.offered = list(offered)
        try:
            return self.read(prompt).strip()
        except EOFError as end:
            self.show()
            raise Quit from end

    @property
    def line_waits(self) -> bool:
        """Whether somebody at a terminal has typed a line that was not asked for; never where that cannot be told."""
        if not self.is_terminal or os.name != "posix":
            return False
        return bool(select.select([sys.stdin], [], [], 0)[0])

    def waiting_line(self) -> str:
        """The line that waits, as it stands on the screen already; a terminal gives one line at a time."""
        typed = os.read(sys.stdin.fileno(), LONGEST_LINE)
        if not typed:
            raise Quit
        return typed.decode(errors="replace").strip()

    def hide(self) -> None:
        """Take everything out of sight before somebody else looks, the lines typed before included."""
        if self.line_editing:
            self.line_editing.clear_history()
        print(CLEAR if self.is_terminal else "\n" * BLANK_LINES, end="", flush=True)

    def completion(self, begun: str, number: int) -> str | None:
        """What a line that was begun could become, one after the other."""
        found = [text for text in self.offered if text.casefold().startswith(begun.casefold())]
        return found[number] if number < len(found) else None


def broken(text: str) -> str:
    """A text in lines of at most 80 columns; what is over goes on below, further in."""
    return "\n".join(line if len(line) <= COLUMNS else folded(line) for line in text.split("\n"))


def folded(line: str) -> str:
    """One line that is too long."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return fill(line, COLUMNS, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def line_editor() -> ModuleType | None:
    """The system's line editing, if it has one: a line typed before comes back, and Tab completes a whole line."""
    with suppress(ImportError):
        import readline  # noqa: PLC0415  # only a terminal needs it

        readline.set_completer_delims("")
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
        return readline
    return None
