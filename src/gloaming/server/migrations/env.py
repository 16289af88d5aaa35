"""Where Alembic finds the store that is being brought up to date."""

from alembic import context

from gloaming.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
