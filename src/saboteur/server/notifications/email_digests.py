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
"""Delay before a mail is retried that the SMTP server did not accept."""
HOUR: Final = 3600.0

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _PreparedMail:
    email: VerifiedEmail
    items: Sequence[OutboxItem]
    mail: Mail

    @property
    def ids(self) -> list[str]:
        return [item.id for item in self.items]


def earliest_send_time(email: VerifiedEmail, preferences: wire.Wishes, now: float) -> float:
    """Return the earliest time for the next mail to an address."""
    return max(now, email.last_mailed_at + preferences.every * HOUR)


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
        self,
        items: Sequence[tuple[OutboxItem, wire.Wishes]],
        rulesets: dict[str, str],
        now: float,
    ) -> None:
        """Send one mail per guest; postpone items whose guest had a mail too recently.

        ``rulesets`` maps table codes to rule sets.
        """
        guests: dict[str, tuple[wire.Wishes, list[OutboxItem]]] = {}
        for item, preferences in items:
            guests.setdefault(item.notification.guest, (preferences, []))[1].append(item)
        emails = await self._emails.deliverable_emails(guests)
        prepared = []
        for guest, (preferences, guest_items) in guests.items():
            email = emails.get(guest)
            if email is None:
                await self._outbox.mark_done([item.id for item in guest_items], "mail")
                continue
            earliest = earliest_send_time(email, preferences, now)
            if earliest > now:
                await self._outbox.reschedule([item.id for item in guest_items], "mail", earliest)
            elif await self._emails.claim_send_slot(email, now):
                prepared.append(
                    _PreparedMail(
                        email, guest_items, self._render(email, preferences, guest_items, rulesets)
                    )
                )
        if prepared:
            await self._submit(prepared, now)

    def _render(
        self,
        email: VerifiedEmail,
        preferences: wire.Wishes,
        items: Sequence[OutboxItem],
        rulesets: dict[str, str],
    ) -> Mail:
        return render_digest(
            [(item.notification, rulesets.get(item.notification.table or "")) for item in items],
            to=email.address,
            time_zone=preferences.zone,
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
                await self._outbox.reschedule(one.ids, "mail", now + RETRY_DELAY_S)
                continue
            if outcome == "refused":
                await self._emails.mark_undeliverable(one.email.address, now)
            await self._outbox.mark_done(one.ids, "mail")


async def submit_mails(mailer: Mailer, mails: Sequence[Mail]) -> list[SendOutcome]:
    """Send mails; if the server is unavailable, every outcome is ``later``."""
    try:
        return await mailer.send(mails)
    except SmtpUnavailable as error:
        _log.warning("mails can't be sent: %s", error)
        return ["later"] * len(mails)
