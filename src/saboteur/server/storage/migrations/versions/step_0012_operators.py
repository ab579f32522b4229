"""What operators do: bans, reports with the talk attached, an audit trail; kinds of devices."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody is banned, and nobody has complained."""
    op.add_column("token", sa.Column("kind", sa.String(24)))
    op.add_column("game_table", sa.Column("closed", sa.Float))
    _make_ban()
    _make_report()
    _make_audit()
    _make_notice()


def downgrade() -> None:
    """Nobody is banned any more, and what was reported or done is forgotten."""
    for table in ("notice", "audit", "report_line", "report", "ban"):
        op.drop_table(table)
    op.drop_column("game_table", "closed")
    op.drop_column("token", "kind")


def _make_ban() -> None:
    op.create_table(
        "ban",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id")),
        sa.Column("network", sa.String(43)),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("operator", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    _index("ban", "guest", "until")


def _make_report() -> None:
    op.create_table(
        "report",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("about", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("code", sa.String(5), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("handled", sa.Float),
        sa.Column("outcome", sa.String(200)),
    )
    _index("report", "guest", "about", "created", "handled")
    op.create_table(
        "report_line",
        sa.Column("report", sa.String(8), sa.ForeignKey("report.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("said", sa.Text, nullable=False),
    )
    _index("report_line", "guest")


def _make_audit() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("operator", sa.String(64), nullable=False),
        sa.Column("deed", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    _index("audit", "at")


def _make_notice() -> None:
    op.create_table(
        "notice",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    _index("notice", "at")


def _index(table: str, *columns: str) -> None:
    for column in columns:
        op.create_index(f"ix_{table}_{column}", table, [column])
