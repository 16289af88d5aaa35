"""Random games in which every law that holds for all games is checked at every step."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from gloaming.bots import think
from gloaming.kernel import record
from gloaming.kernel.causes import cause
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.game import Game, Option
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import SPECTATOR, UNKNOWN, first_asked
from gloaming.kernel.sight import view
from gloaming.kernel.speech import notation_of, parse
from gloaming.kernel.state import cells, digest, from_json, pack, to_json, unpack

ENDLESS = 100_000  # answers after which a game is given up
SAMPLE = 3  # answers of each question that are said, parsed and refused
OPTION_VALUES = (0, 1, 2, 3, 5, 8, 13, 40, True, False)  # tried for each option; what it refuses is left out
INSTINCT_EVERY = 4  # one game in so many is played by instinct


class Broken(Exception):
    """A law that does not hold, as a sentence."""


@dataclass(frozen=True)
class Failure:
    """A game in which something was wrong."""

    game: str
    number: int
    players: int
    options: Mapping[str, Any]
    seed: str
    step: int
    what: str
    record: str  # up to the step before; empty if none can be written


@dataclass
class Findings:
    """What came of the games that were fuzzed."""

    games: int = 0
    answers: int = 0
    questions: dict[int, str] = field(default_factory=dict)  # those that came up, by name
    failure: Failure | None = None


def fuzz(
    game: Game,
    games: int,
    *,
    players: int | None = None,
    seed: str = "0",
    on_progress: Callable[[int], None] = lambda games: None,
) -> Findings:
    """Play random games with every number of players, or the given one; stop at the first in which a law is broken."""
    if games < 1:
        raise Refusal("one-game")
    if players is not None:
        game.check_options(None, players)
    counts = list(game.seats) if players is None else [players]
    findings = Findings()
    for number in range(games):
        play(game, number, counts[number % len(counts)], f"{seed} {number}", findings)
        findings.games += 1
        on_progress(findings.games)
        if findings.failure:
            break
    return findings


def play(game: Game, number: int, players: int, seed: str, findings: Findings) -> None:
    """Play one game; whatever goes wrong is noted with its record."""
    luck = Luck(seed_key(seed), 1)
    options = some_options(game, players, luck)
    bot = INSTINCT if number % INSTINCT_EVERY == INSTINCT_EVERY - 1 else RANDOM
    given: list[tuple[int, int]] = []
    try:
        for match in play_through(game, players, options, seed, bot, luck, given):
            findings.answers += 1
            if match.state.question not in findings.questions:
                findings.questions[match.state.question] = game.question(match.state).name
    except Exception as error:
        what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        kept, step = rescued(game, players, options, seed, given)
        findings.failure = Failure(game.id, number, players, options, seed, step, what, kept)


def play_through(
    game: Game,
    players: int,
    options: Mapping[str, Any],
    seed: str,
    bot: int,
    luck: Luck,
    given: list[tuple[int, int]],
) -> Iterator[Match]:
    """A game, shown at every question when all laws were found to hold; each answer is noted before it is given."""
    match = Match(game, players, options, seed)
    told = 0
    while not match.over:
        check_state(match, luck, told)
        yield match
        told, seat = len(match.heard), first_asked(match.state)
        answer = think(game, view(match.state, seat, remembering=True), seat, bot, luck)
        given.append((seat, answer))
        match.answer(seat, answer)
        law(len(given) < ENDLESS, f"the game has not ended after {ENDLESS} answers")
    check_end(match, told)


def some_options(game: Game, players: int, luck: Luck) -> dict[str, Any]:
    """Options at random, each with its default or a simple value that it takes."""
    chosen = {option.key: some_value(option, players, luck) for option in game.options}
    try:
        return game.check_options(chosen, players)
    except Refusal:
        return game.check_options(None, players)


def some_value(option: Option, players: int, luck: Luck) -> Any:
    """The default of an option, or one of a few simple values that it takes."""
    values = [option.default]
    for value in OPTION_VALUES:
        try:
            values.append(option.read(value, players))
        except Refusal:
            continue
    return option.default if below(luck, 2) else values[below(luck, len(values))]


def rescued(
    game: Game, players: int, options: Mapping[str, Any], seed: str, given: list[tuple[int, int]]
) -> tuple[str, int]:
    """A record of the game as far as it can be played and written, and how many answers that is."""
    for count in range(len(given), max(-1, len(given) - 3), -1):
        try:
            match = Match(game, players, options, seed)
            for seat, answer in given[:count]:
                match.answer(seat, answer)
            return record.write(match), match.step
        except Exception:  # what is broken may be anything: keep what comes before it
            continue
    return "", 0


# The laws


def law(holds: bool, otherwise: str) -> None:
    """Stop where a law does not hold."""
    if not holds:
        raise Broken(otherwise)


def check_state(match: Match, luck: Luck, told: int) -> None:
    """All that must hold while a game goes on."""
    check_asked(match)
    check_numbers(match)
    check_news(match, told)
    check_words(match, below(luck, len(match.names)))
    for seat in range(len(match.names)):
        check_sight(match, seat, luck)
        if match.game.asks(match.state, seat):
            check_words(match, seat)
            check_answers(match, seat, luck)


def check_asked(match: Match) -> None:
    """Somebody at the table is asked, everyone who is asked has an answer, and no question is too wide."""
    game, g, seats = match.game, match.state, range(len(match.names))
    law(0 < g.asked < 1 << len(seats), "nobody at the table is asked, and the game is not over")
    law(0 < g.width <= game.widest[g.question], f"question {g.question} is {g.width} wide")
    for seat in seats:
        law(not game.asks(g, seat) or bool(game.legal(g, seat)), f"{match.names[seat]} is asked and has no answer")


def check_numbers(match: Match) -> None:
    """The state survives JSON and its compiled form."""
    kind, g = match.game.state, match.state
    law(from_json(kind, json.loads(json.dumps(to_json(g)))) == g, "the state changed on its way through JSON")
    law(unpack(kind, pack(g)) == g, "the state changed on its way through its compiled form")


def check_news(match: Match, told: int) -> None:
    """All news has a sentence and a readable form, for everyone who hears it."""
    for item in match.heard[told:]:
        for hearer in {item, *(item.heard_by(seat) for seat in (*range(len(match.names)), SPECTATOR))}:
            law(bool(match.game.voice().news(hearer, match.names)), f"there are no words for {hearer}")
            law("what" in match.game.news_data(hearer, match.names), f"there is no data for {hearer}")


def check_sight(match: Match, seat: int, luck: Luck) -> None:
    """What a seat sees is all that it needs: a guess looks the same to it, and its answers can be told from it."""
    game, g, name = match.game, match.state, match.names[seat]
    seen = view(g, seat, remembering=True)
    guessed = seen.clone()
    game.guess(guessed, seat, luck)
    law(UNKNOWN not in cells(guessed), f"a guess of {name} leaves something unknown")
    law(view(guessed, seat, remembering=True) == seen, f"a guess of {name} looks different from what {name} sees")
    law(game.legal(seen, seat) == game.legal(g, seat), f"{name} cannot tell their answers from what they see")


def check_words(match: Match, seat: int) -> None:
    """What is on a seat's screen has words: the state, and the question if it is asked."""
    words, seen, names = match.game.words, view(match.state, seat), match.names
    law(bool(match.game.voice().description(seen, seat, names)), f"there are no words for what {names[seat]} sees")
    law(bool(words.layout(seen, names)), f"what {names[seat]} sees has no readable form")
    if match.game.asks(match.state, seat):
        law(bool(match.game.voice().question(seen, seat, names)), f"question {seen.question} has no words")


def check_answers(match: Match, seat: int, luck: Luck) -> None:
    """Some answers are said and parsed, and what is not allowed is refused."""
    game, g, names = match.game, match.state, match.names
    legal = game.legal(g, seat)
    for _ in range(min(SAMPLE, len(legal))):
        answer = legal[below(luck, len(legal))]
        text = notation_of(game, g, seat, answer, names)
        law(parse(game, g, seat, text, names) == answer, f'"{text}" does not stand for answer {answer}')
    for _ in range(SAMPLE):
        answer = below(luck, g.width)
        if answer not in legal:
            check_refused(match, seat, answer)


def check_refused(match: Match, seat: int, answer: int) -> None:
    """An answer that the rules do not allow is refused in words, and nothing changes."""
    before, steps = digest(match.state), match.step
    try:
        match.answer(seat, answer)
    except Refusal as refusal:
        law(bool(str(refusal)), f"answer {answer} is refused without a word")
    else:
        raise Broken(f"answer {answer} is not allowed and was taken")
    law(digest(match.state) == before and match.step == steps, f"refusing answer {answer} changed the state")


def check_end(match: Match, told: int) -> None:
    """The end has words and news, and the record plays again to the same state."""
    g = match.state
    law(g.asked == 0, "the game is over and somebody is asked")
    check_numbers(match)
    check_news(match, told)
    law(bool(match.game.voice().result(g, match.names)), "the result has no words")
    for seat in range(len(match.names)):
        check_words(match, seat)
    again = record.replay(record.read(record.write(match)), match.game)
    law(digest(again.state) == digest(g), "the record plays to another state")


def summary(game: Game, findings: Findings, seed: str, path: Path | None) -> dict[str, Any]:
    """The findings as JSON; `path` is where the record of a failing game was saved."""
    failure = findings.failure
    broken = None if failure is None else {**asdict(failure), "record": str(path) if path else None}
    return {
        "game": game.id,
        "rules": game.rules,
        "seed": seed,
        "games": findings.games,
        "answers": findings.answers,
        "questions": sorted(findings.questions.values()),
        "broken": broken,
    }


def save(failure: Failure, folder: Path) -> Path | None:
    """Write the record of a failing game into a folder; say where."""
    if not failure.record:
        return None
    letters = "".join(letter if letter.isalnum() else "-" for letter in failure.seed)
    path = folder / f"fuzz-{failure.game}-{letters[:40]}.txt"
    try:
        path.write_text(failure.record, encoding="utf-8")
    except OSError as error:
        raise Refusal("file-write", file=str(path), why=cause(error)) from error
    return path
