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
    # Of a slow clock: how long a decision may take, and when it stands (minutes of the day, UTC).
    _needed("hours", sa.Integer, "24"),
    sa.Column("night_start", sa.Integer),
    sa.Column("night_end", sa.Integer),
    _needed("locked", sa.Boolean, sa.false()),
    _needed("paused", sa.Boolean, sa.false()),
    # The code by which newcomers come in; at first the table's own.
    _needed("invite", sa.String(5), ""),
    # From the deal on.
    sa.Column("revision", sa.Integer),
    sa.Column("seed", sa.String(64)),
    sa.Column("nonce", sa.String(64)),
    # Where hidden cards were drawn anew, if anywhere: secret as the seed is (JSON).
    sa.Column("redraws", sa.Text),
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
# A guest for whom a slow table waits: written with the moves that lead to the question, and gone
# with those that answer it. Nothing here is more than everybody at the table knows, but whether he
# has answered while others are awaited.
awaited: Final = sa.Table(
    "awaited",
    metadata,
    _table_key(),
    sa.Column("guest", sa.ForeignKey("guest.id"), primary_key=True),
    # After how many moves he was asked.
    _needed("version", sa.Integer),
    _needed("since", sa.Float),
    _needed("until", sa.Float),
    _needed("answered", sa.Boolean),
    # When he was called, by a push or a mail.
    sa.Column("called", sa.Float),
    # What is overdue; whom to call; whose turn it is, and where, the oldest first.
    sa.Index("ix_awaited_until", "until", "code"),
    sa.Index("ix_awaited_called", "called", "answered", "since"),
    sa.Index("ix_awaited_guest", "guest", "since"),
)
# What a seat of a slow table has said beforehand. Secret: only the table's owner reads it, and its
# guest.
standing: Final = sa.Table(
    "standing",
    metadata,
    _table_key(),
    sa.Column("seat", sa.Integer, primary_key=True),
    _guest(),
    _needed("round", sa.Integer),
    # Moves for its next turn (JSON), and whether none of them was lawful then.
    _needed("moves", sa.Text),
    _needed("lapsed", sa.Boolean),
    # Whether it declines whatever is put to several at once.
    _needed("always_no", sa.Boolean),
)
# When a guest is not to be waited for.
holiday: Final = sa.Table(
    "holiday",
    metadata,
    sa.Column("guest", sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("since", sa.Float, primary_key=True),
    _needed("until", sa.Float),
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
# The review of a game that is over, packed: of a table by its code, of an upload by its id. Where
# it is missing, it is made anew.
review: Final = sa.Table(
    "review",
    metadata,
    sa.Column("name", sa.String(24), primary_key=True),
    _needed("piece", sa.LargeBinary),
    _needed("at", sa.Float),
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
# By what push services know us: one row, made when it is first needed.
push_key: Final = sa.Table(
    "push_key",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    _needed("secret", sa.String(43)),
)
# Where a browser of a guest is reached when no page is open, and how what it gets is sealed.
subscription: Final = sa.Table(
    "subscription",
    metadata,
    # Of the endpoint, which may be long.
    sa.Column("hash", sa.String(64), primary_key=True),
    _guest(),
    # The hash of the device's token: who is known no more gets no letters either.
    _needed("device", sa.String(64), index=True),
    _needed("endpoint", sa.String(1000)),
    _needed("public_key", sa.String(87)),
    _needed("secret", sa.String(22)),
    _needed("language", sa.String(8)),
    _needed("created", sa.Float),
    # How often in a row it could not be reached, and when it is tried again.
    _needed("failed", sa.Integer, "0"),
    _needed("after", sa.Float, "0"),
)
# Of what a guest wants to be told, when and which way (JSON, ``wire.Wishes``).
wishes: Final = sa.Table(
    "wishes",
    metadata,
    sa.Column("guest", sa.ForeignKey("guest.id"), primary_key=True),
    _needed("text", sa.Text),
)
# The address of a guest, once he has shown that he reads what comes there.
mailbox: Final = sa.Table(
    "mailbox",
    metadata,
    sa.Column("guest", sa.ForeignKey("guest.id"), primary_key=True),
    # Of the address as it is compared.
    _needed("hash", sa.String(64), index=True),
    _needed("address", sa.String(254)),
    _needed("language", sa.String(8)),
    _needed("created", sa.Float),
    # When the last letters went there, and since when it takes none.
    _needed("mailed", sa.Float, "0"),
    sa.Column("refused", sa.Float),
    # Whoever has this, which stands in each mail, may stop them.
    sa.Column("leave", sa.String(43), nullable=False, unique=True),
)
# A mail with a ticket that somebody asked for: to confirm an address, or to come in by it.
errand: Final = sa.Table(
    "errand",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    _needed("kind", sa.String(8)),
    sa.Column("guest", sa.ForeignKey("guest.id"), index=True),
    _needed("hash", sa.String(64)),
    _needed("address", sa.String(254)),
    _needed("language", sa.String(8)),
    _needed("created", sa.Float, index=True),
    # When it is to be done; nothing once it is.
    sa.Column("due", sa.Float, index=True),
    _needed("refused", sa.Boolean, sa.false()),
    sa.Index("ix_errand_hash", "hash", "created"),
)
# What such a mail leads by: once, and for a time.
ticket: Final = sa.Table(
    "ticket",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    _guest(),
    _needed("kind", sa.String(8)),
    _needed("address", sa.String(254)),
    _needed("language", sa.String(8)),
    _needed("created", sa.Float, index=True),
)
# What a guest is still to be told, each way by itself.
letter: Final = sa.Table(
    "letter",
    metadata,
    # Of all that makes it this letter: it comes once, however often it is handed in.
    sa.Column("id", sa.String(64), primary_key=True),
    _guest(),
    _needed("source", sa.String(12)),
    _needed("kind", sa.String(8)),
    # No key: the table may be gone.
    sa.Column("code", sa.String(5)),
    sa.Column("by", sa.String(24)),
    _needed("since", sa.Float),
    sa.Column("until", sa.Float),
    # When it is to go; nothing if it went, or is not to go, this way.
    sa.Column("push_due", sa.Float, index=True),
    sa.Column("mail_due", sa.Float, index=True),
    _needed("tries", sa.Integer, "0"),
)
# A slow game that is over, once its players have been told.
farewell: Final = sa.Table(
    "farewell",
    metadata,
    _table_key(),
    _needed("at", sa.Float, index=True),
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
# Many people at many tables, drawn heat by heat.
gathering: Final = sa.Table(
    "gathering",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    _needed("name", sa.String(24)),
    sa.Column("organiser", sa.ForeignKey("guest.id"), nullable=False, index=True),
    _needed("created", sa.Float),
    # What leads to the page for a hall: whoever has it sees who sits where, and nothing else.
    sa.Column("hall", sa.String(16), nullable=False, unique=True),
    # What may be played (JSON, ``wire.Offer``), and how.
    _needed("offers", sa.Text),
    sa.Column("minutes", sa.Integer),
    _needed("clock", sa.String(8)),
    _needed("talk", sa.String(8)),
    # Whether people may sign up, and whether all is over.
    _needed("open", sa.Boolean),
    _needed("over", sa.Boolean),
    # How often its heats were changed: of two who draw at once one is refused.
    _needed("edition", sa.Integer),
)
# Links by which one signs up: the newest leads in, the others say that they are old.
gathering_link: Final = sa.Table(
    "gathering_link",
    metadata,
    sa.Column("link", sa.String(16), primary_key=True),
    sa.Column("gathering_id", sa.ForeignKey("gathering.id"), nullable=False, index=True),
    _needed("old", sa.Boolean),
    _needed("created", sa.Float),
)
participant: Final = sa.Table(
    "participant",
    metadata,
    sa.Column("gathering_id", sa.ForeignKey("gathering.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    # Nobody, if he was entered by name, or has deleted himself.
    sa.Column("guest", sa.ForeignKey("guest.id"), index=True),
    _needed("name", sa.String(24)),
    # Which of the offers; nothing for any.
    sa.Column("offer", sa.Integer),
    _needed("rated", sa.Boolean),
    _needed("here", sa.Boolean),
    _needed("joined", sa.Float),
    sa.UniqueConstraint("gathering_id", "guest", name="uq_participant_guest"),
)
heat: Final = sa.Table(
    "heat",
    metadata,
    sa.Column("gathering_id", sa.ForeignKey("gathering.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    # What it was drawn from, and when its tables were opened.
    _needed("seed", sa.String(32)),
    sa.Column("opened", sa.Float, index=True),
    # When those who sit there were told of it elsewhere than on our pages.
    sa.Column("called", sa.Float),
)
heat_table: Final = sa.Table(
    "heat_table",
    metadata,
    sa.Column("gathering_id", sa.ForeignKey("gathering.id"), primary_key=True),
    sa.Column("heat", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    _needed("offer", sa.Integer),
    # No key: what was made of it outlives the table.
    sa.Column("code", sa.String(5)),
    # What became of it: over, ended or given-up; nothing while it is played.
    sa.Column("outcome", sa.String(8)),
)
# Who sits where in a heat; at table 0 those who sit out.
heat_seat: Final = sa.Table(
    "heat_seat",
    metadata,
    sa.Column("gathering_id", sa.ForeignKey("gathering.id"), primary_key=True),
    sa.Column("heat", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    _needed("participant", sa.Integer),
    # Once the table is over.
    sa.Column("points", sa.Integer),
    sa.Column("won", sa.Boolean),
)
shared_review: Final = sa.Table(
    "shared_review",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    # The code of a table that is over, or what an upload is called.
    _needed("game", sa.String(16), index=True),
    _guest(),
    # Who has the lead; nobody if he has deleted himself.
    sa.Column("lead", sa.String(24), index=True),
    _needed("all_draw", sa.Boolean),
    _needed("step", sa.Integer),
    _needed("eyes", sa.String(8)),
    _needed("created", sa.Float),
    # When something was last drawn or said, or everybody left.
    _needed("touched", sa.Float, index=True),
)
remark: Final = sa.Table(
    "remark",
    metadata,
    sa.Column("review", sa.ForeignKey("shared_review.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    _guest(),
    _needed("name", sa.String(32)),
    _needed("step", sa.Integer),
    sa.Column("x", sa.Integer),
    sa.Column("y", sa.Integer),
    sa.Column("to_x", sa.Integer),
    sa.Column("to_y", sa.Integer),
    sa.Column("text", sa.Text),
    _needed("at", sa.Float),
)
PASSING: Final = (pulse, notice, lease, review)
KEPT: Final = {table.name: table for table in metadata.sorted_tables if table not in PASSING}
"""What a backup holds."""
