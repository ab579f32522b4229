"""The record of a game: whole numbers alone, side by side in memory.

A class of fields is all there is to say of a record: NumPy's layout for compiled code is made from
it (``layout``), and an object of it is the same record in plain Python, with lists for arrays, to
step through. Single numbers have 64 bits, so that compiled functions are called with one type
only; what is many is as narrow as it may be.

The maze lies in a window of 32 × 32 cells. Nobody lays on its outermost ring: a game whose next
card might do so is flagged (``beyond``) and goes on in the reference.
"""

from collections.abc import MutableSequence
from typing import Annotated, Any, Final, TypeAlias, get_type_hints

import numpy as np
import numpy.typing as npt

Row: TypeAlias = MutableSequence[int]
Numbers: TypeAlias = npt.NDArray[Any]

WIDTH: Final = 32
HEIGHT: Final = 32
CELLS: Final = WIDTH * HEIGHT
ROW_SHIFT: Final = 5
"""The row of a cell is its number divided by the width."""
WEST: Final = 12
NORTH: Final = 16
"""So many columns and rows of the window lie before the one of the cell 0,0."""

# What fits. A rule set that needs more stays with the reference (``tables.build``).
SEATS: Final = 10
HAND: Final = 6
GOALS: Final = 3
TOOLS: Final = 3
KINDS: Final = 32
PATHS: Final = 40
DECK: Final = 80
GOLD: Final = 32
WORTHS: Final = 4
ROUNDS: Final = 4
ENDS: Final = 4 * (PATHS + GOALS + 1)
"""No more edges than all cards have can face cells, so flooding needs no larger stack either."""
MOVES: Final = 256
"""So many legal moves are listed; 116 is the most that was ever seen."""

# Who is asked for what; after ``TAKE``, nobody is.
TURN: Final = 0
VOTE: Final = 1
REVEAL: Final = 2
ORIENT: Final = 3
TAKE: Final = 4
DEAL: Final = 5
OVER: Final = 6
STAGES: Final = 7

NOBODY: Final = -1
NOWHERE: Final = -1


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


class Game(Record):
    """A whole game, secrets included."""

    seed: int
    number: int
    """The number of the game under its seed: both decide all chance (``chance``)."""
    moves: int
    """How many decisions were taken."""
    stage: int
    seat: int
    """The seat on turn."""
    decider: int
    """The seat that is asked."""
    round: int
    starter: int
    last: int
    """The seat whose card was the last to leave a hand (R-23), or ``NOBODY``."""
    laid: int
    """The cell of the path card laid last (R-8), or ``NOWHERE``."""
    asked: int
    """The goal that was turned over and waits for its orientation, or ``NOBODY``."""
    proposed: int
    """Whether the seat on turn has proposed to concede (R-14)."""
    left: int
    """The cards of the pile."""
    discarded: int
    """The cards of the discard."""
    covered: int
    """The goals that lie face down, as bits."""
    beyond: int
    """Whether window or list of moves is too small for what comes: the reference goes on."""
    gold_left: int
    gold_searched: int
    """Whether the bank has searched the gold pile, and it waits to be shuffled (R-25)."""
    takers: int
    """How many seats stand in the order of the draft, and how many have taken."""
    taken: int
    treasures: int
    """The rounds in which the treasure was reached, as bits."""
    ends_n: int
    paths_n: int
    board: Annotated[Row, "u1", CELLS]
    """By cell: 0, or the face that lies there (``tables``)."""
    demands: Annotated[Row, "u1", CELLS]
    """By cell, what its face-up neighbours demand: open sides, and closed ones 4 bits higher."""
    lit: Annotated[Row, "u1", CELLS]
    """By cell: of a face-up card the sides linked to Start, else the sides that such ones face."""
    ends: Annotated[Row, "i2", ENDS]
    """The cells without a face-up card that a linked open edge faces, in no order."""
    paths: Annotated[Row, "i2", PATHS]
    """The cells of the path cards that were laid, in no order."""
    goals: Annotated[Row, "i1", GOALS]
    """By goal cell, the goal card there."""
    roles: Annotated[Row, "i1", SEATS + 1]
    """1 for a saboteur; the last was dealt to nobody (B-7)."""
    marks: Annotated[Row, "i1", SEATS]
    """The broken tools before each seat, as bits."""
    looks: Annotated[Row, "i1", SEATS]
    """The goals that each seat has looked at, as bits."""
    hands_n: Annotated[Row, "i1", SEATS]
    hands: Annotated[Row, "i1", SEATS * HAND]
    pile: Annotated[Row, "i1", DECK]
    """The deck as it was dealt: hands from its beginning, the top of the pile at its end."""
    shown: Annotated[Row, "i1", KINDS]
    """The open cards of the discard, by kind."""
    passed: Annotated[Row, "i1", SEATS * KINDS]
    """What each seat has passed: its secret (B-18)."""
    gold: Annotated[Row, "i1", SEATS * WORTHS]
    """The gold cards of each seat, by worth."""
    gold_pile: Annotated[Row, "i1", GOLD]
    offer: Annotated[Row, "i1", WORTHS]
    """The gold cards that go round, by worth (B-45)."""
    order: Annotated[Row, "i1", SEATS]
    picks: Annotated[Row, "i1", SEATS]
    """What the seats of the order have taken."""
    completers: Annotated[Row, "i1", ROUNDS]
    """By round, the seat that reached the treasure."""
    saboteurs: Annotated[Row, "i2", ROUNDS]
    """By finished round, the seats that were saboteurs, as bits (B-42)."""


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


def cell_at(x: int, y: int) -> int:
    """Return the number of a cell of the window."""
    return (y + NORTH) * WIDTH + x + WEST


def place_of(cell: int) -> tuple[int, int]:
    """Return column and row of a cell of the window, as moves name them."""
    return cell % WIDTH - WEST, cell // WIDTH - NORTH


def step(side: int) -> int:
    """Return the way from a cell to its neighbour on a side: N E S W are 0 to 3.

    Reckoned, not looked up: a compiler that unrolls the four sides knows the answers.
    """
    return (side & 1) * (2 - side) + (1 - (side & 1)) * (side - 1) * WIDTH


def is_near_rim(cell: int) -> bool:
    """Whether a card beside this cell might lie on the outermost ring, or beyond."""
    column = cell & (WIDTH - 1)
    row = cell >> ROW_SHIFT
    return column <= 1 or row <= 1 or column >= WIDTH - 2 or row >= HEIGHT - 2
