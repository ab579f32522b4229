"""Records: whole numbers alone, side by side in memory.

A class of fields is all there is to say of a record: NumPy's layout for compiled code is made from
it (``layout``), and an object of it is the same record in plain Python, with lists for arrays, to
step through. Single numbers have 64 bits, so that compiled functions are called with one type
only; what is many is as narrow as it may be.
"""

from collections.abc import MutableSequence
from typing import Any, Final, TypeAlias, get_type_hints

import numpy as np
import numpy.typing as npt

Row: TypeAlias = MutableSequence[int]
Numbers: TypeAlias = npt.NDArray[Any]

NOBODY: Final = -1
NOWHERE: Final = -1

# Each box numbers its questions from 0. Then nobody is asked:
DEAL: Final = 30
"""The reference has to deal the next round."""
OVER: Final = 31


class Record:
    """A record in plain Python: zeros, until a function of the rules or ``read`` fills it."""

    def __init__(self) -> None:
        """Make every field."""
        for name, _, size in fields(type(self)):
            setattr(self, name, [0] * size if size else 0)

    def read(self, record: Any) -> None:  # noqa: ANN401 - NumPy's records have no type
        """Take everything over from a NumPy record."""
        for name, _, _ in fields(type(self)):
            setattr(self, name, record[name].tolist())

    def write(self, record: Any) -> None:  # noqa: ANN401 - as above
        """Hand everything over to a NumPy record."""
        for name, _, _ in fields(type(self)):
            record[name] = getattr(self, name)


class AnyGame(Record):
    """What the record of a game has in every box."""

    seed: int
    number: int
    """The number of the game under its seed: both decide all chance (``chance``)."""
    moves: int
    """How many decisions were taken."""
    stage: int
    """What is asked."""
    decider: int
    """The seat that is asked."""
    seat: int
    """The seat on turn."""
    round: int
    asked: int
    """The goal that was turned over and waits for its orientation, or ``NOBODY``."""
    beyond: int
    """Whether window or list of moves is too small for what comes: the reference goes on."""


def fields(record: type[Record]) -> list[tuple[str, str, int]]:
    """List the fields of a record: name, NumPy's type, and of an array how long it is."""
    found = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        type_, size = getattr(hint, "__metadata__", ("i8", 0))
        found.append((name, type_, size))
    return found


def layout(record: type[Record]) -> np.dtype[Any]:
    """Return how NumPy and compiled code see a record."""
    rows = [(name, type_, size) if size else (name, type_) for name, type_, size in fields(record)]
    return np.dtype(rows, align=True)
