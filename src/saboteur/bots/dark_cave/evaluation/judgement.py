"""A judgement: whom a seat trusts, who runs for the exit, and how far it is."""

from functools import cached_property
from typing import Final

from saboteur.bots.dark_cave.distance.survey import FAR, Distances, Spot, Survey, cell_of_spot
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Node

HARM: Final = {"rat": 1.0, "lindworm": 2.0, "goblin": 3.0}
OWN_HARM: Final = 1.5
"""One's own dwarf counts more than another of one's side."""
VEIN: Final = 3.5
"""What a nugget of a vein is worth, in steps."""


class Judgement:
    """One decision in the eyes of its seat."""

    def __init__(self, view: View, survey: Survey, trust: tuple[float, ...]) -> None:
        """Look at the cave as it was measured for the seat, which trusts the others so far."""
        self.view = view
        self.seat = survey.seat
        self.survey = survey
        self.trust = trust

    @property
    def inside(self) -> list[int]:
        """The seats whose dwarf is in the mine."""
        return [seat for seat in range(self.view.seats) if seat not in self.view.out]

    def dwarves_on(self, node: Node) -> list[int]:
        """The seats whose dwarf is on a space."""
        return [seat for seat in self.inside if self.view.dwarf_nodes[seat] == node]

    @cached_property
    def runner(self) -> int | None:
        """Whom the seat digs for: itself and, once it is out, whom it trusts most."""
        if self.seat not in self.view.out:
            return self.seat
        friends = [(-self.trust[seat], self.far(seat), seat) for seat in self.inside]
        best = min(friends, default=None)
        return best[2] if best is not None and best[0] < 0 else None

    @property
    def rivals(self) -> list[int]:
        """Those inside who rather work for the other clan."""
        return [seat for seat in self.inside if self.trust[seat] < 0]

    def far(self, seat: int) -> float:
        """How far a dwarf has to go."""
        return self.survey.ahead.get(self.view.dwarf_nodes[seat], FAR)

    def place(self, node: Node) -> float:
        """How good it is to be on a space at the end of the movement."""
        gold = VEIN if node in self.view.vein_nodes else 0.0
        return gold - self.survey.ahead.get(node, FAR)

    def harm(self, creature: str, seat: int) -> float:
        """What it is worth if a creature attacks a dwarf."""
        if creature == "goblin" and not self.view.nuggets[seat]:
            return 0.0
        return -HARM[creature] * (OWN_HARM if seat == self.seat else self.trust[seat])

    @cached_property
    def behind(self) -> Distances:
        """How far the cave is from the runner."""
        return {} if self.runner is None else self.survey.behind(self.view.dwarf_nodes[self.runner])

    @cached_property
    def own_route(self) -> list[Spot]:
        """The way that the runner will take."""
        return [] if self.runner is None else self.survey.route(self.view.dwarf_nodes[self.runner])

    @cached_property
    def own_cells(self) -> frozenset[PackedCell]:
        """The cells of that way."""
        return frozenset(map(cell_of_spot, self.own_route))

    @cached_property
    def rival_routes(self) -> list[tuple[float, list[Spot]]]:
        """The ways of the rivals, each with how much it matters to stop one."""
        return [
            (-self.trust[seat], self.survey.route(self.view.dwarf_nodes[seat]))
            for seat in self.rivals
        ]
