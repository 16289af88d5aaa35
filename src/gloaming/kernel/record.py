"""A game as a text file: who played what by which rules, one answer a line, the result and a digest.

Every line after the first begins with eight digits that hang on it and on all lines before it, so that a changed file
is found out at the line that was changed.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from gloaming.kernel.chance import commitment
from gloaming.kernel.game import Game
from gloaming.kernel.match import COMMITMENT, Match, check_seed
from gloaming.kernel.phrases import TITLE
from gloaming.kernel.pronouns import is_chosen
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.kernel.seats import CHANCE, CHANCE_NAME
from gloaming.kernel.speech import notation_of
from gloaming.kernel.state import digest
from gloaming.kernel.telling import check_text

FIRST_LINE = "gloaming record 1"
HEADER = ("game", "rules", "options", "seats", "commitment", "seed")
PRONOUNS_KEY = "pronouns "  # begins a line of the head that is there only if somebody chose some
WITHHELD = "withheld"
UNFINISHED = "unfinished"
TOLD = "told "  # begins the line of a passage
TAKEN_OUT = "taken out"
PASSAGE = re.compile(f'{TOLD}([0-9]{{1,6}}) ([^:]+): ({TAKEN_OUT}|".*")')
LARGEST = 20_000_000  # characters


class PassageLine(NamedTuple):
    """A line of a record with what somebody told."""

    moment: int
    name: str
    text: str | None  # None if it was taken out


class Record(NamedTuple):
    """What a record says."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[str]
    commitment: str
    seed: str | None
    pronouns: dict[str, str]
    answers: list[str]
    passages: list[PassageLine]
    texts: list[str]  # what all lines say, after the first

    @property
    def first_answer(self) -> int:
        """The line of the file on which the first answer stands."""
        return len(HEADER) + 2 + bool(self.pronouns)

    @property
    def first_passage(self) -> int:
        """The line of the file on which the first passage stands, if there are any."""
        return self.first_answer + len(self.answers)


def write(match: Match, *, reveal: bool = True) -> str:
    """A match as a record; without `reveal` the seed is withheld, and only its commitment is there."""
    lines, code = [FIRST_LINE], FIRST_LINE
    for text in lines_of(match, reveal=reveal):
        code = chained(code, text)
        lines.append(f"{code} {text}")
    return "\n".join(lines) + "\n"


def lines_of(match: Match, *, reveal: bool) -> list[str]:
    """What the lines of a match's record say, after the first."""
    return [
        f"game {match.game.id}",
        f"rules {match.game.rules}",
        f"options {dumped(match.options)}",
        f"seats {dumped(match.names)}",
        f"commitment {match.commitment}",
        f"seed {dumped(match.seed) if reveal and match.seed is not None else WITHHELD}",
        *([PRONOUNS_KEY + dumped(chosen)] if (chosen := pronouns_of(match)) else []),
        *(f"{number} {said}" for number, said in enumerate(answer_lines(match), 1)),
        *(
            f"{TOLD}{moment} {match.names[seat]}: {TAKEN_OUT if text is None else dumped(text)}"
            for moment, seat, text in match.passages
        ),
        f"result {dumped(match.result)}" if match.over else UNFINISHED,
        f"digest {digest(match.state)}",
    ]


def pronouns_of(match: Match) -> dict[str, str]:
    """Who chose which pronouns, in the order of the seats."""
    return {name: chosen for name, chosen in zip(match.names, match.pronouns, strict=True) if chosen}


def answer_lines(match: Match) -> Iterator[str]:
    """The answers of a match, as they stand in its record."""
    game, names = match.game, match.names
    g = game.lay(len(names), match.options)
    for seat, answer, _ in match.log:
        yield f"{CHANCE_NAME if seat == CHANCE else names[seat]}: {notation_of(game, g, seat, answer, names)}"
        game.moves.apply(g, seat, answer)


def read(text: str) -> Record:
    """A record as it was written; one that is cut off or changed is refused, with the line."""
    if len(text) > LARGEST:
        raise Refusal("record-so-large")
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
    if lines[0] != FIRST_LINE:
        raise Refusal("record", first=FIRST_LINE)
    texts, code = [], FIRST_LINE
    for number, line in enumerate(lines[1:], 2):
        given, _, said = line.partition(" ")
        code = chained(code, said)
        if given != code:
            raise Refusal("record-line", line=number, said=shortened(said))
        texts.append(said)
    header = [header_line(texts, key) for key in HEADER]
    pronouns = read_pronouns(texts)
    head = len(HEADER) + bool(pronouns)
    if len(texts) < head + 2 or not texts[-1].startswith("digest "):
        raise Refusal("record-end", line=len(lines))
    body = texts[head:-2]
    played = next((number for number, said in enumerate(body) if said.startswith(TOLD)), len(body))
    answers = [said.partition(" ")[2] for said in body[:played]]
    passages = [read_passage(said, head + 2 + number) for number, said in enumerate(body[played:], played)]
    try:
        seed = None if header[5] == WITHHELD else check_seed(str(json.loads(header[5])))
        options, seats, rules = json.loads(header[2]), json.loads(header[3]), int(header[1])
    except (ValueError, RecursionError) as error:
        raise Refusal("record-head") from error
    if not isinstance(options, dict) or not isinstance(seats, list) or not COMMITMENT.fullmatch(header[4]):
        raise Refusal("record-head")
    return Record(header[0], rules, options, seats, header[4], seed, pronouns, answers, passages, texts)


def header_line(texts: list[str], key: str) -> str:
    """What the head of a record says under a key."""
    at = HEADER.index(key)
    if at >= len(texts):
        raise Refusal("record-end", line=len(texts) + 1)
    said, _, value = texts[at].partition(" ")
    if said != key:
        raise Refusal("record-key", line=at + 2, key=key)
    return value


def read_pronouns(texts: list[str]) -> dict[str, str]:
    """Who chose which pronouns, if the line after the head says so."""
    line = len(HEADER) + 2
    if len(texts) <= len(HEADER) or not texts[len(HEADER)].startswith(PRONOUNS_KEY):
        return {}
    try:
        chosen = json.loads(texts[len(HEADER)].removeprefix(PRONOUNS_KEY))
    except (ValueError, RecursionError) as error:
        raise Refusal("record-pronouns", line=line) from error
    if not isinstance(chosen, dict) or not chosen or not all(map(is_chosen, chosen.values())):
        raise Refusal("record-pronouns", line=line)
    return chosen


def read_passage(said: str, line: int) -> PassageLine:
    """What a line says that somebody told."""
    form = PASSAGE.fullmatch(said)
    if form is None:
        raise Refusal("record-passage", line=line, said=shortened(said))
    moment, name, text = form.groups()
    try:
        return PassageLine(int(moment), name, None if text == TAKEN_OUT else check_text(json.loads(text)))
    except Refusal as refusal:
        raise refusal.within("record-telling", line=line) from refusal
    except ValueError as error:
        raise Refusal("record-json", line=line, text=shortened(text)) from error


def replay(record: Record, game: Game, *, seed: str | int | None = None, steps: int | None = None) -> Match:
    """Play a record again and check every line; the match can be played on.

    With `steps`, the match is as it was after so many answers, with what was ever told of the news until then, and
    chance waits for its next one to be given.
    """
    if record.rules != game.rules:
        raise game.refusing(Refusal("record-rules", then=record.rules, game=TITLE, now=game.rules))
    seed = record.seed if seed is None else check_seed(str(seed))
    if seed is not None and commitment(seed) != record.commitment:
        raise Refusal("record-seed")
    if steps is not None and not 0 <= steps <= len(record.answers):
        raise Refusal("record-step", count=len(record.answers), step=steps)
    waits = seed is None or steps is not None
    try:
        committed = record.commitment if waits else ""
        match = Match(game, record.seats, record.options, seed, committed=committed, pronouns=record.pronouns)
    except Refusal as refusal:
        raise refusal.within("record-head-so") from refusal
    again = answer_lines(match)
    for number, said in enumerate(record.answers if steps is None else record.answers[:steps]):
        line = record.first_answer + number
        if number >= match.step:
            follow(match, line, said)
        played = next(again)
        if said != played:
            raise Refusal("record-otherwise", line=line, said=shortened(said), played=shortened(played))
    moments = len(match.moments)
    for line, told_then in enumerate(record.passages, record.first_passage):
        if steps is None or told_then.moment <= moments:
            retell(match, line, told_then)
    if steps is None:
        check_all(match, record)
    return match


def follow(match: Match, line: int, said: str) -> None:
    """Play one line of a record."""
    name, _, text = said.partition(": ")
    try:
        if name == CHANCE_NAME:
            match.answer_for_chance(text)
        else:
            match.answer(name, text)
    except Refusal as refusal:
        raise refusal.within("record-answer", line=line) from refusal


def retell(match: Match, line: int, passage: PassageLine) -> None:
    """Tell what a line of a record tells; what was taken out is told without its words, and taken out again."""
    moment, name, text = passage
    try:
        number = match.tell(name, TAKEN_OUT if text is None else text, moment)
    except Refusal as refusal:
        raise refusal.within("record-telling", line=line) from refusal
    if text is None:
        match.take_out(name, number)


def check_all(match: Match, record: Record) -> None:
    """Refuse a record that stops too early, or any line of which is not that of the game played again."""
    if match.step != len(record.answers):
        raise Refusal("record-end", line=record.first_answer + len(record.answers) - 1)
    again = lines_of(match, reveal=record.seed is not None)
    for line, (said, played) in enumerate(zip(record.texts, again, strict=True), 2):
        if said != played:
            raise Refusal("record-otherwise", line=line, said=shortened(said), played=shortened(played))


def chained(code: str, text: str) -> str:
    """The digits of a line: they hang on those of the line before."""
    return hashlib.sha256(f"{code} {text}".encode()).hexdigest()[:8]


def dumped(value: Any) -> str:
    """JSON without spaces, on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
