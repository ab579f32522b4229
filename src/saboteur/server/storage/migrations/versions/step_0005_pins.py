"""Events that a seat pins to its notes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Every note gets room for pins."""
    op.add_column("note", sa.Column("pins", sa.String(80), nullable=False, server_default=""))
