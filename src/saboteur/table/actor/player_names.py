"""Nicknames and portraits of the people at a table."""

from dataclasses import replace
from typing import final

from saboteur.protocol import messages as wire
from saboteur.protocol.names import InvalidName, clean_name
from saboteur.table.actor.command_router import CommandRouter
from saboteur.table.connections.connection import Connection
from saboteur.table.seating import SeatChanges
from saboteur.table.storage.models import GuestRecord
from saboteur.table.table_state import TableState


@final
class PlayerNames:
    """Changes names and portraits in the lobby and during play.

    No two names at a table may look alike.
    """

    def __init__(self, table: TableState) -> None:
        self._table = table

    def register(self, router: CommandRouter) -> None:
        router.on(wire.SetProfile, self.rename_player)

    def validate_name(
        self, connection: Connection, wanted: str, seats: tuple[int, ...]
    ) -> str | None:
        """Return the cleaned name for ``seats``, or send an error and return ``None``."""
        try:
            nickname = clean_name(wanted)
        except InvalidName as error:
            connection.send_error("bad-nickname", str(error))
            return None
        if self._table.seating.is_name_taken(nickname, except_seats=seats):
            connection.send_error("name-taken", "another player at this table has such a name")
            return None
        return nickname

    async def rename_player(self, connection: Connection, message: wire.SetProfile) -> None:
        """Rename a guest everywhere, or a hot-seat player at this table."""
        table, guest = self._table, connection.guest
        own_seats = table.seating.seats_of(guest.id)
        if message.seat is not None and message.seat not in own_seats:
            connection.send_error("not-seated", f"seat {message.seat} is not yours")
            return
        assignment = None if message.seat is None else table.seating.assignment(message.seat)
        is_hotseat = assignment is not None and assignment.is_hotseat
        own = tuple(seat for seat in own_seats if _is_own_seat(table, seat))
        renamed = (message.seat,) if is_hotseat and message.seat is not None else own
        nickname = self.validate_name(connection, message.nickname, renamed)
        if nickname is None:
            return
        if is_hotseat and assignment is not None and message.seat is not None:
            new = replace(assignment, name=nickname, portrait=message.portrait)
            await table.save(changes={message.seat: new})
        else:
            await self._rename_guest(GuestRecord(guest.id, nickname, message.portrait))

    async def sync_profile(self, connection: Connection) -> None:
        """Adopt a name or portrait changed elsewhere, unless the name is taken here."""
        changes = self._seat_changes(connection.guest)
        if connection.is_remote_bot:
            changes |= self._table.seating.changes_for_remote_bot(connection.guest.id, changes)
        if changes:
            await self._table.save(changes=changes)

    async def save_profile(self, guest: GuestRecord) -> None:
        """Store the nickname and portrait of a guest and update their open sockets."""
        await self._table.services.store.update_guest(guest)
        for connection in self._table.connections.connections_of(guest.id):
            connection.guest = guest

    async def _rename_guest(self, guest: GuestRecord) -> None:
        await self.save_profile(guest)
        changes = self._seat_changes(guest)
        if changes:
            await self._table.save(changes=changes)

    def _seat_changes(self, guest: GuestRecord) -> SeatChanges:
        seating = self._table.seating
        changes = seating.changes_for_rename(guest)
        return {} if seating.is_name_taken(guest.nickname, except_seats=tuple(changes)) else changes


def _is_own_seat(table: TableState, seat: int) -> bool:
    assignment = table.seating.assignment(seat)
    return assignment is not None and not assignment.is_hotseat
