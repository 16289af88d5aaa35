"""A game in a language: what is asked, answered, told and laid out, as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from gloaming.kernel.catalogue import Catalogue
from gloaming.kernel.news import Item
from gloaming.kernel.phrases import Cell, Description, Line
from gloaming.kernel.schemas import Json
from gloaming.kernel.vocabulary import CHOICE, slug

if TYPE_CHECKING:
    from gloaming.kernel.game import Game, Option

GAP = "  "  # between the columns of a row


class Voice:
    """What a game says in one language. `g` is what the reader may see, names are those of the seats."""

    def __init__(self, game: Game, catalogue: Catalogue) -> None:
        self.game, self.catalogue = game, catalogue

    def about(self, what: str) -> str:
        """What people read before a game: its title, credit, blurb, minutes, or what stands on its door."""
        short = what != "door" or self.catalogue.has(what)
        return self.catalogue.say(what if short else "blurb")

    def option(self, option: Option) -> tuple[str, str]:
        """What an option is called, and what it does."""
        return self.catalogue.say(option.message), self.catalogue.say(f"{option.message}.help")

    def choice(self, option: Option, name: str) -> str:
        """What one of the names is called that an option can be given; as the beginning of a line."""
        said = self.catalogue.say(f"{option.of}-{slug(name)}") if option.of else name
        return said[:1].upper() + said[1:]

    def question(self, g: Any, seat: int, names: Sequence[str]) -> str:
        """What a seat is asked."""
        row = self.game.question(g)
        return self.catalogue.say(f"question-{row.slug}", row.asked(g, seat, names))

    def answer(self, g: Any, seat: int, answer: int, names: Sequence[str], form: str = "") -> str:
        """What an answer does; as a button has it with the form `brief`."""
        row = self.game.question(g)
        return self.answer_of_data(row.name, row.arguments(g, seat, answer, names), form)

    def question_of_data(self, ask: str, arguments: Json) -> str:
        """A question as data, in words."""
        return self.catalogue.say(f"question-{slug(ask)}", arguments)

    def answer_of_data(self, ask: str, arguments: Json, form: str = "") -> str:
        """An answer as data, in words."""
        message = answer_message(slug(ask), arguments)
        named = f"{message}.{form}"
        return self.catalogue.say(named if form and self.catalogue.has(named) else message, arguments)

    def news_of_data(self, news: Json) -> str:
        """News as data, in words."""
        return self.catalogue.say(f"news-{slug(news['what'])}", news)

    def news(self, item: Item, names: Sequence[str]) -> str:
        """What happened."""
        row = self.game.news_kinds[item.what]
        return self.catalogue.say(f"news-{row.slug}", row.data(item, names))

    def result(self, g: Any, names: Sequence[str]) -> str:
        """How the game ended."""
        return self.say(self.game.words.result(g, names))

    def description(self, g: Any, seat: int, names: Sequence[str]) -> str:
        """The state in words, as a seat sees it; rows of a paragraph in columns."""
        return self.description_of_data(self.game.words.description(g, seat, names))

    def description_of_data(self, description: Description) -> str:
        """A description in words."""
        paragraphs = [[[self.say_cell(cell) for cell in line] for line in paragraph] for paragraph in description]
        return "\n\n".join("\n".join(in_columns(paragraph)) for paragraph in paragraphs)

    def say_cell(self, cell: Cell) -> str:
        """A cell in words."""
        return cell if isinstance(cell, str) else self.say(cell)

    def say(self, phrase: Json) -> str:
        """A phrase in words."""
        return self.catalogue.say(phrase["say"], {name: value for name, value in phrase.items() if name != "say"})


def answer_message(question: str, arguments: Json) -> str:
    """The message of an answer, by the slug of its question and by its arguments."""
    choice = arguments.get(CHOICE)
    return f"answer-{question}-{slug(choice)}" if choice else f"answer-{question}"


def in_columns(lines: Sequence[Line]) -> list[str]:
    """The lines of a paragraph; rows one after the other that have as many cells stand in columns."""
    written: list[str] = []
    for _, group in groupby(lines, key=len):
        rows = [[str(cell) for cell in line] for line in group]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
            written.append(GAP.join(cells).rstrip())
    return written
