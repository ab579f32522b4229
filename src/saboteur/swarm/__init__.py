"""Play many games at once at the speed of the machine: ``Swarm`` (``docs/swarm.md``).

The reference engine (``saboteur.new``) is the authority; tests play both side by side.
"""

from importlib.util import find_spec
from typing import Final

REQUIRED_PACKAGE: Final = "numpy"

if find_spec(REQUIRED_PACKAGE) is None:
    raise ImportError(
        f"saboteur.swarm needs {REQUIRED_PACKAGE}: pip install 'saboteur-games[swarm]'"
    )

from saboteur.swarm.box_spec import NotInSwarm  # noqa: E402 - check the dependency first
from saboteur.swarm.swarm import Swarm  # noqa: E402 - as above

__all__ = ["NotInSwarm", "Swarm"]
