"""The database tables of operators (bans, reports, audit trail) and of the cluster (events)."""

from typing import Final

import sqlalchemy as sa

from saboteur.server.storage.schema.columns import key, metadata, reference, required

# A single row. The readiness check updates it to find out whether the database can be written.
write_probe: Final = sa.Table(
    "write_probe",
    metadata,
    key("id", sa.Integer),
    required("written_at", sa.Float),
)
# A temporary ban of a guest or of a network.
ban: Final = sa.Table(
    "ban",
    metadata,
    key("id", sa.String(8)),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    sa.Column("network", sa.String(43)),
    required("reason", sa.String(200)),
    required("operator", sa.String(64)),
    required("created_at", sa.Float),
    # When the ban ends, or when it was lifted.
    required("expires_at", sa.Float, index=True),
)
# A complaint of a guest about another; the chat before it is in ``report_message``.
report: Final = sa.Table(
    "report",
    metadata,
    key("id", sa.String(8)),
    reference("reporter_guest_id", "guest.id"),
    reference("reported_guest_id", "guest.id"),
    # No foreign key: a report outlives its table.
    required("table_code", sa.String(5)),
    required("reason", sa.String(16)),
    required("comment", sa.String(500)),
    required("created_at", sa.Float, index=True),
    sa.Column("resolved_at", sa.Float, index=True),
    sa.Column("outcome", sa.String(200)),
)
report_message: Final = sa.Table(
    "report_message",
    metadata,
    key("report_id", sa.ForeignKey("report.id")),
    key("number", sa.Integer),
    reference("guest_id", "guest.id"),
    # The message as the table received it (JSON, a frame of the protocol).
    required("message", sa.Text),
)
# Actions of operators, including failed ones. Append-only; old rows are purged.
audit_entry: Final = sa.Table(
    "audit_entry",
    metadata,
    key("id", sa.String(16)),
    required("created_at", sa.Float, index=True),
    required("operator", sa.String(64)),
    required("action", sa.String(16)),
    required("target", sa.String(64)),
    required("reason", sa.String(200)),
    required("has_succeeded", sa.Boolean),
)
# Events that every node must process; each node remembers the last id that it has read.
cluster_event: Final = sa.Table(
    "cluster_event",
    metadata,
    key("id", sa.Integer),
    required("kind", sa.String(8)),
    required("target", sa.String(24)),
    required("created_at", sa.Float, index=True),
    sqlite_autoincrement=True,  # a reused id would not be read
)
