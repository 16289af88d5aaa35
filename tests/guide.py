"""The game of docs/adding-a-game.md: built from its snippets outside of the house, and installed as the page says."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from gloaming.games import elsewhere, find

HOME = Path(__file__).parents[1]
PAGE = "docs/adding-a-game.md"
BLOCK = re.compile(r"^```(\w+)(?: file=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CLIENT = "web/"  # how the names of files begin that belong to the browser client
# What the page's `pip install` needs where there is no network; a 0 is how pip is told not to build apart.
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_NO_CACHE_DIR": "1"}


def blocks(page: str) -> list[tuple[str, str, str]]:
    """The snippets of a page: what each is written in, its file if it has one, and its text."""
    return BLOCK.findall((HOME / page).read_text(encoding="utf-8"))


def commands() -> list[str]:
    """The lines that the page would have typed; the first installs the game."""
    return [line for kind, _, text in blocks(PAGE) if kind == "sh" for line in text.splitlines()]


def write_game(home: Path) -> None:
    """The game's package, in a folder of its own."""
    for _, name, text in blocks(PAGE):
        if name and not name.startswith(CLIENT):
            write(home / "last-candle" / "last_candle" / name, text)


def write_scene(home: Path) -> None:
    """What the page adds to the browser client."""
    for _, name, text in blocks(PAGE):
        if name.startswith(CLIENT):
            write(home / name, text)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.resolve().write_text(text, encoding="utf-8")


def install(home: Path) -> Path:
    """Write the game's package and install it; the folder that it is installed in."""
    write_game(home)
    site = home / "site"
    ran = run(commands()[0], home, PIP_TARGET=str(site), **OFFLINE)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return site


def run(command: str, home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a line in a folder, with the programs of this Python."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    given = {**os.environ, "PATH": path, **environment}
    return subprocess.run(["sh", "-c", command], cwd=home, env=given, capture_output=True, text=True, check=False)


@contextmanager
def moved_in(*sites: Path) -> Iterator[None]:
    """Have what lies in some folders found like all that is installed, here and in programs that are started here."""
    folders = [str(site) for site in sites]
    with patch.object(sys, "path", folders + sys.path), patch.dict(os.environ, PYTHONPATH=os.pathsep.join(folders)):
        forget(folders)
        try:
            yield
        finally:
            forget(folders)


def forget(folders: list[str]) -> None:
    """Forget which games there were, and what was imported from some folders."""
    importlib.invalidate_caches()
    for kept in (find, elsewhere.entries, elsewhere.made, elsewhere.tell_if_refused):
        kept.cache_clear()
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(tuple(folders)):
            del sys.modules[name]
