"""Gatherings: links, people who take part, heats with their tables and seats."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Nobody has set up anything."""
    op.create_table(
        "gathering",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("organiser", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("hall", sa.String(16), nullable=False, unique=True),
        sa.Column("offers", sa.Text, nullable=False),
        sa.Column("minutes", sa.Integer),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("talk", sa.String(8), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
    )
    op.create_index("ix_gathering_organiser", "gathering", ["organiser"])
    op.create_table(
        "gathering_link",
        sa.Column("link", sa.String(16), primary_key=True),
        _of_gathering(key=False),
        sa.Column("old", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_gathering_link_gathering_id", "gathering_link", ["gathering_id"])
    op.create_table(
        "participant",
        _of_gathering(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id")),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("offer", sa.Integer),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.UniqueConstraint("gathering_id", "guest", name="uq_participant_guest"),
    )
    op.create_index("ix_participant_guest", "participant", ["guest"])
    _make_heats()


def downgrade() -> None:
    """Tables that were drawn stay, as private ones."""
    for table in (
        "heat_seat", "heat_table", "heat", "participant", "gathering_link", "gathering",
    ):  # fmt: skip
        op.drop_table(table)


def _make_heats() -> None:
    op.create_table(
        "heat",
        _of_gathering(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("opened", sa.Float),
        sa.Column("called", sa.Float),
    )
    op.create_index("ix_heat_opened", "heat", ["opened"])
    op.create_table(
        "heat_table",
        _of_gathering(),
        sa.Column("heat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("offer", sa.Integer, nullable=False),
        sa.Column("code", sa.String(5)),
        sa.Column("outcome", sa.String(8)),
    )
    op.create_table(
        "heat_seat",
        _of_gathering(),
        sa.Column("heat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("participant", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("won", sa.Boolean),
    )


def _of_gathering(*, key: bool = True) -> sa.Column[str]:
    return sa.Column(
        "gathering_id",
        sa.String(12),
        sa.ForeignKey("gathering.id"),
        primary_key=key,
        nullable=False,
    )
