"""A house: what a server is to many, for the one device that it runs on.

It does what a table does that needs no other device: it opens tables, lets bots play, keeps every
move before anybody hears of it, wakes tables from what was kept, and shows games that are over. It
has no network, no thread and no process.
"""

from collections.abc import Callable, Mapping
from typing import Final, Self, final

from saboteur.local import routes
from saboteur.local.documents import Documents, Keep
from saboteur.local.line import Line
from saboteur.local.owner import HERE
from saboteur.local.tables import LocalTables
from saboteur.local.thinking import Elsewhere, LocalThinking
from saboteur.table.bots import Beat
from saboteur.table.models import StoredGuest
from saboteur.table.times import BEAT_SECONDS

NOBODY: Final = StoredGuest(HERE, "")


@final
class House:
    """All that runs on one device. It belongs to the event loop in which it is used."""

    def __init__(self, tables: LocalTables) -> None:
        """Take the tables; ``open`` makes a house from what was kept."""
        self._tables = tables

    @classmethod
    def open(
        cls,
        kept: Mapping[str, bytes],
        keep: Keep,
        think: Elsewhere | None,
        seconds: float,
        *,
        beat: Beat | None = None,
    ) -> Self:
        """Open the house of a device, with every document of before.

        ``keep`` writes documents (``None`` deletes one), all or none, durable when it returns.
        ``think`` asks another worker to call ``thinking.think``; without it bots think here. A
        level that searches may take so many ``seconds`` for a move.
        """
        thinking = LocalThinking(think, seconds)
        beat = beat or Beat(seconds=BEAT_SECONDS)
        return cls(LocalTables(Documents(kept, keep), thinking, beat))

    async def ask(self, method: str, path: str, body: str | None) -> tuple[int, str, str]:
        """Answer as a server does over HTTP: status, media type, text."""
        return await routes.answer(self._tables, method, path, body)

    def enter(self, code: str, send: Callable[[str], None], close: Callable[[int], None]) -> Line:
        """Open a line to a table: ``send`` gets its frames, ``close`` the code of its end."""
        guest = self._tables.owner.guest or NOBODY
        return Line(guest, lambda: self._tables.admit(code), send, close)

    async def close(self) -> None:
        """Put all tables down; what they wrote is kept."""
        await self._tables.close()
