"""Games that went on with hidden cards drawn anew, and reviews that friends look at together."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0018"


def upgrade() -> None:
    """Nothing was drawn anew, and nobody looks at a review with others."""
    op.add_column("game_table", sa.Column("redraws", sa.Text))


def downgrade() -> None:
    """A game that went on so can't be played again, and freezes."""
    op.drop_column("game_table", "redraws")
