"""Guests that are programs."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Whoever has a seat so far is a person."""
    op.add_column(
        "seat", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false())
    )
