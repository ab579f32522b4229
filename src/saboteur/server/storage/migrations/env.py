"""The environment in which Alembic runs revisions: on an open connection, in its transaction."""

from alembic import context

from saboteur.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,  # the caller begins and commits
)
context.run_migrations()
