"""Settings of a table, those who leave it, invites that change, results, what a host decides."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what is missing; every table is found by the code that it has."""
    for column in (
        sa.Column("clock", sa.String(8), nullable=False, server_default="none"),
        sa.Column("talk", sa.String(8), nullable=False, server_default="phrases"),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("veto_window_s", sa.Integer, nullable=False, server_default="6"),
        sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("invite", sa.String(5), nullable=False, server_default=""),
    ):
        op.add_column("game_table", column)
    for column in (
        sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("verdicts", sa.Text, nullable=False, server_default="{}"),
        sa.Column("points", sa.Integer),
        sa.Column("won", sa.Boolean),
    ):
        op.add_column("seat", column)
    op.create_table(
        "invite",
        sa.Column("invite", sa.String(5), primary_key=True),
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), nullable=False),
    )
    op.create_index("ix_invite_code", "invite", ["code"])
    op.create_table(
        "conduct",
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("sent_away", sa.Boolean, nullable=False),
    )
    op.create_index("ix_conduct_guest", "conduct", ["guest"])
    table = sa.table("game_table", sa.column("code", sa.String), sa.column("invite", sa.String))
    op.execute(table.update().values(invite=table.c.code))
    invite = sa.table("invite", sa.column("invite", sa.String), sa.column("code", sa.String))
    op.execute(
        invite.insert().from_select(["invite", "code"], sa.select(table.c.code, table.c.code))
    )
