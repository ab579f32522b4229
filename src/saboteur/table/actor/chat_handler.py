"""Chat and notes at a running table: who receives a line, and who reads a note."""

from contextlib import suppress
from typing import TypeAlias, final

from saboteur.bot_runtime.chat_events import Sentence
from saboteur.bots.claims import Claims
from saboteur.protocol import messages as wire
from saboteur.table.chat.chat_log import (
    BOT_SENDER,
    MAX_RECENT_LINES,
    ChatCommand,
    ChatLog,
    ChatPermissions,
    ChatRejected,
)
from saboteur.table.chat.notes import NoteStore
from saboteur.table.connections.connection import Connection
from saboteur.table.storage.models import STAGE_LOBBY
from saboteur.table.table_state import TableState

ChatOrNote: TypeAlias = ChatCommand | wire.Note


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

    async def handle_command(
        self, connection: Connection, seat: int | None, message: ChatOrNote
    ) -> None:
        """Handle a chat command or a note; ``seat`` is the viewing seat, ``None`` for spectators.

        A rejected command is answered with an error message to its sender.
        """
        if seat is None and self._table.record.stage == STAGE_LOBBY:
            # Before the deal no seat is viewed: a guest with several seats speaks from the first.
            seat = next(iter(self._table.seating.seats_of(connection.guest.id)), None)
        try:
            if isinstance(message, wire.Note):
                await self._write_note(connection.guest.id, seat, message)
            else:
                log = await self._load_log()
                self._broadcast(
                    await log.add_line(connection.guest.id, seat, message, self._permissions())
                )
        except ChatRejected as error:
            connection.send_error(error.code, error.reason)

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

    async def _write_note(self, guest: str, seat: int | None, message: wire.Note) -> None:
        table = self._table
        if seat is None:
            raise ChatRejected(
                "not-seated", "only those who have a seat, and look through it, take notes"
            )
        if table.record.stage == STAGE_LOBBY:
            raise ChatRejected("not-started", "the game has not begun")
        if message.about >= table.record.seats:
            raise ChatRejected("bad-seat", f"the seats are 0 to {table.record.seats - 1}")
        notes = await self._notes.write_note(guest, seat, message)
        for connection in table.connections.connections_of(guest):
            if connection.is_ready and table.connections.viewing_seat(connection) == seat:
                connection.send(notes)

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
