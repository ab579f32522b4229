"""The database tables of uploaded records and of reviews of games."""

from typing import Final

import sqlalchemy as sa

from saboteur.server.storage.schema.columns import key, metadata, reference, required

upload: Final = sa.Table(
    "upload",
    metadata,
    key("id", sa.String(24)),
    reference("guest_id", "guest.id"),
    required("record", sa.Text),
    required("created_at", sa.Float),
)
# Cache of reviews of finished games: of a table by its code, of an upload by its id.
review: Final = sa.Table(
    "review",
    metadata,
    key("game_ref", sa.String(24)),
    required("compressed_review", sa.LargeBinary),
    required("created_at", sa.Float),
)
shared_review: Final = sa.Table(
    "shared_review",
    metadata,
    key("id", sa.String(16)),
    # The code of a finished table, or the id of an upload.
    required("game_ref", sa.String(16), index=True),
    reference("guest_id", "guest.id"),
    # Who controls the position; NULL if that guest has deleted their data.
    sa.Column("presenter_guest_id", sa.String(24), index=True),
    required("everyone_can_annotate", sa.Boolean),
    required("step", sa.Integer),
    required("viewing_seat", sa.String(8)),
    required("created_at", sa.Float),
    # Time of the last annotation, or when the last viewer left.
    required("updated_at", sa.Float, index=True),
)
annotation: Final = sa.Table(
    "annotation",
    metadata,
    key("shared_review_id", sa.ForeignKey("shared_review.id")),
    key("number", sa.Integer),
    reference("guest_id", "guest.id"),
    required("author_name", sa.String(32)),
    required("step", sa.Integer),
    sa.Column("x", sa.Integer),
    sa.Column("y", sa.Integer),
    sa.Column("to_x", sa.Integer),
    sa.Column("to_y", sa.Integer),
    sa.Column("text", sa.Text),
    required("created_at", sa.Float),
)
