"""A harness for correspondence tables, whose clock advances when a test says so."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, final

from sqlalchemy import URL

from saboteur.protocol import messages as wire
from saboteur.table.storage.models import PendingTurn
from tests.server.harness import Frame, RegistryHarness, Tab, open_harness

HOUR_S: Final = 3600.0
DAY_S: Final = 24 * HOUR_S
NOON_TIMESTAMP: Final = 1_790_000_000.0 // DAY_S * DAY_S + 12 * HOUR_S
"""Noon UTC of some day."""


@final
class FakeClock:
    """A clock for the server that a test advances."""

    def __init__(self) -> None:
        self.now = NOON_TIMESTAMP

    def __call__(self) -> float:
        return self.now


@final
class CorrespondenceHarness:
    """A registry harness with a clock that tests advance."""

    def __init__(self, harness: RegistryHarness, clock: FakeClock) -> None:
        self.harness = harness
        self.clock = clock

    async def advance(self, seconds: float) -> None:
        """Advance the clock and process the deadlines that have passed."""
        self.clock.now += seconds
        await self.harness.registry.recovery.expire_deadlines()

    async def pending_turns(self, code: str) -> tuple[PendingTurn, ...]:
        return await self.harness.storage.correspondence.pending_turns(code)

    async def start_game(self, *names: str, **wish: Any) -> tuple[str, list[Tab], list[Frame]]:
        """Deal at a correspondence table; return its code, the tabs and the first frame of each."""
        code, tabs = await self.harness.start_game(*names, clock="slow", **wish)
        return code, tabs, [await tab.wait_for("snapshot") for tab in tabs]


@asynccontextmanager
async def open_correspondence(
    database: URL,
    **settings: Any,
) -> AsyncIterator[CorrespondenceHarness]:
    """Yield a correspondence harness on a database."""
    clock = FakeClock()
    async with open_harness(database, now=clock, **settings) as harness:
        yield CorrespondenceHarness(harness, clock)


async def play_move(tab: Tab, version: int, move: str) -> Frame:
    """Play a move and return the frame that answers it."""
    tab.send(wire.Play(version=version, move=move))
    return await tab.wait_for("move-made", predicate=lambda frame: frame["version"] > version)
