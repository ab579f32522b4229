"""Dispatcher: sends the notifications that are due in the outbox.

Every node runs one. They coordinate through the database alone: an item that one node has claimed
is not sent by the others.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import Final, Protocol, final

from sqlalchemy.exc import SQLAlchemyError

from saboteur.protocol import messages as wire
from saboteur.server.notifications.allowed_hours import next_allowed_time
from saboteur.server.notifications.channels import Channels
from saboteur.server.notifications.email_sender import EmailDigests
from saboteur.server.notifications.push_sender import PushSender
from saboteur.server.notifications.verification_mailer import VerificationMailer
from saboteur.server.storage.database import Database
from saboteur.server.storage.email_addresses import EmailAddressStore
from saboteur.server.storage.notification_changes import Channel
from saboteur.server.storage.notification_outbox import BATCH_SIZE, OutboxItem, OutboxStore
from saboteur.server.storage.notification_settings import NotificationSettingsStore
from saboteur.table.storage.ports import StaleWrite

MAX_BATCHES: Final = 50
"""Maximum number of batches per channel in one run, so that other work is not delayed."""
MAX_LATENESS_S: Final[Mapping[wire.NotificationKind, float]] = {
    "over": 24 * 3600.0,
    "invited": 24 * 3600.0,
    "round": 3600.0,
}
"""Maximum lateness, by kind, of a notification that was due while no node was running."""
RETENTION_S: Final = 30 * 24 * 3600.0
"""Age after which a notification is dropped unsent."""
PURGE_INTERVAL_S: Final = 3600.0

_log: Final = logging.getLogger(__name__)


class ChannelSender(Protocol):
    """Sends items by one channel, and finishes or reschedules each of them."""

    async def send(
        self, items: Sequence[tuple[OutboxItem, wire.NotificationPreferences]], now: float
    ) -> None: ...


@final
class NotificationDispatcher:
    """Sends due notifications by the configured channels, and requested verification mails."""

    def __init__(
        self, database: Database, *, channels: Channels, clock: Callable[[], float] = time
    ) -> None:
        self._settings = NotificationSettingsStore(database)
        self._outbox = OutboxStore(database)
        self._emails = EmailAddressStore(database)
        self._clock = clock
        self._last_purge_at = 0.0
        signer, mailer, base_url = channels.signer, channels.mailer, channels.base_url
        self._senders: dict[Channel, ChannelSender | None] = {
            "push": signer
            and PushSender(self._settings, self._outbox, channels.push_client, signer),
            "mail": mailer and EmailDigests(self._emails, self._outbox, mailer, base_url),
        }
        self._verification_mailer = mailer and VerificationMailer(self._emails, mailer, base_url)

    async def run(self, wakeup: asyncio.Event, interval_s: float) -> None:
        """Run until cancelled: every ``interval_s`` seconds, or as soon as ``wakeup`` is set."""
        while True:
            try:
                await self.run_once()
            except (SQLAlchemyError, StaleWrite, OSError):
                _log.warning("notifications could not be sent; next attempt soon")
            try:
                await asyncio.wait_for(wakeup.wait(), interval_s)
            except TimeoutError:
                continue
            wakeup.clear()

    async def run_once(self) -> None:
        """Send verification mails and due notifications.

        Once per ``PURGE_INTERVAL_S`` it also deletes orphaned subscriptions and expired mail data.
        """
        now = self._clock()
        if self._verification_mailer:
            while await self._verification_mailer.send_batch(now):
                pass
        for channel, sender in self._senders.items():
            for _ in range(MAX_BATCHES):
                items = await self._outbox.claim_due(channel, now)
                if items:
                    await self._send(sender, items, now)
                if len(items) < BATCH_SIZE:
                    break
        if now >= self._last_purge_at + PURGE_INTERVAL_S:
            self._last_purge_at = now
            await self._settings.purge_orphaned()
            await self._emails.purge(now)

    async def _send(
        self, sender: ChannelSender | None, items: Sequence[OutboxItem], now: float
    ) -> None:
        """Send claimed items according to current preferences; drop or postpone the others."""
        preferences_by_guest = await self._settings.preferences_of(
            {item.notification.guest for item in items}
        )
        ready: list[tuple[OutboxItem, wire.NotificationPreferences]] = []
        unwanted: list[OutboxItem] = []
        for item in items:
            preferences = preferences_by_guest.get(
                item.notification.guest, wire.NotificationPreferences()
            )
            allowed_at = next_allowed_time(now, preferences)
            if not _is_current(item, now) or not _is_wanted(item, preferences):
                unwanted.append(item)
            elif allowed_at > now:
                await self._outbox.reschedule([item], allowed_at)
            else:
                ready.append((item, preferences))
        if sender is None:
            unwanted += [item for item, _ in ready]
        elif ready:
            await sender.send(ready, now)
        if unwanted:
            await self._outbox.finish(unwanted)


def _is_current(item: OutboxItem, now: float) -> bool:
    """Whether a notification is neither withdrawn nor expired nor too old."""
    notification = item.notification
    return (
        not item.is_withdrawn
        and (notification.expires_at is None or notification.expires_at > now)
        and now - notification.occurred_at <= RETENTION_S
        and now - item.due_at <= MAX_LATENESS_S.get(notification.kind, RETENTION_S)
    )


def _is_wanted(item: OutboxItem, preferences: wire.NotificationPreferences) -> bool:
    """Whether the preferences allow this channel, kind of notification and table."""
    notification = item.notification
    return (
        (preferences.push if item.channel == "push" else preferences.email)
        and notification.kind in preferences.kinds
        and notification.table not in preferences.muted_tables
    )
