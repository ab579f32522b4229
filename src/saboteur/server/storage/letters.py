"""Letters on their way: what a guest is to be told when no page of his is open.

A letter goes by push, by mail, or both; each way has its own time. Whoever is about to send one
moves that time first, from the one he read: of two nodes one is too late, and sends nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, TypeAlias, final

from sqlalchemy import ColumnElement, Insert, RowMapping, delete, select, update
from sqlalchemy.dialects.postgresql import insert

from saboteur.server.storage import schema
from saboteur.server.storage.database import Database, ExactlyOne, Rows
from saboteur.table.keeping import StaleWrite, Taken
from saboteur.wire import messages as wire

Way: TypeAlias = Literal["push", "mail"]
PORTION: Final = 100
"""Letters that are looked at together."""
NEW: Final[Insert] = insert(schema.letter).on_conflict_do_nothing()
"""SQLite understands it too."""


@dataclass(frozen=True, slots=True)
class Letter:
    """What a guest is to be told: only what everybody at the table may know."""

    guest: str
    """Public id."""
    kind: wire.LetterKind
    table: str | None
    """Its code."""
    by: str | None
    """The name of whoever invites."""
    since: float
    until: float | None
    """When it is of no use any more."""


@dataclass(frozen=True, slots=True)
class StoredLetter:
    """A letter on its way."""

    id: str
    source: str
    """Who knows whether it still holds."""
    letter: Letter
    push_due: float | None
    mail_due: float | None
    tries: int = 0


def letter_id(source: str, letter: Letter) -> str:
    """Return what makes a letter this one: what is handed in again goes once."""
    parts = (source, letter.guest, letter.kind, letter.table or "", repr(letter.since))
    return sha256("\n".join(parts).encode()).hexdigest()


@final
class LetterStorage:
    """The letters of one server that are still to go."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def add(self, letters: Sequence[StoredLetter]) -> None:
        """Take letters in; those that are here already stay as they are.

        All at once: one that another node has just taken in may be gone again a moment later,
        because it went, and would go twice.
        """
        rows = list({stored.id: _row(stored) for stored in letters}.values())
        try:
            if rows:
                await self._database.write(Rows(NEW, rows))
        except Taken:  # a guest is gone
            for row in rows:
                await self._add_one(row)

    async def _add_one(self, row: dict[str, object]) -> None:
        try:
            await self._database.write(Rows(NEW, [row]))
        except Taken:
            return

    async def due(self, way: Way, now: float) -> Sequence[StoredLetter]:
        """Return letters that are to go this way, the longest due first."""
        due = _due(way)
        rows = await self._database.read(
            select(schema.letter).where(due <= now).order_by(due, schema.letter.c.id).limit(PORTION)
        )
        return [_stored(row) for row in rows]

    async def of_guest(self, guest: str) -> Sequence[StoredLetter]:
        """Return what a guest is still to be told, the oldest first."""
        column = schema.letter.c
        rows = await self._database.read(
            select(schema.letter).where(column.guest == guest).order_by(column.since, column.id)
        )
        return [_stored(row) for row in rows]

    async def claim(self, stored: StoredLetter, way: Way, until: float) -> bool:
        """Take a letter in hand until a time; ``False`` if another was quicker."""
        read = stored.push_due if way == "push" else stored.mail_due
        column = schema.letter.c
        change = (
            update(schema.letter)
            .where(column.id == stored.id, _due(way) == read)
            .values({f"{way}_due": until, "tries": stored.tries + 1})
        )
        try:
            await self._database.write(ExactlyOne(change))
        except StaleWrite:
            return False
        return True

    async def put_off(self, ids: Sequence[str], way: Way, until: float) -> None:
        """Let letters go at another time."""
        await self._database.write(
            update(schema.letter)
            .where(schema.letter.c.id.in_(ids), _due(way).is_not(None))
            .values({f"{way}_due": until})
        )

    async def done(self, ids: Sequence[str], way: Way) -> None:
        """Note that letters went, or need not go, this way; those that went every way are gone."""
        column = schema.letter.c
        these = column.id.in_(ids)
        await self._database.write(
            update(schema.letter).where(these).values({f"{way}_due": None}),
            delete(schema.letter).where(
                these, column.push_due.is_(None), column.mail_due.is_(None)
            ),
        )

    async def drop(self, ids: Sequence[str]) -> None:
        """Forget letters that do not hold any more."""
        await self._database.write(delete(schema.letter).where(schema.letter.c.id.in_(ids)))

    async def purge(self, before: float) -> None:
        """Forget letters that are older than a time, whyever they did not go."""
        await self._database.write(delete(schema.letter).where(schema.letter.c.since < before))


def _due(way: Way) -> ColumnElement[float]:
    return schema.letter.c.push_due if way == "push" else schema.letter.c.mail_due


def _row(stored: StoredLetter) -> dict[str, object]:
    letter = stored.letter
    return {
        "id": stored.id,
        "guest": letter.guest,
        "source": stored.source,
        "kind": letter.kind,
        "code": letter.table,
        "by": letter.by,
        "since": letter.since,
        "until": letter.until,
        "push_due": stored.push_due,
        "mail_due": stored.mail_due,
        "tries": stored.tries,
    }


def _stored(row: RowMapping) -> StoredLetter:
    letter = Letter(
        guest=row["guest"],
        kind=row["kind"],
        table=row["code"],
        by=row["by"],
        since=row["since"],
        until=row["until"],
    )
    return StoredLetter(
        row["id"], row["source"], letter, row["push_due"], row["mail_due"], row["tries"]
    )
