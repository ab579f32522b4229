"""Likelihoods of the roles other than saboteur, by a seat's actions.

A digger digs straight on, a geologist passes in search of crystals, and a profiteer plays without a
plan. A seat that lays a door is of the team of that colour or of none. Each action counts by the
ratio of its likelihood for a role to that for a digger.
"""

from collections.abc import Mapping
from math import exp, log
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.classic.belief.objectives import objective_of
from saboteur.bots.classic.belief.observed_actions import (
    BLOCKED,
    BLOCKED_BEHIND,
    CLEARED,
    DUG_ASIDE,
    DUG_BEHIND,
    DUG_ON,
    HINDERED,
    LOOKED,
    PASSED,
    ObservedAction,
)
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.modules.saboteur2.sharing import GEOLOGIST, PROFITEER, SABOTEUR

ROLE_LOG_LIKELIHOODS: Final[Mapping[str, Mapping[str, float]]] = MappingProxyType(
    {
        DUG_ON: {GEOLOGIST: -2.6, PROFITEER: -1.5},
        DUG_ASIDE: {GEOLOGIST: -0.8, PROFITEER: 1.0},
        DUG_BEHIND: {GEOLOGIST: -0.5, PROFITEER: 1.5, SABOTEUR: -3.2},
        BLOCKED: {GEOLOGIST: 2.5},
        BLOCKED_BEHIND: {GEOLOGIST: 3.0, SABOTEUR: -0.5},
        CLEARED: {GEOLOGIST: -3.0, PROFITEER: -3.0},
        PASSED: {GEOLOGIST: 1.1, PROFITEER: 0.5},
        LOOKED: {GEOLOGIST: -1.1, PROFITEER: -1.3, SABOTEUR: -0.3},
        HINDERED: {GEOLOGIST: -1.0, PROFITEER: -1.3},
    }
)
"""By kind of action and role, the log likelihood ratio of the action, role to digger.

Counted in 600 rounds of novices and skilled players (5 seats). The entries for saboteurs are
added to ``suspicion.SOLO_LOG_ODDS``.
"""
LOG_ODDS_OTHER_TEAM_DOOR: Final = -3.5
"""Log likelihood ratio of laying a door of the other team, for a digger of a team."""
LOG_ODDS_NEUTRAL_DOOR: Final = -0.6
"""Log likelihood ratio of laying a door, for a role without a team."""
MAX_LOG_ODDS: Final = 5.0
"""Limit of the absolute value of a role's log odds, because every seat makes mistakes."""


@final
class RoleLikelihoods:
    """Likelihood of each seat's actions in a round, by role."""

    __slots__ = ("log_likelihoods",)

    def __init__(self, seats: int) -> None:
        self.log_likelihoods: list[dict[str, float]] = [{} for _ in range(seats)]

    def add(self, action: ObservedAction) -> None:
        log_likelihoods = self.log_likelihoods[action.seat]
        for role, log_ratio in ROLE_LOG_LIKELIHOODS.get(action.kind, {}).items():
            log_likelihoods[role] = max(
                -MAX_LOG_ODDS, min(MAX_LOG_ODDS, log_likelihoods.get(role, 0.0) + log_ratio)
            )

    def forget_seat(self, seat: int) -> None:
        """Drop the actions of a seat that has a new role."""
        self.log_likelihoods[seat] = {}

    def role_weights(self, kit: Kit, doors: list[int]) -> tuple[dict[str, float], ...]:
        """Return the likelihood ratio of each seat's actions, role to digger, by seat and role."""
        return tuple(
            {
                role: exp(log_likelihoods.get(role, 0.0) + _door_log_odds(kit, role, laid))
                for role in kit.roles
            }
            for log_likelihoods, laid in zip(self.log_likelihoods, doors, strict=True)
        )


def _door_log_odds(kit: Kit, role: str, laid: int) -> float:
    """Return the log odds of a role given the doors that a seat has laid (``laid``, as bits)."""
    colours = [door for bit, door in enumerate(kit.barriers) if laid >> bit & 1]
    own = objective_of(role).team_doors
    return sum(
        0.0 if door == own else LOG_ODDS_OTHER_TEAM_DOOR if own else LOG_ODDS_NEUTRAL_DOOR
        for door in colours
    )


def log_odds_saboteur(kit: Kit, weights: Mapping[str, float]) -> float:
    """Return how likely the actions of a seat are for a saboteur, against its other possible roles.

    The result is a log likelihood ratio, with the mean of the other roles in the pool; it is added
    to ``suspicion.SOLO_LOG_ODDS``.
    """
    pool = [kit.roles[role] for role in kit.role_pool]
    others = [weights[role] for role in pool if role != SABOTEUR]
    return log(weights[SABOTEUR] * len(others) / sum(others))
