"""Mails with a ticket: to confirm an address, or to come in by one."""

from typing import Final, final

from saboteur.server.metrics import LETTERS
from saboteur.server.post.digests import handed_in
from saboteur.server.post.mailing import Mail, Mailer
from saboteur.server.post.words import ticket_mail
from saboteur.server.storage.mail import MOST_GUESTS, Errand, MailStorage, new_ticket

IN_HAND_SECONDS: Final = 120.0
PORTION: Final = 20


@final
class Errands:
    """Sends what somebody asked for a moment ago."""

    def __init__(self, mail: MailStorage, mailer: Mailer, site: str) -> None:
        """Take what is kept of addresses, who carries mails, and where they lead."""
        self._mail = mail
        self._mailer = mailer
        self._site = site

    async def run(self, now: float) -> bool:
        """Send some; return whether there may be more."""
        due = await self._mail.due(now, PORTION)
        written: list[tuple[Errand, Mail]] = []
        for errand in due:
            if not await self._mail.claim(errand, now + IN_HAND_SECONDS):
                continue
            mail = await self._written(errand, now)
            if mail is None:
                await self._mail.done(errand)
            else:
                written.append((errand, mail))
        outcomes = await handed_in(self._mailer, [mail for _, mail in written]) if written else []
        for (errand, _), outcome in zip(written, outcomes, strict=True):
            LETTERS.labels("ticket", outcome).inc()
            if outcome != "later":  # else it is due again when it is out of hand
                await self._mail.done(errand, refused=outcome == "refused")
        return len(due) == PORTION

    async def _written(self, errand: Errand, now: float) -> Mail | None:
        """Write a mail; none where nobody has the address, or who asked is gone."""
        if errand.kind == "enter":
            found = await self._mail.at(errand.address)
            whose = [(mailbox.guest, mailbox.nickname) for mailbox in found[:MOST_GUESTS]]
        else:
            whose = [(errand.guest, errand.nickname)] if errand.guest and errand.nickname else []
        ways = []
        for guest, nickname in whose:
            ticket = new_ticket()
            await self._mail.add_ticket(errand, guest, ticket, now)
            ways.append((nickname, ticket))
        if not ways:
            return None
        return ticket_mail(
            errand.kind, ways, to=errand.address, language=errand.language, site=self._site
        )
