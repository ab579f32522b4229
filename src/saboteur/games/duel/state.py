"""The state of a duel: one mutable object with a flat ``clone``.

Data that change with every move are in small mutable parts. Data that change rarely (``Deal``,
``Ledger``, ``Marks``) are immutable and shared between copies. Only ``operations`` changes
them.
"""

from dataclasses import dataclass
from typing import Final, final

from saboteur.games.deal import GoalDeal
from saboteur.games.duel.book import MoveBook
from saboteur.games.duel.kit import Kit
from saboteur.games.state import GameState
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Reach
from saboteur.kernel.value import value_class

NOBODY: Final = -1


@value_class
class Deal(GoalDeal):
    """The cards drawn and dealt for a round."""

    round: int
    starter: int
    colours: tuple[int, ...]
    """The colour of each seat, for the whole game (D-5)."""
    goals: tuple[tuple[PackedCell, int], ...]
    """The goal card of each goal cell, face up or down."""
    unused: tuple[int, ...]
    """Goal cards set aside, unseen, in the order of their numbers (D-6)."""


@value_class
class RoundResult:
    """The public result of a round (D-37, D-38)."""

    round: int
    cause: str
    """The cause of its end: ``goals``, ``counters`` or ``cards`` (D-36)."""
    taken: tuple[tuple[int, ...], ...]
    """The gold cards that each seat took."""
    paid: tuple[tuple[int, ...], ...]
    """The gold cards that each seat gave to trolls."""


@value_class
class Ledger:
    """The gold of each seat, the cards out of the game and the results of rounds."""

    hoards: tuple[tuple[int, ...], ...]
    """The gold cards of each seat."""
    gone: tuple[int, ...] = ()
    """Goals turned over in earlier rounds: back in the box, or in a hoard, or paid (D-39)."""
    results: tuple[RoundResult, ...] = ()


Tokens = tuple[tuple[PackedCell, int], ...]
"""Pairs of a cell and the seat of the token on it, in the order in which they were placed."""


@value_class
class Marks:
    """The tokens in the maze, and the looks at goals; all public (D-44)."""

    claims: Tokens = ()
    """Counters on gold (D-25)."""
    bribes: Tokens = ()
    """Counters on trolls (D-20)."""
    keys: Tokens = ()
    """Keys in doors (D-31)."""
    looks: Tokens = ()
    """Face-down goals, each with a seat that has looked at it with a secret plan (D-33)."""
    laid: tuple[PackedCell, ...] = ()
    """The cells of path cards laid in this round and still there, in order of laying (D-48)."""


@final
@dataclass(slots=True, eq=False, repr=False)
class State(GameState[Kit, MoveBook, Deal]):
    """A whole game, including its secrets. It never leaves the engine."""

    ledger: Ledger
    broken: list[int]
    """The broken tools before each seat, as bits (D-29)."""
    reaches: list[Reach]
    """The nodes that each seat reaches from its own Start by tracks that it may use (D-13)."""
    marks: Marks

    @property
    def counters(self) -> int:
        """How many counters are left in the supply (R-103)."""
        return self.kit.counters - len(self.marks.claims) - len(self.marks.bribes)

    def clone(self) -> "State":
        """Return an independent copy, without its log."""
        return State(
            self.kit, self.book, self.seed, self.deal,
            self.table.clone(), self.maze.clone(), self.stack,
            self.ledger, self.broken.copy(), [reach.clone() for reach in self.reaches], self.marks,
        )  # fmt: skip
