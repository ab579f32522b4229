"""Rate limits by token bucket: short bursts are allowed, floods are not.

Limits by IP address are wider than those by guest, because a home or a school shares
one address.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final, final

MonotonicClock = Callable[[], float]
MAX_KEYS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """The size of a bucket and the time in which it refills."""

    tokens: int
    period_s: float


CHAT_RATE: Final = Rate(5, 10)
"""Chat lines of a guest at a table."""
REPEAT_REQUEST_RATE: Final = Rate(20, 20)
"""Repeated sync requests of a guest."""
NEW_INVITE_RATE: Final = Rate(6, 600)
"""New invite codes of a table; each uses one of 33 million possible codes."""


@final
class TokenBucket:
    """A token bucket that starts full."""

    def __init__(self, rate: Rate, clock: MonotonicClock = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = float(rate.tokens)
        self._refilled_at = clock()

    def try_acquire(self) -> bool:
        """Take one token; return ``False`` if there is none."""
        self._refill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def is_empty(self) -> bool:
        self._refill()
        return self._tokens < 1

    def _refill(self) -> None:
        now = self._clock()
        refill = (now - self._refilled_at) * self._rate.tokens / self._rate.period_s
        self._tokens = min(float(self._rate.tokens), self._tokens + refill)
        self._refilled_at = now


@final
class RateLimiter:
    """One bucket for each key, such as an address or a guest.

    Beyond ``MAX_KEYS`` the older half of the buckets is dropped.
    """

    def __init__(self, rate: Rate, clock: MonotonicClock = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, TokenBucket] = {}

    def try_acquire(self, key: str) -> bool:
        """Take one token of a key; return ``False`` if there is none."""
        return self.bucket_for(key).try_acquire()

    def new_bucket(self) -> TokenBucket:
        """Return a new bucket with the same rate that belongs to no key."""
        return TokenBucket(self._rate, self._clock)

    def is_empty(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        return bucket is not None and bucket.is_empty

    def bucket_for(self, key: str) -> TokenBucket:
        """Return the bucket of a key; create it if needed."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MAX_KEYS:
                newer = list(self._buckets.items())[MAX_KEYS // 2 :]
                self._buckets = dict(newer)
            bucket = self._buckets[key] = self.new_bucket()
        return bucket
