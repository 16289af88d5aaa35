"""What can be typed instead of an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gloaming.bots.adviser import advise
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.terminal import advice, keeping, passages, rulebook, telling
from gloaming.terminal.answers import bare, in_columns, labels, texts_of
from gloaming.terminal.screen import Leave

if TYPE_CHECKING:
    from gloaming.terminal.client import Client

RECENT = 20  # pieces of news that `news` shows

HELP = """\
Answer with a number from the list or in words; a beginning or an end that fits
only one answer is enough. Or type:
  Enter alone  the question again
  table        the table again
  answers      all answers; with some words, those that have them
  news         what happened lately; "log": everything so far
  hint         what the adviser would answer, after a second's thought
  rules        what the rulebook has; "rules" and an id, a heading or a word
  undo         take your last answer back, if nothing has come of it yet
  save FILE    keep the game; "gloaming play --load FILE" goes on with it
  quit         leave"""


def show_help(client: Client, seat: int, rest: str) -> bool:
    """What can be typed."""
    client.screen.show(HELP)
    if client.match.game.telling:
        client.screen.show(passages.HELP)
    return False


def show_table(client: Client, seat: int, rest: str) -> bool:
    """The table as the player sees it."""
    client.screen.show(telling.table(client.match, seat))
    return False


def show_answers(client: Client, seat: int, rest: str) -> bool:
    """All answers with their numbers, or those with some words in them."""
    texts = list(texts_of(client.match, seat).values())
    wanted = f" {bare(rest)}"
    parts = [
        f"{label} {text}"
        for label, text in zip(labels(texts), texts, strict=True)
        if wanted in f" {bare(text)}" or not rest
    ]
    if not parts:
        raise Refusal("answers-with", text=shortened(rest))
    client.screen.show(in_columns(parts))
    client.listed_at = client.match.step
    return False


def show_news(client: Client, seat: int, rest: str) -> bool:
    """What happened lately, as the player heard it."""
    for sentence in telling.sentences(client.match, seat)[-RECENT:]:
        client.screen.say(sentence, "  ")
    return False


def show_log(client: Client, seat: int, rest: str) -> bool:
    """Everything that happened, as the player heard it."""
    for sentence in telling.sentences(client.match, seat):
        client.screen.say(sentence, "  ")
    return False


def show_rules(client: Client, seat: int, rest: str) -> bool:
    """The rulebook's headings, or what is looked for in it."""
    game = client.match.game
    client.screen.show(rulebook.look_up(game, rest) if rest else rulebook.contents(game))
    return False


def hint(client: Client, seat: int, rest: str) -> bool:
    """What the adviser would answer, by what the player can know."""
    client.screen.say("Thinking it over...")
    client.screen.show(advice.advice(client.match.game.voice(), advise(client.match, seat)))
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
    client.screen.say(f"Saved in {client.saved_in}.")
    return False


def leave(client: Client, seat: int, rest: str) -> bool:
    """Leave the table."""
    raise Leave


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
    "veil": passages.veil,
    "story": passages.show_story,
}
COMMANDS: dict[str, Command] = {
    **AFTERWARDS,
    "help": show_help,
    "?": show_help,
    "answers": show_answers,
    "hint": hint,
    "undo": undo,
}
