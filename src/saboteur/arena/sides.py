"""Sides: the side of each seat in the rounds of a game, and the side that won."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from saboteur.bots.classic.belief.objectives import DIG, HINDER, objective_of
from saboteur.kernel.value import value_class

DIGGER: Final = "digger"
SABOTEUR: Final = "saboteur"
BYSTANDER: Final = "watcher"
SIDE_NAMES: Final[Mapping[str, str]] = MappingProxyType({DIG: DIGGER, HINDER: SABOTEUR})


@value_class
class RoundResult:
    """A finished round: the side that won it, and the side of every seat when it ended."""

    winner: str
    sides: tuple[str, ...]


@value_class
class SideReader:
    """The functions that read the sides of a family's games from its views."""

    role_of: Callable[[Any], str | None]
    """Returns the role in a seat's own view."""
    side_of: Callable[[str | None], str]
    """Returns the side of a role."""
    rounds_of: Callable[[Any], tuple[RoundResult, ...]]
    """Returns the rounds in the public view of a finished game."""


def _classic_side(role: str | None) -> str:
    return SIDE_NAMES.get(objective_of(role).side, BYSTANDER)


def _classic_rounds(view: Any) -> tuple[RoundResult, ...]:  # noqa: ANN401 - varies by family
    return tuple(
        RoundResult(
            DIGGER if result.treasure else SABOTEUR,
            tuple(map(_classic_side, result.roles)),
        )
        for result in view.results
    )


SIDE_READERS: Final[Mapping[str, SideReader]] = MappingProxyType(
    {"classic": SideReader(lambda view: view.role, _classic_side, _classic_rounds)}
)
"""The readers by family; a missing family has no sides that win or lose rounds."""

ROLE_READERS: Final[Mapping[str, Callable[[Any], str | None]]] = MappingProxyType(
    {
        "classic": lambda view: view.role,
        "lost-mines": lambda view: view.dwarves[view.sight].identity,
        "dark-cave": lambda view: view.role,
    }
)
"""By family with secret roles, a function that returns the role in a seat's own view."""
