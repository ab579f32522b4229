"""The state of a duel: one mutable object with a flat, hand-written ``clone``.

Data that change with every move are in small mutable parts. Data that change rarely (``Deal``,
``Ledger``, ``Marks``) are immutable and shared between copies. Only ``operations`` changes
them.
"""

from typing import Final, final

from saboteur.games.deal import GoalDeal
from saboteur.games.duel.book import MoveBook
from saboteur.games.duel.kit import Kit
from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Maze, Reach
from saboteur.kernel.table import Table
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
class State:
    """A whole game, including its secrets. It never leaves the engine."""

    __slots__ = (
        "book", "broken", "deal", "kit", "ledger", "log", "marks", "maze", "reaches", "seed",
        "stack", "table",
    )  # fmt: skip

    def __init__(  # noqa: PLR0917 - positional for speed: clone calls it
        self,
        kit: Kit,
        book: MoveBook,
        seed: str,
        deal: Deal,
        ledger: Ledger,
        table: Table,
        broken: list[int],
        maze: Maze,
        reaches: list[Reach],
        marks: Marks,
        stack: tuple[Decision, ...],
    ) -> None:
        self.kit = kit
        self.book = book
        self.seed = seed
        self.deal = deal
        self.ledger = ledger
        self.table = table
        self.broken = broken
        """The broken tools before each seat, as bits (D-29)."""
        self.maze = maze
        self.reaches = reaches
        """The nodes that each seat reaches from its own Start by tracks that it may use (D-13)."""
        self.marks = marks
        self.stack = stack
        """The pending decisions; the top one is current, the bottom one names the seat on turn."""
        self.log: list[Event] | None = None

    @property
    def counters(self) -> int:
        """How many counters are left in the supply (R-103)."""
        return self.kit.counters - len(self.marks.claims) - len(self.marks.bribes)

    def clone(self) -> "State":
        """Return an independent copy, without its log."""
        return State(
            self.kit,
            self.book,
            self.seed,
            self.deal,
            self.ledger,
            self.table.clone(),
            self.broken.copy(),
            self.maze.clone(),
            [reach.clone() for reach in self.reaches],
            self.marks,
            self.stack,
        )
