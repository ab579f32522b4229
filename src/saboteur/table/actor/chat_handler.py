"""Chat and notes at a running table: which connections receive a line or a note."""

from contextlib import suppress
from typing import final, get_args

from saboteur.bot_runtime.chat_events import Sentence
from saboteur.bots.claims import Claims
from saboteur.protocol import messages as wire
from saboteur.table.actor.command_router import CommandRouter
from saboteur.table.chat.chat_log import BOT_SENDER, MAX_RECENT_LINES, ChatLog
from saboteur.table.chat.chat_rules import ChatCommand, ChatPermissions, ChatRejected
from saboteur.table.chat.notes import NoteStore
from saboteur.table.connections.connection import Connection
from saboteur.table.storage.models import STAGE_LOBBY
from saboteur.table.table_state import TableState


@final
class ChatHandler:
    """The chat and the private notes of one table. It never changes the game.

    Only the table's own task calls the methods, one at a time.
    """

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._store = table.services.store.chat
        self._notes = NoteStore(self._store, table.record.code)
        self._chat_log: ChatLog | None = None

    def register(self, router: CommandRouter) -> None:
        for message_type in get_args(ChatCommand):
            router.on(message_type, self.add_line)
        router.on(wire.Note, self.write_note)

    async def add_line(self, connection: Connection, message: ChatCommand) -> None:
        """Post a line of the viewing seat; tell the sender if the rules of chat reject it."""
        seat = self._table.connections.viewing_seat(connection)
        if seat is None and self._table.record.stage == STAGE_LOBBY:
            # Before the deal no seat is viewed: a guest with several seats speaks from the first.
            seat = next(iter(self._table.seating.seats_of(connection.guest.id)), None)
        try:
            log = await self._load_log()
            self._broadcast(
                await log.add_line(connection.guest.id, seat, message, self._permissions())
            )
        except ChatRejected as error:
            connection.send_error(error.code, error.reason)

    async def write_note(self, connection: Connection, message: wire.Note) -> None:
        """Store a note of the viewing seat, and send all notes of the seat to its sockets."""
        table, guest = self._table, connection.guest.id
        seat = table.connections.viewing_seat(connection)
        if table.record.stage == STAGE_LOBBY and table.seating.seats_of(guest):
            connection.send_error("not-started", "the game has not begun")
        elif seat is None:
            connection.send_error(
                "not-seated", "only those who have a seat, and look through it, take notes"
            )
        elif message.about >= table.record.seats:
            connection.send_error("bad-seat", f"the seats are 0 to {table.record.seats - 1}")
        else:
            notes = await self._notes.write_note(guest, seat, message)
            for each in table.connections.connections_of(guest):
                if each.is_ready and table.connections.viewing_seat(each) == seat:
                    each.send(notes)

    async def say_as_bot(self, seat: int, message: Sentence) -> None:
        """Post a bot's line; drop it silently where chat rules reject it."""
        log = await self._load_log()
        with suppress(ChatRejected):
            self._broadcast(await log.add_line(BOT_SENDER, seat, message, self._permissions()))

    async def load_history(self) -> None:
        """Load the chat log of the table if it is not in memory yet."""
        await self._load_log()

    def claims(self) -> Claims:
        """Return the claims of this round as bots read them; empty until the log is loaded.

        ``load_history`` loads it, and so does the first connection.
        """
        match = self._table.match
        if self._chat_log is None or match is None:
            return ()
        bots = {
            seat: assignment.name
            for seat, assignment in self._table.seating.assignments.items()
            if assignment.bot is not None and assignment.guest is None
        }
        return self._chat_log.claims(match.round, bots)

    async def send_history(self, connection: Connection, seat: int | None) -> None:
        """Send the chat so far and the notes of ``seat`` to a socket that has said ``Hello``."""
        await self._send_lines(connection)
        await self.send_notes(connection, seat)

    async def refresh_mutes(self, guest: str) -> None:
        """Send the chat again to a guest whose list of muted guests has changed."""
        for connection in self._table.connections.connections_of(guest):
            if connection.is_ready:
                connection.send(wire.ChatHistory(messages=()))  # clears the list in the page
                await self._send_lines(connection)

    async def send_notes(self, connection: Connection, seat: int | None) -> None:
        """Send the notes of the viewing seat to a socket, once the game has begun."""
        if seat is not None and self._table.record.stage != STAGE_LOBBY:
            connection.send(await self._notes.notes_for(connection.guest.id, seat))

    async def _send_lines(self, connection: Connection) -> None:
        connection.muted_guests = await self._table.services.store.muted_by(connection.guest.id)
        for message in (await self._load_log()).history(connection.muted_guests):
            connection.send(message)

    def _broadcast(self, messages: tuple[wire.ServerMessage, ...]) -> None:
        for message in messages:
            if isinstance(message, wire.ChatMessage):
                self._table.connections.broadcast_chat(message)
            else:
                self._table.connections.broadcast(message)

    async def _load_log(self) -> ChatLog:
        if self._chat_log is None:
            lines = await self._store.recent_messages(self._table.record.code, MAX_RECENT_LINES)
            self._chat_log = ChatLog(self._store, self._table.record.code, lines)
        return self._chat_log

    def _permissions(self) -> ChatPermissions:
        table = self._table
        return ChatPermissions(
            chat=table.record.chat,
            seats=table.record.seats,
            match=table.match,
            muted=table.host_muted,
            present=frozenset(
                seat
                for guest in table.present_people
                if guest not in table.host_muted
                for seat in table.seating.seats_of(guest)
            ),
        )
