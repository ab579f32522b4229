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


PLAYER: Final = Rate(100, 20)
"""Frames on the socket of a seat."""
SPECTATOR: Final = Rate(50, 20)
SESSION: Final = Rate(300, 20)
"""Frames and new sockets of one guest, over all his sockets."""
WRONG_CODES: Final = Rate(20, 60)
"""Table codes that do not exist, by address: 5 characters of 32 are 33 million codes."""
NEW_GUESTS: Final = Rate(60, 60)
"""By address."""
NEW_TABLES: Final = Rate(30, 3600)
"""By guest."""
NEW_TRANSFERS: Final = Rate(10, 600)
"""Ways onto another device, by guest."""
WRONG_TRANSFERS: Final = Rate(20, 60)
"""Ways that lead nowhere, by address."""
OWN_DATA: Final = Rate(10, 600)
"""Everything that we hold about a guest, by guest."""
TALK: Final = Rate(5, 10)
"""What a guest says at a table."""
NEW_UPLOADS: Final = Rate(30, 3600)
"""Of records, by guest."""


@final
class Credit:
    """One purse."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        """Fill the purse."""
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
    """A purse for each key, such as an address or a guest."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        """Begin with no purses."""
        self._rate = rate
        self._clock = clock
        self._purses: dict[str, Credit] = {}

    def spend(self, key: str) -> bool:
        """Take one credit of a key, or return ``False`` if there is none."""
        return self.purse(key).spend()

    def spent_up(self, key: str) -> bool:
        """Whether a key has no credit left."""
        purse = self._purses.get(key)
        return purse is not None and purse.spent_up

    def purse(self, key: str) -> Credit:
        """Return the purse of a key."""
        purse = self._purses.get(key)
        if purse is None:
            if len(self._purses) >= MOST_KEYS:
                self._purses = dict(list(self._purses.items())[MOST_KEYS // 2 :])  # the newer half
            purse = self._purses[key] = Credit(self._rate, self._clock)
        return purse
