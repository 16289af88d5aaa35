"""What Gloaming is measured against: the same game in plain C, and OpenSpiel's games stepped from Python."""

from __future__ import annotations

import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path


@cache
def yardstick_in_c() -> Path | None:
    """The C program, built for this machine; None where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    program = Path(tempfile.mkdtemp(prefix="gloaming-bench-")) / "yardstick"
    source = Path(__file__).with_name("yardstick.c")
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, source], check=True)
    return program


def c_games_per_second(games: int) -> tuple[float, float, float]:
    """Games a second, answers a game and the mean score of the game in C."""
    program = yardstick_in_c()
    if program is None:
        raise SystemExit("There is no C compiler here; the yardstick needs one.")
    told = subprocess.run([program, str(games), "1"], capture_output=True, text=True, check=True).stdout.split()
    played, answers, seconds, mean = int(told[0]), int(told[1]), float(told[2]), float(told[3])
    return played / seconds, answers / played, mean


def open_spiel_answers_per_second(name: str, seconds: float) -> float:
    """OpenSpiel stepped from Python at random, the legal answers listed at every step; chance's steps do not count."""
    import pyspiel  # noqa: PLC0415

    game, answers, start = pyspiel.load_game(name), 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            answers += 1
    return answers / (time.perf_counter() - start)


def open_spiel_iterations_per_second(iterations: int) -> float:
    """OpenSpiel's search in C++ with one random play-out an iteration, at the first card of hearts."""
    import pyspiel  # noqa: PLC0415

    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, iterations)
    start = time.perf_counter()
    bot.step(state)
    return iterations / (time.perf_counter() - start)


def best(measure: Callable[[], float], times: int = 3) -> float:
    """The best of a few measurements: what the machine can do when it is left alone."""
    return max(measure() for _ in range(times))
