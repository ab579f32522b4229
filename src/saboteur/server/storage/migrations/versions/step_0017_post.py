"""Letters by push and mail: who is reached where, what he wants to hear of, what is to go."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Nobody is told anything."""
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("secret", sa.String(43), nullable=False),
    )
    op.create_table(
        "subscription",
        sa.Column("hash", sa.String(64), primary_key=True),
        _guest(),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("public_key", sa.String(87), nullable=False),
        sa.Column("secret", sa.String(22), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("after", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "wishes",
        _guest(primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    _create_mail()
    op.create_table(
        "letter",
        sa.Column("id", sa.String(64), primary_key=True),
        _guest(),
        sa.Column("source", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("code", sa.String(5)),
        sa.Column("by", sa.String(24)),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("push_due", sa.Float),
        sa.Column("mail_due", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "farewell",
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    for table, columns in INDEXED.items():
        for column in columns:
            op.create_index(f"ix_{table}_{column}", table, [column])


INDEXED = {
    "subscription": ("guest", "device"),
    "mailbox": ("hash",),
    "errand": ("guest", "created", "due"),
    "ticket": ("guest", "created"),
    "letter": ("guest", "push_due", "mail_due"),
    "farewell": ("at",),
}


def _create_mail() -> None:
    op.create_table(
        "mailbox",
        _guest(primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("mailed", sa.Float, nullable=False, server_default="0"),
        sa.Column("refused", sa.Float),
        sa.Column("leave", sa.String(43), nullable=False, unique=True),
    )
    op.create_table(
        "errand",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id")),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("refused", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_errand_hash", "errand", ["hash", "created"])
    op.create_table(
        "ticket",
        sa.Column("hash", sa.String(64), primary_key=True),
        _guest(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def _guest(*, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(
        "guest",
        sa.String(24),
        sa.ForeignKey("guest.id"),
        primary_key=primary_key,
        nullable=False,
    )


def downgrade() -> None:
    """Nobody is told anything any more; who is known by an address alone is known no more."""
    for table in (
        "farewell", "letter", "ticket", "errand", "mailbox", "wishes", "subscription", "push_key",
    ):  # fmt: skip
        op.drop_table(table)
