"""Registry of the open WebSocket connections of this node."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import time
from typing import Final, final

from saboteur.protocol import messages as wire
from saboteur.server.cluster.peer_router import ConnectionTarget
from saboteur.server.services.bans import ActiveBans
from saboteur.table.connections.connection import Connection

MAX_REVOKED_DEVICES: Final = 1000
"""Revoked devices that are remembered: a new socket may have authenticated just before."""


@dataclass(frozen=True, slots=True, eq=False)
class ConnectionInfo:
    """An open socket at a table or in a shared review."""

    connection: Connection
    target: ConnectionTarget
    address: str
    device: str
    connected_at: float = field(default_factory=time)


@final
class ConnectionRegistry:
    """All open sockets of this node; disconnects banned guests and revoked devices."""

    def __init__(self, bans: ActiveBans) -> None:
        self._bans = bans
        self._connections: set[ConnectionInfo] = set()
        self._revoked: deque[str] = deque(maxlen=MAX_REVOKED_DEVICES)

    @contextmanager
    def track(self, info: ConnectionInfo) -> Iterator[None]:
        """Register a socket while the context is open; close it at once if it is not allowed."""
        self._connections.add(info)
        if info.device in self._revoked:  # revoked after the socket was authenticated
            info.connection.close(wire.CLOSED_NOT_AUTHENTICATED)
        elif self._is_banned(info):  # banned after the socket was accepted
            info.connection.close(wire.CLOSED_BANNED)
        try:
            yield
        finally:
            self._connections.discard(info)

    def list_connections(self) -> list[ConnectionInfo]:
        """Return all sockets, oldest first."""
        return sorted(self._connections, key=lambda info: info.connected_at)

    def disconnect_device(self, device: str) -> None:
        """Close the sockets of a revoked device, including those still being accepted."""
        self._revoked.append(device)
        for info in self.list_connections():
            if info.device == device:
                info.connection.close(wire.CLOSED_NOT_AUTHENTICATED)

    def disconnect_banned(self) -> None:
        """Remove banned guests from their seats and games, and close their sockets."""
        for info in self.list_connections():
            if self._is_banned(info):
                info.target.on_message(info.connection, wire.LeaveSeat())
                info.target.on_message(info.connection, wire.LeaveGame())
                info.connection.close(wire.CLOSED_BANNED)

    def _is_banned(self, info: ConnectionInfo) -> bool:
        return self._bans.banned_until(info.connection.guest.id, info.address) is not None
