"""A game: its parts, its rule functions and its words, and what follows from them for every game alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from os.path import dirname, exists, join
from types import ModuleType
from typing import Any, NamedTuple, Protocol, Self, TypeVar, dataclass_transform

from gloaming.kernel import driver
from gloaming.kernel.catalogue import ENGLISH, GAMES, Catalogue, catalogue
from gloaming.kernel.chance import Luck
from gloaming.kernel.layouts import Halves
from gloaming.kernel.news import Item
from gloaming.kernel.packed import Packed
from gloaming.kernel.refusal import Refusal, as_number, shortened
from gloaming.kernel.telling import Telling

Options = dict[str, Any]
Heard = list[Item] | Packed[Item]  # where news is written
T = TypeVar("T")


class Option(NamedTuple):
    """Something that can be chosen before a game.

    `read` turns a text or a JSON value into a checked JSON value for so many players, or refuses it;
    `put` writes that value on a table that has not been set up yet. Where several of some names are chosen, `choices`
    has them all.
    """

    key: str
    help: str
    default: Any
    read: Callable[[Any, int], Any]
    put: Callable[[Any, Any], None]
    choices: tuple[str, ...] = ()


class Words(Protocol):
    """What a game's words.py has: all that a person reads. Names are those of the seats, in order."""

    def question(self, g: Any, seat: int, names: Sequence[str]) -> str:
        """What the seat is asked, as a sentence."""

    def answer(self, g: Any, seat: int, answer: int, names: Sequence[str]) -> str:
        """An answer to the question that the seat was asked, legal or not: `place attic 1`."""

    def why_not(self, g: Any, seat: int, answer: int, names: Sequence[str]) -> str | Refusal:
        """Why the rules do not allow this answer, with the rule's id: a sentence, or a refusal in the game's words."""

    def news(self, item: Item, names: Sequence[str]) -> str:
        """What happened, as a sentence in the past tense."""

    def tidings(self, item: Item, names: Sequence[str]) -> dict[str, Any]:
        """What happened, as readable JSON: `what` and its particulars, None where the hearer may not know."""

    def table(self, g: Any, seat: int, names: Sequence[str]) -> str:
        """The table in words, as seen from a seat, lines as long as they are; `g` is that seat's view."""

    def layout(self, g: Any, names: Sequence[str]) -> dict[str, Any]:
        """The table as readable JSON; `g` may be a view. Its `question` is the name of what is asked.

        Parts of it may be shared by several layouts, so that nobody may change them. A game may have `halves(players)`
        beside it, of which a layout is made: then a server makes only those anew whose fields have changed.
        """

    def result(self, g: Any, names: Sequence[str]) -> str:
        """How the game ended, as a sentence."""

    @property
    def LAYOUT(self) -> dict[str, Any]:  # noqa: N802
        """The JSON Schema of `layout`."""

    @property
    def TIDINGS(self) -> dict[str, Any]:  # noqa: N802
        """The JSON Schema of `tidings`."""


@dataclass_transform(kw_only_default=True, eq_default=False)
def declared(kind: type[T]) -> type[T]:
    """A class whose parts are given by name, and checked; `dataclasses` would do, and take a quarter of the start."""
    names, needed = {*kind.__annotations__}, {*kind.__annotations__} - vars(kind).keys()

    def __init__(self: T, **parts: Any) -> None:  # noqa: N807
        if not needed <= parts.keys() <= names:
            wrong = ", ".join(sorted((needed - parts.keys()) | (parts.keys() - names)))
            raise TypeError(f"{kind.__name__} lacks, or does not know: {wrong}")
        vars(self).update(parts)
        self.__post_init__()  # type: ignore[attr-defined]

    kind.__init__ = __init__  # type: ignore[assignment]
    return kind


@declared
class Game:
    """One of the games of the house."""

    id: str
    title: str
    credit: str
    blurb: str
    minutes: str
    rules: int  # the version of the rules: raised when the same answers would lead to another table
    seats: range
    options: tuple[Option, ...]
    state: type[Any]
    ask: type  # the questions
    setup: Callable[[Any], None]
    steps: Sequence[driver.Step]
    answered: Sequence[driver.Answered]
    allowed: Sequence[driver.Allowed]
    opinions: Sequence[driver.Opinion | None]  # None where only chance is asked
    widest: Sequence[int]  # the most answers that each question can have
    guess: Callable[[Any, int, Luck], None]
    words: Words
    sources: tuple[ModuleType, ...]  # the modules with rule code, for the compiled twins
    company: Callable[[Any], int] | None = None  # who is asked together, also who has answered; where several ever are
    outlook: Callable[[Any, int], int] | None = None  # a seat's chances at a glance, for searches that do not play on
    style: tuple[int, ...] = (700, 0, 1_000_000, 1000, 0, 0)  # what searches go by; kernel/search.py has the order
    telling: Telling | None = None  # for games whose players tell what happens
    endings: tuple[str, ...] = ()  # what the values of `g.ending` mean, for games that end in several ways

    def __post_init__(self) -> None:
        GAMES[self.id] = lambda: self.catalogue_folder

    def but(self, **changes: Any) -> Self:
        """The same game with some parts changed."""
        return type(self)(
            **{**{name: vars(self)[name] for name in Game.__annotations__ if name in vars(self)}, **changes}
        )

    @cached_property
    def moves(self) -> Any:
        """`apply`, `allows`, `legal`, `playout` and the others of the driver, for this game."""
        return driver.driven(self.steps, self.answered, self.allowed, self.opinions)

    @cached_property
    def most_answers(self) -> int:
        """The most answers that a seat can have to choose from."""
        return max(width for width, opinion in zip(self.widest, self.opinions, strict=True) if opinion)

    def check_options(self, options: Mapping[str, Any] | None, players: int) -> Options:
        """All options with their values, the defaults filled in; what is unknown or wrong is refused."""
        if players not in self.seats:
            fewest, most = self.seats.start, self.seats.stop - 1
            raise Refusal("players", game=self.title, fewest=fewest, most=most, players=players)
        if options is not None and not isinstance(options, Mapping):
            raise Refusal("options")
        given = dict(options or {})
        unknown = sorted(map(str, given.keys() - {option.key for option in self.options}))
        if unknown:
            known = [option.key for option in self.options]
            raise Refusal("option", game=self.title, option=shortened(unknown[0]), known=known)
        return {option.key: self.read_option(option, given, players) for option in self.options}

    def read_option(self, option: Option, given: Mapping[str, Any], players: int) -> Any:
        """An option's value, or a refusal in the game's own words."""
        try:
            return option.read(given.get(option.key, option.default), players)
        except Refusal as refusal:
            refusal.game = self.id
            raise

    def lay(
        self, players: int, options: Mapping[str, Any] | None = None, news: list[Item] | Packed[Item] | None = None
    ) -> Any:
        """A table set up as far as it can be without chance."""
        checked = self.check_options(options, players)
        g = self.state()
        g.players = players
        g.news = news
        for option in self.options:
            option.put(g, checked[option.key])
        self.setup(g)
        self.moves.advance(g)
        return g

    def halves(self, players: int) -> Halves:
        """What a layout for so many players is made of: as the game's words say, or the whole of it."""
        if players not in self._halves:
            say = getattr(self.words, "halves", None)
            self._halves[players] = say(players) if say else Halves(self.state, {}, {(): self.words.layout})
        return self._halves[players]

    @cached_property
    def _halves(self) -> dict[int, Halves]:
        """Those that were wanted so far."""
        return {}

    def rulebook(self, language: str = "en") -> str:
        """The game's rules, as Markdown; in English where there is no other."""
        translated = join(self.folder, f"rulebook.{language}.md")
        known = re.fullmatch("[a-z]{2}", language) and exists(translated)
        with open(translated if known else join(self.folder, "rulebook.md"), encoding="utf-8") as file:
            return file.read()

    @cached_property
    def folder(self) -> str:
        """Where the game lies: its rules are there, or in a folder of their own inside."""
        inside = dirname(str(self.sources[0].__file__))
        own = any(exists(join(inside, name)) for name in ("words", "rulebook.md"))
        return inside if own else dirname(inside)

    @property
    def catalogue_folder(self) -> str:
        """Where the game's words lie, a folder a language."""
        return join(self.folder, "words")

    def catalogue(self, language: str = ENGLISH) -> Catalogue:
        """All that can be said of the game in a language, and what the house says."""
        return catalogue(language, self.catalogue_folder)

    def asks(self, g: Any, seat: int) -> bool:
        """Whether the seat owes an answer."""
        return bool(g.asked >> seat & 1)

    def legal(self, g: Any, seat: int) -> list[int]:
        """The seat's legal answers; none if it is not asked."""
        if not self.asks(g, seat):
            return []
        out = [0] * (g.width + 1)
        return out[: self.moves.legal(g, seat, out)]

    def take(self, g: Any, seat: int, answer: int, names: Sequence[str]) -> None:
        """Apply an answer if the seat is asked and the rules allow it; otherwise refuse it."""
        self.check_answer(g, seat, answer, names)
        self.moves.apply(g, seat, answer)

    def check_answer(self, g: Any, seat: int, answer: int, names: Sequence[str]) -> None:
        """Refuse an answer that is not wanted or not allowed, and say why."""
        if g.over:
            raise Refusal("over")
        if not self.asks(g, seat):
            raise Refusal("not-asked", name=names[seat])
        if type(answer) is not int or not 0 <= answer < g.width:
            raise Refusal("answer-number", answer=as_number(answer), count=g.width)
        if not self.moves.allows(g, seat, answer):
            why = self.words.why_not(g, seat, answer, names)
            refusal = why if isinstance(why, Refusal) else Refusal(why)
            refusal.game = self.id
            raise refusal
