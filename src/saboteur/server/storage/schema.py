"""The tables of the database. ``migrations`` leads every older database here."""

from typing import Any, Final, TypeAlias

import sqlalchemy as sa

Kind: TypeAlias = sa.types.TypeEngine[Any] | type[sa.types.TypeEngine[Any]]

metadata: Final = sa.MetaData()


def _table_key() -> sa.Column[str]:
    """Return the column of what belongs to a table: its code is part of the key."""
    return sa.Column("code", sa.ForeignKey("game_table.code"), primary_key=True)


def _guest() -> sa.Column[str]:
    """Return the column of what belongs to a guest: whose it is."""
    return sa.Column("guest", sa.ForeignKey("guest.id"), nullable=False, index=True)


def _needed(
    name: str, kind: Kind, default: str | sa.False_ | None = None, *, index: bool | None = None
) -> sa.Column[Any]:
    """Return a column that no row leaves empty; rows older than it have the default."""
    return sa.Column(name, kind, nullable=False, server_default=default, index=index)


guest: Final = sa.Table(
    "guest",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    _needed("nickname", sa.String(24)),
    # Which of the dwarves is his face; none chosen before he was asked.
    sa.Column("portrait", sa.Integer),
    # How he likes to play, for all his devices (JSON, ``wire.Preferences``).
    sa.Column("preferences", sa.Text),
    # Who sees what he became: nobody, groups or people.
    _needed("shows", sa.String(8), "nobody"),
    _needed("created", sa.Float),
    # Rounded: whoever has not come for long is purged, and nobody needs to know more.
    _needed("seen", sa.Float, "0"),
    # Thousands come on one day: they have an order of their own.
    sa.Index("ix_guest_seen", "seen", "id"),
)
# One for each device of a guest: whoever has what this is the hash of is the guest.
token: Final = sa.Table(
    "token",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    _guest(),
    _needed("created", sa.Float),
    # Rounded, as above.
    _needed("seen", sa.Float, index=True),
    # Which browser, on what: two words, so that a guest knows his devices apart.
    sa.Column("kind", sa.String(24)),
)
# A key by which a guest is known on any device; we keep its public half.
passkey: Final = sa.Table(
    "passkey",
    metadata,
    # Of its id, which may be long.
    sa.Column("hash", sa.String(64), primary_key=True),
    _guest(),
    _needed("id", sa.String(700)),
    _needed("public_key", sa.Text),
    # How often it was used, if it counts.
    _needed("used", sa.BigInteger),
    _needed("created", sa.Float),
    # Rounded, as above.
    _needed("seen", sa.Float),
    # The browser that made it, as above.
    sa.Column("kind", sa.String(24)),
)
# What a browser is asked to sign, once and for five minutes: for a guest, or for whoever comes.
challenge: Final = sa.Table(
    "challenge",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guest.id"), index=True),
    _needed("created", sa.Float, index=True),
)
# A way onto another device: once, and for a minute.
transfer: Final = sa.Table(
    "transfer",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    _guest(),
    _needed("created", sa.Float, index=True),
)
game_table: Final = sa.Table(
    "game_table",
    metadata,
    sa.Column("code", sa.String(5), primary_key=True),
    _needed("ruleset", sa.String(400)),
    _needed("seats", sa.Integer),
    _needed("options", sa.Text),
    sa.Column("deck", sa.Text),
    sa.Column("host", sa.ForeignKey("guest.id"), nullable=False, index=True),
    _needed("stage", sa.String(8)),
    _needed("created", sa.Float),
    # How often seats or anything else of the table but its moves were changed. Who does not know
    # the last edition is not the owner any more, and changes nothing.
    _needed("edition", sa.Integer, "0"),
    # What the host chose besides the rules.
    _needed("clock", sa.String(8), "none"),
    _needed("talk", sa.String(8), "phrases"),
    _needed("listed", sa.Boolean, sa.false()),
    _needed("window_s", sa.Integer, "6"),
    _needed("pace", sa.String(8), "normal"),
    _needed("locked", sa.Boolean, sa.false()),
    _needed("paused", sa.Boolean, sa.false()),
    # The code by which newcomers come in; at first the table's own.
    _needed("invite", sa.String(5), ""),
    # From the deal on.
    sa.Column("revision", sa.Integer),
    sa.Column("seed", sa.String(64)),
    sa.Column("nonce", sa.String(64)),
    # After the end.
    sa.Column("rematch", sa.ForeignKey("game_table.code"), index=True),
    # When an operator closed it: nobody comes in any more.
    sa.Column("closed", sa.Float),
    # When the last move was made, once the log is packed.
    sa.Column("ended", sa.Float),
    # The group whose members alone come in, if it is for one. No key: it is no longer than that.
    sa.Column("group_id", sa.String(12)),
    # The newest tables; those that anybody may join; games that are over and still to be packed.
    sa.Index("ix_game_table_created", "created"),
    sa.Index("ix_game_table_listed", "stage", "listed", "created"),
    sa.Index("ix_game_table_ended", "stage", "ended"),
    sa.Index("ix_game_table_group", "group_id", "stage", "created"),
)
seat: Final = sa.Table(
    "seat",
    metadata,
    _table_key(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.ForeignKey("guest.id"), index=True),
    sa.Column("bot", sa.String(16)),
    _needed("name", sa.String(24)),
    sa.Column("portrait", sa.Integer),
    # The guest is a program that plays by itself.
    _needed("program", sa.Boolean, sa.false()),
    # Somebody beside the guest, at the guest's device.
    _needed("shared", sa.Boolean, sa.false()),
    # While the others may choose what happens to the seat, and what they want (JSON, by seat).
    _needed("away", sa.Boolean, sa.false()),
    _needed("verdicts", sa.Text, "{}"),
    # After the end.
    sa.Column("points", sa.Integer),
    sa.Column("won", sa.Boolean),
)
invite: Final = sa.Table(
    "invite",
    metadata,
    # Codes that lead to a table: its own, the invite and the one before it. No other gets them, and
    # who has a seat may come by each.
    sa.Column("invite", sa.String(5), primary_key=True),
    sa.Column("code", sa.ForeignKey("game_table.code"), nullable=False, index=True),
)
conduct: Final = sa.Table(
    "conduct",
    metadata,
    # What the host has decided about a guest.
    _table_key(),
    sa.Column("guest", sa.ForeignKey("guest.id"), primary_key=True, index=True),
    _needed("muted", sa.Boolean),
    _needed("sent_away", sa.Boolean),
)
move: Final = sa.Table(
    "move",
    metadata,
    _table_key(),
    # Two writers of one table would number the same move twice: the key lets only one through.
    sa.Column("number", sa.Integer, primary_key=True),
    _needed("seat", sa.Integer),
    _needed("text", sa.String(80)),
    _needed("timed_out", sa.Boolean),
    _needed("at", sa.Float),
)
upload: Final = sa.Table(
    "upload",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    _guest(),
    _needed("record", sa.Text),
    _needed("created", sa.Float),
)
# What was said at a table. It is no part of the game: no rule, digest or record knows of it.
talk: Final = sa.Table(
    "talk",
    metadata,
    _table_key(),
    sa.Column("number", sa.Integer, primary_key=True),
    # Nobody, where a bot spoke.
    sa.Column("guest", sa.ForeignKey("guest.id"), index=True),
    _needed("seat", sa.Integer),
    # After which move, and in which round.
    _needed("version", sa.Integer),
    _needed("round", sa.Integer),
    _needed("kind", sa.String(16)),
    sa.Column("phrase", sa.String(16)),
    sa.Column("about", sa.Integer),
    sa.Column("x", sa.Integer),
    sa.Column("y", sa.Integer),
    sa.Column("claim", sa.String(24)),
    sa.Column("text", sa.String(280)),
    sa.Column("at", sa.Float, nullable=False, index=True),
)
# What a seat thinks of another: for the eyes of its guest alone.
note: Final = sa.Table(
    "note",
    metadata,
    _table_key(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("about", sa.Integer, primary_key=True),
    _guest(),
    _needed("suspicion", sa.Integer),
    _needed("text", sa.String(500)),
    _needed("pins", sa.String(80), ""),
    _needed("at", sa.Float),
)
# One row, which whoever asks whether the database can be written changes.
pulse: Final = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    _needed("at", sa.Float),
)
# What seats have answered while others are still asked. Secret: only the table's owner reads
# it, and it goes with the moves that close the window.
held: Final = sa.Table(
    "held",
    metadata,
    _table_key(),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    _needed("text", sa.String(80)),
)
# A table that is awake, and whose it is. Only he writes who has the lease: whoever wakes a table
# takes it from whoever had it.
lease: Final = sa.Table(
    "lease",
    metadata,
    _table_key(),
    # Nobody's (empty), if it sleeps although a bot is to move.
    _needed("node", sa.String(12), index=True),
    # Since when a bot is to move: whoever starts wakes the table, though nobody comes.
    sa.Column("due", sa.Float, index=True),
)
# The log of a game that is over, in one piece (``packing``).
packed: Final = sa.Table(
    "packed",
    metadata,
    _table_key(),
    _needed("moves", sa.LargeBinary),
)
# Whom an operator keeps away for a time: a guest, or a network.
ban: Final = sa.Table(
    "ban",
    metadata,
    sa.Column("id", sa.String(8), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guest.id"), index=True),
    sa.Column("network", sa.String(43)),
    _needed("reason", sa.String(200)),
    _needed("operator", sa.String(64)),
    _needed("created", sa.Float),
    # When it ends, or was lifted.
    _needed("until", sa.Float, index=True),
)
# What a guest told the operators about another, with what was said before.
report: Final = sa.Table(
    "report",
    metadata,
    sa.Column("id", sa.String(8), primary_key=True),
    _guest(),
    sa.Column("about", sa.ForeignKey("guest.id"), nullable=False, index=True),
    # No key: a report outlives its table.
    _needed("code", sa.String(5)),
    _needed("reason", sa.String(16)),
    _needed("words", sa.String(500)),
    _needed("created", sa.Float, index=True),
    sa.Column("handled", sa.Float, index=True),
    sa.Column("outcome", sa.String(200)),
)
report_line: Final = sa.Table(
    "report_line",
    metadata,
    sa.Column("report", sa.ForeignKey("report.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    _guest(),
    # As everybody heard it (JSON, ``wire.Heard``).
    _needed("said", sa.Text),
)
# What operators did, or tried to do. Rows are added, and go when they are old; none is changed.
audit: Final = sa.Table(
    "audit",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    _needed("at", sa.Float, index=True),
    _needed("operator", sa.String(64)),
    _needed("deed", sa.String(16)),
    _needed("target", sa.String(64)),
    _needed("reason", sa.String(200)),
    _needed("done", sa.Boolean),
)
# What every node must hear of, whoever wrote it; each reads on from where it was.
notice: Final = sa.Table(
    "notice",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    _needed("kind", sa.String(8)),
    _needed("target", sa.String(24)),
    _needed("at", sa.Float, index=True),
    sqlite_autoincrement=True,  # no number comes twice, or nobody would read it
)
# How a guest stands to another, who is not told: only what he has said of it. Who sat with whom is
# read from the seats.
tie: Final = sa.Table(
    "tie",
    metadata,
    sa.Column("guest", sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("other", sa.ForeignKey("guest.id"), primary_key=True, index=True),
    _needed("muted", sa.Boolean),
    _needed("blocked", sa.Boolean),
    # When he was taken off the list; who sits there again later comes back to it.
    _needed("removed", sa.Float),
)
# Somebody asks a guest by name to a table. It goes with the deal, or when he sits down.
invitation: Final = sa.Table(
    "invitation",
    metadata,
    sa.Column("guest", sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("code", sa.ForeignKey("game_table.code"), primary_key=True, index=True),
    sa.Column("by", sa.ForeignKey("guest.id"), nullable=False, index=True),
    _needed("created", sa.Float, index=True),
    # When he was told of it elsewhere than on our pages.
    sa.Column("called", sa.Float),
    sa.Index("ix_invitation_called", "called", "created"),
)
player_group: Final = sa.Table(
    "player_group",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    _needed("name", sa.String(24)),
    sa.Column("owner", sa.ForeignKey("guest.id"), nullable=False, index=True),
    _needed("created", sa.Float),
)
# Links into a group: the newest leads in, the others say that they are old.
group_link: Final = sa.Table(
    "group_link",
    metadata,
    sa.Column("link", sa.String(16), primary_key=True),
    sa.Column("group_id", sa.ForeignKey("player_group.id"), nullable=False, index=True),
    _needed("old", sa.Boolean),
    _needed("created", sa.Float),
)
member: Final = sa.Table(
    "member",
    metadata,
    sa.Column("group_id", sa.ForeignKey("player_group.id"), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guest.id"), primary_key=True, index=True),
    _needed("joined", sa.Float),
)
group_invitation: Final = sa.Table(
    "group_invitation",
    metadata,
    sa.Column("group_id", sa.ForeignKey("player_group.id"), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guest.id"), primary_key=True, index=True),
    sa.Column("by", sa.ForeignKey("guest.id"), nullable=False, index=True),
    _needed("created", sa.Float, index=True),
)
season: Final = sa.Table(
    "season",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("group_id", sa.ForeignKey("player_group.id"), nullable=False, index=True),
    _needed("name", sa.String(24)),
    # Days of the calendar, ISO; both count.
    _needed("begins", sa.String(10)),
    _needed("ends", sa.String(10)),
    _needed("box", sa.String(20)),
)
# What a game that is over came to for a guest. No key to the table: it outlives it.
tally: Final = sa.Table(
    "tally",
    metadata,
    sa.Column("guest", sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("code", sa.String(5), primary_key=True),
    _needed("ruleset", sa.String(400)),
    _needed("seats", sa.Integer),
    _needed("ended", sa.Float),
    _needed("points", sa.Integer),
    _needed("won", sa.Boolean),
    _needed("left", sa.Boolean),
    # What was counted (JSON, ``table.tallying.Tally``).
    _needed("counted", sa.Text),
    # The group that it was played in.
    sa.Column("group_id", sa.String(12)),
    sa.Index("ix_tally_group", "group_id", "ended"),
)
# How strong a guest is at a box, who wants to know.
rating: Final = sa.Table(
    "rating",
    metadata,
    sa.Column("guest", sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("box", sa.String(20), primary_key=True),
    _needed("mu", sa.Float),
    _needed("sigma", sa.Float),
    # How many games counted: whoever does not know the last number changes nothing.
    _needed("games", sa.Integer),
)
PASSING: Final = (pulse, notice, lease)
KEPT: Final = {table.name: table for table in metadata.sorted_tables if table not in PASSING}
"""What a backup holds."""
