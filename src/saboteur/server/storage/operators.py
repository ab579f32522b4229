"""Bans, the audit trail of operators, and events that all nodes process."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Any, Final, Literal, TypeAlias, final

from sqlalchemy import Insert, delete, func, insert, select, update

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import ExpectOneRow, Statement
from saboteur.server.storage.notification_changes import game_end_notifications
from saboteur.server.storage.statements import table_deletes
from saboteur.server.storage.store import GuestDataStore
from saboteur.table.codes import new_code
from saboteur.table.storage.models import STAGE_ABORTED, STAGE_OVER, TableRecord

ClusterEventKind: TypeAlias = Literal["bans", "table", "device", "holiday", "relation"]
AUDIT_ID_BYTES: Final = 8
MAX_REASON_LENGTH: Final = 200
MAX_OPERATOR_LENGTH: Final = 64
MAX_TARGET_LENGTH: Final = 64


@dataclass(frozen=True, slots=True)
class BanRecord:
    """A ban of a guest or of a network."""

    id: str
    guest_id: str | None
    network: str | None
    reason: str
    operator: str
    created_at: float
    expires_at: float
    nickname: str | None = None
    """Current nickname of the guest; not stored with the ban."""


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """An action of an operator in the audit trail."""

    created_at: float
    operator: str
    action: str
    target: str
    reason: str
    has_succeeded: bool


@dataclass(frozen=True, slots=True)
class ClusterEvent:
    """An event that every node processes once."""

    id: int
    kind: str
    target: str


def cluster_event_insert(kind: ClusterEventKind, target: str = "") -> Insert:
    """Return the INSERT that announces an event to all nodes."""
    return insert(schema.cluster_event).values(kind=kind, target=target, created_at=time())


@final
class OperatorStore(GuestDataStore):
    """Stores the audit trail, the bans and the cluster events."""

    guest_tables = (schema.ban,)

    # --- The audit trail ----------------------------------------------------------------

    async def record_audit_entry(self, entry: AuditEntry, *statements: Statement) -> None:
        """Write an audit entry and the statements of the action in one transaction."""
        entry_insert = insert(schema.audit_entry).values(
            id=secrets.token_hex(AUDIT_ID_BYTES),
            created_at=entry.created_at,
            operator=entry.operator[:MAX_OPERATOR_LENGTH],
            action=entry.action,
            target=entry.target[:MAX_TARGET_LENGTH],
            reason=entry.reason[:MAX_REASON_LENGTH],
            has_succeeded=entry.has_succeeded,
        )
        await self._database.write(*statements, entry_insert)

    async def audit_entries(self, limit: int, offset: int = 0) -> Sequence[AuditEntry]:
        """Return audit entries, the latest first."""
        audit = schema.audit_entry
        rows = await self._database.read(
            select(audit).order_by(audit.c.created_at.desc()).limit(limit).offset(offset)
        )
        names = ("created_at", "operator", "action", "target", "reason", "has_succeeded")
        return [AuditEntry(**{name: row[name] for name in names}) for row in rows]

    # --- Bans ---------------------------------------------------------------------------

    async def bans_ending_after(self, after: float) -> Sequence[BanRecord]:
        """Return the bans that expire after a time, the latest first."""
        ban, guest = schema.ban, schema.guest
        rows = await self._database.read(
            select(ban, guest.c.nickname)
            .outerjoin_from(ban, guest, guest.c.id == ban.c.guest_id)
            .where(ban.c.expires_at > after)
            .order_by(ban.c.created_at.desc(), ban.c.id)
        )
        return [BanRecord(**dict(row)) for row in rows]

    async def nickname_of(self, guest: str) -> str | None:
        """Return the nickname of a guest; ``None`` if the guest does not exist."""
        column = schema.guest.c
        rows = await self._database.read(select(column.nickname).where(column.id == guest))
        return rows[0]["nickname"] if rows else None

    async def export_for(self, guest: str) -> dict[str, Any]:
        """Return the bans of a guest for the data export."""
        rows = await self._rows_of(schema.ban, guest, schema.ban.c.created_at)
        return {
            "bans": tuple(
                wire.OwnBan(created_at=row["created_at"], expires_at=row["expires_at"])
                for row in rows
            )
        }

    # --- Cluster events -----------------------------------------------------------------

    async def last_event_id(self) -> int:
        """Return the id of the latest event; 0 if there is none."""
        rows = await self._database.read(select(func.max(schema.cluster_event.c.id).label("last")))
        return rows[0]["last"] or 0

    async def events_after(self, event_id: int) -> Sequence[ClusterEvent]:
        """Return the events after an id, in order."""
        event = schema.cluster_event
        rows = await self._database.read(
            select(event.c.id, event.c.kind, event.c.target)
            .where(event.c.id > event_id)
            .order_by(event.c.id)
        )
        return [ClusterEvent(row["id"], row["kind"], row["target"]) for row in rows]

    # --- Maintenance --------------------------------------------------------------------

    async def purge(self, audit_before: float, bans_before: float, events_before: float) -> None:
        """Delete audit entries, expired bans and events older than the given times."""
        await self._database.write(
            delete(schema.audit_entry).where(schema.audit_entry.c.created_at < audit_before),
            delete(schema.ban).where(schema.ban.c.expires_at < bans_before),
            delete(schema.cluster_event).where(schema.cluster_event.c.created_at < events_before),
        )


def ban_insert(ban: BanRecord) -> Insert:
    return insert(schema.ban).values(
        id=ban.id,
        guest_id=ban.guest_id,
        network=ban.network,
        reason=ban.reason,
        operator=ban.operator,
        created_at=ban.created_at,
        expires_at=ban.expires_at,
    )


def unban_update(id_: str, now: float) -> ExpectOneRow:
    """Return the UPDATE that ends a ban.

    Its write fails with ``StaleWrite`` if the ban is unknown or has expired.
    """
    ban = schema.ban
    return ExpectOneRow(
        update(ban).where(ban.c.id == id_, ban.c.expires_at > now).values(expires_at=now)
    )


def new_ban_id() -> str:
    """Return a new id, short enough for operators to type."""
    return new_code()


def close_table_statements(table: TableRecord, now: float) -> list[Statement]:
    """Return statements that close a table: its game is aborted, and no guest can enter."""
    column = schema.game_table.c
    table_update = (
        update(schema.game_table)
        .where(column.code == table.code, column.version == table.version)
        .values(
            version=table.version + 1,
            stage=STAGE_OVER if table.stage == STAGE_OVER else STAGE_ABORTED,
            is_listed=False,
            closed_at=now,
        )
    )
    ends_game = table.stage not in (STAGE_OVER, STAGE_ABORTED)
    return [
        ExpectOneRow(table_update),
        *(game_end_notifications(table.code, now) if ends_game else ()),
        cluster_event_insert("table", table.code),
    ]


def delete_table_statements(code: str) -> list[Statement]:
    """Return statements that delete a table with its moves and chat."""
    return [*table_deletes(code), cluster_event_insert("table", code)]
