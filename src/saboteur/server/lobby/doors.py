"""Every socket of this node: who has it, from where, with which device."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import time
from typing import Final, final

from saboteur.server.cluster.peers import LivePlace
from saboteur.server.lobby.bans import Bans
from saboteur.table.connection import Connection
from saboteur.wire import messages as wire

MOST_REVOKED: Final = 1000
"""So many devices are remembered that may still be on their way in."""


@dataclass(frozen=True, slots=True, eq=False)
class Visit:
    """A socket at a table, or in a shared review."""

    connection: Connection
    table: LivePlace
    address: str
    device: str
    since: float = field(default_factory=time)


@final
class Doors:
    """Knows who is in, so that somebody can be shown out."""

    def __init__(self, bans: Bans) -> None:
        """Begin with nobody; ``bans`` says who must not be here."""
        self._bans = bans
        self._visits: set[Visit] = set()
        self._revoked: deque[str] = deque(maxlen=MOST_REVOKED)

    @contextmanager
    def open_to(self, visit: Visit) -> Iterator[None]:
        """Know of a socket while it is open."""
        self._visits.add(visit)
        if visit.device in self._revoked:  # while he was at the door
            visit.connection.close(wire.CLOSED_NO_GUEST)
        elif self._is_banned(visit):  # likewise
            visit.connection.close(wire.CLOSED_BANNED)
        try:
            yield
        finally:
            self._visits.discard(visit)

    def visits(self) -> list[Visit]:
        """Return every socket, the oldest first."""
        return sorted(self._visits, key=lambda visit: visit.since)

    def revoke(self, device: str) -> None:
        """Close the sockets of a device that nobody knows any more."""
        self._revoked.append(device)
        for visit in self.visits():
            if visit.device == device:
                visit.connection.close(wire.CLOSED_NO_GUEST)

    def show_out(self) -> None:
        """Close the sockets of whoever is banned; he leaves his seats as one who gets up."""
        for visit in self.visits():
            if self._is_banned(visit):
                visit.table.hear(visit.connection, wire.LeaveSeat())
                visit.table.hear(visit.connection, wire.LeaveGame())
                visit.connection.close(wire.CLOSED_BANNED)

    def _is_banned(self, visit: Visit) -> bool:
        return self._bans.until(visit.connection.guest.id, visit.address) is not None
