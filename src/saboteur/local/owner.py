"""Whose device it is: name, face, wishes, and all that is his."""

from collections.abc import Iterator
from contextlib import suppress
from time import time
from typing import Final, final

import msgspec

from saboteur.local.documents import (
    Changes,
    Documents,
    GuestDocument,
    TableDocument,
    packed,
)
from saboteur.table.models import StoredGuest
from saboteur.table.waking import FrozenTable
from saboteur.wire import messages as wire

HERE: Final = "here"
"""The id of the guest: at a house of one's own there is nobody else."""
OWN: Final = "own"
MOST_TABLES: Final = 100
"""So many of his tables he is shown."""


@final
class Owner:
    """The one guest of a house."""

    def __init__(self, documents: Documents) -> None:
        """Take the documents of the device."""
        self._documents = documents

    @property
    def guest(self) -> StoredGuest | None:
        """Who it is; ``None`` if he never said."""
        document = self._read()
        return None if document is None else StoredGuest(HERE, document.nickname, document.portrait)

    async def introduce(self, guest: StoredGuest) -> None:
        """Remember him by a nickname and a face."""

        def change() -> Changes:
            known = self._read() or GuestDocument(nickname="", portrait=None, created=time())
            new = msgspec.structs.replace(known, nickname=guest.nickname, portrait=guest.portrait)
            return {"guest": packed(new)}

        await self._documents.write(change)

    @property
    def created(self) -> float:
        """When he first came."""
        document = self._read()
        return 0.0 if document is None else document.created

    @property
    def preferences(self) -> wire.Preferences | None:
        """How he likes to play; ``None`` if he never said."""
        document = self._read()
        return None if document is None else document.preferences

    async def prefer(self, preferences: wire.Preferences) -> None:
        """Remember how he likes to play."""

        def change() -> Changes:
            known = self._read() or GuestDocument(nickname="", portrait=None, created=time())
            return {"guest": packed(msgspec.structs.replace(known, preferences=preferences))}

        await self._documents.write(change)

    async def forget(self) -> None:
        """Delete him, and every document of the device."""
        await self._documents.write(lambda: dict.fromkeys(self._documents.keys()))

    # --- His tables ---------------------------------------------------------------------

    def tables(self) -> wire.OwnTables:
        """List the tables at which he has a seat, the latest first."""
        raw = self._documents.raw(OWN)
        try:
            return msgspec.json.decode(raw or b"", type=wire.OwnTables)
        except (msgspec.MsgspecError, UnicodeError):
            return _latest(*self._found())

    def listing(self, document: TableDocument) -> Changes:
        """Return the list after something happened at a table."""
        code = document.table.code
        others = (each for each in self.tables().tables if each.code != code)
        seated = any(who.guest == HERE for who in document.sitters.values())
        here = (_listed(document, time()),) if seated else ()
        return {OWN: msgspec.json.encode(_latest(*here, *others))}

    def without(self, code: str) -> Changes:
        """Return the list without a table."""
        others = (each for each in self.tables().tables if each.code != code)
        return {OWN: msgspec.json.encode(_latest(*others))}

    def _found(self) -> Iterator[wire.OwnTable]:
        """Read every table anew, where the list itself can't be read."""
        for key in self._documents.keys("table/"):
            with suppress(FrozenTable):
                document = self._documents.read(key, TableDocument)
                if document is not None:
                    yield _listed(document, document.created)

    def _read(self) -> GuestDocument | None:
        try:
            return self._documents.read("guest", GuestDocument)
        except FrozenTable:  # then he says anew who he is; his tables know him still
            return None


def _listed(document: TableDocument, updated: float) -> wire.OwnTable:
    table, sitters = document.table, document.sitters
    return wire.OwnTable(
        code=table.code,
        ruleset=table.ruleset,
        stage=table.stage,
        players=tuple(
            sitters[seat].name if seat in sitters else None for seat in range(table.seats)
        ),
        updated=updated,
    )


def _latest(*tables: wire.OwnTable) -> wire.OwnTables:
    latest = sorted(tables, key=lambda table: (-table.updated, table.code))
    return wire.OwnTables(tables=tuple(latest[:MOST_TABLES]))
