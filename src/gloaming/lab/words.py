"""The check of catalogues: what is missing, unused or does not fit, in every language, one line for each finding."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import gloaming
from gloaming.kernel.catalogue import ENGLISH, HOUSE, languages
from gloaming.kernel.game import Game
from gloaming.lab.messages import Call, Finding, Message, Messages, Written
from gloaming.lab.usage import Refused, Usage, read_sources

OPTIONS = {"NAME": {"form"}, "LIST": {"of", "form", "style"}, "NUMBER": None}  # None: any
STYLES = ("and", "or", "comma")
REFUSED = "no-"
GRAMMAR = "person-"  # messages whose attributes are the forms that a language has for people
EVERY_GAME = ("title", "blurb", "credit", "minutes")
SOURCE = Path(gloaming.__file__).parent
CLIENT = SOURCE.parents[1] / "web" / "src"


class Needed(NamedTuple):
    """What somebody says without an id in its sources: these messages, and all whose ids begin so."""

    ids: frozenset[str] = frozenset()
    families: tuple[str, ...] = ()


class Home(NamedTuple):
    """A catalogue, where it is said, and what it needs."""

    words: Path
    sources: Path
    needed: Needed


def needed_messages(game: Game) -> Needed:
    """What a game's catalogue is needed for, by what the game declares."""
    ids = {*EVERY_GAME, *(f"option-{option.key}" for option in game.options)}
    return Needed(frozenset(ids), ("question-", "answer-", "news-", REFUSED))


def homes(games: Iterable[Game]) -> list[Home]:
    """The house, and every game that has words."""
    house = Home(Path(HOUSE), SOURCE, Needed())
    own = [Home(Path(game.catalogue_folder), Path(game.folder), needed_messages(game)) for game in games]
    return [house, *(home for home in own if home.words.is_dir())]


def findings(found: Sequence[Home], usage: Usage) -> Iterator[Finding]:
    """Everything that is wrong; the house comes first."""
    houses = {language: Written(found[0].words, language) for language in languages(str(found[0].words))}
    english: dict[Path, Written] = {}
    for home in found:
        house = None if home is found[0] else houses
        for language in languages(str(home.words)):
            written = Written(home.words, language, house.get(language) if house else None)
            english.setdefault(home.words, written)  # English comes first
            yield from written.findings
            yield from fitting(written)
            if language != ENGLISH:
                yield from compared(written, english[home.words])
    yield from unused(found, english, usage)
    yield from unsaid(found, english, usage)


# In one language


def fitting(written: Written) -> Iterator[Finding]:
    """What does not fit together in one language."""
    for message in written.own.values():
        yield from (message.finding(f"{message.id} {fault}") for fault in message.faults)
        for reference in message.references:
            yield from referred(written, message, reference)
        for call in message.calls:
            yield from (message.finding(f"{message.id} {fault}") for fault in call_faults(call))
    yield from misformed(written)


def referred(written: Written, message: Message, reference: str) -> Iterator[Finding]:
    """A reference that leads nowhere."""
    name, _, attribute = reference.partition(".")
    other = written.get(name)
    if other is None or (attribute and attribute not in other.attributes):
        yield message.finding(f"{message.id} refers to {reference}, which there is not")


def call_faults(call: Call) -> Iterator[str]:
    """What is wrong with a call by itself."""
    if call.function not in OPTIONS:
        yield f"calls {call.function}, which is no function here"
        return
    known = OPTIONS[call.function]
    for option in call.options:
        if known is not None and option not in known:
            yield f"gives {call.function} an option {option}, which it does not know"
    if call.function == "NAME" and call.kind is None:
        yield "calls NAME without a kind in quotes"
    if call.options.get("style", STYLES[0]) not in STYLES:
        yield f"asks LIST for the style {call.options['style']}; there are: {', '.join(STYLES)}"


def misformed(written: Written) -> Iterator[Finding]:
    """Kinds without values, and values without a form in which somebody names them."""
    told = set()
    for message in written.own.values():
        for call in message.calls:
            if not call.kind:
                continue
            values = written.of_kind(call.kind)
            if not values:
                yield message.finding(f"{message.id} names a {call.kind}, and no message begins with {call.kind}-")
            for value in values:
                lacking = call.form and call.form not in value.attributes and not is_empty_list(value, call)
                if lacking and (value.id, call.form) not in told:
                    told.add((value.id, call.form))
                    yield value.finding(f"{value.id} has no .{call.form}, in which {message.id} names it")


def is_empty_list(value: Message, call: Call) -> bool:
    """Whether a message is what a list without items says."""
    return call.function == "LIST" and value.id == f"{call.kind}-none"


# Against English


def compared(written: Written, english: Written) -> Iterator[Finding]:
    """What a language lacks that English has, and the other way about, part by part."""
    for part, messages in written.parts.items():
        wanted = english.parts.get(part, {})
        head = Finding(written.folder / f"{part}.ftl", 1, "")
        yield from (
            head._replace(text=f"{name} is missing (English: {there.path.name}:{there.line})")
            for name, there in wanted.items()
            if name not in messages and not there.is_term
        )
        for message in messages.values():
            if not message.is_term:
                yield from unlike(written, message, english, wanted)


def unlike(written: Written, message: Message, english: Written, wanted: Messages) -> Iterator[Finding]:
    """In what a message does not fit its English; one that only others of its language refer to needs none."""
    there = wanted.get(message.id)
    if there is None:
        if message.id not in written.helpers:
            yield message.finding(f"{message.id} is not in the English {message.path.name}")
        return
    if message.id.startswith(GRAMMAR):
        return
    for attribute in there.attributes:
        is_own = attribute in english.forms or f"{there.id}.{attribute}" in english.helpers
        if attribute not in message.attributes and not is_own:
            yield message.finding(f"{message.id} lacks .{attribute}")
    known = english.variables(there)
    things = {variable.partition("-")[0] for variable in known}  # all parts of a thing are given with it
    for variable in sorted(written.variables(message) - known):
        if variable.partition("-")[0] not in things:
            yield message.finding(f"{message.id} has ${variable}, which the English one has not")


# Against the sources


def unused(found: Sequence[Home], english: dict[Path, Written], usage: Usage) -> Iterator[Finding]:
    """Messages that nobody says."""
    codes = {f"{REFUSED}{each.code}" for each in usage.refused}
    texts = {text.partition(".")[0] for text in usage.texts}
    for home in found:
        if home.words not in english:
            continue
        written = english[home.words]
        referred = {
            name.partition(".")[0] for each in english.values() for m in each.own.values() for name in m.references
        }
        families = (*(usage.beginnings - {REFUSED}), *home.needed.families)
        kinds = {kind for each in english.values() for kind in each.kinds}
        for message in written.own.values():
            names = {message.id} & (codes | texts | referred | home.needed.ids | kinds)
            begun = message.id.startswith((*families, *(f"{kind}-" for kind in kinds)))
            if not names and not begun:
                yield message.finding(f"{message.id} is said nowhere")


def unsaid(found: Sequence[Home], english: dict[Path, Written], usage: Usage) -> Iterator[Finding]:
    """What is said or needed and is in no catalogue, and refusals that lack an argument."""
    for home in found:
        if home.words in english:
            head = Finding(home.words / ENGLISH / "game.ftl", 1, "")
            missing = sorted(home.needed.ids - english[home.words].own.keys())
            yield from (head._replace(text=f"{name} is missing; the game needs it") for name in missing)
    known = {name for written in english.values() for name in written.own}
    for each in usage.said:
        if {"-", "."} & {*each.id} and each.id.partition(".")[0] not in known:
            yield Finding(each.path, each.line, f"says {each.id}, which is in no catalogue")
    for refused in usage.refused:
        yield from refused_badly(refused, [english[home.words] for home in found if is_at_home(refused, home, english)])


def is_at_home(refused: Refused, home: Home, english: dict[Path, Written]) -> bool:
    """Whether a catalogue can have the sentence of a refusal."""
    return home.words in english and refused.path.is_relative_to(home.sources)


def refused_badly(refused: Refused, catalogues: Sequence[Written]) -> Iterator[Finding]:
    """A refusal whose sentence is not there, or needs more than it is given."""
    name = f"{REFUSED}{refused.code}"
    written = next((each for each in reversed(catalogues) if name in each.own), None)
    if written is None:
        yield Finding(refused.path, refused.line, f"refuses with {refused.code}, and no catalogue has {name}")
        return
    given = refused.given
    if given is not None:
        starts = tuple(f"{argument}-" for argument in given)
        for variable in sorted(written.variables(written.own[name]) - given):
            if not (starts and variable.startswith(starts)):
                yield Finding(refused.path, refused.line, f"refuses with {refused.code} and gives no ${variable}")


def main() -> int:
    """Print every finding; the exit code says whether there were any."""
    found = homes(gloaming.games())
    folders = {SOURCE, *(home.sources for home in found), *([CLIENT] if CLIENT.is_dir() else [])}
    told = sorted(set(findings(found, read_sources(folders))))
    print("\n".join(map(str, told)) if told else "The catalogues are whole, and fit their sources.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
