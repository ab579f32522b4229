"""All connections of a table. Each one views one of its guest's seats or the public sight."""

from collections.abc import Iterator
from typing import Final, final

import msgspec

from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.match import Accepted, Match
from saboteur.protocol import messages as wire
from saboteur.protocol.encode import Frame, encode, flatten_events, legal_move_message
from saboteur.protocol.views import view_message
from saboteur.table.connections.connection import Connection
from saboteur.table.seating import Seating

MAX_SOCKETS_PER_GUEST: Final = 5
"""Maximum number of sockets of one guest at one table."""
MAX_WATCHERS: Final = 200
"""Maximum number of sockets without a seat at one table; a guest with a seat always gets in."""


@final
class ConnectionHub:
    """All connections of one table. Nothing here waits: each connection queues its frames."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._connections: list[Connection] = []
        self._sync_cache = SyncCache()

    def __bool__(self) -> bool:
        return bool(self._connections)

    def attach(self, connection: Connection) -> None:
        """Add a socket; over a limit, close it or the guest's oldest one."""
        own_connections = [
            other for other in self._connections if other.guest.id == connection.guest.id
        ]
        if (
            self._is_watcher(connection)
            and sum(map(self._is_watcher, self._connections)) >= MAX_WATCHERS
        ):
            connection.close(wire.CLOSED_TOO_MANY_SOCKETS)
        elif len(own_connections) >= MAX_SOCKETS_PER_GUEST:
            own_connections[0].close(wire.CLOSED_TOO_MANY_SOCKETS)
        self._connections.append(connection)

    def _is_watcher(self, connection: Connection) -> bool:
        return not self._seating.seats_of(connection.guest.id)

    def detach(self, connection: Connection) -> None:
        self._connections.remove(connection)

    def close_all(self, code: int) -> None:
        for connection in self._connections:
            connection.close(code)

    def ready(self) -> Iterator[Connection]:
        """Yield the sockets that have said ``Hello``."""
        return (connection for connection in self._connections if connection.is_ready)

    def present_guests(self) -> frozenset[str]:
        """Return the public ids of the guests who have said ``Hello``."""
        return frozenset(connection.guest.id for connection in self.ready())

    def connections_of(self, guest: str) -> list[Connection]:
        """Return all sockets of a guest, including those that have not said ``Hello``."""
        return [connection for connection in self._connections if connection.guest.id == guest]

    def broadcast_lobby(self, lobby: wire.Lobby, exclude: Connection | None = None) -> None:
        """Send the lobby to all ready sockets but ``exclude``, each with its own seats."""
        for connection in self.ready():
            if connection is not exclude:
                self.send_lobby(connection, lobby)

    def send_lobby(self, connection: Connection, lobby: wire.Lobby) -> None:
        own_seats = self._seating.seats_of(connection.guest.id)
        connection.set_seated(seated=bool(own_seats))
        connection.send(
            msgspec.structs.replace(
                lobby,
                you=connection.guest.id,
                seat=self.viewing_seat(connection),
                own_seats=own_seats,
            )
        )

    def viewing_seat(self, connection: Connection) -> int | None:
        """Return the seat that a socket looks through, or ``None`` for the public sight.

        A guest with one seat looks through it unless they hide it; a guest with several has to
        choose one first.
        """
        own_seats = self._seating.seats_of(connection.guest.id)
        if connection.chosen_seat in own_seats:
            return connection.chosen_seat
        return own_seats[0] if len(own_seats) == 1 and not connection.is_hidden else None

    def broadcast(self, message: wire.ServerMessage) -> None:
        """Send the same message to all ready sockets."""
        frame = encode(message)
        for connection in self.ready():
            connection.send_frame(frame)

    def broadcast_chat(self, line: wire.ChatMessage) -> None:
        """Send a chat line to all sockets whose guest has not muted its sender."""
        frame = encode(line)
        for connection in self.ready():
            if line.guest not in connection.muted_guests:
                connection.send_frame(frame)

    def send_sync(self, connection: Connection, match: Match) -> None:
        """Send the whole game to one socket as its seat sees it."""
        connection.send_frame(self._sync_cache.frame(match, self._sight(connection)))

    def broadcast_sync(self, match: Match) -> None:
        """Send the whole game to all sockets."""
        for connection in self.ready():
            self.send_sync(connection, match)

    def broadcast_move(self, match: Match, accepted: Accepted) -> None:
        """Send a durable move to all sockets; those with the same sight share one frame."""
        by_sight: dict[Sight, list[Connection]] = {}
        for connection in self.ready():
            by_sight.setdefault(self._sight(connection), []).append(connection)
        for sight, connections in by_sight.items():
            frame = encode(_move_message(match, accepted, sight))
            for connection in connections:  # in a row: another node gets it only once
                connection.send_frame(frame)

    def confirm_pending_answer(self, seat: int, version: int) -> None:
        """Tell the sockets of a seat that its answer was taken and others are missing."""
        for connection in self.ready():
            if self.viewing_seat(connection) == seat:
                connection.send(wire.AnswerAccepted(version=version))

    def _sight(self, connection: Connection) -> Sight:
        seat = self.viewing_seat(connection)
        return PUBLIC if seat is None else seat


@final
class SyncCache:
    """Caches the frame of a full sync for each sight, until the next move."""

    def __init__(self) -> None:
        self._version: int | None = None
        self._frames: dict[tuple[Sight, bool], Frame | None] = {}
        """``None`` until the second request: most sights need it once, and a frame is long."""

    def frame(self, match: Match, sight: Sight) -> Frame:
        if self._version != match.version:
            self._version, self._frames = match.version, {}
        key = (sight, sight in match.deciders)  # a seat that has answered sees that it has
        frame = self._frames.get(key) or sync_frame(match, sight)
        self._frames[key] = frame if key in self._frames else None
        return frame


def sync_frame(match: Match, sight: Sight) -> Frame:
    """Return the encoded snapshot of a match as a sight sees it."""
    return encode(
        wire.Snapshot(
            version=match.version,
            view=view_message(match.view(sight)),
            legal_moves=_legal_options(match, sight),
            events=flatten_events(match.stream(sight)),
        )
    )


def _move_message(match: Match, accepted: Accepted, sight: Sight) -> wire.MoveMade:
    steps = accepted.to(sight)
    return wire.MoveMade(
        version=accepted.version,
        seat=steps[-1].seat,
        timed_out=steps[-1].timed_out,
        events=flatten_events(steps),
        view=view_message(match.view(sight)),
        legal_moves=_legal_options(match, sight),
    )


def _legal_options(match: Match, sight: Sight) -> tuple[wire.LegalMove, ...]:
    if not isinstance(sight, int):
        return ()
    return tuple(legal_move_message(move) for move in match.legal_moves(sight))
