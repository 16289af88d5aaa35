"""What holds for all tests: how patient they are, when they end, and how to run those of one game alone."""

import ctypes
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from guide import install

PR_SET_PDEATHSIG = 1  # Linux: the signal that a process gets when its parent has ended

# No example is too slow for a busy machine.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# What a catalogue cannot say is an error, in the programs that tests start as well.
os.environ["GLOAMING_STRICT_WORDS"] = "yes"

# Whatever the machine speaks, tests speak English.
os.environ["LC_ALL"] = "C.UTF-8"

# A process in which tests run ends with the one that started it, instead of going on for nobody.
if sys.platform == "linux" and "PYTEST_XDIST_WORKER" in os.environ:
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="leave out the tests of all other games")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of tests that run over games, keep the wanted one's."""
    wanted = config.getoption("--game")
    if wanted:
        config.hook.pytest_deselected(items=[item for item in items if game_of(item) not in (None, wanted)])
        items[:] = [item for item in items if game_of(item) in (None, wanted)]


def game_of(item: pytest.Item) -> Any:
    """The id of the game that a test is given, None if it is given none."""
    given = getattr(item, "callspec", None)
    game = given.params.get("game") if given else None
    return getattr(game, "id", game)


@pytest.fixture(scope="session")
def guide_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the game of docs/adding-a-game.md is installed."""
    return install(tmp_path_factory.mktemp("guide"))
