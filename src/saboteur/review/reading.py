"""A reading: what one sight can make of a game, told step by step. No family is known here."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from math import exp
from typing import Any, Generic, TypeAlias, TypeVar

from saboteur.bots.beliefs import Beliefs
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import Untyped, value

V = TypeVar("V")
"""The view of a family."""
Chances: TypeAlias = tuple[float, ...]
"""By side, how likely it wins the round."""


@value
class Side(Untyped):
    """Somebody who may win a round: a side that roles belong to, or one seat."""

    word: str
    seat: int | None = None


@value
class Ending:
    """How a round ended: who won, as a chance of 0 or 1 by side."""

    chances: Chances
    roles: tuple[str, ...] = ()
    """Everybody's role, if it is shown then."""
    gains: tuple[float, ...] = ()
    """What each seat gained, if that is public."""


class Reading(ABC, Generic[V]):
    """The beliefs of a seat or of a watcher, and a watcher's chances.

    Both are functions of the views and events that it was told, and of nothing else.
    """

    @abstractmethod
    def learn(self, view: V, events: tuple[Event, ...]) -> None:
        """Take in what happened, and what is seen now."""

    @abstractmethod
    def beliefs(self) -> Beliefs:
        """Say how likely each role of each seat is; nothing where no role is hidden."""

    @abstractmethod
    def chances(self) -> Chances:
        """Say how likely each side wins the round, for one who only looks on."""


@value
class Family:
    """What a family has for a review."""

    reading: Callable[[Any], Reading[Any]]
    """Begins a reading, with the view of the deal."""
    sides: Callable[[Any], tuple[Side, ...]]
    """Who may win a round, from a view."""
    roles: Callable[[Any], tuple[str, ...]]
    """Every seat's role, from the open view; nothing where there are none."""
    is_foe: Callable[[str], bool]
    """Whether a role is what others suspect."""
    side_of: Callable[[Any, int, str], int | None]
    """The side of a seat that has a role, by its number; from the open view."""
    ending: Callable[[Any, tuple[Event, ...], int], Ending | None]
    """How a round ended, from the public view and the events of the step; ``None`` before."""
    race: Callable[[Any], tuple[float, ...]]
    """What each seat has openly gained in the round, from the public view."""
    goal: Callable[[Any, Cell], str]
    """The word for what lies on the cell of a goal, from the open view."""


def logistic(odds: float) -> float:
    """Return the chance of which ``odds`` is the logarithm of the odds."""
    return 1 / (1 + exp(-odds)) if odds > -500 else 0.0


def weighed(weights: tuple[float, ...], signs: tuple[float, ...]) -> float:
    """Sum up what is seen, each by its weight."""
    return sum(weight * sign for weight, sign in zip(weights, signs, strict=True))
