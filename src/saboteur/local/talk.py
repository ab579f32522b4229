"""Talk and notes of local tables."""

from collections.abc import Iterable, Sequence
from time import time
from typing import Final, final

from saboteur.local.documents import (
    Changes,
    Documents,
    NotesDocument,
    PieceDocument,
    Said,
    packed,
)
from saboteur.local.pieces import Pieces
from saboteur.table.keeping import CLAIM_SEEN, StaleWrite, Taken
from saboteur.wire import messages as wire


@final
class LocalTalk:
    """What was said, and what everybody keeps to himself; there is one guest."""

    def __init__(self, documents: Documents) -> None:
        """Take the documents of the device."""
        self._documents = documents
        self.said: Final = Pieces(documents, "talk", PieceDocument[Said])

    async def append(self, code: str, guest: str, lines: Iterable[wire.Heard]) -> None:  # noqa: ARG002 - each line names him
        """Append what was said; a line that has its number already is ``Taken``."""
        at = time()
        new = tuple(Said(line, at) for line in lines)

        def change() -> Changes:
            self._must_exist(code)
            last = self.said.last(code)
            if last is not None and new[0].line.number <= last.line.number:
                raise Taken(code)
            return self.said.grown(code, new)

        await self._documents.write(change)

    async def lines(self, code: str, most: int) -> Sequence[wire.Heard]:
        """Return the last lines of a table, and older claims, which may still hold."""
        lines = [said.line for said in self.said.read(code)]
        last = lines[-1].number if lines else 0
        return [line for line in lines if line.number > last - most or line.kind == CLAIM_SEEN]

    async def write_note(self, code: str, guest: str, seat: int, note: wire.SeatNote) -> None:  # noqa: ARG002
        """Keep what a seat thinks of another; nothing at all is not kept."""
        new = wire.OwnNote(
            table=code,
            seat=seat,
            about=note.about,
            suspicion=note.suspicion,
            text=note.text,
            pins=note.pins,
            at=time(),
        )

        def change() -> Changes:
            self._must_exist(code)
            others = [
                each for each in self.noted(code) if (each.seat, each.about) != (seat, note.about)
            ]
            some = note.suspicion or note.text or note.pins
            notes = (*others, new) if some else tuple(others)
            return {f"notes/{code}": packed(NotesDocument(notes=notes))}

        await self._documents.write(change)

    async def notes(self, code: str, guest: str, seat: int) -> tuple[wire.SeatNote, ...]:  # noqa: ARG002
        """Return what was noted at a seat."""
        return tuple(
            wire.SeatNote(
                about=note.about, suspicion=note.suspicion, text=note.text, pins=note.pins
            )
            for note in sorted(self.noted(code), key=lambda note: note.about)
            if note.seat == seat
        )

    def noted(self, code: str) -> tuple[wire.OwnNote, ...]:
        """Return all notes of a table."""
        document = self._documents.read(f"notes/{code}", NotesDocument)
        return () if document is None else document.notes

    def _must_exist(self, code: str) -> None:
        if self._documents.raw(f"table/{code}") is None:
            raise StaleWrite(code)  # it was deleted meanwhile
