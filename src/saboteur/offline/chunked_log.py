"""Append-only logs, stored in chunks so that a new item rewrites only the last document."""

from typing import Final, Generic, TypeVar, final

from saboteur.offline.document_store import (
    ChunkDocument,
    DocumentChanges,
    DocumentStore,
    encode_document,
)

CHUNK_SIZE: Final = 64
"""Number of items in a document."""

ItemT = TypeVar("ItemT")


@final
class ChunkedLog(Generic[ItemT]):
    """All logs of one kind, one for each table.

    ``prefix`` begins the document keys; ``document_type`` is the type of a chunk.
    """

    def __init__(
        self, documents: DocumentStore, prefix: str, document_type: type[ChunkDocument[ItemT]]
    ) -> None:
        self._documents = documents
        self._prefix = prefix
        self._document_type = document_type

    def read_all(self, code: str) -> tuple[ItemT, ...]:
        """Return the whole log. Raises ``IncompatibleTable`` if a chunk can't be decoded."""
        return tuple(item for key in self._chunk_keys(code) for item in self._read_chunk(key))

    def last_item(self, code: str) -> ItemT | None:
        """Return the last item, or ``None`` if the log is empty."""
        keys = self._chunk_keys(code)
        return self._read_chunk(keys[-1])[-1] if keys else None

    def append_changes(self, code: str, new: tuple[ItemT, ...]) -> DocumentChanges:
        """Return the document changes that append items to a log."""
        keys = self._chunk_keys(code)
        number = max(len(keys) - 1, 0)
        items = (*self._read_chunk(keys[-1]), *new) if keys else new
        return {
            f"{self._prefix}/{code}/{number + start // CHUNK_SIZE:04}": encode_document(
                self._document_type(items=items[start : start + CHUNK_SIZE])
            )
            for start in range(0, len(items), CHUNK_SIZE)
        }

    def _read_chunk(self, key: str) -> tuple[ItemT, ...]:
        chunk = self._documents.read_document(key, self._document_type)
        return () if chunk is None else chunk.items

    def _chunk_keys(self, code: str) -> list[str]:
        return self._documents.list_keys(f"{self._prefix}/{code}/")
