"""Called by Alembic with the connection that `database.migrate` opened."""

from alembic import context

from moondrake.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
