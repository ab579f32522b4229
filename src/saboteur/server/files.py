"""How many files a process may have open: every socket is one."""

import sys
from typing import Final

ENOUGH: Final = 65_536
"""Where the machine sets no limit at all."""


def allow_files(wanted: int | None = None) -> bool:
    """Take all that the machine gives us; whether that does for what is wanted.

    Many systems begin with 1024, for programs of the eighties, and give more to whoever asks.
    """
    if sys.platform == "win32":
        return True
    import resource  # noqa: PLC0415 - Windows has none

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return wanted is None or most >= wanted
