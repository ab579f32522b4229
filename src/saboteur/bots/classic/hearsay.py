"""Hearsay: what seats claim of the goals, and how far a skilled player believes it.

Only who has looked at a goal can know it, and everybody sees who looks. A digger who has looked
tells the truth but for a slip; a saboteur says what suits him, and a good lie is rare enough that
he, too, is often right. So a claim counts by how much its speaker is suspected, and whoever is
caught in a lie is suspected from then on. What a seat says of roles is heard and believed of
nobody: any seat would say it.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from saboteur.bots.claims import GoalClaimed
from saboteur.bots.classic.odds import known_faces
from saboteur.games.classic.view import View
from saboteur.kernel.geometry import Cell

TREASURE: Final = "treasure"
HONEST: Final = 0.95
"""How often a digger who has looked says what he saw."""
CUNNING: Final = 0.35
"""How often a saboteur does."""
LIED: Final = 2.5
TOLD: Final = -0.4
"""The logarithm of how much likelier a saboteur is caught in a lie, or found to have told the
truth, than a digger."""


@final
class Hearsay:
    """The last word of every seat on every goal in this round."""

    __slots__ = ("_said",)

    def __init__(self) -> None:
        """Begin a round: nothing is said."""
        self._said: dict[tuple[int, Cell], bool] = {}

    def hear(self, claim: GoalClaimed) -> None:
        """Take a claim in; a later one of the same seat about the same goal replaces it."""
        self._said[claim.seat, claim.cell] = claim.word == TREASURE

    def weigh_seats(
        self, known: Mapping[Cell, bool], lookers: Mapping[Cell, Sequence[int]]
    ) -> dict[int, float]:
        """Say what its claims tell about each seat to one who knows some of the goals himself."""
        found: dict[int, float] = {}
        for seat, place, claimed in self._heard(lookers):
            if place in known:
                said = TOLD if known[place] == claimed else LIED
                found[seat] = found.get(seat, 0.0) + said
        return found

    def weigh_goals(
        self,
        treasure: Mapping[Cell, float],
        lookers: Mapping[Cell, Sequence[int]],
        suspected: Sequence[float],
    ) -> dict[Cell, float]:
        """Return how likely each goal is the treasure, after what was said."""
        found = dict(treasure)
        for seat, place, claimed in self._heard(lookers):
            if place in found:
                right = CUNNING * suspected[seat] + HONEST * (1 - suspected[seat])
                for goal in found:
                    found[goal] *= right if (goal == place) == claimed else 1 - right
        total = sum(found.values())
        return {goal: odds / total for goal, odds in found.items()} if total else dict(treasure)

    def _heard(self, lookers: Mapping[Cell, Sequence[int]]) -> list[tuple[int, Cell, bool]]:
        """List what was said by seats that have looked."""
        return [
            (seat, place, claimed)
            for (seat, place), claimed in sorted(self._said.items())
            if seat in lookers.get(place, ())
        ]


def lookers(view: View) -> dict[Cell, list[int]]:
    """Return by goal who has looked at it and can't have been deceived by an exchange since."""
    found: dict[Cell, list[int]] = {}
    for look in view.looks:
        if not look.stale:
            found.setdefault(look.seen, []).append(look.seat)
    return found


def known_goals(view: View) -> dict[Cell, bool]:
    """Return of every goal that a seat has seen, or that lies open, whether it is the treasure."""
    known = known_faces(view)
    known |= {place: view.cards[place] // 2 for place in view.goal_cells if place in view.cards}
    return {place: bool(view.kit.treasure.get(card)) for place, card in known.items()}
