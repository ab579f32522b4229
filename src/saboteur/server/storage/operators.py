"""What is kept of operators' work: bans, the audit trail, and notices that all nodes must hear."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Final, Literal, TypeAlias, final

from sqlalchemy import Insert, delete, func, insert, select, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database, ExactlyOne
from saboteur.server.storage.rows import table_deletes
from saboteur.table.codes import new_code
from saboteur.table.models import ENDED, OVER, StoredTable

NoticeKind: TypeAlias = Literal["bans", "table", "device", "holiday", "tie"]
AUDIT_BYTES: Final = 8
LONGEST_REASON: Final = 200
LONGEST_OPERATOR: Final = 64
LONGEST_TARGET: Final = 64


@dataclass(frozen=True, slots=True)
class StoredBan:
    """Whom an operator keeps away: a guest, or a network."""

    id: str
    guest: str | None
    network: str | None
    reason: str
    operator: str
    created: float
    until: float
    nickname: str | None = None
    """What the guest is called."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A line of the audit trail."""

    at: float
    operator: str
    deed: str
    target: str
    reason: str
    done: bool


@dataclass(frozen=True, slots=True)
class Notice:
    """What every node must hear of."""

    id: int
    kind: str
    target: str


def notice_insert(kind: NoticeKind, target: str = "") -> Insert:
    """Return how all nodes come to hear of something."""
    return insert(schema.notice).values(kind=kind, target=target, at=time())


@final
class OperatorStorage:
    """What one server keeps of its operators' work."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    # --- The audit trail ----------------------------------------------------------------

    async def record(self, deed: Deed, *changes: Change) -> None:
        """Add a line to the audit trail together with what was done: both or neither."""
        line = insert(schema.audit).values(
            id=secrets.token_hex(AUDIT_BYTES),
            at=deed.at,
            operator=deed.operator[:LONGEST_OPERATOR],
            deed=deed.deed,
            target=deed.target[:LONGEST_TARGET],
            reason=deed.reason[:LONGEST_REASON],
            done=deed.done,
        )
        await self._database.write(*changes, line)

    async def deeds(self, most: int, skip: int = 0) -> Sequence[Deed]:
        """Return lines of the audit trail, the latest first."""
        audit = schema.audit
        rows = await self._database.read(
            select(audit).order_by(audit.c.at.desc()).limit(most).offset(skip)
        )
        names = ("at", "operator", "deed", "target", "reason", "done")
        return [Deed(**{name: row[name] for name in names}) for row in rows]

    # --- Bans ---------------------------------------------------------------------------

    async def bans(self, after: float) -> Sequence[StoredBan]:
        """Return the bans that end after a time, the latest first."""
        ban, guest = schema.ban, schema.guest
        rows = await self._database.read(
            select(ban, guest.c.nickname)
            .outerjoin_from(ban, guest, guest.c.id == ban.c.guest)
            .where(ban.c.until > after)
            .order_by(ban.c.created.desc(), ban.c.id)
        )
        return [StoredBan(**dict(row)) for row in rows]

    async def nickname(self, guest: str) -> str | None:
        """Return what a guest is called; ``None`` if there is no such guest."""
        column = schema.guest.c
        rows = await self._database.read(select(column.nickname).where(column.id == guest))
        return rows[0]["nickname"] if rows else None

    # --- Notices ------------------------------------------------------------------------

    async def last_notice(self) -> int:
        """Return the number of the latest notice; 0 if there is none."""
        rows = await self._database.read(select(func.max(schema.notice.c.id).label("last")))
        return rows[0]["last"] or 0

    async def notices(self, after: int) -> Sequence[Notice]:
        """Return the notices after a number, in order."""
        notice = schema.notice
        rows = await self._database.read(
            select(notice.c.id, notice.c.kind, notice.c.target)
            .where(notice.c.id > after)
            .order_by(notice.c.id)
        )
        return [Notice(row["id"], row["kind"], row["target"]) for row in rows]

    # --- Old ----------------------------------------------------------------------------

    async def purge(self, deeds: float, bans: float, notices: float) -> None:
        """Forget what was done, what ended and what was told before these times."""
        await self._database.write(
            delete(schema.audit).where(schema.audit.c.at < deeds),
            delete(schema.ban).where(schema.ban.c.until < bans),
            delete(schema.notice).where(schema.notice.c.at < notices),
        )


def ban_insert(ban: StoredBan) -> Insert:
    """Return how a ban is written down."""
    return insert(schema.ban).values(
        id=ban.id,
        guest=ban.guest,
        network=ban.network,
        reason=ban.reason,
        operator=ban.operator,
        created=ban.created,
        until=ban.until,
    )


def ban_lifted(id_: str, now: float) -> ExactlyOne:
    """Return how a ban ends before its time."""
    ban = schema.ban
    return ExactlyOne(update(ban).where(ban.c.id == id_, ban.c.until > now).values(until=now))


def new_ban_id() -> str:
    """Return what a ban is called by; operators type it."""
    return new_code()


def table_closed(table: StoredTable, now: float) -> list[Change]:
    """Return what closes a table: its game is broken off, and nobody finds or enters it."""
    column = schema.game_table.c
    change = (
        update(schema.game_table)
        .where(column.code == table.code, column.edition == table.edition)
        .values(
            edition=table.edition + 1,
            stage=OVER if table.stage == OVER else ENDED,
            listed=False,
            closed=now,
        )
    )
    return [ExactlyOne(change), notice_insert("table", table.code)]


def table_deleted(code: str) -> list[Change]:
    """Return what deletes a table, and all that was played and said there."""
    return [*table_deletes(code), notice_insert("table", code)]
