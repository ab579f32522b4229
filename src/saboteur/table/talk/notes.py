"""Private notes: what a seat thinks of the others. They stay with the seat and go to nobody else.

A bot that sits in for somebody never gets them: it sees a view, and they are in none.
"""

from typing import Final, final

from saboteur.table.keeping import TalkKeeping
from saboteur.wire import messages as wire
from saboteur.wire.text import clean_text

LONGEST_NOTE: Final = 500


@final
class Notebook:
    """The notes of all seats of one table, each read when its guest first asks for it."""

    def __init__(self, storage: TalkKeeping, code: str) -> None:
        """Begin with all pages closed."""
        self._storage = storage
        self._code = code
        self._pages: dict[tuple[str, int], dict[int, wire.SeatNote]] = {}

    async def page(self, guest: str, seat: int) -> wire.Notes:
        """Return what a guest has noted at a seat of his."""
        page = await self._page(guest, seat)
        return wire.Notes(notes=tuple(page[about] for about in sorted(page)))

    async def write(self, guest: str, seat: int, message: wire.Note) -> wire.Notes:
        """Write a note down, or wipe it out if nothing is left; return the page."""
        note = wire.SeatNote(
            about=message.about,
            suspicion=message.suspicion,
            text=clean_note(message.text),
            pins=tuple(sorted(set(message.pins))),
        )
        page = await self._page(guest, seat)
        await self._storage.write_note(self._code, guest, seat, note)
        page.pop(note.about, None)
        if note.suspicion or note.text or note.pins:
            page[note.about] = note
        return await self.page(guest, seat)

    async def _page(self, guest: str, seat: int) -> dict[int, wire.SeatNote]:
        if (guest, seat) not in self._pages:
            notes = await self._storage.notes(self._code, guest, seat)
            self._pages[guest, seat] = {note.about: note for note in notes}
        return self._pages[guest, seat]


def clean_note(text: str) -> str:
    """Return a note as its writer sees it again: he may write several lines."""
    lines = (clean_text(line, LONGEST_NOTE) for line in text.splitlines())
    return "\n".join(lines).strip()[:LONGEST_NOTE]
