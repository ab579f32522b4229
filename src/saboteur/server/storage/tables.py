"""What survives a restart: guests, tables, seats and the log of moves.

The log only grows. A move is committed before anybody hears of it. Nothing here knows a rule; a
table is its seed and its moves. Whoever writes must know the last edition or the last number: two
owners of one table can't both be believed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import time
from types import MappingProxyType
from typing import Any, Final, final

from sqlalchemy import (
    URL,
    ColumnElement,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from saboteur.server.storage import rows, schema
from saboteur.server.storage.awaited import AwaitedStorage
from saboteur.server.storage.database import (
    Change,
    Database,
    ExactlyOne,
    is_sqlite,
    keep_private,
    make_engine,
)
from saboteur.server.storage.groups import GroupStorage
from saboteur.server.storage.held import HeldStorage, release
from saboteur.server.storage.holidays import HolidayStorage
from saboteur.server.storage.migrations import upgrade
from saboteur.server.storage.packing import packed, unpacked
from saboteur.server.storage.people import PeopleStorage, blocked_by
from saboteur.server.storage.talk import TalkStorage
from saboteur.table.evening import LONGEST_EVENING
from saboteur.table.models import (
    ENDED,
    LOBBY,
    OVER,
    Access,
    Conduct,
    Lease,
    Result,
    Sitter,
    StoredGuest,
    StoredMove,
    StoredTable,
)

MOST_LISTED: Final = 50
LISTED_SECONDS: Final = 6 * 3600
"""A table that waits for longer is not listed any more: nobody will come back to it."""

NOTHING: Final[Mapping[Any, Any]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Listed:
    """A table that anybody may join."""

    invite: str
    ruleset: str
    seats: int
    taken: int
    host: str
    """By nickname."""


@final
class Storage:
    """What one server keeps."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place; ``open_storage`` makes one."""
        self._database = database
        self.talk: Final = TalkStorage(database)
        self.answers: Final = HeldStorage(database)
        self.holidays: Final = HolidayStorage(database)
        self.slow: Final = AwaitedStorage(database, self.holidays)
        self.people: Final = PeopleStorage(database)
        self.groups: Final = GroupStorage(database)

    @property
    def database(self) -> Database:
        """The database itself, for those who keep something of their own there."""
        return self._database

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()

    async def ready(self) -> None:
        """Raise if the database can't be written; a full or read-only one answers all else."""
        await self._database.write(update(schema.pulse).values(at=time()))

    # --- Guests -------------------------------------------------------------------------

    async def add_guest(self, guest: StoredGuest, token_hash: str, kind: str | None = None) -> None:
        """Remember a new guest by the hash of his token, and of which kind his device is."""
        now = time()
        await self._database.write(
            insert(schema.guest).values(
                id=guest.id,
                nickname=guest.nickname,
                portrait=guest.portrait,
                created=now,
                seen=rows.day_of(now),
            ),
            rows.token_insert(guest.id, token_hash, now, kind),
        )

    async def introduce(self, guest: StoredGuest) -> None:
        """Remember a guest by another nickname or face; his tables follow when he comes there."""
        await self._database.write(
            update(schema.guest)
            .where(schema.guest.c.id == guest.id)
            .values(nickname=guest.nickname, portrait=guest.portrait)
        )

    async def guest(self, token_hash: str, kind: str | None = None) -> StoredGuest | None:
        """Find a guest by the hash of a token of his, and note that he came, and with what."""
        guest, token = schema.guest, schema.token
        found = await self._database.read(
            select(guest.c.id, guest.c.nickname, guest.c.portrait, token.c.seen)
            .join_from(token, guest)
            .where(token.c.hash == token_hash)
        )
        if not found:
            return None
        who, today = rows.guest_of(found[0]), rows.day_of(time())
        if found[0]["seen"] < today:
            await self._database.write(
                update(guest).where(guest.c.id == who.id).values(seen=today),
                update(token)
                .where(token.c.hash == token_hash)
                .values(seen=today, kind=func.coalesce(kind, token.c.kind)),
            )
        return who

    # --- Tables -------------------------------------------------------------------------

    async def add_table(
        self, table: StoredTable, sitters: Mapping[int, Sitter], moves: Sequence[StoredMove] = ()
    ) -> None:
        """Open a table, with what was played already. If the code is taken, ``Taken``."""
        played = [rows.move_inserts(table.code, moves, time())] if moves else []
        await self._database.write(*rows.table_inserts(table, sitters), *played)

    async def add_rematch(
        self,
        old: StoredTable,
        table: StoredTable,
        sitters: Mapping[int, Sitter],
        conduct: Mapping[str, Conduct] = NOTHING,
        lease: Lease | None = None,
    ) -> None:
        """Open a table and name it in the one it follows, both or neither."""
        await self._database.write(
            *rows.leased(lease),
            *rows.table_inserts(table, sitters),
            *rows.conduct_changes(table.code, conduct),
            rows.changed(old, rematch=table.code),
        )

    async def change(
        self,
        old: StoredTable,
        new: StoredTable,
        seats: Mapping[int, Sitter | None] = NOTHING,
        conduct: Mapping[str, Conduct] = NOTHING,
        lease: Lease | None = None,
    ) -> None:
        """Lead a table from what its owner knows to what shall hold, all at once."""
        await self._database.write(
            *rows.leased(lease),
            *rows.table_changes(old, new),
            *rows.seat_changes(old.code, seats),
            *rows.conduct_changes(old.code, conduct),
        )

    async def append(
        self,
        code: str,
        moves: Sequence[StoredMove],
        *,
        over: bool,
        results: Mapping[int, Result] = NOTHING,
        lease: Lease | None = None,
        window: bool = False,
    ) -> None:
        """Append moves to the log, all or none; the last one may also end the game.

        Under a lease only its holder does. Without, only the number of a move tells who was first,
        and no longer than until the log is packed. What was held for
        a ``window`` goes with the moves that close it.
        """
        at = time()
        changes: list[Change] = [*rows.leased(lease)]
        if window:
            changes.append(release(code))
        if moves:
            changes.append(rows.move_inserts(code, moves, at))
        if over:
            table, seat = schema.game_table, schema.seat
            changes.append(update(table).where(table.c.code == code).values(stage=OVER))
            changes += [
                update(seat)
                .where(seat.c.code == code, seat.c.seat == number)
                .values(points=result.points, won=result.won)
                for number, result in results.items()
            ]
        await self._database.write(*changes)

    async def table(self, code: str) -> StoredTable | None:
        """Find a table by its own code."""
        table = schema.game_table
        found = await self._database.read(select(table).where(table.c.code == code))
        return rows.table_of(found[0]) if found else None

    async def access(self, code: str, guest: StoredGuest | None) -> Access | None:
        """Say how a code, old or new, leads a guest to a table."""
        table, seat, conduct, invite = (
            schema.game_table, schema.seat, schema.conduct, schema.invite
        )  # fmt: skip
        id_ = "" if guest is None else guest.id  # nobody has that id
        query = (
            select(
                table,
                exists().where(seat.c.code == table.c.code, seat.c.guest == id_).label("seated"),
                exists()
                .where(conduct.c.code == table.c.code, conduct.c.guest == id_, conduct.c.sent_away)
                .label("sent_away"),
                _barred(id_).label("barred"),
            )
            .join(invite, invite.c.code == table.c.code)
            .where(invite.c.invite == code)
        )
        found = await self._database.read(query)
        if not found:
            return None
        row = found[0]
        return Access(
            rows.table_of(row),
            known=bool(row["seated"]) or row["host"] == id_,
            invited=row["invite"] == code,
            sent_away=bool(row["sent_away"]),
            barred=bool(row["barred"]),
        )

    async def is_barred(self, table: StoredTable, guest: str) -> bool:
        """Whether a table is for a group that is not a guest's, or its host blocks him."""
        if table.group is not None and not await self.groups.is_member(table.group, guest):
            return True
        return not table.listed and await self.people.blocks(table.host, guest)

    async def is_member(self, group: str, guest: str) -> bool:
        """Whether a guest is a member of a group."""
        return await self.groups.is_member(group, guest)

    async def unheard(self, guest: str) -> frozenset[str]:
        """Return whose words a guest does not want to hear."""
        return await self.people.unheard(guest)

    async def listed(self) -> Sequence[Listed]:
        """Return the listed tables that have a free seat, the newest first."""
        table, seat, guest = schema.game_table, schema.seat, schema.guest
        taken = (
            select(func.count())
            .select_from(seat)
            .where(seat.c.code == table.c.code)
            .scalar_subquery()
        )
        query = (
            select(table, guest.c.nickname, taken.label("taken"))
            .join(guest, guest.c.id == table.c.host)
            .where(
                table.c.listed,
                table.c.group_id.is_(None),
                ~table.c.locked,
                table.c.stage == LOBBY,
                table.c.created > time() - LISTED_SECONDS,
                taken < table.c.seats,
            )
            .order_by(table.c.created.desc())
            .limit(MOST_LISTED)
        )
        return [
            Listed(row["invite"], row["ruleset"], row["seats"], row["taken"], row["nickname"])
            for row in await self._database.read(query)
        ]

    async def sitters(self, code: str) -> dict[int, Sitter]:
        """Return who sits where."""
        seat = schema.seat
        found = await self._database.read(
            select(seat).where(seat.c.code == code).order_by(seat.c.seat)
        )
        return {row["seat"]: rows.sitter_of(row) for row in found}

    async def conduct(self, code: str) -> dict[str, Conduct]:
        """Return what the host has decided about guests, by their ids."""
        conduct = schema.conduct
        found = await self._database.read(select(conduct).where(conduct.c.code == code))
        return {row["guest"]: Conduct(row["muted"], row["sent_away"]) for row in found}

    async def evening(self, code: str) -> list[dict[int, Sitter]]:
        """Return who sat where in the games that led to a table by rematch, the latest first."""
        table = schema.game_table
        games: list[dict[int, Sitter]] = []
        while len(games) < LONGEST_EVENING:
            query = select(table.c.code).where(table.c.rematch == code)
            before = await self._database.read(query)
            if not before:
                break
            code = before[0]["code"]
            games.append(await self.sitters(code))
        return games

    async def moves(self, code: str) -> Sequence[StoredMove]:
        """Return the log of a table, in order, packed or not."""
        piece = await self._packed(code)
        if piece is None:
            moves, _ = await self._loose(code)
            # Without any it may have been packed between the two looks.
            piece = None if moves else await self._packed(code)
            if piece is None:
                return moves
        return unpacked(piece)[0]

    async def _packed(self, code: str) -> bytes | None:
        piece = schema.packed
        found = await self._database.read(select(piece.c.moves).where(piece.c.code == code))
        return found[0]["moves"] if found else None

    async def _loose(self, code: str) -> tuple[list[StoredMove], list[float]]:
        move = schema.move
        found = await self._database.read(
            select(move).where(move.c.code == code).order_by(move.c.number)
        )
        moves = [
            StoredMove(row["number"], row["seat"], row["text"], row["timed_out"]) for row in found
        ]
        return moves, [row["at"] for row in found]

    # --- Games that are over ------------------------------------------------------------

    async def unpacked(self, most: int) -> Sequence[str]:
        """Return some tables whose game is over and whose log still has a row for each move."""
        table = schema.game_table
        found = await self._database.read(
            select(table.c.code)
            .where(table.c.stage.in_((OVER, ENDED)), table.c.ended.is_(None))
            .limit(most)
        )
        return [row["code"] for row in found]

    async def pack(self, code: str, counted: Sequence[Change] = ()) -> None:
        """Pack the log of a game that is over; ``StaleWrite`` if another node was quicker.

        What was counted of it is written in the same step.
        """
        table, move = schema.game_table, schema.move
        moves, at = await self._loose(code)
        ended = at[-1] if at else table.c.created
        changes: list[Change] = [
            ExactlyOne(
                update(table)
                .where(
                    table.c.code == code,
                    table.c.stage.in_((OVER, ENDED)),
                    table.c.ended.is_(None),
                )
                .values(ended=ended)
            ),
            *counted,
        ]
        if moves and moves[-1].number == len(moves):  # or it stays as it is, for whoever looks
            piece = packed(moves, at)
            changes += [
                insert(schema.packed).values(code=code, moves=piece),
                delete(move).where(move.c.code == code),
            ]
        await self._database.write(*changes)

    # --- Uploaded records ---------------------------------------------------------------

    async def add_upload(self, id_: str, guest: StoredGuest, record: str) -> None:
        """Keep a record that was verified."""
        await self._database.write(
            insert(schema.upload).values(id=id_, guest=guest.id, record=record, created=time())
        )

    async def uploads(self, guest: StoredGuest) -> tuple[int, int]:
        """Count the records that a guest has uploaded, and those of everybody."""
        own = func.count().filter(schema.upload.c.guest == guest.id)
        (row,) = await self._database.read(
            select(own.label("own"), func.count().label("all")).select_from(schema.upload)
        )
        return row["own"], row["all"]

    async def upload(self, id_: str) -> str | None:
        """Find an uploaded record."""
        upload = schema.upload
        found = await self._database.read(select(upload.c.record).where(upload.c.id == id_))
        return found[0]["record"] if found else None


def _barred(guest: str) -> ColumnElement[bool]:
    """Say whether a guest may not come to a table: see ``Storage.is_barred``."""
    table, member = schema.game_table, schema.member
    of_group = exists().where(member.c.group_id == table.c.group_id, member.c.guest == guest)
    return or_(
        and_(table.c.group_id.is_not(None), ~of_group),
        and_(~table.c.listed, blocked_by(table.c.host, guest)),
    )


async def open_storage(url: URL) -> Storage:
    """Open a database; a file of ours is made and migrated, a PostgreSQL only if it is empty."""
    if is_sqlite(url) and url.database is not None:
        keep_private(Path(url.database))
    engine = make_engine(url)
    try:
        await upgrade(engine, only_new=not is_sqlite(url))
    except BaseException:
        await engine.dispose()
        raise
    return Storage(Database(engine))
