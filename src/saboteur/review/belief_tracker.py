"""Belief tracking: the interface that every game family implements for reviews."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from saboteur.bots.beliefs import Beliefs
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import Untyped, value_class

V = TypeVar("V")
"""Type variable for the view class of a family."""
Chances: TypeAlias = tuple[float, ...]
"""The probability that each side wins the round, in the order of the sides."""


@value_class
class Side(Untyped):
    """A possible winner of a round: a side of several roles, or one seat."""

    word: str
    seat: int | None = None


@value_class
class Ending:
    """The result of a round; ``chances`` holds 0 or 1 for each side."""

    chances: Chances
    roles: tuple[str, ...] = ()
    """Every seat's role, if the end of the round reveals it."""
    gains: tuple[float, ...] = ()
    """The gain of each seat, if it is public."""


class BeliefTracker(ABC, Generic[V]):
    """Tracks the beliefs of a seat or of a spectator, and a spectator's chances.

    Both depend only on the views and events that ``learn`` received.
    """

    @abstractmethod
    def learn(self, view: V, events: tuple[Event, ...]) -> None:
        """Update the tracker with new events and the view after them."""

    @abstractmethod
    def beliefs(self) -> Beliefs:
        """Return the probability of each role of each seat; empty if no role is hidden."""

    @abstractmethod
    def chances(self) -> Chances:
        """Return the probability that each side wins the round, from a spectator's knowledge."""


@value_class
class ReviewFamily:
    """The functions that a review needs of a family."""

    tracker: Callable[[Any], BeliefTracker[Any]]
    """Creates a tracker from the view of the deal."""
    sides: Callable[[Any], tuple[Side, ...]]
    """Lists the possible winners of a round, from a view."""
    roles: Callable[[Any], tuple[str, ...]]
    """Returns every seat's role from the open view; empty in games without roles."""
    is_foe: Callable[[str], bool]
    """Returns whether a role works against the other players, so that they look for it."""
    side_of: Callable[[Any, int, str], int | None]
    """Returns from the open view the number of the side of a seat with a role, or ``None`` if it
    has no side.
    """
    ending: Callable[[Any, tuple[Event, ...], int], Ending | None]
    """Returns the result of a round, from the public view, the events of a step, and its number.

    Returns ``None`` if the round has not ended.
    """
    race: Callable[[Any], tuple[float, ...]]
    """Returns each seat's public gains in the round, from the public view."""
    goal: Callable[[Any, Cell], str]
    """Returns the word for a goal card by its cell, from the open view."""
