"""Where guests come from: how many places, and never which.

If many guests come from one place, it is the proxy's: the limits by address are then limits for all
of them together. ``saboteur doctor`` reads these figures and says so.
"""

from time import monotonic
from typing import Final, final

from saboteur.server.metrics import HOME_GUESTS, HOMES
from saboteur.table.limits import Clock

DAY: Final = 24 * 3600
MOST: Final = 1000
"""Of guests and of homes that are told apart; who comes later changes no answer."""


@final
class Homes:
    """Counts the guests of a day, and the homes that they came from."""

    def __init__(self, clock: Clock = monotonic) -> None:
        """Begin a day."""
        self._clock = clock
        self._begin()

    def note(self, guest: str, home: str) -> None:
        """Note that a guest came from a home."""
        if self._clock() - self._begun >= DAY:
            self._begin()
        if len(self._guests) < MOST:
            self._guests.add(guest)
            self._homes.add(home)
        HOME_GUESTS.set(len(self._guests))
        HOMES.set(len(self._homes))

    def _begin(self) -> None:
        self._begun = self._clock()
        self._guests: set[str] = set()
        self._homes: set[str] = set()
