"""Run every benchmark: `make bench`. Numbers in brackets are the bars that Gloaming has set itself."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from timeit import repeat
from typing import Any

import gloaming
from benchmarks.lines import line
from benchmarks.yardsticks import (
    best,
    c_games_per_second,
    open_spiel_answers_per_second,
    open_spiel_iterations_per_second,
)
from gloaming.bots.search import begin_thought, compile_thoughts
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.driver import RANDOM
from gloaming.kernel.game import Game, Options
from gloaming.kernel.match import Match
from gloaming.kernel.seats import MOST_SEATS
from gloaming.kernel.sight import view
from gloaming.kernel.state import pack
from gloaming.lab.bulk import Stepper
from gloaming.lab.simulate import MOST_ANSWERS, simulate

DGIT, HH = gloaming.find("dont-go-in-there"), gloaming.find("haunting-house")
HAUNTED, DESTINIES = gloaming.find("haunted"), gloaming.find("haunted-destinies")
QUICK = {"quick": True}
STARTED = (
    "import time; start = time.perf_counter(); import gloaming; from gloaming.lab.bulk import Bulk;"
    "[Bulk(game, game.lay(n := game.seats.stop - 1), [0] * 8, '').play(0, 1, 1) for game in gloaming.games()];"
    "print(time.perf_counter() - start)"
)


def playouts(
    game: gloaming.Game, players: int, games: int, threads: int = 1, options: dict[str, Any] | None = None
) -> float:
    """Compiled random games a second."""
    bots = [RANDOM] * players
    return games / simulate(game, players, games, bots, options=options, seed="bench", threads=threads).seconds


def bench_playouts() -> None:
    """Whole random games in compiled code, against the same game in C."""
    playouts(DGIT, 3, 1000)
    for game in (HH, HAUNTED, DESTINIES):
        playouts(game, 4, 100)
    pairs = [(playouts(DGIT, 3, 40_000), c_games_per_second(40_000)) for _ in range(5)]
    ours, theirs = max(ours for ours, _ in pairs), max(c[0] for _, c in pairs)
    line("Don't Go In There, 3 players, one core", ours, "games/s", 150_000)
    line("  the same in plain C", theirs, "games/s")
    line("  ratio to C", ours / theirs, "", 0.45)
    tally = simulate(DGIT, 3, 40_000, [RANDOM] * 3, seed="bench").summary()
    mean = sum(seat["score_mean"] for seat in tally["seats"]) / 3
    print(f"  the same game: {tally['answers']['mean']:.2f} and {pairs[0][1][1]:.2f} answers a game,", end="")
    print(f" mean score {mean:.2f} and {pairs[0][1][2]:.2f}")
    line("The Haunting House, 4 players, one core", best(lambda: playouts(HH, 4, 5000)), "games/s", 20_000)
    line("Haunted, 4 players, one core", best(lambda: playouts(HAUNTED, 4, 10_000)), "games/s", 50_000)
    quick = best(lambda: playouts(DESTINIES, 4, 2000, options=QUICK))
    line("Haunted Destinies, 4 players, quick, one core", quick, "games/s", 5000)
    line("  thousandths of the C yardstick", 1000 * quick / theirs, "", 1000 * 5 / 339)  # the bars were set at 339,000
    both = best(lambda: playouts(DGIT, 3, 100_000, threads=2) / playouts(DGIT, 3, 50_000), 5)
    line("Don't Go In There, two cores to one", both, "times", 1.7)


def steps_per_second(seconds: float) -> float:
    """Compiled answers a second, one call a step from Python, legal answers at each."""
    stepper = Stepper(DGIT, 3, seed="bench")
    fresh, first, legal, answers, pick = stepper.clone(), stepper.count, stepper.legal, 0, random.random
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        stepper.restore(fresh)
        count, step = first, stepper.step
        while count:
            count = step(legal[int(pick() * count)])
            answers += 1
    return answers / (time.perf_counter() - start)


def bench_steps() -> None:
    """Stepping from Python, against OpenSpiel's compiled games."""
    ours = best(lambda: steps_per_second(1.0), 5)
    line("Don't Go In There, stepped from Python, compiled", ours, "answers/s", 1_000_000)
    for name in ("hearts", "hanabi"):
        theirs = best(lambda name=name: open_spiel_answers_per_second(name, 1.0))  # type: ignore[misc]
        line(f"  OpenSpiel's {name}", theirs, "answers/s")
        line(f"  ratio to OpenSpiel's {name}", ours / theirs, "", 4)


def iterations_per_second(game: Game, players: int, iterations: int, options: Options | None = None) -> float:
    """Iterations of the search from a game's first question."""
    match = Match(game, players, options, "bench")
    seat = match.seat(match.asked[0])
    thought = begin_thought(game, view(match.state, seat, remembering=True), seat, "bench")
    start = time.perf_counter()
    thought.ponder(iterations)
    return iterations / (time.perf_counter() - start)


def bench_thoughts() -> None:
    """The search, against OpenSpiel's."""
    for game in gloaming.games():
        compile_thoughts(game)
    ours = best(lambda: iterations_per_second(DGIT, 3, 50_000))
    line("Don't Go In There, 3 players, a search's iterations", ours, "iterations/s", 50_000)
    theirs = best(lambda: open_spiel_iterations_per_second(20_000))
    line("  OpenSpiel's ISMCTS on hearts", theirs, "iterations/s")
    line("  ratio to OpenSpiel's ISMCTS", ours / theirs, "", 50 / 28)  # the bar was set where it did 28,000
    for game, players, options in ((HH, 2, None), (HAUNTED, 2, None), (DESTINIES, 3, QUICK)):
        speed = best(lambda: iterations_per_second(game, players, 5000, options))  # noqa: B023
        line(f"{game.title}, {players} players, a search's iterations", speed, "iterations/s")


def interpreted_answers_per_second(games: int) -> float:
    """Answers a second in CPython: whole random games."""
    fresh, key, out = DGIT.lay(3), seed_key("bench"), [0] * (DGIT.most_answers + 1)
    start, answers = time.perf_counter(), 0
    for number in range(games):
        lucks = Luck(key, 2 * number), Luck(key, 2 * number + 1)
        answers += DGIT.moves.playout(fresh.clone(), *lucks, [RANDOM] * MOST_SEATS, out, MOST_ANSWERS)
    return answers / (time.perf_counter() - start)


def bench_interpreted() -> None:
    """CPython alone, against OpenSpiel stepped in the same run."""
    ours = best(lambda: interpreted_answers_per_second(300), 5)
    line("Don't Go In There, interpreted", ours, "answers/s", 120_000)
    hearts = best(lambda: open_spiel_answers_per_second("hearts", 1.0))
    line("  ratio to OpenSpiel's hearts", ours / hearts, "", 120 / 182)  # the bar was set where hearts did 182,000


def seconds_of(program: str) -> float:
    """How long a Python program takes in a new process."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return time.perf_counter() - start


def bench_small_things() -> None:
    """Start-up, size and clones."""
    bare = min(seconds_of("pass") for _ in range(7))
    line("import gloaming", 1000 * (min(seconds_of("import gloaming") for _ in range(7)) - bare), "ms", 60, below=True)
    for game in gloaming.games():
        size = len(pack(game.lay(game.seats.stop - 1)))
        line(f"a state of {game.title}", size, "bytes", 4000 if game is DESTINIES else 1000, below=True)
    cells = Stepper(DGIT, 3)._desk["table"].data.cast("B")
    clone = min(repeat(lambda: bytes(cells), number=100_000)) / 100_000
    line("a clone of a Don't Go In There from Python", 1e6 * clone, "microseconds", 0.3, below=True)


def started(cache: str) -> float:
    """How long it takes a new process to have all games compiled, with this cache."""
    environment = {**os.environ, "GLOAMING_CACHE": cache}
    told = subprocess.run([sys.executable, "-c", STARTED], capture_output=True, text=True, check=True, env=environment)
    return float(told.stdout)


def bench_starts() -> None:
    """The first start, which compiles, and later ones, which do not."""
    with tempfile.TemporaryDirectory() as cache:
        line("the first start of all four games", started(cache), "s", 120, below=True)
        line("a cached start of all four games", min(started(cache) for _ in range(4)), "s", 2, below=True)


if __name__ == "__main__":
    bench_playouts()
    bench_steps()
    bench_thoughts()
    bench_interpreted()
    bench_small_things()
    bench_starts()
