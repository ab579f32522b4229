"""Inference from claims in Saboteur and Saboteur 2 about goals and roles."""

from collections.abc import Iterable, Mapping
from math import log
from types import MappingProxyType
from typing import Final

from saboteur.bots.claim_log import FOE_TRUTH_RATE, FRIEND_TRUTH_RATE, ClaimLog
from saboteur.bots.classic.belief.evidence import TREASURE_WORD
from saboteur.bots.classic.belief.goal_odds import known_faces
from saboteur.bots.classic.belief.objectives import HINDER, objective_of
from saboteur.bots.classic.belief.suspicion import PairLogLikelihoods
from saboteur.games.classic.view import View
from saboteur.kernel.geometry import PackedCell

LOG_ODDS_LIED: Final = 2.5
LOG_ODDS_TOLD_TRUTH: Final = -0.4
"""Log likelihood ratio, saboteur to digger, of a claim about a goal that proved true; of one that
proved false, it is ``LOG_ODDS_LIED``.
"""

FRIEND_ERROR_RATE: Final = 1 - FRIEND_TRUTH_RATE
FOE_LIE_RATE: Final = 1 - FOE_TRUTH_RATE
ROLE_CLAIM_LOG_LIKELIHOODS: Final[Mapping[bool, PairLogLikelihoods]] = MappingProxyType(
    {
        True: (
            log(FRIEND_ERROR_RATE),
            log(FRIEND_TRUTH_RATE),
            log(FOE_LIE_RATE),
            log(FOE_TRUTH_RATE),
        ),
        False: (
            log(FRIEND_TRUTH_RATE),
            log(FRIEND_ERROR_RATE),
            log(FOE_TRUTH_RATE),
            log(FOE_LIE_RATE),
        ),
    }
)
"""Log likelihoods that a seat that has looked calls another a saboteur (key ``True``) or a digger.
By speaker and target: digger of digger, digger of saboteur, saboteur of digger, saboteur of
saboteur.
"""


def goal_claims(claim_log: ClaimLog, view: View) -> list[tuple[int, PackedCell, bool]]:
    """List (seat, goal, whether called the treasure) for the claims by seats that have looked.

    A look does not count if the goal may have been exchanged since.
    """
    looks = {(look.seat, look.seen) for look in view.looks if not look.stale}
    return [(seat, at, word == TREASURE_WORD) for seat, at, word in claim_log.goal_claims(looks)]


def role_claim_log_likelihoods(
    claim_log: ClaimLog, view: View
) -> dict[tuple[int, int], PairLogLikelihoods]:
    """Return by (speaker, target) the log likelihoods of the speaker's claim about the target.

    A look does not count if the roles may have changed hands since.
    """
    looks = {(look.seat, look.seen) for look in view.role_looks if not look.stale}
    return {
        (seat, target): ROLE_CLAIM_LOG_LIKELIHOODS[objective_of(word).side == HINDER]
        for seat, target, word in claim_log.role_claims(looks)
        if target < view.seats
    }


def claim_log_odds(
    claims: Iterable[tuple[int, PackedCell, bool]], known: Mapping[PackedCell, bool]
) -> dict[int, float]:
    """Return by seat the log odds, saboteur to digger, of its claims about goals in ``known``."""
    found: dict[int, float] = {}
    for seat, place, claimed in claims:
        if place in known:
            log_odds = LOG_ODDS_TOLD_TRUTH if known[place] == claimed else LOG_ODDS_LIED
            found[seat] = found.get(seat, 0.0) + log_odds
    return found


def known_goals(view: View) -> dict[PackedCell, bool]:
    """Return, for every goal that a seat has seen or that is face up, whether it is the treasure.

    Once the treasure is known, all other goals are known too.
    """
    known = known_faces(view)
    known |= {place: view.cards[place] // 2 for place in view.goal_cells if place in view.cards}
    found = {place: bool(view.kit.treasure.get(card)) for place, card in known.items()}
    return dict.fromkeys(view.goal_cells, False) | found if any(found.values()) else found
