"""Time limits of bots, and the ticks on which their moves are played.

The time a bot takes depends on its hidden cards, so it is hidden: moves are played on a tick.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from math import ceil
from random import SystemRandom
from time import monotonic
from typing import Final

MAX_ATTEMPTS: Final = 3
"""Attempts for one move of a built-in bot before a timeout move is made for it."""
MAX_JITTER_TICKS: Final = 0.5
"""Maximum random delay of a move, as a fraction of a tick."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BotTimeouts:
    """The time limits of bots and reviews, which run outside the event loop, in seconds.

    The arena and the terminal give custom bots more (``saboteur.bots.custom_bots``). Raises
    ``ValueError`` if a limit could never take effect because a shorter one contains it.
    """

    search_budget_s: float = 0.2
    """Time in which a searching level chooses a move; shorter than a tick, so it does not show."""
    custom_bot_s: float = 5.0
    """Time until an alarm stops a custom bot, which may search longer than the built-in ones."""
    kill_builtin_s: float = 5.0
    """Time until a worker with a built-in bot is killed.

    Even on a slow machine a bot needs a twentieth of that, so it must hang.
    """
    kill_custom_s: float = 6.0
    """Time until a worker with a custom bot is killed, because it ignored the alarm."""
    job_s: float = 20.0
    """Time until a table stops waiting for a move, including the time in the queue."""
    review_s: float = 90.0
    """Time limit of a review: it takes 3 seconds for five players, 12 for twelve."""

    def __post_init__(self) -> None:
        must_rise = (
            (self.search_budget_s, self.kill_builtin_s),  # a search ends itself before the kill
            (self.custom_bot_s, self.kill_custom_s),  # the alarm comes first: it keeps the worker
            (self.kill_custom_s, self.job_s),  # the kill comes first: it frees the worker
            (MAX_ATTEMPTS * self.kill_builtin_s, self.job_s),  # every attempt fits
        )
        if not all(shorter < longer for shorter, longer in must_rise):
            message = f"a time limit is longer than the one that contains it: {self}"
            raise ValueError(message)


SERVER_TIMEOUTS: Final = BotTimeouts()
BROWSER_TIMEOUTS: Final = BotTimeouts(kill_builtin_s=60.0, job_s=200.0, review_s=600.0)
"""The limits in a browser: a second web worker may have to start first, and a review takes minutes
on a phone.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTicker:
    """Plays a bot's move a fixed time after its request, however long the bot computed.

    If a bot took longer than its ticks, its move is played on the next one, so that players
    can infer at most the number of whole ticks. The rest is random jitter, independent of
    the table, which hides small differences of the server's own work.
    """

    tick_s: float
    """Length of a tick in seconds; with 0 moves are played at once and nothing is hidden."""
    clock: Callable[[], float] = monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    random: Callable[[], float] = SystemRandom().random

    async def wait_for_tick(self, requested_at: float, ticks: int = 1) -> None:
        """Wait until a bot's move may be made; it was asked at ``requested_at`` (of ``clock``)."""
        if self.tick_s <= 0:
            return
        elapsed = self.clock() - requested_at
        total = max(ticks, ceil(elapsed / self.tick_s)) + MAX_JITTER_TICKS * self.random()
        await self.sleep(total * self.tick_s - elapsed)
