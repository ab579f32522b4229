"""The odds of the clan that each seat works for: every possible deal, by actions and claims."""

from collections.abc import Sequence
from itertools import combinations, product
from math import comb, exp, log
from typing import Final, TypeAlias, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.claim_log import FOE_TRUTH_RATE, FRIEND_TRUTH_RATE, ClaimLog
from saboteur.games.dark_cave.kit import CLANS
from saboteur.games.dark_cave.possible_worlds import seen_of_clan
from saboteur.games.dark_cave.view import View
from saboteur.kernel.value import value_class

ClanCards: TypeAlias = tuple[int, ...]
"""The clan card of each seat."""
Hypotheses: TypeAlias = tuple[tuple[ClanCards, float], ...]
"""Deals with their probabilities, which sum to 1."""

W_GUESSED: Final = log(1.25)
"""Log likelihood ratio, same side to opposite sides, of an action by a seat that has not looked at
the target's clan card."""
W_KNOWN: Final = log(6.0)
"""Log likelihood ratio, same side to opposite sides, of an action by a seat that has looked at the
target's clan card.
"""

ROUND_DIGITS: Final = 12
"""Beliefs are rounded to this many digits, so that a certainty is exactly 1."""


@value_class
class ObservedAction:
    """An action of one seat for or against another."""

    seat: int
    target: int
    helps: bool
    knows: bool
    """Whether the seat had looked at the target's clan card."""


@final
class Suspicion:
    """Inference from the actions of a game about which seats share a side."""

    __slots__ = ("pair_log_odds",)

    def __init__(self) -> None:
        self.pair_log_odds: dict[tuple[int, int], float] = {}
        """By pair of seats, the log odds of the same side to opposite sides."""

    def add(self, action: ObservedAction) -> None:
        """Add an observed action; a seat's action on itself is ignored."""
        if action.seat != action.target:
            says = W_KNOWN if action.knows else W_GUESSED
            pair = action.seat, action.target
            self.pair_log_odds[pair] = self.pair_log_odds.get(pair, 0.0) + (
                says if action.helps else -says
            )

    def hypotheses(self, view: View, claim_log: ClaimLog) -> Hypotheses:
        """Return every deal that the seat cannot exclude, with its probability."""
        works_for = view.kit.works_for
        words = ClaimLikelihood(view, claim_log)
        found = []
        for roles, ways in consistent_deals(view):
            says = sum(
                weight
                for (one, other), weight in self.pair_log_odds.items()
                if works_for[roles[one]] == works_for[roles[other]]
            )
            found.append((roles, ways * exp(says) * words.likelihood(roles)))
        total = sum(weight for _, weight in found)
        return tuple((roles, weight / total) for roles, weight in found)


@final
class ClaimLikelihood:
    """The likelihood of claims by seats that have looked, given a deal."""

    def __init__(self, view: View, claim_log: ClaimLog) -> None:
        names = view.kit.names
        known = dict(view.known_goals)
        known |= {place: pose // 2 for place, pose in view.cards.items()}
        faces = {place: names[card] for place, card in known.items()}
        self.kit = view.kit
        self.own_side = view.kit.works_for[view.own_role] if view.own_role >= 0 else None
        self.roles = claim_log.role_claims(view.role_look_pairs)
        self.verdicts = [
            (seat, faces.get(place) == word)
            for seat, place, word in claim_log.goal_claims(view.goal_looks)
            if place in faces or word in faces.values()  # no two goals are the same
        ]

    def likelihood(self, roles: ClanCards) -> float:
        """Return the probability of all these claims, given the clan cards ``roles``."""
        names = self.kit.roles
        verdicts = [(seat, names[roles[target]] == word) for seat, target, word in self.roles]
        found = 1.0
        for seat, true in (*self.verdicts, *verdicts):
            friend = self.kit.works_for[roles[seat]] == self.own_side
            right = FRIEND_TRUTH_RATE if friend else FOE_TRUTH_RATE
            found *= right if true else 1 - right
        return found


def consistent_deals(view: View) -> list[tuple[ClanCards, int]]:
    """List the deals consistent with what the seat knows, each with its number of ways (DC-8).

    The ways count how the clan cards that are not dealt can be set aside.
    """
    worn = sorted(set(view.backs))
    found = []
    for dealt in product(*(_clan_deals(view, clan) for clan in worn)):
        by_seat = {seat: role for roles, _ in dealt for seat, role in roles.items()}
        roles = tuple(by_seat[seat] for seat in range(view.seats))
        ways = 1
        for _, count in dealt:
            ways *= count
        if view.ending is not None or _can_continue(view, roles):
            found.append((roles, ways))
    return found


def _clan_deals(view: View, clan: int) -> list[tuple[dict[int, int], int]]:
    """Return every deal of a clan's cards that the seat cannot exclude.

    Each is the clan card by seat, and the number of ways to set the other cards aside.
    """
    kit = view.kit
    known, hidden, _, left = seen_of_clan(view, clan)
    if not hidden:
        return [(known, 1)]
    loyal, traitor = kit.clan_cards[clan][0], kit.clan_cards[clan][-1]
    rest = left.total() - len(hidden)
    return [
        (known | dict.fromkeys(hidden, loyal) | dict.fromkeys(chosen, traitor), ways)
        for count in range(len(hidden) + 1)
        if len(hidden) - count <= left[loyal] or loyal == traitor
        for ways in [comb(rest, left[traitor] - count) if count <= left[traitor] else 0]
        if ways
        for chosen in combinations(hidden, count)
    ]


def _can_continue(view: View, roles: ClanCards) -> bool:
    """Return whether each side still has a worker inside; else the game is over (R-170)."""
    inside = {view.kit.works_for[role] for seat, role in enumerate(roles) if seat not in view.out}
    return len(inside) == len(CLANS)


def side_odds(view: View, hypotheses: Hypotheses, seat: int) -> tuple[float, ...]:
    """Return the probability that each seat is on the side of ``seat``."""
    works_for = view.kit.works_for
    return tuple(
        sum(
            weight
            for roles, weight in hypotheses
            if works_for[roles[other]] == works_for[roles[seat]]
        )
        for other in range(view.seats)
    )


def role_odds(view: View, hypotheses: Hypotheses) -> Beliefs:
    """Return the probability of each clan card of each seat, by name."""
    names: Sequence[str] = view.kit.roles
    found = []
    for seat, back in enumerate(view.backs):
        cards = dict.fromkeys(view.kit.clan_cards[back])
        found.append(
            {
                names[card]: round(
                    sum(weight for roles, weight in hypotheses if roles[seat] == card), ROUND_DIGITS
                )
                for card in cards
            }
        )
    return tuple(found)
