"""The packages of the house, and which may import which."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gloaming
from gloaming.games import IDS

SOURCE = Path(gloaming.__file__).parent
LONGEST_FILE = 600
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
# What each part of a game may import of it besides itself; a game as a whole, its __init__, imports all.
MAY_IMPORT_IN_A_GAME = {
    "parts": set(),
    "content": {"parts"},
    "state": {"parts"},
    "vocabulary": {"parts", "content", "state", "rules", "facts"},  # rules and facts that ask and tell nothing
    "rules": {"parts", "state", "vocabulary"},
    "facts": {"parts", "content", "state", "rules"},
    "telling": {"parts", "vocabulary"},
    "words": {"parts", "content", "state", "vocabulary", "rules", "facts"},
    "bots": {"parts", "state", "vocabulary", "rules"},
}

# What the files of these parts are called, in whichever games have them: the same thing has one name in all of them.
NAMED_ALIKE = {
    "words": {"layout", "description", "refusals", "result", "reading", "sheets"},
    "bots": {"guess", "instinct", "worth", "outlook", "bargains", "odds", "prizes", "suspicion"},
}

Module = tuple[str, ...]  # its name below the folder of its game, part by part; empty for the game as a whole
Imports = dict[Module, set[Module]]


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


def imports_in(folder: Path) -> Imports:
    """For each module of a game those of the same game that it imports, by their names below its folder."""
    modules = {path.relative_to(folder).with_suffix("").parts: path for path in folder.rglob("*.py")}
    paths = {(name[:-1] if name[-1] == "__init__" else name): path for name, path in modules.items()}
    found: Imports = {}
    for module, path in paths.items():
        named = [tuple(names[3:]) for names in imported(path) if names[1:3] == ["games", folder.name]]
        found[module] = {each if each in paths else each[:-1] for each in named}
    return found


def reached(modules: set[Module], imports: Imports) -> set[Module]:
    """These modules, and all that they import of a game, themselves or through others."""
    inner = {each for module in modules for each in imports[module]}
    return modules if inner <= modules else reached(modules | inner, imports)


@pytest.mark.parametrize("game", IDS)
def test_inside_a_game_imports_point_one_way(game: str) -> None:
    for module, imports in imports_in(SOURCE / "games" / game.replace("-", "_")).items():
        for part in module[:1]:  # none of the game as a whole
            assert {each[0] for each in imports} <= MAY_IMPORT_IN_A_GAME[part] | {part}, module


@pytest.mark.parametrize("game", IDS)
def test_a_vocabulary_imports_rules_that_ask_and_tell_nothing(game: str) -> None:
    imports = imports_in(SOURCE / "games" / game.replace("-", "_"))
    modules = reached({each for each in imports if each[:1] == ("vocabulary",)}, imports)
    assert modules
    speaking = [each for each in modules if "vocabulary" in {part for part, *_ in imports[each]}]
    assert [each for each in speaking if each[0] != "vocabulary"] == []


def test_a_game_of_the_house_is_a_folder_that_is_named_by_its_id() -> None:
    assert {game.replace("-", "_") for game in IDS} == {path.parent.name for path in SOURCE.glob("games/*/__init__.py")}
    assert [gloaming.find(game).id for game in IDS] == [*IDS]


def test_to_know_the_games_none_is_imported() -> None:
    told = of_python("import gloaming, sys; print(gloaming.find.__module__, *sys.modules)").split()
    assert "gloaming.games" in told
    assert [name for name in told if name.startswith("gloaming.games.")] == []


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
        assert {path.stem for path in folder.iterdir()} - {"__pycache__"} <= {"__init__", *MAY_IMPORT_IN_A_GAME}
        for part, names in NAMED_ALIKE.items():
            assert {path.stem for path in (folder / part).glob("[!_]*.py")} <= names
        assert game.outlook is None or game.outlook.__module__.endswith(".bots.outlook")


def test_every_module_is_named_on_the_page() -> None:
    named = set(re.findall(r"\w+", (SOURCE.parents[1] / "ARCHITECTURE.md").read_text(encoding="utf-8")))
    modules = [path.relative_to(SOURCE) for path in SOURCE.rglob("[!_]*.py")]
    inner = ("migrations", *(game.replace("-", "_") for game in IDS))  # of the store, and of the games
    ours = [path for path in modules if not {*path.parts} & {*inner}]
    assert [path for path in ours if path.stem not in named] == []


def test_no_file_is_too_long() -> None:
    for path in SOURCE.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE, path


def test_the_terminal_knows_the_server_s_messages_and_nothing_else_of_it() -> None:
    modules = [module for path in (SOURCE / "terminal").rglob("*.py") for _, *module in imported(path)]
    assert {tuple(module[:2]) for module in modules if module[:1] == ["server"]} == {("server", "messages")}


def test_tables_read_no_clock_and_know_no_network() -> None:
    for path in (SOURCE / "tables").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for word in ("import time", "from time", "datetime", "import socket", "asyncio", "urllib", "http."):
            assert word not in text, f"{path} has {word}"


def test_import_gloaming_imports_none_of_the_libraries() -> None:
    heavy = {"numpy", "numba", "click", "msgspec", "starlette", "uvicorn", "sqlalchemy", "redis", "websockets"}
    heavy |= {"fluent", "babel"}
    assert of_python(f"import gloaming, sys; gloaming.games(); print({heavy} & set(sys.modules))").strip() == "set()"


def of_python(program: str) -> str:
    """What a program prints that is run by itself."""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
