"""The common layers of all networks in NumPy alone, as ``training/network.py`` trains them.

The input is a board of planes and a row of facts; the output is a preference for every output
index. All sizes come from the weights.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from saboteur.bots.master.weights import open_weights

Floats: TypeAlias = npt.NDArray[np.float32]


def load_weights(box: str) -> dict[str, npt.NDArray[Any]]:
    """Return the packaged weights of a box."""
    with open_weights(box) as file, np.load(file) as weights:
        return dict(weights)


class Trunk:
    """A network's common layers with their weights loaded."""

    def __init__(self, weights: Mapping[str, npt.NDArray[Any]]) -> None:
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

    def forward_board(self, planes: Floats, facts: Floats) -> tuple[Floats, Floats]:
        """Return the features of the facts, and of the board given the facts (a row per cell)."""
        rows, columns = planes.shape[1:]
        known = relu(self.linear("facts", facts))
        board = self._convolve_3x3("stem", planes.transpose(1, 2, 0))
        board = relu(board + known @ self.weights["stem_facts.weight"].T)
        for first, second in zip(self._blocks[::2], self._blocks[1::2], strict=True):
            inner = relu(self._convolve_3x3(first, board.reshape(rows, columns, -1)))
            board = relu(board + self._convolve_3x3(second, inner.reshape(rows, columns, -1)))
        return known, board

    def merge(self, known: Floats, board: Floats, *extra_inputs: Floats) -> Floats:
        """Return the features of the whole position."""
        parts = [board.mean(0), board.max(0), known, *extra_inputs]
        return relu(self.linear("whole", np.concatenate(parts)))

    def action_logits(self, board: Floats, whole: Floats, *extra_logits: Floats) -> Floats:
        """Return the preferences: board actions, words, ``extra_logits``, and 0 for all others."""
        weights = self.weights
        board = board @ weights["board.weight"] + weights["board.bias"]
        board = relu(board + whole @ weights["board_whole.weight"].T)
        lays = board @ weights["lays.weight"] + weights["lays.bias"]
        return np.concatenate(
            [lays.T.ravel(), self.linear("words", whole), *extra_logits, np.zeros(1, np.float32)]
        )

    def linear(self, name: str, given: Floats) -> Floats:
        found: Floats = given @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return found

    def _convolve_3x3(self, name: str, board: Floats) -> Floats:
        """Return a 3×3 convolution of the board, a row per cell."""
        rows, columns, planes = board.shape
        wide = np.zeros((rows + 2, columns + 2, planes), np.float32)
        wide[1:-1, 1:-1] = board
        # Three cells side by side are contiguous, so the neighbourhood of a cell is three runs.
        down, across, one = wide.strides
        runs: Floats = np.ndarray(
            (rows, columns, 3, 3 * planes), np.float32, wide, 0, (down, across, down, one)
        )
        flat = runs.reshape(rows * columns, -1)
        found: Floats = flat @ self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]
        return found


def relu(numbers: Floats) -> Floats:
    return np.maximum(numbers, np.float32(0))
