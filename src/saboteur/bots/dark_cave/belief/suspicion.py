"""Who works for whom: every deal of the clan cards that may be, weighed by deeds and words."""

from collections.abc import Sequence
from itertools import combinations, product
from math import comb, exp, log
from typing import Final, TypeAlias, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.hearsay import CUNNING, HONEST, Hearsay
from saboteur.games.dark_cave.completion import seen_of_clan
from saboteur.games.dark_cave.kit import CLANS
from saboteur.games.dark_cave.view import View
from saboteur.kernel.value import value

Roles: TypeAlias = tuple[int, ...]
"""The clan card of each seat."""
Hypotheses: TypeAlias = tuple[tuple[Roles, float], ...]
"""Deals with their weights, which sum to 1."""

GUESSED: Final = log(1.25)
"""How much a deed says about two seats on one side or two, if the one knows the other no better
than anybody."""
KNOWN: Final = log(6.0)
"""The same of one who has looked at the other's clan card."""

FINE: Final = 12
"""So many digits of a belief count: what is certain is 1."""


@value
class Deed:
    """What one seat did for another, or against it."""

    seat: int
    target: int
    helps: bool
    knows: bool
    """Whether it had looked at the target's clan card."""


@final
class Suspicion:
    """What the deeds of a game say about who is on whose side."""

    __slots__ = ("between",)

    def __init__(self) -> None:
        """Begin a game."""
        self.between: dict[tuple[int, int], float] = {}
        """By pair of seats, how many times likelier the deeds are on one side than on two (log)."""

    def weigh(self, deed: Deed) -> None:
        """Take a deed in; what a seat does to itself says nothing."""
        if deed.seat != deed.target:
            says = KNOWN if deed.knows else GUESSED
            pair = deed.seat, deed.target
            self.between[pair] = self.between.get(pair, 0.0) + (says if deed.helps else -says)

    def hypotheses(self, view: View, hearsay: Hearsay) -> Hypotheses:
        """Weigh every deal that the seat cannot exclude."""
        works_for = view.kit.works_for
        words = Words(view, hearsay)
        found = []
        for roles, ways in possible(view):
            says = sum(
                weight
                for (one, other), weight in self.between.items()
                if works_for[roles[one]] == works_for[roles[other]]
            )
            found.append((roles, ways * exp(says) * words.likely(roles)))
        total = sum(weight for _, weight in found)
        return tuple((roles, weight / total) for roles, weight in found)


@final
class Words:
    """What seats that have looked claimed of clan cards, and of goals that this one knows."""

    def __init__(self, view: View, hearsay: Hearsay) -> None:
        """Take the words in."""
        names = view.kit.names
        known = dict(view.known_goals)
        known |= {place: pose // 2 for place, pose in view.cards.items()}
        faces = {place: names[card] for place, card in known.items()}
        self.kit = view.kit
        self.own_side = view.kit.works_for[view.own_role] if view.own_role >= 0 else None
        self.roles = hearsay.of_roles(view.role_look_pairs)
        self.verdicts = [
            (seat, faces.get(place) == word)
            for seat, place, word in hearsay.of_goals(view.goal_looks)
            if place in faces or word in faces.values()  # no two goals are the same
        ]

    def likely(self, roles: Roles) -> float:
        """Say how likely all that would be said if the clan cards were dealt so."""
        names = self.kit.roles
        verdicts = [(seat, names[roles[target]] == word) for seat, target, word in self.roles]
        found = 1.0
        for seat, true in (*self.verdicts, *verdicts):
            friend = self.kit.works_for[roles[seat]] == self.own_side
            right = HONEST if friend else CUNNING
            found *= right if true else 1 - right
        return found


def possible(view: View) -> list[tuple[Roles, int]]:
    """List the deals that agree with what the seat knows, each with its number of ways (DC-8)."""
    worn = sorted(set(view.backs))
    found = []
    for dealt in product(*(_of_clan(view, clan) for clan in worn)):
        by_seat = {seat: role for roles, _ in dealt for seat, role in roles.items()}
        roles = tuple(by_seat[seat] for seat in range(view.seats))
        ways = 1
        for _, many in dealt:
            ways *= many
        if view.ending is not None or _goes_on(view, roles):
            found.append((roles, ways))
    return found


def _of_clan(view: View, clan: int) -> list[tuple[dict[int, int], int]]:
    """List who may hold which card of a clan; the number of ways is that to set the rest aside."""
    kit = view.kit
    known, hidden, _, left = seen_of_clan(view, clan)
    if not hidden:
        return [(known, 1)]
    loyal, traitor = kit.clan_cards[clan][0], kit.clan_cards[clan][-1]
    rest = left.total() - len(hidden)
    return [
        (known | dict.fromkeys(hidden, loyal) | dict.fromkeys(chosen, traitor), ways)
        for many in range(len(hidden) + 1)
        if len(hidden) - many <= left[loyal] or loyal == traitor
        for ways in [comb(rest, left[traitor] - many) if many <= left[traitor] else 0]
        if ways
        for chosen in combinations(hidden, many)
    ]


def _goes_on(view: View, roles: Roles) -> bool:
    """Whether each side still has a worker inside; the game would be over otherwise (R-170)."""
    inside = {view.kit.works_for[role] for seat, role in enumerate(roles) if seat not in view.out}
    return len(inside) == len(CLANS)


def odds_of_sides(view: View, held: Hypotheses, seat: int) -> tuple[float, ...]:
    """Return how likely each seat is on the side of ``seat``."""
    works_for = view.kit.works_for
    return tuple(
        sum(weight for roles, weight in held if works_for[roles[other]] == works_for[roles[seat]])
        for other in range(view.seats)
    )


def role_odds(view: View, held: Hypotheses) -> Beliefs:
    """Return how likely each clan card of each seat is, by name."""
    names: Sequence[str] = view.kit.roles
    found = []
    for seat, back in enumerate(view.backs):
        cards = dict.fromkeys(view.kit.clan_cards[back])
        found.append(
            {
                names[card]: round(
                    sum(weight for roles, weight in held if roles[seat] == card), FINE
                )
                for card in cards
            }
        )
    return tuple(found)
