"""Answers that are held until a window closes survive the server."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """No window is open that anybody could still answer."""
    op.create_table(
        "held",
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(80), nullable=False),
    )


def downgrade() -> None:
    """Whoever has answered is asked again."""
    op.drop_table("held")
