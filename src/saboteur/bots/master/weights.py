"""The availability and location of trained weights, by box; does not import NumPy."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import MappingProxyType
from typing import IO, Final

TRAINED_BOXES: Final = ("saboteur", "duel")
"""The boxes with a trained network."""
REASONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "box": f"the level master plays {', '.join(TRAINED_BOXES)} alone",
        "numpy": "the level master needs NumPy: pip install 'saboteur-games[master]'",
        "weights": "the weights of the level master are not installed",
    }
)
"""By reason why the level ``master`` is missing, the message that states it."""


def missing(box: str) -> str:
    """Return why the level ``master`` is missing for a box.

    Args:
        box: The id of the rule set.

    Returns:
        A key of ``REASONS``, or "" if the level is available.
    """
    if box not in TRAINED_BOXES:
        return "box"
    if find_spec("numpy") is None:
        return "numpy"
    return "" if _file(box).is_file() else "weights"


def open_weights(box: str) -> IO[bytes]:
    """Open the weights of a box; call it only if ``missing`` returns ""."""
    return _file(box).open("rb")


def _file(box: str) -> Traversable:
    return _weights_folder() / f"{box}.npz"


@cache
def _weights_folder() -> Traversable:
    """Return the folder of the weights, cached: finding it is slow."""
    return resources.files("saboteur.bots.master") / "weights"
