"""Passkeys, and the challenges that are still to be answered."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody has a passkey."""
    op.create_table(
        "passkey",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("id", sa.String(700), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("kind", sa.String(24)),
    )
    op.create_index("ix_passkey_guest", "passkey", ["guest"])
    op.create_table(
        "challenge",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id")),
        sa.Column("created", sa.Float, nullable=False),
    )
    for column in ("guest", "created"):
        op.create_index(f"ix_challenge_{column}", "challenge", [column])


def downgrade() -> None:
    """Whoever has a passkey is known by his devices alone."""
    op.drop_table("challenge")
    op.drop_table("passkey")
