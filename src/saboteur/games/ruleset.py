"""What every family offers to the layers above: one compiled rule set answers everything."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from saboteur.games.options import OptionValue
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.sight import Sight

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class RuleSet(ABC, Generic[StateT, ViewT]):
    """A box with its modules, a number of seats and options, ready to play.

    A family's state has a ``stack`` of decisions, empty when the game is over, a ``clone`` and
    a ``log``: events are recorded into the list it holds, or nowhere while it is ``None``.
    """

    family: ClassVar[str]
    """The id of its family, by which the layers above choose how to show it."""
    end_clause: ClassVar[str]
    """The clause that ends the game, and refuses every move after it."""
    id: str
    """Canonical: box first, modules sorted, joined by ``+``."""
    revision: int
    seats: int
    options: Mapping[str, OptionValue]
    kit: Any
    """The cards, tables and options compiled: public, and shared by states and views."""
    deck: str | None
    """The text of the user's deck file, if one is used."""

    @abstractmethod
    def deal(self, seed: str, log: list[Event] | None = None) -> StateT:
        """Set the first round up; ``log`` gets the events and goes on listening."""

    @abstractmethod
    def legal_moves(self, state: StateT) -> Sequence[Move]:
        """List every legal move of the decider."""

    @abstractmethod
    def explain(self, state: StateT, move: Move) -> Refusal | None:
        """Say why the decider may not make a move; ``None`` if he may."""

    @abstractmethod
    def play(self, state: StateT, move: Move) -> None:
        """Carry a move out. Unchecked: the caller knows that it is legal."""

    @abstractmethod
    def absent_move(self, state: StateT, seed: str, version: int) -> Move:
        """Return what the clock answers for an absent decider after ``version`` moves (R-183)."""

    @abstractmethod
    def is_window(self, state: StateT) -> bool:
        """Whether the question is put to all at once at a live table.

        Nobody may hear an answer then before all have given theirs (R-64).
        """

    @abstractmethod
    def asked(self, state: StateT) -> tuple[int, ...]:
        """List the seats to which the question is put, in the order in which they answer here.

        The decider comes first, and alone unless it is a window.
        """

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """Read a move; raises ``MalformedMove``."""

    @abstractmethod
    def round(self, state: StateT) -> int:
        """Return the number of the round, from 1."""

    @abstractmethod
    def scores(self, state: StateT) -> tuple[int, ...]:
        """Return what each seat has now. The authority's knowledge."""

    @abstractmethod
    def winners(self, state: StateT) -> tuple[int, ...]:
        """Return the winners, nobody before the game is over."""

    @abstractmethod
    def view(self, state: StateT, sight: Sight) -> ViewT:
        """Build what a sight may see."""

    @abstractmethod
    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return what a sight learns of an event; ``None`` if nothing at all."""

    @abstractmethod
    def complete(self, view: ViewT, seed: str) -> StateT:
        """Make a possible world out of a view."""

    @abstractmethod
    def position(self, state: StateT) -> str:
        """Print the whole state as text."""

    @abstractmethod
    def parse_position(self, text: str) -> StateT:
        """Read a state printed by ``position``; raises ``ValueError``."""


AnyRuleSet = RuleSet[Any, Any]
