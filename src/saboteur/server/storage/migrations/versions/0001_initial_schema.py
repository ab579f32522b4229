"""The initial schema: all tables as ``schema`` declares them.

No version has been released, so there is no older database to preserve. The change that adds a
second revision must first replace the reference to the declared tables by a copy of them as they
are here; until it does, the new revision fails on tables that have its columns already.
"""

from alembic import op

from saboteur.server.storage.schema import metadata, write_probe

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables, and the only row of the write probe."""
    connection = op.get_bind()
    metadata.create_all(connection, checkfirst=False)
    connection.execute(write_probe.insert().values(id=1, written_at=0.0))
