"""The database tables of notifications and their channels."""

from typing import Final

import sqlalchemy as sa

from saboteur.server.storage.schema.columns import key, metadata, reference, required

# The VAPID key that identifies this server to push services: one row, created at first use.
vapid_key: Final = sa.Table(
    "vapid_key",
    metadata,
    key("id", sa.Integer),
    required("private_key", sa.String(43)),
)
# Where a browser of a guest receives web push messages, and the keys that encrypt them.
push_subscription: Final = sa.Table(
    "push_subscription",
    metadata,
    # The key is a hash, because endpoints may be long.
    key("endpoint_hash", sa.String(64)),
    reference("guest_id", "guest.id"),
    # Token hash of the device session: a revoked device receives no notifications.
    required("device_token_hash", sa.String(64), index=True),
    required("endpoint", sa.String(1000)),
    required("public_key", sa.String(87)),
    required("auth_secret", sa.String(22)),
    required("language", sa.String(8)),
    required("created_at", sa.Float),
    # Consecutive failures, and when to try again.
    required("failure_count", sa.Integer, "0"),
    required("retry_at", sa.Float, "0"),
)
# The notifications of a guest: kinds, hours and channels (JSON, protocol).
notification_preferences: Final = sa.Table(
    "notification_preferences",
    metadata,
    key("guest_id", sa.ForeignKey("guest.id")),
    required("preferences", sa.Text),
)
# The e-mail address of a guest, once it is verified.
verified_email: Final = sa.Table(
    "verified_email",
    metadata,
    key("guest_id", sa.ForeignKey("guest.id")),
    # Hash of the normalised address, by which addresses are compared.
    required("address_hash", sa.String(64), index=True),
    required("address", sa.String(254)),
    required("language", sa.String(8)),
    required("verified_at", sa.Float),
    # When the last notifications were sent, and since when the address refuses mail.
    required("last_mailed_at", sa.Float, "0"),
    sa.Column("undeliverable_at", sa.Float),
    # Part of each mail; it allows its reader to unsubscribe the address.
    sa.Column("unsubscribe_token", sa.String(43), nullable=False, unique=True),
)
# A requested mail with a token: to verify an address, or to log in by it.
verification_mail: Final = sa.Table(
    "verification_mail",
    metadata,
    key("id", sa.String(16)),
    required("kind", sa.String(8)),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    required("address_hash", sa.String(64)),
    required("address", sa.String(254)),
    required("language", sa.String(8)),
    required("created_at", sa.Float, index=True),
    # When to send it; NULL once it is sent.
    sa.Column("send_at", sa.Float, index=True),
    required("is_undeliverable", sa.Boolean, sa.false()),
    sa.Index("ix_verification_mail_address_hash", "address_hash", "created_at"),
)
# The single-use token of such a mail, valid for a limited time.
email_token: Final = sa.Table(
    "email_token",
    metadata,
    key("token_hash", sa.String(64)),
    reference("guest_id", "guest.id"),
    required("kind", sa.String(8)),
    required("address", sa.String(254)),
    required("language", sa.String(8)),
    required("created_at", sa.Float, index=True),
)
# Notifications that are still to be sent, one row per channel (``notification_changes``). They are
# inserted in the transaction of the change that causes them, and deleted in that of its answer or
# end.
notification_outbox: Final = sa.Table(
    "notification_outbox",
    metadata,
    key("table_code", sa.ForeignKey("game_table.code")),
    key("guest_id", sa.ForeignKey("guest.id"), index=True),
    key("kind", sa.String(16)),
    key("channel", sa.String(8)),
    required("occurred_at", sa.Float),
    # When the notification becomes useless; NULL if it has no deadline.
    sa.Column("expires_at", sa.Float),
    required("due_at", sa.Float),
    # How often a delivery was begun.
    required("attempts", sa.Integer, "0"),
    # The claim of the node that is sending it, and when the claim expires.
    sa.Column("claimed_by", sa.String(16), index=True),
    required("claimed_until", sa.Float, "0"),
    sa.Index("ix_notification_outbox_channel_due_at", "channel", "due_at"),
)
