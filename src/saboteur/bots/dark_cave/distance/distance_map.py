"""Distances in the cave, along existing paths and paths still to be laid."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from heapq import heapify, heappop, heappush
from typing import Final, TypeAlias

from saboteur.games.dark_cave.spaces import EXIT
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP, Edge, PackedCell, edge, pack_xy, xy
from saboteur.kernel.maze import INSIDE, Node, cell_of, empty_maze, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD, Pose

Spot: TypeAlias = int
"""A space of the cave, or ``~cell`` for a cell without a face-up card."""
Distances: TypeAlias = Mapping[Spot, float]

UNREACHABLE: Final = 99.0
"""Greater than any distance."""
STEP_COST: Final = 1.0
EMPTY_COST: Final = 4.0
"""Cost of a cell where a path still has to be laid."""
GOAL_COST: Final = 2.0
"""Cost from the edge of a goal to its middle."""
WRONG_GOAL_COST: Final = 4.0
"""Largest extra cost of a goal that may turn out to be the wrong one."""
NUGGET_COST: Final = 3.0
CARD_COST: Final = 2.0
CREATURE_COST: Final = 4.0
WEB_COST: Final = 3.0
"""Cost for each turn that a web lasts."""
EXIT_CARD: Final = "goal-exit"


class DistanceMap:
    """The distances in the cave for the dwarf of one seat."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.kit = view.kit
        self.seat = seat
        self.maze = empty_maze(view.kit.poses.poses)
        for place, pose in view.cards.items():
            self.maze.lay(place, pose)
        self.creatures = {piece.node for piece in view.creature_pieces if piece is not None}
        self.webs = {web.edge: web.side for web in view.web_pieces}
        """By edge, how many turns its web still lasts."""
        self.axes = sum(view.kit.effects[card] == "axe" for card in view.gear_numbers[seat])
        spots = [xy(place) for place in (*view.cards, *view.covered)]
        west, east = min(x for x, _ in spots) - 1, max(x for x, _ in spots) + 1
        north, south = min(y for _, y in spots) - 1, max(y for _, y in spots) + 1
        self.area = {pack_xy(x, y) for x in range(west, east + 1) for y in range(north, south + 1)}
        """The cells that a path may use: those around all cards."""
        self.cached_ways: dict[Spot, list[tuple[Spot, float]]] = {}
        """Cache of ``ways``; the cave does not change."""
        self.cached_costs: dict[Spot, float] = {}

    @cached_property
    def candidates(self) -> tuple[PackedCell, ...]:
        """The face-down goals that may be the exit, as far as the seat knows."""
        view = self.view
        if self.exits:
            return ()
        known = {place: self.kit.names[card] for place, card in view.known_goals}
        sure = [place for place, name in known.items() if name == EXIT_CARD]
        hidden = [place for place in sorted(view.covered) if place not in known]
        return tuple(sure or hidden)

    @cached_property
    def exits(self) -> tuple[Node, ...]:
        """The spaces that are the exit, if it is face up; otherwise none."""
        return tuple(
            node_at(place, space)
            for place, pose in sorted(self.view.cards.items())
            for space, mark in enumerate(self.kit.marks[pose // 2])
            if mark == EXIT
        )

    @cached_property
    def ahead(self) -> Distances:
        """By spot, the distance to the exit, or to the goals that may be it."""
        doubt = WRONG_GOAL_COST * (1 - 1 / len(self.candidates)) if self.candidates else 0.0
        found: dict[Spot, float] = dict.fromkeys(self.exits, 0.0)
        found |= dict.fromkeys((~place for place in self.candidates), GOAL_COST + doubt)
        return self._compute_distances(found, backwards=True)

    def behind(self, node: Node) -> Distances:
        """Return the distance from a space to each spot."""
        return self._compute_distances({node: 0.0}, backwards=False)

    def cost(self, spot: Spot) -> float:
        """Return the cost of entering a spot."""
        found = self.cached_costs.get(spot)
        if found is None:
            found = self.cached_costs[spot] = self._cost(spot)
        return found

    def _cost(self, spot: Spot) -> float:
        if spot < 0:
            return STEP_COST if ~spot in self.view.covered else EMPTY_COST
        pose = self.maze.cards[cell_of(spot)]
        return self.space_cost(pose, spot % NODES_PER_CARD) + (
            CREATURE_COST if spot in self.creatures and not self.axes else 0.0
        )

    def space_cost(self, pose: int, space: int) -> float:
        """Return the cost of entering a space of a card: a tunnel takes gold, a bridge a card."""
        if self.kit.is_tunnel(pose, space) and self.view.nuggets[self.seat]:
            return STEP_COST + NUGGET_COST
        return STEP_COST + (CARD_COST if self.kit.is_deck(pose, space) else 0.0)

    def web_cost(self, border: Edge) -> float:
        """Return the cost of waiting until a web is gone, or of cutting it."""
        lasts = self.webs.get(border, 0)
        return STEP_COST if self.axes and lasts == 1 else WEB_COST * lasts

    def ways(self, spot: Spot) -> list[tuple[Spot, float]]:
        """Return the neighbours of a spot, each with the cost of the web on the edge."""
        found = self.cached_ways.get(spot)
        if found is None:
            of_cell = spot < 0
            found = self._ways_of_cell(~spot) if of_cell else self._ways_of_space(spot)
            self.cached_ways[spot] = found
        return found

    def _ways_of_space(self, spot: Node) -> list[tuple[Spot, float]]:
        found = [
            (other, 0.0 if border == INSIDE else self.web_cost(border))
            for other, border in self.maze.steps(spot)
        ]
        place = cell_of(spot)
        for side in self.maze.poses[self.maze.cards[place]].exits[spot % NODES_PER_CARD]:
            beside = place + STEP[side]
            if beside not in self.maze.cards and self._can_cross_cell(beside):
                found.append((~beside, self.web_cost(edge(place, side))))
        return found

    def _ways_of_cell(self, place: PackedCell) -> list[tuple[Spot, float]]:
        found: list[tuple[Spot, float]] = []
        for side in SIDES:
            beside = place + STEP[side]
            if beside not in self.maze.cards:
                if self._can_cross_cell(beside):
                    found.append((~beside, 0.0))
                continue
            arm = self.maze.poses[self.maze.cards[beside]].arms[OPPOSITE[side]]
            if arm != CLOSED:
                found.append((node_at(beside, arm), self.web_cost(edge(place, side))))
        return found

    def _can_cross_cell(self, place: PackedCell) -> bool:
        """Return whether a path may cross a cell: a face-down goal only if it may be the exit."""
        if place in self.view.covered:
            return place in self.candidates
        return place in self.area

    def _compute_distances(
        self, found: dict[Spot, float], *, backwards: bool, until: Iterable[Spot] = ()
    ) -> Distances:
        """Return the shortest distances from the spots in ``found``; with ``backwards``, to them.

        ``found`` gives the initial distances and is updated in place. With ``until``, the search
        stops once those spots are reached; other distances may be missing or too long.
        """
        asked = set(until)
        heap = [(far, spot) for spot, far in found.items()]
        heapify(heap)
        covered = self.view.covered
        ways, cost = self.ways, self.cost
        done: set[Spot] = set()
        while heap:
            far, spot = heappop(heap)
            if spot in done:
                continue
            done.add(spot)
            if spot in asked:
                asked.remove(spot)
                if not asked:
                    break
            if not backwards and spot < 0 and ~spot in covered:
                continue
            leaving = cost(spot) if backwards else 0.0
            for other, web in ways(spot):
                if other in done or (backwards and other < 0 and ~other in covered):
                    continue
                there = far + web + (leaving if backwards else cost(other))
                if there < found.get(other, UNREACHABLE):
                    found[other] = there
                    heappush(heap, (there, other))
        return found

    def route_length_over(self, place: PackedCell, pose: int, behind: Distances) -> float:
        """Return the cost of the cheapest route to the exit over the card ``pose`` on ``place``.

        ``behind`` holds the distances from the dwarf.
        """
        laid = self.maze.poses[pose]
        come = self._entries(place, pose, laid, behind)
        for _ in range(laid.tile.nodes):  # no path within a card is longer
            for space, links in enumerate(laid.links):
                for other, _ in links:
                    there = come[space] + self.space_cost(pose, other)
                    come[other] = min(come[other], there)
        ladders = [self.ahead.get(hub, UNREACHABLE) + self.cost(hub) for hub in self.maze.hubs]
        best = UNREACHABLE
        for space in range(laid.tile.nodes):
            on = [
                self.ahead.get(spot, UNREACHABLE) + self.cost(spot) + web
                for spot, web in self._outside(place, laid, space)
            ]
            on += ladders if laid.hubs[space] >= 0 else []
            best = min(best, come[space] + min(on, default=UNREACHABLE))
        return best

    def _entries(self, place: PackedCell, pose: int, laid: Pose, behind: Distances) -> list[float]:
        """Return by space of the card its distance when entered from outside."""
        ladder = min((behind.get(hub, UNREACHABLE) for hub in self.maze.hubs), default=UNREACHABLE)
        found = []
        for space in range(laid.tile.nodes):
            ways = [
                behind.get(spot, UNREACHABLE) + web
                for spot, web in self._outside(place, laid, space)
            ]
            ways += [ladder] if laid.hubs[space] >= 0 else []
            found.append(min(ways, default=UNREACHABLE) + self.space_cost(pose, space))
        return found

    def _outside(self, place: PackedCell, laid: Pose, space: int) -> list[tuple[Spot, float]]:
        """Return a space's neighbours outside its card, each with the cost of a web between."""
        found: list[tuple[Spot, float]] = []
        for side in laid.exits[space]:
            beside = place + STEP[side]
            web = self.web_cost(edge(place, side))
            if beside in self.maze.cards:
                arm = self.maze.poses[self.maze.cards[beside]].arms[OPPOSITE[side]]
                found += [(node_at(beside, arm), web)] if arm != CLOSED else []
            elif self._can_cross_cell(beside):
                found.append((~beside, web))
        return found

    def route(self, node: Node) -> list[Spot]:
        """Return the spots of a shortest route to the exit, starting at a space."""
        found = [node]
        ahead = self.ahead
        while (
            ahead.get(found[-1], UNREACHABLE) > GOAL_COST + WRONG_GOAL_COST
            and len(found) < UNREACHABLE
        ):
            here = found[-1]
            nearer = [
                (ahead.get(spot, UNREACHABLE) + self.cost(spot) + web, spot)
                for spot, web in self.ways(here)
            ]
            if not nearer or min(nearer)[0] >= UNREACHABLE:
                break
            found.append(min(nearer)[1])
        return found


def cell_of_spot(spot: Spot) -> PackedCell:
    return ~spot if spot < 0 else cell_of(spot)
