"""Private notes: what a seat thinks of the others. No other guest ever gets them.

A bot that substitutes for the player never gets them: it sees a view, and views hold no notes.
"""

from typing import Final, final

from saboteur.protocol import messages as wire
from saboteur.protocol.text_cleaning import clean_text
from saboteur.table.storage.ports import ChatStorePort

MAX_NOTE_LENGTH: Final = 500


@final
class NoteStore:
    """The notes of all seats of one table, each loaded when its guest first needs it."""

    def __init__(self, store: ChatStorePort, code: str) -> None:
        self._store = store
        self._code = code
        self._notes: dict[tuple[str, int], dict[int, wire.SeatNote]] = {}

    async def notes_for(self, guest: str, seat: int) -> wire.Notes:
        """Return the notes of a guest at one of their seats."""
        notes = await self._load_notes(guest, seat)
        return wire.Notes(notes=tuple(notes[about] for about in sorted(notes)))

    async def write_note(self, guest: str, seat: int, message: wire.Note) -> wire.Notes:
        """Store a note, or delete it if it is empty; return all notes of the seat."""
        note = wire.SeatNote(
            about=message.about,
            suspicion=message.suspicion,
            text=clean_note(message.text),
            pins=tuple(sorted(set(message.pins))),
        )
        notes = await self._load_notes(guest, seat)
        await self._store.write_note(self._code, guest, seat, note)
        notes.pop(note.about, None)
        if note.suspicion or note.text or note.pins:
            notes[note.about] = note
        return await self.notes_for(guest, seat)

    async def _load_notes(self, guest: str, seat: int) -> dict[int, wire.SeatNote]:
        if (guest, seat) not in self._notes:
            notes = await self._store.notes(self._code, guest, seat)
            self._notes[guest, seat] = {note.about: note for note in notes}
        return self._notes[guest, seat]


def clean_note(text: str) -> str:
    """Return a note cleaned for storage; unlike a chat line it may have several lines."""
    lines = (clean_text(line, MAX_NOTE_LENGTH) for line in text.splitlines())
    return "\n".join(lines).strip()[:MAX_NOTE_LENGTH]
