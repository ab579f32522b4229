"""CPU time of the machine: results from a busy machine say little about the server."""

import os
from pathlib import Path
from typing import Final

BUSY_FIELDS: Final = (0, 1, 2, 5, 6, 7)
"""Columns of the first line of ``/proc/stat`` other than idle and iowait."""


def total_cpu_seconds() -> float | None:
    """Return the busy time of all cores since boot; ``None`` where it is unknown."""
    try:
        line = Path("/proc/stat").read_text("ascii").partition("\n")[0]
    except OSError:
        return None
    ticks = line.split()[1:]
    return sum(int(ticks[place]) for place in BUSY_FIELDS) / os.sysconf("SC_CLK_TCK")
