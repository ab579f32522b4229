"""Bots think here or, where they take long, in another worker of the device."""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, TypeAlias, final

from saboteur.bots import LEVELS
from saboteur.table.question import BotFailed, Question, answer

SEARCHES: Final = "expert"
"""The level that takes the time it is given."""
PATIENCE: Final = 60.0
"""Seconds after which nobody waits for the other worker: it may have to start first."""

Elsewhere: TypeAlias = Callable[[bytes], Awaitable[str]]
"""Asks the other worker, which calls ``think``."""


def think(packed: bytes) -> str:
    """Answer a question of the house, in the other worker."""
    question: Question = pickle.loads(packed)  # noqa: S301 - from our own house
    return answer(question)


@final
class LocalThinking:
    """Where the bots of a house think."""

    highest = LEVELS[-1]
    """No level is lowered here: one device has few tables."""

    def __init__(self, elsewhere: Elsewhere | None, seconds: float) -> None:
        """``seconds`` is what a level that searches may take for a move on this device."""
        self._elsewhere = elsewhere
        self._seconds = seconds

    async def choose(self, question: Question) -> str:
        """Return the text of the bot's move; ``BotFailed`` if the other worker gave none."""
        asked = replace(question, seconds=self._seconds)
        if self._elsewhere is None or asked.level != SEARCHES:
            await asyncio.sleep(0)  # frames go first
            return answer(asked)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._elsewhere(pickle.dumps(asked, pickle.HIGHEST_PROTOCOL))
        except Exception as error:
            raise BotFailed(asked.level, type(error).__name__) from error
