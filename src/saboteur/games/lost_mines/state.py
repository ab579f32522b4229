"""The state of a game of The Lost Mines: one mutable object with a flat ``clone``.

Data that rarely change are immutable and shared between copies. Only ``operations`` changes the
state.
"""

from dataclasses import dataclass
from typing import Final, final

from saboteur.games.lost_mines.book import MoveBook
from saboteur.games.lost_mines.kit import Kit
from saboteur.games.state import GameState
from saboteur.kernel.geometry import Edge, PackedCell
from saboteur.kernel.table import NOBODY
from saboteur.kernel.value import value_class

# Causes of the end of a round (LM-40, LM-41).
HANDS_EMPTY: Final = "hands-empty"
ALL_TREASURES: Final = "all-treasures"
AGREED: Final = "agreed"
CAUSES: Final = (HANDS_EMPTY, ALL_TREASURES, AGREED)


@value_class
class Deal:
    """The cards dealt face down for a round."""

    round: int
    starter: int
    dwarves: tuple[int, ...]
    """The dwarf card of each seat (LM-6)."""
    spare: tuple[int, ...]
    """The undealt dwarf cards, unseen (LM-6, R-185)."""
    mines: tuple[tuple[PackedCell, int], ...]
    """The mine on each mine space, face up or down (LM-4)."""
    treasures: tuple[int, ...]
    """The treasures beside the board by their numbers, taken or not (LM-5)."""
    treasures_out: tuple[int, ...]
    """The treasures set aside unseen."""

    def mine(self, place: PackedCell) -> int:
        """Return the mine on a space."""
        return dict(self.mines)[place]


@value_class
class Look:
    """A seat's look at a face-down card; seat and target are public (R-148)."""

    seat: int
    secret: str
    """The kind of card: ``mine``, ``treasure`` or ``dwarf``."""
    target: int
    """The cell of the mine, the number of the treasure or the seat of the dwarf."""


@value_class
class TrollCard:
    """A troll card before the seat that played it (LM-24, LM-55)."""

    seat: int
    card: int
    edge: Edge
    """The edge with its token; ``NOWHERE`` if a storm removed the token (R-135)."""


@value_class
class Turn:
    """State until the end of the turn."""

    draws: int = 0
    """How many cards the seat will draw: as many as it has played or passed (LM-12)."""
    proposed: bool = False
    """Whether the seat has proposed to end the round (R-142)."""


FRESH: Final = Turn()


@value_class
class Won:
    """A treasure that was taken, shown at the end of the round (LM-42)."""

    number: int
    seat: int
    treasure: int


@value_class
class RoundResult:
    """The public result of a round (LM-42, R-185)."""

    round: int
    cause: str
    dwarves: tuple[int, ...]
    won: tuple[Won, ...]
    dragon: int
    """The holder of the dragon token, or ``NOBODY``."""
    gains: tuple[int, ...]
    """The points of each seat in this round, after paying for the dragon (LM-46)."""


@final
@dataclass(slots=True, eq=False, repr=False)
class State(GameState[Kit, MoveBook, Deal]):
    """A whole game, including its secrets. It never leaves the engine.

    In ``maze``, mines that no dwarf has entered lie face down.
    """

    figures: list[PackedCell]
    """For each seat, the cell of the card on which its dwarf stands."""
    tools: frozenset[PackedCell]
    """The cells of the obstacles that have been overcome (LM-19)."""
    traps: frozenset[Edge]
    """The edges on which a trap lies (LM-22)."""
    trolls: tuple[TrollCard, ...]
    """The troll cards before seats, with the edges of their tokens (LM-24)."""
    holders: tuple[int, ...]
    """For each treasure, the seat that has taken it, or ``NOBODY``."""
    dragon: int
    """The seat that holds the dragon token, or ``NOBODY`` (LM-39)."""
    looks: tuple[Look, ...]
    """All looks of this round, in order."""
    points: tuple[int, ...]
    """The victory points of each seat from the rounds before (LM-56)."""
    results: tuple[RoundResult, ...]
    last: int = NOBODY
    """The seat that laid or played the last card of the round, or ``NOBODY`` (R-149)."""
    turn: Turn = FRESH

    def clone(self) -> "State":
        """Return an independent copy, without its log."""
        return State(
            self.kit, self.book, self.seed, self.deal,
            self.table.clone(), self.maze.clone(), self.stack,
            self.figures.copy(), self.tools, self.traps, self.trolls, self.holders, self.dragon,
            self.looks, self.points, self.results, self.last, self.turn,
        )  # fmt: skip
