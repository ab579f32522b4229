"""How long a table waits for all at once, under the name that fits every such question.

Games are kept as moves and played again, so no other name of this program is in the database.
"""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Rename the setting; what a table had chosen stays."""
    op.execute("ALTER TABLE game_table RENAME COLUMN veto_window_s TO window_s")
