"""What takes long and must hold nobody up goes on in processes beside the server: compiling searches, and the adviser's
thinking as long as its search is not compiled.

    python -m gloaming.server.jobs LIFELINE compile GAME
    python -m gloaming.server.jobs LIFELINE hint SECONDS SEAT < RECORD
    python -m gloaming.server.jobs LIFELINE review SECONDS [SEAT] < RECORD

The lifeline is the number of a pipe whose other end the server holds; when it is let go, the process ends.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import subprocess
import sys
from importlib.util import find_spec
from threading import Thread
from typing import Any

import msgspec

import gloaming
from gloaming.bots import adviser
from gloaming.bots.search import compile_thoughts, compiled_home
from gloaming.kernel import record
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.server import payloads as p

NICE = 10  # these processes leave the processor to whoever plays
LONGEST = 600  # seconds that one may take

log = logging.getLogger("gloaming.jobs")


class Jobs:
    """The processes beside one worker."""

    def __init__(self) -> None:
        self.wanted: set[str] = set()  # the games that were to be compiled; each is tried once
        self.running: set[subprocess.Popen[bytes]] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    def compile(self, game: Game) -> None:
        """Have a game's searches compiled in the background; called on the event loop."""
        if game.id not in self.wanted:
            self.wanted.add(game.id)
            task = asyncio.get_running_loop().create_task(self.run_compile(game))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def run_compile(self, game: Game) -> None:
        """Compile, and say in the log what came of it."""
        if find_spec("numba") is None:
            log.warning("bots that think answer by instinct: Numba is not installed", extra={"game": game.id})
            return
        log.info("searches are being compiled; until then bots answer by instinct", extra={"game": game.id})
        code, _, said = await self.run(b"", "compile", game.id)
        if code == 0:
            log.info("searches are compiled", extra={"game": game.id})
        elif not self.stopped:
            log.error("searches could not be compiled", extra={"game": game.id, "why": last_line(said)})

    async def review(self, match: Match, seat: int | None, seconds: float) -> list[p.Reviewed]:
        """A hasty review of a game, in so many seconds of thinking altogether."""
        given = ["review", str(seconds / max(1, len(match.log)))] + ([] if seat is None else [str(seat)])
        return msgspec.json.decode(await self.run_adviser(match, *given), type=list[p.Reviewed])

    async def hint(self, match: Match, seat: int, seconds: float) -> list[p.Hinted]:
        """What the adviser would answer for a seat that is asked."""
        found = await self.run_adviser(match, "hint", str(seconds), str(seat))
        return msgspec.json.decode(found, type=list[p.Hinted])

    async def run_adviser(self, match: Match, *given: str) -> bytes:
        """What a process says of a game."""
        code, found, said = await self.run(record.write(match).encode(), *given)
        if code:
            raise RuntimeError(f"the {given[0]} failed: {last_line(said)}")
        return found

    async def run(self, typed: bytes, *given: str) -> tuple[int, bytes, bytes]:
        """Run this module in a process of its own: its code, and what it wrote."""
        return await asyncio.to_thread(self.run_and_wait, typed, given)

    def run_and_wait(self, typed: bytes, given: tuple[str, ...]) -> tuple[int, bytes, bytes]:
        """The same, waiting for it; it ends with the server, which holds the other end of its lifeline."""
        pipe, (lifeline, held) = subprocess.PIPE, os.pipe()
        command = [sys.executable, "-m", __name__, str(lifeline), *given]
        try:
            process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, pass_fds=(lifeline,))
        finally:
            os.close(lifeline)
        with os.fdopen(held), process:
            self.running.add(process)
            if self.stopped:
                process.kill()
            try:
                found, said = process.communicate(typed, timeout=LONGEST)
            except subprocess.TimeoutExpired:
                process.kill()
                found, said = process.communicate()
            finally:
                self.running.discard(process)
        return process.returncode, found, said

    async def stop(self) -> None:
        """End them; whatever they did can be done again."""
        self.stopped = True
        for process in (*self.running,):
            process.kill()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def last_line(said: bytes) -> str:
    """What a process said at last."""
    return said.decode(errors="replace").strip().split("\n")[-1][:200]


def reviewed(comments: list[adviser.Comment], *, hasty: bool) -> list[p.Reviewed]:
    """What the adviser said, as it is sent."""
    return [
        p.Reviewed(
            each.step,
            each.seat,
            p.AskedInfo(*each.question),
            p.GivenInfo(*each.given.answer),
            each.given.chance,
            p.GivenInfo(*each.best.answer),
            each.best.chance,
            each.swing,
            each.costly,
            each.turning,
            hasty,
        )
        for each in comments
    ]


def hinted(advice: adviser.Advice) -> list[p.Hinted]:
    """The same of a hint."""
    return [
        p.Hinted(p.GivenInfo(*each.answer), each.chance, [p.GivenInfo(*then) for then in each.line])
        for each in advice.choices
    ]


# In the process


def compile_alone(game: Game) -> None:
    """Compile a game's searches, while no other process of this machine compiles any."""
    home = compiled_home()
    home.mkdir(parents=True, exist_ok=True)
    with (home / "compiling").open("w", encoding="ascii") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        compile_thoughts(game)


def end_with(lifeline: int) -> None:
    """End as soon as the server lets its lifeline go: however that came, nobody waits for the result any more."""
    os.read(lifeline, 1)
    os._exit(1)


def main(given: list[str]) -> None:
    """Do what was asked for."""
    os.nice(NICE)
    lifeline, what, *rest = given
    Thread(target=end_with, args=(int(lifeline),), name="lifeline", daemon=True).start()
    if what == "compile":
        compile_alone(gloaming.find(rest[0]))
    else:
        kept = record.read(sys.stdin.read())
        match = record.replay(kept, gloaming.find(kept.game))
        seconds, seat = float(rest[0]), int(rest[1]) if len(rest) > 1 else None
        if what == "hint":
            said: Any = hinted(adviser.advise(match, seat, seconds=seconds))
        else:
            said = reviewed(adviser.review(match, seat, seconds=seconds), hasty=True)
        sys.stdout.buffer.write(msgspec.json.encode(said))


if __name__ == "__main__":
    main(sys.argv[1:])
