"""Tables that are awake, finished games in one piece, and an index for whatever lists or purges."""

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

from saboteur.server.storage.packing import unpacked

revision = "0011"
down_revision = "0010"

PORTION: Final = 100
"""Games that are unpacked at once."""
STATEMENT: Final = 500
"""Moves for one statement."""


def upgrade() -> None:
    """Nothing is awake, nothing packed: the servers see to both."""
    op.add_column("game_table", sa.Column("ended", sa.Float))
    op.create_index("ix_game_table_created", "game_table", ["created"])
    op.create_index("ix_game_table_listed", "game_table", ["stage", "listed", "created"])
    op.create_index("ix_game_table_ended", "game_table", ["stage", "ended"])
    op.drop_index("ix_guest_seen", "guest")
    op.create_index("ix_guest_seen", "guest", ["seen", "id"])
    op.create_index("ix_transfer_created", "transfer", ["created"])
    op.create_table(
        "lease",
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), primary_key=True),
        sa.Column("node", sa.String(12), nullable=False),
        sa.Column("due", sa.Float),
    )
    op.create_index("ix_lease_node", "lease", ["node"])
    op.create_index("ix_lease_due", "lease", ["due"])
    op.create_table(
        "packed",
        sa.Column("code", sa.String(5), sa.ForeignKey("game_table.code"), primary_key=True),
        sa.Column("moves", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Give every move of a finished game its row again."""
    packed = sa.table("packed", sa.column("code", sa.String), sa.column("moves", sa.LargeBinary))
    next_ones = sa.select(packed).order_by(packed.c.code).limit(PORTION)
    last = ""
    while rows := op.get_bind().execute(next_ones.where(packed.c.code > last)).all():
        _unpack(rows)
        last = rows[-1].code
    op.drop_table("packed")
    op.drop_table("lease")
    op.drop_index("ix_transfer_created", "transfer")
    op.drop_index("ix_guest_seen", "guest")
    op.create_index("ix_guest_seen", "guest", ["seen"])
    op.drop_index("ix_game_table_ended", "game_table")
    op.drop_index("ix_game_table_listed", "game_table")
    op.drop_index("ix_game_table_created", "game_table")
    op.drop_column("game_table", "ended")


def _unpack(games: Sequence[sa.Row[Any]]) -> None:
    names = ("code", "number", "seat", "text", "timed_out", "at")
    move = sa.table("move", *map(sa.column, names))
    rows = [
        dict(
            zip(
                names,
                (game.code, made.number, made.seat, made.text, made.timed_out, at),
                strict=True,
            )
        )
        for game in games
        for made, at in zip(*unpacked(game.moves), strict=True)
    ]
    for first in range(0, len(rows), STATEMENT):
        op.get_bind().execute(move.insert(), rows[first : first + STATEMENT])
