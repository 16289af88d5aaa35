"""A table whose game has not started is waiting; before, it was said to be gathering."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

tables = sa.table("tables", sa.column("id", sa.Text), sa.column("stage", sa.Text), sa.column("summary", sa.Text))


def upgrade() -> None:
    """Bring the store to this step."""
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables).where(tables.c.stage == "gathering")).all():
        summary = json.dumps({**json.loads(row.summary), "stage": "waiting"}, ensure_ascii=False, separators=(",", ":"))
        changed = sa.update(tables).where(tables.c.id == row.id).values(stage="waiting", summary=summary)
        connection.execute(changed)
