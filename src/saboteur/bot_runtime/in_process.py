"""Runs bots in this process or, if they take long, in a second one of the same device.

This is the executor of a browser: the processes are web workers.
"""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias, final

from saboteur.bot_runtime.executor import BotFailed, Task, handle_request
from saboteur.bot_runtime.request import BotRequest
from saboteur.bot_runtime.timing import BROWSER_TIMEOUTS
from saboteur.bots import LEVELS
from saboteur.protocol.errors import AdviceUnavailable, ReviewUnavailable

OFFLOADED_LEVEL: Final = "expert"
"""The level that runs in the second worker, because its search uses its full time budget."""

SendToWorker: TypeAlias = Callable[[bytes], Awaitable[str]]
"""Sends a pickled task to the second worker, which calls ``run_task``."""


@final
class InProcessExecutor:
    """Runs bots, reviews and advice on one device.

    Without ``send_to_worker`` everything runs in this process. ``search_budget_s`` is the time in
    which a searching level chooses a move on this device.
    """

    highest_level = LEVELS[-1]
    """The highest level of bots; never lowered, because one device has few tables."""

    def __init__(self, send_to_worker: SendToWorker | None, search_budget_s: float) -> None:
        self._send_to_worker = send_to_worker
        self._timeouts = replace(BROWSER_TIMEOUTS, search_budget_s=search_budget_s)

    async def choose(self, request: BotRequest) -> str:
        """Return the answer of ``handle_request``.

        Raises ``BotFailed`` for any failure of the level that searches.
        """
        task = partial(handle_request, request, self._timeouts)
        if request.level != OFFLOADED_LEVEL:
            await asyncio.sleep(0)  # send queued frames first
            return task()
        try:
            return await self._run(task, self._timeouts.kill_builtin_s)
        except Exception as error:
            raise BotFailed(request.level, type(error).__name__) from error

    async def review(self, task: Task) -> str:
        """Run a review task, which may take minutes. Raises ``ReviewUnavailable``."""
        try:
            return await self._run(task, self._timeouts.review_s)
        except Exception as error:
            raise ReviewUnavailable(type(error).__name__) from error

    async def advise(self, task: Task) -> str:
        """Run a move advice task. Raises ``AdviceUnavailable``."""
        try:
            return await self._run(task, self._timeouts.kill_builtin_s)
        except Exception as error:
            raise AdviceUnavailable(type(error).__name__) from error

    async def _run(self, task: Task, timeout_s: float) -> str:
        if self._send_to_worker is None:
            await asyncio.sleep(0)  # send queued frames first
            return task()
        async with asyncio.timeout(timeout_s):
            return await self._send_to_worker(pickle.dumps(task, pickle.HIGHEST_PROTOCOL))
