"""The state of a classic game: one mutable object with a flat, hand-written ``clone``.

What changes with every move is held in small mutable parts; what changes once a round or more
seldom (``Deal``, ``Ledger``, knowledge) is immutable and shared between copies. Only
``operations`` writes any of it.
"""

from typing import Final, final

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.kit import Kit
from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.knowledge import Peek
from saboteur.kernel.maze import Maze, Reach
from saboteur.kernel.table import Table
from saboteur.kernel.value import value

NOBODY: Final = -1
NOWHERE: Final = -1


@value
class Deal:
    """What was dealt face down at the start of a round."""

    round: int
    starter: int
    roles: tuple[int, ...]
    """Role of each seat (B-7)."""
    spare: tuple[int, ...]
    """The role left over, seen by nobody (B-7, R-185)."""
    goals: tuple[tuple[Cell, int], ...]
    """The goal card of each goal cell, turned over or not."""

    def goal(self, place: Cell) -> int:
        """Return the goal card on a cell."""
        return dict(self.goals)[place]


@value
class Draft:
    """A gold draft: ``cards`` go round in ``order``, each seat takes one (B-45)."""

    round: int
    order: tuple[int, ...]
    cards: tuple[int, ...]
    taken: tuple[int, ...] = ()

    def offered(self, place: int) -> tuple[int, ...]:
        """Return the gold cards handed to the seat at that place of the order (R-28)."""
        rest = list(self.cards)
        for worth in self.taken[:place]:
            rest.remove(worth)
        return tuple(sorted(rest))

    @property
    def open(self) -> bool:
        """Whether somebody has still to choose."""
        return len(self.taken) < len(self.order)


@value
class Payment:
    """A saboteur was paid in gold cards of an exact value (R-25)."""

    round: int
    seat: int
    owed: int
    cards: tuple[int, ...]


@value
class RoundResult:
    """How a round ended; roles are public from then on (B-42, R-185)."""

    round: int
    treasure: bool
    completer: int
    """The seat that reached the treasure, or ``NOBODY``."""
    roles: tuple[int, ...]


@value
class Ledger:
    """The gold: who holds which cards, the pile, and how they were come by."""

    gold: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    """Face down; the top is the last."""
    drafts: tuple[Draft, ...] = ()
    payments: tuple[Payment, ...] = ()
    results: tuple[RoundResult, ...] = ()


@final
class State:
    """A whole game, secrets included. It never leaves the authority."""

    __slots__ = (
        "book", "deal", "kit", "laid", "last", "ledger", "log", "marks", "maze", "peeks",
        "proposed", "reach", "seed", "stack", "table",
    )  # fmt: skip

    def __init__(  # noqa: PLR0917 - positional for speed: clone calls it
        self,
        kit: Kit,
        book: MoveBook,
        seed: str,
        deal: Deal,
        ledger: Ledger,
        table: Table,
        marks: list[int],
        maze: Maze,
        reach: Reach,
        peeks: tuple[Peek, ...],
        stack: tuple[Decision, ...],
        last: int,
        laid: Cell,
        proposed: bool = False,  # noqa: FBT001, FBT002 - as above
    ) -> None:
        """Take the parts as they are."""
        self.kit = kit
        self.book = book
        self.seed = seed
        self.deal = deal
        self.ledger = ledger
        self.table = table
        self.marks = marks
        """Broken tools before each seat, as bits of ``TOOLS``."""
        self.maze = maze
        self.reach = reach
        """What is linked to Start."""
        self.peeks = peeks
        self.stack = stack
        """The top is the decision to take now; the bottom names the seat on turn."""
        self.last = last
        """The seat whose card was the last to leave a hand (R-23), or ``NOBODY``."""
        self.laid = laid
        """The cell of the path card laid last (R-8), or ``NOWHERE``."""
        self.proposed = proposed
        """Whether the seat on turn has proposed to concede in this turn (R-14)."""
        self.log: list[Event] | None = None

    def clone(self) -> "State":
        """Return an independent copy; nobody listens to it."""
        return State(
            self.kit,
            self.book,
            self.seed,
            self.deal,
            self.ledger,
            self.table.clone(),
            self.marks.copy(),
            self.maze.clone(),
            self.reach.clone(),
            self.peeks,
            self.stack,
            self.last,
            self.laid,
            self.proposed,
        )
