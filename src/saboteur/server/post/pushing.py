"""Letters by push: each to every browser of its guest that wants them."""

import asyncio
import logging
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, final

from saboteur.server.metrics import LETTERS
from saboteur.server.post.sealing import BadKey, Signer, sealed
from saboteur.server.post.services import Forbidden, PushServices, Unreached, origin_of
from saboteur.server.post.words import pushed
from saboteur.server.storage.letters import LetterStorage, StoredLetter
from saboteur.server.storage.post import PostStorage, Subscription
from saboteur.wire import messages as wire

IN_HAND_SECONDS: Final = 120.0
"""So long nobody else sends what somebody has begun to send."""
AT_ONCE: Final = 8
FIRST_WAIT: Final = 60.0
LONGEST_WAIT: Final = 6 * 3600.0
MOST_FAILURES: Final = 14
"""In a row, over more than a day: then a browser is given up."""
GONE: Final = (404, 410)
SHORTEST_TTL: Final = 60
LONGEST_TTL: Final = 28 * 24 * 3600
USUAL_TTL: Final = 24 * 3600
TOPIC_SIGNS: Final = 32

_log: Final = logging.getLogger(__name__)


@final
class Pushing:
    """Sends letters to browsers."""

    def __init__(
        self, post: PostStorage, letters: LetterStorage, services: PushServices, signer: Signer
    ) -> None:
        """Take where letters are kept, whom we call, and by what we are known there."""
        self._post = post
        self._letters = letters
        self._services = services
        self._signer = signer

    async def send(
        self,
        due: Sequence[tuple[StoredLetter, wire.Wishes]],
        boxes: dict[str, str],
        now: float,
    ) -> None:
        """Send letters that hold, to those who want them now."""
        reached = await self._post.subscriptions({stored.letter.guest for stored, _ in due})
        few = asyncio.Semaphore(AT_ONCE)

        async def one(stored: StoredLetter, wishes: wire.Wishes) -> None:
            async with few:
                ruleset = boxes.get(stored.letter.table or "")
                await self._send(stored, wishes, ruleset, reached[stored.letter.guest], now)

        await asyncio.gather(*(one(stored, wishes) for stored, wishes in due))

    async def _send(
        self,
        stored: StoredLetter,
        wishes: wire.Wishes,
        ruleset: str | None,
        subscriptions: Sequence[Subscription],
        now: float,
    ) -> None:
        if not await self._letters.claim(stored, "push", now + IN_HAND_SECONDS):
            return
        again: list[float] = []
        for one in subscriptions:
            if stored.tries and not one.failed:
                continue  # it was reached the first time
            if one.after > now:
                again.append(one.after)
                continue
            plain = pushed(stored.letter, ruleset, wishes.zone, one.language)
            later = await self._call(one, stored, plain, now)
            if later is not None:
                again.append(later)
        if again:
            await self._letters.put_off([stored.id], "push", min(again))
        else:
            await self._letters.done([stored.id], "push")

    async def _call(
        self, one: Subscription, stored: StoredLetter, plain: bytes, now: float
    ) -> float | None:
        """Call a service for one browser; return when to try again, if that is needed."""
        wait = 0.0
        try:
            body = sealed(plain, one.public_key, one.secret)
            headers = self._headers(one, stored, now)
            answer = await self._services.call(one.endpoint, headers, body)
        except (Forbidden, BadKey):
            await self._give_up(one, "forbidden")
            return None
        except Unreached as error:
            _log.info("a push service was not reached: %s", error)
        else:
            if 200 <= answer.status < 300:
                LETTERS.labels("push", "sent").inc()
                if one.failed:
                    await self._post.reached(one.hash)
                return None
            if answer.status in GONE:
                await self._give_up(one, "gone")
                return None
            wait = min(answer.retry_after or 0.0, LONGEST_WAIT)
            _log.info("a push service answered %d", answer.status)
        return await self._miss(one, max(wait, backoff(one.failed)), now)

    async def _miss(self, one: Subscription, wait: float, now: float) -> float | None:
        LETTERS.labels("push", "later").inc()
        if one.failed + 1 >= MOST_FAILURES:
            await self._give_up(one, "gone")
            return None
        await self._post.missed(one.hash, one.failed + 1, now + wait)
        return now + wait

    async def _give_up(self, one: Subscription, why: str) -> None:
        LETTERS.labels("push", why).inc()
        await self._post.dead(one.hash)

    def _headers(self, one: Subscription, stored: StoredLetter, now: float) -> dict[str, str]:
        until = stored.letter.until
        left = USUAL_TTL if until is None else int(until - now)
        # One letter of a table takes the place of another that was not delivered yet. Whoever
        # carries them learns no code from it.
        subject = f"{stored.letter.table or stored.letter.kind} {one.secret}"
        return {
            "TTL": str(min(max(left, SHORTEST_TTL), LONGEST_TTL)),
            "Topic": sha256(subject.encode()).hexdigest()[:TOPIC_SIGNS],
            "Urgency": "normal",
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "Authorization": self._signer.signed(origin_of(one.endpoint), now),
        }


def backoff(failed: int) -> float:
    """Return how long to wait after so many failures before this one."""
    return min(FIRST_WAIT * 2.0**failed, LONGEST_WAIT)
