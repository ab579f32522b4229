"""The Gymnasium spaces of actions and observations."""

from typing import Any

import numpy as np
from gymnasium import spaces

from saboteur.research.encoding import Encoding


def action_space(encoding: Encoding) -> "spaces.Discrete[np.int64]":
    """Return the space of action numbers."""
    return spaces.Discrete(encoding.actions.size)


def observation_space(encoding: Encoding, *, flat: bool) -> spaces.Space[Any]:
    """Return the space of a row of numbers between 0 and 1, or of a dictionary of arrays."""
    sheet = encoding.sheet
    if flat:
        return spaces.Box(0.0, 1.0, (sheet.size,), np.float32)
    highest = sheet.arrays_by_name(sheet.highest.astype(np.int16))
    return spaces.Dict(
        {
            name: spaces.Box(np.zeros_like(high), high, dtype=np.int16)
            for name, high in highest.items()
        }
    )


def masked_space(encoding: Encoding, *, flat: bool) -> spaces.Dict:
    """Return the space of observations with an action mask, in PettingZoo's form."""
    return spaces.Dict(
        {
            "observation": observation_space(encoding, flat=flat),
            "action_mask": spaces.Box(0, 1, (encoding.actions.size,), np.int8),
        }
    )
