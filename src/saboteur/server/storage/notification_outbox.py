"""The outbox: notifications that wait to be sent, claimed by one node at a time.

A claim is a lease: other nodes cannot claim the item until it is rescheduled or the claim
expires. Items are added and withdrawn by ``notification_changes``.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import ColumnElement, RowMapping, and_, delete, or_, select, tuple_, update

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import ExpectOneRow
from saboteur.server.storage.notification_changes import Channel
from saboteur.server.storage.relations import is_blocked_by
from saboteur.server.storage.store import GuestDataStore

BATCH_SIZE: Final = 100
"""Maximum number of items that are claimed at once."""
CLAIM_TTL_S: Final = 600.0
"""Duration of a claim, longer than it takes to send a batch."""
CLAIM_ID_BYTES: Final = 8


@dataclass(frozen=True, slots=True)
class Notification:
    """A message to a guest; it contains public facts of the table only."""

    guest: str
    kind: wire.NotificationKind
    table: str
    """The code by which the guest enters the table."""
    ruleset: str
    inviter: str | None
    """The name of the inviting guest."""
    occurred_at: float
    expires_at: float | None
    """Time from which the notification is obsolete; ``None`` if it never is."""


@dataclass(frozen=True, slots=True)
class OutboxItem:
    """A notification claimed for one channel."""

    notification: Notification
    channel: Channel
    table_code: str
    due_at: float
    attempts: int
    """Number of deliveries that were begun before this one."""
    claimed_by: str
    is_withdrawn: bool
    """Whether the notification is an invitation to a table that the guest can no longer enter."""


@final
class OutboxStore(GuestDataStore):
    """Stores the notifications that wait to be sent."""

    guest_tables = (schema.notification_outbox,)

    async def claim_due(self, channel: Channel, now: float) -> Sequence[OutboxItem]:
        """Claim and return a batch of items that a channel is to send, the longest due first."""
        outbox, claim = schema.notification_outbox, secrets.token_hex(CLAIM_ID_BYTES)
        is_due = and_(
            outbox.c.channel == channel, outbox.c.due_at <= now, outbox.c.claimed_until <= now
        )
        keys = (
            select(*outbox.primary_key.columns)
            .where(is_due)
            .order_by(outbox.c.due_at)
            .limit(BATCH_SIZE)
            .with_for_update(skip_locked=True)
        )
        # The condition is repeated: a row may have been claimed after the subquery has read it.
        await self._database.write(
            update(outbox)
            .where(tuple_(*outbox.primary_key.columns).in_(keys), is_due)
            .values(claimed_by=claim, claimed_until=now + CLAIM_TTL_S)
        )
        return await self._items_of(claim)

    async def _items_of(self, claim: str) -> Sequence[OutboxItem]:
        outbox, table, inviter = schema.notification_outbox, schema.game_table, schema.guest
        invitation = schema.invitation
        is_withdrawn = and_(
            outbox.c.kind == "invited",
            or_(
                inviter.c.id.is_(None),
                table.c.is_locked,
                is_blocked_by(table.c.host_guest_id, outbox.c.guest_id),
            ),
        )
        rows = await self._database.read(
            select(
                outbox,
                table.c.ruleset,
                table.c.join_code,
                inviter.c.nickname.label("inviter"),
                is_withdrawn.label("is_withdrawn"),
            )
            .join_from(outbox, table, table.c.code == outbox.c.table_code)
            .outerjoin(
                invitation,
                and_(
                    outbox.c.kind == "invited",
                    invitation.c.table_code == outbox.c.table_code,
                    invitation.c.guest_id == outbox.c.guest_id,
                ),
            )
            .outerjoin(inviter, inviter.c.id == invitation.c.inviter_guest_id)
            .where(outbox.c.claimed_by == claim)
            .order_by(outbox.c.due_at, outbox.c.table_code, outbox.c.guest_id)
        )
        return [_item_of(row) for row in rows]

    async def start_attempt(self, item: OutboxItem) -> bool:
        """Record that a delivery begins; return whether the item may be sent.

        It may not if it was answered, or if another node has claimed it meanwhile.
        """
        outbox = schema.notification_outbox
        return await self._write_unless_stale(
            ExpectOneRow(
                update(outbox).where(_is_claimed([item])).values(attempts=item.attempts + 1)
            )
        )

    async def reschedule(self, items: Sequence[OutboxItem], due_at: float) -> None:
        """Release claimed items, to be sent at another time."""
        await self._database.write(
            update(schema.notification_outbox)
            .where(_is_claimed(items))
            .values(due_at=due_at, claimed_by=None, claimed_until=0.0)
        )

    async def finish(self, items: Sequence[OutboxItem]) -> None:
        """Delete claimed items that were sent, or are not to be sent."""
        await self._database.write(delete(schema.notification_outbox).where(_is_claimed(items)))

    async def list_for(self, guest: str) -> tuple[wire.OwnNotification, ...]:
        """Return the waiting notifications of a guest for the data export, the oldest first."""
        outbox = schema.notification_outbox
        rows = await self._database.read(
            select(outbox.c.kind, outbox.c.table_code, outbox.c.occurred_at)
            .where(outbox.c.guest_id == guest)
            .distinct()
            .order_by(outbox.c.occurred_at, outbox.c.table_code)
        )
        return tuple(
            wire.OwnNotification(
                kind=row["kind"], table=row["table_code"], occurred_at=row["occurred_at"]
            )
            for row in rows
        )


def _is_claimed(items: Sequence[OutboxItem]) -> ColumnElement[bool]:
    """Return the SQL condition for items of one claim that is still valid."""
    outbox = schema.notification_outbox
    keys = [(item.table_code, item.notification.guest, item.notification.kind) for item in items]
    return and_(
        outbox.c.claimed_by == items[0].claimed_by,
        tuple_(outbox.c.table_code, outbox.c.guest_id, outbox.c.kind).in_(keys),
    )


def _item_of(row: RowMapping) -> OutboxItem:
    notification = Notification(
        guest=row["guest_id"],
        kind=row["kind"],
        table=row["join_code"] if row["kind"] == "invited" else row["table_code"],
        ruleset=row["ruleset"],
        inviter=row["inviter"],
        occurred_at=row["occurred_at"],
        expires_at=row["expires_at"],
    )
    return OutboxItem(
        notification,
        channel=row["channel"],
        table_code=row["table_code"],
        due_at=row["due_at"],
        attempts=row["attempts"],
        claimed_by=row["claimed_by"],
        is_withdrawn=bool(row["is_withdrawn"]),
    )
