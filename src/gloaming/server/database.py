"""The way to the database: SQLite in a file by default, PostgreSQL by URL; and its migrations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from gloaming.kernel.phrases import phrase
from gloaming.kernel.refusal import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY = 5  # seconds that SQLite waits for another writer
ONE_AT_A_TIME = 7_305_021  # PostgreSQL's advisory lock: two servers that start together migrate one after the other


def database_url(given: str) -> URL:
    """The database that a URL or the path of a SQLite file names, or a refusal."""
    try:
        url = make_url(given if "://" in given else f"sqlite:///{given}")
    except (ArgumentError, ValueError) as error:
        raise Refusal("database-url") from error
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        raise Refusal("database-kind", kind=url.drivername)
    if not url.database or url.database == ":memory:":
        raise Refusal("database-memory")
    return url


def engine_for(url: URL, *, writes: bool = False) -> Engine:
    """An engine; for SQLite, one that writes takes its place in the queue before it looks at anything."""
    if url.drivername != "sqlite":
        return create_engine(url, pool_size=1 if writes else 4, max_overflow=0, pool_pre_ping=not writes)
    engine = create_engine(url, pool_size=1 if writes else 4, max_overflow=0, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for setting in (
            "journal_mode=WAL",
            "synchronous=FULL",
            f"busy_timeout={1000 * BUSY}",
            "cache_size=-8192",
            "temp_store=MEMORY",
            "wal_autocheckpoint=4000",
        ):
            connection.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def migrate(url: URL) -> None:
    """Bring the store up to date. It is safe to do so again, and from several places at once."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = engine_for(url, writes=True)
    try:
        with engine.begin() as connection:
            if url.drivername != "sqlite":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ONE_AT_A_TIME})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise Refusal("database-opened", why=phrase("given-text", text=told_briefly(error))) from error
    except CommandError as error:
        raise Refusal("database-newer") from error
    finally:
        engine.dispose()


def told_briefly(error: BaseException) -> str:
    """The first line of what a database says, without our statement and its values."""
    return str(getattr(error, "orig", None) or type(error).__name__).strip().split("\n")[0].rstrip(".")
