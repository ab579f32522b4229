"""What people at a table are called, and which face they have."""

from dataclasses import replace
from typing import final

from saboteur.table.connection import Connection
from saboteur.table.models import StoredGuest
from saboteur.table.seating import Changes
from saboteur.table.table import Table
from saboteur.wire import messages as wire
from saboteur.wire.names import BadName, clean_name


@final
class People:
    """Names and faces, before and during play. No two at a table have names that look alike."""

    def __init__(self, table: Table) -> None:
        """Take the table."""
        self._table = table

    def name(self, connection: Connection, wanted: str, seats: tuple[int, ...]) -> str | None:
        """Return a name as others will see it on these seats, or say why it can't be."""
        try:
            nickname = clean_name(wanted)
        except BadName as error:
            connection.trouble("bad-nickname", str(error))
            return None
        if self._table.seating.name_taken(nickname, but=seats):
            connection.trouble("name-taken", "somebody at this table has such a name")
            return None
        return nickname

    async def introduce(self, connection: Connection, message: wire.Introduce) -> None:
        """Call a guest otherwise, everywhere; or somebody beside him, here."""
        table, guest = self._table, connection.guest
        mine = table.seating.seats_of(guest.id)
        if message.seat is not None and message.seat not in mine:
            connection.trouble("not-seated", f"seat {message.seat} is not yours")
            return
        sitter = None if message.seat is None else table.seating.sitter(message.seat)
        beside = sitter is not None and sitter.shared
        own = tuple(seat for seat in mine if _is_own(table, seat))
        at = (message.seat,) if beside and message.seat is not None else own
        nickname = self.name(connection, message.nickname, at)
        if nickname is None:
            return
        if beside and sitter is not None and message.seat is not None:
            new = replace(sitter, name=nickname, portrait=message.portrait)
            await table.save(changes={message.seat: new})
        else:
            await self._rename(StoredGuest(guest.id, nickname, message.portrait))

    async def greet(self, connection: Connection) -> None:
        """Let a guest who has changed elsewhere be himself here too, if nobody has his name."""
        changes = self._changes(connection.guest)
        if connection.program:
            changes |= self._table.seating.marking(connection.guest.id, changes)
        if changes:
            await self._table.save(changes=changes)

    async def know(self, guest: StoredGuest) -> None:
        """Remember what a guest is called from now on, and which face he has."""
        await self._table.services.storage.introduce(guest)
        for connection in self._table.audience.of(guest.id):
            connection.guest = guest

    async def _rename(self, guest: StoredGuest) -> None:
        await self.know(guest)
        changes = self._changes(guest)
        if changes:
            await self._table.save(changes=changes)

    def _changes(self, guest: StoredGuest) -> Changes:
        seating = self._table.seating
        changes = seating.introducing(guest)
        return {} if seating.name_taken(guest.nickname, but=tuple(changes)) else changes


def _is_own(table: Table, seat: int) -> bool:
    sitter = table.seating.sitter(seat)
    return sitter is not None and not sitter.shared
