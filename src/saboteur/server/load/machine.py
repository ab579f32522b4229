"""How busy the machine is with other things: figures of a busy one say little of the server."""

import os
from pathlib import Path
from typing import Final

BUSY: Final = (0, 1, 2, 5, 6, 7)
"""Places in the first line of ``/proc/stat``: all but waiting for work or for a disk."""


def spent_seconds() -> float | None:
    """Return what all cores have worked since the start, for anybody; ``None`` if nobody says."""
    try:
        line = Path("/proc/stat").read_text("ascii").partition("\n")[0]
    except OSError:
        return None
    ticks = line.split()[1:]
    return sum(int(ticks[place]) for place in BUSY) / os.sysconf("SC_CLK_TCK")
