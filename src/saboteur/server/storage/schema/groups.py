"""The database tables of relations between guests, invitations, groups, stats and ratings."""

from typing import Final

import sqlalchemy as sa

from saboteur.server.storage.schema.columns import key, metadata, reference, required

# Mutes, blocks and removals by one guest of another, who is not told. Common games are not stored
# here: they follow from the seats.
relation: Final = sa.Table(
    "relation",
    metadata,
    key("guest_id", sa.ForeignKey("guest.id")),
    key("other_guest_id", sa.ForeignKey("guest.id"), index=True),
    required("is_muted", sa.Boolean),
    required("is_blocked", sa.Boolean),
    # When the other was removed from the list of known players, 0 if never; a later game together
    # puts them back.
    required("removed_at", sa.Float),
)
# An invitation of a guest to a table. It is deleted with the deal, or when the guest takes a seat.
invitation: Final = sa.Table(
    "invitation",
    metadata,
    key("guest_id", sa.ForeignKey("guest.id")),
    key("table_code", sa.ForeignKey("game_table.code"), index=True),
    reference("inviter_guest_id", "guest.id"),
    required("created_at", sa.Float, index=True),
)
player_group: Final = sa.Table(
    "player_group",
    metadata,
    key("id", sa.String(12)),
    required("name", sa.String(24)),
    reference("owner_guest_id", "guest.id"),
    required("created_at", sa.Float),
)
# Invite links of groups: the newest one is valid, the others are reported as expired.
group_link: Final = sa.Table(
    "group_link",
    metadata,
    key("token", sa.String(16)),
    reference("group_id", "player_group.id"),
    required("is_expired", sa.Boolean),
    required("created_at", sa.Float),
)
group_member: Final = sa.Table(
    "group_member",
    metadata,
    key("group_id", sa.ForeignKey("player_group.id")),
    key("guest_id", sa.ForeignKey("guest.id"), index=True),
    required("joined_at", sa.Float),
)
group_invitation: Final = sa.Table(
    "group_invitation",
    metadata,
    key("group_id", sa.ForeignKey("player_group.id")),
    key("guest_id", sa.ForeignKey("guest.id"), index=True),
    reference("inviter_guest_id", "guest.id"),
    required("created_at", sa.Float, index=True),
)
season: Final = sa.Table(
    "season",
    metadata,
    key("id", sa.String(12)),
    reference("group_id", "player_group.id"),
    required("name", sa.String(24)),
    # First and last day of the season (ISO dates).
    required("starts_on", sa.String(10)),
    required("ends_on", sa.String(10)),
    required("box", sa.String(20)),
)
# Result and statistics of a finished game for one guest. No foreign key: it outlives the table.
game_stats: Final = sa.Table(
    "game_stats",
    metadata,
    key("guest_id", sa.ForeignKey("guest.id")),
    key("table_code", sa.String(5)),
    required("ruleset", sa.String(400)),
    required("seats", sa.Integer),
    required("ended_at", sa.Float),
    required("points", sa.Integer),
    required("won", sa.Boolean),
    required("has_left", sa.Boolean),
    # Counters of the game (JSON, ``table.stats``).
    required("stats", sa.Text),
    # The group in which it was played.
    sa.Column("group_id", sa.String(12)),
    sa.Index("ix_game_stats_group_id_ended_at", "group_id", "ended_at"),
)
# Skill rating of a guest in one box, for guests who opted in.
rating: Final = sa.Table(
    "rating",
    metadata,
    key("guest_id", sa.ForeignKey("guest.id")),
    key("box", sa.String(20)),
    required("mu", sa.Float),
    required("sigma", sa.Float),
    # Number of rated games (optimistic locking): a writer must know the current number.
    required("games", sa.Integer),
)
