"""The words for commands in the reader's language: what may be typed, and the help that lists it."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

from gloaming.kernel.catalogue import Catalogue
from gloaming.terminal.screen import COLUMNS

ALSO = {"?": "help"}  # what works in every language
MARGIN = "  "  # in front of the commands in the help, and behind them


def word_for(name: str, words: Catalogue) -> str:
    """What a command is called in the reader's language."""
    return words.say(f"command-{name}")


def words_for(names: Iterable[str], words: Catalogue) -> list[str]:
    """What some commands are called in the reader's language."""
    return [word_for(name, words) for name in names]


def command_meant(typed: str, names: Iterable[str], words: Catalogue) -> str:
    """The name of the command that a word stands for, by the reader's word or the English one; nothing if for none."""
    word = typed.casefold()
    wanted = ALSO.get(word, word)
    return next((name for name in names if wanted in (name, word_for(name, words))), "")


def all_help(names: Iterable[str], words: Catalogue, form: str = "help") -> str:
    """What Enter does, and commands; in another form of the help where a command has it."""
    enter = words.say("screen-enter"), words.say("screen-enter.help")
    return in_two_columns([enter, *rows(names, words, form)])


def rows(names: Iterable[str], words: Catalogue, form: str = "help") -> list[tuple[str, str]]:
    """Commands as they are typed, and what they do."""
    return [(written(name, words), explained(name, words, form)) for name in names]


def written(name: str, words: Catalogue) -> str:
    """How a command is typed, with what follows it."""
    message = f"command-{name}"
    return words.say(f"{message}.form" if words.has(f"{message}.form") else message)


def explained(name: str, words: Catalogue, form: str) -> str:
    """What a command does."""
    message = f"command-{name}"
    return words.say(f"{message}.{form}" if words.has(f"{message}.{form}") else f"{message}.help")


def in_two_columns(rows: list[tuple[str, str]]) -> str:
    """What is typed on the left, what it does on the right; what is over goes on below."""
    width = max(len(left) for left, _ in rows)
    indent = " " * (width + 2 * len(MARGIN))
    return "\n".join(
        fill(right, COLUMNS, initial_indent=f"{MARGIN}{left:{width}}{MARGIN}", subsequent_indent=indent)
        for left, right in rows
    )
