"""The dialect of rule code: what a function must do without, so that it can also be compiled, and run on a GPU.

docs/dialect.md says why. This check says it in our words, before a compiler says it in two hundred lines.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import sys
from collections.abc import Iterator
from types import ModuleType

from gloaming.games import all_games
from gloaming.kernel import agenda, decks, seats

ALLOWED_BUILTINS = {"abs", "bool", "int", "len", "max", "min", "range"}
FORBIDDEN: dict[type[ast.AST], str] = {
    ast.List: "a list",
    ast.Dict: "a dictionary",
    ast.Set: "a set",
    ast.ListComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.Lambda: "a lambda",
    ast.Try: "an exception",
    ast.Raise: "an exception",
    ast.Assert: "an exception",
    ast.With: "a context",
    ast.Yield: "a generator",
    ast.YieldFrom: "a generator",
    ast.Await: "await",
    ast.JoinedStr: "a text",
    ast.ClassDef: "a class",
    ast.Import: "an import",
    ast.ImportFrom: "an import",
    ast.Global: "a global",
    ast.Nonlocal: "a closure",
    ast.Starred: "a starred argument",
    ast.keyword: "a keyword argument",
    ast.NamedExpr: "an assignment inside an expression",
    ast.Delete: "del",
    ast.Slice: "a slice",
    ast.In: "`in`",
    ast.NotIn: "`not in`",
    ast.Is: "`is`",
    ast.IsNot: "`is not`",
    ast.Div: "a fraction (`/`)",
    ast.Pow: "a power (`**`)",
}


def faults(module: ModuleType) -> Iterator[str]:
    """Every place in a module's functions that is not in the dialect."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.FunctionDef):
            for fault in function_faults(node):
                yield f"{module.__file__}:{fault}"


def function_faults(function: ast.FunctionDef) -> Iterator[str]:
    """Every place in one function that is not in the dialect."""
    if function.decorator_list:
        yield f"{function.lineno}: {function.name} is decorated; rule functions are plain"
    if function.args.defaults or function.args.kwonlyargs or function.args.vararg or function.args.kwarg:
        yield f"{function.lineno}: {function.name} has more than plain arguments"
    for statement in function.body[1:] if ast.get_docstring(function) else function.body:
        for node in ast.walk(statement):
            fault = node_fault(node)
            if fault:
                yield f"{getattr(node, 'lineno', function.lineno)}: {function.name} uses {fault}"


def node_fault(node: ast.AST) -> str:
    """What is wrong with one node, if anything."""
    if type(node) in FORBIDDEN:
        return FORBIDDEN[type(node)]
    if isinstance(node, ast.FunctionDef):
        return "a function inside a function"
    if isinstance(node, ast.Constant) and not isinstance(node.value, int):
        return f"{node.value!r}, which is not a whole number"
    if isinstance(node, ast.Call) and not isinstance(node.func, ast.Name):
        return "a method"
    if isinstance(node, ast.Name) and hasattr(builtins, node.id) and node.id not in ALLOWED_BUILTINS:
        return f"{node.id}()"
    return ""


def rule_modules() -> list[ModuleType]:
    """All modules with code that is compiled."""
    return [seats, agenda, decks, *(module for game in all_games() for module in game.sources)]


def main() -> int:
    """Print every fault; the exit code says whether there were any."""
    found = [fault for module in rule_modules() for fault in faults(module)]
    print("\n".join(found) if found else "The rule code keeps to its dialect.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
