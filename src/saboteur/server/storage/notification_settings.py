"""Notification preferences of guests, their push subscriptions, and the VAPID key of the server."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import ColumnElement, Delete, RowMapping, delete, insert, select, update

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import Statement
from saboteur.server.storage.email_addresses import EmailAddressStore
from saboteur.server.storage.notification_outbox import OutboxStore
from saboteur.server.storage.store import GuestDataStore
from saboteur.table.storage.ports import AlreadyExists

MAX_SUBSCRIPTIONS: Final = 20
"""Maximum number of subscriptions per guest; a further one replaces the oldest."""
VAPID_KEY_ROW_ID: Final = 1


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """A browser that receives web push messages."""

    endpoint: str
    public_key: str
    auth_secret: str
    language: str
    failure_count: int = 0
    retry_at: float = 0.0

    @property
    def endpoint_hash(self) -> str:
        """The key of the subscription in the database."""
        return sha256(self.endpoint.encode()).hexdigest()


@final
class NotificationSettingsStore(GuestDataStore):
    """Stores notification preferences, push subscriptions and the server's VAPID key."""

    guest_tables = (schema.push_subscription, schema.notification_preferences)

    # --- VAPID key ----------------------------------------------------------------------

    async def ensure_vapid_key(self, new_key: str) -> str:
        """Return the private key of the server; ``new_key`` is stored if there is none."""
        found = await self.vapid_key()
        if found is not None:
            return found
        try:
            await self._database.write(
                insert(schema.vapid_key).values(id=VAPID_KEY_ROW_ID, private_key=new_key)
            )
        except AlreadyExists:  # by another node
            return await self.vapid_key() or new_key
        return new_key

    async def vapid_key(self) -> str | None:
        """Return the private VAPID key of the server; ``None`` if it has none."""
        rows = await self._database.read(select(schema.vapid_key.c.private_key))
        return rows[0]["private_key"] if rows else None

    # --- Preferences --------------------------------------------------------------------

    async def preferences_of(
        self, guests: Iterable[str]
    ) -> dict[str, wire.NotificationPreferences]:
        """Return the stored preferences, by guest."""
        table = schema.notification_preferences
        rows = await self._database.read(select(table).where(table.c.guest_id.in_(list(guests))))
        return {
            row["guest_id"]: msgspec.json.decode(
                row["preferences"], type=wire.NotificationPreferences
            )
            for row in rows
        }

    async def save_preferences(self, guest: str, preferences: wire.NotificationPreferences) -> None:
        table, text = schema.notification_preferences, msgspec.json.encode(preferences).decode()
        await self._database.write(
            delete(table).where(table.c.guest_id == guest),
            insert(table).values(guest_id=guest, preferences=text),
        )

    # --- Push subscriptions -------------------------------------------------------------

    async def subscribe(
        self, guest: str, device: str, subscription: PushSubscription, now: float
    ) -> None:
        """Store the push subscription of a device, which replaces its previous one.

        An endpoint that belonged to another guest belongs to this guest from now on.
        """
        table = schema.push_subscription
        kept_query = (
            select(table.c.endpoint_hash)
            .where(table.c.guest_id == guest, table.c.device_token_hash != device)
            .order_by(table.c.created_at.desc())
            .limit(MAX_SUBSCRIPTIONS - 1)
        )
        kept_hashes = [row["endpoint_hash"] for row in await self._database.read(kept_query)]
        statements: list[Statement] = [
            delete(table).where(table.c.endpoint_hash == subscription.endpoint_hash),
            delete(table).where(
                table.c.guest_id == guest, table.c.endpoint_hash.not_in(kept_hashes)
            ),
            insert(table).values(
                endpoint_hash=subscription.endpoint_hash,
                guest_id=guest,
                device_token_hash=device,
                endpoint=subscription.endpoint,
                public_key=subscription.public_key,
                auth_secret=subscription.auth_secret,
                language=subscription.language,
                created_at=now,
            ),
        ]
        await self._database.write(*statements)

    async def unsubscribe(self, guest: str, device: str) -> None:
        """Delete the push subscription of a device."""
        table = schema.push_subscription
        await self._database.write(
            delete(table).where(table.c.guest_id == guest, table.c.device_token_hash == device)
        )

    async def subscriptions_of(self, guests: Iterable[str]) -> dict[str, list[PushSubscription]]:
        """Return subscriptions by guest, without those of revoked devices."""
        table, session = schema.push_subscription, schema.device_session
        rows = await self._database.read(
            select(table)
            .join(
                session,
                (session.c.token_hash == table.c.device_token_hash)
                & (session.c.guest_id == table.c.guest_id),
            )
            .where(table.c.guest_id.in_(list(guests)))
            .order_by(table.c.created_at)
        )
        subscriptions: dict[str, list[PushSubscription]] = defaultdict(list)
        for row in rows:
            subscriptions[row["guest_id"]].append(_subscription_of(row))
        return subscriptions

    async def subscribed_devices(self, guest: str) -> set[str]:
        """Return the token hashes of a guest's devices that have a subscription."""
        table, session = schema.push_subscription, schema.device_session
        rows = await self._database.read(
            select(table.c.device_token_hash)
            .join(session, session.c.token_hash == table.c.device_token_hash)
            .where(table.c.guest_id == guest)
        )
        return {row["device_token_hash"] for row in rows}

    async def reset_failures(self, endpoint_hash: str) -> None:
        """Reset the count of consecutive failures, after a push message was accepted."""
        table = schema.push_subscription
        await self._database.write(
            update(table)
            .where(table.c.endpoint_hash == endpoint_hash)
            .values(failure_count=0, retry_at=0.0)
        )

    async def record_failure(self, endpoint_hash: str, failure_count: int, retry_at: float) -> None:
        """Record the number of consecutive failures, and when to try again."""
        table = schema.push_subscription
        await self._database.write(
            update(table)
            .where(table.c.endpoint_hash == endpoint_hash)
            .values(failure_count=failure_count, retry_at=retry_at)
        )

    async def delete_subscription(self, endpoint_hash: str) -> None:
        await self._database.write(
            subscription_delete(schema.push_subscription.c.endpoint_hash == endpoint_hash)
        )

    # --- Export and maintenance ---------------------------------------------------------

    async def export_for(self, guest: str) -> dict[str, Any]:
        """Return the notification data of a guest for the data export."""
        table, addresses = schema.push_subscription, EmailAddressStore(self._database)
        rows = await self._rows_of(table, guest, table.c.created_at)
        notifications = wire.OwnNotifications(
            preferences=(await self.preferences_of([guest])).get(
                guest, wire.NotificationPreferences()
            ),
            verified_email=await addresses.email_of(guest),
            pending_email=await addresses.pending_address(guest),
            subscriptions=tuple(
                wire.OwnPushSubscription(
                    service=urlsplit(row["endpoint"]).hostname or "", created_at=row["created_at"]
                )
                for row in rows
            ),
            pending=await OutboxStore(self._database).list_for(guest),
        )
        return {"notifications": notifications}

    async def purge_orphaned(self) -> None:
        """Delete the subscriptions of deleted device sessions."""
        sessions = select(schema.device_session.c.token_hash)
        await self._database.write(
            subscription_delete(schema.push_subscription.c.device_token_hash.not_in(sessions))
        )

    async def count_subscriptions(self) -> int:
        return await self._count(select(schema.push_subscription.c.endpoint_hash))


def subscription_delete(condition: ColumnElement[bool]) -> Delete:
    return delete(schema.push_subscription).where(condition)


def _subscription_of(row: RowMapping) -> PushSubscription:
    return PushSubscription(
        row["endpoint"],
        row["public_key"],
        row["auth_secret"],
        row["language"],
        row["failure_count"],
        row["retry_at"],
    )
