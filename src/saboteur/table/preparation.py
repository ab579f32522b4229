"""Before the deal: settings, seats, bots."""

from dataclasses import replace
from typing import final

from saboteur.bots import levels
from saboteur.games.registry import family_of
from saboteur.table.bots import offered
from saboteur.table.config import CannotOpen, configured
from saboteur.table.connection import Connection
from saboteur.table.leavers import Leavers
from saboteur.table.models import PLAYING, StoredTable
from saboteur.table.people import People
from saboteur.table.play import Play
from saboteur.table.seating import Changes
from saboteur.table.table import Table
from saboteur.table.waking import dealt, new_deal
from saboteur.wire import messages as wire


@final
class Preparation:
    """What people do in the lobby."""

    def __init__(self, table: Table, people: People, play: Play, leavers: Leavers) -> None:
        """Take the table, who is who at it, and what begins with the deal."""
        self._table = table
        self._people = people
        self._play = play
        self._leavers = leavers

    async def set_table(self, connection: Connection, config: wire.SetTable) -> None:
        """Play something else, or otherwise; who has a seat beyond the last stands up."""
        table = self._table
        if not table.in_lobby(connection) or not table.is_host(connection):
            return
        try:
            new = configured(table.stored, config, table.services.settings)
        except CannotOpen as error:
            connection.trouble("bad-table", str(error))
            return
        if not await self._may_be_for(new, connection.guest.id):
            connection.trouble("bad-table", "you are no member of this group")
            return
        known = offered(new.ruleset, table.services.settings.bots)
        strongest = levels(family_of(new.ruleset))[-1]
        changes = table.seating.levelled(known, strongest) | table.seating.beyond(new.seats)
        await table.save(new, changes)

    async def take_seat(self, connection: Connection, message: wire.TakeSeat) -> None:
        """Sit down, or change seats; perhaps by another name than before."""
        table, guest = self._table, connection.guest
        if not table.in_lobby(connection):
            return
        mine = table.seating.seats_of(guest.id)
        if not mine and (table.stored.locked or await self._is_barred(guest.id)):
            # Whoever is blocked reads the same: nobody is told.
            connection.trouble("locked", "the host has locked the table")
            return
        nickname = self._people.name(connection, message.nickname or guest.nickname, mine)
        if nickname is None:
            return
        if message.nickname is not None:
            guest = replace(guest, nickname=nickname, portrait=message.portrait)
        changes = table.seating.taking(message.seat, guest, program=connection.program)
        if changes is not None and guest != connection.guest:
            await self._people.know(guest)
        await self._seat(connection, message.seat, changes)

    async def share_seat(self, connection: Connection, message: wire.ShareSeat) -> None:
        """Seat somebody beside a guest, at his device."""
        table = self._table
        if not table.in_lobby(connection):
            return
        if not table.seating.seats_of(connection.guest.id):
            connection.trouble("not-seated", "sit down first, then others beside you")
            return
        nickname = self._people.name(connection, message.nickname, ())
        if nickname is not None:
            changes = table.seating.sharing(
                message.seat, connection.guest, nickname, message.portrait
            )
            await self._seat(connection, message.seat, changes)

    async def leave_seat(self, connection: Connection, seat: int | None) -> None:
        """Stand up with all who sit beside; or from one of these seats, if it is named."""
        table = self._table
        mine = table.seating.seats_of(connection.guest.id)
        if not table.in_lobby(connection) or not mine:
            return
        if seat is not None and seat not in mine:
            connection.trouble("not-seated", f"seat {seat} is not yours")
            return
        heir = None
        if seat is None or mine == (seat,):
            heir = self._leavers.heir(connection.guest.id)
        left: Changes = dict.fromkeys(mine if seat is None else (seat,))
        await table.save(replace(table.stored, host=heir or table.stored.host), left)

    async def set_bot(self, connection: Connection, message: wire.SetBot) -> None:
        """Put a bot on a seat, or take it away."""
        table = self._table
        if not table.in_lobby(connection) or not table.is_host(connection):
            return
        known = offered(table.stored.ruleset, table.services.settings.bots)
        if message.level is not None and message.level not in known:
            connection.trouble("no-such-level", f"bots of this box are {', '.join(known)}")
            return
        changes = table.seating.with_bot(message.seat, message.level)
        await self._seat(connection, message.seat, changes)

    async def start(self, connection: Connection) -> None:
        """Deal."""
        table = self._table
        if not table.in_lobby(connection) or not table.is_host(connection):
            return
        if not table.seating.full:
            connection.trouble("seats-empty", "every seat must be taken before the deal")
            return
        await table.learn_holidays()
        deal = new_deal(table.stored)
        table.match = dealt(table.stored, deal)
        await table.save(replace(table.stored, stage=PLAYING, deal=deal))
        table.audience.sync_all(table.match)
        self._play.pace.begin(table.match)
        self._play.begin()
        self._leavers.watch()

    async def _may_be_for(self, new: StoredTable, host: str) -> bool:
        if new.group in (None, self._table.stored.group):
            return True
        return await self._table.services.storage.is_member(new.group, host)

    async def _is_barred(self, guest: str) -> bool:
        table = self._table
        return guest != table.stored.host and await table.services.storage.is_barred(
            table.stored, guest
        )

    async def _seat(self, connection: Connection, seat: int, changes: Changes | None) -> None:
        if changes is None:
            connection.trouble("seat-taken", f"seat {seat} is taken or not there")
        else:
            await self._table.save(changes=changes)
