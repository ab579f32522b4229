"""Who knows of letters: slow tables."""

from collections.abc import Mapping, Sequence
from typing import final

from saboteur.server.post.letters import Letter, Source
from saboteur.server.storage.awaited import AwaitedStorage, Call
from saboteur.server.storage.farewells import FarewellStorage
from saboteur.server.storage.tables import Storage
from saboteur.wire import messages as wire


@final
class Turns:
    """Whose turn it is at slow tables. Everybody who is asked is told alike."""

    kinds: tuple[wire.LetterKind, ...] = ("turn",)

    def __init__(self, awaited: AwaitedStorage, asked: FarewellStorage) -> None:
        """Take what is kept of slow tables."""
        self._awaited = awaited
        self._asked = asked
        self._calls: dict[Letter, Call] = {}

    async def due(self, now: float, limit: int) -> Sequence[Letter]:
        """Return who is asked and was not called."""
        calls = await self._awaited.uncalled(now, limit)
        self._calls = {
            Letter(call.guest, "turn", call.code, None, call.since, call.until): call
            for call in calls
        }
        return list(self._calls)

    async def sent(self, letters: Sequence[Letter], now: float) -> None:
        """Note that they were called."""
        await self._awaited.called([self._calls[letter] for letter in letters], now)

    async def valid(self, letters: Sequence[Letter]) -> Sequence[Letter]:
        """Return who has not answered yet."""
        asked = await self._asked.asked({letter.table or "" for letter in letters})
        return [
            letter
            for letter in letters
            if (letter.table or "", letter.guest, letter.since) in asked
        ]


@final
class Farewells:
    """Who played slow games that are over."""

    kinds: tuple[wire.LetterKind, ...] = ("over",)

    def __init__(self, farewells: FarewellStorage) -> None:
        """Take what is kept of slow tables."""
        self._farewells = farewells

    async def due(self, now: float, limit: int) -> Sequence[Letter]:
        """Return whom to tell, a table as a whole."""
        # A table has several players: so many tables at once are few enough.
        found = await self._farewells.over(now, limit // 12)
        return [Letter(each.guest, "over", each.code, None, each.ended, None) for each in found]

    async def sent(self, letters: Sequence[Letter], now: float) -> None:
        """Note that they were told."""
        await self._farewells.told((letter.table or "" for letter in letters), now)

    async def valid(self, letters: Sequence[Letter]) -> Sequence[Letter]:
        """Return them all: what is over stays over."""
        return letters


def sources_of(storage: Storage) -> Mapping[str, Source]:
    """Return everybody who knows of letters, by name."""
    slow = FarewellStorage(storage.database)
    return {"turns": Turns(storage.slow, slow), "farewells": Farewells(slow)}
