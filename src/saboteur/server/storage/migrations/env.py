"""Alembic runs this: the connection is ours, and so is its transaction."""

from alembic import context

from saboteur.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,  # we began, we commit
)
context.run_migrations()
