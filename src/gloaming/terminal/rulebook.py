"""A game's rulebook, to be looked up in a terminal."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import partial, reduce
from textwrap import fill

from gloaming.kernel.catalogue import ENGLISH, Catalogue, catalogue
from gloaming.kernel.game import Game
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.terminal.screen import COLUMNS
from gloaming.terminal.typed import bare

RULE = re.compile(r"\*\*([A-Z]+-\d+)\*\*")
MARKS = re.compile(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")
SPACES = re.compile(r"[ \t]+")  # not those at which no line is broken
MOST_FOUND = 12


@dataclass
class Chapter:
    """A heading and what stands under it, with its rules by their ids."""

    heading: str
    lines: list[str] = field(default_factory=list)
    rules: dict[str, list[str]] = field(default_factory=dict)


def chapters(text: str) -> list[Chapter]:
    """The chapters of a rulebook, each with its rules."""
    found = [Chapter("")]
    for line in text.splitlines():
        if line.startswith("#"):
            found.append(Chapter(line.lstrip("# ")))
        else:
            found[-1].lines.append(line)
    for chapter in found:
        chapter.rules = rules_of(chapter.lines)
    return [chapter for chapter in found if chapter.heading]


def rules_of(lines: list[str]) -> dict[str, list[str]]:
    """The rules among some lines: each goes on to the next one, but in a table to the end of its row."""
    rules: dict[str, list[str]] = {}
    current: list[str] = []  # lines before the first rule belong to none
    for line in lines:
        start, *marked = RULE.split(line)
        if not marked:
            current.append(line)
        for rule, said in zip(marked[::2], marked[1::2], strict=True):
            current = rules.setdefault(rule, [])
            lead = start.strip("| ") if line.startswith("|") else ""
            current.append(f"| {rule} {lead} | {said.strip('| ')}" if lead else f"{rule}{said}")
        if line.startswith("|"):
            current = []
    return {rule: trimmed(said) for rule, said in rules.items()}


def trimmed(lines: list[str]) -> list[str]:
    """Without the empty lines at the end."""
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    return lines


def plain_text(lines: list[str], language: str = ENGLISH) -> str:
    """Markdown as plain text, paragraph by paragraph, broken into lines."""
    paragraphs: list[str] = []
    words = catalogue(language)
    example = words.say("screen-rules-example")
    for line in lines:
        said = plain(line, words)
        goes_on = bool(paragraphs and paragraphs[-1] and said) and not line.startswith(("- ", "|", ">"))
        if goes_on or (line.startswith("> ") and paragraphs and paragraphs[-1].startswith(example)):
            paragraphs[-1] += " " + said
        elif set(line.strip()) <= set("|-: ") and line.strip():
            continue
        else:
            paragraphs.append(f"{example} {said}" if line.startswith(">") else said)
    return "\n".join(
        fill(text, COLUMNS, subsequent_indent="  " if text.startswith("- ") else "", break_on_hyphens=False)
        for text in paragraphs
    ).strip()


def plain(line: str, words: Catalogue) -> str:
    """A line of Markdown without its marks; in a row of a table every part is a heading of the next."""
    if line.startswith("|"):
        line = reduce(partial(labelled, words), [part.strip() for part in line.strip("|").split("|")])
    return SPACES.sub(" ", MARKS.sub("", line.removeprefix(">"))).strip()


def labelled(words: Catalogue, label: str, text: str) -> str:
    """A text under its heading, in one line."""
    return words.say("labelled", {"label": label, "text": text})


def contents(game: Game, language: str = ENGLISH) -> str:
    """The headings of a rulebook with the ids of their rules."""
    words, book = game.catalogue(language), chapters(game.rulebook(language))
    lines = [words.say("screen-rules", {"title": words.say("title")})]
    for chapter in book[1:]:
        ids = ", ".join(chapter.rules)
        heading = labelled(words, chapter.heading, ids) if ids else chapter.heading
        lines.append(fill(heading, COLUMNS, subsequent_indent="  "))
    sample = next((rule for chapter in book for rule in chapter.rules), "")
    return "\n".join([*lines, fill(words.say("screen-rules-how", {"rule": sample}), COLUMNS)])


def place_in(heading: str, said: str) -> int:
    """Where in a heading something stands that was typed, from the beginning of a word on; -1 if it does not."""
    found = re.search(rf"\b{re.escape(said)}", bare(heading))
    return found.start() if found else -1


def look_up(game: Game, wanted: str, language: str = ENGLISH) -> str:
    """A rule by its id or number, a chapter by words of its heading, or where a word stands."""
    book = chapters(game.rulebook(language))
    rules = {rule: lines for chapter in book for rule, lines in chapter.rules.items()}
    said = bare(wanted) or wanted
    for rule, lines in rules.items():
        if said in (rule.casefold(), rule.rpartition("-")[2]):
            return plain_text(lines, language)
    headed = [(at, chapter) for chapter in book[1:] if (at := place_in(chapter.heading, said)) >= 0]
    if headed:
        _, chapter = min(headed, key=lambda each: (each[0], len(each[1].heading)))
        return f"{chapter.heading}\n{plain_text(chapter.lines, language)}"
    found = [rule for rule, lines in rules.items() if said in bare(plain_text(lines, language))]
    if not found:
        raise Refusal("rulebook", wanted=shortened(wanted))
    if len(found) == 1:
        return plain_text(rules[found[0]], language)
    facts = {"wanted": shortened(wanted), "rules": found[:MOST_FOUND], "more": len(found[MOST_FOUND:])}
    return fill(catalogue(language).say("screen-rules-found", facts), COLUMNS, break_on_hyphens=False)
