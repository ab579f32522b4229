"""The record of a game of Saboteur.

The maze lies in a window of 32 × 32 cells. Nobody lays on its outermost ring: a game whose next
card might do so is flagged (``beyond``) and goes on in the reference.
"""

from typing import Annotated, Final

from saboteur.swarm.record import AnyGame, Row
from saboteur.swarm.window import Window

WIDTH: Final = 32
HEIGHT: Final = 32
CELLS: Final = WIDTH * HEIGHT
WINDOW: Final = Window(WIDTH, HEIGHT, west=12, north=16)

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

# Who is asked for what.
TURN: Final = 0
VOTE: Final = 1
REVEAL: Final = 2
ORIENT: Final = 3
TAKE: Final = 4


class ClassicGame(AnyGame):
    """What Saboteur and Saboteur 2 have in common; each says how long its rows are."""

    starter: int
    last: int
    """The seat whose card was the last to leave a hand (R-23), or ``NOBODY``."""
    laid: int
    """The cell of the path card laid last (R-8), or ``NOWHERE``."""
    proposed: int
    """Whether the seat on turn has proposed to concede (R-14)."""
    left: int
    """The cards of the pile."""
    discarded: int
    """The cards of the discard."""
    covered: int
    """The goals that lie face down, as bits."""
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
    ends: Row
    """The cells without a face-up card that a linked open edge faces, in no order."""
    paths: Row
    """The cells of the path cards that were laid, in no order."""
    goals: Annotated[Row, "i1", GOALS]
    """By goal cell, the goal card there."""
    roles: Row
    """By seat, its role; after them those dealt to nobody (B-7)."""
    marks: Row
    """What lies before each seat, as bits; broken tools are the lowest."""
    looks: Row
    """The goals that each seat has looked at, as bits."""
    hands_n: Row
    hands: Row
    pile: Row
    """The deck as it was dealt: hands from its beginning, the top of the pile at its end."""
    shown: Row
    """The open cards of the discard, by kind."""
    passed: Row
    """What each seat has passed: its secret (B-18)."""
    completers: Annotated[Row, "i1", ROUNDS]
    """By round, the seat that reached the treasure."""


class Game(ClassicGame):
    """A whole game, secrets included; a role is 1 for a saboteur."""

    gold_left: int
    gold_searched: int
    """Whether the bank has searched the gold pile, and it waits to be shuffled (R-25)."""
    takers: int
    """How many seats stand in the order of the draft, and how many have taken."""
    taken: int
    ends: Annotated[Row, "i2", ENDS]
    paths: Annotated[Row, "i2", PATHS]
    roles: Annotated[Row, "i1", SEATS + 1]
    marks: Annotated[Row, "i1", SEATS]
    looks: Annotated[Row, "i1", SEATS]
    hands_n: Annotated[Row, "i1", SEATS]
    hands: Annotated[Row, "i1", SEATS * HAND]
    pile: Annotated[Row, "i1", DECK]
    shown: Annotated[Row, "i1", KINDS]
    passed: Annotated[Row, "i1", SEATS * KINDS]
    gold: Annotated[Row, "i1", SEATS * WORTHS]
    """The gold cards of each seat, by worth."""
    gold_pile: Annotated[Row, "i1", GOLD]
    offer: Annotated[Row, "i1", WORTHS]
    """The gold cards that go round, by worth (B-45)."""
    order: Annotated[Row, "i1", SEATS]
    picks: Annotated[Row, "i1", SEATS]
    """What the seats of the order have taken."""
    saboteurs: Annotated[Row, "i2", ROUNDS]
    """By finished round, the seats that were saboteurs, as bits (B-42)."""
