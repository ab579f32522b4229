"""Leanings: which of the roles that are no saboteur's a seat seems to have, by what it did.

A digger digs on, a geologist passes for crystals, a profiteer strolls; whoever lays a door is of
its colour or of none. Each deed counts by how much likelier a role does it than a digger.
"""

from collections.abc import Mapping
from math import exp, log
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.classic.belief.aims import aim_of
from saboteur.bots.classic.belief.deeds import (
    BLOCKED,
    BLOCKED_BEHIND,
    CLEARED,
    DUG_ASIDE,
    DUG_BEHIND,
    DUG_ON,
    HINDERED,
    LOOKED,
    PASSED,
    Deed,
)
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.modules.saboteur2.sharing import GEOLOGIST, PROFITEER, SABOTEUR

SAYS: Final[Mapping[str, Mapping[str, float]]] = MappingProxyType(
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
"""The logarithm of how much likelier such a role does it than a digger, counted in 600 rounds of
novices and skilled players (5 seats). Of a saboteur, what is to be added to ``suspicion.ALONE``."""
STRANGE: Final = -3.5
"""The same, of a digger who lays a door of the other team."""
NEUTRAL: Final = -0.6
"""And of somebody who has no team and lays a door."""
FORGIVING: Final = 5.0
"""Nobody is taken for something, or not, beyond this: everybody errs."""


@final
class Leanings:
    """What the deeds of a round say about the roles of the seats."""

    __slots__ = ("said",)

    def __init__(self, seats: int) -> None:
        """Begin a round: nobody has done anything."""
        self.said: list[dict[str, float]] = [{} for _ in range(seats)]

    def weigh(self, done: Deed) -> None:
        """Take a deed in."""
        said = self.said[done.seat]
        for role, much in SAYS.get(done.kind, {}).items():
            said[role] = max(-FORGIVING, min(FORGIVING, said.get(role, 0.0) + much))

    def forget(self, seat: int) -> None:
        """A seat has another role."""
        self.said[seat] = {}

    def weights(self, kit: Kit, doors: list[int]) -> tuple[dict[str, float], ...]:
        """Say, by seat and role, how much likelier than a digger of no door it did what it did."""
        return tuple(
            {role: exp(said.get(role, 0.0) + _by_doors(kit, role, laid)) for role in kit.roles}
            for said, laid in zip(self.said, doors, strict=True)
        )


def _by_doors(kit: Kit, role: str, laid: int) -> float:
    """Say what the doors that a seat has laid, as bits, speak for a role."""
    colours = [door for bit, door in enumerate(kit.barriers) if laid >> bit & 1]
    own = aim_of(role).door
    return sum(0.0 if door == own else STRANGE if own else NEUTRAL for door in colours)


def guilt(kit: Kit, weights: Mapping[str, float]) -> float:
    """Say how much likelier a saboteur did it all than somebody of the pool who is none.

    It is the logarithm, and what is to be added to ``suspicion.ALONE``.
    """
    pool = [kit.roles[role] for role in kit.role_pool]
    others = [weights[role] for role in pool if role != SABOTEUR]
    return log(weights[SABOTEUR] * len(others) / sum(others))
