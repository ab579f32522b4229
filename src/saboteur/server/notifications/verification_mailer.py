"""Mails with a one-time token, to confirm an address or to log in."""

from typing import Final, final

from saboteur.server.metrics import NOTIFICATIONS
from saboteur.server.notifications.email_sender import submit_mails
from saboteur.server.notifications.smtp_mailer import Mail, Mailer
from saboteur.server.notifications.templates import render_verification_mail
from saboteur.server.storage.email_addresses import (
    MAX_GUESTS_PER_ADDRESS,
    EmailAddressStore,
    VerificationMail,
    new_email_token,
)

CLAIM_TTL_S: Final = 120.0
BATCH_SIZE: Final = 20


@final
class VerificationMailer:
    """Sends requested verification mails."""

    def __init__(self, emails: EmailAddressStore, mailer: Mailer, base_url: str) -> None:
        self._emails = emails
        self._mailer = mailer
        self._base_url = base_url

    async def send_batch(self, now: float) -> bool:
        """Send one batch; return whether there may be more."""
        due = await self._emails.due_verifications(now, BATCH_SIZE)
        rendered: list[tuple[VerificationMail, Mail]] = []
        for verification in due:
            if not await self._emails.claim_verification(verification, now + CLAIM_TTL_S):
                continue
            mail = await self._render(verification, now)
            if mail is None:
                await self._emails.finish_verification(verification)
            else:
                rendered.append((verification, mail))
        outcomes = (
            await submit_mails(self._mailer, [mail for _, mail in rendered]) if rendered else []
        )
        for (verification, _), outcome in zip(rendered, outcomes, strict=True):
            NOTIFICATIONS.labels("verification", outcome).inc()
            if outcome != "later":  # else it is due again when the claim expires
                await self._emails.finish_verification(
                    verification, is_undeliverable=outcome == "refused"
                )
        return len(due) == BATCH_SIZE

    async def _render(self, verification: VerificationMail, now: float) -> Mail | None:
        """Render a mail with new tokens; ``None`` if no guest has the address any more."""
        if verification.kind == "login":
            emails = await self._emails.find_by_address(verification.address)
            guests = [(email.guest, email.nickname) for email in emails[:MAX_GUESTS_PER_ADDRESS]]
        else:
            guests = (
                [(verification.guest, verification.nickname)]
                if verification.guest and verification.nickname
                else []
            )
        recipients = []
        for guest, nickname in guests:
            token = new_email_token()
            await self._emails.add_token(verification, guest, token, now)
            recipients.append((nickname, token))
        if not recipients:
            return None
        return render_verification_mail(
            verification.kind,
            recipients,
            to=verification.address,
            language=verification.language,
            base_url=self._base_url,
        )
