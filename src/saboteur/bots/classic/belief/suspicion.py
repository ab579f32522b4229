"""Suspicion: how likely each seat is a saboteur, by the deal and by what everybody did.

A hypothesis is a set of seats that may be the saboteurs. Before anything is done each is as likely
as the deal makes it: so many saboteurs are in the pool, some roles stay undealt, and some are known
to this seat. Every deed then counts by how much likelier a saboteur does it than a digger, or, if
it is done to somebody, by how likely either side does it to either side.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp, perm
from types import MappingProxyType
from typing import Final, TypeAlias, final

from saboteur.bots.classic.belief.aims import HINDER, aim_of
from saboteur.bots.classic.belief.deeds import (
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
    Deed,
)
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.view import View
from saboteur.kernel.value import value

Seats: TypeAlias = int
"""A set of seats, as bits."""
Hypotheses: TypeAlias = tuple[tuple[Seats, float], ...]
"""Sets of seats that may be the saboteurs, with how likely each is; they sum to 1."""

Between: TypeAlias = tuple[float, float, float, float]
"""The logarithm of how likely something is between two seats: digger to digger, digger to saboteur,
saboteur to digger, saboteur to saboteur."""

ALONE: Final[Mapping[str, float]] = MappingProxyType(
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
"""The logarithm of how much likelier a saboteur does it than a digger, on his turn. These and the
next were fitted together to 480 rounds, novices and skilled players on either side (5 seats)."""

BETWEEN: Final[Mapping[str, Between]] = MappingProxyType(
    {
        HINDERED: (-2.4, -0.4, 0.0, -1.0),
        HELPED: (-0.1, -0.7, -2.0, -0.4),
    }
)
"""How likely one seat does it to another."""

SPARE: Final = 100
"""Places from here on are no seats: roles that are undealt or out of the round."""
FORGIVING: Final = 6.0
"""No seat is suspected or trusted beyond this by its deeds: everybody errs."""
DOUBT: Final = 0.04
"""How likely the deeds mislead altogether: so much of the deal stays in every belief."""


@final
class Suspicion:
    """What the deeds of a round say about the seats."""

    __slots__ = ("alone", "between")

    def __init__(self, seats: int) -> None:
        """Begin a round: nobody has done anything."""
        self.alone = [0.0] * seats
        """By seat, what its own deeds say."""
        self.between: dict[tuple[int, int], Between] = {}
        """By doer and target, what was done between them says."""

    def weigh(self, done: Deed) -> None:
        """Take a deed in."""
        if done.target is None:
            said = self.alone[done.seat] + ALONE[done.kind]
            self.alone[done.seat] = max(-FORGIVING, min(FORGIVING, said))
            return
        self._add((done.seat, done.target), BETWEEN[done.kind])

    def _add(self, pair: tuple[int, int], said: Between) -> None:
        before = self.between.get(pair, (0.0, 0.0, 0.0, 0.0))
        dd, ds, sd, ss = (a + b for a, b in zip(before, said, strict=True))
        self.between[pair] = dd, ds, sd, ss

    def forget(self, seat: int) -> None:
        """A seat has another role: what it did and what was done to it says nothing any more."""
        self.alone[seat] = 0.0
        self.between = {pair: said for pair, said in self.between.items() if seat not in pair}

    def beside(
        self, said: Mapping[int, float], between: Mapping[tuple[int, int], Between]
    ) -> "Suspicion":
        """Return a copy that takes in what else speaks about some seats, or about two of them."""
        found = Suspicion(len(self.alone))
        found.alone = [alone + said.get(seat, 0.0) for seat, alone in enumerate(self.alone)]
        found.between = dict(self.between)
        for pair, more in between.items():
            found._add(pair, more)
        return found

    def hypotheses(self, kit: Kit, known: "Known") -> Hypotheses:
        """Weigh every set of saboteurs that agrees with what is known of the roles."""
        weights = []
        for seats, dealt in possible(kit, known):
            said = sum(alone for seat, alone in enumerate(self.alone) if seats >> seat & 1)
            for (doer, target), table in self.between.items():
                said += table[2 * (seats >> doer & 1) + (seats >> target & 1)]
            weights.append((seats, dealt, said))
        return _normalised(weights)


def _normalised(weights: list[tuple[Seats, float, float]]) -> Hypotheses:
    highest = max(said for _, _, said in weights)
    likely = [dealt * exp(said - highest) for _, dealt, said in weights]
    believed = (1 - DOUBT) / sum(likely)
    doubted = DOUBT / sum(dealt for _, dealt, _ in weights)
    return tuple(
        (seats, believed * weight + doubted * dealt)
        for (seats, dealt, _), weight in zip(weights, likely, strict=True)
    )


def suspects(hypotheses: Hypotheses, seats: int) -> list[float]:
    """Return how likely each seat is a saboteur."""
    return [
        sum(weight for those, weight in hypotheses if those >> seat & 1) for seat in range(seats)
    ]


@value
class Known:
    """What somebody knows of the roles; nothing, if he only looks on."""

    surely: Seats = 0
    """Who is a saboteur."""
    never: Seats = 0
    """Who is none."""
    doubtful: tuple[tuple[frozenset[int], bool], ...] = ()
    """Roles that were seen and may have changed hands since: the places where each may lie, and
    whether it is a saboteur's."""


def known_sides(view: View) -> Known:
    """Return what a seat knows by its own role and by those it has looked at."""
    kit = view.kit
    surely = never = 0
    doubtful = []
    known = [] if view.own_role < 0 else [(int(view.sight), view.own_role)]
    for peek in view.role_traces:
        if not peek.stale and peek.seen < kit.seats:
            known.append((peek.seen, peek.card))
        elif not peek.cases:
            doubtful.append((peek.places, _hinders(kit, peek.card)))
    for seat, role in known:
        if _hinders(kit, role):
            surely |= 1 << seat
        else:
            never |= 1 << seat
    return Known(surely, never, tuple(doubtful))


def possible(kit: Kit, known: Known) -> list[tuple[Seats, float]]:
    """List the sets of saboteurs that agree with what is known, with the deals that make them."""
    found = [
        (seats, deals)
        for seats, deals in dealt_sets(kit)
        if seats & known.surely == known.surely and not seats & known.never
    ]
    agreed = [
        (seats, deals)
        for seats, deals in found
        if all(_may_lie(places, seats, hinders=hinders) for places, hinders in known.doubtful)
    ]
    return agreed or found


def _may_lie(places: frozenset[int], seats: Seats, *, hinders: bool) -> bool:
    """Whether a role may lie in one of these places if just ``seats`` are saboteurs."""
    return any(place >= SPARE or bool(seats >> place & 1) == hinders for place in places)


def _hinders(kit: Kit, role: int) -> bool:
    return aim_of(kit.roles[role]).side == HINDER


@lru_cache(maxsize=64)
def dealt_sets(kit: Kit) -> tuple[tuple[Seats, float], ...]:
    """List every set of saboteurs that can be dealt, with the number of deals that make it so."""
    pool = kit.role_pool
    saboteurs = sum(_hinders(kit, role) for role in pool)
    others = len(pool) - saboteurs
    found: list[tuple[Seats, float]] = []
    for many in range(max(0, kit.seats - others), min(saboteurs, kit.seats) + 1):
        deals = perm(saboteurs, many) * perm(others, kit.seats - many)
        found += [
            (sum(1 << seat for seat in seats), float(deals))
            for seats in combinations(range(kit.seats), many)
        ]
    return tuple(found)


def role_odds(
    view: View, suspected: list[float], weights: Sequence[Mapping[str, float]] = ()
) -> tuple[dict[str, float], ...]:
    """Spread what is believed of the sides over the roles that are left in the pool.

    ``weights`` say, by seat and role, how much likelier than others that role did what it did.
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
    for seat, likely in enumerate(suspected):
        odds = dict.fromkeys(kit.roles, 0.0)
        if seat in known:
            odds[kit.roles[known[seat]]] = 1.0
        else:
            said = weights[seat] if weights else {}
            for hinders, part in ((False, 1 - likely), (True, likely)):
                names = [kit.roles[role] for role in left if _hinders(kit, role) == hinders]
                total = sum(said.get(name, 1.0) for name in names)
                for name in names:
                    odds[name] += part * said.get(name, 1.0) / total
        found.append(odds)
    return tuple(found)
