"""Reviews of finished games are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """No game was reviewed yet."""
    op.create_table(
        "review",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("piece", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Each can be made anew."""
    op.drop_table("review")
