"""A game: its parts, its rule functions and its words, and what follows from them for every game alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from os.path import dirname, exists, join
from types import ModuleType
from typing import Any, NamedTuple, Protocol, Self, TypeVar, dataclass_transform

from gloaming.kernel import agenda, driver
from gloaming.kernel.assembly import check_reasons, check_uses, functions
from gloaming.kernel.catalogue import ENGLISH, GAMES, LANGUAGE, Catalogue, catalogue
from gloaming.kernel.chance import Luck
from gloaming.kernel.layouts import Blueprint
from gloaming.kernel.news import Item
from gloaming.kernel.packed import Packed
from gloaming.kernel.phrases import TITLE, Description
from gloaming.kernel.refusal import Refusal, as_number, shortened
from gloaming.kernel.shapes import ALLOWED, ANSWERED, CARRIED_OUT, JUDGED
from gloaming.kernel.telling import Telling
from gloaming.kernel.vocabulary import (
    NewsKind,
    NewsKinds,
    Procedure,
    Question,
    Questions,
    Steps,
    rows,
    slug,
)
from gloaming.kernel.voice import Voice

Options = dict[str, Any]
Reason = Callable[[Any, int, int, Sequence[str]], Refusal]  # of g, the seat, the answer and the names
T = TypeVar("T")

RULEBOOK = "rulebook.md"  # beside the catalogues of each language
ABOUT = ("title", "credit", "blurb", "minutes")  # messages that every game's catalogue has


class Option(NamedTuple):
    """Something that can be chosen before a game; what it is called stands in the catalogue.

    `read` turns a text or a JSON value into a checked JSON value for so many players, or refuses it;
    `put` writes that value into a state that has not been set up yet. Where several of some names are chosen, `choices`
    has them all, and `of` is the kind of things by whose messages they are called.
    """

    key: str
    default: Any
    read: Callable[[Any, int], Any]
    put: Callable[[Any, Any], None]
    choices: tuple[str, ...] = ()
    of: str = ""

    @property
    def message(self) -> str:
        """The message that says what it is called; its attribute `help` says what it does."""
        return f"option-{slug(self.key)}"


class Words(Protocol):
    """What a game's `words` has: the state as data, and as phrases that a catalogue puts into words.

    Names are those of the seats, in order; `g` may be a view. Questions, answers and news need nothing here: what they
    mean stands in the vocabulary, and how they are said in the catalogues.
    """

    def layout(self, g: Any, names: Sequence[str]) -> dict[str, Any]:
        """The state as JSON. Its `question` is the name of what is asked.

        Parts of it may be shared by several layouts, so that nobody may change them. A game may have a
        `blueprint(players)` beside it, of whose parts a layout is made: then a server makes only those anew whose
        fields have changed.
        """

    @property
    def LAYOUT(self) -> dict[str, Any]:  # noqa: N802
        """The JSON Schema of `layout`."""

    def description(self, g: Any, seat: int, names: Sequence[str]) -> Description:
        """The state in phrases, as seen from a seat."""

    def result(self, g: Any, names: Sequence[str]) -> dict[str, Any]:
        """How the game ended, as a phrase."""

    @property
    def REASONS(self) -> Mapping[int, Reason]:  # noqa: N802
        """Why the rules do not allow an answer, with the rule's id: by the question, if it does not allow anything."""


@dataclass_transform(kw_only_default=True, eq_default=False)
def declared(kind: type[T]) -> type[T]:
    """A class whose parts are given by name, and checked; `dataclasses` would do, and take a quarter of the start."""
    names, needed = {*kind.__annotations__}, {*kind.__annotations__} - vars(kind).keys()

    def __init__(self: T, **parts: Any) -> None:  # noqa: N807
        if not needed <= parts.keys() <= names:
            wrong = ", ".join(sorted((needed - parts.keys()) | (parts.keys() - names)))
            raise TypeError(f"{kind.__name__} lacks, or does not know: {wrong}")
        vars(self).update(parts)
        kind.put_together(self)  # type: ignore[attr-defined]

    kind.__init__ = __init__  # type: ignore[assignment]
    return kind


@declared
class Game:
    """A game: one of the house, or of another package. It has no text: that stands in its catalogues."""

    id: str
    rules: int  # the version of the rules: raised when the same answers would lead to another state
    seats: range
    options: tuple[Option, ...]
    state: type[Any]
    ask: type[Questions]
    step: type[Steps]
    news: type[NewsKinds]
    setup: Callable[[Any], None]
    guess: Callable[[Any, int, Luck], None]
    words: Words
    sources: tuple[ModuleType, ...]  # the modules with rule code, for the compiled twins
    company: Callable[[Any], int] | None = None  # who is asked together, also who has answered; where several ever are
    outlook: Callable[[Any, int], int] | None = None  # a seat's chances at a glance, for searches that do not play on
    style: tuple[int, ...] = (700, 0, 1_000_000, 1000, 0, 0)  # what searches go by; kernel/search.py has the order
    telling: Telling | None = None  # for games whose players tell what happens
    endings: tuple[str, ...] = ()  # what the values of `g.ending` mean, for games that end in several ways
    order: int = 0  # where it stands among the house's games, the lowest first; those of other packages come after them

    def put_together(self) -> None:
        """Find what the vocabulary names; a row that does not fit is an error here."""
        questions, steps = rows(self.ask, Question), rows(self.step, Procedure)
        judged = [(each, each.opinion) for each in questions if each.opinion]
        opinions = dict(zip([each for each, _ in judged], functions(judged, self.sources, JUDGED), strict=True))
        self.questions: tuple[Question, ...] = questions
        self.news_kinds: tuple[NewsKind, ...] = rows(self.news, NewsKind)
        named = [(each, each.name.replace(" ", "_")) for each in steps]
        self.steps: tuple[driver.Step, ...] = functions(named, self.sources, CARRIED_OUT)
        self.answered: tuple[driver.Answered, ...] = functions(
            [(each, each.answered) for each in questions], self.sources, ANSWERED
        )
        self.allowed: tuple[driver.Allowed, ...] = functions(
            [(each, each.allowed) for each in questions], (*self.sources, agenda), ALLOWED
        )
        self.opinions: tuple[driver.Opinion | None, ...] = tuple(opinions.get(each) for each in questions)
        self.widest = tuple(each.widest for each in questions)
        check_uses((self.ask, self.step, self.news), self.sources)
        check_reasons(questions, self.words.REASONS)
        self.state.allowed = self.allowed
        GAMES[self.id] = lambda: self.catalogue_folder

    def but(self, **changes: Any) -> Self:
        """The same game with some parts changed, or some of what is derived from them."""
        parts = {name: vars(self)[name] for name in Game.__annotations__ if name in vars(self)}
        given = {name: part for name, part in changes.items() if name in Game.__annotations__}
        other = type(self)(**{**parts, **given})
        vars(other).update(changes)
        return other

    @property
    def title(self) -> str:
        """What the game is called in English: by this name programs and logs speak of it."""
        return self.catalogue().say("title")

    @property
    def messages(self) -> tuple[str, ...]:
        """The messages that people read before a game."""
        return (*ABOUT, *(option.message for option in self.options))

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
            raise self.refusing(Refusal("players", game=TITLE, fewest=fewest, most=most, players=players))
        if options is not None and not isinstance(options, Mapping):
            raise Refusal("options")
        given = dict(options or {})
        unknown = sorted(map(str, given.keys() - {option.key for option in self.options}))
        if unknown:
            known = [option.key for option in self.options]
            raise self.refusing(Refusal("option", game=TITLE, option=shortened(unknown[0]), known=known))
        return {option.key: self.read_option(option, given, players) for option in self.options}

    def read_option(self, option: Option, given: Mapping[str, Any], players: int) -> Any:
        """An option's value, or a refusal in the game's own words."""
        try:
            return option.read(given.get(option.key, option.default), players)
        except Refusal as refusal:
            raise self.refusing(refusal) from None

    def lay(
        self, players: int, options: Mapping[str, Any] | None = None, news: list[Item] | Packed[Item] | None = None
    ) -> Any:
        """A state set up as far as it can be without chance."""
        checked = self.check_options(options, players)
        g = self.state()
        g.players = players
        g.news = news
        for option in self.options:
            option.put(g, checked[option.key])
        self.setup(g)
        self.moves.advance(g)
        return g

    def blueprint(self, players: int) -> Blueprint:
        """What a layout for so many players is made of: as the game's words say, or the whole of it."""
        if players not in self._blueprints:
            say = getattr(self.words, "blueprint", None)
            self._blueprints[players] = say(players) if say else Blueprint(self.state, {(): self.words.layout})
        return self._blueprints[players]

    @cached_property
    def _blueprints(self) -> dict[int, Blueprint]:
        """Those that were wanted so far."""
        return {}

    def rulebook(self, language: str = "en") -> str:
        """The game's rules, as Markdown; in English where there is no other."""
        known = LANGUAGE.fullmatch(language) and exists(join(self.catalogue_folder, language, RULEBOOK))
        with open(join(self.catalogue_folder, language if known else ENGLISH, RULEBOOK), encoding="utf-8") as file:
            return file.read()

    @cached_property
    def folder(self) -> str:
        """Where the game lies: its rules are there, or in a folder of their own inside."""
        inside = dirname(str(self.sources[0].__file__))
        own = exists(join(inside, "words"))
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

    def question(self, g: Any) -> Question:
        """The row of the question that is asked, or was asked last."""
        row: Question = self.questions[g.question]
        return row

    def notation(self, g: Any, seat: int, answer: int, names: Sequence[str]) -> str:
        """An answer to the question that is asked, legal or not, in notation: `place attic 1`."""
        return self.question(g).write(g, seat, answer, names)

    def news_data(self, item: Item, names: Sequence[str]) -> dict[str, Any]:
        """A piece of news as data: `what` happened and its particulars, None where the hearer may not know."""
        return self.news_kinds[item.what].data(item, names)

    def take(self, g: Any, seat: int, answer: int, names: Sequence[str]) -> None:
        """Apply an answer if the seat is asked and the rules allow it; otherwise refuse it."""
        self.check_answer(g, seat, answer, names)
        self.moves.apply(g, seat, answer)

    def refusing(self, refusal: Refusal) -> Refusal:
        """A refusal in the words of this game."""
        refusal.game = self.id
        return refusal

    @cache  # noqa: B019  # games stay for good
    def voice(self, language: str = ENGLISH) -> Voice:
        """What the game says in a language."""
        return Voice(self, self.catalogue(language))

    def check_answer(self, g: Any, seat: int, answer: int, names: Sequence[str]) -> None:
        """Refuse an answer that is not wanted or not allowed, and say why."""
        if g.over:
            raise Refusal("over")
        if not self.asks(g, seat):
            raise Refusal("not-asked", name=names[seat])
        if type(answer) is not int or not 0 <= answer < g.width:
            raise Refusal("answer-number", answer=as_number(answer), count=g.width)
        if not self.moves.allows(g, seat, answer):
            raise self.why_not(g, seat, answer, names)

    def why_not(self, g: Any, seat: int, answer: int, names: Sequence[str]) -> Refusal:
        """Why the rules do not allow an answer."""
        return self.refusing(self.words.REASONS[g.question](g, seat, answer, names))
