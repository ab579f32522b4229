"""Inference from claims in The Lost Mines: about identities, and about the mines.

Claims about dwarves of the speaker's clan are weighed with the assignments of that clan. The clans
are independent of each other, so a claim across them counts twice: for its target by the belief in
the speaker, and for its speaker by the belief about the target.
"""

from math import log
from typing import Final

from saboteur.bots.claim_log import ClaimLog, truth_probability
from saboteur.bots.lost_mines.belief.allegiance import (
    IdentityClaim,
    LogLikelihoods,
    claim_likelihood,
    friend_odds,
    hypotheses,
    identity_odds,
    known_identities,
    truth_rate_of,
)
from saboteur.bots.lost_mines.belief.mine_odds import ClaimOdds, known_mines
from saboteur.games.lost_mines.kit import DWARF, IDENTITIES, MINE, Kit
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import PackedCell

DRAGON_MINE: Final = "dragon-mine"


def identity_claims(view: View, claim_log: ClaimLog) -> list[IdentityClaim]:
    """Return the claims about dwarves of the speaker's own clan by seats that have looked."""
    return [word for word in _all_identity_claims(view, claim_log) if _is_in_clan(view, word)]


def with_claims(view: View, said: LogLikelihoods, claim_log: ClaimLog) -> LogLikelihoods:
    """Return the log likelihoods ``said`` with all claims added, except those within a clan."""
    verdicts = _checked_mine_claims(view, claim_log)
    across = [word for word in _all_identity_claims(view, claim_log) if not _is_in_clan(view, word)]
    if not verdicts and not across:
        return said
    found = [dict(each) for each in said]
    for seat, true in verdicts:
        for identity in IDENTITIES:
            honest = truth_rate_of(view, view.clans[seat], identity)
            found[seat][identity] += log(honest if true else 1 - honest)
    within = identity_claims(view, claim_log)
    before = hypotheses(view, known_identities(view), found, within)
    trusted, odds = friend_odds(view, before), identity_odds(before, view.seats)
    for seat, target, word in across:
        for identity in IDENTITIES:
            told = claim_likelihood(truth_probability(1 - trusted[seat]), true=identity == word)
            found[target][identity] += log(told)
            honest = truth_rate_of(view, view.clans[seat], identity)
            likely = odds[target].get(word, 0.0)
            said_so = likely * claim_likelihood(honest, true=True)
            said_so += (1 - likely) * claim_likelihood(honest, true=False)
            found[seat][identity] += log(said_so)
    return found


def claim_odds(view: View, claim_log: ClaimLog, said: LogLikelihoods) -> ClaimOdds:
    """Return by unknown mine and card the relative likelihood of the card there, by claims."""
    words = claim_log.goal_claims(_looks(view, MINE))
    if not words:
        return {}
    known, kit = known_mines(view), view.kit
    hidden = [place for place in kit.mine_cells if place not in known]
    cards = [card for card in kit.mines if card not in known.values()]
    found = {place: dict.fromkeys(cards, 1.0) for place in hidden}
    within = identity_claims(view, claim_log)
    trusted = friend_odds(view, hypotheses(view, known_identities(view), said, within))
    for seat, place, word in words:
        if place in found:
            true = truth_probability(1 - trusted[seat])
            lie = (1 - true) / (len(kit.mines) - 1)
            for at, weights in found.items():
                for card in cards:
                    if (mine_word(kit, card) == word) == (at == place):
                        # Another card lies elsewhere: then the claim may be true, or another lie.
                        weights[card] *= (
                            true if at == place else _claim_mixture(true, lie, len(cards))
                        )
                    else:
                        weights[card] *= lie
    return found


def _claim_mixture(true: float, lie: float, cards: int) -> float:
    """Return the mean likelihood of a claim about a mine whose card is known to lie elsewhere.

    ``true`` and ``lie`` are the likelihoods of the true claim and of each false one; ``cards`` is
    the number of mine cards that may lie there.
    """
    return (true + (cards - 2) * lie) / (cards - 1)


def mine_word(kit: Kit, card: int) -> str:
    """Return the word for a mine; it does not depend on the card names of a deck file."""
    return DRAGON_MINE if kit.dragons[card] else f"{kit.symbols[card]}-mine"


def _checked_mine_claims(view: View, claim_log: ClaimLog) -> list[tuple[int, bool]]:
    """Return the speakers of claims about mines that the seat can check, and whether they are true.

    No two mines are the same: a card known to lie in one mine does not lie in another.
    """
    known: dict[PackedCell, str] = {
        at: mine_word(view.kit, card) for at, card in known_mines(view).items()
    }
    return [
        (seat, known.get(place) == word)
        for seat, place, word in claim_log.goal_claims(_looks(view, MINE))
        if place in known or word in known.values()
    ]


def _all_identity_claims(view: View, claim_log: ClaimLog) -> list[IdentityClaim]:
    return claim_log.role_claims(_looks(view, DWARF))


def _is_in_clan(view: View, word: IdentityClaim) -> bool:
    return view.clans[word[0]] == view.clans[word[1]]


def _looks(view: View, secret: str) -> set[tuple[int, int]]:
    return {(look.seat, look.target) for look in view.looks if look.secret == secret}
