"""What is kept of talk and notes. Neither is part of a game: no record or replay holds them."""

from collections.abc import Iterable, Sequence
from time import time
from typing import Final, final

from sqlalchemy import RowMapping, delete, func, insert, or_, select

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database
from saboteur.server.wire import messages as wire

CLAIM_SEEN: Final = "claim-seen"


@final
class TalkStorage:
    """What one server keeps of what was said, and of what everybody keeps to himself."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def append(self, code: str, guest: str, lines: Iterable[wire.Heard]) -> None:
        """Append what a guest said; two owners can't both number a line (``IntegrityError``)."""
        at = time()
        await self._database.write(
            *(
                insert(schema.talk).values(
                    code=code,
                    number=line.number,
                    guest=guest,
                    seat=line.seat,
                    version=line.version,
                    round=line.round,
                    kind=line.kind,
                    phrase=line.phrase,
                    about=line.about,
                    x=None if line.at is None else line.at[0],
                    y=None if line.at is None else line.at[1],
                    claim=line.claim,
                    text=line.text,
                    at=at,
                )
                for line in lines
            )
        )

    async def lines(self, code: str, most: int) -> Sequence[wire.Heard]:
        """Return the last lines of a table, and older claims, which may still hold."""
        talk = schema.talk
        last = select(func.max(talk.c.number)).where(talk.c.code == code).scalar_subquery()
        rows = await self._database.read(
            select(talk)
            .where(
                talk.c.code == code,
                or_(talk.c.number > last - most, talk.c.kind == CLAIM_SEEN),
            )
            .order_by(talk.c.number)
        )
        return [_heard(row) for row in rows]

    async def purge(self, before: float) -> None:
        """Forget what was said before a time."""
        await self._database.write(delete(schema.talk).where(schema.talk.c.at < before))

    async def write_note(self, code: str, guest: str, seat: int, note: wire.SeatNote) -> None:
        """Keep what a seat thinks of another; nothing at all is not kept."""
        table = schema.note
        changes: list[Change] = [
            delete(table).where(
                table.c.code == code, table.c.seat == seat, table.c.about == note.about
            )
        ]
        if note.suspicion or note.text or note.pins:
            changes.append(
                insert(table).values(
                    code=code,
                    seat=seat,
                    about=note.about,
                    guest=guest,
                    suspicion=note.suspicion,
                    text=note.text,
                    pins=" ".join(map(str, note.pins)),
                    at=time(),
                )
            )
        await self._database.write(*changes)

    async def notes(self, code: str, guest: str, seat: int) -> tuple[wire.SeatNote, ...]:
        """Return what a guest noted at one of his seats."""
        note = schema.note
        rows = await self._database.read(
            select(note)
            .where(note.c.code == code, note.c.guest == guest, note.c.seat == seat)
            .order_by(note.c.about)
        )
        return tuple(
            wire.SeatNote(
                about=row["about"],
                suspicion=row["suspicion"],
                text=row["text"],
                pins=pins_of(row),
            )
            for row in rows
        )


def pins_of(row: RowMapping) -> tuple[int, ...]:
    """Return the pins of a note."""
    return tuple(map(int, row["pins"].split()))


def _heard(row: RowMapping) -> wire.Heard:
    return wire.Heard(
        number=row["number"],
        version=row["version"],
        round=row["round"],
        seat=row["seat"],
        guest=row["guest"],
        kind=row["kind"],
        phrase=row["phrase"],
        about=row["about"],
        at=None if row["x"] is None else (row["x"], row["y"]),
        claim=row["claim"],
        text=row["text"],
    )
