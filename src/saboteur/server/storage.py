"""What survives a restart: guests, tables, seats and the log of moves, in SQLite.

The log only grows. A move is committed before anybody hears of it: WAL with ``synchronous=FULL``
puts every commit on the disk. Nothing here knows a rule; a table is its seed and its moves.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any, Final, final

from sqlalchemy import (
    Boolean,
    Column,
    Delete,
    Float,
    ForeignKey,
    Insert,
    Integer,
    MetaData,
    RowMapping,
    Select,
    String,
    Table,
    Text,
    Update,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

SCHEMA_VERSION: Final = 1
FILE: Final = "saboteur.sqlite3"
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"

_metadata: Final = MetaData()
_schema: Final = Table("schema", _metadata, Column("version", Integer, nullable=False))
_guest: Final = Table(
    "guest",
    _metadata,
    Column("id", String(24), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("nickname", String(24), nullable=False),
    Column("created", Float, nullable=False),
)
_game_table: Final = Table(
    "game_table",
    _metadata,
    Column("code", String(5), primary_key=True),
    Column("ruleset", String(400), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("deck", Text),
    Column("host", ForeignKey("guest.id"), nullable=False),
    Column("stage", String(8), nullable=False),
    Column("created", Float, nullable=False),
    # From the deal on.
    Column("revision", Integer),
    Column("seed", String(64)),
    Column("nonce", String(64)),
    # After the end.
    Column("rematch", ForeignKey("game_table.code")),
)
_seat: Final = Table(
    "seat",
    _metadata,
    Column("code", ForeignKey("game_table.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", ForeignKey("guest.id")),
    Column("bot", String(16)),
    Column("name", String(24), nullable=False),
)
_move: Final = Table(
    "move",
    _metadata,
    Column("code", ForeignKey("game_table.code"), primary_key=True),
    # Two writers of one table would number the same move twice: the key lets only one through.
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(80), nullable=False),
    Column("timed_out", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)


class SchemaError(Exception):
    """The database was written by another version of this program."""


@dataclass(frozen=True, slots=True)
class StoredGuest:
    """A guest, by his public id."""

    id: str
    nickname: str


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat: a guest (by public id) or a bot (by level)."""

    name: str
    guest: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game was dealt from. Secret until the game is over."""

    revision: int
    seed: str
    nonce: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table without its moves."""

    code: str
    ruleset: str
    seats: int
    options: Mapping[str, str | int | bool]
    deck: str | None
    host: str
    stage: str = LOBBY
    deal: Deal | None = None
    rematch: str | None = None


@dataclass(frozen=True, slots=True)
class StoredMove:
    """One line of the log."""

    number: int
    seat: int
    text: str
    timed_out: bool


@final
class Storage:
    """The database of one server."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Take an engine whose schema is in place; ``open_storage`` makes one."""
        self._engine = engine

    async def close(self) -> None:
        """Let go of the file."""
        await self._engine.dispose()

    async def ready(self) -> None:
        """Raise if the database does not answer."""
        await self._read(select(_schema.c.version))

    # --- Guests -------------------------------------------------------------------------

    async def add_guest(self, guest: StoredGuest, token_hash: str) -> None:
        """Remember a new guest by the hash of his token."""
        await self._write(
            insert(_guest).values(
                id=guest.id, token_hash=token_hash, nickname=guest.nickname, created=time()
            )
        )

    async def rename_guest(self, id_: str, nickname: str) -> None:
        """Give a guest another nickname; seats that he has taken keep the old one."""
        await self._write(update(_guest).where(_guest.c.id == id_).values(nickname=nickname))

    async def guest(self, token_hash: str) -> StoredGuest | None:
        """Find a guest by the hash of his token."""
        query = select(_guest.c.id, _guest.c.nickname).where(_guest.c.token_hash == token_hash)
        rows = await self._read(query)
        return StoredGuest(rows[0]["id"], rows[0]["nickname"]) if rows else None

    # --- Tables -------------------------------------------------------------------------

    async def add_table(self, table: StoredTable, sitters: Mapping[int, Sitter]) -> None:
        """Open a table. If the code is taken, ``IntegrityError``."""
        await self._write(*_table_inserts(table, sitters))

    async def add_rematch(
        self, old: str, table: StoredTable, sitters: Mapping[int, Sitter]
    ) -> None:
        """Open a table and name it in the one it follows, both or neither."""
        await self._write(
            *_table_inserts(table, sitters),
            update(_game_table).where(_game_table.c.code == old).values(rematch=table.code),
        )

    async def seat(self, code: str, seats: Mapping[int, Sitter | None]) -> None:
        """Change who sits where, all at once; ``None`` empties a seat."""
        await self._write(
            delete(_seat).where(_seat.c.code == code, _seat.c.seat.in_(list(seats))),
            *(
                _seat_insert(code, number, sitter)
                for number, sitter in seats.items()
                if sitter is not None
            ),
        )

    async def start(self, code: str, deal: Deal) -> None:
        """Write down what the game is dealt from."""
        await self._write(
            update(_game_table)
            .where(_game_table.c.code == code, _game_table.c.stage == LOBBY)
            .values(stage=PLAYING, **_deal_columns(deal))
        )

    async def append(self, code: str, moves: Sequence[StoredMove], *, over: bool) -> None:
        """Append moves to the log, all or none; the last one may also end the game."""
        logged = [
            insert(_move).values(
                code=code,
                number=move.number,
                seat=move.seat,
                text=move.text,
                timed_out=move.timed_out,
                at=time(),
            )
            for move in moves
        ]
        ended = update(_game_table).where(_game_table.c.code == code).values(stage=OVER)
        await self._write(*logged, *([ended] if over else []))

    async def table(self, code: str) -> StoredTable | None:
        """Find a table by its code."""
        rows = await self._read(select(_game_table).where(_game_table.c.code == code))
        return _table_of(rows[0]) if rows else None

    async def sitters(self, code: str) -> dict[int, Sitter]:
        """Return who sits where."""
        rows = await self._read(select(_seat).where(_seat.c.code == code).order_by(_seat.c.seat))
        return {row["seat"]: Sitter(row["name"], row["guest"], row["bot"]) for row in rows}

    async def moves(self, code: str) -> Sequence[StoredMove]:
        """Return the log of a table, in order."""
        rows = await self._read(select(_move).where(_move.c.code == code).order_by(_move.c.number))
        return [
            StoredMove(row["number"], row["seat"], row["text"], row["timed_out"]) for row in rows
        ]

    # --- The connection -----------------------------------------------------------------

    async def _read(self, query: Select[*tuple[Any, ...]]) -> Sequence[RowMapping]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def _write(self, *changes: Insert | Update | Delete) -> None:
        """Make changes in one transaction: all of them, or none."""
        async with self._engine.begin() as connection:
            for change in changes:
                await connection.execute(change)


async def open_storage(folder: Path) -> Storage:
    """Open the database of a data folder; make both if they are not there."""
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - once, before anybody waits
    engine = create_async_engine(f"sqlite+aiosqlite:///{folder / FILE}")
    event.listen(engine.sync_engine, "connect", _prepare)
    async with engine.begin() as connection:
        await connection.run_sync(_metadata.create_all)
        found = (await connection.execute(select(_schema.c.version))).scalar()
        if found is None:
            await connection.execute(insert(_schema).values(version=SCHEMA_VERSION))
    if found not in (None, SCHEMA_VERSION):
        await engine.dispose()
        raise SchemaError(
            f"{folder / FILE} has schema {found}; this program knows {SCHEMA_VERSION}"
        )
    return Storage(engine)


def _prepare(connection: Any, _: object) -> None:  # noqa: ANN401 - SQLAlchemy's own adapter
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _table_inserts(table: StoredTable, sitters: Mapping[int, Sitter]) -> list[Insert]:
    opened = insert(_game_table).values(
        code=table.code,
        ruleset=table.ruleset,
        seats=table.seats,
        options=json.dumps(dict(table.options)),
        deck=table.deck,
        host=table.host,
        stage=table.stage,
        created=time(),
        **_deal_columns(table.deal),
    )
    seated = (_seat_insert(table.code, number, sitter) for number, sitter in sitters.items())
    return [opened, *seated]


def _seat_insert(code: str, number: int, sitter: Sitter) -> Insert:
    return insert(_seat).values(
        code=code, seat=number, guest=sitter.guest, bot=sitter.bot, name=sitter.name
    )


def _deal_columns(deal: Deal | None) -> dict[str, object]:
    if deal is None:
        return {}
    return {"revision": deal.revision, "seed": deal.seed, "nonce": deal.nonce}


def _table_of(row: RowMapping) -> StoredTable:
    dealt = row["seed"] is not None
    return StoredTable(
        code=row["code"],
        ruleset=row["ruleset"],
        seats=row["seats"],
        options=json.loads(row["options"]),
        deck=row["deck"],
        host=row["host"],
        stage=row["stage"],
        deal=Deal(row["revision"], row["seed"], row["nonce"]) if dealt else None,
        rematch=row["rematch"],
    )
