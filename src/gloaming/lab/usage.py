"""What the sources say by id: literal ids, beginnings of ids, and refusals with what they are given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z][a-z0-9-]*)?")
BEGINNING = re.compile(r"[a-z][a-z0-9-]*-")
# In TypeScript and Svelte: texts that could be ids, templates that begin like one, and what is said.
TEXTS = re.compile(rf"""(["'`])({ID.pattern})\1""")
TEMPLATES = re.compile(rf"`({BEGINNING.pattern})\$\{{")
ATTRIBUTE = re.compile(r"\.([a-z][a-z0-9-]*)")
ATTRIBUTES = re.compile(rf"\}}{ATTRIBUTE.pattern}`")  # of an id that is put together
SAID = re.compile(rf"""\bsay(?:\(|: ?)\s*(["'`])({ID.pattern})\1""")
OBJECT = re.compile(r",\s*\{")
NAME = re.compile(r"""["']?(?P<name>[\w-]+)["']?:?""")
# What the object behind it is made of: texts, brackets, commas, and what stands between them.
PIECES = re.compile(r"""(["'`])(?:\\.|(?!\1).)*\1|[{}()\[\],]|[^\s{}()\[\],"'`]+""", re.DOTALL)
OPENING, CLOSING = "([{", ")]}"
REFUSAL, REFUSED = "Refusal", "no-"  # what refuses, and how the ids of its sentences begin
WITHIN = "within"  # the method of a refusal that puts it into another
SAY, PHRASE = "say", "phrase"
UNTOLD = "**"  # in the place of names that cannot be told from the source


class Said(NamedTuple):
    """A message that is said somewhere, and what it is given; None where that cannot be told."""

    id: str
    path: Path
    line: int
    given: frozenset[str] | None = None


@dataclass
class Usage:
    """All that sources say."""

    texts: set[str] = field(default_factory=set)
    beginnings: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)  # of ids that are put together
    said: list[Said] = field(default_factory=list)


def read_sources(folders: Iterable[Path]) -> Usage:
    """What all sources in some folders say."""
    usage = Usage()
    paths = sorted({path for folder in folders for path in folder.rglob("*") if path.is_file()})
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths if path.suffix == ".py"}
    kinds = kinds_of_refusals(trees.values())
    for path, tree in trees.items():
        read_python(usage, path, tree, kinds)
    for path in paths:
        if path.suffix in (".ts", ".svelte"):
            read_typescript(usage, path)
    return usage


def kinds_of_refusals(trees: Iterable[ast.Module]) -> set[str]:
    """The names of the classes that are refusals."""
    bases = [
        (node.name, {getattr(base, "id", getattr(base, "attr", "")) for base in node.bases})
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]
    found = {REFUSAL}
    while more := {name for name, above in bases if above & found} - found:
        found |= more
    return found


def read_python(usage: Usage, path: Path, tree: ast.Module, kinds: set[str]) -> None:
    """What a Python file says."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
            usage.texts.add(node.value)
        elif isinstance(node, ast.JoinedStr) and node.values:
            begun, ended = BEGINNING.fullmatch(text_of(node.values[0])), ATTRIBUTE.fullmatch(text_of(node.values[-1]))
            usage.beginnings |= {begun[0]} if begun else set()
            usage.attributes |= {ended[1]} if ended else set()
        elif isinstance(node, ast.Call):
            read_call(usage, path, node, kinds)
        elif isinstance(node, ast.Dict) and SAY in keys_of(node):
            said = text_of(node.values[keys_of(node).index(SAY)])
            note(usage, said, path, node, frozenset(keys_of(node)))


def read_call(usage: Usage, path: Path, node: ast.Call, kinds: set[str]) -> None:
    """A call, if it says or refuses something."""
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    first, rest = text_of(node.args[0]) if node.args else "", node.args[1:]
    if name == SAY:
        told = rest or [ast.Dict(keys=[], values=[])]
        note(usage, first, path, node, frozenset(keys_of(told[0]) if isinstance(told[0], ast.Dict) else [UNTOLD]))
    elif name == PHRASE:
        note(usage, first, path, node, keywords(node))
    elif (name in kinds or name == WITHIN) and ID.fullmatch(first):
        more = {"why"} if name == WITHIN else {"rule"} if rest else set[str]()
        note(usage, REFUSED + first, path, node, keywords(node) | more)


def note(usage: Usage, said: str, path: Path, node: ast.expr, given: frozenset[str]) -> None:
    """Note that something is said, if it is a message; what is unpacked there cannot be told."""
    if ID.fullmatch(said):
        usage.said.append(Said(said, path, node.lineno, None if UNTOLD in given else given))


def keywords(node: ast.Call) -> frozenset[str]:
    """The names of the arguments of a call."""
    return frozenset(keyword.arg or UNTOLD for keyword in node.keywords)


def keys_of(node: ast.Dict) -> list[str]:
    """The keys of an object."""
    return [text_of(key) or UNTOLD for key in node.keys]


def text_of(node: ast.expr | None) -> str:
    """The text that stands there; nothing where it is something else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def read_typescript(usage: Usage, path: Path) -> None:
    """What a file of the browser client says."""
    text = path.read_text(encoding="utf-8")
    usage.texts |= {found[2] for found in TEXTS.finditer(text)}
    usage.beginnings |= set(TEMPLATES.findall(text))
    usage.attributes |= set(ATTRIBUTES.findall(text))
    usage.said += said_in(path, text)


def said_in(path: Path, text: str) -> Iterator[Said]:
    """What is said by its id."""
    for found in SAID.finditer(text):
        yield Said(found[2], path, text.count("\n", 0, found.start()) + 1, given_in(text, found.end()))


def given_in(text: str, at: int) -> frozenset[str] | None:
    """The names of what is given behind an id in TypeScript; None where the source does not tell."""
    if text.startswith(")", at):
        return frozenset()
    opened = OBJECT.match(text, at)
    names = names_in(text, opened.end()) if opened else [UNTOLD]
    return None if UNTOLD in names else frozenset(names)


def names_in(text: str, at: int) -> list[str]:
    """The names in an object, from behind its opening brace."""
    names, depth, is_name = list[str](), 0, True
    for piece in (found[0] for found in PIECES.finditer(text, at)):
        if depth == 0 and piece in CLOSING:
            return names
        if depth == 0 and is_name and piece != ",":
            name = NAME.fullmatch(piece)
            names.append(name["name"] if name else UNTOLD)
        is_name = depth == 0 and piece == ","
        depth += (piece in OPENING) - (piece in CLOSING)
    return [UNTOLD]
