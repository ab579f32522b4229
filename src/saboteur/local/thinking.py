"""Bots think here or, where they take long, in another worker of the device."""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias, final

from saboteur.bots import LEVELS
from saboteur.bots.claims import Claims
from saboteur.table.advice import AdviceQuestion, advise
from saboteur.table.question import BotFailed, Question, answer
from saboteur.table.reviews import made
from saboteur.wire.problems import NoAdvice, NoReview

SEARCHES: Final = "expert"
"""The level that takes the time it is given."""
PATIENCE: Final = 60.0
"""Seconds after which nobody waits for the other worker: it may have to start first."""

REVIEW_PATIENCE: Final = 600.0
"""The same for a review, which takes a phone a while."""

Elsewhere: TypeAlias = Callable[[bytes], Awaitable[str]]
"""Asks the other worker, which calls ``think``."""
Errand: TypeAlias = Callable[[], str]
"""Something to do that can be packed and sent: a call with its arguments."""


def think(packed: bytes) -> str:
    """Run an errand of the house, in the other worker."""
    errand: Errand = pickle.loads(packed)  # noqa: S301 - from our own house
    return errand()


def _reviewed(record: str, claims: Claims) -> str:
    return made(record, claims).decode()


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
        if asked.level != SEARCHES:
            await asyncio.sleep(0)  # frames go first
            return answer(asked)
        try:
            return await self._run(partial(answer, asked), PATIENCE)
        except Exception as error:
            raise BotFailed(asked.level, type(error).__name__) from error

    async def review(self, record: str, claims: Claims) -> bytes:
        """Review a game; it may take minutes. Raises ``NoReview``."""
        try:
            said = await self._run(partial(_reviewed, record, claims), REVIEW_PATIENCE)
        except Exception as error:
            raise NoReview(type(error).__name__) from error
        return said.encode()

    async def advise(self, question: AdviceQuestion) -> str:
        """Try some worlds where experts think; raises ``NoAdvice``."""
        try:
            return await self._run(partial(advise, question), PATIENCE)
        except Exception as error:
            raise NoAdvice(type(error).__name__) from error

    async def _run(self, errand: Errand, patience: float) -> str:
        if self._elsewhere is None:
            await asyncio.sleep(0)  # frames go first
            return errand()
        async with asyncio.timeout(patience):
            return await self._elsewhere(pickle.dumps(errand, pickle.HIGHEST_PROTOCOL))
