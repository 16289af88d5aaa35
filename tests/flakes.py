"""Run the tests that have to do with time, those of tables, servers and browsers, again and again.

Every other round runs beside a busy loop on each processor. Whatever fails once is wrong.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from stages import BROWSER, SERVED, Stage, do, nothing_left, run, tell, tests


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """So many programs that do nothing, as fast as they can."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for each in running:
            each.kill()
            each.wait()


def again(rounds: int) -> bool:
    """Whether none of so many rounds failed."""
    failed = 0
    for number in range(1, rounds + 1):
        is_busy = number % 2 == 0
        stage = Stage(f"{number}{' busy' if is_busy else ''}", (tests(*SERVED, *BROWSER),))
        with busy(os.cpu_count() or 1 if is_busy else 0), nothing_left() as environment:
            outcome = run(stage, environment)
        tell(stage, outcome)
        failed += not outcome.well
    print(f"{rounds - failed} of {rounds} rounds without a failure")
    return not failed


if __name__ == "__main__":
    do(lambda: again(int(sys.argv[1])))
