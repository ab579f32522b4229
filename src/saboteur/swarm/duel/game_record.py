"""The record of a game of Le Duel.

The maze lies in a window of 24 × 20 cells. No card may lie on its outermost ring: a game whose next
card could do so is flagged (``beyond``) and continues in the reference engine.
"""

from typing import Annotated, Final

from saboteur.observation_layout.duel import (
    GOAL_COUNT,
    MAX_CARD_KINDS,
    MAX_GOAL_KINDS,
    MAX_ROUNDS,
    MAX_SEATS,
    MAX_WORTH,
)
from saboteur.swarm.grid_window import GridWindow
from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.numpy_record import GameRecord, IntRow

WIDTH: Final = 24
HEIGHT: Final = 20
CELL_COUNT: Final = WIDTH * HEIGHT
WINDOW: Final = GridWindow(WIDTH, HEIGHT, west=8, north=10)

# Capacities. A deck that needs more is refused (``rule_tables.build_tables``).
MAX_PATHS: Final = 36
MAX_DECK_SIZE: Final = 56
MAX_GOLD_KINDS: Final = 24
"""Maximum number of kinds of cards with gold, both paths and goals."""
WORTH_COUNT: Final = MAX_WORTH + 1
MAX_TROLLS: Final = 4
MAX_LADDERS: Final = 6
"""Maximum number of cards with ladders in the maze, Starts included."""
MAX_GOLD_CELLS: Final = 16
"""Maximum number of cards with gold in the maze."""
MAX_NODES: Final = 8
MAX_OPEN_ENDS: Final = 4 * (MAX_PATHS + GOAL_COUNT + 2)
"""Maximum number of open ends: the edges of all paths, goals and Starts."""
SCRATCH_SIZE: Final = MAX_OPEN_ENDS + 16 * MAX_LADDERS
"""Size of the stack of a flood, which holds open ends and, for each ladder, up to 16 entries."""

# Stages: the kinds of decisions.
TURN: Final = 0
PASS_MORE: Final = 1
DISCARD_TWO: Final = 2
BEFORE_DRAW: Final = 3
REVEAL: Final = 4
ORIENT: Final = 5
CLAIM: Final = 6

# Tokens on a card: bits of ``tokens``, those of the second seat one higher.
OPENED: Final = 1
"""Bit of ``tokens``, shifted by the seat: the barrier is open for that seat (D-21, D-31)."""
CLAIMED: Final = 4
"""Bit of ``tokens``, shifted by the seat: a counter of that seat is on the gold (D-25)."""
BRIBED: Final = 16
"""Bit of ``tokens``, shifted by the seat: a counter of that seat is on the troll (D-20)."""
BOTH_SEATS: Final = 3
"""Multiplying the bit of seat 0 by this gives the bits of both seats."""

# Causes of the end of a round (D-36).
BY_GOALS: Final = 1
BY_COUNTERS: Final = 2
BY_CARDS: Final = 3


class DuelGameRecord(GameRecord):
    """A whole game, hidden information included."""

    blue: int
    """The seat that plays Blue, or ``NO_SEAT``."""
    has_acted: int
    """Whether the action of the turn has been taken (D-9)."""
    draw_count: int
    """The number of cards drawn for the action."""
    discards_owed: int
    """The number of cards still to be discarded for a tool (D-34)."""
    key_cell: int
    """The door in which a key was just played, or ``NO_CELL``.

    It is reset when all consequences of the key are over (R-238).
    """
    counters: int
    """The counters in the supply (R-103); ``keys`` are the keys in it (R-110)."""
    keys: int
    troll_count: int
    ladder_count: int
    gold_cell_count: int
    board: Annotated[IntRow, "u1", CELL_COUNT]
    edge_constraints: Annotated[IntRow, "u1", CELL_COUNT]
    reached: Annotated[IntRow, "u1", MAX_SEATS * CELL_COUNT]
    """By seat and cell: for a face-up card, the nodes that the seat reaches; for any other cell,
    the sides that open edges within its reach face.
    """
    tokens: Annotated[IntRow, "u1", CELL_COUNT]
    open_end_counts: Annotated[IntRow, "i2", MAX_SEATS]
    open_ends: Annotated[IntRow, "i2", MAX_SEATS * MAX_OPEN_ENDS]
    """By seat: the cells without a face-up card that a reached edge faces, in any order."""
    path_cells: Annotated[IntRow, "i2", MAX_PATHS]
    """The cells of the path cards laid, the latest last (D-48)."""
    troll_cells: Annotated[IntRow, "i2", MAX_TROLLS]
    """The cells of trolls; ``ladder_cells`` and ``gold_cells`` are those of ladders and gold."""
    ladder_cells: Annotated[IntRow, "i2", MAX_LADDERS]
    gold_cells: Annotated[IntRow, "i2", MAX_GOLD_CELLS]
    goals: Annotated[IntRow, "i1", GOAL_COUNT]
    spent_goals: Annotated[IntRow, "i1", MAX_GOAL_KINDS]
    """By goal card: how many copies were turned over in earlier rounds (D-39)."""
    broken_tools: Annotated[IntRow, "i1", MAX_SEATS]
    """By seat: the broken tools in front of it, as bits (D-29)."""
    goal_looks: Annotated[IntRow, "i1", MAX_SEATS]
    hand_sizes: Annotated[IntRow, "i1", MAX_SEATS]
    hands: Annotated[IntRow, "i1", MAX_SEATS * MAX_HAND_SIZE]
    pile: Annotated[IntRow, "i1", MAX_DECK_SIZE]
    deck_size: int
    """The number of cards in the deck of this round (D-56)."""
    open_discards: Annotated[IntRow, "i1", MAX_CARD_KINDS]
    hoards: Annotated[IntRow, "i1", MAX_SEATS * MAX_GOLD_KINDS]
    """By seat and kind of gold card: those taken at the end of rounds (D-37)."""
    paid: Annotated[IntRow, "i1", MAX_SEATS * MAX_GOLD_KINDS]
    """By seat and kind of gold card: those paid for trolls (D-38)."""
    nuggets: Annotated[IntRow, "i1", MAX_SEATS]
    """By seat: the nuggets on its gold cards."""
    end_causes: Annotated[IntRow, "i1", MAX_ROUNDS]
    """By finished round: the cause of its end, such as ``BY_GOALS``."""
