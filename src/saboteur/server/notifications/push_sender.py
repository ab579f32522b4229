"""Notifications by Web Push: each goes to all subscribed browsers of its guest."""

import asyncio
import logging
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, final

from saboteur.protocol import messages as wire
from saboteur.server.metrics import NOTIFICATIONS
from saboteur.server.notifications.push_client import (
    BlockedEndpoint,
    PushClient,
    PushServiceUnavailable,
    origin_of,
)
from saboteur.server.notifications.templates import render_push_payload
from saboteur.server.notifications.webpush_crypto import InvalidKey, VapidSigner, encrypt
from saboteur.server.storage.notification_outbox import OutboxItem, OutboxStore
from saboteur.server.storage.notification_settings import (
    NotificationSettingsStore,
    PushSubscription,
)

CONCURRENCY: Final = 8
INITIAL_BACKOFF_S: Final = 60.0
MAX_BACKOFF_S: Final = 6 * 3600.0
MAX_FAILURES: Final = 14
"""Consecutive failures (over more than a day) after which a subscription is deleted."""
GONE_STATUSES: Final = (404, 410)
MIN_TTL_S: Final = 60
MAX_TTL_S: Final = 28 * 24 * 3600
DEFAULT_TTL_S: Final = 24 * 3600
TOPIC_LENGTH: Final = 32

_log: Final = logging.getLogger(__name__)


@final
class PushSender:
    """Encrypts and sends due notifications, with retries and backoff."""

    def __init__(
        self,
        settings: NotificationSettingsStore,
        outbox: OutboxStore,
        client: PushClient,
        signer: VapidSigner,
    ) -> None:
        self._settings = settings
        self._outbox = outbox
        self._client = client
        self._signer = signer

    async def send(
        self, items: Sequence[tuple[OutboxItem, wire.NotificationPreferences]], now: float
    ) -> None:
        """Send items to all subscriptions of their guests, a few at the same time."""
        subscriptions = await self._settings.subscriptions_of(
            {item.notification.guest for item, _ in items}
        )
        semaphore = asyncio.Semaphore(CONCURRENCY)

        async def send_one(item: OutboxItem, preferences: wire.NotificationPreferences) -> None:
            async with semaphore:
                await self._send_item(
                    item, preferences, subscriptions[item.notification.guest], now
                )

        await asyncio.gather(*(send_one(item, preferences) for item, preferences in items))

    async def _send_item(
        self,
        item: OutboxItem,
        preferences: wire.NotificationPreferences,
        subscriptions: Sequence[PushSubscription],
        now: float,
    ) -> None:
        if not await self._outbox.start_attempt(item):
            return
        retry_times: list[float] = []
        for subscription in subscriptions:
            if item.attempts and not subscription.failure_count:
                continue  # delivered at the first attempt
            if subscription.retry_at > now:
                retry_times.append(subscription.retry_at)
                continue
            payload = render_push_payload(
                item.notification, preferences.time_zone, subscription.language
            )
            retry_at = await self._send_to_subscription(subscription, item, payload, now)
            if retry_at is not None:
                retry_times.append(retry_at)
        if retry_times:
            await self._outbox.reschedule([item], min(retry_times))
        else:
            await self._outbox.finish([item])

    async def _send_to_subscription(
        self, subscription: PushSubscription, item: OutboxItem, payload: bytes, now: float
    ) -> float | None:
        """Send to one subscription; return when to try again, or ``None`` if that is not needed."""
        retry_after_s = 0.0
        try:
            body = encrypt(payload, subscription.public_key, subscription.auth_secret)
            headers = self._request_headers(subscription, item, now)
            response = await self._client.send(subscription.endpoint, headers, body)
        except (BlockedEndpoint, InvalidKey):
            await self._delete_subscription(subscription, "forbidden")
            return None
        except PushServiceUnavailable as error:
            _log.info("a push service was not reached: %s", error)
        else:
            if 200 <= response.status < 300:
                NOTIFICATIONS.labels("push", "sent").inc()
                if subscription.failure_count:
                    await self._settings.reset_failures(subscription.endpoint_hash)
                return None
            if response.status in GONE_STATUSES:
                await self._delete_subscription(subscription, "gone")
                return None
            retry_after_s = min(response.retry_after_s or 0.0, MAX_BACKOFF_S)
            _log.info("a push service answered %d", response.status)
        return await self._record_failure(
            subscription, max(retry_after_s, backoff_delay(subscription.failure_count)), now
        )

    async def _record_failure(
        self, subscription: PushSubscription, delay_s: float, now: float
    ) -> float | None:
        NOTIFICATIONS.labels("push", "later").inc()
        if subscription.failure_count + 1 >= MAX_FAILURES:
            await self._delete_subscription(subscription, "gone")
            return None
        await self._settings.record_failure(
            subscription.endpoint_hash, subscription.failure_count + 1, now + delay_s
        )
        return now + delay_s

    async def _delete_subscription(self, subscription: PushSubscription, reason: str) -> None:
        NOTIFICATIONS.labels("push", reason).inc()
        await self._settings.delete_subscription(subscription.endpoint_hash)

    def _request_headers(
        self, subscription: PushSubscription, item: OutboxItem, now: float
    ) -> dict[str, str]:
        expires_at = item.notification.expires_at
        ttl_s = DEFAULT_TTL_S if expires_at is None else int(expires_at - now)
        # A notification of a table replaces an undelivered one of the same table. The topic is
        # hashed with a secret, so that the push service does not learn the table code.
        topic = f"{item.notification.table} {subscription.auth_secret}"
        return {
            "TTL": str(min(max(ttl_s, MIN_TTL_S), MAX_TTL_S)),
            "Topic": sha256(topic.encode()).hexdigest()[:TOPIC_LENGTH],
            "Urgency": "normal",
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "Authorization": self._signer.authorization_header(
                origin_of(subscription.endpoint), now
            ),
        }


def backoff_delay(failures: int) -> float:
    """Return the delay after a failure; ``failures`` counts the earlier ones in a row."""
    return min(INITIAL_BACKOFF_S * 2.0**failures, MAX_BACKOFF_S)
