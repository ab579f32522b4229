"""Metrics of bots exported to Prometheus."""

from typing import Final, final

from saboteur.bot_runtime.process_pool import BotMetrics
from saboteur.bot_runtime.sandboxed_process import LossReason
from saboteur.server.metrics import (
    BOT_LEVEL_REDUCTION,
    BOT_QUEUE,
    BOT_WAIT,
    BOT_WORKERS,
    BOT_WORKERS_LOST,
)

WAIT_BUCKET_S: Final = 0.5
"""Resolution of the wait metric: coarse, so that it does not reveal how long a bot took."""


@final
class PrometheusBotMetrics(BotMetrics):
    """Records metrics of bots for ``/metrics``."""

    def queue_changed(self, by: int) -> None:
        BOT_QUEUE.inc(by)

    def job_started(self, waited_s: float) -> None:
        BOT_WAIT.observe(waited_s // WAIT_BUCKET_S * WAIT_BUCKET_S)

    def workers_changed(self, by: int) -> None:
        BOT_WORKERS.inc(by)

    def worker_lost(self, reason: LossReason) -> None:
        BOT_WORKERS_LOST.labels(reason).inc()

    def level_changed(self, steps_down: int) -> None:
        BOT_LEVEL_REDUCTION.set(steps_down)
