"""Environments for learning: PettingZoo, Gymnasium and OpenSpiel, for every box.

``saboteur.research.aec`` and ``.parallel`` (PettingZoo), ``.gym`` (Gymnasium, one seat against
bots), ``.open_spiel`` (OpenSpiel). All of them stand on ``.encoding``: the numbers of moves, and
arrays of what a seat sees. ``.batch`` and ``.vector`` (Gymnasium) are many games at once, on the
swarm, with numbers and arrays of its own. ``docs/research-environments.md`` tells all of it.
"""

from importlib.util import find_spec
from typing import Final

NEEDED: Final = "numpy"


def need(package: str) -> None:
    """Refuse to go on without a package of the extra ``research``, and say how to get it."""
    if find_spec(package) is None:
        raise ImportError(
            f"saboteur.research needs {package}: pip install 'saboteur-games[research]'"
        )


need(NEEDED)
