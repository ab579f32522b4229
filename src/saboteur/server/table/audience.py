"""The sockets at a table: each sees through one of its guest's seats, or what everybody sees."""

from collections.abc import Iterator
from typing import Final, final

import msgspec

from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.match import Accepted, Match
from saboteur.server.table.connection import Visit
from saboteur.server.table.seating import Seating
from saboteur.server.wire import messages as wire
from saboteur.server.wire.encode import encode, option, told
from saboteur.server.wire.views import shown

MOST_SOCKETS: Final = 5
"""Of one guest at one table."""
MOST_VISITS: Final = 200


@final
class Audience:
    """Everybody at one table. Nothing here waits: frames go into each visit's own queue."""

    def __init__(self, seating: Seating) -> None:
        """Begin with nobody; ``seating`` says who looks through which eyes."""
        self._seating = seating
        self._visits: list[Visit] = []

    def __bool__(self) -> bool:
        """Whether anybody is there."""
        return bool(self._visits)

    def enter(self, visit: Visit) -> None:
        """Let a socket in; a guest's oldest one goes if he has too many."""
        own = [other for other in self._visits if other.guest.id == visit.guest.id]
        if len(self._visits) >= MOST_VISITS:
            visit.close(wire.CLOSED_CROWD)
        elif len(own) >= MOST_SOCKETS:
            own[0].close(wire.CLOSED_CROWD)
        self._visits.append(visit)

    def leave(self, visit: Visit) -> None:
        """Let a socket go."""
        self._visits.remove(visit)

    def close(self, code: int) -> None:
        """Send everybody away."""
        for visit in self._visits:
            visit.close(code)

    def greeted(self) -> Iterator[Visit]:
        """Yield every socket that has said ``Hello``."""
        return (visit for visit in self._visits if visit.greeted)

    def here(self) -> frozenset[str]:
        """Return who is there, by public id."""
        return frozenset(visit.guest.id for visit in self.greeted())

    def of(self, guest: str) -> list[Visit]:
        """Return the sockets of a guest, those included that have not said ``Hello``."""
        return [visit for visit in self._visits if visit.guest.id == guest]

    def show_lobby(self, lobby: wire.Lobby) -> None:
        """Show everybody the table, each with his own seats."""
        for visit in self.greeted():
            mine = self._seating.seats_of(visit.guest.id)
            visit.seat(seated=bool(mine))
            visit.send(
                msgspec.structs.replace(lobby, you=visit.guest.id, seat=self.seat(visit), mine=mine)
            )

    def seat(self, visit: Visit) -> int | None:
        """Return the seat that a socket looks through.

        Who has one seat looks through it unless he covers it; who has several chooses, and until
        then he sees what everybody sees.
        """
        mine = self._seating.seats_of(visit.guest.id)
        if visit.eyes in mine:
            return visit.eyes
        return mine[0] if len(mine) == 1 and not visit.covered else None

    def broadcast(self, message: wire.ServerMessage) -> None:
        """Tell everybody the same."""
        frame = encode(message)
        for visit in self.greeted():
            visit.send_frame(frame)

    def sync(self, visit: Visit, match: Match) -> None:
        """Show one socket the whole game as its seat sees it."""
        sight = self._sight(visit)
        visit.send(
            wire.Sync(
                version=match.version,
                view=shown(match.view(sight)),
                options=_options(match, sight),
                events=told(match.stream(sight)),
            )
        )

    def sync_all(self, match: Match) -> None:
        """Show everybody the whole game."""
        for visit in self.greeted():
            self.sync(visit, match)

    def tell(self, match: Match, accepted: Accepted) -> None:
        """Tell everybody of a durable move; who sees the same shares one encoded frame."""
        looking: dict[Sight, list[Visit]] = {}
        for visit in self.greeted():
            looking.setdefault(self._sight(visit), []).append(visit)
        for sight, visits in looking.items():
            frame = encode(_happened(match, accepted, sight))
            for visit in visits:  # in a row: then it goes to another node only once
                visit.send_frame(frame)

    def hold(self, seat: int, match: Match) -> None:
        """Tell every socket that looks through a seat: its answer was taken, others are awaited."""
        for visit in self.greeted():
            if self.seat(visit) == seat:
                visit.send(wire.Held(version=match.version))

    def _sight(self, visit: Visit) -> Sight:
        seat = self.seat(visit)
        return PUBLIC if seat is None else seat


def _happened(match: Match, accepted: Accepted, sight: Sight) -> wire.Happened:
    steps = accepted.to(sight)
    return wire.Happened(
        version=accepted.version,
        seat=steps[-1].seat,
        timed_out=steps[-1].timed_out,
        events=told(steps),
        view=shown(match.view(sight)),
        options=_options(match, sight),
    )


def _options(match: Match, sight: Sight) -> tuple[wire.Option, ...]:
    if not isinstance(sight, int):
        return ()
    return tuple(option(move) for move in match.legal_moves(sight))
