"""Players who leave during play: a grace period, then a vote, then possibly a bot substitute."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, assert_never, final

from saboteur.bot_runtime.offered_bots import SUBSTITUTE_LEVEL
from saboteur.protocol import messages as wire
from saboteur.table.actor.command_router import CommandRouter
from saboteur.table.actor.game_controller import GameController
from saboteur.table.connections.connection import Connection
from saboteur.table.storage.models import SeatAssignment
from saboteur.table.table_state import TableState

MAX_CONSECUTIVE_TIMEOUTS: Final = 3
"""Timeouts in a row after which a correspondence player counts as absent."""


@final
class AbsenceHandler:
    """Marks players as absent, runs the vote about their seats and hands over the host role.

    A player without a socket is absent after the grace period, or at once after ``LeaveGame``. Each
    present person has one vote per absent seat, however many seats they hold, and a choice is
    carried out once more than half of the present people made it. Votes are counted only when one
    is cast: a closing socket decides nothing, because all sockets close when a node stops. At a
    correspondence table a closed page is no absence, and everyone the table waits for may vote.
    """

    def __init__(self, table: TableState, game: GameController) -> None:
        self._table = table
        self._game = game
        self._grace_timers: dict[str, asyncio.Task[None]] = {}

    def register(self, router: CommandRouter) -> None:
        router.on(wire.LeaveGame, self.leave_game)
        router.on(wire.VoteOnAbsence, self.cast_vote)

    def start_grace(self) -> None:
        """Start the grace timer of every guest whose presence matters and who has no socket.

        Does nothing at a correspondence table.
        """
        if self._table.is_correspondence:
            return
        present = self._table.connections.present_guests()
        seconds = self._table.services.settings.grace_seconds
        for guest in {*self._table.seating.guests, self._table.record.host}.difference(present):
            if guest not in self._grace_timers and self._is_needed(guest):
                self._grace_timers[guest] = self._table.post_later(
                    seconds, partial(self._on_grace_expired, guest)
                )

    async def on_return(self, connection: Connection) -> bool:
        """Cancel a guest's grace timer, and give the guest's seats back.

        Returns whether any seat was absent or played by a substitute.
        """
        table, guest = self._table, connection.guest
        grace = self._grace_timers.pop(guest.id, None)
        if grace is not None:
            grace.cancel()
        changes = table.seating.changes_for_return(guest.id) if table.is_playing else {}
        if changes:
            # The old state first, so that the page can say that a bot played in the meantime.
            connection.send(table.lobby_message(guest, table.connections.viewing_seat(connection)))
            await table.save(changes=changes)
        return bool(changes)

    async def _on_grace_expired(self, guest: str) -> None:
        """Mark the guest as absent unless a socket of theirs has come back."""
        if (
            self._grace_timers.pop(guest, None) is not None
            and guest not in self._table.connections.present_guests()
        ):
            await self._mark_absent(guest)

    async def on_timeouts(self, seats: Sequence[int]) -> None:
        """Mark the players of ``seats`` who timed out too often in a row as absent."""
        table = self._table
        if table.match is None or not table.is_playing:
            return
        late_seats = [seat for seat in seats if table.match.late(seat) >= MAX_CONSECUTIVE_TIMEOUTS]
        assignments = (table.seating.assignment(seat) for seat in late_seats)
        for guest in dict.fromkeys(who.guest for who in assignments if who is not None):
            if guest is not None:
                await self._mark_absent(guest)

    async def leave_game(self, connection: Connection, _: wire.LeaveGame) -> None:
        """Mark the guest as absent at once; their sockets get nothing until the next ``Hello``."""
        table = self._table
        if not table.require_running_game(connection):
            return
        await self._mark_absent(connection.guest.id)
        for tab in table.connections.connections_of(connection.guest.id):
            tab.is_ready = False
        table.broadcast_lobby()
        self._game.clock.update()

    async def cast_vote(self, connection: Connection, message: wire.VoteOnAbsence) -> None:
        """Record a vote about an absent seat, and apply its choice once it has a majority."""
        table = self._table
        if not table.require_running_game(connection):
            return
        assignment = table.seating.assignment(message.seat)
        if assignment is None or not assignment.is_absent:
            connection.send_error(
                "not-absent", f"nothing is to be decided about seat {message.seat}"
            )
            return
        votes = {
            **assignment.votes,
            table.seating.seats_of(connection.guest.id)[0]: message.choice,
        }
        voters = [table.seating.seats_of(guest)[0] for guest in self._voters]
        agreed = sum(votes.get(seat) == message.choice for seat in voters)
        if 2 * agreed > len(voters):
            await self._apply_vote(message.seat, assignment, message.choice)
        else:
            await table.save(changes={message.seat: replace(assignment, votes=votes)})

    def next_host(self, guest: str) -> str | None:
        """Return the present player who becomes host after ``guest``, or ``None``.

        The search goes round the table from the seat of ``guest``; ``None`` also if they are not
        the host.
        """
        if guest != self._table.record.host:
            return None
        others = [other for other in self._voters if other != guest]
        if not others:
            return None
        seats_of = self._table.seating.seats_of
        own_seat = seats_of(guest)[0] if seats_of(guest) else 0
        seat_count = self._table.record.seats
        return min(others, key=lambda other: (seats_of(other)[0] - own_seat) % seat_count)

    @property
    def _voters(self) -> list[str]:
        """The guests whose votes count.

        At a live table those who are present; at a correspondence table every guest with a seat
        that is neither absent nor played by a bot.
        """
        table = self._table
        if not table.is_correspondence:
            return table.present_people
        return [
            guest
            for guest in table.people
            if any(
                (assignment := table.seating.assignment(seat)) is not None
                and not assignment.is_absent
                and not assignment.bot
                for seat in table.seating.seats_of(guest)
            )
        ]

    def _is_needed(self, guest: str) -> bool:
        table = self._table
        if guest == table.record.host and table.present_people:
            return True
        return table.is_playing and bool(table.seating.changes_for_absence(guest))

    async def _mark_absent(self, guest: str) -> None:
        table = self._table
        changes = table.seating.changes_for_absence(guest) if table.is_playing else {}
        new_host = self.next_host(guest)
        if changes or new_host is not None:
            await table.save(replace(table.record, host=new_host or table.record.host), changes)

    async def _apply_vote(
        self, seat: int, assignment: SeatAssignment, choice: wire.AbsenceVote
    ) -> None:
        decided = replace(assignment, is_absent=False, votes={})
        match choice:
            case "wait":
                await self._table.save(changes={seat: decided})
                self.start_grace()
            case "bot":
                await self._table.save(changes={seat: replace(decided, bot=SUBSTITUTE_LEVEL)})
                self._game.request_bot_moves((seat,))
            case "end":
                await self._game.abort({seat: decided})
            case _:
                assert_never(choice)
