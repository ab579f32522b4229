"""The first schema. Databases from before Alembic have it already, with a table ``schema``."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables, or take over those of old."""
    if "schema" in sa.inspect(op.get_bind()).get_table_names():
        op.drop_table("schema")
        return
    op.create_table(
        "guest",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("nickname", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("code", sa.String(5), primary_key=True),
        sa.Column("ruleset", sa.String(400), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("deck", sa.Text),
        sa.Column("host", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("revision", sa.Integer),
        sa.Column("seed", sa.String(64)),
        sa.Column("nonce", sa.String(64)),
        sa.Column("rematch", sa.String(5), sa.ForeignKey("game_table.code")),
    )
    op.create_table(
        "seat",
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id")),
        sa.Column("bot", sa.String(16)),
        sa.Column("name", sa.String(24), nullable=False),
    )
    op.create_table(
        "move",
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(80), nullable=False),
        sa.Column("timed_out", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
