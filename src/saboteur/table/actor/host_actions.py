"""The host's rights at any time: kick, mute, lock, transfer the role, change the invite code."""

from dataclasses import replace
from typing import final

from saboteur.bot_runtime.offered_bots import SUBSTITUTE_LEVEL
from saboteur.protocol import messages as wire
from saboteur.table.actor.command_router import CommandRouter
from saboteur.table.actor.game_controller import GameController
from saboteur.table.connections.connection import Connection
from saboteur.table.lifecycle.table_config import CannotOpenTable
from saboteur.table.lifecycle.table_factory import with_free_code
from saboteur.table.rate_limiter import NEW_INVITE_RATE, TokenBucket
from saboteur.table.seating import SeatChanges, bot_assignment
from saboteur.table.storage.models import STAGE_LOBBY, Moderation
from saboteur.table.table_state import TableState


@final
class HostActions:
    """Handles the commands of the host. None of them shows the host more than others see."""

    def __init__(self, table: TableState, game: GameController) -> None:
        self._table = table
        self._game = game
        self._invite_bucket = TokenBucket(NEW_INVITE_RATE)

    def register(self, router: CommandRouter) -> None:
        router.on(wire.Kick, self.kick)
        router.on(wire.Mute, self.set_muted)
        router.on(wire.TransferHost, self.transfer_host)
        router.on(wire.Lock, self.set_locked)
        router.on(wire.RotateJoinCode, self.rotate_invite)

    async def kick(self, connection: Connection, message: wire.Kick) -> None:
        """Remove a guest for good; during play their seats go to substitute bots."""
        table, guest = self._table, message.guest
        if not table.require_host(connection) or not self._is_other_guest(connection, guest):
            return
        seats = table.seating.seats_of(guest)
        changes: SeatChanges = dict.fromkeys(seats)
        if table.is_playing:
            changes = {seat: bot_assignment(seat, SUBSTITUTE_LEVEL) for seat in seats}
        elif table.record.stage != STAGE_LOBBY:
            changes = {}  # the history of a finished game keeps its players
        mark = replace(table.moderation.get(guest, Moderation()), is_kicked=True)
        await table.save(changes=changes, moderation={guest: mark})
        for tab in table.connections.connections_of(guest):
            tab.close(wire.CLOSED_KICKED)
        self._game.request_bot_moves(seats)

    async def set_muted(self, connection: Connection, message: wire.Mute) -> None:
        """Mute or unmute a guest at this table."""
        table, guest = self._table, message.guest
        if table.require_host(connection) and self._is_other_guest(connection, guest):
            mark = replace(table.moderation.get(guest, Moderation()), is_muted=message.muted)
            await table.save(moderation={guest: mark})

    async def transfer_host(self, connection: Connection, message: wire.TransferHost) -> None:
        """Make another guest who has a seat the host."""
        table, guest = self._table, message.guest
        if not table.require_host(connection) or not self._is_other_guest(connection, guest):
            return
        if guest in table.seating.guests:
            await table.save(replace(table.record, host=guest))
        else:
            connection.send_error("not-seated", "a host has a seat")

    async def set_locked(self, connection: Connection, message: wire.Lock) -> None:
        """Keep guests without a seat from joining, or let them join again."""
        if self._table.require_host(connection):
            await self._table.save(replace(self._table.record, locked=message.locked))

    async def rotate_invite(self, connection: Connection, _: wire.RotateJoinCode) -> None:
        """Replace the invite code of the table; rate-limited."""
        table = self._table
        if not table.require_host(connection):
            return
        if not self._invite_bucket.try_acquire():
            connection.send_error("rate-limited", "too many new codes; wait a little")
            return

        async def rotate(code: str) -> None:
            await table.save(replace(table.record, invite=code))

        try:
            await with_free_code(table.services.new_code, rotate)
        except CannotOpenTable as error:
            connection.send_error("no-code", str(error))

    def _is_other_guest(self, connection: Connection, guest: str) -> bool:
        """Return whether a guest is at the table and not the host; send an error if not."""
        table = self._table
        if guest == connection.guest.id:
            connection.send_error("yourself", "that is you")
        elif guest not in table.seating.guests and guest not in table.connections.present_guests():
            connection.send_error("no-such-guest", "no guest of this id is at the table")
        else:
            return True
        return False
