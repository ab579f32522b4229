"""Environments for machine learning: PettingZoo, Gymnasium and OpenSpiel, for every box.

``saboteur.research.aec`` and ``.parallel`` are for PettingZoo, ``.gym`` for Gymnasium (one seat
against bots), ``.open_spiel`` for OpenSpiel. All of them use ``.encoding``: action numbers, and
arrays of a seat's view. ``.batch`` and ``.vector`` (Gymnasium) play many games at once on the
swarm, with the swarm's action numbers and arrays. See ``docs/research-environments.md``.
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
