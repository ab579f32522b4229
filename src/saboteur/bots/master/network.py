"""What the networks of all boxes have, by NumPy alone: as ``training/network.py`` teaches it.

A board of planes and a row of facts go in; a preference for every slot comes out. How large
everything is the weights say themselves.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float32]


class Trunk:
    """Weights, laid ready."""

    def __init__(self, weights: Mapping[str, npt.NDArray[Any]]) -> None:
        """Take the arrays of a file of weights."""
        self.weights = {name: one.astype(np.float32) for name, one in weights.items()}
        self._blocks = sorted(
            name.removesuffix(".weight")
            for name in self.weights
            if name.startswith("blocks.") and name.endswith(".weight")
        )
        for name in ("stem", "board", "lays", *self._blocks):
            kernel = self.weights[f"{name}.weight"]
            # As a matrix: the neighbours of a cell one after the other, then the planes.
            self.weights[f"{name}.weight"] = kernel.transpose(2, 3, 1, 0).reshape(
                -1, kernel.shape[0]
            )

    def look(self, planes: Floats, facts: Floats) -> tuple[Floats, Floats]:
        """Return what the facts say, and the board in their light: a row for each cell."""
        rows, columns = planes.shape[1:]
        known = relu(self.linear("facts", facts))
        board = self._around("stem", planes.transpose(1, 2, 0))
        board = relu(board + known @ self.weights["stem_facts.weight"].T)
        for first, second in zip(self._blocks[::2], self._blocks[1::2], strict=True):
            inner = relu(self._around(first, board.reshape(rows, columns, -1)))
            board = relu(board + self._around(second, inner.reshape(rows, columns, -1)))
        return known, board

    def sum_up(self, known: Floats, board: Floats, *more: Floats) -> Floats:
        """Put everything together."""
        parts = [board.mean(0), board.max(0), known, *more]
        return relu(self.linear("whole", np.concatenate(parts)))

    def slots(self, board: Floats, whole: Floats, *more: Floats) -> Floats:
        """Return a preference for every slot: the board's, the words, ``more``; 0 for all else."""
        weights = self.weights
        board = board @ weights["board.weight"] + weights["board.bias"]
        board = relu(board + whole @ weights["board_whole.weight"].T)
        lays = board @ weights["lays.weight"] + weights["lays.bias"]
        return np.concatenate(
            [lays.T.ravel(), self.linear("words", whole), *more, np.zeros(1, np.float32)]
        )

    def linear(self, name: str, given: Floats) -> Floats:
        """Return a layer's answer."""
        found: Floats = given @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return found

    def _around(self, name: str, board: Floats) -> Floats:
        """Weigh every cell with the eight around it; return a row for each cell."""
        rows, columns, planes = board.shape
        wide = np.zeros((rows + 2, columns + 2, planes), np.float32)
        wide[1:-1, 1:-1] = board
        # Three cells side by side lie one after the other: around a cell are three such runs.
        down, across, one = wide.strides
        runs: Floats = np.ndarray(
            (rows, columns, 3, 3 * planes), np.float32, wide, 0, (down, across, down, one)
        )
        flat = runs.reshape(rows * columns, -1)
        found: Floats = flat @ self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]
        return found


def relu(numbers: Floats) -> Floats:
    """Return what is above 0."""
    return np.maximum(numbers, np.float32(0))
