"""Chat and notes of a table. Neither is part of the game: no record or replay contains them."""

from collections.abc import Iterable, Sequence
from time import time
from typing import Any, Final, final

from sqlalchemy import RowMapping, delete, func, insert, or_, select

from saboteur.bot_runtime.chat_events import CLAIM_SEEN
from saboteur.protocol import messages as wire
from saboteur.protocol.message import Coordinates
from saboteur.server.storage import schema
from saboteur.server.storage.database import Statement
from saboteur.server.storage.store import PURGE_BATCH_SIZE, GuestDataStore

MESSAGE_COLUMNS: Final = {
    "number": "number",
    "seat": "seat",
    "kind": "kind",
    "phrase": "phrase",
    "about": "about_seat",
    "claim": "claim",
    "text": "text",
}
"""Columns by field of ``ChatMessage``."""


@final
class ChatStore(GuestDataStore):
    """Stores chat messages and the private notes of seats."""

    guest_tables = (schema.chat_message, schema.seat_note)

    async def append_messages(
        self, code: str, guest: str, messages: Iterable[wire.ChatMessage]
    ) -> None:
        """Append messages of a guest, or of a bot (``guest`` is empty).

        Raises ``AlreadyExists`` if another node has used a number.
        """
        sent_at = time()
        await self._database.write(
            *(
                insert(schema.chat_message).values(
                    **{
                        column: getattr(message, field) for field, column in MESSAGE_COLUMNS.items()
                    },
                    table_code=code,
                    guest_id=guest or None,
                    after_move=message.version,
                    round=message.round,
                    x=None if message.at is None else message.at[0],
                    y=None if message.at is None else message.at[1],
                    sent_at=sent_at,
                )
                for message in messages
            )
        )

    async def recent_messages(self, code: str, limit: int) -> Sequence[wire.ChatMessage]:
        """Return the last messages of a table, and all older claims, which may still hold."""
        message = schema.chat_message
        last_number = (
            select(func.max(message.c.number)).where(message.c.table_code == code).scalar_subquery()
        )
        rows = await self._database.read(
            select(message)
            .where(
                message.c.table_code == code,
                or_(message.c.number > last_number - limit, message.c.kind == CLAIM_SEEN),
            )
            .order_by(message.c.number)
        )
        return [_message_of(row) for row in rows]

    async def purge(self, before: float) -> None:
        """Delete messages sent before a time, in batches of tables.

        Reviews of these tables are deleted as well, because they quote claims.
        """
        message = schema.chat_message
        query = (
            select(message.c.table_code).where(message.c.sent_at < before).limit(PURGE_BATCH_SIZE)
        )
        while rows := await self._database.read(query):
            codes = {row["table_code"] for row in rows}
            messages_delete = delete(message).where(
                message.c.table_code.in_(codes), message.c.sent_at < before
            )
            # A review quotes claims; it is computed again without them.
            reviews_delete = delete(schema.review).where(schema.review.c.game_ref.in_(codes))
            await self._database.write(messages_delete, reviews_delete)

    async def write_note(self, code: str, guest: str, seat: int, note: wire.SeatNote) -> None:
        """Replace the note of a seat about another; an empty note is deleted."""
        table = schema.seat_note
        statements: list[Statement] = [
            delete(table).where(
                table.c.table_code == code, table.c.seat == seat, table.c.about_seat == note.about
            )
        ]
        if note.suspicion or note.text or note.pins:
            statements.append(
                insert(table).values(
                    table_code=code,
                    seat=seat,
                    about_seat=note.about,
                    guest_id=guest,
                    suspicion=note.suspicion,
                    text=note.text,
                    pins=" ".join(map(str, note.pins)),
                    updated_at=time(),
                )
            )
        await self._database.write(*statements)

    async def notes(self, code: str, guest: str, seat: int) -> tuple[wire.SeatNote, ...]:
        """Return the notes of a guest at one seat."""
        note = schema.seat_note
        rows = await self._database.read(
            select(note)
            .where(note.c.table_code == code, note.c.guest_id == guest, note.c.seat == seat)
            .order_by(note.c.about_seat)
        )
        return tuple(
            wire.SeatNote(
                about=row["about_seat"],
                suspicion=row["suspicion"],
                text=row["text"],
                pins=_note_pins(row),
            )
            for row in rows
        )

    async def export_for(self, guest: str) -> dict[str, Any]:
        message, note = schema.chat_message, schema.seat_note
        messages = await self._rows_of(message, guest, message.c.sent_at, message.c.number)
        notes = await self._rows_of(note, guest, note.c.updated_at, note.c.about_seat)
        return {
            "chat_messages": tuple(map(_own_message_of, messages)),
            "notes": tuple(map(_own_note_of, notes)),
        }


def _note_pins(row: RowMapping) -> tuple[int, ...]:
    """Return the event numbers that are pinned to a note."""
    return tuple(map(int, row["pins"].split()))


def _message_fields(row: RowMapping) -> dict[str, Any]:
    """Return the fields of ``ChatMessage`` with the content, without author, time and cell."""
    return {field: row[column] for field, column in MESSAGE_COLUMNS.items()}


def _message_cell(row: RowMapping) -> Coordinates | None:
    return None if row["x"] is None else (row["x"], row["y"])


def _message_of(row: RowMapping) -> wire.ChatMessage:
    return wire.ChatMessage(
        **_message_fields(row),
        version=row["after_move"],
        round=row["round"],
        guest=row["guest_id"] or "",
        at=_message_cell(row),
    )


def _own_message_of(row: RowMapping) -> wire.OwnChatMessage:
    return wire.OwnChatMessage(
        **_message_fields(row),
        table=row["table_code"],
        sent_at=row["sent_at"],
        cell=_message_cell(row),
    )


def _own_note_of(row: RowMapping) -> wire.OwnNote:
    return wire.OwnNote(
        table=row["table_code"],
        seat=row["seat"],
        about=row["about_seat"],
        suspicion=row["suspicion"],
        text=row["text"],
        pins=_note_pins(row),
        updated_at=row["updated_at"],
    )
