"""What holds at all tables of a house."""

from collections.abc import Mapping
from time import time
from typing import Final, final

from saboteur.local.documents import Changes, DeckDocument, Documents, packed
from saboteur.table.times import FAST_SECONDS, GRACE_SECONDS, IDLE_SECONDS, RELAXED_SECONDS
from saboteur.table.waking import FrozenTable


@final
class LocalSettings:
    """As at a server that was told nothing, but for the cards of its owner."""

    grace_seconds: Final = GRACE_SECONDS
    idle_seconds: Final = IDLE_SECONDS
    slow: Final = False
    """Nobody comes back to a device by message, and it does nothing while its page is closed."""

    def __init__(self, documents: Documents) -> None:
        """Take the documents of the device."""
        self._documents = documents
        self.bots: Final[Mapping[str, str]] = {}
        self.clocks: Final[Mapping[str, float]] = {
            "relaxed": RELAXED_SECONDS,
            "fast": FAST_SECONDS,
        }

    def now(self) -> float:
        """Return the time, in seconds since 1970."""
        return time()

    @property
    def deck(self) -> str | None:
        """The text of a deck file for all new tables."""
        try:
            document = self._documents.read("deck", DeckDocument)
        except FrozenTable:
            return None
        return None if document is None else document.text

    async def use_deck(self, text: str | None) -> None:
        """Play with these cards at new tables, or with those that are printed."""

        def change() -> Changes:
            return {"deck": None if text is None else packed(DeckDocument(text=text))}

        await self._documents.write(change)
