"""The actor of a running table: the only task that changes its match and its seats.

Everything that happens at a table goes through one queue and is processed one item at a time. A
move is in the database before it is sent to any socket.
"""

import logging
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final, final

from saboteur.protocol import messages as wire
from saboteur.table.actor.absences import AbsenceHandler
from saboteur.table.actor.actor import Actor
from saboteur.table.actor.bot_chat import BotChat
from saboteur.table.actor.chat_handler import ChatHandler
from saboteur.table.actor.command_router import CommandRouter
from saboteur.table.actor.game_controller import GameController
from saboteur.table.actor.host_actions import HostActions
from saboteur.table.actor.lobby_actions import LobbyActions
from saboteur.table.actor.player_names import PlayerNames
from saboteur.table.connections.connection import Connection
from saboteur.table.rate_limiter import REPEAT_REQUEST_RATE, RateLimiter
from saboteur.table.storage.models import GuestRecord, TableAccess
from saboteur.table.storage.ports import StaleWrite, WriteFailed
from saboteur.table.table_state import TableServices, TableSnapshot, TableState
from saboteur.table.time_limits import CORRESPONDENCE_IDLE_TIMEOUT_S

_log: Final = logging.getLogger(__name__)


@final
class TableActor(Actor):
    """The task of one table, and its methods for callers outside."""

    def __init__(
        self,
        services: TableServices,
        snapshot: TableSnapshot,
        on_stopped: Callable[["TableActor"], None],
    ) -> None:
        self._table = TableState(services, snapshot)
        self._chat_handler = ChatHandler(self._table)
        self._bot_chat = BotChat(self._table, self._chat_handler)
        self._game = GameController(self._table, self._chat_handler.claims, self._bot_chat.on_move)
        self._absences = AbsenceHandler(self._table, self._game)
        self._player_names = PlayerNames(self._table)
        self._lobby_actions = LobbyActions(
            self._table, self._player_names, self._game, self._absences
        )
        self._host_actions = HostActions(self._table, self._game)
        self._router = CommandRouter()
        for component in (
            self._lobby_actions,
            self._player_names,
            self._game,
            self._absences,
            self._host_actions,
            self._chat_handler,
        ):
            component.register(self._router)
        self._router.on(wire.Hello, self._on_hello)
        self._router.on(wire.SelectSeat, self._set_viewing_seat)
        self._router.on(wire.Ping, _answer_ping)
        self._router.check_complete()
        self._is_broadcast_due = False
        """Whether a broadcast of the lobby is queued because a guest joined or left."""
        self._newest_connection: Connection | None = None
        """The socket that joined last; it has the current lobby message already."""
        self._repeat_requests = RateLimiter(REPEAT_REQUEST_RATE)
        super().__init__(self._table.inbox, on_stopped, "table")
        self._post(self._start)

    # --- Called from outside the task ---------------------------------------------------

    @property
    def code(self) -> str:
        return self._table.record.code

    @property
    def is_bot_turn(self) -> bool:
        """Whether a bot is to move or a conditional move is due."""
        return self._table.is_bot_turn()

    def _on_attached(self, connection: Connection) -> None:
        self._table.connections.attach(connection)
        if self._table.is_kicked(connection.guest.id):  # after the lookup of the table
            connection.close(wire.CLOSED_KICKED)

    def detach(self, connection: Connection) -> None:
        self._table.connections.detach(connection)
        self._post(self._on_detached)

    def on_message(self, connection: Connection, message: wire.FromClient) -> None:
        self._post(partial(self._on_frame, connection, message, perf_counter()))

    def on_bot_level_changed(self) -> None:
        """Queue an update of the bot pacing: the highest bot level has changed."""
        self._post(self._update_bot_pacing)

    def on_deadline_expired(self) -> None:
        """Queue a check for overdue turns: a correspondence deadline may have passed."""
        self._post(self._time_out_overdue)

    def on_holidays_changed(self, guest: str) -> None:
        """Queue a reload of the holidays if the guest plays here and deadlines depend on them."""
        if self._table.is_correspondence and guest in self._table.seating.guests:
            self._post(self._reload_holidays)

    def on_relations_changed(self, guest: str) -> None:
        """Queue a refresh of the guest's chat if they are connected: their mutes have changed."""
        if self._table.connections.connections_of(guest):
            self._post(partial(self._chat_handler.refresh_mutes, guest))

    def lobby_message(self, guest: GuestRecord | None) -> wire.Lobby:
        """Describe the table to a guest who has not connected yet."""
        own_seats = () if guest is None else self._table.seating.seats_of(guest.id)
        return self._table.lobby_message(guest, own_seats[0] if len(own_seats) == 1 else None)

    def access_for(self, guest: GuestRecord | None) -> TableAccess:
        """Return what the table's own code allows a guest, without a database query."""
        stored, id_ = self._table.record, "" if guest is None else guest.id
        return TableAccess(
            stored,
            is_participant=id_ in (*self._table.seating.guests, stored.host),
            is_invited=stored.invite == stored.code,
            is_kicked=self._table.is_kicked(id_),
        )

    def unload_now(self) -> None:
        self._table.services.metrics.table_unloaded("lease")
        self._table.connections.close_all(wire.CLOSED_RECONNECT)
        self._end_task()

    def remove_guest(self, guest: str) -> bool:
        """Disconnect a deleted guest.

        Returns ``True`` if the guest was seated or the host: all other sockets are then closed
        too, and the table must be reloaded from the database.
        """
        for connection in self._table.connections.connections_of(guest):
            connection.close(wire.CLOSED_NOT_AUTHENTICATED)
        if guest not in (*self._table.seating.guests, self._table.record.host):
            return False
        self._table.services.metrics.table_unloaded("guest")
        self._table.connections.close_all(wire.CLOSED_RECONNECT)
        return True

    def disconnect_all(self) -> None:
        """Close all sockets: an operator has closed the table."""
        self._table.services.metrics.table_unloaded("operator")
        self._table.connections.close_all(wire.CLOSED_BY_OPERATOR)

    # --- The task -----------------------------------------------------------------------

    async def _start(self) -> None:
        await self._game.conditional_moves.save_changes()
        self._game.start()
        self._absences.start_grace()

    @property
    def _idle_timeout_s(self) -> float:
        """Time without calls before the table is unloaded; shorter for a correspondence table."""
        idle = self._table.services.settings.idle_seconds
        return min(idle, CORRESPONDENCE_IDLE_TIMEOUT_S) if self._table.is_correspondence else idle

    @property
    def _is_needed(self) -> bool:
        return bool(self._table.connections) or self._game.is_busy

    def _on_error(self, error: Exception) -> None:
        table = self._table
        match error:
            case StaleWrite():  # the fence: our move was sent to no client
                table.services.metrics.table_unloaded("overtaken")
                _log.warning("a table has another owner", extra=table.log_id)
            case WriteFailed():
                table.services.metrics.table_unloaded("fault")
                table.connections.broadcast(wire.ErrorMessage(code="not-saved", reason=str(error)))
            case _:
                table.services.metrics.table_unloaded("fault")
                _log.error("a table was stopped by an error", exc_info=error, extra=table.log_id)
        table.connections.close_all(wire.CLOSED_RECONNECT)

    def _on_end(self) -> None:
        self._table.cancel_tasks()

    def _presence_changed(self, newest: Connection | None) -> None:
        """Queue one lobby broadcast for all arrivals and departures until it runs.

        ``newest`` is not sent that broadcast.
        """
        self._newest_connection = newest
        if not self._is_broadcast_due:
            self._is_broadcast_due = True
            self._post(self._broadcast_presence)

    async def _broadcast_presence(self) -> None:
        self._is_broadcast_due = False
        self._table.broadcast_lobby(exclude=self._newest_connection)

    async def _on_detached(self) -> None:
        self._presence_changed(None)
        self._absences.start_grace()
        self._game.clock.update()
        self._game.pacer.update()

    async def _update_bot_pacing(self) -> None:
        self._game.pacer.update()

    async def _time_out_overdue(self) -> None:
        await self._absences.on_timeouts(await self._game.time_out_overdue())

    async def _reload_holidays(self) -> None:
        await self._table.load_holidays()
        await self._game.conditional_moves.save_changes()
        self._game.clock.start()
        self._table.broadcast_lobby()

    # --- Frames of clients --------------------------------------------------------------

    async def _on_frame(
        self, connection: Connection, message: wire.FromClient, received_at: float
    ) -> None:
        """Dispatch a client frame that arrived at ``received_at`` (``perf_counter``).

        A kicked guest's frame is ignored; before ``Hello`` any but ``Ping`` is rejected.
        """
        is_ping = isinstance(message, wire.Ping)
        if self._table.is_kicked(connection.guest.id) and not is_ping:
            pass  # sent before the guest learned of the kick
        elif connection.is_ready or is_ping or isinstance(message, wire.Hello):
            await self._router.dispatch(connection, message)
        else:
            with connection.answering(message.request_id):
                connection.send_error("hello-required", "the first frame of a socket is a hello")
        self._table.services.metrics.frame_handled(
            str(type(message).__struct_config__.tag), perf_counter() - received_at
        )

    def _is_sync_allowed(self, connection: Connection, seat: int | None) -> bool:
        """Return whether a socket may get a full sync; send an error if not.

        Repeated requests are rate-limited; they are never necessary, because an open socket
        misses no message.
        """
        match = self._table.match
        is_repeat = connection.is_repeat_request(None if match is None else match.version, seat)
        if not (is_repeat and connection.is_ready) or self._repeat_requests.try_acquire(
            connection.guest.id
        ):
            return True
        connection.send_error("rate-limited", "too many sync requests; wait a little")
        return False

    async def _on_hello(self, connection: Connection, message: wire.Hello) -> None:
        table = self._table
        if not self._is_sync_allowed(connection, table.connections.viewing_seat(connection)):
            return
        connection.acknowledges, connection.is_remote_bot = message.acknowledges, message.is_bot
        first = not connection.is_ready
        connection.is_ready = True
        if not await self._absences.on_return(connection):  # which broadcasts the lobby
            table.send_lobby(connection)
            if first:  # the others get one broadcast, however many join at a time
                self._presence_changed(connection)
        await self._player_names.sync_profile(connection)
        if table.incompatibility is not None:
            connection.send_error("incompatible-rules", table.incompatibility)
        # A guest with several seats begins with none of them shown.
        has_several_seats = len(table.seating.seats_of(connection.guest.id)) > 1
        # After a reconnect during a window the client can't know whether its answer arrived.
        needs_sync = has_several_seats or self._game.is_asked(connection)
        if table.match is not None and (needs_sync or message.last_version != table.match.version):
            self._game.send_sync(connection)
        else:
            self._game.clock.send_to(connection)
            self._game.pacer.send_to(connection)
            self._game.conditional_moves.send_to(connection)
        self._absences.start_grace()
        self._game.clock.update()
        self._game.on_arrival()
        self._game.pacer.update()
        if first:  # otherwise it has been sent already
            await self._chat_handler.send_history(
                connection, table.connections.viewing_seat(connection)
            )

    async def _set_viewing_seat(self, connection: Connection, message: wire.SelectSeat) -> None:
        table, seat = self._table, message.seat
        if seat is not None and seat not in table.seating.seats_of(connection.guest.id):
            connection.send_error("not-seated", f"seat {seat} is not yours")
            return
        allowed = self._is_sync_allowed(connection, seat)
        if allowed or seat is None:  # hiding the cards is never rate-limited
            connection.chosen_seat, connection.is_hidden = seat, seat is None
        if not allowed:
            return
        connection.send(table.lobby_message(connection.guest, seat))
        self._game.send_sync(connection)
        self._game.pacer.update()
        await self._chat_handler.send_notes(connection, seat)


async def _answer_ping(connection: Connection, message: wire.Ping) -> None:
    connection.send(wire.Pong(at=message.at))
