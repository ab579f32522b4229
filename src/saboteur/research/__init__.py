"""Environments for machine learning: PettingZoo, Gymnasium and OpenSpiel, for every box.

``saboteur.research.aec`` and ``.parallel`` (PettingZoo), ``.gym`` (Gymnasium, one seat against
bots), ``.open_spiel`` (OpenSpiel). All of them build on ``.encoding``: action numbers, and arrays
of what a seat sees. ``.batch`` and ``.vector`` (Gymnasium) play many games at once on the swarm,
with action numbers and arrays of its own. See ``docs/research-environments.md``.
"""

from importlib.util import find_spec
from typing import Final

REQUIRED_PACKAGE: Final = "numpy"


def require_package(package: str) -> None:
    """Raise ``ImportError`` with an installation hint if a package of the extra is missing."""
    if find_spec(package) is None:
        raise ImportError(
            f"saboteur.research needs {package}: pip install 'saboteur-games[research]'"
        )


require_package(REQUIRED_PACKAGE)
