"""The database tables of game tables: seats, moves, chat and correspondence."""

from typing import Final

import sqlalchemy as sa

from saboteur.server.storage.schema.columns import key, metadata, reference, required

game_table: Final = sa.Table(
    "game_table",
    metadata,
    key("code", sa.String(5)),
    required("ruleset", sa.String(400)),
    required("seats", sa.Integer),
    # Options of the rule set (JSON), and the text of a custom deck.
    required("options", sa.Text),
    sa.Column("deck", sa.Text),
    reference("host_guest_id", "guest.id"),
    required("stage", sa.String(8)),
    required("created_at", sa.Float),
    # Counts changes of everything but the moves (optimistic locking): a writer that does not know
    # the current version no longer owns the table, and its write is refused.
    required("version", sa.Integer, "0"),
    # Settings that are not part of the rules.
    required("clock", sa.String(8), "none"),
    required("chat", sa.String(8), "phrases"),
    required("is_listed", sa.Boolean, sa.false()),
    required("window_s", sa.Integer, "6"),
    required("pace", sa.String(8), "normal"),
    # Correspondence tables: hours for a decision, and the nightly pause of the clock (minutes of
    # the day, UTC).
    required("decision_hours", sa.Integer, "24"),
    sa.Column("night_start_minute", sa.Integer),
    sa.Column("night_end_minute", sa.Integer),
    required("is_locked", sa.Boolean, sa.false()),
    required("is_paused", sa.Boolean, sa.false()),
    # The code by which new players join; at first the table's own code.
    required("join_code", sa.String(5), ""),
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
    key("table_code", sa.ForeignKey("game_table.code")),
    key("seat", sa.Integer),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    sa.Column("bot_level", sa.String(16)),
    required("name", sa.String(24)),
    sa.Column("portrait", sa.Integer),
    # The guest is a bot that connects to the server.
    required("is_remote_bot", sa.Boolean, sa.false()),
    # A second person at the device of the guest.
    required("is_hotseat", sa.Boolean, sa.false()),
    # Whether the other players vote on what happens to the seat, and their votes (JSON, by seat).
    required("is_absent", sa.Boolean, sa.false()),
    required("votes", sa.Text, "{}"),
    # Set after the game.
    sa.Column("points", sa.Integer),
    sa.Column("won", sa.Boolean),
)
# The codes that lead to a table: its own, the current join code and the previous one. They are not
# given to other tables, and guests who have a seat may enter by each of them.
join_code: Final = sa.Table(
    "join_code",
    metadata,
    key("join_code", sa.String(5)),
    reference("table_code", "game_table.code"),
)
# The measures of a host against a guest: kicks and mutes.
table_moderation: Final = sa.Table(
    "table_moderation",
    metadata,
    key("table_code", sa.ForeignKey("game_table.code")),
    key("guest_id", sa.ForeignKey("guest.id"), index=True),
    required("is_muted", sa.Boolean),
    required("is_kicked", sa.Boolean),
)
move: Final = sa.Table(
    "move",
    metadata,
    key("table_code", sa.ForeignKey("game_table.code")),
    # Two writers of one table would use the same number: the key lets only one of them commit.
    key("number", sa.Integer),
    required("seat", sa.Integer),
    required("text", sa.String(80)),
    required("timed_out", sa.Boolean),
    required("played_at", sa.Float),
)
# Chat of a table. It is not part of the game: no rule, digest or record contains it.
chat_message: Final = sa.Table(
    "chat_message",
    metadata,
    key("table_code", sa.ForeignKey("game_table.code")),
    key("number", sa.Integer),
    # NULL for messages of bots.
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    required("seat", sa.Integer),
    # How many moves had been made, and the round of that moment.
    required("after_move", sa.Integer),
    required("round", sa.Integer),
    required("kind", sa.String(16)),
    sa.Column("phrase", sa.String(16)),
    sa.Column("about_seat", sa.Integer),
    sa.Column("x", sa.Integer),
    sa.Column("y", sa.Integer),
    sa.Column("claim", sa.String(24)),
    sa.Column("text", sa.String(280)),
    required("sent_at", sa.Float, index=True),
)
# A private note of one seat about another; only its guest reads it.
seat_note: Final = sa.Table(
    "seat_note",
    metadata,
    key("table_code", sa.ForeignKey("game_table.code")),
    key("seat", sa.Integer),
    key("about_seat", sa.Integer),
    reference("guest_id", "guest.id"),
    required("suspicion", sa.Integer),
    required("text", sa.String(500)),
    required("pins", sa.String(80), ""),
    required("updated_at", sa.Float),
)
# Answers of seats while others are still asked. Secret: only the node that owns the table
# reads them, and they are deleted in the transaction of the moves that close the window.
pending_answer: Final = sa.Table(
    "pending_answer",
    metadata,
    key("table_code", sa.ForeignKey("game_table.code")),
    key("after_move", sa.Integer),
    key("seat", sa.Integer),
    required("text", sa.String(80)),
)
# A decision that a correspondence table expects from a guest: written with the moves that lead to
# the question, deleted with those that answer it. Everything here is known to all players of the
# table, except whether the guest has answered while others are still asked.
pending_turn: Final = sa.Table(
    "pending_turn",
    metadata,
    key("table_code", sa.ForeignKey("game_table.code")),
    key("guest_id", sa.ForeignKey("guest.id")),
    # How many moves had been made when the question was asked.
    required("after_move", sa.Integer),
    required("asked_at", sa.Float),
    required("deadline_at", sa.Float),
    required("is_answered", sa.Boolean),
    # For overdue turns, and for the turns of a guest, the oldest first.
    sa.Index("ix_pending_turn_deadline_at", "deadline_at", "table_code"),
    sa.Index("ix_pending_turn_guest_id", "guest_id", "asked_at"),
)
# Moves that a seat of a correspondence table has entered in advance. Secret: only the node that
# owns the table reads them, and their guest.
conditional_move: Final = sa.Table(
    "conditional_move",
    metadata,
    key("table_code", sa.ForeignKey("game_table.code")),
    key("seat", sa.Integer),
    reference("guest_id", "guest.id"),
    required("round", sa.Integer),
    # Moves for the next turn (JSON), and whether none of them was legal when it came.
    required("moves", sa.Text),
    required("is_expired", sa.Boolean),
    # Whether the seat declines every question that is put to several seats at once.
    required("auto_decline", sa.Boolean),
)
# Times in which the clock of correspondence tables does not run for a guest.
holiday: Final = sa.Table(
    "holiday",
    metadata,
    key("guest_id", sa.ForeignKey("guest.id")),
    key("starts_at", sa.Float),
    required("ends_at", sa.Float),
)
# Which node has a table loaded. Only the holder of the lease may write; loading a table takes the
# lease from the previous holder.
table_lease: Final = sa.Table(
    "table_lease",
    metadata,
    key("table_code", sa.ForeignKey("game_table.code")),
    # Empty if no node has the table loaded although a bot is to move.
    required("node", sa.String(12), index=True),
    # Since when a bot is to move: the next node that starts loads the table, even without guests.
    sa.Column("bot_due_at", sa.Float, index=True),
)
# The log of a finished game in one value (``log_compression``).
compressed_log: Final = sa.Table(
    "compressed_log",
    metadata,
    key("table_code", sa.ForeignKey("game_table.code")),
    required("compressed_moves", sa.LargeBinary),
)
