"""Bots talk: a line of the talk may have no guest."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Whoever spoke so far was a guest."""
    _alter(nullable=True)


def downgrade() -> None:
    """What bots said is forgotten."""
    op.execute(sa.text("DELETE FROM talk WHERE guest IS NULL"))
    _alter(nullable=False)


def _alter(*, nullable: bool) -> None:
    with op.batch_alter_table("talk") as talk:  # SQLite copies the table
        talk.alter_column("guest", existing_type=sa.String(24), nullable=nullable)
