"""The evaluator of a novice: trust in other seats, distances and routes."""

from functools import cached_property
from typing import Final

from saboteur.bots.dark_cave.distance.distance_map import (
    UNREACHABLE,
    DistanceMap,
    Distances,
    Spot,
    cell_of_spot,
)
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Node

W_CREATURE_HARM: Final = {"rat": 1.0, "lindworm": 2.0, "goblin": 3.0}
W_OWN_HARM: Final = 1.5
"""Weight of harm to the seat's own dwarf; harm to a certain friend has weight 1."""
W_VEIN_NUGGET: Final = 3.5
"""Value of a nugget of a vein, in steps."""


class PositionEvaluator:
    """Evaluates one decision of a seat, with its trust in each other seat."""

    def __init__(self, view: View, distance_map: DistanceMap, trust: tuple[float, ...]) -> None:
        self.view = view
        self.seat = distance_map.seat
        self.distance_map = distance_map
        self.trust = trust

    @property
    def seats_inside(self) -> list[int]:
        """The seats whose dwarf is in the mine."""
        return [seat for seat in range(self.view.seats) if seat not in self.view.out]

    def dwarves_on(self, node: Node) -> list[int]:
        """List the seats whose dwarf is on a space."""
        return [seat for seat in self.seats_inside if self.view.dwarf_nodes[seat] == node]

    @cached_property
    def runner(self) -> int | None:
        """The seat whose way out is dug: this one or, once it is out, the one it trusts most.

        ``None`` if it trusts no seat inside.
        """
        if self.seat not in self.view.out:
            return self.seat
        friends = [
            (-self.trust[seat], self.exit_distance(seat), seat) for seat in self.seats_inside
        ]
        best = min(friends, default=None)
        return best[2] if best is not None and best[0] < 0 else None

    @property
    def rivals(self) -> list[int]:
        """The seats inside that are more likely to work for the other clan."""
        return [seat for seat in self.seats_inside if self.trust[seat] < 0]

    def exit_distance(self, seat: int) -> float:
        return self.distance_map.ahead.get(self.view.dwarf_nodes[seat], UNREACHABLE)

    def place_score(self, node: Node) -> float:
        """Return the value of ending the movement on a space."""
        gold = W_VEIN_NUGGET if node in self.view.vein_nodes else 0.0
        return gold - self.distance_map.ahead.get(node, UNREACHABLE)

    def harm_score(self, creature: str, seat: int) -> float:
        """Return the value of a creature's attack on a dwarf: positive if that is a rival."""
        if creature == "goblin" and not self.view.nuggets[seat]:
            return 0.0
        return -W_CREATURE_HARM[creature] * (W_OWN_HARM if seat == self.seat else self.trust[seat])

    @cached_property
    def runner_distances(self) -> Distances:
        """By spot, its distance from the runner's dwarf."""
        return (
            {}
            if self.runner is None
            else self.distance_map.behind(self.view.dwarf_nodes[self.runner])
        )

    @cached_property
    def own_route(self) -> list[Spot]:
        """The spots of the runner's route to the exit; empty without a runner."""
        return (
            []
            if self.runner is None
            else self.distance_map.route(self.view.dwarf_nodes[self.runner])
        )

    @cached_property
    def own_cells(self) -> frozenset[PackedCell]:
        return frozenset(map(cell_of_spot, self.own_route))

    @cached_property
    def rival_routes(self) -> list[tuple[float, list[Spot]]]:
        """The routes of the rivals, each with the weight of stopping that rival."""
        return [
            (-self.trust[seat], self.distance_map.route(self.view.dwarf_nodes[seat]))
            for seat in self.rivals
        ]
