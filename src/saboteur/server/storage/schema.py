"""The tables of the database. ``migrations`` leads every older database here."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
ENDED: Final = "ended"
"""Broken off: nobody opens the seed of a game that was not played out."""

metadata: Final = MetaData()

guest: Final = Table(
    "guest",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("nickname", String(24), nullable=False),
    # Which of the dwarves is his face; none chosen before he was asked.
    Column("portrait", Integer),
    # How he likes to play, for all his devices (JSON, ``wire.Preferences``).
    Column("preferences", Text),
    Column("created", Float, nullable=False),
    # Rounded: whoever has not come for long is purged, and nobody needs to know more.
    Column("seen", Float, nullable=False, server_default="0"),
)
# One for each device of a guest: whoever has what this is the hash of is the guest.
token: Final = Table(
    "token",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", ForeignKey("guest.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    # Rounded, as above.
    Column("seen", Float, nullable=False),
)
# A way onto another device: once, and for a minute.
transfer: Final = Table(
    "transfer",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", ForeignKey("guest.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)
game_table: Final = Table(
    "game_table",
    metadata,
    Column("code", String(5), primary_key=True),
    Column("ruleset", String(400), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("deck", Text),
    Column("host", ForeignKey("guest.id"), nullable=False, index=True),
    Column("stage", String(8), nullable=False),
    Column("created", Float, nullable=False),
    # How often seats or anything else of the table but its moves were changed. Who does not know
    # the last edition is not the owner any more, and changes nothing.
    Column("edition", Integer, nullable=False, server_default="0"),
    # What the host chose besides the rules.
    Column("clock", String(8), nullable=False, server_default="none"),
    Column("talk", String(8), nullable=False, server_default="phrases"),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("window_s", Integer, nullable=False, server_default="6"),
    Column("pace", String(8), nullable=False, server_default="normal"),
    Column("locked", Boolean, nullable=False, server_default=false()),
    Column("paused", Boolean, nullable=False, server_default=false()),
    # The code by which newcomers come in; at first the table's own.
    Column("invite", String(5), nullable=False, server_default=""),
    # From the deal on.
    Column("revision", Integer),
    Column("seed", String(64)),
    Column("nonce", String(64)),
    # After the end.
    Column("rematch", ForeignKey("game_table.code"), index=True),
)
seat: Final = Table(
    "seat",
    metadata,
    Column("code", ForeignKey("game_table.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", ForeignKey("guest.id"), index=True),
    Column("bot", String(16)),
    Column("name", String(24), nullable=False),
    Column("portrait", Integer),
    # Somebody beside the guest, at the guest's device.
    Column("shared", Boolean, nullable=False, server_default=false()),
    # While the others may choose what happens to the seat, and what they want (JSON, by seat).
    Column("away", Boolean, nullable=False, server_default=false()),
    Column("verdicts", Text, nullable=False, server_default="{}"),
    # After the end.
    Column("points", Integer),
    Column("won", Boolean),
)
invite: Final = Table(
    "invite",
    metadata,
    # Every code that ever led to a table. No other gets it, and who has a seat may come by it.
    Column("invite", String(5), primary_key=True),
    Column("code", ForeignKey("game_table.code"), nullable=False, index=True),
)
conduct: Final = Table(
    "conduct",
    metadata,
    # What the host has decided about a guest.
    Column("code", ForeignKey("game_table.code"), primary_key=True),
    Column("guest", ForeignKey("guest.id"), primary_key=True, index=True),
    Column("muted", Boolean, nullable=False),
    Column("sent_away", Boolean, nullable=False),
)
move: Final = Table(
    "move",
    metadata,
    Column("code", ForeignKey("game_table.code"), primary_key=True),
    # Two writers of one table would number the same move twice: the key lets only one through.
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(80), nullable=False),
    Column("timed_out", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
upload: Final = Table(
    "upload",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("guest", ForeignKey("guest.id"), nullable=False, index=True),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
)
# What was said at a table. It is no part of the game: no rule, digest or record knows of it.
talk: Final = Table(
    "talk",
    metadata,
    Column("code", ForeignKey("game_table.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", ForeignKey("guest.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    # After which move, and in which round.
    Column("version", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("phrase", String(16)),
    Column("about", Integer),
    Column("x", Integer),
    Column("y", Integer),
    Column("claim", String(24)),
    Column("text", String(280)),
    Column("at", Float, nullable=False, index=True),
)
# What a seat thinks of another: for the eyes of its guest alone.
note: Final = Table(
    "note",
    metadata,
    Column("code", ForeignKey("game_table.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("about", Integer, primary_key=True),
    Column("guest", ForeignKey("guest.id"), nullable=False, index=True),
    Column("suspicion", Integer, nullable=False),
    Column("text", String(500), nullable=False),
    Column("pins", String(80), nullable=False, server_default=""),
    Column("at", Float, nullable=False),
)
