"""The record of a game of Saboteur.

The maze lies in a window of 32 × 32 cells. No card may lie on its outermost ring: a game whose next
card could do so is flagged (``beyond``) and continues in the reference engine.
"""

from typing import Annotated, Final

from saboteur.observation_layout.base import (
    GOAL_COUNT,
    MAX_CARD_KINDS,
    MAX_ROUNDS,
    MAX_SEATS,
    MAX_WORTH,
)
from saboteur.swarm.grid_window import GridWindow
from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.numpy_record import GameRecord, IntRow

WIDTH: Final = 32
HEIGHT: Final = 32
CELL_COUNT: Final = WIDTH * HEIGHT
WINDOW: Final = GridWindow(WIDTH, HEIGHT, west=12, north=16)

# Capacities. A rule set that needs more is refused (``rule_tables.build_tables``).
MAX_PATHS: Final = 40
MAX_DECK_SIZE: Final = 80
MAX_GOLD_CARDS: Final = 32
WORTH_COUNT: Final = MAX_WORTH + 1
MAX_OPEN_ENDS: Final = 4 * (MAX_PATHS + GOAL_COUNT + 1)
"""Maximum number of open ends: the edges of all paths, goals and Start.

A flood needs no larger stack.
"""

# Stages: the kinds of decisions.
TURN: Final = 0
VOTE: Final = 1
REVEAL: Final = 2
ORIENT: Final = 3
TAKE: Final = 4


class ClassicGameRecord(GameRecord):
    """The fields that Saboteur and Saboteur 2 share; the subclasses give the array lengths."""

    last_player: int
    """The seat that was the last to play or pass a card (R-23), or ``NO_SEAT``."""
    last_laid_cell: int
    """The cell of the path card laid last (R-8), or ``NO_CELL``."""
    concede_proposed: int
    """Whether the seat on turn has proposed to concede (R-14)."""
    treasures: int
    """The rounds in which the treasure was reached, as bits."""
    open_end_count: int
    board: Annotated[IntRow, "u1", CELL_COUNT]
    edge_constraints: Annotated[IntRow, "u1", CELL_COUNT]
    reached: Annotated[IntRow, "u1", CELL_COUNT]
    """By cell: for a face-up card, its sides that are linked to Start; for any other cell, its
    sides that a linked open edge faces.
    """
    open_ends: IntRow
    """The cells without a face-up card that a linked open edge faces, in any order."""
    goals: Annotated[IntRow, "i1", GOAL_COUNT]
    roles: IntRow
    """By seat: its role; then the undealt roles (B-7)."""
    marks: IntRow
    """By seat: the cards in front of it, as bits; broken tools are the lowest."""
    passed_cards: IntRow
    """By seat and kind: the cards it has passed, which are secret (B-18)."""
    completers: Annotated[IntRow, "i1", MAX_ROUNDS]
    """By round: the seat that reached the treasure."""


class BaseGameRecord(ClassicGameRecord):
    """A whole game, hidden information included; a role is 1 for a saboteur."""

    gold_pile_count: int
    gold_searched: int
    """Whether the bank has searched the gold pile, so that it must be shuffled (R-25)."""
    taker_count: int
    """The number of seats in the draft order; ``taken_count`` of them have taken a card."""
    taken_count: int
    open_ends: Annotated[IntRow, "i2", MAX_OPEN_ENDS]
    path_cells: Annotated[IntRow, "i2", MAX_PATHS]
    roles: Annotated[IntRow, "i1", MAX_SEATS + 1]
    marks: Annotated[IntRow, "i1", MAX_SEATS]
    goal_looks: Annotated[IntRow, "i1", MAX_SEATS]
    hand_sizes: Annotated[IntRow, "i1", MAX_SEATS]
    hands: Annotated[IntRow, "i1", MAX_SEATS * MAX_HAND_SIZE]
    pile: Annotated[IntRow, "i1", MAX_DECK_SIZE]
    open_discards: Annotated[IntRow, "i1", MAX_CARD_KINDS]
    passed_cards: Annotated[IntRow, "i1", MAX_SEATS * MAX_CARD_KINDS]
    gold: Annotated[IntRow, "i1", MAX_SEATS * WORTH_COUNT]
    """By seat and worth: its gold cards."""
    gold_pile: Annotated[IntRow, "i1", MAX_GOLD_CARDS]
    offered_gold: Annotated[IntRow, "i1", WORTH_COUNT]
    """By worth: the gold cards that are passed around (B-45)."""
    draft_order: Annotated[IntRow, "i1", MAX_SEATS]
    draft_picks: Annotated[IntRow, "i1", MAX_SEATS]
    """The cards taken, in draft order."""
    saboteurs: Annotated[IntRow, "i2", MAX_ROUNDS]
    """By finished round: the seats that were saboteurs, as bits (B-42)."""
