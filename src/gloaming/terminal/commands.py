"""What can be typed instead of an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gloaming.bots.adviser import advise
from gloaming.kernel.refusal import Refusal
from gloaming.terminal import advice, display, keeping, passages, rulebook
from gloaming.terminal.command_words import all_help, in_two_columns, rows
from gloaming.terminal.screen import Quit

if TYPE_CHECKING:
    from gloaming.terminal.client import Client

RECENT = 20  # pieces of news that `news` shows


def show_help(client: Client, seat: int, rest: str) -> bool:
    """What can be typed."""
    client.screen.say("screen-help")
    client.screen.show(all_help(HELPED, client.screen.words))
    if client.match.game.telling:
        client.screen.say("screen-help-telling")
        client.screen.show(in_two_columns(rows(TELLING, client.screen.words)))
    return False


def show_table(client: Client, seat: int, rest: str) -> bool:
    """The table as the player sees it."""
    client.screen.show(display.description(client.match, seat, client.screen.language))
    return False


def show_answers(client: Client, seat: int, rest: str) -> bool:
    """All answers with their numbers and how they are written, or those with some words in them."""
    client.screen.show(client.find_answers(seat).searched(rest))
    client.listed_at = client.match.step
    return False


def show_news(client: Client, seat: int, rest: str) -> bool:
    """What happened lately, as the player heard it."""
    for sentence in display.sentences(client.match, seat, language=client.screen.language)[-RECENT:]:
        client.screen.tell(sentence, "  ")
    return False


def show_log(client: Client, seat: int, rest: str) -> bool:
    """Everything that happened, as the player heard it."""
    for sentence in display.sentences(client.match, seat, language=client.screen.language):
        client.screen.tell(sentence, "  ")
    return False


def show_rules(client: Client, seat: int, rest: str) -> bool:
    """The rulebook's headings, or what is looked for in it."""
    game, language = client.match.game, client.screen.language
    client.screen.show(rulebook.look_up(game, rest, language) if rest else rulebook.contents(game, language))
    return False


def hint(client: Client, seat: int, rest: str) -> bool:
    """What the adviser would answer, by what the player can know."""
    client.screen.say("screen-thinking")
    client.screen.show(advice.hint(client.voice, advise(client.match, seat), client.labels(seat)))
    return False


def undo(client: Client, seat: int, rest: str) -> bool:
    """Take the last answer back, and ask anew."""
    client.take_back(seat)
    return True


def save(client: Client, seat: int, rest: str) -> bool:
    """Keep the game in a file."""
    if not rest:
        raise Refusal("save-where")
    client.saved_in, client.saved_at = keeping.save(client.match, rest), client.stage
    client.screen.say("screen-saved", {"file": str(client.saved_in)})
    return False


def leave(client: Client, seat: int, rest: str) -> bool:
    """Leave the table."""
    raise Quit


Command = Callable[["Client", int, str], bool]

AFTERWARDS: dict[str, Command] = {
    "table": show_table,
    "news": show_news,
    "log": show_log,
    "rules": show_rules,
    "save": save,
    "quit": leave,
}
TELLING: dict[str, Command] = {  # in games that are told, at any time
    "tell": passages.tell,
    "told": passages.show_told,
    "take-out": passages.take_out,
    "story": passages.show_story,
}
COMMANDS: dict[str, Command] = {
    **AFTERWARDS,
    "help": show_help,
    "answers": show_answers,
    "hint": hint,
    "undo": undo,
}
HELPED = ("table", "answers", "news", "log", "hint", "rules", "undo", "save", "quit")  # what the help lists, in order
