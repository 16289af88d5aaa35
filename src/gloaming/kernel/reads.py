"""From which lines of a state a part of its layout is made, read off the code that makes it."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from functools import cache, reduce
from operator import or_
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

from gloaming.kernel.glances import Lines
from gloaming.kernel.seats import EVERY_SEAT
from gloaming.kernel.state import GameState


class Reads(NamedTuple):
    """The names of what is read: all of it, or only the line that belongs to one seat or room."""

    whole: frozenset[str]
    one: frozenset[str] = frozenset()
    number: int | None = None

    def lines(self, kind: type[GameState]) -> int:
        """The lines of a kind of state that are read; with those that only some see, the lines that say who."""
        lines, found = Lines.of(kind), 0
        for name, number in self.fields(kind):
            for each in (name, kind.fields[name].sees.by or name):
                found |= lines.bits[each] if number is None else lines.bit(each, number)
        return found

    def veils(self, kind: type[GameState]) -> tuple[tuple[str, int | None], ...]:
        """The fields, or single lines of them, that say who sees what is read."""
        return tuple((by, number) for name, number in self.fields(kind) if (by := kind.fields[name].sees.by))

    def veil_lines(self, kind: type[GameState]) -> int:
        """The lines of these."""
        lines = Lines.of(kind)
        found = (lines.bits[by] if number is None else lines.bit(by, number) for by, number in self.veils(kind))
        return reduce(or_, found, 0)

    def owners(self, kind: type[GameState]) -> int:
        """The seats that own some of what is read, as bits."""
        owned = [number for name, number in self.fields(kind) if kind.fields[name].sees.name == "owner"]
        return reduce(or_, (EVERY_SEAT if number is None else 1 << number for number in owned), 0)

    def fields(self, kind: type[GameState]) -> list[tuple[str, int | None]]:
        """The fields that are read: all of each, or one line."""
        names = Lines.of(kind).fields
        one = [(name, self.number) for name in names if name in self.one and name not in self.whole]
        return [*((name, None) for name in names if name in self.whole), *one]


def reads_of(make: Callable[..., Any], number: int | None = None) -> Reads:
    """What a function reads of the state that is its first argument; where it makes something of one seat or room,
    which is its second, of the line with that number.

    Only what is plain to see counts as one line: `g.cards[seat]`, here or in a function that is handed both, `g` and
    `seat`. Of anything else all is read that it has a name for.
    """
    if number is None:
        return Reads(names_in(make))
    whole: set[str] = set()
    one: set[str] = set()
    known, waiting = set(), [make]
    while waiting:
        each = waiting.pop()
        if each not in known:
            known.add(each)
            plain = PlainReads(each)
            one |= plain.one
            whole |= plain.whole.union(*map(names_in, plain.others))
            waiting += plain.handed_on
    return Reads(frozenset(whole), frozenset(one), number)


class PlainReads:
    """What a function of a state and a number reads itself, and what it calls."""

    def __init__(self, function: Any) -> None:
        self.one: set[str] = set()
        self.whole: set[str] = set()
        self.handed_on: list[Any] = []  # functions that are handed both
        self.others: list[Any] = []  # whatever else it has a name for
        body = body_of(function)
        if body is None or rebinds(body):
            self.others.append(function)
            return
        self.globals, self.names = function.__globals__, [argument.arg for argument in body.args.args[:2]]
        for statement in body.body:
            self.read(statement)

    def read(self, node: ast.AST) -> None:
        """A piece of its code."""
        match node:
            case ast.Subscript(ast.Attribute(ast.Name(g), field), ast.Name(number)) if [g, number] == self.names:
                self.one.add(field)
                return
            case ast.Call(ast.Name(called), [ast.Name(g), ast.Name(number), *rest], []) if [
                g,
                number,
            ] == self.names and isinstance(self.globals.get(called), FunctionType):
                self.handed_on.append(self.globals[called])
                for argument in rest:
                    self.read(argument)
                return
            case ast.Attribute(attr=field):
                self.whole.add(field)
            case ast.Name(id=name):
                self.others.append(self.globals.get(name))
        for inner in ast.iter_child_nodes(node):
            self.read(inner)


def rebinds(body: ast.FunctionDef) -> bool:
    """Whether its first two arguments may come to mean something else inside a function."""
    names = [argument.arg for argument in body.args.args[:2]]
    for node in ast.walk(body):
        if isinstance(node, ast.Lambda | ast.FunctionDef) and node is not body:
            return True
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load) and node.id in names:
            return True
    return len(names) < 2


@cache
def bodies(module: ModuleType) -> dict[int, ast.FunctionDef]:
    """The functions of a module, by the line at which each begins, decorators included."""
    found = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.FunctionDef):
            found[min([node.lineno, *(each.lineno for each in node.decorator_list)])] = node
    return found


def body_of(function: Any) -> ast.FunctionDef | None:
    """The code of a function as a tree, if its module has one and the function stands for itself in it."""
    module = inspect.getmodule(function) if isinstance(function, FunctionType) else None
    try:
        return bodies(module).get(function.__code__.co_firstlineno) if module else None
    except (OSError, SyntaxError):
        return None


def names_in(function: Any) -> frozenset[str]:
    """All names in a function and in those that it calls."""
    found: set[str] = set()
    known, waiting = set(), [function]
    while waiting:
        each = waiting.pop()
        each = getattr(each, "__wrapped__", each)  # what a cache stands before
        if isinstance(each, FunctionType) and each not in known:
            known.add(each)
            waiting += [cell.cell_contents for cell in each.__closure__ or ()]
            for code in codes_in(each.__code__):
                found.update(code.co_names)
                waiting += [each.__globals__.get(name) for name in code.co_names]
    return frozenset(found)


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code of a function and of all that is defined in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes_in(inner)
