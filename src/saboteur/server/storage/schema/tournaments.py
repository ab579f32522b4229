"""The database tables of tournaments: participants, links, rounds, tables and seats."""

from typing import Final

import sqlalchemy as sa

from saboteur.server.storage.schema.columns import key, metadata, reference, required

tournament: Final = sa.Table(
    "tournament",
    metadata,
    key("id", sa.String(12)),
    required("name", sa.String(24)),
    reference("organiser_guest_id", "guest.id"),
    required("created_at", sa.Float),
    # Token of the page for a display screen, which shows seats and tables and nothing else.
    sa.Column("display_token", sa.String(16), nullable=False, unique=True),
    # Games that may be played (JSON, protocol), and their settings.
    required("game_choices", sa.Text),
    sa.Column("round_minutes", sa.Integer),
    required("clock", sa.String(8)),
    required("chat", sa.String(8)),
    required("is_registration_open", sa.Boolean),
    required("is_over", sa.Boolean),
    # Counts changes of rounds (optimistic locking): of two concurrent pairings one is refused.
    required("version", sa.Integer),
)
# Registration links: the newest one is valid, the others are reported as expired.
tournament_link: Final = sa.Table(
    "tournament_link",
    metadata,
    key("token", sa.String(16)),
    reference("tournament_id", "tournament.id"),
    required("is_expired", sa.Boolean),
    required("created_at", sa.Float),
)
tournament_participant: Final = sa.Table(
    "tournament_participant",
    metadata,
    key("tournament_id", sa.ForeignKey("tournament.id")),
    key("participant_number", sa.Integer),
    # NULL for players without a device, and for guests who deleted their data.
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    required("name", sa.String(24)),
    # Index into the games of the tournament; NULL for any.
    sa.Column("game_choice", sa.Integer),
    required("is_rated", sa.Boolean),
    required("is_present", sa.Boolean),
    required("joined_at", sa.Float),
    sa.UniqueConstraint("tournament_id", "guest_id", name="uq_tournament_participant_guest_id"),
)
tournament_round: Final = sa.Table(
    "tournament_round",
    metadata,
    key("tournament_id", sa.ForeignKey("tournament.id")),
    key("round_number", sa.Integer),
    # Seed of the pairing, and when the tables were opened.
    required("seed", sa.String(32)),
    sa.Column("opened_at", sa.Float),
)
tournament_table: Final = sa.Table(
    "tournament_table",
    metadata,
    key("tournament_id", sa.ForeignKey("tournament.id")),
    key("round_number", sa.Integer),
    key("table_number", sa.Integer),
    required("game_choice", sa.Integer),
    # No foreign key: the results outlive the table.
    sa.Column("table_code", sa.String(5)),
    # over, ended or forfeited; NULL while it is played.
    sa.Column("outcome", sa.String(16)),
)
# Seats of a tournament round; the byes are at table 0.
tournament_seat: Final = sa.Table(
    "tournament_seat",
    metadata,
    key("tournament_id", sa.ForeignKey("tournament.id")),
    key("round_number", sa.Integer),
    key("table_number", sa.Integer),
    key("seat", sa.Integer),
    required("participant_number", sa.Integer),
    # Set after the game.
    sa.Column("points", sa.Integer),
    sa.Column("won", sa.Boolean),
)
