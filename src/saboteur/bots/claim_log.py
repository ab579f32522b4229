"""The claims of seats about goals and roles, and how far skilled players believe them.

Only a seat that has looked at a goal or at another seat's secret card can know it, and looks are
public. A friend that has looked tells the truth apart from slips. A foe says what helps it, but a
convincing lie is so rare that a foe, too, often tells the truth. A claim is therefore weighted by
the probability that its speaker is a foe. If most seats are honest, every saboteur counts as a foe,
even for another saboteur, because every seat receives every claim. A seat that looks later and does
not correct its earlier claim confirms it. Claims of a seat about itself are ignored, because any
seat would make them. Independent of the family.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, final

from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.kernel.geometry import PackedCell, pack

FRIEND_TRUTH_RATE: Final = 0.98
"""How often a friend that has looked tells the truth. Bots always do; people make mistakes."""
FOE_TRUTH_RATE: Final = 0.35
"""How often a foe that has looked tells the truth: 1 - ``speech.stance.LIE_RATE``."""


def truth_probability(foe_probability: float) -> float:
    """Return the probability that a claim is true, given that its speaker has looked."""
    return FOE_TRUTH_RATE * foe_probability + FRIEND_TRUTH_RATE * (1 - foe_probability)


@final
class ClaimLog:
    """The latest claim of every seat about every goal and every other seat."""

    __slots__ = ("_goals", "_roles")

    def __init__(self) -> None:
        self._goals: dict[tuple[int, PackedCell], str] = {}
        self._roles: dict[tuple[int, int], str] = {}

    def add(self, claim: GoalClaimed | RoleClaimed) -> None:
        """Record a claim; it replaces the seat's earlier claim about the same thing."""
        if isinstance(claim, GoalClaimed):
            self._goals[claim.seat, pack(claim.cell)] = claim.word
        elif claim.seat != claim.target:
            self._roles[claim.seat, claim.target] = claim.word

    def forget_seat(self, seat: int) -> None:
        """Drop the claims by and about a seat that has a new role."""
        self._goals = {key: word for key, word in self._goals.items() if key[0] != seat}
        self._roles = {pair: word for pair, word in self._roles.items() if seat not in pair}

    def goal_claims(
        self, looks: Collection[tuple[int, PackedCell]]
    ) -> list[tuple[int, PackedCell, str]]:
        """List (seat, goal, word) of the claims about goals by seats that have looked."""
        return [(*key, word) for key, word in sorted(self._goals.items()) if key in looks]

    def role_claims(self, looks: Collection[tuple[int, int]]) -> list[tuple[int, int, str]]:
        """List (seat, target, word) of the claims about others by seats that have looked."""
        return [(*key, word) for key, word in sorted(self._roles.items()) if key in looks]


def update_goal_odds(
    goal_odds: Mapping[PackedCell, float],
    goal_claims: Iterable[tuple[int, PackedCell, bool]],
    foe_probabilities: Sequence[float],
) -> dict[PackedCell, float]:
    """Return the probability that each goal is the wanted one, updated by claims.

    ``goal_claims`` holds (seat, goal, claimed to be the wanted one); ``foe_probabilities`` holds by
    seat how likely it is a foe. If the claims exclude every goal, the odds stay as they were.
    """
    found = dict(goal_odds)
    for seat, place, claimed in goal_claims:
        if place in found:
            true = truth_probability(foe_probabilities[seat])
            for goal in found:
                found[goal] *= true if (goal == place) == claimed else 1 - true
    total = sum(found.values())
    return {goal: odds / total for goal, odds in found.items()} if total else dict(goal_odds)
