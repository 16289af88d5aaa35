"""Compiled twins of a game's plain functions, over a NumPy record. Delete this file and all still works, more slowly.

The rule functions stay as they are: each is copied with its globals bound to compiled twins. Only lookups in tuples of
functions are written out as chains of comparisons, and indices and divisions in a form that costs less. What is written
lies in a real file, in a folder named after a hash of all sources, of Numba and of this machine's processor, so that no
stale rule can ever run.
"""

from __future__ import annotations

import ast
import dis
import hashlib
import inspect
import os
import sys
import tempfile
import textwrap
from collections.abc import Callable, Sequence
from functools import cache
from math import log, sqrt
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import llvmlite.binding
import numba
import numpy as np
from numba.extending import intrinsic

from gloaming.kernel import agenda, chance, decks, driver, news, search, seats
from gloaming.kernel.chance import CONSTANTS, ROUNDS, WORD, WORDS, block
from gloaming.kernel.game import Game
from gloaming.kernel.phrases import TITLE
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import MOST_SEATS
from gloaming.kernel.state import GameState
from gloaming.kernel.state import layout as in_order
from gloaming.twins.entries import ENTRIES
from gloaming.twins.linked import LinkedCompiler

FAST: dict[str, Any] = {"error_model": "numpy", "_nrt": False}  # no reference counts: rules allocate nothing
KEPT: dict[str, Any] = {"cache": True, "nogil": True}

PART: dict[str, Any] = {"pipeline_class": LinkedCompiler}
PARTS_SHARE = 0.6  # of the time to compile a game: about so much goes into its functions, the rest into the entries
CELLS = {8: np.int8, 16: np.int16}
LUCK = np.dtype([("state", np.uint32, WORDS), ("words", np.uint32, WORDS), ("used", np.int64)])


# What is written anew: lookups in tuples of functions.

ADVANCE = """\
def advance(g: "GameState") -> None:
    while g.asked == 0 and g.over == 0:
        if g.alone > 0:
            seat = g.alone - 1
            g.alone = 0
            carry_out(g, seat, g.alone_question, g.alone_subject, g.alone_answer)
            continue
        g.pending -= 1
        step = g.step[g.pending]
        about = g.about[g.pending]
"""
CARRY_OUT = """\
def carry_out(g: "GameState", seat: int, question: int, subject: int, answer: int) -> None:
"""
APPLY = """\
def apply(g: "GameState", seat: int, answer: int) -> None:
    g.asked &= ~(1 << seat)
    carry_out(g, seat, g.question, g.subject, answer)
    advance(g)
"""
ALLOWS = """\
def allows(g: "GameState", seat: int, answer: int) -> bool:
    question = g.question
    subject = g.subject
"""
LEGAL = """\
def legal(g: "GameState", seat: int, out: "list[int]") -> int:
    count = 0
    question = g.question
    subject = g.subject
    width = g.width
"""
LIST = """\
for answer in range(width):
    out[count] = answer
    count += {}(g, seat, subject, answer)
"""
LET_CHOOSE = """\
def let_choose(g: "GameState", seat: int, question: int, subject: int, width: int) -> int:
    ways = 0
    way = 0
"""
COUNT = """\
for answer in range(width):
    if {}(g, seat, subject, answer):
        if ways == 1:
            ask(g, seat, question, subject, width)
            return 2
        ways = 1
        way = answer
"""
CHOSEN = """\
    if ways == 1:
        g.alone = seat + 1
        g.alone_question = question
        g.alone_subject = subject
        g.alone_answer = way
    return ways
"""
FAVOURITE = """\
def favourite(g: "GameState", seat: int, minds: "Luck") -> int:
    best = WORST
    chosen = 0
    equals = 0
    question = g.question
    subject = g.subject
    width = g.width
"""
WEIGH = """\
for answer in range(width):
    if {}(g, seat, subject, answer):
        liked = {}(g, seat, subject, answer)
        if liked > best:
            best = liked
            chosen = answer
            equals = 1
        elif liked == best:
            equals += 1
            if below(minds, equals) == 0:
                chosen = answer
"""
LIKES = """\
def likes(g: "GameState", seat: int, answer: int) -> int:
    question = g.question
    subject = g.subject
"""
FILL_GAPS = """\
def fill_gaps(g: "GameState", seat: int, minds: "Luck") -> None:
    {}(g, seat, minds)
"""
COMPANY = """\
def company(g: "GameState") -> int:
    return {}(g)
"""
PROSPECTS = """\
def prospects(g: "GameState", seat: int) -> int:
    return {}(g, seat)
"""


def branches(value: str, bodies: Sequence[str], depth: int = 1) -> str:
    """`if value == 0: ... elif value == 1: ...`, leaving out the empty ones."""
    text, word, indent = "", "if", "    " * depth
    for number, body in enumerate(bodies):
        if body:
            lines = "".join(f"{indent}    {line}\n" for line in body.splitlines())
            text += f"{indent}{word} {value} == {number}:\n{lines}"
            word = "elif"
    return text


def dispatchers(game: Game) -> str:
    """The driver's lookups in this game's tuples of functions, as chains of comparisons."""
    answered = [f.__name__ for f in game.answered]
    allowed = [f.__name__ for f in game.allowed]
    opinions = [f.__name__ if f else "" for f in game.opinions]
    judged = [WEIGH.format(may, liked) if liked else "" for may, liked in zip(allowed, opinions, strict=True)]
    parts = (
        ADVANCE + branches("step", [f"{f.__name__}(g, about)" for f in game.steps], depth=2),
        CARRY_OUT + branches("question", [f"{name}(g, seat, subject, answer)" for name in answered]),
        APPLY,
        LET_CHOOSE + branches("question", [COUNT.format(name) for name in allowed]) + CHOSEN,
        ALLOWS
        + branches("question", [f"return {name}(g, seat, subject, answer)" for name in allowed])
        + "    return False\n",
        LEGAL + branches("question", [LIST.format(name) for name in allowed]) + "    return count\n",
        FAVOURITE + branches("question", judged) + "    return chosen\n",
        LIKES
        + branches("question", [f"return {name}(g, seat, subject, answer)" if name else "" for name in opinions])
        + "    return 0\n",
        FILL_GAPS.format(game.guess.__name__),
        COMPANY.format((game.company or search.those_asked).__name__),
        PROSPECTS.format((game.outlook or search.even).__name__),
    )
    return "\n\n".join(parts)


# What has a compiled form of its own: chance, and silence for news.


def begin(luck: Any, key: Any, stream: int) -> None:
    """A new stream of random words."""
    for i in range(len(CONSTANTS)):
        luck.state[i] = CONSTANTS[i]
    for i in range(8):
        luck.state[4 + i] = key[i]
    restart(luck, stream)


def restart(luck: Any, stream: int) -> None:
    """Go to the beginning of another stream of the same key."""
    luck.state[12] = 0
    luck.state[13] = 0
    luck.state[14] = stream & WORD
    luck.state[15] = stream >> 32
    luck.used = WORDS


def quarter(a: Any, b: Any, c: Any, d: Any) -> Any:
    """The quarter round of ChaCha on words of 32 bits, which need no masks."""
    u32 = np.uint32
    a = u32(a + b)
    d = u32(d ^ a)
    d = u32((d << u32(16)) | (d >> u32(16)))
    c = u32(c + d)
    b = u32(b ^ c)
    b = u32((b << u32(12)) | (b >> u32(20)))
    a = u32(a + b)
    d = u32(d ^ a)
    d = u32((d << u32(8)) | (d >> u32(24)))
    c = u32(c + d)
    b = u32(b ^ c)
    b = u32((b << u32(7)) | (b >> u32(25)))
    return a, b, c, d


def below(luck: Any, width: int) -> int:
    """The next number below the width."""
    if luck.used == WORDS:
        block(luck.state, luck.words, ROUNDS)
        luck.state[12] += 1
        luck.used = 0
    luck.used += 1
    return (np.int64(luck.words[luck.used - 1]) * width) >> 32  # type: ignore[return-value]  # an int, compiled


def silence(*_: Any) -> None:
    """Nobody listens."""


def reader(kind: Any) -> Any:
    """A compiled function that reads an address as a record of this kind."""

    @intrinsic
    def record_at(_typing: Any, _address: Any) -> Any:
        def build(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return builder.inttoptr(args[0], context.get_value_type(kind))

        return kind(numba.types.int64), build

    return record_at


# States as NumPy records.


def record(kind: type[GameState]) -> np.dtype[Any]:
    """The state as a NumPy record."""
    return np.dtype([(name, CELLS[field.bits], field.shape) for name, field in in_order(kind).items()])


def desk_of(game: Game) -> np.dtype[Any]:
    """A state with its chance and its legal answers, in one record."""
    answers = (np.int16, game.most_answers + 1)
    return np.dtype(
        [("chance", LUCK), ("count", np.int64), ("state", record(game.state)), ("legal", *answers)], align=True
    )


def namespace(game: Game) -> dict[str, Any]:
    """All names that the game's functions use, as Numba can read them."""
    space: dict[str, Any] = {}
    for module in (seats, agenda, decks, news, chance, driver, search, *game.sources):
        for name, value in vars(module).items():
            if name.startswith("__") or not useful(value):
                continue
            if space.setdefault(name, value) is not value and space[name] != value:
                raise game.refusing(Refusal("two-meanings", name=name, game=TITLE, module=module.__name__))
    space |= {
        "tell": silence,
        "whisper": silence,
        "begin": begin,
        "restart": restart,
        "below": below,
        "quarter": quarter,
    }
    space = {name: constant(value) for name, value in space.items()}
    return space | {"np": np, "log": log, "sqrt": sqrt, "desk_at": reader(numba.from_dtype(desk_of(game)))}


def useful(value: Any) -> bool:
    """Whether rules can use it: a function, a number, a table of numbers, a class of names for numbers."""
    if isinstance(value, tuple):
        return bool(value) and all(isinstance(part, int | tuple) and useful(part) for part in value)
    if isinstance(value, type):
        numbers = [part for name, part in vars(value).items() if name[0] != "_"]
        return bool(numbers) and all(isinstance(part, int) for part in numbers)
    return isinstance(value, int | FunctionType)


def constant(value: Any) -> Any:
    """Tuples of numbers become narrow arrays, and classes of numbers modules: what Numba reads as constants."""
    if isinstance(value, tuple):
        table = np.array(value)
        return table.astype(np.min_scalar_type(min(int(table.min()), -int(table.max()) - 1)))
    if isinstance(value, type):
        module = ModuleType(value.__name__)
        module.__dict__.update({name: number for name, number in vars(value).items() if name[0] != "_"})
        return module
    return value


@cache
def twins(game: Game, purpose: str = "play") -> ModuleType:
    """The compiled game: a module with `play_many` and `step` to play it, or with `ponder` to think about it."""
    entries = ENTRIES[purpose]
    text = dispatchers(game) + "\n\n" + "\n\n".join(inspect.getsource(entry) for entry in entries)
    path, names = written(game, purpose, text), {entry.__name__ for entry in entries}
    kept = path.with_suffix(".kept").exists()
    module = sys.modules[f"gloaming_{path.stem}"] = ModuleType(f"gloaming_{path.stem}")
    space = module.__dict__
    space.update(namespace(game), __file__=str(path), Any=Any)
    exec(compile(text, str(path), "exec"), space)
    for name, function in list(space.items()):
        if isinstance(function, FunctionType):
            code = function.__code__ if kept or name in names else lean(function, space)
            twin = FunctionType(code, space, name)
            twin.__module__, twin.__annotations__ = module.__name__, function.__annotations__
            space[name] = numba.njit(**FAST, **(KEPT if name in names else PART))(twin)
    return module


class Lean(ast.NodeTransformer):
    """Says the same in a way that compiles to less.

    An index of the rules is never negative (a test sees to that), so it is made unsigned and Numba need not provide
    for counting from the end; a grid is indexed once, not row by row; and `//` and `%` by a power of two, which Numba
    does not see through, become `>>` and `&`.
    """

    def __init__(self, space: dict[str, Any]) -> None:
        self.space = space

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        """`grid[i][j]` becomes `grid[np.uint64(i), np.uint64(j)]`."""
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Constant):
            unsigned = ast.Attribute(ast.Name("np", ast.Load()), "uint64", ast.Load())
            node.slice = ast.Call(unsigned, [node.slice], [])
        if isinstance(node.value, ast.Subscript):
            node.slice = ast.Tuple([node.value.slice, node.slice], ast.Load())
            node.value = node.value.value
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.BinOp:
        """`number // 4` becomes `number >> 2`, and `number % 4` becomes `number & 3`."""
        self.generic_visit(node)
        by = self.number(node.right)
        if by > 0 and by & (by - 1) == 0:
            if isinstance(node.op, ast.FloorDiv):
                node.op, node.right = ast.RShift(), ast.Constant(by.bit_length() - 1)
            elif isinstance(node.op, ast.Mod):
                node.op, node.right = ast.BitAnd(), ast.Constant(by - 1)
        return node

    def number(self, node: ast.expr) -> int:
        """The whole number that an expression stands for; 0 if it is not a constant."""
        value = node.value if isinstance(node, ast.Constant) else None
        value = self.space.get(node.id) if isinstance(node, ast.Name) and node.id.isupper() else value
        return value if type(value) is int else 0


def lean(function: FunctionType, space: dict[str, Any]) -> CodeType:
    """The code of a function, made lean."""
    tree = Lean(space).visit(ast.parse(textwrap.dedent(inspect.getsource(function))))
    made = compile(ast.fix_missing_locations(tree), function.__code__.co_filename, "exec")
    return next(part for part in made.co_consts if isinstance(part, CodeType) and part.co_name == function.__name__)


def warm(game: Game, on_progress: Callable[[float], None] = lambda done: None, purpose: str = "play") -> ModuleType:
    """The compiled game, compiled now unless it was before.

    Each function is compiled for one signature, callees first; left to itself Numba would compile it anew for every
    mix of 16-bit and 64-bit numbers that it is called with.
    """
    module = twins(game, purpose)
    kept = Path(str(module.__file__)).with_suffix(".kept")
    if not kept.exists():
        space = vars(module)
        kinds = {"int": numba.types.int64, "Luck": numba.from_dtype(LUCK)}
        kinds |= dict.fromkeys(("State", "GameState"), numba.from_dtype(record(game.state)))
        order = callees_first(space, [entry.__name__ for entry in ENTRIES[purpose]])
        for done, name in enumerate(order):
            on_progress(PARTS_SHARE * done / len(order))
            compile_for(space[name], kinds)
        on_progress(PARTS_SHARE)
        REHEARSALS[purpose](game, module)
        kept.touch()
    on_progress(1.0)
    return module


def is_warm(game: Game, purpose: str = "play") -> bool:
    """Whether the compiled game is there to be used at once."""
    return place_of(game, purpose).with_suffix(".kept").exists()


def rehearse_play(game: Game, module: ModuleType) -> None:
    """Have the entries compiled and kept, with nothing to play: for the types with which bulk.py calls them."""
    module.step.compile((numba.types.int64, numba.types.int64))
    state, lucks = np.zeros(1, record(game.state)).view(np.recarray), np.zeros(2, LUCK).view(np.recarray)
    words, answers = np.zeros(8, np.int64), np.zeros(0, np.int64)
    ends = np.zeros((0, MOST_SEATS, 2), np.int16)
    module.play_many(state, state, lucks, words, 0, words, np.zeros(1, np.int16), 0, answers, ends)


def rehearse_thought(game: Game, module: ModuleType) -> None:
    """The same for a search that does not think at all: for the types with which thought.py calls it."""
    state, lucks = np.zeros(1, record(game.state)).view(np.recarray), np.zeros(2, LUCK).view(np.recarray)
    row, tree, out = np.zeros(8, np.int64), np.zeros((1, 1), np.int64), np.zeros(1, np.int16)
    module.start(lucks, row, 0)
    module.ponder(state, state, 0, tree, row, row, row, out, row, lucks, 0)


REHEARSALS = {"play": rehearse_play, "think": rehearse_thought}


def compile_for(function: Any, kinds: dict[str, Any]) -> None:
    """Compile a function for the types that it declares; one that takes rows of any kind waits for its calls."""
    declared = [function.py_func.__annotations__.get(name) for name in inspect.signature(function.py_func).parameters]
    wanted = [kinds.get(kind if isinstance(kind, str) else getattr(kind, "__name__", "")) for kind in declared]
    if None not in wanted:
        function.compile(tuple(wanted))
        function.disable_compile()


def callees_first(space: dict[str, Any], entries: Sequence[str]) -> list[str]:
    """The compiled functions that the entries need, each after all that it calls."""
    order: list[str] = []

    def visit(name: str) -> None:
        for part in dis.get_instructions(space[name].py_func):
            if part.opname == "LOAD_GLOBAL" and part.argval not in order and hasattr(space.get(part.argval), "py_func"):
                visit(part.argval)
        order.append(name)

    for entry in entries:
        visit(entry)
    return order


def written(game: Game, purpose: str, text: str) -> Path:
    """The file of the generated code; it is written once, whole."""
    path = place_of(game, purpose)
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False, encoding="utf-8") as file:
            file.write(text)
        os.replace(file.name, path)
    return path


def place_of(game: Game, purpose: str) -> Path:
    """Where the generated code lies."""
    return cache_home() / fingerprint(game) / f"{game.id.replace('-', '_')}_{purpose}.py"


def cache_home() -> Path:
    """Where compiled games are kept."""
    root = os.environ.get("GLOAMING_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache") / "gloaming"
    return Path(root).expanduser()


@cache
def fingerprint(game: Game) -> str:
    """A hash of all that a compiled game depends on: the kernel, the game, this room, Numba, the processor."""
    kernel, folder = Path(driver.__file__).parent, Path(inspect.getfile(game.state)).parent
    told = hashlib.sha256(str(folder).encode())
    here = Path(__file__).parent
    for source in (*sorted(kernel.glob("*.py")), *sorted(folder.rglob("*.py")), *sorted(here.glob("*.py"))):
        told.update(source.read_bytes())
    about = (numba.__version__, np.__version__, sys.version, llvmlite.binding.get_host_cpu_name())
    told.update(repr(about).encode())
    return told.hexdigest()[:16]
