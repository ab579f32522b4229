"""The tables of the database, as SQLAlchemy metadata."""

from typing import Any, Final, TypeAlias

import sqlalchemy as sa

ColumnType: TypeAlias = sa.types.TypeEngine[Any] | type[sa.types.TypeEngine[Any]]

metadata: Final = sa.MetaData()


def _table_code_column() -> sa.Column[str]:
    """Return the first part of the key of a row that belongs to a game table."""
    return sa.Column("table_code", sa.ForeignKey("game_table.code"), primary_key=True)


def _guest_column() -> sa.Column[str]:
    """Return the column of a row that belongs to one guest."""
    return sa.Column("guest_id", sa.ForeignKey("guest.id"), nullable=False, index=True)


def _required(
    name: str,
    column_type: ColumnType,
    default: str | sa.False_ | None = None,
    *,
    index: bool | None = None,
) -> sa.Column[Any]:
    """Return a column that is never NULL, with an optional default of the database."""
    return sa.Column(name, column_type, nullable=False, server_default=default, index=index)


guest: Final = sa.Table(
    "guest",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    _required("nickname", sa.String(24)),
    # Number of the portrait; NULL until the guest has chosen one.
    sa.Column("portrait", sa.Integer),
    # Settings that hold on all devices of the guest (JSON, ``Preferences`` of the protocol).
    sa.Column("preferences", sa.Text),
    # Who sees the profile: nobody, groups or people.
    _required("profile_visibility", sa.String(8), "nobody"),
    _required("created_at", sa.Float),
    # Rounded down to a day: the purge of inactive guests needs no more precision than that.
    _required("last_seen_at", sa.Float, "0"),
    # Thousands of guests share a day, so the id is part of the order in which they are paged.
    sa.Index("ix_guest_last_seen_at_id", "last_seen_at", "id"),
)
# A browser or app that is logged in: the token with this hash logs in as the guest.
device_session: Final = sa.Table(
    "device_session",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    _guest_column(),
    _required("created_at", sa.Float),
    # Rounded down to a day, as for guests.
    _required("last_seen_at", sa.Float, index=True),
    # Browser and system in two words, by which guests tell their devices apart.
    sa.Column("user_agent", sa.String(24)),
)
# A WebAuthn credential of a guest; only its public key is stored.
passkey: Final = sa.Table(
    "passkey",
    metadata,
    # The key is a hash, because credential ids may be long.
    sa.Column("credential_id_hash", sa.String(64), primary_key=True),
    _guest_column(),
    _required("credential_id", sa.String(700)),
    _required("public_key", sa.Text),
    # Signature counter; 0 for authenticators that do not count.
    _required("sign_count", sa.BigInteger),
    _required("created_at", sa.Float),
    # Rounded down to a day, as for guests.
    _required("last_seen_at", sa.Float),
    # The browser that registered it, as for device sessions.
    sa.Column("user_agent", sa.String(24)),
)
# A single-use challenge, valid for five minutes. Without a guest it is for a login.
webauthn_challenge: Final = sa.Table(
    "webauthn_challenge",
    metadata,
    sa.Column("challenge_hash", sa.String(64), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    _required("created_at", sa.Float, index=True),
)
# A single-use token that logs another device in, valid for one minute.
device_transfer: Final = sa.Table(
    "device_transfer",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    _guest_column(),
    _required("created_at", sa.Float, index=True),
)
game_table: Final = sa.Table(
    "game_table",
    metadata,
    sa.Column("code", sa.String(5), primary_key=True),
    _required("ruleset", sa.String(400)),
    _required("seats", sa.Integer),
    # Options of the rule set (JSON), and the text of a custom deck.
    _required("options", sa.Text),
    sa.Column("deck", sa.Text),
    sa.Column("host_guest_id", sa.ForeignKey("guest.id"), nullable=False, index=True),
    _required("stage", sa.String(8)),
    _required("created_at", sa.Float),
    # Counts changes of everything but the moves (optimistic locking): a writer that does not know
    # the current version no longer owns the table, and its write is refused.
    _required("version", sa.Integer, "0"),
    # Settings that are not part of the rules.
    _required("clock", sa.String(8), "none"),
    _required("chat", sa.String(8), "phrases"),
    _required("is_listed", sa.Boolean, sa.false()),
    _required("window_s", sa.Integer, "6"),
    _required("pace", sa.String(8), "normal"),
    # Correspondence tables: hours for a decision, and the nightly pause of the clock (minutes of
    # the day, UTC).
    _required("decision_hours", sa.Integer, "24"),
    sa.Column("night_start_minute", sa.Integer),
    sa.Column("night_end_minute", sa.Integer),
    _required("is_locked", sa.Boolean, sa.false()),
    _required("is_paused", sa.Boolean, sa.false()),
    # The code by which new players join; at first the table's own code.
    _required("join_code", sa.String(5), ""),
    # Set with the deal.
    sa.Column("revision", sa.Integer),
    sa.Column("seed", sa.String(64)),
    sa.Column("nonce", sa.String(64)),
    # Positions at which hidden cards were drawn again (JSON); as secret as the seed.
    sa.Column("redraws", sa.Text),
    # Set after the game.
    sa.Column("rematch_table_code", sa.ForeignKey("game_table.code"), index=True),
    # When an operator closed the table; a closed table admits no guests.
    sa.Column("closed_at", sa.Float),
    # Time of the last move; set when the log is compressed.
    sa.Column("ended_at", sa.Float),
    # Only members of this group may join. No foreign key: the reference is removed with the group.
    sa.Column("group_id", sa.String(12)),
    # For the newest tables, the public list of tables, games whose log is not yet compressed, and
    # the tables of a group.
    sa.Index("ix_game_table_created_at", "created_at"),
    sa.Index("ix_game_table_listing", "stage", "is_listed", "created_at"),
    sa.Index("ix_game_table_stage_ended_at", "stage", "ended_at"),
    sa.Index("ix_game_table_group_id_stage", "group_id", "stage", "created_at"),
)
seat: Final = sa.Table(
    "seat",
    metadata,
    _table_code_column(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    sa.Column("bot_level", sa.String(16)),
    _required("name", sa.String(24)),
    sa.Column("portrait", sa.Integer),
    # The guest is a bot that connects to the server.
    _required("is_remote_bot", sa.Boolean, sa.false()),
    # A second person at the device of the guest.
    _required("is_hotseat", sa.Boolean, sa.false()),
    # Whether the other players vote on what happens to the seat, and their votes (JSON, by seat).
    _required("is_absent", sa.Boolean, sa.false()),
    _required("votes", sa.Text, "{}"),
    # Set after the game.
    sa.Column("points", sa.Integer),
    sa.Column("won", sa.Boolean),
)
# The codes that lead to a table: its own, the current join code and the previous one. They are not
# given to other tables, and guests who have a seat may enter by each of them.
join_code: Final = sa.Table(
    "join_code",
    metadata,
    sa.Column("join_code", sa.String(5), primary_key=True),
    sa.Column("table_code", sa.ForeignKey("game_table.code"), nullable=False, index=True),
)
# What the host of a table has decided about a guest.
table_moderation: Final = sa.Table(
    "table_moderation",
    metadata,
    _table_code_column(),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True, index=True),
    _required("is_muted", sa.Boolean),
    _required("is_kicked", sa.Boolean),
)
move: Final = sa.Table(
    "move",
    metadata,
    _table_code_column(),
    # Two writers of one table would use the same number: the key lets only one of them commit.
    sa.Column("number", sa.Integer, primary_key=True),
    _required("seat", sa.Integer),
    _required("text", sa.String(80)),
    _required("timed_out", sa.Boolean),
    _required("played_at", sa.Float),
)
upload: Final = sa.Table(
    "upload",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    _guest_column(),
    _required("record", sa.Text),
    _required("created_at", sa.Float),
)
# Chat of a table. It is not part of the game: no rule, digest or record contains it.
chat_message: Final = sa.Table(
    "chat_message",
    metadata,
    _table_code_column(),
    sa.Column("number", sa.Integer, primary_key=True),
    # NULL for messages of bots.
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    _required("seat", sa.Integer),
    # How many moves had been made, and the round of that moment.
    _required("after_move", sa.Integer),
    _required("round", sa.Integer),
    _required("kind", sa.String(16)),
    sa.Column("phrase", sa.String(16)),
    sa.Column("about_seat", sa.Integer),
    sa.Column("x", sa.Integer),
    sa.Column("y", sa.Integer),
    sa.Column("claim", sa.String(24)),
    sa.Column("text", sa.String(280)),
    sa.Column("sent_at", sa.Float, nullable=False, index=True),
)
# A private note of one seat about another; only its guest reads it.
seat_note: Final = sa.Table(
    "seat_note",
    metadata,
    _table_code_column(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("about_seat", sa.Integer, primary_key=True),
    _guest_column(),
    _required("suspicion", sa.Integer),
    _required("text", sa.String(500)),
    _required("pins", sa.String(80), ""),
    _required("updated_at", sa.Float),
)
# A single row. The readiness check updates it to find out whether the database can be written.
write_probe: Final = sa.Table(
    "write_probe",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    _required("written_at", sa.Float),
)
# Answers of seats while others are still asked. Secret: only the node that owns the table
# reads them, and they are deleted in the transaction of the moves that close the window.
pending_answer: Final = sa.Table(
    "pending_answer",
    metadata,
    _table_code_column(),
    sa.Column("after_move", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    _required("text", sa.String(80)),
)
# A decision that a correspondence table expects from a guest: written with the moves that lead to
# the question, deleted with those that answer it. Everything here is known to all players of the
# table, except whether the guest has answered while others are still asked.
pending_turn: Final = sa.Table(
    "pending_turn",
    metadata,
    _table_code_column(),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True),
    # How many moves had been made when the question was asked.
    _required("after_move", sa.Integer),
    _required("asked_at", sa.Float),
    _required("deadline_at", sa.Float),
    _required("is_answered", sa.Boolean),
    # For overdue turns, and for the turns of a guest, the oldest first.
    sa.Index("ix_pending_turn_deadline_at", "deadline_at", "table_code"),
    sa.Index("ix_pending_turn_guest_id", "guest_id", "asked_at"),
)
# Moves that a seat of a correspondence table has entered in advance. Secret: only the node that
# owns the table reads them, and their guest.
conditional_move: Final = sa.Table(
    "conditional_move",
    metadata,
    _table_code_column(),
    sa.Column("seat", sa.Integer, primary_key=True),
    _guest_column(),
    _required("round", sa.Integer),
    # Moves for the next turn (JSON), and whether none of them was legal when it came.
    _required("moves", sa.Text),
    _required("is_expired", sa.Boolean),
    # Whether the seat declines every question that is put to several seats at once.
    _required("auto_decline", sa.Boolean),
)
# Times in which the clock of correspondence tables does not run for a guest.
holiday: Final = sa.Table(
    "holiday",
    metadata,
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("starts_at", sa.Float, primary_key=True),
    _required("ends_at", sa.Float),
)
# Which node has a table loaded. Only the holder of the lease may write; loading a table takes the
# lease from the previous holder.
table_lease: Final = sa.Table(
    "table_lease",
    metadata,
    _table_code_column(),
    # Empty if no node has the table loaded although a bot is to move.
    _required("node", sa.String(12), index=True),
    # Since when a bot is to move: the next node that starts loads the table, even without guests.
    sa.Column("bot_due_at", sa.Float, index=True),
)
# The log of a finished game in one value (``log_compression``).
compressed_log: Final = sa.Table(
    "compressed_log",
    metadata,
    _table_code_column(),
    _required("compressed_moves", sa.LargeBinary),
)
# Cache of reviews of finished games: of a table by its code, of an upload by its id.
review: Final = sa.Table(
    "review",
    metadata,
    sa.Column("game_ref", sa.String(24), primary_key=True),
    _required("compressed_review", sa.LargeBinary),
    _required("created_at", sa.Float),
)
# A temporary ban of a guest or of a network.
ban: Final = sa.Table(
    "ban",
    metadata,
    sa.Column("id", sa.String(8), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    sa.Column("network", sa.String(43)),
    _required("reason", sa.String(200)),
    _required("operator", sa.String(64)),
    _required("created_at", sa.Float),
    # When the ban ends, or when it was lifted.
    _required("expires_at", sa.Float, index=True),
)
# A complaint of a guest about another; the chat before it is in ``report_message``.
report: Final = sa.Table(
    "report",
    metadata,
    sa.Column("id", sa.String(8), primary_key=True),
    sa.Column("reporter_guest_id", sa.ForeignKey("guest.id"), nullable=False, index=True),
    sa.Column("reported_guest_id", sa.ForeignKey("guest.id"), nullable=False, index=True),
    # No foreign key: a report outlives its table.
    _required("table_code", sa.String(5)),
    _required("reason", sa.String(16)),
    _required("comment", sa.String(500)),
    _required("created_at", sa.Float, index=True),
    sa.Column("resolved_at", sa.Float, index=True),
    sa.Column("outcome", sa.String(200)),
)
report_message: Final = sa.Table(
    "report_message",
    metadata,
    sa.Column("report_id", sa.ForeignKey("report.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    _guest_column(),
    # The message as the table received it (JSON, a frame of the protocol).
    _required("message", sa.Text),
)
# Actions of operators, including failed ones. Append-only; old rows are purged.
audit_entry: Final = sa.Table(
    "audit_entry",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    _required("created_at", sa.Float, index=True),
    _required("operator", sa.String(64)),
    _required("action", sa.String(16)),
    _required("target", sa.String(64)),
    _required("reason", sa.String(200)),
    _required("has_succeeded", sa.Boolean),
)
# Events that every node must process; each node remembers the last id that it has read.
cluster_event: Final = sa.Table(
    "cluster_event",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    _required("kind", sa.String(8)),
    _required("target", sa.String(24)),
    _required("created_at", sa.Float, index=True),
    sqlite_autoincrement=True,  # a reused id would not be read
)
# The VAPID key that identifies this server to push services: one row, created at first use.
vapid_key: Final = sa.Table(
    "vapid_key",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    _required("private_key", sa.String(43)),
)
# Where a browser of a guest receives web push messages, and the keys that encrypt them.
push_subscription: Final = sa.Table(
    "push_subscription",
    metadata,
    # The key is a hash, because endpoints may be long.
    sa.Column("endpoint_hash", sa.String(64), primary_key=True),
    _guest_column(),
    # Token hash of the device session: a revoked device receives no notifications.
    _required("device_token_hash", sa.String(64), index=True),
    _required("endpoint", sa.String(1000)),
    _required("public_key", sa.String(87)),
    _required("auth_secret", sa.String(22)),
    _required("language", sa.String(8)),
    _required("created_at", sa.Float),
    # Consecutive failures, and when to try again.
    _required("failure_count", sa.Integer, "0"),
    _required("retry_at", sa.Float, "0"),
)
# The notifications of a guest: kinds, hours and channels (JSON, protocol).
notification_preferences: Final = sa.Table(
    "notification_preferences",
    metadata,
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True),
    _required("preferences", sa.Text),
)
# The e-mail address of a guest, once it is verified.
verified_email: Final = sa.Table(
    "verified_email",
    metadata,
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True),
    # Hash of the normalised address, by which addresses are compared.
    _required("address_hash", sa.String(64), index=True),
    _required("address", sa.String(254)),
    _required("language", sa.String(8)),
    _required("verified_at", sa.Float),
    # When the last notifications were sent, and since when the address refuses mail.
    _required("last_mailed_at", sa.Float, "0"),
    sa.Column("undeliverable_at", sa.Float),
    # Part of each mail; it allows its reader to unsubscribe the address.
    sa.Column("unsubscribe_token", sa.String(43), nullable=False, unique=True),
)
# A requested mail with a token: to verify an address, or to log in by it.
verification_mail: Final = sa.Table(
    "verification_mail",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    _required("kind", sa.String(8)),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    _required("address_hash", sa.String(64)),
    _required("address", sa.String(254)),
    _required("language", sa.String(8)),
    _required("created_at", sa.Float, index=True),
    # When to send it; NULL once it is sent.
    sa.Column("send_at", sa.Float, index=True),
    _required("is_undeliverable", sa.Boolean, sa.false()),
    sa.Index("ix_verification_mail_address_hash", "address_hash", "created_at"),
)
# The single-use token of such a mail, valid for a limited time.
email_token: Final = sa.Table(
    "email_token",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    _guest_column(),
    _required("kind", sa.String(8)),
    _required("address", sa.String(254)),
    _required("language", sa.String(8)),
    _required("created_at", sa.Float, index=True),
)
# Notifications that are still to be sent, one row per channel. They are inserted in the transaction
# of what they tell of, and deleted in that of its answer or end (``notification_changes``).
notification_outbox: Final = sa.Table(
    "notification_outbox",
    metadata,
    _table_code_column(),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True, index=True),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("channel", sa.String(8), primary_key=True),
    _required("occurred_at", sa.Float),
    # When the notification is of no more use; NULL if it has no deadline.
    sa.Column("expires_at", sa.Float),
    _required("due_at", sa.Float),
    # How often a delivery was begun.
    _required("attempts", sa.Integer, "0"),
    # The claim of the node that is sending it, and until when other nodes leave it alone.
    sa.Column("claimed_by", sa.String(16), index=True),
    _required("claimed_until", sa.Float, "0"),
    sa.Index("ix_notification_outbox_channel_due_at", "channel", "due_at"),
)
# What a guest has chosen about another, who does not learn of it. Who played with whom is not
# stored here: it follows from the seats.
relation: Final = sa.Table(
    "relation",
    metadata,
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("other_guest_id", sa.ForeignKey("guest.id"), primary_key=True, index=True),
    _required("is_muted", sa.Boolean),
    _required("is_blocked", sa.Boolean),
    # When the other was removed from the list of known players, 0 if never; a later game together
    # puts them back.
    _required("removed_at", sa.Float),
)
# An invitation of a guest to a table. It is deleted with the deal, or when the guest takes a seat.
invitation: Final = sa.Table(
    "invitation",
    metadata,
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("table_code", sa.ForeignKey("game_table.code"), primary_key=True, index=True),
    sa.Column("inviter_guest_id", sa.ForeignKey("guest.id"), nullable=False, index=True),
    _required("created_at", sa.Float, index=True),
)
player_group: Final = sa.Table(
    "player_group",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    _required("name", sa.String(24)),
    sa.Column("owner_guest_id", sa.ForeignKey("guest.id"), nullable=False, index=True),
    _required("created_at", sa.Float),
)
# Invite links of groups: the newest one is valid, the others are reported as expired.
group_link: Final = sa.Table(
    "group_link",
    metadata,
    sa.Column("token", sa.String(16), primary_key=True),
    sa.Column("group_id", sa.ForeignKey("player_group.id"), nullable=False, index=True),
    _required("is_expired", sa.Boolean),
    _required("created_at", sa.Float),
)
group_member: Final = sa.Table(
    "group_member",
    metadata,
    sa.Column("group_id", sa.ForeignKey("player_group.id"), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True, index=True),
    _required("joined_at", sa.Float),
)
group_invitation: Final = sa.Table(
    "group_invitation",
    metadata,
    sa.Column("group_id", sa.ForeignKey("player_group.id"), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True, index=True),
    sa.Column("inviter_guest_id", sa.ForeignKey("guest.id"), nullable=False, index=True),
    _required("created_at", sa.Float, index=True),
)
season: Final = sa.Table(
    "season",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("group_id", sa.ForeignKey("player_group.id"), nullable=False, index=True),
    _required("name", sa.String(24)),
    # First and last day of the season (ISO dates).
    _required("starts_on", sa.String(10)),
    _required("ends_on", sa.String(10)),
    _required("box", sa.String(20)),
)
# Result and statistics of a finished game for one guest. No foreign key: it outlives the table.
game_stats: Final = sa.Table(
    "game_stats",
    metadata,
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("table_code", sa.String(5), primary_key=True),
    _required("ruleset", sa.String(400)),
    _required("seats", sa.Integer),
    _required("ended_at", sa.Float),
    _required("points", sa.Integer),
    _required("won", sa.Boolean),
    _required("has_left", sa.Boolean),
    # Counters of the game (JSON, ``table.stats``).
    _required("stats", sa.Text),
    # The group in which it was played.
    sa.Column("group_id", sa.String(12)),
    sa.Index("ix_game_stats_group_id_ended_at", "group_id", "ended_at"),
)
# Skill rating of a guest in one box, for guests who opted in.
rating: Final = sa.Table(
    "rating",
    metadata,
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("box", sa.String(20), primary_key=True),
    _required("mu", sa.Float),
    _required("sigma", sa.Float),
    # Number of rated games (optimistic locking): a writer must know the current number.
    _required("games", sa.Integer),
)
tournament: Final = sa.Table(
    "tournament",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    _required("name", sa.String(24)),
    sa.Column("organiser_guest_id", sa.ForeignKey("guest.id"), nullable=False, index=True),
    _required("created_at", sa.Float),
    # Token of the page for a display screen, which shows seats and tables and nothing else.
    sa.Column("display_token", sa.String(16), nullable=False, unique=True),
    # Games that may be played (JSON, protocol), and their settings.
    _required("game_choices", sa.Text),
    sa.Column("round_minutes", sa.Integer),
    _required("clock", sa.String(8)),
    _required("chat", sa.String(8)),
    _required("is_registration_open", sa.Boolean),
    _required("is_over", sa.Boolean),
    # Counts changes of rounds (optimistic locking): of two concurrent pairings one is refused.
    _required("version", sa.Integer),
)
# Registration links: the newest one is valid, the others are reported as expired.
tournament_link: Final = sa.Table(
    "tournament_link",
    metadata,
    sa.Column("token", sa.String(16), primary_key=True),
    sa.Column("tournament_id", sa.ForeignKey("tournament.id"), nullable=False, index=True),
    _required("is_expired", sa.Boolean),
    _required("created_at", sa.Float),
)
tournament_participant: Final = sa.Table(
    "tournament_participant",
    metadata,
    sa.Column("tournament_id", sa.ForeignKey("tournament.id"), primary_key=True),
    sa.Column("participant_number", sa.Integer, primary_key=True),
    # NULL for players without a device, and for guests who deleted their data.
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    _required("name", sa.String(24)),
    # Index into the games of the tournament; NULL for any.
    sa.Column("game_choice", sa.Integer),
    _required("is_rated", sa.Boolean),
    _required("is_present", sa.Boolean),
    _required("joined_at", sa.Float),
    sa.UniqueConstraint("tournament_id", "guest_id", name="uq_tournament_participant_guest_id"),
)
tournament_round: Final = sa.Table(
    "tournament_round",
    metadata,
    sa.Column("tournament_id", sa.ForeignKey("tournament.id"), primary_key=True),
    sa.Column("round_number", sa.Integer, primary_key=True),
    # Seed of the pairing, and when the tables were opened.
    _required("seed", sa.String(32)),
    sa.Column("opened_at", sa.Float),
)
tournament_table: Final = sa.Table(
    "tournament_table",
    metadata,
    sa.Column("tournament_id", sa.ForeignKey("tournament.id"), primary_key=True),
    sa.Column("round_number", sa.Integer, primary_key=True),
    sa.Column("table_number", sa.Integer, primary_key=True),
    _required("game_choice", sa.Integer),
    # No foreign key: the results outlive the table.
    sa.Column("table_code", sa.String(5)),
    # over, ended or forfeited; NULL while it is played.
    sa.Column("outcome", sa.String(16)),
)
# Seats of a tournament round; the byes are at table 0.
tournament_seat: Final = sa.Table(
    "tournament_seat",
    metadata,
    sa.Column("tournament_id", sa.ForeignKey("tournament.id"), primary_key=True),
    sa.Column("round_number", sa.Integer, primary_key=True),
    sa.Column("table_number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    _required("participant_number", sa.Integer),
    # Set after the game.
    sa.Column("points", sa.Integer),
    sa.Column("won", sa.Boolean),
)
shared_review: Final = sa.Table(
    "shared_review",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    # The code of a finished table, or the id of an upload.
    _required("game_ref", sa.String(16), index=True),
    _guest_column(),
    # Who controls the position; NULL if that guest has deleted their data.
    sa.Column("presenter_guest_id", sa.String(24), index=True),
    _required("everyone_can_annotate", sa.Boolean),
    _required("step", sa.Integer),
    _required("viewing_seat", sa.String(8)),
    _required("created_at", sa.Float),
    # Time of the last annotation, or when the last viewer left.
    _required("updated_at", sa.Float, index=True),
)
annotation: Final = sa.Table(
    "annotation",
    metadata,
    sa.Column("shared_review_id", sa.ForeignKey("shared_review.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    _guest_column(),
    _required("author_name", sa.String(32)),
    _required("step", sa.Integer),
    sa.Column("x", sa.Integer),
    sa.Column("y", sa.Integer),
    sa.Column("to_x", sa.Integer),
    sa.Column("to_y", sa.Integer),
    sa.Column("text", sa.Text),
    _required("created_at", sa.Float),
)
EPHEMERAL_TABLES: Final = (write_probe, cluster_event, table_lease, review)
"""Tables that are not backed up: their rows are caches, or mean nothing on another server."""
BACKUP_TABLES: Final = {
    table.name: table for table in metadata.sorted_tables if table not in EPHEMERAL_TABLES
}
