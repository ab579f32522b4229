"""Dispatcher: moves notifications from their sources to the outbox and sends those that are due.

Every node runs one. They coordinate through the database alone: an item that one node has claimed
is not sent by the others.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from time import time
from typing import Final, final

from sqlalchemy.exc import SQLAlchemyError

from saboteur.protocol import messages as wire
from saboteur.server.notifications.allowed_hours import next_allowed_time
from saboteur.server.notifications.channels import Channels
from saboteur.server.notifications.email_digests import EmailDigests, earliest_send_time
from saboteur.server.notifications.notification_source import Notification, NotificationSource
from saboteur.server.notifications.push_sender import PushSender
from saboteur.server.notifications.verification_mailer import VerificationMailer
from saboteur.server.storage.database import Database
from saboteur.server.storage.email_addresses import EmailAddressStore
from saboteur.server.storage.notification_outbox import (
    BATCH_SIZE,
    Channel,
    OutboxItem,
    OutboxStore,
    notification_id,
)
from saboteur.server.storage.notification_settings import NotificationSettingsStore
from saboteur.table.storage.ports import StaleWrite

MAX_BATCHES: Final = 50
"""Batches per source or channel in one run, so that other work is not delayed."""
RETENTION_S: Final = 30 * 24 * 3600
PURGE_INTERVAL_S: Final = 3600.0

_log: Final = logging.getLogger(__name__)


@final
class NotificationDispatcher:
    """Enqueues notifications of all sources and sends them by the configured channels.

    ``sources`` are keyed by the name stored with each outbox item. Events become notifications
    ``delay_s`` after they occurred.
    """

    def __init__(
        self,
        database: Database,
        sources: Mapping[str, NotificationSource],
        *,
        channels: Channels,
        delay_s: float,
        clock: Callable[[], float] = time,
    ) -> None:
        self._sources = sources
        self._settings = NotificationSettingsStore(database)
        self._outbox = OutboxStore(database)
        self._emails = EmailAddressStore(database)
        self._delay_s = delay_s
        self._clock = clock
        self._last_purge_at = 0.0
        signer, mailer, base_url = channels.signer, channels.mailer, channels.base_url
        self._push_sender = signer and PushSender(
            self._settings, self._outbox, channels.push_client, signer
        )
        self._email_digests = mailer and EmailDigests(self._emails, self._outbox, mailer, base_url)
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
        """Send verification mails, enqueue new notifications, send due ones, and purge."""
        now = self._clock()
        if self._verification_mailer:
            while await self._verification_mailer.send_batch(now):
                pass
        for name, source in self._sources.items():
            await self._enqueue(name, source, now)
        if self._push_sender:
            await self._dispatch("push", self._push_sender.send, now)
        if self._email_digests:
            await self._dispatch("mail", self._email_digests.send, now)
        if now >= self._last_purge_at + PURGE_INTERVAL_S:
            self._last_purge_at = now
            await self._purge(now)

    async def _purge(self, now: float) -> None:
        await self._settings.purge_orphaned()
        await self._emails.purge(now)
        await self._outbox.purge(now - RETENTION_S)

    # --- Enqueueing ---------------------------------------------------------------------

    async def _enqueue(self, source_name: str, source: NotificationSource, now: float) -> None:
        """Enqueue what has been pending for the delay: guests who react at once get nothing."""
        for _ in range(MAX_BATCHES):
            notifications = await source.pending(now - self._delay_s, BATCH_SIZE)
            if notifications:
                await self._outbox.add_items(await self._schedule(source_name, notifications, now))
                await source.mark_enqueued(notifications, now)
            if len(notifications) < BATCH_SIZE:
                return

    async def _schedule(
        self, source_name: str, notifications: Sequence[Notification], now: float
    ) -> list[OutboxItem]:
        """Return outbox items with the send time per channel; omit those without any channel."""
        guests = {notification.guest for notification in notifications}
        preferences_by_guest = await self._settings.preferences_of(guests)
        subscriptions = await self._settings.subscriptions_of(guests) if self._push_sender else {}
        emails = await self._emails.deliverable_emails(guests) if self._email_digests else {}
        items = []
        for notification in notifications:
            preferences = preferences_by_guest.get(notification.guest, wire.Wishes())
            if not is_wanted(notification, preferences):
                continue
            push_at = (
                next_allowed_time(now, preferences)
                if preferences.push and subscriptions.get(notification.guest)
                else None
            )
            email = emails.get(notification.guest)
            mail_at = (
                next_allowed_time(earliest_send_time(email, preferences, now), preferences)
                if preferences.mail and email
                else None
            )
            if push_at is not None or mail_at is not None:
                items.append(
                    OutboxItem(
                        notification_id(source_name, notification),
                        source_name,
                        notification,
                        push_at,
                        mail_at,
                    )
                )
        return items

    # --- Sending ------------------------------------------------------------------------

    async def _dispatch(
        self,
        channel: Channel,
        send: Callable[
            [Sequence[tuple[OutboxItem, wire.Wishes]], dict[str, str], float], Awaitable[None]
        ],
        now: float,
    ) -> None:
        """Send the due items of one channel, according to current preferences."""
        for _ in range(MAX_BATCHES):
            due_items = await self._outbox.due_items(channel, now)
            ready = await self._filter_due(channel, await self._drop_stale(due_items, now), now)
            if ready:
                codes = {item.notification.table for item, _ in ready}
                rulesets = await self._settings.rulesets_of(
                    [code for code in codes if code is not None]
                )
                await send(ready, rulesets, now)
            if len(due_items) < BATCH_SIZE:
                return

    async def _drop_stale(self, items: Sequence[OutboxItem], now: float) -> Sequence[OutboxItem]:
        """Return the items that are still relevant; delete the others."""
        relevant_ids: set[str] = set()
        for name in {item.source for item in items}:
            source = self._sources.get(name)
            source_items = [item for item in items if item.source == name]
            relevant = (
                await source.still_relevant([item.notification for item in source_items])
                if source
                else ()
            )
            relevant_ids |= {item.id for item in source_items if item.notification in relevant}
        kept_items = [
            item
            for item in items
            if item.id in relevant_ids
            and (item.notification.expires_at is None or item.notification.expires_at > now)
        ]
        kept_ids = {item.id for item in kept_items}
        stale_ids = [item.id for item in items if item.id not in kept_ids]
        if stale_ids:
            await self._outbox.delete_items(stale_ids)
        return kept_items

    async def _filter_due(
        self, channel: Channel, items: Sequence[OutboxItem], now: float
    ) -> list[tuple[OutboxItem, wire.Wishes]]:
        """Return the items to send now; drop or postpone those whose preferences have changed."""
        preferences_by_guest = await self._settings.preferences_of(
            {item.notification.guest for item in items}
        )
        ready = []
        for item in items:
            preferences = preferences_by_guest.get(item.notification.guest, wire.Wishes())
            is_enabled = preferences.push if channel == "push" else preferences.mail
            allowed_at = next_allowed_time(now, preferences)
            if not is_enabled or not is_wanted(item.notification, preferences):
                await self._outbox.mark_done([item.id], channel)
            elif allowed_at > now:
                await self._outbox.reschedule([item.id], channel, allowed_at)
            else:
                ready.append((item, preferences))
        return ready


def is_wanted(notification: Notification, preferences: wire.Wishes) -> bool:
    """Whether the preferences allow this kind of notification and this table."""
    return notification.kind in preferences.kinds and notification.table not in preferences.quiet
