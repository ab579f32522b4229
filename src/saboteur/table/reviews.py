"""Reviews of finished games: made once, beside the tables, and kept."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol, TypeAlias, final

import msgspec

from saboteur.bots.claims import Claims
from saboteur.play.game import Record, loads
from saboteur.review import review
from saboteur.table.talk.sentences import as_event
from saboteur.wire import messages as wire
from saboteur.wire.reviews import FORM, review_message

Maker: TypeAlias = Callable[[str, Claims], Awaitable[bytes]]
"""Has ``made`` called somewhere where it keeps no table waiting."""
ALL: Final = 1 << 30
"""More lines than any table hears."""


class ReviewKeeping(Protocol):
    """Keeps reviews by the table's code, or by what an upload is called."""

    async def read(self, name: str) -> bytes | None:
        """Return what was kept under a name."""

    async def keep(self, name: str, made: bytes) -> None:
        """Keep a review; the game may have gone meanwhile, and then nothing is."""


def made(record: str, claims: Claims) -> bytes:
    """Review the record of a game; raises ``RecordError``."""
    return msgspec.json.encode(review_message(review(loads(record), claims)))


def claims_of(lines: Sequence[wire.Heard], record: Record) -> Claims:
    """Return what was said while a game was played, as bots and watchers heard it."""
    heard = (
        (line.version, as_event(line))
        for line in lines
        if line.round and line.version < len(record.moves)
    )
    return tuple((version, event) for version, event in heard if event is not None)


@final
class Reviews:
    """All reviews of a house. Whoever asks for one that is being made waits for the same."""

    def __init__(self, kept: ReviewKeeping, make: Maker) -> None:
        """Take where they are kept, and who makes them."""
        self._kept = kept
        self._make = make
        self._making: dict[str, asyncio.Task[wire.GameReview]] = {}

    async def of(
        self, name: str, record: Record, lines: Sequence[wire.Heard] = ()
    ) -> wire.GameReview:
        """Return the review of a finished game, kept or made; ``lines`` are what was said there."""
        task = self._making.get(name)
        if task is None:
            found = _current(await self._kept.read(name))
            if found is not None:
                return found
            task = self._making.get(name)  # somebody may have begun meanwhile
        if task is None:
            task = asyncio.create_task(self._made(name, record, claims_of(lines, record)))
            self._making[name] = task
            task.add_done_callback(lambda done: self._done(name, done))
        return await asyncio.shield(task)

    def _done(self, name: str, task: asyncio.Task[wire.GameReview]) -> None:
        del self._making[name]
        if not task.cancelled():
            task.exception()  # whoever still waits is told; the others have gone

    async def _made(self, name: str, record: Record, claims: Claims) -> wire.GameReview:
        new = await self._make(str(record), claims)
        await self._kept.keep(name, new)
        return msgspec.json.decode(new, type=wire.GameReview)


def _current(kept: bytes | None) -> wire.GameReview | None:
    """Read what was kept; what an older program made is made anew."""
    if kept is None:
        return None
    try:
        found = msgspec.json.decode(kept, type=wire.GameReview)
    except msgspec.MsgspecError:
        return None
    return found if found.form == FORM else None
