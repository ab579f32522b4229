"""Uploaded records: each is verified before it is stored."""

from collections.abc import Iterator
from contextlib import suppress
from time import time
from typing import final

from saboteur.offline.document_store import (
    DocumentChanges,
    DocumentStore,
    ReplayDocument,
    encode_document,
)
from saboteur.play.verification import verify_whole
from saboteur.table.codes import new_local_code
from saboteur.table.lifecycle.table_factory import with_free_code
from saboteur.table.lifecycle.table_loading import IncompatibleTable
from saboteur.table.storage.ports import AlreadyExists


@final
class UploadedRecords:
    """Stores the records that the user uploaded."""

    def __init__(self, documents: DocumentStore) -> None:
        self._documents = documents

    def get_record(self, id_: str) -> str | None:
        """Return the text of a record; ``None`` if there is none. Raises ``IncompatibleTable``."""
        document = self._documents.read_document(f"replay/{id_}", ReplayDocument)
        return None if document is None else document.record

    def readable_records(self) -> Iterator[tuple[str, ReplayDocument]]:
        """Yield the ids and documents of all records that this program can read."""
        for key in self._documents.list_keys("replay/"):
            with suppress(IncompatibleTable):
                document = self._documents.read_document(key, ReplayDocument)
                if document is not None:
                    yield key.partition("/")[2], document

    async def add_record(self, text: str) -> str:
        """Verify and store a record; return its id. Raises ``RecordError``.

        A record that is stored already keeps its id.
        """
        for id_, known in self.readable_records():
            if known.record == text:
                return id_
        verify_whole(text)

        async def write(id_: str) -> None:
            def change() -> DocumentChanges:
                if self._documents.get_raw(f"replay/{id_}") is not None:
                    raise AlreadyExists(id_)
                return {
                    f"replay/{id_}": encode_document(ReplayDocument(record=text, created=time()))
                }

            await self._documents.write_change(change)

        return await with_free_code(new_local_code, write)
