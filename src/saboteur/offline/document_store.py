"""The data of a device: versioned JSON documents by key.

The keys are ``guest``, ``deck``; for each table ``table/CODE``, ``moves/CODE/CHUNK``,
``talk/CODE/CHUNK``, ``notes/CODE``, ``held/CODE``, ``stats/CODE``; ``replay/CODE`` for an uploaded
record; ``review/CODE`` for the review of either. ``own`` lists the tables in the protocol's format,
so that a page can show them before Python has started.
"""

import asyncio
from asyncio import Future
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Generic, TypeAlias, TypeVar, final

import msgspec
from msgspec import Struct

from saboteur.protocol import messages as wire
from saboteur.table.lifecycle.table_loading import IncompatibleTable
from saboteur.table.stats.profile_stats import GameStats
from saboteur.table.storage.models import Moderation, PendingAnswer, SeatAssignment, TableRecord
from saboteur.table.storage.ports import WriteFailed

DOCUMENT_VERSION: Final = 1
"""Version of all documents below; raise it when one of them changes incompatibly."""

DocumentChanges: TypeAlias = Mapping[str, bytes | None]
"""Documents to write by key; ``None`` deletes the document."""
PersistDocuments: TypeAlias = Callable[[DocumentChanges], Awaitable[None]]
"""Writes documents, all or none; they are durable when it returns."""

ItemT = TypeVar("ItemT")


class Document(Struct, kw_only=True):
    """The base of all documents; ``version`` is the format in which one was written."""

    version: int = DOCUMENT_VERSION


class GuestDocument(Document):
    """The user of the device: name, portrait, preferences, and the time of the first visit."""

    nickname: str
    portrait: int | None
    created: float
    preferences: wire.Preferences | None = None


class DeckDocument(Document):
    """The text of the deck file for all new tables."""

    text: str


class TableDocument(Document):
    """A table with its seats and moderation."""

    table: TableRecord
    seat_assignments: dict[int, SeatAssignment]
    moderation: dict[str, Moderation]
    created: float


class ChatEntry(Struct):
    """A chat line and its Unix time."""

    line: wire.ChatMessage
    at: float


class ChunkDocument(Document, Generic[ItemT]):
    """A chunk of an append-only log."""

    items: tuple[ItemT, ...]


class NotesDocument(Document):
    """The private notes of a table."""

    notes: tuple[wire.OwnNote, ...]


class PendingAnswersDocument(Document):
    """The answers to the open window of a table."""

    answers: tuple[PendingAnswer, ...]


class GameStatsDocument(Document):
    """The user's statistics of one finished game."""

    game: GameStats


class ReplayDocument(Document):
    """An uploaded record whose moves were verified, and the time of the upload."""

    record: str
    created: float


class ReviewDocument(Document):
    """The encoded review of a finished or uploaded game."""

    review: msgspec.Raw


DocumentT = TypeVar("DocumentT", bound=Document)


@final
class DocumentStore:
    """All documents of a device, in memory; a change is durable before it is visible.

    Documents are kept encoded and decoded at each read.
    """

    def __init__(self, documents: Mapping[str, bytes], persist: PersistDocuments) -> None:
        self._documents = dict(documents)
        self._persist = persist
        self._last_write: Future[None] | None = None

    def list_keys(self, prefix: str = "") -> list[str]:
        """Return the keys with a prefix, in order."""
        return sorted(key for key in self._documents if key.startswith(prefix))

    def get_raw(self, key: str) -> bytes | None:
        """Return an encoded document; ``None`` if there is none."""
        return self._documents.get(key)

    def read_document(self, key: str, kind: type[DocumentT]) -> DocumentT | None:
        """Decode a document; ``None`` if there is none.

        Raises ``IncompatibleTable`` if this program can't read it.
        """
        raw = self._documents.get(key)
        if raw is None:
            return None
        kind_name = key.partition("/")[0]
        try:
            version = msgspec.json.decode(raw, type=Document).version
            if version != DOCUMENT_VERSION:
                message = f"document {kind_name} has version {version}, not {DOCUMENT_VERSION}"
                raise IncompatibleTable(message)
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.MsgspecError, UnicodeError):
            message = f"document {kind_name} can't be read"
            raise IncompatibleTable(message) from None

    async def write_change(self, change: Callable[[], DocumentChanges]) -> None:
        """Enqueue a change and wait until it is durable; see ``enqueue_change``."""
        await self.enqueue_change(change)

    def enqueue_change(self, change: Callable[[], DocumentChanges]) -> Future[None]:
        """Enqueue a write after all earlier ones; ``change`` is called once they are visible.

        If ``change`` raises, nothing is written. The future raises ``WriteFailed`` if the
        device can't write. Cancelling the future does not cancel the write: memory and storage
        would differ.
        """
        self._last_write = asyncio.ensure_future(self._write(self._last_write, change))
        return asyncio.shield(self._last_write)

    async def flush(self) -> None:
        """Wait until all enqueued changes are written or have failed."""
        while self._last_write is not None and not self._last_write.done():
            await asyncio.wait((self._last_write,))

    async def _write(
        self, before: Future[None] | None, change: Callable[[], DocumentChanges]
    ) -> None:
        if before is not None and not before.done():
            await asyncio.wait((before,))
        changes = change()
        try:
            await self._persist(changes)
        except Exception as error:
            message = f"the device could not store it: {type(error).__name__}"
            raise WriteFailed(message) from error
        for key, raw in changes.items():
            if raw is None:
                self._documents.pop(key, None)
            else:
                self._documents[key] = raw


def encode_document(document: Document) -> bytes:
    return msgspec.json.encode(document)
