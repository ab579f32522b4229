"""The user of the device: name, portrait, preferences and list of tables."""

from collections.abc import Iterator
from contextlib import suppress
from time import time
from typing import Final, final

import msgspec

from saboteur.offline.document_store import (
    DocumentChanges,
    DocumentStore,
    GuestDocument,
    TableDocument,
    encode_document,
)
from saboteur.protocol import messages as wire
from saboteur.table.lifecycle.table_loading import IncompatibleTable
from saboteur.table.storage.models import GuestRecord

LOCAL_USER_ID: Final = "here"
"""The id of the only guest."""
TABLE_LIST_KEY: Final = "own"
MAX_LISTED_TABLES: Final = 100


@final
class LocalUser:
    """The one guest of an offline server."""

    def __init__(self, documents: DocumentStore) -> None:
        self._documents = documents

    @property
    def guest(self) -> GuestRecord | None:
        """The user as a guest; ``None`` before they have chosen a nickname."""
        document = self._read_guest()
        return (
            None
            if document is None
            else GuestRecord(LOCAL_USER_ID, document.nickname, document.portrait)
        )

    async def update_guest(self, guest: GuestRecord) -> None:
        """Store the user's nickname and portrait."""

        def change() -> DocumentChanges:
            old = self._read_guest() or GuestDocument(nickname="", portrait=None, created=time())
            new = msgspec.structs.replace(old, nickname=guest.nickname, portrait=guest.portrait)
            return {"guest": encode_document(new)}

        await self._documents.write_change(change)

    @property
    def created(self) -> float:
        """Unix time of the first visit; 0 if unknown."""
        document = self._read_guest()
        return 0.0 if document is None else document.created

    @property
    def preferences(self) -> wire.Preferences | None:
        """The stored preferences; ``None`` if there are none."""
        document = self._read_guest()
        return None if document is None else document.preferences

    async def set_preferences(self, preferences: wire.Preferences) -> None:
        def change() -> DocumentChanges:
            old = self._read_guest() or GuestDocument(nickname="", portrait=None, created=time())
            return {"guest": encode_document(msgspec.structs.replace(old, preferences=preferences))}

        await self._documents.write_change(change)

    async def delete_everything(self) -> None:
        """Delete every document of the device."""
        await self._documents.write_change(lambda: dict.fromkeys(self._documents.list_keys()))

    # --- The list of tables -------------------------------------------------------------

    def list_tables(self) -> wire.OwnTables:
        """Return the tables at which the user has a seat, the latest first."""
        raw = self._documents.get_raw(TABLE_LIST_KEY)
        try:
            return msgspec.json.decode(raw or b"", type=wire.OwnTables)
        except (msgspec.MsgspecError, UnicodeError):
            return _latest_tables(*self._scan_tables())

    def list_changes_with(self, document: TableDocument) -> DocumentChanges:
        """Return the change to the stored list of tables after a change to one table.

        A table at which the user has no seat is removed from it.
        """
        code = document.table.code
        others = (each for each in self.list_tables().tables if each.code != code)
        is_seated = any(each.guest == LOCAL_USER_ID for each in document.seat_assignments.values())
        entries = (_list_entry(document, time()),) if is_seated else ()
        return {TABLE_LIST_KEY: msgspec.json.encode(_latest_tables(*entries, *others))}

    def list_changes_without(self, code: str) -> DocumentChanges:
        """Return the change that removes a table from the stored list of tables."""
        others = (each for each in self.list_tables().tables if each.code != code)
        return {TABLE_LIST_KEY: msgspec.json.encode(_latest_tables(*others))}

    def _scan_tables(self) -> Iterator[wire.OwnTable]:
        """Yield all readable tables; used if the stored list is missing or can't be read."""
        for key in self._documents.list_keys("table/"):
            with suppress(IncompatibleTable):
                document = self._documents.read_document(key, TableDocument)
                if document is not None:
                    yield _list_entry(document, document.created)

    def _read_guest(self) -> GuestDocument | None:
        try:
            return self._documents.read_document("guest", GuestDocument)
        except (
            IncompatibleTable
        ):  # the user chooses a nickname again; the tables keep the same guest id
            return None


def _list_entry(document: TableDocument, updated: float) -> wire.OwnTable:
    table, assignments = document.table, document.seat_assignments
    return wire.OwnTable(
        code=table.code,
        ruleset=table.ruleset,
        stage=table.stage,
        players=tuple(
            assignments[seat].name if seat in assignments else None for seat in range(table.seats)
        ),
        updated_at=updated,
    )


def _latest_tables(*tables: wire.OwnTable) -> wire.OwnTables:
    latest = sorted(tables, key=lambda table: (-table.updated_at, table.code))
    return wire.OwnTables(tables=tuple(latest[:MAX_LISTED_TABLES]))
