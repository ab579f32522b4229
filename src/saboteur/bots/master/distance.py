"""The number of cards needed from each cell to a goal, for many boards at once.

Written for NumPy arrays and PyTorch tensors alike (``xp`` is the library), so that training and
play compute distances with the same code.
"""

from typing import Any, Final

from saboteur.observation_layout.base import FACE_UP, LINKED_SHIFT, THROUGH

OPEN_SIDE_FLAGS: Final = (1, 2, 4, 8)
"""The bits of a cell for a card that is open to the north, east, south, west."""
LINKED_SIDES_MASK: Final = 15 << LINKED_SHIFT
UNREACHABLE: Final = 100
"""Greater than any distance."""
MAX_STEPS: Final = 18
"""The largest number of cells on a path."""


def compute_distances(cells: Any, sources: tuple[tuple[int, int], ...], xp: Any) -> Any:
    """Return for each source (row, column) the number of cards needed from every cell.

    ``cells`` are the bits of boards × rows × columns. An empty cell costs a card, a card that joins
    sides costs nothing, and a card that does not blocks.
    """
    one = xp.asarray(1, dtype=xp.uint8)
    up = (cells & FACE_UP) != 0
    through = (cells & THROUGH) != 0
    north, east, south, west = [~up | (through & ((cells & bit) != 0)) for bit in OPEN_SIDE_FLAGS]
    cost = ~up * one
    # Nothing lies beyond the last row and column; the next entry in the long row is elsewhere.
    below, beside = xp.full_like(cost, UNREACHABLE), xp.full_like(cost, UNREACHABLE)
    below[:, :-1] = ~(south[:, :-1] & north[:, 1:]) * (one * UNREACHABLE)
    beside[:, :, :-1] = ~(east[:, :, :-1] & west[:, :, 1:]) * (one * UNREACHABLE)
    boards, rows, columns = cells.shape
    count = len(sources)
    cost, below, beside = _flatten_boards(xp.stack([cost, below, beside]), count, xp)
    found = xp.full_like(cost, UNREACHABLE)
    laid = found.reshape(rows, columns, boards, count)
    for number, (row, column) in enumerate(sources):
        laid[row, column, :, number] = 0
    step = boards * count
    _relax(found, cost, ((below, columns * step), (beside, step)), xp)
    return xp.moveaxis(laid, (2, 3), (0, 1))


def _flatten_boards(boards: Any, count: int, xp: Any) -> Any:
    """Return one long row of cells per source, with the cells of all boards.

    In such a row a neighbour is always at the same offset, which is fast in NumPy.
    """
    last = xp.moveaxis(boards, 1, 3)[..., None]
    return xp.broadcast_to(last, (*last.shape[:-1], count)).reshape(len(boards), -1)


def _relax(found: Any, cost: Any, ways: tuple[tuple[Any, int], ...], xp: Any) -> None:
    """Relax all distances ``MAX_STEPS`` times, in place.

    Each entry of ``ways`` holds the extra cost of moving between neighbouring cells, 0 or
    ``UNREACHABLE``, and the offset between them.
    """
    asked = []
    for shut, step in ways:
        one, other, more = found[:-step], found[step:], shut[:-step]
        asked += [(one, other, more + cost[:-step]), (other, one, more + cost[step:])]
    for _ in range(MAX_STEPS):
        for here, there, crossing in asked:
            xp.minimum(here, there + crossing, out=here)
