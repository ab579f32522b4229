"""What happens at tables, as this server counts it."""

from typing import final

from saboteur.server.metrics import COMMAND_SECONDS, COMMANDS, PUT_DOWN
from saboteur.table.table import Figures


@final
class Counted(Figures):
    """Counts for ``/metrics``."""

    def heard(self, kind: str, seconds: float) -> None:
        """A frame was taken in, so long after it came."""
        COMMANDS.labels(kind).inc()
        COMMAND_SECONDS.observe(seconds)

    def put_down(self, why: str) -> None:
        """A table goes on from its log."""
        PUT_DOWN.labels(why).inc()
