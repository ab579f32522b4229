"""What is kept of talk and notes. Neither is part of a game: no record or replay holds them."""

from collections.abc import Iterable, Sequence
from time import time
from typing import Any, Final, final

from sqlalchemy import RowMapping, delete, func, insert, or_, select

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database
from saboteur.table.keeping import CLAIM_SEEN
from saboteur.wire import messages as wire
from saboteur.wire.struct import Place

MOST_PURGED: Final = 100
"""The most tables whose talk is forgotten in one commit."""
SAID: Final = ("number", "seat", "kind", "phrase", "about", "claim", "text")
"""What a line is called by in the database as on the wire."""


@final
class TalkStorage:
    """What one server keeps of what was said, and of what everybody keeps to himself."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def append(self, code: str, guest: str, lines: Iterable[wire.Heard]) -> None:
        """Append what a guest said, or a bot; two owners can't both number a line (``Taken``)."""
        at = time()
        await self._database.write(
            *(
                insert(schema.talk).values(
                    **{name: getattr(line, name) for name in SAID},
                    code=code,
                    guest=guest or None,
                    version=line.version,
                    round=line.round,
                    x=None if line.at is None else line.at[0],
                    y=None if line.at is None else line.at[1],
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
        """Forget what was said before a time, in portions."""
        talk = schema.talk
        query = select(talk.c.code).where(talk.c.at < before).limit(MOST_PURGED)
        while rows := await self._database.read(query):
            codes = {row["code"] for row in rows}
            old = delete(talk).where(talk.c.code.in_(codes), talk.c.at < before)
            # A review tells what was claimed; it is made anew without.
            told = delete(schema.review).where(schema.review.c.name.in_(codes))
            await self._database.write(old, told)

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


def said(row: RowMapping) -> dict[str, Any]:
    """Return what was said, without who said it and where."""
    return {name: row[name] for name in SAID}


def place_of(row: RowMapping) -> Place | None:
    """Return the cell that a line speaks of."""
    return None if row["x"] is None else (row["x"], row["y"])


def _heard(row: RowMapping) -> wire.Heard:
    return wire.Heard(
        **said(row),
        version=row["version"],
        round=row["round"],
        guest=row["guest"] or "",
        at=place_of(row),
    )
