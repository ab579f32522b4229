"""Reviews that are kept on a device, as documents."""

from contextlib import suppress
from typing import final

import msgspec

from saboteur.local.documents import Changes, Documents, ReviewDocument, packed
from saboteur.table.keeping import NotKept
from saboteur.table.waking import FrozenTable


@final
class LocalReviews:
    """What was made of the finished games of a device."""

    def __init__(self, documents: Documents) -> None:
        """Take the documents of the device."""
        self._documents = documents

    async def read(self, name: str) -> bytes | None:
        """Return what was kept under a name."""
        with suppress(FrozenTable):
            document = self._documents.read(f"review/{name}", ReviewDocument)
            return None if document is None else bytes(document.review)
        return None

    async def keep(self, name: str, made: bytes) -> None:
        """Keep a review, unless its game has gone; where there is no room, it is made again."""

        def change() -> Changes:
            there = any(self._documents.raw(f"{kind}/{name}") for kind in ("table", "replay"))
            document = ReviewDocument(review=msgspec.Raw(made))
            return {f"review/{name}": packed(document)} if there else {}

        with suppress(NotKept):
            await self._documents.write(change)
