"""Catalogues as they are written: every message with what it takes, refers to and calls, and where it stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gloaming.kernel.catalogue import SUFFIX


class Finding(NamedTuple):
    """Something that is wrong, and where."""

    path: Path
    line: int
    text: str

    def __str__(self) -> str:
        home = Path.cwd()
        path = self.path.relative_to(home) if self.path.is_relative_to(home) else self.path
        return f"{path}:{self.line}: {self.text}"


class Call(NamedTuple):
    """A function that a message calls; its kind and its options where they are texts."""

    function: str
    kind: str | None
    options: dict[str, str]

    @property
    def form(self) -> str:
        """The form that it asks for."""
        return self.options.get("form", "")


class Selection(NamedTuple):
    """Variants of a text: what selects one, a variable or a call, and their names and numbers, the default's last."""

    variable: str
    call: Call | None
    keys: tuple[str, ...]


@dataclass
class Message:
    """A message, or a term, whose id begins with a hyphen."""

    id: str
    path: Path
    line: int
    attributes: tuple[str, ...] = ()
    opening: str = ""  # the text that it begins with
    is_plain: bool = False  # whether it is nothing but that text
    takes: dict[str, set[str]] = field(default_factory=dict)  # the variables of the value ("") and of each attribute
    refers: dict[str, set[str]] = field(default_factory=dict)  # and the messages and terms, perhaps with an attribute
    calls: list[Call] = field(default_factory=list)
    selections: dict[str, list[Selection]] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)  # of the attributes that are nothing but a text
    faults: list[str] = field(default_factory=list)

    @property
    def is_term(self) -> bool:
        """Whether only messages of the same language can refer to it."""
        return self.id.startswith("-")

    @property
    def references(self) -> set[str]:
        """All that it refers to."""
        return {each for names in self.refers.values() for each in names}

    def finding(self, text: str) -> Finding:
        """Something that is wrong with it."""
        return Finding(self.path, self.line, text)


Messages = dict[str, Message]


class Reader(Visitor):
    """Notes what a message is made of."""

    def __init__(self, message: Message) -> None:
        self.message = message
        self.attribute = ""

    def visit_Attribute(self, node: Any) -> None:  # noqa: N802
        """An attribute, which takes and refers to things of its own."""
        self.attribute = node.id.name
        self.generic_visit(node)
        self.attribute = ""

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        """A variable; those of a term are its own."""
        if not self.message.is_term:
            self.message.takes.setdefault(self.attribute, set()).add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        """Another message."""
        self.refer(node.id.name, node.attribute)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        """A term; what it is given has no variables."""
        self.refer(f"-{node.id.name}", node.attribute)

    def refer(self, name: str, attribute: Any) -> None:
        """Note what is referred to."""
        referred = self.message.refers.setdefault(self.attribute, set())
        referred.add(f"{name}.{attribute.name}" if attribute else name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        """A function with its options."""
        self.message.calls.append(call_of(node))
        for each in node.arguments.positional:
            self.visit(each)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        """Variants. Browsers find `some` only as the default one."""
        keys = tuple(key_of(each) for each in sorted(node.variants, key=lambda variant: variant.default))
        if "some" in keys[:-1]:
            self.message.faults.append("has a variant [some] that is not the default, *[some]")
        on = node.selector
        variable = on.id.name if isinstance(on, ast.VariableReference) else ""
        call = call_of(on) if isinstance(on, ast.FunctionReference) else None
        self.message.selections.setdefault(self.attribute, []).append(Selection(variable, call, keys))
        self.generic_visit(node)


def call_of(node: Any) -> Call:
    """A call; the kind of things is NAME's first argument and LIST's option `of`."""
    name, given = node.id.name, node.arguments
    options = {each.name.name: str(each.value.value) for each in given.named}
    first = given.positional[0] if given.positional else None
    named = first.value if isinstance(first, ast.StringLiteral) else None
    return Call(name, options.get("of") if name == "LIST" else named, options)


def key_of(variant: Any) -> str:
    """The name or the number of a variant."""
    return str(getattr(variant.key, "name", None) or variant.key.value)


def text_of(pattern: Any) -> str | None:
    """A text in which nothing is put; None for any other."""
    only = pattern.elements[0] if pattern and len(pattern.elements) == 1 else None
    return only.value if isinstance(only, ast.TextElement) else None


def read_file(path: Path) -> tuple[list[Message], list[Finding]]:
    """The messages of a file in their order, and what of it is none."""
    text = path.read_text(encoding="utf-8")
    found, faults = [], []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            at = entry.annotations[0].span.start if entry.annotations and entry.annotations[0].span else 0
            why = (entry.annotations[0].message if entry.annotations else "") or "something is wrong"
            faults.append(Finding(path, line_at(text, at), f"cannot be read: {why}"))
        elif isinstance(entry, ast.Message | ast.Term):
            found.append(read_entry(entry, path, text))
    return found, faults


def read_entry(entry: ast.Message | ast.Term, path: Path, text: str) -> Message:
    """A message with what it is made of."""
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    attributes = tuple(each.id.name for each in entry.attributes)
    first, *more = entry.value.elements if entry.value else [None]
    opening = first.value if isinstance(first, ast.TextElement) else ""
    line = line_at(text, entry.id.span.start if entry.id.span else 0)
    message = Message(name, path, line, attributes, opening, bool(opening) and not more)
    texts = {each.id.name: text_of(each.value) for each in entry.attributes}
    message.texts = {attribute: said for attribute, said in texts.items() if said is not None}
    Reader(message).visit(entry)
    return message


def line_at(text: str, at: int) -> int:
    """The line of a place in a text."""
    return text.count("\n", 0, at) + 1


class Written:
    """A catalogue's messages in one language."""

    def __init__(self, folder: Path, language: str, house: Written | None = None) -> None:
        self.folder, self.language, self.house = folder / language, language, house
        self.findings: list[Finding] = []
        self.parts: dict[str, Messages] = {}
        self.own: Messages = {}
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
            found, faults = read_file(path)
            self.findings += [*faults, *self.add(path.stem, found)]

    def add(self, part: str, found: Iterable[Message]) -> Iterator[Finding]:
        """Take the messages of a part; those that are there already are told."""
        self.parts[part] = {}
        for message in found:
            first = self.own.setdefault(message.id, message)
            if first is message:
                self.parts[part][message.id] = message
            else:
                yield message.finding(f"{message.id} is there already ({first.path.name}:{first.line})")

    def get(self, name: str) -> Message | None:
        """A message of this catalogue, or of the house's."""
        return self.own.get(name) or (self.house.get(name) if self.house else None)

    def variables(self, message: Message, attribute: str | None = None) -> set[str]:
        """The variables of a message and of those that it refers to; of one attribute alone, or of its value ("")."""
        found: set[str] = set()
        seen: set[str] = set()
        parts = ["", *message.attributes] if attribute is None else [attribute]
        waiting = [f"{message.id}.{part}" for part in parts]
        while waiting:
            name, _, part = waiting.pop().partition(".")
            other = self.get(name)
            if other is not None and not other.is_term and f"{name}.{part}" not in seen:
                seen.add(f"{name}.{part}")
                found |= other.takes.get(part, set())
                waiting += other.refers.get(part, set())
        return found

    @property
    def kinds(self) -> set[str]:
        """The kinds of things that some message names."""
        return {call.kind for message in self.own.values() for call in message.calls if call.kind}

    @property
    def forms(self) -> set[str]:
        """The forms in which messages name things."""
        return {call.form for message in self.own.values() for call in message.calls if call.form}

    @property
    def helpers(self) -> set[str]:
        """The messages and attributes that others refer to, also messages by an attribute of theirs."""
        found = {reference for message in self.own.values() for reference in message.references}
        return found | {reference.partition(".")[0] for reference in found}

    @property
    def asked(self) -> set[str]:
        """The attributes of messages in which things are named, or to which messages refer."""
        named = {(call.kind, call.form) for message in self.own.values() for call in message.calls}
        found = {f"{value.id}.{form}" for kind, form in named if kind and form for value in self.of_kind(kind)}
        return found | self.helpers

    def of_kind(self, kind: str) -> list[Message]:
        """The messages of the values of a kind, and that of its objects; an id belongs to the longest kind."""
        house = self.house.own.values() if self.house else ()
        longer = tuple(f"{other}-" for other in self.kinds if other.startswith(f"{kind}-"))
        return [
            message
            for message in [*self.own.values(), *house]
            if message.id == kind
            or (message.id.startswith(f"{kind}-") and not (longer and message.id.startswith(longer)))
        ]
