"""Sides: who played on which side in the rounds of a game, and which side won them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from saboteur.bots.classic.belief.aims import DIG, HINDER, aim_of
from saboteur.kernel.value import value

DIGGER: Final = "digger"
SABOTEUR: Final = "saboteur"
WATCHER: Final = "watcher"
NAMES: Final[Mapping[str, str]] = MappingProxyType({DIG: DIGGER, HINDER: SABOTEUR})


@value
class Round:
    """A finished round: the side that won it, and the side of every seat when it ended."""

    winner: str
    sides: tuple[str, ...]


@value
class Sides:
    """How the sides of a family are read."""

    role: Callable[[Any], str | None]
    """The role that a seat's own view shows."""
    side: Callable[[str | None], str]
    """The side of a role."""
    rounds: Callable[[Any], tuple[Round, ...]]
    """The rounds that the public view of a finished game tells of."""


def _classic_side(role: str | None) -> str:
    return NAMES.get(aim_of(role).side, WATCHER)


def _classic_rounds(view: Any) -> tuple[Round, ...]:  # noqa: ANN401 - each family has its own view
    return tuple(
        Round(
            DIGGER if result.treasure else SABOTEUR,
            tuple(map(_classic_side, result.roles)),
        )
        for result in view.results
    )


SIDES: Final[Mapping[str, Sides]] = MappingProxyType(
    {"classic": Sides(lambda view: view.role, _classic_side, _classic_rounds)}
)
"""By family; one that is missing here has no sides that win or lose rounds."""

ROLES: Final[Mapping[str, Callable[[Any], str | None]]] = MappingProxyType(
    {
        "classic": lambda view: view.role,
        "lost-mines": lambda view: view.dwarves[view.sight].identity,
        "dark-cave": lambda view: view.role,
    }
)
"""By family with secret roles, the role that a seat's own view shows: what beliefs are about."""
