"""Suspicion: the probability that each seat is a saboteur, by the deal and all public actions.

A hypothesis is a set of seats that may be the saboteurs. Its prior is the number of deals that
produce it: the pool holds a fixed number of saboteurs, some roles stay undealt, and some are known
to this seat. Every action then counts by its likelihood ratio, saboteur to digger, or, if it has a
target, by its likelihood between the sides of both seats.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp, perm
from types import MappingProxyType
from typing import Final, TypeAlias, final

from saboteur.bots.classic.belief.objectives import HINDER, objective_of
from saboteur.bots.classic.belief.observed_actions import (
    BLOCKED,
    BLOCKED_BEHIND,
    CLEARED,
    COLLAPSED,
    DUG_ASIDE,
    DUG_BEHIND,
    DUG_ON,
    HELPED,
    HINDERED,
    LOOKED,
    MENDED_OWN,
    PASSED,
    ObservedAction,
)
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.view import View
from saboteur.kernel.value import value_class

SeatBits: TypeAlias = int
"""A set of seats, as bits."""
Hypotheses: TypeAlias = tuple[tuple[SeatBits, float], ...]
"""Sets of seats that may be the saboteurs, each with its probability; they sum to 1."""

PairLogLikelihoods: TypeAlias = tuple[float, float, float, float]
"""Log likelihoods of an action between two seats: digger to digger, digger to saboteur, saboteur to
digger, saboteur to saboteur."""

SOLO_LOG_ODDS: Final[Mapping[str, float]] = MappingProxyType(
    {
        DUG_ON: -3.6,
        DUG_ASIDE: 1.0,
        DUG_BEHIND: 1.3,
        BLOCKED: 4.7,
        BLOCKED_BEHIND: 2.1,
        COLLAPSED: 4.5,
        CLEARED: -2.6,
        PASSED: 0.45,
        LOOKED: 0.0,
        MENDED_OWN: -0.3,
    }
)
"""Log likelihood ratio, saboteur to digger, of each kind of action without a target. These and
``PAIR_LOG_LIKELIHOODS`` were fitted together to 480 rounds of novices and skilled players on
either side (5 seats).
"""

PAIR_LOG_LIKELIHOODS: Final[Mapping[str, PairLogLikelihoods]] = MappingProxyType(
    {
        HINDERED: (-2.4, -0.4, 0.0, -1.0),
        HELPED: (-0.1, -0.7, -2.0, -0.4),
    }
)
"""Log likelihoods of each kind of action towards another seat."""

FIRST_NON_SEAT: Final = 100
"""Place numbers from here on are not seats: roles there are undealt or out of the round."""
MAX_LOG_ODDS: Final = 6.0
"""Limit of the absolute value of a seat's log odds, because every seat makes mistakes."""
P_MISLEADING: Final = 0.04
"""Probability that the actions are misleading: the share of the prior in every belief."""


@final
class Suspicion:
    """Inference about the seats' roles from the actions of a round."""

    __slots__ = ("pair_log_likelihoods", "solo_log_odds")

    def __init__(self, seats: int) -> None:
        self.solo_log_odds = [0.0] * seats
        """By seat, the summed log odds of its actions without a target."""
        self.pair_log_likelihoods: dict[tuple[int, int], PairLogLikelihoods] = {}
        """By actor and target, the summed log likelihoods of the actions between them."""

    def add(self, action: ObservedAction) -> None:
        if action.target is None:
            said = self.solo_log_odds[action.seat] + SOLO_LOG_ODDS[action.kind]
            self.solo_log_odds[action.seat] = max(-MAX_LOG_ODDS, min(MAX_LOG_ODDS, said))
            return
        self._add_pair((action.seat, action.target), PAIR_LOG_LIKELIHOODS[action.kind])

    def _add_pair(self, pair: tuple[int, int], said: PairLogLikelihoods) -> None:
        before = self.pair_log_likelihoods.get(pair, (0.0, 0.0, 0.0, 0.0))
        dd, ds, sd, ss = (a + b for a, b in zip(before, said, strict=True))
        self.pair_log_likelihoods[pair] = dd, ds, sd, ss

    def forget_seat(self, seat: int) -> None:
        """Drop all actions by and towards a seat, which has a new role."""
        self.solo_log_odds[seat] = 0.0
        self.pair_log_likelihoods = {
            pair: said for pair, said in self.pair_log_likelihoods.items() if seat not in pair
        }

    def with_claims(
        self, said: Mapping[int, float], between: Mapping[tuple[int, int], PairLogLikelihoods]
    ) -> "Suspicion":
        """Return a copy to which the evidence of claims is added.

        ``said`` holds log odds by seat, ``between`` log likelihoods by pair of seats.
        """
        found = Suspicion(len(self.solo_log_odds))
        found.solo_log_odds = [
            log_odds + said.get(seat, 0.0) for seat, log_odds in enumerate(self.solo_log_odds)
        ]
        found.pair_log_likelihoods = dict(self.pair_log_likelihoods)
        for pair, more in between.items():
            found._add_pair(pair, more)
        return found

    def hypotheses(self, kit: Kit, known: "KnownRoles") -> Hypotheses:
        """Return every set of saboteurs consistent with the known roles, with its probability."""
        weights = []
        for seats, dealt in consistent_sets(kit, known):
            said = sum(
                log_odds for seat, log_odds in enumerate(self.solo_log_odds) if seats >> seat & 1
            )
            for (doer, target), table in self.pair_log_likelihoods.items():
                said += table[2 * (seats >> doer & 1) + (seats >> target & 1)]
            weights.append((seats, dealt, said))
        return _normalise(weights)


def _normalise(weights: list[tuple[SeatBits, float, float]]) -> Hypotheses:
    highest = max(said for _, _, said in weights)
    likely = [dealt * exp(said - highest) for _, dealt, said in weights]
    believed = (1 - P_MISLEADING) / sum(likely)
    doubted = P_MISLEADING / sum(dealt for _, dealt, _ in weights)
    return tuple(
        (seats, believed * weight + doubted * dealt)
        for (seats, dealt, _), weight in zip(weights, likely, strict=True)
    )


def saboteur_probabilities(hypotheses: Hypotheses, seats: int) -> list[float]:
    """Return the probability that each seat is a saboteur."""
    return [
        sum(weight for those, weight in hypotheses if those >> seat & 1) for seat in range(seats)
    ]


@value_class
class KnownRoles:
    """A seat's certain knowledge of roles; empty for a spectator."""

    saboteurs: SeatBits = 0
    """Seats known to be saboteurs."""
    loyal_seats: SeatBits = 0
    """Seats known not to be saboteurs."""
    uncertain_roles: tuple[tuple[frozenset[int], bool], ...] = ()
    """Roles that were seen and may have changed hands since, each as the set of places where it may
    be and whether it is the role of a saboteur.
    """


def known_roles(view: View) -> KnownRoles:
    """Return what a seat knows for certain, from its own role and those it has looked at."""
    kit = view.kit
    saboteurs = loyal_seats = 0
    uncertain_roles = []
    known = [] if view.own_role < 0 else [(int(view.sight), view.own_role)]
    for peek in view.role_traces:
        if not peek.stale and peek.seen < kit.seats:
            known.append((peek.seen, peek.card))
        elif not peek.cases:
            uncertain_roles.append((peek.places, _is_saboteur_role(kit, peek.card)))
    for seat, role in known:
        if _is_saboteur_role(kit, role):
            saboteurs |= 1 << seat
        else:
            loyal_seats |= 1 << seat
    return KnownRoles(saboteurs, loyal_seats, tuple(uncertain_roles))


def consistent_sets(kit: Kit, known: KnownRoles) -> list[tuple[SeatBits, float]]:
    """Return the sets of saboteurs consistent with what is known, each with its number of deals."""
    found = [
        (seats, deals)
        for seats, deals in dealable_sets(kit)
        if seats & known.saboteurs == known.saboteurs and not seats & known.loyal_seats
    ]
    agreed = [
        (seats, deals)
        for seats, deals in found
        if all(
            _may_be_among(places, seats, hinders=hinders)
            for places, hinders in known.uncertain_roles
        )
    ]
    return agreed or found


def _may_be_among(places: frozenset[int], seats: SeatBits, *, hinders: bool) -> bool:
    """Return whether a role may be at one of ``places`` if exactly ``seats`` are the saboteurs.

    ``hinders`` says whether it is a saboteur's role.
    """
    return any(place >= FIRST_NON_SEAT or bool(seats >> place & 1) == hinders for place in places)


def _is_saboteur_role(kit: Kit, role: int) -> bool:
    return objective_of(kit.roles[role]).side == HINDER


@lru_cache(maxsize=64)
def dealable_sets(kit: Kit) -> tuple[tuple[SeatBits, float], ...]:
    """Return every set of saboteurs that can be dealt, with the number of deals that produce it."""
    pool = kit.role_pool
    saboteurs = sum(_is_saboteur_role(kit, role) for role in pool)
    others = len(pool) - saboteurs
    found: list[tuple[SeatBits, float]] = []
    for count in range(max(0, kit.seats - others), min(saboteurs, kit.seats) + 1):
        deals = perm(saboteurs, count) * perm(others, kit.seats - count)
        found += [
            (sum(1 << seat for seat in seats), float(deals))
            for seats in combinations(range(kit.seats), count)
        ]
    return tuple(found)


def role_odds(
    view: View, saboteur_odds: list[float], weights: Sequence[Mapping[str, float]] = ()
) -> tuple[dict[str, float], ...]:
    """Return by seat the odds of each role, given the probability that the seat is a saboteur.

    ``weights`` holds by seat and role how much likelier than for a digger the seat's actions are.
    """
    kit = view.kit
    known = {peek.seen: peek.card for peek in view.role_traces if not peek.stale}
    if view.own_role >= 0:
        known[int(view.sight)] = view.own_role
    left = list(kit.role_pool)
    for seat, role in known.items():
        if seat < kit.seats and role in left:
            left.remove(role)
    found = []
    for seat, likely in enumerate(saboteur_odds):
        odds = dict.fromkeys(kit.roles, 0.0)
        if seat in known:
            odds[kit.roles[known[seat]]] = 1.0
        else:
            said = weights[seat] if weights else {}
            for hinders, part in ((False, 1 - likely), (True, likely)):
                names = [
                    kit.roles[role] for role in left if _is_saboteur_role(kit, role) == hinders
                ]
                total = sum(said.get(name, 1.0) for name in names)
                for name in names:
                    odds[name] += part * said.get(name, 1.0) / total
        found.append(odds)
    return tuple(found)
