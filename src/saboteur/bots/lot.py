"""Drawing lots: a bot's chance is addressed by its seed and by the moment it is asked."""

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, TypeAlias

from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick

Moment: TypeAlias = Callable[[Any], str]
"""Names the decision that a seat is asked, from its view; no two of a game have the same name."""


def draw_lot(moves: Sequence[Move], seed: str, moment: str) -> Move:
    """Return one of the moves, each equally likely, however they are listed."""
    listed = sorted(moves, key=str)
    return listed[pick(len(listed), seed, moment)]


def whole_view(view: Any) -> str:  # noqa: ANN401 - each family has its own view
    """Name a decision by all that its seat sees: for families where no view comes twice."""
    seen = json.dumps(view.to_dict(), sort_keys=True, separators=(",", ":"))
    return sha256(seen.encode()).hexdigest()
