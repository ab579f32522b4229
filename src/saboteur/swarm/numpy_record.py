"""Records: structs of whole numbers in contiguous memory.

A record is declared as a class with annotated fields. NumPy's layout for compiled code is derived
from it (``record_dtype``), and an instance is the same record in plain Python, with lists for
arrays, for debugging. Scalars have 64 bits, so that compiled functions are compiled for one type
only; arrays use the narrowest type that fits.
"""

from collections.abc import MutableSequence
from typing import Any, Final, TypeAlias, get_type_hints

import numpy as np
import numpy.typing as npt

IntRow: TypeAlias = MutableSequence[int]
NumpyArray: TypeAlias = npt.NDArray[Any]

NO_SEAT: Final = -1
NO_CELL: Final = -1

# Each box numbers its kinds of decisions from 0. In these stages no decision is pending:
AWAITING_DEAL: Final = 30
"""The stage in which the reference engine has to deal the next round."""
OVER: Final = 31


class NumpyRecord:
    """A record in plain Python; all fields are 0 at first."""

    def __init__(self) -> None:
        for name, _, size in record_fields(type(self)):
            setattr(self, name, [0] * size if size else 0)

    def read(self, record: Any) -> None:  # noqa: ANN401 - NumPy records have no static type
        """Copy all fields from a NumPy record."""
        for name, _, _ in record_fields(type(self)):
            setattr(self, name, record[name].tolist())

    def write(self, record: Any) -> None:  # noqa: ANN401 - as above
        """Copy all fields to a NumPy record."""
        for name, _, _ in record_fields(type(self)):
            record[name] = getattr(self, name)


class GameRecord(NumpyRecord):
    """The fields that game records of all boxes have; the subclasses give the array lengths."""

    seed: int
    number: int
    """The number of the game; with ``seed`` it determines all random events (``chance``)."""
    moves: int
    """The number of decisions taken."""
    stage: int
    """The kind of the pending decision."""
    decider: int
    """The seat that has to decide."""
    seat: int
    """The seat on turn, which may differ from ``decider``."""
    round: int
    starter: int
    pending_goal: int
    """The goal that was turned over and waits for its orientation, or ``NO_SEAT``."""
    beyond: int
    """Whether the window or the move list is too small, so that the reference engine has to
    continue the game."""
    pile_count: int
    discard_count: int
    covered: int
    """The goals that lie face down, as bits."""
    path_count: int
    board: IntRow
    """By cell: 0, or the face that lies there (``rule_tables``)."""
    edge_constraints: IntRow
    """By cell: sides that must be open (4 bits), and those that must be closed (next 4 bits)."""
    path_cells: IntRow
    """The cells of the path cards laid."""
    goals: IntRow
    """By goal cell: the goal card there."""
    goal_looks: IntRow
    """By seat: the goals it has looked at, as bits."""
    hand_sizes: IntRow
    hands: IntRow
    pile: IntRow
    """The deck as it was dealt: cards set aside, hands, then the pile with its top last."""
    open_discards: IntRow
    """By kind: the face-up cards of the discard pile."""


def record_fields(record_type: type[NumpyRecord]) -> list[tuple[str, str, int]]:
    """List name, NumPy type and array length of the fields of a record.

    Scalars, whose length is 0, come first.
    """
    hints = get_type_hints(record_type, include_extras=True)
    found = [(name, *getattr(hint, "__metadata__", ("i8", 0))) for name, hint in hints.items()]
    return sorted(found, key=lambda field: field[2] > 0)


def record_dtype(record_type: type[NumpyRecord]) -> np.dtype[Any]:
    """Return the NumPy dtype of a record."""
    rows = [
        (name, type_, size) if size else (name, type_)
        for name, type_, size in record_fields(record_type)
    ]
    return np.dtype(rows, align=True)
