"""A question's answers on a screen: numbered sentences, or in short where they are very many; and what was typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import islice
from textwrap import fill

from gloaming.kernel.catalogue import Catalogue
from gloaming.kernel.glances import glance
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.kernel.schemas import Json
from gloaming.kernel.speech import MOST_SHOWN, notation_of
from gloaming.kernel.vocabulary import Question
from gloaming.kernel.voice import Voice
from gloaming.terminal.screen import COLUMNS
from gloaming.terminal.typed import bare

FEW = 5  # answers that stand one below the other
MANY = 24  # answers above which only their form is shown
CHOICES = 8  # different words at one place of a form
EXAMPLES = 3
MOST_REFUSED = 500  # answers that are not allowed among which one that was typed in words is looked for
LONGEST = 400  # letters that an answer can have
DIGITS = 6  # that a number of an answer can have
COLUMN_GAP = 3


class AnswerList:
    """The legal answers to a question: how each is written, what it says in somebody's language, and the numbers that
    they have on the board, if they have some.
    """

    def __init__(
        self, notations: Mapping[int, str], sentence: Callable[[int], str], on_board: Sequence[int] = ()
    ) -> None:
        self.notations, self.sentence, self.on_board = notations, sentence, on_board

    @cached_property
    def sentences(self) -> dict[int, str]:
        """What each answer says."""
        return {answer: self.sentence(answer) for answer in self.notations}

    @cached_property
    def by_label(self) -> dict[int, int]:
        """The answers by the numbers they are chosen by."""
        return dict(zip(self.on_board or range(1, len(self.notations) + 1), self.notations, strict=True))

    @property
    def are_many(self) -> bool:
        """Whether there are too many to be listed unless somebody wants it."""
        return len(self.notations) > MANY

    @property
    def completions(self) -> list[str]:
        """What Tab completes."""
        return [*self.notations.values(), *(() if self.are_many else self.sentences.values())]

    # Shown

    def shown(self, words: Catalogue) -> str:
        """All answers with their numbers; very many in short."""
        if self.are_many:
            return self.in_short(words)
        width = len(str(max(self.by_label, default=0)))
        return in_columns([f"{label:{width}} {self.sentences[answer]}" for label, answer in self.by_label.items()])

    def in_short(self, words: Catalogue) -> str:
        """Very many answers: a few of them, and what form they have."""
        answers = [*self.notations]
        some = [answers[(2 * at + 1) * len(answers) // (2 * EXAMPLES)] for at in range(EXAMPLES)]
        examples = [self.example(answer) for answer in some]
        written = form([*self.notations.values()], words)
        lines = [
            words.say("screen-for-instance", {"examples": examples}),
            *([words.say("screen-in-short", {"form": written})] if written else []),
            words.say("screen-many-how"),
        ]
        return "\n".join(fill(line, COLUMNS, initial_indent="  ", subsequent_indent="    ") for line in lines)

    def example(self, answer: int) -> str:
        """What an answer says, and how it is written if that is something else."""
        notation, said = self.notations[answer], self.sentence(answer)
        return said if bare(said) == bare(notation) else f"{said} ({notation})"

    def searched(self, wanted: str) -> str:
        """All answers with their numbers and how they are written, or those with some words in them."""
        words = f" {bare(wanted)}"
        found = {
            label: answer
            for label, answer in self.by_label.items()
            if not wanted or any(words in f" {bare(each)}" for each in self.texts(answer))
        }
        if not found:
            raise Refusal("answers-with", text=shortened(wanted))
        width = len(str(max(found)))
        said = [f"{label:{width}} {self.sentences[answer]}" for label, answer in found.items()]
        written = ["" if self.is_plain(answer) else self.notations[answer] for answer in found.values()]
        return beside_each_other(said, written)

    def is_plain(self, answer: int) -> bool:
        """Whether an answer is said as it is written."""
        return bare(self.notations[answer]) == bare(self.sentences[answer])

    def texts(self, answer: int) -> tuple[str, str]:
        """The two ways to type an answer but for its number."""
        return self.notations[answer], self.sentences[answer]

    # Typed

    def numbered(self, typed: str) -> int:
        """The answer with the number that was typed."""
        if len(typed) > DIGITS or int(typed) not in self.by_label:
            numbers = sorted(self.by_label)
            few = [] if len(numbers) > FEW else [*map(str, numbers)]
            raise Refusal("answer-label", number=shortened(typed), least=numbers[0], most=numbers[-1], numbers=few)
        return self.by_label[int(typed)]

    def begins_with(self, typed: str) -> bool:
        """Whether some answer begins with the very words that were typed, as it is written or in words."""
        wanted = f"{bare(typed)} "
        return any(f"{bare(text)} ".startswith(wanted) for text in self.completions)

    def meant(self, typed: str) -> int | None:
        """The answer that was typed: a whole one, or a beginning or an end that fits no other; None if it is none."""
        wanted = bare(typed)
        if not wanted:
            return None
        for texts in (self.notations, self.sentences):
            said = {answer: bare(text) for answer, text in texts.items()}
            fitting = (str.__eq__, str.startswith, ends_with)
            for fits in ([answer for answer, text in said.items() if fit(text, wanted)] for fit in fitting):
                if len(fits) == 1:
                    return fits[0]
        return None

    def refusal(self, typed: str) -> Refusal:
        """Why what was typed is no answer, with some that are."""
        wanted = bare(typed)
        begun = [
            answer for answer in self.notations if any(bare(each).startswith(wanted) for each in self.texts(answer))
        ]
        code, some = ("answer-unclear", begun) if wanted and len(begun) > 1 else ("answer", [*self.notations])
        answers = [{"say": "given-text", "text": self.sentence(answer)} for answer in some[:MOST_SHOWN]]
        return Refusal(code, text=shortened(typed), answers=answers, more=len(some[MOST_SHOWN:]))


def list_answers(match: Match, seat: int, voice: Voice) -> AnswerList:
    """The answers that a seat has at a table here."""
    game, seen, names = match.game, glance(match.state, seat), match.names
    notations = {answer: notation_of(game, seen, seat, answer, names) for answer in game.legal(seen, seat)}
    row = game.question(seen)
    meanings = (row.arguments(seen, seat, answer, names) for answer in notations)
    return AnswerList(notations, lambda answer: voice.answer(seen, seat, answer, names), on_board(row, meanings))


def on_board(row: Question, meanings: Iterable[Json]) -> list[int]:
    """The numbers that answers have on the board, where nothing else that is written tells them apart: slot 1, slot 3.

    None for answers that are very many, or that end in no such number.
    """
    few = [*islice(meanings, MANY + 1)]
    forms = {row.chosen_by(each)[0] for each in few}
    form = forms.pop() if len(forms) == 1 and len(few) <= MANY else None
    place = form.pieces[-1][1] if form else None
    if form is None or place is None or not form.kinds[place].is_ordinal:
        return []
    last = form.kinds[place].name
    others = [[each[name] for name in form.written if name != last] for each in few]
    return [each[last] for each in few] if others.count(others[0]) == len(others) else []


def understood(match: Match, seat: int, answers: AnswerList, typed: str) -> int:
    """The answer that somebody typed: its number, in notation or in words, whole or as much as fits no other.

    One that is no legal answer is understood too, where it is written out, so that the rules can say why not.
    """
    if len(typed) > LONGEST:
        raise Refusal("answer-length", text=shortened(typed))
    if typed.isascii() and typed.isdigit():
        return answers.numbered(typed)
    game, g, wanted = match.game, match.state, bare(typed)
    written = {answer: bare(game.notation(g, seat, answer, match.names)) for answer in range(g.width)}
    meant = answers.meant(typed)
    if meant is not None and not any(text == wanted for answer, text in written.items() if answer != meant):
        return meant
    for fit in (str.__eq__, ends_with):
        fits = [answer for answer, text in written.items() if wanted and fit(text, wanted)]
        if len(fits) == 1:
            return fits[0]
    refused = said_whole(typed, (answer for answer in written if answer not in answers.notations), answers.sentence)
    if refused is None:
        raise answers.refusal(typed)
    return refused


def said_whole(typed: str, answers: Iterable[int], sentence: Callable[[int], str]) -> int | None:
    """Of answers that are not allowed, the one that says just what was typed; None if none of the first ones does."""
    wanted = bare(typed)
    return next((answer for answer in islice(answers, MOST_REFUSED) if bare(sentence(answer)) == wanted), None)


def ends_with(text: str, wanted: str) -> bool:
    """Whether a text ends in whole words."""
    return text.endswith(f" {wanted}")


def in_columns(parts: Sequence[str]) -> str:
    """Short texts side by side, to be read from left to right; a few stand one below the other."""
    cell = max(len(part) for part in parts) + COLUMN_GAP
    across = 1 if len(parts) <= FEW else max(1, (COLUMNS - 2 + COLUMN_GAP) // cell)
    rows = [parts[at : at + across] for at in range(0, len(parts), across)]
    return "\n".join(in_lines("".join(f"{part:{cell}}" for part in row).rstrip()) for row in rows)


def beside_each_other(said: Sequence[str], written: Sequence[str]) -> str:
    """Two columns; where they are too wide, one line below the other."""
    width = max(map(len, said))
    if 2 + width + COLUMN_GAP + max(map(len, written)) <= COLUMNS:
        return "\n".join(
            f"  {left:{width + COLUMN_GAP}}{right}".rstrip() for left, right in zip(said, written, strict=True)
        )
    lines = [each for left, right in zip(said, written, strict=True) for each in (left, right and f"    {right}")]
    return "\n".join(in_lines(line) for line in lines if line)


def in_lines(text: str) -> str:
    """An answer on a line of its own; what is over goes on below, further in."""
    if len(text) + 2 <= COLUMNS:
        return f"  {text}"
    return fill(text, COLUMNS, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False)


# The form of very many answers


def form(texts: Sequence[str], words: Catalogue) -> str:
    """The form that all answers share, nothing if they share none: `rotate 1-6 1-6 left/right`."""
    if all(", " in text for text in texts):
        return form_of_lists(texts, words)
    lines = [text.split() for text in texts]
    if len({len(line) for line in lines}) != 1:
        return ""
    columns = [list(dict.fromkeys(column)) for column in zip(*lines, strict=True)]
    if any(len(column) > CHOICES for column in columns):
        return ""
    return " ".join(choice(column) for column in columns)


def form_of_lists(texts: Sequence[str], words: Catalogue) -> str:
    """The form of answers that are lists of equal length: `play and 4 of these, in order: move 1, move 2`."""
    first = {text.split()[0] for text in texts}
    head = first.pop() if len(first) == 1 else ""
    parts = [text.removeprefix(head).strip().split(", ") for text in texts]
    values = list(dict.fromkeys(part for line in parts for part in line))
    if len({len(line) for line in parts}) != 1 or len(values) > MANY:
        return ""
    return words.say("screen-form-of-lists", {"head": head or None, "count": len(parts[0]), "values": values})


def choice(column: list[str]) -> str:
    """The different words that can stand at one place."""
    numbers = sorted(int(word) for word in column if word.isascii() and word.isdigit())
    if len(numbers) == len(column) > 1 and numbers[-1] - numbers[0] == len(column) - 1:
        return f"{numbers[0]}-{numbers[-1]}"
    return "/".join(column)
