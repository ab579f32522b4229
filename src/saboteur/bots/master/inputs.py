"""The inputs that all networks have in common; for NumPy and PyTorch alike."""

from functools import cache
from typing import Any


@cache
def bit_masks(count: int, dtype: Any, xp: Any, device: Any) -> Any:
    """Return one mask per bit, to test all cells of a batch at once."""
    return xp.asarray([[[1 << bit] for bit in range(count)]], dtype=dtype, device=device)


@cache
def coordinate_planes(columns: int, rows: int, xp: Any, device: Any) -> Any:
    """Return two planes that hold the column and row of each cell, as a batch of one."""
    cells = range(columns * rows)
    planes = [
        [cell % columns / columns for cell in cells],
        [cell // columns / rows for cell in cells],
    ]
    return xp.asarray([planes], dtype=xp.float32, device=device)
