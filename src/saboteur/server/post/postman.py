"""Takes letters from those who know of them, and sends them when and how each guest wants it.

Every node has a postman. They meet in the database alone: a letter that one has taken in hand the
others leave alone.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from time import time
from typing import Final, final

from sqlalchemy.exc import SQLAlchemyError

from saboteur.server.post.digests import Digests, next_mail
from saboteur.server.post.errands import Errands
from saboteur.server.post.hours import opening
from saboteur.server.post.letters import Letter, Source
from saboteur.server.post.pushing import Pushing
from saboteur.server.post.ways import Ways
from saboteur.server.storage.database import Database
from saboteur.server.storage.letters import (
    PORTION,
    LetterStorage,
    StoredLetter,
    Way,
    letter_id,
)
from saboteur.server.storage.mail import MailStorage
from saboteur.server.storage.post import PostStorage
from saboteur.table.keeping import StaleWrite
from saboteur.wire import messages as wire

MOST_PORTIONS: Final = 50
"""Of one source at a time: moves and guests have their turn, too."""
KEPT_SECONDS: Final = 30 * 24 * 3600
HOUSE_SECONDS: Final = 3600.0

_log: Final = logging.getLogger(__name__)


@final
class Postman:
    """Sends what is to be sent, time and again."""

    def __init__(
        self,
        database: Database,
        sources: Mapping[str, Source],
        *,
        ways: Ways,
        patience: float,
        clock: Callable[[], float] = time,
    ) -> None:
        """Take who knows of letters, by name, and the ways that this server has."""
        self._sources = sources
        self._post = PostStorage(database)
        self._letters = LetterStorage(database)
        self._mail = MailStorage(database)
        self._patience = patience
        self._clock = clock
        self._cleared = 0.0
        signer, mailer, site = ways.signer, ways.mailer, ways.site
        self._pushing = signer and Pushing(self._post, self._letters, ways.services, signer)
        self._digests = mailer and Digests(self._mail, self._letters, mailer, site)
        self._errands = mailer and Errands(self._mail, mailer, site)

    async def work(self, bell: asyncio.Event, beat: float) -> None:
        """Go round until it is cancelled: when somebody rings, and each ``beat`` seconds."""
        while True:
            try:
                await self.go_round()
            except (SQLAlchemyError, StaleWrite, OSError):
                _log.warning("letters could not be sent; once more in a while")
            try:
                await asyncio.wait_for(bell.wait(), beat)
            except TimeoutError:
                continue
            bell.clear()

    async def go_round(self) -> None:
        """Do all that is to be done now."""
        now = self._clock()
        if self._errands:
            while await self._errands.run(now):
                pass
        for name, source in self._sources.items():
            await self._collect(name, source, now)
        if self._pushing:
            await self._deliver("push", self._pushing.send, now)
        if self._digests:
            await self._deliver("mail", self._digests.send, now)
        if now >= self._cleared + HOUSE_SECONDS:
            self._cleared = now
            await self._clear(now)

    async def _clear(self, now: float) -> None:
        await self._post.purge()
        await self._mail.purge(now)
        await self._letters.purge(now - KEPT_SECONDS)

    # --- Taking in ----------------------------------------------------------------------

    async def _collect(self, name: str, source: Source, now: float) -> None:
        """Take in what has waited for a while: who answers at once is not disturbed."""
        for _ in range(MOST_PORTIONS):
            letters = await source.due(now - self._patience, PORTION)
            if letters:
                await self._letters.add(await self._planned(name, letters, now))
                await source.sent(letters, now)
            if len(letters) < PORTION:
                return

    async def _planned(
        self, name: str, letters: Sequence[Letter], now: float
    ) -> list[StoredLetter]:
        """Say when each letter goes which way; one that goes no way is left out."""
        guests = {letter.guest for letter in letters}
        wishes = await self._post.wishes(guests)
        reached = await self._post.subscriptions(guests) if self._pushing else {}
        mailboxes = await self._mail.mailboxes(guests) if self._digests else {}
        planned = []
        for letter in letters:
            wish = wishes.get(letter.guest, wire.Wishes())
            if not wanted(letter, wish):
                continue
            push = opening(now, wish) if wish.push and reached.get(letter.guest) else None
            box = mailboxes.get(letter.guest)
            mail = opening(next_mail(box, wish, now), wish) if wish.mail and box else None
            if push is not None or mail is not None:
                planned.append(StoredLetter(letter_id(name, letter), name, letter, push, mail))
        return planned

    # --- Sending ------------------------------------------------------------------------

    async def _deliver(
        self,
        way: Way,
        send: Callable[
            [Sequence[tuple[StoredLetter, wire.Wishes]], dict[str, str], float], Awaitable[None]
        ],
        now: float,
    ) -> None:
        """Send what is due one way, as its guests want it by now."""
        for _ in range(MOST_PORTIONS):
            due = await self._letters.due(way, now)
            ready = await self._ready(way, await self._valid(due, now), now)
            if ready:
                codes = {stored.letter.table for stored, _ in ready}
                boxes = await self._post.boxes([code for code in codes if code is not None])
                await send(ready, boxes, now)
            if len(due) < PORTION:
                return

    async def _valid(self, letters: Sequence[StoredLetter], now: float) -> Sequence[StoredLetter]:
        """Return letters that still hold; the others are forgotten."""
        holds: set[str] = set()
        for name in {stored.source for stored in letters}:
            source = self._sources.get(name)
            ours = [stored for stored in letters if stored.source == name]
            found = await source.valid([stored.letter for stored in ours]) if source else ()
            holds |= {stored.id for stored in ours if stored.letter in found}
        valid = [
            stored
            for stored in letters
            if stored.id in holds and (stored.letter.until is None or stored.letter.until > now)
        ]
        kept = {stored.id for stored in valid}
        gone = [stored.id for stored in letters if stored.id not in kept]
        if gone:
            await self._letters.drop(gone)
        return valid

    async def _ready(
        self, way: Way, letters: Sequence[StoredLetter], now: float
    ) -> list[tuple[StoredLetter, wire.Wishes]]:
        """Return letters that go now; wishes may have changed since they were taken in."""
        wishes = await self._post.wishes({stored.letter.guest for stored in letters})
        ready = []
        for stored in letters:
            wish = wishes.get(stored.letter.guest, wire.Wishes())
            by_this = wish.push if way == "push" else wish.mail
            opens = opening(now, wish)
            if not by_this or not wanted(stored.letter, wish):
                await self._letters.done([stored.id], way)
            elif opens > now:
                await self._letters.put_off([stored.id], way, opens)
            else:
                ready.append((stored, wish))
        return ready


def wanted(letter: Letter, wishes: wire.Wishes) -> bool:
    """Whether a guest wants to hear of something at all."""
    return letter.kind in wishes.kinds and letter.table not in wishes.quiet
