"""The state of a game: one mutable object with a flat ``clone``.

Only ``operations`` and ``pieces`` change it. A space of the cave is a node of the kernel's
maze: eight times the cell plus the number of the space on its card, as counted in the deck
file.
"""

from dataclasses import dataclass
from typing import Final, final

from saboteur.games.dark_cave.book import MoveBook
from saboteur.games.dark_cave.kit import CREATURES, Kit
from saboteur.games.deal import GoalDeal
from saboteur.games.state import GameState
from saboteur.kernel.geometry import Edge, PackedCell
from saboteur.kernel.knowledge import Traces
from saboteur.kernel.maze import Node
from saboteur.kernel.value import value_class

NOBODY: Final = -1
OUT: Final = -1
"""Value for the space of a dwarf that has left the mine."""

DISCARD: Final = 100
"""The first place of a trace in the discard; the index of the entry is added to it.

Lower places are the cards of one level in a hand (``hand_place``).
"""


def hand_place(seat: int, level: int) -> int:
    """Return the place of a seat's cards of a level: backs show the level (R-235)."""
    return seat * 4 + level


@value_class
class Deal(GoalDeal):
    """The cards dealt face down at the beginning of the game."""

    starter: int
    roles: tuple[int, ...]
    """Clan card of each seat; its back is public, its face is not (DC-5, DC-9)."""
    spare: tuple[int, ...]
    """The clan cards set aside; only the seat whose dwarf left first sees them (DC-9, DC-60)."""
    goals: tuple[tuple[PackedCell, int], ...]
    """The goal card of each goal cell, face up or down (DC-7)."""


@value_class
class Web:
    """A web on an edge, showing ``side`` 2 or 1; its card lies before ``seat`` (DC-33, DC-34)."""

    card: int
    seat: int
    edge: Edge
    side: int


@value_class
class Creature:
    """A creature in the cave; its card lies before ``seat`` (DC-41)."""

    card: int
    seat: int
    node: Node


NO_CREATURES: Final[tuple[Creature | None, ...]] = (None,) * len(CREATURES)

CARD: Final = 1
"""The first step of a turn: play a card, or discard one or two (DC-15)."""
WALK: Final = 2
"""The second step: move the dwarf."""


@value_class
class Turn:
    """State until the end of the turn; all public."""

    seat: int
    step: int = CARD
    draws: int = 1
    """How many cards are drawn in the third step (DC-17)."""
    drawer: int = NOBODY
    """The seat that draws after a hand swap, or ``NOBODY`` for the seat on turn (DC-32)."""
    still: bool = False
    """Whether the dwarf stood up in this turn, so that it does not move (DC-49)."""
    fresh: bool = False
    """Whether the seat laid its newest axe in this turn, so it is not ready yet (R-158)."""
    proposed: bool = False
    """Whether the seat has proposed to end the game (R-177)."""
    walks: bool = False
    """Whether the dwarf may move in this turn, so that vein gold may be taken (R-156)."""
    left: int = 0
    """How many steps the dwarf has left."""
    attackers: tuple[int, ...] = ()
    """The creatures that are still to attack."""


@value_class
class Result:
    """The end of the game and its cause: ``cards``, ``clan`` or ``agreed`` (DC-61, DC-63)."""

    cause: str
    values: tuple[int, ...]
    """The value of each clan's treasure (DC-65)."""
    clan: int
    """The winning clan, or ``NOBODY`` (DC-67, R-172)."""


@final
@dataclass(slots=True, eq=False, repr=False)
class State(GameState[Kit, MoveBook, Deal]):
    """A whole game, including its secrets. It never leaves the engine."""

    dwarves: list[Node]
    """The space of each dwarf, or ``OUT``."""
    nuggets: list[int]
    """The nuggets on each dwarf card (DC-10)."""
    turn: Turn
    gear: tuple[tuple[int, ...], ...]
    """The equipment before each seat, oldest first: boots and axes (DC-36)."""
    webs: tuple[Web, ...] = ()
    creatures: tuple[Creature | None, ...] = NO_CREATURES
    """Each creature's card, owner and space; ``None`` if it is not in play."""
    veins: tuple[Node, ...] = ()
    """The spaces with vein gold (DC-27)."""
    lying: int = 0
    """The seats whose dwarf lies down, as bits (DC-49)."""
    out: tuple[int, ...] = ()
    """The seats whose dwarf has left, in the order of leaving (DC-59)."""
    shown: int = 0
    """The seats whose clan card lies face up, as bits (DC-28, DC-59)."""
    goal_looks: tuple[tuple[int, PackedCell], ...] = ()
    """Pairs of a seat and a goal cell that it has looked at; public (DC-30)."""
    role_looks: tuple[tuple[int, int], ...] = ()
    """Pairs of a seat and a seat whose clan card it has looked at; public."""
    known: Traces = ()
    """Knowledge of cards in other hands and in the discard, after a hand swap (DC-32)."""
    result: Result | None = None

    def clone(self) -> "State":
        """Return an independent copy, without its log."""
        return State(
            self.kit, self.book, self.seed, self.deal,
            self.table.clone(), self.maze.clone(), self.stack,
            self.dwarves.copy(), self.nuggets.copy(), self.turn, self.gear, self.webs,
            self.creatures, self.veins, self.lying, self.out, self.shown, self.goal_looks,
            self.role_looks, self.known, self.result,
        )  # fmt: skip
