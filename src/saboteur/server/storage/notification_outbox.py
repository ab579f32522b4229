"""The outbox: notifications of guests that are still to be sent.

A notification goes by push, by mail or both, each channel at its own time. A node that is about to
send one first moves that time, on condition that it is unchanged; so only one of two nodes sends
it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, TypeAlias, final

from sqlalchemy import ColumnElement, Insert, RowMapping, delete, select, update
from sqlalchemy.dialects.postgresql import insert

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import BulkInsert, Database, ExpectOneRow
from saboteur.table.storage.ports import AlreadyExists, StaleWrite

Channel: TypeAlias = Literal["push", "mail"]
BATCH_SIZE: Final = 100
"""Notifications per query."""
INSERT_IF_ABSENT: Final[Insert] = insert(schema.notification_outbox).on_conflict_do_nothing()
"""In PostgreSQL's dialect, which SQLite understands too."""


@dataclass(frozen=True, slots=True)
class Notification:
    """What a guest is told; nothing that other players of the table do not know."""

    guest: str
    kind: wire.NotificationKind
    table: str | None
    """The code of the table."""
    inviter: str | None
    """The name of the inviting guest."""
    occurred_at: float
    expires_at: float | None
    """When the notification is of no more use."""


@dataclass(frozen=True, slots=True)
class OutboxItem:
    """A notification in the outbox."""

    id: str
    source: str
    """Key of the notification source that knows whether the notification still holds."""
    notification: Notification
    push_at: float | None
    mail_at: float | None
    attempts: int = 0


def notification_id(source: str, notification: Notification) -> str:
    """Return the key of a notification: adding the same one again has no effect."""
    parts = (
        source,
        notification.guest,
        notification.kind,
        notification.table or "",
        repr(notification.occurred_at),
    )
    return sha256("\n".join(parts).encode()).hexdigest()


@final
class OutboxStore:
    """The stored queue of notifications."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_items(self, items: Sequence[OutboxItem]) -> None:
        """Add notifications; those that are in the outbox already stay unchanged.

        They are inserted in one statement. Row by row, a notification that another node has added
        and delivered in between could be inserted again and be sent twice.
        """
        rows = list({stored.id: _row_of(stored) for stored in items}.values())
        try:
            if rows:
                await self._database.write(BulkInsert(INSERT_IF_ABSENT, rows))
        except AlreadyExists:  # one of the guests was deleted: add the others
            for row in rows:
                await self._add_one(row)

    async def _add_one(self, row: dict[str, object]) -> None:
        try:
            await self._database.write(BulkInsert(INSERT_IF_ABSENT, [row]))
        except AlreadyExists:
            return

    async def due_items(self, channel: Channel, now: float) -> Sequence[OutboxItem]:
        """Return notifications that a channel is to send now, the longest due first."""
        due = _due_column(channel)
        rows = await self._database.read(
            select(schema.notification_outbox)
            .where(due <= now)
            .order_by(due, schema.notification_outbox.c.id)
            .limit(BATCH_SIZE)
        )
        return [_item_of(row) for row in rows]

    async def items_for(self, guest: str) -> Sequence[OutboxItem]:
        """Return the notifications of a guest, the oldest first."""
        column = schema.notification_outbox.c
        rows = await self._database.read(
            select(schema.notification_outbox)
            .where(column.guest_id == guest)
            .order_by(column.occurred_at, column.id)
        )
        return [_item_of(row) for row in rows]

    async def claim(self, item: OutboxItem, channel: Channel, until: float) -> bool:
        """Reserve a notification for this node until a time; ``False`` if another node has it."""
        known_due = item.push_at if channel == "push" else item.mail_at
        column = schema.notification_outbox.c
        item_update = (
            update(schema.notification_outbox)
            .where(column.id == item.id, _due_column(channel) == known_due)
            .values({f"{channel}_at": until, "attempts": item.attempts + 1})
        )
        try:
            await self._database.write(ExpectOneRow(item_update))
        except StaleWrite:
            return False
        return True

    async def reschedule(self, ids: Sequence[str], channel: Channel, send_at: float) -> None:
        """Send notifications at another time."""
        await self._database.write(
            update(schema.notification_outbox)
            .where(schema.notification_outbox.c.id.in_(ids), _due_column(channel).is_not(None))
            .values({f"{channel}_at": send_at})
        )

    async def mark_done(self, ids: Sequence[str], channel: Channel) -> None:
        """Record that a channel is finished; items finished on both channels are deleted."""
        column = schema.notification_outbox.c
        is_item = column.id.in_(ids)
        await self._database.write(
            update(schema.notification_outbox).where(is_item).values({f"{channel}_at": None}),
            delete(schema.notification_outbox).where(
                is_item, column.push_at.is_(None), column.mail_at.is_(None)
            ),
        )

    async def delete_items(self, ids: Sequence[str]) -> None:
        """Delete notifications that no longer hold."""
        await self._database.write(
            delete(schema.notification_outbox).where(schema.notification_outbox.c.id.in_(ids))
        )

    async def purge(self, before: float) -> None:
        """Delete notifications older than a time, sent or not."""
        await self._database.write(
            delete(schema.notification_outbox).where(
                schema.notification_outbox.c.occurred_at < before
            )
        )


def _due_column(channel: Channel) -> ColumnElement[float]:
    return (
        schema.notification_outbox.c.push_at
        if channel == "push"
        else schema.notification_outbox.c.mail_at
    )


def _row_of(item: OutboxItem) -> dict[str, object]:
    notification = item.notification
    return {
        "id": item.id,
        "guest_id": notification.guest,
        "source": item.source,
        "kind": notification.kind,
        "table_code": notification.table,
        "inviter_name": notification.inviter,
        "occurred_at": notification.occurred_at,
        "expires_at": notification.expires_at,
        "push_at": item.push_at,
        "mail_at": item.mail_at,
        "attempts": item.attempts,
    }


def _item_of(row: RowMapping) -> OutboxItem:
    notification = Notification(
        guest=row["guest_id"],
        kind=row["kind"],
        table=row["table_code"],
        inviter=row["inviter_name"],
        occurred_at=row["occurred_at"],
        expires_at=row["expires_at"],
    )
    return OutboxItem(
        row["id"], row["source"], notification, row["push_at"], row["mail_at"], row["attempts"]
    )
