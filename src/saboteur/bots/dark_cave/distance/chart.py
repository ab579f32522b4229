"""The cave as a skilled seat measures it: goals weighed by their odds, changes tried out."""

from collections.abc import Mapping
from copy import copy
from functools import cached_property
from typing import Final

from saboteur.bots.dark_cave.distance.survey import FAR, Distances, Spot, Survey
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP, Edge, PackedCell, edge
from saboteur.kernel.maze import INSIDE, Node, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD

UNSEEN: Final = 4.0
"""What is left to do at the rim of a face-down goal: it ends the movement (DC-57)."""
WRONG: Final = 14.0
"""What it costs to come to a goal that is not the exit."""
INNER: Final = 2
"""The steps from the last space before the exit to the exit: over its rim."""


class Chart(Survey):
    """A survey that weighs the face-down goals."""

    def __init__(self, view: View, seat: int, odds: Mapping[PackedCell, float]) -> None:
        """Measure for the dwarf of ``seat``, who believes in these goals."""
        super().__init__(view, seat)
        self.odds = odds
        self.asked: tuple[Node, ...] = ()
        """If any, only these spaces are measured."""

    @cached_property
    def candidates(self) -> tuple[PackedCell, ...]:
        """The face-down goals that may be the exit."""
        return tuple(sorted(self.odds))

    @cached_property
    def ahead(self) -> Distances:
        """How far the exit is from each spot, where it is or where it may be."""
        found: dict[Spot, float] = dict.fromkeys(self.exits, 0.0)
        found |= {~place: UNSEEN + WRONG * (1 - odds) for place, odds in self.odds.items()}
        return self._spread(found, backwards=True, until=self.asked)

    @cached_property
    def paces(self) -> Mapping[Node, int]:
        """How many steps the open exit is away where paths lead there; webs are in the way."""
        return self._paces(dict.fromkeys(self.exits, 0))

    def paces_to(self, goal: PackedCell) -> Mapping[Node, int]:
        """Return the same as if a face-down goal were the exit, and open."""
        found = {}
        for side in SIDES:
            beside = goal + STEP[side]
            if beside in self.maze.cards and edge(goal, side) not in self.webs:
                arm = self.maze.poses[self.maze.cards[beside]].arms[OPPOSITE[side]]
                if arm != CLOSED:
                    found[node_at(beside, arm)] = INNER
        return self._paces(found)

    def _paces(self, found: dict[Node, int]) -> Mapping[Node, int]:
        fresh = list(found)
        while fresh:
            beside = []
            for node in fresh:
                for other, border in self.maze.steps(node):
                    if other not in found and (border == INSIDE or border not in self.webs):
                        found[other] = found[node] + 1
                        beside.append(other)
            fresh = beside
        return found

    def ask_for_dwarves(self) -> None:
        """Measure no more than is needed to say where the dwarves stand."""
        self.asked = tuple(node for node in self.view.dwarf_nodes if node >= 0)

    def with_card(self, place: PackedCell, pose: int) -> "Chart":
        """Return the cave with one more card."""
        changed = self._copy(place)
        changed.maze.lay(place, pose)
        return changed

    def without_card(self, place: PackedCell) -> "Chart":
        """Return the cave after a rockfall."""
        changed = self._copy(place)
        changed.maze.lift(place)
        return changed

    def with_web(self, border: Edge, lasts: int) -> "Chart":
        """Return the cave with a web on an edge, or without it if it lasts no longer."""
        changed = self._copy(border // 4)
        changed.webs = {place: web for place, web in self.webs.items() if place != border}
        if lasts:
            changed.webs[border] = lasts
        return changed

    def with_odds(self, odds: Mapping[PackedCell, float]) -> "Chart":
        """Return the cave to one who believes otherwise."""
        changed = self._copy(None)
        changed.odds = odds
        changed.__dict__.pop("candidates", None)
        return changed

    def _copy(self, place: PackedCell | None) -> "Chart":
        """Copy what was found out, but for what a change on a cell, or everywhere, makes untrue."""
        changed = copy(self)
        changed.maze = self.maze.clone()
        changed.ask_for_dwarves()
        for measured in ("ahead", "paces"):
            changed.__dict__.pop(measured, None)
        changed.found_ways, changed.found_costs = (
            ({}, {}) if place is None else self._far_from(place)
        )
        return changed

    def _far_from(
        self, place: PackedCell
    ) -> tuple[dict[Spot, list[tuple[Spot, float]]], dict[Spot, float]]:
        ways, costs = self.found_ways.copy(), self.found_costs.copy()
        near = [place, *(place + step for step in STEP)]
        spots = [~here for here in near]
        spots += [node_at(here, space) for here in near for space in range(NODES_PER_CARD)]
        for spot in (*spots, *self.maze.hubs):
            ways.pop(spot, None)
            costs.pop(spot, None)
        return ways, costs


def walks(steps: float, speed: int) -> int:
    """How many turns it takes to go so many steps."""
    return int(-(-steps // speed)) if steps < FAR else int(FAR)
