"""Commands before the deal: settings, seats, bots, the start."""

from dataclasses import replace
from typing import final

from saboteur.bot_runtime.offered_bots import available_bots
from saboteur.bots import levels
from saboteur.games.registry import family_of
from saboteur.protocol import messages as wire
from saboteur.table.actor.absences import AbsenceHandler
from saboteur.table.actor.command_router import CommandRouter
from saboteur.table.actor.game_controller import GameController
from saboteur.table.actor.player_names import PlayerNames
from saboteur.table.connections.connection import Connection
from saboteur.table.lifecycle.table_config import CannotOpenTable, apply_config
from saboteur.table.lifecycle.table_loading import deal_match, new_deal
from saboteur.table.seating import SeatChanges
from saboteur.table.storage.models import STAGE_PLAYING, TableRecord
from saboteur.table.table_state import TableState


@final
class LobbyActions:
    """Handles the commands of guests in the lobby."""

    def __init__(
        self,
        table: TableState,
        player_names: PlayerNames,
        game: GameController,
        absences: AbsenceHandler,
    ) -> None:
        self._table = table
        self._player_names = player_names
        self._game = game
        self._absences = absences

    def register(self, router: CommandRouter) -> None:
        router.on(wire.SetTable, self.configure_table)
        router.on(wire.TakeSeat, self.take_seat)
        router.on(wire.ShareSeat, self.add_hotseat_player)
        router.on(wire.LeaveSeat, self.leave_seat)
        router.on(wire.SetBot, self.set_bot)
        router.on(wire.Start, self.start_game)

    async def configure_table(self, connection: Connection, config: wire.SetTable) -> None:
        """Change the game or its settings; seats beyond the new number become free."""
        table = self._table
        if not table.require_lobby(connection) or not table.require_host(connection):
            return
        try:
            new = apply_config(table.record, config, table.services.settings)
        except CannotOpenTable as error:
            connection.send_error("bad-table", str(error))
            return
        if not await self._is_group_allowed(new, connection.guest.id):
            connection.send_error("bad-table", "you are no member of this group")
            return
        available = available_bots(new.ruleset, table.services.settings.bots)
        strongest = levels(family_of(new.ruleset))[-1]
        changes = table.seating.changes_for_bot_levels(
            available, strongest
        ) | table.seating.changes_for_seat_count(new.seats)
        await table.save(new, changes)

    async def take_seat(self, connection: Connection, message: wire.TakeSeat) -> None:
        """Seat a guest or move them to another seat, perhaps under a new nickname."""
        table, guest = self._table, connection.guest
        if not table.require_lobby(connection):
            return
        own_seats = table.seating.seats_of(guest.id)
        if not own_seats and (table.record.locked or await self._is_denied(guest.id)):
            # The same answer for a blocked guest, who must not learn of the block.
            connection.send_error("locked", "the host has locked the table")
            return
        nickname = self._player_names.validate_name(
            connection, message.nickname or guest.nickname, own_seats
        )
        if nickname is None:
            return
        if message.nickname is not None:
            guest = replace(guest, nickname=nickname, portrait=message.portrait)
        changes = table.seating.changes_for_guest(
            message.seat, guest, is_remote_bot=connection.is_remote_bot
        )
        if changes is not None and guest != connection.guest:
            await self._player_names.save_profile(guest)
        await self._apply_seat_changes(connection, message.seat, changes)

    async def add_hotseat_player(self, connection: Connection, message: wire.ShareSeat) -> None:
        """Seat another person at the guest's device."""
        table = self._table
        if not table.require_lobby(connection):
            return
        if not table.seating.seats_of(connection.guest.id):
            connection.send_error("not-seated", "sit down first, then others beside you")
            return
        nickname = self._player_names.validate_name(connection, message.nickname, ())
        if nickname is not None:
            changes = table.seating.changes_for_hotseat(
                message.seat, connection.guest, nickname, message.portrait
            )
            await self._apply_seat_changes(connection, message.seat, changes)

    async def leave_seat(self, connection: Connection, message: wire.LeaveSeat) -> None:
        """Free one seat of a guest, or all of them."""
        table, seat = self._table, message.seat
        own_seats = table.seating.seats_of(connection.guest.id)
        if not table.require_lobby(connection) or not own_seats:
            return
        if seat is not None and seat not in own_seats:
            connection.send_error("not-seated", f"seat {seat} is not yours")
            return
        new_host = None
        if seat is None or own_seats == (seat,):
            new_host = self._absences.next_host(connection.guest.id)
        changes: SeatChanges = dict.fromkeys(own_seats if seat is None else (seat,))
        await table.save(replace(table.record, host=new_host or table.record.host), changes)

    async def set_bot(self, connection: Connection, message: wire.SetBot) -> None:
        """Put a bot on a seat, or remove it if the message names no level."""
        table = self._table
        if not table.require_lobby(connection) or not table.require_host(connection):
            return
        available = available_bots(table.record.ruleset, table.services.settings.bots)
        if message.level is not None and message.level not in available:
            connection.send_error("no-such-level", f"bots of this box are {', '.join(available)}")
            return
        changes = table.seating.changes_for_bot(message.seat, message.level)
        await self._apply_seat_changes(connection, message.seat, changes)

    async def start_game(self, connection: Connection, _: wire.Start) -> None:
        """Deal the game and start it."""
        table = self._table
        if not table.require_lobby(connection) or not table.require_host(connection):
            return
        if not table.seating.is_full:
            connection.send_error("seats-empty", "every seat must be taken before the deal")
            return
        await table.load_holidays()
        deal = new_deal(table.record)
        table.match = deal_match(table.record, deal)
        await table.save(replace(table.record, stage=STAGE_PLAYING, deal=deal))
        table.connections.broadcast_sync(table.match)
        self._game.pacer.on_game_start(table.match)
        self._game.start()
        self._absences.start_grace()

    async def _is_group_allowed(self, new: TableRecord, host: str) -> bool:
        if new.group in (None, self._table.record.group):
            return True
        return await self._table.services.store.is_member(new.group, host)

    async def _is_denied(self, guest: str) -> bool:
        table = self._table
        return guest != table.record.host and await table.services.store.is_denied(
            table.record, guest
        )

    async def _apply_seat_changes(
        self, connection: Connection, seat: int, changes: SeatChanges | None
    ) -> None:
        if changes is None:
            connection.send_error("seat-taken", f"seat {seat} is taken or not there")
        else:
            await self._table.save(changes=changes)
