"""People: ties, invitations, groups with their seasons, tallies and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Nobody has said how he stands to others, and nothing has been counted."""
    op.add_column(
        "guest", sa.Column("shows", sa.String(8), nullable=False, server_default="nobody")
    )
    op.add_column("game_table", sa.Column("group_id", sa.String(12)))
    op.create_index("ix_game_table_group", "game_table", ["group_id", "stage", "created"])
    _make_ties()
    _make_groups()
    _make_careers()


def downgrade() -> None:
    """Groups are gone: their tables are private ones."""
    for table in (
        "rating", "tally", "season", "group_invitation", "member", "group_link", "player_group",
        "invitation", "tie",
    ):  # fmt: skip
        op.drop_table(table)
    op.drop_index("ix_game_table_group", "game_table")
    op.drop_column("game_table", "group_id")
    op.drop_column("guest", "shows")


def _make_ties() -> None:
    op.create_table(
        "tie",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("other", sa.String(24), sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.Column("removed", sa.Float, nullable=False),
    )
    _index("tie", "other")
    op.create_table(
        "invitation",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), primary_key=True),
        sa.Column("by", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("called", sa.Float),
    )
    _index("invitation", "code", "by", "created")
    op.create_index("ix_invitation_called", "invitation", ["called", "created"])


def _make_groups() -> None:
    op.create_table(
        "player_group",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("owner", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    _index("player_group", "owner")
    op.create_table(
        "group_link",
        sa.Column("link", sa.String(16), primary_key=True),
        _of_group(),
        sa.Column("old", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    _index("group_link", "group_id")
    op.create_table(
        "member",
        _of_group(key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("joined", sa.Float, nullable=False),
    )
    _index("member", "guest")
    op.create_table(
        "group_invitation",
        _of_group(key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("by", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    _index("group_invitation", "guest", "by", "created")
    op.create_table(
        "season",
        sa.Column("id", sa.String(12), primary_key=True),
        _of_group(),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("begins", sa.String(10), nullable=False),
        sa.Column("ends", sa.String(10), nullable=False),
        sa.Column("box", sa.String(20), nullable=False),
    )
    _index("season", "group_id")


def _make_careers() -> None:
    op.create_table(
        "tally",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("code", sa.String(5), primary_key=True),
        sa.Column("ruleset", sa.String(400), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("counted", sa.Text, nullable=False),
        sa.Column("group_id", sa.String(12)),
    )
    op.create_index("ix_tally_group", "tally", ["group_id", "ended"])
    op.create_table(
        "rating",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("box", sa.String(20), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def _of_group(*, key: bool = False) -> sa.Column[str]:
    return sa.Column(
        "group_id",
        sa.String(12),
        sa.ForeignKey("player_group.id"),
        primary_key=key,
        nullable=False,
    )


def _index(table: str, *columns: str) -> None:
    for column in columns:
        op.create_index(f"ix_{table}_{column}", table, [column])
