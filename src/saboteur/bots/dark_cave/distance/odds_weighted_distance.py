"""Distances for a skilled seat: goals have odds, and changes are tried on copies."""

from collections.abc import Mapping
from copy import copy
from functools import cached_property
from typing import Final

from saboteur.bots.dark_cave.distance.distance_map import UNREACHABLE, DistanceMap, Distances, Spot
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP, Edge, PackedCell, edge
from saboteur.kernel.maze import INSIDE, Node, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD

FACE_DOWN_GOAL_STEPS: Final = 4.0
"""Remaining cost at the edge of a face-down goal, because it ends the movement (DC-57)."""
WRONG_GOAL_STEPS: Final = 14.0
"""Cost of entering a goal that is not the exit."""
EXIT_RIM_STEPS: Final = 2
"""Steps from the last space before the exit to the exit."""


class OddsWeightedDistanceMap(DistanceMap):
    """A distance map that weights the face-down goals by ``odds``."""

    def __init__(self, view: View, seat: int, odds: Mapping[PackedCell, float]) -> None:
        super().__init__(view, seat)
        self.odds = odds
        self.asked: tuple[Node, ...] = ()
        """If not empty, only the distances of these spaces are reliable."""

    @cached_property
    def candidates(self) -> tuple[PackedCell, ...]:
        """The face-down goals that may be the exit."""
        return tuple(sorted(self.odds))

    @cached_property
    def ahead(self) -> Distances:
        """By spot, the distance to the exit, or to the goals that may be it."""
        found: dict[Spot, float] = dict.fromkeys(self.exits, 0.0)
        found |= {
            ~place: FACE_DOWN_GOAL_STEPS + WRONG_GOAL_STEPS * (1 - odds)
            for place, odds in self.odds.items()
        }
        return self._compute_distances(found, backwards=True, until=self.asked)

    @cached_property
    def paces(self) -> Mapping[Node, int]:
        """By space, the number of steps to the open exit along existing paths; webs block."""
        return self._count_paces(dict.fromkeys(self.exits, 0))

    def open_exit_steps_to(self, goal: PackedCell) -> Mapping[Node, int]:
        """Return by space the number of steps to ``goal`` if that were the open exit."""
        found = {}
        for side in SIDES:
            beside = goal + STEP[side]
            if beside in self.maze.cards and edge(goal, side) not in self.webs:
                arm = self.maze.poses[self.maze.cards[beside]].arms[OPPOSITE[side]]
                if arm != CLOSED:
                    found[node_at(beside, arm)] = EXIT_RIM_STEPS
        return self._count_paces(found)

    def _count_paces(self, found: dict[Node, int]) -> Mapping[Node, int]:
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
        """End the search for ``ahead`` once the spaces of all dwarves are reached."""
        self.asked = tuple(node for node in self.view.dwarf_nodes if node >= 0)

    def with_card(self, place: PackedCell, pose: int) -> "OddsWeightedDistanceMap":
        """Return a copy in which the card ``pose`` lies on ``place``."""
        changed = self._copy_without(place)
        changed.maze.lay(place, pose)
        return changed

    def without_card(self, place: PackedCell) -> "OddsWeightedDistanceMap":
        """Return a copy without the card on a cell."""
        changed = self._copy_without(place)
        changed.maze.lift(place)
        return changed

    def with_web(self, border: Edge, lasts: int) -> "OddsWeightedDistanceMap":
        """Return a copy with a web on an edge, or without it if ``lasts`` is 0."""
        changed = self._copy_without(border // 4)
        changed.webs = {place: web for place, web in self.webs.items() if place != border}
        if lasts:
            changed.webs[border] = lasts
        return changed

    def with_odds(self, odds: Mapping[PackedCell, float]) -> "OddsWeightedDistanceMap":
        """Return a copy with other odds of the goals."""
        changed = self._copy_without(None)
        changed.odds = odds
        changed.__dict__.pop("candidates", None)
        return changed

    def _copy_without(self, place: PackedCell | None) -> "OddsWeightedDistanceMap":
        """Return a copy without the cached results that a change at ``place`` invalidates."""
        changed = copy(self)
        changed.maze = self.maze.clone()
        changed.ask_for_dwarves()
        for measured in ("ahead", "paces"):
            changed.__dict__.pop(measured, None)
        changed.cached_ways, changed.cached_costs = (
            ({}, {}) if place is None else self._far_from(place)
        )
        return changed

    def _far_from(
        self, place: PackedCell
    ) -> tuple[dict[Spot, list[tuple[Spot, float]]], dict[Spot, float]]:
        ways, costs = self.cached_ways.copy(), self.cached_costs.copy()
        near = [place, *(place + step for step in STEP)]
        spots = [~here for here in near]
        spots += [node_at(here, space) for here in near for space in range(NODES_PER_CARD)]
        for spot in (*spots, *self.maze.hubs):
            ways.pop(spot, None)
            costs.pop(spot, None)
        return ways, costs


def count_walks(steps: float, speed: int) -> int:
    """Return the number of turns that a dwarf with ``speed`` steps per turn needs for ``steps``."""
    return int(-(-steps // speed)) if steps < UNREACHABLE else int(UNREACHABLE)
