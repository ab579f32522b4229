"""Letters by mail: all that a guest is to be told in one, and not too often."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from saboteur.server.metrics import LETTERS
from saboteur.server.post.mailing import Mail, Mailer, Outcome, Unsent
from saboteur.server.post.words import digest
from saboteur.server.storage.letters import LetterStorage, StoredLetter
from saboteur.server.storage.mail import MailStorage, StoredMailbox
from saboteur.wire import messages as wire

AGAIN_SECONDS: Final = 15 * 60.0
"""So long after a mail could not be handed in it is tried again."""
HOUR: Final = 3600.0

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Sent:
    mailbox: StoredMailbox
    letters: Sequence[StoredLetter]
    mail: Mail

    @property
    def ids(self) -> list[str]:
        return [stored.id for stored in self.letters]


def next_mail(mailbox: StoredMailbox, wishes: wire.Wishes, now: float) -> float:
    """Return when the next mail may go to an address."""
    return max(now, mailbox.mailed + wishes.every * HOUR)


@final
class Digests:
    """Sends letters to addresses."""

    def __init__(
        self, mail: MailStorage, letters: LetterStorage, mailer: Mailer, site: str
    ) -> None:
        """Take where letters are kept, who carries mails, and where they lead."""
        self._mail = mail
        self._letters = letters
        self._mailer = mailer
        self._site = site

    async def send(
        self,
        due: Sequence[tuple[StoredLetter, wire.Wishes]],
        boxes: dict[str, str],
        now: float,
    ) -> None:
        """Send letters that hold, to those who want them now."""
        guests: dict[str, tuple[wire.Wishes, list[StoredLetter]]] = {}
        for stored, wishes in due:
            guests.setdefault(stored.letter.guest, (wishes, []))[1].append(stored)
        mailboxes = await self._mail.mailboxes(guests)
        sent = []
        for guest, (wishes, letters) in guests.items():
            mailbox = mailboxes.get(guest)
            if mailbox is None:
                await self._letters.done([stored.id for stored in letters], "mail")
                continue
            soonest = next_mail(mailbox, wishes, now)
            if soonest > now:
                await self._letters.put_off([stored.id for stored in letters], "mail", soonest)
            elif await self._mail.mailed(mailbox, now):
                sent.append(_Sent(mailbox, letters, self._written(mailbox, wishes, letters, boxes)))
        if sent:
            await self._hand_in(sent, now)

    def _written(
        self,
        mailbox: StoredMailbox,
        wishes: wire.Wishes,
        letters: Sequence[StoredLetter],
        boxes: dict[str, str],
    ) -> Mail:
        return digest(
            [(stored.letter, boxes.get(stored.letter.table or "")) for stored in letters],
            to=mailbox.address,
            zone=wishes.zone,
            language=mailbox.language,
            site=self._site,
            leave=mailbox.leave,
        )

    async def _hand_in(self, sent: Sequence[_Sent], now: float) -> None:
        outcomes = await handed_in(self._mailer, [one.mail for one in sent])
        for one, outcome in zip(sent, outcomes, strict=True):
            LETTERS.labels("mail", outcome).inc()
            if outcome == "later":
                await self._mail.not_mailed(one.mailbox)
                await self._letters.put_off(one.ids, "mail", now + AGAIN_SECONDS)
                continue
            if outcome == "refused":
                await self._mail.refused(one.mailbox.address, now)
            await self._letters.done(one.ids, "mail")


async def handed_in(mailer: Mailer, mails: Sequence[Mail]) -> list[Outcome]:
    """Hand mails in; if the server takes none, they all go later."""
    try:
        return await mailer.send(mails)
    except Unsent as error:
        _log.warning("mails can't be sent: %s", error)
        return ["later"] * len(mails)
