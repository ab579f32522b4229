"""A place to write in order to know that one can; guests and devices found by when they came."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nothing has been tried yet."""
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])
    op.create_index("ix_guest_seen", "guest", ["seen"])
    op.create_index("ix_token_seen", "token", ["seen"])


def downgrade() -> None:
    """What is dropped holds nothing."""
    op.drop_index("ix_token_seen", "token")
    op.drop_index("ix_guest_seen", "guest")
    op.drop_table("pulse")
