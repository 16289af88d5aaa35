"""A question's answers on a screen: numbered, or in short where they are very many; and what somebody typed."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.kernel.speech import parse, say
from gloaming.terminal.screen import COLUMNS

FEW = 5  # answers that stand one below the other
MANY = 24  # answers above which only their form is shown
CHOICES = 8  # different words at one place of a form
EXAMPLES = 3
LONGEST = 400  # letters that an answer can have
DIGITS = 6  # that a number of an answer can have


def texts_of(match: Match, seat: int) -> dict[int, str]:
    """The legal answers of a seat with their texts."""
    game, g = match.game, match.state
    return {answer: say(game, g, seat, answer, match.names) for answer in game.legal(g, seat)}


def labels(texts: Sequence[str]) -> list[int]:
    """The numbers that answers are chosen by: those they end in (take 1, take 3) if they differ in nothing else."""
    ends = [text.rpartition(" ") for text in texts]
    numbers = [int(last) for _, _, last in ends if last.isascii() and last.isdigit() and len(last) <= DIGITS]
    if len({first for first, _, _ in ends}) == 1 and len(set(numbers)) == len(texts):
        return numbers
    return list(range(1, len(texts) + 1))


def listed(texts: Sequence[str]) -> str:
    """All answers with their numbers, in columns."""
    width = len(str(max(labels(texts))))
    parts = [f"{label:{width}} {text}" for label, text in zip(labels(texts), texts, strict=True)]
    return in_columns(parts)


def in_columns(parts: Sequence[str]) -> str:
    """Short texts side by side, to be read from left to right; a few stand one below the other."""
    cell = max(len(part) for part in parts) + 3
    across = 1 if len(parts) <= FEW else max(1, (COLUMNS - 2) // cell)
    lines = [parts[at : at + across] for at in range(0, len(parts), across)]
    return "\n".join("  " + "".join(f"{part:{cell}}" for part in line).rstrip() for line in lines)


def in_short(texts: Sequence[str]) -> str:
    """Very many answers: how many, what form they have, and a few of them."""
    some = [texts[(2 * at + 1) * len(texts) // (2 * EXAMPLES)] for at in range(EXAMPLES)]
    pattern = form(texts)
    lines = [f"{len(texts)} answers{f': {pattern}' if pattern else ''}.", f"For instance: {'; '.join(some)}."]
    lines.append('Type one. "answers" lists them all; with some words, those that have them.')
    return "\n".join(fill(line, COLUMNS, initial_indent="  ", subsequent_indent="    ") for line in lines)


def form(texts: Sequence[str]) -> str:
    """The form that all answers share, nothing if they share none: `rotate 1-6 1-6 left/right`."""
    if all(", " in text for text in texts):
        return form_of_lists(texts)
    lines = [text.split() for text in texts]
    if len({len(line) for line in lines}) != 1:
        return ""
    columns = [list(dict.fromkeys(words)) for words in zip(*lines, strict=True)]
    if any(len(words) > CHOICES for words in columns):
        return ""
    return " ".join(choice(words) for words in columns)


def form_of_lists(texts: Sequence[str]) -> str:
    """The form of answers that are lists of equal length: `play and 4 of these, in order: move 1, move 2`."""
    first = {text.split()[0] for text in texts}
    head = first.pop() if len(first) == 1 else ""
    parts = [text.removeprefix(head).strip().split(", ") for text in texts]
    values = list(dict.fromkeys(part for line in parts for part in line))
    if len({len(line) for line in parts}) != 1 or len(values) > MANY:
        return ""
    return f"{head} and {len(parts[0])} of these, in order: {', '.join(values)}".removeprefix(" and ")


def choice(words: list[str]) -> str:
    """The different words that can stand at one place."""
    numbers = sorted(int(word) for word in words if word.isascii() and word.isdigit())
    if len(numbers) == len(words) > 1 and numbers[-1] - numbers[0] == len(words) - 1:
        return f"{numbers[0]}-{numbers[-1]}"
    return "/".join(words)


def understood(match: Match, seat: int, typed: str) -> int:
    """The answer that somebody typed: its number, its text, or a beginning or end of that which fits no other."""
    if len(typed) > LONGEST:
        raise Refusal("answer-length", text=shortened(typed))
    texts = texts_of(match, seat)
    if typed.isascii() and typed.isdigit():
        return numbered(texts, typed)
    game, g, wanted = match.game, match.state, bare(typed)
    said = {answer: bare(game.notation(g, seat, answer, match.names)) for answer in range(g.width)}
    begun = [answer for answer in texts if said[answer].startswith(wanted)]
    ended = [answer for answer, text in said.items() if text.endswith(f" {wanted}")]
    for fits in ([answer for answer, text in said.items() if text == wanted], begun, ended):
        if len(fits) == 1 and wanted:
            return fits[0]
    return parse(game, g, seat, typed, match.names)


def numbered(texts: dict[int, str], typed: str) -> int:
    """The answer with the number that was typed."""
    by_label = dict(zip(labels(list(texts.values())), texts, strict=True))
    if len(typed) > DIGITS or int(typed) not in by_label:
        numbers = sorted(by_label)
        many = len(numbers) > FEW
        few = [] if many else [*map(str, numbers)]
        raise Refusal("answer-label", number=shortened(typed), least=numbers[0], most=numbers[-1], numbers=few)
    return by_label[int(typed)]


def bare(text: str) -> str:
    """A text without what people leave out when they type: commas, capitals, more than one space."""
    return " ".join(text.casefold().replace(",", " ").split())
