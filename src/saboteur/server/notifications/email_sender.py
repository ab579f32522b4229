"""Notifications by mail: one digest per guest, with a minimum interval between mails."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from saboteur.protocol import messages as wire
from saboteur.server.metrics import NOTIFICATIONS
from saboteur.server.notifications.smtp_mailer import Mail, Mailer, SendOutcome, SmtpUnavailable
from saboteur.server.notifications.templates import render_digest
from saboteur.server.storage.email_addresses import EmailAddressStore, VerifiedEmail
from saboteur.server.storage.notification_outbox import OutboxItem, OutboxStore

RETRY_DELAY_S: Final = 15 * 60.0
"""Delay before retrying a mail that the SMTP server did not accept."""
HOUR_S: Final = 3600.0

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _PreparedMail:
    email: VerifiedEmail
    items: Sequence[OutboxItem]
    mail: Mail


@final
class EmailDigests:
    """Sends due notifications as one mail per guest."""

    def __init__(
        self, emails: EmailAddressStore, outbox: OutboxStore, mailer: Mailer, base_url: str
    ) -> None:
        self._emails = emails
        self._outbox = outbox
        self._mailer = mailer
        self._base_url = base_url

    async def send(
        self, items: Sequence[tuple[OutboxItem, wire.NotificationPreferences]], now: float
    ) -> None:
        """Send one mail per guest; postpone the items of guests who had a mail too recently."""
        guests: dict[str, tuple[wire.NotificationPreferences, list[OutboxItem]]] = {}
        for item, preferences in items:
            guests.setdefault(item.notification.guest, (preferences, []))[1].append(item)
        emails = await self._emails.deliverable_emails(guests)
        prepared = []
        for guest, (preferences, guest_items) in guests.items():
            email = emails.get(guest)
            if email is None:
                await self._outbox.finish(guest_items)
                continue
            earliest = max(now, email.last_mailed_at + preferences.email_interval_hours * HOUR_S)
            if earliest > now or not await self._emails.claim_send_slot(email, now):
                await self._outbox.reschedule(guest_items, earliest)
            else:
                mail = self._render(email, preferences, guest_items)
                prepared.append(_PreparedMail(email, guest_items, mail))
        if prepared:
            await self._submit(prepared, now)

    def _render(
        self,
        email: VerifiedEmail,
        preferences: wire.NotificationPreferences,
        items: Sequence[OutboxItem],
    ) -> Mail:
        return render_digest(
            [item.notification for item in items],
            to=email.address,
            time_zone=preferences.time_zone,
            language=email.language,
            base_url=self._base_url,
            unsubscribe_token=email.unsubscribe_token,
        )

    async def _submit(self, prepared: Sequence[_PreparedMail], now: float) -> None:
        outcomes = await submit_mails(self._mailer, [one.mail for one in prepared])
        for one, outcome in zip(prepared, outcomes, strict=True):
            NOTIFICATIONS.labels("mail", outcome).inc()
            if outcome == "later":
                await self._emails.release_send_slot(one.email)
                await self._outbox.reschedule(one.items, now + RETRY_DELAY_S)
                continue
            if outcome == "refused":
                await self._emails.mark_undeliverable(one.email.address, now)
            await self._outbox.finish(one.items)


async def submit_mails(mailer: Mailer, mails: Sequence[Mail]) -> list[SendOutcome]:
    """Send mails; if the server is unavailable, every outcome is ``later``."""
    try:
        return await mailer.send(mails)
    except SmtpUnavailable as error:
        _log.warning("mails can't be sent: %s", error)
        return ["later"] * len(mails)
