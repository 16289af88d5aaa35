"""How a server is set up: by the command line, and for secrets and hooks by the environment."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec

from gloaming.kernel.causes import cause
from gloaming.kernel.refusal import Refusal

IN_ENVIRONMENT = "GLOAMING_SETTINGS"  # where a server's parent process puts them for its workers
SHORTEST_SECRET = 32  # characters


class Mail(msgspec.Struct, frozen=True):
    """How e-mail is sent."""

    host: str
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    tls: bool = True


class Settings(msgspec.Struct, frozen=True):
    """All settings of a server."""

    database: str = "gloaming.db"
    redis: str = ""
    workers: int = 1
    secret: str = ""  # signs cookies and links
    public_url: str = ""  # how people reach the server; the origin that is trusted beside the host's own
    secure: bool = False  # cookies over HTTPS only
    cached: int = 2000  # tables kept in memory
    idle: float = 60.0  # seconds after which a table that nobody looks at is put away
    webhook: str = ""
    mail: Mail | None = None
    notice_after: float = 120.0  # seconds that somebody is asked before a notice goes out
    http_rate: float = 20.0  # requests a second from one address, in the long run
    http_burst: int = 200
    seat_rate: float = 40.0  # messages a second from one socket, in the long run
    seat_burst: int = 200
    sockets: int = 200  # sockets from one address
    trusted_proxies: str = "127.0.0.1"
    tables_an_hour: int = 200  # that one address may open
    workers_folder: str = ""  # a folder in which workers without Redis find each other; made by their parent

    @property
    def notices(self) -> int | None:
        """Milliseconds until a notice; None where none are sent."""
        return int(1000 * self.notice_after) if self.webhook or self.mail else None


def to_environment(settings: Settings) -> None:
    """Hand the settings down to worker processes."""
    os.environ[IN_ENVIRONMENT] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings that the parent process handed down."""
    return msgspec.json.decode(os.environ[IN_ENVIRONMENT], type=Settings)


def mail_from_environment() -> Mail | None:
    """The mail settings, if there are any: GLOAMING_SMTP_HOST, _PORT, _USER, _PASSWORD, _FROM, _TLS."""
    host = os.environ.get("GLOAMING_SMTP_HOST", "")
    if not host:
        return None
    port = os.environ.get("GLOAMING_SMTP_PORT", "587")
    if not port.isascii() or not port.isdigit() or not 0 < int(port) < 1 << 16:
        raise Refusal("mail-port", port=port[:20])
    sender = os.environ.get("GLOAMING_SMTP_FROM", "")
    if not sender:
        raise Refusal("mail-sender")
    return Mail(
        host,
        int(port),
        os.environ.get("GLOAMING_SMTP_USER", ""),
        os.environ.get("GLOAMING_SMTP_PASSWORD", ""),
        sender,
        os.environ.get("GLOAMING_SMTP_TLS", "yes") != "no",
    )


def find_secret(database: str) -> str:
    """The secret that signs cookies: from GLOAMING_SECRET, or kept in a file of its own beside the SQLite file."""
    given = os.environ.get("GLOAMING_SECRET", "")
    if given:
        if len(given) < SHORTEST_SECRET:
            raise Refusal("secret-short", least=SHORTEST_SECRET)
        return given
    if "://" in database and not database.startswith("sqlite:///"):
        raise Refusal("secret-shared")
    path = Path(database.removeprefix("sqlite:///") + ".secret")
    try:
        if not path.exists():
            keep_secret(path)
        kept = path.read_text(encoding="ascii").strip()
    except OSError as error:
        raise Refusal("secret-kept", file=str(path), why=cause(error)) from error
    except ValueError:
        kept = ""
    if len(kept) < SHORTEST_SECRET:
        raise Refusal("secret-damaged", file=str(path))
    return kept


def keep_secret(path: Path) -> None:
    """Make a secret in a file that is whole as soon as it is there; the one of a server that was quicker stays."""
    with NamedTemporaryFile("w", dir=path.parent, encoding="ascii") as file:
        file.write(secrets.token_urlsafe(SHORTEST_SECRET))
        file.flush()
        os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(file.name, path)
