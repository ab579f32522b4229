"""Allegiance: the odds of the seats that share the loot, by the deal and all public actions.

The clan of a dwarf is public, its identity is not. Of each clan one dwarf is selfish and one a
saboteur, unless they were not dealt (LM-6). A hypothesis gives every seat of a clan an identity;
the clans are independent of each other.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from math import exp, perm, prod
from typing import Final, TypeAlias

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.claim_log import FOE_TRUTH_RATE, FRIEND_TRUTH_RATE
from saboteur.games.lost_mines.kit import CLANS, DWARF, IDENTITIES, LOYAL, SABOTEUR, SELFISH, Kit
from saboteur.games.lost_mines.view import View

LogLikelihoods: TypeAlias = Sequence[Mapping[str, float]]
"""By seat, the log likelihood of its actions, or of claims about it, for each identity."""
IdentityClaim: TypeAlias = tuple[int, int, str]
"""Speaker, target and the claimed identity, from a seat that has looked at the target's card."""
RoleAssignment: TypeAlias = dict[int, str]
"""An identity for every seat of a clan."""
Hypotheses: TypeAlias = tuple[tuple[RoleAssignment, float], ...]
"""Role assignments of a clan with their probabilities, which sum to 1."""

LEFTOVER_SHARE: Final = 1 / 12
"""Extra share of a point that the seat itself takes, for each further member of its group, because
a remainder goes to the member with the best treasure (LM-45).
"""


def known_identities(view: View) -> dict[int, str]:
    """Return the identities a seat knows: its own and those it has looked at."""
    kit = view.kit
    known = {target: kit.identities[card] for secret, target, card in view.seen if secret == DWARF}
    if view.own_dwarf >= 0:
        known[int(view.sight)] = kit.identities[view.own_dwarf]
    return known


def hypotheses(
    view: View, known: Mapping[int, str], said: LogLikelihoods, words: Sequence[IdentityClaim] = ()
) -> tuple[Hypotheses, ...]:
    """Return every assignment of each clan consistent with the deal, with its probability.

    ``said`` holds the log likelihoods by seat; ``words`` are the claims within the speaker's own
    clan.
    """
    return tuple(
        _role_assignments(
            view, clan, known, said, [word for word in words if view.clans[word[0]] == clan]
        )
        for clan in CLANS
    )


def _role_assignments(
    view: View,
    clan: str,
    known: Mapping[int, str],
    said: LogLikelihoods,
    words: Sequence[IdentityClaim],
) -> Hypotheses:
    seats = [seat for seat, own in enumerate(view.clans) if own == clan]
    pool = pool_of(view.kit, clan)
    choices = [(known[seat],) if seat in known else IDENTITIES for seat in seats]
    weighed = []
    for assignment in product(*choices):
        deals = 1
        for identity in IDENTITIES:
            deals *= perm(
                pool[identity], assignment.count(identity)
            )  # 0 if there are too few cards
        if deals:
            told = sum(
                said[seat][identity] for seat, identity in zip(seats, assignment, strict=True)
            )
            by_seat = dict(zip(seats, assignment, strict=True))
            likely = prod(
                claim_likelihood(
                    truth_rate_of(view, clan, by_seat[seat]), true=by_seat[target] == word
                )
                for seat, target, word in words
            )
            weighed.append((by_seat, deals * exp(told) * likely))
    total = sum(weight for _, weight in weighed)
    return tuple((assignment, weight / total) for assignment, weight in weighed)


def pool_of(kit: Kit, clan: str) -> dict[str, int]:
    """Return how many cards of each identity of a clan were shuffled and dealt (LM-6)."""
    dealt = [kit.identities[dwarf] for dwarf in kit.dwarf_pool if kit.clans[dwarf] == clan]
    return {identity: dealt.count(identity) for identity in IDENTITIES}


def identity_odds(hypotheses: tuple[Hypotheses, ...], seats: int) -> Beliefs:
    """Return the probability of each identity of each seat."""
    odds = tuple(dict.fromkeys(IDENTITIES, 0.0) for _ in range(seats))
    for clan in hypotheses:
        for assignment, weight in clan:
            for seat, identity in assignment.items():
                odds[seat][identity] += weight
    return odds


def sharing_clan(clan: str, identity: str) -> int | None:
    """Return the clan whose loyal dwarves a dwarf shares with, by number (LM-43, LM-44).

    ``None`` if it shares with no other dwarf.
    """
    return None if identity == SELFISH else CLANS.index(clan) ^ (identity == SABOTEUR)


def truth_rate_of(view: View, clan: str, identity: str) -> float:
    """Return how often a dwarf of this identity that has looked tells the truth.

    A dwarf that shares with the observer counts as a friend, any other as a foe.
    """
    mine = own_sharing_clan(view)
    return (
        FRIEND_TRUTH_RATE
        if mine is not None and sharing_clan(clan, identity) == mine
        else FOE_TRUTH_RATE
    )


def claim_likelihood(truth_rate: float, *, true: bool) -> float:
    """Return the probability that a seat claims a given identity of a dwarf.

    It is ``truth_rate`` if that identity is ``true``; the rest is divided equally among the false
    identities.
    """
    return truth_rate if true else (1 - truth_rate) / (len(IDENTITIES) - 1)


def friend_odds(view: View, hypotheses: tuple[Hypotheses, ...]) -> list[float]:
    """Return the probability that each seat shares with the observer."""
    mine = own_sharing_clan(view)
    return [
        sum(
            odds
            for identity, odds in identities.items()
            if mine is not None and sharing_clan(clan, identity) == mine
        )
        for clan, identities in zip(view.clans, identity_odds(hypotheses, view.seats), strict=True)
    ]


def own_sharing_clan(view: View) -> int | None:
    """Return the number of the clan whose loyal dwarves the observer shares with.

    ``None`` if the observer shares with no other dwarf.
    """
    return sharing_clan(view.clans[int(view.sight)], view.kit.identities[view.own_dwarf])


def expected_shares(
    hypotheses: tuple[Hypotheses, ...], seat: int, own_clan: str, identity: str
) -> list[float]:
    """Return ``seat``'s expected share of each point, by the seat that takes it (LM-43, LM-44).

    A selfish dwarf shares with no other. A saboteur shares with the loyal dwarves of the other
    clan, and a loyal dwarf with those of its own clan and the other clan's saboteur.
    """
    seats = sum(len(clan[0][0]) for clan in hypotheses)
    stake = [0.0] * seats
    paid = sharing_clan(own_clan, identity)
    if paid is None:
        stake[seat] = 1.0
        return stake
    for loyal, likely in _holder_sets(hypotheses[paid], LOYAL):
        for saboteurs, also in _holder_sets(hypotheses[1 - paid], SABOTEUR):
            group = loyal | saboteurs
            weight = likely * also
            for member in group:
                stake[member] += weight / len(group)
            stake[seat] += weight * LEFTOVER_SHARE * (len(group) - 1)
    return stake


def _holder_sets(clan: Hypotheses, identity: str) -> list[tuple[frozenset[int], float]]:
    """Return the sets of seats that may have an identity, each with its probability."""
    found: dict[frozenset[int], float] = {}
    for assignment, weight in clan:
        seats = frozenset(seat for seat, own in assignment.items() if own == identity)
        found[seats] = found.get(seats, 0.0) + weight
    return list(found.items())
