"""Programs beside the tests: PostgreSQL, Redis or Valkey, and Gloaming's own server.

They take calls at sockets in folders of their own, or at ports that the system gave them, so that no two ever want the
same. Each has a guard, a shell that lives until whoever started it is gone, even if that was killed: then it ends the
program and clears its folder away.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import psycopg

from gloaming.client import Visitor
from gloaming.server.database import database_url, migrate

PATIENCE = 120.0  # seconds for whatever a test waits for: only what never comes takes them, on however slow a machine
SECRET = "a secret for tests only, long enough for anybody"
POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if Path("/usr/lib/postgresql").exists() else []
REDIS = shutil.which("valkey-server") or shutil.which("redis-server")
GUARD = """
while read -r now; do pid=$now; done
if [ "$pid" ]; then
    kill -s "$1" -- "-$pid"
    for _ in 1 2 3 4 5 6 7 8 9; do kill -s 0 -- "-$pid" && sleep 0.2; done
fi
rm -rf -- "$2"
"""


def wait_for(condition: Callable[[], object], what: str = "it") -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"{what} did not happen"
        time.sleep(0.01)


class Program:
    """A program with a folder of its own, which can be stopped and started again."""

    name, ending = "", signal.SIGKILL

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix=f"gloaming-{self.name}-"))
        self.log = self.home / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self.guard = subprocess.Popen(
            ["sh", "-c", GUARD, "guard", self.ending.name.removeprefix("SIG"), self.home],
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        self.stop()
        assert self.guard.stdin is not None
        self.guard.stdin.close()
        self.guard.wait(PATIENCE)

    def warn_guard(self, pid: str) -> None:
        assert self.guard.stdin is not None
        self.guard.stdin.write(f"{pid}\n".encode())
        self.guard.stdin.flush()

    def launch(self, *command: str | Path, **given: Any) -> None:
        """Run it, with whatever it says in the log."""
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True, **given)
        self.warn_guard(str(self.process.pid))

    def is_ready(self) -> bool:
        """Whether it takes calls."""
        raise NotImplementedError

    def wait_until_ready(self) -> None:
        def ready_or_dead() -> bool:
            assert self.process is not None
            assert self.process.poll() is None, f"{self.name} ended: {self.said}"
            return self.is_ready()

        wait_for(ready_or_dead, f"that {self.name} takes calls")

    @property
    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def stop(self, how: signal.Signals | None = None) -> None:
        """Tell it to end, or end it with all that it has started."""
        if self.process is not None:
            if how is not None:
                self.process.send_signal(how)
            else:
                with suppress(ProcessLookupError):
                    os.killpg(self.process.pid, self.ending)
            self.process.wait(PATIENCE)
            self.process = None
            self.warn_guard("")


class Postgres(Program):
    """A PostgreSQL server that nobody had before."""

    name, ending = "postgres", signal.SIGQUIT  # which ends it at once, but for what it shares with the system

    def __init__(self) -> None:
        super().__init__()
        self.socket, self.made = self.home / ".s.PGSQL.5432", 0
        self.as_user: dict[str, Any] = {"cwd": self.home}
        if os.getuid() == 0:
            somebody = pwd.getpwnam("postgres")
            self.as_user |= {"user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": []}
            os.chown(self.home, somebody.pw_uid, somebody.pw_gid)
        initdb: list[str | Path] = [
            POSTGRES[-1] / "initdb",
            "-D",
            self.home / "data",
            "-A",
            "trust",
            "-U",
            "gloaming",
            "--no-sync",
        ]
        subprocess.run(initdb, check=True, capture_output=True, **self.as_user)
        self.start()
        self.do("CREATE DATABASE ready")
        migrate(database_url(self.url("ready")))

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://gloaming@/{database}?host={self.home}"

    def start(self) -> None:
        if self.process is None:
            flags: list[str | Path] = ["-F", "-k", self.home, "-c", "listen_addresses=", "-c", "max_connections=60"]
            self.launch(POSTGRES[-1] / "postgres", "-D", self.home / "data", *flags, **self.as_user)
            self.wait_until_ready()

    def is_ready(self) -> bool:
        try:
            self.do("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def do(self, statement: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement)

    def database(self) -> str:
        """The URL of a new database, up to date and empty."""
        self.made += 1
        self.do(f"CREATE DATABASE tables{self.made} TEMPLATE ready")
        return self.url(f"tables{self.made}")


class Redis(Program):
    """A Redis or Valkey server that keeps nothing."""

    name = "redis"

    def __init__(self) -> None:
        super().__init__()
        self.socket = self.home / "socket"
        self.url = f"unix://{self.socket}"
        self.start()

    def start(self) -> None:
        if self.process is None:
            self.launch(str(REDIS), "--port", "0", "--unixsocket", self.socket, "--save", "", "--dir", self.home)
            self.wait_until_ready()

    def is_ready(self) -> bool:
        with socket.socket(socket.AF_UNIX) as probe:
            return probe.connect_ex(str(self.socket)) == 0


class Worker(Program):
    """`gloaming serve` as a process, at any port that is free; at another one when it is started again."""

    name = "worker"

    def __init__(self, database: str, *options: str, **environment: str) -> None:
        super().__init__()
        self.command = [sys.executable, "-m", "gloaming", "serve", "--port", "0", "--database", database, *options]
        self.environment = {**os.environ, "GLOAMING_SECRET": SECRET, "TMPDIR": str(self.home), **environment}
        self.url = ""
        self.start()

    def start(self) -> None:
        self.launch(*self.command, env=self.environment)
        self.wait_until_ready()
        url = self.where()
        Visitor(url).call("GET", "/readyz")
        self.url = url

    def stop(self, how: signal.Signals | None = None) -> None:
        self.url = ""  # somebody else may have its port next
        super().stop(how)

    def is_ready(self) -> bool:
        """Whether it has said where it listens: whoever calls there waits until it answers."""
        return bool(self.where())

    def where(self) -> str:
        listens = re.search(r"listens at (\S+)\n", self.said)
        return listens[1] if listens else ""

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])
