"""boardgame.io's server as a yardstick: installed into a folder that is thrown away, where npm can do so."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

OURS = Path(__file__).with_name("boardgame_io")
PACKAGE = {
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2", "socket.io-client": "4.7.5"},
    "overrides": {"koa-compose": "4.1.0"},  # with a later one the server finds no pages: it adds them after composing
}
INSTALL = ("npm", "install", "--silent", "--no-audit", "--no-fund")
INSTALLED_WITHIN = 180  # seconds


def boardgame_moves(
    port: int, tables: int, seconds: float, cpu_of: Callable[[int], float]
) -> tuple[float, float] | None:
    """Moves of tic-tac-toe a second, and the seconds that the server computed for one; None where it cannot be had."""
    if not (shutil.which("npm") and shutil.which("node")):
        print("There is no npm here; boardgame.io is not measured.")
        return None
    with tempfile.TemporaryDirectory(prefix="gloaming-boardgame-") as folder:
        Path(folder, "package.json").write_text(json.dumps(PACKAGE))
        for script in OURS.glob("*.cjs"):
            shutil.copy(script, folder)
        try:
            subprocess.run(INSTALL, cwd=folder, check=True, capture_output=True, timeout=INSTALLED_WITHIN)
        except (OSError, subprocess.SubprocessError):
            print("npm cannot install boardgame.io here; it is not measured.")
            return None
        return measured(folder, port, tables, seconds, cpu_of)


def measured(
    folder: str, port: int, tables: int, seconds: float, cpu_of: Callable[[int], float]
) -> tuple[float, float]:
    """Start the server and its clients, and wait for what they report."""
    environment = {**os.environ, "NODE_ENV": "production"}
    command = ["node", "server.cjs", str(port)]
    server = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        clients = subprocess.Popen(
            ["node", "clients.cjs", str(port), str(tables), str(seconds)], cwd=folder, stdout=subprocess.PIPE
        )
        assert clients.stdout is not None
        clients.stdout.readline()  # they begin to count
        before = cpu_of(server.pid)
        moves = int(clients.stdout.readline())
        spent = cpu_of(server.pid) - before
        clients.wait()
        return moves / seconds, spent / max(moves, 1)
    finally:
        server.terminate()
        server.wait()
