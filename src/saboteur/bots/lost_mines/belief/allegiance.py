"""Allegiance: who shares the loot with whom, as likely as the deal and everybody's deeds make it.

The clan of a dwarf is public, his identity is not. Of each clan one dwarf is selfish and one a
saboteur, unless they were not dealt (LM-6). A hypothesis gives every seat of a clan an identity;
the clans are independent of each other.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from math import exp, perm, prod
from typing import Final, TypeAlias

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.hearsay import CUNNING, HONEST
from saboteur.games.lost_mines.kit import CLANS, DWARF, IDENTITIES, LOYAL, SABOTEUR, SELFISH, Kit
from saboteur.games.lost_mines.view import View

Said: TypeAlias = Sequence[Mapping[str, float]]
"""By seat, the logarithm of how likely what it did, or what was said, is for each identity."""
Word: TypeAlias = tuple[int, int, str]
"""Who has looked at whose dwarf card, and what he says that it is."""
Cast: TypeAlias = dict[int, str]
"""An identity for every seat of a clan."""
Hypotheses: TypeAlias = tuple[tuple[Cast, float], ...]
"""Casts of a clan with how likely each is; they sum to 1."""

HIGHEST: Final = 1 / 12
"""For each further member of a group: what is left over goes to whoever has its best treasure
(LM-45), so that a point of one's own is worth so much more than its part."""


def known_identities(view: View) -> dict[int, str]:
    """Return what a seat knows: its own card and those it has looked at."""
    kit = view.kit
    known = {target: kit.identities[card] for secret, target, card in view.seen if secret == DWARF}
    if view.own_dwarf >= 0:
        known[int(view.sight)] = kit.identities[view.own_dwarf]
    return known


def hypotheses(
    view: View, known: Mapping[int, str], said: Said, words: Sequence[Word] = ()
) -> tuple[Hypotheses, ...]:
    """Weigh every cast of each clan that agrees with the deal and with what is known.

    ``words`` are those about dwarves of the speaker's own clan.
    """
    return tuple(
        _casts(view, clan, known, said, [word for word in words if view.clans[word[0]] == clan])
        for clan in CLANS
    )


def _casts(
    view: View, clan: str, known: Mapping[int, str], said: Said, words: Sequence[Word]
) -> Hypotheses:
    seats = [seat for seat, own in enumerate(view.clans) if own == clan]
    pool = pool_of(view.kit, clan)
    choices = [(known[seat],) if seat in known else IDENTITIES for seat in seats]
    weighed = []
    for cast in product(*choices):
        deals = 1
        for identity in IDENTITIES:
            deals *= perm(pool[identity], cast.count(identity))  # 0 if there are not so many
        if deals:
            told = sum(said[seat][identity] for seat, identity in zip(seats, cast, strict=True))
            by_seat = dict(zip(seats, cast, strict=True))
            likely = prod(
                word_odds(honesty(view, clan, by_seat[seat]), true=by_seat[target] == word)
                for seat, target, word in words
            )
            weighed.append((by_seat, deals * exp(told) * likely))
    total = sum(weight for _, weight in weighed)
    return tuple((cast, weight / total) for cast, weight in weighed)


def pool_of(kit: Kit, clan: str) -> dict[str, int]:
    """Count the dwarf cards of a clan that were shuffled and dealt (LM-6)."""
    dealt = [kit.identities[dwarf] for dwarf in kit.dwarf_pool if kit.clans[dwarf] == clan]
    return {identity: dealt.count(identity) for identity in IDENTITIES}


def identity_odds(found: tuple[Hypotheses, ...], seats: int) -> Beliefs:
    """Return how likely each identity of each seat is."""
    odds = tuple(dict.fromkeys(IDENTITIES, 0.0) for _ in range(seats))
    for clan in found:
        for cast, weight in clan:
            for seat, identity in cast.items():
                odds[seat][identity] += weight
    return odds


def paid_with(clan: str, identity: str) -> int | None:
    """Return by the number of its clan with whose loyal dwarves a dwarf shares (LM-43, LM-44)."""
    return None if identity == SELFISH else CLANS.index(clan) ^ (identity == SABOTEUR)


def honesty(view: View, clan: str, identity: str) -> float:
    """Say how often such a dwarf who has looked tells the truth, as the seat that looks sees it."""
    mine = own_group(view)
    return HONEST if mine is not None and paid_with(clan, identity) == mine else CUNNING


def word_odds(honest: float, *, true: bool) -> float:
    """Say how likely one who is honest so often says a true word, or one of the false ones."""
    return honest if true else (1 - honest) / (len(IDENTITIES) - 1)


def friends(view: View, found: tuple[Hypotheses, ...]) -> list[float]:
    """Return how likely each seat shares with the one that looks."""
    mine = own_group(view)
    return [
        sum(
            odds
            for identity, odds in identities.items()
            if mine is not None and paid_with(clan, identity) == mine
        )
        for clan, identities in zip(view.clans, identity_odds(found, view.seats), strict=True)
    ]


def own_group(view: View) -> int | None:
    """Return with whose loyal dwarves the seat that looks shares."""
    return paid_with(view.clans[int(view.sight)], view.kit.identities[view.own_dwarf])


def stakes(found: tuple[Hypotheses, ...], seat: int, own_clan: str, identity: str) -> list[float]:
    """Return by seat how many points this one may expect of a point that it takes (LM-43, LM-44).

    A selfish dwarf shares with nobody; a saboteur shares with the loyal dwarves of the other clan,
    and a loyal one with those of his own and the other clan's saboteur.
    """
    seats = sum(len(clan[0][0]) for clan in found)
    stake = [0.0] * seats
    paid = paid_with(own_clan, identity)
    if paid is None:
        stake[seat] = 1.0
        return stake
    for loyal, likely in _holders(found[paid], LOYAL):
        for sly, also in _holders(found[1 - paid], SABOTEUR):
            group = loyal | sly
            weight = likely * also
            for member in group:
                stake[member] += weight / len(group)
            stake[seat] += weight * HIGHEST * (len(group) - 1)
    return stake


def _holders(clan: Hypotheses, identity: str) -> list[tuple[frozenset[int], float]]:
    """Return the sets of seats that may have an identity, with how likely each set is."""
    found: dict[frozenset[int], float] = {}
    for cast, weight in clan:
        seats = frozenset(seat for seat, own in cast.items() if own == identity)
        found[seats] = found.get(seats, 0.0) + weight
    return list(found.items())
