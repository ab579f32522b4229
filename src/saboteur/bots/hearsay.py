"""Hearsay: what seats claim, and how far a skilled player believes it. No family is known here.

Only who has looked at a goal or at a seat's secret card can know it, and everybody sees who looks.
A friend who has looked tells the truth but for a slip; a foe says what suits him, and a good lie
is rare enough that he, too, is often right. So a claim counts by how likely its speaker is a foe.
Where most seats are honest, all saboteurs pass for foes: everybody hears what is said. Whoever
looks later and does not take his word back stands by it. What a seat says of itself counts for
nothing: any seat would say it.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, final

from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.kernel.geometry import PackedCell, pack

HONEST: Final = 0.98
"""How often a friend who has looked says what he saw. Bots always do; people slip."""
CUNNING: Final = 0.35
"""How often a foe does (``speech.standpoint.LYING``)."""


def right(foe: float) -> float:
    """Say how likely a claim is true whose speaker has looked and is so likely a foe."""
    return CUNNING * foe + HONEST * (1 - foe)


@final
class Hearsay:
    """The last word of every seat on every goal and on every other seat."""

    __slots__ = ("_goals", "_roles")

    def __init__(self) -> None:
        """Begin: nothing is said."""
        self._goals: dict[tuple[int, PackedCell], str] = {}
        self._roles: dict[tuple[int, int], str] = {}

    def hear(self, claim: GoalClaimed | RoleClaimed) -> None:
        """Take a claim in; a later one of the same seat about the same thing replaces it."""
        if isinstance(claim, GoalClaimed):
            self._goals[claim.seat, pack(claim.cell)] = claim.word
        elif claim.seat != claim.target:
            self._roles[claim.seat, claim.target] = claim.word

    def forget(self, seat: int) -> None:
        """A seat has another role: what was said of it, and by whom it was, counts no more."""
        self._goals = {key: word for key, word in self._goals.items() if key[0] != seat}
        self._roles = {pair: word for pair, word in self._roles.items() if seat not in pair}

    def of_goals(
        self, looks: Collection[tuple[int, PackedCell]]
    ) -> list[tuple[int, PackedCell, str]]:
        """List seat, goal and word of what was said of goals by seats that have looked."""
        return [(*key, word) for key, word in sorted(self._goals.items()) if key in looks]

    def of_roles(self, looks: Collection[tuple[int, int]]) -> list[tuple[int, int, str]]:
        """List seat, target and word of what was said of others by seats that have looked."""
        return [(*key, word) for key, word in sorted(self._roles.items()) if key in looks]


def weigh_goals(
    wanted: Mapping[PackedCell, float],
    said: Iterable[tuple[int, PackedCell, bool]],
    foes: Sequence[float],
) -> dict[PackedCell, float]:
    """Return how likely each goal is the wanted one, after what was said.

    ``said`` are seats, goals and whether each was called the wanted one; ``foes`` says of every
    seat how likely it is a foe.
    """
    found = dict(wanted)
    for seat, place, claimed in said:
        if place in found:
            true = right(foes[seat])
            for goal in found:
                found[goal] *= true if (goal == place) == claimed else 1 - true
    total = sum(found.values())
    return {goal: odds / total for goal, odds in found.items()} if total else dict(wanted)
