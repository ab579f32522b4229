"""Counts the distinct client IPs per day, without recording the IPs anywhere.

If many guests share one IP, it is probably that of a proxy which hides the client addresses: the
rate limits by IP would then apply to all guests together. ``saboteur doctor`` reads these metrics
and reports the problem.
"""

from time import monotonic
from typing import Final, final

from saboteur.server.metrics import CLIENT_IP_GUESTS, CLIENT_IPS
from saboteur.table.rate_limiter import MonotonicClock

WINDOW_S: Final = 24 * 3600
MAX_TRACKED: Final = 1000
"""Limit of distinct guests and IPs; enough to detect a proxy."""


@final
class ClientIpStats:
    """Counts the guests and client IPs of the current window of 24 hours."""

    def __init__(self, clock: MonotonicClock = monotonic) -> None:
        self._clock = clock
        self._reset()

    def record(self, guest: str, client_ip: str) -> None:
        """Count a request of a guest and update the metrics."""
        if self._clock() - self._started_at >= WINDOW_S:
            self._reset()
        if len(self._guests) < MAX_TRACKED:
            self._guests.add(guest)
            self._client_ips.add(client_ip)
        CLIENT_IP_GUESTS.set(len(self._guests))
        CLIENT_IPS.set(len(self._client_ips))

    def _reset(self) -> None:
        self._started_at = self._clock()
        self._guests: set[str] = set()
        self._client_ips: set[str] = set()
