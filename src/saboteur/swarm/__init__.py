"""Many games at once, at the speed of the machine: ``Swarm`` (``docs/swarm.md``).

The reference (``saboteur.new``) is the authority: tests play both side by side.
"""

from importlib.util import find_spec
from typing import Final

NEEDED: Final = "numpy"

if find_spec(NEEDED) is None:
    raise ImportError(f"saboteur.swarm needs {NEEDED}: pip install 'saboteur-games[swarm]'")

from saboteur.swarm.box import NotInSwarm  # noqa: E402 - what it needs is asked for first
from saboteur.swarm.swarm import Swarm  # noqa: E402 - as above

__all__ = ["NotInSwarm", "Swarm"]
