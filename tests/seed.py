"""The seed of random data in tests, which changes with every commit.

Deals, moves and Hypothesis' examples depend on it, but never which tests run. The header of a run
prints it; ``SABOTEUR_SEED=… pytest …`` repeats the run.
"""

import os
import subprocess
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

SEED_VARIABLE: Final = "SABOTEUR_SEED"
SEED_WITHOUT_COMMIT: Final = "saboteur"
"""The seed where there is no commit, as in an archive of the sources."""
SEED_LENGTH: Final = 12


@cache
def seed() -> str:
    return os.environ.get(SEED_VARIABLE) or _current_commit() or SEED_WITHOUT_COMMIT


def seed_number() -> int:
    """Return the seed as a number, for Hypothesis."""
    return int.from_bytes(sha256(seed().encode()).digest()[:4], "big")


def _current_commit() -> str:
    try:
        found = subprocess.run(
            ["git", "rev-parse", "HEAD"],  # noqa: S607 - whichever git made the tree
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return ""
    return found.stdout.strip()[:SEED_LENGTH] if found.returncode == 0 else ""
