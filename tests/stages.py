"""Run the stages of a task, and say of each in one line how long it took.

What a stage prints is shown only if it fails. All that it writes outside of this folder lies in one temporary folder,
which is removed at the end; a process that outlives the tests is ended, and is a failure.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

HOME = Path(__file__).parents[1]
BIN = HOME / ".venv" / "bin"
PYTEST = (str(BIN / "pytest"), "-q", "-n", "2", "--dist", "worksteal")
COUNTED = re.compile(r"^(?:\d+ \w+(?:, )?)+(?= in [\d.]+s)", re.MULTILINE)
SKIPPED = re.compile(r"^SKIPPED .*$", re.MULTILINE)
ENDING = 20.0  # seconds that a process may take to end after its stage

Command = Sequence[str]


@dataclass(frozen=True)
class Stage:
    """Commands that run side by side, and what they are for."""

    name: str
    commands: tuple[Command, ...]


@dataclass(frozen=True)
class Outcome:
    """What came of a stage: whether it went well, all that it printed, and how long it took."""

    well: bool
    printed: str
    seconds: float

    @property
    def line(self) -> str:
        """How long it took, and what the tests in it counted."""
        minutes, seconds = divmod(round(self.seconds), 60)
        return "  ".join([f"{minutes:3}:{seconds:02}", *COUNTED.findall(self.printed)])


def script(name: str, *given: str) -> Command:
    """One of the house's scripts."""
    return (str(HOME / "scripts" / name), *given)


def tests(*given: str) -> Command:
    """Tests of some rooms, in two processes."""
    return (*PYTEST, *given)


@contextmanager
def nothing_left() -> Iterator[dict[str, str]]:
    """The environment of stages whose traces are removed: a folder for all that is temporary, and all processes."""
    with tempfile.TemporaryDirectory(prefix="gloaming-tests-", ignore_cleanup_errors=True) as folder:
        os.chmod(folder, 0o711)  # PostgreSQL runs as somebody else when the tests run as root
        cache = {"GLOAMING_CACHE": str(HOME / ".cache" / "gloaming")}
        try:
            yield {**os.environ, **cache, "TMPDIR": folder}
        finally:
            for process in processes_with(folder):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)


def processes_with(folder: str) -> dict[int, str]:
    """The processes that have this folder for what is temporary, and what each is; where /proc tells that."""
    found, needle = {}, f"TMPDIR={folder}\0".encode()
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if needle in (place / "environ").read_bytes():
                found[int(place.name)] = (place / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    return found


def left_behind(folder: str) -> dict[int, str]:
    """The processes that go on although whoever started them is gone; those that are just ending are waited for."""
    end = time.monotonic() + ENDING
    while (found := processes_with(folder)) and time.monotonic() < end:
        time.sleep(0.1)
    return found


def run(stage: Stage, environment: dict[str, str]) -> Outcome:
    """Run a stage to its end; one that leaves processes behind has failed."""
    begun = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as printed:
        running = [
            subprocess.Popen(command, cwd=HOME, env=environment, stdout=printed, stderr=subprocess.STDOUT)
            for command in stage.commands
        ]
        well = [process.wait() == 0 for process in running]
        left = left_behind(environment["TMPDIR"])
        printed.seek(0)
        said = [printed.read(), *(f"Left behind: {pid} {command}" for pid, command in left.items())]
    return Outcome(all(well) and not left, "\n".join(said), time.monotonic() - begun)


def tell(stage: Stage, outcome: Outcome) -> None:
    """Say what came of a stage: a line, what was skipped and why, and everything if it failed."""
    if not outcome.well:
        print(outcome.printed, file=sys.stderr)
    print(f"{stage.name:12}{outcome.line}{'' if outcome.well else '  FAILED'}", flush=True)
    for skipped in SKIPPED.findall(outcome.printed):
        print(f"{'':12}{skipped}")


def run_all(stages: Sequence[Stage]) -> bool:
    """Run stage after stage until one fails; say how long all took."""
    begun = time.monotonic()
    with nothing_left() as environment:
        for stage in stages:
            outcome = run(stage, environment)
            tell(stage, outcome)
            if not outcome.well:
                return False
    tell(Stage("all", ()), Outcome(True, "", time.monotonic() - begun))
    return True


# The tasks

CHECKS = Stage("checks", (script("check"), script("client", "--silent", "run", "verify")))
SERVED = ("tests/tables", "tests/terminal", "tests/server")
BROWSER = ("tests/browser",)
SMALLER, LARGEST = ("dont-go-in-there", "haunting-house", "haunted"), "haunted-destinies"  # about equally long
DEEP = 20  # times as many games as in `make test`


def everything() -> list[Stage]:
    """`make test`: all checks and all tests."""
    return [
        CHECKS,
        Stage("compiling", (warm("--bots", *SMALLER), warm("--bots", LARGEST))),
        Stage("rules", (tests("tests/house", "tests/kernel", "tests/games"),)),
        Stage("bots", (tests("tests/bots", "tests/lab"),)),
        Stage("tables", (tests(*SERVED),)),
        Stage("browser", (tests(*BROWSER),)),
    ]


def one_game(game: str) -> list[Stage]:
    """`make quick`: the checks of Python code, and the tests that a change to one game needs."""
    own = f"tests/games/{game.replace('-', '_')}"
    return [
        Stage("checks", (script("check"), warm(game))),
        Stage(game, (tests("--game", game, own, "tests/kernel", "tests/house", "tests/lab/test_compiled.py"),)),
    ]


def deeper() -> list[Stage]:
    """`make soak`: the tests that play many games, with many times more of them."""
    deep = ("env", f"GLOAMING_DEPTH={DEEP}")
    return [Stage(room, ((*deep, *tests(f"tests/{room}")),)) for room in ("kernel", "games", "bots", "lab", "server")]


def warm(*given: str) -> Command:
    """Compile games before two processes would both do it."""
    return (str(BIN / "gloaming"), "warm", *given)


def do(task: Callable[[], bool]) -> NoReturn:
    """Do a task and end with its success; whoever is told to stop clears up first."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Stopped."))
    try:
        sys.exit(0 if task() else 1)
    except KeyboardInterrupt:
        sys.exit("Stopped.")


if __name__ == "__main__":
    task, *game = sys.argv[1:]
    tasks: dict[str, Callable[..., list[Stage]]] = {"test": everything, "quick": one_game, "soak": deeper}
    stages = tasks[task](*game)
    do(lambda: run_all(stages))
