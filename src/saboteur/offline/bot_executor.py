"""Runs bots in this worker or, where they take long, in a second web worker."""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias, final

from saboteur.bots import LEVELS
from saboteur.bots.claims import Claims
from saboteur.protocol.errors import AdviceUnavailable, ReviewUnavailable
from saboteur.table.analysis.game_reviews import make_review
from saboteur.table.analysis.move_advice import AdviceRequest, compute_advice
from saboteur.table.bot_runtime.bot_request import BotFailed, BotRequest, handle_request

OFFLOADED_LEVEL: Final = "expert"
"""The level whose search uses its full time budget."""
BOT_TIMEOUT_S: Final = 60.0
"""Maximum wait for the second worker, including its start."""

REVIEW_TIMEOUT_S: Final = 600.0
"""Maximum wait for a review, which takes minutes on a phone."""

SendToWorker: TypeAlias = Callable[[bytes], Awaitable[str]]
"""Sends a pickled task to the second worker, which calls ``run_task``."""
WorkerTask: TypeAlias = Callable[[], str]
"""A picklable call: a function with its arguments."""


def run_task(pickled_task: bytes) -> str:
    """Unpickle and run a task in the second worker."""
    task: WorkerTask = pickle.loads(pickled_task)  # noqa: S301 - pickled by this application
    return task()


def _review_to_text(record: str, claims: Claims) -> str:
    return make_review(record, claims).decode()


@final
class LocalBotExecutor:
    """Runs bots, reviews and advice on one device.

    Without ``send_to_worker`` everything runs in this worker. ``search_budget_s`` is the time in
    which a searching level chooses a move on this device.
    """

    highest_level = LEVELS[-1]
    """Never lowered: one device has few tables."""

    def __init__(self, send_to_worker: SendToWorker | None, search_budget_s: float) -> None:
        self._send_to_worker = send_to_worker
        self._search_budget_s = search_budget_s

    async def choose(self, request: BotRequest) -> str:
        """Return the answer of ``handle_request``.

        Raises ``BotFailed`` if the second worker gave none.
        """
        request = replace(request, budget_s=self._search_budget_s)
        if request.level != OFFLOADED_LEVEL:
            await asyncio.sleep(0)  # send queued frames first
            return handle_request(request)
        try:
            return await self._run(partial(handle_request, request), BOT_TIMEOUT_S)
        except Exception as error:
            raise BotFailed(request.level, type(error).__name__) from error

    async def make_review(self, record: str, claims: Claims) -> bytes:
        """Review a game, which may take minutes. Raises ``ReviewUnavailable``."""
        try:
            review = await self._run(partial(_review_to_text, record, claims), REVIEW_TIMEOUT_S)
        except Exception as error:
            raise ReviewUnavailable(type(error).__name__) from error
        return review.encode()

    async def compute_advice(self, request: AdviceRequest) -> str:
        """Sample some worlds for move advice. Raises ``AdviceUnavailable``."""
        try:
            return await self._run(partial(compute_advice, request), BOT_TIMEOUT_S)
        except Exception as error:
            raise AdviceUnavailable(type(error).__name__) from error

    async def _run(self, task: WorkerTask, timeout_s: float) -> str:
        if self._send_to_worker is None:
            await asyncio.sleep(0)  # send queued frames first
            return task()
        async with asyncio.timeout(timeout_s):
            return await self._send_to_worker(pickle.dumps(task, pickle.HIGHEST_PROTOCOL))
