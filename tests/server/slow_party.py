"""Parties at slow tables: days pass when a test says so."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, final

from sqlalchemy import URL

from saboteur.table.models import Awaited
from saboteur.wire import messages as wire
from tests.server.party import Frame, Party, Tab, celebrate

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
NOON: Final = 1_790_000_000.0 // DAY * DAY + 12 * HOUR
"""Of some day, in UTC."""


@final
class Calendar:
    """The time of a house, which a test moves on."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> float:
        return self.at


@final
class Days:
    """A party whose days pass."""

    def __init__(self, party: Party, calendar: Calendar) -> None:
        self.party = party
        self.calendar = calendar

    async def pass_(self, seconds: float) -> None:
        """Let time pass, and the house look for what is overdue."""
        self.calendar.at += seconds
        await self.party.hall.check_clocks()

    async def awaited(self, code: str) -> tuple[Awaited, ...]:
        return await self.party.storage.slow.awaited(code)

    async def game(self, *names: str, **wish: Any) -> tuple[str, list[Tab], list[Frame]]:  # noqa: ANN401
        """Deal at a slow table; return also what each was shown."""
        code, tabs = await self.party.game(*names, clock="slow", **wish)
        return code, tabs, [await tab.wait_for("sync") for tab in tabs]


def in_days(
    database: URL,
    test: Callable[[Days], Awaitable[None]],
    **settings: Any,  # noqa: ANN401 - whatever a server is told
) -> None:
    """Run a test at a party whose days pass."""
    calendar = Calendar()

    async def whole(party: Party) -> None:
        await test(Days(party, calendar))

    celebrate(database, whole, now=calendar, **settings)


async def play(tab: Tab, version: int, move: str) -> Frame:
    """Make a move, and wait until it is told."""
    tab.say(wire.Play(version=version, move=move))
    return await tab.wait_for("happened", that=lambda frame: frame["version"] > version)
