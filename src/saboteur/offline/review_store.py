"""Stores reviews as documents of the device."""

from contextlib import suppress
from typing import final

import msgspec

from saboteur.offline.document_store import (
    DocumentChanges,
    DocumentStore,
    ReviewDocument,
    encode_document,
)
from saboteur.table.lifecycle.table_loading import IncompatibleTable
from saboteur.table.storage.ports import WriteFailed


@final
class LocalReviewStore:
    """Stores the reviews of finished games."""

    def __init__(self, documents: DocumentStore) -> None:
        self._documents = documents

    async def get_review(self, name: str) -> bytes | None:
        """Return an encoded review, or ``None`` if there is none."""
        with suppress(IncompatibleTable):
            document = self._documents.read_document(f"review/{name}", ReviewDocument)
            return None if document is None else bytes(document.review)
        return None

    async def put_review(self, name: str, encoded: bytes) -> None:
        """Store a review unless its game has been deleted.

        A failed write is ignored: the review can be computed again.
        """

        def change() -> DocumentChanges:
            exists = any(self._documents.get_raw(f"{kind}/{name}") for kind in ("table", "replay"))
            document = ReviewDocument(review=msgspec.Raw(encoded))
            return {f"review/{name}": encode_document(document)} if exists else {}

        with suppress(WriteFailed):
            await self._documents.write_change(change)
