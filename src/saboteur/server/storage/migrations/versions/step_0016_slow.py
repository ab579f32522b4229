"""Slow tables: whom they wait for, what was said beforehand, and holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """No table is slow."""
    op.add_column("game_table", sa.Column("hours", sa.Integer, nullable=False, server_default="24"))
    for name in ("night_start", "night_end"):
        op.add_column("game_table", sa.Column(name, sa.Integer))
    op.create_table(
        "awaited",
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("answered", sa.Boolean, nullable=False),
        sa.Column("called", sa.Float),
    )
    op.create_index("ix_awaited_until", "awaited", ["until", "code"])
    op.create_index("ix_awaited_called", "awaited", ["called", "answered", "since"])
    op.create_index("ix_awaited_guest", "awaited", ["guest", "since"])
    op.create_table(
        "standing",
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("lapsed", sa.Boolean, nullable=False),
        sa.Column("always_no", sa.Boolean, nullable=False),
    )
    op.create_index("ix_standing_guest", "standing", ["guest"])
    op.create_table(
        "holiday",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("since", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Slow tables have no clock: nobody is hurried, and nobody is told."""
    op.execute(sa.text("UPDATE game_table SET clock = 'none' WHERE clock = 'slow'"))
    for table in ("holiday", "standing", "awaited"):
        op.drop_table(table)
    for name in ("night_end", "night_start", "hours"):
        op.drop_column("game_table", name)
