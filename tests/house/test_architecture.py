"""The packages of the house, and which may import which."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import gloaming
from gloaming.games import IDS

SOURCE = Path(gloaming.__file__).parent
LONGEST_FILE = 600
MORE = {"haunted": ["telling"], "haunted-destinies": ["content"]}  # what a game has beyond the plan of all
# What each package may import; the top of the house (the package itself and the command line) may import all.
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "twins": {"kernel", "games", "twins"},
    "bots": {"kernel", "games", "twins", "bots"},
    "tables": {"kernel", "games", "bots", "tables"},
    "lab": {"kernel", "games", "twins", "bots", "lab"},
    "server": {"kernel", "games", "bots", "tables", "server"},
    "words": set(),  # catalogues; there is no Python in it
    "web": set(),  # the built browser client; there is no Python in it
    "terminal": {"kernel", "games", "bots", "tables", "terminal", "client", "server"},  # of the server, messages only
}


def imported(path: Path) -> Iterator[list[str]]:
    """The packages that a file imports, with the modules."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        yield from (name.split(".") for name in names if name.split(".")[0] == "gloaming")


def test_imports_point_one_way() -> None:
    for path in SOURCE.rglob("*.py"):
        package = path.relative_to(SOURCE).parts[0]
        if package in MAY_IMPORT:
            for _, *module in imported(path):
                assert not module or module[0] in MAY_IMPORT[package], f"{path} imports {'.'.join(module)}"


def test_every_package_is_known() -> None:
    packages = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert packages <= set(MAY_IMPORT)


def test_no_game_imports_another() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        home = path.relative_to(SOURCE / "games").parts[0]
        for _, *module in imported(path):
            if len(module) > 1 and module[0] == "games" and (SOURCE / "games" / module[1]).is_dir():
                assert module[1] == home, f"{path} imports {module[1]}"


def test_every_game_has_the_same_files() -> None:
    rules = [f"rules/{name}.py" for name in ("setup", "turn", "end")]
    files = ["__init__.py", "parts.py", "state.py", *rules, "bots/guess.py", "bots/instinct.py"]
    words = [f"words/{name}" for name in ("layout.py", "description.py", "refusals.py", "result.py")]
    languages = [f"words/{language}/{name}" for language in ("en", "de") for name in ("game.ftl", "rulebook.md")]
    for game in map(gloaming.find, IDS):
        folder = SOURCE / "games" / game.id.replace("-", "_")
        assert [name for name in (*files, *words, *languages) if not (folder / name).is_file()] == []
        for name in ("vocabulary", "facts"):
            assert (folder / f"{name}.py").is_file() or (folder / name).is_dir()
        plan = {"__init__", "parts", "state", "vocabulary", "facts", "rules", "words", "bots", *MORE.get(game.id, ())}
        assert {path.stem for path in folder.iterdir()} - {"__pycache__"} <= plan


def test_no_file_is_too_long() -> None:
    for path in SOURCE.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE, path


def test_the_terminal_knows_the_server_s_messages_and_nothing_else_of_it() -> None:
    for path in (SOURCE / "terminal").rglob("*.py"):
        for _, *module in imported(path):
            if module[:1] == ["server"]:
                assert module[1] == "messages", f"{path} imports {'.'.join(module)}"


def test_tables_read_no_clock_and_know_no_network() -> None:
    for path in (SOURCE / "tables").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for word in ("import time", "from time", "datetime", "import socket", "asyncio", "urllib", "http."):
            assert word not in text, f"{path} has {word}"


def test_import_gloaming_imports_none_of_the_libraries() -> None:
    heavy = {"numpy", "numba", "click", "msgspec", "starlette", "uvicorn", "sqlalchemy", "redis", "websockets"}
    heavy |= {"fluent", "babel"}
    program = f"import gloaming, sys; gloaming.games(); print({heavy} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "set()"
