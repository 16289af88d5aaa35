"""What the store holds: tables, what happened at them, and who sits where."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, PrimaryKeyConstraint, Table, Text
from sqlalchemy import UniqueConstraint as Unique

metadata = MetaData()

# SQLite counts rows by itself only where the key is exactly INTEGER.
Counter = BigInteger().with_variant(Integer(), "sqlite")

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seed", Text, nullable=False),  # a secret until the game is over
    Column("opened", BigInteger, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("stage", Text, nullable=False),
    Column("summary", Text, nullable=False),  # what the lobby shows, as JSON
    Column("due", BigInteger),  # when the house has to do something: a bot, a clock, a notice
    Index("tables_due", "due"),
    Index("tables_lobby", "stage", "private", "opened"),
)

events = Table(
    "events",
    metadata,
    Column("seq", Counter, primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("body", Text, nullable=False),
    Unique("table_id", "number", name="one_event_a_number"),  # accepting an event is inserting it
)

holders = Table(
    "holders",
    metadata,
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)
