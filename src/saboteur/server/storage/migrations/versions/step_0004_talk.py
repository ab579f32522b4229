"""Several devices of a guest, transfers between them, talk and notes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Move the hash of a guest's token into a table of its own; make the new tables."""
    _make_token()
    _make_transfer()
    _make_talk()
    _make_note()


def _make_token() -> None:
    op.create_table(
        "token",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_token_guest", "token", ["guest"])
    op.execute("INSERT INTO token SELECT token_hash, id, created, seen FROM guest")
    if op.get_bind().dialect.name != "sqlite":
        op.drop_column("guest", "token_hash")
        return
    # SQLite drops no unique column. The guests go and come again under the same name, within one
    # transaction: until its end nobody asks whether the seats that name them still do.
    op.execute("PRAGMA defer_foreign_keys = ON")
    op.execute("CREATE TEMP TABLE moved AS SELECT id, nickname, created, seen FROM guest")
    op.drop_table("guest")
    op.create_table(
        "guest",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("nickname", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    )
    op.execute("INSERT INTO guest SELECT id, nickname, created, seen FROM moved")
    op.execute("DROP TABLE moved")


def _make_transfer() -> None:
    op.create_table(
        "transfer",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_transfer_guest", "transfer", ["guest"])


def _make_talk() -> None:
    op.create_table(
        "talk",
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("phrase", sa.String(16)),
        sa.Column("about", sa.Integer),
        sa.Column("x", sa.Integer),
        sa.Column("y", sa.Integer),
        sa.Column("claim", sa.String(24)),
        sa.Column("text", sa.String(280)),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_talk_guest", "talk", ["guest"])
    op.create_index("ix_talk_at", "talk", ["at"])


def _make_note() -> None:
    op.create_table(
        "note",
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("about", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("suspicion", sa.Integer, nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_note_guest", "note", ["guest"])
