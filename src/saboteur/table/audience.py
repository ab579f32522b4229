"""The sockets at a table: each sees through one of its guest's seats, or what everybody sees."""

from collections.abc import Iterator
from typing import Final, final

import msgspec

from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.match import Accepted, Match
from saboteur.table.connection import Connection
from saboteur.table.seating import Seating
from saboteur.wire import messages as wire
from saboteur.wire.encode import Frame, encode, option, told
from saboteur.wire.views import view_message

MOST_SOCKETS: Final = 5
"""Of one guest at one table."""
MOST_WATCHERS: Final = 200
"""Sockets of those who only look on: whoever has a seat always gets in."""


@final
class Audience:
    """Everybody at one table. Nothing here waits: frames go into each connection's own queue."""

    def __init__(self, seating: Seating) -> None:
        """Begin with nobody; ``seating`` says who looks through which eyes."""
        self._seating = seating
        self._connections: list[Connection] = []
        self._syncs = Syncs()

    def __bool__(self) -> bool:
        """Whether anybody is there."""
        return bool(self._connections)

    def enter(self, connection: Connection) -> None:
        """Let a socket in; a guest's oldest one goes if he has too many."""
        own = [other for other in self._connections if other.guest.id == connection.guest.id]
        if (
            self._watches(connection)
            and sum(map(self._watches, self._connections)) >= MOST_WATCHERS
        ):
            connection.close(wire.CLOSED_CROWD)
        elif len(own) >= MOST_SOCKETS:
            own[0].close(wire.CLOSED_CROWD)
        self._connections.append(connection)

    def _watches(self, connection: Connection) -> bool:
        return not self._seating.seats_of(connection.guest.id)

    def leave(self, connection: Connection) -> None:
        """Let a socket go."""
        self._connections.remove(connection)

    def close(self, code: int) -> None:
        """Send everybody away."""
        for connection in self._connections:
            connection.close(code)

    def greeted(self) -> Iterator[Connection]:
        """Yield every socket that has said ``Hello``."""
        return (connection for connection in self._connections if connection.greeted)

    def here(self) -> frozenset[str]:
        """Return who is there, by public id."""
        return frozenset(connection.guest.id for connection in self.greeted())

    def of(self, guest: str) -> list[Connection]:
        """Return the sockets of a guest, those included that have not said ``Hello``."""
        return [connection for connection in self._connections if connection.guest.id == guest]

    def show_lobby(self, lobby: wire.Lobby, but: Connection | None = None) -> None:
        """Show everybody but one the table, each with his own seats."""
        for connection in self.greeted():
            if connection is not but:
                self.show_lobby_to(connection, lobby)

    def show_lobby_to(self, connection: Connection, lobby: wire.Lobby) -> None:
        """Show one the table, with his own seats."""
        mine = self._seating.seats_of(connection.guest.id)
        connection.seat(seated=bool(mine))
        connection.send(
            msgspec.structs.replace(
                lobby, you=connection.guest.id, seat=self.seat(connection), mine=mine
            )
        )

    def seat(self, connection: Connection) -> int | None:
        """Return the seat that a socket looks through.

        Who has one seat looks through it unless he covers it; who has several chooses, and until
        then he sees what everybody sees.
        """
        mine = self._seating.seats_of(connection.guest.id)
        if connection.eyes in mine:
            return connection.eyes
        return mine[0] if len(mine) == 1 and not connection.covered else None

    def broadcast(self, message: wire.ServerMessage) -> None:
        """Tell everybody the same."""
        frame = encode(message)
        for connection in self.greeted():
            connection.send_frame(frame)

    def pass_on(self, line: wire.Heard) -> None:
        """Let everybody hear what was said who wants to hear that guest."""
        frame = encode(line)
        for connection in self.greeted():
            if line.guest not in connection.unheard:
                connection.send_frame(frame)

    def sync(self, connection: Connection, match: Match) -> None:
        """Show one socket the whole game as its seat sees it."""
        connection.send_frame(self._syncs.frame(match, self._sight(connection)))

    def sync_all(self, match: Match) -> None:
        """Show everybody the whole game."""
        for connection in self.greeted():
            self.sync(connection, match)

    def tell(self, match: Match, accepted: Accepted) -> None:
        """Tell everybody of a durable move; who sees the same shares one encoded frame."""
        looking: dict[Sight, list[Connection]] = {}
        for connection in self.greeted():
            looking.setdefault(self._sight(connection), []).append(connection)
        for sight, connections in looking.items():
            frame = encode(_happened(match, accepted, sight))
            for connection in connections:  # in a row: then it goes to another node only once
                connection.send_frame(frame)

    def hold(self, seat: int, version: int) -> None:
        """Tell every socket that looks through a seat: its answer was taken, others are awaited."""
        for connection in self.greeted():
            if self.seat(connection) == seat:
                connection.send(wire.Held(version=version))

    def _sight(self, connection: Connection) -> Sight:
        seat = self.seat(connection)
        return PUBLIC if seat is None else seat


@final
class Syncs:
    """The game as a whole, as each sight sees it; what is asked for again is not made again."""

    def __init__(self) -> None:
        """Begin with nothing made."""
        self._version: int | None = None
        self._made: dict[tuple[Sight, bool], Frame | None] = {}
        """Nothing for what was asked for once: most ask once, and a frame is long."""

    def frame(self, match: Match, sight: Sight) -> Frame:
        """Return the frame for a sight."""
        if self._version != match.version:
            self._version, self._made = match.version, {}
        moment = (sight, sight in match.deciders)  # a seat that has answered sees that it has
        frame = self._made.get(moment) or _sync(match, sight)
        self._made[moment] = frame if moment in self._made else None
        return frame


def _sync(match: Match, sight: Sight) -> Frame:
    return encode(
        wire.Sync(
            version=match.version,
            view=view_message(match.view(sight)),
            options=_options(match, sight),
            events=told(match.stream(sight)),
        )
    )


def _happened(match: Match, accepted: Accepted, sight: Sight) -> wire.Happened:
    steps = accepted.to(sight)
    return wire.Happened(
        version=accepted.version,
        seat=steps[-1].seat,
        timed_out=steps[-1].timed_out,
        events=told(steps),
        view=view_message(match.view(sight)),
        options=_options(match, sight),
    )


def _options(match: Match, sight: Sight) -> tuple[wire.Option, ...]:
    if not isinstance(sight, int):
        return ()
    return tuple(option(move) for move in match.legal_moves(sight))
