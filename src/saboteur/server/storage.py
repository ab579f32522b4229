"""What survives a restart: guests, tables, seats and the log of moves.

The log only grows. A move is committed before anybody hears of it. Nothing here knows a rule; a
table is its seed and its moves. Whoever writes must know the last edition or the last number: two
owners of one table can't both be believed.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Final, final

from sqlalchemy import URL, Insert, RowMapping, delete, insert, or_, select, update

from saboteur.server import schema
from saboteur.server.database import Change, Database, Rows, Sure, is_sqlite, make_engine
from saboteur.server.migrations import upgrade
from saboteur.server.schema import LOBBY, OVER, PLAYING

SEEN_SECONDS: Final = 24 * 3600
"""A guest's coming is written down once in so long."""
MOST_PURGED: Final = 100
MADE: Final = insert(schema.move)
"""A move into the log; written once, since every move of every table needs it."""


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
    edition: int = 0
    """How often it was changed, its moves aside."""
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
    """What one server keeps."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place; ``open_storage`` makes one."""
        self._database = database

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()

    async def ready(self) -> None:
        """Raise if the database does not answer."""
        await self._database.read(select(schema.guest.c.id).limit(1))

    # --- Guests -------------------------------------------------------------------------

    async def add_guest(self, guest: StoredGuest, token_hash: str) -> None:
        """Remember a new guest by the hash of his token."""
        now = time()
        await self._database.write(
            insert(schema.guest).values(
                id=guest.id,
                token_hash=token_hash,
                nickname=guest.nickname,
                created=now,
                seen=_rounded(now),
            )
        )

    async def rename_guest(self, id_: str, nickname: str) -> None:
        """Give a guest another nickname; seats that he has taken keep the old one."""
        await self._database.write(
            update(schema.guest).where(schema.guest.c.id == id_).values(nickname=nickname)
        )

    async def guest(self, token_hash: str) -> StoredGuest | None:
        """Find a guest by the hash of his token, and note that he came."""
        table = schema.guest
        query = select(table.c.id, table.c.nickname, table.c.seen)
        rows = await self._database.read(query.where(table.c.token_hash == token_hash))
        if not rows:
            return None
        guest, today = StoredGuest(rows[0]["id"], rows[0]["nickname"]), _rounded(time())
        if rows[0]["seen"] < today:
            await self._database.write(
                update(table).where(table.c.id == guest.id).values(seen=today)
            )
        return guest

    # --- Tables -------------------------------------------------------------------------

    async def add_table(self, table: StoredTable, sitters: Mapping[int, Sitter]) -> None:
        """Open a table. If the code is taken, ``IntegrityError``."""
        await self._database.write(*_table_inserts(table, sitters))

    async def add_rematch(
        self, old: StoredTable, table: StoredTable, sitters: Mapping[int, Sitter]
    ) -> None:
        """Open a table and name it in the one it follows, both or neither."""
        await self._database.write(
            *_table_inserts(table, sitters), _changed(old, rematch=table.code)
        )

    async def seat(self, table: StoredTable, seats: Mapping[int, Sitter | None]) -> None:
        """Change who sits where, all at once; ``None`` empties a seat."""
        seat = schema.seat
        await self._database.write(
            _changed(table),
            delete(seat).where(seat.c.code == table.code, seat.c.seat.in_(list(seats))),
            *(
                _seat_insert(table.code, number, sitter)
                for number, sitter in seats.items()
                if sitter is not None
            ),
        )

    async def start(self, table: StoredTable, deal: Deal) -> None:
        """Write down what the game is dealt from."""
        await self._database.write(_changed(table, stage=PLAYING, **_deal_columns(deal)))

    async def append(self, code: str, moves: Sequence[StoredMove], *, over: bool) -> None:
        """Append moves to the log, all or none; the last one may also end the game."""
        at = time()
        rows = [
            {
                "code": code,
                "number": move.number,
                "seat": move.seat,
                "text": move.text,
                "timed_out": move.timed_out,
                "at": at,
            }
            for move in moves
        ]
        changes: list[Change] = [Rows(MADE, rows)] if rows else []
        if over:
            table = schema.game_table
            changes.append(update(table).where(table.c.code == code).values(stage=OVER))
        await self._database.write(*changes)

    async def table(self, code: str) -> StoredTable | None:
        """Find a table by its code."""
        table = schema.game_table
        rows = await self._database.read(select(table).where(table.c.code == code))
        return _table_of(rows[0]) if rows else None

    async def sitters(self, code: str) -> dict[int, Sitter]:
        """Return who sits where."""
        seat = schema.seat
        rows = await self._database.read(
            select(seat).where(seat.c.code == code).order_by(seat.c.seat)
        )
        return {row["seat"]: Sitter(row["name"], row["guest"], row["bot"]) for row in rows}

    async def moves(self, code: str) -> Sequence[StoredMove]:
        """Return the log of a table, in order."""
        move = schema.move
        rows = await self._database.read(
            select(move).where(move.c.code == code).order_by(move.c.number)
        )
        return [
            StoredMove(row["number"], row["seat"], row["text"], row["timed_out"]) for row in rows
        ]

    # --- Uploaded records ---------------------------------------------------------------

    async def add_upload(self, id_: str, guest: StoredGuest, record: str) -> None:
        """Keep a record that was verified."""
        await self._database.write(
            insert(schema.upload).values(id=id_, guest=guest.id, record=record, created=time())
        )

    async def upload(self, id_: str) -> str | None:
        """Find an uploaded record."""
        upload = schema.upload
        rows = await self._database.read(select(upload.c.record).where(upload.c.id == id_))
        return rows[0]["record"] if rows else None

    # --- Purge --------------------------------------------------------------------------

    async def idle_guests(self, since: float) -> Sequence[str]:
        """Return who has not come since a time, by id."""
        guest = schema.guest
        rows = await self._database.read(
            select(guest.c.id).where(guest.c.seen < _rounded(since)).limit(MOST_PURGED)
        )
        return [row["id"] for row in rows]

    async def forget_guest(self, id_: str) -> None:
        """Delete a guest and what is his. Where others played, his seat has only a number."""
        seat, table = schema.seat, schema.game_table
        mine = select(seat.c.code).where(seat.c.guest == id_)
        rows = await self._database.read(
            select(table.c.code, table.c.host, table.c.edition).where(
                or_(table.c.host == id_, table.c.code.in_(mine))
            )
        )
        changes: list[Change] = []
        for row in rows:
            sitters = await self.sitters(row["code"])
            others = [who.guest for who in sitters.values() if who.guest not in (None, id_)]
            if not others:
                changes += _table_deletes(row["code"])
                continue
            host = others[0] if row["host"] == id_ else row["host"]
            changes.append(
                Sure(
                    update(table)
                    .where(table.c.code == row["code"], table.c.edition == row["edition"])
                    .values(edition=row["edition"] + 1, host=host)
                )
            )
            changes += [
                update(seat)
                .where(seat.c.code == row["code"], seat.c.seat == number)
                .values(guest=None, name=f"#{number + 1}")
                for number, who in sitters.items()
                if who.guest == id_
            ]
        changes += [
            delete(schema.upload).where(schema.upload.c.guest == id_),
            delete(schema.guest).where(schema.guest.c.id == id_),
        ]
        await self._database.write(*changes)


async def open_storage(url: URL) -> Storage:
    """Open a database; a file of ours is made and migrated, a PostgreSQL only if it is empty."""
    if is_sqlite(url) and url.database is not None:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = make_engine(url)
    try:
        await upgrade(engine, only_new=not is_sqlite(url))
    except BaseException:
        await engine.dispose()
        raise
    return Storage(Database(engine))


def _rounded(at: float) -> float:
    return at // SEEN_SECONDS * SEEN_SECONDS


def _changed(table: StoredTable, **columns: object) -> Sure:
    """Return the change to a table's next edition."""
    column = schema.game_table.c
    return Sure(
        update(schema.game_table)
        .where(column.code == table.code, column.edition == table.edition)
        .values(edition=table.edition + 1, **columns)
    )


def _table_deletes(code: str) -> list[Change]:
    table = schema.game_table
    return [
        delete(schema.move).where(schema.move.c.code == code),
        delete(schema.seat).where(schema.seat.c.code == code),
        update(table).where(table.c.rematch == code).values(rematch=None),
        delete(table).where(table.c.code == code),
    ]


def _table_inserts(table: StoredTable, sitters: Mapping[int, Sitter]) -> list[Insert]:
    opened = insert(schema.game_table).values(
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
    return insert(schema.seat).values(
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
        edition=row["edition"],
        deal=Deal(row["revision"], row["seed"], row["nonce"]) if dealt else None,
        rematch=row["rematch"],
    )
