"""How often somebody may do something: credits that come back with time.

As lichess does it: short bursts are welcome, floods are not. Limits by address are wider than
those by guest, since a home or a school shares one address.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final, final

Clock = Callable[[], float]
MOST_KEYS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many credits, which come back within so many seconds."""

    credits: int
    seconds: float


TALK: Final = Rate(5, 10)
"""What a guest says at a table."""
ASKED_AGAIN: Final = Rate(20, 20)
"""How often a guest asks at a table for what his socket was told already."""
NEW_INVITES: Final = Rate(6, 600)
"""Other codes for newcomers, by table: each takes one of 33 million."""


@final
class Bucket:
    """A token bucket: what somebody may still do."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        """Fill the bucket."""
        self._rate = rate
        self._clock = clock
        self._left = float(rate.credits)
        self._at = clock()

    def spend(self) -> bool:
        """Take one credit, or return ``False`` if there is none."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def spent_up(self) -> bool:
        """Whether nothing is left."""
        self._refill()
        return self._left < 1

    def _refill(self) -> None:
        now = self._clock()
        back = (now - self._at) * self._rate.credits / self._rate.seconds
        self._left = min(float(self._rate.credits), self._left + back)
        self._at = now


@final
class Limit:
    """A bucket for each key, such as an address or a guest."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        """Begin with no buckets."""
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def spend(self, key: str) -> bool:
        """Take one credit of a key, or return ``False`` if there is none."""
        return self.bucket(key).spend()

    def spent_up(self, key: str) -> bool:
        """Whether a key has no credit left."""
        bucket = self._buckets.get(key)
        return bucket is not None and bucket.spent_up

    def bucket(self, key: str) -> Bucket:
        """Return the bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_KEYS:
                newer = list(self._buckets.items())[MOST_KEYS // 2 :]
                self._buckets = dict(newer)
            bucket = self._buckets[key] = Bucket(self._rate, self._clock)
        return bucket
