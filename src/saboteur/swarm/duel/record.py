"""The record of a game of Le Duel.

The maze lies in a window of 24 × 20 cells. Nobody lays on its outermost ring: a game whose next
card might do so is flagged (``beyond``) and goes on in the reference.
"""

from typing import Annotated, Final

from saboteur.swarm.record import AnyGame, Row
from saboteur.swarm.window import Window

WIDTH: Final = 24
HEIGHT: Final = 20
CELLS: Final = WIDTH * HEIGHT
WINDOW: Final = Window(WIDTH, HEIGHT, west=8, north=10)

# What fits. A deck that needs more stays with the reference (``tables.build``).
SEATS: Final = 2
HAND: Final = 6
GOALS: Final = 6
TOOLS: Final = 3
KINDS: Final = 48
PATHS: Final = 36
DECK: Final = 56
GOAL_CARDS: Final = 24
GOLDS: Final = 24
"""Kinds of cards with gold, paths and goals."""
WORTHS: Final = 4
TROLLS: Final = 4
LADDERS: Final = 6
"""Cards with ladders in the maze, Starts included."""
SPOTS: Final = 16
"""Cards with gold in the maze."""
ROUNDS: Final = 4
NODES: Final = 8
ENDS: Final = 4 * (PATHS + GOALS + 2)
"""No more edges than all cards have can face cells."""
SCRATCH: Final = ENDS + 16 * LADDERS
"""A flood waits at no more edges, and at ladders once for each track of each other ladder."""
MOVES: Final = 256
"""So many legal moves are listed; 91 is the most that was ever seen."""

# Who is asked for what.
TURN: Final = 0
PASS_MORE: Final = 1
DISCARD_TWO: Final = 2
BEFORE_DRAW: Final = 3
REVEAL: Final = 4
ORIENT: Final = 5
CLAIM: Final = 6
STAGES: Final = 7

# What lies on a card: bits of ``tokens``, those of the second seat one higher.
OPENED: Final = 1
"""Its barrier is open to this seat: by its key, or since somebody bribed the troll (D-21, D-31)."""
CLAIMED: Final = 4
"""This seat's counter lies on its gold (D-25)."""
BRIBED: Final = 16
"""This seat's counter lies on its troll (D-20)."""
BOTH: Final = 3
"""Times one of these: that of either seat."""

# Why a round ended (D-36).
BY_GOALS: Final = 1
BY_COUNTERS: Final = 2
BY_CARDS: Final = 3


class Game(AnyGame):
    """A whole game, secrets included."""

    starter: int
    blue: int
    """The seat that plays Blue, or ``NOBODY``."""
    acted: int
    """Whether the action of the turn is taken (D-9)."""
    draws: int
    """How many cards it gives."""
    owed: int
    """How many cards are still to be discarded for a tool (D-34)."""
    key_at: int
    """The door whose key card lies there until all that it sets going is over (R-238)."""
    counters: int
    """Counters and keys in the supply (R-103, R-110)."""
    keys: int
    left: int
    """The cards of the pile."""
    discarded: int
    """The cards of the discard."""
    covered: int
    """The goals that lie face down, as bits."""
    paths_n: int
    trolls_n: int
    ladders_n: int
    spots_n: int
    board: Annotated[Row, "u1", CELLS]
    """By cell: 0, or the face that lies there (``tables``)."""
    demands: Annotated[Row, "u1", CELLS]
    """By cell, what its face-up neighbours demand: open sides, and closed ones 4 bits higher."""
    lit: Annotated[Row, "u1", SEATS * CELLS]
    """By seat and cell: of a face-up card the nodes that the seat reaches, else the sides that
    open edges within its reach face."""
    tokens: Annotated[Row, "u1", CELLS]
    ends_n: Annotated[Row, "i2", SEATS]
    ends: Annotated[Row, "i2", SEATS * ENDS]
    """By seat, the cells without a face-up card that an edge within its reach faces, unordered."""
    paths: Annotated[Row, "i2", PATHS]
    """The cells of the path cards that were laid, the last one at the end (D-48)."""
    trolls: Annotated[Row, "i2", TROLLS]
    """The cells of the trolls, of the ladders, and of the cards with gold."""
    ladders: Annotated[Row, "i2", LADDERS]
    spots: Annotated[Row, "i2", SPOTS]
    goals: Annotated[Row, "i1", GOALS]
    """By goal cell, the goal card there."""
    gone: Annotated[Row, "i1", GOAL_CARDS]
    """By goal card, how many were turned over in earlier rounds (D-39)."""
    broken: Annotated[Row, "i1", SEATS]
    """The broken tools before each seat, as bits (D-29)."""
    looks: Annotated[Row, "i1", SEATS]
    """The goals that each seat has looked at, as bits (D-33)."""
    hands_n: Annotated[Row, "i1", SEATS]
    hands: Annotated[Row, "i1", SEATS * HAND]
    pile: Annotated[Row, "i1", DECK]
    """The deck as it was dealt: cards aside and hands, then the pile with its top at the end."""
    deck_n: int
    """How many cards it has (D-56)."""
    shown: Annotated[Row, "i1", KINDS]
    """The discard, by kind: it lies face up (R-114)."""
    hoards: Annotated[Row, "i1", SEATS * GOLDS]
    """By seat and kind of gold card, those taken at the end of rounds (D-37)."""
    paid: Annotated[Row, "i1", SEATS * GOLDS]
    """And those given for trolls (D-38)."""
    nuggets: Annotated[Row, "i1", SEATS]
    """By seat, the nuggets on its gold cards."""
    causes: Annotated[Row, "i1", ROUNDS]
    """By finished round, why it ended."""
