"""Games that went on with hidden cards drawn anew, and reviews that friends look at together."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Nothing was drawn anew, and nobody looks at a review with others."""
    op.add_column("game_table", sa.Column("redraws", sa.Text))
    op.create_table(
        "shared_review",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("lead", sa.String(24)),
        sa.Column("all_draw", sa.Boolean, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("eyes", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    for column in ("game", "guest", "lead", "touched"):
        op.create_index(f"ix_shared_review_{column}", "shared_review", [column])
    op.create_table(
        "remark",
        sa.Column("review", sa.String(16), sa.ForeignKey("shared_review.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Integer) for name in ("x", "y", "to_x", "to_y")),
        sa.Column("text", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_remark_guest", "remark", ["guest"])


def downgrade() -> None:
    """A game that went on so can't be played again, and freezes."""
    op.drop_table("remark")
    op.drop_table("shared_review")
    op.drop_column("game_table", "redraws")
