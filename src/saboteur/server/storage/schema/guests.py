"""The database tables of guests and of their logins: device sessions, passkeys, transfers."""

from typing import Final

import sqlalchemy as sa

from saboteur.server.storage.schema.columns import key, metadata, reference, required

guest: Final = sa.Table(
    "guest",
    metadata,
    key("id", sa.String(24)),
    required("nickname", sa.String(24)),
    # Number of the portrait; NULL until the guest has chosen one.
    sa.Column("portrait", sa.Integer),
    # Settings that hold on all devices of the guest (JSON, ``Preferences`` of the protocol).
    sa.Column("preferences", sa.Text),
    # Who sees the profile: nobody, groups or people.
    required("profile_visibility", sa.String(8), "nobody"),
    required("created_at", sa.Float),
    # Rounded down to a day: the purge of inactive guests needs no more precision than that.
    required("last_seen_at", sa.Float, "0"),
    # Thousands of guests share a day, so the id is part of the order in which they are paged.
    sa.Index("ix_guest_last_seen_at_id", "last_seen_at", "id"),
)
# A browser or app that is logged in: the token with this hash logs in as the guest.
device_session: Final = sa.Table(
    "device_session",
    metadata,
    key("token_hash", sa.String(64)),
    reference("guest_id", "guest.id"),
    required("created_at", sa.Float),
    # Rounded down to a day, as for guests.
    required("last_seen_at", sa.Float, index=True),
    # Browser and system in two words, by which guests tell their devices apart.
    sa.Column("user_agent", sa.String(24)),
)
# A WebAuthn credential of a guest; only its public key is stored.
passkey: Final = sa.Table(
    "passkey",
    metadata,
    # The key is a hash, because credential ids may be long.
    key("credential_id_hash", sa.String(64)),
    reference("guest_id", "guest.id"),
    required("credential_id", sa.String(700)),
    required("public_key", sa.Text),
    # Signature counter; 0 for authenticators that do not count.
    required("sign_count", sa.BigInteger),
    required("created_at", sa.Float),
    # Rounded down to a day, as for guests.
    required("last_seen_at", sa.Float),
    # The browser that registered it, as for device sessions.
    sa.Column("user_agent", sa.String(24)),
)
# A single-use challenge, valid for five minutes. Without a guest it is for a login.
webauthn_challenge: Final = sa.Table(
    "webauthn_challenge",
    metadata,
    key("challenge_hash", sa.String(64)),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    required("created_at", sa.Float, index=True),
)
# A single-use token that logs another device in, valid for one minute.
device_transfer: Final = sa.Table(
    "device_transfer",
    metadata,
    key("token_hash", sa.String(64)),
    reference("guest_id", "guest.id"),
    required("created_at", sa.Float, index=True),
)
