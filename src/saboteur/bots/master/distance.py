"""How many cards it still takes from each cell to a goal, for many boards at once.

Written for arrays of NumPy and tensors of PyTorch alike (``xp`` is the one or the other), so that
what was learnt from and what is played by is reckoned by the same lines.
"""

from typing import Any, Final

OPEN: Final = (1, 2, 4, 8)
"""The bits of a cell that say that its card is open to the north, east, south, west."""
LINKED: Final = 0xF0
FACE_UP: Final = 1 << 8
THROUGH: Final = 1 << 9
FAR: Final = 100
"""Farther than any way."""
STEPS: Final = 18
"""So many cells a way may have."""


def distances(cells: Any, sources: tuple[tuple[int, int], ...], xp: Any) -> Any:  # noqa: ANN401 - of either library
    """Return for each source (row, column) the cards that a way there takes, from every cell.

    ``cells`` are the bits of boards × rows × columns. An empty cell costs a card, a laid one that
    joins sides costs none, and one that does not lets nobody through.
    """
    one = xp.asarray(1, dtype=xp.uint8)
    up = (cells & FACE_UP) != 0
    through = (cells & THROUGH) != 0
    north, east, south, west = [~up | (through & ((cells & bit) != 0)) for bit in OPEN]
    many = len(sources)
    upright = _laid_out(~(south[:, :-1] & north[:, 1:]) * (one * FAR), many, xp)
    across = _laid_out(~(east[:, :, :-1] & west[:, :, 1:]) * (one * FAR), many, xp)
    cost = _laid_out(~up * one, many, xp)
    boards, rows, columns = cells.shape
    found = xp.full_like(cost, FAR).reshape(rows, columns, boards, many)
    for number, (row, column) in enumerate(sources):
        found[row, column, :, number] = 0
    found = found.reshape(rows, columns, -1)
    for _ in range(STEPS):
        _spread(found, upright, across, cost, xp)
    return xp.moveaxis(found.reshape(rows, columns, boards, many), (2, 3), (0, 1))


def _laid_out(boards: Any, many: int, xp: Any) -> Any:  # noqa: ANN401 - as above
    """Put the boards last, each for every source: rows × columns × all of them.

    So neighbours are long rows side by side, which NumPy is quick with.
    """
    rows, columns = boards.shape[1:]
    last = xp.moveaxis(boards, 0, 2)[:, :, :, None]
    spread = xp.broadcast_to(last, (*last.shape[:3], many))
    return spread.reshape(rows, columns, -1)


def _spread(found: Any, upright: Any, across: Any, cost: Any, xp: Any) -> None:  # noqa: ANN401 - as above
    """Let every cell ask its neighbours once."""
    above, below = found[:-1], found[1:]
    above[...] = xp.minimum(above, xp.maximum(below, upright) + cost[:-1])
    below[...] = xp.minimum(below, xp.maximum(above, upright) + cost[1:])
    left, right = found[:, :-1], found[:, 1:]
    left[...] = xp.minimum(left, xp.maximum(right, across) + cost[:, :-1])
    right[...] = xp.minimum(right, xp.maximum(left, across) + cost[:, 1:])
