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
)

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"

metadata: Final = MetaData()

guest: Final = Table(
    "guest",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("nickname", String(24), nullable=False),
    Column("created", Float, nullable=False),
    # Rounded: whoever has not come for long is purged, and nobody needs to know more.
    Column("seen", Float, nullable=False, server_default="0"),
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
