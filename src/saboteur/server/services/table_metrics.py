"""Table metrics exported to Prometheus."""

from typing import final

from saboteur.server.metrics import COMMAND_DURATION_S, COMMANDS, TABLES_UNLOADED
from saboteur.table.table_state import TableMetrics


@final
class PrometheusTableMetrics(TableMetrics):
    """Records table metrics for ``/metrics``."""

    def frame_handled(self, kind: str, seconds: float) -> None:
        COMMANDS.labels(kind).inc()
        COMMAND_DURATION_S.observe(seconds)

    def table_unloaded(self, reason: str) -> None:
        TABLES_UNLOADED.labels(reason).inc()
