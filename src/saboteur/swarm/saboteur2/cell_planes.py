"""The bits of a cell in an observation of Saboteur 2, from the lowest on."""

from itertools import combinations
from typing import Final

from saboteur.kernel.geometry import SIDE_NAMES

SIDE_PAIRS: Final = tuple("".join(pair) for pair in combinations(SIDE_NAMES, 2))
PLANES: Final = (
    *(f"open {side}" for side in SIDE_NAMES),
    *(f"linked {side}" for side in SIDE_NAMES),
    *(f"joined {pair}" for pair in SIDE_PAIRS),
    "face up", "ladder", "crystal", "blue door", "green door",
    "start", "goal", "face down", "treasure", "stone", "laid last",
)  # fmt: skip
"""The name of every bit. Of an empty cell, ``linked`` are the sides that linked open edges face.
Doors are on the tracks that ``joined`` describes."""
LINKED_SHIFT: Final = 4
JOINED_SHIFT: Final = 8
FACE_UP: Final = 1 << PLANES.index("face up")
LADDER: Final = 1 << PLANES.index("ladder")
CRYSTAL: Final = 1 << PLANES.index("crystal")
DOORS_SHIFT: Final = PLANES.index("blue door")
START: Final = 1 << PLANES.index("start")
GOAL: Final = 1 << PLANES.index("goal")
FACE_DOWN: Final = 1 << PLANES.index("face down")
TREASURE: Final = 1 << PLANES.index("treasure")
STONE: Final = 1 << PLANES.index("stone")
LAID_LAST: Final = 1 << PLANES.index("laid last")
