"""The limit of open files of this process; every socket counts as one."""

import sys
from typing import Final

FALLBACK_OPEN_FILES: Final = 65_536
"""Soft limit that is set if the hard limit is infinite."""


def raise_open_file_limit(needed: int | None = None) -> bool:
    """Raise RLIMIT_NOFILE to the hard limit; return whether it is at least ``needed``.

    Many systems start processes with a soft limit of 1024 files, far below the hard limit.
    """
    if sys.platform == "win32":
        return True
    import resource  # noqa: PLC0415 - Windows has none

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = FALLBACK_OPEN_FILES if hard == resource.RLIM_INFINITY else hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    return needed is None or limit >= needed
