"""Reviews of finished games: computed once, off the event loop, and stored."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol, TypeAlias, final

import msgspec

from saboteur.bot_runtime.chat_events import as_event
from saboteur.bots.claims import Claims
from saboteur.play.game import Record, loads
from saboteur.protocol import messages as wire
from saboteur.protocol.reviews import REVIEW_FORMAT_VERSION, review_message
from saboteur.review import review

ReviewMaker: TypeAlias = Callable[[str, Claims], Awaitable[str]]
"""Runs ``make_review`` off the event loop (in a worker process or a web worker)."""
ALL_LINES: Final = 1 << 30
"""More lines than any chat has: no limit."""


class ReviewStorePort(Protocol):
    """Stores encoded reviews under the code of a table or the id of an uploaded record."""

    async def get_review(self, name: str) -> bytes | None:
        """Return an encoded review, or ``None`` if there is none."""

    async def put_review(self, name: str, encoded: bytes) -> None:
        """Store a review; do nothing if its game has been deleted in the meantime."""


def make_review(record: str, claims: Claims) -> str:
    """Review the game of a record and return it as JSON. Raises ``RecordError``."""
    return msgspec.json.encode(review_message(review(loads(record), claims))).decode()


def claims_of(lines: Sequence[wire.ChatMessage], record: Record) -> Claims:
    """Return the claims made in the chat of a game, as events for bots, with their versions."""
    events = (
        (line.version, as_event(line))
        for line in lines
        if line.round and line.version < len(record.moves)
    )
    return tuple((version, event) for version, event in events if event is not None)


@final
class ReviewService:
    """Returns reviews from the store or computes them.

    Concurrent requests for the same review wait for one computation.
    """

    def __init__(self, store: ReviewStorePort, make: ReviewMaker) -> None:
        self._store = store
        self._make = make
        self._in_progress: dict[str, asyncio.Task[wire.GameReview]] = {}

    async def get_or_make(
        self, name: str, record: Record, lines: Sequence[wire.ChatMessage] = ()
    ) -> wire.GameReview:
        """Return the review of a finished game; ``lines`` is the chat of its table."""
        task = self._in_progress.get(name)
        if task is None:
            found = _decode_current(await self._store.get_review(name))
            if found is not None:
                return found
            task = self._in_progress.get(name)  # started while we read the store
        if task is None:
            task = asyncio.create_task(self._make_and_store(name, record, claims_of(lines, record)))
            self._in_progress[name] = task
            task.add_done_callback(lambda done: self._on_done(name, done))
        return await asyncio.shield(task)

    def _on_done(self, name: str, task: asyncio.Task[wire.GameReview]) -> None:
        del self._in_progress[name]
        if not task.cancelled():
            task.exception()  # mark as retrieved; requests that still wait get it themselves

    async def _make_and_store(self, name: str, record: Record, claims: Claims) -> wire.GameReview:
        new = await self._make(str(record), claims)
        await self._store.put_review(name, new.encode())
        return msgspec.json.decode(new, type=wire.GameReview)


def _decode_current(encoded: bytes | None) -> wire.GameReview | None:
    """Decode a stored review; ``None`` if it is missing or of an older format."""
    if encoded is None:
        return None
    try:
        found = msgspec.json.decode(encoded, type=wire.GameReview)
    except msgspec.MsgspecError:
        return None
    return found if found.form == REVIEW_FORMAT_VERSION else None
