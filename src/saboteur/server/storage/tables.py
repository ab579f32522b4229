"""Guests, tables, seats and the log of moves.

The log is append-only, and a move is committed before it is announced. This module knows no
rules: a table is stored as its seed and its moves. A writer must know the current version of a
table or its last move number, so that only one of two nodes can write.
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

from saboteur.server.storage import schema, statements
from saboteur.server.storage.chat import ChatStore
from saboteur.server.storage.database import (
    Database,
    ExpectOneRow,
    Statement,
    is_sqlite,
    make_engine,
    restrict_permissions,
)
from saboteur.server.storage.groups import GroupStore
from saboteur.server.storage.holidays import HolidayStore
from saboteur.server.storage.log_compression import compress_log, decompress_log
from saboteur.server.storage.migrations.migrate import upgrade
from saboteur.server.storage.notification_changes import game_end_notifications
from saboteur.server.storage.pending_answers import PendingAnswerStore, pending_answer_delete
from saboteur.server.storage.pending_turns import PendingTurnStore
from saboteur.server.storage.relations import RelationStore, is_blocked_by
from saboteur.server.storage.store import Store
from saboteur.table.stats.session_scores import MAX_SESSION_GAMES
from saboteur.table.storage.models import (
    STAGE_ABORTED,
    STAGE_LOBBY,
    STAGE_OVER,
    GuestRecord,
    Moderation,
    MoveRecord,
    SeatAssignment,
    SeatResult,
    TableAccess,
    TableRecord,
    WriteContext,
)

MAX_LISTED_TABLES: Final = 50
LISTING_TTL_S: Final = 6 * 3600
"""Tables that have waited longer than this are not listed, because their host has probably left."""

EMPTY_MAPPING: Final[Mapping[Any, Any]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A public table with a free seat."""

    join_code: str
    ruleset: str
    seats: int
    taken_seats: int
    host_name: str


@final
class TableStore(Store):
    """Guests and tables; also gives access to the stores that table code needs.

    ``open_table_store`` opens one; the constructor takes a database whose schema is in place.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.chat: Final = ChatStore(database)
        self.pending_answers: Final = PendingAnswerStore(database)
        self.holidays: Final = HolidayStore(database)
        self.correspondence: Final = PendingTurnStore(database)
        self.relations: Final = RelationStore(database)
        self.groups: Final = GroupStore(database)

    @property
    def database(self) -> Database:
        """The database itself, for the other stores."""
        return self._database

    async def close(self) -> None:
        await self._database.close()

    async def check_writable(self) -> None:
        """Raise if the database cannot be written; reads succeed even on a full disk."""
        await self._database.write(update(schema.write_probe).values(written_at=time()))

    # --- Guests -------------------------------------------------------------------------

    async def add_guest(
        self, guest: GuestRecord, token_hash: str, user_agent: str | None = None
    ) -> None:
        """Store a new guest with the first device session."""
        now = time()
        await self._database.write(
            insert(schema.guest).values(
                id=guest.id,
                nickname=guest.nickname,
                portrait=guest.portrait,
                created_at=now,
                last_seen_at=statements.round_down_to_day(now),
            ),
            statements.device_session_insert(guest.id, token_hash, now, user_agent),
        )

    async def update_guest(self, guest: GuestRecord) -> None:
        """Store nickname and portrait; seats are updated when the guest visits their tables."""
        await self._database.write(
            update(schema.guest)
            .where(schema.guest.c.id == guest.id)
            .values(nickname=guest.nickname, portrait=guest.portrait)
        )

    async def guest_by_token(
        self, token_hash: str, user_agent: str | None = None
    ) -> GuestRecord | None:
        """Return the guest of a device session, or ``None``; record the visit once a day."""
        guest, session = schema.guest, schema.device_session
        rows = await self._database.read(
            select(guest.c.id, guest.c.nickname, guest.c.portrait, session.c.last_seen_at)
            .join_from(session, guest)
            .where(session.c.token_hash == token_hash)
        )
        if not rows:
            return None
        record, today = statements.guest_of(rows[0]), statements.round_down_to_day(time())
        if rows[0]["last_seen_at"] < today:
            await self._database.write(
                update(guest).where(guest.c.id == record.id).values(last_seen_at=today),
                update(session)
                .where(session.c.token_hash == token_hash)
                .values(
                    last_seen_at=today, user_agent=func.coalesce(user_agent, session.c.user_agent)
                ),
            )
        return record

    # --- Tables -------------------------------------------------------------------------

    async def add_table(
        self,
        table: TableRecord,
        assignments: Mapping[int, SeatAssignment],
        moves: Sequence[MoveRecord] = (),
    ) -> None:
        """Store a new table, with moves already made; ``AlreadyExists`` if the code is taken."""
        moves_insert = [statements.move_inserts(table.code, moves, time())] if moves else []
        await self._database.write(*statements.table_inserts(table, assignments), *moves_insert)

    async def add_rematch(
        self,
        old: TableRecord,
        table: TableRecord,
        assignments: Mapping[int, SeatAssignment],
        moderation: Mapping[str, Moderation] = EMPTY_MAPPING,
        context: WriteContext | None = None,
    ) -> None:
        """Store a new table and link it from the previous one in one transaction."""
        await self._database.write(
            *statements.fence(context),
            *statements.table_inserts(table, assignments),
            *statements.moderation_updates(table.code, moderation),
            statements.table_update(old, rematch_table_code=table.code),
        )

    async def update_table(
        self,
        old: TableRecord,
        new: TableRecord,
        seats: Mapping[int, SeatAssignment | None] = EMPTY_MAPPING,
        moderation: Mapping[str, Moderation] = EMPTY_MAPPING,
        context: WriteContext | None = None,
    ) -> None:
        """Store changes of a table in one transaction; ``StaleWrite`` if ``old`` is outdated."""
        await self._database.write(
            *statements.fence(context),
            *statements.table_updates(old, new),
            *statements.seat_updates(old.code, seats),
            *statements.moderation_updates(old.code, moderation),
        )

    async def append_moves(
        self,
        code: str,
        moves: Sequence[MoveRecord],
        *,
        is_over: bool,
        results: Mapping[int, SeatResult] = EMPTY_MAPPING,
        context: WriteContext | None = None,
        closes_window: bool = False,
    ) -> None:
        """Append moves to the log in one transaction; the last one may end the game.

        With a context, only the holder of the lease may write (``StaleWrite``). Without one,
        the first writer of a move number wins (``AlreadyExists``), and only until the log is
        compressed. With ``closes_window`` the pending answers are deleted with the moves that
        they led to.
        """
        played_at = time()
        changes: list[Statement] = [*statements.fence(context)]
        if closes_window:
            changes.append(pending_answer_delete(code))
        if moves:
            changes.append(statements.move_inserts(code, moves, played_at))
        if is_over:
            table, seat = schema.game_table, schema.seat
            changes.append(update(table).where(table.c.code == code).values(stage=STAGE_OVER))
            changes += [
                update(seat)
                .where(seat.c.table_code == code, seat.c.seat == number)
                .values(points=result.points, won=result.won)
                for number, result in results.items()
            ]
            changes += game_end_notifications(code, played_at)
        await self._database.write(*changes)

    async def table(self, code: str) -> TableRecord | None:
        """Return a table by its permanent code; ``None`` if there is none."""
        table = schema.game_table
        rows = await self._database.read(select(table).where(table.c.code == code))
        return statements.table_of(rows[0]) if rows else None

    async def access_by_code(self, code: str, guest: GuestRecord | None) -> TableAccess | None:
        """Return the table of a current or previous join code, and how a guest may access it.

        ``None`` if no table has had the code.
        """
        table, seat, moderation, join_code = (
            schema.game_table, schema.seat, schema.table_moderation, schema.join_code
        )  # fmt: skip
        id_ = "" if guest is None else guest.id  # no guest has the empty id
        query = (
            select(
                table,
                exists()
                .where(seat.c.table_code == table.c.code, seat.c.guest_id == id_)
                .label("is_participant"),
                exists()
                .where(
                    moderation.c.table_code == table.c.code,
                    moderation.c.guest_id == id_,
                    moderation.c.is_kicked,
                )
                .label("is_kicked"),
                _is_denied(id_).label("is_denied"),
            )
            .join(join_code, join_code.c.table_code == table.c.code)
            .where(join_code.c.join_code == code)
        )
        rows = await self._database.read(query)
        if not rows:
            return None
        row = rows[0]
        return TableAccess(
            statements.table_of(row),
            is_participant=bool(row["is_participant"]) or row["host_guest_id"] == id_,
            is_invited=row["join_code"] == code,
            is_kicked=bool(row["is_kicked"]),
            is_denied=bool(row["is_denied"]),
        )

    async def is_denied(self, table: TableRecord, guest: str) -> bool:
        """Whether a guest may not join a table even with its current code.

        This is so if the table belongs to a group without the guest, or if it is not listed and its
        host has blocked the guest.
        """
        if table.group is not None and not await self.groups.is_member(table.group, guest):
            return True
        return not table.listed and await self.relations.has_blocked(table.host, guest)

    async def is_member(self, group: str, guest: str) -> bool:
        return await self.groups.is_member(group, guest)

    async def muted_by(self, guest: str) -> frozenset[str]:
        """Return the guests whose messages a guest does not receive."""
        return await self.relations.muted_by(guest)

    async def listed_tables(self) -> Sequence[ListedTable]:
        """Return the listed tables that have a free seat, the newest first."""
        table, seat, guest = schema.game_table, schema.seat, schema.guest
        taken_seats = (
            select(func.count())
            .select_from(seat)
            .where(seat.c.table_code == table.c.code)
            .scalar_subquery()
        )
        query = (
            select(table, guest.c.nickname, taken_seats.label("taken_seats"))
            .join(guest, guest.c.id == table.c.host_guest_id)
            .where(
                table.c.is_listed,
                table.c.group_id.is_(None),
                ~table.c.is_locked,
                table.c.stage == STAGE_LOBBY,
                table.c.created_at > time() - LISTING_TTL_S,
                taken_seats < table.c.seats,
            )
            .order_by(table.c.created_at.desc())
            .limit(MAX_LISTED_TABLES)
        )
        return [
            ListedTable(
                row["join_code"], row["ruleset"], row["seats"], row["taken_seats"], row["nickname"]
            )
            for row in await self._database.read(query)
        ]

    async def seat_assignments(self, code: str) -> dict[int, SeatAssignment]:
        """Return by seat the assignments of a table's taken seats."""
        seat = schema.seat
        rows = await self._database.read(
            select(seat).where(seat.c.table_code == code).order_by(seat.c.seat)
        )
        return {row["seat"]: statements.seat_assignment_of(row) for row in rows}

    async def moderation(self, code: str) -> dict[str, Moderation]:
        """Return the decisions of the host, by guest."""
        moderation = schema.table_moderation
        rows = await self._database.read(select(moderation).where(moderation.c.table_code == code))
        return {row["guest_id"]: Moderation(row["is_muted"], row["is_kicked"]) for row in rows}

    async def previous_games(self, code: str) -> list[dict[int, SeatAssignment]]:
        """Return the seats of the games that led to a table by rematches, the latest first."""
        table = schema.game_table
        games: list[dict[int, SeatAssignment]] = []
        while len(games) < MAX_SESSION_GAMES:
            query = select(table.c.code).where(table.c.rematch_table_code == code)
            rows = await self._database.read(query)
            if not rows:
                break
            code = rows[0]["code"]
            games.append(await self.seat_assignments(code))
        return games

    async def moves(self, code: str) -> Sequence[MoveRecord]:
        """Return the log of a table in order, compressed or not."""
        compressed = await self._compressed_log(code)
        if compressed is None:
            moves, _ = await self._uncompressed_log(code)
            # An empty log may have been compressed between the two queries.
            compressed = None if moves else await self._compressed_log(code)
            if compressed is None:
                return moves
        return decompress_log(compressed)[0]

    async def _compressed_log(self, code: str) -> bytes | None:
        log = schema.compressed_log
        rows = await self._database.read(
            select(log.c.compressed_moves).where(log.c.table_code == code)
        )
        return rows[0]["compressed_moves"] if rows else None

    async def _uncompressed_log(self, code: str) -> tuple[list[MoveRecord], list[float]]:
        move = schema.move
        rows = await self._database.read(
            select(move).where(move.c.table_code == code).order_by(move.c.number)
        )
        moves = [
            MoveRecord(row["number"], row["seat"], row["text"], row["timed_out"]) for row in rows
        ]
        return moves, [row["played_at"] for row in rows]

    # --- Finished games -----------------------------------------------------------------

    async def uncompressed_games(self, limit: int) -> Sequence[str]:
        """Return some finished tables whose log is not compressed."""
        table = schema.game_table
        rows = await self._database.read(
            select(table.c.code)
            .where(table.c.stage.in_((STAGE_OVER, STAGE_ABORTED)), table.c.ended_at.is_(None))
            .limit(limit)
        )
        return [row["code"] for row in rows]

    async def compress_game(self, code: str, stats_statements: Sequence[Statement] = ()) -> None:
        """Compress the log of a finished game and execute ``stats_statements`` with it.

        Raises ``StaleWrite`` if another node has compressed it.
        """
        table, move = schema.game_table, schema.move
        moves, times = await self._uncompressed_log(code)
        ended_at = times[-1] if times else table.c.created_at
        updates: list[Statement] = [
            ExpectOneRow(
                update(table)
                .where(
                    table.c.code == code,
                    table.c.stage.in_((STAGE_OVER, STAGE_ABORTED)),
                    table.c.ended_at.is_(None),
                )
                .values(ended_at=ended_at)
            ),
            *stats_statements,
        ]
        if moves and moves[-1].number == len(
            moves
        ):  # an incomplete log stays as rows, for diagnosis
            compressed = compress_log(moves, times)
            updates += [
                insert(schema.compressed_log).values(table_code=code, compressed_moves=compressed),
                delete(move).where(move.c.table_code == code),
            ]
        await self._database.write(*updates)

    # --- Uploaded records ---------------------------------------------------------------

    async def add_upload(self, id_: str, guest: GuestRecord, record: str) -> None:
        """Store an uploaded record that was verified."""
        await self._database.write(
            insert(schema.upload).values(
                id=id_, guest_id=guest.id, record=record, created_at=time()
            )
        )

    async def count_uploads(self, guest: GuestRecord) -> tuple[int, int]:
        """Return the number of uploads of a guest, and of all guests."""
        own_count = func.count().filter(schema.upload.c.guest_id == guest.id)
        (row,) = await self._database.read(
            select(own_count.label("own"), func.count().label("all")).select_from(schema.upload)
        )
        return row["own"], row["all"]

    async def upload(self, id_: str) -> str | None:
        """Return the text of an uploaded record; ``None`` if the id is unknown."""
        upload = schema.upload
        rows = await self._database.read(select(upload.c.record).where(upload.c.id == id_))
        return rows[0]["record"] if rows else None


def _is_denied(guest: str) -> ColumnElement[bool]:
    """Return the condition of ``TableStore.is_denied``."""
    table, member = schema.game_table, schema.group_member
    is_member = exists().where(member.c.group_id == table.c.group_id, member.c.guest_id == guest)
    return or_(
        and_(table.c.group_id.is_not(None), ~is_member),
        and_(~table.c.is_listed, is_blocked_by(table.c.host_guest_id, guest)),
    )


async def open_table_store(url: URL) -> TableStore:
    """Open a database and bring its schema up to date.

    A SQLite file is created or upgraded; a PostgreSQL database is only set up if it is empty.
    Raises ``SchemaError`` if the schema is not that of this program.
    """
    if is_sqlite(url) and url.database is not None:
        restrict_permissions(Path(url.database))
    engine = make_engine(url)
    try:
        await upgrade(engine, only_new=not is_sqlite(url))
    except BaseException:
        await engine.dispose()
        raise
    return TableStore(Database(engine))
