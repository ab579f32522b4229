"""The network by NumPy alone: what ``training/network.py`` teaches, as it is played.

A board of planes, a row of facts and a row for each seat go in; a preference for every slot,
beliefs about seats and goals and the odds of the seat come out. How large everything is the weights
say themselves.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias, final

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float32]


class Inputs(NamedTuple):
    """What goes in, of one moment."""

    planes: Floats
    """Planes × rows × columns."""
    facts: Floats
    seats: Floats
    """Seats × what is known of each."""
    owners: Floats
    """Seats × cells: 1 where the card is the seat's."""


class Answers(NamedTuple):
    """What the network says."""

    slots: Floats
    """A preference for every slot: those of the board, the words, the tools of each seat; and 0
    for moves without one."""
    roles: Floats
    """Of each seat: how likely it is a saboteur, as a logit."""
    goals: Floats
    """Of each goal: that it is the treasure, as a logit."""
    odds: float
    """How well the seat will do, from -1 to 1."""


@final
class Network:
    """Weights, laid ready."""

    def __init__(self, weights: Mapping[str, npt.NDArray[Any]]) -> None:
        """Take the arrays of a file of weights."""
        self._weights = {name: one.astype(np.float32) for name, one in weights.items()}
        for name in ("stem", "board", "lays", *self._block_names()):
            kernel = self._weights[f"{name}.weight"]
            # As a matrix: the neighbours of a cell one after the other, then the planes.
            self._weights[f"{name}.weight"] = kernel.transpose(2, 3, 1, 0).reshape(
                -1, kernel.shape[0]
            )

    def _block_names(self) -> list[str]:
        return sorted(
            name.removesuffix(".weight")
            for name in self._weights
            if name.startswith("blocks.") and name.endswith(".weight")
        )

    def answers(self, given: Inputs) -> Answers:
        """Answer for one moment."""
        weights = self._weights
        rows, columns = given.planes.shape[1:]
        known = _relu(self._linear("facts", given.facts))
        board = self._around("stem", given.planes.transpose(1, 2, 0))
        board = _relu(board + known @ weights["stem_facts.weight"].T)
        names = self._block_names()
        for first, second in zip(names[::2], names[1::2], strict=True):
            inner = _relu(self._around(first, board.reshape(rows, columns, -1)))
            board = _relu(board + self._around(second, inner.reshape(rows, columns, -1)))
        owned = given.owners @ board * np.float32(0.25)
        each = self._linear("seat", np.concatenate([owned, given.seats], 1))
        each = _relu(each + known @ weights["seat_whole.weight"].T)
        each = _relu(self._linear("seat_again", each))
        parts = [board.mean(0), board.max(0), known, each.ravel()]
        whole = _relu(self._linear("whole", np.concatenate(parts)))
        board = board @ weights["board.weight"] + weights["board.bias"]
        board = _relu(board + whole @ weights["board_whole.weight"].T)
        tools = _relu(self._linear("tools", each) + whole @ weights["tools_whole.weight"].T)
        lays = board @ weights["lays.weight"] + weights["lays.bias"]
        words = self._linear("words", whole)
        aimed = self._linear("tool", tools).ravel()
        return Answers(
            np.concatenate([lays.T.ravel(), words, aimed, np.zeros(1, np.float32)]),
            self._linear("roles", tools)[:, 0],
            self._linear("goals", whole),
            float(self._linear("odds", whole)[0]),
        )

    def _linear(self, name: str, given: Floats) -> Floats:
        found: Floats = given @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]
        return found

    def _around(self, name: str, board: Floats) -> Floats:
        """Weigh every cell with the eight around it; return a row for each cell."""
        rows, columns, planes = board.shape
        wide = np.zeros((rows + 2, columns + 2, planes), np.float32)
        wide[1:-1, 1:-1] = board
        patches = np.concatenate(
            [wide[y : y + rows, x : x + columns] for y in range(3) for x in range(3)], 2
        )
        flat = patches.reshape(rows * columns, -1)
        found: Floats = flat @ self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"]
        return found


def _relu(numbers: Floats) -> Floats:
    return np.maximum(numbers, np.float32(0))
