"""What is kept on a device: documents by their keys, each with the version of its form.

``guest``, ``deck``; for each table ``table/CODE``, ``moves/CODE/PIECE``, ``talk/CODE/PIECE``,
``notes/CODE``, ``held/CODE``, ``tally/CODE``; ``replay/CODE`` for a record that was brought;
``review/CODE`` for the review of either. ``own`` lists the tables as the wire does, so that a page
can show them before any Python runs.
"""

import asyncio
from asyncio import Future
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Generic, TypeAlias, TypeVar, final

import msgspec
from msgspec import Struct

from saboteur.table.career import Tallied
from saboteur.table.keeping import NotKept
from saboteur.table.models import Conduct, HeldAnswer, Sitter, StoredTable
from saboteur.table.waking import FrozenTable
from saboteur.wire import messages as wire

VERSION: Final = 1
"""Of all forms below; whoever changes one so that it reads otherwise counts on."""

Changes: TypeAlias = Mapping[str, bytes | None]
"""Documents to write; ``None`` for one that goes."""
Keep: TypeAlias = Callable[[Changes], Awaitable[None]]
"""Writes documents, all or none; they are durable when it returns."""

ItemT = TypeVar("ItemT")


class Document(Struct, kw_only=True):
    """What every document has."""

    version: int = VERSION


class GuestDocument(Document):
    """Whose device it is."""

    nickname: str
    portrait: int | None
    created: float
    preferences: wire.Preferences | None = None


class DeckDocument(Document):
    """The text of a deck file for all new tables."""

    text: str


class TableDocument(Document):
    """A table and who sits there."""

    table: StoredTable
    sitters: dict[int, Sitter]
    conduct: dict[str, Conduct]
    created: float


class Said(Struct):
    """A line of the talk, and when it was said."""

    line: wire.Heard
    at: float


class PieceDocument(Document, Generic[ItemT]):
    """A piece of something that only grows."""

    items: tuple[ItemT, ...]


class NotesDocument(Document):
    """What was noted at the seats of a table."""

    notes: tuple[wire.OwnNote, ...]


class HeldDocument(Document):
    """Answers that a window holds."""

    answers: tuple[HeldAnswer, ...]


class TallyDocument(Document):
    """What a game that is over came to for the owner of the device."""

    game: Tallied


class ReplayDocument(Document):
    """A record that was brought and verified."""

    record: str
    created: float


class ReviewDocument(Document):
    """A review that was made of a game."""

    review: msgspec.Raw


DocumentT = TypeVar("DocumentT", bound=Document)


@final
class Documents:
    """All documents of a device, in memory; what is written is durable first."""

    def __init__(self, kept: Mapping[str, bytes], keep: Keep) -> None:
        """Take what was kept so far; nothing is read before it is asked for."""
        self._kept = dict(kept)
        self._keep = keep
        self._last: Future[None] | None = None

    def keys(self, start: str = "") -> list[str]:
        """List the documents whose keys begin so, in order."""
        return sorted(key for key in self._kept if key.startswith(start))

    def raw(self, key: str) -> bytes | None:
        """Return a document as it is kept."""
        return self._kept.get(key)

    def read(self, key: str, kind: type[DocumentT]) -> DocumentT | None:
        """Read a document, if there is one; ``FrozenTable`` if this program can't."""
        raw = self._kept.get(key)
        if raw is None:
            return None
        kept = key.partition("/")[0]
        try:
            version = msgspec.json.decode(raw, type=Document).version
            if version != VERSION:
                message = f"what is kept as {kept} has version {version}, not {VERSION}"
                raise FrozenTable(message)
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.MsgspecError, UnicodeError):
            message = f"what is kept as {kept} can't be read"
            raise FrozenTable(message) from None

    async def write(self, change: Callable[[], Changes]) -> None:
        """Write a change, as ``post`` does."""
        await self.post(change)

    def post(self, change: Callable[[], Changes]) -> Future[None]:
        """Write a change after all that was posted before; ``change`` sees what they wrote.

        It may raise, then nothing is written. ``NotKept`` if the device does not take it. Whoever
        waits may go: it is written all the same, or what we know would not be what is kept.
        """
        self._last = asyncio.ensure_future(self._write(self._last, change))
        return asyncio.shield(self._last)

    async def settled(self) -> None:
        """Wait until all that was posted is written, or failed."""
        while self._last is not None and not self._last.done():
            await asyncio.wait((self._last,))

    async def _write(self, before: Future[None] | None, change: Callable[[], Changes]) -> None:
        if before is not None and not before.done():
            await asyncio.wait((before,))
        changes = change()
        try:
            await self._keep(changes)
        except Exception as error:
            message = f"the device did not keep it: {type(error).__name__}"
            raise NotKept(message) from error
        for key, raw in changes.items():
            if raw is None:
                self._kept.pop(key, None)
            else:
                self._kept[key] = raw


def packed(document: Document) -> bytes:
    """Return a document as it is kept."""
    return msgspec.json.encode(document)
