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
    cost = ~up * one
    # Beyond the last row and column lies nothing; what comes next in a long row is elsewhere.
    below, beside = xp.full_like(cost, FAR), xp.full_like(cost, FAR)
    below[:, :-1] = ~(south[:, :-1] & north[:, 1:]) * (one * FAR)
    beside[:, :, :-1] = ~(east[:, :, :-1] & west[:, :, 1:]) * (one * FAR)
    boards, rows, columns = cells.shape
    many = len(sources)
    cost, below, beside = _laid_out(xp.stack([cost, below, beside]), many, xp)
    found = xp.full_like(cost, FAR)
    laid = found.reshape(rows, columns, boards, many)
    for number, (row, column) in enumerate(sources):
        laid[row, column, :, number] = 0
    step = boards * many
    _spread(found, cost, ((below, columns * step), (beside, step)), xp)
    return xp.moveaxis(laid, (2, 3), (0, 1))


def _laid_out(boards: Any, many: int, xp: Any) -> Any:  # noqa: ANN401 - as above
    """Return of each kind of boards one long row: of every cell all boards, for every source.

    So a neighbour lies everywhere equally far behind, which NumPy is quick with.
    """
    last = xp.moveaxis(boards, 1, 3)[..., None]
    return xp.broadcast_to(last, (*last.shape[:-1], many)).reshape(len(boards), -1)


def _spread(found: Any, cost: Any, ways: tuple[tuple[Any, int], ...], xp: Any) -> None:  # noqa: ANN401 - as above
    """Let every cell ask its neighbours, time and again.

    A way is what it costs more to pass from a cell to the one that lies so far behind, or back:
    nothing, or so much that nobody does.
    """
    asked = []
    for shut, step in ways:
        one, other, more = found[:-step], found[step:], shut[:-step]
        asked += [(one, other, more + cost[:-step]), (other, one, more + cost[step:])]
    for _ in range(STEPS):
        for here, there, toll in asked:
            xp.minimum(here, there + toll, out=here)
