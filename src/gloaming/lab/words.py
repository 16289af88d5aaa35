"""The check of catalogues: what is missing, unused or does not fit, in every language, one line for each finding."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import gloaming
from gloaming.bots.levels import LEVELS
from gloaming.kernel.bundle import NONE, PLAIN
from gloaming.kernel.bundle import STYLES as JOINED
from gloaming.kernel.catalogue import ENGLISH, HOUSE, languages
from gloaming.kernel.game import ABOUT, Game
from gloaming.kernel.kinds import Kind
from gloaming.kernel.vocabulary import CHOICE, slug
from gloaming.lab.commands import ANSWER, COMMAND, Openings, clashing, first_word, openings
from gloaming.lab.messages import Call, Finding, Message, Messages, Written
from gloaming.lab.usage import REFUSED, Said, Usage, read_sources
from gloaming.lab.variants import never_chosen, uncounted

OPTIONS = {"NAME": {"form"}, "LIST": {"of", "form", "style"}, "NUMBER": None}  # None: any
STYLES = (*JOINED, *PLAIN)
ITEM = "item"  # what an answer's form for one of its arguments is given: that argument, or one item of it
GRAMMAR = "person-"  # messages whose attributes are the forms that a language has for people
QUESTION, NEWS, OPTION = "question-", "news-", "option-"
LEVEL, LANGUAGE = "level-", "language-"
SPELLED = (REFUSED, COMMAND)  # what follows these in an id stands as a text in some source
SOURCE = Path(gloaming.__file__).parent
CLIENT = SOURCE.parents[1] / "web" / "src"


class Needed(NamedTuple):
    """What is said that stands in no source: messages with the names of what they are given, if that is known; the
    messages of values, by their kinds, each needed where a catalogue names that kind; what answers begin with in
    notation; beginnings of ids that no other messages have; and the values that messages are given.
    """

    messages: Mapping[str, frozenset[str] | None] = {}
    values: Mapping[str, frozenset[str]] = {}
    notation: frozenset[str] = frozenset()
    families: frozenset[str] = frozenset()
    given: frozenset[str] = frozenset()


class Home(NamedTuple):
    """A catalogue, where it is said, and what it needs."""

    words: Path
    sources: Sequence[Path]
    needed: Needed

    def says(self, path: Path) -> bool:
        """Whether a source is its own."""
        return any(path.is_relative_to(folder) for folder in self.sources)


def needed_messages(game: Game) -> Needed:
    """What a game's catalogue is needed for, by what the game declares."""
    messages: dict[str, frozenset[str] | None] = dict.fromkeys(ABOUT, frozenset())
    messages |= {option.message: frozenset() for option in game.options}
    messages |= {f"{option.message}.help": frozenset() for option in game.options}
    kinds: list[Kind] = []
    for row in game.questions:
        messages[f"{QUESTION}{row.slug}"] = named(row.about)
        kinds += row.about
        for choice, form in row.forms.items():
            message = f"{ANSWER}{row.slug}-{slug(choice)}" if choice else f"{ANSWER}{row.slug}"
            messages[message] = named(form.kinds) | {CHOICE, ITEM}
            kinds += form.kinds
    for told in game.news_kinds:
        own = [each.kind for each in told.particulars]
        messages[f"{NEWS}{told.slug}"] = named(own) | {each.name for each in told.implies} | {"what"}
        kinds += own
    values: dict[str, frozenset[str]] = {}
    for kind in kinds:
        values[kind.family] = values.get(kind.family, frozenset()) | {
            f"{kind.family}-{slug(each)}" for each in kind.values
        }
    players = [form for row in game.questions if row.opinion for form in row.forms.values()]
    notation = frozenset(first_word(form.says.partition("{")[0]) for form in players) - {""}
    given = frozenset(str(each) for kind in kinds for each in kind.values)
    return Needed(messages, values, notation, frozenset({QUESTION, ANSWER, NEWS, OPTION}), given)


def needed_of_house() -> Needed:
    """What the house's catalogue is needed for, by the levels and the languages there are."""
    levels = [f"{LEVEL}{level.name}" for level in LEVELS]
    needed = [*levels, *(f"{level}.sentence" for level in levels), *(f"{LANGUAGE}{each}" for each in languages(HOUSE))]
    return Needed(dict.fromkeys(needed, frozenset()), families=frozenset({LEVEL, LANGUAGE, COMMAND}))


def named(kinds: Iterable[Kind]) -> frozenset[str]:
    """The names under which things of some kinds are given."""
    return frozenset(kind.name for kind in kinds)


def homes(games: Iterable[Game]) -> list[Home]:
    """The house, and every game that has words."""
    house = Home(Path(HOUSE), [SOURCE], needed_of_house())
    own = [
        Home(Path(game.catalogue_folder), [Path(game.folder), CLIENT / "games" / game.id], needed_messages(game))
        for game in games
    ]
    return [house, *(home for home in own if home.words.is_dir())]


def findings(found: Sequence[Home], usage: Usage) -> Iterator[Finding]:
    """Everything that is wrong; the house comes first."""
    houses = {language: Written(found[0].words, language) for language in languages(str(found[0].words))}
    english: dict[Path, Written] = {}
    answers: dict[str, Openings] = {}
    spoken: dict[str, list[tuple[Home, Written]]] = {}
    for home in found:
        house = None if home is found[0] else houses
        for language in languages(str(home.words)):
            written = Written(home.words, language, house.get(language) if house else None)
            english.setdefault(home.words, written)  # English comes first
            spoken.setdefault(language, []).append((home, written))
            answers[language] = {**answers.get(language, {}), **openings(written)}
            yield from written.findings
            yield from fitting(written)
            yield from never_chosen(written, usage.texts | home.needed.given)
            if language != ENGLISH:
                yield from compared(written, english[home.words])
    yield from clashing(houses, answers, {word for home in found for word in home.needed.notation})
    yield from unused(found, english, usage)
    for together in spoken.values():
        yield from unasked(together, usage)
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
    if call.function == "LIST" and call.options.get("style", STYLES[0]) not in STYLES:
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
                lacking = call.form and call.form not in value.attributes and value.id != f"{call.kind}-{NONE}"
                if lacking and (value.id, call.form) not in told:
                    told.add((value.id, call.form))
                    yield value.finding(f"{value.id} has no .{call.form}, in which {message.id} names it")


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
    yield from uncounted(written, message, there)
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
    written = [english[home.words] for home in found if home.words in english]
    said = {text.partition(".")[0] for text in usage.texts}
    said |= {f"{begun}{text}" for begun in SPELLED for text in usage.texts}
    said |= {name.partition(".")[0] for each in written for message in each.own.values() for name in message.references}
    kinds = {kind for each in written for kind in each.kinds}
    counted = {REFUSED}.union(*(home.needed.families for home in found))
    families = (*(usage.beginnings - counted), *(f"{kind}-" for kind in kinds))
    for home in found:
        for message in english[home.words].own.values() if home.words in english else ():
            if message.id not in said | kinds | home.needed.messages.keys() and not message.id.startswith(families):
                yield message.finding(f"{message.id} is said nowhere")


def unasked(together: Sequence[tuple[Home, Written]], usage: Usage) -> Iterator[Finding]:
    """Attributes of one language's messages that nobody asks for: no message, and by no name a source."""
    asked = usage.texts.union(*(written.asked for _, written in together))
    for home, written in together:
        for message in written.own.values():
            if message.is_term or message.id.startswith(GRAMMAR):
                continue
            given = tuple(slug(name) for name in home.needed.messages.get(message.id) or ())
            for attribute in message.attributes:
                named = f"{message.id}.{attribute}"
                is_part = attribute.startswith(given)  # an answer's form for one of its arguments
                if not is_part and not {named, attribute} & (asked | usage.attributes | home.needed.messages.keys()):
                    yield message.finding(f"{named} is asked for nowhere")


def unsaid(found: Sequence[Home], english: dict[Path, Written], usage: Usage) -> Iterator[Finding]:
    """What is said or needed and is in no catalogue, and what is not given all that its message takes."""
    for home in found:
        if home.words in english:
            yield from lacking(home.needed, english[home.words])
    for said in usage.said:
        own = [english[home.words] for home in found if home.words in english and home.says(said.path)]
        others = [written for written in english.values() if written not in own]
        written = next((each for each in [*reversed(own), *others] if said.id.partition(".")[0] in each.own), None)
        place = Finding(said.path, said.line, "")
        if written is not None:
            name, _, attribute = said.id.partition(".")
            yield from too_little(said, written.variables(written.own[name], attribute), place)
        elif {"-", "."} & {*said.id}:
            yield place._replace(text=f"says {said.id}, which is in no catalogue")


def lacking(needed: Needed, written: Written) -> Iterator[Finding]:
    """What is needed and the English lacks."""
    head = Finding(written.folder, 1, "")
    values = [each for kind, messages in needed.values.items() if kind in written.kinds for each in messages]
    for name in sorted({*needed.messages, *values}):
        message = written.own.get(name.partition(".")[0])
        attribute = name.partition(".")[2]
        if message is None or (attribute and attribute not in message.attributes):
            yield head._replace(text=f"{name} is missing, and needed")
        elif not attribute:
            said = Said(name, message.path, message.line, needed.messages.get(name))
            yield from too_little(said, written.variables(message), message.finding(""))


def too_little(said: Said, taken: set[str], place: Finding) -> Iterator[Finding]:
    """Variables of a message that are not given where it is said."""
    if said.given is not None:
        starts = tuple(f"{name}-" for name in said.given)
        for variable in sorted(taken - said.given):
            if not variable.startswith(starts):
                yield place._replace(text=f"{said.id} takes ${variable}, which it is not given")


def main() -> int:
    """Print every finding; the exit code says whether there were any. Where Gloaming is installed without the sources
    of its client, nobody can tell what that says of our own catalogues: those of other packages alone are checked.
    """
    found = homes(gloaming.games())
    folders = {SOURCE, CLIENT, *(folder for home in found for folder in home.sources)}
    told = sorted(set(findings(found, read_sources(folders))))
    if not CLIENT.is_dir():
        told = [finding for finding in told if not finding.path.is_relative_to(SOURCE)]
    print("\n".join(map(str, told)) if told else "The catalogues are whole, and fit their sources.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
