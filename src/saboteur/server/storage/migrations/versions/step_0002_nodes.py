"""Several nodes and purged guests: editions of a table, when a guest was seen, uploads."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what is missing; every guest counts as seen now."""
    op.add_column(
        "game_table", sa.Column("edition", sa.Integer, nullable=False, server_default="0")
    )
    op.add_column("guest", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    guest = sa.table("guest", sa.column("seen", sa.Float))
    op.execute(guest.update().values(seen=time.time()))
    op.create_table(
        "upload",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_game_table_host", "game_table", ["host"])
    op.create_index("ix_game_table_rematch", "game_table", ["rematch"])
    op.create_index("ix_seat_guest", "seat", ["guest"])
    op.create_index("ix_upload_guest", "upload", ["guest"])
