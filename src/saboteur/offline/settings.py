"""The settings of offline tables."""

from collections.abc import Mapping
from time import time
from typing import Final, final

from saboteur.offline.document_store import (
    DeckDocument,
    DocumentChanges,
    DocumentStore,
    encode_document,
)
from saboteur.table.lifecycle.table_loading import IncompatibleTable
from saboteur.table.time_limits import (
    FAST_CLOCK_S,
    IDLE_TIMEOUT_S,
    RECONNECT_TIMEOUT_S,
    RELAXED_CLOCK_S,
)


@final
class LocalSettings:
    """A server's default settings, except for the user's own deck file."""

    grace_seconds: Final = RECONNECT_TIMEOUT_S
    idle_seconds: Final = IDLE_TIMEOUT_S
    has_correspondence: Final = False
    """Whether correspondence tables are offered: no.

    Nothing can notify the user, and nothing runs while the page is closed.
    """

    def __init__(self, documents: DocumentStore) -> None:
        self._documents = documents
        self.bots: Final[Mapping[str, str]] = {}
        self.clocks: Final[Mapping[str, float]] = {
            "relaxed": RELAXED_CLOCK_S,
            "fast": FAST_CLOCK_S,
        }

    def now(self) -> float:
        """Return the Unix time in seconds."""
        return time()

    @property
    def deck(self) -> str | None:
        """The text of the deck file for all new tables; ``None`` for the printed cards."""
        try:
            document = self._documents.read_document("deck", DeckDocument)
        except IncompatibleTable:
            return None
        return None if document is None else document.text

    async def set_deck(self, text: str | None) -> None:
        """Set the deck file for new tables, or remove it."""

        def change() -> DocumentChanges:
            return {"deck": None if text is None else encode_document(DeckDocument(text=text))}

        await self._documents.write_change(change)
