"""The state of a classic game: one mutable object with a flat ``clone``.

Data that change with every move are in small mutable parts. Data that change at most once a
round or rarely (``Deal``, ``Ledger``, ``Knowledge``) are immutable and shared between copies.
Only ``operations`` changes them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias, final

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.ledger import Ledger
from saboteur.games.classic.questions import Parts
from saboteur.games.deal import GoalDeal
from saboteur.games.state import GameState
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.knowledge import Traces
from saboteur.kernel.maze import Reach
from saboteur.kernel.value import value_class

NOBODY: Final = -1

CLOCKWISE: Final = 1
COUNTER_CLOCKWISE: Final = -1

# Places of traces. A role lies before its seat, in the stack of those not dealt, or is discarded;
# a card is in the hand of its seat, or the entry of the discard with that number, from 0 up.
SPARE: Final = 100
GONE: Final = 101
DISCARD: Final = 100


@value_class
class Deal(GoalDeal):
    """The cards dealt face down for a round."""

    round: int
    starter: int
    roles: tuple[int, ...]
    """Role of each seat (B-7)."""
    spare: tuple[int, ...]
    """The undealt roles, unseen (B-7, R-185); the last is the top of the stack."""
    goals: tuple[tuple[PackedCell, int], ...]
    """The goal card of each goal cell, face up or down."""
    gone: tuple[int, ...] = ()
    """Roles that were discarded face down in this round."""
    goals_out: tuple[int, ...] = ()
    """Goal cards that stay in the box for this round."""


@value_class
class Turn:
    """State until the end of the turn: the seat's draws (R-93) and its requests."""

    draws: int = 1
    """How many cards the seat draws for its move."""
    extra: int = 0
    """How many cards it draws in addition."""
    barred: bool = False
    """Whether no card is drawn from the pile, regardless of ``draws`` and ``extra``."""
    also: tuple[int, ...] = ()
    """Other seats that each draw one card after the seat on turn."""
    proposed: bool = False
    """Whether the seat has proposed to concede (R-14)."""
    notes: tuple[tuple[str, int], ...] = ()
    """Numbers that modules keep until the end of the turn, by name; public like the rest."""


FRESH: Final = Turn()


@value_class
class Knowledge:
    """The seats' knowledge of face-down cards in this round, by zone.

    Traces are secret to their seat. Looks are public: they say which seats have looked at which
    goal or role.
    """

    goals: Traces
    roles: Traces
    cards: Traces
    goal_looks: Traces
    role_looks: Traces

    def of_cards(self, cards: Traces) -> "Knowledge":
        """Return a copy with other traces of cards.

        Faster than ``replace_fields``; called for every played card.
        """
        return Knowledge(self.goals, self.roles, cards, self.goal_looks, self.role_looks)


BLANK: Final = Knowledge((), (), (), (), ())


NO_SLOTS: Final[Mapping[str, object]] = MappingProxyType({})


Rules: TypeAlias = "Parts[State, Any]"
"""The rules of the parts, with the type of the view left open (``part.Part`` sets it)."""


@final
@dataclass(slots=True, eq=False, repr=False)
class State(GameState[Kit, MoveBook, Deal]):
    """A whole game, including its secrets. It never leaves the engine."""

    parts: Rules
    """The rules of the parts."""
    ledger: Ledger
    marks: list[int]
    """The marks before each seat, as bits of ``kit.marks``."""
    reach: Reach
    """The nodes linked to Start."""
    known: Knowledge
    last: int
    """The seat whose card was the last to leave a hand (R-23), or ``NOBODY``."""
    laid: PackedCell
    """The cell of the path card laid last (R-8), or ``NOWHERE``."""
    slots: Mapping[str, object]
    """The states of modules by id; immutable values, and a new mapping for each change."""
    turn: Turn = FRESH
    way: int = CLOCKWISE
    """The direction of play: 1 for clockwise, -1 for counter-clockwise (R-67)."""

    def clone(self) -> "State":
        """Return an independent copy, without its log."""
        return State(
            self.kit, self.book, self.seed, self.deal,
            self.table.clone(), self.maze.clone(), self.stack,
            self.parts, self.ledger, self.marks.copy(), self.reach.clone(), self.known, self.last,
            self.laid, self.slots, self.turn, self.way,
        )  # fmt: skip
