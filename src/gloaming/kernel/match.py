"""One game under way: its state, the answers so far, the news, and chance, which answers by itself."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from copy import deepcopy
from operator import itemgetter
from typing import Any, NamedTuple
from unicodedata import normalize

from gloaming.kernel.chance import Luck, below, commitment, new_seed, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.kinds import NOT_IN_NAMES
from gloaming.kernel.news import Item
from gloaming.kernel.packed import Packed
from gloaming.kernel.phrases import TITLE
from gloaming.kernel.pronouns import chosen_by
from gloaming.kernel.refusal import Refusal, as_number, shortened
from gloaming.kernel.seats import CHANCE, CHANCE_ALONE, CHANCE_NAME, SPECTATOR
from gloaming.kernel.sight import has_shown, lookers, view
from gloaming.kernel.speech import Answer, notation_of, number_of
from gloaming.kernel.telling import MOST_AT_A_MOMENT, MOST_PASSAGES, Moment, Opening, Passage, check_text

LONGEST_NAME = 24
LONGEST_SEED = 1000
COMMITMENT = re.compile("[0-9a-f]{64}")

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Edith", "Finn", "Greta", "Hugo")


class Entry(NamedTuple):
    """One answer of a game: who gave it, its number, and how much news there was before it."""

    seat: int
    answer: int
    news_before: int


class Recent(NamedTuple):
    """An answer that chance has not answered since: whose, who was asked before it, and why it stands if it does."""

    seat: int
    asked: int
    stands: str


SHOWED = "undo-shown"  # why an answer stands: the codes of refusals
CLOSED = "undo-all"


class Match:
    """A game under way. Seats are named by their number or by the name of who sits there."""

    def __init__(
        self,
        game: Game,
        seats: int | Sequence[str],
        options: Mapping[str, Any] | None = None,
        seed: str | int | None = None,
        *,
        committed: str = "",
        pronouns: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        if not isinstance(seats, int | list | tuple):
            raise Refusal("seats")
        self.names = check_names(NAMES[: max(seats, 0)] if isinstance(seats, int) else seats)
        self.pronouns = chosen_by(self.names, pronouns or {})  # for stories; nothing for who has chosen none
        count = seats if isinstance(seats, int) else len(self.names)
        self.options = game.check_options(options, count)
        if committed and not COMMITMENT.fullmatch(committed):
            raise Refusal("commitment")
        self.seed = None if committed else new_seed() if seed is None else check_seed(str(seed))
        self.commitment = committed if self.seed is None else commitment(self.seed)
        self.heard: Packed[Item] = Packed(Item, len(Item._fields))
        self.log: Packed[Entry] = Packed(Entry, len(Entry._fields))
        self.passages: tuple[Passage, ...] = ()  # in the order in which they were told; numbered from 1
        self._opened: tuple[tuple[int, Moment], ...] = ()  # every moment, with the place of its news
        self._listened = 0  # how much news was searched for moments
        self.state: Any = game.lay(count, self.options, self.heard)
        self.recent: list[Recent] = []  # the last answers, back to one that stands or to chance
        self._viewers = (1 << count) - 1 | 1 << SPECTATOR
        self._luck = None if self.seed is None else Luck(seed_key(self.seed))
        self._settle()

    # what goes on

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def asked(self) -> list[str]:
        """Who owes an answer."""
        return [name for seat, name in enumerate(self.names) if self.game.asks(self.state, seat)]

    @property
    def step(self) -> int:
        """How many answers have been given, chance's included."""
        return len(self.log)

    def seat(self, seat: int | str) -> int:
        """The number of a seat."""
        if isinstance(seat, str):
            if seat not in self.names:
                raise Refusal("nobody-called", name=shortened(seat), names=self.names)
            return self.names.index(seat)
        if type(seat) is not int or not 0 <= seat < len(self.names):
            raise Refusal("seat", seat=shortened(repr(seat)), last=len(self.names) - 1)
        return seat

    def question(self, seat: int | str) -> str:
        """What a seat is asked, in words; nothing if it is not."""
        number = self.seat(seat)
        return self.game.voice().question(self.state, number, self.names) if self.game.asks(self.state, number) else ""

    def answers(self, seat: int | str) -> list[str]:
        """The legal answers of a seat, as text."""
        number = self.seat(seat)
        return [notation_of(self.game, self.state, number, a, self.names) for a in self.game.legal(self.state, number)]

    def view(self, seat: int | str | None = None) -> dict[str, Any]:
        """The state as readable JSON, as a seat sees it, or a spectator if no seat is named."""
        viewer = SPECTATOR if seat is None else self.seat(seat)
        return deepcopy(self.game.words.layout(view(self.state, viewer), self.names))

    def everything(self) -> dict[str, Any]:
        """The whole state as readable JSON, with all that is hidden."""
        return deepcopy(self.game.words.layout(self.state, self.names))

    def news(self, since: int = 0, seat: int | str | None = None) -> list[str]:
        """What happened since a point (a length of this list), as a seat or a spectator heard it."""
        hearer = SPECTATOR if seat is None else self.seat(seat)
        return [self.game.voice().news(item.heard_by(hearer), self.names) for item in self.heard[since:]]

    @property
    def result(self) -> dict[str, Any]:
        """Who has won, with places and scores; empty while the game goes on."""
        if not self.over:
            return {}
        g = self.state
        return {
            "winners": [name for seat, name in enumerate(self.names) if g.place[seat] == 1],
            "places": {name: g.place[seat] for seat, name in enumerate(self.names)},
            "scores": {name: g.score[seat] for seat, name in enumerate(self.names)},
        }

    def choose_pronouns(self, wanted: Mapping[str, str]) -> None:
        """By which pronouns a story speaks of whom; who is not named keeps theirs. Nothing else changes."""
        chosen = chosen_by(self.names, wanted)
        self.pronouns = [
            new if name in wanted else kept for name, new, kept in zip(self.names, chosen, self.pronouns, strict=True)
        ]

    # answering

    def answer(self, seat: int | str, answer: Answer, *, at: int | None = None) -> None:
        """Give an answer, as text, number or named arguments. With `at`, only if no answer came after that step."""
        number = self.seat(seat)
        if at is not None and at != self.step:
            raise Refusal("other-step", at=at, step=self.step)
        if not self.game.asks(self.state, number):
            self.game.check_answer(self.state, number, 0, self.names)
        chosen = number_of(self.game, self.state, number, answer, self.names)
        self.game.check_answer(self.state, number, chosen, self.names)
        asked, seen = self.state.asked, lookers(self.state)
        self._take(number, chosen)
        self._note(number, asked, has_shown(seen, self.state, self._viewers))
        self._settle()

    def answer_for_chance(self, answer: Answer) -> None:
        """Answer in chance's place: dice that were really rolled, or the line of a record."""
        if self._luck is not None:
            raise Refusal("chance-of-yours")
        if not self.game.asks(self.state, CHANCE):
            raise Refusal("chance-asked")
        names = [*self.names, *[""] * (CHANCE - len(self.names)), CHANCE_NAME]
        chosen = number_of(self.game, self.state, CHANCE, answer, names)
        self.game.check_answer(self.state, CHANCE, chosen, names)
        self._take(CHANCE, chosen)

    def _take(self, seat: int, answer: int) -> None:
        if seat == CHANCE:
            self.recent.clear()
        self.log.append(Entry(seat, answer, len(self.heard)))
        self.game.moves.apply(self.state, seat, answer)

    def _settle(self) -> None:
        while self._luck is not None and self.state.asked == CHANCE_ALONE:
            self._take(CHANCE, below(self._luck, self.state.width))

    # taking back

    def undo(self, seat: int | str, *, later: int = 0) -> None:
        """Take back the last answer, or the one before so many `later` ones and these with it, if it is this seat's and
        nothing has come of it yet.

        What anybody told about the news that it brought goes with it.
        """
        refusal = self.why_no_undo(seat, later=later)
        if refusal:
            raise refusal
        first = len(self.log) - 1 - later
        del self.heard[self.log[first].news_before :]
        del self.log[first:], self.recent[len(self.recent) - 1 - later :]
        self.state = self._replayed(first)
        self.state.news = self.heard
        self._opened, self._listened = (), 0
        self.passages = tuple(passage for passage in self.passages if passage.moment <= len(self._moments()))

    def why_no_undo(self, seat: int | str, *, later: int = 0) -> Refusal | None:
        """Why the seat cannot take its last answer back, if so many `later` ones are taken back; None if it can."""
        number, steps = self.seat(seat), len(self.log) - later
        last = self.log[steps - 1].seat if steps else CHANCE
        if last != number and not self.has_answered(number):
            return Refusal("undo-yet", name=self.names[number])
        if self.over:
            return Refusal("undo-over")
        if last != number:
            return Refusal("undo-chance") if last == CHANCE else Refusal("undo-since", name=self.names[last])
        stands = self.recent[-1 - later].stands
        return Refusal(stands) if stands else None

    def has_answered(self, seat: int | str) -> bool:
        """Whether a seat has given an answer that was not taken back."""
        number = self.seat(seat)
        return any(entry.seat == number for entry in self.log)

    def _note(self, seat: int, asked: int, showed: bool) -> None:
        """Note of an answer whether it stands from the first; what lies before one that does is out of reach."""
        stands = SHOWED if showed else CLOSED if self._has_closed_a_question(seat, asked) else ""
        if stands:
            self.recent.clear()
        self.recent.append(Recent(seat, asked, stands))

    def _has_closed_a_question(self, seat: int, asked: int) -> bool:
        """Whether an answer was the last of several to one question, so that it showed what the others were."""
        if asked != 1 << seat or not self.recent:
            return False
        before = self.recent[-1]
        return before.seat != seat and bool(before.asked >> seat & 1)

    def _replayed(self, steps: int) -> Any:
        """The state as it was after so many answers."""
        g = self.game.lay(len(self.names), self.options)
        for seat, answer, _ in self.log[:steps]:
            self.game.moves.apply(g, seat, answer)
        return g

    # telling

    @property
    def moments(self) -> list[Opening]:
        """The moments so far at which a player may tell something, in the order of the news; none in most games."""
        return self.moments_since(0)

    def moments_since(self, since: int) -> list[Opening]:
        """The moments that news from this place on brought."""
        told = {passage.moment for passage in self.passages if passage.text is not None}
        opened = self._moments()
        first = bisect_left(opened, since, key=itemgetter(0))
        return [Opening(number, *opened[number - 1], number in told) for number in range(first + 1, len(opened) + 1)]

    def tell(self, seat: int | str, text: str, moment: int | None = None) -> int:
        """Tell something at a moment of one's own, the latest if none is named; return the passage's number.

        It can be done at any time, also when the game is over, and is never needed to go on.
        """
        self.passages = (*self.passages, self.passage_of(seat, text, moment))
        return len(self.passages)

    def passage_of(self, seat: int | str, text: str, moment: int | None = None) -> Passage:
        """The passage that telling something makes, or a refusal; nothing is told yet."""
        teller, said = self.seat(seat), check_text(text)
        number = self._moment_of(teller, moment)
        if sum(passage.moment == number and passage.text is not None for passage in self.passages) >= MOST_AT_A_MOMENT:
            raise Refusal("passage-more", name=self.names[teller], most=MOST_AT_A_MOMENT, moment=number)
        if len(self.passages) >= MOST_PASSAGES:
            raise Refusal("passages-more", most=MOST_PASSAGES)
        return Passage(number, teller, said)

    def take_out(self, seat: int | str, passage: int) -> None:
        """Take a passage out for good: any seat may, at any time, without a reason, and nobody keeps who did.

        That something was told there stays, and by whom; what it said is gone.
        """
        self.seat(seat)
        self.check_passage(passage)
        silent = self.passages[passage - 1]._replace(text=None)
        self.passages = (*self.passages[: passage - 1], silent, *self.passages[passage:])

    def check_passage(self, passage: int) -> None:
        """Refuse a number that is no passage's."""
        if type(passage) is not int or not 0 < passage <= len(self.passages):
            raise Refusal("passage", passage=as_number(passage), count=len(self.passages))

    def _moments(self) -> tuple[tuple[int, Moment], ...]:
        """Every moment so far, with the place of the news that brought it, as a spectator heard it."""
        telling, since = self.game.telling, self._listened
        if telling is not None and since < len(self.heard):
            heard = [item.heard_by(SPECTATOR) for item in self.heard[since:]]
            found = [
                (at, moment) for at, item in enumerate(heard, since) for moment in telling.moments(item, self.names)
            ]
            self._opened, self._listened = (*self._opened, *found), len(self.heard)
        return self._opened

    def _moment_of(self, teller: int, wanted: int | None) -> int:
        """The number of a moment that is this seat's, or a refusal."""
        if self.game.telling is None:
            raise self.game.refusing(Refusal("telling", game=TITLE))
        name, tellers = self.names[teller], [moment.seat for _, moment in self._moments()]
        own = [number for number, seat in enumerate(tellers, 1) if seat == teller]
        if wanted is None and not own:
            raise Refusal("moment-yet", name=name)
        if wanted is None:
            return own[-1]
        if type(wanted) is not int or not 0 < wanted <= len(tellers):
            raise Refusal("moment", moment=as_number(wanted), count=len(tellers))
        if wanted not in own:
            raise Refusal("moment-of-yours", moment=wanted, teller=self.names[tellers[wanted - 1]], name=name)
        return wanted


def check_seed(seed: str) -> str:
    """A seed that can stand in a record, or a refusal."""
    if len(seed) > LONGEST_SEED or any("\ud800" <= letter <= "\udfff" for letter in seed):
        raise Refusal("seed", most=LONGEST_SEED)
    return seed


def check_names(names: Sequence[str]) -> list[str]:
    """Names that can stand in a record and be told apart, or a refusal."""
    for name in names:
        if not isinstance(name, str):
            raise Refusal("names-of-texts")
        plain = name.isprintable() and name == " ".join(name.split()) and not set(name) & set(NOT_IN_NAMES)
        if not plain or not 0 < len(name) <= LONGEST_NAME:
            raise Refusal("name", name=shortened(name), most=LONGEST_NAME)
    folded = [normalize("NFC", name).casefold() for name in names]
    if len({*folded, CHANCE_NAME}) != len(folded) + 1:
        raise Refusal("names-apart")
    return list(names)
