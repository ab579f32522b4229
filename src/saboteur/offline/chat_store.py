"""Chat and notes of offline tables."""

from collections.abc import Iterable, Sequence
from time import time
from typing import Final, final

from saboteur.bot_runtime.chat_events import CLAIM_SEEN
from saboteur.offline.chunked_log import ChunkedLog
from saboteur.offline.document_store import (
    ChatEntry,
    ChunkDocument,
    DocumentChanges,
    DocumentStore,
    NotesDocument,
    encode_document,
)
from saboteur.protocol import messages as wire
from saboteur.table.storage.ports import AlreadyExists, StaleWrite


@final
class LocalChatStore:
    """Stores chat lines and private notes in documents. There is only one guest."""

    def __init__(self, documents: DocumentStore) -> None:
        self._documents = documents
        self.chat_log: Final = ChunkedLog(documents, "talk", ChunkDocument[ChatEntry])

    async def append_messages(
        self,
        code: str,
        guest: str,  # noqa: ARG002 - each line names the guest
        messages: Iterable[wire.ChatMessage],
    ) -> None:
        """Append lines. Raises ``AlreadyExists`` if the first line number is taken."""
        at = time()
        new = tuple(ChatEntry(line, at) for line in messages)

        def change() -> DocumentChanges:
            self._check_exists(code)
            last = self.chat_log.last_item(code)
            if last is not None and new[0].line.number <= last.line.number:
                raise AlreadyExists(code)
            return self.chat_log.append_changes(code, new)

        await self._documents.write_change(change)

    async def recent_messages(self, code: str, limit: int) -> Sequence[wire.ChatMessage]:
        """Return the last lines of a table and all older claims, which may still count."""
        lines = [entry.line for entry in self.chat_log.read_all(code)]
        last = lines[-1].number if lines else 0
        return [line for line in lines if line.number > last - limit or line.kind == CLAIM_SEEN]

    async def write_note(self, code: str, guest: str, seat: int, note: wire.SeatNote) -> None:  # noqa: ARG002
        """Store a note about another seat, or delete it if it is empty."""
        new = wire.OwnNote(
            table=code,
            seat=seat,
            about=note.about,
            suspicion=note.suspicion,
            text=note.text,
            pins=note.pins,
            updated_at=time(),
        )

        def change() -> DocumentChanges:
            self._check_exists(code)
            others = [
                each
                for each in self.all_notes(code)
                if (each.seat, each.about) != (seat, note.about)
            ]
            has_content = note.suspicion or note.text or note.pins
            notes = (*others, new) if has_content else tuple(others)
            return {f"notes/{code}": encode_document(NotesDocument(notes=notes))}

        await self._documents.write_change(change)

    async def notes(self, code: str, guest: str, seat: int) -> tuple[wire.SeatNote, ...]:  # noqa: ARG002
        """Return the notes of one seat."""
        return tuple(
            wire.SeatNote(
                about=note.about, suspicion=note.suspicion, text=note.text, pins=note.pins
            )
            for note in sorted(self.all_notes(code), key=lambda note: note.about)
            if note.seat == seat
        )

    def all_notes(self, code: str) -> tuple[wire.OwnNote, ...]:
        """Return all notes of a table."""
        document = self._documents.read_document(f"notes/{code}", NotesDocument)
        return () if document is None else document.notes

    def _check_exists(self, code: str) -> None:
        if self._documents.get_raw(f"table/{code}") is None:
            raise StaleWrite(code)  # deleted in the meantime
