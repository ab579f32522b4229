"""Whether there is a trained mind for a box, and where its weights lie; NumPy is not imported."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import MappingProxyType
from typing import IO, Final

BOXES: Final = ("saboteur", "duel")
"""The boxes that somebody was trained for."""
REASONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "box": f"the level master plays {', '.join(BOXES)} alone",
        "numpy": "the level master needs NumPy: pip install 'saboteur-games[master]'",
        "weights": "the weights of the level master are not installed",
    }
)
"""Why there is no master, in words."""


def missing(box: str) -> str:
    """Name what is missing (``REASONS``) for the level ``master`` of a box; empty if nothing is."""
    if box not in BOXES:
        return "box"
    if find_spec("numpy") is None:
        return "numpy"
    return "" if _file(box).is_file() else "weights"


def opened(box: str) -> IO[bytes]:
    """Open the weights of a box, which are not missing."""
    return _file(box).open("rb")


def _file(box: str) -> Traversable:
    return _folder() / f"{box}.npz"


@cache
def _folder() -> Traversable:
    """Say where all weights lie: it takes longer to find out than whether one is there."""
    return resources.files("saboteur.bots.master") / "weights"
