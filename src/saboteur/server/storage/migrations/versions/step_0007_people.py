"""Faces of people, how each likes to play, and the pace of a table's bots."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody has chosen a face yet; bots go at the pace that people can follow."""
    op.add_column("guest", sa.Column("portrait", sa.Integer))
    op.add_column("guest", sa.Column("preferences", sa.Text))
    op.add_column("seat", sa.Column("portrait", sa.Integer))
    op.add_column(
        "game_table",
        sa.Column("pace", sa.String(8), nullable=False, server_default="normal"),
    )
